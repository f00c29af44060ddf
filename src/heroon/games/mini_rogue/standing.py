"""MINI ROGUE: the standing answers of a seat: nothing to give, no skill, no potion, plain dice.

And of an Overlord: no power for a while, so that two at one screen hand it over for what is decided
alone.  The first that speaks to a question is offered where somebody declines unseen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from heroon.kernel import DONE, NOTHING, PASS, Standing, declining, passing

from . import words as w
from .dice import damage, has_feat, total
from .foes import armour_of
from .state import Run
from .words import (
    P_DICE,
    P_FROST,
    P_GIVE,
    P_OMEN_DIE,
    P_OMEN_FIGHT,
    P_OMEN_HIDDEN,
    P_OMEN_ROOM,
    P_OMEN_WAY,
    P_POTION,
    P_SKILL,
)

#: The Overlord's moments on the way, in a Room, in a fight, at a die.
ON_THE_WAY: Final = (P_OMEN_HIDDEN, P_OMEN_WAY)
FIGHTING: Final = (P_OMEN_FIGHT, P_OMEN_DIE)
MOMENTS: Final = (*ON_THE_WAY, P_OMEN_ROOM, P_OMEN_FIGHT, P_OMEN_DIE)


def plain_dice(g: Run, _seat: int, prompt: int, words: Sequence[int]) -> int:
    """Keeps the dice where none is a critical hit and none, rolled again, could fell the enemy."""
    if prompt != P_DICE or any(w.VERB[word] == w.CRITICAL.id for word in words):
        return NOTHING
    open_ones = [die for die in g.dice if not has_feat(die)]
    least = min(map(total, open_ones), default=0)
    more = (6 - least) * (2 if g.doubled else 1)
    best = damage(g) + more - armour_of(g) + g.bonus
    return NOTHING if best >= sum(g.foe_hp) else DONE


def unguarded(*prompts: int) -> Callable[[Run, int, int, Sequence[int]], int]:
    """Passes at these prompts, unless a Guardian is fought."""

    def answer(g: Run, _seat: int, prompt: int, _words: Sequence[int]) -> int:
        guarded = w.FOE_TYPE[g.foe] >= w.IS_GUARDIAN
        return PASS if prompt in prompts and not guarded else NOTHING

    return answer


def only_misses(g: Run, _seat: int, prompt: int, _words: Sequence[int]) -> int:
    """Passes at a Dungeon die, unless it lets an enemy miss."""
    missed = g.foe > 0 and g.die == 1
    return NOTHING if prompt != P_OMEN_DIE or missed else PASS


def until_a_fight(g: Run, _seat: int, prompt: int, _words: Sequence[int]) -> int:
    """Passes on the way, in Rooms and at dice of tests: in a fight, and after the meal, it asks."""
    quiet = prompt in ON_THE_WAY or prompt == P_OMEN_ROOM
    return PASS if quiet or (prompt == P_OMEN_DIE and g.foe == 0) else NOTHING


STANDING: Final = (
    Standing("only-misses-turn", only_misses, turn=True, blind=True),
    Standing("no-power-way-turn", passing(ON_THE_WAY, PASS, only=False), turn=True, blind=True),
    Standing("until-descent-turn", passing(MOMENTS, PASS, only=False), turn=True, blind=True),
    Standing("until-fight-turn", until_a_fight, turn=True, blind=True),
    Standing("no-veil", declining(w.V, FIGHTING, "pass", ("pass", "veil")), blind=True),
    Standing("plain-dice-turn", plain_dice, turn=True, blind=True),
    Standing("no-skill-turn", unguarded(P_SKILL), turn=True, blind=True),
    Standing("no-potion-turn", unguarded(P_POTION, P_FROST), turn=True, blind=True),
    Standing("no-gifts-turn", passing((P_GIVE,), DONE, only=False), turn=True, blind=True),
    Standing("no-gifts", passing((P_GIVE,), DONE, only=False)),
)
