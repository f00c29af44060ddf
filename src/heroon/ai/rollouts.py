"""Rollouts: the policy's best words tried out in sampled worlds.

At a choice the few words that the policy likes best are each said in the same worlds, with the same
chance, and the game is played on by the policy for some turns; what the game says the position is
worth to the seat then decides (`Heuristics.standing`), or the result, if the game has ended.  So
the bot plays the policy, and better where a try shows it (Tesauro and Galperin, "On-line Policy
Improvement using Monte-Carlo Search", 1997).

Words are dropped after each round of worlds, in one of two ways.  Either the worse half goes, and
the policy's own word stands unless another one is better by a margin.  Or the words race (Maron and
Moore, "Hoeffding Races", 1994): a word goes that is surely not better than the best one by more
than a little (`Rollouts.close`), and what it would have cost is spent on the rest, up to as many
tries as all words have in all rounds.  The policy's word then stands where chance may have made the
difference.  How sure that is the differences in the same worlds tell.

All worths are counted in thousandths of a win.  The search is counted in worlds and turns, never in
time; equal seeds give equal words, in C or in CPython.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Protocol

from heroon.kernel import Ask, GameSpec, Machine, Rng, Seat, Table
from heroon.kernel.ask import NATURE
from heroon.kernel.heuristics import Heuristics, Rollouts, heuristics_of

from .sureness import Tried, ahead, tried
from .together import together
from .values import Worth, worth_at
from .weighed import said

if TYPE_CHECKING:
    from heroon.native import Engine, Position

#: The name of the bot.
ROLLOUTS: Final = "rollouts"
#: A win, in thousandths.
WIN: Final = 1000
#: A word is surely not better than another if so many standard errors of the difference say so.
SURE: Final = 2.0
#: A difference of so many standard errors or less may be chance.
LUCK: Final = 1.0


def can_try(spec: GameSpec[Any], options: Mapping[str, int] | None = None, seats: int = 0) -> bool:
    """Return whether words can be tried at such a table: the game says how.

    Where all seats play together it must also say how far its goal is (`progress`).
    """
    own = heuristics_of(spec)
    if own.rollouts is None:
        return False
    return own.progress is not None or not together(spec, options, seats)


class Trier:
    """A search by rollouts, for any seat of a game."""

    def __init__(self, spec: GameSpec[Any], how: Rollouts | None = None):
        from heroon.native import Engine, engine  # late: who tries no words need not wait for it

        self._spec = spec
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
        words, order, _ = self._tried_at(base, seat, teams, rng)
        return words[order[0]]

    def worths_at(
        self, base: Position, seat: int, teams: tuple[int, ...], rng: Rng
    ) -> dict[int, float]:
        """Return what words are worth to a seat on the mean, in thousandths of a win, by word.

        It is empty where nothing is tried.
        """
        words, order, worths = self._tried_at(base, seat, teams, rng)
        if len(words) == 1:
            return {}
        return {words[i]: sum(worths[i]) / len(worths[i]) for i in order}

    def _tried_at(
        self, base: Position, seat: int, teams: tuple[int, ...], rng: Rng
    ) -> tuple[list[int], list[int], list[list[int]]]:
        """Try words at a position in C, as `_tried` does at a table."""
        assert self._native is not None
        assert base.ask is not None
        words = self._ranked(list(base.ask[2]), list(base.weights()))
        if base.inside or len(words) == 1 or base.ask[1] in self._how.at_once:
            return words[:1], [0], [[]]
        g = self._native.state(base.values(), base.seats)
        plan = self._native.plan_of(g, seat)
        # The first world would be the position itself: it is not played in.
        worlds = _Fast(base, plan, seat, worth_at(self._spec, teams), self._how, dealt=True)
        return words, *self._best(words, worlds, rng)

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
        close = self._how.close
        if close is None:
            return self._halved(words, worlds, rng)
        order, worths = self._raced(words, worlds, rng, close)
        if by_luck(worths[order[0]], worths[0]):
            order.remove(0)
            order.insert(0, 0)
        return order, worths

    def _halved(
        self, words: list[int], worlds: _Worlds, rng: Rng
    ) -> tuple[list[int], list[list[int]]]:
        """Try words in rounds and drop the worse half after each; return as `_best` does."""
        worths: list[list[int]] = [[] for _ in words]
        effort, sums, dropped = self._how.effort, [0] * len(words), list[int]()
        alive = list(range(len(words)))
        for _ in range(effort.worlds):
            found = worlds.round([words[i] for i in alive], rng)
            for at, i in enumerate(alive):
                worths[i] += found[at :: len(alive)]
                sums[i] += sum(found[at :: len(alive)])
            sums[0] += round(effort.margin * effort.each)
            alive.sort(key=lambda i: -sums[i])
            left = (len(alive) + 1) // 2
            dropped[:0] = alive[left:]
            del alive[left:]
            if len(alive) == 1:
                break
        return alive + dropped, worths

    def _raced(
        self, words: list[int], worlds: _Worlds, rng: Rng, close: float
    ) -> tuple[list[int], list[list[int]]]:
        """Try words in rounds and drop what is surely not better; return as `_best` does."""
        worths: list[list[int]] = [[] for _ in words]
        effort, dropped = self._how.effort, list[int]()
        alive = list(range(len(words)))
        left = effort.worlds * effort.each * self._how.words
        while len(alive) > 1 and left >= effort.each * len(alive):
            left -= effort.each * len(alive)
            found = worlds.round([words[i] for i in alive], rng)
            for at, i in enumerate(alive):
                worths[i] += found[at :: len(alive)]
            alive.sort(key=lambda i: -sum(worths[i]))
            best = worths[alive[0]]
            gone = [i for i in alive[1:] if no_better(worths[i], best, close)]
            dropped[:0] = gone
            alive = [i for i in alive if i not in gone]
        return alive + dropped, worths

    def _worlds(self, seat: Seat[Any], table: Table[Any]) -> _Worlds:
        """Begin to sample worlds: in C, if the engine is there and can deal them."""
        worth = worth_at(self._spec, seat.teams)
        plan = b"" if self._native is None else self._native.plan(table, seat.number)
        if self._native is None or not plan:
            return _Slow(self._own, seat, table, worth, self._how)
        return _Fast(self._native.at(table), plan, seat.number, worth, self._how)

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


def no_better(one: list[int], best: list[int], close: float) -> bool:
    """Return whether a word is surely not better than the best one by more than `close`."""
    lead, error = ahead(best, one)
    return error is not None and lead - SURE * error > -close


def by_luck(best: list[int], own: list[int]) -> bool:
    """Return whether chance may have put another word before the policy's own, by their worths."""
    lead, error = ahead(best, own)
    return error is None or lead <= LUCK * error


