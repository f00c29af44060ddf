"""The conformance kit on MICRO HERO, for one player and two: 8 games in full, 36 lightly.

`dev.py soak tests` plays 156 and 1,008, `dev.py soak micro-hero` 10,000 in full.
The settings are those in which every two values of two options meet; of ten games four are played
by the game's policy, since random play seldom sees a third trial.
"""

from __future__ import annotations

import pytest

from heroon.games.micro_hero.spec import SPEC
from heroon.testing import check_game, pairwise
from tests.lengths import LONG, length

SETTINGS = [{}, *pairwise(SPEC)]
#: Full and light games for each setting, by the number of players: a game of two is twice as long.
FULL = length({1: 1, 2: 1}, {1: 8, 2: 5})
LIGHT = length({1: 2, 2: 1}, {1: 56, 2: 28})
PAIRS = [(seats, number) for seats in SPEC.seats for number in range(len(SETTINGS))]
#: The tables at which games are played in full.
WHOLE = [at for at in PAIRS if sum(at) % 3 == 0] if not LONG else PAIRS


def test_there_are_enough_games() -> None:
    assert sum(FULL[seats] for seats, _ in WHOLE) >= length(8, 150)
    assert sum(LIGHT[seats] for seats, _ in PAIRS) >= length(36, 1000)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "number"), WHOLE)
def test_full(seats: int, number: int) -> None:
    seed = 100 * number + 50 * (seats - 1) + 1  # the first game is skilled, the second is not
    report = check_game(
        SPEC,
        FULL[seats],
        options=SETTINGS[number],
        seats=seats,
        seed=seed,
        skilled=2,
        why_every=30,
        thin=length(6, 2),
    )
    assert report.games == FULL[seats]
    assert report.max_in_flight <= 4
    assert report.bounded == 0


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "number"), PAIRS)
def test_light(seats: int, number: int) -> None:
    seed = 10_000 + 100 * number + 50 * (seats - 1)
    report = check_game(
        SPEC, LIGHT[seats], "light", options=SETTINGS[number], seats=seats, seed=seed, skilled=2
    )
    assert report.games == LIGHT[seats]
    assert report.bounded == 0


@pytest.mark.long
@pytest.mark.parametrize("seats", SPEC.seats)
def test_a_few_games_in_full(seats: int) -> None:
    assert check_game(SPEC, 3, seats=seats, seed=77).games == 3
