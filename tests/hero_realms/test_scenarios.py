"""The scenarios of Hero Realms solo: each is played; together they cite every rule and ruling."""

from __future__ import annotations

from heroon.games import hero_realms
from heroon.games.hero_realms.spec import SPEC
from tests.scenarios import Scenarios, ScenarioTests

#: Rules and rulings that no scenario can show, each with the reason.  Keep it short.
NOT_SHOWN: dict[str, str] = {
    "HR-42b": "every Boss has more combat than any face takes away",
}
OURS = Scenarios(hero_realms, SPEC, NOT_SHOWN)


class TestScenarios(ScenarioTests):
    ours = OURS
    more_than = 550
