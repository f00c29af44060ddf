"""MINI ROGUE: what things, effects, fights and Rooms are worth, in hundredths of an HP.

Of Rooms face down it reads only those that the viewer has seen.  It is written in the subset of the
rules.
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
    CARD_AT,
    CARD_DAMAGE,
    CARD_FACE,
    CELL_SIZE,
    CRIMINAL,
    CURE_CURSE,
    CURE_POISON,
    CURSE,
    CURSING,
    DECAY,
    DEFENCE,
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
    GOODS_FOOD,
    GOODS_HEAL,
    GOODS_HP,
    GUARDIAN_CODE,
    HEALING,
    HORDE,
    HP,
    HP_FLOOR,
    HP_LOSS,
    HP_UP_TO,
    ITEM_LOSS,
    LEVEL_2,
    LEVEL_3,
    MAX_ARMOUR,
    MAX_FOOD,
    MAX_GOLD,
    MAX_HP,
    MILITIA_HP,
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
from .foes import row_at, strips
from .hero import floor, item_of, level
from .odds import MOST_ARMOUR, MOST_HP, PACE, PASSES, ROUNDS
from .state import EXIT, MOST_DICE, MOST_POTIONS, Run

#: What each HP more is worth, from the first; what a number of HP is worth in all.
STEPS_OF_LIFE: Final = (
    *(315, 315, 265, 265, 225, 225, 155, 155),
    *([125] * 4),
    *([110] * 3),
    *([60] * 26),
)
LIFE: Final = tuple(sum(STEPS_OF_LIFE[:n]) for n in range(41))
#: What it is worth to be dead, which is less than 0.
DEAD: Final = -2285


def by_zone(middle: int, step: int) -> tuple[int, ...]:
    """Make a table by Zone from the value in Zone 6 and what each Zone after it adds."""
    return tuple(max(middle + step * (zone - 6), 0) for zone in range(11))


#: What the next piece is worth to who has so many: rations, armour; gold by pieces of one kind.
FOOD_WORTH: Final = (345, 230, 130, 70)
_ARMOUR: Final = ((365, -44), (405, -32), (415, -10), (315, -11))
ARMOUR_WORTH: Final = tuple(by_zone(*one) for one in _ARMOUR)
GOLD_WORTH: Final = (160, 35, 35, 80, 80, *([40] * 16))
GOLD_LATE: Final = 25
#: What XP are worth each: up to level 2, up to level 3, and beyond; and the levels themselves.
XP_FIRST: Final = by_zone(265, 11)
XP_SECOND: Final = by_zone(185, 13)
XP_THIRD: Final = by_zone(65, 4)
LEVEL_TWO: Final = 395
LEVEL_THREE: Final = by_zone(270, 25)
#: What it costs to be cursed, poisoned, blind.
CURSED: Final = by_zone(470, 42)
POISONED: Final = by_zone(365, -7)
BLINDED: Final = by_zone(375, 13)
#: What potions are worth unused, by kind and Zone.
POTION_WORTH: Final = (
    by_zone(0, 0),
    by_zone(360, 33),
    by_zone(470, 74),
    by_zone(280, 35),
    by_zone(600, 33),
    by_zone(260, 13),
    by_zone(130, -1),
)
#: What items are worth, by Room and Zone.
_ITEMS: Final = {12: (95, -26), 13: (95, -8), 14: (310, 48), 16: (85, 37), 31: (95, -26)}
ITEM_WORTH: Final = tuple(by_zone(*_ITEMS.get(room, (0, 0))) for room in range(len(w.TYPE)))
#: A Room face down.
UNKNOWN: Final = -45
#: What a Veil takes from who enters: neither potions nor skills there.
UNDER_VEIL: Final = 60
#: What a fight with the Criminal, or a Guardian that was woken, brings.
CRIMINAL_PAYS: Final = 230
GUARDIAN_PAYS: Final = 610
#: A skill that is ready again, a Story, a throw for Rewards.
SKILL_READY: Final = 110
TALE_PAYS: Final = 225
REWARD_PAYS: Final = 615
#: What a fall and the Alarm Tower cost.
FALL_COSTS: Final = 170
TOWER_COSTS: Final = 295
#: What an enemy's Decay and Weakening cost in a fight; the part, in hundredths, of the cost of a
#: condition that its effects may bring.
DECAY_COSTS: Final = 145
WEAKEN_COSTS: Final = 110
WOE_SHARE: Final = 39
#: The loss of HP in a fight that goes well, and in one that goes badly, in hundredths of the mean.
GOOD_END: Final = 43
BAD_END: Final = 130
#: What the offering at the Shrine, and a test at a Tomb, are worth.
OFFERING_PAYS: Final = 70
TOMB_TEST: Final = 106


def life(tenths: int) -> int:
    """Return what a number of tenths of an HP is worth; less than 0 for the dead."""
    if tenths <= 0:
        return DEAD + 10 * max(tenths, -60)
    whole = min(tenths // 10, 39)
    return LIFE[whole] + (LIFE[whole + 1] - LIFE[whole]) * (tenths % 10) // 10


def of_hp(g: Run, seat: int, n: int) -> int:
    """Estimate what n HP more or less are worth to a seat."""
    now = g.hp[seat]
    return life(10 * min(now + n, g.numbers[MAX_HP])) - life(10 * now)


def of_xp(g: Run, seat: int, n: int) -> int:
    """Estimate what n XP more or less are worth to a seat, its levels included."""
    return xp_worth(g, g.xp[seat] + n) - xp_worth(g, g.xp[seat])


def xp_worth(g: Run, xp: int) -> int:
    """Return what a number of XP is worth in all, its levels included."""
    two = g.numbers[LEVEL_2]
    three = g.numbers[LEVEL_3]
    found = XP_FIRST[g.zone] * min(xp, two)
    found += XP_SECOND[g.zone] * max(min(xp, three) - two, 0)
    found += XP_THIRD[g.zone] * max(xp - three, 0)
    return found + (LEVEL_TWO if xp >= two else 0) + (LEVEL_THREE[g.zone] if xp >= three else 0)


def of_gold(g: Run, seat: int, n: int) -> int:
    """Estimate what n gold more or less is worth to a seat."""
    now = g.gold[seat]
    return gold_worth(g, max(min(now + n, g.numbers[MAX_GOLD]), 0)) - gold_worth(g, now)


def gold_worth(g: Run, n: int) -> int:
    """Return what an amount of gold is worth in all."""
    if g.zone > 9:
        return GOLD_LATE * n
    found = 0
    for i in range(n):
        found += GOLD_WORTH[i]
    return found


def of_food(g: Run, seat: int, n: int) -> int:
    """Estimate what n rations more or less are worth to a seat."""
    now = g.food[seat]
    return food_worth(g, min(now + n, g.numbers[MAX_FOOD])) - food_worth(g, max(now, 0))


def food_worth(g: Run, n: int) -> int:
    """Return what a number of rations is worth, little for those no Descent will need."""
    used = min(n, 10 - g.zone)
    found = 0
    for i in range(used):
        found += FOOD_WORTH[min(i, 3)]
    return found + 10 * (n - used)


def of_armour(g: Run, seat: int, n: int) -> int:
    """Estimate what n armour more or less is worth to a seat."""
    now = g.armour[seat]
    return armour_worth(g, min(now + n, g.numbers[MAX_ARMOUR])) - armour_worth(g, now)


def armour_worth(g: Run, n: int) -> int:
    """Return what an amount of armour is worth in all."""
    found = 0
    for i in range(n):
        found += ARMOUR_WORTH[min(i, 3)][g.zone]
    return found


def of_condition(g: Run, condition: int) -> int:
    """Return what it costs to be cursed, poisoned or blind from now on."""
    if condition == w.IS_CURSED:
        return CURSED[g.zone]
    return POISONED[g.zone] if condition == w.IS_POISONED else BLINDED[g.zone]


def ills(g: Run, seat: int) -> int:
    """Sum up what the conditions of a seat cost."""
    found = g.cursed[seat] * of_condition(g, w.IS_CURSED)
    found += g.poisoned[seat] * of_condition(g, w.IS_POISONED)
    return found + g.blind[seat] * of_condition(g, w.IS_BLIND)


def potion_worth(g: Run, potion: int) -> int:
    """Return what a potion in hand is worth."""
    return POTION_WORTH[potion][g.zone]


def item_worth(g: Run, item: int) -> int:
    """Return what an item in hand is worth, 0 for none."""
    return ITEM_WORTH[item][g.zone]


def of_potion(g: Run, seat: int, potion: int) -> int:
    """Estimate what one potion more is worth to a seat."""
    if potion in g.potions[seat]:
        return 0
    worth = potion_worth(g, potion)
    if len(g.potions[seat]) < MOST_POTIONS:
        return worth
    least = worth
    for held in g.potions[seat]:
        least = min(least, to_part_with(g, seat, held))
    return worth - least


def to_part_with(g: Run, seat: int, potion: int) -> int:
    """Estimate what it costs a seat to discard a potion, which it may drink before."""
    found = potion_worth(g, potion)
    if potion == w.HEAL:
        found -= of_hp(g, seat, g.numbers[HEALING])
    elif potion == w.HOLY:
        found -= ills(g, seat)
    return max(found, 0)


def holdings(g: Run, seat: int) -> int:
    """Sum up what all that a seat has is worth."""
    found = life(10 * g.hp[seat]) + xp_worth(g, g.xp[seat]) + gold_worth(g, g.gold[seat])
    found += food_worth(g, g.food[seat]) + armour_worth(g, g.armour[seat]) - ills(g, seat)
    for potion in g.potions[seat]:
        found += potion_worth(g, potion)
    return found + item_worth(g, item_of(g, seat))


# -- cells of effects -----------------------------------------------------------------------------


def of_cell(g: Run, seat: int, at: int) -> int:
    """Estimate what a cell of effects is worth to a seat, by its best choice."""
    many = choices(g, at)
    best = 0
    for i in range(1, many + 1):
        found = of_choice(g, seat, choice_at(g, at, i), at + CELL_SIZE)
        if i == 1 or found > best:
            best = found
    return best


def of_choice(g: Run, seat: int, at: int, until: int) -> int:
    """Estimate what all pairs of one choice are worth to a seat."""
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
    """Estimate what an icon that costs no HP is worth to a seat."""
    if code == GOLD:
        return of_gold(g, seat, n)
    if code == FOOD:
        return of_food(g, seat, n)
    if code == ARMOUR:
        return of_armour(g, seat, n)
    if code == ARMOUR_LOSS:
        return of_armour(g, seat, -min(n, g.armour[seat]))
    if code == XP:
        return of_xp(g, seat, n)
    if POTION_CODE < code < ANY_POTION:
        return of_potion(g, seat, code - POTION_CODE)
    if code == ANY_POTION:
        return potion_worth(g, w.HEAL)
    if code == OFFENSIVE_POTION:
        return potion_worth(g, w.POISON)
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
        return CRIMINAL_PAYS - toll(g, seat, w.CRIMINAL)
    if code == GUARDIAN_CODE:
        return GUARDIAN_PAYS - toll(g, seat, w.FOE_OF_GUARDIAN[w.EXECUTIONER])
    if code == SKILLS:
        return SKILL_READY * g.spent[seat]
    return fixed(code)


def fixed(code: int) -> int:
    """Return what an icon is worth that is the same for every seat."""
    if code == STORY:
        return TALE_PAYS
    if code == REWARD:
        return REWARD_PAYS
    if code == FALL:
        return -FALL_COSTS
    if code == TAKE:
        return -TOWER_COSTS
    return -150 if code == ITEM_LOSS else 0


# -- fights ---------------------------------------------------------------------------------------


def has_word(g: Run, row: int, code: int) -> bool:
    """Return whether an enemy's row of numbers has a keyword."""
    for i in range(3):
        if g.numbers[row + FOE_EFFECTS + 2 * i] == code:
            return True
    return False


