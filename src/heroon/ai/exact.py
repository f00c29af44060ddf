"""Exact solutions of small positions: what a position is worth to who is asked, and the best words.

What is solved is a game of perfect information with chance, for one side or two:

- Each outcome of nature counts with its true chance. The order of a pile that nobody knows is
  such chance: its cards are drawn, each as likely as another, when the rules ask for them.
- Who chooses knows all that is settled. A card that somebody holds and the one who chooses does
  not know makes a position unsolvable, unless it can only be one: that is found wherever the
  solution comes to such a choice. So is a die thrown in secret.
- All seats of a side want the same: the result where all play together, else the share of a win
  (1, 1/2, 0).
- Play goes on until the rules end it. The bound on choices that simulations have, offers of a draw
  and giving up are no part of it.

How: a tree of positions, each looked at once, in which every position has bounds of its worth. They
begin with the worst and the best that a game can end with, and close as positions are looked at,
first those near the root, then further on. Words that cannot matter any more are left out. The
position is solved when the bounds of the root meet; before that they hold all the same.
"""

from __future__ import annotations

import marshal
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from hashlib import blake2b
from operator import itemgetter, mul
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from heroon.kernel import GameSpec, Machine, Table
from heroon.kernel.ask import ALL, NATURE, first_seat
from heroon.kernel.copying import values
from heroon.kernel.errors import HeroonError, KernelError
from heroon.kernel.fields import Field, kept
from heroon.kernel.heuristics import heuristics_of
from heroon.kernel.sample import hidden

from .values import worth_at

if TYPE_CHECKING:
    from heroon.native import Engine, Position

#: A worth: a fraction, or an infinite float where a game does not say how far results reach.
Number = Fraction | float

_INFINITE: Final = float("inf")

#: The positions looked at where nobody says how many.
MOST: Final = 100_000
#: Forced answers in a row; more of them are a loop without end.
_FORCED: Final = 5_000
#: The choices and chances that are looked ahead at first; then twice as many, and so on.
_FIRST: Final = 4

#: Why a position cannot be solved: see `Unsolvable`.
HIDDEN, SIDES, AT_ONCE, ENDLESS = "hidden", "sides", "at-once", "endless"


class Unsolvable(HeroonError):
    """The error of a position that is no game of perfect information for one side or two.

    `why` is HIDDEN (`seat` would choose without knowing something that is settled), SIDES (more
    than two sides), AT_ONCE (both sides are asked at the same time) or ENDLESS (forced answers
    never end).
    """

    def __init__(self, why: str, seat: int = -1):
        super().__init__(why)
        self.why = why
        self.seat = seat


class Bounds(NamedTuple):
    """The bounds of what a word is worth to who is asked; they are equal where it is solved."""

    word: int
    low: Number
    high: Number

    @property
    def exact(self) -> bool:
        """Whether the worth is known."""
        return self.low == self.high


class Solution(NamedTuple):
    """The bounds of what a position is worth to a seat.

    - `seat`: whose worth it is: the one that is asked, or the first seat where nature is
    - `looked`: how many positions were looked at
    - `words`: the bounds of each word, the best first; empty where nature is asked
    - `line`: seat and word of each choice from here to the next chance, where all play best
    """

    seat: int
    low: Number
    high: Number
    looked: int
    words: tuple[Bounds, ...] = ()
    line: tuple[tuple[int, int], ...] = ()

    @property
    def exact(self) -> bool:
        """Whether the position is solved."""
        return self.low == self.high

    @property
    def best(self) -> list[int]:
        """The words that are proven to be the best; empty unless the position is solved."""
        if not self.exact:
            return []
        return [one.word for one in self.words if one.low == self.low]


def solve(
    table: Table[Any], most: int = MOST, *, every: bool = False, native: bool = True
) -> Solution:
    """Solve the position of a table, or bound its worth after `most` positions.

    With `every` each word of the root is solved, not only the best one. `native` says whether the
    engine in C is used, where it is built: the answer is the same. Raises `Unsolvable`.
    """
    solver = Solver(table.spec, table.teams, most, native)
    return solver.solve(solver.at(table), every)


