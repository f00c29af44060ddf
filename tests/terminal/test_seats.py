"""The app's menu seats people and levels as they were chosen, and calls people by name."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input

from heroon.play.begin import again, begin
from heroon.play.who import Who
from heroon.terminal.app_menu import MenuScreen
from heroon.terminal.app_new import NewScreen
from heroon.terminal.app_panels import Curtain
from heroon.terminal.widgets import FormRow
from tests.play.installed import quartet
from tests.terminal.driving import Driver, drive, kept_history
from tests.terminal.test_players import choose, menu


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quartet(tmp_path, monkeypatch)


def row(d: Driver, key: str) -> FormRow:
    return next(one for one in d.app.screen.query(FormRow) if one.key == key)


async def turn(d: Driver, key: str, value: str) -> None:
    """Turn a row of the form to a value."""
    row(d, key).focus()
    await d.settle()
    names = [name for name, _ in row(d, key).values]
    assert value in names, f"{key} is never {value}"
    times = (names.index(value) - names.index(row(d, key).value)) % len(names)
    await d.burst(*["right"] * times)
    assert row(d, key).value == value


async def new_game(d: Driver, *seats: str, **names: str) -> None:
    """Begin a game of four with these at its seats."""
    assert isinstance(d.app.screen, MenuScreen)
    await choose(d, "New game")
    await turn(d, "game", "quartet")
    await turn(d, "players", "4")
    for seat, who in enumerate(seats):
        await turn(d, f"seat-{seat}", who)
    for at, name in names.items():
        line = d.app.screen.query_one(f"#name-{at[1:]}", Input)
        line.focus()
        await d.settle()
        await d.type(name)
    await d.press("f5")


def test_person_novice_person_expert_sit_where_they_were_put(home: Path) -> None:
    async def play(d: Driver) -> None:
        await new_game(d, "person", "novice", "person", "expert", s2="Zo")
        match = d.game.match
        assert match.s.who.seats == ("person", "novice", "person:Zo", "expert")
        assert isinstance(d.app.screen, Curtain) and "waits for player 1" in d.screen()
        await d.press("enter")
        await d.answer(1)
        assert "hand the screen to Zo" in d.screen()
        await d.press("enter")
        assert "Zo, your turn." in d.screen()
        assert kept_history().who == match.s.who
        assert again(match.s).who == match.s.who

    drive(play)


def test_a_seat_of_a_bot_has_no_line_for_a_name() -> None:
    async def play(d: Driver) -> None:
        await choose(d, "New game")
        await turn(d, "game", "quartet")
        assert [line.id for line in d.app.screen.query(".name")] == ["name-0"]
        await turn(d, "seat-1", "person")
        assert [line.id for line in d.app.screen.query(".name")] == ["name-0", "name-1"]
        assert "Name of player 2, if you like" in d.screen() and "Player 2" in d.screen()

    drive(play, size=(100, 40))


@pytest.mark.long
def test_two_people_of_one_name_are_told() -> None:
    async def play(d: Driver) -> None:
        await new_game(d, "person", "person", "novice", "novice", s0="Al", s1="al")
        assert isinstance(d.app.screen, NewScreen)
        assert "two people of the same name" in d.screen()

    drive(play)


def test_a_level_is_changed_at_one_seat_alone() -> None:
    who = Who(("person:Al", "novice", "person:Zo", "expert"))

    async def play(d: Driver) -> None:
        await d.press("enter", "m")
        await choose(d, "Who plays")
        assert any("Leave your seat" in text for text in menu(d))
        await choose(d, "(player 4): master")
        assert d.game.match.s.who == who.with_bot(3, "master")
        await d.press("m")
        await choose(d, "Who plays")
        await choose(d, "Give the seat of player 2")
        assert d.game.match.s.who == who.with_bot(3, "master").with_person(1)

    from heroon.kernel import game

    drive(play, begin(game("quartet"), {}, who, "x"))
