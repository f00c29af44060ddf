"""Hero Realms solo: the hero's attack on the Boss."""

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
    """Return whether an attack would do anything, so that it is offered.

    See [hero-realms:attack] (HR-13). An attack that guards hold off entirely is not.
    """
    return g.combat > 0 and (not guarded(g) or len(guards_to_stun(g, g.combat)) > 0)


def guards_to_stun(g: Skirmish, blow: int) -> list[int]:
    """List the words for the Boss's guards that an attack can stun.

    See [hero-realms:attack.guards] (HR-13b, HR-16).
    """
    return targets(g, blow, guards=True, own=False) if guarded(g) else []


def least_blow(g: Skirmish) -> int:
    """Return the least combat that does anything as an attack (HR-10)."""
    if guarded(g):
        return max(least_shield(g, guards=True), 1)
    least = shield(g, boss_card(g)) + 1
    if attack_face(g) and g.forced == 0:
        least = min(least, least_shield(g, guards=False))
    return max(least, 1)


def least_shield(g: Skirmish, guards: bool) -> int:
    """Return the smallest shield among the Boss's champions, or among those that guard it."""
    least = TOP
    for i, card in enumerate(g.zone):
        if IS_CHAMPION[card] and (not guards or is_open_guard(g, card, g.lies[i] & BENT)):
            least = min(least, shield(g, card))
    return least


@STEPS.words(HIT_GUARDS)
def guards_hit(g: Skirmish, _a: int, _b: int) -> Ask:
    """Ask which guard the attack stuns first, if there are several [hero-realms:attack.guards]."""
    words = guards_to_stun(g, g.blow)
    return Ask(1, P_GUARD, words) if len(words) > 1 else NOBODY


@STEPS.answer(HIT_GUARDS)
def hit_guards(g: Skirmish, _a: int, _b: int, word: int) -> None:
    """Stun the chosen guard, then look for the next one [hero-realms:attack.guards].

    If the attack cannot stun any guard that still protects the Boss, the rest of it is lost (HR-13,
    HR-15).
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
    """List the words for the champion that the Boss must give on an attack face.

    See [hero-realms:attack.forced] (HR-14, HR-15). The list is empty on a gold face, and once a
    champion was given this turn.
    """
    if g.forced > 0 or g.blow == 0 or not attack_face(g):
        return []
    return targets(g, g.blow, guards=False, own=False)


@STEPS.words(HIT_FORCED)
def champions_hit(g: Skirmish, _a: int, _b: int) -> Ask:
    """Ask which champion the Boss must give, if there are several [hero-realms:attack.forced]."""
    words = champions_to_stun(g)
    return Ask(1, P_FORCED, words) if len(words) > 1 else NOBODY


@STEPS.answer(HIT_FORCED)
def hit_forced(g: Skirmish, _a: int, _b: int, word: int) -> None:
    """Stun the champion that the Boss must give; the attack that is left goes on.

    See [hero-realms:attack.forced].
    """
    words = champions_to_stun(g)
    if len(words) > 0:
        g.forced = 1
        stun(g, words[0] if word == NOTHING else word)


def stun(g: Skirmish, word: int) -> None:
    """Remove a stunned champion of the Boss to the sacrifice pile [hero-realms:base.stun] (HR-17).

    With reinforcements it goes to the pile of stunned champions
    [hero-realms:reinforcements.stunned].
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
    """Take what goes beyond its shield from the Boss's health, and win the game at 0.

    See [hero-realms:attack.boss] [hero-realms:win] [hero-realms:goal] (HR-10, HR-11).
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
