"""Card data: the numbers printed on a box's cards, replaceable by its owner.

A game's `cards.toml` lists its numbers with range and provenance (`printed`, `public`,
`inferred`, `rebuilt`).  Rules read them from the state, `g.numbers[GOAL]`; a record names the
hash of the numbers it was played with.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import Any, Final

from .errors import MALFORMED, REFUSED, UNKNOWN, InputError
from .state import LIST, Field
from .toml import LONGEST_OWN, LONGEST_TOML, read_toml

#: Where a number comes from.
PROVENANCE: Final = ("printed", "public", "inferred", "rebuilt")
#: Where the numbers of a record come from that the owner of the box has corrected.
OWN: Final = "own"


@dataclass(frozen=True)
class Number:
    """One number of a game's cards: its range, where it comes from, the rule that uses it.

    The numbers of one record (a trial's three values, a row of a card) are named `name.1`,
    `name.2` and so on; `of` is the name of the record, `many` whether it is such a list.
    """

    name: str
    value: int
    low: int
    high: int
    source: str
    rule: str
    of: str = ""
    many: bool = False


def read_numbers(text: str, where: str) -> tuple[Number, ...]:
    """A game's own `cards.toml`, in order; raises `InputError`.

    `value` is a number or a list of numbers; `low`, `high` and `from` are one for all of them
    or a list, too.
    """
    out: list[Number] = []
    for name, entry in _table(text, where, LONGEST_OWN).items():
        if not isinstance(entry, dict) or set(entry) != {"value", "low", "high", "from", "rule"}:
            raise InputError(MALFORMED, "needs value, low, high, from, rule", name, where)
        many = isinstance(entry["value"], list)
        given = entry["value"] if many else [entry["value"]]
        columns = [_each(entry[key], len(given), name, where) for key in ("low", "high", "from")]
        for i, (value, low, high, source) in enumerate(zip(given, *columns, strict=True), 1):
            if source not in PROVENANCE:
                raise InputError(UNKNOWN, "no such provenance", str(source), where)
            own = f"{name}.{i}" if many else name
            n = Number(own, 0, low, high, source, entry["rule"], name, many)
            out.append(_with(n, value, text, where))
    return tuple(out)


def _each(given: Any, many: int, name: str, where: str) -> list[Any]:
    """One value for each number of a record."""
    column = given if isinstance(given, list) else [given] * many
    if len(column) != many:
        raise InputError(MALFORMED, f"{many} entries are needed in each list", name, where)
    return column


def use_numbers(numbers: tuple[Number, ...], text: str, where: str) -> tuple[Number, ...]:
    """The numbers with an owner's corrections; unknown names and bad values are refused."""
    given = _table(text, where)
    records = _records(numbers)
    for name, value in given.items():
        if name not in records:
            raise InputError(UNKNOWN, "no such number", name, _line(text, name, where))
        own = value.get("value") if isinstance(value, dict) else value
        many = len(records[name])
        if not records[name][0].many:
            own = [own]
        elif not isinstance(own, list) or len(own) != many:
            why = f"{name} must be a list of {many} numbers"
            raise InputError(REFUSED, why, str(own)[:40], _line(text, name, where))
        mine = [_with(n, v, text, where) for n, v in zip(records[name], own, strict=True)]
        if mine != records[name]:
            mine = [replace(n, source=OWN) for n in mine]
        records[name] = mine
    return tuple(n for record in records.values() for n in record)


def _records(numbers: tuple[Number, ...]) -> dict[str, list[Number]]:
    """The numbers by record, in order."""
    out: dict[str, list[Number]] = {}
    for n in numbers:
        out.setdefault(n.of or n.name, []).append(n)
    return out


def write_numbers(numbers: tuple[Number, ...], title: str) -> str:
    """The numbers as a file that the owner of the box can correct."""
    lines = [f"# {title}", "# Change a value; the range stands behind it.", "", "[numbers]"]
    for name, record in _records(numbers).items():
        own = [str(n.value) for n in record]
        value = f"[{', '.join(own)}]" if record[0].many else own[0]
        ranges = dict.fromkeys(f"{n.low} to {n.high}" for n in record)
        sources = dict.fromkeys(n.source for n in record)
        about = f"{', '.join(ranges)}; {', '.join(sources)}; {record[0].rule}"
        lines.append(f"{name} = {value}  # {about}")
    return "\n".join(lines) + "\n"


def changed_numbers(ours: tuple[Number, ...], theirs: tuple[Number, ...]) -> list[str]:
    """The numbers of one set that differ from those of another one, as lines of a card file."""
    mine, its = (write_numbers(numbers, "").split("\n") for numbers in (ours, theirs))
    return [a.partition("#")[0].rstrip() for a, b in zip(mine, its, strict=True) if a != b]


def numbers_hash(numbers: tuple[Number, ...]) -> str:
    """Twelve hex digits that name a set of numbers."""
    text = "\n".join(f"{n.name}={n.value}" for n in numbers)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def numbers_field(numbers: tuple[Number, ...]) -> Field:
    """The field of the state that holds the numbers."""
    low, high = min(n.low for n in numbers), max(n.high for n in numbers)
    many = len(numbers)
    return Field("numbers", LIST, many, low, high, low, fixed=True, companion=True, constant=True)


def _table(text: str, where: str, longest: int = LONGEST_TOML) -> dict[str, Any]:
    found = read_toml(text, where, longest)
    table = found.get("numbers")
    if set(found) != {"numbers"} or not isinstance(table, dict):
        raise InputError(MALFORMED, "one table [numbers] and nothing else", where=where)
    return table


def _with(n: Number, value: Any, text: str, where: str) -> Number:
    if not isinstance(value, int) or isinstance(value, bool) or not n.low <= value <= n.high:
        why = f"{n.name} must be a number from {n.low} to {n.high}"
        raise InputError(REFUSED, why, str(value)[:40], _line(text, n.of or n.name, where))
    return replace(n, value=value)


def _line(text: str, name: str, where: str) -> str:
    """The place of a name in a card file: its line, where it stands at the start of one."""
    for i, line in enumerate(text.splitlines(), 1):
        head = line.partition("=")[0].strip().strip("\"'")
        if head in (name, f"[numbers.{name}]"):
            return f"{where}, line {i}"
    return where
