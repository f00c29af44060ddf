"""What a review of the app found: each test failed once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from heroon.kernel import Rng, game
from heroon.play import begin
from heroon.store import Store
from heroon.terminal.app_match import AppMatch
from heroon.terminal.app_panels import Curtain, Panel
from tests.play.old import save_as_once
from tests.terminal.driving import Driver, drive, new


def no_room(self: Any, *_given: Any) -> None:
    raise OSError(28, "No space left on device")


async def pass_for_the_turn(d: Driver) -> int:
    """Play by turns to a window, leave the order to pass this turn, hand over; who left it."""
    rng = Rng(7)
    left = -1
    for _ in range(200):
        if isinstance(d.app.screen, Curtain) or d.game.waiting is not None:
            await d.press("enter")
            continue
        if left >= 0:
            return left
        match = d.game.match
        if any(match.text(word) == "pass" for word in match.seating.words(d.game.seat)):
            left = d.game.seat
            await d.press("p")
            assert isinstance(d.app.screen, Panel)
            d.list.highlighted = [item.id for item in d.app.screen.items].index("pass-turn")
            await d.press("enter")
            continue
        shown = [choice.number for choice in d.game.offer.choices]
        await d.answer(shown[rng.below(len(shown))])
    raise AssertionError


@pytest.mark.long
def test_secret_the_other_seat_does_not_read_that_an_order_was_left() -> None:
    async def play(d: Driver) -> None:
        seat = await pass_for_the_turn(d)
        assert d.game.match.at != seat
        assert d.game.t.text("orders-left") not in d.screen()

    drive(play, new("heroz", "both"))


def test_data_a_failed_save_is_told_after_a_typed_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(d: Driver) -> None:
        monkeypatch.setattr(Store, "append", no_room)
        monkeypatch.setattr(Store, "create", no_room)
        d.game.typed_line(d.game.match.text(d.game.pointer.candidates[0]))
        await d.settle()
        assert "could not be saved" in d.screen()

    drive(play, new("heroz"))


def test_data_a_failed_save_is_told_after_an_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(d: Driver) -> None:
        await d.answer(1)
        await d.answer(1)
        monkeypatch.setattr(Store, "append", no_room)
        monkeypatch.setattr(Store, "create", no_room)
        await d.press("u")
        assert "could not be saved" in d.screen()

    drive(play, new("micro-hero"))


def test_data_leaving_by_ctrl_q_tells_that_nothing_was_saved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play(d: Driver) -> None:
        monkeypatch.setattr(Store, "append", no_room)
        monkeypatch.setattr(Store, "create", no_room)
        await d.answer(1)
        d.app.action_leave()
        assert d.app.return_value == 1
        assert d.app._exit_renderables, "nothing says that the game was lost"

    drive(play, new("micro-hero"))


def test_data_back_takes_one_choice_of_a_team_that_one_person_plays() -> None:
    match = AppMatch(new("micro-hero", "both", 2), "en")
    rng, table = Rng(1), match.table
    for _ in range(60):
        match.give(match.person(), rng.choice(match.seating.words(match.person())))
        last = max((n for n, t in enumerate(table.tokens) if t.choice and t.seat >= 0), default=-1)
        if len(table.tokens) == 76:
            break
    match.say_out(match.person(), "!back?")
    assert len(table.tokens) == last


def test_log_notes_of_what_was_taken_back_go() -> None:
    match = AppMatch(new("micro-hero"), "en")
    rng = Rng(3)
    for _ in range(20):
        match.give(0, rng.choice(match.seating.words(0)))
    match.note(0, "forced", "undone")
    for _ in range(6):
        match.say_out(0, "!back?")
    match.note(0, "forced", "later")
    for _ in range(12):
        match.give(0, rng.choice(match.seating.words(0)))
    events = match.table.events(0)
    lines = match.lines(0, events, 0)
    assert not any("undone" in line for line in lines)
    assert sum("You face" in line for line in lines) == 1


@pytest.mark.parametrize("width", [6, 14, 20])
def test_crash_a_very_narrow_terminal(width: int) -> None:
    async def play(d: Driver) -> None:
        await d.pilot.resize_terminal(width, 12)
        await d.settle()

    drive(play, new("heroz"))


def test_crash_a_save_with_a_seat_that_is_none(tmp_path: Path) -> None:
    setting = new("heroz")
    path = tmp_path / "odd.heroon"
    for seat in ("7", "me"):
        save_as_once(path, setting, seat, "random")
        assert begin.resume(path).people == (0,)


def test_crash_a_bot_with_an_endless_number() -> None:
    assert not begin.known_bot(game("heroz"), "ismcts:" + "9" * 5000)