class Place(Protocol):
    """A position that a solver walks through, in C or in CPython."""

    @property
    def ask(self) -> tuple[int, int, Sequence[int], int] | None:
        """The question as seats, prompt, words and who learns the outcome; None at the end."""

    @property
    def result(self) -> Sequence[int]:
        """The result, once the game is over."""

    def after(self, word: int) -> Place:
        """Return the position after a word; this one stays as it is."""

    def answer(self, word: int) -> None:
        """Say a word here."""

    def state(self) -> tuple[Any, tuple[int, ...]]:
        """Return the state between steps and the words answered since."""

    def key(self) -> bytes:
        """Return bytes that only equal positions share."""

    def weights(self) -> Sequence[int]:
        """Return what each word weighs to the game's policy; empty where it has none."""


#: By the identity of a table of fields: that table, and what takes the values that may change.
_TAKERS: Final[dict[int, tuple[Sequence[Field], Callable[[tuple[Any, ...]], Any]]]] = {}
_MOST_TAKERS: Final = 32


def _changing(fields: Sequence[Field]) -> Callable[[tuple[Any, ...]], Any]:
    """Return the function that takes those of a state's values that may change in a game."""
    found = _TAKERS.get(id(fields))
    if found is None or found[0] is not fields:
        while len(_TAKERS) >= _MOST_TAKERS:
            del _TAKERS[next(iter(_TAKERS))]
        those = [i for i, f in enumerate(kept(fields)) if not (f.constant or f.option)]
        found = _TAKERS[id(fields)] = (fields, itemgetter(*those))
    return found[1]


def _digest(spec: GameSpec[Any], found: tuple[Any, ...], flight: tuple[int, ...]) -> bytes:
    """Compute 16 bytes that identify a position of a game: its values and the words in flight."""
    written = marshal.dumps((_changing(spec.fields)(found), flight), 2)
    return blake2b(written, digest_size=16).digest()


class _Marked(Machine[Any]):
    """A machine that keeps the state before the rule that is running, and the words since."""

    __slots__ = ("flight", "mark")

    def __init__(self, spec: GameSpec[Any], g: Any):
        super().__init__(spec, g)
        self.keeps = True
        self.mark: Any = None
        self.flight: list[int] = []

    def _check(self) -> None:
        self.mark = self.spec.copy(self.g)
        self.flight = []

    def answer(self, word: int) -> None:
        """Give a word and run to the next question, noting it inside a rule."""
        if self.rule is not None:
            self.flight.append(word)
        super().answer(word)


class _Slow:
    """A position in CPython."""

    __slots__ = ("_machine",)

    def __init__(self, machine: _Marked):
        self._machine = machine

    @property
    def ask(self) -> tuple[int, int, Sequence[int], int] | None:
        ask = self._machine.ask
        return None if ask is None else (ask.seats, ask.prompt, ask.words, ask.to)

    @property
    def result(self) -> Sequence[int]:
        return list(self._machine.g.result)

    def after(self, word: int) -> Place:
        g, flight = self.state()
        found = _at(self._machine.spec, g, flight)
        found.answer(word)
        return found

    def answer(self, word: int) -> None:
        self._machine.answer(word)

    def state(self) -> tuple[Any, tuple[int, ...]]:
        machine = self._machine
        if machine.rule is None:
            return machine.g, ()
        return machine.mark, tuple(machine.flight)

    def key(self) -> bytes:
        g, flight = self.state()
        spec = self._machine.spec
        return _digest(spec, values(g, spec.fields), flight)

    def weights(self) -> Sequence[int]:
        machine = self._machine
        own, ask = heuristics_of(machine.spec).weights, machine.ask
        if own is None or ask is None:
            return ()
        seat = (ask.seats & -ask.seats).bit_length() - 1
        return own(machine.g, seat, ask.prompt, list(ask.words))


def _at(spec: GameSpec[Any], g: Any, flight: Sequence[int]) -> _Slow:
    """Make a position of a state between steps, which is copied, and the words since."""
    machine = _Marked(spec, spec.copy(g))
    machine.begin()
    for word in flight:
        machine.answer(word)
    return _Slow(machine)


class _Fast:
    """A position in C."""

    __slots__ = ("_engine", "_position")

    def __init__(self, engine: Engine[Any], position: Position):
        self._engine = engine
        self._position = position

    @property
    def ask(self) -> tuple[int, int, Sequence[int], int] | None:
        return self._position.ask

    @property
    def result(self) -> Sequence[int]:
        return self._position.result

    def after(self, word: int) -> Place:
        position = self._position.clone()
        position.answer(word)
        return _Fast(self._engine, position)

    def answer(self, word: int) -> None:
        self._position.answer(word)

    def state(self) -> tuple[Any, tuple[int, ...]]:
        return self._engine.store(self._position)

    def key(self) -> bytes:
        position, spec = self._position, self._engine.spec
        if position.inside:
            return _digest(spec, position.checkpoint(), position.flight())
        return _digest(spec, position.values(), ())

    def weights(self) -> Sequence[int]:
        return self._position.weights() if self._engine.weighs else ()


