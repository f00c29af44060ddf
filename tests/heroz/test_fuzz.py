"""Bytes changed, files cut and edited: clean errors, nothing else."""

from tests.heroz.fuzz import attack, originals


def test_sound_files_are_read() -> None:
    for text, read in originals():
        read(text)


def test_two_thousand_damaged_files_are_refused_or_still_sound() -> None:
    refused, accepted = attack(2000, 1)
    assert refused > accepted
