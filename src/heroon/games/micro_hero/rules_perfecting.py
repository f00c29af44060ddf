"""MICRO HERO: 3. Phase de Perfectionnement."""

from __future__ import annotations

from heroon.kernel import NOTHING, Ask, tell, then

from .cards import DEFENCE_FIRST
from .rules_planning import tilt
from .stack import ability, cost, experience
from .state import Journey
from .steps import PERFECT, SHARE, STEPS, STRIKE_BACK
from .windows import in_perfecting
from .words import (
    ANTICIPATE,
    BUY,
    E_ANTICIPATED,
    E_BOUGHT,
    E_PAID,
    E_READY,
    IMPROVE,
    IS_WOUND,
    P_PERFECT,
    PLUS,
    READY,
    TILT,
    VERB,
    A,
    B,
)


@STEPS.words(PERFECT)
def perfectings(g: Journey, _a: int, _b: int) -> Ask:
    """Any option, in any order, as often as the experience lasts [micro-hero:3].

    [micro-hero:coop.2]  The experience is common; each option is for the own discard and deck,
    and each seat says once that it is ready (MH-Q29, MH-d, MH-m).
    """
    words: list[int] = []
    seats = 0
    left = experience(g)
    for seat in range(len(g.hand)):
        before = len(words)
        if not g.ready >> seat & 1:
            perfectings_of(g, seat, left, words)
        if len(words) > before:
            words.append(READY[seat])
            seats |= 1 << seat
    return Ask(seats, P_PERFECT, words)


def perfectings_of(g: Journey, seat: int, left: int, words: list[int]) -> None:
    """Achat [micro-hero:buy], Amélioration [micro-hero:improve], Anticipation
    [micro-hero:anticipate], or the Posture [micro-hero:posture].
    """
    last = 0
    for card in g.reserve:
        if card != last and cost(g, card) <= left:
            words.append(BUY[seat][card])
        last = card
    if len(g.discard[seat]) > 0:
        top = g.discard[seat][len(g.discard[seat]) - 1]
        if not IS_WOUND[top] and cost(g, top) <= left:
            words.append(ANTICIPATE[seat] if top > PLUS else IMPROVE[seat])
    if in_perfecting(g, seat):
        words.append(TILT[seat])


@STEPS.answer(PERFECT)
def perfect(g: Journey, _a: int, _b: int, word: int) -> None:
    """One option; experience that is left at the end is lost [micro-hero:3].

    Then Attack, then Defence [micro-hero:turn]; but the Bull charges first
    [micro-hero:trial.bull].
    """
    if word == NOTHING:
        g.ready = 0
        then(g, SHARE if ability(g, DEFENCE_FIRST) > 0 else STRIKE_BACK)
        return
    then(g, PERFECT)
    verb = VERB[word]
    seat = A[word]
    if verb == BUY.id:
        buy(g, seat, B[word])
    elif verb == IMPROVE.id:
        improve(g, seat)
    elif verb == ANTICIPATE.id:
        anticipate(g, seat)
    elif verb == TILT.id:
        tilt(g, seat)
        g.armed[seat] = 0
    else:
        g.ready |= 1 << seat
        tell(g, E_READY, seat)


def buy(g: Journey, seat: int, card: int) -> None:
    """Achat: a card of the Reserve, on top of the discard [micro-hero:buy]."""
    price = cost(g, card)
    g.spent += price
    g.reserve.remove(card)
    g.discard[seat].append(card)
    tell(g, E_BOUGHT, seat, card, price)


def improve(g: Journey, seat: int) -> None:
    """Amélioration: the top card of the discard is turned [micro-hero:improve]."""
    card = g.discard[seat].pop()
    price = cost(g, card)
    g.spent += price
    g.discard[seat].append(card + PLUS)
    tell(g, E_PAID, seat, card + PLUS, price)


def anticipate(g: Journey, seat: int) -> None:
    """Anticipation: an improved top card of the discard goes on top of the deck.

    [micro-hero:anticipate] (MH-Q3)
    """
    card = g.discard[seat].pop()
    price = cost(g, card)
    g.spent += price
    g.deck[seat].append(card)
    tell(g, E_ANTICIPATED, seat, card, price)