class _Node:
    """A position with bounds of its worth, and what may follow it.

    `sign` is 1 where the side chooses whose worth it is, -1 where the other one does, 0 for chance.
    `kids` are the nodes after each word, None while one was not looked at; `lows` and `highs` are
    their bounds as this node has taken them into account, `chances` those of the outcomes.
    """

    __slots__ = (
        *("chances", "done", "high", "highs", "kids", "low", "lows"),
        *("place", "seat", "sign", "words"),
    )

    def __init__(self, low: Number, high: Number):
        self.low = low
        self.high = high
        self.sign = 0
        self.seat = -1
        self.words: list[int] = []
        self.chances: list[Fraction] = []
        self.kids: list[_Node | None] = []
        self.lows: list[Number] = []
        self.highs: list[Number] = []
        self.place: Place | None = None
        #: As far ahead it was looked at without a bound that cut it short.
        self.done = 0

    @property
    def closed(self) -> bool:
        """Whether the worth is known."""
        return self.low == self.high

    def news(self, i: int, kid: _Node) -> bool:
        """Take the bounds after a word into account; return whether those of this node change."""
        low, high = self.lows[i], self.highs[i]
        if kid.low is low and kid.high is high:
            return False
        self.lows[i], self.highs[i] = kid.low, kid.high
        before = self.low, self.high
        if self.sign > 0:
            self.low, self.high = max(self.lows), max(self.highs)
        elif self.sign < 0:
            self.low, self.high = min(self.lows), min(self.highs)
        elif self.low == -_INFINITE or self.high == _INFINITE:
            self.low = sum(map(mul, self.chances, self.lows))
            self.high = sum(map(mul, self.chances, self.highs))
        else:
            self.low += self.chances[i] * (kid.low - low)
            self.high -= self.chances[i] * (high - kid.high)
        return before != (self.low, self.high)

    def matters(self, kid: _Node) -> bool:
        """Return whether more about what may follow can change the bounds of this node."""
        if self.sign > 0:
            return kid.high > self.low
        return self.sign == 0 or kid.low < self.high

    def order(self) -> list[int]:
        """List the numbers of the words in the order to be looked at: the most promising first."""
        order = list(range(len(self.kids)))
        if self.sign:
            order.sort(key=self._promise, reverse=True)
        return order

    def _promise(self, i: int) -> tuple[Number, Number]:
        kid = self.kids[i]
        if kid is None:
            return -_INFINITE, -_INFINITE
        return (kid.low, kid.high) if self.sign > 0 else (-kid.high, -kid.low)


class _Enough(Exception):
    """The end of a solution that looked at as many positions as it may."""


class _Visit:
    """A visit of a node on the way down: how far it may go, and the bounds that matter above."""

    __slots__ = ("alpha", "at", "beta", "cut", "left", "node", "order")

    def __init__(self, node: _Node, left: int, alpha: Number, beta: Number):
        self.node = node
        self.left = left
        self.alpha = alpha
        self.beta = beta
        self.order = node.order()
        self.at = 0
        #: Whether bounds cut short what lies below, so that it may be worth another look.
        self.cut = False

    def next(self) -> int:
        """Return the number of the next word to be looked at; -1 when there is none left."""
        node = self.node
        if node.closed:
            return -1
        if node.high <= self.alpha or node.low >= self.beta:
            self.cut = True
            return -1
        if self.at == len(self.order):
            return -1
        self.at += 1
        return self.order[self.at - 1]

    def window(self, i: int) -> tuple[Number, Number]:
        """Return the bounds of a word within which its worth matters here and above."""
        node, kid = self.node, self.node.kids[i]
        assert kid is not None
        if node.sign > 0:
            return max(self.alpha, node.low), self.beta
        if node.sign < 0:
            return self.alpha, min(self.beta, node.high)
        if node.low == -_INFINITE or node.high == _INFINITE:
            return -_INFINITE, _INFINITE
        chance = node.chances[i]
        alpha = (self.alpha - node.high) / chance + kid.high
        return alpha, (self.beta - node.low) / chance + kid.low


