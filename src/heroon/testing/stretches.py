"""The kit for long games: the cheap laws at every question, all of them in stretches of questions.

At every ask: the words in flight are counted, no word is offered twice, the game in C takes the
same word.  At one ask in `LOOKED`: ranges, capacities, order and conservation of the state, the
words offered as texts; at one in `COMPARED` ask and fields of the game in C.

A stretch begins at one ask in `EVERY` on average, at the first one there with no word that may be
taken back, and is `LONG` asks long.  In it everything is checked as at depth "full", also whole
lines of words that are taken back and an elder clone that catches up.  Where stretches lie follows
from the seed and the number of the ask alone.

At the end of every game its state and the position as text; in one game in `REPEATED` the tokens
are said again from the record, in another one from the seed.
"""

from __future__ import annotations

from typing import Any, Final

from heroon.kernel import View
from heroon.kernel.ask import NATURE

from . import laws
from .kit_walk import Invariant, KitWalk
from .report import Report

#: The asks from one stretch to the next on average, and the asks in a stretch.
EVERY: Final = 4000
LONG: Final = 20
#: One game in this many is said again from its record, and one from its seed.
REPEATED: Final = 16
#: Between stretches state and words are checked at one ask in this many …
LOOKED: Final = 8
#: … and ask and fields of the game in C at one in this many.
COMPARED: Final = 32
#: Where the first stretch of a game lies: a step that meets every remainder.
_STRIDE: Final = 1237


class Stretches(KitWalk):
    """One game, with all laws in stretches and the cheap ones in between."""

    def __init__(
        self,
        spec: Any,
        seed: int,
        report: Report,
        depth: str = "stretches",
        why_every: int = 20,
        invariants: tuple[Invariant, ...] = (),
    ):
        super().__init__(spec, seed, report, depth, why_every, invariants)
        self.why_every = why_every
        self.due = seed * _STRIDE % EVERY
        self.first = self.left = 0

    def _looks(self) -> bool:
        """Begin or end a stretch where it is time; return whether this question is in one."""
        if self.left:
            self.left -= 1
            if not self.left:
                self._leave()
        elif self.asks >= self.due and not self.table.undoable:
            self._enter()
        if not self.full:
            self._cheap()
        return self.full

    def _enter(self) -> None:
        """Begin a stretch, without the notes that depth "full" has of earlier questions."""
        self.full, self.left = True, LONG
        self.due += EVERY
        self.first = len(self.table.tokens)
        self.positions = [()] * self.first
        self.faces = [[] for _ in range(self.first)]
        self._note()
        self.report.laws["stretches"] += 1

    def _leave(self) -> None:
        """End a stretch and drop its notes."""
        self.full = False
        self.follower = self.elder = None
        self.positions, self.faces, self.views = [], [], {}

    def _cheap(self) -> None:
        """Check the cheap laws, between stretches."""
        table, ask = self.table, self.table.ask
        assert ask is not None
        asked = ask.seats != NATURE  # nature's tickets may be alike
        if self.asks % LOOKED == 0:
            laws.check_state(self.spec, table.g, table.seats)
            self.report.laws["state"] += 1
        if asked and (self.asks % LOOKED == 0 or len(set(ask.words)) != len(ask.words)):
            laws.check_words(table)

    def _compare_native(self, word: int, look: bool) -> None:
        """Answer in C, too; compare all of it now and then between stretches."""
        super()._compare_native(word, look or self.asks % COMPARED == 0)

    def _view(self, seat: int) -> View:
        """Return the view of a seat, counted when it is made."""
        self.report.laws["views"] += seat not in self.views
        return super()._view(seat)

    def _end(self) -> None:
        self._leave()
        super()._end()
        if self.table.over and not self.table.ended:
            self.report.laws["position as text"] += 1

    def _say_again(self) -> None:
        """Say the tokens once more at a fresh table, in few games."""
        turn = self.seed % REPEATED
        if turn == 0:
            self._by_record()
            self.report.laws["game by its record"] += 1
        if turn == REPEATED // 2:
            self._again()
            self.report.laws["game by its seed"] += 1
