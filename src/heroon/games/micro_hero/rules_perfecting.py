"""MICRO HERO: phase 3, Perfecting."""

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
    """Ask the seats how to spend their experience, or to say that they are ready [micro-hero:3].

    In co-op the experience is common, but each option is about the seat's own discard and deck, and
    each seat says once that it is ready. See [micro-hero:coop.2] (MH-Q29, MH-d, MH-m).
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
    """Append the words of one seat: Buy, Improve or Anticipate what `left` can pay, or tilt.

    See [micro-hero:buy] [micro-hero:improve] [micro-hero:anticipate] [micro-hero:posture]. To tilt
    is to use the Posture.
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
    """Carry out the option that was chosen, or end the phase [micro-hero:3].

    Experience that is left then is lost. Next comes Attack, then Defence [micro-hero:turn]; with
    the Cretan Bull in play Defence comes first [micro-hero:trial.bull].
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
    """Buy a card of the Reserve: put it on top of the seat's discard [micro-hero:buy]."""
    price = cost(g, card)
    g.spent += price
    g.reserve.remove(card)
    g.discard[seat].append(card)
    tell(g, E_BOUGHT, seat, card, price)


def improve(g: Journey, seat: int) -> None:
    """Improve the top card of the seat's discard [micro-hero:improve]."""
    card = g.discard[seat].pop()
    price = cost(g, card)
    g.spent += price
    g.discard[seat].append(card + PLUS)
    tell(g, E_PAID, seat, card + PLUS, price)


def anticipate(g: Journey, seat: int) -> None:
    """Anticipate: move the improved top card of the seat's discard to the top of its deck.

    See [micro-hero:anticipate] (MH-Q3).
    """
    card = g.discard[seat].pop()
    price = cost(g, card)
    g.spent += price
    g.deck[seat].append(card)
    tell(g, E_ANTICIPATED, seat, card, price)
