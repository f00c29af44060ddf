"""A policy of weights for every shape: it looks at the words, and tries things on the agenda."""

from __future__ import annotations

from typing import Any, Final

from heroon.kernel import Ask, Rng, State
from heroon.kernel.heuristics import Heuristics


def weights(g: State, seat: int, prompt: int, words: list[int]) -> list[int]:
    """Words weigh by their number, their seat and prompt; many weigh the same."""
    found: list[int] = []
    g.agenda.append(len(words))
    for word in words:
        found.append((word * 7 + seat + prompt + g.agenda[-1]) % 3 - 1)
    g.agenda.pop()
    return found


def standing(g: State, seat: int) -> int:
    """How long the agenda is, and whose standing it is."""
    steps = 100 + len(g.agenda) * 10 + (seat if not g.result else 0)
    return min(steps, 1000)


def policy(g: State, ask: Ask, rng: Rng) -> int:
    """One of the words that weigh most."""
    words = list(ask.words)
    seat = (ask.seats & -ask.seats).bit_length() - 1
    given = weights(g, seat, ask.prompt, words)
    best = [word for word, weight in zip(words, given, strict=True) if weight == max(given)]
    return rng.choice(best) if len(best) > 1 else best[0]


HEURISTICS: Final[Heuristics[Any]] = Heuristics(policy, weights, standing)
