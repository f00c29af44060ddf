"""The rounds for which the score of a game has not changed, after which a draw may be proposed.

The score is what a game names in `hints.toml` (`course`): counters that everybody sees.
"""

from __future__ import annotations

from typing import Any

from heroon.ai.agreeing import EVERY, STILL
from heroon.kernel import Table

from .course import numbers_of


class Standstill:
    """The counter of the rounds of one table in which its score has not changed."""

    def __init__(self, table: Table[Any], counters: tuple[str, ...]):
        self._table = table
        self._counters = counters
        #: The table as it was, as far as its record has been played again.
        self._then: Table[Any] | None = None
        self._undos = 0
        #: The round that was looked at last, its score, and the first round with this score.
        self._seen = self._since = -1
        self._score: dict[str, int] = {}

    def rounds(self) -> int:
        """Count the rounds without a change; fewer than `STILL`, or no draws, count as 0."""
        table, now = self._table, self.round
        may_end = table.spec.drawn is not None and len(set(table.teams)) > 1
        if not may_end or not self._counters or now < STILL or table.over:
            return 0
        self._follow()
        rounds = now - self._since
        return rounds if rounds >= STILL and self._score_of(table) == self._score else 0

    def due(self) -> int:
        """Count the rounds without a change in each round in `EVERY`, in which that is said."""
        rounds = self.rounds()
        return 0 if rounds % EVERY else rounds

    @property
    def round(self) -> int:
        """The number of the round now, which is a turn of each seat."""
        return self._round_of(self._table)

    def _round_of(self, table: Table[Any]) -> int:
        return int(table.spec.turn_of(table.g)) // table.seats

    def _score_of(self, table: Table[Any]) -> dict[str, int]:
        numbers = numbers_of(table.view(-1))
        return {n: v for n, v in numbers.items() if n.partition(".")[0] in self._counters}

    def _follow(self) -> None:
        """Play the record on from where it was last followed, with a look at each round."""
        table = self._table
        then = self._then
        if then is None or self._undos != table.undos:
            then = self._begin()
        for token in table.tokens[len(then.tokens) :]:
            then.repeat(token)
            self._look(then)

    def _begin(self) -> Table[Any]:
        """Copy the table as it was at its first question."""
        self._then = then = self._table.clone()
        self._undos, self._seen, self._score = self._table.undos, -1, {}
        then.drive(None)
        then.go_back(0)
        self._look(then)
        return then

    def _look(self, then: Table[Any]) -> None:
        """Note the score at the beginning of a round, where another round has begun."""
        number = self._round_of(then)
        if number == self._seen:
            return
        self._seen, score = number, self._score_of(then)
        if score != self._score:
            self._score, self._since = score, number
