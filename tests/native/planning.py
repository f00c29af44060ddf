"""What the planner needs of a game, for every shape: weights, lines, chapters, worth."""

from __future__ import annotations

from heroon.kernel import Ask, Rng, State
from tests.native import weighing

weights = weighing.weights


def policy(g: State, ask: Ask, rng: Rng) -> int:
    """One of the words that weigh most."""
    return weighing.policy(g, ask, rng)


def effort(_deep: bool) -> dict[str, float]:
    """Little: these games are small."""
    return {"turns": 3, "words": 60, "each": 2, "margin": 1.0}


def lines(_g: State, ask: Ask) -> list[list[int]]:
    """Some words, each with what may be said after it, and may not."""
    words = list(ask.words)[:5]
    return [[word, *words[i:], word] for i, word in enumerate(words)]


def reply(_g: State, ask: Ask) -> list[int]:
    """Never asked where there are weights."""
    raise AssertionError(ask)


def settle(_g: State, _rng: Rng) -> bool:
    """Chance answers as it is asked."""
    return True


def chapter(g: State) -> int:
    """It ends when the agenda has become long."""
    return len(g.agenda) // 12


def worth_of(g: State) -> int:
    """Something of the agenda and the result."""
    total = 0
    for i, x in enumerate(g.agenda):
        total += (i + 1) * x
    return total % 97 + 5 * sum(g.result)
