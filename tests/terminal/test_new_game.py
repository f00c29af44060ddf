"""Each game begins from the app's form as it lies there."""

from __future__ import annotations

import pytest

from heroon.kernel import games
from heroon.terminal.app_game import GameScreen
from heroon.terminal.widgets import FormRow
from tests.terminal.driving import Driver, drive


@pytest.mark.parametrize("name", games())
def test_a_game_begins_from_the_form(name: str) -> None:
    """MINI ROGUE has an option called "mode", which was taken for the mode of the game."""

    async def play(d: Driver) -> None:
        await d.press("enter")
        while d.app.screen.query(FormRow).first().value != name:
            d.app.screen.query(FormRow).first().focus()
            await d.press("right")
        await d.press("f5")
        assert isinstance(d.app.screen, GameScreen)
        assert d.game.match.table.spec.id == name

    drive(play)
