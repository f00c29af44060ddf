"""Card data: the numbers printed on a box's cards, replaceable by its owner.

A game's `cards.toml` lists its numbers with range and provenance (`printed`, `public`,
`inferred`, `rebuilt`).  Rules read them from the state, `g.numbers[GOAL]`; a record names the
hash of the numbers it was played with.
"""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass
from typing import Any, Final

from .errors import MALFORMED, REFUSED, UNKNOWN, InputError
from .state import LIST, Field

#: Where a number comes from.
PROVENANCE: Final = ("printed", "public", "inferred", "rebuilt")


@dataclass(frozen=True)
class Number:
    """One number of a game's cards: its range, where it comes from, the rule that uses it."""

    name: str
    value: int
    low: int
    high: int
    source: str
    rule: str


def read_numbers(text: str, where: str) -> tuple[Number, ...]:
    """A game's own `cards.toml`, in order; raises `InputError`."""
    out: list[Number] = []
    for name, entry in _table(text, where).items():
        if not isinstance(entry, dict) or set(entry) != {"value", "low", "high", "from", "rule"}:
            raise InputError(MALFORMED, "needs value, low, high, from, rule", name, where)
        if entry["from"] not in PROVENANCE:
            raise InputError(UNKNOWN, "no such provenance", str(entry["from"]), where)
        n = Number(name, 0, entry["low"], entry["high"], entry["from"], entry["rule"])
        out.append(_with(n, entry["value"], text, where))
    return tuple(out)


def use_numbers(numbers: tuple[Number, ...], text: str, where: str) -> tuple[Number, ...]:
    """The numbers with an owner's corrections; unknown names and bad values are refused."""
    given = _table(text, where)
    names = {n.name for n in numbers}
    for name in given:
        if name not in names:
            raise InputError(UNKNOWN, "no such number", name, _line(text, name, where))
    out: list[Number] = []
    for n in numbers:
        value = given.get(n.name, n.value)
        if isinstance(value, dict):
            value = value.get("value")
        out.append(_with(n, value, text, where))
    return tuple(out)


def write_numbers(numbers: tuple[Number, ...], title: str) -> str:
    """The numbers as a file that the owner of the box can correct."""
    lines = [f"# {title}", "# Change a value; the range stands behind it.", "", "[numbers]"]
    lines += [f"{n.name} = {n.value}  # {n.low} to {n.high}; {n.source}; {n.rule}" for n in numbers]
    return "\n".join(lines) + "\n"


def numbers_hash(numbers: tuple[Number, ...]) -> str:
    """Twelve hex digits that name a set of numbers."""
    text = "\n".join(f"{n.name}={n.value}" for n in numbers)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def numbers_field(numbers: tuple[Number, ...]) -> Field:
    """The field of the state that holds the numbers."""
    low, high = min(n.low for n in numbers), max(n.high for n in numbers)
    return Field("numbers", LIST, len(numbers), low, high, low, fixed=True, companion=True)


def _table(text: str, where: str) -> dict[str, Any]:
    try:
        found = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as bad:
        raise InputError(MALFORMED, f"not TOML: {bad}", where=where) from None
    table = found.get("numbers")
    if set(found) != {"numbers"} or not isinstance(table, dict):
        raise InputError(MALFORMED, "one table [numbers] and nothing else", where=where)
    return table


def _with(n: Number, value: Any, text: str, where: str) -> Number:
    if not isinstance(value, int) or isinstance(value, bool) or not n.low <= value <= n.high:
        why = f"{n.name} must be a number from {n.low} to {n.high}"
        raise InputError(REFUSED, why, str(value)[:40], _line(text, n.name, where))
    return Number(n.name, value, n.low, n.high, n.source, n.rule)


def _line(text: str, name: str, where: str) -> str:
    for i, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith(name):
            return f"{where}, line {i}"
    return where
