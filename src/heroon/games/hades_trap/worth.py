"""HADES TRAP: what cells are worth to a bot: what wins, and how many points away it lies.

Everything is in the subset of the rules, and reads public facts and the asked seat's own amphorae
alone.  A labyrinth is looked at as 81 cells counted from its first one.  Worth is counted so that
an action point is `POINT`; a medallion is worth some sixteen of them.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from . import words as w
from .cards import (
    FORCE_CELL,
    JOYSTICK_CELL,
    MARKS,
    PAD_CELL,
    PLAIN,
    SANDALS_CELL,
    STAIRS,
    THREAD,
    TILE,
    WALL,
)
from .labyrinth import ARM, BESIDE, DRAWN, LIMBO, MIDDLE, NEXT, NEXT_PLACE, NOWHERE, RING
from .places import (
    THROUGH,
    TO_LEAVE,
    blessed,
    border,
    closed,
    cost_of_leaving,
    counted,
    first_place,
    free_points,
    frozen,
    ground,
    half_on,
    has_power,
    kind,
    many,
    other_stairs,
    portal_cell,
    spirits_left,
)
from .state import FALLEN, MOST_CARRIED, RUBBLES, STUNNED, Race

#: An action point; a medallion; to have won.
POINT: Final = 60
MEDALLION: Final = 1000
VICTORY: Final = 20_000
#: A tile that is still face down: as long as the Boss is not found, later.
DARK: Final = 750
DUSK: Final = 500
#: An amphora for what may be in it; Fortune in it, and Fortune that would win the game; what the
#: hope of Fortune must exceed before a hero with two amphorae discards one for it.
JAR: Final = 150
LUCK: Final = 900
LUCKIEST: Final = 3600
FULL_JAR: Final = 180
#: A trophy.
TROPHY: Final = 60
#: In a hundred: the part of its worth that a medallion has while the Boss must still move for it.
AWAY: Final = 55
#: What a Spirit still to be formed from a Joystick or Pad cell is worth less than one that lies.
TO_HALF: Final = 240
#: From this round on `whim` changes the worth of cells, every so many rounds, so that no game
#: stands still for ever.
LATE: Final = 30
WHIM: Final = 3
#: What is taken off a worth is the whim times the worth, over this.
WHIMS: Final = 130
#: A cell that turns or exchanges tiles, where nothing better is known.
ANYHOW: Final = 200
#: Nothing is there.
NONE: Final = -20_000
#: A Hades token, a Stunned token, to fall; the tile on which the Boss stays.
TOKEN_HURTS: Final = 90
STUN_HURTS: Final = 110
FALL_HURTS: Final = 900
NEAR_BOSS: Final = 25
#: What a hero can hope for (`hopes_of`): a medallion, an amphora, a tile that is face down, a
#: skeleton, to turn or exchange tiles where nothing better is known, the way out.
HOPE_PRIZE: Final = 0
HOPE_JAR: Final = 1
HOPE_DARK: Final = 2
HOPE_TROPHY: Final = 3
HOPE_TURNING: Final = 4
HOPE_OUT: Final = 5
HOPES: Final = 6
#: What a blow is.
TOKEN: Final = 1
STUN: Final = 2

#: The sequences in which the four colours can be laid, the empty one first.
LAID: Final = tuple(row for many_ in range(5) for row in permutations(range(4), many_))
_NUMBER: Final = {row: number for number, row in enumerate(LAID)}
#: By sequence and colour: the sequence with this colour behind, itself if it is there already.
AFTER: Final = tuple(
    tuple(_NUMBER[row if colour in row else (*row, colour)] for colour in range(4)) for row in LAID
)


def sequence(g: Race) -> int:
    """Return the number of this turn's sequence: where it stands in LAID."""
    found = 0
    for token in g.crossed:
        found = AFTER[found][token % 4]
    return found


