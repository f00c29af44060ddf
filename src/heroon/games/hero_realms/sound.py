"""Hero Realms solo: what is wrong with a position that comes from a file."""

from __future__ import annotations

from .cards import BEHAVIOUR
from .state import Skirmish
from .steps import BOSS_END, SETUP, SHOWN_GONE
from .words import FACES, FIRE_GEM, IS_CHAMPION


def sound(g: Skirmish) -> str:
    """A sentence that names the first fault, or nothing."""
    return _flags(g) or _places(g) or _behaviour(g) or (_going_on(g) if g.agenda else "")


def _going_on(g: Skirmish) -> str:
    """What is wrong with a game that is not over."""
    steps = g.agenda[2::3]
    if SETUP not in steps and not (g.gems and g.health and g.boss_health):
        return "gems, health, boss_health: a game that goes on has some of each"
    if g.shown and SHOWN_GONE not in steps:
        return "shown: nothing, but while the Boss draws"
    if BOSS_END not in steps and not all(IS_CHAMPION[card] for card in g.zone):
        return "zone: actions in the Boss's turn alone"
    return ""


def _flags(g: Skirmish) -> str:
    for name, cards, flags in (
        ("lies", g.zone, g.lies),
        ("used", g.played, g.used),
        ("poise", g.champions, g.poise),
    ):
        if len(cards) != len(flags):
            return f"{name}: one number a card is needed"
        pairs = list(zip(cards, flags, strict=True))
        if pairs != sorted(pairs):
            return f"{name}: equal cards are sorted by how they lie"
    laid_out = SETUP not in g.agenda[2::3]  # the set-up says which Fire Gems are turned over
    if laid_out and len(g.gems) != len(g.backs):
        return "backs: one number a Fire Gem is needed"
    return ""


def _places(g: Skirmish) -> str:
    if any(card != FIRE_GEM for card in g.gems):
        return "gems: Fire Gems alone"
    if any(not IS_CHAMPION[card] for card in g.champions):
        return "champions: champions alone"
    if any(IS_CHAMPION[card] for card in g.played):
        return "played: items and actions alone"
    if any(not IS_CHAMPION[card] for card in g.stunned):
        return "stunned: champions alone"
    if any(card in (*FACES.values, FIRE_GEM) for card in [*g.zone, *g.row]):
        return "zone, row: market cards alone"
    if any(card >= FIRE_GEM for card in g.spent):
        return "spent: starting cards alone"
    return ""


def _behaviour(g: Skirmish) -> str:
    at = BEHAVIOUR[g.boss]
    for i, face in enumerate(FACES.values):
        if g.turns and g.unused[i] + g.behaved[i] != g.numbers[at + i]:
            return "behaved, unused: together the behaviour cards of the Boss"
        if g.face == face and not g.behaved[i]:
            return "face: a behaviour card that has been used"
    return ""
