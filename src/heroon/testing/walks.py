"""Walks for Hypothesis: a seed and a list of choice fractions, which shrink to a short record.

>>> @given(seeds(), fractions())
... def test_walk(seed: int, choices: list[int]) -> None:
...     walk(SPEC, seed, choices)

Hypothesis is imported when a strategy is asked for: the kit itself does not need it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from heroon.kernel import GameSpec, Table

from .kit_walk import Invariant, KitWalk
from .report import Report

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

#: A fraction is a number of thousandths: 0 is the first word, 999 the last.
PARTS: Final = 1000


def walk(
    spec: GameSpec[Any],
    seed: int,
    fractions: Sequence[int],
    *,
    options: Mapping[str, str] | None = None,
    seats: int = 0,
    why_every: int = 5,
    invariants: Iterable[Invariant] = (),
) -> Table[Any]:
    """Walk through one game at full depth until the fractions are used up; raises `KitError`.

    Each choice takes one fraction: the word that stands at that part of those offered.  Chance
    comes from the seed.
    """
    report = Report(spec.id, seats or spec.seats[0], dict(options or {}), "full", seed)
    walker = KitWalk(spec, seed, report, "full", why_every, tuple(invariants))
    walker.rerun = False
    left = iter(fractions)

    def choose(n: int) -> int | None:
        fraction = next(left, None)
        return None if fraction is None else fraction % PARTS * n // PARTS

    walker.run(choose)
    return walker.table


def seeds() -> SearchStrategy[int]:
    """Make a Hypothesis strategy for seeds."""
    from hypothesis import strategies

    return strategies.integers(0, 9999)


def fractions(most: int = 60) -> SearchStrategy[list[int]]:
    """Make a Hypothesis strategy for choice fractions; shorter lists are simpler."""
    from hypothesis import strategies

    return strategies.lists(strategies.integers(0, PARTS - 1), max_size=most)
