"""MINI ROGUE: skills for Preparation and Exploration, of characters and of items (p. 16)."""

from __future__ import annotations

from heroon.kernel import (
    ALL,
    DONE,
    EMPTY,
    NOBODY,
    NOTHING,
    PASS,
    Ask,
    Rule,
    chance,
    see,
    step,
    tell,
    then,
)
from heroon.kernel import plan as plan_steps

from . import words as w
from .cards import AEGIS, DISTIL_GOLD, HUNT_FOOD, HUNT_HP, MAX_FOOD, MAX_HP, REMEDY_HP, SIGHT
from .cards import PATROL as PATROL_ROOMS
from .cards import SCRY as SCRY_ROOMS
from .hero import (
    discard_item,
    drop_potion,
    gain_food,
    has_condition,
    heal,
    hero,
    knowing,
    lose_gold,
    put_potion,
    set_condition,
    sipped,
    sips,
    under_veil,
)
from .state import EXIT, Run
from .steps import ASIDE, DRAFT, ORDER, PATROL, PREPARE, SCRY, SETTLE, SHOW, STEPS


def can_use(g: Run, seat: int, character: int) -> bool:
    """Return whether a seat has a character face up and stands under no Veil (p. 16).

    It may be its own or its second one.  [mini-rogue:skill] [mini-rogue:extra-character] (MR-54)
    """
    if under_veil(g, seat):
        return False
    if hero(g, seat) == character:
        return g.spent[seat] == 0
    return g.extra[seat] == character + 1 and g.extra_spent[seat] == 0


def can_read(g: Run, seat: int, item: int) -> bool:
    """Return whether a seat can use the skill of an item it holds (MR-54) [mini-rogue:codex]."""
    return item in g.items[seat] and not under_veil(g, seat)


def spend(g: Run, seat: int, word: int) -> None:
    """Turn the Character card of a skill face down, and no other one (p. 16) (MR-27).

    [mini-rogue:skill]
    """
    character = w.SKILL_OF[word] - 1
    if hero(g, seat) == character:
        g.spent[seat] = 1
    else:
        g.extra_spent[seat] = 1
    tell(g, w.E_USED, seat, character, w.SKILL_BY[word])


def spend_codex(g: Run, seat: int) -> None:
    """Use the Codex, which is discarded after one use (p. 17) [mini-rogue:codex]."""
    tell(g, w.E_CODEX, seat)
    discard_item(g, seat, w.CODEX)


def spend_jackdaw(g: Run, seat: int) -> None:
    """Use the Jackdaw, which is discarded after one use (MR-268) [mini-rogue:mix]."""
    tell(g, w.E_JACKDAW, seat)
    discard_item(g, seat, w.JACKDAW)


def can_pay(g: Run, seat: int, have: int, cost: int) -> bool:
    """Return whether a loss may be chosen: what is missing must not kill (MR-210)."""
    return cost - have < g.hp[seat]


# -- Exploration ----------------------------------------------------------------------------------


def explore_words(g: Run, seat: int) -> list[int]:
    """List the skills a seat can use while exploring (p. 16) [mini-rogue:skill.exploration]."""
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
    words += base_words(g, seat)
    if can_read(g, seat, w.CODEX) and hidden_room(g):
        words.append(w.SCRY)
    if can_read(g, seat, w.JACKDAW):
        for cell in range(EXIT):
            if replaceable(g, seat, cell):
                words.append(w.DRAFT[cell])
    return words


def base_words(g: Run, seat: int) -> list[int]:
    """List the Exploration skills of the base game's characters (Conseil p. 6).

    [mini-rogue:mix] (MR-G17, MR-265)
    """
    words: list[int] = []
    if can_use(g, seat, w.CRUSADER):
        words.append(w.AEGIS)
    if can_use(g, seat, w.PRIESTESS):
        words.append(w.WARD)
    if can_use(g, seat, w.WIZARD) and hidden_room(g):
        words.append(w.SIGHT)
    if can_use(g, seat, w.ROGUE):
        words.append(w.SLIP)
    return words


def replaceable(g: Run, seat: int, cell: int) -> bool:
    """Return whether a Room lies face up further on than a seat, with nobody on it (MR-268)."""
    here = g.at[seat]
    if g.up[cell] == 0 or cell // 3 + cell % 3 <= here // 3 + here % 3:
        return False
    return cell not in g.at


def hidden_room(g: Run) -> bool:
    """Return whether some Room of the Zone lies face down."""
    for cell in range(EXIT):
        if g.room[cell] != EMPTY and g.up[cell] == 0:
            return True
    return False


