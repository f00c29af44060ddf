"""HADES TRAP: the game against the second model."""

from __future__ import annotations

import pytest

from tests.lengths import length
from tests.models.hades_trap_walk import walk


@pytest.mark.parametrize("seed", range(length(24, 1200)))
def test_both_walk_in_step(seed: int) -> None:
    assert walk(seed, most=length(250, 1200)) > 0
