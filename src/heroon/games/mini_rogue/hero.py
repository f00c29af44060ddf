"""MINI ROGUE: what an adventurer has, gains, loses and drinks (p. 4-7, p. 12-15)."""

from __future__ import annotations

from bisect import insort

from heroon.kernel import ALL, EMPTY, end, tell

from . import words as w
from .cards import (
    BOARD_AT,
    HEALING,
    HERO_AT,
    HERO_CLASS,
    HERO_HOLDS,
    ITEM_AT,
    ITEM_HOLDS,
    LAST_ZONE,
    LEVEL_2,
    LEVEL_3,
    MAX_ARMOUR,
    MAX_FOOD,
    MAX_GOLD,
    MAX_HP,
    MAX_XP,
    NO_BLESS,
    NO_CURSE,
    NO_HOLY,
    WARD,
)
from .state import MOST_POTIONS, Run

# -- who plays ------------------------------------------------------------------------------------


def party(g: Run) -> int:
    """Count the adventurers, whose seats begin at 0 [mini-rogue:modes]."""
    return g.seats - 1 if g.mode == w.OVERLORD else g.seats


def lord(g: Run) -> int:
    """Return the Overlord's seat, which comes after the adventurers' [mini-rogue:overlord]."""
    return g.seats - 1


def knowing(g: Run) -> int:
    """Return the mask of the seats that see what an adventurer looks at (MR-52)."""
    return everybody(g) if g.mode == w.OVERLORD else ALL


def everybody(g: Run) -> int:
    """Return the mask of all adventurers' seats."""
    return (1 << party(g)) - 1


def turn(g: Run, i: int) -> int:
    """Return the i-th adventurer's seat, from the leader clockwise (p. 24) (MR-228)."""
    return (g.leader + i) % party(g)


def acting(g: Run, i: int) -> int:
    """Return the seat that resolves a Room as the i-th in this step (p. 24) (MR-251).

    [mini-rogue:coop.leader]
    """
    if g.ahead == 0:
        return turn(g, i)
    first = g.ahead - 1
    if i == 0:
        return first
    before = 0
    for j in range(i):
        before += int(turn(g, j) == first)
    return turn(g, i if before > 0 else i - 1)


def hero(g: Run, seat: int) -> int:
    """Return the character of a seat."""
    if seat == 0:
        return g.hero_1
    return g.hero_2 if seat == 1 else g.hero_3


def class_of(g: Run, seat: int) -> int:
    """Return the class of a seat's character [mini-rogue:story.class]."""
    return g.numbers[HERO_AT[hero(g, seat)] + HERO_CLASS]


def result(g: Run, won: int) -> list[int]:
    """List what each seat gets if adventurers have won or lost, 1 or 0 (p. 24).

    They win and lose together, and the Overlord against them.  [mini-rogue:overlord.end]
    """
    found = [won] * party(g)
    if g.mode == w.OVERLORD:
        found.append(1 - won)
    return found


# -- where they are -------------------------------------------------------------------------------


def floor_of(g: Run, zone: int) -> int:
    """Return a Zone's Floor (p. 6) (MR-G3, MR-G4) [mini-rogue:city] [mini-rogue:city.cathedral]."""
    return g.numbers[BOARD_AT[g.board] + zone - 1]


def floor(g: Run) -> int:
    """Return the Floor that is explored."""
    return floor_of(g, g.zone)


def below(g: Run) -> int:
    """Return the Zone in which a fall lands; 0 on the last Floor (p. 13, MR-G3, MR-G4)."""
    return g.numbers[BOARD_AT[g.board] + LAST_ZONE + g.zone - 1]


def guarded(g: Run) -> bool:
    """Return whether the Zone shows the Guardian icon: the last one of each Floor (MR-G3)."""
    return g.zone == LAST_ZONE or floor_of(g, g.zone + 1) > floor(g)


def level(g: Run, seat: int) -> int:
    """Return a seat's level, its number of Character dice (p. 15) [mini-rogue:level]."""
    return level_at(g, g.xp[seat])


def level_at(g: Run, xp: int) -> int:
    """Return the level that a number of XP gives (p. 15) [mini-rogue:level]."""
    return 1 + int(xp >= g.numbers[LEVEL_2]) + int(xp >= g.numbers[LEVEL_3])


