"""Standing orders are kept with the game, stand again, and are seen by their own seat alone."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from heroon.kernel import Seeded, Table, game
from heroon.play import saves
from heroon.play.aided import AidedMatch
from heroon.play.begin import resume, setting_of
from heroon.play.match import Match
from heroon.play.seat_orders import seat_orders
from heroon.play.who import Who
from heroon.terminal.lines import Lines
from heroon.terminal.session import Session
from tests.cli.running import heroon
from tests.cli.test_talk import HEROZ, MICRO, played


def typed(path: Path, *answers: str) -> str:
    """Go on with a saved game and type this."""
    source, sink = io.StringIO("".join(f"{line}\n" for line in answers)), io.StringIO()
    Session(resume(path), Lines(source, sink, echo=True), "en").run()
    return sink.getvalue()


def kept(path: Path, table: Table[Any], *people: int) -> Path:
    saves.save(path, table, "11", Who.of(table.seats, people or (0,), "novice"))
    return path


def test_an_order_is_saved_at_once_and_stands_again(tmp_path: Path) -> None:
    path = kept(tmp_path / "x.heroon", played(HEROZ, 3))
    assert path.read_text().startswith("# heroon play: who=person,novice\n")
    typed(path, "orders 3")  # the input ends without a farewell
    head = path.read_text().partition("\n")[0]
    assert head == "# heroon play: orders=0:pass-until-attacked who=person,novice"
    assert "3. [x] Pass for me in combat until I am attacked" in typed(path, "orders")
    typed(path, "orders 3")
    assert path.read_text().startswith("# heroon play: who=person,novice\n")


def test_an_order_for_a_turn_ends_with_it(tmp_path: Path) -> None:
    table = played(HEROZ, 3)
    table.order(0, "pass-turn")
    assert saves.load(kept(tmp_path / "x.heroon", table)).table.standing(0) == ["pass-turn"]
    again = saves.load(tmp_path / "x.heroon").table
    turn = HEROZ.turn_of(again.g)
    while HEROZ.turn_of(again.g) == turn:
        assert again.ask is not None
        seat = again.ask.seats.bit_length() - 1
        again.answer(again.words(seat)[-1], seat)
    assert again.standing(0) == []
    assert saves.orders_of(again) == ""


def test_what_is_asked_when_a_game_is_gone_on_with_is_asked(tmp_path: Path) -> None:
    """Who went back to a question, and left there, finds it again; the next one is answered."""
    table = played(HEROZ, 3)
    words = table.words(0)
    for one in HEROZ.standing:
        table.order(0, one.name)
    path = kept(tmp_path / "x.heroon", table)
    match = Match(resume(path), "en")
    assert match.table.words(0) == words and match.declined(0) is None
    match.order(0, "pass-turn", True)
    assert match.declined(0) == (match.table.due(0) or None)


@pytest.mark.parametrize("field", ["0:gone", "7:pass-turn", "x", ",", "0:pass-turn:pass-turn"])
def test_orders_that_are_none_are_forgotten(tmp_path: Path, field: str) -> None:
    table = played(HEROZ, 3)
    table.order(0, "pass-turn")
    path = kept(tmp_path / "x.heroon", table)
    body = (
        path.read_text().rpartition("# whole: ")[0].replace("orders=0:pass-turn", f"orders={field}")
    )
    path.write_text(f"{body}# whole: {saves._digest(body)}\n")
    assert saves.load(path).table.standing(0) == []


def test_an_old_save_opens(tmp_path: Path) -> None:
    path = kept(tmp_path / "x.heroon", played(MICRO, 3, seats=1))
    assert "orders=" not in path.read_text()
    assert saves.load(path).table.standing(0) == []


def test_another_seat_sees_nothing_of_an_order(tmp_path: Path) -> None:
    """The whole session of seat 1 is the same, whatever seat 0 has ordered."""
    told = []
    for orders in ((), ("pass-until-attacked",)):
        table = played(HEROZ, 3)
        for name in orders:
            table.order(0, name)
        path = kept(tmp_path / f"{len(orders)}.heroon", table, 0, 1)
        assert saves.load(path).table.standing(0) == list(orders)
        match = AidedMatch(resume(path), "en")
        mine = [one.text for one in seat_orders(match, 0)]
        assert any("[x]" in text for text in mine) == bool(orders)
        ran = heroon(tmp_path, "replay", str(path), "--seat", "1")
        assert ran.code == 0 and "pass-until-attacked" not in ran.out
        theirs = [one.text for one in seat_orders(match, 1)]
        told.append((theirs, match.table.view(1), ran.out.replace(path.name, "")))
    assert told[0] == told[1]


def test_behind_a_curtain_an_order_that_tells_of_a_hand_is_withdrawn(tmp_path: Path) -> None:
    table: Table[Any] = Table(game("heroz"), {}, Seeded("11"), seats=2)
    for name in ("pass-empty", "pass-turn"):
        table.order(0, name)
    match = Match(setting_of(table, "11", Who.of(2, (0, 1)), None), "en")
    assert match.table.standing(0) == ["pass-turn"]
