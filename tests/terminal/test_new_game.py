"""Each game begins from the app's form as it lies there."""

from __future__ import annotations

import pytest

from heroon.kernel import games
from heroon.terminal.app_game import GameScreen
from heroon.terminal.app_new import NewScreen
from heroon.terminal.app_stack import cover
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


def keys(d: Driver) -> list[str]:
    """The names of the rows of the form."""
    return [row.key for row in d.app.screen.query(FormRow)]


def levels(d: Driver) -> list[str]:
    """Who may sit at the second seat."""
    row = next(row for row in d.app.screen.query(FormRow) if row.key == "seat-1")
    return [value for value, _ in row.values]


async def turn(d: Driver, key: str) -> None:
    """Take the next value of a row."""
    next(row for row in d.app.screen.query(FormRow) if row.key == key).focus()
    await d.press("right")


def test_only_rows_that_matter_are_shown() -> None:
    """A third character with two players, the Overlord's rules without one: they stood there."""

    async def play(d: Driver) -> None:
        await d.press("enter")
        while d.app.screen.query(FormRow).first().value != "mini-rogue":
            await turn(d, "game")
        assert "hero_1" in keys(d) and "difficulty" in keys(d)
        assert {"hero_2", "hero_3", "lord", "omen_gain", "beginners"}.isdisjoint(keys(d))
        await turn(d, "players")
        assert "hero_2" in keys(d) and "hero_3" not in keys(d)
        await turn(d, "mode")
        assert {"lord", "omen_gain", "beginners"} <= set(keys(d))
        assert "hero_2" not in keys(d)  # one adventurer, one Overlord
        assert "master" in levels(d)
        await turn(d, "mode")
        assert "expert" in levels(d) and "master" not in levels(d)

    drive(play)


def test_the_form_begins_with_the_game_played_last() -> None:
    async def play(d: Driver) -> None:
        await d.press("enter")
        first = d.app.screen.query(FormRow).first().value
        await turn(d, "game")
        await turn(d, "game")
        chosen = d.app.screen.query(FormRow).first().value
        assert chosen != first
        await d.press("f5")
        assert isinstance(d.app.screen, GameScreen)
        await d.answer(1)
        await d.answer(1)
        cover(d.app.screen, NewScreen())
        await d.settle()
        assert d.app.screen.query(FormRow).first().value == chosen

    drive(play)
