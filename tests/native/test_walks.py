"""CPython against C, compared at every token."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.kernel import GameSpec
from heroon.native import walk
from tests.native.having import GAMES, native


@pytest.mark.parametrize("debug", [False, True], ids=["fast", "debug"])
@pytest.mark.parametrize(("spec", "seats"), GAMES, ids=lambda x: getattr(x, "id", str(x)))
def test_thirty_games(spec: GameSpec[Any], seats: int, debug: bool) -> None:
    report = walk(native(spec, debug=debug), 30, seats=seats, skilled=15)
    assert report.games == 30
    assert report.loaded > 0


@pytest.mark.slow
@pytest.mark.parametrize(("spec", "seats"), GAMES, ids=lambda x: getattr(x, "id", str(x)))
def test_a_thousand_games(spec: GameSpec[Any], seats: int) -> None:
    report = walk(native(spec), 1000, seats=seats, seed=1000, skilled=40)
    assert report.games == 1000
    assert report.loaded > 500  # a short game is loaded once in two games or so
