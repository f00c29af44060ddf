"""Information-set tree search: one tree for all worlds that the seat cannot tell apart.

Each iteration takes a sampled world, goes down the tree by upper confidence bounds among the words
that this world offers, adds one node, and plays on at random to the end (Cowling, Powley and
Whitehouse, "Information Set Monte Carlo Tree Search", 2012, single observer).  Others are
taken to play for themselves.  The search is counted in iterations, never in time, and its
generator is its own: equal seeds give equal words, in C or in CPython.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Any, Final, Protocol

from heroon.kernel import Ask, GameSpec, Rng, Seat, Table

from .insight import hook
from .values import Values, values_of

if TYPE_CHECKING:
    from heroon.native import Engine, Position

#: A world is sampled for so many iterations, each of which goes its own way in a copy.
WORLD: Final = 4
#: How far confidence bounds reach: about what random games of two players want.
EXPLORE: Final = 0.7
#: What the game's policy would say begins with so many visits of a hundred iterations …
PRIOR: Final = 6
#: … that won this share.
PRIOR_VALUE: Final = 0.6


def can_search(spec: GameSpec[Any]) -> bool:
    """Whether random play to the end tells good positions from bad: in a duel it does."""
    return max(spec.seats) > 1 and hook(spec, "progress") is None


#: (seats, prompt, words, who learns nature's outcome).
Asked = tuple[int, int, "tuple[int, ...] | list[int]", int]


class World(Protocol):
    """A sampled world, gone through forward."""

    def asked(self) -> Asked | None:
        """What is asked; None at the end."""

    def answer(self, word: int) -> None:
        """Give a word, or nature's outcome."""

    def clone(self) -> World:
        """A copy that goes its own way."""

    def finish(self, rng: Rng, values: Values) -> tuple[float, ...]:
        """Play on at random to the end; what it was worth to each seat, from 0 to 1."""


class _Fast:
    """A world in C."""

    __slots__ = ("engine", "position")

    def __init__(self, native: Engine[Any], position: Position):
        self.engine = native
        self.position = position

    def asked(self) -> Asked | None:
        return self.position.ask

    def answer(self, word: int) -> None:
        self.position.answer(word)

    def clone(self) -> World:
        return _Fast(self.engine, self.position.clone())

    def finish(self, rng: Rng, values: Values) -> tuple[float, ...]:
        position = self.position
        *_, rng.state = position.go(rng.state, 0)
        result = position.result
        if not result:
            spec = self.engine.spec
            result = tuple(spec.bound_result(self.engine.state(position.values(), position.seats)))
        return values(result)


class _Slow:
    """A world in CPython."""

    __slots__ = ("table",)

    def __init__(self, table: Table[Any]):
        self.table = table

    def asked(self) -> Asked | None:
        ask = self.table.ask
        return None if ask is None else (ask.seats, ask.prompt, tuple(ask.words), ask.to)

    def answer(self, word: int) -> None:
        ask = self.table.ask
        assert ask is not None
        said_by = self.table.spec.words.said_by[word] if ask.seats else -1
        self.table.answer(word, _mover(ask.seats) if said_by < 0 else said_by)

    def clone(self) -> World:
        return _Slow(self.table.clone())

    def finish(self, rng: Rng, values: Values) -> tuple[float, ...]:
        machine = self.table.playout()
        machine.play(rng)
        return values(tuple(machine.result))


def _mover(seats: int) -> int:
    """The seat that answers: -1 is nature; of several the first."""
    return (seats & -seats).bit_length() - 1


class _Node:
    """What followed a word: visits, what they were worth to who said it, when it was offered."""

    __slots__ = ("after", "offered", "visits", "worth")

    def __init__(self) -> None:
        self.after: dict[int, _Node] = {}
        self.visits = 0
        self.offered = 0
        self.worth = 0.0


class Search:
    """A tree search for one seat."""

    def __init__(self, spec: GameSpec[Any], iterations: int):
        from heroon.native import Engine, engine  # late: who plays no search need not wait for it

        found = engine(spec, make=False)
        self._native: Engine[Any] | None = found if isinstance(found, Engine) else None
        self._spec = spec
        self._iterations = iterations
        self._values = values_of(spec)

    def word(self, seat: Seat[Any], rng: Rng) -> int:
        """One of the words that the seat may say now: the one that was tried most."""
        words = seat.words
        root = _Node()
        self._expect(root, seat, words, rng)
        world: World | None = None
        for i in range(self._iterations):
            if world is None or i % WORLD == 0:
                world = self._world(seat.table(rng))
            self._iterate(root, world.clone(), seat.number, words, rng)
        return max(words, key=lambda word: root.after[word].visits if word in root.after else -1)

    def _world(self, table: Table[Any]) -> World:
        if self._native is None:
            return _Slow(table)
        return _Fast(self._native, self._native.at(table))

    def _expect(self, root: _Node, seat: Seat[Any], words: list[int], rng: Rng) -> None:
        """The policy's word has a start, so that it takes evidence to prefer another."""
        if self._spec.policy is None:
            return
        world = seat.world(rng)
        word = self._spec.policy(world.g, Ask(1 << seat.number, seat.prompt, words), rng)
        node = root.after[word] = _Node()
        node.visits = node.offered = max(1, self._iterations * PRIOR // 100)
        node.worth = PRIOR_VALUE * node.visits

    def _iterate(self, root: _Node, world: World, me: int, first: list[int], rng: Rng) -> None:
        """One world, one way down, one new node, one game played on at random."""
        node, way = root, [(root, -1)]
        while (ask := world.asked()) is not None:
            seats, _, words, to = ask
            if not seats:
                word = words[rng.below(len(words))]
                if to >> me & 1:  # what the seat learns parts the tree
                    node = node.after.setdefault(-1 - word, _Node())
            elif len(words) == 1:
                word = words[0]
            else:
                mover = me if node is root else _mover(seats)
                word, new = _select(node, first if node is root else words, rng)
                node = node.after[word]
                way.append((node, mover))
                if new:
                    world.answer(word)
                    break
            world.answer(word)
        worth = world.finish(rng, self._values)
        for one, mover in way:
            one.visits += 1
            if mover >= 0:
                one.worth += worth[mover]


def _select(node: _Node, words: tuple[int, ...] | list[int], rng: Rng) -> tuple[int, bool]:
    """A word that was never tried, if there is one (and True), else the most promising."""
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
        bound = one.worth / one.visits + EXPLORE * sqrt(log(one.offered) / one.visits)
        if bound > best:
            best, chosen = bound, word
    return chosen, False


class SearchBot:
    """The search at a table."""

    def __init__(self, spec: GameSpec[Any], seed: int, iterations: int):
        self._rng = Rng(seed)
        self._search = Search(spec, iterations)

    def choose(self, seat: Seat[Any]) -> int:
        """See `Bot`."""
        words = seat.words
        return words[0] if len(words) == 1 else self._search.word(seat, self._rng)
