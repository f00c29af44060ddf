"""The scenarios of MINI ROGUE: each is played; together they cite every rule that is built."""

from __future__ import annotations

from typing import Final

from heroon.games import mini_rogue
from heroon.games.mini_rogue.spec import SPEC
from tests.scenarios import Scenarios, ScenarioTests

#: Rules and rulings that no scenario can show, each with the reason.
NOT_SHOWN: Final = {
    "MR-G1": "It names what the program leaves out.",
}


OURS: Final = Scenarios(mini_rogue, SPEC, NOT_SHOWN)


class TestScenarios(ScenarioTests):
    ours = OURS
    more_than = 1100


def test_scenarios_are_of_this_game() -> None:
    assert {head["game"] for head in OURS.heads} == {"mini-rogue"}
