"""MINI ROGUE: what the answers at a Merchant's and at the Smith's bring, and what they cost."""

from __future__ import annotations

from typing import Final

from heroon.games.mini_rogue import cards as c
from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.hero import has_tower, item_of
from heroon.games.mini_rogue.rules_trade import price_of

from .rooms import KINDS, about_it, held_name, lost, room_here
from .scene import Sight
from .terms import becomes


def _price(scene: Sight, slot: int) -> list[str]:
    """Tell how much gold is left after a purchase or sale at the Merchant here."""
    room = room_here(scene)
    if KINDS.get(room) != "merchant":
        return []
    g = scene.run()
    at, have = c.ROOM_AT[w.ROOM.by_token[room]], g.gold[scene.own]
    paid = slot in (c.SELL_ARMOUR, c.SELL_ITEM, c.SELL_POTION)
    change = g.numbers[at + slot] if paid else -price_of(g, at, slot)
    new = min(have + change, g.numbers[c.MAX_GOLD])
    return [scene.text("rogue-gold-change", old=have, new=new)]


#: By ware that changes a value: the token of its effect, and where its number stands.
_BOUGHT: Final = {
    "hp": (c.HP, c.GOODS_HP),
    "heal": (c.HP, c.GOODS_HEAL),
    "food": (c.FOOD, c.GOODS_FOOD),
    "armor": (c.ARMOUR, c.GOODS_ARMOUR),
    "xp": (c.XP, c.GOODS_XP),
}


def buy(scene: Sight, rest: str) -> list[str]:
    """Tell the price of a ware, and what becomes of the value that it changes."""
    told = [about_it(scene, "blessing")] if rest == "bless" else []
    if rest in _BOUGHT:
        code, slot = _BOUGHT[rest]
        g = scene.run()
        told = [becomes(g, scene.own, code, g.numbers[slot], scene.look.t)]
    return [*_price(scene, w.WARE.by_token[rest]), *told]


def brew(scene: Sight, rest: str) -> list[str]:
    """Tell the price of a potion, and what it does."""
    return [*_price(scene, c.PRICE_OF_POTION), about_it(scene, rest)]


def sell(scene: Sight, rest: str) -> list[str]:
    """Tell the gold that a sale brings, and which item is meant."""
    slots = {"armor": c.SELL_ARMOUR, "item": c.SELL_ITEM}
    g = scene.run()
    less = [becomes(g, scene.own, c.ARMOUR_LOSS, 1, scene.look.t)] if rest == "armor" else []
    return [*_price(scene, slots.get(rest, c.SELL_POTION)), *less, *named_item(scene, rest)]


def named_item(scene: Sight, rest: str) -> list[str]:
    """Name the item that an answer means by the word `item`."""
    held = item_of(scene.run(), scene.own)
    return [held_name(scene, held)] if held and rest.startswith("item") else []


def leave(scene: Sight, _rest: str) -> list[str]:
    """Tell that the Smith's hammer is asked about when one leaves her, where it can be paid."""
    g = scene.run()
    if scene.prompt != "shop" or room_here(scene) != "smith" or has_tower(g, scene.own):
        return []
    price = price_of(g, c.ROOM_AT[w.SMITH], c.PRICE_OF_HAMMER)
    return [scene.text("rogue-hammer-next", n=price)] if price <= g.gold[scene.own] else []


def hammer(scene: Sight, _rest: str) -> list[str]:
    """Tell the price of the hammer, what it does, and what goes for it."""
    g = scene.run()
    thrown = about_it(scene, "hammer")
    return [*_price(scene, c.PRICE_OF_HAMMER), thrown, *lost(scene, g, scene.own)]
