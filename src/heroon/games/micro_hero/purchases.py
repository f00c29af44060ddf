"""MICRO HERO: what to buy with the experience of a turn, option by option or in sequences.

A card bought lies on top of the discard, where it can be improved and then anticipated, so the
order of the options matters. `Shop` says what options are worth. `sequences` is a beam search over
options in a row; sequences that bring the same cards to the same places are one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from . import words as w
from .stack import cost, experience, team_attack, trial_defence
from .state import Journey
from .valuing import Taste, points_of, turns_left

#: How many sequences are gone on with after each option.
_WIDTH: Final = 10
#: Only so many of the best blessings on sale are looked at.
_BLESSINGS: Final = 5
#: Sequences that bring the same cards in other places: so many of them are told apart.
_ALIKE: Final = 2
#: How many options there may be in a row.
_LONGEST: Final = 12


class Basket(NamedTuple):
    """Options in a row and what they lead to."""

    value: float
    """What all of them are worth."""
    words: tuple[int, ...]
    left: int
    """The experience that is left."""
    top: tuple[int, ...]
    """The discard."""
    ahead: tuple[int, ...]
    """The cards anticipated, the next one to be drawn last."""
    bought: tuple[int, ...]
    """In the order of the purchases."""


class Shop:
    """What a seat can buy and improve this turn, and what each option is worth."""

    __slots__ = ("dear", "g", "many", "mine", "price", "sale", "seat", "stock", "taste", "turns")

    def __init__(self, g: Journey, seat: int, turns: float, taste: Taste):
        self.g = g
        self.seat = seat
        self.taste = taste
        self.turns = turns
        self.price = cost(g, w.STRIKE)
        self.dear = cost(g, w.FIRST_BLESSING)
        self.stock = [0, 0, 0, 0]
        self.sale: list[int] = []
        for card in g.reserve:
            if card < w.FIRST_BLESSING:
                self.stock[card] += 1
            elif card not in self.sale:
                self.sale.append(card)
        self.mine = [0, 0, 0, 0]
        places = (g.unseen, g.deck, g.discard, g.hand, g.stack, g.under)
        for place in places:
            for card in place[seat]:
                base = w.BASE[card]
                if 0 < base <= w.TRAINING:
                    self.mine[base] += 1
        self.many = sum(len(place[seat]) for place in places[1:]) - (1 if g.bent[seat] else 0)

    def technique(self, card: int, bought: Sequence[int]) -> float:
        """Score a Technique after these purchases; it is worth less the more there are of it."""
        taste = self.taste
        lacking = taste.size - self.many - len(bought)
        if lacking <= -4:
            return 0.0
        share = taste.want[card - 1] / (self.mine[card] + bought.count(card) + 1.0)
        return max(0.05, taste.technique * lacking) * share

    def blessing(self, card: int) -> float:
        """Score the purchase of a Blessing."""
        return self.taste.blessing * points_of(self.g, card)

    def better(self, card: int) -> float:
        """Score the improvement of a card, for the turns to come."""
        more = points_of(self.g, card + w.PLUS) - points_of(self.g, card)
        return self.taste.improve * more * self.turns

    def sooner(self, card: int) -> float:
        """Score the anticipation of a card, which is drawn next turn then."""
        return self.taste.anticipate * points_of(self.g, card) * min(self.turns, 1.0)

    def options(self, at: Basket, sale: Sequence[int]) -> Iterator[Basket]:
        """Generate the baskets that one more option makes of a basket."""
        value, words, left, top, ahead, bought = at
        for card in w.TECHNIQUE_KINDS:
            if left >= self.price and self.stock[card] > bought.count(card):
                gain = self.technique(card, bought)
                said = (*words, w.BUY[self.seat][card])
                rest = left - self.price
                yield Basket(value + gain, said, rest, (*top, card), ahead, (*bought, card))
        for card in sale:
            if left >= self.dear and card not in bought:
                gain = self.blessing(card)
                said = (*words, w.BUY[self.seat][card])
                rest = left - self.dear
                yield Basket(value + gain, said, rest, (*top, card), ahead, (*bought, card))
        if not top or w.IS_WOUND[top[-1]]:
            return
        card = top[-1]
        rest = left - (self.dear if w.BASE[card] >= w.FIRST_BLESSING else self.price)
        if rest < 0:
            return
        if card > w.PLUS:
            said = (*words, w.ANTICIPATE[self.seat])
            gain = self.sooner(card)
            yield Basket(value + gain, said, rest, top[:-1], (*ahead, card), bought)
        else:
            said = (*words, w.IMPROVE[self.seat])
            gain = self.better(card)
            yield Basket(value + gain, said, rest, (*top[:-1], card + w.PLUS), ahead, bought)

    def start(self) -> Basket:
        """Return the basket in which nothing is bought yet."""
        return Basket(0.0, (), experience(self.g), tuple(self.g.discard[self.seat]), (), ())


def turns_to_come(g: Journey, taste: Taste) -> float:
    """Estimate the turns in which an improvement serves: 0 if the Trial is beaten this turn."""
    if team_attack(g) // trial_defence(g) >= g.life:
        return 0.0
    return max(turns_left(g, taste), 1.0)


def greedy(g: Journey, seat: int, taste: Taste) -> Basket:
    """Return the basket made by taking, again and again, what brings most for its experience."""
    shop = Shop(g, seat, turns_to_come(g, taste), taste)
    at = shop.start()
    while at.left >= shop.price:
        best, choice = 0.0, at
        for more in shop.options(at, shop.sale):
            value = (more.value - at.value) / (at.left - more.left)
            if value > best + 1e-9:  # of equal ones the first
                best, choice = value, more
        if choice is at:
            break
        at = choice
    return at


def sequences(g: Journey, seat: int, taste: Taste, many: int) -> list[Basket]:
    """List the most promising ways to spend the experience, the best one first.

    A way is finished when nothing can be added that is worth anything. Ways that bring the same
    cards to the same places are one.
    """
    shop = Shop(g, seat, turns_to_come(g, taste), taste)
    sale = sorted(shop.sale, key=lambda card: -shop.blessing(card))[:_BLESSINGS]
    front = [shop.start()]
    seen: set[tuple[tuple[int, ...], tuple[int, ...]]] = set()
    done: list[Basket] = []
    for _ in range(_LONGEST):
        found: list[Basket] = []
        for at in front:
            grown = False
            for more in shop.options(at, sale):
                grown = grown or more.value > at.value
                if (more.top, more.ahead) not in seen:
                    seen.add((more.top, more.ahead))
                    found.append(more)
            if not grown:
                done.append(at)
        if not found:
            break
        found.sort(key=lambda basket: -basket.value)
        front = found[:_WIDTH]
    done.sort(key=lambda basket: -basket.value)
    return _unlike(done, many)


def _unlike(baskets: list[Basket], many: int) -> list[Basket]:
    """List the best baskets; of those that bring the same cards only a few."""
    out: list[Basket] = []
    alike: dict[tuple[int, ...], int] = {}
    for basket in baskets:
        key = tuple(sorted(basket.top + basket.ahead))
        alike[key] = alike.get(key, 0) + 1
        if alike[key] <= _ALIKE:
            out.append(basket)
            if len(out) == many:
                break
    return out
