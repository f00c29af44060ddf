"""HEROZ: Préparation d'une partie."""

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
    """The first step of a game."""
    then(g, SETUP)


@STEPS.auto(SETUP)
def setup(g: Duel, _a: int, _b: int) -> None:
    """Préparation d'une partie [heroz:setup] [heroz:cards] (HZ-02).

    The two decks lie shuffled, apart, and never mix: nobody knows the order of their cards.
    """
    plan(g, REVEAL, OPENING_HANDS)


@STEPS.rule(REVEAL)
def reveal(g: Duel, _a: int, _b: int) -> Rule[None]:
    """Dévoiler la première carte de son paquet [heroz:first-player] (HZ-01).

    The stronger card begins.  On a tie both cards go under the decks, face down, and two more
    are shown.
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
        then(g, REVEAL)
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


def revealed_under(g: Duel, seat: int) -> None:
    """The card shown goes under its deck, face down."""
    g.up[seat] = 0
    put_under_deck(g, seat, g.deck[seat].pop())


@STEPS.auto(OPENING_HANDS)
def opening_hands(g: Duel, _a: int, _b: int) -> None:
    """Main de départ [heroz:opening-hand] (HZ-03).  Six cards each, then the first turn."""
    plan(
        g,
        step(DRAW, g.turn, g.numbers[OPENING_HAND]),
        step(DRAW, 1 - g.turn, g.numbers[OPENING_HAND]),
        step(TURN, g.turn),
    )
