"""Zones: laid out, walked through, left by the exit or by a fall."""

from __future__ import annotations

from heroon import kernel as k
from tests.shapes.rogue import words as w
from tests.shapes.rogue.state import (
    ENTRANCE,
    EXIT,
    HAND,
    LAST_ZONE,
    MOST_HP,
    OVERLORD_SEAT,
    Rogue,
    drink,
    face_down,
    leader,
    lord,
    omens,
    party,
)
from tests.shapes.rogue.steps import (
    BRANCH,
    BUY,
    CAMP,
    DEAL,
    DRINK,
    GIVE,
    HIDE,
    HURT,
    LAIR,
    LEAVE,
    LOOK,
    MEAL,
    PIT,
    REVEAL,
    ROUND,
    STEPS,
    TEST,
    TREASURE,
    WAKE,
    WALK,
    ZONE,
)

LOOK_COST = 2


@STEPS.auto(ZONE)
def zone(g: Rogue, _: int, __: int) -> None:
    """Gather all rooms, the Overlord's hand too, shuffle and lay seven of them."""
    if g.zone == LAST_ZONE:
        finish(g, 1, w.R_WON)
    g.zone += 1
    for seat in range(g.seats):
        g.stock += g.hand[seat]
        g.hand[seat] = []
    for cell in range(9):
        if g.room[cell] != k.EMPTY:
            g.stock.append(g.room[cell])
            g.room[cell] = k.EMPTY
        g.known[cell] = 0
        g.up[cell] = 0
    k.shuffle(g.pool, g.stock)
    for cell in range(1, EXIT):
        g.room[cell] = g.stock.pop()
    g.at = ENTRANCE
    g.looked = 0
    g.fell = 0
    k.tell(g, w.E_ZONE, g.zone)
    k.plan(g, k.step(DEAL, HAND), WALK, LEAVE, ZONE)


@STEPS.rule(DEAL)
def deal(g: Rogue, many: int, _: int) -> k.Rule[None]:
    if g.overlord == OVERLORD_SEAT and many > 0:
        me = lord(g)
        card = yield from k.draw(g, g.pool, w.S_DEAL, 1 << me)
        g.stock.pop()
        g.hand[me] = sorted([*g.hand[me], card])
        k.tell(g, w.E_DEALT, card, to=1 << me, others=w.E_DEALT_UNSEEN)
        k.then(g, DEAL, many - 1)


@STEPS.auto(WALK)
def walk(g: Rogue, _: int, __: int) -> None:
    """One step of the party: the Overlord's means, potions, the way, what lies there."""
    if g.at == EXIT:
        return
    k.plan(g, HIDE, k.step(DRINK, 0), BRANCH, REVEAL, WALK)


# -- the Overlord ----------------------------------------------------------------------------------


@STEPS.words(HIDE)
def hide_words(g: Rogue, _: int, __: int) -> k.Ask:
    """Once a zone a look at a room; for two omens two rooms change places, unseen."""
    if g.overlord != OVERLORD_SEAT:
        return k.NOBODY
    down = [cell for cell in range(1, EXIT) if face_down(g, cell)]
    words = [k.PASS]
    if g.looked == 0:
        words += [w.PEEK[cell] for cell in down]
    if g.omens >= LOOK_COST:
        words += [w.CROSS[a][b] for a in down for b in down if a < b]
    return k.Ask(1 << lord(g), w.P_HIDE, words if len(words) > 1 else ())


@STEPS.answer(HIDE)
def hide(g: Rogue, _: int, __: int, word: int) -> None:
    if word in (k.NOTHING, k.PASS):
        return
    a, b = w.A[word], w.B[word]
    k.then(g, HIDE)
    if w.VERB[word] == w.PEEK.id:
        g.looked = 1
        k.plan(g, k.step(LOOK, a), k.step(GIVE, a))
        return
    g.omens -= LOOK_COST
    g.room[a], g.room[b] = g.room[b], g.room[a]
    g.known[a], g.known[b] = g.known[b], g.known[a]
    k.tell(g, w.E_CROSSED, a, b)


@STEPS.rule(LOOK)
def look(g: Rogue, cell: int, _: int) -> k.Rule[None]:
    me = 1 << lord(g)
    card = yield from k.see(g, g.room, cell, g.pool, w.S_ROOM, me)
    g.known[cell] |= me
    k.tell(g, w.E_PEEKED, cell, card, to=me, others=w.E_PEEKED_UNSEEN)


@STEPS.words(GIVE)
def give_words(g: Rogue, _: int, __: int) -> k.Ask:
    words = [k.PASS]
    words += [w.GIVE[card] for card in w.ROOM.values if card in g.hand[lord(g)]]
    return k.Ask(1 << lord(g), w.P_GIVE, words)


