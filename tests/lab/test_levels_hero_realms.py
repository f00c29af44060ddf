"""The levels of Hero Realms: each plays better than the one below, as last measured."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

from heroon.ai.levels import levels
from heroon.kernel import game

ROOT = Path(__file__).resolve().parents[2]
GAME = "hero-realms"


def measured() -> dict[str, Any]:
    path = ROOT / "docs" / "lab" / "hero-realms-levels.json"
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def test_every_level_that_a_person_meets_was_measured_under_these_rules() -> None:
    data = measured()
    assert data["rules"] == game(GAME).rules
    assert {row["level"]: row["bot"] for row in data["rows"]} == levels(game(GAME))


def test_each_level_wins_more_of_the_same_deals_than_the_one_below() -> None:
    rows = {(row["boss"], row["level"]): row for row in measured()["rows"]}
    steps = list(levels(game(GAME)))
    for low, high in pairwise(steps):
        bosses = [boss for boss, level in rows if level == high]
        assert all(rows[b, low]["games"] == rows[b, high]["games"] for b in bosses)
        assert sum(rows[b, high]["games"] for b in bosses) >= 400
        won = Counter({level: sum(rows[b, level]["won"] for b in bosses) for level in (low, high)})
        assert won[high] > won[low]


def test_the_page_tells_what_was_measured() -> None:
    page = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    for row in measured()["rows"]:
        share = f"{100 * row['won'] / row['games']:.1f} %"
        start = f"| {row['boss']} | {row['level']} | {row['bot']} | {row['games']} | {share}"
        assert start in page
