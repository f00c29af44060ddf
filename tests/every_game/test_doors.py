"""What every game's table refuses at the door: answers, seats and words that are none."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.kernel import InputError, Seeded, Table, game, games


@pytest.fixture(params=games())
def table(request: pytest.FixtureRequest) -> Table[Any]:
    return Table(game(request.param), driver=Seeded("doors"))


@pytest.mark.parametrize("said", [None, 3.5, b"x", [], True])
def test_an_answer_of_another_type_is_refused(said: Any, table: Table[Any]) -> None:
    with pytest.raises(InputError, match="a word or its text"):
        table.answer(said)


@pytest.mark.parametrize("beyond", [0, 10**6])
def test_a_seat_that_is_not_there_is_refused(beyond: int, table: Table[Any]) -> None:
    for seat in (table.seats + beyond, -2 - beyond):
        for ask in (table.view, table.events, table.resign):
            with pytest.raises(InputError, match="there is no seat"):
                ask(seat)


def test_a_spectator_cannot_resign(table: Table[Any]) -> None:
    with pytest.raises(InputError, match="there is no seat"):
        table.resign(-1)


@pytest.mark.parametrize("word", [0, -1, 10**9])
def test_what_is_no_word_has_no_reason(word: int, table: Table[Any]) -> None:
    with pytest.raises(InputError, match="not a word"):
        table.why(word, 0)