@STEPS.answer(GIVE)
def give(g: Rogue, cell: int, _: int, word: int) -> None:
    """The room that was looked at may go to the hand for another one; nobody else knows."""
    if word == k.PASS:
        return
    me = lord(g)
    hand = [*g.hand[me], g.room[cell]]
    hand.remove(w.A[word])
    g.hand[me] = sorted(hand)
    g.room[cell] = w.A[word]
    k.tell(g, w.E_GAVE, cell, w.A[word], to=1 << me)


# -- the party -------------------------------------------------------------------------------------


@STEPS.words(DRINK)
def drink_words(g: Rogue, seat: int, _: int) -> k.Ask:
    """Before each step whoever is hurt may drink; the next adventurer after them."""
    if g.healing[seat] == 0 or g.hp[seat] > MOST_HP - 4:
        return k.NOBODY
    return k.Ask(1 << seat, w.P_DRINK, (k.PASS, w.DRINK))


@STEPS.answer(DRINK)
def drinks(g: Rogue, seat: int, _: int, word: int) -> None:
    if seat + 1 < party(g):
        k.then(g, DRINK, seat + 1)
    if word == w.DRINK:
        drink(g, seat)


@STEPS.words(BRANCH)
def branch_words(g: Rogue, _: int, __: int) -> k.Ask:
    """To the right or down."""
    words: list[int] = []
    if g.at % 3 < 2:
        words.append(w.GO[g.at + 1])
    if g.at < 6:
        words.append(w.GO[g.at + 3])
    return k.Ask(1 << leader(g), w.P_BRANCH, words)


@STEPS.answer(BRANCH)
def branch(g: Rogue, _: int, __: int, word: int) -> None:
    g.at = w.A[word]
    k.tell(g, w.E_WENT, leader(g), g.at)


@STEPS.rule(REVEAL)
def reveal(g: Rogue, _: int, __: int) -> k.Rule[None]:
    """Turn up the room, and do what it says, each adventurer for themselves."""
    if g.at == EXIT:
        k.then(g, LAIR)
        return
    room = yield from k.see(g, g.room, g.at, g.pool, w.S_ROOM, k.ALL)
    g.known[g.at] = k.ALL
    g.up[g.at] = 1
    k.tell(g, w.E_ROOM, g.at, room)
    if room == w.BANDIT or room == w.RATS:
        muster(g, room)
        k.then(g, ROUND, leader(g))
    elif room == w.SLEEPER:
        k.plan(g, k.step(TEST, leader(g)), WAKE)
    else:
        for seat in range(party(g) - 1, -1, -1):
            if room == w.PIT:
                k.plan(g, k.step(TEST, seat), k.step(PIT, seat))
            elif room == w.TREASURE:
                k.then(g, TREASURE, seat)
            elif room == w.CAMP:
                k.then(g, CAMP, seat)
            else:
                k.then(g, BUY, seat)


def muster(g: Rogue, foe: int) -> None:
    """Foes come, stronger in each zone and with each adventurer."""
    many = 3 if foe == w.RATS else 1
    hp = 1 + g.zone if foe == w.RATS else 3 + 2 * g.zone
    if foe > w.RATS:
        hp = 6 + 2 * g.zone if foe == w.PIT else 3 + g.zone
    g.foe = foe
    g.faced = many
    g.foes = [hp * party(g)] * many
    k.tell(g, w.E_FOES, foe, many, hp * party(g))


# -- down ------------------------------------------------------------------------------------------


@STEPS.auto(LEAVE)
def leave(g: Rogue, _: int, __: int) -> None:
    """Who falls skips a zone and the meal; who walks down eats, or goes hungry."""
    if g.fell > 0:
        g.zone = min(g.zone + 1, LAST_ZONE - 1)
        return
    omens(g, 2)
    if g.zone < LAST_ZONE:
        k.then(g, MEAL, 0)


@STEPS.auto(MEAL)
def meal(g: Rogue, seat: int, _: int) -> None:
    if seat + 1 < party(g):
        k.then(g, MEAL, seat + 1)
    if g.food[seat] > 0:
        g.food[seat] -= 1
        k.tell(g, w.E_ATE, seat)
    else:
        k.tell(g, w.E_HUNGRY, seat)
        k.then(g, HURT, seat, 3)


def finish(g: Rogue, won: int, reason: int) -> None:
    """All adventurers win or lose together; the Overlord has the other part."""
    k.end(g, verdict(g, won), reason)


def verdict(g: Rogue, won: int) -> list[int]:
    result = [won] * party(g)
    if g.overlord == OVERLORD_SEAT:
        result.append(1 - won)
    return result


def start(g: Rogue) -> None:
    k.then(g, ZONE)
