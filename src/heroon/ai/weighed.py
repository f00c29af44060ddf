"""Play by weights in CPython: the description of what the engine in C does (`native/policy.h`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from heroon.kernel import Ask, Machine, Rng
from heroon.kernel.ask import NATURE
from heroon.kernel.machine import Counts

#: The weights of a game (see `Heuristics`).
Weights = Callable[[Any, int, int, list[int]], list[int]]


def best(words: Sequence[int], weights: Sequence[int], rng: Rng) -> int:
    """Return the word with the highest weight; where several have it, one draw decides."""
    top = max(weights)
    found = [word for word, weight in zip(words, weights, strict=True) if weight == top]
    return rng.choice(found) if len(found) > 1 else found[0]


def said(weights: Weights, g: Any, ask: Ask, rng: Rng, every: int) -> int:
    """Choose what the first seat that is asked says: the word with the highest weight.

    Of so many choices as `every` one is random, with 0 none.  The words of a question to several
    seats are weighed for the first of them.
    """
    if every and rng.below(every) == 0:
        return rng.choice(ask.words)
    seat = (ask.seats & -ask.seats).bit_length() - 1
    words = list(ask.words)
    return best(words, weights(g, seat, ask.prompt, words), rng)


def play_by(
    machine: Machine[Any], weights: Weights, rng: Rng, bound: int = 0, every: int = 0
) -> Counts:
    """Play on by weights, as `Position.go_by` does; nature at random."""
    counts = Counts(0, 0, 0)
    bound = bound or machine.spec.bound
    while (ask := machine.ask) is not None:
        counts.tokens += 1
        if ask.seats != NATURE:
            counts.decisions += 1
            counts.choices += len(ask.words) > 1
            if counts.choices > bound:
                break
        if len(ask.words) == 1:
            machine.answer(ask.words[0])
        elif ask.seats == NATURE:
            machine.answer(rng.choice(ask.words))
        else:
            machine.answer(said(weights, machine.g, ask, rng, every))
    return counts
