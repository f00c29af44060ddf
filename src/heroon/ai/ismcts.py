"""Information-set tree search: one tree for all worlds that the seat cannot tell apart.

Each iteration takes a sampled world, goes down the tree by upper confidence bounds among the words
that this world offers, adds one node, and plays on (Cowling, Powley and Whitehouse, "Information
Set Monte Carlo Tree Search", 2012, single observer).  Where a game has `weights` it is played on by
them, with some random words among them, else at random; where it has `standing` it may be cut
short, and is worth what the game says of the position, else it is played to the end (`Heuristics`).

What an end is worth to each seat the teams of the table say (`values`): partners win and lose
together, all others are taken to play for themselves. The search is counted in iterations, never in
time, and its generator is its own: equal seeds give equal words, in C or in CPython. What is
written here in CPython is the description of the tree; the one in C, beside a game's rules, does
the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import log, sqrt
from typing import TYPE_CHECKING, Any, Final, Protocol

from heroon.kernel import Ask, GameSpec, Rng, Seat, Table
from heroon.kernel.ask import first_seat
from heroon.kernel.heuristics import Searching, heuristics_of

from .sureness import Tally, Weighed, weighed
from .together import together
from .values import Worth, worth_at
from .weighed import play_by

if TYPE_CHECKING:
    from heroon.native import Engine, Position


#: The games played on before a tree grows, at a table at which all play together.
_FIRST: Final = 8


def searching_of(spec: GameSpec[Any]) -> Searching:
    """Return the settings of a game's tree search: its own, without what it lacks hooks for."""
    own = heuristics_of(spec)
    how = own.searching
    if own.weights is None:
        how = replace(how, every=1)
    if own.standing is None:
        how = replace(how, cut=0)
    return how


def can_search(
    spec: GameSpec[Any], options: Mapping[str, int] | None = None, seats: int = 0
) -> bool:
    """Return whether the tree search makes sense at such a table.

    It does not on a journey of many stages, which random play never brings to its end.
    """
    return heuristics_of(spec).progress is None or not together(spec, options, seats)


class Growing(Protocol):
    """The tree of one search, and the sampled worlds that it grows in."""

    def expect(self, word: int, visits: int, worth: float) -> None:
        """Begin a word as if it had been tried so often and been worth so much in all."""

    def grow(self, times: int, each: int, rng: Rng) -> None:
        """Run `times` iterations, `each` in copies of every world that is sampled."""

    def visits(self, word: int) -> int:
        """Return how often a word was tried; -1 if it never was."""

    def tallies(self) -> list[Tally]:
        """List what came of each word, in their order."""

    @property
    def span(self) -> tuple[float, float]:
        """The worths that count as lost and as won."""


class _Fast:
    """A search tree in C."""

    __slots__ = ("_base", "_engine", "_plan", "_seat", "_tree", "_worth")

    def __init__(
        self,
        engine: Engine[Any],
        seat: Seat[Any],
        words: list[int],
        most: int,
        how: Searching,
        worth: Worth,
    ):
        self._engine = engine
        self._seat = seat
        self._worth = worth
        self._tree = engine.tree(
            seat.number,
            words,
            how.explore,
            most,
            how.every,
            how.cut,
            worth.teams,
            (worth.low, worth.high, worth.grows),
        )
        #: A world between steps, and what is dealt anew there for others: they are those that
        #: would be dealt from the real table, since its seat cannot tell the two apart.
        self._base: Position | None = None
        self._plan = b""

    def expect(self, word: int, visits: int, worth: float) -> None:
        self._tree.expect(word, visits, worth)

    def visits(self, word: int) -> int:
        return self._tree.visits(word)

    def tallies(self) -> list[Tally]:
        return [Tally(*found) for found in self._tree.tallies()]

    @property
    def span(self) -> tuple[float, float]:
        return self._tree.span()

    def grow(self, times: int, each: int, rng: Rng) -> None:
        while times > 0 and self._base is None:
            many = min(each, times)
            self._grow_in(self._first_world(rng), many, rng)
            times -= many
        while times > 0 and self._base is not None:
            played, rng.state = self._tree.grow_worlds(
                self._base, self._plan, times, each, rng.state
            )
            times -= played
            if times > 0:
                self._credit(self._base.seats)
                times -= 1
        self._tree.leave()

    def _grow_in(self, world: Position, times: int, rng: Rng) -> None:
        """Run iterations in copies of one world."""
        while times > 0:
            played, rng.state = self._tree.grow(world, times, rng.state)
            times -= played
            if times > 0:
                self._credit(world.seats)
                times -= 1
        self._tree.leave()

    def _credit(self, seats: int) -> None:
        """Tell the tree what a game that met its bound is worth, by the spec's result for it."""
        spec = self._engine.spec
        g = self._engine.state(self._tree.waiting(), seats)
        self._tree.credit(self._worth.of(tuple(spec.bound_result(g))))

    def _first_world(self, rng: Rng) -> Position:
        """Load a sampled world; between steps, later worlds are dealt from it in C.

        Inside a rule they are not: there what the seat was told must be looked at, in CPython.
        """
        table = self._seat.table(rng)
        found = self._engine.at(table)
        if table.rule is None:
            self._plan = self._engine.plan(table, self._seat.number)
            self._base = found if self._plan else None
        return found


