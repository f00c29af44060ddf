"""The conformance kit on Hero Realms solo: 13 games in full, 26 lightly.

`dev.py soak tests` plays 91 and 546, `dev.py soak hero-realms` 10,000 in full.
The settings are those in which every two values of two options meet; of ten games four are played
by the game's policy, since random play never beats a Boss.
"""

from __future__ import annotations

import pytest

from heroon.games.hero_realms.spec import SPEC
from heroon.testing import check_game, pairwise
from tests.lengths import length

SETTINGS = [{}, *pairwise(SPEC)]
#: Full and light games for each setting.
FULL, LIGHT = length(1, 7), length(2, 42)


def test_there_are_enough_games() -> None:
    assert FULL * len(SETTINGS) >= length(13, 80)
    assert LIGHT * len(SETTINGS) >= length(26, 500)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_full(number: int) -> None:
    seed = 100 * number + 2  # of three games two are skilled
    report = check_game(
        SPEC, FULL, options=SETTINGS[number], seed=seed, skilled=4, why_every=30, thin=length(4, 2)
    )
    assert report.games == FULL
    assert report.max_in_flight == 0  # every play is a step of its own
    assert report.bounded == 0


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_light(number: int) -> None:
    seed = 10_000 + 100 * number
    report = check_game(SPEC, LIGHT, "light", options=SETTINGS[number], seed=seed, skilled=8)
    assert report.games == LIGHT
    assert report.bounded == 0


@pytest.mark.long
def test_a_few_games_in_full() -> None:
    assert check_game(SPEC, 3, seed=77, skilled=2).games == 3
