"""What is refused at the door: answers, seats, words, lines of a scenario."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.heroz.power import totals
from heroon.games.heroz.spec import SPEC
from heroon.kernel import InputError, Seeded, Table, read_scenario, run_scenario
from tests.heroz.positions import duel, troop

SCENARIO = 'game = "heroz"\n[state]\nagenda = ["ATTACKERS"]\nturns = 4\n'


@pytest.mark.parametrize("said", [None, 3.5, b"x", [], True])
def test_an_answer_of_another_type_is_refused(said: Any) -> None:
    table = Table(SPEC, driver=Seeded("doors"))
    with pytest.raises(InputError, match="a word or its text"):
        table.answer(said)


@pytest.mark.parametrize("seat", [2, -2, 10**6])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    table = Table(SPEC, driver=Seeded("doors"))
    for ask in (table.view, table.events):
        with pytest.raises(InputError, match="there is no seat"):
            ask(seat)
    with pytest.raises(InputError, match="there is no seat"):
        table.resign(seat)
    with pytest.raises(InputError, match="there is no seat"):
        table.resign(-1)


@pytest.mark.parametrize("word", [0, -1, 10**9])
def test_what_is_no_word_has_no_reason(word: int) -> None:
    with pytest.raises(InputError, match="not a word"):
        Table(SPEC, driver=Seeded("doors")).why(word, 0)


def test_lines_and_counters_of_a_scenario() -> None:
    refused = SCENARIO + '[refuse]\n"x pass" = "heroz:2.2"\n'
    with pytest.raises(InputError, match="a refused line"):
        run_scenario(read_scenario(refused))
    misspelt = SCENARIO + '[expect]\n"counter.pionts.0" = 0\n'
    with pytest.raises(InputError, match="no such path"):
        run_scenario(read_scenario(misspelt))


def test_complete_without_an_active_troop_multiplies_nobody() -> None:
    """[heroz:complete]"""
    g = duel()
    for number, token in enumerate(("2S", "3S", "4S", "2H", "3H", "4H", "2D", "3D", "4D")):
        troop(g, 0, f"{number // 3 + 1}.{number % 3 + 1}", token, up=False)
    g.hero[0].append(37)
    assert totals(g, 0, 0, 0) == [0]