# -- gains and losses -----------------------------------------------------------------------------


def hurt(g: Run, seat: int, n: int) -> None:
    """Take HP from a seat; at 0 the adventurer is dead and all have lost (p. 6, p. 24).

    A Safeguard cancels one death (MR-266).  [mini-rogue:end.loss] [mini-rogue:mix]
    """
    if n <= 0:
        return
    g.hp[seat] = max(g.hp[seat] - n, 0)
    tell(g, w.E_HP_LOST, seat, n, g.hp[seat])
    if g.hp[seat] > 0:
        return
    if g.ward > 0:
        g.ward = 0
        g.hp[seat] = g.numbers[WARD]
        tell(g, w.E_SAVED, seat, g.hp[seat])
    else:
        tell(g, w.E_DIED, seat)
        end(g, result(g, 0), w.R_DEAD)


def lack(g: Run, seat: int, what: int, n: int) -> None:
    """Take 1 HP from a seat for each piece of something that it lacks (p. 6) [mini-rogue:lack]."""
    if n > 0:
        tell(g, w.E_LACKED, seat, what, n)
        hurt(g, seat, n)


def heal(g: Run, seat: int, n: int) -> None:
    """Give a seat HP, never beyond the highest number (p. 6) [mini-rogue:values]."""
    gained = min(n, g.numbers[MAX_HP] - g.hp[seat])
    if gained > 0:
        g.hp[seat] += gained
        tell(g, w.E_HP, seat, gained)
    spill(g, seat, w.TRAIT_HP, n - gained)


def spill(g: Run, seat: int, trait: int, n: int) -> None:
    """Tell how many of a value a seat does not gain, for it has the most there can be (p. 6).

    [mini-rogue:values]
    """
    if n > 0:
        tell(g, w.E_FULL, seat, trait, n)


def gain_xp(g: Run, seat: int, n: int) -> None:
    """Give a seat XP; those beyond the highest number become HP (p. 15) [mini-rogue:xp]."""
    before = level(g, seat)
    gained = min(n, g.numbers[MAX_XP] - g.xp[seat])
    if gained > 0:
        g.xp[seat] += gained
        tell(g, w.E_XP, seat, gained)
        if level(g, seat) > before:
            tell(g, w.E_LEVEL, seat, level(g, seat))
    spill(g, seat, w.TRAIT_XP, n - gained)
    heal(g, seat, n - gained)


def lose_xp(g: Run, seat: int, n: int) -> None:
    """Take XP from a seat, which may cost it a level (p. 13, p. 15) [mini-rogue:level]."""
    before = level(g, seat)
    lost = min(n, g.xp[seat])
    if lost > 0:
        g.xp[seat] -= lost
        tell(g, w.E_XP_LOST, seat, lost)
        if level(g, seat) < before:
            tell(g, w.E_LEVEL, seat, level(g, seat))
    lack(g, seat, w.LACK_XP, n - lost)


def gain_gold(g: Run, seat: int, n: int) -> None:
    """Give a seat gold, up to the highest number."""
    gained = min(n, g.numbers[MAX_GOLD] - g.gold[seat])
    if gained > 0:
        g.gold[seat] += gained
        tell(g, w.E_GOLD, seat, gained)
    spill(g, seat, w.TRAIT_GOLD, n - gained)


def lose_gold(g: Run, seat: int, n: int) -> None:
    """Take gold from a seat, and 1 HP for each piece that it lacks."""
    lost = min(n, g.gold[seat])
    if lost > 0:
        g.gold[seat] -= lost
        tell(g, w.E_GOLD_LOST, seat, lost)
    lack(g, seat, w.LACK_GOLD, n - lost)


def gain_food(g: Run, seat: int, n: int) -> None:
    """Give a seat rations, up to the highest number."""
    gained = min(n, g.numbers[MAX_FOOD] - g.food[seat])
    if gained > 0:
        g.food[seat] += gained
        tell(g, w.E_FOOD, seat, gained)
    spill(g, seat, w.TRAIT_FOOD, n - gained)


