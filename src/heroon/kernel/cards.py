"""Card data: the numbers printed on a box's cards, replaceable by its owner.

A game's `cards.toml` lists what stands on its cards, in tables whose columns are described once
(`heroon.kernel.columns`), with where each comes from (`printed`, `public`, `inferred`,
`rebuilt`).  Rules read them as numbers from the state, `g.numbers[GOAL]`; a record names the hash
of the numbers it was played with.  `docs/formats.md` describes both kinds of files.

- `read_numbers` reads a game's own file; `numbers_field` is the field of the state.
- `first_of` says where the numbers of a record begin, `slots_of` where a cell's stand in it.
- `use_numbers` reads an owner's file over them, `write_numbers` writes one.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from .columns import NOTHING, Choice, Column, Effects, Numbers, Token, Wrong, effects
from .errors import MALFORMED, REFUSED, UNKNOWN, InputError, near_first
from .pictures import picture
from .state import LIST, Field
from .toml import LONGEST_OWN, lines_of, read_toml
from .totals import wrong_totals

#: Where a number comes from.
PROVENANCE: Final = ("printed", "public", "inferred", "rebuilt")
#: Where the numbers of a record come from that the owner of the box has corrected.
OWN: Final = "own"
#: The table of single numbers, and of records written as bare lists.
_TABLE: Final = "numbers"
#: Tables of a card file that describe others.
_ABOUT: Final = ("axes", "tokens", "columns")
#: What the description of a column of pictures may say besides.
_LAWS: Final = ("marks", "once", "joined", "counts")
#: No line of an exported file is longer where it can be broken.
_LINE: Final = 110
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


@dataclass(frozen=True)
class Cell:
    """Where numbers stand in a card file: table, row, label of an axis, column.

    `row` is empty in a table that is one record, `label` in a column without an axis. `labels`
    are all labels of that axis. With `either` the tokens of the cell are a choice of one.
    """

    table: str
    row: str
    label: str
    column: Column
    labels: tuple[str, ...] = ()
    either: bool = False

    @property
    def path(self) -> tuple[str, ...]:
        """The keys that lead to it, without those of the column."""
        return tuple(part for part in (self.table, self.row, self.label) if part)


@dataclass(frozen=True)
class Number:
    """One number of a game's cards: its range, where it comes from, the rule that uses it.

    The numbers of one record (a trial's three values, a row of a card) are named `name.1`,
    `name.2` and so on; `of` is the name of the record, `many` whether it is such a list. A `late`
    number came after records had been kept: where it is 0, hash and digest leave it out. `slot`
    is its place among the numbers of its `cell`.
    """

    name: str
    value: int
    low: int
    high: int
    source: str
    rule: str
    of: str = ""
    many: bool = False
    late: bool = False
    cell: Cell | None = None
    slot: int = 0


# -- a game's own file ----------------------------------------------------------------------------


def read_numbers(text: str, where: str) -> tuple[Number, ...]:
    """A game's own `cards.toml`, in order, late ones last; raises `InputError`.

    In `[numbers]` a `value` is a number or a list of numbers; `low`, `high` and `from` are one
    for all of them or a list, too.  Every other table has its columns in `[columns.TABLE]`.
    """
    found = read_toml(text, where, LONGEST_OWN)
    _need_tables(found, where)
    own = _Own(found, where)
    out: list[Number] = []
    for name, table in found.items():
        if name == _TABLE:
            for key, entry in table.items():
                out += _plain(key, entry, where)
        elif name not in (*_ABOUT, "tables"):
            out += own.numbers(name, table)
    for wrong in wrong_totals(out):
        raise InputError(REFUSED, wrong.why, wrong.sign, where)
    return (*(n for n in out if not n.late), *(n for n in out if n.late))


def _need_tables(found: Mapping[str, Any], where: str) -> None:
    wrong = [name for name, table in found.items() if not isinstance(table, dict)]
    if wrong or not found:
        why = "a card file holds tables, such as [numbers]"
        raise InputError(MALFORMED, why, "".join(wrong[:1])[:40], where)


def _plain(name: str, entry: Any, where: str) -> Iterator[Number]:
    """The numbers of an entry of `[numbers]`."""
    if not isinstance(entry, dict) or set(entry) - {"say"} != {
        "value", "low", "high", "from", "rule",
    }:  # fmt: skip
        raise InputError(MALFORMED, "needs value, low, high, from, rule", name, where)
    many = isinstance(entry["value"], list)
    given = entry["value"] if many else [entry["value"]]
    columns = [_each(entry[key], len(given), name, where) for key in ("low", "high", "from")]
    for source in columns[2]:
        _check_source(source, where)
    slots = tuple(str(i + 1) for i in range(len(given)))
    bounds = tuple(zip(columns[0], columns[1], strict=True))
    column = Numbers(name, slots, bounds, say=entry.get("say", ""))
    cell = Cell(_TABLE, "", "", column)
    try:
        values = column.read({name: entry["value"]}, given, False)
    except Wrong as bad:
        raise InputError(REFUSED, bad.why, str(bad.token)[:40], where) from None
    for i, (value, (low, high)) in enumerate(zip(values, bounds, strict=True)):
        own = f"{name}.{i + 1}" if many else name
        source = columns[2][i]
        yield Number(own, value, low, high, source, entry["rule"], name, many, cell=cell, slot=i)


def _each(given: Any, many: int, name: str, where: str) -> list[Any]:
    """One value for each number of a record."""
    column = given if isinstance(given, list) else [given] * many
    if len(column) != many:
        raise InputError(MALFORMED, f"{many} entries are needed in each list", name, where)
    return column


def _check_source(source: object, where: str) -> None:
    if source not in PROVENANCE:
        raise InputError(UNKNOWN, "no such provenance", str(source), where)


class _Own:
    """Reads the tables of a game's own file by what it says of them.

    `[axes]` names the labels of each axis, `[tokens.NAME]` the tokens of effects, `[tables.TABLE]`
    what holds for a whole table: `from` and `rule` (one for all columns, or one each; `{}` is the
    row), `by` (an axis for all columns), `one` (the table is a single record), `stands` (the
    records of numbers in which its cells lie, where they are older than the table) and `apart`
    (each of those for all rows before the next one).
    """

    def __init__(self, found: Mapping[str, Any], where: str):
        self.found, self.where = found, where
        self.axes: dict[str, tuple[str, ...]] = {
            name: tuple(labels) for name, labels in found.get("axes", {}).items()
        }
        self.tokens = {name: _tokens(given) for name, given in found.get("tokens", {}).items()}

    def numbers(self, table: str, rows: Mapping[str, Any]) -> list[Number]:
        """The numbers of a table."""
        about = self.found.get("tables", {}).get(table, {})
        described = self.found.get("columns", {}).get(table)
        if described is None:
            raise InputError(MALFORMED, "needs its columns", table, self.where)
        columns = {name: self._column(name, entry, about) for name, entry in described.items()}
        records = {"": rows} if about.get("one") else rows
        groups = [self._groups(table, row, record, columns, about)
                  for row, record in records.items()]  # fmt: skip
        if about.get("apart"):
            longest = max(map(len, groups), default=0)
            return [n for i in range(longest) for group in groups for n in group[i]]
        return [n for group in groups for one in group for n in one]

    def _column(self, name: str, entry: Mapping[str, Any], about: Mapping[str, Any]) -> Column:
        """A column as `[columns.TABLE]` describes it."""
        by, say = entry.get("by", about.get("by", "")), entry.get("say", "")
        if "words" in entry:
            words = tuple(entry["words"])
            return Choice(name, ("",), ((0, len(words) - 1),), by, (), say, words)
        if "tokens" in entry:
            return effects(
                name, self.tokens[entry["tokens"]], entry.get("most", 1),
                name_of=entry["tokens"], choices=entry.get("choices", False),
                levels=tuple(entry.get("levels", ())), by=by, say=say,
            )  # fmt: skip
        if "picture" in entry:
            rows, columns = entry["picture"]
            laws = {key: entry[key] for key in _LAWS if key in entry}
            return picture(name, rows, columns, entry["cells"], entry["edges"], say=say, **laws)
        many = entry.get("many", 1)
        slots = ("",) if many == 1 else tuple(str(i + 1) for i in range(many))
        bounds = ((entry["low"], entry["high"]),) * many
        return Numbers(name, slots, bounds, by, (), say, entry.get("total", 0))

    def _groups(
        self,
        table: str,
        row: str,
        record: Mapping[str, Any],
        columns: Mapping[str, Column],
        about: Mapping[str, Any],
    ) -> list[list[Number]]:
        """The numbers of a record, in the lists of numbers in which they stand."""
        place = ".".join(filter(None, (table, row)))
        found: dict[str, tuple[Cell, int, int]] = {}
        axes = dict.fromkeys(column.by for column in columns.values())
        rows = [(by, label) for by in sorted(axes) for label in (self.axes[by] if by else ("",))]
        for by, label in rows:
            given = record.get(label, {}) if label else record
            for column in columns.values():
                if column.by != by or not any(key in given for key in column.keys):
                    continue
                either = column.name in record.get("either", ())
                labels = self.axes[column.by] if column.by else ()
                cell = Cell(table, row, label, column, labels, either)
                for i, value in enumerate(self._read(cell, given, place)):
                    found[_slot_name(cell, i)] = (cell, i, value)
        stands = about.get("stands")
        if stands is None:
            of = place
            return [[self._number(f"{of}.{name}", of, True, False, *one, record, about)
                     for name, one in found.items()]]  # fmt: skip
        out: list[list[Number]] = []
        for group in stands:
            of = group["name"].replace("{}", row or table)
            names = [
                f"{name}.{slot}" if slot else name
                for name in group["holds"].split()
                for slot in (columns[name].slots if name in columns else ("",))
            ]
            numbers: list[Number] = []
            for i, name in enumerate(names):
                own = f"{of}.{i + 1}" if len(names) > 1 else of
                late = group.get("late", False)
                if name == "-":
                    numbers.append(replace(
                        self._number(own, of, len(names) > 1, late, *next(iter(found.values())),
                                     record, about),
                        value=0, low=0, high=group["spare"], cell=None))  # fmt: skip
                elif name in found:
                    many = len(names) > 1
                    numbers.append(self._number(own, of, many, late, *found[name], record, about))
            if numbers and len(numbers) != len(names):
                raise InputError(MALFORMED, f"{len(names)} numbers are needed", of, self.where)
            out.append(numbers)
        return out

    def _read(self, cell: Cell, given: Mapping[str, Any], place: str) -> list[int]:
        zeros = [0] * len(cell.column.slots)
        try:
            return cell.column.read(given, zeros, cell.either)
        except Wrong as bad:
            token = f"{place}: {bad.token}"[:60]
            raise InputError(REFUSED, bad.why, token, self.where) from None

    def _number(
        self, name: str, of: str, many: bool, late: bool, cell: Cell, slot: int, value: int,
        record: Mapping[str, Any], about: Mapping[str, Any],
    ) -> Number:  # fmt: skip
        low, high = cell.column.bounds[slot]
        source = _named("from", cell.column.name, record, about)
        _check_source(source, self.where)
        rule = _named("rule", cell.column.name, record, about).replace("{}", cell.row)
        return Number(name, value, low, high, source, rule, of, many, late, cell, slot)


def _named(what: str, column: str, record: Mapping[str, Any], about: Mapping[str, Any]) -> str:
    """What a record, or else its table, says for a column."""
    for place in (record, about):
        found = place.get(what, "")
        if isinstance(found, dict):
            found = found.get(column, found.get("", ""))
        if found:
            return str(found)
    return ""


def _slot_name(cell: Cell, slot: int) -> str:
    """What a number of a cell is called in its record: `hp`, `1.effects.code1`."""
    return ".".join(filter(None, (cell.label, cell.column.name, cell.column.slots[slot])))


def _tokens(given: Mapping[str, Mapping[str, Any]]) -> tuple[Token, ...]:
    """The tokens of a list, with codes from 1 in their order where none are given."""
    out: list[Token] = []
    code = 0
    for spelling, entry in given.items():
        if "own" not in entry:
            code = entry.get("code", code + 1)
        given_too = {key: value for key, value in entry.items() if key != "code"}
        out.append(Token(spelling, 0 if "own" in entry else code, **given_too))
    return tuple(out)


# -- for rules ------------------------------------------------------------------------------------


def first_of(numbers: Sequence[Number]) -> dict[str, int]:
    """Where the first number of each record stands."""
    return {n.of or n.name: i for i, n in reversed(list(enumerate(numbers)))}


def slots_of(numbers: Sequence[Number], record: str) -> dict[str, int]:
    """Where each number of a record stands behind its first one: `hp`, `1.effects.code1`."""
    first = first_of(numbers)[record]
    return {
        _slot_name(n.cell, n.slot): i - first
        for i, n in enumerate(numbers)
        if n.of == record and n.cell is not None
    }


def numbers_hash(numbers: tuple[Number, ...]) -> str:
    """Twelve hex digits that name a set of numbers."""
    text = "\n".join(f"{n.name}={n.value}" for n in numbers if n.value or not n.late)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def numbers_field(numbers: tuple[Number, ...]) -> Field:
    """The field of the state that holds the numbers."""
    low, high = min(n.low for n in numbers), max(n.high for n in numbers)
    many, late = len(numbers), sum(n.late for n in numbers)
    return Field(
        "numbers", LIST, many, low, high, low, fixed=True, companion=True, constant=True, late=late
    )


# -- an owner's file ------------------------------------------------------------------------------


class _Sheet:
    """The tables of a game's cards, found again from its numbers."""

    def __init__(self, numbers: Sequence[Number]):
        self.cells: dict[tuple[str, ...], dict[str, tuple[Cell, list[int]]]] = {}
        self.columns: dict[str, dict[str, Column]] = {}
        self.axes: dict[str, tuple[str, ...]] = {}
        self.records: dict[str, list[int]] = {}
        self.children: dict[tuple[str, ...], dict[str, None]] = {}
        for i, n in enumerate(numbers):
            self.records.setdefault(n.of or n.name, []).append(i)
            if n.cell is None:
                continue
            column = n.cell.column
            cells = self.cells.setdefault(n.cell.path, {})
            at = cells.setdefault(column.name, (n.cell, [-1] * len(column.slots)))[1]
            at[n.slot] = i
            self.columns.setdefault(n.cell.table, {}).setdefault(column.name, column)
            if column.by:
                self.axes.setdefault(column.by, n.cell.labels)
            for j in range(1, len(n.cell.path)):
                self.children.setdefault(n.cell.path[:j], {}).setdefault(n.cell.path[j])

    def keys(self, path: tuple[str, ...]) -> dict[str, tuple[Cell, list[int]]]:
        """The cells that lie right under a path, by each of their keys."""
        return {key: one for one in self.cells.get(path, {}).values() for key in one[0].column.keys}


def use_numbers(numbers: tuple[Number, ...], text: str, where: str) -> tuple[Number, ...]:
    """The numbers with an owner's corrections; unknown names and bad values are refused."""
    found = read_toml(text, where)
    _need_tables(found, where)
    user = _User(numbers, found, lines_of(text), where)
    for name, given in found.items():
        if name == _TABLE:
            user.plain(given)
        elif name in _ABOUT:
            user.described(name, given)
        else:
            user.table((name,), given)
    return user.result()


class _User:
    """Puts what an owner's file says over a game's numbers."""

    def __init__(
        self,
        numbers: tuple[Number, ...],
        found: Mapping[str, Any],
        lines: Mapping[tuple[str, ...], int],
        where: str,
    ):
        self.numbers, self.lines, self.where = numbers, lines, where
        self.sheet = _Sheet(numbers)
        self.values = [n.value for n in numbers]
        self.given: set[tuple[int, ...]] = set()
        self.told: set[int] = set()

    def place(self, *path: str, named: str = "") -> str:
        """The place of what has this path: its line, or that of what it stands in, or in it."""
        where = f"{self.where}, {named}" if named else self.where
        lines = [self.lines.get(path[:end], 0) for end in range(len(path), 0, -1)]
        within = [line for keys, line in self.lines.items() if path and keys[: len(path)] == path]
        line = next(filter(None, lines), min(within, default=0))
        return f"{where}, line {line}" if line else where

    def plain(self, given: Mapping[str, Any]) -> None:
        """Single numbers, and records as bare lists, as saves and older files write them."""
        for name, value in given.items():
            where = self.place(_TABLE, name)
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
        """Refuse a number whose cell could not be written so (a token's own range)."""
        n = self.numbers[i]
        if n.cell is None:
            return
        at = self.sheet.cells[n.cell.path][n.cell.column.name][1]
        try:
            n.cell.column.check([self.values[j] for j in at])
        except Wrong as bad:
            raise InputError(REFUSED, bad.why, str(bad.token)[:40], where) from None

    def described(self, name: str, given: Mapping[str, Any]) -> None:
        """The description of the columns: as it was exported, or left out."""
        ours = _described(self.sheet)[name]
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
        """A table, a row of it, or the row of a label."""
        where = self.place(*path)
        cells, below = self.sheet.keys(path), self.sheet.children.get(path, {})
        if not cells and not below:
            tables = dict.fromkeys((_TABLE, *self.sheet.columns))
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
        self, path: tuple[str, ...], key: str, given: Mapping[str, Any], cell: Cell, at: list[int]
    ) -> None:
        column = cell.column
        try:
            values = column.read(given, [self.values[i] for i in at], cell.either)
        except Wrong as bad:
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
        """The numbers; whole records and cells that were changed are the owner's."""
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


