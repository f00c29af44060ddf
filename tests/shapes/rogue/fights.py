"""Fights: a pool of dice, feats, a dark die that waits to be read, and what it does."""

from __future__ import annotations

from heroon import kernel as k
from tests.shapes.rogue import words as w
from tests.shapes.rogue.state import (
    AUTO,
    GUARDIAN,
    LAST_ZONE,
    MOST_HP,
    OVERLORD_SEAT,
    RATS,
    Rogue,
    alive,
    drink,
    gain_gold,
    gain_xp,
    level,
    lord,
    omens,
    party,
)
from tests.shapes.rogue.steps import (
    DIE,
    HURT,
    LAIR,
    LAST,
    MEDDLE,
    POOL,
    PRIZE,
    READ,
    ROLL,
    ROUND,
    STEPS,
    STRIKE,
)
from tests.shapes.rogue.zones import finish, muster

REROLL_COST, SET_COST = 1, 3
FIRE = 5


@STEPS.rule(LAIR)
def lair(g: Rogue, _: int, __: int) -> k.Rule[None]:
    """The guardian of the zone: the uppermost of the pile."""
    guard = yield from k.see(g, g.den, len(g.den) - 1, g.guards, w.S_GUARD, k.ALL)
    g.den.pop()
    g.lair = [guard]
    k.tell(g, w.E_GUARD, guard)
    muster(g, GUARDIAN)
    k.then(g, ROUND, 0)


@STEPS.auto(ROUND)
def round_(g: Rogue, seat: int, _: int) -> None:
    """One adventurer strikes, then the foes strike at them."""
    k.plan(
        g,
        k.step(ROLL, seat, level(g, seat)),
        DIE,
        k.step(POOL, seat),
        k.step(STRIKE, seat),
        MEDDLE,
        k.step(READ, seat),
        k.step(PRIZE, seat),
    )


@STEPS.rule(ROLL)
def roll(g: Rogue, seat: int, many: int) -> k.Rule[None]:
    for _ in range(many):
        face = yield from k.roll(w.S_POOL)
        g.dice.append(face)
        g.dice.sort()
        k.tell(g, w.E_ROLLED, seat, face)


@STEPS.words(DIE)
def die_faces(_g: Rogue, _: int, __: int) -> k.Ask:
    """The dark die, rolled as a decision of nature."""
    return k.Ask(0, w.S_DIE, (1, 2, 3, 4, 5, 6))


@STEPS.answer(DIE)
def die(g: Rogue, _: int, __: int, face: int) -> None:
    g.die = face
    k.tell(g, w.E_DIE, face)


@STEPS.words(POOL)
def pool_words(g: Rogue, seat: int, _: int) -> k.Ask:
    """A feat rolls a die again for a point of experience; potions cost nothing."""
    words = [k.PASS]
    if g.xp[seat] > 0:
        words += [w.AGAIN[face] for face in w.FACE.values if face in g.dice]
    if g.healing[seat] > 0 and g.hp[seat] < MOST_HP:
        words.append(w.DRINK)
    if g.fire[seat] > 0:
        words.append(w.THROW)
    return k.Ask(1 << seat, w.P_POOL, words if len(words) > 1 else ())


@STEPS.answer(POOL)
def pool(g: Rogue, seat: int, _: int, word: int) -> None:
    if word in (k.NOTHING, k.PASS):
        return
    k.then(g, POOL, seat)
    if word == w.DRINK:
        drink(g, seat)
    elif word == w.THROW:
        g.fire[seat] -= 1
        k.tell(g, w.E_BURNT, seat, FIRE)
        strike(g, FIRE)
        if alive(g) == 0:
            k.cut(g, STRIKE)
    else:
        g.xp[seat] -= 1
        g.dice.remove(w.A[word])
        k.then(g, ROLL, seat, 1)


@STEPS.auto(STRIKE)
def strikes(g: Rogue, seat: int, _: int) -> None:
    """A one misses, any other face counts."""
    total = 0
    for face in g.dice:
        if face > 1:
            total += face
    g.dice = []
    if alive(g) > 0:
        k.tell(g, w.E_HIT, seat, total)
        strike(g, total)


