"""The ladder of levels: each against the one below."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from heroon.ai.bots import partners
from heroon.ai.levels import levels
from heroon.kernel import game
from heroon.lab import ladder
from heroon.lab.stats import wilson

ROOT = Path(__file__).resolve().parents[2]


def test_each_level_meets_the_one_below(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = {"novice": "random", "apprentice": "careless:10", "expert": "careless:1"}
    monkeypatch.setattr(ladder, "levels", lambda spec: steps)
    out = tmp_path / "deep" / "ladder.json"
    assert ladder.main(["heroz", "--pairs", "1", "--cheap", "5", "--out", str(out)]) == 0
    report = json.loads(out.read_text(encoding="utf-8"))
    assert [(r["level"], r["below"], r["pairs"]) for r in report["ladder"]] == [
        ("apprentice", "novice", 5),
        ("expert", "apprentice", 5),
    ]
    met = [(r["level"], r["partner"], r["pairs"]) for r in report["partners"]]
    assert met == [(level, name, 1) for level in steps for name in partners(game("heroz"))]
    first = report["ladder"][0]
    assert first["wins"] + first["losses"] + first["draws"] == 10
    assert first["wins"] > 5
    assert first["interval"][0] < first["share"] <= first["interval"][1]


def test_an_unknown_game_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder.main(["chess"]) == 1
    assert "no such game" in capsys.readouterr().err


def measured() -> dict[str, Any]:
    path = ROOT / "docs" / "lab" / "heroz-ladder.json"
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def test_every_level_of_heroz_was_measured_against_the_one_below_and_the_partners() -> None:
    data, spec = measured(), game("heroz")
    steps = levels(spec)
    assert data["levels"] == steps
    met = [(row["level"], row["below"], row["bots"]) for row in data["ladder"]]
    assert met == [(up, low, [steps[up], steps[low]]) for low, up in pairwise(steps)]
    sparred = [(row["level"], row["bots"]) for row in data["partners"]]
    assert sparred == [(up, [steps[up], name]) for up in steps for name in partners(spec)]
    for row in data["ladder"] + data["partners"]:
        assert row["pairs"] >= 400
        assert row["rules"] == spec.rules


def test_every_level_of_heroz_beats_the_one_below_and_every_partner() -> None:
    """As last measured, with the whole 95 % interval above one half, and hardly a game unended."""
    data = measured()
    for row in data["ladder"] + data["partners"]:
        games = 2 * row["pairs"]
        assert row["wins"] + row["losses"] + row["draws"] == games
        assert row["interval"] == [round(bound, 4) for bound in wilson(row["wins"], games)]
        assert row["interval"][0] > 0.5
        assert row["unended"] <= games // 50


def test_the_page_tells_what_was_measured() -> None:
    data = measured()
    page = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    for row in data["ladder"] + data["partners"]:
        low, high = (f"{100 * bound:.1f}" for bound in row["interval"])
        share = f"{100 * row['wins'] / (2 * row['pairs']):.1f} % ({low}–{high})"
        bots = " – ".join(row["bots"])
        against = row.get("below") or row["partner"]
        start = f"| {row['level']} | {against} | {bots} | {row['pairs']} | {share} |"
        assert f"{start} {row['draws']} |" in page
    for level, name in data["levels"].items():
        assert f"| {level} | {name} |" in page
