"""MINI ROGUE: the enemy's attack, and its effects (p. 10, p. 12-13, Conseil p. 3)."""

from __future__ import annotations

from heroon.kernel import NOBODY, NOTHING, PASS, Ask, Rule, roll, step, tell, then
from heroon.kernel import plan as plan_steps

from . import words as w
from .cards import (
    BLINDING,
    CARD_AT,
    CARD_FACE,
    CURSING,
    DARKNESS_HP,
    DECAY,
    DEFENCE,
    FALLING,
    MILITIA_HP,
    POISONING,
    REGENERATION,
    SAVAGE,
    SAVAGE_DAMAGE,
    UNSTOPPABLE,
    WALL,
    WEAKEN,
)
from .dice import DUNGEON
from .foes import amount_at, damage_of, horde, keyword, keyword_at, regain
from .hero import hurt, lose_food, lose_xp, set_condition, sipped, sips, useful
from .overlord import omen_of_die
from .rules_effects import fall
from .state import Run
from .steps import ANSWER, BLOW, BRACE, LANDED, NOTED, STEPS, SWARM


@STEPS.auto(ANSWER)
def answer(g: Run, seat: int, seen: int) -> None:
    """Let the enemy attack while it has HP left (p. 10 step 9) [mini-rogue:combat.answer].

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
        g.stirred = 0
        then(g, SWARM, seat, attackers)
    elif g.mode != w.PLAIN and seen == 0:
        then(g, LANDED, seat)


@STEPS.rule(SWARM)
def swarm(g: Run, seat: int, left: int) -> Rule[None]:
    """Roll the dice of a Horde one by one (Conseil p. 3) [mini-rogue:horde] (MR-33, MR-48)."""
    if left == 0:
        return
    face = yield from roll(w.S_DIE[g.zone], DUNGEON)
    tell(g, w.E_SWARM, seat, face)
    g.die = face
    omen_of_die(g, face)
    plan_steps(g, step(LANDED, seat), step(NOTED, seat), step(SWARM, seat, left - 1))


@STEPS.auto(NOTED)
def note(g: Run, _seat: int, _b: int) -> None:
    """Note one die of a Horde, as it lies after the Overlord's powers (MR-48)."""
    g.swarm.append(g.die)
    g.swarm.sort()
    g.die = 0


def in_all(g: Run, seat: int, n: int) -> int:
    """Return the HP that a blow of n costs, with 1 more for a ration or an XP that is lacking.

    A Reinforcement card of the Automa can make an attack decay, too.  [mini-rogue:decay]
    [mini-rogue:weakening] [mini-rogue:reinforcement.combat] (MR-48, MR-241, MR-252)
    """
    more = 0
    decays = keyword(g, DECAY) or reinforced(g) >> DECAY & 1 > 0
    if n > 0 and g.food[seat] == 0 and decays:
        more += 1
    if n > 0 and g.xp[seat] == 0 and keyword(g, WEAKEN):
        more += 1
    return n + more


@STEPS.words(BRACE)
def brace_words(g: Run, seat: int, _b: int) -> Ask:
    """Offer potions before a deadly blow (p. 14) [mini-rogue:potion.moments] (MR-241)."""
    n = blow(g, seat)
    if g.mode == w.OVERLORD:  # whoever's die it is speaks last (MR-43)
        words = sips(g, seat)
        asked = len(words) > 0 and n + g.stirred > 0
        return Ask(1 << seat, w.P_BRACE, [PASS] + words if asked else ())
    if in_all(g, seat, n) < g.hp[seat] or not useful(g, seat, w.HEAL):
        return NOBODY
    return Ask(1 << seat, w.P_BRACE, [PASS] + sips(g, seat))


@STEPS.answer(BRACE)
def brace(g: Run, seat: int, _b: int, word: int) -> None:
    """Drink the potion named, then ask again; or go on to the blow."""
    if word != NOTHING and sipped(g, seat, word):
        then(g, BRACE, seat)


def blow(g: Run, seat: int) -> int:
    """Return the HP that the enemy's attack costs, as its dice lie (p. 10, p. 13, Conseil p. 3).

    Hits that armour can stop are added up, and armour counts once; a 6 and an Unstoppable enemy
    go through it.  The Shield Wall takes something off those, too, once.  An Aegis is armour
    (MR-265).  [mini-rogue:combat.answer] [mini-rogue:armour] [mini-rogue:unstoppable]
    [mini-rogue:savage] (MR-33, MR-209, MR-238)
    """
    stoppable = 0
    piercing = 0
    each = damage_of(g)
    if horde(g):
        for face in g.swarm:
            if pierces(g, face):
                piercing += hit(g, each, face)
            else:
                stoppable += hit(g, each, face)
    elif pierces(g, g.die):
        piercing = hit(g, each, g.die)
    else:
        stoppable = hit(g, each, g.die)
    armour = g.armour[seat] + g.aegis
    if g.stance[seat] == w.DEFENSIVE:
        armour += g.numbers[DEFENCE]
    taken = max(stoppable - armour, 0) + piercing
    return max(taken - g.numbers[WALL], 0) if g.walled > 0 else taken


