"""Going, pushing, charging: all that brings a hero to another cell."""

from __future__ import annotations

from heroon import kernel as k
from tests.shapes.maze import words as w
from tests.shapes.maze.state import MOST_JARS, Maze, closed, hero_on, rim
from tests.shapes.maze.steps import ADVANCE, HIT, PICK_UP, RUN, STEAL, STEPS
from tests.shapes.maze.tiles import NEXT, OPEN


def cross(g: Maze, cell: int, side: int) -> None:
    """Note the threads between two cells, each tile's own; the first of each colour counts."""
    for thread in (rim(g, cell, side), rim(g, NEXT[cell][side], (side + 2) % 4)):
        colour = thread - OPEN - 1
        if colour >= 0 and colour not in g.crossed:
            g.crossed.append(colour)
            k.tell(g, w.E_CROSSED, colour)


def arrive(g: Maze, seat: int, cell: int) -> None:
    """Come to a cell; who lies there is robbed of a jar, if there is room for it."""
    g.at[seat] = cell
    for other in range(g.seats):
        lies = other != seat and g.at[other] == cell and g.down[other] > 0
        if lies and g.bag[other] and len(g.bag[seat]) < MOST_JARS and g.down[seat] == 0:
            k.then(g, STEAL, seat, other)
            return


@STEPS.rule(STEAL)
def steal(g: Maze, seat: int, victim: int) -> k.Rule[None]:
    both = 1 << seat | 1 << victim
    jar = yield from k.chance(w.S_STEAL, g.bag[victim], both)
    k.lose(g.bag[victim], g.watched[victim], jar)
    k.forget(g.bag[victim], g.watched[victim], 255 & ~both, 1, 4)
    k.gain(g.bag[seat], g.watched[seat], jar, both)
    k.show(g)
    k.tell(g, w.E_STOLE, seat, victim, jar, to=both, others=w.E_STOLE_UNSEEN)


@STEPS.rule(PICK_UP)
def pick_up(g: Maze, seat: int, cell: int) -> k.Rule[None]:
    jar = yield from k.see(g, g.ground, cell, g.pool, w.S_JAR, 1 << seat)
    g.ground[cell] = k.EMPTY
    k.gain(g.bag[seat], g.watched[seat], jar, 1 << seat)
    k.tell(g, w.E_TOOK, seat, cell, jar, to=1 << seat, others=w.E_TOOK_UNSEEN)


def spend(g: Maze, seat: int, jar: int) -> None:
    k.lose(g.bag[seat], g.watched[seat], jar)
    g.spent.append(jar)
    k.show(g)
    k.tell(g, w.E_SPENT, seat, jar)


def push(g: Maze, seat: int, victim: int, side: int) -> None:
    """Push a hero one cell on; who cannot go there is stunned."""
    cell = g.at[victim]
    other = NEXT[cell][side]
    if closed(g, cell, side) or hero_on(g, other) >= 0:
        k.then(g, HIT, victim)
        return
    cross(g, cell, side)
    k.tell(g, w.E_PUSHED, seat, victim, other)
    arrive(g, victim, other)


@STEPS.rule(HIT)
def hit(g: Maze, seat: int, _: int) -> k.Rule[None]:
    """A blow, which a shield may stop; who holds a jar is asked, whichever it is."""
    if g.down[seat] > 0:
        return
    if g.bag[seat]:
        shields = yield from k.react(seat, w.P_SHIELD, w.SHIELD in g.bag[seat])
        if shields:
            spend(g, seat, w.SHIELD)
            return
    g.down[seat] = 1
    k.tell(g, w.E_STUNNED, seat)


@STEPS.words(RUN)
def run_words(g: Maze, seat: int, side: int) -> k.Ask:
    if closed(g, g.at[seat], side):
        return k.NOBODY
    return k.Ask(1 << seat, w.P_CHARGE, (w.ON, k.STOP))


@STEPS.answer(RUN)
def run(g: Maze, seat: int, side: int, word: int) -> None:
    if word != w.ON:
        return
    other = hero_on(g, NEXT[g.at[seat]][side])
    k.then(g, ADVANCE, seat, side)
    if other >= 0:
        k.then(g, HIT, other)


@STEPS.auto(ADVANCE)
def advance(g: Maze, seat: int, side: int) -> None:
    """One cell of a charge: skeletons fall, and who still stands ends it."""
    cell = NEXT[g.at[seat]][side]
    if hero_on(g, cell) >= 0:
        return
    cross(g, g.at[seat], side)
    k.then(g, RUN, seat, side)
    k.tell(g, w.E_WENT, seat, cell)
    arrive(g, seat, cell)
    if g.bones[cell] > 0:
        slay(g, seat, cell)


def slay(g: Maze, seat: int, cell: int) -> None:
    g.bones[cell] = 0
    g.slain[seat] += 1
    k.tell(g, w.E_SLEW, seat, cell)
