"""MINI ROGUE: the Merchant and the Smith (p. 18, Conseil p. 5)."""

from __future__ import annotations

from heroon.kernel import DONE, NOBODY, NOTHING, Ask, tell, then

from . import words as w
from .cards import (
    FOOD_BY_FLOOR,
    GOODS_ARMOUR,
    GOODS_FOOD,
    GOODS_HEAL,
    GOODS_HP,
    GOODS_XP,
    MAX_ARMOUR,
    MAX_FOOD,
    MAX_GOLD,
    MAX_HP,
    MAX_XP,
    MILITIA_GOLD,
    NO_BLESS,
    PRICE_OF_POTION,
    ROOM_AT,
    SELL_ARMOUR,
    SELL_ITEM,
    SELL_POTION,
)
from .hero import (
    bless,
    floor,
    gain_armour,
    gain_food,
    gain_gold,
    gain_xp,
    heal,
    holds,
    ill,
    item_of,
    sipped,
    sips,
)
from .rules_effects import gain_potion, give_up
from .state import Run
from .steps import SHOP, STEPS


@STEPS.words(SHOP)
def shop_words(g: Run, seat: int, room: int) -> Ask:
    """Offer what a seat can buy or sell, or to go on (p. 18) [mini-rogue:room.merchant].

    What would bring nothing is not for sale (MR-234); prices are paid in kind (MR-210).
    """
    at = ROOM_AT[room]
    words = [DONE]
    for ware in w.WARE.values:
        price = price_of(g, at, ware)
        if 0 < price <= g.gold[seat] and brings(g, seat, ware):
            words.append(w.BUY[ware])
    price = price_of_potion(g, at)
    if 0 < price <= g.gold[seat]:
        for potion in w.POTION.values:
            if potion not in g.potions[seat]:
                words.append(w.BREW[potion])
    if g.gold[seat] < g.numbers[MAX_GOLD]:
        words += selling_words(g, seat, at)
    if len(words) == 1:
        return NOBODY
    return Ask(1 << seat, w.P_SHOP, words + sips(g, seat))


def price_of(g: Run, at: int, ware: int) -> int:
    """Return the price of a ware in gold, with the Militia's surcharge; 0 if it is not sold."""
    if ware == w.WARE_FOOD and g.numbers[at + FOOD_BY_FLOOR] > 0:
        return floor(g) + surcharge(g)
    price = g.numbers[at + ware]
    return price + surcharge(g) if price > 0 else 0


def price_of_potion(g: Run, at: int) -> int:
    """Return the price of a potion in gold; 0 if none is sold."""
    price = g.numbers[at + PRICE_OF_POTION]
    return price + surcharge(g) if price > 0 else 0


def surcharge(g: Run) -> int:
    """Return the gold that the Militia adds to each price [mini-rogue:reinforcement.rooms]."""
    return g.numbers[MILITIA_GOLD] if w.MILITIA in g.on_rooms else 0


def selling_words(g: Run, seat: int, at: int) -> list[int]:
    """List what a seat can sell to this Merchant."""
    words: list[int] = []
    if g.numbers[at + SELL_ARMOUR] > 0 and g.armour[seat] > 0:
        words.append(w.SELL[w.ARMOUR])
    if g.numbers[at + SELL_ITEM] > 0 and item_of(g, seat) > 0:
        words.append(w.SELL[w.ITEM])
    if g.numbers[at + SELL_POTION] > 0:
        for potion in g.potions[seat]:
            words.append(w.SELL[w.PHIAL + potion])
    return words


def brings(g: Run, seat: int, ware: int) -> bool:
    """Return whether a ware would change anything for a seat (MR-234)."""
    if ware == w.WARE_FOOD:
        return g.food[seat] < g.numbers[MAX_FOOD]
    if ware == w.WARE_BLESS:
        return ill(g, seat) and not holds(g, seat, NO_BLESS)
    if ware == w.WARE_ARMOUR:
        return g.armour[seat] < g.numbers[MAX_ARMOUR]
    can_heal = g.hp[seat] < g.numbers[MAX_HP]
    return can_heal or (ware == w.WARE_XP and g.xp[seat] < g.numbers[MAX_XP])


@STEPS.answer(SHOP)
def shop(g: Run, seat: int, room: int, word: int) -> None:
    """Carry out one purchase or sale, then ask again (p. 18)."""
    if word == NOTHING or word == DONE:
        return
    then(g, SHOP, seat, room)
    at = ROOM_AT[room]
    if sipped(g, seat, word):
        return
    if w.VERB[word] == w.BUY.id:
        pay(g, seat, price_of(g, at, w.A[word]))
        buy(g, seat, w.A[word])
    elif w.VERB[word] == w.BREW.id:
        pay(g, seat, price_of_potion(g, at))
        gain_potion(g, seat, w.A[word])
    else:
        sell(g, seat, at, w.A[word])


def pay(g: Run, seat: int, price: int) -> None:
    """Take the price of a purchase from a seat's gold (p. 18)."""
    g.gold[seat] -= price
    tell(g, w.E_BOUGHT, seat, price)


def buy(g: Run, seat: int, ware: int) -> None:
    """Give a seat the ware that it has paid."""
    if ware == w.WARE_HP:
        heal(g, seat, g.numbers[GOODS_HP])
    elif ware == w.WARE_FOOD:
        gain_food(g, seat, g.numbers[GOODS_FOOD])
    elif ware == w.WARE_BLESS:
        bless(g, seat)
    elif ware == w.WARE_HEAL:
        heal(g, seat, g.numbers[GOODS_HEAL])
    elif ware == w.WARE_ARMOUR:
        gain_armour(g, seat, g.numbers[GOODS_ARMOUR])
    else:
        gain_xp(g, seat, g.numbers[GOODS_XP])


def sell(g: Run, seat: int, at: int, thing: int) -> None:
    """Take one thing from a seat and pay it gold for it."""
    tell(g, w.E_SOLD, seat, thing)
    if thing == w.ARMOUR:
        g.armour[seat] -= 1
        gain_gold(g, seat, g.numbers[at + SELL_ARMOUR])
    elif thing == w.ITEM:
        give_up(g, seat, item_of(g, seat))
        gain_gold(g, seat, g.numbers[at + SELL_ITEM])
    else:
        g.potions[seat].remove(thing - w.PHIAL)
        gain_gold(g, seat, g.numbers[at + SELL_POTION])
