"""MINI ROGUE: a cell of effects: its choices, what it may cost, what its icons do at once."""

from __future__ import annotations

from . import words as w
from .cards import (
    ARMOUR,
    ARMOUR_LOSS,
    BLESS,
    BLIND,
    CELL_SIZE,
    CURE_CURSE,
    CURE_POISON,
    CURSE,
    FOOD,
    FOOD_FLOOR,
    FOOD_LOSS,
    GOLD,
    GOLD_FLOOR,
    GOLD_LOSS,
    HP,
    HP_FLOOR,
    HP_LOSS,
    HP_UP_TO,
    ITEM_LOSS,
    MAX_HP,
    MOST,
    OR,
    POISON,
    SKILLS,
    XP,
    XP_LOSS,
)
from .hero import (
    bless,
    floor,
    gain_armour,
    gain_food,
    gain_gold,
    gain_xp,
    heal,
    hurt,
    item_of,
    lose_armour,
    lose_food,
    lose_gold,
    lose_xp,
    refresh,
    set_condition,
)
from .state import Run


def choices(g: Run, at: int) -> int:
    """Count the choices of a cell of effects; 0 for an empty one."""
    if g.numbers[at] == 0:
        return 0
    found = 1
    for i in range(1, MOST):
        if g.numbers[at + 2 * i] >= OR:
            found += 1
    return found


def choice_at(g: Run, at: int, which: int) -> int:
    """Return the index in `numbers` at which a choice of a cell begins; choices count from 1."""
    left = which - 1
    found = at
    while left > 0:
        found += 2
        if g.numbers[found] >= OR:
            left -= 1
    return found


def deadly(g: Run, seat: int, at: int) -> bool:
    """Return whether the first choice of a cell would kill a seat (MR-210).

    Its icons count from left to right; whoever lacks what one takes loses 1 HP for each piece.
    [mini-rogue:lack] [mini-rogue:resolve]
    """
    return kills(g, seat, at, at + CELL_SIZE)


def kills(g: Run, seat: int, at: int, until: int) -> bool:
    """Return whether the pairs of one choice of a cell, up to `until`, would kill a seat."""
    hp = g.hp[seat]
    i = at
    while i < until and g.numbers[i] > 0 and (i == at or g.numbers[i] < OR):
        code = g.numbers[i] % OR
        n = g.numbers[i + 1]
        if code == HP:
            hp = min(hp + n, g.numbers[MAX_HP])
        elif code == HP_UP_TO:
            hp = max(hp, min(n, g.numbers[MAX_HP]))
        elif code == HP_LOSS:
            hp -= n
        elif code == HP_FLOOR:
            hp -= floor(g)
        elif code == GOLD_LOSS:
            hp -= max(n - g.gold[seat], 0)
        elif code == GOLD_FLOOR:
            hp -= max(floor(g) - g.gold[seat], 0)
        elif code == FOOD_LOSS:
            hp -= max(n - g.food[seat], 0)
        elif code == FOOD_FLOOR:
            hp -= max(floor(g) - g.food[seat], 0)
        elif code == ARMOUR_LOSS:
            hp -= max(n - g.armour[seat], 0)
        elif code == XP_LOSS:
            hp -= max(n - g.xp[seat], 0)
        elif code == ITEM_LOSS:
            hp -= int(item_of(g, seat) == 0)
        if hp <= 0:
            return True
        i += 2
    return False


def costs(g: Run, seat: int, at: int) -> bool:
    """Return whether any choice of a cell would take HP from a seat (MR-43)."""
    for i in range(MOST):
        code = g.numbers[at + 2 * i] % OR
        n = g.numbers[at + 2 * i + 1]
        if code == HP_LOSS or code == HP_FLOOR:
            return True
        if code == GOLD_LOSS and n > g.gold[seat]:
            return True
        if code == GOLD_FLOOR and floor(g) > g.gold[seat]:
            return True
        if code == FOOD_LOSS and n > g.food[seat]:
            return True
        if code == FOOD_FLOOR and floor(g) > g.food[seat]:
            return True
        if code == ARMOUR_LOSS and n > g.armour[seat]:
            return True
        if code == XP_LOSS and n > g.xp[seat]:
            return True
        if code == ITEM_LOSS and item_of(g, seat) == 0:
            return True
    return False


def change(g: Run, seat: int, code: int, n: int) -> bool:
    """Change a value of a seat as an icon says (p. 21); return whether the icon is of that kind.

    [mini-rogue:symbols] [mini-rogue:symbols.floor]
    """
    if code == HP:
        heal(g, seat, n)
    elif code == HP_LOSS:
        hurt(g, seat, n)
    elif code == HP_FLOOR:
        hurt(g, seat, floor(g))
    elif code == HP_UP_TO:
        heal(g, seat, max(n - g.hp[seat], 0))
    elif code == GOLD:
        gain_gold(g, seat, n)
    elif code == GOLD_LOSS:
        lose_gold(g, seat, n)
    elif code == GOLD_FLOOR:
        lose_gold(g, seat, floor(g))
    elif code == FOOD:
        gain_food(g, seat, n)
    elif code == FOOD_LOSS:
        lose_food(g, seat, n)
    elif code == FOOD_FLOOR:
        lose_food(g, seat, floor(g))
    elif code == ARMOUR:
        gain_armour(g, seat, n)
    elif code == ARMOUR_LOSS:
        lose_armour(g, seat, n)
    elif code == XP:
        gain_xp(g, seat, n)
    elif code == XP_LOSS:
        lose_xp(g, seat, n)
    else:
        return affect(g, seat, code)
    return True


def affect(g: Run, seat: int, code: int) -> bool:
    """Curse, cure, bless or refresh a seat by an icon; return whether the icon is of that kind."""
    if code == CURSE:
        set_condition(g, seat, w.IS_CURSED, 1)
    elif code == POISON:
        set_condition(g, seat, w.IS_POISONED, 1)
    elif code == BLIND:
        set_condition(g, seat, w.IS_BLIND, 1)
    elif code == CURE_CURSE:
        set_condition(g, seat, w.IS_CURSED, 0)
    elif code == CURE_POISON:
        set_condition(g, seat, w.IS_POISONED, 0)
    elif code == BLESS:
        bless(g, seat)
    elif code == SKILLS:
        refresh(g, seat)
    else:
        return False
    return True
