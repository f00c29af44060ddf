"""MINI ROGUE: skills for Preparation and Exploration, of characters and of the Codex (p. 16)."""

from __future__ import annotations

from heroon.kernel import ALL, DONE, EMPTY, NOTHING, PASS, Ask, Rule, see, step, tell, then
from heroon.kernel import plan as plan_steps

from . import words as w
from .cards import DISTIL_GOLD, HUNT_FOOD, HUNT_HP, MAX_FOOD, MAX_HP, REMEDY_HP
from .cards import PATROL as PATROL_ROOMS
from .cards import SCRY as SCRY_ROOMS
from .hero import (
    discard_item,
    drop_potion,
    gain_food,
    has_condition,
    heal,
    hero,
    lose_gold,
    put_potion,
    set_condition,
    sipped,
    sips,
)
from .state import EXIT, Run
from .steps import ASIDE, ORDER, PATROL, PREPARE, SCRY, SHOW, STEPS


def can_use(g: Run, seat: int, character: int) -> bool:
    """Whether a seat has this character, face up (p. 16) [mini-rogue:skill]."""
    return hero(g, seat) == character and g.spent[seat] == 0


def spend(g: Run, seat: int) -> None:
    """Turn the Character card face down (p. 16) [mini-rogue:skill]."""
    g.spent[seat] = 1
    tell(g, w.E_USED, seat, hero(g, seat))


def spend_codex(g: Run, seat: int) -> None:
    """Use the Codex, which is discarded after one use (p. 17) [mini-rogue:codex]."""
    tell(g, w.E_CODEX, seat)
    discard_item(g, seat, w.CODEX)


def can_pay(g: Run, seat: int, have: int, cost: int) -> bool:
    """Whether a loss can be chosen: what is missing must not kill (MR-210)."""
    return cost - have < g.hp[seat]


# -- Exploration ----------------------------------------------------------------------------------


def explore_words(g: Run, seat: int) -> list[int]:
    """What a seat can use while exploring (p. 16) [mini-rogue:skill.exploration]."""
    words: list[int] = []
    if can_use(g, seat, w.RATCATCHER) and (
        g.food[seat] < g.numbers[MAX_FOOD] or g.hp[seat] < g.numbers[MAX_HP]
    ):
        words.append(w.HUNT)
    if can_use(g, seat, w.DOCTOR):
        for condition in range(3):
            if has_condition(g, seat, condition):
                words.append(w.REMEDY[condition])
    if can_use(g, seat, w.ALCHEMIST) and can_pay(g, seat, g.gold[seat], g.numbers[DISTIL_GOLD]):
        for old in g.potions[seat]:
            for new in w.POTION.values:
                if new not in g.potions[seat]:
                    words.append(w.DISTIL[old][new])
    if w.CODEX in g.items[seat] and hidden_room(g):
        words.append(w.SCRY)
    return words


def hidden_room(g: Run) -> bool:
    """Whether a Room of the Zone lies face down."""
    for cell in range(EXIT):
        if g.room[cell] != EMPTY and g.up[cell] == 0:
            return True
    return False


def explore(g: Run, seat: int, word: int) -> None:
    """Do what an Exploration skill says (MR-G2)."""
    if word == w.SCRY:
        spend_codex(g, seat)
        then(g, SCRY, seat, g.numbers[SCRY_ROOMS])
        return
    spend(g, seat)
    if word == w.HUNT:
        gain_food(g, seat, g.numbers[HUNT_FOOD])
        heal(g, seat, g.numbers[HUNT_HP])
    elif w.VERB[word] == w.REMEDY.id:
        set_condition(g, seat, w.A[word], 0)
        heal(g, seat, g.numbers[REMEDY_HP])
    else:
        lose_gold(g, seat, g.numbers[DISTIL_GOLD])
        drop_potion(g, seat, w.A[word])
        put_potion(g, seat, w.B[word])


@STEPS.words(SCRY)
def scry_words(g: Run, seat: int, left: int) -> Ask:
    """The Codex turns up Rooms of one's choice, one after the other (MR-G2)."""
    words = [DONE]
    for cell in range(EXIT):
        if g.room[cell] != EMPTY and g.up[cell] == 0:
            words.append(w.LOOK[cell])
    return Ask(1 << seat, w.P_LOOK, words + sips(g, seat) if left > 0 and len(words) > 1 else ())


