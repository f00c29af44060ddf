"""A labyrinth in a window of 80 by 24: what decides is in sight without leafing."""

import pytest

from tests.terminal.driving import SMALL, Driver, drive, new


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_maze_the_own_points_and_the_threads_are_in_sight(seats: int) -> None:
    seen: list[str] = []

    async def play(d: Driver) -> None:
        seen.append(d.screen())

    drive(play, new("hades-trap", seats=seats), "en", SMALL)
    lines = seen[0].splitlines()
    for row in range(1, 10):
        assert any(line.startswith(f" {row} ") for line in lines), row
    for wanted in ("Arrows", "You, Ulysses", "Threads crossed this turn", "End your turn"):
        assert any(wanted in line for line in lines), wanted


def test_a_large_window_shows_the_others_first() -> None:
    seen: list[str] = []

    async def play(d: Driver) -> None:
        seen.append(d.screen())

    drive(play, new("hades-trap", seats=3), "en", (160, 48))
    assert seen[0].index("Player 2, Andromeda") < seen[0].index("Arrows")
