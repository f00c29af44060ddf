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
begin with the worst and the best that a game can end with (of a journey, the stages that are done
stay done), and close as positions are looked at, first those near the root, then further on. Words
that cannot matter any more are left out. The position is solved when the bounds of the root meet;
before that they hold all the same. Where play can come back to a position, what is left open is
settled by equations (`exact_circles`) if one side chooses alone: there, play that never ends counts
as worse than any end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

from heroon.kernel import GameSpec, Machine, Table
from heroon.kernel.ask import ALL, NATURE, first_seat
from heroon.kernel.errors import HeroonError, KernelError
from heroon.kernel.heuristics import heuristics_of
from heroon.kernel.sample import hidden

from .exact_circles import settle
from .exact_nodes import INFINITE, Number, TreeNode
from .exact_places import Standpoint, place_of
from .values import worth_at

#: The positions looked at where nobody says how many.
MOST: Final = 100_000
#: Forced answers in a row; more of them are a loop without end.
_FORCED: Final = 5_000
#: The choices and chances that are looked ahead at first; then twice as many, and so on.
_FIRST: Final = 4

#: Rounds that may bring nothing but new bounds: those of two sides' circles can close for ever.
_STILL: Final = 30

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
    """Find the exact worth of a table's position, or its bounds after `most` positions.

    With `every` each word of the root is solved, not only the best one. `native` says whether the
    engine in C is used, where it is built: the answer is the same. Raises `Unsolvable`.
    """
    return Solver(table.spec, table.teams, most).solve(place_of(table, native), every)


class _Enough(Exception):
    """The end of a solution that looked at as many positions as it may."""


class _Visit:
    """A visit of a node on the way down: how far it may go, and the bounds that matter above."""

    __slots__ = ("alpha", "at", "beta", "cut", "left", "node", "order")

    def __init__(self, node: TreeNode, left: int, alpha: Number, beta: Number):
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
        if node.low == -INFINITE or node.high == INFINITE:
            return -INFINITE, INFINITE
        chance = node.chances[i]
        alpha = (self.alpha - node.high) / chance + kid.high
        return alpha, (self.beta - node.low) / chance + kid.low


