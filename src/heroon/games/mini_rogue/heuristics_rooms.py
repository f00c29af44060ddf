"""MINI ROGUE: what a sensible adventurer does on the way and in Rooms: skills, tests, Stories."""

from __future__ import annotations

from typing import Final

from heroon.kernel import DONE, PASS

from . import words as w
from .cards import (
    CELL_SIZE,
    HUNT_FOOD,
    HUNT_HP,
    MAX_HP,
    REWARDS,
    ROOM_AT,
    TALE_A,
    TALE_AT,
    TALE_B,
    TALE_FAILURE,
    TALE_SUCCESS,
)  # fmt: skip
from .effects import choice_at
from .hero import hero, item_of, level
from .heuristics_fight import RESERVE
from .odds import PASSES
from .rules_company import value_of
from .state import Run
from .worth import (
    item_worth,
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
)  # fmt: skip

#: What a hunt, and a distillation, must bring.
HUNT_WAITS: Final = 115
DISTIL_WAITS: Final = 130
#: What a patrol is worth.
PATROL_PAYS: Final = -75
#: An offering, a Story instead of gold, a test for an item.
OFFER_PAYS: Final = 40
STORY_PAYS: Final = 130
ITEM_TEST_COSTS: Final = 10
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


def to_explore(g: Run, seat: int, word: int) -> int:
    """Weigh a skill on the way; 0 for the way itself, which `weights` compares."""
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


def to_choose(g: Run, seat: int, prompt: int, word: int) -> int:
    """Weigh an answer that a Room, its effects or a Story asks for."""
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
    """Weigh a value of the second character in the place of one's own."""
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
    """Return what the Rewards of a Guardian are worth to a seat, in hundredths of an HP."""
    return mean_of(g, seat, REWARDS) + max(of_gold(g, seat, 2), STORY_PAYS)


def to_tell(g: Run, seat: int, at: int, option: int) -> int:
    """Weigh an option of a Story."""
    if option == 0:
        return of_cell(g, seat, at + TALE_A)
    if option == 1:
        return of_cell(g, seat, at + TALE_B)
    chance = PASSES[level(g, seat)][g.cursed[seat]]
    good = of_cell(g, seat, at + TALE_SUCCESS)
    bad = of_cell(g, seat, at + TALE_FAILURE)
    return (chance * good + (100 - chance) * bad) // 100
