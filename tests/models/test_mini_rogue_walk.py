"""MINI ROGUE: the game against the second model.

In `test` 1,008 games of at most 30 choices, of one, two and three adventurers, two thirds of them
from the middle of a game; in the long form each goes on for 2,000 choices or to its end.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.lengths import length
from tests.models.mini_rogue_walk import Reached, Walk, walk
from tests.models.walk_mini_rogue import WALKS
from tests.models.walks import Difference

#: All numbers of seats and ways to begin come in nine seeds.
GAMES = 9
OPTIONS = {
    **{"difficulty": "normal", "board": "city", "stances": "yes", "item_test": "may"},
    **{"mix": "no", "last": "king", "reference": "criminal"},
}


@pytest.mark.parametrize("block", range(112))
def test_both_walk_in_step(block: int) -> None:
    for seed in range(GAMES * block, GAMES * (block + 1)):
        assert walk(seed, most=length(30, 2000)) >= 0


def test_walks_reach_fights_rooms_and_exchange() -> None:
    reached = Reached()
    for seed in range(18):
        walk(seed, most=60, reached=reached)
    for name in ("word go", "word done", "question dice", "question give", "step BLOW", "end dead"):
        assert reached.count[name], name


def test_a_difference_is_told_with_what_led_to_it() -> None:
    side = Walk(1, 2, OPTIONS, middle=True)
    assert side.step()
    side.model.table.heroes[0].gold = 99
    with pytest.raises(Difference, match="heroes: game") as told:
        side.step()
    assert "from the middle" in str(told.value)


def test_walks_go_on_where_the_report_ends(tmp_path: Path) -> None:
    """What was reached in both runs is counted together, and what was not is named.

    A third run has nothing left to do.
    """
    out = tmp_path / "report.json"
    for many in (60, 2000, 2000):
        assert WALKS.main(["--choices", str(many), "--out", str(out)]) == 0
    report = json.loads(out.read_text(encoding="utf-8"))
    first, second = report["runs"]
    assert second["seeds"][0] == first["seeds"][1] + 1
    assert report["choices"] == first["choices"] + second["choices"] >= 2000
    assert "word swap-belt" in report["never_reached"]
    assert report["reached"]["word go"] > 0
