"""Small statistics: intervals and percentiles, with their sources."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import ceil, sqrt


def wilson(wins: float, games: float, z: float = 1.959964) -> tuple[float, float]:
    """Compute the Wilson score interval of a proportion (Wilson 1927); z = 1.96 gives 95 %."""
    if games == 0:
        return 0.0, 1.0
    p = wins / games
    scale = 1 + z * z / games
    middle = (p + z * z / (2 * games)) / scale
    half = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)


def percentile(ordered: Sequence[int], share: float) -> int:
    """Find the nearest-rank percentile of sorted numbers."""
    return ordered[max(0, ceil(share * len(ordered)) - 1)] if ordered else 0


def counted_percentile(counts: Mapping[int, int], share: float) -> int:
    """Find the nearest-rank percentile of numbers that were counted; 0 of none."""
    rank = max(1, ceil(share * sum(counts.values())))
    for number in sorted(counts):
        rank -= counts[number]
        if rank <= 0:
            return number
    return 0


def mean_interval(numbers: Sequence[int], z: float = 1.959964) -> tuple[float, float, float]:
    """Compute the mean and the bounds of its normal interval; z = 1.96 gives 95 %."""
    return counted_interval(Counter(numbers), z)


def counted_interval(counts: Mapping[int, int], z: float = 1.959964) -> tuple[float, float, float]:
    """Compute the same of numbers that were counted."""
    n = sum(counts.values())
    if n == 0:
        return 0.0, 0.0, 0.0
    total = sum(number * many for number, many in counts.items())
    squares = sum(number * number * many for number, many in counts.items())
    mean = total / n
    variance = (n * squares - total * total) / (n * max(n - 1, 1))
    half = z * sqrt(variance / n)
    return mean, mean - half, mean + half
