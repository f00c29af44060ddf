"""A turn in the maze: actions, then the shade goes along the threads that were crossed."""

from __future__ import annotations

from heroon import kernel as k
from tests.shapes.maze import words as w
from tests.shapes.maze.moving import arrive, cross, push, slay, spend
from tests.shapes.maze.shifting import swap, turn_tile
from tests.shapes.maze.state import (
    CENTRE,
    GATE_CELL,
    MOST_JARS,
    POINTS,
    ROUNDS,
    STARTS,
    TO_WIN,
    Maze,
    closed,
    ground,
    held,
    hero_on,
    kind,
    points,
    rim,
    side_to,
)
from tests.shapes.maze.steps import ACT, CLOSE, HIT, OPEN, PICK_UP, REVEAL, RUN, SHADE, STEPS, TURN
from tests.shapes.maze.tiles import BESIDE, LEVER, NEXT, NEXT_PLACE, PAD, RUBBLE, WALL


@STEPS.auto(OPEN)
def open_(g: Maze, _: int, __: int) -> None:
    for place in range(9):
        if place != CENTRE:
            g.tile[place] = g.heap.pop()
    for seat in range(g.seats):
        g.at[seat] = STARTS[seat]


@STEPS.auto(TURN)
def turn(g: Maze, me: int, _: int) -> None:
    if g.turns == ROUNDS[g.length] * g.seats:
        finish(g, w.R_DUSK)
    g.turns += 1
    g.left = POINTS
    g.crossed = []
    k.tell(g, w.E_TURN, me, g.turns)
    k.plan(g, k.step(ACT, me), SHADE, k.step(CLOSE, me), k.step(TURN, (me + 1) % g.seats))


# -- what may be done ------------------------------------------------------------------------------


@STEPS.words(ACT)
def act_words(g: Maze, me: int, _: int) -> k.Ask:
    words = [k.DONE]
    if g.left > 0 and g.down[me] > 0:
        words += lying_words(g, me)
    elif g.down[me] == 0:
        words += free_words(g, me)
        if g.left > 0:
            words += step_words(g, me)
            words += tile_words(g, me)
            words += jar_words(g, me)
    return k.Ask(1 << me, w.P_ACT, words)


def lying_words(g: Maze, me: int) -> list[int]:
    """Stunned, one may crawl, or stand up where nobody stands."""
    cell = g.at[me]
    words = [w.STAND] if hero_on(g, cell) < 0 else []
    for side in range(4):
        if not closed(g, cell, side):
            words.append(w.GO[NEXT[cell][side]])
    return words


def free_words(g: Maze, me: int) -> list[int]:
    """What costs nothing."""
    if g.ground[g.at[me]] == k.EMPTY or g.bones[g.at[me]] > 0 or len(g.bag[me]) == MOST_JARS:
        return []
    return [w.TAKE]


