"""HADES TRAP: a chart of the labyrinth: what lies where, as bits, for those who weigh a position.

The cells of a tile are nine bits of an int, a row in each octal digit, the first row in the lowest:
so a step of all cells of a tile at once is a shift.  Walls, grounds, things and grips are read once
for all heroes; the halves of Spirits only when somebody asks.  All is in the subset of the rules.
"""

from __future__ import annotations

from typing import Final

from . import words as w
from .cards import BORDERS, MARKS, SANDALS_CELL, TILE, WALL
from .labyrinth import (
    CROSS_PORTAL,
    DRAWN,
    EAST,
    LIMBO,
    NEXT,
    NEXT_PLACE,
    NORTH,
    PLACE_OF,
    SOUTH,
    WEST,
)
from .places import THROUGH, first_place, kind, portal_cell
from .state import Race

#: The parts of a chart, of nine ints each, the cells of a tile in every one: by side, the cells
#: that are open there; the cells beside a tile that is face down; those with an amphora, with a
#: skeleton, with a Spirit medallion; those in line with the Boss, and Sandals cells among them; the
#: Portal cell; the cells on which something grips; by ground, the cells of that ground; by side,
#: the cells that show half a Spirit medallion there.
DARK: Final = 36
JAR: Final = 45
BONES: Final = 54
SPIRIT: Final = 63
LINE: Final = 72
SHOT: Final = 81
HOME: Final = 90
HELD: Final = 99
GROUND: Final = 108
HALVES: Final = 180
#: By cell, the attacks that free a hero there from what grips him.
HOLDS: Final = 216
#: Whether halves were read; by place, 1 more than the turns of its tile that form a Spirit, and
#: than whether the Pad on it forms one; 0 where nobody has looked.
READ: Final = 297
TURNS: Final = 298
PAIRS: Final = 307
CHART: Final = 316
#: The rows and columns at the rim of a tile, by side.
RIM: Final = (0o007, 0o444, 0o700, 0o111)
#: By quarter turns, and the cells of a tile as it is drawn: the same cells where they lie.
TURNED: Final = tuple(
    tuple(sum(1 << s for s in range(9) if mask >> DRAWN[quarters][s] & 1) for mask in range(512))
    for quarters in range(4)
)
#: The cells that a charge passes at most.
FAR: Final = 14
#: By cell, counted from the first of the labyrinth: its bit among those of its tile.
BIT_OF: Final = tuple(1 << i % 9 for i in range(81))
#: By side, the spot in the middle of it.
MID: Final = (1, 5, 7, 3)


# -- the chart ------------------------------------------------------------------------------------


def chart_of(g: Race) -> list[int]:
    """List what the labyrinth holds, as the parts of a chart."""
    first = first_place(g)
    chart = [0] * CHART
    for place in range(9):
        tile = kind(g, first + place)
        if tile > 0:
            add_tile(g, chart, place, tile, g.quarters[first + place])
    for place in range(9):
        join(g, chart, place)
    add_things(g, chart)
    if g.boss_at >= 0:
        add_lines(g, chart)
        if g.boss == w.SIREN:
            add_water(g, chart)
    return chart


def add_tile(g: Race, chart: list[int], place: int, tile: int, quarters: int) -> None:
    """Add to a chart the grounds and the open borders of a tile."""
    upright = 0
    level = 0
    first = BORDERS[tile]
    for border in range(12):
        if g.numbers[first + border] != WALL:
            upright |= 1 << border
        if g.numbers[first + 12 + border] != WALL:
            level |= 1 << border
    for side in range(4):
        cells = upright
        if side == NORTH:
            cells = level & 0o777
        elif side == SOUTH:
            cells = level >> 3
        else:
            cells = three_of_four(upright >> int(side == EAST))
        chart[9 * ((side + quarters) % 4) + place] = TURNED[quarters][cells]
    for spot in range(9):
        what = g.numbers[TILE[tile] + DRAWN[quarters][spot]]
        chart[GROUND + 9 * what + place] |= 1 << spot


def three_of_four(borders: int) -> int:
    """Return the first three of each four bits, one after the other: nine bits."""
    return borders & 0o007 | borders >> 1 & 0o070 | borders >> 2 & 0o700


def join(g: Race, chart: list[int], place: int) -> None:
    """Close the sides of a tile whose neighbour in the east or south closes them, and its own.

    Mark the cells beside a neighbour that is face down.
    """
    first = first_place(g)
    east = NEXT_PLACE[first + place][EAST] - first
    south = NEXT_PLACE[first + place][SOUTH] - first
    both = chart[9 * EAST + place] & chart[9 * WEST + east] << 2 & 0o444
    chart[9 * EAST + place] = chart[9 * EAST + place] & 0o333 | both
    chart[9 * WEST + east] = chart[9 * WEST + east] & 0o666 | both >> 2
    both = chart[9 * SOUTH + place] & chart[9 * NORTH + south] << 6 & 0o700
    chart[9 * SOUTH + place] = chart[9 * SOUTH + place] & 0o077 | both
    chart[9 * NORTH + south] = chart[9 * NORTH + south] & 0o770 | both >> 6
    if kind(g, first + place) == 0:
        for side in range(4):
            other = NEXT_PLACE[first + place][side] - first
            chart[DARK + other] |= RIM[(side + 2) % 4]


def add_things(g: Race, chart: list[int]) -> None:
    """Add to a chart what lies on its cells and what grips there, in place."""
    first = 9 * first_place(g)
    for place in range(9):
        jars = 0
        bones = 0
        for spot in range(9):
            if g.ground[first + 9 * place + spot] >= 0:
                jars |= 1 << spot
            if g.bones[first + 9 * place + spot] > 0:
                bones |= 1 << spot
                add_grip(g, chart, 9 * place + spot, g.bones[first + 9 * place + spot])
        chart[JAR + place] = jars
        chart[BONES + place] = bones
    for cell in g.babies:
        if g.bones[cell] == 0:
            add_grip(g, chart, cell - first, 1)
    for cell in g.halves:
        add_cell(chart, SPIRIT, cell - first)
    add_cell(chart, HOME, portal_cell(g) - first)


