"""MICRO HERO: the moments at which the action of a Posture is offered.

See [micro-hero:posture] (MH-b, MH-i).  By the rules a seat may use the action at any moment of its
turn. The program offers it where it can change what comes next:

| moment | in which ask | |---|---| | while cards are in hand | before each card (PLAN) | | when the
hand is empty, before Hera | PLAN, if it brings cards, or if Hera may come | | before each option of
Perfecting, and after the last | PERFECT, which comes if only for this | | before Upkeep |
LAST_MOMENT, if drawing would turn the discard over: only then can it differ | | in Upkeep, the
cards discarded | LAST_MOMENT again, on the same condition |

It is not offered in Attack and Defence: there it would come to the same, but for the wounds that
they lay on a discard, which the last two moments cover. A seat that uses Rain of Cards at one of
these two may tilt Overloaded at once, as that side is up then.
"""

from __future__ import annotations

from .cards import LOCK
from .stack import ability
from .state import Journey
from .words import HERCULES, IS_WOUND, SIDE_A


def usable(g: Journey, seat: int) -> bool:
    """Return whether a seat's Posture is upright and not locked.

    See [micro-hero:posture] [micro-hero:trial.apples] (MH-l). The Distaff also needs a card in
    hand.
    """
    if g.tilted[seat] > 0 or ability(g, LOCK) > 0:
        return False
    if g.posture[seat] == HERCULES or g.side[seat] != SIDE_A:
        return True
    return len(g.hand[seat]) > 0


def in_planning(g: Journey, seat: int) -> bool:
    """Return whether the action of the Posture is offered in Planning.

    See [micro-hero:overload] (MH-Q26).
    """
    if not usable(g, seat):
        return False
    if g.side[seat] == SIDE_A and g.posture[seat] == HERCULES:
        if g.overload_target > 0:
            return has_target(g, seat)
        return len(g.hand[seat]) > 0 or g.hera > 0
    if len(g.hand[seat]) > 0 or g.hera > 0:
        return True
    if g.posture[seat] == HERCULES:
        return can_draw(g, seat)
    return len(g.under[seat]) > 0


def has_target(g: Journey, seat: int) -> bool:
    """Return whether a seat has a Technique or a Blessing in hand [micro-hero:overload]."""
    for card in g.hand[seat]:
        if not IS_WOUND[card]:
            return True
    return False


def can_draw(g: Journey, seat: int) -> bool:
    """Return whether a seat has any card to draw."""
    return len(g.deck[seat]) > 0 or len(g.discard[seat]) > 0


def in_perfecting(g: Journey, seat: int) -> bool:
    """Return whether the action of the Posture is offered in Perfecting (MH-b)."""
    if not usable(g, seat):
        return False
    if g.side[seat] == SIDE_A and g.posture[seat] == HERCULES:
        return g.overload_target == 0
    return True


def at_last(g: Journey, seat: int, rained: bool) -> bool:
    """Return whether the action of the Posture is offered before or in Upkeep (MH-i).

    `rained`: this seat has used Rain of Cards at this very moment.
    """
    if not usable(g, seat):
        return False
    if rained and g.overload_target == 0:
        return True
    many = 0
    if g.posture[seat] == HERCULES and g.side[seat] != SIDE_A:
        many = 1
    elif g.posture[seat] != HERCULES and g.side[seat] == SIDE_A:
        many = min(len(g.hand[seat]), 2)
    return len(g.deck[seat]) < many and len(g.discard[seat]) > 0