# -- writing --------------------------------------------------------------------------------------


def write_numbers(
    numbers: tuple[Number, ...], title: str, say: Callable[[str], str] | None = None
) -> str:
    """The numbers as a file that the owner of the box can correct.

    `say` tells a message by its key, in the language of the file: what a table, a column, a token
    or a provenance is; nothing for an unknown one.
    """
    say = say or _unsaid
    sheet = _Sheet(numbers)
    lines = [f"# {line}".rstrip() for line in title.splitlines()]
    lines += _about(sheet, say)
    for table in dict.fromkeys(n.cell.table for n in numbers if n.cell is not None):
        lines += ["", *_told(say(f"cards-table-{table}")), *_rows(sheet, table, numbers, say)]
    return "\n".join(lines) + "\n"


def legend_keys(numbers: Sequence[Number]) -> tuple[set[str], set[str]]:
    """The messages that a card file asks for: those of columns and tokens, those it may have."""
    sheet = _Sheet(numbers)
    columns = [column for found in sheet.columns.values() for column in found.values()]
    tokens = [token for c in columns if isinstance(c, Effects) for token in c.tokens]
    keys = [c.say for c in columns] + [token.say for token in tokens]
    said = {key for key in keys if key and not key.startswith("noun:")}
    return said, {f"cards-table-{table}" for table in sheet.columns}


