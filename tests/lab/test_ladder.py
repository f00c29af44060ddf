"""The ladder of levels: each against the one below."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from heroon.ai.levels import levels
from heroon.kernel import game
from heroon.lab import ladder
from heroon.lab.stats import wilson

ROOT = Path(__file__).resolve().parents[2]


def test_each_level_meets_the_one_below(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = {"novice": "random", "apprentice": "heuristic", "expert": "ismcts:3"}
    monkeypatch.setattr(ladder, "levels", lambda spec: steps)
    out = tmp_path / "deep" / "ladder.json"
    assert ladder.main(["heroz", "--pairs", "2", "--cheap", "10", "--out", str(out)]) == 0
    report = json.loads(out.read_text(encoding="utf-8"))
    assert [(r["level"], r["below"], r["pairs"]) for r in report["ladder"]] == [
        ("apprentice", "novice", 10),
        ("expert", "apprentice", 2),
    ]
    first = report["ladder"][0]
    assert first["wins"] + first["losses"] + first["draws"] == 20
    assert first["wins"] > 10
    assert first["interval"][0] < first["share"] <= first["interval"][1]


def test_an_unknown_game_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder.main(["chess"]) == 1
    assert "no such game" in capsys.readouterr().err


def measured() -> dict[str, Any]:
    path = ROOT / "docs" / "lab" / "heroz-ladder.json"
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def test_every_level_of_heroz_was_measured_against_the_one_below() -> None:
    data, steps = measured(), levels(game("heroz"))
    assert data["levels"] == steps
    met = [(row["level"], row["below"], row["bots"]) for row in data["ladder"]]
    assert met == [(up, low, [steps[up], steps[low]]) for low, up in pairwise(steps)]
    assert all(2 * row["pairs"] >= 400 for row in data["ladder"])


def test_no_level_of_heroz_plays_worse_than_the_one_below() -> None:
    """As last measured, with the whole 95 % interval above one half."""
    data = measured()
    for row in data["ladder"]:
        games = 2 * row["pairs"]
        assert row["wins"] + row["losses"] + row["draws"] == games
        assert row["interval"] == [round(bound, 4) for bound in wilson(row["wins"], games)]
        assert row["interval"][0] > 0.5
    for row in data.get("again", []):
        assert row["interval"][0] > 0.5


def test_the_page_tells_what_was_measured_and_under_which_rules() -> None:
    """A row under older rules is marked, and a series under today's stands beside it."""
    data, rules = measured(), game("heroz").rules
    page = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    today = {(row["level"], row["below"]) for row in data.get("again", []) if row["rules"] == rules}
    for row in [*data["ladder"], *data.get("again", [])]:
        low, high = (f"{100 * bound:.1f}" for bound in row["interval"])
        share = f"{100 * row['wins'] / (2 * row['pairs']):.1f} % ({low}–{high})"
        bots = " – ".join(row["bots"])
        start = f"| {row['level']} | {row['below']} | {bots} | {row['rules']} | {row['pairs']} |"
        assert f"{start} {share} |" in page
        assert row["rules"] == rules or (row["level"], row["below"]) in today
