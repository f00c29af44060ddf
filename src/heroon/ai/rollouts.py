"""Rollouts: the policy's best words tried out in sampled worlds, where seats play each other.

At a choice the few words that the policy likes best are each said in the same worlds, with the same
chance, and the game is played on by the policy for some turns; what the game says the position is
worth to the seat then decides (`Heuristics.standing`), or the result, if the game has ended.  After
each round of worlds the worse half of the words is dropped.  The policy's own word stands unless
another one is better by a margin.  So the bot plays the policy, and better where a try shows it
(Tesauro and Galperin, "On-line Policy Improvement using Monte-Carlo Search", 1997).

All worths are counted in thousandths of a win.  The search is counted in worlds and turns, never in
time; equal seeds give equal words, in C or in CPython.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Protocol

from heroon.kernel import Ask, GameSpec, Machine, Rng, Seat, Table
from heroon.kernel.ask import NATURE
from heroon.kernel.heuristics import Heuristics, Rollouts, heuristics_of

from .sureness import Tried, tried
from .together import together
from .values import duel
from .weighed import said

if TYPE_CHECKING:
    from heroon.native import Engine, Position

#: The name of the bot.
ROLLOUTS: Final = "rollouts"
#: A win, in thousandths.
WIN: Final = 1000


def can_try(spec: GameSpec[Any], options: Mapping[str, int] | None = None, seats: int = 0) -> bool:
    """Return whether words can be tried at such a table: seats play against each other there."""
    return heuristics_of(spec).rollouts is not None and not together(spec, options, seats)


class Trier:
    """A search by rollouts, for any seat of a game."""

    def __init__(self, spec: GameSpec[Any], how: Rollouts | None = None):
        from heroon.native import Engine, engine  # late: who tries no words need not wait for it

        self._own = heuristics_of(spec)
        self._how = how or self._own.rollouts or Rollouts()
        found = engine(spec, make=False)
        self._native: Engine[Any] | None = found if isinstance(found, Engine) else None

    def word(self, seat: Seat[Any], rng: Rng) -> int:
        """Choose what to say at a seat that is asked."""
        words, order, _ = self._tried(seat, rng)
        return words[order[0]]

    def weigh(self, seat: Seat[Any], rng: Rng) -> list[Tried]:
        """List what the search finds of each word it tries, the one it would say first."""
        words, order, worths = self._tried(seat, rng)
        shares = [[worth / WIN for worth in found] for found in worths]
        return [tried([words[i]], shares[i], shares[order[0]]) for i in order]

    def word_at(self, base: Position, seat: int, teams: tuple[int, ...], rng: Rng) -> int:
        """Choose what a seat says at a position in C, of which it is told no more than at a table.

        Inside a rule one of the words that the policy likes best is said.
        """
        assert self._native is not None
        assert base.ask is not None
        words = self._ranked(list(base.ask[2]), list(base.weights()))
        if base.inside or len(words) == 1 or base.ask[1] in self._how.at_once:
            return words[0]
        g = self._native.state(base.values(), base.seats)
        plan = self._native.plan_of(g, seat)
        worlds = _Fast(base, plan, seat, teams, self._how)
        worlds.next(rng)  # the first world is the position itself: it is not played in
        return words[self._best(words, worlds, rng)[0][0]]

    def _tried(self, seat: Seat[Any], rng: Rng) -> tuple[list[int], list[int], list[list[int]]]:
        """Try words; return them, their order from the best on, and their worths by world.

        Inside a rule the policy answers, and nothing is tried.
        """
        table = seat.table(rng)
        words = self._considered(table, seat, rng)
        if len(words) == 1:
            return words, [0], [[]]
        order, worths = self._best(words, self._worlds(seat, table), rng)
        return words, order, worths

    def _best(
        self, words: list[int], worlds: _Worlds, rng: Rng
    ) -> tuple[list[int], list[list[int]]]:
        """Try words in worlds; return their order from the best on, and their worths by world."""
        worths: list[list[int]] = [[] for _ in words]
        effort, sums, dropped = self._how.effort, [0] * len(words), list[int]()
        alive = list(range(len(words)))
        for _ in range(effort.worlds):
            for _ in range(effort.each):
                worlds.next(rng)
                chance = rng.below(1 << 30)
                for i in alive:
                    worths[i].append(worlds.worth(words[i], chance))
                    sums[i] += worths[i][-1]
            sums[0] += round(effort.margin * effort.each)
            alive.sort(key=lambda i: -sums[i])
            left = (len(alive) + 1) // 2
            dropped[:0] = alive[left:]
            del alive[left:]
            if len(alive) == 1:
                break
        return alive + dropped, worths

    def _worlds(self, seat: Seat[Any], table: Table[Any]) -> _Worlds:
        """Begin to sample worlds: in C, if the engine is there and can deal them."""
        plan = b"" if self._native is None else self._native.plan(table, seat.number)
        if self._native is None or not plan:
            return _Slow(self._own, seat, table, self._how)
        return _Fast(self._native.at(table), plan, seat.number, seat.teams, self._how)

    def _considered(self, table: Table[Any], seat: Seat[Any], rng: Rng) -> list[int]:
        """List the words that are tried, the policy's first."""
        assert table.ask is not None
        ask = Ask(1 << seat.number, table.ask.prompt, seat.words)
        at_once = table.rule is not None or ask.prompt in self._how.at_once
        if len(ask.words) == 1 or at_once:
            return [self._own(table.playout().g, ask, rng)]
        words = list(ask.words)
        assert self._own.weights is not None
        return self._ranked(words, self._own.weights(table.g, seat.number, ask.prompt, words))

    def _ranked(self, words: list[int], weights: list[int]) -> list[int]:
        """List the words that are worth trying, those that weigh most first."""
        least = max(weights) - self._how.spread
        order = sorted(range(len(words)), key=lambda i: -weights[i])
        return [words[i] for i in order[: self._how.words] if weights[i] >= least]