class Solver:
    """A search for the exact worth of positions of one game, with the teams of one table."""

    def __init__(
        self, spec: GameSpec[Any], teams: Sequence[int], most: int = MOST, native: bool = True
    ):
        if len(set(teams)) > 2:
            raise Unsolvable(SIDES)
        self._spec = spec
        self._teams = tuple(teams)
        self._most = most
        self._worth = worth_at(spec, self._teams)
        known = not self._worth.grows
        self._low: Number = Fraction(self._worth.low) if known else -_INFINITE
        self._high: Number = Fraction(self._worth.high) if known else _INFINITE
        self._nodes: dict[bytes, _Node] = {}
        self._changes = 0
        self._seat = 0
        self._engine = _engine(spec) if native else None

    def at(self, table: Table[Any]) -> Place:
        """Return the position of a table."""
        if self._engine is not None:
            return _Fast(self._engine, self._engine.at(table))
        return _at(self._spec, table.checkpoint, [t.word for t in table.flight])

    def solve(self, place: Place, every: bool = False) -> Solution:
        """Solve a position, or bound its worth; see `solve`.  The position is played on."""
        ask = place.ask
        self._nodes.clear()
        self._seat = 0 if ask is None or ask[0] == NATURE else first_seat(ask[0])
        asked = [] if ask is None or ask[0] == NATURE else list(dict.fromkeys(ask[2]))
        root = self._node(place)
        try:
            self._deepen(root)
            for kid in self._kids(root) if every and len(asked) > 1 else ():
                self._deepen(kid)
        except _Enough:
            pass
        self._refresh(root)
        return self._solution(root, asked)

    def _solution(self, root: _Node, asked: list[int]) -> Solution:
        looked = len(self._nodes)
        if len(asked) < 2:
            words = tuple(Bounds(word, root.low, root.high) for word in asked)
            return Solution(self._seat, root.low, root.high, looked, words, self._line(root))
        found = [
            Bounds(word, self._low, self._high) if kid is None else Bounds(word, kid.low, kid.high)
            for word, kid in zip(root.words, root.kids, strict=True)
        ]
        found.sort(key=lambda one: (-one.low, -one.high))
        return Solution(self._seat, root.low, root.high, looked, tuple(found), self._line(root))

    def _line(self, node: _Node) -> tuple[tuple[int, int], ...]:
        """List the choices from a node on, where all play best, as far as all is solved."""
        line: list[tuple[int, int]] = []
        while node.closed and node.sign:
            worth = node.low
            best = next(
                (i for i, kid in enumerate(node.kids) if kid and kid.closed and kid.low == worth),
                -1,
            )
            if best < 0:
                break
            line.append((node.seat, node.words[best]))
            kid = node.kids[best]
            assert kid is not None
            node = kid
        return tuple(line)

    # -- looking --------------------------------------------------------------------------------

    def _node(self, place: Place) -> _Node:
        """Go on to the next real choice or chance; return its node, new or known."""
        for _ in range(_FORCED):
            ask = place.ask
            if ask is None or any(word != ask[2][0] for word in ask[2]):
                break
            place.answer(ask[2][0])
        else:
            raise Unsolvable(ENDLESS)
        key = place.key()
        node = self._nodes.get(key)
        if node is None:
            if len(self._nodes) >= self._most:
                raise _Enough
            self._changes += 1
            node = self._nodes[key] = self._new(place)
        return node

    def _new(self, place: Place) -> _Node:
        ask = place.ask
        if ask is None:
            worth = self._ended(place)
            return _Node(worth, worth)
        node = _Node(self._low, self._high)
        seats, _, words, _ = ask
        counts = Counter(words)
        node.words = list(counts)
        if seats == NATURE:
            total = len(words)
            node.chances = [Fraction(n, total) for n in counts.values()]
        else:
            node.seat = first_seat(seats)
            node.sign = self._side(seats)
            self._check_known(place, seats)
            found = dict(zip(words, place.weights(), strict=False))
            node.words.sort(key=lambda word: -found.get(word, 0))
        node.kids = [None] * len(node.words)
        node.lows = [self._low] * len(node.words)
        node.highs = [self._high] * len(node.words)
        node.place = place
        return node

    def _ended(self, place: Place) -> Fraction:
        """Return what the end of a game is worth; raises `KernelError` beyond the bounds."""
        worth = Fraction(self._worth.of(tuple(place.result))[self._seat])
        if not self._low <= worth <= self._high:
            raise KernelError(f"a result of {worth}, where {self._low} to {self._high} is possible")
        return worth

    def _side(self, seats: int) -> int:
        """Return 1 where those who are asked are of the side whose worth counts, -1 otherwise."""
        teams = self._teams
        sides = {teams[seat] for seat in range(len(teams)) if seats >> seat & 1}
        if len(sides) > 1:
            raise Unsolvable(AT_ONCE)
        return 1 if sides == {teams[self._seat]} else -1

    def _check_known(self, place: Place, seats: int) -> None:
        """Raise `Unsolvable` unless all who are asked know all that is settled."""
        g, flight = place.state()
        many = len(self._teams)
        for seat in range(many):
            if seats >> seat & 1:
                for unknown in hidden(self._spec, g, seat, many):
                    if len(set(unknown.cards)) > 1:
                        raise Unsolvable(HIDDEN, seat)
                if flight and self._unseen(g, flight, seat):
                    raise Unsolvable(HIDDEN, seat)

    def _unseen(self, g: Any, flight: Sequence[int], seat: int) -> bool:
        """Return whether an outcome inside the running rule was kept from a seat."""
        machine = Machine(self._spec, self._spec.copy(g))
        machine.begin()
        for word in flight:
            ask = machine.ask
            if ask is not None and ask.seats == NATURE and len(set(ask.words)) > 1:
                if not (ask.to == ALL or ask.to >> seat & 1):
                    return True
            machine.answer(word)
        return False

    # -- deepening ------------------------------------------------------------------------------

    def _deepen(self, root: _Node) -> None:
        """Look at positions until a node is solved; raises `_Enough`.

        It stops, too, where play can go round in circles and nothing new comes of that.
        """
        left = _FIRST
        while not root.closed:
            before = self._changes
            self._visit(root, left)
            if self._changes == before and left > len(self._nodes):
                return
            left *= 2

    def _visit(self, root: _Node, left: int) -> None:
        """Look so many choices and chances ahead from a node, each branch as long as it matters."""
        self._refresh(root)
        way = [_Visit(root, left, -_INFINITE, _INFINITE)]
        open_ = {id(root)}
        while way:
            here = way[-1]
            node = here.node
            i = here.next()
            if i < 0:
                way.pop()
                open_.discard(id(node))
                if not here.cut:
                    node.done = max(node.done, here.left)
                if way:
                    self._back(way[-1], node, here.cut)
                continue
            kid = self._kid(node, i)
            self._refresh(kid)
            self._renew(node, i)
            if here.left == 1 or kid.closed or kid.done >= here.left - 1:
                continue
            if id(kid) in open_:
                here.cut = True
                continue
            alpha, beta = here.window(i)
            if alpha < kid.high and kid.low < beta:
                way.append(_Visit(kid, here.left - 1, alpha, beta))
                open_.add(id(kid))
            elif node.matters(kid):
                here.cut = True

    def _back(self, above: _Visit, kid: _Node, cut: bool) -> None:
        """Take into account what a visit found below."""
        self._renew(above.node, above.order[above.at - 1])
        if cut and above.node.matters(kid):
            above.cut = True

    def _kids(self, node: _Node) -> list[_Node]:
        return [self._kid(node, i) for i in range(len(node.kids))]

    def _kid(self, node: _Node, i: int) -> _Node:
        """Return the node after a word, and look at it first where nobody has."""
        kid = node.kids[i]
        if kid is None:
            assert node.place is not None
            kid = node.kids[i] = self._node(node.place.after(node.words[i]))
            if None not in node.kids:
                node.place = None
        return kid

    def _refresh(self, node: _Node) -> None:
        """Work out the bounds of a node from those of all that may follow."""
        if not node.closed:
            for i, kid in enumerate(node.kids):
                if kid is not None and node.news(i, kid):
                    self._changes += 1

    def _renew(self, node: _Node, i: int) -> None:
        """Work out the bounds of a node anew after those of one word have changed."""
        kid = node.kids[i]
        assert kid is not None
        if not node.closed and node.news(i, kid):
            self._changes += 1


def _engine(spec: GameSpec[Any]) -> Engine[Any] | None:
    """Return the engine of a game, if it was built."""
    from heroon.native import Engine, engine  # late: who solves nothing need not wait for it

    found = engine(spec, make=False)
    return found if isinstance(found, Engine) else None