def strike(g: Rogue, total: int) -> None:
    """Damage goes from one foe of a horde to the next."""
    left = total
    while left > 0 and g.foes:
        taken = min(left, g.foes[0])
        left -= taken
        g.foes[0] -= taken
        if g.foes[0] == 0:
            g.foes.pop(0)
            k.tell(g, w.E_FELL, g.foe)


# -- the dark die ----------------------------------------------------------------------------------


@STEPS.words(MEDDLE)
def meddle_words(g: Rogue, _: int, __: int) -> k.Ask:
    """Before the die is read the Overlord may have it rolled again, or set it."""
    if g.overlord != OVERLORD_SEAT or g.omens < REROLL_COST or not waits(g):
        return k.NOBODY
    words = [k.PASS, w.REROLL]
    if g.omens >= SET_COST:
        words += [w.SET[face] for face in w.FACE.values if face != g.die]
    return k.Ask(1 << lord(g), w.P_MEDDLE, words)


def waits(g: Rogue) -> bool:
    """Whether the die will be read at all: in a fight only while foes stand."""
    return g.foe == 0 or alive(g) > 0


@STEPS.answer(MEDDLE)
def meddle(g: Rogue, _: int, __: int, word: int) -> None:
    if word == w.REROLL:
        g.omens -= REROLL_COST
        k.tell(g, w.E_REROLLED)
        k.plan(g, DIE, MEDDLE)
    elif w.VERB[word] == w.SET.id:
        g.omens -= SET_COST
        g.die = w.A[word]
        k.show(g)
        k.tell(g, w.E_SET, g.die)
    elif g.overlord == AUTO and g.die == 1 and g.omens >= 2 * REROLL_COST and waits(g):
        g.omens -= 2 * REROLL_COST  # the automatic Overlord never lets a miss pass
        k.tell(g, w.E_REROLLED)
        k.then(g, DIE)


@STEPS.auto(READ)
def read(g: Rogue, seat: int, _: int) -> None:
    """What the die does in a fight: each foe of a horde strikes for itself."""
    face = g.die
    g.die = 0
    if alive(g) == 0:
        return
    if face == 1:
        k.tell(g, w.E_MISS, seat)
        omens(g, 1)
        return
    each = 1 if g.foe == RATS else 1 + g.zone // 2 + int(g.foe == GUARDIAN)
    if face == 6:
        each += 1
    for _foe in range(alive(g)):
        k.tell(g, w.E_BITTEN, seat, g.foe, each)
    k.then(g, HURT, seat, each * alive(g))


@STEPS.auto(HURT)
def hurt(g: Rogue, seat: int, n: int) -> None:
    """Whoever would fall may drink first."""
    if n >= g.hp[seat] and g.healing[seat] > 0:
        k.then(g, LAST, seat, n)
        return
    g.hp[seat] = max(g.hp[seat] - n, 0)
    k.tell(g, w.E_HURT, seat, n, g.hp[seat])
    if g.hp[seat] == 0:
        finish(g, 0, w.R_DEAD)


@STEPS.words(LAST)
def last_words(_g: Rogue, seat: int, _: int) -> k.Ask:
    return k.Ask(1 << seat, w.P_LAST, (w.DRINK, k.PASS))


@STEPS.answer(LAST)
def last(g: Rogue, seat: int, n: int, word: int) -> None:
    if word == w.DRINK:
        drink(g, seat)
        k.then(g, HURT, seat, n)
        return
    g.hp[seat] = 0
    k.tell(g, w.E_HURT, seat, n, 0)
    finish(g, 0, w.R_DEAD)


@STEPS.auto(PRIZE)
def prize(g: Rogue, seat: int, _: int) -> None:
    """The next adventurer strikes; when no foe is left, all are rewarded."""
    if alive(g) > 0:
        k.then(g, ROUND, (seat + 1) % party(g))
        return
    for hero in range(party(g)):
        gain_xp(g, hero, 2 if g.foe == GUARDIAN else 1)
        gain_gold(g, hero, 1)
    if g.foe == GUARDIAN:
        g.beaten = sorted([*g.beaten, g.lair.pop()])
        if g.zone == LAST_ZONE:
            finish(g, 1, w.R_WON)
    g.foe = 0
    g.faced = 0
