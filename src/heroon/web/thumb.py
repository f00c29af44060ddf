"""A table in small: a picture of a board for the lists, of boxes and short names alone.

It is decoration: what it shows is what the board holds, which is what its viewer may see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from markupsafe import Markup, escape

from heroon.board.types import FRONT, Board, Card, Cell, Grid, Pile, Row, Seat, Thing

#: A cell of a grid and the room between two, in units of the picture; a card of a row.
WIDE: Final = 40
HIGH: Final = 16
GAP: Final = 4
TALL: Final = 30
NARROW: Final = 22
#: So many cards of a row are drawn, and so many rows.
CARDS: Final = 8
ROWS: Final = 5
#: No index is longer that stands on a card.
LONGEST: Final = 3
_BACKS: Final = {"down": "back", "back": "back", "empty": "empty", "gone": "empty", "up": "up"}


def thumbnail(board: Board) -> Markup:
    """Draw the board in small; empty where nothing lies on it."""
    grids = [thing for thing in board.things() if isinstance(thing, Grid)]
    if grids:
        return _grid(max(grids, key=lambda grid: len(grid.cells)))
    return _rows([row for row in map(_cards, _holders(board)) if row][:ROWS])


def _grid(grid: Grid) -> Markup:
    boxes = [
        box
        for cell in grid.cells
        for box in _cell(cell, cell.x * (WIDE + GAP), cell.y * (HIGH + GAP))
    ]
    return _picture(grid.columns * (WIDE + GAP) - GAP, grid.rows * (HIGH + GAP) - GAP, boxes)


def _cell(cell: Cell, x: int, y: int) -> Iterator[Markup]:
    """Draw a cell with the uppermost card on it."""
    cards = [item for item in cell.items if isinstance(item, Card)]
    if cell.ground == FRONT and not cards:
        yield _box("front", x, y + HIGH // 4, WIDE, HIGH // 2)
    elif cards:
        yield from _card(cards[-1], x, y, WIDE, HIGH)
    else:
        yield _box("cell", x, y, WIDE, HIGH)


def _rows(rows: Sequence[Sequence[Card]]) -> Markup:
    boxes = [
        box
        for y, row in enumerate(rows)
        for x, card in enumerate(row)
        for box in _card(card, x * (NARROW + GAP), y * (TALL + GAP), NARROW, TALL)
    ]
    wide = max(map(len, rows), default=0)
    return _picture(wide * (NARROW + GAP) - GAP, len(rows) * (TALL + GAP) - GAP, boxes)


def _holders(board: Board) -> Iterator[Thing]:
    """List what lies side by side or on each other: rows, and piles outside of rows."""
    for zone in board.zones:
        for part in zone.parts:
            inner = part.parts if isinstance(part, Seat) else (part,)
            yield from (one for one in inner if isinstance(one, Row | Pile))


def _cards(holder: Thing) -> list[Card]:
    if isinstance(holder, Pile):
        return list(holder.cards[-1:])
    return [one for one in holder.inside() if isinstance(one, Card)][:CARDS]


def _card(card: Card, x: int, y: int, wide: int, high: int) -> Iterator[Markup]:
    yield _box(_BACKS[card.face], x, y, wide, high)
    if card.face == "up" and 0 < len(card.index) <= LONGEST:
        text = '<text x="{}" y="{}">{}</text>'
        yield Markup(text).format(x + wide // 2, y + high // 2 + 4, escape(card.index))


def _box(kind: str, x: int, y: int, wide: int, high: int) -> Markup:
    box = '<rect class="th-{}" x="{}" y="{}" width="{}" height="{}" rx="2"/>'
    return Markup(box).format(kind, x, y, wide, high)


def _picture(wide: int, high: int, boxes: Sequence[Markup]) -> Markup:
    if not boxes:
        return Markup("")
    whole = '<svg class="thumb" viewBox="0 0 {} {}" aria-hidden="true" focusable="false">{}</svg>'
    return Markup(whole).format(wide, high, Markup("").join(boxes))
