"""HADES TRAP: a chart of the labyrinth: what lies where, as bits, for those who weigh a position.

The 81 cells are three ints of 27 bits: each holds three tiles side by side, in the order of places,
row by row.  In the square these are three rows of tiles, so a step of all cells at once is a few
shifts; in the cross it goes by a table (`CROSS_MOVES`).  Walls, grounds, things and grips are read
once for all heroes; the halves of Spirits only when somebody asks.  All is in the subset of the
rules.
"""

from __future__ import annotations

from typing import Final

from . import words as w
from .cards import FORCE_CELL, JOYSTICK_CELL, MARKS, PAD_CELL, RUBBLE, SANDALS_CELL, STAIRS, TILE
from .labyrinth import (
    CROSS_PORTAL,
    DRAWN,
    EAST,
    LIMBO,
    NEXT,
    NEXT_PLACE,
    NORTH,
    SIDES,
    SOUTH,
    WEST,
)
from .pictures import GROUNDS, MASKS, TILE_MASKS, TURN_MASKS
from .places import THROUGH, first_place, kind, portal_cell
from .state import Race

#: The parts of a chart, of three ints each: by side, the cells that are open there; the cells
#: beside a tile that is face down; those with an amphora, with a skeleton, with a Spirit medallion;
#: those in line with the Boss, and Sandals cells among them; the Portal cell; the cells that are
#: slow to leave; by special ground, the cells of that ground; the cells from which
#: charges and Stairs lead; those that turn or exchange tiles.
DARK: Final = 12
JAR: Final = 15
BONES: Final = 18
SPIRIT: Final = 21
LINE: Final = 24
SHOT: Final = 27
HOME: Final = 30
HELD: Final = 33
GROUND: Final = 36
SWIFT: Final = 60
TURNING: Final = 63
#: By cell, the attacks that free a hero there from what grips him.
HOLDS: Final = 66
#: By side and place, the cells of the tile that show half a Spirit medallion there: nine bits.
HALVES: Final = 147
#: Whether halves were read; by place, 1 more than the turns of its tile that form a Spirit, and
#: than whether the Pad on it forms one; 0 where nobody has looked.
READ: Final = 183
TURNS: Final = 184
PAIRS: Final = 193
CHART: Final = 202

#: The cells that a charge passes at most.
FAR: Final = 14
#: By side, the spot in the middle of it.
MID: Final = (1, 5, 7, 3)

# -- bits -----------------------------------------------------------------------------------------

