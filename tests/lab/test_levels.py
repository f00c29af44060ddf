"""The levels of a game are measured under its rules of today, and the page tells the figures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from heroon.ai.levels import levels
from heroon.kernel import game, games
from heroon.lab import deals, strength

ROOT = Path(__file__).resolve().parents[2]
MEASURED = [n for n in games() if (ROOT / "docs" / "lab" / f"{n}-levels.json").exists()]


def measured(name: str) -> dict[str, Any]:
    """The report on the levels of a game that play the same deals."""
    path = ROOT / "docs" / "lab" / f"{name}-levels.json"
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def test_games_with_a_report() -> None:
    assert len(MEASURED) >= 2


@pytest.mark.parametrize("name", MEASURED)
def test_every_level_that_a_person_meets_was_measured_under_these_rules(name: str) -> None:
    data = measured(name)
    assert data["rules"] == game(name).rules
    assert {row["level"]: row["bot"] for row in data["rows"]} == levels(game(name))


@pytest.mark.parametrize("name", MEASURED)
def test_the_page_tells_what_was_measured(name: str) -> None:
    page = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    assert deals.table(measured(name)) in page


def test_a_table_of_deals_needs_no_game(capsys: pytest.CaptureFixture[str]) -> None:
    for command, name in ((deals, "hero-realms-levels"), (strength, "micro-hero-strength")):
        assert command.main(["--table", str(ROOT / "docs" / "lab" / f"{name}.json")]) == 0
        assert capsys.readouterr().out.startswith("| ")
        assert command.main([]) == 1
        assert "no such game" in capsys.readouterr().err


def test_a_level_that_no_game_has_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """An index that was out of range was all that one was told."""
    assert deals.main(["hero-realms", "--levels", "novice,grandmaster"]) == 1
    assert capsys.readouterr().err == "levels: 'grandmaster': no such level\n"


def test_deals_keep_nothing_of_another_report() -> None:
    """The report of another game with the same commit was read as one of this game."""
    few = ("novice",)
    others = deals.measure("mini-rogue", 1, 1, lambda _: None, few)
    mine = deals.measure("hero-realms", 1, 1, lambda _: None, few)
    assert deals.measure("hero-realms", 1, 1, lambda _: None, few, others) == mine
    assert deals.measure("hero-realms", 1, 1, lambda _: None, few, {"game": "heroz"}) == mine