def add_cell(chart: list[int], part: int, i: int) -> None:
    """Add a cell to a part of a chart, in place."""
    chart[part + PLACE_OF[i]] |= BIT_OF[i]


def holds_cell(chart: list[int], part: int, i: int) -> bool:
    """Return whether a cell is in a part of a chart."""
    return chart[part + PLACE_OF[i]] & BIT_OF[i] > 0


def add_grip(g: Race, chart: list[int], i: int, strength: int) -> None:
    """Add to a chart what a skeleton or a baby Hydra on a cell grips; a burning one takes two."""
    first = 9 * first_place(g)
    chart[HOLDS + i] += strength
    add_cell(chart, HELD, i)
    for side in range(4):
        if holds_cell(chart, 9 * side, i) or g.walls == THROUGH:
            other = NEXT[first + i][side] - first
            chart[HOLDS + other] += strength
            add_cell(chart, HELD, other)


def add_lines(g: Race, chart: list[int]) -> None:
    """Mark on a chart the cells from which a charge meets the Boss, in place."""
    first = 9 * first_place(g)
    for side in range(4):
        cell = g.boss_at
        for _ in range(FAR):
            if not holds_cell(chart, 9 * side, cell - first):
                break
            cell = NEXT[cell][side]
            if cell == g.boss_at:
                break
            add_cell(chart, LINE, cell - first)
    for place in range(9):
        chart[SHOT + place] = chart[LINE + place] & chart[GROUND + 9 * SANDALS_CELL + place]


def add_water(g: Race, chart: list[int]) -> None:
    """Mark the Siren's water on a chart as cells that hold, and close the ways to her cell."""
    first = 9 * first_place(g)
    chart[HELD + CROSS_PORTAL % 9] = 0o777
    for side in range(4):
        other = NEXT[g.boss_at][side] - first
        back = 9 * ((side + 2) % 4) + other // 9
        chart[back] &= ~(1 << other % 9)


def any_of(chart: list[int], part: int) -> bool:
    """Return whether a chart has any cell in a part."""
    for place in range(9):
        if chart[part + place] > 0:
            return True
    return False


# -- halves of Spirits ----------------------------------------------------------------------------


def read_halves(g: Race, chart: list[int]) -> None:
    """Add to a chart the halves of Spirits, by side, unless they are there, in place."""
    if chart[READ]:
        return
    chart[READ] = 1
    first = first_place(g)
    for place in range(9):
        tile = kind(g, first + place)
        if tile > 0:
            quarters = g.quarters[first + place]
            for spot in range(9):
                half = g.numbers[TILE[tile] + MARKS + spot]
                if half > 0:
                    at = HALVES + 9 * ((half - 1 + quarters) % 4) + place
                    chart[at] |= TURNED[quarters][1 << spot]


def across(cells: int, side: int) -> int:
    """Return the cells that lie beyond a side of a tile from these at its rim."""
    if side == NORTH:
        return (cells & 0o007) << 6
    if side == EAST:
        return (cells & 0o444) >> 2
    if side == SOUTH:
        return (cells & 0o700) >> 6
    return (cells & 0o111) << 2


def forms_at(g: Race, chart: list[int], place: int, of: int, turns: int, but: int) -> bool:
    """Return whether a half pairs if the tile of place `of` lay on a place, turned so many times.

    The tile of this place would then lie on the place `but`.
    """
    first = first_place(g)
    for side in range(4):
        cells = chart[HALVES + 9 * ((side - turns) % 4) + of]
        if cells > 0 and LIMBO[9 * (first + place) + MID[side]][side] == 0:
            other = NEXT_PLACE[first + place][side] - first
            theirs = place if other == but else other
            halves = chart[HALVES + 9 * ((side + 2) % 4) + theirs]
            if across(TURNED[turns][cells], side) & halves > 0:
                return True
    return False


def turns_of(g: Race, chart: list[int], place: int) -> int:
    """Count the quarter turns of a tile that form a Spirit, 1 or 2; 0 if none does or need."""
    if chart[TURNS + place] == 0:
        read_halves(g, chart)
        turns = 0
        if not forms_at(g, chart, place, place, 0, -1):
            if forms_at(g, chart, place, place, 1, -1) or forms_at(g, chart, place, place, 3, -1):
                turns = 1
            elif forms_at(g, chart, place, place, 2, -1):
                turns = 2
        chart[TURNS + place] = 1 + turns
    return chart[TURNS + place] - 1


def pairs_from(g: Race, chart: list[int], here: int) -> bool:
    """Return whether the Pad on a tile can form a Spirit; see `worth.may_pair`."""
    if chart[PAIRS + here] == 0:
        read_halves(g, chart)
        chart[PAIRS + here] = 1 + int(may_pair(g, chart, here))
    return chart[PAIRS + here] > 1


def may_pair(g: Race, chart: list[int], here: int) -> bool:
    """Return whether two tiles, but this one and the Portal's, form a Spirit if exchanged.

    The first of them lies face up.  Whoever asks knows that no Spirit lies on any tile.
    """
    first = first_place(g)
    for place in range(9):
        if place == here or place == 4 or kind(g, first + place) == 0:
            continue
        for other in range(place + 1, 9):
            if other != here and other != 4:
                if forms_at(g, chart, place, other, 0, other):
                    return True
                if forms_at(g, chart, other, place, 0, place):
                    return True
    return False
