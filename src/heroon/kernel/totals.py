"""The sums that a whole table of cards must keep: numbers of a record, cells of all pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .cards import Number
from .columns import Numbers, between
from .pictures import Picture


class WrongTotal(NamedTuple):
    """A total that is not met: why, what is counted, the keys of the table or record."""

    why: str
    sign: str
    path: tuple[str, ...]


def wrong_totals(numbers: Sequence[Number]) -> Iterator[WrongTotal]:
    """Find the records and tables whose numbers do not add up to what their columns ask for."""
    sums: dict[tuple[tuple[str, ...], int], int] = {}
    pictures: dict[tuple[str, Picture], list[int]] = {}
    for n in numbers:
        column = n.cell.column if n.cell is not None else None
        if isinstance(column, Numbers) and column.total and n.cell is not None:
            record = n.cell.path, column.total
            sums[record] = sums.get(record, 0) + n.value
        elif isinstance(column, Picture) and column.counts and n.cell is not None:
            if n.slot < column.rows * column.columns:
                pictures.setdefault((n.cell.table, column), []).append(n.value)
    for (path, total), found in sums.items():
        if found != total:
            name = ".".join(path)
            yield WrongTotal(f"{name} adds up to {found}, not to {total}", str(found), path)
    for (table, column), cells in pictures.items():
        for sign, low, high in column.counts:
            found = cells.count(column.cells.index(sign))
            if not low <= found <= high:
                asked = between(low, high)
                why = f"in all of {table} {sign} stands {found} times; asked for: {asked}"
                yield WrongTotal(why, sign, (table,))
