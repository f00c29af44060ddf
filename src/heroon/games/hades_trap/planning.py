"""HADES TRAP: the ends that a turn can come to, for a bot: cells, and the threads crossed to them.

It is written in the subset of the rules, as all that weighs words, so that C plays by it, too.
"""

from __future__ import annotations

from typing import Final

from heroon.kernel import DONE

from . import words as w
from .cards import FORCE_CELL, SANDALS_CELL, STAIRS
from .labyrinth import NEXT, NOWHERE
from .places import (
    TO_LEAVE,
    cost_of_leaving,
    counted,
    crossing,
    first_place,
    gripped,
    ground,
    kind,
    other_stairs,
    portal_cell,
    taken,
)
from .state import STUNNED, UPRIGHT, Race
from .worth import (
    AFTER,
    LAID,
    NONE,
    POINT,
    VICTORY,
    fear,
    goes_to,
    harm,
    jar,
    sequence,
    trophy,
    wins,
)

#: How many ends of a turn are looked at, how many ends one of them may add, and how many sequences
#: are kept for each cell; what stands in a slot that is free, and in one that is closed.
ENDS: Final = 480
MOST_NEW: Final = 60
EACH: Final = 5
FREE_SLOT: Final = -1
BARRED: Final = 99
#: More points than an end can cost.
MOST_COST: Final = 32
UNSEEN: Final = 1 << 20
#: What revealing a tile brings before the Boss is there, and afterwards; what an unspent point is
#: worth.
DARK_NOW: Final = 200
DUSK_NOW: Final = 110
REST: Final = 40
#: What a medallion is worth beyond itself, because the next one comes sooner.
NEXT_ONE: Final = 500
#: What an amphora, an Ether token is worth unspent.
KEPT: Final = 90


def end_of(g: Race, me: int, cell: int, number: int, worth: int, gains: list[int]) -> int:
    """Estimate what it is worth to end a turn on a cell after a sequence of threads.

    `worth` is that of the cell; `gains` keeps, by sequence, what it is worth beside the cell.
    """
    if counted(g, me) >= TO_LEAVE and cell == portal_cell(g) and g.boss != w.SIREN:
        return 2 * VICTORY - fear(g, me, cell, number)
    if gains[number] == UNSEEN:
        gains[number] = harm(g, me, number)
        if not g.medallions[me] & w.FORCE and g.boss_at >= 0:
            stop = goes_to(g, number)
            if ground(g, stop) == FORCE_CELL:
                gains[number] -= POINT
    return worth + gains[number] - fear(g, me, cell, number)


def plan_turn(
    g: Race, me: int, words: list[int], ways: list[int], holds: list[int], cells: list[int]
) -> list[int]:
    """List what each word is worth by the best end to which it leads.

    One number more stands behind them: the worth of the best end that leaves a point unspent.
    """
    first = 9 * first_place(g)
    brings = on_cells(g, me)
    slots = free_slots(g, me)
    ends = [packed(g.at[me] - first, sequence(g), 0, NOWHERE)]
    bonus = [0]  # by end: what is gained on the way
    gains = [UNSEEN] * len(LAID)
    found = [2 * NONE] * len(words)
    less = 2 * NONE
    for cost in range(g.left + 1):
        for i in range(len(ends)):
            if cost_of(ends[i]) != cost:
                continue
            cell = cell_of(ends[i])
            worth = end_of(g, me, first + cell, number_of(ends[i]), cells[cell] + bonus[i], gains)
            begins = root_of(ends[i])
            if begins >= 0:
                worth = max(worth, at_once(g, me, first + cell, g.left - cost, worth, ways))
                found[begins] = max(found[begins], worth - cost)
            elif DONE in words:
                found[words.index(DONE)] = worth - 1
            if cost < g.left:
                less = max(less, worth)
                if len(ends) < ENDS - MOST_NEW:
                    go_on(g, me, i, words, ways, holds, brings, slots, ends, bonus)
    found.append(less)
    return found


# -- ends of a turn, each in one number -----------------------------------------------------------


def packed(cell: int, number: int, cost: int, begins: int) -> int:
    """Encode an end as one int: its cell, sequence, cost in points, index of its first word."""
    return 81 * (len(LAID) * (MOST_COST * (begins + 1) + cost) + number) + cell


