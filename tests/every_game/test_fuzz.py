"""Files of every game with bytes changed, cut and edited: clean errors, nothing else."""

from __future__ import annotations

import os

import pytest

from heroon.kernel import games
from tests.fuzz import attack, originals

#: More of them in the soak.
CASES = int(os.environ.get("HEROON_FUZZ_CASES", "400"))
#: Games whose files take long to read: one case in so many.
FEWER = {"mini-rogue": 8, "hades-trap": 2, "hero-realms": 2}


@pytest.mark.parametrize("name", games())
def test_sound_files_are_read(name: str) -> None:
    for text, read in originals(name):
        read(text)


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_damaged_files_are_refused_or_still_sound(name: str) -> None:
    refused, accepted = attack(name, CASES // FEWER.get(name, 1), 1)
    assert refused > accepted