#: By cell, counted from the first of the labyrinth: the number of its int, and its bit there.
_BITS: Final = tuple(9 * (i % 9 // 3) + 3 * (i // 9 % 3) + i % 3 for i in range(81))
WORD_OF: Final = tuple(i // 27 for i in range(81))
BIT_OF: Final = tuple(1 << bit for bit in _BITS)
#: By int and bit: the cell.
CELL_OF: Final = tuple(
    tuple(next(i for i in range(27 * word, 27 * word + 27) if _BITS[i] == bit) for bit in range(27))
    for word in range(3)
)
#: The number of the bit of an int that has one, by the remainder when it is divided by 29.
BIT_OF_POWER: Final = tuple(next(b for b in range(28) if (1 << b) % 29 == r) for r in range(1, 29))
#: By cell: the cells with lower numbers.
BELOW: Final = tuple(
    tuple(sum(BIT_OF[j] for j in range(i) if WORD_OF[j] == word) for word in range(3))
    for i in range(81)
)
#: The cells of the first of three tiles; the rows and columns at its rim, by side.
BLOCK: Final = 0o7 | 0o7 << 9 | 0o7 << 18
RIM: Final = (0o7, 0o4 | 0o4 << 9 | 0o4 << 18, 0o7 << 18, 0o1 | 0o1 << 9 | 0o1 << 18)
#: Of three tiles: the first row, the first two; the columns at both ends.
TOP: Final = 0o777
UPPER: Final = 0o777777
LEFT: Final = 1 | 1 << 9 | 1 << 18
RIGHT: Final = LEFT << 8
#: By quarter turns, and the cells of a tile as it is drawn (nine bits): the same where they lie.
TURNED: Final = tuple(
    tuple(sum(1 << s for s in range(9) if mask >> DRAWN[quarters][s] & 1) for mask in range(512))
    for quarters in range(4)
)


def _moves(first: int) -> tuple[tuple[int, ...], ...]:
    """List the steps of a labyrinth: side, int, int beyond, shifts to the left and right, cells."""
    found: dict[tuple[int, int, int, int], int] = {}
    for i in range(81):
        for side in SIDES:
            other = NEXT[first + i][side] - first
            key = side, WORD_OF[i], WORD_OF[other], _BITS[other] - _BITS[i]
            found[key] = found.get(key, 0) | BIT_OF[i]
    return tuple((*key[:3], max(key[3], 0), max(-key[3], 0), cells) for key, cells in found.items())


#: The steps in the Siren's cross.
CROSS_MOVES: Final = _moves(81)


# -- the chart ------------------------------------------------------------------------------------


def chart_of(g: Race) -> list[int]:
    """List what the labyrinth holds, as the parts of a chart."""
    first = first_place(g)
    chart = [0] * CHART
    for place in range(9):
        tile = kind(g, first + place)
        if tile > 0:
            add_tile(g, chart, place, tile, g.quarters[first + place])
        else:
            add_dark(g, chart, place)
    if g.boss == w.SIREN:
        join_cross(chart)
    else:
        join_square(chart)
    add_things(g, chart)
    if g.boss_at >= 0:
        add_lines(g, chart)
        if g.boss == w.SIREN:
            add_water(g, chart)
    return chart


def add_tile(g: Race, chart: list[int], place: int, tile: int, quarters: int) -> None:
    """Add to a chart the grounds and the open sides of a tile."""
    word = place // 3
    shift = place % 3 * 3
    at = TILE_MASKS * tile + TURN_MASKS * quarters
    masks = MASKS[g.numbers]
    for side in range(4):
        chart[3 * side + word] |= masks[at + side] << shift
    for what in range(FORCE_CELL, RUBBLE):
        chart[GROUND + 3 * what + word] |= masks[at + GROUNDS + what] << shift


def add_dark(g: Race, chart: list[int], place: int) -> None:
    """Mark on a chart the cells beside a tile that is face down, in place."""
    first = first_place(g)
    for side in range(4):
        other = NEXT_PLACE[first + place][side] - first
        chart[DARK + other // 3] |= RIM[(side + 2) % 4] << other % 3 * 3


def join_square(chart: list[int]) -> None:
    """Close the sides of the square's cells that their neighbours close, in place."""
    for word in range(3):
        west = chart[3 * WEST + word]
        east = chart[3 * EAST + word] & ((west & ~LEFT) >> 1 | (west & LEFT) << 8)
        chart[3 * EAST + word] = east
        chart[3 * WEST + word] = (east & ~RIGHT) << 1 | (east & RIGHT) >> 8
    north_0, north_1, north_2 = chart[3 * NORTH], chart[3 * NORTH + 1], chart[3 * NORTH + 2]
    south_0 = chart[3 * SOUTH] & (north_0 >> 9 | (north_1 & TOP) << 18)
    south_1 = chart[3 * SOUTH + 1] & (north_1 >> 9 | (north_2 & TOP) << 18)
    south_2 = chart[3 * SOUTH + 2] & (north_2 >> 9 | (north_0 & TOP) << 18)
    chart[3 * SOUTH] = south_0
    chart[3 * SOUTH + 1] = south_1
    chart[3 * SOUTH + 2] = south_2
    chart[3 * NORTH] = (south_0 & UPPER) << 9 | south_2 >> 18
    chart[3 * NORTH + 1] = (south_1 & UPPER) << 9 | south_0 >> 18
    chart[3 * NORTH + 2] = (south_2 & UPPER) << 9 | south_1 >> 18


def join_cross(chart: list[int]) -> None:
    """Close the sides of the cross's cells that their neighbours close, in place."""
    for i in range(len(CROSS_MOVES)):
        move = CROSS_MOVES[i]
        here = 3 * move[0] + move[1]
        there = 3 * ((move[0] + 2) % 4) + move[2]
        beyond = chart[there] & move[5] << move[3] >> move[4]
        chart[here] &= beyond << move[4] >> move[3] | ~move[5]


def add_things(g: Race, chart: list[int]) -> None:
    """Add to a chart what lies on its cells and what grips there, in place."""
    first = 9 * first_place(g)
    for at in range(0, 81, 3):
        cell = first + at
        left = g.ground[cell] + g.bones[cell]  # below 0 where nothing is: EMPTY is -1
        middle = g.ground[cell + 1] + g.bones[cell + 1]
        if left & middle & (g.ground[cell + 2] + g.bones[cell + 2]) >= 0:
            for i in range(at, at + 3):
                if g.ground[first + i] >= 0:
                    add_cell(chart, JAR, i)
                if g.bones[first + i] > 0:
                    add_cell(chart, BONES, i)
                    add_grip(g, chart, i, g.bones[first + i])
    for cell in g.babies:
        if g.bones[cell] == 0:
            add_grip(g, chart, cell - first, 1)
    for cell in g.halves:
        add_cell(chart, SPIRIT, cell - first)
    add_cell(chart, HOME, portal_cell(g) - first)
    for word in range(3):
        chart[SWIFT + word] = (
            chart[GROUND + 3 * SANDALS_CELL + word] | chart[GROUND + 3 * STAIRS + word]
        )
        chart[TURNING + word] = (
            chart[GROUND + 3 * JOYSTICK_CELL + word] | chart[GROUND + 3 * PAD_CELL + word]
        )


def add_cell(chart: list[int], part: int, i: int) -> None:
    """Add a cell to a part of a chart, in place."""
    chart[part + WORD_OF[i]] |= BIT_OF[i]


def holds_cell(chart: list[int], part: int, i: int) -> bool:
    """Return whether a cell is in a part of a chart."""
    return chart[part + WORD_OF[i]] & BIT_OF[i] > 0


def add_grip(g: Race, chart: list[int], i: int, strength: int) -> None:
    """Add to a chart what a skeleton or a baby Hydra on a cell grips; a burning one takes two."""
    first = 9 * first_place(g)
    chart[HOLDS + i] += strength
    chart[HELD + WORD_OF[i]] |= BIT_OF[i]
    for side in range(4):
        if g.walls == THROUGH or holds_cell(chart, 3 * side, i):
            other = NEXT[first + i][side] - first
            chart[HOLDS + other] += strength
            chart[HELD + WORD_OF[other]] |= BIT_OF[other]


def add_lines(g: Race, chart: list[int]) -> None:
    """Mark on a chart the cells from which a charge meets the Boss, in place."""
    first = 9 * first_place(g)
    for side in range(4):
        i = g.boss_at - first
        for _ in range(FAR):
            if not holds_cell(chart, 3 * side, i):
                break
            i = NEXT[first + i][side] - first
            if first + i == g.boss_at:
                break
            add_cell(chart, LINE, i)
    for word in range(3):
        chart[SHOT + word] = chart[LINE + word] & chart[GROUND + 3 * SANDALS_CELL + word]


def add_water(g: Race, chart: list[int]) -> None:
    """Mark the Siren's water on a chart as slow to leave, and close the ways to her cell."""
    first = 9 * first_place(g)
    for i in range(9 * CROSS_PORTAL - first, 9 * CROSS_PORTAL - first + 9):
        add_cell(chart, HELD, i)
    for side in range(4):
        other = NEXT[g.boss_at][side] - first
        chart[3 * ((side + 2) % 4) + WORD_OF[other]] &= ~BIT_OF[other]


def any_of(chart: list[int], part: int) -> bool:
    """Return whether a chart has any cell in a part."""
    return chart[part] | chart[part + 1] | chart[part + 2] > 0


def walk(g: Race, chart: list[int], cells: list[int], at: int, to: list[int], put: int) -> None:
    """Add to `to`, from `put` on, the cells a step from those of `cells`, from `at` on."""
    if g.boss == w.SIREN:
        for i in range(len(CROSS_MOVES)):
            move = CROSS_MOVES[i]
            some = cells[at + move[1]] & chart[3 * move[0] + move[1]] & move[5]
            to[put + move[2]] |= some << move[3] >> move[4]
        return
    for word in range(3):
        east = cells[at + word] & chart[3 * EAST + word]
        west = cells[at + word] & chart[3 * WEST + word]
        to[put + word] |= (
            (east & ~RIGHT) << 1 | (east & RIGHT) >> 8 | (west & ~LEFT) >> 1 | (west & LEFT) << 8
        )
    north_0 = cells[at] & chart[3 * NORTH]
    north_1 = cells[at + 1] & chart[3 * NORTH + 1]
    north_2 = cells[at + 2] & chart[3 * NORTH + 2]
    south_0 = cells[at] & chart[3 * SOUTH]
    south_1 = cells[at + 1] & chart[3 * SOUTH + 1]
    south_2 = cells[at + 2] & chart[3 * SOUTH + 2]
    to[put] |= north_0 >> 9 | (north_1 & TOP) << 18 | (south_0 & UPPER) << 9 | south_2 >> 18
    to[put + 1] |= north_1 >> 9 | (north_2 & TOP) << 18 | (south_1 & UPPER) << 9 | south_0 >> 18
    to[put + 2] |= north_2 >> 9 | (north_0 & TOP) << 18 | (south_2 & UPPER) << 9 | south_1 >> 18


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
