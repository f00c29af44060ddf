"""MINI ROGUE: the standing answers of a seat: nothing to give, no skill, no potion, plain dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from heroon.kernel import DONE, NOTHING, PASS, Standing, passing

from . import words as w
from .dice import damage, has_feat, total
from .foes import armour_of
from .state import Run
from .words import P_DICE, P_FROST, P_GIVE, P_POTION, P_SKILL


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


STANDING: Final = (
    Standing("plain-dice-turn", plain_dice, turn=True, blind=True),
    Standing("no-skill-turn", unguarded(P_SKILL), turn=True, blind=True),
    Standing("no-potion-turn", unguarded(P_POTION, P_FROST), turn=True, blind=True),
    Standing("no-gifts-turn", passing((P_GIVE,), DONE, only=False), turn=True, blind=True),
    Standing("no-gifts", passing((P_GIVE,), DONE, only=False)),
)
