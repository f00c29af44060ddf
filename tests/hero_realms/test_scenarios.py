"""The scenarios of Hero Realms solo: each is played; together they cite every rule and ruling."""

from __future__ import annotations

from pathlib import Path

import pytest

from heroon.games import hero_realms
from heroon.games.hero_realms.spec import SPEC
from tests.scenarios import Scenarios

#: Rules and rulings that no scenario can show, each with the reason.  Keep it short.
NOT_SHOWN: dict[str, str] = {
    "HR-42b": "every Boss has more combat than any face takes away",
}
OURS = Scenarios(hero_realms, SPEC, NOT_SHOWN)


def test_there_are_scenarios() -> None:
    assert len(OURS.files) > 550


@pytest.mark.parametrize("path", OURS.files, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    OURS.run(path)


def test_scenarios_say_what_they_test() -> None:
    assert OURS.untold() == []


def test_what_claims_that_nothing_is_drawn_names_the_next_prompt() -> None:
    assert OURS.undrawn() == []


def test_every_rule_and_ruling_is_cited() -> None:
    assert OURS.uncited() == []


def test_only_known_ids_are_cited() -> None:
    assert OURS.unknown() == []


def test_every_value_of_every_option_is_played() -> None:
    assert OURS.unplayed() == []
