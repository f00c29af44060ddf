"""Of two people at one screen nobody is offered the same deal, with both hands, before the end."""

from __future__ import annotations

from tests.terminal.driving import Driver, drive, new
from tests.terminal.test_players import menu

SAME = "The same deal"


def offered(d: Driver) -> bool:
    return any(SAME in text for text in menu(d))


def test_two_people_wait_for_the_end() -> None:
    async def play(d: Driver) -> None:
        await d.press("enter")
        await d.press("m")
        assert not offered(d)
        d.list.highlighted = d.list.get_option_index("resign")
        await d.press("enter", "down", "enter")
        assert d.game.match.table.over
        assert offered(d)

    drive(play, new("heroz", people="both"))


def test_against_the_computer_it_is_offered_at_once() -> None:
    async def play(d: Driver) -> None:
        await d.press("m")
        assert offered(d)

    drive(play, new("heroz"))


def test_a_team_hides_nothing() -> None:
    async def play(d: Driver) -> None:
        await d.press("m")
        assert offered(d)

    drive(play, new("micro-hero", people="both", seats=2))
