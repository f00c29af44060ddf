"""Hypothesis walks through HEROZ: what must hold at every ask, shrinking to a short record."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from heroon.games.heroz.rules_resolution import points
from heroon.games.heroz.sound import sound
from heroon.games.heroz.spec import SPEC
from heroon.games.heroz.state import Duel
from heroon.testing import check_game
from heroon.testing.walks import fractions, seeds, walk


def holds(g: Duel) -> None:
    """Every position of play is one that a file may hold, and nobody has won unnoticed."""
    assert sound(g) == "", sound(g)
    if not g.reason:
        assert max(points(g, 0), points(g, 1)) < 30
    assert g.lost[0] + g.lost[1] <= 18


@settings(max_examples=30, derandomize=True, deadline=None)
@given(seeds(), fractions(40))
def test_walks(seed: int, choices: list[int]) -> None:
    walk(SPEC, seed, choices, invariants=[holds])


@settings(max_examples=15, derandomize=True, deadline=None)
@given(seeds(), fractions(40))
def test_walks_with_the_other_options(seed: int, choices: list[int]) -> None:
    options = {"receivers": "choose", "late_joker": "joins", "complete_lasts": "yes"}
    walk(SPEC, seed, choices, options=options, invariants=[holds])


@pytest.mark.long
def test_whole_games() -> None:
    check_game(SPEC, 3, "full", seed=500, invariants=[holds])
