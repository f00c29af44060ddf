"""HADES TRAP: the labyrinth as tables, which never change during a game.

A cell is `9 * place + spot`: nine places of tiles, nine spots in each from left to right and down,
so that a tile is a slice.  Places 0 to 8 are the square (three rows of three), 9 to 17 the Siren's
cross; the fifth place of each, 4 and 13, is the Portal tile's.
"""

from __future__ import annotations

from typing import Final

#: Sides, clockwise; a quarter turn to the right adds one.
NORTH, EAST, SOUTH, WEST = range(4)
SIDES: Final = range(4)
#: The middle spot of a tile.
MIDDLE: Final = 4
#: Where no tile, cell or hero is.
NOWHERE: Final = -1
SQUARE_PORTAL: Final = 4
CROSS_PORTAL: Final = 13
PLACES: Final = 18
CELLS: Final = 9 * PLACES

#: By place: column and row of its tile.  The cross has its places in reading order, too.
_SQUARE: Final = tuple((place % 3, place // 3) for place in range(9))
_CROSS: Final = ((2, 0), (2, 1), (0, 2), (1, 2), (2, 2), (3, 2), (4, 2), (2, 3), (2, 4))
_TILE_XY: Final = _SQUARE + _CROSS
_STEP: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


def _xy(cell: int) -> tuple[int, int]:
    x, y = _TILE_XY[cell // 9]
    return 3 * x + cell % 3, 3 * y + cell % 9 // 3


#: By cell: its column and row, counted from the left and from the top.
XY: Final = tuple(_xy(cell) for cell in range(CELLS))
_AT: Final = tuple(
    {XY[c]: c for p in layout for c in range(9 * p, 9 * p + 9)}
    for layout in (range(9), range(9, 18))
)


def _walk(cell: int, side: int) -> tuple[int, int]:
    """Return the neighbour of a cell on a side, and 1 if it lies across Limbo (p. 6, p. 8)."""
    cells = _AT[cell // 81]
    (x, y), (dx, dy) = XY[cell], _STEP[side]
    if (x + dx, y + dy) in cells:
        return cells[x + dx, y + dy], 0
    while (x - dx, y - dy) in cells:
        x, y = x - dx, y - dy
    return cells[x, y], 1


#: By cell and side: the neighbour, through Limbo on the opposite rim.
NEXT: Final = tuple(tuple(_walk(cell, side)[0] for side in SIDES) for cell in range(CELLS))
#: By cell and side: 1 where the way leads through Limbo.
LIMBO: Final = tuple(tuple(_walk(cell, side)[1] for side in SIDES) for cell in range(CELLS))
#: By cell and cell: the mask of the sides of the first on which the second lies right there.
SIDES_TO: Final = tuple(
    tuple(sum(1 << side for side in SIDES if NEXT[cell][side] == other) for other in range(CELLS))
    for cell in range(CELLS)
)
#: By mask of sides: these sides.
SIDES_IN: Final = tuple(tuple(side for side in SIDES if mask >> side & 1) for mask in range(16))
#: By cell: the eight cells around it, through Limbo as well.
RING: Final = tuple(
    (
        NEXT[NEXT[c][3]][0],
        NEXT[c][0],
        NEXT[NEXT[c][1]][0],
        NEXT[c][1],
        NEXT[NEXT[c][1]][2],
        NEXT[c][2],
        NEXT[NEXT[c][3]][2],
        NEXT[c][3],
    )
    for c in range(CELLS)
)
#: By spot and side: 1 where the border lies inside the tile.
INSIDE: Final = tuple(
    tuple(int(NEXT[spot][side] // 9 == 0 and not LIMBO[spot][side]) for side in SIDES)
    for spot in range(9)
)
#: By cell: the place and the spot, which tables tell in C sooner than a division does.
PLACE_OF: Final = tuple(cell // 9 for cell in range(CELLS))
SPOT_OF: Final = tuple(cell % 9 for cell in range(CELLS))
#: By spot: the sides on which its border is one of the tile, in the order of sides.
OUTER: Final = tuple(tuple(side for side in SIDES if not INSIDE[spot][side]) for spot in range(9))
#: By spot: the mask of the sides on which its border lies inside the tile; the first and the second
#: side on which it does not, 4 where there is none.  By cell: the cells beyond those sides, itself
#: where there is none.
INNER: Final = tuple(sum(1 << side for side in SIDES if INSIDE[spot][side]) for spot in range(9))
OUT_AT: Final = tuple((*OUTER[spot], 4, 4)[:2] for spot in range(9))
BEYOND: Final = tuple(
    tuple(cell if side == 4 else NEXT[cell][side] for side in OUT_AT[cell % 9])
    for cell in range(CELLS)
)
#: By place and side: the place to which a boss jumps from tile to tile, through Limbo as well.
NEXT_PLACE: Final = tuple(
    tuple(NEXT[9 * p + (1, 5, 7, 3)[side]][side] // 9 for side in SIDES) for p in range(PLACES)
)
#: By place: the places beside it, not through Limbo.
BESIDE: Final = tuple(
    tuple(NEXT_PLACE[p][side] for side in SIDES if not LIMBO[9 * p + (1, 5, 7, 3)[side]][side])
    for p in range(PLACES)
)

#: By place: itself and the places beside it, in their order.
NEAR: Final = tuple(tuple(sorted((p, *BESIDE[p]))) for p in range(PLACES))
#: By cell: the places beyond those of its borders that are borders of its tile; the Portal tile's
#: where there is none.
PLACES_BEYOND: Final = tuple(
    (*(NEXT[cell][side] // 9 for side in OUTER[cell % 9]), SQUARE_PORTAL, SQUARE_PORTAL)[:2]
    for cell in range(CELLS)
)


def _arm(place: int) -> int:
    """Return the side of the Portal tile on which a place of the cross lies, or NOWHERE (p. 18)."""
    x, y = _TILE_XY[place]
    if place < 9 or (x, y) == (2, 2):
        return NOWHERE
    return (NORTH if y < 2 else SOUTH) if x == 2 else (WEST if x < 2 else EAST)


#: By place: the arm of the Siren's cross that it belongs to; NOWHERE for the others.
ARM: Final = tuple(_arm(place) for place in range(PLACES))

#: By spot: the spot from which its content comes in a quarter turn, to the left and to the right.
COMES_FROM: Final = ((2, 5, 8, 1, 4, 7, 0, 3, 6), (6, 3, 0, 7, 4, 1, 8, 5, 2))
#: By spot: the spot to which its content goes in a quarter turn, to the left and to the right.
GOES_TO: Final = ((6, 3, 0, 7, 4, 1, 8, 5, 2), (2, 5, 8, 1, 4, 7, 0, 3, 6))


def _turned(quarters: int) -> tuple[int, ...]:
    """List by spot what printed spot lies there after so many quarter turns [hades-trap:tile]."""
    spots = tuple(range(9))
    for _ in range(quarters):
        spots = tuple(spots[spot] for spot in COMES_FROM[1])
    return spots


#: By quarter turns to the right and spot: the spot of the tile as it is drawn.
DRAWN: Final = tuple(_turned(quarters) for quarters in range(4))


def _border(quarters: int, spot: int, side: int) -> int:
    """Return the number of a border among the 24 of a picture.

    The upright borders come first, row by row, then the level ones.
    """
    row, column = divmod(DRAWN[quarters][spot], 3)
    drawn = (side - quarters) % 4
    if drawn in (EAST, WEST):
        return 4 * row + column + (drawn == EAST)
    return 12 + 3 * (row + (drawn == SOUTH)) + column


#: By quarter turns, spot and side: the number of the border in the tile's picture.
BORDER: Final = tuple(
    tuple(tuple(_border(quarters, spot, side) for side in SIDES) for spot in range(9))
    for quarters in range(4)
)


def _token(cell: int) -> str:
    """Name a cell by its column and row, as in `a1`.

    The square has columns a to i, the cross columns j to x; rows count from the top.
    """
    x, y = XY[cell]
    return f"{'abcdefghi'[x] if cell < 81 else 'jklmnopqrstuvwx'[x]}{y + 1}"


CELL_TOKENS: Final = tuple(_token(cell) for cell in range(CELLS))
#: The square's places are counted in reading order; those of the cross are named by their arm.
PLACE_TOKENS: Final = (
    *"123456789",
    *("north-2", "north-1", "west-2", "west-1", "portal", "east-1", "east-2", "south-1", "south-2"),
)
#: The cells of each labyrinth in reading order, and those of them at the east and the south side
#: of a tile.
READING: Final = tuple(
    tuple(cells[x, y] for y in range(15) for x in range(15) if (x, y) in cells) for cells in _AT
)
SEAMS: Final = tuple(
    tuple(c for c in cells if not (INSIDE[c % 9][EAST] and INSIDE[c % 9][SOUTH]))
    for cells in READING
)
#: By place: those of these cells that lie on its tile, or touch it in the east or in the south.
TOUCHING: Final = tuple(
    tuple(
        c
        for c in SEAMS[p // 9]
        if c // 9 == p or any(NEXT[c][s] // 9 == p and not LIMBO[c][s] for s in (EAST, SOUTH))
    )
    for p in range(PLACES)
)
#: By place and cell: 1 where the cell is one of those.
TOUCHES: Final = tuple(tuple(int(c in cells) for c in range(CELLS)) for cells in TOUCHING)
