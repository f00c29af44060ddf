"""What a review of talk, orders and tables in C found: each test failed once."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.kernel import GameSpec, InputError, Rng, Seeded, Table, game

HEROZ: GameSpec[Any] = game("heroz")


@pytest.fixture(params=["python", "auto"])
def engine(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def till_a_window(table: Table[Any], turn: int = 0) -> None:
    rng = Rng(3)
    while HEROZ.turn_of(table.g) < turn or "pass" not in texts(table) or len(texts(table)) < 2:
        assert table.ask is not None
        table.answer(rng.choice(table.ask.words))


def texts(table: Table[Any]) -> list[str]:
    assert table.ask is not None
    return [HEROZ.words.text[word] for word in table.ask.words]


def test_rules_a_copy_does_not_make_a_table_forget_that_somebody_went_back(engine: str) -> None:
    table: Table[Any] = Table(HEROZ, driver=Seeded("quiet"), engine=engine)
    till_a_window(table)
    assert table.ask is not None
    seat = table.ask.seats.bit_length() - 1
    table.order(seat, "pass-turn")
    table.answer("pass", seat)
    table.undo()
    assert table.due(seat) == 0
    table.clone()
    with pytest.raises(InputError):
        table.answer("nonsense", seat)
    assert table.due(seat) == 0


def test_rules_an_offer_lapses_by_a_typed_answer_without_a_seat(engine: str) -> None:
    table: Table[Any] = Table(HEROZ, driver=Seeded("lapse"), engine=engine)
    till_a_window(table)
    assert table.ask is not None
    table.answer("!draw?", 2 - table.ask.seats.bit_length())
    table.answer("pass")
    assert table.talk.offer is None


def test_rules_nature_does_not_decline_an_offer(engine: str) -> None:
    table: Table[Any] = Table(HEROZ, engine=engine)
    assert table.ask is not None
    assert table.ask.seats == 0
    table.answer("!draw?", 0)
    table.answer(table.ask.words[0])
    assert table.talk.offer is not None


def test_rules_a_wish_to_go_back_ends_when_its_word_is_taken_back(engine: str) -> None:
    table: Table[Any] = Table(HEROZ, driver=Seeded("a"), engine=engine)
    rng = Rng(3)
    seat = -1
    while table.undoable < 2 or table.ask is None or table.ask.seats != 1 << seat:
        assert table.ask is not None
        seat = table.ask.seats.bit_length() - 1
        table.answer(rng.choice(table.ask.words))
    table.answer("!back?", seat)
    table.undo()
    table.undo()
    assert table.talk.offer is None


def test_rules_an_order_for_a_turn_does_not_come_again_with_that_turn(engine: str) -> None:
    table: Table[Any] = Table(HEROZ, driver=Seeded("a"), engine=engine)
    till_a_window(table, 3)
    back = len(table.tokens)
    till_a_window(table, 4)
    table.order(0, "pass-turn")
    table.go_back(back)
    till_a_window(table, 4)
    assert table.standing(0) == []


def test_rules_a_game_that_is_over_is_not_drawn_any_more(engine: str) -> None:
    table: Table[Any] = Table(HEROZ, driver=Seeded("a"), engine=engine)
    table.resign(0)
    result = table.result
    with pytest.raises(InputError):
        table.draw(1)
    assert (table.result, len([t for t in table.tokens if t.word < 0])) == (result, 1)
