"""CPython against C, compared at every token."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.kernel import GameSpec, game
from heroon.native import walk
from tests.native.having import native
from tests.shapes import fight, grid, long_turn, ride, team, turning, windows

GAMES: list[tuple[GameSpec[Any], int]] = [
    (windows.SPEC, 2),
    (fight.SPEC, 2),
    (grid.SPEC, 2),
    (ride.SPEC, 2),
    (team.SPEC, 2),
    (long_turn.SPEC, 1),
    (long_turn.SPEC, 2),
    (turning.SPEC, 2),
    (game("heroz"), 2),
    (game("micro-hero"), 1),
    (game("micro-hero"), 2),
]


@pytest.mark.parametrize("debug", [False, True], ids=["fast", "debug"])
@pytest.mark.parametrize(("spec", "seats"), GAMES, ids=lambda x: getattr(x, "id", str(x)))
def test_thirty_games(spec: GameSpec[Any], seats: int, debug: bool) -> None:
    report = walk(native(spec, debug=debug), 30, seats=seats, skilled=15)
    assert report.games == 30
    assert report.loaded > 0


@pytest.mark.slow
@pytest.mark.parametrize(("spec", "seats"), GAMES, ids=lambda x: getattr(x, "id", str(x)))
def test_a_thousand_games(spec: GameSpec[Any], seats: int) -> None:
    report = walk(native(spec), 1000, seats=seats, seed=1000, skilled=20)
    assert report.games == 1000
    assert report.loaded > 1000
