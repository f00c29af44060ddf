"""Who plays rogue by rule of thumb."""

from __future__ import annotations

from typing import Final

from heroon import kernel as k
from heroon.kernel import Ask, Rng
from tests.shapes.rogue import words as w
from tests.shapes.rogue.state import Rogue

#: Prompts at which a word is taken whenever it is there.
_FIRST: Final = {w.P_LAST: w.DRINK, w.P_DRINK: w.DRINK}
#: Dice that are worth rolling again, and those that the Overlord leaves as they are.
_POOR: Final = (1, 2)


def policy(g: Rogue, ask: Ask, rng: Rng) -> int:
    """A word of those offered; it looks at what is public and at the words alone."""
    words = list(ask.words)
    if _FIRST.get(ask.prompt) in words:
        return _FIRST[ask.prompt]
    me = (ask.seats & -ask.seats).bit_length() - 1
    if ask.prompt == w.P_POOL:
        return _feat(g, me, words)
    if ask.prompt == w.P_MEDDLE:
        return w.REROLL if g.die == 1 else k.PASS
    if ask.prompt == w.P_CAMP:
        return w.REST if g.hp[me] < 8 else w.TRAIN
    if ask.prompt == w.P_BUY:
        return words[-1] if g.food[me] == 0 else words[min(1, len(words) - 1)]
    return rng.choice(words)


def _feat(g: Rogue, me: int, words: list[int]) -> int:
    if w.DRINK in words and g.hp[me] < 4:
        return w.DRINK
    if w.THROW in words and sum(g.foes) > 8:
        return w.THROW
    for face in _POOR:
        if w.AGAIN[face] in words:
            return w.AGAIN[face]
    return k.PASS