@STEPS.answer(SCRY)
def scry(g: Run, seat: int, left: int, word: int) -> None:
    """Turn up one Room, then the next."""
    if sipped(g, seat, word):
        then(g, SCRY, seat, left)
    elif word != NOTHING and word != DONE:
        plan_steps(g, step(SHOW, w.A[word]), step(SCRY, seat, left - 1))


# -- Preparation ----------------------------------------------------------------------------------


@STEPS.words(PREPARE)
def prepare_words(g: Run, seat: int, _b: int) -> Ask:
    """A Preparation skill, after the shuffle and before the Rooms are laid (p. 16).

    [mini-rogue:skill.preparation] (MR-211)
    """
    words = [PASS]
    if can_use(g, seat, w.CAPTAIN):
        words.append(w.PATROL)
    if w.CODEX in g.items[seat]:
        words.append(w.CULL)
    if len(words) == 1:
        return Ask(1 << seat, w.P_PREPARE, ())
    return Ask(1 << seat, w.P_PREPARE, words + sips(g, seat))


@STEPS.answer(PREPARE)
def prepare(g: Run, seat: int, _b: int, word: int) -> None:
    """Look at the top Rooms, set one aside; the Captain orders the others (MR-G2)."""
    if word == NOTHING or word == PASS:
        return
    then(g, PREPARE, seat)
    if sipped(g, seat, word):
        return
    if word == w.PATROL:
        spend(g, seat)
        many = g.numbers[PATROL_ROOMS]
        plan_steps(
            g, step(PATROL, many, seat), step(ASIDE, seat, many), step(ORDER, seat, many - 1)
        )
    else:
        spend_codex(g, seat)
        plan_steps(g, step(PATROL, 2, seat), step(ASIDE, seat, 2))


@STEPS.rule(PATROL)
def patrol(g: Run, many: int, seat: int) -> Rule[None]:
    """Look at the top Rooms of those not in use, in the open."""
    if many == 0:
        return
    at = len(g.stock) - many
    room = yield from see(g, g.stock, at, g.pool, w.S_ROOM[g.zone], ALL)
    g.stock_known[at] = ALL
    tell(g, w.E_LOOKED, seat, room)
    then(g, PATROL, many - 1, seat)


@STEPS.words(ASIDE)
def aside_words(g: Run, seat: int, many: int) -> Ask:
    """Which of the Rooms looked at is set aside, unused."""
    words = [w.ASIDE[room] for room in sorted(g.stock[len(g.stock) - many :])]
    return Ask(1 << seat, w.P_ASIDE, words + sips(g, seat))


@STEPS.answer(ASIDE)
def aside(g: Run, seat: int, many: int, word: int) -> None:
    """Put it below all the others."""
    if sipped(g, seat, word):
        then(g, ASIDE, seat, many)
        return
    room = w.A[word]
    at = g.stock.index(room)
    g.stock.pop(at)
    known = g.stock_known.pop(at)
    g.stock.insert(0, room)
    g.stock_known.insert(0, known)
    tell(g, w.E_SET_ASIDE, seat, room)


@STEPS.words(ORDER)
def order_words(g: Run, seat: int, many: int) -> Ask:
    """Which of the Rooms left is laid first: it becomes the Entrance (MR-212)."""
    words = [w.FIRST[room] for room in sorted(g.stock[len(g.stock) - many :])]
    return Ask(1 << seat, w.P_LAY, words + sips(g, seat) if many > 1 else ())


@STEPS.answer(ORDER)
def order(g: Run, seat: int, many: int, word: int) -> None:
    """Put it on top."""
    if word == NOTHING:
        return
    if sipped(g, seat, word):
        then(g, ORDER, seat, many)
        return
    room = w.A[word]
    at = g.stock.index(room)
    g.stock.append(g.stock.pop(at))
    g.stock_known.append(g.stock_known.pop(at))
    tell(g, w.E_LAID, seat, room)