def ways_of(g: Race) -> list[int]:
    """List at 4 * cell + side what is there: -1 closed, 0 open, else 1 + the thread's colour."""
    first = 9 * first_place(g)
    ways = [-1] * 324
    for i in range(81):
        cell = first + i
        if kind(g, cell // 9) == 0:
            continue
        for side in range(1, 3):
            other = NEXT[cell][side]
            mine = border(g, cell, side)
            if mine == WALL or kind(g, other // 9) == 0:
                continue
            theirs = border(g, other, side + 2 - 4 * (side // 2))
            if theirs == WALL:
                continue
            thread = max(mine, theirs, THREAD - 1) - THREAD + 1
            ways[4 * i + side] = thread
            ways[4 * (other - first) + side + 2 - 4 * (side // 2)] = thread
    return ways


def holds_of(g: Race, ways: list[int]) -> list[int]:
    """Count by cell the attacks that free a hero there from what grips him."""
    first = 9 * first_place(g)
    holds = [0] * 81
    for i in range(81):
        strength = g.bones[first + i]  # a burning one takes two
        if strength == 0 and len(g.babies) > 0:
            strength = g.babies.count(first + i)
        if strength > 0:
            holds[i] += strength
            for side in range(4):
                if ways[4 * i + side] >= 0 or g.walls == THROUGH:
                    holds[NEXT[first + i][side] - first] += strength
    return holds


# -- what the Boss would do -----------------------------------------------------------------------


def goes_to(g: Race, number: int) -> int:
    """Return the cell on which the Boss stops after a sequence."""
    cell = g.boss_at
    home = portal_cell(g)
    if cell < 0 or g.boss == w.SIREN:
        return cell
    for colour in LAID[number]:
        side = g.arrow[colour]
        if g.boss == w.HYDRA:
            cell = NEXT[cell][side]
            continue
        cell = 9 * NEXT_PLACE[cell // 9][side] + MIDDLE
        if cell == home:
            cell = 9 * NEXT_PLACE[cell // 9][side] + MIDDLE
    return cell


def blow(g: Race, cell: int, number: int) -> int:
    """Return what a hero on a cell suffers if the Boss follows a sequence: TOKEN, STUN or both."""
    boss = g.boss_at
    if boss < 0 or number == 0:
        return 0
    if g.boss == w.SIREN:
        arm = ARM[cell // 9]
        return TOKEN if arm >= 0 and arm == g.arrow[LAID[number][0]] else 0
    home = portal_cell(g)
    found = 0
    for colour in LAID[number]:
        side = g.arrow[colour]
        if g.boss == w.HYDRA:
            boss = NEXT[boss][side]
            if cell == boss:
                found |= STUN
            elif cell in RING[boss]:
                found |= TOKEN
            continue
        for _ in range(2):
            boss = 9 * NEXT_PLACE[boss // 9][side] + MIDDLE
            if cell // 9 == boss // 9:
                found |= TOKEN | STUN if cell == boss else TOKEN
            if boss != home:
                break
    return found


def fear(g: Race, me: int, cell: int, number: int) -> int:
    """Estimate what it costs a hero to end his turn on a cell after a sequence."""
    if g.boss_at < 0:
        return 0
    found = blow(g, cell, number)
    cost = 0
    if found & TOKEN and not has_power(g, me, w.ACHILLES):
        cost += pile_hurts(g, me) if g.boss == w.HADES else TOKEN_HURTS
    if found & STUN:
        cost += STUN_HURTS
    if w.SHIELD in g.bag[me] and g.boss != w.HADES:
        cost //= 2
    if g.boss != w.SIREN and goes_to(g, number) // 9 == cell // 9:
        cost += NEAR_BOSS
    return cost


def pile_hurts(g: Race, me: int) -> int:
    """Estimate what it costs a hero to be handed the whole pile of Hades."""
    if g.wrath > free_points(g, me):
        return FALL_HURTS
    return g.wrath * TOKEN_HURTS


def threat(g: Race, seat: int) -> int:
    """Return how near another hero is to winning, from 1 to 4, by the medallions he has shown."""
    return min(many(g, seat), TO_LEAVE) + 1


def harm(g: Race, me: int, number: int) -> int:
    """Estimate the worth of what a sequence does to others: lost points, halves of Discord."""
    found = 0
    halves = 0
    stock = 2 - sum(g.fragments)
    for seat in range(g.seats):
        if seat == me or g.at[seat] < 0 or g.lies[seat] == FALLEN:
            continue
        struck = blow(g, g.at[seat], number)
        if struck & TOKEN and not has_power(g, seat, w.ACHILLES):
            found += 8 * threat(g, seat) * (g.wrath if g.boss == w.HADES else 1)
            if g.fragments[seat] == 1:
                halves += 1
            elif stock > 0:
                halves += 1
                stock -= 1
        if struck & STUN and g.lies[seat] != STUNNED:
            found += 12 * threat(g, seat)
    if g.seats > 2 and g.fragments[me] < 2 and halves > 0 and (g.boss != w.HADES or g.wrath > 0):
        both = g.fragments[me] + halves >= 2
        found += wins(g, me) if both else MEDALLION // 3
    return found


# -- what wins ------------------------------------------------------------------------------------


def wins(g: Race, me: int) -> int:
    """Return what one more medallion is worth: VICTORY if it is the fourth, else MEDALLION."""
    return VICTORY if counted(g, me) >= TO_LEAVE else MEDALLION


def luck(g: Race, me: int) -> int:
    """Estimate what an amphora into which nobody has looked is worth for the hope of Fortune."""
    if w.FORTUNE in g.spent or w.FORTUNE in g.bag[me]:
        return 0
    left = RUBBLES - len(g.spent)
    for seat in range(g.seats):
        for i in range(len(g.bag[seat])):
            if (g.watched[seat][i] >> me) % 2 == 1:
                left -= 1
                if g.bag[seat][i] == w.FORTUNE:
                    return 0
    return (LUCK if wins(g, me) == MEDALLION else LUCKIEST) // max(left, 1)


def jar(g: Race, me: int) -> int:
    """Estimate what it is worth to pick up an amphora."""
    chance = luck(g, me)
    if len(g.bag[me]) < MOST_CARRIED:
        return chance + JAR
    return chance if chance > FULL_JAR else 0


def trophy(g: Race, me: int) -> int:
    """Estimate what it is worth to eliminate a skeleton."""
    done = sum(g.trophies)
    if done >= RUBBLES:
        return 0
    best = 0
    for seat in range(g.seats):
        if seat != me:
            best = max(best, g.trophies[seat])
    if g.trophies[me] + RUBBLES - done < best:
        return 0
    if done == RUBBLES - 1:
        return wins(g, me) if g.trophies[me] + 1 >= best else -MEDALLION
    return TROPHY + 12 * done if g.trophies[me] + 1 >= best else TROPHY


def forms(g: Race, place: int) -> int:
    """Return the first cell of a tile whose half pairs with another tile's, or NOWHERE."""
    tile = kind(g, place)
    if tile == 0:
        return NOWHERE
    quarters = g.quarters[place]
    for spot in range(9):
        half = g.numbers[TILE[tile] + MARKS + DRAWN[quarters][spot]]
        if half == 0:
            continue
        cell = 9 * place + spot
        side = (half - 1 + quarters) % 4
        if LIMBO[cell][side] > 0 or cell in g.halves:
            continue
        other = NEXT[cell][side]
        if other // 9 != place and other not in g.halves and half_on(g, other) == (side + 2) % 4:
            return cell
    return NOWHERE


def after_turning(g: Race, place: int, quarters: int) -> int:
    """Return the cell where a Spirit would form after quarter turns of a tile, or NOWHERE."""
    if forms(g, place) >= 0:
        return NOWHERE  # formed by exploring: it does not count, and is there already
    return turned(g, place, quarters)


def turned(g: Race, place: int, quarters: int) -> int:
    """Return the cell of a half that pairs after quarter turns of a tile, or NOWHERE."""
    kept = g.quarters[place]
    g.quarters[place] = (kept + quarters) % 4
    found = forms(g, place)
    g.quarters[place] = kept
    return found


def after_swapping(g: Race, place: int, other: int) -> int:
    """Return the cell where a Spirit would form if two tiles changed places, or NOWHERE."""
    exchange(g, place, other)
    found = forms(g, place)
    if found < 0:
        found = forms(g, other)
    exchange(g, place, other)
    return found


def exchange(g: Race, place: int, other: int) -> None:
    """Exchange two tiles as they lie, without what is on them."""
    g.tile[place], g.tile[other] = g.tile[other], g.tile[place]
    g.quarters[place], g.quarters[other] = g.quarters[other], g.quarters[place]


def may_form(g: Race, me: int) -> bool:
    """Return whether a new pair of halves would be worth something to a hero."""
    return not g.medallions[me] & w.SPIRIT and spirits_left(g) > 0 and len(g.halves) == 0


def in_line(g: Race, me: int) -> bool:
    """Return whether a charge from some Sandals cell meets the Boss, by the tiles as they lie."""
    for side in range(4):
        cell = g.boss_at
        for _ in range(14):
            if closed(g, cell, side):
                break
            cell = NEXT[cell][side]
            if cell == g.boss_at:
                break
            if ground(g, cell) == SANDALS_CELL:
                return True
    return False


def opens_line(g: Race, me: int, place: int, quarters: int) -> bool:
    """Return whether a charge would meet the Boss after quarter turns of a tile."""
    if g.boss_at // 9 == place and g.boss_at % 9 != MIDDLE:
        return False
    kept = g.quarters[place]
    g.quarters[place] = (kept + quarters) % 4
    found = in_line(g, me)
    g.quarters[place] = kept
    return found


def turns_needed(g: Race, me: int, cell: int, forming: bool, opening: bool) -> int:
    """Count the Joystick turns that form a Spirit or open a line to the Boss; 0 if none does."""
    here = cell // 9
    far = blessed(g, me, w.SPIRIT)
    first = first_place(g)
    found = 0
    for place in range(first, first + 9):
        near = place == here or place in BESIDE[here] or far
        if near and kind(g, place) > 0 and not frozen(g, place):
            fresh = forming and forms(g, place) < 0
            if fresh and (turned(g, place, 1) >= 0 or turned(g, place, 3) >= 0):
                return 1
            if opening and (opens_line(g, me, place, 1) or opens_line(g, me, place, 3)):
                return 1
            if fresh and turned(g, place, 2) >= 0:
                found = 2
            if opening and opens_line(g, me, place, 2):
                found = 2
    return found


def may_pair(g: Race, cell: int) -> bool:
    """Return whether the Pad on a cell can form a Spirit."""
    first = first_place(g)
    home = portal_cell(g) // 9
    for place in range(first, first + 9):
        if place == cell // 9 or place == home or frozen(g, place) or kind(g, place) == 0:
            continue
        for other in range(place + 1, first + 9):
            if other != cell // 9 and other != home and not frozen(g, other):
                if after_swapping(g, place, other) >= 0:
                    return True
    return False


# -- what a cell is worth -------------------------------------------------------------------------


def hopes_of(g: Race, me: int) -> list[int]:
    """List what a hero can hope for anywhere, by the constants that begin with HOPE."""
    lacks = 63 - g.medallions[me]
    hunting = trophy(g, me)
    found = [0] * HOPES
    found[HOPE_PRIZE] = wins(g, me)
    found[HOPE_JAR] = jar(g, me)
    found[HOPE_DARK] = (DUSK if g.boss_at >= 0 else DARK) - POINT
    found[HOPE_TROPHY] = hunting + 60 * sum(g.trophies) if hunting > 0 else 0
    if (lacks & w.COURAGE and g.boss_at >= 0) or (lacks & w.SPIRIT and spirits_left(g) > 0):
        found[HOPE_TURNING] = ANYHOW
    if counted(g, me) >= TO_LEAVE and g.boss != w.SIREN:
        found[HOPE_OUT] = VICTORY
    return found


def aims(g: Race, me: int, ways: list[int]) -> list[int]:
    """List by cell what can be had right there, less the points it takes."""
    first = 9 * first_place(g)
    hopes = hopes_of(g, me)
    found = [NONE] * 81
    for i in range(81):
        cell = first + i
        if kind(g, cell // 9) > 0:
            found[i] = aim(g, me, cell, ground(g, cell), hopes, NONE)
    if g.boss_at >= 0 and not g.medallions[me] & w.COURAGE:
        aim_at_boss(g, me, ways, found)
    return found


def aim(g: Race, me: int, cell: int, what: int, hopes: list[int], enough: int) -> int:
    """Return what can be had right on a cell with this ground, less the points it takes.

    What lies in line with the Boss is left out, and so may be what is not worth more than `enough`.
    """
    if hopes[HOPE_OUT] > 0 and cell == portal_cell(g):
        return VICTORY
    best = NONE
    for side in range(4):
        if kind(g, NEXT[cell][side] // 9) == 0:
            best = hopes[HOPE_DARK]
    if g.ground[cell] >= 0 and hopes[HOPE_JAR] > 0:
        best = max(best, hopes[HOPE_JAR])
    if g.bones[cell] > 0 and hopes[HOPE_TROPHY] > 0:
        best = max(best, hopes[HOPE_TROPHY])
    if what != PLAIN:
        best = max(best, aim_at_ground(g, me, cell, what, hopes, max(enough, best)))
    if best > 0:
        best -= best * whim(g, me, cell - 9 * first_place(g)) // WHIMS
    if cell in g.halves and not g.medallions[me] & w.SPIRIT:
        best = max(best, hopes[HOPE_PRIZE])
    return best


def aim_at_ground(g: Race, me: int, cell: int, what: int, hopes: list[int], enough: int) -> int:
    """Return what a special cell is good for; what is not worth more than `enough` is left out."""
    lacks = 63 - g.medallions[me]
    prize = hopes[HOPE_PRIZE]
    if what == FORCE_CELL and lacks & w.FORCE:
        return (prize if cell != g.boss_at else prize * AWAY // 100) - 2 * POINT
    hunted = lacks & w.COURAGE > 0 and g.boss_at >= 0
    if what == SANDALS_CELL and hunted and g.boss != w.SIREN:
        return prize * AWAY // 100 - POINT
    best = hopes[HOPE_TURNING]
    if best == 0 or (what != JOYSTICK_CELL and what != PAD_CELL):
        return NONE
    most = prize - TO_HALF - POINT
    if most <= max(best, enough):
        return best
    forming = may_form(g, me)
    if what == PAD_CELL:
        return most if forming and may_pair(g, cell) else best
    opening = hunted and g.boss == w.SIREN and not in_line(g, me)
    if forming or opening:
        turns = turns_needed(g, me, cell, forming, opening)
        if turns > 0:
            best = max(best, most + POINT - turns * POINT)
    return best


def aim_at_boss(g: Race, me: int, ways: list[int], found: list[int]) -> None:
    """Raise the worth of the cells from which a charge meets the Boss, in place."""
    first = 9 * first_place(g)
    prize = wins(g, me)
    wearing = w.SANDALS in g.bag[me]
    for side in range(4):
        cell = g.boss_at
        for _ in range(14):
            if ways[4 * (cell - first) + side] < 0:
                break
            cell = NEXT[cell][side]
            if cell == g.boss_at:
                break
            if ground(g, cell) == SANDALS_CELL or wearing:
                found[cell - first] = max(found[cell - first], prize - POINT)


def spread(g: Race, found: list[int], ways: list[int], holds: list[int]) -> None:
    """Set the worth of each cell to that of the best way that begins there, in place."""
    first = 9 * first_place(g)
    edge = [i for i in range(81) if found[i] > NONE]
    waits = [int(worth > NONE) for worth in found]
    flow(g, found, ways, holds, edge, waits)
    edge = []
    for i in range(81):
        what = ground(g, first + i)
        best = NONE
        if what == SANDALS_CELL:
            best = best_charge(g, found, ways, i)
        elif what == STAIRS:
            other = other_stairs(g, first + i)
            if other >= 0:
                best = found[other - first]
        best -= POINT * (1 + holds[i])
        if best > found[i]:
            found[i] = best
            edge.append(i)
            waits[i] = 1
    flow(g, found, ways, holds, edge, waits)


def flow(
    g: Race, found: list[int], ways: list[int], holds: list[int], edge: list[int], waits: list[int]
) -> None:
    """Spread worth from the cells of `edge` to those from which a step leads there, in place."""
    first = 9 * first_place(g)
    water = g.boss == w.SIREN and g.boss_at >= 0
    while len(edge) > 0:
        i = edge.pop(0)
        waits[i] = 0
        if water and first + i == g.boss_at:
            continue  # she stays there
        for side in range(4):
            if ways[4 * i + side] < 0:
                continue
            other = NEXT[first + i][side] - first
            cost = holds[other] + (cost_of_leaving(g, first + other) if water else 1)
            if found[i] - POINT * cost > found[other]:
                found[other] = found[i] - POINT * cost
                if waits[other] == 0:
                    waits[other] = 1
                    edge.append(other)


def best_charge(g: Race, found: list[int], ways: list[int], i: int) -> int:
    """Return the worth of the best cell to which a charge from a cell leads."""
    first = 9 * first_place(g)
    best = NONE
    for side in range(4):
        cell = first + i
        for _ in range(14):
            if ways[4 * (cell - first) + side] < 0 or NEXT[cell][side] == g.boss_at:
                break
            cell = NEXT[cell][side]
            if cell == first + i:
                break
            best = max(best, found[cell - first])
    return best


def whim(g: Race, me: int, what: int) -> int:
    """Return a number from 0 to 119 that changes every few rounds late in a game; 0 before."""
    rounds = g.turns // g.seats
    if rounds < LATE:
        return 0
    return (37 * what + 61 * (rounds // WHIM) + 17 * me + what * (rounds // WHIM)) % 120


def worth_of_cells(g: Race, me: int, ways: list[int], holds: list[int]) -> list[int]:
    """List by cell what it is worth to a hero to be there."""
    found = aims(g, me, ways)
    spread(g, found, ways, holds)
    return found
