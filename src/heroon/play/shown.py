"""A finished game that today's rules would play otherwise, shown from what was stored of it.

Of such a game no word is said again.  What was kept is shown: the position at the beginning of
each turn, how it ended, and the course of its counters from one of these positions to the next.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from heroon.kernel import GameSpec, Table, View
from heroon.store import History

from .course import Course
from .who import Who


class Shown(NamedTuple):
    """A finished game as far as it was stored.

    `turns` holds a table at the beginning of each turn whose position can still be read, `missing`
    how many cannot; `result` is empty where it was not kept.
    """

    spec: GameSpec[Any]
    who: Who
    turns: tuple[Table[Any], ...]
    missing: int
    result: tuple[int, ...]
    reason: str
    numbers: dict[str, int]

    def view(self, turn: int, viewer: int) -> View:
        """What a seat saw when a turn began, with nothing to answer."""
        raise NotImplementedError

    def course(self) -> Course | None:
        """The course of the counters that the game names, from turn to turn to the end."""
        raise NotImplementedError


def shown_of(kept: History, where: str) -> Shown | None:
    """A finished game from what was stored; None where no position of it can be read."""
    raise NotImplementedError
