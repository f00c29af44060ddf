"""Hero Realms solo: the hero attacks the Boss."""

from __future__ import annotations

from bisect import insort

from heroon.kernel import NOBODY, NOTHING, Ask, end, tell, then

from .piles import attack_face, boss_card, find, guarded, is_open_guard, shield, targets
from .state import BENT, Skirmish
from .steps import HIT_BOSS, HIT_FORCED, HIT_GUARDS, STEPS
from .words import (
    E_BLOCKED,
    E_BOSS_HIT,
    E_NO_HIT,
    E_STUNNED,
    E_WON,
    IS_CHAMPION,
    P_FORCED,
    P_GUARD,
    R_WON,
    TOP,
    A,
    B,
)


def can_attack(g: Skirmish) -> bool:
    """Whether an attack does anything: it need not be made against guards that hold it off.

    [hero-realms:attack] (HR-13)
    """
    return g.combat > 0 and (not guarded(g) or len(guards_to_stun(g, g.combat)) > 0)


def guards_to_stun(g: Skirmish, blow: int) -> list[int]:
    """The guards that an attack can stun [hero-realms:attack.guards] (HR-13b, HR-16)."""
    return targets(g, blow, guards=True, own=False) if guarded(g) else []


def least_blow(g: Skirmish) -> int:
    """The smallest attack that does anything (HR-10)."""
    if guarded(g):
        return max(least_shield(g, guards=True), 1)
    least = shield(g, boss_card(g)) + 1
    if attack_face(g) and g.forced == 0:
        least = min(least, least_shield(g, guards=False))
    return max(least, 1)


def least_shield(g: Skirmish, guards: bool) -> int:
    """The smallest shield of a champion of the Boss, or of one that guards him."""
    least = TOP
    for i, card in enumerate(g.zone):
        if IS_CHAMPION[card] and (not guards or is_open_guard(g, card, g.lies[i] & BENT)):
            least = min(least, shield(g, card))
    return least


@STEPS.words(HIT_GUARDS)
def guards_hit(g: Skirmish, _a: int, _b: int) -> Ask:
    """Gardes first; which one is the hero's choice [hero-realms:attack.guards]."""
    words = guards_to_stun(g, g.blow)
    return Ask(1, P_GUARD, words) if len(words) > 1 else NOBODY


@STEPS.answer(HIT_GUARDS)
def hit_guards(g: Skirmish, _a: int, _b: int, word: int) -> None:
    """One guard after the other; what is left is spent in vain if one holds it off.

    [hero-realms:attack.guards] (HR-13, HR-15)
    """
    if not guarded(g):
        return
    words = guards_to_stun(g, g.blow)
    if len(words) == 0:
        tell(g, E_BLOCKED, g.blow)
        g.blow = 0
        return
    stun(g, words[0] if word == NOTHING else word)
    then(g, HIT_GUARDS)


def champions_to_stun(g: Skirmish) -> list[int]:
    """On an attack face one champion that the attack can stun, once a turn.

    [hero-realms:attack.forced] (HR-14, HR-15)
    """
    if g.forced > 0 or g.blow == 0 or not attack_face(g):
        return []
    return targets(g, g.blow, guards=False, own=False)


@STEPS.words(HIT_FORCED)
def champions_hit(g: Skirmish, _a: int, _b: int) -> Ask:
    """Of several the hero picks one [hero-realms:attack.forced]."""
    words = champions_to_stun(g)
    return Ask(1, P_FORCED, words) if len(words) > 1 else NOBODY


@STEPS.answer(HIT_FORCED)
def hit_forced(g: Skirmish, _a: int, _b: int, word: int) -> None:
    """It is stunned; the rest of the attack goes on to the Boss [hero-realms:attack.forced]."""
    words = champions_to_stun(g)
    if len(words) > 0:
        g.forced = 1
        stun(g, words[0] if word == NOTHING else word)


def stun(g: Skirmish, word: int) -> None:
    """A champion of the Boss is stunned and discarded [hero-realms:base.stun] (HR-17).

    [hero-realms:reinforcements.stunned]  With Renforts it goes to a pile of its own.
    """
    card = A[word]
    i = find(g.zone, g.lies, card, BENT, B[word])
    g.zone.pop(i)
    g.lies.pop(i)
    g.blow -= shield(g, card)
    if g.reinforcements > 0:
        insort(g.stunned, card)
    else:
        g.sacrifice.append(card)
    tell(g, E_STUNNED, card)


@STEPS.auto(HIT_BOSS)
def hit_boss(g: Skirmish, _a: int, _b: int) -> None:
    """What goes beyond his shield is damage, and without health he is beaten.

    [hero-realms:attack.boss] [hero-realms:win] [hero-realms:goal] (HR-10, HR-11)
    """
    if g.blow == 0:
        return
    damage = g.blow - shield(g, boss_card(g))
    g.blow = 0
    if damage <= 0:
        tell(g, E_NO_HIT)
        return
    tell(g, E_BOSS_HIT, damage)
    g.boss_health = max(g.boss_health - damage, 0)
    if g.boss_health == 0:
        tell(g, E_WON)
        end(g, [1], R_WON)
