"""The long walks of the native core: a game is walked with the numbers of seats that it allows."""

from __future__ import annotations

import pytest

from heroon.kernel import game
from heroon.testing.native_soak import seats_of


@pytest.mark.parametrize(("name", "seats"), [("mini-rogue", [1, 2, 3]), ("heroz", [2])])
def test_only_seats_that_the_usual_options_allow_are_walked(name: str, seats: list[int]) -> None:
    """Four at MINI ROGUE need an Overlord, who is not usual."""
    assert seats_of(game(name)) == seats