def _unsaid(key: str) -> str:
    """What is told where nobody gives words: the name of a provenance."""
    return key.removeprefix("source-") if key.startswith("source-") else ""


def _told(text: str) -> list[str]:
    return [f"# {line}" for line in text.splitlines()]


def _described(sheet: _Sheet) -> dict[str, dict[str, Any]]:
    """What an exported file says of its columns, as data."""
    out: dict[str, dict[str, Any]] = {"axes": {}, "tokens": {}, "columns": {}}
    out["axes"] = {name: list(labels) for name, labels in sheet.axes.items()}
    for table, columns in sheet.columns.items():
        if table == _TABLE:
            continue  # each of these says what is allowed where it stands
        out["columns"][table] = {}
        for column in columns.values():
            about = column.about + (f", by {column.by}" if column.by else "")
            out["columns"][table].update(dict.fromkeys(column.keys, about))
            if isinstance(column, Effects):
                listed = {token.spelling: token.about for token in column.tokens}
                out["tokens"][column.name_of] = listed
    return out


def _about(sheet: _Sheet, say: Callable[[str], str]) -> list[str]:
    """The description of axes, tokens and columns, with what they mean."""
    told = _described(sheet)
    means: dict[tuple[str, str, str], str] = {}
    for table, columns in sheet.columns.items():
        for column in columns.values():
            for key in column.keys:
                means["columns", table, key] = column.say and say(column.say)
            for token in column.tokens if isinstance(column, Effects) else ():
                assert isinstance(column, Effects)
                means["tokens", column.name_of, token.spelling] = token.say and say(token.say)
    lines: list[str] = []
    if told["axes"]:
        lines += ["", "[axes]", *(f"{_key(k)} = {_toml(v)}" for k, v in told["axes"].items())]
    for kind in ("tokens", "columns"):
        for name, entries in told[kind].items():
            lines += ["", f"[{kind}.{_key(name)}]"]
            for key, about in entries.items():
                meaning = means.get((kind, name, key), "")
                line = f"{_key(key)} = {_toml(about)}"
                lines.append(line + (f"  # {meaning}" if meaning else ""))
    return lines


