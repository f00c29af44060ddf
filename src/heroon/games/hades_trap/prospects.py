"""HADES TRAP: what it is worth to a hero to be where he is, looked for from his cell outward.

It is what `worth.worth_of_cells` says of that cell, without looking at the whole labyrinth for each
hero: a chart is made once, and a search by points goes out from the hero on it until nothing
further away can be better.  All is written in the subset of the rules.
"""

from __future__ import annotations

from typing import Final

from . import words as w
from .cards import FORCE_CELL, JOYSTICK_CELL, PAD_CELL, SANDALS_CELL, STAIRS
from .chart import (
    BONES,
    DARK,
    FAR,
    GROUND,
    HELD,
    HOLDS,
    HOME,
    JAR,
    LINE,
    SHOT,
    SPIRIT,
    add_cell,
    any_of,
    holds_cell,
    pairs_from,
    turns_of,
)
from .labyrinth import BESIDE, EAST, NEXT, NEXT_PLACE, NORTH, SOUTH, WEST
from .places import blessed, cost_of_leaving, first_place, frozen, ground, kind
from .state import Race
from .worth import (
    AWAY,
    HOPE_DARK,
    HOPE_JAR,
    HOPE_OUT,
    HOPE_PRIZE,
    HOPE_TROPHY,
    HOPE_TURNING,
    LATE,
    NONE,
    POINT,
    TO_HALF,
    VICTORY,
    WHIMS,
    hopes_of,
    in_line,
    may_form,
    opens_line,
    whim,
)

#: More points than any cell takes to leave.
SPAN: Final = 28
#: What is worth the same to every hero at any time: no `whim` changes it.
STEADY: Final = (SPIRIT, LINE, SHOT, HOME)
#: How a hero comes to a cell: on foot alone, or by a charge or Stairs some time before; and how the
#: cells are kept to which he can come: by tile, from these numbers on.
ON_FOOT: Final = 0
CARRIED: Final = 9
WAYS: Final = 18
#: A charge, or a way by Stairs, is kept as when it ends times this, and the cell where it begins.
TRIPS: Final = 128
#: What a hero wants is kept as its worth times this, and the part of the chart that has it, by 9.
PARTS: Final = 64


# -- what a hero wants ----------------------------------------------------------------------------


def turns_needed(g: Race, me: int, chart: list[int], here: int, forming: bool) -> int:
    """Count the Joystick turns from a tile that form a Spirit or open a line; see `worth`."""
    first = first_place(g)
    far = blessed(g, me, w.SPIRIT)
    opening = g.boss == w.SIREN and hunts(g, me) and not in_line(g, me)
    found = 0
    for place in range(9):
        near = place == here or first + place in BESIDE[first + here] or far
        if near and kind(g, first + place) > 0 and not frozen(g, first + place):
            turns = turns_of(g, chart, place) if forming else 0
            if turns != 1 and opening:
                if opens_line(g, me, first + place, 1) or opens_line(g, me, first + place, 3):
                    turns = 1
                elif opens_line(g, me, first + place, 2):
                    turns = 2
            if turns == 1:
                return 1
            found = max(found, turns)
    return found


def hunts(g: Race, me: int) -> bool:
    """Return whether a hero lacks Courage, and the Boss is there."""
    return g.boss_at >= 0 and not g.medallions[me] & w.COURAGE


