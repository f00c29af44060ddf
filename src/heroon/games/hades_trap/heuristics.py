"""HADES TRAP: what the bots know: what is worth going to, and the way there."""

from __future__ import annotations

from typing import Final

from heroon.kernel import DONE, EMPTY, NO, PASS, YES, Ask, Rng

from . import words as w
from .cards import FORCE_CELL, SANDALS_CELL
from .labyrinth import NEXT
from .places import (
    TO_LEAVE,
    TO_WIN,
    closed,
    counted,
    first_place,
    ground,
    guarded,
    kind,
    portal_cell,
    spirits_left,
)
from .state import FALLEN, Race

#: What is taken whenever it is offered.
_ALWAYS: Final = (w.WIN_FORCE, w.TAKE, w.STAND, YES)
#: How much a verb is wanted; a step is weighed by where it leads.
_WISH: Final = {
    w.EXPLORE.id: 30,
    w.STRIKE.id: 40,
    w.CRUSH.id: 25,
    w.PUSH.id: 3,
    w.CLIMB.id: 2,
    w.TELEPORT.id: 1,
    w.TURN.id: 2,
    w.TWIST.id: 1,
    w.SWAP.id: 1,
    w.TRADE.id: 1,
    w.REFLECT.id: 1,
    w.HURL.id: 4,
    w.THROW.id: 1,
    w.CHARGE.id: 4,
    w.DASH.id: 3,
}
_TOWARDS: Final = 60
_FAR: Final = 999


def policy(g: Race, ask: Ask, rng: Rng) -> int:
    """Choose a word by what the asked seat knows; by weight where nothing presses."""
    words = [word for word in ask.words if word != w.SHOW]
    me = (ask.seats & -ask.seats).bit_length() - 1
    if w.SHOW in ask.words and counted(g, me) == TO_WIN:
        return w.SHOW
    for word in _ALWAYS:
        if word in words:
            return word
    if words == [NO] or ask.prompt in (w.P_STEAL, w.P_REPLACE):
        return next((word for word in words if word not in (NO, PASS)), words[0])
    if ask.prompt != w.P_ACT or len(words) == 1:
        return _in_between(g, me, ask, rng)
    if g.lies[me] == FALLEN:
        return _nearest(words, g.ghost[me], _ways(g, {g.at[me]}, through=True))
    if _homewards(g, me) and g.at[me] == portal_cell(g) and DONE in words:
        return DONE
    ways = _ways(g, _goals(g, me), through=False)
    weights = [_weight(g, me, word, ways) for word in words]
    left = rng.below(sum(weights))
    for word, weight in zip(words, weights, strict=True):
        left -= weight
        if left < 0:
            return word
    return words[0]


def _in_between(g: Race, me: int, ask: Ask, rng: Rng) -> int:
    """A question on the way: a charge goes on towards the Boss, anything else at random."""
    words = list(ask.words)
    if ask.prompt == w.P_CHARGE and w.ON in words and not g.medallions[me] & w.COURAGE:
        return w.ON
    others = [w.VICTIM[me], w.CHARM[me]]
    wanted = [word for word in words if word not in others] or words
    return wanted[rng.below(len(wanted))]


def _homewards(g: Race, me: int) -> bool:
    """Whether the Portal is all that is missing."""
    return g.boss != w.SIREN and counted(g, me) >= TO_LEAVE


def _weight(g: Race, me: int, word: int, ways: dict[int, int]) -> int:
    """How much a word of the Hero phase is wanted."""
    verb = w.VERB[word]
    if verb in (w.GO.id, w.PHASE.id):
        return _TOWARDS if ways.get(w.A[word], _FAR) < ways.get(g.at[me], _FAR) else 1
    if verb in (w.CHARGE.id, w.DASH.id) and _meets_boss(g, me, w.A[word]):
        return 400
    if word == DONE:
        return 1 if g.left else 1000
    return _WISH.get(verb, 1)


def _meets_boss(g: Race, me: int, side: int) -> bool:
    """Whether a charge to a side ends at the Boss, and wins Courage."""
    if g.medallions[me] & w.COURAGE or g.boss_at < 0:
        return False
    cell = g.at[me]
    for _ in range(15):
        if closed(g, cell, side):
            return False
        cell = NEXT[cell][side]
        if cell == g.boss_at:
            return True
    return False


def _goals(g: Race, me: int) -> set[int]:
    """The cells worth going to: the Portal, or what brings the next medallion."""
    if _homewards(g, me):
        return {portal_cell(g)}
    first = 9 * first_place(g)
    found: set[int] = set()
    for cell in range(first, first + 81):
        what = ground(g, cell)
        force = what == FORCE_CELL and not g.medallions[me] & w.FORCE
        courage = what == SANDALS_CELL and g.boss_at >= 0 and not g.medallions[me] & w.COURAGE
        dark = any(kind(g, other // 9) == 0 for other in NEXT[cell]) and kind(g, cell // 9) > 0
        if force or courage or dark or g.ground[cell] != EMPTY or guarded(g, cell):
            found.add(cell)
    if not g.medallions[me] & w.SPIRIT and spirits_left(g) >= 0:
        found.update(g.halves)
    return found


def _ways(g: Race, goals: set[int], *, through: bool) -> dict[int, int]:
    """By cell, how many steps the nearest goal is away; `through` walls for ghosts."""
    far = dict.fromkeys(goals, 0)
    edge = list(goals)
    for cell in edge:
        for side in range(4):
            other = NEXT[cell][side]
            if other not in far and (through or not closed(g, cell, side)):
                far[other] = far[cell] + 1
                edge.append(other)
    return far


def _nearest(words: list[int], here: int, ways: dict[int, int]) -> int:
    """The step that comes nearest to a goal."""
    steps = [word for word in words if w.VERB[word] == w.GO.id]
    if not steps or here < 0:
        return words[0]
    return min(steps, key=lambda word: ways.get(w.A[word], _FAR))
