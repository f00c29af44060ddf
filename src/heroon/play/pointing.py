"""Answers given by pointing: pick a piece, then the place where it goes.

What may be picked next is lit.  The order of picks does not matter.  An answer with one target is
given by picking it twice, so that no single slip of the hand says anything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

#: The targets of an answer.
Targets = Callable[[int], tuple[str, ...]]


class Pointed(NamedTuple):
    """What a pick comes to: the answer that is given (0: none yet), or the refused target."""

    word: int = 0
    refused: str = ""


class Pointer:
    """The targets that were picked at one question."""

    def __init__(self, words: Sequence[int], targets: Targets):
        self.orders = {word: targets(word) for word in words}
        self.targets = {word: frozenset(of) for word, of in self.orders.items()}
        self.picked: list[str] = []

    @property
    def candidates(self) -> list[int]:
        """The answers that have all picked targets among theirs."""
        picked = set(self.picked)
        return [word for word, of in self.targets.items() if picked <= of]

    @property
    def lit(self) -> frozenset[str]:
        """The targets that are best picked now: first the pieces, then where they may go.

        Where an answer names two places of one area (a swap), both are where it may begin.
        """
        if self.picked:
            return self.open
        orders = [of for of in self.orders.values() if of]
        return frozenset(t for of in orders for t in of if _area(t) == _area(of[0]))

    @property
    def open(self) -> frozenset[str]:
        """The targets that may be picked now."""
        return frozenset(t for w in self.candidates for t in self.targets[w]) - set(self.picked)

    def pick(self, at: Sequence[str]) -> Pointed:
        """Pick the first of these targets that may be picked; one picked twice is confirmed."""
        may = self.open
        target = next((t for t in at if t in may), "")
        if target:
            self.picked.append(target)
            return Pointed(self._complete() if len(self.picked) > 1 else 0)
        if any(t in self.picked for t in at):
            word = self._complete()
            if not word:
                self.picked.pop()
            return Pointed(word)
        if self.picked:
            # A target that does not fit the picks replaces them.
            before, self.picked = self.picked, []
            found = self.pick(at)
            if found.refused:
                self.picked = before
            return found
        return Pointed(refused=at[0] if at else "")

    def aimed(self, at: Sequence[str]) -> int:
        """Return the answer that picking one of these targets would complete (0: none)."""
        may = self.open
        target = next((t for t in at if t in may), "")
        whole = {*self.picked, target}
        words = [word for word, of in self.targets.items() if of == whole] if target else []
        return words[0] if len(words) == 1 else 0

    def _complete(self) -> int:
        """Return the answer whose targets are all picked, if no other one goes on (0: none)."""
        words = self.candidates
        return words[0] if len(words) == 1 and self._whole(words[0]) else 0

    def _whole(self, word: int) -> bool:
        return self.targets[word] == set(self.picked)

    def clear(self) -> bool:
        """Drop all picks, and return whether there were any."""
        had = bool(self.picked)
        self.picked.clear()
        return had


def _area(target: str) -> str:
    """Return the area of a target."""
    return target.partition("/")[0]
