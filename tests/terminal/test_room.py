"""A small terminal: the answers that fit there are in sight together, at the price of the log."""

from __future__ import annotations

from typing import Any

from heroon.games.micro_hero.spec import SPEC
from heroon.kernel import Table, open_position
from heroon.play.game_setting import Setting
from heroon.play.who import Who
from tests.terminal.driving import LARGE, SMALL, Driver, drive

#: Upkeep with a Posture that comes too late: five answers, one of them in three lines.
FIGHT: dict[str, Any] = {
    **{"trial": ["hydra"], "attack": 3, "life": 9, "turns": 1, "agenda": ["PERFECT"]},
    **{"stack": [["training", "strike", "block", "block", "block"]]},
}


def table() -> Table[Any]:
    return open_position(SPEC, FIGHT, {}, 1, "room")


async def all_in_sight(d: Driver) -> None:
    await d.settle()
    assert d.list.virtual_size.height <= d.list.size.height
    assert len(d.game.offer.choices) >= 4


def test_answers_have_the_place_of_the_log_where_only_then_all_are_in_sight() -> None:
    async def play(d: Driver) -> None:
        await all_in_sight(d)
        assert not d.game.query_one("#log").display
        await d.press("1")
        await d.press("enter")
        assert d.game.query_one("#log").display, "fewer answers fit beside it"

    drive(play, Setting(table(), "room", Who(("person",))), lang="fr", size=SMALL)


def test_a_large_terminal_keeps_its_log() -> None:
    async def play(d: Driver) -> None:
        await all_in_sight(d)
        assert d.game.query_one("#log").display

    drive(play, Setting(table(), "room", Who(("person",))), lang="fr", size=LARGE)