def _rows(
    sheet: _Sheet, table: str, numbers: Sequence[Number], say: Callable[[str], str]
) -> list[str]:
    """The rows of a table: one line each, or one table each where they have rows themselves."""
    path = (table,)
    flat = [f"[{_key(table)}]", *_lines(sheet.cells.get(path, {}).values(), numbers, say)]
    deep: list[str] = []
    for row in sheet.children.get(path, {}):
        cells = sheet.cells.get((table, row), {})
        below = sheet.children.get((table, row), {})
        if not below:
            line = _inline(row, cells.values(), numbers, say)
            if line:
                flat.append(line)
                continue
        deep += ["", *_told(say(f"noun:{row}"))]
        deep += [f"[{_key(table)}.{_key(row)}]", *_lines(cells.values(), numbers, say)]
        for label in below:
            inside = sheet.cells[table, row, label].values()
            deep.append(_inline(label, inside, numbers, say) or "")
    return [*(flat if len(flat) > 1 else ()), *(deep if len(flat) > 1 else deep[1:])]


def _inline(name: str, cells: Any, numbers: Sequence[Number], say: Callable[[str], str]) -> str:
    """A row in one line; empty where it holds a picture."""
    told: dict[str, Any] = {}
    for cell, at in cells:
        told |= cell.column.write([numbers[i].value for i in at], cell.either)
    if any(isinstance(v, list) and v and isinstance(v[0], str) for v in told.values()):
        return ""
    inside = ", ".join(f"{_key(key)} = {_toml(value)}" for key, value in told.items())
    return f"{_key(name)} = {{ {inside} }}{_comment(cells, numbers, say, say(f'noun:{name}'))}"


