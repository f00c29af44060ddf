"""The nine tiles, as pictures, and the tables that the rules read off them.

In a picture each cell is one sign, and so is each border between two cells or at the rim: `.` a
plain cell, `D` rubble (a jar and a skeleton lie there), `J` a lever, `P` a pad, `G` the gate; `#` a
wall, `r b g y` a thread of that colour, a blank an open border.
"""

from __future__ import annotations

from typing import Final

#: Sides of a cell, clockwise; a quarter turn adds one.
NORTH, EAST, SOUTH, WEST = range(4)
#: What a border is: greater ones are threads, OPEN + 1 the first colour.
WALL, OPEN = 0, 1
SIGNS: Final = {"#": WALL, " ": OPEN, "r": 2, "b": 3, "g": 4, "y": 5}
#: What a cell is.
PLAIN, RUBBLE, LEVER, PAD, GATE = range(5)
CELL_SIGNS: Final = {".": PLAIN, "D": RUBBLE, "J": LEVER, "P": PAD, "G": GATE}

PICTURES: Final = {
    "lever-1": """
+ +r+#+
 . .#D
+#+ + +
b. J .
+ +#+ +
 . . .y
+#+g+ +""",
    "lever-2": """
+ +b+ +
#D . .#
+ + +#+
r.#. .g
+ +#+ +
 J . .
+ +y+ +""",
    "pad": """
+ +g+ +
 .#. D#
+ + +#+
y. P .
+#+ + +
#D .#.r
+ +b+ +""",
    "hall-1": """
+#+y+ +
 .#. .
+ + + +
g. . .b
+ + +#+
 D#. .#
+ +r+ +""",
    "hall-2": """
+ +r+ +
#. . .
+ +#+ +
g. .#.y
+#+ + +
 . . D
+ +b+#+""",
    "stair-1": """
+ +y+#+
 D .#.
+ + + +
b.#. .r
+ + +#+
#. . .
+ +g+ +""",
    "stair-2": """
+#+g+ +
 . . .
+#+#+ +
r. .#Dy
+ + + +
 . . .
+ +b+#+""",
    "den": """
+ +b+#+
 D .#.
+ + + +
y.#.#.g
+ + + +
 . . D
+#+r+ +""",
    "gate": """
+ +r+ +
 .#. .
+ + +#+
y. G .b
+#+ + +
 . .#.
+ +g+ +""",
}
NAMES: Final = tuple(PICTURES)


def rows_of(picture: str) -> list[str]:
    """The seven lines of a picture, seven signs each."""
    return [line.ljust(7) for line in picture.strip("\n").split("\n")]


def turned(picture: list[str]) -> list[str]:
    """The picture after a quarter turn clockwise."""
    return ["".join(picture[6 - x][y] for x in range(7)) for y in range(7)]


def borders(picture: list[str]) -> tuple[tuple[int, ...], ...]:
    """For each cell what its four borders are."""
    out = []
    for cell in range(9):
        x, y = 2 * (cell % 3) + 1, 2 * (cell // 3) + 1
        around = (picture[y - 1][x], picture[y][x + 1], picture[y + 1][x], picture[y][x - 1])
        out.append(tuple(SIGNS[sign] for sign in around))
    return tuple(out)


def grounds(picture: list[str]) -> tuple[int, ...]:
    """What each cell is."""
    return tuple(CELL_SIGNS[picture[2 * (c // 3) + 1][2 * (c % 3) + 1]] for c in range(9))


def four_ways(picture: str) -> list[list[str]]:
    """The picture in its four turns."""
    ways = [rows_of(picture)]
    for _ in range(3):
        ways.append(turned(ways[-1]))
    return ways


def _place_of(cell: int) -> tuple[int, int]:
    place, within = divmod(cell, 9)
    return 3 * (place % 3) + within % 3, 3 * (place // 3) + within // 3


def _cell_at(x: int, y: int) -> int:
    return 9 * (3 * (y // 3) + x // 3) + 3 * (y % 3) + x % 3


_CLOSED: Final = ((WALL,) * 4,) * 9
_WAYS: Final = [four_ways(picture) for picture in PICTURES.values()]
#: By tile (0: face down, all closed), quarter turns, cell and side: what the border is.
BORDER: Final = ((_CLOSED,) * 4, *(tuple(borders(way) for way in ways) for ways in _WAYS))
#: By tile, quarter turns and cell: what the cell is.
GROUND: Final = (((PLAIN,) * 9,) * 4, *(tuple(grounds(way) for way in ways) for ways in _WAYS))
#: The 81 cells are counted tile by tile, so a tile is a slice; here are their columns and rows.
XY: Final = tuple(_place_of(cell) for cell in range(81))
#: The same cells in reading order.
READING: Final = tuple(_cell_at(x, y) for y in range(9) for x in range(9))
#: By cell and side: the neighbour, round the rim to the other side of the maze.
NEXT: Final = tuple(
    (
        _cell_at(x, (y - 1) % 9),
        _cell_at((x + 1) % 9, y),
        _cell_at(x, (y + 1) % 9),
        _cell_at((x - 1) % 9, y),
    )
    for x, y in XY
)
#: By place of a tile and side: the next place, round the rim as well.
NEXT_PLACE: Final = tuple(
    (
        3 * ((p // 3 - 1) % 3) + p % 3,
        3 * (p // 3) + (p % 3 + 1) % 3,
        3 * ((p // 3 + 1) % 3) + p % 3,
        3 * (p // 3) + (p % 3 - 1) % 3,
    )
    for p in range(9)
)
#: By place: the places beside it, not round the rim.
BESIDE: Final = tuple(
    tuple(q for q in range(9) if abs(p % 3 - q % 3) + abs(p // 3 - q // 3) == 1) for p in range(9)
)
#: Where the cell lies that comes to this one in a quarter turn, to the left and to the right.
COMES_FROM: Final = ((2, 5, 8, 1, 4, 7, 0, 3, 6), (6, 3, 0, 7, 4, 1, 8, 5, 2))
#: Where this cell goes in a quarter turn, to the left and to the right.
GOES_TO: Final = ((6, 3, 0, 7, 4, 1, 8, 5, 2), (2, 5, 8, 1, 4, 7, 0, 3, 6))
