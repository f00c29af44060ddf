"""A seat: the only access that a bot has to a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from .drivers import Rng
from .machine import Machine
from .spec import GameSpec
from .state import State
from .table import Table
from .tokens import Event
from .view import View
from .words import ReasonInfo

S = TypeVar("S", bound=State)


class Seat(Generic[S]):
    """One seat at a table: its view, words, events, reasons and sampled worlds, nothing else.

    The real table stays behind closures, so that a bot cannot reach it by an attribute.
    """

    __slots__ = ("_look", "number", "spec")

    def __init__(self, table: Table[S], number: int):
        self.number = number
        self.spec: GameSpec[S] = table.spec
        self._look: Callable[[], Table[S]] = lambda: table

    @property
    def teams(self) -> tuple[int, ...]:
        """The number of the team of each seat of the table."""
        return self._look().teams

    @property
    def words(self) -> list[int]:
        """The words that this seat may answer now; empty when it is not asked."""
        return self._look().words(self.number)

    @property
    def prompt(self) -> int:
        """The number of the prompt at which this seat is asked, else 0."""
        ask = self._look().ask
        return ask.prompt if ask is not None and ask.seats >> self.number & 1 else 0

    def view(self) -> View:
        """Return what this seat sees."""
        return self._look().view(self.number)

    def events(self, since: int = 0) -> list[Event]:
        """List what this seat was told, from its own event number `since` on."""
        return self._look().events(self.number, since)

    def why(self, word: int) -> ReasonInfo | None:
        """Return the reason why this seat may not say a word now, None if it may."""
        return self._look().why(word, self.number)

    def world(self, rng: Rng) -> Machine[S]:
        """Sample a world that this seat cannot tell from the real one; return a playout of it."""
        return self._look().sample(self.number, rng).playout()

    def table(self, rng: Rng) -> Table[S]:
        """Sample such a world as a table without a driver, whose record starts at this step."""
        return self._look().sample(self.number, rng)