def share_of_win(result: tuple[int, ...], seat: int, worth: Worth) -> int:
    """Return what an end is worth to a seat, in thousandths of a win."""
    return round(WIN * worth.share(worth.of(result)[seat]))


class _Worlds(Protocol):
    """The sampled worlds in which words are tried, one after the other."""

    def round(self, words: list[int], rng: Rng) -> list[int]:
        """Say each word in some new worlds, and play on; list what comes of it, world by world.

        The worths are in thousandths of a win. The first of all worlds is that of the table they
        were made with.
        """


class _Fast:
    """Worlds in C; with `dealt` the first of them is dealt anew, too."""

    def __init__(
        self,
        base: Position,
        plan: bytes,
        seat: int,
        worth: Worth,
        how: Rollouts,
        dealt: bool = False,
    ):
        self._base = base
        self._plan = plan
        self._seat = seat
        self._worth = worth
        self._effort = how.effort
        self._dealt = dealt

    def round(self, words: list[int], rng: Rng) -> list[int]:
        effort = self._effort
        line = tuple(words), rng.state, effort.turns, effort.words
        found, rng.state = self._base.tries(*line, self._plan, self._dealt, effort.each, self._seat)
        self._dealt = True
        ends = {one for one in found if not isinstance(one, int)}
        shares = {one: share_of_win(one, self._seat, self._worth) for one in ends}
        return [one if isinstance(one, int) else shares[one] for one in found]


class _Slow:
    """Worlds in CPython: the description of those in C."""

    def __init__(
        self,
        own: Heuristics[Any],
        seat: Seat[Any],
        table: Table[Any],
        worth: Worth,
        how: Rollouts,
    ):
        self._own = own
        self._seat = seat
        self._worth = worth
        self._effort = how.effort
        self._table = table
        self._begun = False

    def round(self, words: list[int], rng: Rng) -> list[int]:
        found: list[int] = []
        for _ in range(self._effort.each):
            if self._begun:
                self._table = self._seat.table(rng)
            self._begun = True
            chance = rng.below(1 << 30)
            found += [self._tried(word, chance) for word in words]
        return found

    def _tried(self, word: int, chance: int) -> int:
        """Say a word in this world, play on, and return what comes of it."""
        spec = self._seat.spec
        machine = Machine(spec, spec.copy(self._table.g))
        machine.begin()
        self._play_on(machine, word, Rng(chance))
        if machine.over:
            return share_of_win(tuple(machine.result), self._seat.number, self._worth)
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
