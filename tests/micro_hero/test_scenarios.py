"""The scenarios of MICRO HERO: each is played; together they cite every rule and ruling."""

from __future__ import annotations

from pathlib import Path

import pytest

from heroon.games import micro_hero
from heroon.games.micro_hero.spec import SPEC
from tests.scenarios import Scenarios

#: Rules and rulings that no scenario can show, each with the reason.  Keep it short.
NOT_SHOWN: dict[str, str] = {
    "MH-C3": "a saved game is written and read by the tests of the files and of the line",
    "MH-G11": "texts, pictures and the player aid decide nothing",
}
OURS = Scenarios(micro_hero, SPEC, NOT_SHOWN)


def test_there_are_scenarios() -> None:
    assert len(OURS.files) > 300


@pytest.mark.parametrize("path", OURS.files, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    OURS.run(path)


def test_scenarios_say_what_they_test() -> None:
    assert OURS.untold() == []


def test_every_rule_and_ruling_is_cited() -> None:
    assert OURS.uncited() == []


def test_only_known_ids_are_cited() -> None:
    assert OURS.unknown() == []


def test_every_value_of_every_option_is_played() -> None:
    assert OURS.unplayed() == []
