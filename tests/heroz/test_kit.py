"""The conformance kit on HEROZ, over its options: 10 games in full, 20 lightly.

`dev.py soak tests` plays 150 and 1,000, `dev.py soak heroz` 10,000 in full.
"""

from __future__ import annotations

import pytest

from heroon.games.heroz.spec import SPEC
from heroon.testing import check_game
from tests.lengths import length

FULL, LIGHT, CHUNKS = length(10, 150), length(20, 1000), 10
#: Every value of every option stands in at least one of them.
SETTINGS: list[dict[str, str]] = [
    {},
    {},
    {},
    {},
    {"early_window": "no"},
    {"revealed": "under", "receivers": "choose", "empty_deck": "shuffle"},
    {"revealed": "shuffle", "late_joker": "joins", "may_retreat": "no"},
    {"memory_aid": "yes", "complete_lasts": "yes"},
    {"receivers": "choose", "complete_lasts": "yes", "destroyed_by": "above"},
    {"early_window": "no", "memory_aid": "yes", "empty_deck": "shuffle", "may_retreat": "no"},
]


def test_the_settings_cover_every_value_of_every_option() -> None:
    for option in SPEC.options:
        default = option.domain.by_value[option.default]
        assert {s.get(option.name, default) for s in SETTINGS} == set(option.values)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_full(chunk: int) -> None:
    games = FULL // CHUNKS
    report = check_game(
        SPEC,
        games,
        "full",
        options=SETTINGS[chunk],
        seed=chunk * games,
        why_every=40,
        thin=length(4, 2),
    )
    assert report.games == games
    assert report.max_in_flight <= 8
    assert report.bounded == 0


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_light(chunk: int) -> None:
    games = LIGHT // CHUNKS
    report = check_game(SPEC, games, "light", options=SETTINGS[chunk], seed=10_000 + chunk * games)
    assert report.games == games
    assert report.bounded == 0


@pytest.mark.long
def test_a_few_games_in_full() -> None:
    assert check_game(SPEC, 3, "full", seed=77).games == 3
