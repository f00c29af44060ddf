"""The ladder of levels: each against the one below."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from heroon.ai.bots import needs_table
from heroon.ai.levels import levels
from heroon.kernel import game
from heroon.lab import ladder
from heroon.lab.stats import wilson

#: Games of which a ladder was measured.
MEASURED = ("heroz", "hades-trap")
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.long
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
    first = report["ladder"][0]
    assert first["wins"] + first["losses"] + first["draws"] == 10
    assert first["wins"] > 5
    assert first["interval"][0] < first["share"] <= first["interval"][1]


def test_with_more_seats_one_plays_against_the_others_and_an_option_shares_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = {"novice": "careless:60", "master": "heuristic"}
    monkeypatch.setattr(ladder, "levels", lambda spec: steps)
    out = tmp_path / "ladder.json"
    given = ["hades-trap", "--over", "boss", "--pairs", "4", "--cheap", "4", "--out", str(out)]
    assert ladder.main(given) == 0
    report = json.loads(out.read_text(encoding="utf-8"))
    assert [row["bots"] for row in report["ladder"]] == [
        ["heuristic", *["careless:60"] * others] for others in (1, 2, 3)
    ]
    for row in report["ladder"]:
        seats = len(row["bots"])
        assert row["pairs"] == 4
        assert [games for _, games in row["each"].values()] == [seats] * 4
        assert sum(wins for wins, _ in row["each"].values()) == row["wins"]
        assert row["wins"] + row["losses"] + row["draws"] == 4 * seats
    assert [row["wins"] > row["losses"] for row in report["ladder"]] == [True] * 3


def test_an_unknown_option_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder.main(["heroz", "--over", "weather", "--pairs", "1", "--cheap", "1"]) == 1
    assert "no such option" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["hero-realms", "micro-hero", "mini-rogue"])
def test_levels_that_do_not_meet_have_no_ladder(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What a level won alone stood there as won against the level below."""
    assert ladder.main([name, "--pairs", "1", "--cheap", "1"]) == 1
    assert capsys.readouterr().err.endswith("here: see heroon.lab.deals\n")


def test_an_unknown_game_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder.main(["chess"]) == 1
    assert "no such game" in capsys.readouterr().err


def measured(name: str) -> dict[str, Any]:
    path = ROOT / "docs" / "lab" / f"{name}-ladder.json"
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


@pytest.mark.parametrize("name", MEASURED)
def test_every_level_was_measured_against_the_one_below(name: str) -> None:
    data, spec = measured(name), game(name)
    steps = levels(spec)
    assert data["levels"] == steps
    met = [(row["level"], row["below"], row["bots"]) for row in data["ladder"]]
    assert met == [
        (up, low, [steps[up]] + [steps[low]] * (seats - 1))
        for seats in spec.seats
        for low, up in pairwise(steps)
    ]
    for row in data["ladder"]:
        least = 60 if any(map(needs_table, row["bots"])) else 800
        assert row["pairs"] * len(row["bots"]) >= least
        assert row["rules"] == spec.rules


@pytest.mark.parametrize("name", MEASURED)
def test_every_level_beats_the_one_below(name: str) -> None:
    """As last measured, with the whole 95 % interval above a fair share, and hardly one unended."""
    data = measured(name)
    for row in data["ladder"]:
        games = len(row["bots"]) * row["pairs"]
        assert row["wins"] + row["losses"] + row["draws"] == games
        assert row["interval"] == [round(bound, 4) for bound in wilson(row["wins"], games)]
        assert row["interval"][0] > 1 / len(row["bots"])
        assert row["unended"] <= games // 50


def test_the_page_tells_what_was_measured_of_heroz() -> None:
    data = measured("heroz")
    page = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    for row in data["ladder"]:
        low, high = (f"{100 * bound:.1f}" for bound in row["interval"])
        share = f"{100 * row['wins'] / (2 * row['pairs']):.1f} % ({low}–{high})"
        bots = " – ".join(row["bots"])
        start = f"| {row['level']} | {row['below']} | {bots} | {row['pairs']} | {share} |"
        assert f"{start} {row['draws']} |" in page
    for level, name in data["levels"].items():
        assert f"| {level} | {name} |" in page


def test_the_page_tells_what_was_measured_of_hades_trap() -> None:
    data = measured("hades-trap")
    page = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    for part in ladder.table(data).split("\n\n"):
        assert part.strip() in page
