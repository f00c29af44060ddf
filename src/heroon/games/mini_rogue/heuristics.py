"""MINI ROGUE: what a sensible adventurer does, written by hand.

`weights` gives each word a number, in hundredths of an HP, in the subset of the rules; the policy
says the best one, the first of several.  What lies open is read, and what the seat itself has
looked at; the Overlord's seat is `heuristics_overlord`'s.  The ideas: Rooms are chosen by the whole
way to the Exit; in a fight each die is rolled again, each feat, skill and potion used where the
exact odds of one throw more, and the mean number of attacks after it, are worth more than what it
costs.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from heroon.kernel import DONE, NO, PASS, YES, Ask, Rng
from heroon.kernel.heuristics import Effort, Heuristics, Planning

from . import words as w
from .cards import (
    CELL_SIZE,
    CODEX,
    DECAY,
    DODGE,
    FEAT_HP,
    FIRE_DAMAGE,
    FLASK,
    GOODS_FOOD,
    GOODS_HEAL,
    GOODS_HP,
    GOODS_XP,
    HAMMER,
    HEALING,
    HUNGER,
    HUNT_FOOD,
    HUNT_HP,
    MAX_GOLD,
    MAX_HP,
    MIASMA,
    POISON_DAMAGE,
    RANGED,
    REWARDS,
    ROOM_AT,
    SELL_ARMOUR,
    SELL_ITEM,
    SELL_POTION,
    TALE_A,
    TALE_AT,
    TALE_B,
    TALE_FAILURE,
    TALE_SUCCESS,
    WEAKEN,
)  # fmt: skip
from .dice import damage, is_critical, new_die, total
from .effects import choice_at
from .foes import armour_of, fighting, horde, keyword, row_at
from .hero import hero, item_of, level, party
from .heuristics_overlord import to_scheme
from .odds import PASSES
from .outlook import worth_of
from .rules_answer import blow
from .rules_company import value_of
from .rules_rooms import price_of_hammer
from .rules_trade import price_of, price_of_potion
from .state import Run
from .worth import (
    ahead,
    basket,
    bite,
    gold_worth,
    ills,
    item_worth,
    life,
    mean_of,
    of_armour,
    of_cell,
    of_choice,
    of_condition,
    of_food,
    of_gold,
    of_hp,
    of_potion,
    of_room,
    of_xp,
    potion_worth,
    rounds,
    ways,
)  # fmt: skip

__all__ = [
    "chapter",
    "lines",
    "policy",
    "progress",
    "reply",
    "settle",
    "weights",
    "worth_of",
]

#: What a skill is worth unused in a Zone.
RESERVE: Final = 75
#: What a hunt, and a distillation, must bring beyond that.
HUNT_WAITS: Final = 115
DISTIL_WAITS: Final = 130
PATROL_PAYS: Final = -75
#: What Healing must bring beyond its own worth.
DRINK_MARGIN: Final = 105
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
#: An offering, a Story instead of gold, a test for an item.
OFFER_PAYS: Final = 40
STORY_PAYS: Final = 130
ITEM_TEST_COSTS: Final = 10
CODEX_SHARE: Final = 69
#: A cell that costs so much kills.
DOOM: Final = 2000
#: How many of a hundred games each character won beside one's own, by the own one.
ADOPTED: Final = (
    (0, 70, 61, 58, 60, 33, 61, 47),
    (67, 0, 60, 62, 56, 22, 56, 51),
    (59, 53, 0, 45, 31, 22, 45, 38),
    (52, 58, 47, 0, 47, 24, 49, 45),
    (56, 45, 31, 45, 0, 16, 41, 39),
    (32, 21, 30, 26, 28, 0, 24, 20),
    (63, 62, 54, 51, 55, 33, 0, 46),
    (47, 45, 37, 41, 32, 16, 34, 0),
)
#: A word that is never said.
NEVER: Final = -1000000


def policy(g: Run, ask: Ask, _rng: Rng) -> int:
    """One of the words of the ask: the best, the first of several."""
    words = list(ask.words)
    if len(words) == 1:
        return words[0]
    seat = (ask.seats & -ask.seats).bit_length() - 1
    found = weights(g, seat, ask.prompt, words)
    return words[found.index(max(found))]


def weights(g: Run, seat: int, prompt: int, words: list[int]) -> list[int]:
    """How good each word is.  No two share the first place."""
    found = [2 * weigh(g, seat, prompt, word) for word in words]
    if prompt == w.P_WAY:
        cells = ways(g, seat, seat)
        best = max([cells[w.A[word]] for word in words if w.VERB[word] == w.GO.id])
        for i, word in enumerate(words):
            if w.VERB[word] == w.GO.id:
                found[i] = 2 * (cells[w.A[word]] - best)
    found[found.index(max(found))] += 1
    return found


def weigh(g: Run, seat: int, prompt: int, word: int) -> int:
    """What a word is worth, against doing nothing."""
    if seat >= party(g):
        return to_scheme(g, seat, prompt, word)
    verb = w.VERB[word]
    if verb == w.DRINK.id:
        return to_drink(g, seat, prompt, w.A[word])
    if prompt == w.P_DICE:
        return to_roll(g, seat, word)
    if prompt == w.P_POTION or prompt == w.P_FROST:
        return to_throw(g, seat, prompt, word)
    if prompt == w.P_SKILL:
        return to_use(g, seat, word)
    if prompt == w.P_SHOP or prompt == w.P_HAMMER:
        return to_trade(g, seat, word)
    if prompt == w.P_GIVE or prompt == w.P_ACCEPT:
        return to_give(g, seat, word)
    if prompt == w.P_STANCE:
        return to_stand(g, seat, w.A[word])
    if prompt == w.P_WAY or prompt == w.P_ENTERED or prompt == w.P_PREPARE:
        return to_explore(g, seat, word)
    return to_choose(g, seat, prompt, word)


# -- defensive potions ----------------------------------------------------------------------------


def to_drink(g: Run, seat: int, prompt: int, potion: int) -> int:
    """What it is worth to drink now."""
    if potion == w.HOLY:
        return ills(g, seat) - potion_worth(g, potion)
    if potion == w.PERCEPTION:
        return of_condition(g, w.IS_BLIND) - potion_worth(g, potion)
    if dooms(g, seat, prompt):
        return 5000
    if prompt == w.P_FULL:
        return of_hp(g, seat, g.numbers[HEALING]) - potion_worth(g, potion)
    if last_phase(g) and g.hp[seat] + g.numbers[HEALING] <= g.numbers[MAX_HP]:
        return 100
    return of_hp(g, seat, g.numbers[HEALING]) - potion_worth(g, potion) - DRINK_MARGIN


def dooms(g: Run, seat: int, prompt: int) -> bool:
    """Whether what is about to happen kills who does not drink.

    Against an Overlord one is asked where it only hurts, too (MR-43).
    """
    if prompt == w.P_SUFFER:
        return True
    if prompt == w.P_HUNGER:
        return g.hp[seat] <= g.numbers[HUNGER]
    if prompt == w.P_LAST:
        return of_cell(g, seat, g.agenda[-3]) <= -DOOM
    if prompt != w.P_BRACE:
        return False
    n = blow(g, seat)
    rot = int(n > 0 and g.food[seat] == 0 and keyword(g, DECAY))
    return n + rot + int(n > 0 and g.xp[seat] == 0 and keyword(g, WEAKEN)) >= g.hp[seat]


# -- fights ---------------------------------------------------------------------------------------


def left_hp(g: Run) -> int:
    """The HP of all enemies left together, as one attacker of the party sees them."""
    return sum(g.foe_hp)


def after(g: Run, seat: int, hp: int, spent: int, spared: int) -> int:
    """What it is worth to have left so many HP to the enemy, having lost `spent` oneself."""
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
    """Whether nothing comes after this fight: what is left over is worth nothing."""
    return g.foe == w.REMAINS_AGAIN or g.foe == w.OG_AGAIN or g.foe == w.AVATAR_AGAIN


def ranged(g: Run) -> bool:
    """Whether the enemy has attacked in this phase already."""
    return keyword(g, RANGED)


def dealt(g: Run, dice: int) -> int:
    """What is left to the enemy when the dice count so much."""
    hits = dice
    if g.die == 5 and g.frozen == 0 and keyword(g, DODGE) and len(g.dice) > 0:
        hits -= total(max(g.dice))
    poison = g.numbers[POISON_DAMAGE] if g.venom > 0 else 0
    return left_hp(g) - max(hits - armour_of(g), 0) - g.bonus - poison


def to_roll(g: Run, seat: int, word: int) -> int:
    """A critical hit again, or a feat: the exact mean over six faces."""
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
    """A potion or the hammer, by what it spares."""
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
    """What the rest of the fight is worth in a stance, against the stance that is held."""
    before = g.stance[seat]
    still = to_come(g, seat)
    g.stance[seat] = stance
    found = to_come(g, seat) - still
    g.stance[seat] = before
    return 2 * found + int(stance == w.BALANCED)


def to_come(g: Run, seat: int) -> int:
    """What the position is worth before an attack, by the mean rest of the fight."""
    dice = min(level(g, seat) + g.baited[seat], 3)
    need = rounds(g, seat, dice, armour_of(g), left_hp(g) // fighting(g))
    need -= 0 if ranged(g) else 100
    return ahead(g, seat, row_at(g, g.foe), need, 0, (len(g.foe_hp) + 1) // 2)


def to_use(g: Run, seat: int, word: int) -> int:
    """A combat skill, by the fight that is to come."""
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


# -- exploration ----------------------------------------------------------------------------------


def to_explore(g: Run, seat: int, word: int) -> int:
    """A skill on the way; the way itself `weights` knows."""
    verb = w.VERB[word]
    if word == PASS or verb == w.GO.id:
        return 0
    if word == w.HUNT:
        hp = min(g.numbers[HUNT_HP], g.numbers[MAX_HP] - g.hp[seat])
        return of_food(g, seat, g.numbers[HUNT_FOOD]) + of_hp(g, seat, hp) - HUNT_WAITS
    if verb == w.REMEDY.id:
        return of_condition(g, w.A[word]) - RESERVE
    if verb == w.DISTIL.id:
        gain = potion_worth(g, w.B[word]) - potion_worth(g, w.A[word])
        if w.B[word] == w.HEAL and g.hp[seat] <= 5:
            gain += 200
        return gain + of_gold(g, seat, -1) - DISTIL_WAITS
    return PATROL_PAYS if word == w.PATROL else -50


# -- trade and exchange ---------------------------------------------------------------------------


def to_trade(g: Run, seat: int, word: int) -> int:
    """A purchase or a sale, against the gold."""
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
    """What the price that a trader gives is worth, with what it buys there at once."""
    now = g.gold[seat]
    then = min(now + g.numbers[at + what], g.numbers[MAX_GOLD])
    more = basket(g, seat, at, then) - basket(g, seat, at, now)
    return gold_worth(g, then) - gold_worth(g, now) + more


def ware(g: Run, seat: int, what: int) -> int:
    """What a ware brings."""
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
    """A gift where it does the other more good, by far; a swap only of equal things."""
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


# -- tests and choices ----------------------------------------------------------------------------


def to_choose(g: Run, seat: int, prompt: int, word: int) -> int:
    """What is asked by the Room, its effects, a Story."""
    b = g.agenda[-3]  # of the step that asks
    if prompt == w.P_CHOOSE:
        return of_choice(g, seat, choice_at(g, b, w.A[word]), b + CELL_SIZE)
    if prompt == w.P_READ:
        return of_cell(g, seat, ROOM_AT[b] + (w.A[word] - 1) * CELL_SIZE)
    if prompt == w.P_TEST:
        return 100 - PASSES[level(g, seat)][g.cursed[seat]] if word == w.FORESEE else 40
    if prompt == w.P_ITEM:
        return of_room(g, seat, b) - ITEM_TEST_COSTS if word == w.TRY else 0
    if prompt == w.P_TAKE:
        return item_worth(g, b) - item_worth(g, item_of(g, seat)) if word == w.TAKE else 0
    if prompt == w.P_GAIN:
        return potion_worth(g, w.A[word])
    if prompt == w.P_FULL:
        return -potion_worth(g, b if word == PASS else w.A[word])
    if prompt == w.P_DROP:
        return -potion_worth(g, w.A[word])
    if prompt == w.P_TALE:
        return to_tell(g, seat, TALE_AT[b], w.A[word])
    if prompt == w.P_OFFER:
        return OFFER_PAYS if word == w.OFFER else 0
    if prompt == w.P_REWARD:
        return of_gold(g, seat, 2) if word == w.COINS else STORY_PAYS
    if prompt == w.P_ADOPT:
        return ADOPTED[hero(g, seat)][w.A[word]]
    if prompt == w.P_BORROW:
        return to_borrow(g, seat, w.A[word])
    if prompt == w.P_DOUBLE:
        return of_rewards(g, w.A[word])
    if prompt == w.P_ASIDE:
        return -of_room(g, seat, w.A[word])
    if prompt == w.P_LAY:
        return of_room(g, seat, w.A[word])
    return int(word != DONE)


def to_borrow(g: Run, seat: int, trait: int) -> int:
    """What a value of the second character is worth in the place of one's own."""
    n = value_of(g, g.extra[seat] - 1, trait)
    if trait == w.TRAIT_HP:
        return of_hp(g, seat, n - g.hp[seat])
    if trait == w.TRAIT_ARMOUR:
        return of_armour(g, seat, n - g.armour[seat])
    if trait == w.TRAIT_FOOD:
        return of_food(g, seat, n - g.food[seat])
    if trait == w.TRAIT_GOLD:
        return of_gold(g, seat, n - g.gold[seat])
    return of_xp(g, seat, n - g.xp[seat]) if trait == w.TRAIT_XP else of_potion(g, seat, n)