def cell_of(end: int) -> int:
    """Decode the cell of an end, counted from the first one of the labyrinth."""
    return end % 81


def number_of(end: int) -> int:
    """Decode the number of the sequence of an end."""
    return end // 81 % len(LAID)


def cost_of(end: int) -> int:
    """Decode how many points an end costs."""
    return end // (81 * len(LAID)) % MOST_COST


def root_of(end: int) -> int:
    """Decode the index of the word that begins the way to an end; NOWHERE for the first end."""
    return end // (81 * len(LAID) * MOST_COST) - 1


def free_slots(g: Race, me: int) -> list[int]:
    """List EACH slots for sequences by cell, barred on the cells of other pawns."""
    first = 9 * first_place(g)
    slots = [FREE_SLOT] * (81 * EACH)
    for seat in range(g.seats):
        if seat != me and g.at[seat] >= 0 and g.lies[seat] == UPRIGHT:
            bar(slots, g.at[seat] - first)
    if g.boss_at >= 0:
        bar(slots, g.boss_at - first)
    seen(slots, g.at[me] - first, sequence(g))
    return slots


def bar(slots: list[int], cell: int) -> None:
    """Close all slots of a cell, so that no end lies there."""
    for slot in range(EACH * cell, EACH * cell + EACH):
        slots[slot] = BARRED


def seen(slots: list[int], cell: int, number: int) -> bool:
    """Return whether a cell was reached by a sequence before, and note the sequence if not.

    A cell without a free slot counts as reached.
    """
    for slot in range(EACH * cell, EACH * cell + EACH):
        if slots[slot] == number:
            return True
        if slots[slot] == FREE_SLOT:
            slots[slot] = number
            return False
    return True


def reach(end: int, gained: int, slots: list[int], ends: list[int], bonus: list[int]) -> None:
    """Add an end and what it gained, unless its cell was reached by its sequence before."""
    if root_of(end) >= 0 and not seen(slots, cell_of(end), number_of(end)):
        ends.append(end)
        bonus.append(gained)


# -- one action more ------------------------------------------------------------------------------


def go_on(
    g: Race,
    me: int,
    i: int,
    words: list[int],
    ways: list[int],
    holds: list[int],
    brings: list[int],
    slots: list[int],
    ends: list[int],
    bonus: list[int],
) -> None:
    """Add the ends to which one action from an end leads, after the attacks that free the hero."""
    first = 9 * first_place(g)
    cell = cell_of(ends[i])
    hold = holds[cell] if i > 0 or gripped(g, me) else 0
    if i == 0 and crossing(g, me):
        hold = 0
    kill = trophy(g, me)
    gained = bonus[i] + hold * kill
    cost = cost_of(ends[i]) + hold
    leaves = cost + cost_of_leaving(g, first + cell)
    if leaves <= g.left:
        for side in range(4):
            if ways[4 * cell + side] >= 0:
                begins = first_word(words, ends[i], w.GO[NEXT[first + cell][side]], hold)
                end = packed(cell, number_of(ends[i]), leaves, begins)
                step_on(g, end, gained, side, ways, brings, slots, ends, bonus)
    what = ground(g, first + cell)
    if cost < g.left and what == SANDALS_CELL:
        for side in range(4):
            begins = first_word(words, ends[i], w.CHARGE[side], hold)
            end = packed(cell, number_of(ends[i]), cost + 1, begins)
            charge_on(g, end, gained, side, kill, ways, brings, slots, ends, bonus)
    elif cost < g.left and what == STAIRS:
        other = other_stairs(g, first + cell)
        if other >= 0 and not taken(g, other):
            begins = first_word(words, ends[i], w.CLIMB[other], hold)
            end = packed(other - first, number_of(ends[i]), cost + 1, begins)
            reach(end, gained, slots, ends, bonus)


def first_word(words: list[int], end: int, word: int, hold: int) -> int:
    """Return the index of the word that begins a way on from an end, or NOWHERE.

    From where the hero stands it is `word`, or an attack if something holds him; from any other end
    it is the word that led there.
    """
    if root_of(end) >= 0:
        return root_of(end)
    if hold > 0:
        return first_attack(words)
    return words.index(word) if word in words else NOWHERE


