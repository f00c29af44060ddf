"""The results of journeys: games without an opponent, won stage by stage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from .stats import counted_interval, counted_percentile, wilson

#: The percentiles that are told of stages: their names, and the shares of journeys.
_SHARES: Final = {"p5": 0.05, "p25": 0.25, "p50": 0.5, "p75": 0.75, "p95": 0.95, "max": 1.0}


@dataclass
class JourneyReport:
    """The figures of journeys: how far they went; shares with their 95 % intervals.

    `past[k]` is how many journeys got past stage k + 1; `ended_at` counts what was fought when
    the others ended; `full` are those that got past every stage.
    """

    goal: int
    full: int = 0
    full_interval: tuple[float, float] = (0.0, 1.0)
    mean: float = 0.0
    mean_interval: tuple[float, float] = (0.0, 0.0)
    past: list[int] = field(default_factory=list)
    past_intervals: list[tuple[float, float]] = field(default_factory=list)
    stages_p: dict[str, int] = field(default_factory=dict)
    ended_at: dict[str, int] = field(default_factory=dict)


def journey(goal: int, reached: Sequence[int], ended_at: Sequence[str]) -> JourneyReport:
    """Sum up journeys by how many stages each got past, and by what ended it."""
    return counted_journey(goal, Counter(zip(reached, ended_at, strict=True)))


def counted_journey(goal: int, ends: Mapping[tuple[int, str], int]) -> JourneyReport:
    """Sum up journeys that were counted by how many stages they got past, and what ended them."""
    reached, lost = Counter[int](), Counter[str]()
    for (stages, name), games in ends.items():
        reached[stages] += games
        if stages < goal:
            lost[name] += games
    many = reached.total()
    out = JourneyReport(goal)
    out.past = [sum(n for stages, n in reached.items() if stages > k) for k in range(goal)]
    out.past_intervals = [wilson(n, many) for n in out.past]
    out.full, out.full_interval = out.past[-1], out.past_intervals[-1]
    mean, low, high = counted_interval(reached)
    out.mean, out.mean_interval = round(mean, 4), (round(low, 4), round(high, 4))
    out.stages_p = {key: counted_percentile(reached, share) for key, share in _SHARES.items()}
    out.ended_at = {name: lost[name] for name in sorted(lost)}
    return out
