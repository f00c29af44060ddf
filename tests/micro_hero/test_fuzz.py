"""Bytes changed, files cut and edited: clean errors, nothing else."""

import os

from tests.fuzz import attack, originals

GAME = "micro-hero"
#: More of them in the soak.
CASES = int(os.environ.get("HEROON_FUZZ_CASES", "400"))


def test_sound_files_are_read() -> None:
    for text, read in originals(GAME):
        read(text)


def test_damaged_files_are_refused_or_still_sound() -> None:
    refused, accepted = attack(GAME, CASES, 1)
    assert refused > accepted
