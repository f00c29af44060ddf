"""The scenarios of MICRO HERO: each is played; together they cite every rule and ruling."""

from __future__ import annotations

from heroon.games import micro_hero
from heroon.games.micro_hero.spec import SPEC
from tests.scenarios import Scenarios, ScenarioTests

#: Rules and rulings that no scenario can show, each with the reason.  Keep it short.
NOT_SHOWN: dict[str, str] = {
    "MH-C3": "a saved game is written and read by the tests of the files and of the line",
    "MH-G11": "texts, pictures and the player aid decide nothing",
}
OURS = Scenarios(micro_hero, SPEC, NOT_SHOWN)


class TestScenarios(ScenarioTests):
    ours = OURS
    more_than = 300