def first_attack(words: list[int]) -> int:
    """Return the index of the first attack on a skeleton or baby Hydra, or NOWHERE."""
    for i in range(len(words)):
        if w.VERB[words[i]] == w.STRIKE.id or w.VERB[words[i]] == w.CRUSH.id:
            return i
    return NOWHERE


def step_on(
    g: Race,
    end: int,
    gained: int,
    side: int,
    ways: list[int],
    brings: list[int],
    slots: list[int],
    ends: list[int],
    bonus: list[int],
) -> None:
    """Add the end that lies one step to a side of another end."""
    first = 9 * first_place(g)
    other = NEXT[first + cell_of(end)][side] - first
    number = after(g, number_of(end), ways[4 * cell_of(end) + side])
    there = packed(other, number, cost_of(end), root_of(end))
    reach(there, gained + brings[other], slots, ends, bonus)


def charge_on(
    g: Race,
    end: int,
    gained: int,
    side: int,
    kill: int,
    ways: list[int],
    brings: list[int],
    slots: list[int],
    ends: list[int],
    bonus: list[int],
) -> None:
    """Add the ends at which a charge may stop that begins on the cell of an end."""
    first = 9 * first_place(g)
    cell = cell_of(end)
    number = number_of(end)
    for _ in range(14):
        thread = ways[4 * cell + side]
        if thread < 0:
            return
        cell = NEXT[first + cell][side] - first
        if first + cell == g.boss_at or cell == cell_of(end):
            return
        number = after(g, number, thread)
        gained += brings[cell] + (kill if g.bones[first + cell] > 0 else 0)
        reach(packed(cell, number, cost_of(end), root_of(end)), gained, slots, ends, bonus)


def on_cells(g: Race, me: int) -> list[int]:
    """List by cell what is gained by stepping on it: an amphora, a Spirit, a theft."""
    first = 9 * first_place(g)
    jars = jar(g, me)
    found = [jars if g.ground[first + i] >= 0 else 0 for i in range(81)]
    if not g.medallions[me] & w.SPIRIT:
        for cell in g.halves:
            found[cell - first] += wins(g, me) + NEXT_ONE
    for seat in range(g.seats):
        if seat != me and g.at[seat] >= 0 and g.lies[seat] == STUNNED and len(g.bag[seat]) > 0:
            found[g.at[seat] - first] += KEPT // 3
    return found


def after(g: Race, number: int, thread: int) -> int:
    """Return the sequence after a way that may cross a thread; the Siren hears the first alone."""
    if thread == 0 or g.boss_at < 0 or (g.boss == w.SIREN and number > 0):
        return number
    return AFTER[number][thread - 1]


def at_once(g: Race, me: int, cell: int, left: int, worth: int, ways: list[int]) -> int:
    """Estimate a cell with what the points that are left can take there: Force, Courage, a tile."""
    best = worth
    rest = 0
    what = ground(g, cell)
    if what == FORCE_CELL and left >= 2 and not g.medallions[me] & w.FORCE:
        best = max(best, worth + wins(g, me) // 2 + NEXT_ONE + REST * (left - 2))
    if left > 0:
        if not g.medallions[me] & w.COURAGE and g.boss_at >= 0:
            wearing = w.SANDALS in g.bag[me]
            if (what == SANDALS_CELL or wearing) and meets_boss(g, cell, ways) >= 0:
                best = max(best, worth + wins(g, me) // 2 + NEXT_ONE + REST * (left - 1))
        for side in range(4):
            if kind(g, NEXT[cell][side] // 9) == 0:
                rest = (DUSK_NOW if g.boss_at >= 0 else DARK_NOW) + REST * (left - 1)
        if rest > 0:
            best = max(best, worth + rest)
    return best


def meets_boss(g: Race, cell: int, ways: list[int]) -> int:
    """Return the side to which a charge from a cell meets the Boss, or NOWHERE."""
    first = 9 * first_place(g)
    for side in range(4):
        now = cell
        for _ in range(14):
            if ways[4 * (now - first) + side] < 0:
                break
            now = NEXT[now][side]
            if now == g.boss_at:
                return side
            if now == cell:
                break
    return NOWHERE
