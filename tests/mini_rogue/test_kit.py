"""MINI ROGUE: the conformance kit, and the game in C beside it.

What needs the game in C is marked slow: `dev.py mutants` leaves it out.
"""

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
    4: {"mode": "overlord", "lord": "architect", "beginners": "yes", "mix": "yes"},
}
#: An Overlord who is played and one who is not: seats and options, by card.
AGAINST: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {"mode": "overlord", "lord": "prophet", "omen_gain": "figure"}),
    (3, {"mode": "overlord", "lord": "gravedigger", "beginners": "yes", "difficulty": "hard"}),
    (4, {"mode": "overlord", "lord": "architect", "mix": "yes", "stances": "yes"}),
    (1, {"mode": "automa", "lord": "gravedigger", "reference": "turns", "mix": "yes"}),
    (2, {"mode": "automa", "lord": "architect", "beginners": "yes"}),
    (3, {"mode": "automa", "lord": "prophet", "board": "cathedral"}),
)
#: Characters of the base game, with its Rooms and without.
BASE: tuple[dict[str, str], ...] = (
    {"hero_1": "crusader", "mix": "yes"},
    {"hero_1": "rogue", "hero_2": "priestess", "mix": "yes", "stances": "yes"},
    {"hero_1": "wizard", "hero_2": "crusader", "hero_3": "rogue", "mix": "yes"},
    {"hero_1": "priestess", "mix": "yes", "item_test": "must"},
    {"hero_1": "wizard", "hero_2": "rogue"},
)


def whole(report: Report, games: int) -> None:
    """No game was cut short."""
    assert report.games == games
    assert not report.bounded


def compared(report: Report) -> None:
    """The engine in C was asked where it can be had."""
    assert report.native == "compared" or report.native.startswith(MISSING)


@pytest.mark.parametrize("seats", SPEC.seats)
def test_the_kit(seats: int) -> None:
    games = length(1, 20)
    mode = {"mode": "overlord"} if seats > 3 else {}
    report = check_game(SPEC, games, seats=seats, options=mode, why_every=29, thin=9, native=False)
    whole(report, games)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), AGAINST)
def test_the_kit_against_an_overlord(seats: int, options: dict[str, str]) -> None:
    games = length(2, 40)
    report = check_game(EASY, games, seats=seats, options=options, why_every=29, thin=9, seed=7)
    whole(report, games)
    compared(report)


@pytest.mark.parametrize("seats", SPEC.seats)
def test_the_kit_down_to_the_last_zone(seats: int) -> None:
    games = length(1, 10)
    depth = length("light", "full")
    report = check_game(
        EASY,
        games,
        depth,
        seats=seats,
        options=OTHERS[seats],
        why_every=29,
        thin=9,
        seed=1,
        native=False,
    )
    whole(report, games)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(BASE)))
def test_the_kit_with_the_characters_of_the_base_game(number: int) -> None:
    games = length(1, 10)
    seats = SPEC.seats[number % 3]
    report = check_game(
        EASY, games, seats=seats, options=BASE[number], why_every=29, thin=9, seed=number + 40
    )
    whole(report, games)
    compared(report)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SPEC.seats)
def test_the_kit_asks_the_game_in_c(seats: int) -> None:
    report = check_game(SPEC, 1, seats=seats, options=OTHERS[seats], thin=9, seed=2)
    whole(report, 1)
    compared(report)


@pytest.mark.slow
@pytest.mark.parametrize("seats", SPEC.seats)
def test_c_plays_the_same(seats: int) -> None:
    mode = {"mode": "overlord"} if seats > 3 else {}
    for spec in (SPEC, EASY):
        for given in (OTHERS[seats], BASE[seats - 1]):
            options = spec.settings(given | mode)
            assert walk(native(spec), length(2, 100), seats=seats, options=options).games > 0


def test_random_play_reaches_the_last_guardian() -> None:
    report = check_game(EASY, 4, "light", seed=20, native=False)
    assert report.results["won 1"] > 1
