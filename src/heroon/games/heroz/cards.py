"""HEROZ: the numbers of `cards.toml`, and the constants that say where each stands in the list."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from heroon.kernel import numbers_field, read_numbers

NUMBERS: Final = read_numbers(
    files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"), "cards.toml"
)
NUMBERS_FIELD: Final = numbers_field(NUMBERS)

GOAL: Final = 0
OPENING_HAND: Final = 1
SUIT_FACTOR: Final = 2
VALUE_FACTOR: Final = 3
COMPLETE_FACTOR: Final = 4
RESOURCE: Final = 5
"""Resource of a Jack; those of Queen and King follow."""
AURA_VALUE: Final = 8
FLIPPED_JOKER: Final = 9
FLIPPED_ACE: Final = 10
FLIPPED_HERO: Final = 11
