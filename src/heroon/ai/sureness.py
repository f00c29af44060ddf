"""How sure the answer of a search is: what came of each word, with its error.

A search plays games in sampled worlds, several in each.  Games of one world are alike, so they are
no independent trials: the standard error is that of a ratio of sums over worlds (each world gives
how often a word was tried there, and what these games were worth together).

The error tells how far chance may have moved a mean.  It does not tell how good the search's own
idea of the game is: how it plays on, and what it takes a position to be worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

#: With fewer worlds than this, an interval is never narrower than that of so many single trials.
_FEW: Final = 10
#: Standard errors on each side of a mean that make an interval of 95 %.
_WIDE: Final = 1.959964


class Tally(NamedTuple):
    """The sums for one word over the worlds in which it was tried.

    - `visits`, `worlds`: how often it was tried, in how many worlds
    - `worth`: what all its games were worth to who said it
    - `squares`: the worth of each world's games, squared
    - `products`: the worth of each world's games, times their number
    - `sizes`: the number of each world's games, squared
    """

    visits: int = 0
    worlds: int = 0
    worth: float = 0.0
    squares: float = 0.0
    products: float = 0.0
    sizes: float = 0.0

    def with_world(self, visits: int, worth: float) -> Tally:
        """Add a world in which a word was tried so often and was worth so much in all."""
        many = float(visits)
        return Tally(
            self.visits + visits,
            self.worlds + 1,
            self.worth + worth,
            self.squares + worth * worth,
            self.products + worth * many,
            self.sizes + many * many,
        )

    @property
    def mean(self) -> float:
        """The mean worth of a game; 0.0 where there was none."""
        return self.worth / self.visits if self.visits else 0.0

    @property
    def error(self) -> float | None:
        """The standard error of the mean; None with fewer than two worlds."""
        if self.worlds < 2:
            return None
        mean = self.mean
        spread = self.squares - 2 * mean * self.products + mean * mean * self.sizes
        return sqrt(max(spread, 0.0) * self.worlds / (self.worlds - 1)) / self.visits


class Weighed(NamedTuple):
    """What a search found of a word: how often it was tried, in how many worlds, and its worth.

    - `mean`, `error`: the mean worth to who says it, and its standard error (None: unknown)
    - `low`, `high`: the interval of 95 % around the mean; with too few worlds it is all that may be
    - `least`, `most`: what counts as lost and as won
    """

    word: int
    visits: int
    worlds: int
    mean: float
    error: float | None
    low: float
    high: float
    least: float
    most: float

    def parted(self, other: Weighed) -> bool:
        """Return whether the intervals of two words lie apart, so that the order is no chance."""
        return self.low > other.high or other.low > self.high


def weighed(word: int, tally: Tally, least: float, most: float) -> Weighed:
    """Make what a search found of a word from its sums; worths count from `least` to `most`."""
    low, high = interval(tally, least, most)
    return Weighed(
        word, tally.visits, tally.worlds, tally.mean, tally.error, low, high, least, most
    )


def interval(tally: Tally, least: float, most: float) -> tuple[float, float]:
    """Compute the interval of 95 % around a mean of worths from `least` to `most`.

    It is Wilson's, of a share as uncertain as the error says.  Where all games were worth the same,
    each world counts as one trial, so that few of them are never taken for certainty.
    """
    from heroon.lab.stats import wilson  # late: the lab imports the bots

    error, span = tally.error, most - least
    if error is None or span <= 0:
        return least, most
    share = min(max((tally.mean - least) / span, 0.0), 1.0)
    part = error / span
    trials = share * (1 - share) / (part * part) if part > 0 else 0.0
    if trials <= 0 or tally.worlds < _FEW:
        trials = min(trials, tally.worlds) if trials > 0 else float(tally.worlds)
    low, high = wilson(share * trials, trials, _WIDE)
    return min(least + low * span, tally.mean), max(least + high * span, tally.mean)


class Tried(NamedTuple):
    """What a planner found of a line of words, by what the game says positions are worth.

    - `worlds`: in how many worlds it was tried; lines that did worse are dropped early
    - `mean`, `error`: its mean worth there, and the standard error (None: unknown)
    - `behind`, `unsure`: how much less it was worth than the chosen line in the same worlds, on the
      mean, and the standard error of that difference (None: unknown)

    The comparison is the surer figure, since all lines meet the same worlds and the same chance.
    """

    line: tuple[int, ...]
    worlds: int
    mean: float
    error: float | None
    behind: float
    unsure: float | None


def tried(line: Sequence[int], worths: Sequence[float], first: Sequence[float]) -> Tried:
    """Make what a planner found of a line from its worths, beside those of the chosen line."""
    mean, error = _mean(worths)
    behind, unsure = ahead(first, worths)
    return Tried(tuple(line), len(worths), mean, error, behind, unsure)


def ahead(one: Sequence[float], other: Sequence[float]) -> tuple[float, float | None]:
    """Compute by how much one line was worth more than another in the worlds that both were tried.

    It is the mean and its standard error (None: unknown), for lines with the same first worlds.
    """
    return _mean([a - b for a, b in zip(one, other, strict=False)])


def _mean(worths: Sequence[float]) -> tuple[float, float | None]:
    """Compute a mean and its standard error, which is None with fewer than two worths."""
    many = len(worths)
    if not many:
        return 0.0, None
    mean = sum(worths) / many
    if many < 2:
        return mean, None
    return mean, sqrt(sum((x - mean) ** 2 for x in worths) / (many - 1) / many)
