"""HEROZ: the deck.  Drawing, the empty deck, and cards put on and under it."""

from __future__ import annotations

from heroon.kernel import Rule, draw, gain, show, shuffle, tell, then

from .state import BOTH, NO_COLUMN, Duel
from .steps import DRAW, STEPS
from .words import DECK, E_DECK_TURNED, E_DREW, E_DREW_UNSEEN, E_NO_CARD


@STEPS.rule(DRAW)
def draw_cards(g: Duel, seat: int, count: int) -> Rule[None]:
    """Piocher une carte de son paquet [heroz:deck] (HZ-36, HZ-81, HZ-83, HZ-87).

    One card, then the step comes again for the rest.  The turn is passed because the deck is
    empty when a card is needed, not before.
    """
    if len(g.deck[seat]) == 0:
        if len(g.discard[seat]) == 0:
            tell(g, E_NO_CARD, seat)
            return
        turn_deck_over(g, seat)
        pass_a_turn(g, seat)
    seen = BOTH
    card = g.deck[seat][len(g.deck[seat]) - 1]
    if card == 0:
        seen = 1 << seat
        card = yield from draw(g, g.pool[seat], DECK[seat], seen)
    g.deck[seat].pop()
    show(g)
    if g.up[seat] > 0:
        g.up[seat] -= 1
        tell(g, E_DREW, seat, card)
    else:
        tell(g, E_DREW, seat, card, to=1 << seat, others=E_DREW_UNSEEN)
    gain(g.hand[seat], g.watched[seat], card, seen)
    if count > 1:
        then(g, DRAW, seat, count - 1)


def turn_deck_over(g: Duel, seat: int) -> None:
    """Paquet vide: il retourne sa Défausse [heroz:deck] [heroz:discard] (HZ-80).

    The oldest discard comes to lie on top.  Both know the order but do not see it, unless the
    option has it shuffled.
    """
    while len(g.discard[seat]) > 0:
        g.deck[seat].append(g.discard[seat].pop())
    if g.empty_deck > 0:
        shuffle(g.pool[seat], g.deck[seat])
    tell(g, E_DECK_TURNED, seat)


def pass_a_turn(g: Duel, seat: int) -> None:
    """Passer son tour, ou le prochain [heroz:deck] (HZ-82).

    In the opponent's turn: the next own turn.  In the own turn before an attack was declared:
    no attack.  After that nothing more is skipped.  Step 1.1 sees to itself.
    """
    if seat != g.turn:
        g.skip[seat] = 1
    elif g.column == NO_COLUMN:
        g.no_attack = 1


def put_on_deck(g: Duel, seat: int, card: int) -> None:
    """Placer une carte sur son paquet, face visible [heroz:line] (HZ-36, HZ-37)."""
    g.deck[seat].append(card)
    g.up[seat] += 1
    show(g)


def put_under_deck(g: Duel, seat: int, card: int) -> None:
    """Placer une carte sous son paquet, face cachée.  Both have seen it and remember it."""
    g.deck[seat].insert(0, card)
