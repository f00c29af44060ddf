"""Standing orders, offers and going back, in line mode."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from heroon.kernel import Rng, Seeded, Table, game
from heroon.play.who import Who
from heroon.terminal.lines import Lines
from heroon.terminal.session import Session, Setting
from tests.cli.running import heroon
from tests.cli.test_play import saved

HEROZ = game("heroz")
MICRO = game("micro-hero")


def played(spec: Any, choices: int, seats: int = 2, seed: str = "11") -> Table[Any]:
    """A game stopped at a choice of seat 0, after so many choices of its own."""
    table: Table[Any] = Table(spec, driver=Seeded(seed), seats=seats)
    rng, own = Rng(2), 0
    while table.ask is not None:
        if table.ask.seats & 1 and len(table.words(0)) > 1:
            own += 1
            if own > choices:
                break
        seat = 0 if table.ask.seats & 1 else 1
        table.answer(rng.choice(table.words(seat)), seat)
    return table


def said(table: Table[Any], people: tuple[int, ...], *answers: str, lang: str = "en") -> str:
    sink = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in answers))
    setting = Setting(table, "11", Who.of(table.seats, people))
    Session(setting, Lines(source, sink, echo=True), lang).run()
    return sink.getvalue()


def test_orders_are_listed_left_and_withdrawn() -> None:
    table = played(HEROZ, 3)
    told = said(table, (0,), "orders", "orders 3", "orders 9", "quit")
    assert "1. [ ] Pass for me in combat whenever I have nothing to play" in told
    assert "3. [x] Pass for me in combat until I am attacked" in told
    assert "“orders 1” gives the first order" in told
    assert table.standing(0) == ["pass-until-attacked"]
    said(table, (0,), "orders 3", "quit")
    assert table.standing(0) == []


def test_behind_a_curtain_only_blind_orders_are_left() -> None:
    told = said(played(HEROZ, 3), (0, 1), "", "orders", "quit")
    assert "nothing to play" not in told
    assert "until the end of this turn" in told


def test_a_bot_grants_to_go_back_behind_news() -> None:
    table = played(HEROZ, 7)
    last = max(n for n, t in enumerate(table.tokens) if t.seat == 0 and t.choice)
    told = said(table, (0,), "back", "quit")
    assert "practice" in told
    assert len(table.tokens) == last
    assert table.practice


def test_whoever_goes_back_to_an_answer_given_unasked_is_asked() -> None:
    """The order of two line bonuses did not matter, and was not asked; going back, it is."""
    table = played(HEROZ, 6)
    at = len(table.tokens)
    told = said(table, (0,), "back", "quit")
    assert "practice" in told
    assert len(table.tokens) == at
    assert "which line bonus comes first?" in told.rpartition("practice")[2]


def test_alone_one_practises() -> None:
    table = played(MICRO, 6, seats=1)
    before = len(table.tokens)
    told = said(table, (0,), "revenir", "quitter", lang="fr")
    assert "la partie ne se joue plus que pour s’exercer." in told
    assert len(table.tokens) < before
    assert table.practice


def test_a_draw_with_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    from heroon.play import match

    table = played(HEROZ, 4)
    monkeypatch.setattr(match, "agrees", lambda table, seat, kind, name: False)
    told = " ".join(said(table, (0,), "draw", "quit").split())
    assert "The computer declines the draw: it hopes for better." in told
    assert not table.over
    monkeypatch.setattr(match, "agrees", lambda table, seat, kind, name: True)
    told = said(table, (0,), "draw")
    assert table.over
    assert "The players have agreed on a draw." in told


def test_an_offer_waits_for_the_other_person() -> None:
    table = played(HEROZ, 4)
    told = said(table, (0, 1), "", "agree", "draw", "quit")
    assert "Nothing has been offered to you." in told
    assert "The offer waits for an answer." in told
    offer = table.talk.offer
    assert offer is not None
    assert offer.waits == 0b10
    while not (table.ask is not None and table.ask.seats == 0b10):
        assert table.ask is not None
        table.answer(table.ask.words[0], table.ask.seats.bit_length() - 1)
    told = said(table, (1, 0), "", "agree")
    assert "A draw is offered to you (“agree” or “decline”)." in told
    assert (table.over, table.reason) == (True, "agreed")


def test_what_is_not_possible_is_said_so() -> None:
    table = played(HEROZ, 2)
    told = said(table, (0,), "claim", "decline", "quit")
    assert "That is not possible: the game has not had 5000 choices." in told
    assert "That is not possible: there is no offer." in told
    team = said(played(MICRO, 2), (0, 1), "draw", "quit")
    assert "That is not possible: this game has no draws." in team


@pytest.mark.parametrize("name", ["master", "expert", "ismcts:3", "apprentice", "random"])
def test_levels_and_bots_play_by_name(name: str, tmp_path: Path) -> None:
    ran = heroon(tmp_path, "play", "heroz", "--plain", "--bot", name, "--seed", "4", answers=["1"])
    assert ran.code == 0, ran.err
    assert f"who=person,{name}\n" in saved(tmp_path).read_text("utf-8")


def test_an_unknown_level_is_refused(tmp_path: Path) -> None:
    ran = heroon(tmp_path, "play", "heroz", "--plain", "--bot", "ismcts:x")
    assert ran.code == 2
    assert "novice, apprentice, expert, master, random" in ran.err
