"""HEROZ: the strangers, simple players that every level of bot must beat.

Most have one idea about attacks.  To every other question they answer alike, as a plain player:
they place like troops in one column, play a hero, block with whatever is there, and spend cards in
a fight that is not won.  Others play the policy that the levels had at first
(`heuristics_former_combat` and its neighbours), but for their attacks; the `sovereign` plays all of
it.  None of these ever change, so a better policy is measured against the same opponents as before.
Only the `rampart` plays the policy of the levels as it is now, but for its attacks.  No level plays
by this module.  All is written in the subset of the rules; what is looked at are public facts and
the secrets of the seat that is asked.
"""

from __future__ import annotations

from typing import Final

from heroon.kernel import PASS, STOP
from heroon.kernel.strangers import Dial, Strangers

from . import heuristics_former_preparation as former
from . import words as w
from .cards import GOAL
from .heuristics_combat import (
    AHEAD,
    DANGER,
    EVERY,
    KEEP,
    LATE,
    NEVER,
    SOONER,
    early,
    in_fight,
    overdue,
    points_of,
    strength,
    to_block,
    to_hit,
)
from .heuristics_combat import to_attack as by_policy
from .heuristics_former_combat import early as former_early
from .heuristics_former_combat import gain
from .heuristics_former_combat import to_attack as as_former
from .heuristics_known import POOR, STORE
from .heuristics_preparation import (
    COLUMN_SUIT,
    COLUMN_VALUE,
    LINE_SUIT,
    LINE_VALUE,
    LOW,
    OPEN,
    to_hide,
    to_lead,
    to_look,
    to_move,
    to_place,
)
from .power import active_cells, best_total, suit_at, value_at
from .state import EMPTY, NO_COLUMN, Duel

#: What a card is worth in hand, for choosing one from the discard.
WORTH: Final = tuple(
    w.VALUE[c] if c <= w.LAST_TROOP else 8 if c <= w.LAST_HERO else 9 if c <= w.LAST_ACE else 11
    for c in range(w.JOKER_CARD + 1)
)
#: How a plain player likes a hero, Jack, Queen, King: the King least, since it needs plans.
LIKED: Final = (1, 3, 2)
#: An attack worth so many points a plain player blocks with whatever is there.
PLAIN_DANGER: Final = 8

# -- tastes: what each of their ints says ------------------------------------------------------

#: The style: the policy of the levels, the plain player, or the policy that levels had at first.
STYLE, LEVELS, PLAIN, FORMER = 0, 0, 1, 2
#: What decides on attacks.
ATTACK: Final = 1
#: As the policy of the levels does; where the gain is greatest, as a plain player counts it; never;
#: columns without an enemy, but with `CARDS` in hand where the margin is best; where most can be
#: had at once; wherever the margin is best; as the levels did before that policy, and by it.
POLICY, GAIN, NOWHERE, PATIENT, AT_ONCE, ALWAYS, BEFORE, MIGHTY = range(8)
#: So many cards in hand a patient player waits for.
CARDS: Final = 2
#: The numbers by which the policy of the levels attacks, places and blocks.
NUMBERS: Final = 3
OWN: Final = (
    *(LEVELS, POLICY, 0),
    *(COLUMN_SUIT, COLUMN_VALUE, LINE_SUIT, LINE_VALUE, LOW, OPEN),
    *(DANGER, POOR, STORE, AHEAD, KEEP, LATE, EVERY, SOONER),
)


class TastedDuel(Duel):
    """The state of a game in which every seat has a taste."""

    taste: list[list[int]]


def by_taste(g: TastedDuel, seat: int, prompt: int, words: list[int]) -> list[int]:
    """Weigh words by the taste of the seat."""
    return weigh(g, seat, prompt, words, g.taste[seat])


