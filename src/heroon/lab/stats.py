"""Small statistics: intervals and percentiles, with their sources."""

from __future__ import annotations

from collections.abc import Sequence
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


def mean_interval(numbers: Sequence[int], z: float = 1.959964) -> tuple[float, float, float]:
    """Compute the mean and the bounds of its normal interval; z = 1.96 gives 95 %."""
    n = len(numbers)
    if n == 0:
        return 0.0, 0.0, 0.0
    mean = sum(numbers) / n
    variance = sum((x - mean) ** 2 for x in numbers) / max(n - 1, 1)
    half = z * sqrt(variance / n)
    return mean, mean - half, mean + half
