"""The levels of MINI ROGUE: each plays better than the one below, as last measured."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

from heroon.ai.levels import levels
from heroon.kernel import game
from heroon.lab import deals
from heroon.lab.stats import wilson

ROOT = Path(__file__).resolve().parents[2]
GAME = "mini-rogue"


def measured() -> dict[str, Any]:
    path = ROOT / "docs" / "lab" / "mini-rogue-levels.json"
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def test_every_level_that_a_person_meets_was_measured_under_these_rules() -> None:
    data = measured()
    assert data["rules"] == game(GAME).rules
    assert {row["level"]: row["bot"] for row in data["rows"]} == levels(game(GAME))
    assert len({row["hero_1"] for row in data["rows"]}) >= 3


def test_each_level_wins_more_of_the_same_deals_beyond_the_interval() -> None:
    """Of the deals that one of the two won alone: more than half, with the whole interval."""
    pairs = measured()["pairs"]
    for low, high in pairwise(levels(game(GAME))):
        some = [pair for pair in pairs if (pair["low"], pair["high"]) == (low, high)]
        more = sum(pair["high_alone"] for pair in some)
        less = sum(pair["low_alone"] for pair in some)
        assert wilson(more, more + less)[0] > 0.5, (low, high, more, less)


def test_the_page_tells_what_was_measured() -> None:
    page = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    assert deals.table(measured()) in page
