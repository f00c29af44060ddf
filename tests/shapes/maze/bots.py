"""Who plays the maze by rule of thumb: slay, take, explore, and go home when it is enough."""

from __future__ import annotations

from typing import Final

from heroon import kernel as k
from heroon.kernel import Ask, Rng
from tests.shapes.maze import words as w
from tests.shapes.maze.state import GATE_CELL, TO_WIN, Maze, points
from tests.shapes.maze.tiles import XY

#: How much a verb is wanted.
_WISH: Final = {
    w.SLAY.id: 40,
    w.EXPLORE.id: 20,
    w.PUSH.id: 8,
    w.CHARGE.id: 12,
    w.REFLECT.id: 3,
    w.TURN.id: 1,
    w.SWAP.id: 1,
    w.GO.id: 6,
}


def policy(g: Maze, ask: Ask, rng: Rng) -> int:
    """A word of those offered, by weights; it knows what the asked seat knows."""
    words = list(ask.words)
    if w.TAKE in words:
        return w.TAKE
    if w.STAND in words:
        return w.STAND
    if k.YES in words:
        return k.YES
    me = (ask.seats & -ask.seats).bit_length() - 1
    homewards = ask.prompt == w.P_ACT and points(g)[me] >= TO_WIN
    if homewards and g.at[me] == GATE_CELL:
        return k.DONE
    weights = [_weight(g, me, word, homewards) for word in words]
    left = rng.below(sum(weights))
    for word, weight in zip(words, weights, strict=True):
        left -= weight
        if left < 0:
            return word
    return words[0]


def _weight(g: Maze, me: int, word: int, homewards: bool) -> int:
    if homewards and w.VERB[word] == w.GO.id:
        return 60 if _far(w.A[word]) < _far(g.at[me]) else 2
    return _WISH.get(w.VERB[word], 1)


def _far(cell: int) -> int:
    """How far the gate is, round the rim as well."""
    (x, y), (a, b) = XY[cell], XY[GATE_CELL]
    across, down = abs(x - a), abs(y - b)
    return min(across, 9 - across) + min(down, 9 - down)
