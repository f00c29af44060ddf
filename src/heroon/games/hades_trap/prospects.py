"""HADES TRAP: what it is worth to a hero to be where he is, looked for from his cell outward.

It is what `worth.worth_of_cells` says of that cell, without looking at the whole labyrinth for each
hero: walls, grounds and grips are read once (`map_of`), and a search by points goes out from the
hero until nothing further away can be better.  All is written in the subset of the rules.
"""

from __future__ import annotations

from typing import Final

from . import words as w
from .cards import (
    BORDERS,
    FORCE_CELL,
    JOYSTICK_CELL,
    PAD_CELL,
    SANDALS_CELL,
    STAIRS,
    TILE,
    WALL,
)
from .labyrinth import BORDER, DRAWN, INSIDE, NEXT
from .places import THROUGH, cost_of_leaving, first_place, kind, other_stairs, portal_cell
from .state import Race
from .worth import (
    AWAY,
    HOPE_DARK,
    HOPE_JAR,
    HOPE_OUT,
    HOPE_PRIZE,
    HOPE_TROPHY,
    HOPE_TURNING,
    NONE,
    POINT,
    TO_HALF,
    aim,
    hopes_of,
)

#: What an int of a map tells of a cell, from its lowest bits on: the mask of the sides that are
#: open, the ground, whether there is anything to be had, whether it lies in line with the Boss, the
#: attacks that free a hero there.
GROUND_AT: Final = 4
GROUND: Final = 15
GOOD: Final = 256
LINE: Final = 512
HOLDS_AT: Final = 10
#: The last int of a map tells of the whole labyrinth: by ground, whether there is such a cell; a
#: tile that is face down, an amphora, a skeleton, a Spirit, a cell in line with the Boss.
WHOLE: Final = 81
ANY_DARK: Final = 256
ANY_JAR: Final = 512
ANY_BONES: Final = 1024
ANY_HALF: Final = 2048
ANY_LINE: Final = 4096
#: By ground: the bit of WHOLE, and GOOD if there is anything to be had on such a cell.
USEFUL: Final = tuple(
    GOOD * (what in (FORCE_CELL, SANDALS_CELL, JOYSTICK_CELL, PAD_CELL)) for what in range(16)
)
#: The cells that a charge passes at most.
FAR: Final = 14
#: More points than any cell takes to leave.
SPAN: Final = 32
#: How a hero comes to a cell: on foot alone, or by a charge or Stairs some time before; and the
#: mark of a cell from which a charge or Stairs are looked at already.
WALKED: Final = 1
CARRIED: Final = 2
LEAVES: Final = 4
#: What waits, beside the cell: to walk on, to walk on after a charge, to charge or take Stairs.
GO_ON: Final = 81
CHARGE: Final = 162
EVENTS: Final = 243
#: The borders of a picture; by quarter turns and border, the spots that it parts, with the bits of
#: its sides there.  One at the rim of the tile has the same spot twice.
BORDERS_OF: Final = 24
PARTED: Final = tuple(
    tuple(
        (lambda ends: (*ends[0], *ends[-1]))(
            [(s, 1 << d) for s in range(9) for d in range(4) if BORDER[quarters][s][d] == border]
        )
        for border in range(BORDERS_OF)
    )
    for quarters in range(4)
)
#: The spots at the rim of a tile, each with a side that leads away.
RIM: Final = tuple((s, side) for s in range(9) for side in range(4) if not INSIDE[s][side])


