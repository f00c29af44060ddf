"""MINI ROGUE: the numbers of the cards in words, each once, for the page of all cards."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any, Final

from heroon.games.mini_rogue.cards import CELL_SIZE
from heroon.games.mini_rogue.words import CLASS, POTION
from heroon.kernel import GameSpec, Number
from heroon.play.what import DescribedNumbers, folded
from heroon.texts import Texts

from .terms import cell_of, holds_of, keywords_of

#: The name of a number in a cell of tokens; the group is the name of its cell.
_PAIR: Final = re.compile(r"(.*)\.(?:code|amount)\d")
_ROW: Final = re.compile(r"(\d+(?:-\d+)?)\.(.+)")
_ROWS: Final = {
    "monster": "floor",
    "criminal": "floor",
    "guardian": "floor",
    "remains": "phase",
    "ghost": "floor",
    "og": "phase",
}


def facts_of(
    of: str, numbers: list[Number], spec: GameSpec[Any], t: Texts
) -> tuple[DescribedNumbers, ...]:
    """Describe the numbers of a record: cells of tokens in words, all others one by one."""
    del spec
    found = [
        _fact(of, cell, list(group), t) for cell, group in groupby(numbers, lambda n: _cell(of, n))
    ]
    return folded(found, (t.text("rogue-nothing"),))


def _cell(of: str, number: Number) -> str:
    """Return the cell of a record to which a number belongs."""
    tail = number.name.removeprefix(f"{of}.") if number.name != of else ""
    pair = _PAIR.fullmatch(tail)
    return pair[1] if pair else tail


def _fact(of: str, cell: str, numbers: list[Number], t: Texts) -> DescribedNumbers:
    row = _ROW.fullmatch(cell)
    column = row[2] if row else cell
    part = _part(of, row[1], t) if row else ""
    names = tuple(n.name for n in numbers)
    return DescribedNumbers(
        part, _label(of, column, t), _value(column, numbers, t), numbers[0].source, names
    )


def _part(of: str, row: str, t: Texts) -> str:
    """Name the row of a table: a Floor, a phase, the faces of the Dungeon die."""
    return t.text(f"number-by-{_ROWS.get(of.partition('.')[0], 'die')}", row=row)


def _label(of: str, column: str, t: Texts) -> str:
    """Name what a number counts."""
    head, _, index = column.partition(".")
    if of.startswith("board."):
        return t.text(f"number-zone-{head}", zone=index)
    if of == "cache":
        return t.text("number-cache-face", face=column)
    if of == "max-track":
        return t.text("number-track-for", many=int(column))
    if head == "hp" and index:
        return t.text("number-hp-for", many=int(index))
    table = of.partition(".")[0]
    if table in ("skill", "goods", "merchant"):
        return t.text(f"number-of-{table}", column=head)
    return t.text("number-column", column=head or of)


def _value(column: str, numbers: list[Number], t: Texts) -> str:
    if len(numbers) == CELL_SIZE:
        values = [n.value for n in numbers]
        if column == "effects":
            return keywords_of(values, t)
        return holds_of(values, t) if column == "holds" else cell_of(values, t)
    value = numbers[0].value
    if column == "class":
        return t.text(f"number-class-{CLASS.by_value.get(value, 'none')}")
    if column == "potion" and numbers[0].of.startswith("character."):
        return t.noun(POTION.by_value[value]) if value else t.text("rogue-nothing")
    return str(value)
