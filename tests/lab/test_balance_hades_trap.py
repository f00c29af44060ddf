"""The balance page of HADES TRAP: what a series counts, and the page as its data has it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from heroon.faces.hades_trap import balance
from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.words import BOSSES, HEROES

PAGE = Path(__file__).resolve().parents[2] / "docs" / "balance" / "hades-trap.md"


def test_a_series_plays_every_order_of_heroes() -> None:
    row = balance.series(2, "minotaur", 1)
    assert row["games"] == 7 * 6 == sum(row["won"])
    assert sum(row["reasons"].values()) == 42
    assert {games for _, games in row["heroes"].values()} == {12}
    assert sum(won for won, _ in row["heroes"].values()) == 42
    assert len(row["pairs"]) == 42
    assert sum(first for first, _ in row["pairs"].values()) == row["won"][0]
    assert 0 < row["turns"]["p50"] <= row["turns"]["p95"] <= row["turns"]["max"]


def test_only_a_seat_whose_interval_leaves_its_fair_share_is_told_apart() -> None:
    even = [balance.Won(500, 1000), balance.Won(500, 1000)]
    assert balance.verdict(even) == "none"
    apart = [balance.Won(560, 1000), balance.Won(440, 1000)]
    assert balance.verdict(apart) == "seat 1 +, seat 2 −"
    assert str(balance.Won(560, 1000)) == "56.0 (52.9–59.0)"


def test_the_command_writes_the_page_again_from_its_data(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.with_suffix(".json").write_bytes(PAGE.with_suffix(".json").read_bytes())
    balance.main(["--out", str(page), "--table"])
    assert page.read_text(encoding="utf-8") == PAGE.read_text(encoding="utf-8")


def test_the_page_has_every_boss_at_every_table_and_no_game_met_the_bound() -> None:
    report = json.loads(PAGE.with_suffix(".json").read_text(encoding="utf-8"))
    assert report["rules"] == SPEC.rules
    rows = {(row["seats"], row["boss"]): row for row in report["rows"]}
    assert list(rows) == [(seats, boss) for seats in SPEC.seats for boss in BOSSES.tokens]
    for (seats, _), row in rows.items():
        assert row["games"] >= 800
        assert set(row["reasons"]) <= {"portal", "four"}, "the bound, or a dead end"
        assert sum(row["won"]) == sum(row["reasons"].values()) == row["games"]
        assert list(row["heroes"]) == list(HEROES.tokens)
        assert sum(games for _, games in row["heroes"].values()) == seats * row["games"]


@pytest.mark.parametrize("boss", BOSSES.tokens)
def test_games_of_two_masters_are_short(boss: str) -> None:
    """As last measured: the Siren's are the longest."""
    report = json.loads(PAGE.with_suffix(".json").read_text(encoding="utf-8"))
    length = next(r for r in report["rows"] if (r["seats"], r["boss"]) == (2, boss))["turns"]
    assert length["p50"] < 40
    assert length["p95"] < 120