def rounds(g: Run, seat: int, dice: int, armour: int, hp: int) -> int:
    """Estimate the attacks that a seat needs for an enemy with so many HP, in hundredths."""
    stopped = min(armour, MOST_ARMOUR)
    found = ROUNDS[min(dice, MOST_DICE)][g.cursed[seat]][stopped][max(min(hp, MOST_HP), 0)]
    if g.stance[seat] == w.BALANCED:
        return found
    pace = PACE[g.stance[seat]][min(dice, MOST_DICE)][g.cursed[seat]][stopped]
    return max(found * pace // 100, min(found, 100))


def bite(g: Run, seat: int, row: int, attackers: int) -> int:
    """Estimate what one attack of an enemy costs on average, in sixtieths of an HP."""
    each = g.numbers[row + FOE_DAMAGE] + strips(g, CARD_DAMAGE)
    stops = 0
    if not has_word(g, row, UNSTOPPABLE):
        stops = g.armour[seat] + (g.numbers[DEFENCE] if g.stance[seat] == w.DEFENSIVE else 0)
    blow = max(each - stops, 0)
    more = 0
    if has_word(g, row, SAVAGE):
        more = max(each + g.numbers[SAVAGE_DAMAGE] - stops, 0) - blow
    if g.carnage + len(g.on_combat) > 0 and attackers < 2:
        return 10 * sum_of_faces(g, row, each, stops)
    if attackers > 1:
        return 10 * (max(4 * each * attackers - 5 * stops, 0) + each * attackers)
    return 10 * (4 * blow + each + more)


def sum_of_faces(g: Run, row: int, each: int, stops: int) -> int:
    """Sum up what an enemy's attack costs on the six faces, with the Overlord's cards."""
    savage = g.carnage > 0 or has_word(g, row, SAVAGE)
    found = 0
    for face in range(2, 7):
        hits = each + (g.numbers[SAVAGE_DAMAGE] if savage and face == 5 else 0)
        through = face == 6 or strikes_on(g, w.CUTTHROATS, face)
        found += hits if through else max(hits - stops, 0)
    if strikes_on(g, w.MILITIA, 1):
        found += max(g.numbers[MILITIA_HP] - stops, 0)
    return found


def strikes_on(g: Run, card: int, face: int) -> bool:
    """Return whether a Reinforcement card acts in fights on a face of the die."""
    return card in g.on_combat and g.numbers[CARD_AT[card] + CARD_FACE] == face


def woes(g: Run, seat: int, row: int) -> int:
    """Estimate what the effects of an enemy cost a seat beside the HP."""
    found = 0
    if has_word(g, row, CURSING) and g.cursed[seat] == 0:
        found += of_condition(g, w.IS_CURSED) * WOE_SHARE // 100
    if (g.contagion > 0 or has_word(g, row, POISONING)) and g.poisoned[seat] == 0:
        found += of_condition(g, w.IS_POISONED) * WOE_SHARE // 100
    if has_word(g, row, BLINDING) and g.blind[seat] == 0:
        found += of_condition(g, w.IS_BLIND) * WOE_SHARE // 100
    if has_word(g, row, DECAY):
        found += DECAY_COSTS
    return found + (WEAKEN_COSTS if has_word(g, row, WEAKEN) else 0)


def ahead(g: Run, seat: int, row: int, hundredths: int, now: int, attackers: int) -> int:
    """Estimate a seat's position after a blow of `now` HP and `hundredths` more answers."""
    hurt = bite(g, seat, row, attackers)
    return ahead_by(g.hp[seat], hurt, woes(g, seat, row), hundredths, now)


def ahead_by(hp: int, hurt: int, woe: int, hundredths: int, now: int) -> int:
    """Estimate a position by its HP, and by what one answer and the enemy's effects cost.

    It is the mean of two ways in which the answers may go, a good and a bad one.
    """
    lost = hurt * max(hundredths, 0) // 600
    left = 10 * (hp - now)
    some = min(max(hundredths, 0), 100) + (100 if now > 0 else 0)
    found = (life(left - lost * GOOD_END // 100) + life(left - lost * BAD_END // 100)) // 2
    return found - woe * min(some, 100) // 100


def toll(g: Run, seat: int, foe: int, more: int = 0) -> int:
    """Estimate what it costs to fight an enemy alone, with `more` HP beyond its own."""
    row = row_at(g, foe)
    hp = g.numbers[row + FOE_HP] + more
    many = 3 if has_word(g, row, HORDE) else 1
    need = rounds(g, seat, level(g, seat), g.numbers[row + FOE_ARMOUR], hp * many)
    answers = need if has_word(g, row, RANGED) else need - 100
    return life(10 * g.hp[seat]) - ahead(g, seat, row, answers, 0, (many + 1) // 2)


# -- Rooms ----------------------------------------------------------------------------------------


def of_room(g: Run, seat: int, room: int) -> int:
    """Estimate what it is worth to a seat to enter a Room."""
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
        return of_cell(g, seat, at) + SKILL_READY * g.spent[seat]
    if kind == w.AN_ITEM:
        return chance * max(item_worth(g, room) - item_worth(g, item_of(g, seat)), 0) // 100
    if kind == w.A_TRADER:
        return basket(g, seat, at, g.gold[seat])
    if kind == w.A_SHRINE:
        return mean_of(g, seat, at) + (OFFERING_PAYS if g.gold[seat] > 0 else 0)
    return mean_of(g, seat, at) + TOMB_TEST * chance // 100


def basket(g: Run, seat: int, at: int, gold: int) -> int:
    """Estimate what gold is worth at a trader's, beyond its worth in the purse.

    The ware most worth its price is bought first; potions and the hammer are left out.
    """
    hp = g.hp[seat]
    food = g.food[seat]
    found = 0
    left = gold
    while left > 0:
        best = 0
        pays = 0
        for ware in range(w.WARE_HP, w.WARE_HEAL + 1):
            price = g.numbers[at + ware]
            if ware == w.WARE_BLESS or price == 0 or price > left:
                continue
            gain = 0
            if ware == w.WARE_FOOD:
                gain = food_worth(g, min(food + g.numbers[GOODS_FOOD], g.numbers[MAX_FOOD]))
                gain -= food_worth(g, food)
            else:
                more = g.numbers[GOODS_HP if ware == w.WARE_HP else GOODS_HEAL]
                gain = life(10 * min(hp + more, g.numbers[MAX_HP])) - life(10 * hp)
            gain -= gold_worth(g, left) - gold_worth(g, left - price)
            if gain > pays:
                pays = gain
                best = ware + 1
        if best == 0:
            break
        found += pays
        left -= g.numbers[at + best - 1]
        if best - 1 == w.WARE_FOOD:
            food += g.numbers[GOODS_FOOD]
        else:
            hp += g.numbers[GOODS_HP if best - 1 == w.WARE_HP else GOODS_HEAL]
    return found


def of_trap(g: Run, seat: int, at: int, chance: int) -> int:
    """Estimate what a Trap is worth to a seat, by the chance of its test in hundredths."""
    good = 0
    bad = 0
    for i in range(3):
        good += of_cell(g, seat, at + i * TRAP_ROW + TRAP_SUCCESS)
        bad += of_cell(g, seat, at + i * TRAP_ROW + TRAP_FAILURE)
    return (chance * good + (100 - chance) * bad) // 300


def mean_of(g: Run, seat: int, at: int) -> int:
    """Return what six cells of effects are worth to a seat on average."""
    found = 0
    for i in range(6):
        found += of_cell(g, seat, at + i * CELL_SIZE)
    return found // 6


def ways(g: Run, seat: int, viewer: int) -> list[int]:
    """List what each cell is worth to a seat, with the best way from it to the Exit.

    Of Rooms it reads only what the viewer knows; those that only others have looked at are unknown.
    """
    found = [0] * (EXIT + 1)
    for i in range(EXIT):
        cell = EXIT - 1 - i
        best = -1000000
        if cell % 3 < 2:
            best = found[cell + 1]
        if cell < 6:
            best = max(best, found[cell + 3])
        found[cell] = best + of_room(g, seat, seen_on(g, cell, viewer))
        if g.veiled >> cell & 1:
            found[cell] -= UNDER_VEIL
    return found


def seen_on(g: Run, cell: int, viewer: int) -> int:
    """Return the Room that a seat knows to lie on a cell; 0 if it knows none."""
    return max(g.room[cell], 0) if g.known[cell] >> viewer & 1 else 0