class Solver:
    """A search for the exact worth of positions of one game, with the teams of one table.

    It looks at `most` positions; with `near` it gives up after so many unless one was an end.
    """

    def __init__(self, spec: GameSpec[Any], teams: Sequence[int], most: int = MOST, near: int = 0):
        if len(set(teams)) > 2:
            raise Unsolvable(SIDES)
        self._spec = spec
        self._teams = tuple(teams)
        self._most = most
        self._near = near
        self._ends = 0
        self._worth = worth_at(spec, self._teams)
        known = not self._worth.grows
        self._low: Number = Fraction(self._worth.low) if known else -INFINITE
        self._high: Number = Fraction(self._worth.high) if known else INFINITE
        self._stages = heuristics_of(spec).progress if known and self._worth.together else None
        self._nodes: dict[bytes, TreeNode] = {}
        self._changes = 0
        self._seat = 0

    def solve(self, place: Standpoint, every: bool = False) -> Solution:
        """Find the exact worth of a position, which is played on, or its bounds; see `solve`."""
        ask = place.ask
        self._nodes.clear()
        self._ends = 0
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

    def _solution(self, root: TreeNode, asked: list[int]) -> Solution:
        looked = len(self._nodes)
        if len(asked) < 2:
            words = tuple(Bounds(word, root.low, root.high) for word in asked)
            return Solution(self._seat, root.low, root.high, looked, words, self._line(root))
        found = [
            Bounds(word, low, high) if kid is None else Bounds(word, kid.low, kid.high)
            for word, kid, low, high in zip(
                root.words, root.kids, root.lows, root.highs, strict=True
            )
        ]
        plan = root.words[root.plan] if root.plan >= 0 else -1
        found.sort(key=lambda one: (-one.low, -one.high, one.word != plan))
        return Solution(self._seat, root.low, root.high, looked, tuple(found), self._line(root))

    def _line(self, node: TreeNode) -> tuple[tuple[int, int], ...]:
        """List the choices from a node on, where all play best, as far as all is solved."""
        line: list[tuple[int, int]] = []
        met: set[int] = set()
        while node.closed and node.sign:
            best = self._best(node)
            if best < 0 or id(node) in met:
                break
            met.add(id(node))
            line.append((node.seat, node.words[best]))
            kid = node.kids[best]
            assert kid is not None
            node = kid
        return tuple(line)

    def _best(self, node: TreeNode) -> int:
        """Return the number of a best word of a solved position; -1 where none was looked at."""
        if node.plan >= 0:
            return node.plan
        kids = enumerate(node.kids)
        return next((i for i, kid in kids if kid and kid.closed and kid.low == node.low), -1)

    # -- looking --------------------------------------------------------------------------------

    def _node(self, place: Standpoint) -> TreeNode:
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
            far = not self._ends and len(self._nodes) == self._near > 0
            if far or len(self._nodes) >= self._most:
                raise _Enough
            self._changes += 1
            node = self._nodes[key] = self._new(place)
        return node

    def _new(self, place: Standpoint) -> TreeNode:
        ask = place.ask
        if ask is None:
            self._ends += 1
            worth = self._ended(place)
            return TreeNode(worth, worth)
        low = self._least(place)
        node = TreeNode(low, self._high)
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
        node.lows = [low] * len(node.words)
        node.highs = [self._high] * len(node.words)
        node.place = place
        return node

    def _least(self, place: Standpoint) -> Number:
        """Return the worst that can still come: of a journey, the stages that are done."""
        if self._stages is None:
            return self._low
        return max(self._low, Fraction(self._stages(place.state()[0])[0]))

    def _ended(self, place: Standpoint) -> Fraction:
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

    def _check_known(self, place: Standpoint, seats: int) -> None:
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
            open_ = ask is None or ask.seats != NATURE or len(set(ask.words)) == 1
            if ask is not None and not (open_ or ask.to == ALL or ask.to >> seat & 1):
                return True
            machine.answer(word)
        return False

    # -- deepening ------------------------------------------------------------------------------

    def _deepen(self, root: TreeNode) -> None:
        """Look at positions until a node is solved; raises `_Enough`.

        Where play can go round in circles and nothing new comes of looking further, what is open is
        settled by equations; it stops where that cannot be done.
        """
        left = _FIRST
        still = 0
        while not root.closed:
            before, many = self._changes, len(self._nodes)
            self._visit(root, left)
            if len(self._nodes) == many and left > many:
                open_ = self._open(root)
                if len(self._nodes) == many and not settle(open_):
                    still += 1
                    if self._changes == before or still == _STILL:
                        return
            left *= 2

    def _open(self, root: TreeNode) -> list[TreeNode]:
        """List the positions on which a node's bounds rest, all that may follow them looked at."""
        found = [root]
        known = {id(root)}
        for node in found:
            if node.sign < 0:
                return [node]  # of two sides: no equations
            for kid in self._kids(node):
                self._refresh(kid)
                left_out = node.sign > 0 and not node.matters(kid)
                if not (kid.closed or left_out or id(kid) in known):
                    known.add(id(kid))
                    found.append(kid)
            self._refresh(node)
        return found

    def _visit(self, root: TreeNode, left: int) -> None:
        """Look so many choices and chances ahead from a node, each branch as long as it matters."""
        self._refresh(root)
        way = [_Visit(root, left, -INFINITE, INFINITE)]
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

    def _back(self, above: _Visit, kid: TreeNode, cut: bool) -> None:
        """Take into account what a visit found below."""
        self._renew(above.node, above.order[above.at - 1])
        if cut and above.node.matters(kid):
            above.cut = True

    def _kids(self, node: TreeNode) -> list[TreeNode]:
        return [self._kid(node, i) for i in range(len(node.kids))]

    def _kid(self, node: TreeNode, i: int) -> TreeNode:
        """Return the node after a word, and look at it first where nobody has."""
        kid = node.kids[i]
        if kid is None:
            assert node.place is not None
            kid = node.kids[i] = self._node(node.place.after(node.words[i]))
            if None not in node.kids:
                node.place = None
        return kid

    def _refresh(self, node: TreeNode) -> None:
        """Compute the bounds of a node from those of all that may follow."""
        if not node.closed:
            for i, kid in enumerate(node.kids):
                if kid is not None and node.news(i, kid):
                    self._changes += 1

    def _renew(self, node: TreeNode, i: int) -> None:
        """Compute the bounds of a node anew after those of one word have changed."""
        kid = node.kids[i]
        assert kid is not None
        if not node.closed and node.news(i, kid):
            self._changes += 1
