"""A key too many at a question that one mostly passes: it spends nothing."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.play.game_setting import Setting
from heroon.play.who import Who
from tests.mini_rogue.laid import asked, laid
from tests.terminal.driving import Driver, drive

#: Two who have something that can be given, one of them badly hurt.
PAIR: dict[str, Any] = {
    "seats": 2,
    "gifts": [12, 12],
    "hp": [10, 5],
    "potions": [["heal"], []],
    "spent": [1, 1],
}


@pytest.mark.parametrize("step", ["GIVE 0", "PREPARE 0"])
def test_enter_gives_and_spends_nothing(step: str) -> None:
    """A second Enter spent the Codex: the cursor lay on the first answer."""
    heroes = {"hero_1": "captain", "hero_2": "alchemist"}
    table = laid(step, options=heroes, **{**PAIR, "spent": [0, 0]})
    before = list(table.g.potions[0]), list(table.g.spent), list(table.g.gold)
    assert asked(table) == step.split()[0].lower()

    async def play(d: Driver) -> None:
        shown = d.game.offer.choices
        assert shown[0].number == 1 and shown[-1].number == 0
        at = d.list.highlighted
        assert at is None or shown[at].number == 0
        await d.press("enter")
        g = table.g
        assert (list(g.potions[0]), list(g.spent), list(g.gold)) == before

    drive(play, Setting(table, "passing", Who(("person", "person"))))
