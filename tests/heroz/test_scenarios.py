"""The scenarios of HEROZ: each is played; together they cite every rule and ruling."""

from __future__ import annotations

from heroon.games import heroz
from heroon.games.heroz.spec import SPEC
from tests.scenarios import Scenarios, ScenarioTests

#: Rules and rulings that no scenario can show, each with the reason.  Keep it short.
NOT_SHOWN: dict[str, str] = {}
OURS = Scenarios(heroz, SPEC, NOT_SHOWN)


class TestScenarios(ScenarioTests):
    ours = OURS
    more_than = 200
