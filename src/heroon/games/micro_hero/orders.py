"""MICRO HERO: the search for good orders of a hand: quickly by a few rankings, or in full.

The order of the hand is most of the game: a card triggers once for itself and once for each card
played after it, and one card may be doubled (overloaded). Every distinct order of up to
`ALL_ORDERS` cards is scored, with each card doubled that the Posture can double. It is built from
the last card back to the first, so that orders with the same end share the work. Bigger hands are
searched by a beam: the best orders are kept and changed step by step.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from . import words as w
from .state import Journey
from .valuing import HandValue, Needs, Totals, tally

#: Hands of up to so many cards are tried in every order.
ALL_ORDERS: Final = 6
#: How many orders of a bigger hand are kept from step to step, and how many steps there are.
_WIDTH: Final = 8
_STEPS: Final = 3
#: Orders that lead to the same result, but leave another card on top of the discard or burn
#: another one: so many of them are told apart.
_ALIKE: Final = 2
#: Worth of attack, defence and experience by which hands are sorted, to find good orders.
_SLANTS: Final = (
    (1.0, 0.2, 0.1),
    (1.0, 0.1, 0.5),
    (0.2, 1.0, 0.1),
    (0.5, 1.0, 0.2),
    (0.1, 1.0, 0.6),
    (0.5, 0.2, 1.0),
    (0.2, 0.5, 1.0),
)
#: So many of the first cards of an order are doubled in playouts, and in the policy.
_FIRST: Final = 3
#: How many hands are kept.
_MOST_HANDS: Final = 20_000
#: An order, its totals, and those with a card doubled: which one, and its place.
Ordered = tuple[tuple[int, ...], Totals, list[tuple[Totals, int, int]]]
#: Totals, the card that burns (0 for none), the card that lies last, whether they are one.
Key = tuple[int, int, int, int, int, bool]


class Play(NamedTuple):
    """An order of the hand: its worth, its totals, the card doubled (0: none) and its place."""

    value: float
    order: tuple[int, ...]
    totals: Totals
    burnt: int
    bent: int


def good_order(look: HandValue, hand: Sequence[int]) -> tuple[list[int], int]:
    """Return a good order of the hand, and which card of the row is doubled (or -1).

    Several rankings of the cards are compared, and the best is improved by exchanging two cards.
    """
    if look.in_order:
        return list(hand), look.value(list(hand))[1]
    found = {order: look.value(list(order)) for order in slanted(look, hand)}
    top = max(found, key=lambda k: found[k][0])
    return _bettered(look, list(top), found[top])


class _Hands:
    """A cache of the orders of whole hands by a few rankings, and of their totals, for playouts."""

    def __init__(self) -> None:
        self._numbers: list[int] = []
        self._known: dict[tuple[int, ...], list[Ordered]] = {}

    def of(self, g: Journey, look: HandValue) -> list[Ordered]:
        """List the orders of a hand to which nothing is played yet, with their totals."""
        if g.numbers is not self._numbers:
            if g.numbers != self._numbers:
                self._known.clear()
            self._numbers = g.numbers
        key = (look.hide, *look.hand)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= _MOST_HANDS:
                self._known.clear()
            orders = slanted(look, look.hand, _SLANTS[::2])
            found = self._known[key] = [_ordered(look, order) for order in orders]
        return found


def _ordered(look: HandValue, order: tuple[int, ...]) -> Ordered:
    """Compute the totals of one order: as it is, and with one of the first cards doubled."""
    cards = [look.row_of[card] for card in order]
    doubled = []
    for i, card in enumerate(order[:_FIRST]):
        if not w.IS_WOUND[card] and (i == 0 or card != order[i - 1]):
            doubled.append((tally(cards, look.ghosts, i), card, i))
    return order, tally(cards, look.ghosts, -1), doubled


_HANDS: Final = _Hands()


def quick_order(g: Journey, look: HandValue) -> tuple[list[int], int]:
    """Return a hand's order for playouts, and which card of the row is doubled (or -1).

    It compares fewer rankings of the cards than `good_order`.
    """
    hand = look.hand
    if look.in_order or look.armed or look.played or look.crosses > 0:
        if look.in_order:
            return hand[:], look.value(hand[:])[1]
        found = {o: look.value(list(o)) for o in slanted(look, hand, _SLANTS[::2])}
        top = max(found, key=lambda k: found[k][0])
        return list(top), found[top][1]
    worth, best, bent = look.needs.worth, -1e9, -1
    choice = tuple(hand)
    for order, plain, doubled in _HANDS.of(g, look):
        last = 0.0 if w.IS_WOUND[order[-1]] else look.taste.last
        value = worth(plain) + last
        if value > best:
            best, choice, bent = value, order, -1
        if look.free:
            for totals, card, i in doubled:
                value = worth(totals) + last - look.burns[card]
                if value > best:
                    best, choice, bent = value, order, i
    return list(choice), bent


def slanted(
    look: HandValue, hand: Sequence[int], slants: Sequence[tuple[float, float, float]] = _SLANTS
) -> Iterator[tuple[int, ...]]:
    """Generate orders of the hand, each ranked by another weight of attack, defence, experience."""
    of = look.row_of
    done: set[tuple[int, ...]] = set()
    for a, d, x in slants:
        # A card that looks back gives the same anywhere: it comes last.
        keys = {c: -(a * r[0] + d * r[1] + x * r[2]) if not r[3] else 0.0 for c, r in of.items()}
        order = tuple(sorted(hand, key=keys.__getitem__))
        if order not in done:
            done.add(order)
            yield order


def _bettered(look: HandValue, order: list[int], now: tuple[float, int]) -> tuple[list[int], int]:
    """Improve an order by the best exchange of two cards, twice at most."""
    many = len(order)
    for _ in range(2):
        best, pair = now, (0, 0)
        for i in range(many - 1):
            for j in range(i + 1, many):
                if order[i] != order[j]:
                    order[i], order[j] = order[j], order[i]
                    value = look.value(order)
                    order[i], order[j] = order[j], order[i]
                    if value[0] > best[0] + 1e-9:
                        best, pair = value, (i, j)
        if pair == (0, 0):
            break
        i, j = pair
        order[i], order[j] = order[j], order[i]
        now = best
    return order, now[1]


# -- all orders -----------------------------------------------------------------------------------


def plays(look: HandValue, hand: Sequence[int]) -> Plays:
    """Return the outcomes of the orders of a hand, each once, the best first.

    All orders of a hand of up to `ALL_ORDERS` cards are tried; of a bigger one those of a beam.
    """
    if look.in_order:
        found = _with_doubles(look, tuple(hand))
    elif len(hand) <= ALL_ORDERS:
        found = _Walk(look, hand).found
    else:
        found = _beam(look, hand)
    rated = _rated(look, found)
    rated.sort(key=lambda pair: -pair[0])
    start = len(look.played)
    return Plays(start, [(value, key, found[key]) for value, key in rated])


class Plays:
    """The outcomes of the orders of a hand, the best first."""

    def __init__(self, start: int, rated: Sequence[tuple[float, Key, tuple[int, ...]]]):
        self._start = start
        self._rated = rated

    def __len__(self) -> int:
        return len(self._rated)

    def __iter__(self) -> Iterator[Play]:
        for value, key, order in self._rated:
            burnt = key[3]
            bent = self._start + order.index(burnt) if burnt else -1
            yield Play(value, order, key[:3], burnt, bent)


def chosen(needs: Needs, found: Plays, many: int) -> list[Play]:
    """List the best plays, without those that bring no more than a better one.

    Plays are alike when the turn does the same to Trial and hero, the same card is burnt
    (overloaded, so lost to the Reserve) and the same card lies last. Of these the first is kept,
    and of the others those that no better one equals or beats in everything.
    """
    out: list[Play] = []
    best: dict[tuple[int, int], list[tuple[int, ...]]] = {}
    alike: dict[tuple[int, ...], int] = {}
    for some in found:
        result = needs.result(some.totals)
        covered = best.setdefault((some.burnt, some.order[-1]), [])
        if any(all(a >= b for a, b in zip(r, result)) for r in covered):
            continue
        covered.append(result)
        alike[result] = alike.get(result, 0) + 1
        if alike[result] <= _ALIKE:
            out.append(some)
            if len(out) == many:
                break
    return out


def _rated(look: HandValue, found: Iterable[Key]) -> list[tuple[float, Key]]:
    """List each outcome with its worth."""
    if look.crosses > 0:
        sums = look.sums()
        return [(_value(look, key, sums), key) for key in found]
    worth, burns = look.needs.worth, look.burns
    known: dict[Totals, float] = {}
    last = {card: 0.0 if w.IS_WOUND[card] else look.taste.last for card in look.row_of}
    out = []
    for key in found:
        totals = key[:3]
        value = known.get(totals)
        if value is None:
            value = known[totals] = worth(totals)
        value += last[key[4]]
        if key[3]:
            value -= burns[key[3]]
        out.append((value, key))
    return out


def _value(look: HandValue, key: Key, sums: Totals) -> float:
    """Score an outcome; Hera's cross may take off its last card."""
    a, d, x, burnt, last, both = key
    value = look.needs.worth((a, d, x))
    if look.crosses > 0:
        row = look.row_of[last]
        gone = 1 + row[4]  # how often each other card triggers less
        times = look.lasts(last) * (2 if both else 1)
        again = look.row_of[burnt] if burnt and not both else look.doubled
        rest = [
            total - times * row[i] - gone * (sums[i] - row[i] + again[i])
            for i, total in enumerate((a, d, x))
        ]
        value += look.crosses * (look.needs.worth((rest[0], rest[1], rest[2])) - value)
    if burnt:
        value -= look.burns[burnt]
    return value if w.IS_WOUND[last] else value + look.taste.last