def hit(g: Run, each: int, face: int) -> int:
    """Return the damage of one die before armour: none for a 1, more for a Savage 5 (Conseil p. 3).

    With the Militia a 1 hits as well, for a small number (MR-74)
    [mini-rogue:reinforcement.combat].
    """
    if face == 1:
        return g.numbers[MILITIA_HP] if on_face(g, w.MILITIA, face) else 0
    if face == 5 and (g.carnage > 0 or keyword(g, SAVAGE)):
        return each + g.numbers[SAVAGE_DAMAGE]
    return each


def pierces(g: Run, face: int) -> bool:
    """Return whether a die goes through armour: by a 6, an Unstoppable enemy, the Cutthroats.

    [mini-rogue:unstoppable] [mini-rogue:reinforcement.combat]
    """
    return face == 6 or keyword(g, UNSTOPPABLE) or on_face(g, w.CUTTHROATS, face)


def on_face(g: Run, card: int, face: int) -> bool:
    """Return whether a Reinforcement card acts on a die's face (Conseil p. 9) (MR-75).

    [mini-rogue:reinforcement.combat]
    """
    return card in g.on_combat and face == g.numbers[CARD_AT[card] + CARD_FACE]


def shows(g: Run, card: int) -> bool:
    """Return whether a die of this attack shows the face of a Reinforcement card (MR-48)."""
    if len(g.on_combat) == 0:
        return False
    if not horde(g):
        return on_face(g, card, g.die)
    for face in g.swarm:
        if on_face(g, card, face):
            return True
    return False


@STEPS.auto(BLOW)
def bear(g: Run, seat: int, _b: int) -> None:
    """Take the blow's HP, and its effects if it took any (p. 10 step 10, p. 12).

    [mini-rogue:combat.answer] [mini-rogue:effects] (MR-243)
    """
    n = blow(g, seat)
    for card in g.on_combat:
        if shows(g, card):
            tell(g, w.E_FACE, card)
    if shows(g, w.DARKNESS):
        regain(g, g.numbers[DARKNESS_HP])
    more = reinforced(g)
    g.swarm = []
    if n == 0:
        missed = not horde(g) and hit(g, damage_of(g), g.die) == 0
        tell(g, w.E_MISS if missed else w.E_BLOCKED, seat)
        return
    pierced = g.die == 6 or on_face(g, w.CUTTHROATS, g.die)
    if pierced and g.armour[seat] > 0 and not horde(g):
        tell(g, w.E_PIERCED, seat)
    hurt(g, seat, n)
    for i in range(3):
        suffer(g, seat, keyword_at(g, i), amount_at(g, i))
    if more >> DECAY & 1 and not keyword(g, DECAY):
        suffer(g, seat, DECAY, 1)
    for effect in (POISONING, CURSING):
        if more >> effect & 1:
            suffer(g, seat, effect, 1)


def reinforced(g: Run) -> int:
    """Return the mask of effects that Reinforcement cards add to this attack (Conseil p. 9).

    Each counts once.  Decay does not count beside that of the enemy itself; the Contagion poisons,
    too.  [mini-rogue:reinforcement.combat] (MR-48, MR-75)
    """
    found = 0
    if shows(g, w.DEARTH):
        found |= 1 << DECAY
    if shows(g, w.PLAGUE) or g.contagion > 0:
        found |= 1 << POISONING
    if shows(g, w.IDOL):
        found |= 1 << CURSING
    return found


def suffer(g: Run, seat: int, effect: int, n: int) -> None:
    """Carry out one effect of the enemy on a seat (p. 12-13, Conseil p. 3).

    [mini-rogue:decay] [mini-rogue:weakening] [mini-rogue:regeneration] [mini-rogue:fall] (MR-G8)
    """
    if effect == DECAY:
        lose_food(g, seat, 1)
    elif effect == WEAKEN:
        lose_xp(g, seat, 1)
    elif effect == REGENERATION:
        regain(g, n)
    elif effect == CURSING:
        set_condition(g, seat, w.IS_CURSED, 1)
    elif effect == POISONING:
        set_condition(g, seat, w.IS_POISONED, 1)
    elif effect == BLINDING:
        set_condition(g, seat, w.IS_BLIND, 1)
    elif effect == FALLING:
        thrown_down(g, seat)


def thrown_down(g: Run, seat: int) -> None:
    """Let a seat fall out of the fight, which the others end (p. 13, p. 24) (MR-11, MR-252).

    [mini-rogue:fall]
    """
    before = g.fell
    fall(g, seat)
    if g.fell != before and g.fell == seat + 1:
        g.fighters &= ~(1 << seat)
