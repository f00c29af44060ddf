"""The worth of a game's end to each seat, which searches add up.

Where teams play against each other it is a win, or an equal share of one, for each seat of the
team: from 0 to 1.  Where all play together it is the result itself, measured against the game's
own goal, or against the best and the worst result that the search has met.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from heroon.kernel import GameSpec
from heroon.kernel.heuristics import heuristics_of

#: The worth of a game from lost to won, where teams play against each other.
LOST, WON = 0.0, 1.0


class Worth(NamedTuple):
    """The way in which results are valued at a table with these teams.

    `low` and `high` are the worths that count as 0 and as 1. With `grows` they are only the
    bounds so far: a worth beyond them becomes the new bound.
    """

    teams: tuple[int, ...]
    low: float = LOST
    high: float = WON
    grows: bool = False

    @property
    def together(self) -> bool:
        """Whether all seats play together."""
        return len(set(self.teams)) == 1

    def of(self, result: tuple[int, ...]) -> tuple[float, ...]:
        """Return what a result is worth to each seat, from `low` to `high`."""
        return tuple(map(float, result)) if self.together else duel(result, self.teams)

    @property
    def scale(self) -> float:
        """The factor by which a worth above `low` becomes a share from 0 to 1."""
        return 1.0 / (self.high - self.low) if self.high > self.low else 0.0

    def share(self, worth: float) -> float:
        """Convert a worth to a share from 0 to 1."""
        return (worth - self.low) * self.scale

    def at(self, share: float) -> float:
        """Convert a share from 0 to 1 to a worth."""
        return self.low + share * (self.high - self.low)

    def grown(self, worth: tuple[float, ...]) -> Worth:
        """Return this with bounds that reach to the given worths, if its bounds may grow."""
        if not self.grows:
            return self
        low, high = min(self.low, *worth), max(self.high, *worth)
        return self if (low, high) == (self.low, self.high) else self._replace(low=low, high=high)


def duel(result: tuple[int, ...], teams: tuple[int, ...] = ()) -> tuple[float, ...]:
    """Share one win equally among the best teams, or the best seats; return each seat's part."""
    teams = teams or tuple(range(len(result)))
    most: dict[int, int] = {}
    for team, one in zip(teams, result, strict=True):
        most[team] = max(most.get(team, one), one)
    best = max(most.values())
    winners = list(most.values()).count(best)
    return tuple(1.0 / winners if most[team] == best else 0.0 for team in teams)


#: The bounds while no result is known, so that the first one is the best and the worst.
_NOBODY_KNOWS: Final = (float("inf"), float("-inf"))


def worth_at(spec: GameSpec[Any], teams: tuple[int, ...]) -> Worth:
    """Return how the results of a game are valued at a table with these teams."""
    if len(set(teams)) > 1:
        return Worth(teams)
    progress = heuristics_of(spec).progress
    if progress is None:
        return Worth(teams, *_NOBODY_KNOWS, grows=True)
    return Worth(teams, 0.0, float(progress(spec.blank(spec.settings({}), len(teams)))[1]))