def _with_doubles(look: HandValue, order: tuple[int, ...]) -> dict[Key, tuple[int, ...]]:
    """Return the outcomes of one order, one for each card that may be doubled in it."""
    cards = look.played + [look.row_of[card] for card in order]
    start = len(look.played)
    last = order[-1]
    found: dict[Key, tuple[int, ...]] = {}
    for card in look.targets(order):
        i = order.index(card) if card else -1
        bent = start + i if card else look.bent
        found[(*tally(cards, look.ghosts, bent), card, last, i == len(order) - 1)] = order
    return found


def _beam(look: HandValue, hand: Sequence[int]) -> dict[Key, tuple[int, ...]]:
    """Search orders step by step: rankings of the cards, then exchanges of two in the best ones.

    The result holds the outcomes of all orders that were met.
    """
    found: dict[Key, tuple[int, ...]] = {}
    front = list(slanted(look, hand))
    seen = set(front)
    sums = look.sums()
    for left in range(_STEPS, -1, -1):
        scored = []
        for order in front:
            keys = _with_doubles(look, order)
            scored.append((max(_value(look, key, sums) for key in keys), order))
            for key in keys:
                found.setdefault(key, order)
        if left == 0:
            break
        scored.sort(key=lambda pair: -pair[0])
        front = []
        for _, order in scored[:_WIDTH]:
            for other in _exchanged(order):
                if other not in seen:
                    seen.add(other)
                    front.append(other)
    return found


