"""Tiles turn and swap, with all that lies and stands on them."""

from __future__ import annotations

from heroon import kernel as k
from tests.shapes.maze import words as w
from tests.shapes.maze.state import Maze
from tests.shapes.maze.tiles import COMES_FROM, GOES_TO


def turn_tile(g: Maze, me: int, place: int, way: int) -> None:
    """A quarter turn to the left (0) or to the right (1)."""
    first = 9 * place
    jars = g.ground[first : first + 9]
    bones = g.bones[first : first + 9]
    for cell in range(9):
        g.ground[first + cell] = jars[COMES_FROM[way][cell]]
        g.bones[first + cell] = bones[COMES_FROM[way][cell]]
    for seat in range(g.seats):
        if g.at[seat] // 9 == place:
            g.at[seat] = first + GOES_TO[way][g.at[seat] % 9]
    g.quarters[place] = (g.quarters[place] + 2 * way - 1) % 4
    k.tell(g, w.E_TURNED, me, place + 1, way)


def swap(g: Maze, me: int, place: int, other: int) -> None:
    """Two tiles change places as they lie, face down ones too."""
    g.tile[place], g.tile[other] = g.tile[other], g.tile[place]
    g.quarters[place], g.quarters[other] = g.quarters[other], g.quarters[place]
    a, b = 9 * place, 9 * other
    for cell in range(9):
        g.ground[a + cell], g.ground[b + cell] = g.ground[b + cell], g.ground[a + cell]
        g.bones[a + cell], g.bones[b + cell] = g.bones[b + cell], g.bones[a + cell]
    for seat in range(g.seats):
        here = g.at[seat] // 9
        if here == place:
            g.at[seat] += b - a
        elif here == other:
            g.at[seat] += a - b
    if g.shade == place:
        g.shade = other
    elif g.shade == other:
        g.shade = place
    k.tell(g, w.E_SWAPPED, me, place + 1, other + 1)
