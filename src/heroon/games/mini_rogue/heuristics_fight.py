"""MINI ROGUE: what a sensible adventurer does in a fight: dice, potions, skills, stances.

What is compared is the mean rest of the fight, in hundredths of an HP.
"""

from __future__ import annotations

from typing import Final

from heroon.kernel import DONE, PASS

from . import words as w
from .cards import CODEX, DODGE, FEAT_HP, FIRE_DAMAGE, FLASK, HAMMER, MIASMA, POISON_DAMAGE, RANGED
from .dice import damage, is_critical, new_die, total
from .foes import armour_of, fighting, horde, keyword, row_at
from .hero import level
from .rules_answer import blow
from .state import Run
from .worth import ahead, bite, item_worth, life, of_food, of_xp, potion_worth, rounds

#: What a skill is worth unused in a Zone.
RESERVE: Final = 75
#: What a potion is worth against the King's Remains, in hundredths.
SCARCE: Final = 40
#: What a feat must bring: for XP beyond them, with an item, for HP.
FEAT_MARGIN: Final = 19
FEAT_FREE: Final = 45
FEAT_HP_MARGIN: Final = 45
#: The Shield Wall: most, of the mean blow in tenths, and what must be left of the fight.
WALL_MOST: Final = 240
WALL_BITE: Final = 45
WALL_LATE: Final = 145
#: The share of the Codex that is lost by burning it, in hundredths.
CODEX_SHARE: Final = 69


def left_hp(g: Run) -> int:
    """Count the HP of all enemies left together, as one attacker of the party sees them."""
    return sum(g.foe_hp)


