"""The course of a finished game: whose line it is, for one person and for two at one screen."""

from __future__ import annotations

import pytest

from heroon.desk.ended import ended_of
from heroon.kernel import Rng, Seeded, Table, game
from heroon.play.game_setting import Setting
from heroon.play.logged import LoggedMatch
from heroon.play.who import Who
from heroon.server.tables import LiveTable
from tests.server.serving import Site, unkept


@pytest.mark.parametrize(
    ("people", "names"),
    [((0, 1), ["Player 1", "Player 2"]), ((0,), ["You"])],
)
def test_two_at_one_screen_are_both_named(
    site: Site, people: tuple[int, ...], names: list[str]
) -> None:
    spec, rng = game("mini-rogue"), Rng(1)
    table = Table(spec, None, Seeded("ended"), seats=2)
    while table.ask is not None:
        seat = table.ask.seats.bit_length() - 1
        table.answer(rng.choice(table.words(seat)), seat)
    match = LoggedMatch(Setting(table, "a seed", Who.of(2, people, "heuristic")), "en")
    live = LiveTable("ended", match, unkept(site.store, "ended"))
    live.gathering.go_on()
    found = ended_of(live.sit("a viewer"))
    assert found is not None
    assert [stroke.name for stroke in found.strokes][: len(names)] == names
