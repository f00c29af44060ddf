"""Playouts with the interface of `kernel.Machine`, in C where it can be had."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from heroon.kernel import Ask, KernelError, Machine, Rng, State, Table
from heroon.kernel.machine import Counts, Policy

from .engine import Engine, Position, Unavailable, engine

S = TypeVar("S", bound=State)

#: The engines that can be asked for.
ENGINES: Final = ("auto", "native", "python")


class Playout(Generic[S]):
    """A machine in C: it answers and plays on as a `Machine` does with an equal generator."""

    __slots__ = ("engine", "position")

    def __init__(self, engine: Engine[S], position: Position):
        self.engine = engine
        self.position = position

    @property
    def g(self) -> S:
        """The state as it is now, copied for whoever looks."""
        return self.engine.state(self.position.values(), self.position.seats)

    @property
    def ask(self) -> Ask | None:
        """The question; None when the game is over."""
        found = self.position.ask
        return None if found is None else Ask(*found)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def result(self) -> list[int]:
        """The result, one int a seat; of a game that met its bound the one its spec gives."""
        return list(self.position.result) or self.engine.spec.bound_result(self.g)

    def answer(self, word: int) -> None:
        """Give a word (to nature's question: an outcome) and run to the next question."""
        self.position.answer(word)

    def clone(self) -> Playout[S]:
        """Copy the playout."""
        return Playout(self.engine, self.position.clone())

    def play(self, rng: Rng, policy: Policy[S] | None = None, bound: int = 0) -> Counts:
        """Play on to the end, or to `bound` choices; return how much was played.

        Nature answers at random, and without a `policy` the seats do, too.  The game's own policy
        is played in C where it has weights; any other looks at a state of CPython, made each time.
        """
        if policy is None:
            *counts, rng.state = self.position.go(rng.state, bound)
        elif policy is self.engine.spec.policy and self.engine.weighs:
            *counts, rng.state = self.position.go_by(rng.state, bound, 0)
        else:
            return self._play_by(rng, policy, bound or self.engine.spec.bound)
        return Counts(*counts)

    def _play_by(self, rng: Rng, policy: Policy[S], bound: int) -> Counts:
        counts = Counts(0, 0, 0)
        while (ask := self.ask) is not None:
            counts.tokens += 1
            if ask.seats:
                counts.decisions += 1
                counts.choices += len(ask.words) > 1
                if counts.choices > bound:
                    break
            if len(ask.words) == 1:
                self.answer(ask.words[0])
            elif ask.seats:
                self.answer(policy(self.g, ask, rng))
            else:
                self.answer(rng.choice(ask.words))
        return counts


def playout_of(table: Table[S], wanted: str = "auto") -> Machine[S] | Playout[S]:
    """Make a playout of a table, or of a sampled world of one, in the engine that is wanted.

    `auto` is C where it is built already, else CPython; `native` builds it, and raises
    `KernelError` where that cannot be.
    """
    if wanted not in ENGINES:
        raise KernelError(f"no such engine as {wanted} (there are: {', '.join(ENGINES)})")
    if wanted == "python":
        return table.playout()
    found = engine(table.spec, make=wanted == "native")
    if isinstance(found, Unavailable):
        if wanted == "native":
            raise KernelError(found.reason)
        return table.playout()
    return Playout(found, found.at(table))
