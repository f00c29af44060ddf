"""HEROZ: the deck: drawing, turning the discard over, and cards put on or under the deck."""

from __future__ import annotations

from heroon.kernel import Rule, draw, gain, show, shuffle, tell, then

from .state import BOTH, NO_COLUMN, Duel
from .steps import DRAW, STEPS
from .words import DECK, E_DECK_TURNED, E_DREW, E_DREW_UNSEEN, E_NO_CARD


@STEPS.rule(DRAW)
def draw_cards(g: Duel, seat: int, count: int) -> Rule[None]:
    """Draw one card from a seat's deck, then come again for the rest of `count`.

    See [heroz:deck] (HZ-36, HZ-81, HZ-83, HZ-87).  If the deck is empty when the card is needed,
    not before, the discard is turned over and the seat passes a turn.
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
    """Turn a seat's discard over to be its deck, the oldest discard on top.

    See [heroz:deck] [heroz:discard] (HZ-80).  Both seats remember the order but do not see it. By
    the option `empty_deck` the new deck is shuffled.
    """
    while len(g.discard[seat]) > 0:
        g.deck[seat].append(g.discard[seat].pop())
    if g.empty_deck > 0:
        shuffle(g.pool[seat], g.deck[seat])
    tell(g, E_DECK_TURNED, seat)


def pass_a_turn(g: Duel, seat: int) -> None:
    """Note that a seat whose deck ran out passes a turn [heroz:deck] (HZ-82).

    In the opponent's turn it passes its next turn. In its own turn, before an attack is declared,
    it may not attack; after that it loses nothing more. Step 1.1 of an own turn does not come here:
    it passes the turn itself.
    """
    if seat != g.turn:
        g.skip[seat] = 1
    elif g.column == NO_COLUMN:
        g.no_attack = 1


def put_on_deck(g: Duel, seat: int, card: int) -> None:
    """Put a card face up on top of a seat's deck [heroz:line] (HZ-36, HZ-37)."""
    g.deck[seat].append(card)
    g.up[seat] += 1
    show(g)


def put_under_deck(g: Duel, seat: int, card: int) -> None:
    """Put a card face down under a seat's deck; both seats have seen it and remember it."""
    g.deck[seat].insert(0, card)
