"""HADES TRAP: who has nothing to say this turn says so once, at every screen."""

from __future__ import annotations

import contextlib
import io
from typing import Any

import pytest
from rich.console import Console

from heroon.desk.desk import Desk, Phase
from heroon.desk.paint import declines_of, orders_of
from heroon.games import hades_trap
from heroon.games.hades_trap.spec import SPEC
from heroon.kernel import InputError, Seeded, Table, open_position
from heroon.play.game_setting import Setting
from heroon.play.logged import LoggedMatch
from heroon.play.match import Match
from heroon.play.who import Who
from heroon.terminal.lines import Lines
from heroon.terminal.session import Session
from tests.scenarios import Scenarios
from tests.terminal.driving import Driver, drive

OURS = Scenarios(hades_trap, SPEC, {})
WORD = {text: word for word, text in enumerate(SPEC.words.text)}


def exchanging(asked: int = 0) -> Table[Any]:
    """Three tokens lie, and Ulysses is asked before the first;."""
    given = OURS.case("exchange-twice-asked").head
    table = open_position(SPEC, given["state"], given.get("options", {}), 2, "test", Seeded("x"))
    for text in ("go:e5", "go:e4", "done"):
        table.answer(WORD[text], 0)
    for _ in range(asked):
        table.answer(WORD["pass"], 0)
    return table


def asks(table: Table[Any]) -> str:
    assert table.ask is not None
    return SPEC.words.prompts[table.ask.prompt].name


def said(table: Table[Any]) -> list[str]:
    """What Ulysses has answered."""
    return [SPEC.words.text[token.word] for token in table.tokens if token.seat == 0]


def setting(table: Table[Any], *people: int) -> Setting:
    return Setting(table, "1", Who.of(2, people, "novice"))


def test_ulysses_says_once_that_he_leaves_the_sequence() -> None:
    """Three questions, one answer: the order answers that which stands and those to come."""
    table = exchanging()
    match = Match(setting(table, 0), "en")
    assert asks(table) == "replace"
    assert match.pass_turn(0)
    while (forced := match.forced(0)) is not None:
        match.say_forced(0, *forced)
        if table.ask is None or not table.ask.seats & 1:
            break
    assert asks(table) != "replace"
    assert table.g.ether_left[0] == 1


def test_passing_leaves_the_order_alone_that_speaks_to_the_question() -> None:
    match = Match(setting(exchanging(), 0), "en")
    match.pass_turn(0)
    assert match.table.standing(0) == ["keep-ether-turn"]


def test_passing_where_nothing_stands_leaves_all_orders_of_the_turn() -> None:
    table: Table[Any] = Table(SPEC, {}, Seeded("x"), seats=2)
    match = Match(setting(table, 0), "en")
    match.pass_turn(0)
    assert match.table.standing(0) == ["no-shield-turn", "keep-ether-turn"]
    assert match.forced(0) is None


def test_an_order_answers_the_question_to_which_one_has_gone_back() -> None:
    table = exchanging()
    match = Match(setting(table, 0), "en")
    match.answer(0, WORD["pass"])
    assert asks(table) == "replace"
    match.undo_to(len(table.tokens) - 1)
    assert match.forced(0) is None
    match.order(0, "keep-ether-turn", True)
    assert match.forced(0) == (WORD["pass"], "declined")


@pytest.mark.parametrize(("lang", "line"), [("en", "passes turn"), ("fr", "passes tour")])
def test_line_mode_passes_at_the_question_that_stands(lang: str, line: str) -> None:
    """One line, and Ulysses is not asked again in this turn."""
    table = exchanging()
    lines = Lines(io.StringIO(f"{line}\n"), io.StringIO(), echo=True)
    with contextlib.suppress(InputError):  # a table opened at a position cannot be saved
        Session(setting(table, 0), lines, lang).run()
    assert said(table)[3:6] == ["pass", "pass", "pass"]


def test_the_app_offers_the_order_among_the_answers() -> None:
    table = exchanging()

    async def play(driver: Driver) -> None:
        console = Console(width=60)
        with console.capture() as told:
            console.print(driver.list.options[-1].prompt)
        assert "Keep the Ether this turn" in told.get()
        driver.list.highlighted = len(driver.list.options) - 1
        await driver.press("enter")
        assert said(table)[3:6] == ["pass", "pass", "pass"]

    drive(play, setting(table, 0))


# -- the page -------------------------------------------------------------------------------------


def desk(table: Table[Any], *people: int) -> Desk:
    made = Desk(LoggedMatch(setting(table, *people), "en"))
    made.advance()
    return made


def test_the_page_offers_the_order_that_speaks_to_the_question() -> None:
    names = [switch.name for switch in orders_of(desk(exchanging(), 0))]
    assert names == ["keep-ether-turn"]


def test_ulysses_declines_before_the_screen_is_handed_over() -> None:
    """Two share a screen: for the whole turn by one touch, and no curtain falls."""
    table = exchanging()
    shared = desk(table, 0, 1)
    shared.seat = 0
    shared.phase = Phase.CURTAIN
    assert [way.name for way in declines_of(shared)] == ["once", "keep-ether-turn"]
    shared.decline("keep-ether-turn")
    assert asks(table) != "replace"
    assert table.g.ether_left[0] == 1


@pytest.mark.parametrize("order", ["", "no-shield-turn"])
def test_a_shield_is_declined_before_the_screen_is_handed_over(order: str) -> None:
    table = threatened()
    shared = desk(table, 0, 1)
    assert shared.phase == Phase.CURTAIN
    assert [way.name for way in declines_of(shared)] == ["once", "no-shield-turn"]
    shared.decline(order)
    assert asks(table) != "shield"


def threatened() -> Table[Any]:
    """Who stands on the tile where the Boss lands holds an amphora, and is asked for a Shield."""
    given = OURS.case("shield-against-both").head
    table = open_position(SPEC, given["state"], given.get("options", {}), 2, "test", Seeded("x"))
    for line in given["script"]:
        seat, text = line.split()
        if text in ("yes", "shield"):
            break
        table.answer(WORD[text], int(seat))
    assert asks(table) == "shield"
    return table