def weigh(g: Duel, seat: int, prompt: int, words: list[int], taste: list[int]) -> list[int]:
    """Weigh words by a taste."""
    if prompt == w.P_ATTACK:
        return to_attack(g, seat, words, taste)
    if taste[STYLE] == PLAIN:
        return plainly(g, seat, prompt, words)
    if taste[STYLE] == FORMER:
        return formerly(g, seat, prompt, words, taste)
    n = NUMBERS
    a, b, c, d, e = taste[n], taste[n + 1], taste[n + 2], taste[n + 3], taste[n + 4]
    match prompt:
        case w.P_PLACE:
            return to_place(g, seat, words, a, b, c, d, e, taste[n + 5], taste[n + 7], taste[n + 8])
        case w.P_HERO:
            return to_lead(g, seat, words)
        case w.P_QUEEN:
            return to_hide(g, seat, words)
        case w.P_KING:
            return to_move(g, seat, words)
        case w.P_WINDOW0:
            return early(g, seat, words)
        case w.P_WINDOW1 | w.P_WINDOW2:
            return [int(word == PASS) for word in words]
        case w.P_WINDOW3:
            return in_fight(g, seat, words)
        case w.P_DAMAGE:
            return to_hit(g, seat, words)
        case w.P_BLOCK:
            return to_block(g, seat, words, taste[n + 6])
        case _:
            return alike(g, seat, prompt, words)


def formerly(g: Duel, seat: int, prompt: int, words: list[int], taste: list[int]) -> list[int]:
    """Weigh what is no attack as the levels did before."""
    n = NUMBERS
    a, b, c, d, e = taste[n], taste[n + 1], taste[n + 2], taste[n + 3], taste[n + 4]
    match prompt:
        case w.P_PLACE:
            return former.to_place(g, seat, words, a, b, c, d, e, taste[n + 5])
        case w.P_HERO:
            return former.to_lead(g, seat, words)
        case w.P_QUEEN:
            return former.to_hide(g, seat, words)
        case w.P_KING:
            return former.to_move(g, seat, words)
        case w.P_WINDOW0:
            return former_early(g, seat, words)
        case w.P_WINDOW1 | w.P_WINDOW2:
            return [int(word == PASS) for word in words]
        case w.P_WINDOW3:
            return in_fight(g, seat, words)
        case w.P_BLOCK:
            return to_block(g, seat, words, taste[n + 6])
        case _:
            return alike(g, seat, prompt, words)


def alike(g: Duel, seat: int, prompt: int, words: list[int]) -> list[int]:
    """Weigh answers to what the plain player and the policy of the levels see alike."""
    match prompt:
        case w.P_JACK:
            return to_look(g, seat, words)
        case w.P_DAMAGE:
            return [-1 if word == STOP else value_at(g, 1 - seat, w.A[word]) for word in words]
        case w.P_RAID:
            return [
                value_at(g, seat, w.A[word]) if w.VERB[word] == w.SCORE.id else 0 for word in words
            ]
        case w.P_RECOVER:
            return [WORTH[w.A[word]] for word in words]
        case w.P_UNSCORE:
            return [
                w.VALUE[w.A[word]]
                if w.A[word] <= w.LAST_TROOP
                else w.A[word] - w.FIRST_SCORED_JOKER
                for word in words
            ]
        case w.P_POWER:
            return [w.A[word] for word in words]
        case _:
            return [0] * len(words)


# -- attacks ---------------------------------------------------------------------------------------


def to_attack(g: Duel, seat: int, words: list[int], taste: list[int]) -> list[int]:
    """Weigh attacks by the idea of a taste."""
    mode = taste[ATTACK]
    if mode == GAIN:
        return [0 if word == PASS else plain_gain(g, seat, w.A[word]) for word in words]
    if mode == NOWHERE:
        return [int(word == PASS) for word in words]
    if mode == PATIENT:
        return patiently(g, seat, words, taste[CARDS])
    if mode == AT_ONCE:
        return [1 if word == PASS else plunder(g, seat, w.A[word]) for word in words]
    if mode == ALWAYS:
        return [-NEVER if word == PASS else margin(g, seat, w.A[word]) for word in words]
    if mode == BEFORE:
        return as_before(g, seat, words)
    if mode == MIGHTY:
        return as_former(g, seat, words)
    return as_own(g, seat, words, taste)


def as_own(g: Duel, seat: int, words: list[int], taste: list[int]) -> list[int]:
    """Weigh attacks as the levels do, by the numbers of a taste."""
    n = NUMBERS + 7
    a, b, c, d, e = taste[n], taste[n + 1], taste[n + 2], taste[n + 3], taste[n + 4]
    return by_policy(g, seat, words, a, b, c, d, e, taste[n + 5], taste[n + 6])


def as_before(g: Duel, seat: int, words: list[int]) -> list[int]:
    """Weigh attacks as the levels did before: by what they gain, less with a fuller hand."""
    bar = 120 - 12 * (len(g.hand[seat]) - 6) + 6 * len(g.hand[1 - seat])
    if overdue(g, 80, 20, 1 << 20):
        bar = -NEVER
    return [bar if word == PASS else gain(g, seat, w.A[word], 8, 6, 4, 4, 60, 3) for word in words]


