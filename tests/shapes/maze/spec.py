"""The maze: two to four heroes, nine tiles that turn and swap, and a shade that follows threads."""

from __future__ import annotations

from typing import Final

from heroon import kernel as k
from tests.shapes.maze import moving, shifting, turns
from tests.shapes.maze.bots import policy
from tests.shapes.maze.state import FIELDS, JARS, TILES, Maze, points
from tests.shapes.maze.steps import STEPS
from tests.shapes.maze.view import view
from tests.shapes.maze.why import why
from tests.shapes.maze.words import LENGTH, V

__all__ = ["SPEC", "moving", "shifting"]


def turn_of(g: Maze) -> int:
    return g.turns


def given_up(g: Maze, seat: int) -> list[int]:
    """All the others win."""
    return [int(other != seat) for other in range(g.seats)]


SPEC: Final = k.GameSpec(
    id="maze",
    rules=1,
    seats=(2, 3, 4),
    state=Maze,
    own_fields=FIELDS,
    card_sets=(JARS, TILES),
    words=V,
    steps=STEPS,
    start=turns.start,
    view=view,
    bound=800,
    bound_result=points,
    given_up=given_up,
    why=why,
    options=(k.Option("length", LENGTH, rule="maze:end"),),
    turn_of=turn_of,
    policy=policy,
)
