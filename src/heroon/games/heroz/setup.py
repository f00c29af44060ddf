"""HEROZ: setting up a game."""

from __future__ import annotations

from typing import Final

from heroon.kernel import Rule, plan, see, shuffle, step, tell, then

from .cards import OPENING_HAND
from .rules_deck import put_under_deck
from .state import Duel
from .steps import DRAW, OPENING_HANDS, REVEAL, SETUP, STEPS, TURN
from .words import DECK, E_REVEALED, E_STARTS, E_TIE, STRENGTH

#: Values of the option `revealed`.
REVEALED_UNDER: Final = 1
REVEALED_SHUFFLE: Final = 2


def start(g: Duel) -> None:
    """Put the first step of a game on the agenda."""
    then(g, SETUP)


@STEPS.auto(SETUP)
def setup(g: Duel, _a: int, _b: int) -> None:
    """Put the steps of setting up on the agenda; both decks already lie shuffled.

    See [heroz:setup] [heroz:cards] (HZ-02).  The two decks never mix, and nobody knows the order of
    their cards.
    """
    plan(g, REVEAL, OPENING_HANDS)


@STEPS.rule(REVEAL)
def reveal(g: Duel, _a: int, _b: int) -> Rule[None]:
    """Show the top card of each deck and let the stronger one decide who begins.

    See [heroz:first-player] (HZ-01, HZ-88).  On a tie both cards go under their decks, face down,
    and two more are shown.
    """
    first = yield from see(g, g.deck[0], len(g.deck[0]) - 1, g.pool[0], DECK[0], 255)
    g.up[0] = 1
    tell(g, E_REVEALED, 0, first)
    second = yield from see(g, g.deck[1], len(g.deck[1]) - 1, g.pool[1], DECK[1], 255)
    g.up[1] = 1
    tell(g, E_REVEALED, 1, second)
    if STRENGTH[first] == STRENGTH[second]:
        tell(g, E_TIE)
        revealed_under(g, 0)
        revealed_under(g, 1)
        if len(g.pool[0]) > 0:
            then(g, REVEAL)
        else:
            all_cards_tied(g)
        return
    g.turn = 0
    if STRENGTH[second] > STRENGTH[first]:
        g.turn = 1
    for seat in range(2):
        if g.revealed == REVEALED_UNDER:
            revealed_under(g, seat)
        elif g.revealed == REVEALED_SHUFFLE:
            g.up[seat] = 0
            shuffle(g.pool[seat], g.deck[seat])
    tell(g, E_STARTS, g.turn)


def all_cards_tied(g: Duel) -> None:
    """Let seat 0 begin with both decks shuffled again, once every card was shown and has tied.

    See [heroz:first-player] (HZ-88).
    """
    for seat in range(2):
        shuffle(g.pool[seat], g.deck[seat])
    g.turn = 0
    tell(g, E_STARTS, g.turn)


def revealed_under(g: Duel, seat: int) -> None:
    """Put the card that was shown under its deck, face down."""
    g.up[seat] = 0
    put_under_deck(g, seat, g.deck[seat].pop())


@STEPS.auto(OPENING_HANDS)
def opening_hands(g: Duel, _a: int, _b: int) -> None:
    """Let both seats draw their opening hands, then begin the first turn.

    See [heroz:opening-hand] (HZ-03).
    """
    plan(
        g,
        step(DRAW, g.turn, g.numbers[OPENING_HAND]),
        step(DRAW, 1 - g.turn, g.numbers[OPENING_HAND]),
        step(TURN, g.turn),
    )