def plain_gain(g: Duel, seat: int, column: int) -> int:
    """Weigh an attack: three times its points if unblocked, else the power margin.

    It is 6 lower for each hidden troop that might block, and stays above 0 where no active troop
    faces the column: attackers that are blocked only go back under the deck.
    """
    foe = 1 - seat
    cells = active_cells(g, seat, column)
    blockers = active_cells(g, foe, column)
    prize = 0
    hidden = 0
    for cell in range(3 * column, 3 * column + 3):
        if (cells >> cell) % 2 > 0:
            prize += value_at(g, seat, cell)
        if g.field[foe][cell] != EMPTY and (blockers >> cell) % 2 == 0:
            hidden += 1
    if blockers == 0:
        return max(1, 3 * prize - 6 * hidden)
    force = best_total(g, seat, column, cells)
    return force - best_total(g, foe, column, blockers) - 6 * hidden


def margin(g: Duel, seat: int, column: int) -> int:
    """Count the power of a column less that of the enemy's."""
    cells = active_cells(g, seat, column)
    others = active_cells(g, 1 - seat, column)
    return best_total(g, seat, column, cells) - best_total(g, 1 - seat, column, others)


def patiently(g: Duel, seat: int, words: list[int], cards: int) -> list[int]:
    """Weigh attacks as who waits for so many cards in hand, and takes what lies open till then."""
    foe = 1 - seat
    if len(g.hand[seat]) >= cards:
        return [-NEVER if word == PASS else margin(g, seat, w.A[word]) for word in words]
    found: list[int] = []
    for i, word in enumerate(words):
        if word == PASS:
            found.append(0)
        else:
            found.append(NEVER - i if g.field[foe][3 * w.A[word]] == EMPTY else -1)
    return found


def plunder(g: Duel, seat: int, column: int) -> int:
    """Count what an attack brings at once: points of an open column, else troops destroyed."""
    foe = 1 - seat
    cells = active_cells(g, seat, column)
    blockers = active_cells(g, foe, column)
    found = 0
    if blockers == 0:
        for cell in range(3 * column, 3 * column + 3):
            found += value_at(g, seat, cell) if (cells >> cell) % 2 > 0 else 0
        return 2 * found
    damage = best_total(g, seat, column, cells)
    if damage <= best_total(g, foe, column, blockers):
        return 0
    for cell in range(3 * column, 3 * column + 3):
        if (blockers >> cell) % 2 > 0 and value_at(g, foe, cell) <= damage:
            found += value_at(g, foe, cell)
    return 1 + found


# -- the plain player ------------------------------------------------------------------------------


def plainly(g: Duel, seat: int, prompt: int, words: list[int]) -> list[int]:
    """Weigh what is no attack as a plain player does."""
    match prompt:
        case w.P_PLACE:
            return [
                0 if word == STOP else 10 + company(g, seat, w.A[word], w.B[word]) for word in words
            ]
        case w.P_HERO:
            now = LIKED[w.RANK[g.hero[seat][0]]] if g.hero[seat] else 0
            return [now if word == PASS else LIKED[w.RANK[w.A[word]]] for word in words]
        case w.P_QUEEN:
            return plainly_hidden(g, seat, words)
        case w.P_KING | w.P_WINDOW0 | w.P_WINDOW1:
            return [int(word == PASS) for word in words]
        case w.P_WINDOW2 | w.P_WINDOW3:
            if g.column == NO_COLUMN:
                return [int(word == PASS) for word in words]
            return in_fight(g, seat, words, 0)
        case w.P_BLOCK:
            return plainly_blocked(g, seat, words)
        case w.P_BONUS | w.P_RETREAT:
            return [-i for i in range(len(words))]
        case _:
            return alike(g, seat, prompt, words)


def company(g: Duel, seat: int, card: int, column: int) -> int:
    """Weigh a column for a troop: the troop on top that it matches, less for each troop there."""
    there = 0
    for cell in range(3 * column, 3 * column + 3):
        there += int(g.field[seat][cell] != EMPTY)
    top = 3 * column + there - 1
    score = -2 * there
    if there > 0 and g.face[seat][top] > 0:
        score += 5 if suit_at(g, seat, top) == w.SUIT[card] else 0
        score += 20 if value_at(g, seat, top) == w.VALUE[card] else 0
    return score


