"""The tree of a solver (see `exact`): positions with bounds of their worth."""

from __future__ import annotations

from fractions import Fraction
from operator import mul
from typing import Final

from .exact_places import Standpoint

#: A worth: a fraction, or an infinite float where a game does not say how far results reach.
Number = Fraction | float
INFINITE: Final = float("inf")


class TreeNode:
    """A position with bounds of its worth, and what may follow it.

    `sign` is 1 where the side chooses whose worth it is, -1 where the other one does, 0 for chance.
    `kids` are the nodes after each word, None while one was not looked at; `lows` and `highs` are
    their bounds as this node has taken them into account, `chances` those of the outcomes.
    """

    __slots__ = (
        *("chances", "done", "high", "highs", "kids", "low", "lows"),
        *("place", "plan", "seat", "sign", "words"),
    )

    def __init__(self, low: Number, high: Number):
        self.low = low
        self.high = high
        self.sign = 0
        self.seat = -1
        self.words: list[int] = []
        self.chances: list[Fraction] = []
        self.kids: list[TreeNode | None] = []
        self.lows: list[Number] = []
        self.highs: list[Number] = []
        self.place: Standpoint | None = None
        #: As far ahead it was looked at without a bound that cut it short.
        self.done = 0
        #: The number of the best word, where play could come back here; -1: no matter which.
        self.plan = -1

    @property
    def closed(self) -> bool:
        """Whether the worth is known."""
        return self.low == self.high

    def news(self, i: int, kid: TreeNode) -> bool:
        """Take the bounds after a word into account; return whether those of this node change."""
        low, high = self.lows[i], self.highs[i]
        if kid.low is low and kid.high is high:
            return False
        self.lows[i], self.highs[i] = kid.low, kid.high
        before = self.low, self.high
        if self.sign > 0:
            self.low, self.high = max(self.lows), max(self.highs)
        elif self.sign < 0:
            self.low, self.high = min(self.lows), min(self.highs)
        elif self.low == -INFINITE or self.high == INFINITE:
            self.low = sum(map(mul, self.chances, self.lows))
            self.high = sum(map(mul, self.chances, self.highs))
        else:
            self.low += self.chances[i] * (kid.low - low)
            self.high -= self.chances[i] * (high - kid.high)
        return before != (self.low, self.high)

    def matters(self, kid: TreeNode) -> bool:
        """Return whether more about what may follow can change the bounds of this node."""
        if self.sign > 0:
            return kid.high > self.low
        return self.sign == 0 or kid.low < self.high

    def order(self) -> list[int]:
        """List the numbers of the words in the order to be looked at: the most promising first."""
        order = list(range(len(self.kids)))
        if self.sign:
            order.sort(key=self._promise, reverse=True)
        return order

    def _promise(self, i: int) -> tuple[Number, Number]:
        kid = self.kids[i]
        if kid is None:
            return -INFINITE, -INFINITE
        return (kid.low, kid.high) if self.sign > 0 else (-kid.high, -kid.low)
