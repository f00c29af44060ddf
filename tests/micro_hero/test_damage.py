"""Every field of reached positions is damaged: what opens can be played on, or is told why not."""

from __future__ import annotations

from collections import Counter

import pytest

from heroon.games.micro_hero.spec import SPEC
from heroon.testing.damage import damage_walk

ALL = {"blood": "yes", "shield": "yes", "hera": "yes", "anger": "yes", "omphale": "yes"}


@pytest.mark.parametrize(
    ("seats", "seed", "positions"),
    [
        (2, 2, 1),
        pytest.param(1, 1, 1, marks=pytest.mark.long),
        pytest.param(1, 11, 4, marks=pytest.mark.long),
        pytest.param(2, 12, 4, marks=pytest.mark.long),
    ],
)
def test_damaged_positions_are_refused_with_a_reason_or_can_be_played(
    seats: int, seed: int, positions: int
) -> None:
    found = damage_walk(SPEC, positions, seed, {**ALL, "level": "heroic"}, seats)
    assert found.tried > 400 * positions
    assert found.refused["agenda"] > 60 * positions
    assert (found.vague, found.faults) == (Counter(), {})