def _lines(cells: Any, numbers: Sequence[Number], say: Callable[[str], str]) -> list[str]:
    """Cells, a line each."""
    out: list[str] = []
    for cell, at in cells:
        comment = _comment([(cell, at)], numbers, say)
        if cell.table == _TABLE:
            # Single numbers are columns of themselves: what they mean stands here.
            means = cell.column.say and say(cell.column.say)
            noted = "; ".join(filter(None, (cell.column.about, means)))
            comment = comment.replace("  # ", f"  # {noted}; ", 1)
        for key, value in cell.column.write([numbers[i].value for i in at], cell.either).items():
            if isinstance(value, list) and value and isinstance(value[0], str):
                out += [f"{_key(key)} = [{comment}", *(f"  {_toml(v)}," for v in value), "]"]
            else:
                out.append(f"{_key(key)} = {_toml(value)}{comment}")
    return out


def _comment(
    cells: Any, numbers: Sequence[Number], say: Callable[[str], str], name: str = ""
) -> str:
    """What cells belong to, where their numbers come from, and the rules that use them."""
    by_source: dict[str, list[str]] = {}
    rules: dict[str, None] = {}
    for cell, at in cells:
        found = {numbers[i].source for i in at}
        keys = " + ".join(cell.column.keys)
        for i, slot in zip(at, cell.column.slots, strict=True):
            named_as = keys if len(found) == 1 else slot
            names = by_source.setdefault(numbers[i].source, [])
            if named_as not in names:
                names.append(named_as)
            rules.setdefault(numbers[i].rule)
    named = {source: say(f"source-{source}") or source for source in by_source}
    if len(by_source) == 1:
        told = next(iter(named.values()))
    else:
        told = ", ".join(f"{', '.join(keys)}: {named[s]}" for s, keys in by_source.items())
    return f"  # {'; '.join(filter(None, [name, told, *rules]))}"


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else _toml(name)


