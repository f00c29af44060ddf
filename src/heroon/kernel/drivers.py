"""Drivers, which answer for nature, and the generator of random numbers for playouts.

A driver answers an ask to nature with the number of a ticket.  With no driver nature's asks
show at the table (enumeration, environments, dice typed by a person).
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, Protocol

from .errors import HeroonError

_MASK: Final = (1 << 64) - 1


class Driver(Protocol):
    """A source of chance: answers nature's questions with a ticket.  It keeps no state."""

    def ticket(self, stream: str, count: int, tickets: int) -> int:
        """Choose a ticket (0 to tickets-1) for question number `count` of a stream."""
        ...


class Seeded:
    """A driver that draws tickets from a seed: SHA-256 in counter mode, one stream per name.

    The n-th ticket of a stream depends on the seed, the stream's name and n alone, so a
    re-roll in one place moves no die in another, and undo never changes what comes.
    """

    def __init__(self, seed: str):
        self.seed = seed

    def ticket(self, stream: str, count: int, tickets: int) -> int:
        """Compute a ticket (0 to tickets-1) from the seed, the stream's name and `count`."""
        limit = (1 << 64) // tickets * tickets
        attempt = 0
        while True:
            text = f"{self.seed}\0{stream}\0{count}\0{attempt}"
            value = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
            if value < limit:
                return value % tickets
            attempt += 1


class Rng:
    """A 64-bit integer generator for playouts and bots (never recorded, never global)."""

    __slots__ = ("state",)

    def __init__(self, seed: int):
        # One round of splitmix64, so that neighbouring seeds do not give neighbouring streams.
        z = (seed + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        self.state = z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return a random number from 0 to n-1 (n below 2**31; bias below n / 2**31)."""
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) & _MASK
        return ((self.state >> 33) * n) >> 31

    def choice(self, items: Sequence[int]) -> int:
        """Return one of the items at random."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class OutOfScript(HeroonError):
    """The error of a script of chance that is asked for an outcome it does not hold."""
