"""What stands where in the maze, and the questions that many rules ask of it."""

from __future__ import annotations

from typing import Final

from heroon import kernel as k
from tests.shapes.maze.tiles import BORDER, GROUND, NEXT, WALL
from tests.shapes.maze.words import CROWN, JAR, LENGTH, MIRROR, SANDALS, SHIELD, TILE

CENTRE: Final = 4
GATE_TILE: Final = 9
GATE_CELL: Final = 9 * CENTRE + 4
#: Where the heroes begin: the corners of the tile of the gate.
STARTS: Final = (36, 44, 38, 42)
POINTS: Final = 6
MOST_JARS: Final = 2
TO_WIN: Final = 3
ROUNDS: Final = (10, 3)
NO_SIDE: Final = -1
JARS: Final = k.CardSet("jars", JAR, (CROWN,) * 3 + (SANDALS,) * 2 + (MIRROR,) * 2 + (SHIELD,) * 3)
TILES: Final = k.CardSet("tiles", TILE, TILE.values)


class Maze(k.State):
    tiles: list[int]  # the kinds that the tiles face down can be
    heap: list[int]  # at set-up
    tile: list[int]  # by place; the gate is no card, its place is EMPTY
    quarters: list[int]  # by place: how far its tile is turned
    pool: list[int]  # the kinds that the jars face down can be
    box: list[int]
    ground: list[int]  # by cell: the jar that lies there
    bones: list[int]  # by cell: 1 for a skeleton
    bag: list[list[int]]
    watched: list[list[int]]
    spent: list[int]
    at: list[int]  # by seat: the cell
    down: list[int]  # by seat: 1 for stunned
    slain: list[int]  # by seat: skeletons
    crossed: list[int]  # the colours of this turn, in order
    shade: int  # its place
    left: int  # action points
    turns: int
    length: int


FIELDS: Final = (
    k.pool("tiles", TILES),
    k.place("heap", TILES, 8, home=True, seen=k.NO_SEAT),
    k.place("tile", TILES, 9, grid=True),
    k.number("quarters", 0, 3, each=9),
    k.pool("pool", JARS),
    k.place("box", JARS, 10, home=True, seen=k.NO_SEAT),
    k.place("ground", JARS, 81, grid=True, seen=k.NO_SEAT),
    k.number("bones", 0, 1, each=81),
    k.place("bag", JARS, MOST_JARS, shape=k.SEATS, ordered=False, known="watched"),
    k.masks("watched", MOST_JARS),
    k.place("spent", JARS, 10),
    k.number("at", 0, 80, each=k.PER_SEAT),
    k.number("down", 0, 1, each=k.PER_SEAT),
    k.number("slain", 0, 10, each=k.PER_SEAT),
    k.marks("crossed", 4, 0, 3),
    k.number("shade", 0, 8),
    k.number("left", 0, POINTS),
    k.number("turns", 0, 40),
    k.option("length", LENGTH),
)


def kind(g: Maze, place: int) -> int:
    """The tile there; 0 while it lies face down."""
    return GATE_TILE if place == CENTRE else g.tile[place]


def rim(g: Maze, cell: int, side: int) -> int:
    """What a cell has on one side, on its own tile."""
    return BORDER[kind(g, cell // 9)][g.quarters[cell // 9]][cell % 9][side]


def closed(g: Maze, cell: int, side: int) -> bool:
    """Whether there is no way from a cell to its neighbour: a wall on either side closes."""
    return rim(g, cell, side) == WALL or rim(g, NEXT[cell][side], (side + 2) % 4) == WALL


def ground(g: Maze, cell: int) -> int:
    """What the cell itself is: plain, rubble, lever, pad, gate."""
    return GROUND[kind(g, cell // 9)][g.quarters[cell // 9]][cell % 9]


def side_to(cell: int, other: int) -> int:
    """On which side of a cell the other lies; NO_SIDE when they do not touch."""
    for side in range(4):
        if NEXT[cell][side] == other:
            return side
    return NO_SIDE


def hero_on(g: Maze, cell: int) -> int:
    """The hero who stands upright on a cell, or -1."""
    for seat in range(g.seats):
        if g.at[seat] == cell and g.down[seat] == 0:
            return seat
    return -1


def held(g: Maze, cell: int) -> bool:
    """Whether a skeleton holds whoever stands there: on the cell, or over an open border."""
    if g.bones[cell] > 0:
        return True
    for side in range(4):
        other = NEXT[cell][side]
        if g.bones[other] > 0 and not closed(g, cell, side):
            return True
    return False


def within_reach(g: Maze, cell: int, other: int) -> bool:
    """Whether nothing but an open border lies between two cells."""
    side = side_to(cell, other)
    return side != NO_SIDE and not closed(g, cell, side)


def points(g: Maze) -> list[int]:
    """Skeletons slain and crowns held, by seat."""
    return [g.slain[seat] + g.bag[seat].count(CROWN) for seat in range(g.seats)]