class _Worlds(Protocol):
    """The sampled worlds in which words are tried, one after the other."""

    def next(self, rng: Rng) -> None:
        """Sample the next world; the first one is that of the table they were made with."""

    def worth(self, word: int, chance: int) -> int:
        """Say a word in this world, play on, and return what comes of it, in thousandths."""


class _Fast:
    """Worlds in C."""

    def __init__(
        self, base: Position, plan: bytes, seat: int, teams: tuple[int, ...], how: Rollouts
    ):
        self._base = self._world = base
        self._plan = plan
        self._seat = seat
        self._teams = teams
        self._effort = how.effort
        self._begun = False

    def next(self, rng: Rng) -> None:
        if self._begun:
            self._world, rng.state = self._base.world(self._plan, rng.state)
        self._begun = True

    def worth(self, word: int, chance: int) -> int:
        there = self._world.clone()
        there.line((word,), Rng(chance).state, self._effort.turns, self._effort.words)
        if there.over:
            return round(WIN * duel(there.result, self._teams)[self._seat])
        return there.standing(self._seat)


class _Slow:
    """Worlds in CPython: the description of those in C."""

    def __init__(self, own: Heuristics[Any], seat: Seat[Any], table: Table[Any], how: Rollouts):
        self._own = own
        self._seat = seat
        self._effort = how.effort
        self._table = table
        self._begun = False

    def next(self, rng: Rng) -> None:
        if self._begun:
            self._table = self._seat.table(rng)
        self._begun = True

    def worth(self, word: int, chance: int) -> int:
        spec = self._seat.spec
        machine = Machine(spec, spec.copy(self._table.g))
        machine.begin()
        self._play_on(machine, word, Rng(chance))
        if machine.over:
            return round(WIN * duel(tuple(machine.result), self._seat.teams)[self._seat.number])
        assert self._own.standing is not None
        return self._own.standing(machine.g, self._seat.number)

    def _play_on(self, machine: Machine[Any], word: int, chance: Rng) -> None:
        """Say a word, and play on by the policy for some turns; nature draws for each ticket."""
        weights, turn_of = self._own.weights, self._seat.spec.turn_of
        assert weights is not None
        last = turn_of(machine.g) + self._effort.turns
        said_it = False
        for _ in range(self._effort.words):
            ask = machine.ask
            if ask is None or turn_of(machine.g) > last:
                return
            if ask.seats == NATURE:
                machine.answer(chance.choice(ask.words))
            elif not said_it:
                machine.answer(word)
                said_it = True
            elif len(ask.words) == 1:
                machine.answer(ask.words[0])
            else:
                machine.answer(said(weights, machine.g, ask, chance, 0))


class RolloutBot:
    """A bot that chooses by rollouts."""

    def __init__(self, spec: GameSpec[Any], seed: int, how: Rollouts | None = None):
        self._rng = Rng(seed)
        self._trier = Trier(spec, how)

    def choose(self, seat: Seat[Any]) -> int:
        """Choose the only word, or the one that the rollouts find."""
        words = seat.words
        return words[0] if len(words) == 1 else self._trier.word(seat, self._rng)