class _Slow:
    """A search tree in CPython."""

    __slots__ = (
        "_first",
        "_here",
        "_how",
        "_root",
        "_seat",
        "_standing",
        "_tallies",
        "_weights",
        "_worth",
    )

    def __init__(self, seat: Seat[Any], words: list[int], how: Searching, worth: Worth):
        self._seat = seat
        self._worth = worth
        self._first = words
        self._how = how
        self._root = _Node()
        self._tallies = {word: Tally() for word in words}
        #: Of the world that is grown in now: how often each word was tried, what that was worth.
        self._here: dict[int, tuple[int, float]] = {}
        own = heuristics_of(seat.spec)
        self._weights, self._standing = own.weights, own.standing

    def expect(self, word: int, visits: int, worth: float) -> None:
        node = self._root.after[word] = _Node()
        node.visits = node.offered = visits
        node.worth = worth

    def visits(self, word: int) -> int:
        node = self._root.after.get(word)
        return -1 if node is None else node.visits

    def tallies(self) -> list[Tally]:
        return [self._tallies[word] for word in self._first]

    @property
    def span(self) -> tuple[float, float]:
        return self._worth.low, self._worth.high

    def grow(self, times: int, each: int, rng: Rng) -> None:
        for first in range(0, times, each):
            world = self._seat.table(rng)
            for _ in range(min(each, times - first)):
                self._iterate(world.clone(), rng)
            self._leave()

    def _leave(self) -> None:
        """Note what came of the words in the world that was grown in."""
        for word, (visits, worth) in self._here.items():
            self._tallies[word] = self._tallies[word].with_world(visits, worth)
        self._here.clear()

    def _iterate(self, world: Table[Any], rng: Rng) -> None:
        """Go down the tree in a world, add one node, play on, and note what the end was worth."""
        me, root = self._seat.number, self._root
        node, way, tried = root, [(root, -1)], -1
        while (ask := world.ask) is not None:
            words = ask.words
            if not ask.seats:
                word = words[rng.below(len(words))]
                if ask.to >> me & 1:  # what the seat learns parts the tree
                    node = node.after.setdefault(-1 - word, _Node())
            elif len(words) == 1:
                word = words[0]
            else:
                mover = me if node is root else first_seat(ask.seats)
                offered = self._first if node is root else words
                word, new = _select(node, offered, rng, self._how.explore, self._worth)
                tried = word if node is root else tried
                node = node.after[word]
                way.append((node, mover))
                if new:
                    _say(world, word)
                    break
            _say(world, word)
        worth = self._finish(world, rng)
        self._worth = self._worth.grown(worth)
        if tried >= 0:
            visits, sum_ = self._here.get(tried, (0, 0.0))
            self._here[tried] = visits + 1, sum_ + worth[me]
        for one, mover in way:
            one.visits += 1
            if mover >= 0:
                one.worth += worth[mover]

    def _finish(self, world: Table[Any], rng: Rng) -> tuple[float, ...]:
        """Play on; return what the end is worth to each seat."""
        machine, how, worth = world.playout(), self._how, self._worth
        if how.every == 1 or self._weights is None:
            machine.play(rng, bound=how.cut)
        else:
            play_by(machine, self._weights, rng, how.cut, how.every)
        if how.cut and not machine.over:
            assert self._standing is not None
            shares = (self._standing(machine.g, seat) / 1000 for seat in range(world.seats))
            return tuple(map(worth.at, shares))
        return worth.of(tuple(machine.result))


def _say(world: Table[Any], word: int) -> None:
    """Give a word, or nature's outcome, in the name of whoever may say it."""
    ask = world.ask
    assert ask is not None
    said_by = world.spec.words.said_by[word] if ask.seats else -1
    world.answer(word, first_seat(ask.seats) if said_by < 0 else said_by)