def _exchanged(order: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Generate the orders in which two cards have changed places."""
    for i in range(len(order) - 1):
        for j in range(i + 1, len(order)):
            if order[i] != order[j]:
                new = list(order)
                new[i], new[j] = new[j], new[i]
                yield tuple(new)


class _Walk:
    """A walk through all distinct orders of a hand, built from the last card to the first.

    How often a card triggers depends only on the cards behind it, so totals grow card by card.
    Cards played before trigger equally often whatever the order is.
    """

    def __init__(self, look: HandValue, hand: Sequence[int]):
        self.found: dict[Key, tuple[int, ...]] = {}
        self.kinds = sorted(set(hand))
        self.left = [hand.count(card) for card in self.kinds]
        self.rows = [look.row_of[card] for card in self.kinds]
        self.many = len(look.played) + len(hand) + look.ghosts
        self.ghosts = look.ghosts
        self.order = [0] * len(hand)
        self.times = [0] * len(self.kinds)
        targets = look.targets(hand)
        self.plain = targets[0] == 0
        self.armed = look.armed
        self.doubles = [i for i, card in enumerate(self.kinds) if not w.IS_WOUND[card]]
        if targets == [0]:
            self.doubles = []
        self._go(len(hand) - 1, *look.before(hand))

    def _go(self, i: int, a: int, d: int, x: int, more: int) -> None:
        """Try every kind of card that is left at place `i`, then fill the places before it."""
        if i < 0:
            self._note(a, d, x)
            return
        behind = len(self.order) - i + self.ghosts + more
        left, times = self.left, self.times
        for k, row in enumerate(self.rows):
            if left[k] == 0:
                continue
            left[k] -= 1
            self.order[i] = self.kinds[k]
            was = times[k]
            times[k] = now = self.many + more if row[3] else behind
            self._go(i - 1, a + now * row[0], d + now * row[1], x + now * row[2], more + row[4])
            times[k] = was
            left[k] += 1

    def _note(self, a: int, d: int, x: int) -> None:
        """Note the outcomes of a complete order, one for each card that may be doubled."""
        order = tuple(self.order)
        found, last = self.found, order[-1]
        if self.plain:
            found.setdefault((a, d, x, 0, last, False), order)
        doubles = self.doubles
        if self.armed and doubles:
            first = next(card for card in order if not w.IS_WOUND[card])
            doubles = [self.kinds.index(first)]
        for k in doubles:
            card, row, n = self.kinds[k], self.rows[k], self.times[k]
            both = order.index(card) == len(order) - 1
            key = (a + n * row[0], d + n * row[1], x + n * row[2], card, last, both)
            found.setdefault(key, order)
