"""Card data: the numbers printed on a box's cards, replaceable by its owner.

A game's `cards.toml` lists what stands on its cards, in tables whose columns are described once
(`heroon.kernel.columns`), with where each comes from (`printed`, `public`, `inferred`,
`rebuilt`).  Rules read them as numbers from the state, `g.numbers[GOAL]`; a record names the hash
of the numbers it was played with.  `docs/formats.md` describes both kinds of files.

- `cards_own` reads a game's own file; `numbers_field` is the field of the state.
- `first_of` says where the numbers of a record begin, `slots_of` where a cell's stand in it.
- `cards_used` reads an owner's file over them, `cards_written` writes one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from .columns import Column, Effects
from .errors import MALFORMED, InputError
from .fields import LIST, Field

#: Where a number comes from.
PROVENANCE: Final = ("printed", "public", "inferred", "rebuilt")
#: Where the numbers of a record come from that the owner of the box has corrected.
OWN: Final = "own"
#: The table of single numbers, and of records written as bare lists.
SINGLE: Final = "numbers"
#: Tables of a card file that describe others.
ABOUT: Final = ("axes", "tokens", "columns")


@dataclass(frozen=True)
class CellPlace:
    """The place of numbers in a card file: table, row, label of an axis, column.

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
        """The keys that lead to the cell, without those of its column."""
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
    cell: CellPlace | None = None
    slot: int = 0


def first_of(numbers: Sequence[Number]) -> dict[str, int]:
    """Map each record to the index of its first number."""
    return {n.of or n.name: i for i, n in reversed(list(enumerate(numbers)))}


def slots_of(numbers: Sequence[Number], record: str) -> dict[str, int]:
    """Map each number of a record to its distance from the record's first number.

    The keys are names such as `hp` or `1.effects.code1`.
    """
    first = first_of(numbers)[record]
    return {
        slot_name(n.cell, n.slot): i - first
        for i, n in enumerate(numbers)
        if n.of == record and n.cell is not None
    }


def slot_name(cell: CellPlace, slot: int) -> str:
    """Name a number of a cell within its record: `hp`, `1.effects.code1`."""
    return ".".join(filter(None, (cell.label, cell.column.name, cell.column.slots[slot])))


def numbers_hash(numbers: tuple[Number, ...]) -> str:
    """Compute the twelve hex digits that identify a set of card numbers."""
    text = "\n".join(f"{n.name}={n.value}" for n in numbers if n.value or not n.late)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def numbers_field(numbers: tuple[Number, ...]) -> Field:
    """Make the field of the state that holds the card numbers."""
    low, high = min(n.low for n in numbers), max(n.high for n in numbers)
    many, late = len(numbers), sum(n.late for n in numbers)
    return Field(
        "numbers", LIST, many, low, high, low, fixed=True, companion=True, constant=True, late=late
    )


class CardTables:
    """The tables of a card file, put together again from the flat list of a game's numbers."""

    def __init__(self, numbers: Sequence[Number]):
        self.cells: dict[tuple[str, ...], dict[str, tuple[CellPlace, list[int]]]] = {}
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

    def keys(self, path: tuple[str, ...]) -> dict[str, tuple[CellPlace, list[int]]]:
        """Map each key right under a path to its cell: its place and the indices of its numbers."""
        return {key: one for one in self.cells.get(path, {}).values() for key in one[0].column.keys}


def need_tables(found: Mapping[str, Any], where: str) -> None:
    """Raise `InputError` for a card file that is empty or holds anything but tables."""
    wrong = [name for name, table in found.items() if not isinstance(table, dict)]
    if wrong or not found:
        why = "a card file holds tables, such as [numbers]"
        raise InputError(MALFORMED, why, "".join(wrong[:1])[:40], where)


def described(sheet: CardTables) -> dict[str, dict[str, Any]]:
    """Collect what an exported card file says of its axes, tokens and columns, as data."""
    out: dict[str, dict[str, Any]] = {"axes": {}, "tokens": {}, "columns": {}}
    out["axes"] = {name: list(labels) for name, labels in sheet.axes.items()}
    for table, columns in sheet.columns.items():
        if table == SINGLE:
            continue  # each of these says what is allowed where it stands
        out["columns"][table] = {}
        for column in columns.values():
            about = column.about + (f", by {column.by}" if column.by else "")
            out["columns"][table].update(dict.fromkeys(column.keys, about))
            if isinstance(column, Effects):
                listed = {token.spelling: token.about for token in column.tokens}
                out["tokens"][column.name_of] = listed
    return out
