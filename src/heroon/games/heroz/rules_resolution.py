"""HEROZ: Phase 3, Résolution."""

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
    """Points de Victoire [heroz:points] (HZ-76): the values of the cards in the pile."""
    total = 0
    for value in g.scored[seat]:
        total += value
    return total


@STEPS.words(RAID)
def raid(g: Duel, _a: int, _b: int) -> Ask:
    """3.1 Attaque non-bloquée [heroz:3.1] (HZ-72, HZ-73).

    One attacker at a time: it kills the enemy hero or scores.  DONE leaves the rest to retreat.
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
    """3.1 Attaque non-bloquée: the use of one attacker [heroz:3.1] (HZ-73, HZ-74)."""
    if word in (DONE, NOTHING):
        then(g, RETREAT)
        return
    then(g, RAID)
    if VERB[word] == SLAY.id:
        slay(g, g.turn, A[word])
    else:
        score(g, g.turn, A[word])


def slay(g: Duel, me: int, cell: int) -> None:
    """3.1 Détruire un Héros adverse: la troupe et le Héros à la défausse [heroz:3.1] (HZ-74)."""
    card = g.hero[1 - me].pop()
    g.discard[1 - me].append(card)
    g.discard[me].append(leave(g, me, cell))
    tell(g, E_SLAIN, 1 - me, card, cell)


def score(g: Duel, me: int, cell: int) -> None:
    """3.1 Convertir la Valeur en Points de Victoire [heroz:3.1] [heroz:points] [heroz:goal].

    The real value: auras are over.  With 30 points or more the game is won at once (HZ-64,
    HZ-76, HZ-79).
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
    """3.2 Retraite [heroz:3.2] (HZ-54, HZ-77).

    Which of the troops that attacked goes under the deck next.  Two Jokers are one option, and
    with one option nobody is asked.
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
    """3.2 Retraite: sous le paquet, face cachée [heroz:3.2] [heroz:gravity] (HZ-77, HZ-78)."""
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
    """3.3 Renfort [heroz:3.3] [heroz:losses] (HZ-74, HZ-75, HZ-84).

    Each draws as many cards as troops were lost in the combat, the turn player first.
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
    """3.4 Repos [heroz:3.4] [heroz:tilt].  All that was tilted is set straight."""
    for seat in range(2):
        g.fighting[seat] = 0
        g.lost[seat] = 0
    g.column = NO_COLUMN
    g.no_attack = 0
    then(g, END_OF_TURN)


@STEPS.auto(END_OF_TURN)
def end_of_turn(g: Duel, _a: int, _b: int) -> None:
    """Fin du tour: à l'adversaire [heroz:turn]."""
    then(g, TURN, 1 - g.turn)
