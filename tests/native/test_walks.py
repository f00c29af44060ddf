"""CPython against C, compared at every token."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.kernel import GameSpec
from heroon.native import walk
from tests.lengths import length
from tests.native.having import GAMES, native
from tests.shapes.every import named

#: So many games of each are compared; `dev.py soak native` compares many more.
MANY = length(50, 1000)
SOME = length(10, 20)


@pytest.mark.parametrize("debug", [False, True], ids=["fast", "debug"])
@pytest.mark.parametrize(("spec", "seats"), GAMES, ids=named)
def test_some_games(spec: GameSpec[Any], seats: int, debug: bool) -> None:
    report = walk(native(spec, debug=debug), SOME, seats=seats, skilled=10)
    assert report.games == SOME
    assert report.loaded > 0


@pytest.mark.slow
@pytest.mark.parametrize(("spec", "seats"), GAMES, ids=named)
def test_many_games(spec: GameSpec[Any], seats: int) -> None:
    report = walk(native(spec), MANY, seats=seats, seed=1000, skilled=40)
    assert report.games == MANY
    assert report.loaded > MANY // 2  # a short game is loaded once in two games or so
