"""HADES TRAP: the set-up (p. 4-5)."""

from __future__ import annotations

from heroon.kernel import Rule, chance, plan, step, tell

from . import words as w
from .labyrinth import CROSS_PORTAL, SQUARE_PORTAL
from .places import ON_, first_place
from .state import Race
from .steps import ARROWS, BEGIN, SETUP, STEPS


def start(g: Race) -> None:
    """Plan the set-up, then the first turn, which is that of the first seat.

    In the printed game whoever cut a thread last begins; players choose their seats by it
    [hades-trap:first-player].
    """
    plan(g, SETUP, ARROWS, step(BEGIN, 0))


@STEPS.auto(SETUP)
def setup(g: Race, _a: int, _b: int) -> None:
    """Lay the tiles face down around the Portal tile, a cross for the Siren (p. 4, p. 18) (HT-C8).

    Every hero has his Ether unless the players leave it out (p. 4); the pile of Divine Wrath
    begins at 1 (p. 19).  [hades-trap:setup.1] [hades-trap:setup.4] [hades-trap:setup.5]
    [hades-trap:ether] [hades-trap:siren.setup] [hades-trap:hades]
    """
    first = first_place(g)
    for place in range(first, first + 9):
        if place != SQUARE_PORTAL and place != CROSS_PORTAL:
            g.tile[place] = g.heap.pop()
    if g.ether == ON_:
        for seat in range(g.seats):
            g.ether_left[seat] = 1
    if g.boss == w.HADES:
        g.wrath = 1


@STEPS.rule(ARROWS)
def arrows(g: Race, _a: int, _b: int) -> Rule[None]:
    """Lay an arrow at each side of the labyrinth, at random (p. 4) [hades-trap:setup.3]."""
    north = yield from chance(w.S_ARROW, (0, 1, 2, 3))
    g.arrow[north] = 0
    tell(g, w.E_ARROW, 0, north)
    east = yield from chance(w.S_ARROW, [c for c in range(4) if c != north])
    g.arrow[east] = 1
    tell(g, w.E_ARROW, 1, east)
    south = yield from chance(w.S_ARROW, [c for c in range(4) if c != north and c != east])
    g.arrow[south] = 2
    tell(g, w.E_ARROW, 2, south)
    west = 6 - north - east - south
    g.arrow[west] = 3
    tell(g, w.E_ARROW, 3, west)