def map_of(g: Race) -> list[int]:
    """List by cell what a map tells of it, in an int each, and last what it tells of them all."""
    first = 9 * first_place(g)
    cells = [0] * 82
    for place in range(9):
        tile = kind(g, first // 9 + place)
        if tile > 0:
            add_tile(g, cells, 9 * place, tile, g.quarters[first // 9 + place])
    for place in range(9):
        for n in range(len(RIM)):
            i = 9 * place + RIM[n][0]
            side = RIM[n][1]
            other = NEXT[first + i][side]
            if kind(g, other // 9) == 0:
                cells[i] |= GOOD
                cells[WHOLE] |= ANY_DARK
            if cells[i] >> side & 1 and not cells[other - first] >> (side + 2) % 4 & 1:
                cells[i] -= 1 << side
    add_things(g, cells)
    if g.boss_at >= 0:
        add_lines(g, cells)
    return cells


def add_tile(g: Race, cells: list[int], at: int, tile: int, quarters: int) -> None:
    """Add to a map the grounds and the open borders of a tile, whose first cell is `at`."""
    for spot in range(9):
        what = g.numbers[TILE[tile] + DRAWN[quarters][spot]]
        cells[at + spot] = what << GROUND_AT | USEFUL[what]
        cells[WHOLE] |= 1 << what
    for border in range(BORDERS_OF):
        if g.numbers[BORDERS[tile] + border] != WALL:
            cells[at + PARTED[quarters][border][0]] |= PARTED[quarters][border][1]
            cells[at + PARTED[quarters][border][2]] |= PARTED[quarters][border][3]


def add_things(g: Race, cells: list[int]) -> None:
    """Add to a map what lies on its cells and what grips there, in place."""
    first = 9 * first_place(g)
    for i in range(81):
        if g.ground[first + i] >= 0:
            cells[i] |= GOOD
            cells[WHOLE] |= ANY_JAR
        strength = g.bones[first + i]  # a burning one takes two
        if strength > 0:
            cells[i] |= GOOD
            cells[WHOLE] |= ANY_BONES
            add_grip(g, cells, i, strength)
    for cell in g.babies:
        if g.bones[cell] == 0:
            add_grip(g, cells, cell - first, 1)
    for cell in g.halves:
        cells[cell - first] |= GOOD
        cells[WHOLE] |= ANY_HALF
    cells[portal_cell(g) - first] |= GOOD


def add_grip(g: Race, cells: list[int], i: int, strength: int) -> None:
    """Add to a map what a skeleton or a baby Hydra on a cell grips, in place."""
    first = 9 * first_place(g)
    cells[i] += strength << HOLDS_AT
    for side in range(4):
        if cells[i] >> side & 1 or g.walls == THROUGH:
            cells[NEXT[first + i][side] - first] += strength << HOLDS_AT


def add_lines(g: Race, cells: list[int]) -> None:
    """Mark on a map the cells from which a charge meets the Boss, in place."""
    first = 9 * first_place(g)
    for side in range(4):
        cell = g.boss_at
        for _ in range(FAR):
            if not cells[cell - first] >> side & 1:
                break
            cell = NEXT[cell][side]
            if cell == g.boss_at:
                break
            cells[cell - first] |= LINE | GOOD
            cells[WHOLE] |= ANY_LINE


def carry(g: Race, cells: list[int], i: int, to: list[int]) -> None:
    """Add to a list the cells of a map to which a charge or the Stairs of one lead."""
    first = 9 * first_place(g)
    if cells[i] >> GROUND_AT & GROUND == STAIRS:
        other = other_stairs(g, first + i)
        if other >= 0:
            to.append(other - first)
        return
    for side in range(4):
        cell = first + i
        for _ in range(FAR):
            if not cells[cell - first] >> side & 1 or NEXT[cell][side] == g.boss_at:
                break
            cell = NEXT[cell][side]
            if cell == first + i:
                break
            to.append(cell - first)


def walk(g: Race, cells: list[int], i: int, to: list[int]) -> None:
    """Add to a list the cells of a map to which a step from one leads."""
    first = 9 * first_place(g)
    for side in range(4):
        if cells[i] >> side & 1:
            other = NEXT[first + i][side]
            if other != g.boss_at or g.boss != w.SIREN:  # she stays there
                to.append(other - first)


def had_on(g: Race, me: int, cell: int, told: int, hopes: list[int], enough: int) -> int:
    """Return what can be had on a cell of which a map tells this; see `worth.aim`."""
    best = aim(g, me, cell, told >> GROUND_AT & GROUND, hopes, enough)
    if told & LINE and not g.medallions[me] & w.COURAGE:
        if told >> GROUND_AT & GROUND == SANDALS_CELL or w.SANDALS in g.bag[me]:
            best = max(best, hopes[HOPE_PRIZE] - POINT)
    return best


def best_hope(g: Race, me: int, hopes: list[int], whole: int) -> int:
    """Return what nothing that a hero can have is worth more than, by what the labyrinth holds."""
    lacks = 63 - g.medallions[me]
    prize = hopes[HOPE_PRIZE]
    best = max(NONE, hopes[HOPE_OUT])
    if whole & ANY_DARK:
        best = max(best, hopes[HOPE_DARK])
    if whole & ANY_JAR:
        best = max(best, hopes[HOPE_JAR])
    if whole & ANY_BONES:
        best = max(best, hopes[HOPE_TROPHY])
    if whole & ANY_HALF and lacks & w.SPIRIT:
        return max(best, prize)
    if whole & ANY_LINE and lacks & w.COURAGE:
        best = max(best, prize - POINT)
    if whole & 1 << FORCE_CELL and lacks & w.FORCE:
        best = max(best, prize - 2 * POINT)
    if whole & 1 << SANDALS_CELL and lacks & w.COURAGE:
        best = max(best, prize * AWAY // 100 - POINT)
    if whole & (1 << JOYSTICK_CELL | 1 << PAD_CELL) and hopes[HOPE_TURNING] > 0:
        best = max(best, hopes[HOPE_TURNING], prize - TO_HALF - POINT)
    return best


def worth_of_place(g: Race, me: int, cells: list[int]) -> int:
    """Return what it is worth to a hero to be where he is, by a map of the labyrinth.

    Cells are looked at in the order of the points to come there.  Nobody charges, or takes Stairs,
    behind a charge, but from a cell with a lower number: this is how `worth.spread` has it.
    """
    first = 9 * first_place(g)
    if kind(g, g.at[me] // 9) == 0:
        return NONE
    hopes = hopes_of(g, me)
    top = best_hope(g, me, hopes, cells[WHOLE])
    heads = [-1] * SPAN  # by points: what waits, the latest one; `behind` each: the one before
    behind = [-1] * EVENTS
    known = [0] * 81
    to = [g.at[me] - first]
    way = WALKED
    below = 81
    best = NONE
    points = 0
    waiting = 0
    while True:
        for i in to:
            told = cells[i]
            if known[i] & (WALKED | way) == 0:
                known[i] |= way
                if told & GOOD:
                    here = had_on(g, me, first + i, told, hopes, best + POINT * points)
                    best = max(best, here - POINT * points)
                then = (points + (told >> HOLDS_AT) + cost_of_leaving(g, first + i)) % SPAN
                event = i + (way - 1) * GO_ON
                behind[event] = heads[then]
                heads[then] = event
                waiting += 1
            what = told >> GROUND_AT & GROUND
            if i < below and known[i] & LEAVES == 0 and (what == SANDALS_CELL or what == STAIRS):
                known[i] |= LEAVES
                then = (points + (told >> HOLDS_AT) + 1) % SPAN
                behind[CHARGE + i] = heads[then]
                heads[then] = CHARGE + i
                waiting += 1
        if waiting == 0:
            return best
        while heads[points % SPAN] < 0:
            points += 1
        if top - POINT * points <= best:
            return best
        event = heads[points % SPAN]
        heads[points % SPAN] = behind[event]
        waiting -= 1
        i = event % 81
        way = WALKED if event < GO_ON else CARRIED
        to.clear()
        if event < CHARGE:
            below = 81 if event < GO_ON else 0
            walk(g, cells, i, to)
        else:
            below = i
            carry(g, cells, i, to)
