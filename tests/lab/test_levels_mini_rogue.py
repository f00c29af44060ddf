"""The levels of MINI ROGUE: each plays better than the one below, as last measured."""

from __future__ import annotations

from itertools import pairwise

from heroon.ai.levels import levels
from heroon.kernel import game
from heroon.lab import deals
from heroon.lab.stats import wilson
from tests.lab.test_levels import measured
from tests.native.having import native

GAME = "mini-rogue"


def test_three_heroes_or_more_were_measured() -> None:
    data = measured(GAME)
    assert len({row["hero_1"] for row in data["rows"]}) >= 3


def test_each_level_wins_more_of_the_same_deals_beyond_the_interval() -> None:
    """Of the deals that one of the two won alone: more than half, with the whole interval."""
    pairs = measured(GAME)["pairs"]
    for low, high in pairwise(levels(game(GAME))):
        some = [pair for pair in pairs if (pair["low"], pair["high"]) == (low, high)]
        more = sum(pair["high_alone"] for pair in some)
        less = sum(pair["low_alone"] for pair in some)
        assert wilson(more, more + less)[0] > 0.5, (low, high, more, less)


def test_who_thinks_plays_fewer_of_the_same_deals() -> None:
    """The figures of the others stand as without, and the two are compared in what both played."""
    native(game(GAME))
    some = ("apprentice", "expert")
    report = deals.measure(GAME, 3, 1, lambda _: None, some, slow=1)
    rows, pairs = report["rows"], report["pairs"]
    assert [row["games"] for row in rows] == [3, 1] * 8
    assert [pair["games"] for pair in pairs] == [1] * 8
    alone = deals.measure(GAME, 3, 1, lambda _: None, some[:1])["rows"]
    assert alone == [row for row in rows if row["level"] == "apprentice"]
    assert [deals.thinks(bot) for bot in ("random", "careless:4", "planner")] == [0, 0, 1]
