"""Why a word cannot be said now: one reason for each, 0 for none."""

from __future__ import annotations

from heroon import kernel as k
from tests.shapes.maze import words as w
from tests.shapes.maze.state import (
    CENTRE,
    MOST_JARS,
    NO_SIDE,
    Maze,
    closed,
    ground,
    held,
    hero_on,
    kind,
    rim,
    side_to,
    within_reach,
)
from tests.shapes.maze.steps import RUN
from tests.shapes.maze.tiles import BESIDE, LEVER, NEXT, PAD, WALL


def why(g: Maze, me: int, word: int) -> int:
    if g.agenda[-1] == RUN:
        return 0 if word in (w.ON, k.STOP) else w.R_NOT_NOW
    if word == k.DONE:
        return 0
    verb = w.VERB[word]
    if word != w.STAND and word != w.TAKE and verb not in ACTIONS:
        return w.R_NOT_NOW
    if g.left == 0 and word != w.TAKE:
        return w.R_TIRED
    if g.down[me]:
        return lying(g, me, word)
    return ACTIONS[verb](g, me, w.A[word], w.B[word]) if verb in ACTIONS else free(g, me, word)


def lying(g: Maze, me: int, word: int) -> int:
    if word == w.STAND:
        return w.R_TAKEN if hero_on(g, g.at[me]) >= 0 else 0
    if w.VERB[word] != w.GO.id:
        return w.R_DOWN
    return far(g, me, w.A[word])


def free(g: Maze, me: int, word: int) -> int:
    if word == w.STAND:
        return w.R_UPRIGHT
    if g.ground[g.at[me]] == k.EMPTY:
        return w.R_NO_JAR
    if g.bones[g.at[me]]:
        return w.R_HELD
    return w.R_FULL if len(g.bag[me]) == MOST_JARS else 0


def far(g: Maze, me: int, cell: int) -> int:
    if side_to(g.at[me], cell) == NO_SIDE:
        return w.R_FAR
    return 0 if within_reach(g, g.at[me], cell) else w.R_WALL


def go(g: Maze, me: int, cell: int, _: int) -> int:
    reason = far(g, me, cell)
    if reason:
        return reason
    if hero_on(g, cell) >= 0:
        return w.R_TAKEN
    return w.R_HELD if held(g, g.at[me]) else 0


def slay(g: Maze, me: int, cell: int, _: int) -> int:
    if not g.bones[cell]:
        return w.R_NO_BONES
    return 0 if cell == g.at[me] else far(g, me, cell)


def push(g: Maze, me: int, seat: int, _: int) -> int:
    if seat >= g.seats or seat == me or g.down[seat]:
        return w.R_NO_HERO
    return far(g, me, g.at[seat])


def explore(g: Maze, me: int, place: int, _: int) -> int:
    if kind(g, place - 1):
        return w.R_KNOWN
    cell = g.at[me]
    sides = [side for side in range(4) if NEXT[cell][side] // 9 == place - 1]
    if not sides:
        return w.R_FAR
    return 0 if any(rim(g, cell, side) != WALL for side in sides) else w.R_WALL


def turn(g: Maze, me: int, place: int, _: int) -> int:
    here = g.at[me] // 9
    if ground(g, g.at[me]) != LEVER:
        return w.R_NO_LEVER
    if place - 1 != here and place - 1 not in BESIDE[here]:
        return w.R_FAR
    return 0 if kind(g, place - 1) else w.R_FIXED


def swap(g: Maze, me: int, place: int, other: int) -> int:
    if ground(g, g.at[me]) != PAD:
        return w.R_NO_PAD
    fixed = (CENTRE, g.at[me] // 9)
    return w.R_FIXED if place >= other or place - 1 in fixed or other - 1 in fixed else 0


def charge(g: Maze, me: int, side: int, _: int) -> int:
    if w.SANDALS not in g.bag[me]:
        return w.R_NOT_HELD
    if closed(g, g.at[me], side):
        return w.R_WALL
    return w.R_HELD if held(g, g.at[me]) else 0


def reflect(g: Maze, me: int, seat: int, _: int) -> int:
    if w.MIRROR not in g.bag[me]:
        return w.R_NOT_HELD
    return w.R_NO_HERO if seat >= g.seats or seat == me or g.down[seat] else 0


ACTIONS = {
    w.GO.id: go,
    w.SLAY.id: slay,
    w.PUSH.id: push,
    w.EXPLORE.id: explore,
    w.TURN.id: turn,
    w.SWAP.id: swap,
    w.CHARGE.id: charge,
    w.REFLECT.id: reflect,
}
