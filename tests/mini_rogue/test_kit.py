"""MINI ROGUE: the conformance kit, with the game in C beside it."""

from __future__ import annotations

import pytest

from heroon.games.mini_rogue.spec import SPEC
from heroon.native import walk
from heroon.testing import Report, check_game
from tests.lengths import length
from tests.mini_rogue.easy import EASY
from tests.native.having import MISSING, native

#: Options that are not the usual ones, each with some number of adventurers.
OTHERS: dict[int, dict[str, str]] = {
    1: {"board": "cathedral", "stances": "yes", "item_test": "must", "hero_1": "captain"},
    2: {"difficulty": "roguelike", "hero_1": "alchemist", "hero_2": "captain", "last_one": "og"},
    3: {"difficulty": "hard", "stances": "yes", "mix": "yes", "reference": "chance"},
}


def seen(report: Report, games: int) -> None:
    """No game was cut short, and the engine in C was asked where it can be had."""
    assert report.games == games
    assert not report.bounded
    state = report.native
    assert state == "compared" or state.startswith(MISSING)


@pytest.mark.parametrize("seats", SPEC.seats)
def test_the_kit(seats: int) -> None:
    games = length(1, 20)
    seen(check_game(SPEC, games, seats=seats, why_every=29, thin=9), games)


@pytest.mark.parametrize("seats", SPEC.seats)
def test_the_kit_down_to_the_last_zone(seats: int) -> None:
    games = length(1, 10)
    depth = length("light", "full")
    report = check_game(
        EASY, games, depth, seats=seats, options=OTHERS[seats], why_every=29, thin=9, seed=1
    )
    seen(report, games)


@pytest.mark.parametrize("seats", SPEC.seats)
def test_c_plays_the_same(seats: int) -> None:
    for spec in (SPEC, EASY):
        options = spec.settings(OTHERS[seats])
        assert walk(native(spec), length(2, 100), seats=seats, options=options).games > 0


def test_random_play_reaches_the_last_guardian() -> None:
    report = check_game(EASY, 4, "light", seed=20, native=False)
    assert report.results["won 1"] > 1