def lose_food(g: Run, seat: int, n: int) -> None:
    """Take rations from a seat, and 1 HP for each that it lacks."""
    lost = min(n, g.food[seat])
    if lost > 0:
        g.food[seat] -= lost
        tell(g, w.E_FOOD_LOST, seat, lost)
    lack(g, seat, w.LACK_FOOD, n - lost)


def gain_armour(g: Run, seat: int, n: int) -> None:
    """Give a seat armour, up to the highest number."""
    gained = min(n, g.numbers[MAX_ARMOUR] - g.armour[seat])
    if gained > 0:
        g.armour[seat] += gained
        tell(g, w.E_ARMOUR, seat, gained)
    spill(g, seat, w.TRAIT_ARMOUR, n - gained)


def lose_armour(g: Run, seat: int, n: int) -> None:
    """Take armour from a seat, and 1 HP for each point that it lacks."""
    lost = min(n, g.armour[seat])
    if lost > 0:
        g.armour[seat] -= lost
        tell(g, w.E_ARMOUR_LOST, seat, lost)
    lack(g, seat, w.LACK_ARMOUR, n - lost)


def refresh(g: Run, seat: int) -> None:
    """Turn a seat's Character cards face up, the extra one, too (p. 16) (MR-27).

    [mini-rogue:skill.refresh]
    """
    if g.spent[seat] + g.extra_spent[seat] > 0:
        g.spent[seat] = 0
        g.extra_spent[seat] = 0
        tell(g, w.E_REFRESHED, seat)


# -- conditions -----------------------------------------------------------------------------------


def has_condition(g: Run, seat: int, condition: int) -> bool:
    """Return whether a seat is cursed, poisoned or blind, by the condition named."""
    if condition == w.IS_CURSED:
        return g.cursed[seat] > 0
    if condition == w.IS_POISONED:
        return g.poisoned[seat] > 0
    return g.blind[seat] > 0


def set_condition(g: Run, seat: int, condition: int, on: int) -> None:
    """Set or cure a condition of a seat: cursed, poisoned or blind (p. 12).

    What is so already does not change, and a passive skill can forbid a condition (MR-252).
    [mini-rogue:curse] [mini-rogue:poison] [mini-rogue:blindness]
    """
    if condition == w.IS_BLIND:  # to be blinded again, or cured, ends the Night's hold
        g.night &= ~(1 << seat)
    if has_condition(g, seat, condition) == (on > 0):
        return
    if on > 0 and holds(g, seat, NO_CURSE + condition):
        tell(g, w.E_NOTHING, seat)
        return
    if condition == w.IS_CURSED:
        g.cursed[seat] = on
    elif condition == w.IS_POISONED:
        g.poisoned[seat] = on
    else:
        g.blind[seat] = on
    tell(g, w.E_STRUCK_WITH if on > 0 else w.E_CURED, seat, condition)


def ill(g: Run, seat: int) -> bool:
    """Return whether a seat has any of the three conditions."""
    return g.cursed[seat] + g.poisoned[seat] + g.blind[seat] > 0


def cure_all(g: Run, seat: int) -> None:
    """Cure a seat of curse, poison and blindness (p. 14) [mini-rogue:blessing]."""
    for condition in range(3):
        set_condition(g, seat, condition, 0)


def bless(g: Run, seat: int) -> None:
    """Bless a seat, unless an item it holds forbids it (p. 21) [mini-rogue:blessing] (MR-252)."""
    if holds(g, seat, NO_BLESS):
        return
    tell(g, w.E_BLESSED, seat)
    cure_all(g, seat)


# -- items ----------------------------------------------------------------------------------------


def holds(g: Run, seat: int, what: int) -> bool:
    """Return whether a seat's item or passive skill forbids an effect (p. 16, p. 21) (MR-252).

    [mini-rogue:skill.passive]  `what` is NO_FALL or another of those codes.
    """
    for i in range(3):
        if g.numbers[HERO_AT[hero(g, seat)] + HERO_HOLDS + 2 * i] == what:
            return True
        if g.extra[seat] > 0:
            if g.numbers[HERO_AT[g.extra[seat] - 1] + HERO_HOLDS + 2 * i] == what:
                return True
    for item in g.items[seat]:
        if ITEM_AT[item] > 0:
            for i in range(3):
                if g.numbers[ITEM_AT[item] + ITEM_HOLDS + 2 * i] == what:
                    return True
    return False


