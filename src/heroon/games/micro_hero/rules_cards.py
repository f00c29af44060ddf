"""MICRO HERO: how cards move: drawn, turned over, exhausted; and how a wound is taken."""

from __future__ import annotations

from heroon.kernel import Ask, end, show, shuffle, tell, then, ticket

from .cards import DRAW_ORDER, HAND, SCATTER, SWARM
from .stack import ability, strength
from .state import Journey
from .steps import DRAW, DRAW_UNSEEN, STEPS
from .words import (
    BASE,
    DECK,
    E_DREW,
    E_EXHAUSTED,
    E_LOST,
    E_NO_CARD,
    E_SHUFFLED,
    E_TURNED,
    E_WOUNDED,
    IS_WOUND,
    R_WOUNDS,
)


def insert(cards: list[int], card: int) -> None:
    """Insert a card into a list of cards that is kept sorted."""
    i = len(cards)
    while i > 0 and cards[i - 1] > card:
        i -= 1
    cards.insert(i, card)


# -- phase 1, Draw --------------------------------------------------------------------------------


def hand_size(g: Journey) -> int:
    """Count the cards that a seat draws at the start of a turn, 1 at least.

    See [micro-hero:1] [micro-hero:trial.birds].
    """
    return max(g.numbers[HAND] - strength(g, SWARM), 1)


@STEPS.auto(DRAW)
def draw_cards(g: Journey, seat: int, count: int) -> None:
    """Draw cards from a seat's deck, turning its discard over when the deck is empty.

    See [micro-hero:1] [micro-hero:deck] (MH-Q2, MH-Q3).  A card that is known, because the deck was
    turned over or the card anticipated, is taken at once; for an unseen one nature is asked. When
    deck and discard are empty, fewer are drawn.
    """
    left = count
    while left > 0:
        if len(g.deck[seat]) == 0:
            if len(g.discard[seat]) == 0:
                tell(g, E_NO_CARD, seat)
                return
            turn_over(g, seat)
        if g.deck[seat][len(g.deck[seat]) - 1] == 0:
            then(g, DRAW_UNSEEN, seat, left)
            return
        take(g, seat, g.deck[seat].pop())
        left -= 1


@STEPS.words(DRAW_UNSEEN)
def unseen_card(g: Journey, seat: int, _count: int) -> Ask:
    """Ask nature for the next card of a shuffled deck [micro-hero:1]."""
    return ticket(g.unseen[seat], DECK[seat][g.round])


@STEPS.answer(DRAW_UNSEEN)
def draw_unseen(g: Journey, seat: int, count: int, word: int) -> None:
    """Put the card that nature gave into the hand, then draw the rest [micro-hero:1]."""
    g.unseen[seat].remove(word)
    g.deck[seat].pop()
    take(g, seat, word)
    draw_cards(g, seat, count - 1)


def take(g: Journey, seat: int, card: int) -> None:
    """Put a drawn card into the hand, sorted, or last while cards must be played as drawn.

    See [micro-hero:trial.hind] (MH-Q37).
    """
    if ability(g, DRAW_ORDER) > 0:
        g.hand[seat].append(card)
    else:
        insert(g.hand[seat], card)
    show(g)
    tell(g, E_DREW, seat, card)


def turn_over(g: Journey, seat: int) -> None:
    """Turn a seat's discard over to be its deck, the oldest discard on top [micro-hero:deck].

    It is not shuffled, except under the ability of the Cattle of Geryon [micro-hero:trial.cattle].
    Nobody may look at it (MH-G10).
    """
    while len(g.discard[seat]) > 0:
        g.deck[seat].append(g.discard[seat].pop())
    tell(g, E_TURNED, seat)
    if ability(g, SCATTER) > 0:
        shuffle(g.unseen[seat], g.deck[seat])
        tell(g, E_SHUFFLED, seat)


# -- exhausting, wounds ---------------------------------------------------------------------------


def partner(g: Journey, seat: int) -> int:
    """Return the seat whose discard a seat's cards go to: in co-op the partner's.

    See [micro-hero:coop] [micro-hero:coop.5].
    """
    return 1 - seat if len(g.hand) > 1 else seat


def exhaust(g: Journey, seat: int, card: int) -> None:
    """Exhaust a card: put it back into the Reserve at its base level.

    See [micro-hero:overload] (MH-Q18).  A wound goes on top of the pile of wounds
    [micro-hero:blood.pile].
    """
    tell(g, E_EXHAUSTED, seat, card)
    if IS_WOUND[card]:
        g.wounds.append(BASE[card])
    else:
        insert(g.reserve, BASE[card])


def wound(g: Journey, seat: int) -> None:
    """Put the top wound of the Reserve on a seat's own discard; with none left the game is lost.

    See [micro-hero:wound] [micro-hero:coop.end] (MH-Q17).
    """
    if len(g.wounds) == 0:
        tell(g, E_LOST, seat)
        end(g, outcome(g), R_WOUNDS)
    g.discard[seat].append(g.wounds.pop())
    tell(g, E_WOUNDED, seat, g.discard[seat][len(g.discard[seat]) - 1])


def outcome(g: Journey) -> list[int]:
    """Return the result of a game: for each seat the number of Trials beaten; 12 is a victory.

    See [micro-hero:goal].
    """
    return [len(g.beaten) + len(g.kept)] * len(g.hand)
