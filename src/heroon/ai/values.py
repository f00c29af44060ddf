"""What the end of a game is worth to each seat, from 0 to 1: what searches add up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from heroon.kernel import GameSpec

from .insight import hook

Values = Callable[[tuple[int, ...]], tuple[float, ...]]


def duel(result: tuple[int, ...]) -> tuple[float, ...]:
    """A win, or an equal share of it."""
    best = max(result)
    winners = result.count(best)
    return tuple(1.0 / winners if one == best else 0.0 for one in result)


def values_of(spec: GameSpec[Any]) -> Values:
    """How the results of a game are valued: a journey by how far it went, else who won."""
    progress = hook(spec, "progress")
    if progress is None:
        return duel
    goal = progress(spec.blank(spec.settings({}), spec.seats[0]))[1]
    return lambda result: tuple(one / goal for one in result)