class _Node:
    """The results of a word: visits, their worth to whoever said it, how often it was offered."""

    __slots__ = ("after", "offered", "visits", "worth")

    def __init__(self) -> None:
        self.after: dict[int, _Node] = {}
        self.visits = 0
        self.offered = 0
        self.worth = 0.0


def _select(
    node: _Node, words: Sequence[int], rng: Rng, explore: float, worth: Worth
) -> tuple[int, bool]:
    """Choose a word never tried, if there is one (and True), else the best one (and False)."""
    after = node.after
    fresh = [word for word in words if word not in after]
    for word in words:
        if word in after:
            after[word].offered += 1
    if fresh:
        word = fresh[rng.below(len(fresh))]
        after[word] = _Node()
        after[word].offered = 1
        return word, True
    best, chosen = -1.0, words[0]
    for word in words:
        one = after[word]
        share = (one.worth / one.visits - worth.low) * worth.scale
        bound = share + explore * sqrt(log(one.offered) / one.visits)
        if bound > best:
            best, chosen = bound, word
    return chosen, False


class Search:
    """A tree search for one seat; with `iterations` 0 it takes as many as the game says."""

    def __init__(self, spec: GameSpec[Any], iterations: int = 0, how: Searching | None = None):
        from heroon.native import Engine, engine  # late: who plays no search need not wait for it

        found = engine(spec, make=False)
        self._native: Engine[Any] | None = found if isinstance(found, Engine) else None
        self._spec = spec
        self._how = how or searching_of(spec)
        self._iterations = iterations or self._how.iterations

    def word(self, seat: Seat[Any], rng: Rng) -> int:
        """Choose the word that was tried most, of those that the seat may say now."""
        words, tree = self._searched(seat, rng)
        return words[0] if tree is None else max(words, key=tree.visits)

    def weigh(self, seat: Seat[Any], rng: Rng) -> list[Weighed]:
        """List what the search finds of each word it considers, the one it would say first.

        The games that the policy's word begins with, which nobody played, are not counted. Where
        only one word is considered, none is tried.
        """
        words, tree = self._searched(seat, rng)
        if tree is None:
            return [weighed(words[0], Tally(), 0.0, 0.0)]
        low, high = tree.span
        found = [weighed(w, t, low, high) for w, t in zip(words, tree.tallies(), strict=True)]
        visits = {word: tree.visits(word) for word in words}
        return sorted(found, key=lambda one: -visits[one.word])

    def _searched(self, seat: Seat[Any], rng: Rng) -> tuple[list[int], Growing | None]:
        """Return the words that are considered, and the tree; None where there is but one word."""
        words, policy = seat.words, self._spec.policy
        sensible = heuristics_of(self._spec).sensible
        word, how = -1, self._how
        if policy is not None:
            world = seat.world(rng)
            word = policy(world.g, Ask(1 << seat.number, seat.prompt, words), rng)
            if sensible is not None:
                words = sensible(world.g, seat.number, seat.prompt, words, word)
        if len(words) == 1:
            return words, None
        visits = max(1, self._iterations * how.prior // 100)
        worth = worth_at(self._spec, seat.teams)
        if worth.grows:
            worth = self._first_results(seat, worth, rng)
        tree = self._tree(seat, words, self._iterations + visits, worth)
        if word >= 0 and how.prior:
            # The policy's word has a start, so that it takes evidence to prefer another.
            tree.expect(word, visits, worth.at(how.prior_value) * visits)
        tree.grow(self._iterations, how.world, rng)
        return words, tree

    def _first_results(self, seat: Seat[Any], worth: Worth, rng: Rng) -> Worth:
        """Play some games on from here, to find the first bounds of what results are worth."""
        for _ in range(_FIRST):
            machine = seat.world(rng)
            machine.play(rng, self._spec.policy)
            result = machine.result if machine.over else self._spec.bound_result(machine.g)
            worth = worth.grown(worth.of(tuple(result)))
        return worth

    def _tree(self, seat: Seat[Any], words: list[int], most: int, worth: Worth) -> Growing:
        if self._native is None:
            return _Slow(seat, words, self._how, worth)
        return _Fast(self._native, seat, words, most, self._how, worth)


class SearchBot:
    """A bot that chooses by the tree search."""

    def __init__(
        self,
        spec: GameSpec[Any],
        seed: int,
        iterations: int = 0,
        how: Searching | None = None,
    ):
        self._rng = Rng(seed)
        self._search = Search(spec, iterations, how)

    def choose(self, seat: Seat[Any]) -> int:
        """Choose the only word, or the one that the search finds."""
        words = seat.words
        return words[0] if len(words) == 1 else self._search.word(seat, self._rng)
