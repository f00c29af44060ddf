"""The reader of a game's own file of card data: `cards.toml`, with its axes, tokens and columns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from .cards import ABOUT, PROVENANCE, SINGLE, CellPlace, Number, need_tables, slot_name
from .columns import BadCell, Column, EffectToken, Numbers, OneOf, effects
from .errors import MALFORMED, REFUSED, UNKNOWN, InputError
from .pictures import picture
from .toml import LONGEST_OWN, read_toml
from .totals import wrong_totals

#: The laws that the description of a column of pictures may name.
_LAWS: Final = ("marks", "once", "joined", "counts")


def read_numbers(text: str, where: str) -> tuple[Number, ...]:
    """Read a game's own `cards.toml`: its numbers in order, late ones last; raises `InputError`.

    In `[numbers]` a `value` is a number or a list of numbers; `low`, `high` and `from` are one
    for all of them or a list, too.  Every other table has its columns in `[columns.TABLE]`.
    """
    found = read_toml(text, where, LONGEST_OWN)
    need_tables(found, where)
    own = _Own(found, where)
    out: list[Number] = []
    for name, table in found.items():
        if name == SINGLE:
            for key, entry in table.items():
                out += _plain(key, entry, where)
        elif name not in (*ABOUT, "tables"):
            out += own.numbers(name, table)
    for wrong in wrong_totals(out):
        raise InputError(REFUSED, wrong.why, wrong.sign, where)
    return (*(n for n in out if not n.late), *(n for n in out if n.late))


def _plain(name: str, entry: Any, where: str) -> Iterator[Number]:
    """Read an entry of `[numbers]`: yield each of its numbers; raises `InputError`."""
    if not isinstance(entry, dict) or set(entry) - {"say"} != {
        "value", "low", "high", "from", "rule",
    }:  # fmt: skip
        raise InputError(MALFORMED, "needs value, low, high, from, rule", name, where)
    many = isinstance(entry["value"], list)
    given = entry["value"] if many else [entry["value"]]
    columns = [_each(entry[key], len(given), name, where) for key in ("low", "high", "from")]
    for source in columns[2]:
        check_source(source, where)
    slots = tuple(str(i + 1) for i in range(len(given)))
    bounds = tuple(zip(columns[0], columns[1], strict=True))
    column = Numbers(name, slots, bounds, say=entry.get("say", ""))
    cell = CellPlace(SINGLE, "", "", column)
    try:
        values = column.read({name: entry["value"]}, given, False)
    except BadCell as bad:
        raise InputError(REFUSED, bad.why, str(bad.token)[:40], where) from None
    for i, (value, (low, high)) in enumerate(zip(values, bounds, strict=True)):
        own = f"{name}.{i + 1}" if many else name
        source = columns[2][i]
        yield Number(own, value, low, high, source, entry["rule"], name, many, cell=cell, slot=i)


def _each(given: Any, many: int, name: str, where: str) -> list[Any]:
    """Return one value for each of `many` numbers: one alone is repeated, a list is checked."""
    column = given if isinstance(given, list) else [given] * many
    if len(column) != many:
        raise InputError(MALFORMED, f"{many} entries are needed in each list", name, where)
    return column


def check_source(source: object, where: str) -> None:
    """Raise `InputError` for a provenance that is not one of `PROVENANCE`."""
    if source not in PROVENANCE:
        raise InputError(UNKNOWN, "no such provenance", str(source), where)


class _Own:
    """A reader of the tables of a game's own file, by what that file says of them.

    That file says:

    - `[axes]`: the labels of each axis
    - `[tokens.NAME]`: the tokens of effects
    - `[tables.TABLE]`: what holds for a whole table: `from` and `rule` (one for all columns, or
      one each; `{}` stands for the row), `by` (an axis for all columns), `one` (the table is a
      single record), `stands` (the records in which its cells lie, where these are older than
      the table) and `apart` (each of those records comes for all rows before the next one)
    """

    def __init__(self, found: Mapping[str, Any], where: str):
        self.found, self.where = found, where
        self.axes: dict[str, tuple[str, ...]] = {
            name: tuple(labels) for name, labels in found.get("axes", {}).items()
        }
        self.tokens = {name: _tokens(given) for name, given in found.get("tokens", {}).items()}

    def numbers(self, table: str, rows: Mapping[str, Any]) -> list[Number]:
        """Read all numbers of a table, in the order in which the state holds them."""
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
        """Make the column that an entry of `[columns.TABLE]` describes."""
        by, say = entry.get("by", about.get("by", "")), entry.get("say", "")
        if "words" in entry:
            words = tuple(entry["words"])
            return OneOf(name, ("",), ((0, len(words) - 1),), by, (), say, words)
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
        """Read the numbers of a row of a table, in the records in which the state holds them."""
        place = ".".join(filter(None, (table, row)))
        found: dict[str, tuple[CellPlace, int, int]] = {}
        axes = dict.fromkeys(column.by for column in columns.values())
        rows = [(by, label) for by in sorted(axes) for label in (self.axes[by] if by else ("",))]
        for by, label in rows:
            given = record.get(label, {}) if label else record
            for column in columns.values():
                if column.by != by or not any(key in given for key in column.keys):
                    continue
                either = column.name in record.get("either", ())
                labels = self.axes[column.by] if column.by else ()
                cell = CellPlace(table, row, label, column, labels, either)
                for i, value in enumerate(self._read(cell, given, place)):
                    found[slot_name(cell, i)] = (cell, i, value)
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

    def _read(self, cell: CellPlace, given: Mapping[str, Any], place: str) -> list[int]:
        zeros = [0] * len(cell.column.slots)
        try:
            return cell.column.read(given, zeros, cell.either)
        except BadCell as bad:
            token = f"{place}: {bad.token}"[:60]
            raise InputError(REFUSED, bad.why, token, self.where) from None

    def _number(
        self, name: str, of: str, many: bool, late: bool, cell: CellPlace, slot: int, value: int,
        record: Mapping[str, Any], about: Mapping[str, Any],
    ) -> Number:  # fmt: skip
        low, high = cell.column.bounds[slot]
        source = _named("from", cell.column.name, record, about)
        check_source(source, self.where)
        rule = _named("rule", cell.column.name, record, about).replace("{}", cell.row)
        return Number(name, value, low, high, source, rule, of, many, late, cell, slot)


def _named(what: str, column: str, record: Mapping[str, Any], about: Mapping[str, Any]) -> str:
    """Find what a row, or else its table, says for a column: its provenance or its rule."""
    for place in (record, about):
        found = place.get(what, "")
        if isinstance(found, dict):
            found = found.get(column, found.get("", ""))
        if found:
            return str(found)
    return ""


def _tokens(given: Mapping[str, Mapping[str, Any]]) -> tuple[EffectToken, ...]:
    """Read a list of effect tokens; one without a code gets the next one, from 1."""
    out: list[EffectToken] = []
    code = 0
    for spelling, entry in given.items():
        if "own" not in entry:
            code = entry.get("code", code + 1)
        given_too = {key: value for key, value in entry.items() if key != "code"}
        out.append(EffectToken(spelling, 0 if "own" in entry else code, **given_too))
    return tuple(out)
