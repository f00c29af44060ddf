"""MINI ROGUE: what a sensible adventurer buys, sells and gives away."""

from __future__ import annotations

from typing import Final

from heroon.kernel import DONE, NO, PASS, YES

from . import words as w
from .cards import (
    GOODS_FOOD,
    GOODS_HEAL,
    GOODS_HP,
    GOODS_XP,
    MAX_GOLD,
    MAX_HP,
    ROOM_AT,
    SELL_ARMOUR,
    SELL_ITEM,
    SELL_POTION,
)  # fmt: skip
from .hero import item_of
from .rules_rooms import price_of_hammer
from .rules_trade import price_of, price_of_potion
from .state import Run
from .worth import (
    basket,
    gold_worth,
    ills,
    item_worth,
    of_armour,
    of_food,
    of_gold,
    of_hp,
    of_potion,
    of_xp,
    potion_worth,
)  # fmt: skip

#: A word that is never said.
NEVER: Final = -1000000


def to_trade(g: Run, seat: int, word: int) -> int:
    """Weigh a purchase or a sale against the gold."""
    if word == DONE or word == PASS:
        return 0
    at = ROOM_AT[g.room[g.at[seat]]]
    verb = w.VERB[word]
    a = w.A[word]
    if word == w.HAMMER:
        gain = item_worth(g, w.SMITH) - item_worth(g, item_of(g, seat))
        return gain + of_gold(g, seat, -price_of_hammer(g, w.SMITH))
    if verb == w.BUY.id:
        return ware(g, seat, a) + of_gold(g, seat, -price_of(g, at, a))
    if verb == w.BREW.id:
        return of_potion(g, seat, a) + of_gold(g, seat, -price_of_potion(g, at))
    if a == w.ARMOUR:
        return of_sale(g, seat, at, SELL_ARMOUR) + of_armour(g, seat, -1)
    if a == w.ITEM:
        return of_sale(g, seat, at, SELL_ITEM) - item_worth(g, item_of(g, seat)) - 10
    return of_sale(g, seat, at, SELL_POTION) - potion_worth(g, a - w.PHIAL) - 10


def of_sale(g: Run, seat: int, at: int, what: int) -> int:
    """Return what a sale brings: what the gold is worth, and what it buys there at once."""
    now = g.gold[seat]
    then = min(now + g.numbers[at + what], g.numbers[MAX_GOLD])
    more = basket(g, seat, at, then) - basket(g, seat, at, now)
    return gold_worth(g, then) - gold_worth(g, now) + more


def ware(g: Run, seat: int, what: int) -> int:
    """Return what a ware brings, in hundredths of an HP."""
    room = g.numbers[MAX_HP] - g.hp[seat]
    if what == w.WARE_HP:
        return of_hp(g, seat, min(g.numbers[GOODS_HP], room))
    if what == w.WARE_FOOD:
        return of_food(g, seat, g.numbers[GOODS_FOOD])
    if what == w.WARE_BLESS:
        return ills(g, seat)
    if what == w.WARE_HEAL:
        return of_hp(g, seat, min(g.numbers[GOODS_HEAL], room))
    if what == w.WARE_ARMOUR:
        return of_armour(g, seat, 1)
    return of_xp(g, seat, g.numbers[GOODS_XP])


def to_give(g: Run, seat: int, word: int) -> int:
    """Weigh a gift: made where it does the other far more good.  Swaps are declined."""
    if word == DONE or word == NO or word == YES:
        return int(word != YES)
    if w.VERB[word] != w.GIVE.id:
        return NEVER
    to = w.B[word]
    thing = w.A[word]
    if thing == w.FOOD and g.food[seat] >= g.food[to] + 2:
        return of_food(g, to, 1) + of_food(g, seat, -1)
    if thing == w.PHIAL + w.HOLY:
        return ills(g, to) - ills(g, seat) - potion_worth(g, w.HOLY)
    if thing == w.PHIAL + w.HEAL:
        return 40 * (g.hp[seat] - g.hp[to] - 5)
    return NEVER
