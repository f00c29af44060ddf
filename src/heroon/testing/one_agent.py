"""The handling of a team decision for an API that must name one agent."""

from __future__ import annotations

from typing import Any, Final

from heroon.kernel import NOTHING, InputError, Table
from heroon.kernel.errors import REFUSED, STALE

from .laws import speakers

#: The adapter's own word: let a seat further on speak first.  No table ever sees it.
WAIT: Final = NOTHING


class OneAgent:
    """A choice of one seat at a time at a table where several may be asked.

    The seats of the mask are asked in order; each may say `WAIT` until one is left, which must
    speak.  After an answer the first seat of the new mask is asked.
    """

    def __init__(self, table: Table[Any]):
        self.table = table
        self._waited = 0

    @property
    def agent(self) -> int:
        """The seat that must speak or wait now; -1 when the game is over (or nature is asked)."""
        seats = speakers(self.table)
        return seats[self._waited] if seats else -1

    @property
    def words(self) -> list[int]:
        """The words that this seat may say, and `WAIT` last unless it is the last one left."""
        words = self.table.words(self.agent)
        last = self._waited + 1 >= len(speakers(self.table))
        return words if last else [*words, WAIT]

    def answer(self, word: int) -> None:
        """Let the agent speak or wait; raises `InputError`, and then nothing has changed."""
        seat = self.agent
        where = f"ask {len(self.table.tokens)}"
        if seat < 0:
            raise InputError(STALE, "nobody is asked", str(word), where)
        if word == WAIT:
            if WAIT not in self.words:
                raise InputError(REFUSED, "only this seat is left to speak", "wait", where)
            self._waited += 1
            return
        self.table.answer(word, seat)
        self._waited = 0