def plainly_hidden(g: Duel, seat: int, words: list[int]) -> list[int]:
    """Weigh which troop the Queen turns down: the strongest enemy one, best one that faces ours."""
    found: list[int] = []
    for word in words:
        if word == PASS:
            found.append(1)
        elif w.A[word] // 9 == seat:
            found.append(0)
        else:
            cell = w.A[word] % 9
            facing = 5 if active_cells(g, seat, cell // 3) > 0 else 0
            found.append(value_at(g, 1 - seat, cell) + facing)
    return found


def plainly_blocked(g: Duel, seat: int, words: list[int]) -> list[int]:
    """Weigh troops to block with, when the attack could bring many points, or win the game."""
    foe = 1 - seat
    column = g.column
    mine = active_cells(g, seat, column)
    theirs = best_total(g, foe, column, g.fighting[foe])
    danger = 0
    for cell in range(9):
        if (g.fighting[foe] >> cell) % 2 > 0:
            danger += value_at(g, foe, cell)
    held = mine > 0 and best_total(g, seat, column, mine) >= theirs
    harmless = danger < PLAIN_DANGER and points_of(g, foe) + danger < g.numbers[GOAL]
    if held or harmless:
        return [int(word == STOP) for word in words]
    return [-1 if word == STOP else strength(g, seat, w.A[word]) for word in words]


# -- who they are ----------------------------------------------------------------------------------

_PLAIN: Final = (0,) * (len(OWN) - NUMBERS)
_THEN: Final = (9, 11, 16, 3, 3, 27, 2, *(0,) * (len(OWN) - NUMBERS - 7))
_BEFORE: Final = (5, 10, 12, 20, 2, 20, 4, *(0,) * (len(OWN) - NUMBERS - 7))

#: The plain ones first, then those who play the policy of the levels, but for their attacks.
STRANGERS: Final[Strangers[Duel]] = Strangers(
    weigh=weigh,
    state=TastedDuel,
    weights=by_taste,
    own=OWN,
    tastes={
        "builder": (PLAIN, NOWHERE, 0, *_PLAIN),
        "rusher": (PLAIN, ALWAYS, 0, *_PLAIN),
        "greedy": (PLAIN, AT_ONCE, 0, *_PLAIN),
        "fighter": (PLAIN, GAIN, 0, *_PLAIN),
        "turtle": (PLAIN, PATIENT, 99, *_PLAIN),
        "hoarder": (PLAIN, PATIENT, 12, *_PLAIN),
        "miser": (PLAIN, PATIENT, 20, *_PLAIN),
        "dragon": (PLAIN, PATIENT, 30, *_PLAIN),
        "shrewd-greedy": (FORMER, AT_ONCE, 0, *_THEN),
        "veteran": (FORMER, BEFORE, 0, *_BEFORE),
        "shrewd-hoarder": (FORMER, PATIENT, 12, *_THEN),
        "shrewd-miser": (FORMER, PATIENT, 20, *_THEN),
        "wall": (FORMER, PATIENT, 99, *_THEN),
        "sovereign": (FORMER, MIGHTY, 0, *_THEN),
        "rampart": (LEVELS, PATIENT, 99, *OWN[NUMBERS:]),
    },
    level={
        "shrewd-greedy": "novice",
        "veteran": "apprentice",
        "shrewd-hoarder": "novice",
        "shrewd-miser": "apprentice",
        "wall": "expert",
        "sovereign": "apprentice",
        "rampart": "expert",
    },
    dials={
        "column-suit": Dial(NUMBERS, 5, 0, 40),
        "column-value": Dial(NUMBERS + 1, 6, 0, 40),
        "line-suit": Dial(NUMBERS + 2, 6, 0, 60),
        "line-value": Dial(NUMBERS + 3, 8, 0, 80),
        "low": Dial(NUMBERS + 4, 3, -20, 20),
        "open": Dial(NUMBERS + 5, 10, -20, 80),
        "danger": Dial(NUMBERS + 6, 3, 0, 30),
        "poor": Dial(NUMBERS + 7, 3, -1, 30),
        "store": Dial(NUMBERS + 8, 5, 0, 40),
        "ahead": Dial(NUMBERS + 9, 2, -3, 3),
        "keep": Dial(NUMBERS + 10, 4, 0, 80),
        "late": Dial(NUMBERS + 11, 60, 60, 5000),
        "every": Dial(NUMBERS + 12, 4, 2, 40),
    },
)