def explore(g: Run, seat: int, word: int) -> None:
    """Carry out an Exploration skill (MR-G2)."""
    if word == w.SCRY:
        spend_codex(g, seat)
        then(g, SCRY, seat, g.numbers[SCRY_ROOMS])
        return
    if w.VERB[word] == w.DRAFT.id:
        spend_jackdaw(g, seat)
        then(g, DRAFT, w.A[word])
        return
    spend(g, seat, word)
    if word == w.HUNT:
        gain_food(g, seat, g.numbers[HUNT_FOOD])
        heal(g, seat, g.numbers[HUNT_HP])
    elif w.VERB[word] == w.REMEDY.id:
        set_condition(g, seat, w.A[word], 0)
        heal(g, seat, g.numbers[REMEDY_HP])
    elif w.VERB[word] != w.DISTIL.id:
        prepare_room(g, seat, word)
    else:
        lose_gold(g, seat, g.numbers[DISTIL_GOLD])
        drop_potion(g, seat, w.A[word])
        put_potion(g, seat, w.B[word])


def prepare_room(g: Run, seat: int, word: int) -> None:
    """Use a base game skill that serves in the next Room, or one to look ahead (MR-265).

    [mini-rogue:mix] (MR-G17, MR-266, MR-267)
    """
    if word == w.AEGIS:
        g.aegis = g.numbers[AEGIS]
        tell(g, w.E_AEGIS, seat, g.aegis)
    elif word == w.WARD:
        g.ward = 1
        tell(g, w.E_WARD, seat)
    elif word == w.SLIP:
        g.past |= 1 << seat
        tell(g, w.E_SLIPS, seat)
    else:
        then(g, SCRY, seat, g.numbers[SIGHT])


@STEPS.rule(DRAFT)
def draft(g: Run, cell: int, _b: int) -> Rule[None]:
    """Replace a Room that lies face up by an unused one, by chance (MR-268) [mini-rogue:mix].

    Against an Overlord, who knows other unused Rooms than the adventurers do, chance names a place
    of the pile.  Else it names a Room that was seen before, or one of the unseen, which are alike.
    """
    at = 0
    if g.mode == w.OVERLORD:  # who knows what differs: the place alone is named
        at = yield from chance(w.S_SLOT, [slot for slot in range(len(g.stock))])
    else:
        tickets: list[int] = []
        hidden = 0
        for room in g.stock:
            if room > 0:
                tickets.append(room)
            else:
                hidden += 1
        spare = 0
        if len(tickets) > 0:
            spare = yield from chance(w.S_SPARE, [0] * hidden + tickets)
        at = g.stock.index(spare)
    old = g.room[cell]
    tell(g, w.E_REPLACED, cell, old)
    g.room[cell] = g.stock.pop(at)
    g.known[cell] = g.stock_known.pop(at)
    g.up[cell] = 0
    g.stock.insert(0, old)
    g.stock_known.insert(0, ALL)
    then(g, SHOW, cell)


@STEPS.words(SCRY)
def scry_words(g: Run, seat: int, left: int) -> Ask:
    """Ask which Room face down to turn up next; `left` more may follow (MR-G2)."""
    words = [DONE]
    for cell in range(EXIT):
        if g.room[cell] != EMPTY and g.up[cell] == 0:
            words.append(w.LOOK[cell])
    return Ask(1 << seat, w.P_LOOK, words + sips(g, seat) if left > 0 and len(words) > 1 else ())


@STEPS.answer(SCRY)
def scry(g: Run, seat: int, left: int, word: int) -> None:
    """Turn up the Room picked, then ask for the next."""
    if sipped(g, seat, word):
        then(g, SCRY, seat, left)
    elif word != NOTHING and word != DONE:
        plan_steps(g, step(SHOW, w.A[word]), step(SCRY, seat, left - 1))


# -- Preparation ----------------------------------------------------------------------------------


@STEPS.words(PREPARE)
def prepare_words(g: Run, seat: int, _b: int) -> Ask:
    """Offer Preparation skills after the shuffle, before the Rooms are laid (p. 16).

    [mini-rogue:skill.preparation] (MR-211)
    """
    words = [PASS]
    if can_use(g, seat, w.CAPTAIN):
        words.append(w.PATROL)
    if can_read(g, seat, w.JACKDAW):
        words.append(w.SCOUT)
    if can_read(g, seat, w.CODEX):
        words.append(w.CULL)
    if len(words) == 1:
        return NOBODY
    return Ask(1 << seat, w.P_PREPARE, words + sips(g, seat))


@STEPS.answer(PREPARE)
def prepare(g: Run, seat: int, _b: int, word: int) -> None:
    """Plan a Preparation skill: look at the top Rooms, set one aside, order the others (MR-G2)."""
    if word == NOTHING or word == PASS:
        return
    then(g, PREPARE, seat)
    if sipped(g, seat, word):
        return
    if word == w.PATROL:
        spend(g, seat, word)
        many = g.numbers[PATROL_ROOMS]
        plan_steps(
            g, step(PATROL, many, seat), step(ASIDE, seat, many), step(ORDER, seat, many - 1)
        )
    elif word == w.SCOUT:
        spend_jackdaw(g, seat)
        plan_steps(g, step(PATROL, 2, seat), step(SETTLE, seat))
    else:
        spend_codex(g, seat)
        plan_steps(g, step(PATROL, 2, seat), step(ASIDE, seat, 2))


