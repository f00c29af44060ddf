"""The reader of an owner's file of card data, which replaces numbers of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from .cards import ABOUT, OWN, SINGLE, CardTables, CellPlace, Number, described, need_tables
from .columns import BadCell
from .errors import MALFORMED, REFUSED, UNKNOWN, InputError, near_first
from .toml import lines_of, read_toml
from .totals import wrong_totals


def use_numbers(numbers: tuple[Number, ...], text: str, where: str) -> tuple[Number, ...]:
    """Return a game's numbers with those of an owner's file in their place.

    Raises `InputError` for unknown names and values that are not allowed.
    """
    found = read_toml(text, where)
    need_tables(found, where)
    user = _User(numbers, found, lines_of(text), where)
    for name, given in found.items():
        if name == SINGLE:
            user.plain(given)
        elif name in ABOUT:
            user.described(name, given)
        else:
            user.table((name,), given)
    return user.result()


class _User:
    """An owner's corrections while they are read, checked and put over a game's numbers."""

    def __init__(
        self,
        numbers: tuple[Number, ...],
        found: Mapping[str, Any],
        lines: Mapping[tuple[str, ...], int],
        where: str,
    ):
        self.numbers, self.lines, self.where = numbers, lines, where
        self.sheet = CardTables(numbers)
        self.values = [n.value for n in numbers]
        self.given: set[tuple[int, ...]] = set()
        self.told: set[int] = set()

    def place(self, *path: str, named: str = "") -> str:
        """Say where in the file a path of keys stands: file, name, and the nearest line."""
        where = f"{self.where}, {named}" if named else self.where
        lines = [self.lines.get(path[:end], 0) for end in range(len(path), 0, -1)]
        within = [line for keys, line in self.lines.items() if path and keys[: len(path)] == path]
        line = next(filter(None, lines), min(within, default=0))
        return f"{where}, line {line}" if line else where

    def plain(self, given: Mapping[str, Any]) -> None:
        """Read `[numbers]`: single numbers, and records as bare lists (as saves write them)."""
        for name, value in given.items():
            where = self.place(SINGLE, name)
            if name not in self.sheet.records:
                known = near_first(name[:40], self.sheet.records)[:200]
                why = f"no such number (there are: {known})"
                raise InputError(UNKNOWN, why, name[:40], where)
            at = self.sheet.records[name]
            own = value.get("value") if isinstance(value, dict) else value
            if not self.numbers[at[0]].many:
                own = [own]
            elif not isinstance(own, list) or len(own) != len(at):
                why = f"{name} must be a list of {len(at)} numbers"
                raise InputError(REFUSED, why, str(own)[:40], where)
            for i, one in zip(at, own, strict=True):
                n = self.numbers[i]
                if not isinstance(one, int) or isinstance(one, bool) or not n.low <= one <= n.high:
                    why = f"{n.name} must be a number from {n.low} to {n.high}"
                    raise InputError(REFUSED, why, str(one)[:40], where)
            self._put(at, own, name, where)
            for i in at:
                self._check(i, where)

    def _check(self, i: int, where: str) -> None:
        """Refuse a number that its cell cannot hold, such as one too high for its token."""
        n = self.numbers[i]
        if n.cell is None:
            return
        at = self.sheet.cells[n.cell.path][n.cell.column.name][1]
        try:
            n.cell.column.check([self.values[j] for j in at])
        except BadCell as bad:
            raise InputError(REFUSED, bad.why, str(bad.token)[:40], where) from None

    def described(self, name: str, given: Mapping[str, Any]) -> None:
        """Refuse a description of columns that differs from the one that was exported."""
        ours = described(self.sheet)[name]
        for table, entry in given.items():
            if table not in ours:
                known = ", ".join(ours)[:200]
                why = f"no such table (there are: {known})"
                raise InputError(UNKNOWN, why, table[:40], self.place(name, table))
            if entry != ours[table]:
                wrong = [
                    key
                    for key in (entry if isinstance(entry, dict) else ())
                    if not isinstance(ours[table], dict) or ours[table].get(key) != entry[key]
                ]
                why = "the game describes its columns: leave this as it was exported"
                where = self.place(name, table, *wrong[:1])
                raise InputError(REFUSED, why, ".".join([table, *wrong[:1]])[:40], where)

    def table(self, path: tuple[str, ...], given: Any) -> None:
        """Read a table, one of its rows, or a row below that for a label of an axis."""
        where = self.place(*path)
        cells, below = self.sheet.keys(path), self.sheet.children.get(path, {})
        if not cells and not below:
            tables = dict.fromkeys((SINGLE, *self.sheet.columns))
            known = near_first(path[0][:40], tables)[:200]
            raise InputError(UNKNOWN, f"no such table (there are: {known})", path[0][:40], where)
        if not isinstance(given, dict):
            known = ", ".join((*cells, *below))[:200]
            why = f"{'.'.join(path)} must be a table of: {known}"
            raise InputError(MALFORMED, why, str(given)[:40], where)
        done: set[str] = set()
        for key, value in given.items():
            if key in below:
                self.table((*path, key), value)
            elif key not in cells:
                known = near_first(key[:40], (*cells, *below))[:200]
                why = f"{'.'.join(path)} has no such entry (there are: {known})"
                raise InputError(UNKNOWN, why, key[:40], self.place(*path, key))
            elif cells[key][0].column.name not in done:
                done.add(cells[key][0].column.name)
                self._cell(path, key, given, *cells[key])

    def _cell(
        self,
        path: tuple[str, ...],
        key: str,
        given: Mapping[str, Any],
        cell: CellPlace,
        at: list[int],
    ) -> None:
        column = cell.column
        try:
            values = column.read(given, [self.values[i] for i in at], cell.either)
        except BadCell as bad:
            wrong = next((k for k in column.keys if bad.why.startswith(f"{k} ")), key)
            deeper = (str(bad.line),) if bad.line >= 0 else ()
            where = self.place(*path, wrong, *deeper, named=".".join(path))
            raise InputError(REFUSED, bad.why, str(bad.token)[:40], where) from None
        self._put(at, values, ".".join((*path, key)), self.place(*path, key))

    def _put(self, at: list[int], values: list[int], name: str, where: str) -> None:
        if self.told.intersection(at):
            raise InputError(REFUSED, "this stands twice in the file", name[:40], where)
        self.told.update(at)
        for i, value in zip(at, values, strict=True):
            self.values[i] = value

    def result(self) -> tuple[Number, ...]:
        """Return the numbers; records and cells with a changed number are marked as the owner's."""
        changed = {i for i, n in enumerate(self.numbers) if n.value != self.values[i]}
        groups = [*self.sheet.records.values()]
        groups += [at for cells in self.sheet.cells.values() for _, at in cells.values()]
        own = {i for at in groups if changed.intersection(at) for i in at}
        numbers = tuple(
            replace(n, value=self.values[i], source=OWN) if i in own else n
            for i, n in enumerate(self.numbers)
        )
        for wrong in wrong_totals(numbers):
            raise InputError(REFUSED, wrong.why, wrong.sign, self.place(*wrong.path))
        return numbers
