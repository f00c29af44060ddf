"""Of a troop that lies face down nothing is foretold: its player is to remember it (HZ-10)."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.kernel import Table, game, open_position
from heroon.play.aided import AidedMatch
from heroon.play.game_setting import Setting
from heroon.play.preview import preview, what_if
from heroon.play.who import Who

EMPTY = ["."] * 9


def match_of(aid: str = "no", **state: Any) -> AidedMatch:
    options = {"memory_aid": aid}
    table: Table[Any] = open_position(game("heroz"), {"turns": 4, **state}, options, 2, "veil")
    return AidedMatch(Setting(table, "veil", Who.of(2, (0, 1), "novice")), "en")


BLOCK: dict[str, Any] = {
    "agenda": ["BLOCKERS"],
    "turn": 1,
    "column": 0,
    "fighting": [0, 0b1],
    "field": [["9H!0", "4S!0", *EMPTY[2:]], ["5D^", *EMPTY[1:]]],
}
PEEK: dict[str, Any] = {
    "agenda": ["HERO_POWER 0 0"],
    "turn": 0,
    "hero": [["JC"], []],
    "field": [["9H!0", *EMPTY[1:]], ["5D!01", *EMPTY[1:]]],
}


@pytest.mark.parametrize(
    ("state", "text"), [(BLOCK, "block:1.2"), (PEEK, "peek:0/1.1"), (PEEK, "peek:1/1.1")]
)
def test_nothing_is_foretold_of_a_troop_to_be_remembered(state: dict[str, Any], text: str) -> None:
    match = match_of(**state)
    word = match.table.spec.words.parse(0, text, "")
    assert word in match.table.words(0)
    found = preview(match, 0, word)
    assert found.events == found.changes == found.odds == () and found.final
    assert what_if(match, 0, word) is None
    assert all("9" not in advice.reason for advice in match.advise(0))


def test_the_memory_aid_tells_what_a_troop_would_do() -> None:
    match = match_of("yes", **BLOCK)
    found = preview(match, 0, match.table.spec.words.parse(0, "block:1.2", ""))
    assert any("4 of spades" in line for line in found.events) and found.changes