def has_tower(g: Run, seat: int) -> bool:
    """Return whether a seat holds the Alarm Tower, and so cannot take an item (MR-218)."""
    return w.TOWER in g.items[seat]


def item_of(g: Run, seat: int) -> int:
    """Return the item that a seat could give up; 0 for none (MR-218)."""
    for item in g.items[seat]:
        if item != w.TOWER:
            return item
    return 0


def is_cache(item: int) -> bool:
    """Return whether an item gives free feats: Weapon Cache, Armoury of the base game (p. 15)."""
    return item == w.CACHE or item == w.ARMOURY


def discard_item(g: Run, seat: int, item: int) -> None:
    """Move a seat's item to the discarded Rooms (p. 15) [mini-rogue:item.uses] (MR-248)."""
    g.items[seat].remove(item)
    insort(g.discard, item)
    if is_cache(item):
        g.uses[seat] = 0
    tell(g, w.E_LEFT, seat, item)


def pick_up(g: Run, seat: int, room: int) -> None:
    """Take the card of the Room on which a seat stands as its item (p. 15).

    An item held before is discarded.  [mini-rogue:item]
    """
    old = item_of(g, seat)
    if old > 0:
        discard_item(g, seat, old)
    cell = g.at[seat]
    g.room[cell] = EMPTY
    g.known[cell] = 0
    g.up[cell] = 0
    insort(g.items[seat], room)
    tell(g, w.E_TOOK, seat, room)


# -- potions --------------------------------------------------------------------------------------


def under_veil(g: Run, seat: int) -> bool:
    """Return whether a Veil keeps a seat from potions and skills (Conseil p. 8) (MR-54).

    [mini-rogue:prophet]
    """
    return g.veiled >> g.at[seat] & 1 > 0


def potion_limit(g: Run, seat: int) -> int:
    """Return how many potions a seat may carry: 2, or 3 with the Belt (p. 14, Conseil p. 5).

    [mini-rogue:potion.limits] [mini-rogue:belt]
    """
    return MOST_POTIONS + int(w.BELT in g.items[seat])


def useful(g: Run, seat: int, potion: int) -> bool:
    """Return whether a defensive potion that a seat holds would do something now (p. 14).

    [mini-rogue:potion.moments]
    """
    if potion not in g.potions[seat] or under_veil(g, seat):
        return False
    if potion == w.HEAL:
        return g.hp[seat] < g.numbers[MAX_HP]
    if potion == w.HOLY:
        return ill(g, seat) and not holds(g, seat, NO_HOLY)
    return potion == w.PERCEPTION and g.blind[seat] > 0


def sips(g: Run, seat: int) -> list[int]:
    """List the words for a seat's defensive potions that are of use now (MR-241)."""
    found: list[int] = []
    for potion in range(w.HEAL, w.PERCEPTION + 1):
        if useful(g, seat, potion):
            found.append(w.DRINK[potion])
    return found


def sipped(g: Run, seat: int, word: int) -> bool:
    """Drink a potion if the answer says so; return whether it did (p. 14)."""
    if w.VERB[word] != w.DRINK.id:
        return False
    drink(g, seat, w.A[word])
    return True


def drink(g: Run, seat: int, potion: int) -> None:
    """Use up a seat's defensive potion (p. 14).

    [mini-rogue:potion.healing] [mini-rogue:potion.holy-water] [mini-rogue:potion.perception]
    """
    g.potions[seat].remove(potion)
    tell(g, w.E_DRANK, seat, potion)
    if potion == w.HEAL:
        heal(g, seat, g.numbers[HEALING])
    elif potion == w.HOLY:
        cure_all(g, seat)
    else:
        set_condition(g, seat, w.IS_BLIND, 0)


def put_potion(g: Run, seat: int, potion: int) -> None:
    """Add a potion to those of a seat."""
    insort(g.potions[seat], potion)
    tell(g, w.E_POTION, seat, potion)


def drop_potion(g: Run, seat: int, potion: int) -> None:
    """Discard a seat's potion (p. 14) [mini-rogue:potion.limits]."""
    g.potions[seat].remove(potion)
    tell(g, w.E_DROPPED, seat, potion)