def after(g: Run, seat: int, hp: int, spent: int, spared: int) -> int:
    """Weigh the rest of a fight in which the enemies have `hp` left.

    `spent` is what this seat has lost by then, `spared` whether the enemy's next answer is skipped.
    """
    row = row_at(g, g.foe)
    mine = life(10 * (g.hp[seat] - spent))
    if hp <= 0:
        return mine
    many = fighting(g)
    share = (hp + many - 1) // many
    dice = min(level(g, seat) + g.baited[seat], 3)
    answers = rounds(g, seat, dice, armour_of(g), share)
    if g.venom > 0:
        answers = answers * 6 // (6 + g.numbers[POISON_DAMAGE])
    now = 0
    if not ranged(g):
        if not horde(g) and g.die > 0:
            now = 0 if spared > 0 else blow(g, seat)
            answers -= 100
        elif spared > 0:
            answers -= 100
    attackers = len(g.foe_hp) if horde(g) else 1
    return ahead(g, seat, row, answers, now + spent, (attackers + 1) // 2)


def last_phase(g: Run) -> bool:
    """Return whether nothing comes after this fight, so that what is left over is worth nothing."""
    return g.foe == w.REMAINS_AGAIN or g.foe == w.OG_AGAIN or g.foe == w.AVATAR_AGAIN


def ranged(g: Run) -> bool:
    """Return whether the enemy has attacked in this phase already."""
    return keyword(g, RANGED)


def dealt(g: Run, dice: int) -> int:
    """Count the HP left to the enemies when the dice deal so much damage."""
    hits = dice
    if g.die == 5 and g.frozen == 0 and keyword(g, DODGE) and len(g.dice) > 0:
        hits -= total(max(g.dice))
    poison = g.numbers[POISON_DAMAGE] if g.venom > 0 else 0
    return left_hp(g) - max(hits - armour_of(g), 0) - g.bonus - poison


def to_roll(g: Run, seat: int, word: int) -> int:
    """Weigh one more throw of a die, by a critical hit or a feat: the exact mean of six faces."""
    now = damage(g)
    still = after(g, seat, dealt(g, now), 0, g.frozen)
    if word == DONE:
        return 0
    die = g.dice[w.A[word] - 1]
    old = total(die)
    again = w.VERB[word] == w.CRITICAL.id
    spent = 0
    price = FEAT_HP_MARGIN
    if not again:
        if w.B[word] == 0:
            price = FEAT_MARGIN - of_xp(g, seat, -1)
        elif w.B[word] == 1:
            spent = g.numbers[FEAT_HP]
        else:
            price = FEAT_FREE
    else:
        price = 0
    found = 0
    for face in range(1, 7):
        new = new_die(face, g.curse_shows, g.stance[seat], old if again else 0)
        some = total(new) + (2 if is_critical(new) else 0)
        found += after(g, seat, dealt(g, now - old + some), spent, g.frozen)
    return found // 6 - still - price


def to_throw(g: Run, seat: int, prompt: int, word: int) -> int:
    """Weigh a potion or the hammer by what it spares."""
    if word == PASS:
        return 0
    rest = dealt(g, damage(g))
    still = after(g, seat, rest, 0, g.frozen)
    scarce = 0 if last_phase(g) else SCARCE if w.FOE_TYPE[g.foe] == w.IS_LAST else 100
    if word == w.STRIKE:
        price = item_worth(g, w.SMITH) * scarce // 100
        return after(g, seat, rest - g.numbers[HAMMER], 0, g.frozen) - still - price
    potion = w.A[word]
    price = potion_worth(g, potion) * scarce // 100
    if potion == w.FIRE:
        return after(g, seat, rest - g.numbers[FIRE_DAMAGE], 0, g.frozen) - still - price
    if potion == w.POISON:
        hp = rest - g.numbers[POISON_DAMAGE]
        less = max(hp, 0) * 4 // (4 + g.numbers[POISON_DAMAGE])
        return after(g, seat, less, 0, g.frozen) - still - price
    if prompt == w.P_FROST:
        row = row_at(g, g.foe)
        hurt = blow(g, seat) if not horde(g) else bite(g, seat, row, len(g.foe_hp)) // 60
        return life(10 * g.hp[seat]) - life(10 * (g.hp[seat] - hurt)) - price
    return after(g, seat, rest, 0, 1) - still - price


def to_stand(g: Run, seat: int, stance: int) -> int:
    """Weigh a stance by the rest of the fight in it, against the stance that is held."""
    before = g.stance[seat]
    still = to_come(g, seat)
    g.stance[seat] = stance
    found = to_come(g, seat) - still
    g.stance[seat] = before
    return 2 * found + int(stance == w.BALANCED)


def to_come(g: Run, seat: int) -> int:
    """Weigh the rest of the fight before an attack, by its mean length."""
    dice = min(level(g, seat) + g.baited[seat], 3)
    need = rounds(g, seat, dice, armour_of(g), left_hp(g) // fighting(g))
    need -= 0 if ranged(g) else 100
    return ahead(g, seat, row_at(g, g.foe), need, 0, (len(g.foe_hp) + 1) // 2)


def to_use(g: Run, seat: int, word: int) -> int:
    """Weigh a combat skill by the fight that is to come."""
    if word == PASS:
        return 0
    row = row_at(g, g.foe)
    hp = left_hp(g) // fighting(g)
    dice = min(level(g, seat) + g.baited[seat], 3)
    armour = armour_of(g)
    many = (len(g.foe_hp) + 1) // 2
    first = 0 if ranged(g) else 100
    need = rounds(g, seat, dice, armour, hp) - first
    still = ahead(g, seat, row, need, 0, many)
    last = w.FOE_TYPE[g.foe] >= w.IS_GUARDIAN
    price = 0 if last else RESERVE
    if word == w.BAIT:
        fewer = rounds(g, seat, min(dice + 1, 3), armour, hp) - first
        if dice == 3:
            fewer = need * 85 // 100
        return ahead(g, seat, row, fewer, 0, many) - still + of_food(g, seat, -1) - price
    if word == w.WALL:
        most = min(bite(g, seat, row, len(g.foe_hp)) * WALL_BITE // 10, WALL_MOST)
        return most - price - (0 if need > 60 else WALL_LATE)
    bonus = g.numbers[FLASK]
    if word == w.MIASMA:
        bonus = g.numbers[MIASMA]
    elif word == w.BURN:
        bonus = g.numbers[CODEX]
        kept = 0 if w.FOE_TYPE[g.foe] == w.IS_LAST else CODEX_SHARE
        price = item_worth(g, w.CODEX) * kept // 100
    elif word == w.FREEZE:
        return ahead(g, seat, row, need - 70, 0, many) - still - price
    fewer = rounds(g, seat, dice, armour, hp - bonus) - first
    return ahead(g, seat, row, fewer, 0, many) - still - price
