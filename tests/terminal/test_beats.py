"""What a Boss does between two questions is watched in the app, too; any key goes on."""

from __future__ import annotations

from typing import Any

import pytest
from textual.widgets import Static

from heroon.games.hero_realms import words as w
from heroon.terminal.app_game import GameScreen
from tests.lengths import length
from tests.terminal.driving import LARGE, Driver, drive, new

#: A beat stands for longer than any test runs, in seconds.
FOR_EVER = 10_000.0


def game_of(driver: Driver) -> GameScreen:
    screen = driver.app.screen
    assert isinstance(screen, GameScreen)
    return screen


async def to_the_boss(driver: Driver) -> GameScreen:
    """Choose how he behaves, and end the turn."""
    screen = game_of(driver)
    screen.say_word(screen.match.table.words(0)[0])
    screen.say_word(w.FINISH)
    await driver.settle()
    return screen


def test_each_act_stands_on_the_screen_with_what_it_adds_up_to() -> None:
    shown: list[str] = []

    async def play(driver: Driver) -> None:
        screen = await to_the_boss(driver)
        assert len(screen.beats) >= 4
        while screen.beats:
            beat = screen.beats[0]
            assert screen.lit == frozenset(beat.at) and screen.view() == beat.view
            text = " ".join(driver.screen().split())
            assert " ".join(beat.line.split())[:30] in text
            asked = str(screen.query_one("#prompt", Static).render())
            shown.extend(count for count in beat.counts if count in asked)
            assert screen.seat < 0, "nobody is asked meanwhile"
            screen.next_beat()
            await driver.settle()
        assert screen.seat == 0

    drive(play, new("hero-realms", seed="browser"), size=LARGE, pace=FOR_EVER)
    assert any(count.startswith("Attack: ") for count in shown)
    assert any(" → " in count for count in shown)


@pytest.mark.parametrize("key", ["enter", "x", *length([], ["space", "r", "escape"])])
def test_any_key_goes_on_and_does_nothing_else(key: str) -> None:
    async def play(driver: Driver) -> None:
        screen = await to_the_boss(driver)
        assert screen.beats
        await driver.press(key)
        assert driver.app.screen is screen and not screen.beats
        assert screen.seat == 0 and screen.match.table.view(0).prompt == screen.view().prompt

    drive(play, new("hero-realms"), pace=FOR_EVER)


def test_a_key_that_comes_at_once_was_meant_for_the_answer_before() -> None:
    async def play(driver: Driver) -> None:
        screen = await to_the_boss(driver)
        many = len(screen.beats)
        driver.app.calm = FOR_EVER
        await driver.press("enter")
        assert len(screen.beats) == many > 0
        driver.app.calm = 0
        await driver.press("enter")
        assert not screen.beats

    drive(play, new("hero-realms"), pace=FOR_EVER)


def test_a_key_just_after_the_last_act_does_not_answer() -> None:
    """It was meant to go on; the acts had ended by themselves a moment before."""

    async def play(driver: Driver) -> None:
        screen = await to_the_boss(driver)
        while screen.beats:
            screen.next_beat()
            await driver.settle()
        match = screen.match
        given = len(match.table.tokens)
        assert screen.seat == 0 and len(screen.offer.choices) > 1
        for key in ("enter", "space", "2", "enter", "1"):  # the digit makes the others wait anew
            await driver.press_at(0.39, key)
            assert len(match.table.tokens) == given and driver.list.highlighted in (0, None)
        await driver.clicks(driver.list, 4, 0, 1, after=0.39)
        assert len(match.table.tokens) == given
        await driver.press_at(0.41, "2")
        assert driver.list.highlighted == 1
        await driver.press_at(0.41, "enter")
        assert len(match.table.tokens) > given

    drive(play, new("hero-realms"), pace=FOR_EVER, calm=0.4)


def test_without_a_pace_nothing_is_watched() -> None:
    async def play(driver: Driver) -> None:
        screen: Any = await to_the_boss(driver)
        assert not screen.beats and screen.seat == 0

    drive(play, new("hero-realms"))
