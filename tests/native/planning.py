"""What the planner needs of a game, for every shape: weights, lines, chapters, worth."""

from __future__ import annotations

from typing import Any, Final

from heroon.kernel import Ask, Rng, State
from heroon.kernel.heuristics import Effort, Heuristics, Planning
from tests.native import weighing

#: Little: these games are small.
EFFORT: Final = Effort(turns=3, words=60, each=2, margin=1.0)


def policy(g: State, ask: Ask, rng: Rng) -> int:
    """One of the words that weigh most."""
    return weighing.policy(g, ask, rng)


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


HEURISTICS: Final[Heuristics[Any]] = Heuristics(
    policy,
    weighing.weights,
    planning=Planning(lines, reply, settle, chapter, worth_of, effort=EFFORT, deep=EFFORT),
)
