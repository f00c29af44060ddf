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
    BELOW,
    BIT_OF,
    BIT_OF_POWER,
    BONES,
    CELL_OF,
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
    SWIFT,
    TURNING,
    add_cell,
    any_of,
    holds_cell,
    pairs_from,
    turns_of,
    walk,
)
from .labyrinth import BESIDE, NEXT, PLACE_OF
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
SPAN: Final = 32
#: What is worth the same to every hero at any time: no `whim` changes it.
STEADY: Final = (SPIRIT, LINE, SHOT, HOME)
#: How a hero comes to a cell: on foot alone, or by a charge or Stairs some time before; and how the
#: cells are kept to which he can come: three ints each way, from these numbers on.
ON_FOOT: Final = 0
CARRIED: Final = 3
WAYS: Final = 6
#: A charge, or a way by Stairs, is kept as when it ends times this, and the cell where it begins.
TRIPS: Final = 128
#: What a hero wants is kept as its worth times PARTS, and the part of the chart that has it, by 3.
TO_WORTH: Final = 6
PARTS: Final = 1 << TO_WORTH
PART: Final = PARTS - 1


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


def wants_of(g: Race, me: int, chart: list[int], hopes: list[int], wanted: list[int]) -> list[int]:
    """List what a hero can have on some cell, the best first: see PARTS.

    What turning and exchanging tiles may bring beyond HOPE_TURNING is left out.  The cells on which
    he can have anything of this are added to `wanted`.
    """
    lacks = 63 - g.medallions[me]
    prize = hopes[HOPE_PRIZE]
    wants = [hopes[HOPE_DARK] * PARTS + DARK // 3]
    if hopes[HOPE_JAR] > 0:
        wants.append(hopes[HOPE_JAR] * PARTS + JAR // 3)
    if hopes[HOPE_TROPHY] > 0:
        wants.append(hopes[HOPE_TROPHY] * PARTS + BONES // 3)
    if lacks & w.SPIRIT:
        wants.append(prize * PARTS + SPIRIT // 3)
    if lacks & w.FORCE:
        away = g.boss_at >= 0 and ground(g, g.boss_at) == FORCE_CELL
        force = (prize * AWAY // 100 if away else prize) - 2 * POINT
        wants.append(force * PARTS + GROUND // 3 + FORCE_CELL)
    if hunts(g, me):
        part = LINE if w.SANDALS in g.bag[me] else SHOT
        wants.append((prize - POINT) * PARTS + part // 3)
        if g.boss != w.SIREN:
            wants.append((prize * AWAY // 100 - POINT) * PARTS + GROUND // 3 + SANDALS_CELL)
    if hopes[HOPE_TURNING] > 0:
        wants.append(hopes[HOPE_TURNING] * PARTS + GROUND // 3 + JOYSTICK_CELL)
        wants.append(hopes[HOPE_TURNING] * PARTS + GROUND // 3 + PAD_CELL)
    if hopes[HOPE_OUT] > 0:
        wants.append(VICTORY * PARTS + HOME // 3)
    found: list[int] = []
    for want in wants:
        part = 3 * (want & PART)
        if any_of(chart, part):
            found.append(want)
            for word in range(3):
                wanted[word] |= chart[part + word]
    found.sort(reverse=True)
    return found


def most_of_turning(g: Race, me: int, chart: list[int], hopes: list[int]) -> int:
    """Return the most that turning or exchanging tiles can be worth to a hero; NONE if nothing."""
    if hopes[HOPE_TURNING] == 0:
        return NONE
    opening = g.boss == w.SIREN and hunts(g, me)
    if not opening and not may_form(g, me):
        return NONE
    if any_of(chart, TURNING):
        return hopes[HOPE_PRIZE] - TO_HALF - POINT
    return NONE


def look(
    g: Race,
    me: int,
    chart: list[int],
    wants: list[int],
    wanted: list[int],
    cells: list[int],
    enough: int,
) -> int:
    """Return the worth of the best that a hero can have on some cells, or `enough`."""
    a, b, c = cells[0], cells[1], cells[2]
    if a & wanted[0] | b & wanted[1] | c & wanted[2] == 0:
        return enough
    for want in wants:
        worth = want >> TO_WORTH
        if worth <= enough:
            return enough
        part = 3 * (want & PART)
        if a & chart[part] | b & chart[part + 1] | c & chart[part + 2]:
            if g.turns < LATE * g.seats or part in STEADY:
                return worth
            for i in range(81):
                if holds_cell(cells, 0, i) and holds_cell(chart, part, i):
                    enough = max(enough, worth - worth * whim(g, me, i) // WHIMS)
    return enough


def look_at_turning(
    g: Race, me: int, chart: list[int], most: int, cells: list[int], enough: int
) -> int:
    """Return the worth of the best that turning tiles from some cells brings, or `enough`."""
    for word in range(3):
        sticks = cells[word] & chart[GROUND + 3 * JOYSTICK_CELL + word]
        some = cells[word] & chart[TURNING + word]
        while some > 0:
            one = some & -some
            some -= one
            i = CELL_OF[word][number_of(one)]
            forming = may_form(g, me)
            worth = NONE
            if one & sticks:
                turns = turns_needed(g, me, chart, PLACE_OF[i], forming)
                if turns > 0:
                    worth = most + POINT - turns * POINT
            elif forming and pairs_from(g, chart, PLACE_OF[i]):
                worth = most
            if worth > enough:
                enough = max(enough, worth - worth * whim(g, me, i) // WHIMS)
    return enough


# -- the search -----------------------------------------------------------------------------------


def arrive(
    g: Race,
    chart: list[int],
    come: list[int],
    known: list[int],
    way: int,
    ahead: list[int],
    fresh: list[int],
    points: int,
) -> int:
    """Set the cells to which a hero comes for the first time; return the latest time beyond them.

    `ahead` holds by time the cells that are left then.  Who comes to a cell on foot need not be
    carried there.
    """
    a = come[way] & ~(known[0] | known[way])
    b = come[way + 1] & ~(known[1] | known[way + 1])
    c = come[way + 2] & ~(known[2] | known[way + 2])
    fresh[0], fresh[1], fresh[2] = a, b, c
    if a | b | c == 0:
        return 0
    known[way] |= a
    known[way + 1] |= b
    known[way + 2] |= c
    at = (points + 1) % SPAN * WAYS + way
    ahead[at] |= a & ~chart[HELD]
    ahead[at + 1] |= b & ~chart[HELD + 1]
    ahead[at + 2] |= c & ~chart[HELD + 2]
    if a & chart[HELD] | b & chart[HELD + 1] | c & chart[HELD + 2]:
        return leave_slowly(g, chart, way, ahead, fresh, points)
    return points + 1


def leave_slowly(
    g: Race, chart: list[int], way: int, ahead: list[int], cells: list[int], points: int
) -> int:
    """Note when those cells are left that hold a hero; return the latest time beyond all cells."""
    last = points + 1
    first = 9 * first_place(g)
    for word in range(3):
        held = cells[word] & chart[HELD + word]
        while held > 0:
            one = held & -held
            held -= one
            i = CELL_OF[word][number_of(one)]
            then = points + chart[HOLDS + i] + cost_of_leaving(g, first + i)
            ahead[then % SPAN * WAYS + way + word] |= one
            last = max(last, then)
    return last


def carry(g: Race, chart: list[int], i: int, to: list[int]) -> None:
    """Add to `to` the cells to which a charge or the Stairs of a cell lead."""
    first = 9 * first_place(g)
    if holds_cell(chart, GROUND + 3 * STAIRS, i):
        first_of_others(chart, GROUND + 3 * STAIRS, i, to)
        return
    for side in range(4):
        cell = first + i
        for _ in range(FAR):
            if not holds_cell(chart, 3 * side, cell - first) or NEXT[cell][side] == g.boss_at:
                break
            cell = NEXT[cell][side]
            if cell == first + i:
                break
            add_cell(to, 0, cell - first)


def first_of_others(chart: list[int], part: int, i: int, to: list[int]) -> None:
    """Add to `to` the first cell of a part of a chart, but for one cell."""
    for word in range(3):
        if chart[part + word] > 0:
            for other in range(27 * word, 27 * word + 27):
                if chart[part + word] & BIT_OF[other] and other != i:
                    to[word] |= BIT_OF[other]
                    return


def number_of(one: int) -> int:
    """Return the number of the only bit of an int."""
    return BIT_OF_POWER[one % 29 - 1]


def depart(
    chart: list[int], trips: list[int], left: list[int], cells: list[int], points: int
) -> None:
    """Note the charges and Stairs from some cells, from each of them once.

    `left` holds the cells from which they were noted.
    """
    a, b, c = cells[0] & chart[SWIFT], cells[1] & chart[SWIFT + 1], cells[2] & chart[SWIFT + 2]
    if a | b | c == 0:
        return
    for word in range(3):
        fresh = cells[word] & chart[SWIFT + word] & ~left[word]
        left[word] |= fresh
        while fresh > 0:
            one = fresh & -fresh
            fresh -= one
            i = CELL_OF[word][number_of(one)]
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
            lands = [0] * 3
            carry(g, chart, i, lands)
            for word in range(3):
                come[CARRIED + word] |= lands[word]
                lands[word] &= BELOW[i][word]
            depart(chart, trips, left, lands, points)
    return last


def worth_of_place(g: Race, me: int, chart: list[int]) -> int:
    """Return what it is worth to a hero to be where he is, by a chart of the labyrinth.

    Cells are looked at in the order of the points to come there.  Nobody charges, or takes Stairs,
    behind a charge, but from a cell with a lower number: this is how `worth.spread` has it.
    """
    if kind(g, g.at[me] // 9) == 0:
        return NONE
    hopes = hopes_of(g, me)
    wanted = [0] * 3
    wants = wants_of(g, me, chart, hopes, wanted)
    most = most_of_turning(g, me, chart, hopes)
    top = most
    if len(wants) > 0:
        top = max(most, wants[0] >> TO_WORTH)
    come = [0] * WAYS  # the cells to which he comes now
    known = [0] * WAYS
    ahead = [0] * (WAYS * SPAN)
    trips: list[int] = []
    left = [0] * 3
    fresh = [0] * 3
    add_cell(come, ON_FOOT, g.at[me] - 9 * first_place(g))
    best = NONE
    points = 0
    last = 0
    while points <= last and top - POINT * points > best:
        if points > 0:
            at = points % SPAN * WAYS
            take_steps(g, chart, ahead, at, come, ON_FOOT)
            if len(trips) > 0:
                take_steps(g, chart, ahead, at + CARRIED, come, CARRIED)
                last = max(last, land(g, chart, trips, left, come, points))
        beyond = arrive(g, chart, come, known, ON_FOOT, ahead, fresh, points)
        if beyond > 0:
            last = max(last, beyond)
            depart(chart, trips, left, fresh, points)
            best = look_around(g, me, chart, wants, wanted, most, fresh, best, points)
        if len(trips) > 0:
            beyond = arrive(g, chart, come, known, CARRIED, ahead, fresh, points)
            if beyond > 0:
                last = max(last, beyond)
                best = look_around(g, me, chart, wants, wanted, most, fresh, best, points)
        points += 1
    return best


def take_steps(
    g: Race, chart: list[int], ahead: list[int], at: int, come: list[int], way: int
) -> None:
    """Set, from `way` on, the cells to which steps lead that end now; forget those steps."""
    come[way], come[way + 1], come[way + 2] = 0, 0, 0
    if ahead[at] | ahead[at + 1] | ahead[at + 2] > 0:
        walk(g, chart, ahead, at, come, way)
        ahead[at], ahead[at + 1], ahead[at + 2] = 0, 0, 0


def look_around(
    g: Race,
    me: int,
    chart: list[int],
    wants: list[int],
    wanted: list[int],
    most: int,
    cells: list[int],
    best: int,
    points: int,
) -> int:
    """Return the worth of the best that some cells bring, so many points away, or `best`."""
    enough = look(g, me, chart, wants, wanted, cells, best + POINT * points)
    if most > enough:
        a, b, c = cells[0], cells[1], cells[2]
        if a & chart[TURNING] | b & chart[TURNING + 1] | c & chart[TURNING + 2]:
            enough = look_at_turning(g, me, chart, most, cells, enough)
    return max(best, enough - POINT * points)