def step_words(g: Maze, me: int) -> list[int]:
    cell = g.at[me]
    words = [w.SLAY[cell]] if g.bones[cell] > 0 else []
    free = not held(g, cell)
    for side in range(4):
        other = NEXT[cell][side]
        if not closed(g, cell, side):
            there = hero_on(g, other)
            if g.bones[other] > 0:
                words.append(w.SLAY[other])
            if there >= 0:
                words.append(w.PUSH[there])
            elif free:
                words.append(w.GO[other])
        elif kind(g, other // 9) == 0 and rim(g, cell, side) != WALL:
            words.append(w.EXPLORE[other // 9 + 1])
    return words


def tile_words(g: Maze, me: int) -> list[int]:
    """A lever turns its tile or one beside it; a pad swaps two others, but for the gate."""
    here = g.at[me] // 9
    what = ground(g, g.at[me])
    words: list[int] = []
    if what == LEVER:
        words += w.TURN[here + 1]
        for place in BESIDE[here]:
            if kind(g, place) > 0:
                words += w.TURN[place + 1]
    elif what == PAD:
        for place in range(9):
            if place != here and place != CENTRE:
                for other in range(place + 1, 9):
                    if other != here and other != CENTRE:
                        words.append(w.SWAP[place + 1][other + 1])
    return words


def jar_words(g: Maze, me: int) -> list[int]:
    words: list[int] = []
    if w.SANDALS in g.bag[me] and not held(g, g.at[me]):
        for side in range(4):
            if not closed(g, g.at[me], side):
                words.append(w.CHARGE[side])
    if w.MIRROR in g.bag[me]:
        for seat in range(g.seats):
            if seat != me and g.down[seat] == 0:
                words.append(w.REFLECT[seat])
    return words


# -- what it does ----------------------------------------------------------------------------------


@STEPS.answer(ACT)
def act(g: Maze, me: int, _: int, word: int) -> None:
    if word == k.DONE:
        return
    k.then(g, ACT, me)
    a, b = w.A[word], w.B[word]
    if word != w.TAKE:
        g.left -= 1
    match w.VERB[word]:
        case w.GO.id:
            cross(g, g.at[me], side_to(g.at[me], a))
            k.tell(g, w.E_WENT, me, a)
            arrive(g, me, a)
        case w.SLAY.id:
            slay(g, me, a)
        case w.PUSH.id:
            push(g, me, a, side_to(g.at[me], g.at[a]))
        case w.EXPLORE.id:
            k.then(g, REVEAL, me, a - 1)
        case w.TURN.id:
            turn_tile(g, me, a - 1, b)
        case w.SWAP.id:
            swap(g, me, a - 1, b - 1)
        case w.CHARGE.id:
            spend(g, me, w.SANDALS)
            k.then(g, RUN, me, a)
        case w.REFLECT.id:
            spend(g, me, w.MIRROR)
            g.at[me], g.at[a] = g.at[a], g.at[me]
            k.tell(g, w.E_REFLECTED, me, a)
        case _:
            if word == w.TAKE:
                k.then(g, PICK_UP, me, g.at[me])
            else:
                g.down[me] = 0
                k.tell(g, w.E_STOOD, me)


@STEPS.rule(REVEAL)
def reveal(g: Maze, me: int, place: int) -> k.Rule[None]:
    """Turn up a tile: which, and how it lies, is chance; a jar and a skeleton on each rubble."""
    tile = yield from k.see(g, g.tile, place, g.tiles, w.S_TILE, k.ALL)
    quarters = yield from k.roll(w.S_QUARTERS, (0, 1, 2, 3))
    g.quarters[place] = quarters
    k.tell(g, w.E_EXPLORED, me, place + 1, tile)
    for cell in range(9 * place, 9 * place + 9):
        if ground(g, cell) == RUBBLE:
            g.ground[cell] = g.box.pop()
            g.bones[cell] = 1


# -- the end of a turn -----------------------------------------------------------------------------


@STEPS.auto(SHADE)
def shade(g: Maze, n: int, _: int) -> None:
    """The shade glides one tile toward the side of each colour, and strikes all who stand there."""
    if n == len(g.crossed):
        return
    side = g.crossed[n]
    g.shade = NEXT_PLACE[g.shade][side]
    if g.shade == CENTRE:
        g.shade = NEXT_PLACE[g.shade][side]
    k.tell(g, w.E_SHADE, side, g.shade + 1)
    k.then(g, SHADE, n + 1)
    for seat in range(g.seats - 1, -1, -1):
        if g.at[seat] // 9 == g.shade and g.down[seat] == 0:
            k.then(g, HIT, seat)


@STEPS.auto(CLOSE)
def close(g: Maze, me: int, _: int) -> None:
    """Who ends a turn on the gate with enough points has won."""
    if g.at[me] == GATE_CELL and g.down[me] == 0 and points(g)[me] >= TO_WIN:
        finish(g, w.R_GATE)


def finish(g: Maze, reason: int) -> None:
    for seat in range(g.seats):
        k.tell(g, w.E_COUNTED, seat, points(g)[seat])
    k.end(g, points(g), reason)


def start(g: Maze) -> None:
    k.plan(g, OPEN, k.step(TURN, 0))