def wants_of(g: Race, me: int, chart: list[int], hopes: list[int]) -> list[int]:
    """List what a hero can have on some cell, the best first: see PARTS.

    What turning and exchanging tiles may bring beyond HOPE_TURNING is left out.
    """
    lacks = 63 - g.medallions[me]
    prize = hopes[HOPE_PRIZE]
    wants = [hopes[HOPE_DARK] * PARTS + DARK // 9]
    if hopes[HOPE_JAR] > 0:
        wants.append(hopes[HOPE_JAR] * PARTS + JAR // 9)
    if hopes[HOPE_TROPHY] > 0:
        wants.append(hopes[HOPE_TROPHY] * PARTS + BONES // 9)
    if lacks & w.SPIRIT:
        wants.append(prize * PARTS + SPIRIT // 9)
    if lacks & w.FORCE:
        away = g.boss_at >= 0 and ground(g, g.boss_at) == FORCE_CELL
        force = (prize * AWAY // 100 if away else prize) - 2 * POINT
        wants.append(force * PARTS + GROUND // 9 + FORCE_CELL)
    if hunts(g, me):
        part = LINE if w.SANDALS in g.bag[me] else SHOT
        wants.append((prize - POINT) * PARTS + part // 9)
        if g.boss != w.SIREN:
            wants.append((prize * AWAY // 100 - POINT) * PARTS + GROUND // 9 + SANDALS_CELL)
    if hopes[HOPE_TURNING] > 0:
        wants.append(hopes[HOPE_TURNING] * PARTS + GROUND // 9 + JOYSTICK_CELL)
        wants.append(hopes[HOPE_TURNING] * PARTS + GROUND // 9 + PAD_CELL)
    if hopes[HOPE_OUT] > 0:
        wants.append(VICTORY * PARTS + HOME // 9)
    wants = [want for want in wants if any_of(chart, want % PARTS * 9)]
    wants.sort(reverse=True)
    return wants


def most_of_turning(g: Race, me: int, chart: list[int], hopes: list[int]) -> int:
    """Return the most that turning or exchanging tiles can be worth to a hero; NONE if nothing."""
    if hopes[HOPE_TURNING] == 0:
        return NONE
    opening = g.boss == w.SIREN and hunts(g, me)
    if not opening and not may_form(g, me):
        return NONE
    if any_of(chart, GROUND + 9 * JOYSTICK_CELL) or any_of(chart, GROUND + 9 * PAD_CELL):
        return hopes[HOPE_PRIZE] - TO_HALF - POINT
    return NONE


def look(
    g: Race, me: int, chart: list[int], wants: list[int], place: int, cells: int, enough: int
) -> int:
    """Return the worth of the best that a hero can have on some cells of a tile, or `enough`."""
    for want in wants:
        worth = want // PARTS
        if worth <= enough:
            return enough
        part = want % PARTS * 9
        had = cells & chart[part + place]
        if had > 0 and (g.turns < LATE * g.seats or part in STEADY):
            return worth
        for spot in range(9):
            if had >> spot & 1:
                enough = max(enough, worth - worth * whim(g, me, 9 * place + spot) // WHIMS)
    return enough


def look_at_turning(
    g: Race, me: int, chart: list[int], most: int, place: int, cells: int, enough: int
) -> int:
    """Return the worth of the best that turning tiles from some cells brings, or `enough`."""
    sticks = cells & chart[GROUND + 9 * JOYSTICK_CELL + place]
    pads = cells & chart[GROUND + 9 * PAD_CELL + place]
    if sticks | pads == 0:
        return enough
    forming = may_form(g, me)
    turns = turns_needed(g, me, chart, place, forming) if sticks else 0
    paired = pads > 0 and forming and pairs_from(g, chart, place)
    for spot in range(9):
        worth = NONE
        if turns > 0 and sticks >> spot & 1:
            worth = most + POINT - turns * POINT
        elif paired and pads >> spot & 1:
            worth = most
        if worth > enough:
            enough = max(enough, worth - worth * whim(g, me, 9 * place + spot) // WHIMS)
    return enough


# -- the search -----------------------------------------------------------------------------------


def leave(
    g: Race, chart: list[int], ahead: list[int], at: int, place: int, cells: int, points: int
) -> int:
    """Note when a hero who has come to some cells of a tile can be beyond; return the latest time.

    `ahead` holds by time, and by tile from `at` on, the cells that are left then.
    """
    plain = cells & ~chart[HELD + place]
    last = 0
    if plain > 0:
        last = points + 1
        ahead[last % SPAN * WAYS + at + place] |= plain
    if plain == cells:
        return last
    held = cells & chart[HELD + place]
    for spot in range(9):
        if held >> spot & 1:
            i = 9 * place + spot
            then = points + chart[HOLDS + i] + cost_of_leaving(g, 9 * first_place(g) + i)
            ahead[then % SPAN * WAYS + at + place] |= 1 << spot
            last = max(last, then)
    return last


def walk(g: Race, chart: list[int], place: int, cells: int, to: list[int], at: int) -> None:
    """Add to `to`, by tile from `at` on, the cells to which a step from these of a tile leads."""
    first = first_place(g)
    north = cells & chart[place]
    east = cells & chart[9 + place]
    south = cells & chart[18 + place]
    west = cells & chart[27 + place]
    inside = (north & 0o770) >> 3 | (east & 0o333) << 1 | (south & 0o077) << 3
    to[at + place] |= inside | (west & 0o666) >> 1
    if north & 0o007:
        to[at + NEXT_PLACE[first + place][NORTH] - first] |= (north & 0o007) << 6
    if east & 0o444:
        to[at + NEXT_PLACE[first + place][EAST] - first] |= (east & 0o444) >> 2
    if south & 0o700:
        to[at + NEXT_PLACE[first + place][SOUTH] - first] |= (south & 0o700) >> 6
    if west & 0o111:
        to[at + NEXT_PLACE[first + place][WEST] - first] |= (west & 0o111) << 2


def carry(g: Race, chart: list[int], i: int, to: list[int]) -> None:
    """Add to `to` the cells to which a charge or the Stairs of a cell lead."""
    first = 9 * first_place(g)
    if holds_cell(chart, GROUND + 9 * STAIRS, i):
        for other in range(81):
            if other != i and holds_cell(chart, GROUND + 9 * STAIRS, other):
                add_cell(to, 0, other)
                return
        return
    for side in range(4):
        cell = first + i
        for _ in range(FAR):
            if not holds_cell(chart, 9 * side, cell - first) or NEXT[cell][side] == g.boss_at:
                break
            cell = NEXT[cell][side]
            if cell == first + i:
                break
            add_cell(to, 0, cell - first)


def depart(
    chart: list[int], trips: list[int], left: list[int], place: int, cells: int, points: int
) -> None:
    """Note the charges and Stairs from some cells of a tile, from each of them once.

    `left` holds by tile the cells from which they were noted.
    """
    ways = chart[GROUND + 9 * SANDALS_CELL + place] | chart[GROUND + 9 * STAIRS + place]
    fresh = cells & ways & ~left[place]
    if fresh == 0:
        return
    left[place] |= fresh
    for spot in range(9):
        if fresh >> spot & 1:
            i = 9 * place + spot
            trips.append((points + chart[HOLDS + i] + 1) * TRIPS + i)


def land(
    g: Race, chart: list[int], trips: list[int], left: list[int], come: list[int], points: int
) -> int:
    """Add the cells to which charges and Stairs lead that end now; return the latest end of all.

    Further ones are noted from those of these cells that have lower numbers.
    """
    last = 0
    n = 0
    while n < len(trips):
        then, i = trips[n] // TRIPS, trips[n] % TRIPS
        n += 1
        last = max(last, then)
        if then == points:
            lands = [0] * 9
            carry(g, chart, i, lands)
            for place in range(i // 9 + 1):
                below = 0o777 if place < i // 9 else (1 << i % 9) - 1
                depart(chart, trips, left, place, lands[place] & below, points)
            for place in range(9):
                come[CARRIED + place] |= lands[place]
    return last


def worth_of_place(g: Race, me: int, chart: list[int]) -> int:
    """Return what it is worth to a hero to be where he is, by a chart of the labyrinth.

    Cells are looked at in the order of the points to come there.  Nobody charges, or takes Stairs,
    behind a charge, but from a cell with a lower number: this is how `worth.spread` has it.
    """
    start = g.at[me] - 9 * first_place(g)
    if kind(g, g.at[me] // 9) == 0:
        return NONE
    hopes = hopes_of(g, me)
    wants = wants_of(g, me, chart, hopes)
    most = most_of_turning(g, me, chart, hopes)
    top = most
    if len(wants) > 0:
        top = max(most, wants[0] // PARTS)
    come = [0] * WAYS  # the cells to which he comes now
    known = [0] * WAYS
    ahead = [0] * (WAYS * SPAN)
    trips: list[int] = []
    left = [0] * 9
    add_cell(come, ON_FOOT, start)
    best = NONE
    points = 0
    last = 0
    while points <= last and top - POINT * points > best:
        if points > 0:
            at = points % SPAN * WAYS
            for n in range(WAYS if len(trips) > 0 else CARRIED):
                if ahead[at + n] > 0:
                    walk(g, chart, n % 9, ahead[at + n], come, n - n % 9)
                    ahead[at + n] = 0
            if len(trips) > 0:
                last = max(last, land(g, chart, trips, left, come, points))
        for place in range(9):
            if come[place] | come[CARRIED + place] == 0:
                continue
            on_foot = come[place] & ~known[place]
            known[place] |= on_foot
            carried = come[CARRIED + place] & ~(known[place] | known[CARRIED + place])
            known[CARRIED + place] |= carried
            come[place] = 0
            come[CARRIED + place] = 0
            if on_foot > 0:
                last = max(last, leave(g, chart, ahead, ON_FOOT, place, on_foot, points))
                depart(chart, trips, left, place, on_foot, points)
            if carried > 0:
                last = max(last, leave(g, chart, ahead, CARRIED, place, carried, points))
            if on_foot | carried > 0:
                enough = look(g, me, chart, wants, place, on_foot | carried, best + POINT * points)
                if most > enough:
                    enough = look_at_turning(g, me, chart, most, place, on_foot | carried, enough)
                best = max(best, enough - POINT * points)
        points += 1
    return best
