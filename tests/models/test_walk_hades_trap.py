"""HADES TRAP: the game against the second model.

In `test` 1,008 games of at most 16 choices, two thirds of them from the middle of a game; in the
long form each goes on as far as those of `dev.py soak model hades-trap`.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.lengths import length
from tests.models.hades_trap_walk import Walk, walk
from tests.models.walk_hades_trap import WALKS
from tests.models.walks import Difference

#: All bosses, numbers of seats and ways to begin come in 36 seeds.
GAMES = 36


@pytest.mark.parametrize("block", range(28))
def test_both_walk_in_step(block: int) -> None:
    for seed in range(GAMES * block, GAMES * (block + 1)):
        assert walk(seed, most=length(16, 0)) >= 0


def test_a_difference_is_told_with_what_led_to_it() -> None:
    options = {"boss": "minotaur", "ether": "yes", "blessings": "yes", "grip": "arrive"}
    side = Walk(1, 2, options | {"walls": "stop"}, midgame=True)
    assert side.step()
    side.model.table.heroes[0].trophies += 1
    with pytest.raises(Difference, match="heroes: game") as told:
        side.step()
    assert "from the middle" in str(told.value)


def test_walks_go_on_where_the_report_ends(tmp_path: Path) -> None:
    """What was reached in both runs is counted together, and what was not is named.

    A third run has nothing left to do.
    """
    out = tmp_path / "report.json"
    for many in (30, 2500, 2500):
        assert WALKS.main(["--choices", str(many), "--out", str(out)]) == 0
    report = json.loads(out.read_text(encoding="utf-8"))
    first, second = report["runs"]
    assert second["seeds"][0] == first["seeds"][1] + 1
    assert report["choices"] == first["choices"] + second["choices"] >= 2500
    assert "end dead" in report["never_reached"]
    assert report["reached"]["word go"] > 0