def of_rewards(g: Run, seat: int) -> int:
    """What the Rewards of a Guardian are worth to a seat."""
    return mean_of(g, seat, REWARDS) + max(of_gold(g, seat, 2), STORY_PAYS)


def to_tell(g: Run, seat: int, at: int, option: int) -> int:
    """What an option of a Story is worth."""
    if option == 0:
        return of_cell(g, seat, at + TALE_A)
    if option == 1:
        return of_cell(g, seat, at + TALE_B)
    chance = PASSES[level(g, seat)][g.cursed[seat]]
    good = of_cell(g, seat, at + TALE_SUCCESS)
    bad = of_cell(g, seat, at + TALE_FAILURE)
    return (chance * good + (100 - chance) * bad) // 100


# -- levels (see heroon.ai.levels) ----------------------------------------------------------------


#: Of a hundred words, how many the novice, the apprentice and the expert say at random.
#:
#: Only against an Overlord who is played: an Overlord's words forgive much (docs/strength.md).
CARELESS: Final = (40, 25, 12)


# -- where a run stands (see heroon.kernel.heuristics) ---------------------------------------------


def progress(g: Run) -> tuple[int, int, str]:
    """A run has one stage: the King's Remains; who is fought when it ends."""
    won = int(bool(g.result) and g.result[0] > 0)
    return won, 1, w.FOE.by_value[g.foe]


