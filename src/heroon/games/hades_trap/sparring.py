"""HADES TRAP: a sparring partner, which every level must beat.  It stays as it is.

No level plays by this module, so a better policy does not change what the levels are measured
against.  It looks at public facts and at the asked seat's own secrets alone.
"""

from __future__ import annotations

from typing import Final

from heroon.kernel import YES, Ask, Rng

from . import words as w
from .cards import FORCE_CELL, SANDALS_CELL
from .labyrinth import NEXT
from .places import TO_LEAVE, TO_WIN, closed, counted, ground, kind, portal_cell, taken
from .state import FALLEN, Race

#: What it does at once where it may, the best first.
AT_ONCE: Final = (w.WIN_FORCE, w.STAND)
#: Once in so many words it says any, so that it runs in no circle for ever.
ONCE_IN: Final = 8


def runner(g: Race, ask: Ask, rng: Rng) -> int:
    """Pick a step to the nearest cell that brings a medallion, with no eye for others or the Boss.

    Where no such cell can be reached, and once in ONCE_IN words, it says any word.
    """
    words = list(ask.words)
    if ask.prompt != w.P_ACT:
        return YES if YES in words else rng.choice(words)
    me = ask.seats.bit_length() - 1
    if rng.below(ONCE_IN) == 0:
        return rng.choice(words)
    if w.SHOW in words and counted(g, me) == TO_WIN:
        return w.SHOW
    for word in AT_ONCE:
        if word in words:
            return word
    for word in words:
        if w.VERB[word] in (w.EXPLORE.id, w.STRIKE.id, w.CRUSH.id):
            return word
        if w.VERB[word] == w.CHARGE.id and _meets_boss(g, me, w.A[word]):
            return word
    if g.lies[me] == FALLEN:
        return rng.choice(words)
    step = _first_step(g, me, words)
    return step if step >= 0 else rng.choice(words)


def _meets_boss(g: Race, me: int, side: int) -> bool:
    """Return whether a charge to a side meets the Boss and so wins Courage."""
    cell = g.at[me]
    for _ in range(14):
        if g.boss_at < 0 or g.medallions[me] & w.COURAGE or closed(g, cell, side):
            return False
        cell = NEXT[cell][side]
        if cell == g.boss_at:
            return True
    return False


def _brings(g: Race, me: int, cell: int) -> bool:
    """Return whether a cell brings a medallion or the victory, or lies beside a face-down tile."""
    if counted(g, me) >= TO_LEAVE and g.boss != w.SIREN:
        return cell == portal_cell(g)
    lacks = 63 - g.medallions[me]
    if cell in g.halves and lacks & w.SPIRIT:
        return True
    if any(kind(g, NEXT[cell][side] // 9) == 0 for side in range(4)):
        return True
    what = ground(g, cell)
    waits = what == SANDALS_CELL and lacks & w.COURAGE and g.boss_at >= 0
    return bool(waits or (what == FORCE_CELL and lacks & w.FORCE))


def _first_step(g: Race, me: int, words: list[int]) -> int:
    """Return the word of the first step to the nearest cell that brings something; -1 for none."""
    reached, begun = [g.at[me]], [-1]
    for i, cell in enumerate(reached):  # it grows
        if i > 0 and _brings(g, me, cell):
            return begun[i]
        for side in range(4):
            other = NEXT[cell][side]
            if other in reached or closed(g, cell, side) or taken(g, other, me):
                continue
            word = begun[i] if i > 0 else w.GO[other]
            if word in words or i > 0:
                reached.append(other)
                begun.append(word)
    return -1
