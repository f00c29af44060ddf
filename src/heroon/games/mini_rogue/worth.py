"""MINI ROGUE: what things, effects, fights and Rooms are worth, in hundredths of an HP.

Everything is public and nothing but the state is read.  In the subset of the rules.
"""

from __future__ import annotations

from typing import Final

from . import words as w
from .cards import (
    ANY_POTION,
    ARMOUR,
    ARMOUR_LOSS,
    BLESS,
    BLIND,
    BLINDING,
    CELL_SIZE,
    CRIMINAL,
    CURE_CURSE,
    CURE_POISON,
    CURSE,
    CURSING,
    DECAY,
    FALL,
    FOE_ARMOUR,
    FOE_DAMAGE,
    FOE_EFFECTS,
    FOE_HP,
    FOE_REWARD,
    FOOD,
    FOOD_FLOOR,
    FOOD_LOSS,
    GOLD,
    GOLD_FLOOR,
    GOLD_LOSS,
    GUARDIAN_CODE,
    HORDE,
    HP,
    HP_FLOOR,
    HP_LOSS,
    HP_UP_TO,
    ITEM_LOSS,
    LEVEL_2,
    LEVEL_3,
    MAX_FOOD,
    MAX_GOLD,
    MAX_HP,
    MAX_XP,
    OFFENSIVE_POTION,
    OR,
    POISON,
    POISONING,
    POTION_CODE,
    RANGED,
    REWARD,
    ROOM_AT,
    SAVAGE,
    SAVAGE_DAMAGE,
    SKILLS,
    STORY,
    TAKE,
    TRAP_FAILURE,
    TRAP_ROW,
    TRAP_SUCCESS,
    TREASURE_EFFECT,
    TREASURE_GOLD,
    TREASURE_MORE,
    UNSTOPPABLE,
    WEAKEN,
    XP,
    XP_LOSS,
)  # fmt: skip
from .effects import choice_at, choices
from .foes import row_at
from .hero import floor, item_of, level
from .odds import MOST_ARMOUR, MOST_HP, PASSES, ROUNDS
from .state import EXIT, MOST_DICE, Run

#: What HP are worth in all, by how many; to be dead is worse than nothing.
LIFE: Final = tuple(
    sum(
        250 if i < 3 else 170 if i < 6 else 125 if i < 10 else 95 if i < 14 else 60
        for i in range(n)
    )
    for n in range(41)
)
DEAD: Final = -2500
#: What potions are worth unused, by kind.
POTION_WORTH: Final = (0, 380, 350, 450, 520, 200, 180)
#: What an item is worth, by Room.
ITEM_WORTH: Final = tuple(
    {12: 260, 13: 330, 14: 280, 16: 300, 31: 150}.get(room, 0) for room in range(len(w.TYPE))
)
#: A Room face down.
UNKNOWN: Final = -40