# -- for the planner (see heroon.ai.planner) -------------------------------------------------------

#: For the policy, which draws nothing: no two words share its first place.
_NO_CHANCE: Final = Rng(0)
#: So many words are tried, none that the policy weighs so much less than the best one.
_MOST_LINES: Final = 5
_HOPELESS: Final = 800
#: What is not searched: the exact odds of one throw say enough.
_AT_ONCE: Final = (w.P_DICE, w.P_FROST, w.P_GIVE, w.P_ACCEPT, w.P_AGREE)


#: Each word is played on to the end of the Zone; the bot `search` tries more worlds.
#: Words differ by little and one Zone by much: with few worlds the search would say worse words
#: than the policy.  Another word must be better by 1.5 wins of a hundred.
EFFORT: Final = Effort(worlds=4, turns=0, each=160, words=6000, margin=150)
DEEP: Final = replace(EFFORT, each=600)


def lines(g: Run, ask: Ask) -> list[list[int]]:
    """The words that the policy likes best, its own first, and no hopeless ones."""
    if ask.prompt in _AT_ONCE:
        return [[policy(g, ask, _NO_CHANCE)]]
    seat = (ask.seats & -ask.seats).bit_length() - 1
    words = list(ask.words)
    found = dict(zip(words, weights(g, seat, ask.prompt, words), strict=True))
    words.sort(key=lambda word: -found[word])
    least = found[words[0]] - _HOPELESS
    return [[word] for word in words[:_MOST_LINES] if found[word] >= least]


def reply(g: Run, ask: Ask) -> list[int]:
    """The policy's word."""
    return [policy(g, ask, _NO_CHANCE)]


def settle(_g: Run, _rng: Rng) -> bool:
    """Chance answers as it is asked, face-down cards included; worlds do differ."""
    return True


def chapter(_g: Run) -> int:
    """A run is one chapter."""
    return 0


#: All that bots, searches and summaries ask of the game.
HEURISTICS: Final[Heuristics[Run]] = Heuristics(
    policy=policy,
    weights=weights,
    careless=CARELESS,
    planning=Planning(lines, reply, settle, chapter, worth_of, effort=EFFORT, deep=DEEP),
    progress=progress,
)