def _toml(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, int):
        return str(value)
    return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'


def changed_numbers(ours: tuple[Number, ...], theirs: tuple[Number, ...]) -> list[str]:
    """The records of one set that differ from another one, as lines of `[numbers]`.

    So saves and scenarios keep them: lists of bare numbers, whatever columns they stand in.
    """
    out: list[str] = []
    records = _Sheet(ours).records
    for name, at in records.items():
        if any(ours[i].value != theirs[i].value for i in at):
            values = [ours[i].value for i in at]
            out.append(f"{_key(name)} = {_toml(values if ours[at[0]].many else values[0])}")
    return out


def changed_cells(ours: tuple[Number, ...], theirs: tuple[Number, ...]) -> list[str]:
    """The cells of one set that differ from those of another one: `trial.lion.attack = 5`."""
    out: list[str] = []
    for path, cells in _Sheet(ours).cells.items():
        for cell, at in cells.values():
            mine, its = (
                cell.column.write([numbers[i].value for i in at], cell.either)
                for numbers in (ours, theirs)
            )
            before = () if cell.table == _TABLE else path
            for key, value in mine.items():
                if value != its[key]:
                    out.append(f"{'.'.join(map(_key, (*before, key)))} = {_toml(value)}")
    return out


def own_cells(numbers: tuple[Number, ...]) -> list[tuple[str, str]]:
    """What the owner has corrected, with the rule that uses it: `trial.lion.attack = 5`."""
    out: list[tuple[str, str]] = []
    for path, cells in _Sheet(numbers).cells.items():
        for cell, at in cells.values():
            if any(numbers[i].source == OWN for i in at):
                told = cell.column.write([numbers[i].value for i in at], cell.either)
                before = () if cell.table == _TABLE else path
                out += [
                    (numbers[at[0]].rule, f"{'.'.join((*before, key))} = {_toml(value)}")
                    for key, value in told.items()
                ]
    return out


__all__ = [
    "NOTHING",
    "OWN",
    "PROVENANCE",
    "Cell",
    "Number",
    "changed_cells",
    "changed_numbers",
    "first_of",
    "legend_keys",
    "numbers_field",
    "numbers_hash",
    "own_cells",
    "read_numbers",
    "slots_of",
    "use_numbers",
    "write_numbers",
]
