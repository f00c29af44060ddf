"""Simulations of games without an opponent."""

import json
from pathlib import Path

import pytest

from heroon.lab import journey, mean_interval, simulate, strength
from heroon.lab.games import write_csv


@pytest.mark.long
def test_the_same_journeys_for_any_number_of_workers() -> None:
    options = {"level": "mythic", "hera": "yes"}
    one = simulate("micro-hero", ["heuristic"], 24, seed=3, options=options, workers=1)
    two = simulate("micro-hero", ["heuristic"], 24, seed=3, options=options, workers=2)
    assert one[1] == two[1]
    assert one[0].journey == two[0].journey


def test_a_journey_is_summed_up_by_how_far_it_went(tmp_path: Path) -> None:
    summary, played = simulate("micro-hero", ["heuristic"], 12, seed=1, workers=1)
    went = summary.journey
    assert went is not None
    assert not summary.mirrored
    assert len({g.tokens for g in played}) > 1  # no game is played twice
    full = sum(g.result == (12,) for g in played)
    assert summary.wins == [full] == [went.full] == [went.past[-1]]
    assert went.past == sorted(went.past, reverse=True)
    assert sum(went.ended_at.values()) == 12 - full
    assert summary.draws == 0
    assert json.loads(summary.to_json())["journey"]["goal"] == 12
    write_csv(tmp_path / "games.csv", "micro-hero", played)
    assert (tmp_path / "games.csv").read_text().splitlines()[0].endswith(",turns,ended_at")


def test_a_duel_is_summed_up_as_before(tmp_path: Path) -> None:
    summary, played = simulate("heroz", ["random", "random"], 4, seed=1, workers=1)
    assert summary.mirrored
    assert "journey" not in summary.to_dict()
    write_csv(tmp_path / "games.csv", "heroz", played)
    assert (tmp_path / "games.csv").read_text().splitlines()[0].endswith(",turns")


def test_a_run_in_blocks_is_the_same_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "BLOCK", 4)
    *_, last = strength.blocks("micro-hero", ["random"], 10, {}, 1)
    whole, _ = simulate("micro-hero", ["random"], 10, seed=strength.SEED, workers=1)
    assert whole.journey is not None
    assert last["journey"]["past"] == whole.journey.past
    assert last["games"] == 10


def test_how_journeys_are_counted() -> None:
    went = journey(3, [0, 1, 3, 3], ["lion", "boar", "", ""])
    assert went.past == [3, 2, 2]
    assert went.full == 2
    assert went.mean == 1.75
    assert went.ended_at == {"boar": 1, "lion": 1}
    assert went.stages_p["p50"] == 1


def test_the_interval_of_a_mean() -> None:
    assert mean_interval([]) == (0.0, 0.0, 0.0)
    mean, low, high = mean_interval([1, 3])
    assert (mean, round(low, 2), round(high, 2)) == (2.0, 0.04, 3.96)


def test_the_strength_report(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    short = (strength.Series({"hera": "yes"}, 2, {"random": 2}),)
    monkeypatch.setattr(strength, "series_of", lambda game: short)
    out = tmp_path / "strength.json"
    strength.main(["micro-hero", "--workers", "1", "--out", str(out)])
    report = json.loads(out.read_text())
    assert [run["games"] for run in report["runs"]] == [2]
    assert report["runs"][0]["bots"] == ["random", "random"]
    strength.main(["micro-hero", "--table", str(out)])
    assert "| hera yes | 2 | random | 2 | " in capsys.readouterr().out
    strength.main(["micro-hero", "--workers", "1", "--share", "0.5"])
    assert json.loads(capsys.readouterr().out)["runs"][0]["games"] == 1


def test_one_bot_plays_and_the_rows_of_the_others_are_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    short = (strength.Series({}, 1, {"random": 2, "heuristic": 1}),)
    monkeypatch.setattr(strength, "series_of", lambda game: short)
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    strength.measure("micro-hero", 1, 1, old, "first")
    told = json.loads(old.read_text())
    args = ["micro-hero", "--workers", "1", "--only", "heuristic"]
    strength.main([*args, "--keep", str(old), "--out", str(new)])
    runs = json.loads(new.read_text())["runs"]
    assert [run["bots"] for run in runs] == [["random"], ["heuristic"]]
    assert runs[0] == told["runs"][0]
    assert runs[0]["commit"] == "first"
    assert runs[1]["commit"] != "first"
    assert runs[1]["journey"] == told["runs"][1]["journey"]
    alone = strength.measure("micro-hero", 1, 1, None, "third", "random")
    assert [run["commit"] for run in alone["runs"]] == ["third"]
