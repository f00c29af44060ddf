"""Rooms without a plain fight: traps, treasure, camp, merchant, and a guardian asleep."""

from __future__ import annotations

from typing import Final

from heroon import kernel as k
from tests.shapes.rogue import words as w
from tests.shapes.rogue.state import (
    LAST_ZONE,
    MOST_FOOD,
    MOST_POTIONS,
    SLEEPER,
    Rogue,
    gain_gold,
    gain_xp,
    heal,
    leader,
    level,
)
from tests.shapes.rogue.steps import (
    BUY,
    CAMP,
    DIE,
    HURT,
    LEAVE,
    MEDDLE,
    PIT,
    ROUND,
    SLEEP,
    STEPS,
    TEST,
    TREASURE,
    WAKE,
)
from tests.shapes.rogue.zones import muster

#: The least die that passes a test.
GOOD: Final = 5
PRICE: Final = (3, 2, 1)


@STEPS.rule(TEST)
def test(g: Rogue, seat: int, _: int) -> k.Rule[None]:
    """A test: one good die is enough.  Failed, the dark die is rolled and waits to be read."""
    best = 0
    for _die in range(level(g, seat)):
        face = yield from k.roll(w.S_POOL)
        best = max(best, face)
        k.tell(g, w.E_TESTED, seat, face)
    if best >= GOOD:
        k.tell(g, w.E_SAFE, seat)
    else:
        k.plan(g, DIE, MEDDLE)


@STEPS.auto(PIT)
def pit(g: Rogue, seat: int, _: int) -> None:
    """What a failed test does; a six is a fall of the whole party, out of the zone at once."""
    face = g.die
    g.die = 0
    if face == 0:
        return
    if face == 6 and g.zone < LAST_ZONE - 1:
        g.fell = 1
        k.tell(g, w.E_FALL)
        k.cut(g, LEAVE)
    elif face <= 2:
        lost = min(g.gold[seat], face)
        g.gold[seat] -= lost
        k.tell(g, w.E_LOST, seat, lost)
    else:
        k.then(g, HURT, seat, 1 + g.zone // 2)


@STEPS.rule(WAKE)
def wake(g: Rogue, _: int, __: int) -> k.Rule[None]:
    """A guardian wakes, if the test failed with five or six: any that was not met, or was beaten.

    Print mixes both heaps and draws one.  Only some slots of the pool would take part, so this is
    a chance over the places instead, each as likely as its slots, and then a look at the slot.
    """
    face = g.die
    g.die = 0
    if face < GOOD:
        return
    source = yield from k.chance(w.S_SOURCE, [0] * len(g.den) + g.beaten)
    if source > 0:
        g.beaten.remove(source)
        g.lair = [source]
    else:
        guard = yield from k.see(g, g.den, len(g.den) - 1, g.guards, w.S_GUARD, k.ALL)
        g.den.pop()
        g.lair = [guard]
    k.tell(g, w.E_GUARD, g.lair[0])
    muster(g, SLEEPER)
    k.plan(g, k.step(ROUND, leader(g)), k.step(SLEEP, source))


@STEPS.auto(SLEEP)
def sleep(g: Rogue, source: int, _: int) -> None:
    """Back to where it came from: the beaten ones, or the pile, which is shuffled."""
    guard = g.lair.pop()
    if source > 0:
        g.beaten = sorted([*g.beaten, guard])
        return
    g.den.append(guard)
    k.shuffle(g.guards, g.den)


@STEPS.rule(TREASURE)
def treasure(g: Rogue, seat: int, _: int) -> k.Rule[None]:
    face = yield from k.roll(w.S_DIE)
    gain_gold(g, seat, (face + 1) // 2)
    if face == 6 and g.fire[seat] < MOST_POTIONS:
        g.fire[seat] += 1
        k.tell(g, w.E_FOUND, seat, 1)
    if face == 5 and g.healing[seat] < MOST_POTIONS:
        g.healing[seat] += 1
        k.tell(g, w.E_FOUND, seat, 0)


@STEPS.words(CAMP)
def camp_words(_g: Rogue, seat: int, _: int) -> k.Ask:
    return k.Ask(1 << seat, w.P_CAMP, (w.REST, w.TRAIN))


@STEPS.answer(CAMP)
def camp(g: Rogue, seat: int, _: int, word: int) -> None:
    if word == w.REST:
        heal(g, seat, 3)
    else:
        gain_xp(g, seat, 1)


@STEPS.words(BUY)
def buy_words(g: Rogue, seat: int, _: int) -> k.Ask:
    words = [k.DONE]
    for ware in range(3):
        if g.gold[seat] >= PRICE[ware] and has_room(g, seat, ware):
            words.append(w.BUY[ware])
    return k.Ask(1 << seat, w.P_BUY, words if len(words) > 1 else ())


def has_room(g: Rogue, seat: int, ware: int) -> bool:
    if ware == 0:
        return g.healing[seat] < MOST_POTIONS
    if ware == 1:
        return g.fire[seat] < MOST_POTIONS
    return g.food[seat] < MOST_FOOD


@STEPS.answer(BUY)
def buy(g: Rogue, seat: int, _: int, word: int) -> None:
    if word in (k.NOTHING, k.DONE):
        return
    ware = w.A[word]
    g.gold[seat] -= PRICE[ware]
    if ware == 0:
        g.healing[seat] += 1
    elif ware == 1:
        g.fire[seat] += 1
    else:
        g.food[seat] += 1
    k.tell(g, w.E_BOUGHT, seat, ware)
    k.then(g, BUY, seat)
