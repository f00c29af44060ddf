"""A game whose score stands still says so, on the page, in the app and in lines."""

from __future__ import annotations

import io
from typing import Any

import pytest

from heroon.ai.agreeing import EVERY, STILL
from heroon.desk.desk import Desk
from heroon.desk.gathering import Gathering
from heroon.desk.paint import framed, screen_of
from heroon.desk.reader import Reader
from heroon.desk.viewer import Viewer
from heroon.kernel import Seeded, Table, game
from heroon.kernel.words import PASS
from heroon.play import match as matches
from heroon.play.aided import AidedMatch
from heroon.play.game_setting import Setting
from heroon.play.logged import LoggedMatch
from heroon.play.seat_orders import seat_orders
from heroon.play.standstill import Standstill
from heroon.play.who import Who
from heroon.terminal.lines import Lines
from heroon.terminal.session import Session
from tests.terminal.driving import Driver, drive

HEROZ = game("heroz")
CARDS = HEROZ.sets["deck"].domain.by_value
SCORE = ("points",)
ENGLISH = "The score has not changed for 40 rounds: you may offer a draw."
FRENCH = (
    "Le score n’a pas changé depuis 40 tours de table\u00a0: vous pouvez proposer la partie nulle."
)


def turn_of(table: Table[Any], turn: int) -> None:
    """Go on to a turn; nobody ever attacks."""
    while table.ask is not None and HEROZ.turn_of(table.g) < turn:
        words = table.ask.words
        table.answer(PASS if PASS in words else words[-1], table.ask.seats.bit_length() - 1)


def still(turn: int = 2 * STILL) -> Table[Any]:
    """A game in which nobody has attacked, at the first question of seat 0 in a turn."""
    table: Table[Any] = Table(HEROZ, {}, Seeded("stand"), seats=2)
    turn_of(table, turn)
    assert table.ask is not None and table.ask.seats == 1
    return table


def declines(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(matches, "agrees", lambda table, seat, kind, name: False)


def setting(table: Table[Any], *people: int) -> Setting:
    return Setting(table, "stand", Who.of(2, people or (0,), "novice"))


def test_rounds_without_a_change_are_counted_and_told_one_in_ten() -> None:
    table = still(2 * STILL - 2)
    counted = Standstill(table, SCORE)
    assert (counted.rounds(), counted.due()) == (0, 0)
    for more in range(EVERY + 1):
        turn_of(table, 2 * (STILL + more))
        assert counted.rounds() == STILL + more
        assert counted.due() == (0 if more % EVERY else STILL + more)
    assert Standstill(table, ()).rounds() == 0


def test_what_was_taken_back_has_not_changed_anything() -> None:
    table = still(140)
    counted = Standstill(table, ("hand",))
    before, rounds = len(table.tokens), counted.rounds()
    assert rounds >= STILL
    placed = [word for word in table.words(0) if HEROZ.words.text[word] != "pass"]
    table.answer(placed[0], 0)
    turn_of(table, 142)
    assert counted.rounds() == 0
    table.go_back(before)
    assert counted.rounds() == rounds


def test_a_point_ends_it_at_once_and_for_as_many_rounds() -> None:
    """The score is looked at as it is now, not as it was when the round began."""
    table = still()
    counted = Standstill(table, SCORE)
    assert counted.due() == STILL
    assert Standstill(table, ("deck",)).rounds() == 0
    g = table.g
    card = next(card for card in g.hand[0] if CARDS[card].startswith("9"))
    g.hand[0].remove(card)
    g.points[0].append(card)
    g.scored[0].append(9)
    assert counted.rounds() == 0


def test_games_without_draws_or_opponents_never_say_so() -> None:
    micro: Table[Any] = Table(game("micro-hero"), {}, Seeded("stand"), seats=1)
    assert Standstill(micro, ("wounds",)).rounds() == 0


def test_the_page_says_it_with_a_button_until_an_offer_is_declined(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    declines(monkeypatch)
    match = LoggedMatch(setting(still()), "en")
    desk = Desk(match, Gathering(match), "en")
    desk.advance()
    viewer = Viewer(desk, Reader("en", "auto", "/"), "t", 0.0)
    html, news = viewer.frame(lambda one: framed(one, "t", 1), 1)
    told = "Score unchanged for 40 rounds."
    assert told in html and 'id="offer-draw" data-order="draw"' in html
    assert told in news
    html, news = viewer.frame(lambda one: framed(one, "t", 1), 1)
    assert told in html and told not in news
    offer = next(one for one in seat_orders(match, 0) if one.name == "draw")
    assert offer.give().startswith("The computer declines the draw")
    assert screen_of(desk, "t", 1).standstill == ""
    assert match.standstill(always=True) == ""


def test_an_advice_says_it_in_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    declines(monkeypatch)
    match = AidedMatch(setting(still(2 * STILL + 2)), "en")
    assert match.standstill() == ""
    assert [one.reason.rpartition(" The ")[2] for one in match.advise(0)] == [
        ENGLISH.replace("40", "41").removeprefix("The ")
    ]
    young = AidedMatch(setting(still(4)), "en")
    assert not any("you may offer" in one.reason for one in young.advise(0))


def test_lines_say_it_once_in_a_round_with_the_command() -> None:
    for lang, told, more in (
        ("en", f"{ENGLISH} (“draw”)", ("view", "hint")),
        ("fr", f"{FRENCH} («\u00a0nulle\u00a0»)", ("voir", "conseil")),
    ):
        sink = io.StringIO()
        source = io.StringIO("\n".join([*more, "quit" if lang == "en" else "quitter", ""]))
        Session(setting(still()), Lines(source, sink, echo=True), lang).run()
        out = " ".join(sink.getvalue().split(" ")).replace("\n  ", " ")
        assert out.count(told) == 2, out  # with the question, and with the advice


def test_two_people_at_one_screen_are_each_told_once() -> None:
    match = AidedMatch(setting(still(), 0, 1), "en")
    assert [match.new_standstill(seat) for seat in (0, 1, 0, 1)] == [ENGLISH, ENGLISH, "", ""]
    match.say_out(0, "!draw?")
    assert match.standstill() == ""


def test_the_app_says_it_in_the_line_below_the_answers() -> None:
    async def play(driver: Driver) -> None:
        shown = " ".join(driver.screen().split())
        assert f"{ENGLISH} (Press p.)" in shown
        await driver.press("p")
        assert "Offer a draw" in driver.screen()

    drive(play, setting(still()))
