"""MINI ROGUE: an extra character and its characteristic, and the beginners' bonus (Conseil p. 10).

Both help against an Overlord, played or not.
"""

from __future__ import annotations

from heroon.kernel import NOBODY, NOTHING, Ask, tell, then

from . import words as w
from .cards import (
    HERO_ARMOUR,
    HERO_AT,
    HERO_FOOD,
    HERO_GOLD,
    HERO_HP,
    HERO_POTION,
    HERO_XP,
    MAX_ARMOUR,
    MAX_FOOD,
    MAX_GOLD,
    MAX_HP,
    MAX_XP,
)
from .hero import hero, party, put_potion, turn
from .rules_effects import rewards
from .setup import harden
from .state import Run
from .steps import ADOPT, BORROW, COMPANY, DOUBLE, STEPS


@STEPS.auto(COMPANY)
def company(g: Run, _a: int, _b: int) -> None:
    """Plan that each, the leader first, takes a second character and then a value of it.

    [mini-rogue:extra-character] [mini-rogue:borrowed]
    """
    if g.mode == w.PLAIN:
        return
    for i in range(party(g) - 1, -1, -1):
        then(g, BORROW, turn(g, i))
    for i in range(party(g) - 1, -1, -1):
        then(g, ADOPT, turn(g, i))


@STEPS.words(ADOPT)
def adopt_words(g: Run, seat: int, _b: int) -> Ask:
    """Offer the characters whom nobody plays or has taken [mini-rogue:extra-character]."""
    words: list[int] = []
    for character in w.HERO.values:
        if not taken(g, character):
            words.append(w.ADOPT[character])
    return Ask(1 << seat, w.P_ADOPT, words)


def taken(g: Run, character: int) -> bool:
    """Return whether a character is in play, as somebody's own or second one."""
    for seat in range(party(g)):
        if hero(g, seat) == character or g.extra[seat] == character + 1:
            return True
    return False


@STEPS.answer(ADOPT)
def adopt(g: Run, seat: int, _b: int, word: int) -> None:
    """Give a seat its second character: its skills count, its class does not (MR-09, MR-27)."""
    g.extra[seat] = w.A[word] + 1
    tell(g, w.E_ADOPTED, seat, w.A[word])


@STEPS.words(BORROW)
def borrow_words(g: Run, seat: int, _b: int) -> Ask:
    """Offer the values with which the second character starts, unless 0 (MR-71, MR-72).

    [mini-rogue:borrowed]
    """
    words: list[int] = []
    for trait in w.TRAIT.values:
        if value_of(g, g.extra[seat] - 1, trait) > 0:
            words.append(w.BORROW[trait])
    return Ask(1 << seat, w.P_BORROW, words)


def value_of(g: Run, character: int, trait: int) -> int:
    """Return the value of a trait with which a character starts."""
    at = HERO_AT[character]
    if trait == w.TRAIT_HP:
        return g.numbers[at + HERO_HP]
    if trait == w.TRAIT_ARMOUR:
        return g.numbers[at + HERO_ARMOUR]
    if trait == w.TRAIT_FOOD:
        return g.numbers[at + HERO_FOOD]
    if trait == w.TRAIT_GOLD:
        return g.numbers[at + HERO_GOLD]
    return g.numbers[at + (HERO_XP if trait == w.TRAIT_XP else HERO_POTION)]


@STEPS.answer(BORROW)
def borrow(g: Run, seat: int, _b: int, word: int) -> None:
    """Put the value taken in the place of one's own, add a potion; then apply the difficulty.

    [mini-rogue:borrowed] [mini-rogue:difficulty] (MR-71, MR-72)
    """
    trait = w.A[word]
    n = value_of(g, g.extra[seat] - 1, trait)
    tell(g, w.E_BORROWED, seat, trait)
    if trait == w.TRAIT_HP:
        g.hp[seat] = min(n, g.numbers[MAX_HP])
    elif trait == w.TRAIT_ARMOUR:
        g.armour[seat] = min(n, g.numbers[MAX_ARMOUR])
    elif trait == w.TRAIT_FOOD:
        g.food[seat] = min(n, g.numbers[MAX_FOOD])
    elif trait == w.TRAIT_GOLD:
        g.gold[seat] = min(n, g.numbers[MAX_GOLD])
    elif trait == w.TRAIT_XP:
        g.xp[seat] = min(n, g.numbers[MAX_XP])
    elif n not in g.potions[seat]:
        put_potion(g, seat, n)
    harden(g, seat)


@STEPS.words(DOUBLE)
def double_words(g: Run, fighters: int, _b: int) -> Ask:
    """Ask which beginner who fought a Guardian has the Rewards twice (Conseil p. 10).

    [mini-rogue:beginners] (MR-28, MR-73)
    """
    words: list[int] = []
    for i in range(party(g)):
        if fighters >> turn(g, i) & 1:
            words.append(w.DOUBLE[turn(g, i)])
    if len(words) < 2:
        return NOBODY
    return Ask(fighters, w.P_DOUBLE, words)


@STEPS.answer(DOUBLE)
def double(g: Run, fighters: int, _b: int, word: int) -> None:
    """Resolve the Rewards once more for the seat picked."""
    seat = 0
    if fighters == 0:
        return
    if word != NOTHING:
        seat = w.A[word]
    else:
        while fighters >> seat & 1 == 0:
            seat += 1
    tell(g, w.E_DOUBLED, seat)
    rewards(g, seat)
