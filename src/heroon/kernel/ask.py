"""The functions with which a rule asks a seat or nature, and the few that change hidden cards.

`pick`, `pick_some`, `arrange`, `amount`, `confirm`, `react` ask seats; `see`, `draw`, `roll`,
`chance` ask nature.  `tell`, `show`, `shuffle` never suspend.  Rules compose them with
`yield from`, and read the state again afterwards.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from .errors import KernelError
from .words import NO, STOP, YES, WordRow

if TYPE_CHECKING:
    from .state import State

T = TypeVar("T")

#: The mask of every seat, spectators excepted.
ALL: Final = 255
#: The mask of nature.
NATURE: Final = 0


class Ask:
    """A question: whom it asks (a mask of seats, 0 is nature), its prompt, the words offered.

    For nature the prompt is the stream, the words are the table of equal tickets, and `to` is
    the mask of the seats that will learn the outcome.
    """

    __slots__ = ("prompt", "seats", "to", "words")

    def __init__(self, seats: int, prompt: int, words: Sequence[int], to: int = ALL):
        self.seats = seats
        self.prompt = prompt
        self.words = words
        self.to = to

    def __repr__(self) -> str:
        return f"Ask(seats={self.seats:#b}, prompt={self.prompt}, words={list(self.words)})"


def first_seat(seats: int) -> int:
    """Return the lowest seat of a mask, -1 if it is empty; it answers for all in playouts."""
    return (seats & -seats).bit_length() - 1


def last_seat(seats: int) -> int:
    """Return the highest seat of a mask, -1 if it is empty; it answers for all in `lab` series."""
    return seats.bit_length() - 1


Rule = Generator[Ask, int, T]

#: What a decision returns when it asks nobody.
NOBODY: Final = Ask(1, 0, ())

# -- asking seats ------------------------------------------------------------------------------


def pick(seat: int, prompt: int, words: Sequence[int]) -> Rule[int]:
    """Ask a seat for one of the words and return it."""
    return (yield Ask(1 << seat, prompt, words))


def pick_some(
    seat: int, prompt: int, words: Sequence[int], least: int = 0, most: int = ALL
) -> Rule[list[int]]:
    """Ask a seat for `least` to `most` of the words, one at a time in the given order.

    STOP ends it once `least` are taken; a word is offered only if the rest can be completed.
    Equal words stand next to each other and are one option.
    """
    taken: list[int] = []
    start = 0
    while len(taken) < most and start < len(words):
        missing = least - len(taken)
        offer: list[int] = []
        for word in words[start : len(words) - max(missing - 1, 0)]:
            if word not in offer:
                offer.append(word)
        if missing <= 0:
            offer.append(STOP)
        word = yield Ask(1 << seat, prompt, offer)
        if word == STOP:
            break
        taken.append(word)
        while words[start] != word:
            start += 1
        start += 1
    return taken


def arrange(seat: int, prompt: int, words: Sequence[int]) -> Rule[list[int]]:
    """Ask a seat to put all the words in order, one at a time; the last one is not asked for.

    Equal words are one option, and nothing is asked once all that are left are equal.
    """
    left = list(words)
    order: list[int] = []
    while left:
        offer: list[int] = []
        for word in left:
            if word not in offer:
                offer.append(word)
        chosen = offer[0]
        if len(offer) > 1:
            chosen = yield Ask(1 << seat, prompt, offer)
        left.remove(chosen)
        order.append(chosen)
    return order


def amount(seat: int, prompt: int, unit: WordRow, low: int, high: int) -> Rule[int]:
    """Ask a seat for a number from `low` to `high`, in words of `unit`; one number is not asked."""
    if low >= high:
        return low
    word = yield Ask(1 << seat, prompt, unit[low : high + 1])
    return low + word - unit[low]


def confirm(seat: int, prompt: int) -> Rule[bool]:
    """Ask a seat yes or no; return True for yes."""
    word = yield Ask(1 << seat, prompt, (YES, NO))
    return word == YES


def react(seat: int, prompt: int, can: bool) -> Rule[bool]:
    """Ask a seat whether it reacts, even if it cannot, so that nobody learns what it holds."""
    word = yield Ask(1 << seat, prompt, (YES, NO) if can else (NO,))
    return word == YES


# -- asking nature -----------------------------------------------------------------------------


def chance(stream: int, tickets: Sequence[int], to: int = ALL) -> Rule[int]:
    """Ask nature for one of a table of equal tickets; the seats in the mask `to` learn it."""
    return (yield Ask(NATURE, stream, tickets, to))


def roll(stream: int, die: Sequence[int] = (1, 2, 3, 4, 5, 6)) -> Rule[int]:
    """Roll a die, or take one of any fixed table of outcomes, where every seat sees it."""
    return (yield Ask(NATURE, stream, die))


def ticket(pool: list[int], stream: int, to: int = ALL) -> Ask:
    """Make the question by which a decision asks nature for one of the cards in a pool.

    The other half of the decision takes the card out of the pool and notes it with `show`.
    """
    return Ask(NATURE, stream, tuple(pool), to)


def draw(g: State, pool: list[int], stream: int, to: int) -> Rule[int]:
    """Draw a card of a pool at random, take it out and return it; asked even for the last card."""
    card = yield Ask(NATURE, stream, pool, to)
    pool.remove(card)
    show(g)
    return card


def see(g: State, place: list[int], i: int, pool: list[int], stream: int, to: int) -> Rule[int]:
    """Return the card of slot `i` of a place and show it to the seats in the mask `to`.

    A card that nobody knew yet is drawn from the pool now.  Where some seats know the cards of this
    place and others do not, the caller adds `to` to the place's mask of knowing seats.
    """
    if place[i] == 0:
        card = yield Ask(NATURE, stream, pool, to)
        pool.remove(card)
        place[i] = card
    show(g)
    return place[i]


# -- what never suspends -----------------------------------------------------------------------


def shuffle(pool: list[int], place: list[int]) -> None:
    """Shuffle a place: put its known cards back into the pool, so that no seat knows any slot.

    All cards of that pool which nobody knows must lie in this place: gather first what lies
    elsewhere. If only some of them were shuffled they would no longer be alike, and no printed
    rule needs that.
    """
    for i, card in enumerate(place):
        if card > 0:
            insort(pool, card)
            place[i] = 0
    if place.count(0) != len(pool):
        raise KernelError("shuffle: slots of this pool lie elsewhere too")


def search(pool: list[int], place: list[int], card: int) -> bool:
    """Take a named card out of a shuffled place; return False if it is not there.

    A slot of the place goes with the card. So the place must have been shuffled, or must be
    before the next `see`.
    """
    if card in place:
        place.remove(card)
        return True
    if card not in pool or 0 not in place:
        return False
    pool.remove(card)
    place.remove(0)
    return True


def tell(
    g: State,
    event: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    *,
    to: int = ALL,
    others: int = 0,
) -> None:
    """Tell the seats in the mask `to` an event; the other seats get the event `others`, if any.

    `others` gets as many of the leading arguments as it declares.
    """
    if g.log is not None:
        g.log.events.append((event, a, b, c, d, to, others))


def show(g: State) -> None:
    """Note that some seat now sees a new face, so that nobody may undo past this moment."""
    if g.log is not None:
        g.log.news = True


# -- places whose knowing seats can differ -----------------------------------------------------


def gain(cards: list[int], known: list[int], card: int, seats: int) -> None:
    """Put a card into an unordered place, kept sorted by card, then by the mask of who knows it."""
    i = len(cards)
    while i > 0 and (cards[i - 1] > card or (cards[i - 1] == card and known[i - 1] > seats)):
        i -= 1
    cards.insert(i, card)
    known.insert(i, seats)


def lose(cards: list[int], known: list[int], card: int) -> int:
    """Take a card out of an unordered place, in the open; return the mask of seats that knew it.

    Of several equal cards the best known one goes: whoever watched it go knows one card fewer
    there.
    """
    i = len(cards) - 1
    while i >= 0 and cards[i] != card:
        i -= 1
    if i < 0:
        raise KernelError(f"lose: card {card} is not there")
    cards.pop(i)
    return known.pop(i)


def forget(cards: list[int], known: list[int], watchers: int, low: int, high: int) -> None:
    """Make the seats `watchers` forget each card from `low` to `high` in a place.

    One of these cards left the place unseen, and they cannot know which.  The place stays sorted:
    of equal cards the one that the fewest seats know comes first.
    """
    for i, card in enumerate(cards):
        if low <= card <= high:
            known[i] &= ~watchers
    for i in range(1, len(cards)):
        j = i
        while j > 0 and cards[j - 1] == cards[j] and known[j - 1] > known[j]:
            known[j - 1], known[j] = known[j], known[j - 1]
            j -= 1
