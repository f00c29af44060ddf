"""The levels of Hero Realms: each plays better than the one below, as last measured."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

from heroon.ai.levels import levels
from heroon.kernel import game
from heroon.lab import deals
from tests.lab.test_levels import measured

GAME = "hero-realms"


def test_each_level_wins_more_of_the_same_deals_than_the_one_below() -> None:
    spec = game(GAME)
    rows = {(row["boss"], row["level"]): row for row in measured(GAME)["rows"]}
    for boss in spec.options[0].values:
        for low, high in pairwise(levels(spec)):
            one, two = rows[boss, low], rows[boss, high]
            assert one["games"] == two["games"] >= 400
            assert two["won"] > one["won"], (boss, high)


def test_who_won_alone_fits_who_won() -> None:
    data = measured(GAME)
    rows = {(row["boss"], row["level"]): row["won"] for row in data["rows"]}
    for pair in data["pairs"]:
        more = rows[pair["boss"], pair["high"]] - rows[pair["boss"], pair["low"]]
        assert pair["high_alone"] - pair["low_alone"] == more
    assert len(data["pairs"]) == 4 * (len(levels(game(GAME))) - 1)


def test_the_levels_of_a_solo_game_play_the_same_deals(tmp_path: Path) -> None:
    out = tmp_path / "levels.json"
    few = ("novice", "apprentice")
    deals.main([GAME, "--share", "0.005", "--out", str(out), "--levels", ",".join(few)])
    report = json.loads(out.read_text(encoding="utf-8"))
    assert [(row["level"], row["games"]) for row in report["rows"]] == [(x, 2) for x in few] * 4
    assert [pair["boss"] for pair in report["pairs"]] == list(game(GAME).options[0].values)
    again = deals.measure(GAME, 2, 1, lambda _: None, few)
    assert again["rows"] == report["rows"]
