"""HEROZ: phase 3, the resolution."""

from __future__ import annotations

from heroon.kernel import DONE, NOBODY, NOTHING, Ask, end, show, tell, then

from .cards import GOAL
from .power import value_at
from .rules_area import leave
from .rules_deck import put_under_deck
from .state import NO_COLUMN, Duel
from .steps import DRAW, END_OF_TURN, RAID, REINFORCEMENT, REST, RETREAT, STEPS, TURN
from .words import (
    E_REINFORCED,
    E_RETREATED,
    E_SCORED,
    E_SLAIN,
    E_WON,
    JOKER_CARD,
    P_RAID,
    P_RETREAT,
    R_POINTS,
    SCORE,
    SLAY,
    UNDER,
    VERB,
    A,
)


def points(g: Duel, seat: int) -> int:
    """Return a seat's victory points: the sum of what its cards scored [heroz:points] (HZ-76)."""
    total = 0
    for value in g.scored[seat]:
        total += value
    return total


@STEPS.words(RAID)
def raid(g: Duel, _a: int, _b: int) -> Ask:
    """Ask the turn player what an unblocked attacker does: kill the enemy hero, or score.

    See [heroz:3.1] (HZ-72, HZ-73).  One attacker at a time. With the option `may_retreat`, DONE
    leaves the others to retreat.
    """
    me = g.turn
    words: list[int] = []
    for cell in range(3 * g.column, 3 * g.column + 3):
        if (g.fighting[me] >> cell) % 2 > 0:
            if len(g.hero[1 - me]) > 0:
                words.append(SLAY[cell])
            words.append(SCORE[cell])
    if len(words) == 0:
        return NOBODY
    if g.may_retreat > 0:
        words.append(DONE)
    return Ask(1 << me, P_RAID, words)


@STEPS.answer(RAID)
def use_attacker(g: Duel, _a: int, _b: int, word: int) -> None:
    """Let the chosen attacker kill the hero or score, or begin the retreat.

    See [heroz:3.1] (HZ-73, HZ-74).
    """
    if word in (DONE, NOTHING):
        then(g, RETREAT)
        return
    then(g, RAID)
    if VERB[word] == SLAY.id:
        slay(g, g.turn, A[word])
    else:
        score(g, g.turn, A[word])


def slay(g: Duel, me: int, cell: int) -> None:
    """Discard the enemy hero in play and the attacker that destroys it [heroz:3.1] (HZ-74)."""
    card = g.hero[1 - me].pop()
    g.discard[1 - me].append(card)
    g.discard[me].append(leave(g, me, cell))
    tell(g, E_SLAIN, 1 - me, card, cell)


def score(g: Duel, me: int, cell: int) -> None:
    """Move an attacker to its owner's victory points and end the game if they are enough.

    See [heroz:3.1] [heroz:points] [heroz:goal].  The troop brings its real value: auras are over by
    now. With 30 points or more its owner wins at once (HZ-64, HZ-76, HZ-79).
    """
    value = value_at(g, me, cell)
    card = leave(g, me, cell)
    if card == JOKER_CARD:
        show(g)
    g.points[me].append(card)
    g.scored[me].append(value)
    tell(g, E_SCORED, me, card, value)
    if points(g, me) >= g.numbers[GOAL]:
        tell(g, E_WON, me)
        end(g, [1 - me, me], R_POINTS)


@STEPS.words(RETREAT)
def retreat(g: Duel, _a: int, _b: int) -> Ask:
    """Ask the turn player which of the troops that attacked goes under the deck next.

    See [heroz:3.2] (HZ-54, HZ-77).  Of two Jokers only the first is offered, as they are alike.
    With one troop to choose from nobody is asked.
    """
    me = g.turn
    if g.fighting[me] == 0:
        return NOBODY
    words: list[int] = []
    jokers = 0
    for cell in range(3 * g.column, 3 * g.column + 3):
        if (g.fighting[me] >> cell) % 2 > 0:
            if g.field[me][cell] == JOKER_CARD:
                jokers += 1
                if jokers > 1:
                    continue
            words.append(UNDER[cell])
    if len(words) < 2:
        return NOBODY
    return Ask(1 << me, P_RETREAT, words)


@STEPS.answer(RETREAT)
def go_under(g: Duel, _a: int, _b: int, word: int) -> None:
    """Put the chosen troop under its deck, or begin step 3.3 when none is left.

    See [heroz:3.2] [heroz:gravity] (HZ-77, HZ-78).
    """
    me = g.turn
    cell = A[word]
    if word == NOTHING:
        if g.fighting[me] == 0:
            then(g, REINFORCEMENT)
            return
        cell = 3 * g.column
        while (g.fighting[me] >> cell) % 2 == 0:
            cell += 1
    card = leave(g, me, cell)
    put_under_deck(g, me, card)
    tell(g, E_RETREATED, me, card)
    then(g, RETREAT)


@STEPS.auto(REINFORCEMENT)
def reinforcement(g: Duel, _a: int, _b: int) -> None:
    """Let each seat draw one card for each troop that it lost in the combat.

    See [heroz:3.3] [heroz:losses] (HZ-74, HZ-75, HZ-84).  The turn player draws first.
    """
    me = g.turn
    then(g, REST)
    if g.lost[1 - me] > 0:
        then(g, DRAW, 1 - me, g.lost[1 - me])
    if g.lost[me] > 0:
        then(g, DRAW, me, g.lost[me])
        tell(g, E_REINFORCED, me, g.lost[me])
    if g.lost[1 - me] > 0:
        tell(g, E_REINFORCED, 1 - me, g.lost[1 - me])


@STEPS.auto(REST)
def rest(g: Duel, _a: int, _b: int) -> None:
    """Clear the marks of the combat, as tilted cards are set straight [heroz:3.4] [heroz:tilt]."""
    for seat in range(2):
        g.fighting[seat] = 0
        g.lost[seat] = 0
    g.column = NO_COLUMN
    g.no_attack = 0
    then(g, END_OF_TURN)


@STEPS.auto(END_OF_TURN)
def end_of_turn(g: Duel, _a: int, _b: int) -> None:
    """Begin the turn of the other seat [heroz:turn]."""
    then(g, TURN, 1 - g.turn)
