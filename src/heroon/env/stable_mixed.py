"""Batches of several tables as one: other options, other seats, other opponents, the same features.

A learner that meets each Boss, or sits at each seat, needs them in one array.  This needs NumPy
alone; `heroon.env.stable` makes an environment of stable-baselines3 of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from heroon.ai.extras import needs

with needs("env"):
    import numpy as np
    import numpy.typing as npt

from heroon.kernel import GameSpec
from heroon.native.engine import Position

from .batch import CUT, GOES_ON, Batch

#: Seeds of two tables of a mix lie so far apart that their games never share one.
_APART = 1 << 40

#: Observations of many games: (many, features).
Shown: TypeAlias = npt.NDArray[np.unsignedinteger[Any]]


@dataclass(frozen=True)
class TableOf:
    """A kind of table: its options, the seats that learn, and how the others answer."""

    options: Mapping[str, str] = field(default_factory=dict)
    agents: tuple[int, ...] = (0,)
    others: str = "policy"


class MixedStep(NamedTuple):
    """What came of a step, game by game: rewards of the seat that spoke, and the games that ended.

    `cut` are the games that met the bound of choices; `ended` holds them, too.
    """

    rewards: npt.NDArray[np.float32]
    ended: npt.NDArray[np.bool_]
    cut: npt.NDArray[np.bool_]


class Mixed:
    """Games at several kinds of tables, about as many of each, in arrays of one length."""

    def __init__(
        self,
        game: str | GameSpec[Any],
        many: int,
        tables: Sequence[TableOf],
        *,
        seats: int = 0,
        seed: int = 0,
        bound: int = 0,
    ):
        if not tables or many < len(tables):
            raise ValueError("a mix has one table at least, and one game of each")
        edges = [many * i // len(tables) for i in range(len(tables) + 1)]
        self.batches = [
            Batch(
                game,
                edges[i + 1] - edges[i],
                options=one.options,
                seats=seats,
                agents=one.agents,
                others=one.others,
                seed=seed + i * _APART,
                bound=bound,
            )
            for i, one in enumerate(tables)
        ]
        self.tables = tuple(tables)
        self.many = many
        first = self.batches[0]
        self.spec, self.seats, self.words = first.spec, first.seats, first.words
        self.features = first.features
        #: The number of the table of each game.
        self.kinds = np.repeat(np.arange(len(tables)), np.diff(edges))
        self._first = edges

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        for i, batch in enumerate(self.batches):
            batch.reset(seed + i * _APART)

    @property
    def observations(self) -> Shown:
        """What the seats that are asked observe, copied: (many, features)."""
        return np.concatenate([batch.observations for batch in self.batches])

    @property
    def last(self) -> Shown:
        """What was observed last in the games that ended, copied: (many, features)."""
        return np.concatenate([batch.last for batch in self.batches])

    @property
    def actors(self) -> npt.NDArray[np.int8]:
        """The seat that is asked in each game, copied."""
        return np.concatenate([batch.actors for batch in self.batches])

    def allowed(self) -> npt.NDArray[np.bool_]:
        """Return whether each word may be said, copied: (many, words)."""
        return np.concatenate([batch.allowed() for batch in self.batches])

    def position(self, number: int) -> Position:
        """Copy one game, at its question."""
        kind = int(self.kinds[number])
        return self.batches[kind].position(number - self._first[kind])

    def step(self, words: npt.ArrayLike) -> MixedStep:
        """Say a word in each game."""
        said = np.asarray(words)
        speakers = self.actors
        rewards, ends = [], []
        for i, batch in enumerate(self.batches):
            found = batch.step(said[self._first[i] : self._first[i + 1]])
            rewards.append(found.rewards.copy())
            ends.append(found.ends.copy())
        every = np.concatenate(rewards)[np.arange(self.many), speakers]
        end = np.concatenate(ends)
        return MixedStep(every, end != GOES_ON, end == CUT)
