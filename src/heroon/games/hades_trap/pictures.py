"""HADES TRAP: the pictures of the tiles as they lie, made once of the card numbers.

In the card numbers the walls, the grounds and the halves of Spirits of a tile stand apart, and as
the tile is drawn.  Here each cell of each tile, turned in each way, is one int, and so are the
cells of a tile that have something in common.  All is written in the subset of the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .cards import BORDERS, MARKS, TILE, WALL
from .labyrinth import BORDER, CELLS, CROSS_PORTAL, DRAWN, PLACES, SQUARE_PORTAL
from .words import PORTAL_TILE


class Made:
    """A list that is made of a game's card numbers, once for each content of them.

    `MADE[g.numbers]` is that list, in CPython and in C (docs/rules-subset.md).
    """

    __slots__ = ("_last", "make")

    def __init__(self, make: Callable[[list[int]], list[int]]):
        self.make = make
        #: The numbers that were asked for last, and what was made of them: one tuple, so that two
        #: threads never see half of it.
        self._last: tuple[list[int], list[int]] = [], []

    def __getitem__(self, numbers: list[int]) -> list[int]:
        of, found = self._last
        if of is not numbers:
            if of != numbers:
                found = self.make(numbers)
            self._last = numbers, found
        return found


# -- cells ----------------------------------------------------------------------------------------

#: Where a tile that lies in some way begins: so many ints a tile, and a quarter turn.
TILE_CELLS: Final = 36
TURN_CELLS: Final = 9
#: By place, all bits where other tiles lie than the Portal tile, none where that lies; by cell, its
#: spot, behind the cells of all other tiles where it is one of the Portal tile.
OTHERS: Final = tuple(0 if p in (SQUARE_PORTAL, CROSS_PORTAL) else -1 for p in range(PLACES))
CELL_FROM: Final = tuple(
    c % 9 + TILE_CELLS * PORTAL_TILE * (OTHERS[c // 9] == 0) for c in range(CELLS)
)
#: The bits of a cell: the first four for its open sides; from these on its ground, 1 more than the
#: side that shows half a Spirit, what is on each side (`cards.WALL` and others, three bits each).
TO_GROUND: Final = 4
TO_HALF_ON: Final = 7
TO_BORDERS: Final = 10
THREE_BITS: Final = 7


def make_faces(numbers: list[int]) -> list[int]:
    """List by tile, quarter turns and spot what is there; a tile that is face down has walls."""
    found = [WALL * (1 | 1 << 3 | 1 << 6 | 1 << 9) << TO_BORDERS] * TILE_CELLS
    for tile in range(1, PORTAL_TILE + 1):
        add_faces(numbers, tile, found)
    return found


def add_faces(numbers: list[int], tile: int, found: list[int]) -> None:
    """Add the cells of a tile, by quarter turns and spot."""
    for quarters in range(4):
        for spot in range(9):
            drawn = DRAWN[quarters][spot]
            half = numbers[TILE[tile] + MARKS + drawn]
            cell = numbers[TILE[tile] + drawn] << TO_GROUND
            if half > 0:
                cell |= 1 + (half - 1 + quarters) % 4 << TO_HALF_ON
            for side in range(4):
                what = numbers[BORDERS[tile] + BORDER[quarters][spot][side]]
                cell |= what << (TO_BORDERS + 3 * side)
                if what != WALL:
                    cell |= 1 << side
            found.append(cell)


#: By tile, quarter turns and spot: the cell.
FACES: Final = Made(make_faces)

# -- tiles ----------------------------------------------------------------------------------------

#: Where a tile that lies in some way begins.  By side the cells that are open there; from GROUNDS
#: on by ground the cells of it.
TILE_MASKS: Final = 48
TURN_MASKS: Final = 12
GROUNDS: Final = 4


def make_masks(numbers: list[int]) -> list[int]:
    """List by tile and quarter turns its cells as bits: a row in bits 0 to 2, 9 to 11, 18 to 20."""
    faces = make_faces(numbers)
    found = [0] * (len(faces) // TURN_CELLS * TURN_MASKS)
    for i in range(len(faces)):
        at = i // TURN_CELLS * TURN_MASKS
        spot = i % TURN_CELLS
        bit = 1 << 9 * (spot // 3) + spot % 3
        found[at + GROUNDS + (faces[i] >> TO_GROUND & THREE_BITS)] |= bit
        for side in range(4):
            if faces[i] >> side & 1:
                found[at + side] |= bit
    return found


#: By tile and quarter turns: its cells as bits.
MASKS: Final = Made(make_masks)
