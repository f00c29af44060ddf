"""The ladder of levels: each against the one below."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from heroon.lab import ladder


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
