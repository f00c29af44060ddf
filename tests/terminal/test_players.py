"""Bots and people change seats in mid-game, in the app and in line mode; no hand is shown."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from heroon.kernel import Rng, Seeded, Table, game
from heroon.play.begin import begin, setting_of
from heroon.play.game_setting import Setting
from heroon.play.who import Who
from heroon.play.who_plays import changes
from heroon.terminal.app_match import AppMatch
from heroon.terminal.app_panels import Curtain
from heroon.terminal.lines import Lines
from heroon.terminal.session import Session
from heroon.terminal.widgets import BoardView
from tests.terminal.driving import Driver, drive, kept_history, new


def menu(d: Driver) -> list[str]:
    """The entries of the list that is open."""
    return [str(option.prompt) for option in d.list.options]


async def choose(d: Driver, begins: str) -> None:
    """Choose an entry of the list that is open."""
    d.list.highlighted = next(i for i, text in enumerate(menu(d)) if begins in text)
    await d.press("enter")


async def who_plays(d: Driver, begins: str) -> None:
    await d.press("m")
    await choose(d, "Who plays")
    await choose(d, begins)


def test_another_level_in_mid_game_is_kept(home: Path) -> None:
    async def play(d: Driver) -> None:
        await d.answer(1)
        await d.press("m")
        await choose(d, "Who plays")
        assert [text[:1] for text in menu(d)[:4]] == ["●", "○", "○", "○"]
        await choose(d, "expert")
        assert "The computer plays at expert level from now on." in d.screen()
        assert d.game.match.s.who.seats == ("person", "expert")
        assert kept_history().who == d.game.match.s.who
        await d.answer(1)

    drive(play, new("heroz", bot="novice"))


def test_alone_there_is_nobody_to_replace() -> None:
    async def play(d: Driver) -> None:
        await d.press("m")
        assert not any("Who plays" in text for text in menu(d))

    drive(play, new("micro-hero"))


def test_a_seat_left_to_a_bot_shows_no_other_hand(home: Path) -> None:
    async def play(d: Driver) -> None:
        await d.press("enter")
        leaver = d.game.seat
        await who_plays(d, "Leave your seat")
        assert isinstance(d.app.screen, Curtain)
        assert f"waits for player {2 - leaver}" in d.screen()
        assert not d.game.query_one(BoardView).rows(78) and d.game.covered
        assert d.game.match.s.people == (1 - leaver,)
        await d.press("enter")
        for _ in range(4):
            assert d.game.eye == 1 - leaver and not isinstance(d.app.screen, Curtain)
            await d.answer(d.game.offer.choices[-1].number)
        assert kept_history().who == d.game.match.s.who
        await who_plays(d, f"Give the seat of player {leaver + 1}")
        assert d.game.match.table.practice and "for practice only" in d.screen()
        assert d.game.seat == 1 - leaver
        while d.game.waiting is None:
            await d.answer(d.game.offer.choices[-1].number)
        await d.press("enter")
        assert isinstance(d.app.screen, Curtain)

    drive(play, new("heroz", people="both"))


@pytest.mark.long
def test_what_the_leaver_sees_does_not_depend_on_the_other_hand() -> None:
    start = new("heroz", people="both", seed="twin").table
    rng = Rng(3)
    while start.ask is not None and start.ask.seats != 1:
        start.answer(rng.choice(start.words(1)), 1)
    shown = []
    for number in (1, 2):
        twin = start.sample(0, Rng(number), Seeded("x"))
        screens: list[str] = []

        async def play(d: Driver, screens: list[str] = screens) -> None:
            await d.press("enter", "m")
            await choose(d, "Who plays")
            screens.append(d.screen())
            await choose(d, "Leave your seat")
            screens.append(d.screen())

        setting = setting_of(twin, "s", Who.of(2, (0, 1)), None)
        setting.autosave = False
        drive(play, setting)
        shown.append((screens, twin.view(1).area("hand.1").pieces))
    assert shown[0][0] == shown[1][0] and shown[0][1] != shown[1][1]


@pytest.mark.long
def test_a_team_mate_leaves_and_comes_back() -> None:
    async def play(d: Driver) -> None:
        await d.answer(1)
        await who_plays(d, "Leave the seat of player 2")
        assert d.game.match.s.people == (0,)
        for _ in range(3):
            assert d.game.match.seating.viewer(0) == 0
            await d.answer(d.game.offer.choices[0].number)
        await who_plays(d, "Give the seat of player 2")
        assert d.game.match.seating.open and not d.game.match.table.practice
        assert "for practice" not in d.screen()
        await d.answer(d.game.offer.choices[0].number)

    drive(play, new("micro-hero", people="both", seats=2, bot="heuristic"))


def typed(setting: Setting, *answers: str, lang: str = "en") -> str:
    source, sink = io.StringIO("".join(f"{line}\n" for line in answers)), io.StringIO()
    Session(setting, Lines(source, sink, echo=True), lang).run()
    return sink.getvalue()


def test_line_mode_lists_and_changes(home: Path) -> None:
    setting = new("heroz", bot="novice")
    out = typed(setting, "players", "players 4", "players", "players 9", "players 5", "", "quit")
    assert "1. ● Computer: novice level" in out and "4. ● Computer: master level" in out
    assert "5. Give the seat of player 2 to a person" in out
    assert "“players 1” makes the first change." in out
    assert setting.who.seats == ("person", "person") and setting.table.practice
    assert kept_history().who.text == "person,person"
    assert "players" not in typed(new("micro-hero"), "help", "quit")


def test_line_mode_wipes_before_the_other_sits_down() -> None:
    table: Table[Any] = Table(game("heroz"), {}, Seeded("7"), seats=2)
    first = 0 if table.ask and table.ask.seats & 1 else 1
    setting = setting_of(table, "7", Who.of(2, (0, 1)), None)
    out = typed(setting, "", "joueurs 1", "", "", "quitter", lang="fr")
    left = out.partition("joueurs 1")[2]
    assert setting.people == (1 - first,)
    before, pages, after = left.partition("\n" * 50)
    assert pages and "Main" not in before and f"joueur {2 - first}" in after


def test_an_offer_to_a_seat_that_is_left_is_answered() -> None:
    setting = begin(game("heroz"), {}, Who.of(2, (0, 1)), "7")
    match = AppMatch(setting, "en")
    seat = match.person()
    match.say_out(seat, "!draw?")
    assert match.offered(1 - seat) == "draw"
    leave = changes(match, 1 - seat)[0]
    leave.make()
    assert match.table.talk.offer is None and match.s.people == (seat,)
