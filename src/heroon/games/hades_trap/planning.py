"""HADES TRAP: the ends that a turn can come to, for a bot: cells, by the sequences to them.

In the subset of the rules, as all that weighs words.
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
    pawn_on,
    portal_cell,
    taken,
)
from .state import STUNNED, Race
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

#: Ends of a turn that are looked at, and how many sequences for each cell.
ENDS: Final = 480
EACH: Final = 5
UNSEEN: Final = 1 << 20
#: What a turned tile brings at once; what a point is worth that may be left for what comes next.
DARK_NOW: Final = 200
DUSK_NOW: Final = 110
REST: Final = 40
#: What a medallion is worth beyond itself: another one comes next.
NEXT_ONE: Final = 500
#: What an amphora, an Ether token is worth unspent.
KEPT: Final = 90


def end_of(g: Race, me: int, cell: int, number: int, worth: int, gains: list[int]) -> int:
    """What it is worth to end a turn on a cell after a sequence."""
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
    """What each word is worth by the best end it leads to; one number more: with a point less."""
    first = 9 * first_place(g)
    here = g.at[me] - first
    at = [here]
    laid = [sequence(g)]
    spent = [0]
    bonus = [0]
    root = [-1]
    slots = [-1] * (81 * EACH)
    gains = [UNSEEN] * len(LAID)
    slots[EACH * here] = laid[0]
    found = [2 * NONE] * len(words)
    less = 2 * NONE
    held = gripped(g, me)
    blocked = [0] * 81
    for seat in range(g.seats):
        if seat != me and g.at[seat] >= 0 and pawn_on(g, g.at[seat]) == seat:
            blocked[g.at[seat] - first] = 1
    if g.boss_at >= 0:
        blocked[g.boss_at - first] = 1
    jars = jar(g, me)
    kill = trophy(g, me)
    cost = 0
    while cost <= g.left:
        i = 0
        while i < len(at):
            if spent[i] != cost:
                i += 1
                continue
            cell = at[i]
            worth = end_of(g, me, first + cell, laid[i], cells[cell] + bonus[i], gains)
            if root[i] < 0:
                if DONE in words:
                    stay = words.index(DONE)
                    found[stay] = max(found[stay], worth - 1)
            else:
                worth = max(worth, at_once(g, me, first + cell, g.left - cost, worth, ways))
                found[root[i]] = max(found[root[i]], worth - cost)
            if cost < g.left and worth > less:
                less = worth
            hold = holds[cell] if (i > 0 or held) else 0
            pays = cost + hold
            gain = bonus[i] + hold * kill
            if i == 0 and crossing(g, me):
                hold = 0
                pays = cost
                gain = 0
            go = pays + cost_of_leaving(g, first + cell)
            if go <= g.left and len(at) < ENDS - 60:
                for side in range(4):
                    thread = ways[4 * cell + side]
                    other = NEXT[first + cell][side] - first
                    if thread < 0 or blocked[other] > 0:
                        continue
                    number = after(g, laid[i], thread)
                    if not seen(slots, other, number):
                        begins = root[i]
                        if i == 0:
                            begins = word_at(words, w.GO[first + other])
                            if hold > 0:
                                begins = first_attack(g, me, words)
                        if begins >= 0:
                            at.append(other)
                            laid.append(number)
                            spent.append(go)
                            bonus.append(gain + on_the_way(g, me, first + other, jars))
                            root.append(begins)
            if pays + 1 <= g.left and len(at) < ENDS - 60:
                what = ground(g, first + cell)
                if what == SANDALS_CELL:
                    for side in range(4):
                        begins = root[i]
                        if i == 0:
                            begins = word_at(words, w.CHARGE[side])
                            if hold > 0:
                                begins = first_attack(g, me, words)
                        if begins < 0:
                            continue
                        number = laid[i]
                        now = first + cell
                        more = gain
                        for _ in range(14):
                            thread = ways[4 * (now - first) + side]
                            if thread < 0:
                                break
                            now = NEXT[now][side]
                            if now == g.boss_at or now == first + cell:
                                break
                            number = after(g, number, thread)
                            more += on_the_way(g, me, now, jars)
                            if g.bones[now] > 0:
                                more += kill
                            if blocked[now - first] == 0 and not seen(slots, now - first, number):
                                at.append(now - first)
                                laid.append(number)
                                spent.append(pays + 1)
                                bonus.append(more)
                                root.append(begins)
                elif what == STAIRS:
                    other_one = other_stairs(g, first + cell)
                    if other_one >= 0 and not taken(g, other_one):
                        begins = root[i]
                        if i == 0:
                            begins = word_at(words, w.CLIMB[other_one])
                            if hold > 0:
                                begins = first_attack(g, me, words)
                        if begins >= 0 and not seen(slots, other_one - first, laid[i]):
                            at.append(other_one - first)
                            laid.append(laid[i])
                            spent.append(pays + 1)
                            bonus.append(gain)
                            root.append(begins)
            i += 1
        cost += 1
    found.append(less)
    return found


def after(g: Race, number: int, thread: int) -> int:
    """The sequence after one more step; the Siren hears the first thread alone."""
    if thread == 0 or g.boss_at < 0 or (g.boss == w.SIREN and number > 0):
        return number
    return AFTER[number][thread - 1]


def seen(slots: list[int], cell: int, number: int) -> bool:
    """Whether a cell was reached by a sequence; if not, it is from now on, while there is room."""
    for slot in range(EACH * cell, EACH * cell + EACH):
        if slots[slot] == number:
            return True
        if slots[slot] < 0:
            slots[slot] = number
            return False
    return True


def word_at(words: list[int], word: int) -> int:
    """Where a word stands among those that may be said, or NOWHERE."""
    return words.index(word) if word in words else NOWHERE


def first_attack(g: Race, me: int, words: list[int]) -> int:
    """Where the attack stands that frees a hero from what grips him, or NOWHERE."""
    for i in range(len(words)):
        if w.VERB[words[i]] == w.STRIKE.id or w.VERB[words[i]] == w.CRUSH.id:
            return i
    return NOWHERE


def on_the_way(g: Race, me: int, cell: int, jars: int) -> int:
    """What is gained by stepping on a cell."""
    found = jars if g.ground[cell] >= 0 else 0
    if cell in g.halves and not g.medallions[me] & w.SPIRIT:
        found += wins(g, me) + NEXT_ONE
    for seat in range(g.seats):
        if seat != me and g.at[seat] == cell and g.lies[seat] == STUNNED and len(g.bag[seat]) > 0:
            found += KEPT // 3
    return found


def at_once(g: Race, me: int, cell: int, left: int, worth: int, ways: list[int]) -> int:
    """What a place is worth if what can be had there is taken with the points that are left."""
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
    """The side to which a charge from a cell meets the Boss, or NOWHERE."""
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
