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
from .worth import (
    ahead,
    ahead_by,
    bite,
    item_worth,
    life,
    of_food,
    of_xp,
    potion_worth,
    rounds,
    woes,
)

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
    if hp <= 0:
        return life(10 * (g.hp[seat] - spent))
    hurt = bite(g, seat, row_at(g, g.foe), (attackers(g) + 1) // 2)
    return left_of(g, seat, hp, spent, due(g, seat, spared), hurt, woes_of(g, seat))


def attackers(g: Run) -> int:
    """Count the enemies that attack."""
    return len(g.foe_hp) if horde(g) else 1


def woes_of(g: Run, seat: int) -> int:
    """Estimate what the effects of the enemy that is fought cost a seat beside the HP."""
    return woes(g, seat, row_at(g, g.foe))


def due(g: Run, seat: int, spared: int) -> int:
    """Return the HP that the next answer costs, as far as its dice lie; -1 if none is to come.

    One that was made already is none, and one that is skipped costs nothing.
    """
    if ranged(g):
        return -1
    if not horde(g) and g.die > 0:
        return 0 if spared > 0 else blow(g, seat)
    return 0 if spared > 0 else -1


def left_of(g: Run, seat: int, hp: int, spent: int, now: int, hurt: int, woe: int) -> int:
    """Weigh the rest of a fight, of which is known what the next and each further answer cost."""
    many = fighting(g)
    share = (hp + many - 1) // many
    dice = min(level(g, seat) + g.baited[seat], 3)
    answers = rounds(g, seat, dice, armour_of(g), share)
    if g.venom > 0:
        answers = answers * 6 // (6 + g.numbers[POISON_DAMAGE])
    if now >= 0:
        answers -= 100
    return ahead_by(g.hp[seat], hurt, woe, answers, max(now, 0) + spent)


def last_phase(g: Run) -> bool:
    """Return whether nothing comes after this fight, so that what is left over is worth nothing."""
    return g.foe == w.REMAINS_AGAIN or g.foe == w.OG_AGAIN or g.foe == w.AVATAR_AGAIN


def ranged(g: Run) -> bool:
    """Return whether the enemy has attacked in this phase already."""
    return keyword(g, RANGED)


def dealt(g: Run, dice: int) -> int:
    """Count the HP left to the enemies when the dice deal so much damage."""
    poison = g.numbers[POISON_DAMAGE] if g.venom > 0 else 0
    return left_hp(g) - max(dice - stopped(g), 0) - g.bonus - poison


def stopped(g: Run) -> int:
    """Return how much of the damage of the dice armour stops, or an enemy dodges."""
    if g.die == 5 and g.frozen == 0 and keyword(g, DODGE) and len(g.dice) > 0:
        return armour_of(g) + total(max(g.dice))
    return armour_of(g)


def to_roll(g: Run, seat: int, words: list[int]) -> list[int]:
    """Weigh one more throw of each die, by a critical hit or a feat: the mean of six faces.

    What all faces of all dice have in common is found once: most of a game's time goes here.
    """
    now = damage(g)
    whole = dealt(g, 0)
    less = stopped(g)
    hurt = bite(g, seat, row_at(g, g.foe), (attackers(g) + 1) // 2)
    woe = woes_of(g, seat)
    blow_due = due(g, seat, g.frozen)
    hp = whole - max(now - less, 0)
    still = life(10 * g.hp[seat])
    if hp > 0:
        still = left_of(g, seat, hp, 0, blow_due, hurt, woe)
    weights = [0 for _ in words]
    for i, word in enumerate(words):
        if word == DONE or w.VERB[word] == w.DRINK.id:
            continue
        die = g.dice[w.A[word] - 1]
        again = w.VERB[word] == w.CRITICAL.id
        spent = g.numbers[FEAT_HP] if not again and w.B[word] == 1 else 0
        found = 0
        for face in range(1, 7):
            new = new_die(face, g.curse_shows, g.stance[seat], total(die) if again else 0)
            some = total(new) + (2 if is_critical(new) else 0)
            hp = whole - max(now - total(die) + some - less, 0)
            if hp > 0:
                found += left_of(g, seat, hp, spent, blow_due, hurt, woe)
            else:
                found += life(10 * (g.hp[seat] - spent))
        weights[i] = found // 6 - still - (0 if again else price_of(g, seat, w.B[word]))
    return weights


def price_of(g: Run, seat: int, feat: int) -> int:
    """Return what a feat must bring: one for an XP, for HP, or one that costs neither."""
    if feat == 0:
        return FEAT_MARGIN - of_xp(g, seat, -1)
    return FEAT_HP_MARGIN if feat == 1 else FEAT_FREE


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
