"""Strangers: players of one idea each, whom levels should beat, and who stay as they are.

How a stranger plays is its taste, a list of ints.  A game says in the subset of the rules how a
taste weighs words; in games of the lab's zoo each seat has its own (`Strangers.spec`), so that
whole games between strangers and levels are played by the engine in C.  At a table a stranger is a
policy like any other (`heroon.kernel.heuristics`, `partners`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Generic, NamedTuple, TypeVar

from .ask import Ask
from .drivers import Rng
from .fields import counters
from .heuristics import Heuristics
from .spec import GameSpec
from .state import State

S = TypeVar("S", bound=State)

#: The range of the ints of a taste.
MOST: Final = 1 << 30


class Dial(NamedTuple):
    """An entry of a taste that a best response may turn: where, how far at first, its bounds."""

    at: int
    step: int
    low: int
    high: int


@dataclass(frozen=True, eq=False)
class Strangers(Generic[S]):
    """All that a game says of its strangers.

    - `weigh(g, seat, prompt, words, taste)`: a number for each word, as `weights` of `Heuristics`
    - `state`: the game's state with one field more, `taste`, a list for each seat
    - `weights`: weighs by the taste of the seat
    - `own`: the taste of the game's own policy
    - `tastes`: the strangers by name
    - `careless`: of a hundred words of a stranger so many are random; of one not named, none
    - `level`: the lowest level that must beat a stranger; the lowest of all where none is named
    - `dials`: by name, what a best response may turn
    - `tables`: options and seats of the tables where levels and strangers meet
    """

    weigh: Callable[[S, int, int, list[int], list[int]], list[int]]
    state: type[S]
    weights: Callable[[Any, int, int, list[int]], list[int]]
    own: tuple[int, ...]
    tastes: Mapping[str, tuple[int, ...]]
    careless: Mapping[str, int] = field(default_factory=dict)
    level: Mapping[str, str] = field(default_factory=dict)
    dials: Mapping[str, Dial] = field(default_factory=dict)
    tables: tuple[tuple[Mapping[str, str], int], ...] = (({}, 2),)

    def partners(self) -> dict[str, Stranger[S]]:
        """Return the policies of the strangers by name."""
        return {
            name: Stranger(self, taste, self.careless.get(name, 0))
            for name, taste in self.tastes.items()
        }

    def spec(self, spec: GameSpec[S]) -> GameSpec[S]:
        """Return the same game with a taste for each seat, by which its policy goes."""
        tastes = counters("taste", len(self.own), -MOST, MOST)
        policy = Heuristics[S](policy=self._policy, weights=self.weights)
        own_fields = (*spec.own_fields, tastes)
        return replace(spec, state=self.state, own_fields=own_fields, policy=policy)

    def _policy(self, g: S, ask: Ask, rng: Rng) -> int:
        words = list(ask.words)
        seat = (ask.seats & -ask.seats).bit_length() - 1
        return best(words, self.weights(g, seat, ask.prompt, words), rng)


@dataclass(frozen=True, eq=False)
class Stranger(Generic[S]):
    """The policy of a stranger: of the words that its taste weighs most it says one."""

    all: Strangers[S]
    taste: tuple[int, ...]
    careless: int = 0

    def __call__(self, g: S, ask: Ask, rng: Rng) -> int:
        """Choose one of the words with the highest weight, or a random one by carelessness."""
        words = list(ask.words)
        if len(words) == 1:
            return words[0]
        if self.careless and rng.below(100) < self.careless:
            return rng.choice(words)
        seat = (ask.seats & -ask.seats).bit_length() - 1
        return best(words, self.all.weigh(g, seat, ask.prompt, words, list(self.taste)), rng)


def best(words: list[int], weights: list[int], rng: Rng) -> int:
    """Return the word with the highest weight; of several one draw says which."""
    top = max(weights)
    found = [word for word, weight in zip(words, weights, strict=True) if weight == top]
    return found[0] if len(found) == 1 else rng.choice(found)