def life(tenths: int) -> int:
    """What so many tenths of an HP are worth."""
    if tenths <= 0:
        return DEAD + 10 * max(tenths, -60)
    whole = min(tenths // 10, 39)
    return LIFE[whole] + (LIFE[whole + 1] - LIFE[whole]) * (tenths % 10) // 10


def of_hp(g: Run, seat: int, n: int) -> int:
    """What HP more or less are worth to a seat."""
    now = g.hp[seat]
    return life(10 * min(now + n, g.numbers[MAX_HP])) - life(10 * now)


def of_xp(g: Run, seat: int, n: int) -> int:
    """What XP more or less are worth: levels count, and each is a feat."""
    return xp_worth(g, g.xp[seat] + n) - xp_worth(g, g.xp[seat])


def xp_worth(g: Run, xp: int) -> int:
    """What so many XP are worth in all."""
    two = g.numbers[LEVEL_2]
    three = g.numbers[LEVEL_3]
    found = 150 * min(xp, two) + 120 * max(min(xp, three) - two, 0)
    found += 90 * max(min(xp, g.numbers[MAX_XP]) - three, 0)
    return found + (400 if xp >= two else 0) + (500 if xp >= three else 0)


def of_gold(g: Run, seat: int, n: int) -> int:
    """What gold more or less is worth."""
    each = 70 if g.zone < 9 else 20
    return each * (max(min(g.gold[seat] + n, g.numbers[MAX_GOLD]), 0) - g.gold[seat])


def of_food(g: Run, seat: int, n: int) -> int:
    """What rations more or less are worth: hunger is far away for the last of them."""
    now = g.food[seat]
    return food_worth(g, min(now + n, g.numbers[MAX_FOOD])) - food_worth(g, max(now, 0))


def food_worth(g: Run, n: int) -> int:
    """What so many rations are worth, by the Descents that are left."""
    used = min(n, 10 - g.zone)
    found = 0
    for i in range(used):
        found += 280 - 50 * min(i, 3)
    return found + 10 * (n - used)


def of_armour(g: Run, n: int) -> int:
    """What armour is worth: it lasts to the end."""
    return n * (250 + 35 * (10 - g.zone))


def of_condition(g: Run, condition: int) -> int:
    """What it costs to be cursed, poisoned or blind from here on."""
    far = 12 - g.zone
    if condition == w.IS_CURSED:
        return 150 + 35 * far
    return 200 + 45 * far if condition == w.IS_POISONED else 30 + 12 * far


def ills(g: Run, seat: int) -> int:
    """What the conditions of a seat cost."""
    found = g.cursed[seat] * of_condition(g, w.IS_CURSED)
    found += g.poisoned[seat] * of_condition(g, w.IS_POISONED)
    return found + g.blind[seat] * of_condition(g, w.IS_BLIND)


def of_potion(g: Run, seat: int, potion: int) -> int:
    """What a potion more is worth."""
    if potion in g.potions[seat]:
        return 0
    return POTION_WORTH[potion] * (2 if len(g.potions[seat]) < 2 else 1) // 2


# -- cells of effects -----------------------------------------------------------------------------


def of_cell(g: Run, seat: int, at: int) -> int:
    """What a cell is worth: its best choice."""
    many = choices(g, at)
    best = 0
    for i in range(1, many + 1):
        found = of_choice(g, seat, choice_at(g, at, i), at + CELL_SIZE)
        if i == 1 or found > best:
            best = found
    return best


def of_choice(g: Run, seat: int, at: int, until: int) -> int:
    """What the pairs of one choice are worth together."""
    found = 0
    hp = 0
    i = at
    while i < until and g.numbers[i] > 0 and (i == at or g.numbers[i] < OR):
        code = g.numbers[i] % OR
        n = g.numbers[i + 1]
        if code == HP:
            hp += n
        elif code == HP_LOSS:
            hp -= n
        elif code == HP_FLOOR:
            hp -= floor(g)
        elif code == HP_UP_TO:
            hp += max(n - g.hp[seat], 0)
        elif code == GOLD_LOSS or code == GOLD_FLOOR:
            lost = n if code == GOLD_LOSS else floor(g)
            found += of_gold(g, seat, -lost)
            hp -= max(lost - g.gold[seat], 0)
        elif code == FOOD_LOSS or code == FOOD_FLOOR:
            lost = n if code == FOOD_LOSS else floor(g)
            found += of_food(g, seat, -min(lost, g.food[seat]))
            hp -= max(lost - g.food[seat], 0)
        elif code == XP_LOSS:
            found += of_xp(g, seat, -min(n, g.xp[seat]))
            hp -= max(n - g.xp[seat], 0)
        else:
            found += of_token(g, seat, code, n)
        i += 2
    return found + (of_hp(g, seat, hp) if hp != 0 else 0)


def of_token(g: Run, seat: int, code: int, n: int) -> int:
    """What a token is worth that costs no HP."""
    if code == GOLD:
        return of_gold(g, seat, n)
    if code == FOOD:
        return of_food(g, seat, n)
    if code == ARMOUR:
        return of_armour(g, n)
    if code == ARMOUR_LOSS:
        return -of_armour(g, n)
    if code == XP:
        return of_xp(g, seat, n)
    if POTION_CODE < code < ANY_POTION:
        return of_potion(g, seat, code - POTION_CODE)
    if code == ANY_POTION:
        return POTION_WORTH[w.HEAL]
    if code == OFFENSIVE_POTION:
        return POTION_WORTH[w.POISON]
    if code == CURSE:
        return -(1 - g.cursed[seat]) * of_condition(g, w.IS_CURSED)
    if code == POISON:
        return -(1 - g.poisoned[seat]) * of_condition(g, w.IS_POISONED)
    if code == BLIND:
        return -(1 - g.blind[seat]) * of_condition(g, w.IS_BLIND)
    if code == BLESS:
        return ills(g, seat)
    if code == CURE_POISON:
        return g.poisoned[seat] * of_condition(g, w.IS_POISONED)
    if code == CURE_CURSE:
        return g.cursed[seat] * of_condition(g, w.IS_CURSED)
    if code == CRIMINAL:
        return 250 - toll(g, seat, w.CRIMINAL)
    if code == GUARDIAN_CODE:
        return 700 - toll(g, seat, w.FOE_OF_GUARDIAN[w.EXECUTIONER])
    if code == SKILLS:
        return 120 * g.spent[seat]
    return fixed(code)


def fixed(code: int) -> int:
    """What a token is worth to everybody."""
    if code == STORY:
        return 200
    if code == REWARD:
        return 550
    if code == FALL:
        return -150
    if code == TAKE:
        return -350
    return -150 if code == ITEM_LOSS else 0


# -- fights ---------------------------------------------------------------------------------------


def has_word(g: Run, row: int, code: int) -> bool:
    """Whether the row of an enemy has a keyword."""
    for i in range(3):
        if g.numbers[row + FOE_EFFECTS + 2 * i] == code:
            return True
    return False


def rounds(g: Run, seat: int, dice: int, armour: int, hp: int) -> int:
    """How many attacks of a seat an enemy with so many HP outlives, in hundredths."""
    stopped = min(armour, MOST_ARMOUR)
    return ROUNDS[min(dice, MOST_DICE)][g.cursed[seat]][stopped][max(min(hp, MOST_HP), 0)]


def bite(g: Run, seat: int, row: int, attackers: int) -> int:
    """What one answer of an enemy costs on average, in sixtieths of an HP."""
    each = g.numbers[row + FOE_DAMAGE]
    stops = 0 if has_word(g, row, UNSTOPPABLE) else g.armour[seat]
    blow = max(each - stops, 0)
    more = 0
    if has_word(g, row, SAVAGE):
        more = max(each + g.numbers[SAVAGE_DAMAGE] - stops, 0) - blow
    if attackers > 1:
        return 10 * (max(4 * each * attackers - 5 * stops, 0) + each * attackers)
    return 10 * (4 * blow + each + more)


def woes(g: Run, seat: int, row: int) -> int:
    """What the effects of an enemy cost beside the HP."""
    found = 0
    if has_word(g, row, CURSING) and g.cursed[seat] == 0:
        found += of_condition(g, w.IS_CURSED) * 2 // 3
    if has_word(g, row, POISONING) and g.poisoned[seat] == 0:
        found += of_condition(g, w.IS_POISONED) * 2 // 3
    if has_word(g, row, BLINDING) and g.blind[seat] == 0:
        found += of_condition(g, w.IS_BLIND) * 2 // 3
    if has_word(g, row, DECAY):
        found += 150
    return found + (120 if has_word(g, row, WEAKEN) else 0)


def ahead(g: Run, seat: int, row: int, hundredths: int, now: int, attackers: int) -> int:
    """What a position is worth after a blow of `now` HP and so many more answers.

    Two ways of how they go are looked at, a good and a bad one.
    """
    lost = bite(g, seat, row, attackers) * max(hundredths, 0) // 600
    left = 10 * (g.hp[seat] - now)
    some = min(max(hundredths, 0), 100) + (100 if now > 0 else 0)
    found = (life(left - lost // 2) + life(left - lost * 3 // 2)) // 2
    return found - woes(g, seat, row) * min(some, 100) // 100


def toll(g: Run, seat: int, foe: int) -> int:
    """What it costs to fight an enemy alone."""
    row = row_at(g, foe)
    hp = g.numbers[row + FOE_HP]
    many = 3 if has_word(g, row, HORDE) else 1
    need = rounds(g, seat, level(g, seat), g.numbers[row + FOE_ARMOUR], hp * many)
    answers = need if has_word(g, row, RANGED) else need - 100
    return life(10 * g.hp[seat]) - ahead(g, seat, row, answers, 0, (many + 1) // 2)


# -- Rooms ----------------------------------------------------------------------------------------


def of_room(g: Run, seat: int, room: int) -> int:
    """What it is worth to enter a Room."""
    if room == 0:
        return UNKNOWN
    at = ROOM_AT[room]
    kind = w.TYPE[room]
    chance = PASSES[level(g, seat)][g.cursed[seat]]
    if kind == w.A_MONSTER:
        foe = w.FOE_OF_ROOM[room]
        return of_cell(g, seat, row_at(g, foe) + FOE_REWARD) - toll(g, seat, foe)
    if kind == w.A_TRAP:
        return of_trap(g, seat, at, chance)
    if kind == w.A_TREASURE:
        gold = g.numbers[at + (TREASURE_MORE if g.met[seat] > 0 else TREASURE_GOLD)]
        inside = mean_of(g, seat, at + TREASURE_EFFECT)
        return of_gold(g, seat, gold) + chance * inside // 100
    if kind == w.A_FIRE:
        return of_cell(g, seat, at) + 120 * g.spent[seat]
    if kind == w.AN_ITEM:
        return chance * max(ITEM_WORTH[room] - ITEM_WORTH[item_of(g, seat)], 0) // 100
    if kind == w.A_TRADER:
        return 25 * g.gold[seat] + 20
    if kind == w.A_SHRINE:
        return mean_of(g, seat, at) + (60 if g.gold[seat] > 0 else 0)
    return mean_of(g, seat, at) + chance


def of_trap(g: Run, seat: int, at: int, chance: int) -> int:
    """What a Trap is worth, by the chance of its test."""
    good = 0
    bad = 0
    for i in range(3):
        good += of_cell(g, seat, at + i * TRAP_ROW + TRAP_SUCCESS)
        bad += of_cell(g, seat, at + i * TRAP_ROW + TRAP_FAILURE)
    return (chance * good + (100 - chance) * bad) // 300


def mean_of(g: Run, seat: int, at: int) -> int:
    """What six cells are worth on average."""
    found = 0
    for i in range(6):
        found += of_cell(g, seat, at + i * CELL_SIZE)
    return found // 6


def ways(g: Run, seat: int) -> list[int]:
    """What each cell is worth, with the best way from it to the Exit."""
    found = [0] * (EXIT + 1)
    for i in range(EXIT):
        cell = EXIT - 1 - i
        best = -1000000
        if cell % 3 < 2:
            best = found[cell + 1]
        if cell < 6:
            best = max(best, found[cell + 3])
        found[cell] = best + of_room(g, seat, max(g.room[cell], 0))
    return found
