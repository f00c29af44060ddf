"""MINI ROGUE: the enemy's attack, and its effects (p. 10, p. 12-13, Conseil p. 3)."""

from __future__ import annotations

from heroon.kernel import NOBODY, NOTHING, PASS, Ask, Rule, roll, step, tell, then
from heroon.kernel import plan as plan_steps

from . import words as w
from .cards import (
    BLINDING,
    CURSING,
    DECAY,
    DEFENCE,
    FALLING,
    POISONING,
    REGENERATION,
    SAVAGE,
    SAVAGE_DAMAGE,
    UNSTOPPABLE,
    WALL,
    WEAKEN,
)
from .dice import DUNGEON
from .foes import amount_at, damage_of, full_hp, horde, keyword, keyword_at
from .hero import hurt, lose_food, lose_xp, set_condition, sipped, sips, useful
from .rules_effects import fall
from .state import Run
from .steps import ANSWER, BLOW, BRACE, STEPS, SWARM


@STEPS.auto(ANSWER)
def answer(g: Run, seat: int, _b: int) -> None:
    """The enemy attacks while it has HP left (p. 10 step 9) [mini-rogue:combat.answer].

    A Horde throws a new die for each enemy left, one fewer for Frost (Conseil p. 3, MR-207);
    an enemy under Frost does not act (p. 14) [mini-rogue:potion.frost].
    """
    if len(g.foe_hp) == 0:
        return
    attackers = len(g.foe_hp) - g.frozen
    if attackers == 0:
        return
    plan_steps(g, step(BRACE, seat), step(BLOW, seat))
    if horde(g):
        then(g, SWARM, seat, attackers)


@STEPS.rule(SWARM)
def swarm(g: Run, seat: int, left: int) -> Rule[None]:
    """The dice of a Horde, one after the other (Conseil p. 3) [mini-rogue:horde] (MR-33, MR-48)."""
    if left == 0:
        return
    face = yield from roll(w.S_DIE[g.zone], DUNGEON)
    tell(g, w.E_SWARM, seat, face)
    g.swarm.append(face)
    g.swarm.sort()
    then(g, SWARM, seat, left - 1)


@STEPS.words(BRACE)
def brace_words(g: Run, seat: int, _b: int) -> Ask:
    """Before a blow that would kill one may drink (p. 14) [mini-rogue:potion.moments] (MR-241)."""
    n = blow(g, seat)
    rot = int(n > 0 and g.food[seat] == 0 and keyword(g, DECAY))
    faint = int(n > 0 and g.xp[seat] == 0 and keyword(g, WEAKEN))
    if n + rot + faint < g.hp[seat] or not useful(g, seat, w.HEAL):
        return NOBODY
    return Ask(1 << seat, w.P_BRACE, [PASS] + sips(g, seat))


@STEPS.answer(BRACE)
def brace(g: Run, seat: int, _b: int, word: int) -> None:
    """Drink, or bear it."""
    if word != NOTHING and sipped(g, seat, word):
        then(g, BRACE, seat)


def blow(g: Run, seat: int) -> int:
    """The HP that the attack costs, as its dice lie (p. 10, p. 13, Conseil p. 3).

    Hits that armour can stop are added up, and armour counts once; a 6 and an Unstoppable enemy
    go through it.  The Shield Wall stops those, too, once.  An Aegis is armour (MR-265).
    [mini-rogue:combat.answer] [mini-rogue:armour] [mini-rogue:unstoppable] [mini-rogue:savage]
    (MR-33, MR-209, MR-238)
    """
    stoppable = 0
    piercing = 0
    through = keyword(g, UNSTOPPABLE)
    each = damage_of(g)
    if horde(g):
        for face in g.swarm:
            if face == 6 or (through and face > 1):
                piercing += hit(g, each, face)
            else:
                stoppable += hit(g, each, face)
    elif g.die == 6 or through:
        piercing = hit(g, each, g.die)
    else:
        stoppable = hit(g, each, g.die)
    armour = g.armour[seat] + g.aegis
    if g.stance[seat] == w.DEFENSIVE:
        armour += g.numbers[DEFENCE]
    taken = max(stoppable - armour, 0) + piercing
    return max(taken - g.numbers[WALL], 0) if g.walled > 0 else taken


def hit(g: Run, each: int, face: int) -> int:
    """The damage of one die, before armour: none for a 1, more for a Savage 5 (Conseil p. 3)."""
    if face == 1:
        return 0
    if face == 5 and keyword(g, SAVAGE):
        return each + g.numbers[SAVAGE_DAMAGE]
    return each


@STEPS.auto(BLOW)
def bear(g: Run, seat: int, _b: int) -> None:
    """Lose the HP, and suffer the effects if there were any (p. 10 step 10, p. 12).

    [mini-rogue:combat.answer] [mini-rogue:effects] (MR-243)
    """
    n = blow(g, seat)
    g.swarm = []
    if n == 0:
        tell(g, w.E_MISS if g.die == 1 and not horde(g) else w.E_BLOCKED, seat)
        return
    if g.die == 6 and g.armour[seat] > 0 and not horde(g):
        tell(g, w.E_PIERCED, seat)
    hurt(g, seat, n)
    for i in range(3):
        suffer(g, seat, keyword_at(g, i), amount_at(g, i))


def suffer(g: Run, seat: int, effect: int, n: int) -> None:
    """One effect of the enemy (p. 12-13, Conseil p. 3).

    [mini-rogue:decay] [mini-rogue:weakening] [mini-rogue:regeneration] [mini-rogue:fall] (MR-G8)
    """
    if effect == DECAY:
        lose_food(g, seat, 1)
    elif effect == WEAKEN:
        lose_xp(g, seat, 1)
    elif effect == REGENERATION:
        if len(g.foe_hp) > 0:
            before = g.foe_hp[0]
            g.foe_hp[0] = min(before + n, full_hp(g))
            tell(g, w.E_REGAINED, g.foe, g.foe_hp[0] - before)
    elif effect == CURSING:
        set_condition(g, seat, w.IS_CURSED, 1)
    elif effect == POISONING:
        set_condition(g, seat, w.IS_POISONED, 1)
    elif effect == BLINDING:
        set_condition(g, seat, w.IS_BLIND, 1)
    elif effect == FALLING:
        thrown_down(g, seat)


def thrown_down(g: Run, seat: int) -> None:
    """Who falls is out of the fight; the others end it (p. 13, p. 24) (MR-11, MR-252).

    [mini-rogue:fall]
    """
    before = g.fell
    fall(g, seat)
    if g.fell != before and g.fell == seat + 1:
        g.fighters &= ~(1 << seat)
