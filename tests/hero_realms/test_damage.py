"""Damaged positions: each is played as it stands, or refused with what is wrong with it."""

from __future__ import annotations

from collections import Counter

import pytest

from heroon.games.hero_realms.spec import SPEC
from heroon.testing.damage import damage_walk
from tests.lengths import length

#: Every Boss, the variants, and options that open more places.
SETTINGS = [
    {},
    {"boss": "rayla", "reinforcements": "yes", "powers": "yes", "rayla_healing": "received"},
    {"boss": "borg", "reinforcements": "yes", "powers": "yes", "varrick_pile": "both"},
    {"boss": "torgen", "powers": "yes", "attack_parts": "chosen", "tilted_guards": "guard"},
]


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(SETTINGS)))
@pytest.mark.parametrize("seed", range(length(1, 2)))
def test_damaged_positions_are_played_or_refused_with_a_reason(seed: int, number: int) -> None:
    positions = length(1, 3)
    found = damage_walk(SPEC, positions, 10 * number + seed, SETTINGS[number], answers=10)
    assert found.tried > 350 * positions
    assert found.faults == {}
    assert found.vague == Counter()
