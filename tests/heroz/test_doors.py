"""What is refused at the door: answers, seats, words, lines of a scenario."""

from __future__ import annotations

import pytest

from heroon.games.heroz.power import totals
from heroon.kernel import InputError, read_scenario, run_scenario
from tests.heroz.positions import duel, troop

SCENARIO = 'game = "heroz"\n[state]\nagenda = ["ATTACKERS"]\nturns = 4\n'


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
