"""Series of games for any number of seats and teams."""

from __future__ import annotations

import json
from pathlib import Path

import polars as pl
import pytest

from heroon.cli.report import report
from heroon.kernel import InputError, game
from heroon.kernel.errors import REFUSED
from heroon.lab import simulate
from heroon.lab.parquet import read_games, write_games
from heroon.lab.simulate import _Job, _seating
from heroon.texts import texts
from tests.native.having import native
from tests.shapes.installed import install


@pytest.fixture(autouse=True)
def _overlord(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(monkeypatch, tmp_path / "site", overlord="tests.shapes.overlord:SPEC")


def job(*bots: str, mirrored: bool = True) -> _Job:
    return _Job("overlord", {}, bots, 3, mirrored, 0, 12, False)


def test_a_mirrored_series_moves_every_bot_through_every_seat() -> None:
    seatings = [_seating(job("a", "b", "c"), n) for n in range(6)]
    assert [seats for seats, _, _ in seatings[:3]] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
    ]
    chances = [chance for _, chance, _ in seatings]
    assert chances[:3] == [chances[0]] * 3
    assert chances[3:] == [chances[3]] * 3
    assert chances[0] != chances[3]


def test_of_two_seats_the_pairs_are_those_that_they_always_were() -> None:
    for number in range(4):
        seats, chance, seeds = _seating(job("a", "b"), number)
        assert seats == (("a", "b"), ("b", "a"))[number % 2]
        assert chance == 16 * ((3 << 24) + number // 2)
        assert seeds == (chance + 1, chance + 2)
    assert _seating(job("a", "b", mirrored=False), 1)[0] == ("a", "b")


def test_a_team_wins_as_one_and_wins_are_those_of_the_bots() -> None:
    bots = ["heuristic", "random", "random"]
    summary, played = simulate("overlord", bots, 60, seed=4, workers=1, engine="python")
    assert summary.mirrored
    wins, draws = [0, 0, 0], 0
    for g in played:
        assert g.result[0] == g.result[1] != g.result[2]
        for seat, won in enumerate(g.result):
            wins[(seat + g.number % 3) % 3] += won
        assert g.seats[-g.number % 3] == "heuristic"
        draws += len(set(g.result)) == 1
    assert (summary.wins, summary.draws) == (wins, draws)
    assert summary.wins[0] > summary.wins[1]


def test_a_bot_against_itself_is_even_over_all_seats() -> None:
    summary, _ = simulate("overlord", ["heuristic"] * 4, 40, seed=2, workers=1, engine="python")
    assert len(set(summary.wins)) == 1


@pytest.mark.parametrize(("ruled", "seats"), [("seat", 3), ("auto", 3), ("seat", 4), ("auto", 1)])
def test_the_same_games_in_c(ruled: str, seats: int) -> None:
    native(game("overlord"))
    for bots in (["random"] * seats, ["heuristic", *["random"] * (seats - 1)]):
        said = [
            simulate("overlord", bots, 24, seed=5, options={"ruled": ruled}, workers=1, engine=e)[1]
            for e in ("python", "native")
        ]
        assert said[0] == said[1]


def test_results_of_a_game_without_opponents_or_stages_are_told() -> None:
    bots, options = ["heuristic"] * 2, {"ruled": "auto"}
    summary, played = simulate("overlord", bots, 30, options=options, workers=1, engine="python")
    results = [g.result[0] for g in played]
    assert not summary.mirrored
    assert summary.results is not None
    assert summary.results["mean"] == round(sum(results) / 30, 4)
    assert (summary.results["max"], summary.wins, summary.draws) == (max(results), [], 0)
    assert json.loads(summary.to_json())["results"] == summary.results


def test_what_the_game_refuses_is_refused_before_a_game_is_played() -> None:
    with pytest.raises(InputError) as bad:
        simulate("overlord", ["random"], 3, workers=1)
    assert (bad.value.kind, bad.value.why) == (REFUSED, "alone")


def test_bots_that_search_play_for_their_team() -> None:
    for bots in (["ismcts:20", "ismcts:20", "random"], ["random", "random", "ismcts:20"]):
        summary, _ = simulate("overlord", bots, 6, seed=1, workers=1, mirrored=False)
        assert summary.wins[bots.index("ismcts:20")] >= 4


def test_what_only_says_how_good_it_is_is_kept_and_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody wins there: `won` is empty, and the report shows the results."""
    monkeypatch.delenv("HEROON_STRICT_TEXTS", raising=False)  # this game has no words
    files = []
    for ruled in ("auto", "seat"):
        bots = ["heuristic", *["random"] * 2]
        options = {"ruled": ruled}
        series = simulate("overlord", bots, 12, options=options, workers=1, engine="python")
        write_games(tmp_path / ruled, *series)
        found = read_games(tmp_path / ruled)
        assert found.played == series[1] and found.summary.results == series[0].results
        files.append(str(tmp_path / ruled))
    assert pl.read_parquet(tmp_path / "auto")["won"].null_count() == 12
    assert pl.read_parquet(tmp_path / "seat")["won"].null_count() == 0
    t = texts("en")
    for some in (files, files[:1]):
        assert report(some, str(tmp_path / "r.html"), "en") == 0
        page = (tmp_path / "r.html").read_text(encoding="utf-8")
        assert t.text("report-results") in page
        assert (
            (t.text("report-wins") in page) == (t.text("report-seats") in page) == (some == files)
        )
