"""MICRO HERO: cards on their way: drawn, improved, exhausted; wounds."""

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
    """Put a card into an unordered place, which is kept sorted."""
    i = len(cards)
    while i > 0 and cards[i - 1] > card:
        i -= 1
    cards.insert(i, card)


# -- 1. Phase de Pioche ---------------------------------------------------------------------------


def hand_size(g: Journey) -> int:
    """How many cards a turn begins with [micro-hero:1] [micro-hero:trial.birds]: 1 at least."""
    return max(g.numbers[HAND] - strength(g, SWARM), 1)


@STEPS.auto(DRAW)
def draw_cards(g: Journey, seat: int, count: int) -> None:
    """Piocher [micro-hero:1] [micro-hero:deck] (MH-Q2, MH-Q3).

    Cards whose place is known are taken at once, for the next unseen one nature is asked.  With
    deck and discard empty fewer are drawn.
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
    """The next card of a shuffled deck [micro-hero:1]."""
    return ticket(g.unseen[seat], DECK[seat][g.round])


@STEPS.answer(DRAW_UNSEEN)
def draw_unseen(g: Journey, seat: int, count: int, word: int) -> None:
    """It comes to the hand, then the others [micro-hero:1]."""
    g.unseen[seat].remove(word)
    g.deck[seat].pop()
    take(g, seat, word)
    draw_cards(g, seat, count - 1)


def take(g: Journey, seat: int, card: int) -> None:
    """A card comes to the hand, which keeps the order drawn while that rules its play.

    [micro-hero:trial.hind] (MH-Q37)
    """
    if ability(g, DRAW_ORDER) > 0:
        g.hand[seat].append(card)
    else:
        insert(g.hand[seat], card)
    show(g)
    tell(g, E_DREW, seat, card)


def turn_over(g: Journey, seat: int) -> None:
    """Deck vide: retourner la Défausse sans la mélanger [micro-hero:deck].

    The first card discarded comes to lie on top; nobody may look (MH-G10).  [micro-hero:
    trial.cattle] An ability has it shuffled.
    """
    while len(g.discard[seat]) > 0:
        g.deck[seat].append(g.discard[seat].pop())
    tell(g, E_TURNED, seat)
    if ability(g, SCATTER) > 0:
        shuffle(g.unseen[seat], g.deck[seat])
        tell(g, E_SHUFFLED, seat)


# -- épuiser, Blessures ---------------------------------------------------------------------------


def partner(g: Journey, seat: int) -> int:
    """Whose discard a seat's cards go to: at two the partner's.

    [micro-hero:coop] [micro-hero:coop.5]
    """
    return 1 - seat if len(g.hand) > 1 else seat


def exhaust(g: Journey, seat: int, card: int) -> None:
    """Épuiser: back to the Reserve at the base level [micro-hero:overload] (MH-Q18).

    A wound goes on top of the wounds [micro-hero:blood.pile].
    """
    tell(g, E_EXHAUSTED, seat, card)
    if IS_WOUND[card]:
        g.wounds.append(BASE[card])
    else:
        insert(g.reserve, BASE[card])


def wound(g: Journey, seat: int) -> None:
    """Subir une Blessure: the top wound of the Reserve, on top of the own discard.

    [micro-hero:wound] [micro-hero:coop.end] (MH-Q17)  With none left the game is lost.
    """
    if len(g.wounds) == 0:
        tell(g, E_LOST, seat)
        end(g, outcome(g), R_WOUNDS)
    g.discard[seat].append(g.wounds.pop())
    tell(g, E_WOUNDED, seat, g.discard[seat][len(g.discard[seat]) - 1])


def outcome(g: Journey) -> list[int]:
    """The result: the trials beaten, the same for both [micro-hero:goal]; twelve is a victory."""
    return [len(g.beaten) + len(g.kept)] * len(g.hand)
