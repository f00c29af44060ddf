"""The figures of a report on simulated games: what its tables say and its plots show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from heroon.ai.together import together
from heroon.kernel import game

from .parquet import Counted
from .stats import wilson

#: The most bars of a histogram.
MOST_BARS: Final = 30


class Portion(NamedTuple):
    """How many of so many games, with the 95 % interval of the share (Wilson)."""

    many: int
    of: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """The share itself; 0 of none."""
        return self.many / max(self.of, 1)


class Bin(NamedTuple):
    """A bar of a histogram: from the least number to the most, and the games that have one."""

    least: int
    most: int
    games: int


@dataclass(frozen=True)
class Figures:
    """The figures of one series of games.

    `bots` are the wins of each bot and `seats` those of each seat; where all play together there
    is one of `bots`, the games that got past everything, and none of `seats`.  `stages` are, for
    journeys, the games that got past each stage.  `numbers` are what histograms show: turns,
    choices, and the results of games that only say how good they are; how many games have each.
    """

    games: int
    bots: list[Portion]
    seats: list[Portion]
    draws: int
    stages: list[Portion]
    reasons: dict[str, int]
    numbers: dict[str, Counter[int]]


def share(many: int, of: int) -> Portion:
    """Compute a share with its interval."""
    return Portion(many, of, *wilson(many, of))


def figures(kept: Counted) -> Figures:
    """Compute the figures of one series."""
    s, tally = kept.summary, kept.tally
    spec = game(s.game)
    chosen, many = spec.settings(s.options), len(s.bots)
    as_one = together(spec, chosen, many)
    seats: list[Portion] = []
    if not as_one:
        seats = [share(won, s.games) for won in tally.seat_wins(spec.teams_of(chosen, many))]
    wins = s.wins[:1] if as_one else s.wins
    past = s.journey.past if s.journey is not None else []
    numbers = {"turns": tally.turns, "choices": tally.choices}
    if s.results is not None:
        numbers["results"] = tally.results()
    return Figures(
        games=s.games,
        bots=[share(won, s.games) for won in wins],
        seats=seats,
        draws=s.draws,
        stages=[share(n, s.games) for n in past],
        reasons=dict(sorted(s.reasons.items(), key=lambda one: (-one[1], one[0]))),
        numbers=numbers,
    )


def histograms(series: Sequence[Mapping[int, int]], most: int = MOST_BARS) -> list[list[Bin]]:
    """Count numbers in equal steps, the same for all series: at most so many bars each.

    A series says how many games have each number.
    """
    every = [number for numbers in series for number in numbers]
    if not every:
        return [[] for _ in series]
    least = min(every)
    width = -(-(max(every) - least + 1) // most)
    found = []
    for numbers in series:
        counts = Counter[int]()
        for number, games in numbers.items():
            counts[(number - least) // width] += games
        steps = range(max(counts, default=-1) + 1)
        starts = [least + step * width for step in steps]
        found.append([Bin(at, at + width - 1, counts[i]) for i, at in enumerate(starts)])
    return found
