"""Answers that are given together are foretold in one line each kind, with the sum."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.board.model import Look
from heroon.kernel import Seeded, Table, game
from heroon.play.aided import AidedMatch
from heroon.play.game_setting import Setting
from heroon.play.laid import model_of
from heroon.play.preview import preview
from heroon.play.who import Who


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_hand_that_is_played_whole_repeats_no_line(lang: str) -> None:
    table: Table[Any] = Table(game("hero-realms"), None, Seeded("a whole hand"))
    table.answer("behaviour:dagger", 0)
    match = AidedMatch(Setting(table, "a seed", Who.of(1, (0,))), lang)
    model = model_of("hero-realms")
    assert model is not None and model.at_once is not None
    found = model.at_once(Look(match.seating.view(0), match.sentences(0)))
    assert found is not None and len(found[1]) == 3
    told = preview(match, 0, *found[1]).events
    assert len(told) == len(set(told)) == 1
    assert "+" in told[0]
