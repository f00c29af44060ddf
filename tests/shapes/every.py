"""The shape games, each with a number of seats."""

from __future__ import annotations

from typing import Any

from heroon.kernel import GameSpec
from tests.shapes import fight, grid, long_turn, overlord, ride, team, turning, windows
from tests.shapes.maze import spec as maze
from tests.shapes.rogue import spec as rogue

SHAPES: list[tuple[GameSpec[Any], int]] = [
    (windows.SPEC, 2),
    (fight.SPEC, 2),
    (grid.SPEC, 2),
    (ride.SPEC, 2),
    (team.SPEC, 2),
    (long_turn.SPEC, 1),
    (long_turn.SPEC, 2),
    (turning.SPEC, 2),
    (maze.SPEC, 3),
    (rogue.SPEC, 2),
    (overlord.SPEC, 3),
]


def named(value: object) -> str:
    """The name of a value in the id of a test: of a spec its game, for to write it all is long."""
    return str(value.id if isinstance(value, GameSpec) else value)