@STEPS.rule(PATROL)
def patrol(g: Run, many: int, seat: int) -> Rule[None]:
    """Look at the top Rooms of those not in use, for all adventurers (MR-52)."""
    if many == 0:
        return
    at = len(g.stock) - many
    room = yield from see(g, g.stock, at, g.pool, w.S_ROOM[g.zone], knowing(g))
    g.stock_known[at] |= knowing(g)
    tell(g, w.E_LOOKED, seat, room, to=knowing(g), others=w.E_LOOKED_UNSEEN)
    then(g, PATROL, many - 1, seat)


@STEPS.words(ASIDE)
def aside_words(g: Run, seat: int, many: int) -> Ask:
    """Ask which of the Rooms looked at to set aside, unused."""
    words = [w.ASIDE[room] for room in sorted(g.stock[len(g.stock) - many :])]
    return Ask(1 << seat, w.P_ASIDE, words + sips(g, seat))


@STEPS.answer(ASIDE)
def aside(g: Run, seat: int, many: int, word: int) -> None:
    """Put the Room picked below all the others."""
    if sipped(g, seat, word):
        then(g, ASIDE, seat, many)
        return
    room = w.A[word]
    at = g.stock.index(room)
    g.stock.pop(at)
    known = g.stock_known.pop(at)
    g.stock.insert(0, room)
    g.stock_known.insert(0, known)
    tell(g, w.E_SET_ASIDE, seat, room, to=knowing(g), others=w.E_ASIDE_UNSEEN)


@STEPS.words(ORDER)
def order_words(g: Run, seat: int, many: int) -> Ask:
    """Ask which of the Rooms left to lay first; it becomes the Entrance (MR-212)."""
    words = [w.FIRST[room] for room in sorted(g.stock[len(g.stock) - many :])]
    return Ask(1 << seat, w.P_LAY, words + sips(g, seat) if many > 1 else ())


@STEPS.answer(ORDER)
def order(g: Run, seat: int, many: int, word: int) -> None:
    """Put the Room picked on top of the pile."""
    if word == NOTHING:
        return
    if sipped(g, seat, word):
        then(g, ORDER, seat, many)
        return
    room = w.A[word]
    at = g.stock.index(room)
    g.stock.append(g.stock.pop(at))
    g.stock_known.append(g.stock_known.pop(at))
    tell(g, w.E_LAID, seat, room, to=knowing(g), others=w.E_LAID_UNSEEN)


@STEPS.words(SETTLE)
def settle_words(g: Run, seat: int, taken: int) -> Ask:
    """Ask where to put the top Room: on a place of the Zone, or among the unused ones (MR-268).

    The Jackdaw puts two Rooms, one after the other; the place of the first is `taken`, from 1.
    [mini-rogue:mix] [mini-rogue:skill.preparation]
    """
    room = g.stock[-1]
    words: list[int] = []
    for cell in range(EXIT):
        if cell != taken - 1:
            words.append(w.SETTLE[room][cell])
    words.append(w.ASIDE[room])
    return Ask(1 << seat, w.P_SETTLE, words + sips(g, seat))


@STEPS.answer(SETTLE)
def settle(g: Run, seat: int, taken: int, word: int) -> None:
    """Put the top Room into the pile so deep that it comes to the place picked (MR-212).

    As many Rooms lie above it as there are places before its own.
    """
    if sipped(g, seat, word):
        then(g, SETTLE, seat, taken)
        return
    room = g.stock.pop()
    g.stock_known.pop()
    cell = EXIT
    if w.VERB[word] == w.ASIDE.id:
        tell(g, w.E_SET_ASIDE, seat, room, to=knowing(g), others=w.E_ASIDE_UNSEEN)
        put_below(g, room, len(g.stock))
    else:
        cell = w.B[word]
        tell(g, w.E_SETTLED, seat, cell, room, to=knowing(g), others=w.E_SETTLED_UNSEEN)
        if taken == 0:  # the other one still lies above all
            put_below(g, room, cell + 1)
        elif taken <= EXIT and cell < taken:
            put_before(g, room, cell, taken - 1)
        else:
            put_below(g, room, cell)
    if taken == 0:
        then(g, SETTLE, seat, cell + 1)


def put_below(g: Run, room: int, above: int) -> None:
    """Put a Room that was looked at into the pile, with `above` Rooms on top of it."""
    at = len(g.stock) - above
    g.stock.insert(at, room)
    g.stock_known.insert(at, knowing(g))


def put_before(g: Run, room: int, cell: int, place: int) -> None:
    """Put a Room above one that was put before, and keep that one's depth."""
    at = len(g.stock) - 1 - place
    g.stock_known.pop(at)
    first = g.stock.pop(at)
    put_below(g, room, cell)
    put_below(g, first, place)
