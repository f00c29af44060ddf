"""State: plain data, described by one table of fields.

A game's state is one class with `__slots__`; its fields hold ints, lists of ints, or one list
of ints a seat.  `FIELDS` says what each holds; copy, digest, text, conservation, sampling and
the native layout all come from it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final, TypeVar

from .errors import KernelError
from .words import Domain

#: An empty cell of a grid.  A slot is 0 while nobody knows it, else the card (1 and up).
EMPTY: Final = -1

ONE: Final = "one"  # an int
LIST: Final = "list"  # a list of ints
SEATS: Final = "seats"  # a list of ints for each seat

#: The greatest number of seats: masks of seats have eight bits.
SEATS_TOP: Final = 8
#: For `number`: one for each seat in play.
PER_SEAT: Final = -1

#: Who sees the cards of a place that has no mask of its own.
EVERYBODY: Final = "everybody"
OWNER: Final = "owner"
NO_SEAT: Final = "no seat"


@dataclass(frozen=True)
class Field:
    """What one field of a state holds.

    `cap` is the greatest length of a list (the length, when `fixed`), `low` and `high` the
    range of each int, `start` the value at set-up.  A list with one int for each seat in play is
    `per_seat`: its length is the number of seats, and its `cap` the greatest that the game allows
    (see `fields_of`).  Fields of cards name the set of their
    cards; a companion field of the same shape may hold who knows each card (`known`) and
    whether it lies face up (`face`), for texts of positions.  A `constant` list never changes
    during a game, so copies share it.  A field `apart` is
    no part of values, digests and texts of positions: what it says stands in their header.
    """

    name: str
    shape: str
    cap: int = 1
    low: int = 0
    high: int = 0
    start: int = 0
    fixed: bool = False
    ordered: bool = True
    domain: Domain | None = None
    cards: str = ""
    pool: bool = False
    home: bool = False
    of_kinds: tuple[int, ...] = ()
    known: str = ""
    face: str = ""
    seen: str = EVERYBODY
    other: bool = False
    companion: bool = False
    option: bool = False
    constant: bool = False
    per_seat: bool = False
    apart: bool = False
    late: int = 0

    def length(self, seats: int) -> int:
        """How many ints a fixed list has in a game of so many seats."""
        return seats if self.per_seat else self.cap


@dataclass(frozen=True)
class CardSet:
    """A set of cards that can be told apart only by kind, with one common back.

    `kinds` lists every card of the set; where that depends on options, seats or card data it is
    a function of the state, and `most` the greatest number of cards.  With `per_seat` each seat
    has a set of its own; with `piles` the set is common, but each seat has a hidden pile, and so
    a pool, of its own.  `first` gives, for cards that can be turned, the first side of each
    value (values that are not turned stand for themselves).
    """

    name: str
    domain: Domain
    kinds: tuple[int, ...] | Callable[[Any], Sequence[int]]
    per_seat: bool = False
    most: int = 0
    piles: bool = False
    first: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        """The greatest number of cards the set can have."""
        return self.most if callable(self.kinds) else len(self.kinds)

    @property
    def own_pools(self) -> bool:
        """Whether each seat has a pool of this set."""
        return self.per_seat or self.piles

    def cards(self, g: State) -> list[int]:
        """Every card of the set in this game, sorted, first side up."""
        return sorted(self.kinds(g) if callable(self.kinds) else self.kinds)

    def side(self, card: int) -> int:
        """The first side of a card."""
        return self.first[card] if self.first else card


class State:
    """The base of every game's state: the agenda, the result, the seats, and the log of a table.

    `seats` is how many play; no rule changes it.  `log` is no part of the position: only a table
    that keeps events hangs one here.
    """

    __slots__ = ("agenda", "log", "reason", "result", "seats")
    agenda: list[int]
    result: list[int]
    reason: int
    seats: int
    log: Log | None


#: An event as it was told: its number, four arguments, who was told, what the others were told.
Told = tuple[int, int, int, int, int, int, int]
#: Older events, in parts, the last part first: copies share them.
Older = tuple[tuple[Told, ...], Any]


class Log:
    """What steps told, and whether some view gained a face.  Owned by a table.

    `events` are the latest ones; `before` counts the `older` ones, which never change.
    """

    __slots__ = ("before", "events", "news", "older")

    def __init__(self) -> None:
        self.events: list[Told] = []
        self.older: Older | None = None
        self.before = 0
        self.news = False

    def __len__(self) -> int:
        return self.before + len(self.events)

    def age(self) -> None:
        """All events are older ones from now on."""
        if self.events:
            self.older = (tuple(self.events), self.older)
            self.before += len(self.events)
            self.events = []

    def since(self, start: int) -> list[Told]:
        """The events from that number on."""
        parts: list[Sequence[Told]] = [self.events]
        at, older = self.before, self.older
        while older is not None and at > start:
            part, older = older
            at -= len(part)
            parts.append(part)
        return [event for part in reversed(parts) for event in part][start - at :]

    def cut(self, many: int) -> None:
        """Forget all but the first so many."""
        while self.older is not None and self.before > many:
            part, self.older = self.older
            self.before -= len(part)
            self.events = list(part)
        del self.events[many - self.before :]


#: The fields that every state has.
BASE_FIELDS: Final = (
    Field("agenda", LIST, cap=3 * 64, low=-1, high=1 << 30, companion=True),
    Field("result", LIST, cap=8, low=-(1 << 30), high=1 << 30),
    Field("reason", ONE, high=1 << 16),
    Field("seats", ONE, low=1, high=SEATS_TOP, start=1, companion=True, apart=True),
)


# -- declaring fields --------------------------------------------------------------------------


def number(
    name: str, low: int, high: int, start: int = 0, *, each: int = 0, of: Domain | None = None
) -> Field:
    """An int; with `each`, a list of that many: PER_SEAT for one a seat in play."""
    if each == PER_SEAT:
        cap = SEATS_TOP  # the game's own greatest number takes its place, see `fields_of`
        return Field(name, LIST, cap, low, high, start, fixed=True, domain=of, per_seat=True)
    if each:
        return Field(name, LIST, each, low, high, start, fixed=True, domain=of)
    return Field(name, ONE, 1, low, high, start, domain=of)


def counters(name: str, cap: int, low: int, high: int, start: int = 0) -> Field:
    """For each seat a list of exactly `cap` ints."""
    return Field(name, SEATS, cap, low, high, start, fixed=True)


def marks(name: str, cap: int, low: int, high: int, *, per_seat: bool = False) -> Field:
    """A list of at most `cap` ints (one for each seat, with `per_seat`)."""
    return Field(name, SEATS if per_seat else LIST, cap, low, high)


def place(
    name: str,
    of: CardSet,
    cap: int,
    *,
    shape: str = "",
    grid: bool = False,
    ordered: bool = True,
    home: bool = False,
    of_kinds: Sequence[int] = (),
    known: str = "",
    face: str = "",
    seen: str = EVERYBODY,
    other: bool = False,
) -> Field:
    """A place for cards of one set.

    `shape` is SEATS unless the set is common (then LIST unless said otherwise); a `grid` has
    exactly `cap` cells, EMPTY or a slot; `home` is where the set lies at set-up, unseen, and
    `of_kinds` makes it the home of these kinds, in the open;
    `known` names a field of `masks`, without which `seen` says who sees the cards; `other`
    is a place of seat s that holds cards of the set of seat 1 - s.
    """
    shape = shape or (SEATS if of.per_seat else LIST)
    low, start = (EMPTY, EMPTY) if grid else (0, 0)
    return Field(
        name,
        shape,
        cap,
        low,
        of.domain.top - 1,
        start,
        fixed=grid,
        ordered=ordered,
        domain=of.domain,
        cards=of.name,
        home=home,
        of_kinds=tuple(of_kinds),
        known=known,
        face=face,
        seen=seen,
        other=other,
    )


def pool(name: str, of: CardSet) -> Field:
    """The pool of a set: the sorted cards that its zero slots can be."""
    shape = SEATS if of.own_pools else LIST
    return Field(
        name,
        shape,
        of.size,
        1,
        of.domain.top - 1,
        ordered=False,
        domain=of.domain,
        cards=of.name,
        pool=True,
    )


def masks(name: str, cap: int, *, shape: str = SEATS, fixed: bool = False) -> Field:
    """Who knows each card of another place: one mask of seats a slot."""
    return Field(name, shape, cap, 0, 255, fixed=fixed, companion=True)


def faces(name: str, cap: int, *, shape: str = SEATS) -> Field:
    """Whether each cell of a grid lies face up."""
    return Field(name, shape, cap, 0, 1, fixed=True, companion=True)


def option(name: str, of: Domain) -> Field:
    """An option of the game: set when the table is opened, never changed."""
    return Field(name, ONE, 1, 0, of.top - 1, domain=of, option=True)


# -- what comes from the table -----------------------------------------------------------------

S = TypeVar("S", bound=State)


def fields_of(own: Sequence[Field], most: int) -> tuple[Field, ...]:
    """Every field of a game for at most so many seats: the kernel's own, then its own."""
    return (*BASE_FIELDS, *(replace(f, cap=most) if f.per_seat else f for f in own))


def fresh(kind: type[S], fields: Sequence[Field], seats: int, options: dict[str, int]) -> S:
    """A state before set-up: start values, options in their fields, no cards anywhere."""
    g = kind.__new__(kind)
    g.log = None
    for f in fields:
        setattr(g, f.name, options[f.name] if f.option else empty(f, seats))
    g.seats = seats
    return g


def empty(f: Field, seats: int) -> Any:
    """The start value of a field: an int, a list, or a list for each seat."""
    if f.shape == ONE:
        return f.start
    if f.shape == LIST:
        return [f.start] * f.length(seats) if f.fixed else []
    return [[f.start] * f.cap if f.fixed else [] for _ in range(seats)]


def copier(kind: type[S], fields: Sequence[Field], seats: Sequence[int]) -> Callable[[S], S]:
    """The function that copies a state, written from its fields once, as `dataclasses` does."""
    lines = ["def copy(g):", "    n = new(kind)", "    n.log = None"]
    for f in fields:
        source = f"g.{f.name}"
        if f.constant:
            pass  # nothing ever changes it: shared
        elif f.shape == LIST:
            source += ".copy()"
        elif f.shape == SEATS and len(seats) == 1:  # half as dear as a comprehension
            each = [f"x{i}" for i in range(seats[0])]
            lines.append(f"    {', '.join(each)}, = {source}")
            source = "[" + ", ".join(f"{x}.copy()" for x in each) + "]"
        elif f.shape == SEATS:
            source = f"[x.copy() for x in {source}]"
        lines.append(f"    n.{f.name} = {source}")
    lines.append("    return n")
    scope: dict[str, Any] = {"new": object.__new__, "kind": kind}
    exec("\n".join(lines), scope)
    function: Callable[[S], S] = scope["copy"]
    return function


def values(g: State, fields: Sequence[Field]) -> tuple[Any, ...]:
    """The fields of `kept` as one hashable tuple: equal tuples are equal positions."""
    found = _READERS.get(id(fields))
    if found is None or found[0] is not fields:
        found = _READERS[id(fields)] = (fields, _reader(kept(fields)))
    return found[1](g)


def kept(fields: Sequence[Field]) -> list[Field]:
    """The fields that `values` tells, in its order: all but those apart."""
    return [f for f in fields if not f.apart]


#: The readers of `values`, by the table of fields they were written from.
_READERS: dict[int, tuple[Sequence[Field], Callable[[State], tuple[Any, ...]]]] = {}


def _reader(fields: Sequence[Field]) -> Callable[[State], tuple[Any, ...]]:
    """The function that reads a state; for one and two seats without a loop over them."""
    nested = [f for f in fields if f.shape == SEATS]
    lines = ["def read(g):"]
    for seats in (1, 2) if nested else ():
        lines += [f"    if len(g.{nested[0].name}) == {seats}:", "        try:"]
        for f in nested:
            lines.append(f"            {', '.join(_names(f, seats))}, = g.{f.name}")
        lines += [
            f"            return ({_read_all(fields, seats)})",
            "        except ValueError:  # not as many lists as seats: a wrong state, read below",
            "            pass",
        ]
    lines.append(f"    return ({_read_all(fields, 0)})")
    scope: dict[str, Any] = {}
    exec("\n".join(lines), scope)
    function: Callable[[State], tuple[Any, ...]] = scope["read"]
    return function


def _read_all(fields: Sequence[Field], seats: int) -> str:
    """The members of the tuple; with `seats`, each list of a seat has its name."""
    parts = []
    for f in fields:
        if f.shape == ONE:
            parts.append(f"g.{f.name}")
        elif f.shape == LIST:
            parts.append(f"tuple(g.{f.name})")
        elif seats:
            parts.append("(" + ", ".join(f"tuple({x})" for x in _names(f, seats)) + ",)")
        else:
            parts.append(f"tuple(map(tuple, g.{f.name}))")
    return ", ".join(parts) + ","


def digest(g: State, fields: Sequence[Field]) -> str:
    """Sixteen hex digits of the position: a fingerprint of the state between steps."""
    found = values(g, fields)
    for i, f in enumerate(kept(fields)):
        if f.late and not any(found[i][-f.late :]):
            found = (*found[:i], found[i][: -f.late], *found[i + 1 :])
    return hashlib.sha256(repr(found).encode()).hexdigest()[:16]


def lists(g: State, f: Field) -> list[list[int]]:
    """The lists of a field: one for each seat, or the only one."""
    value: Any = getattr(g, f.name)
    if f.shape == ONE:
        return [[value]]
    return [value] if f.shape == LIST else list(value)


def set_index(f: Field, sets: dict[str, CardSet], owner: int) -> int:
    """Which instance of the set of `f` the place of `owner` holds."""
    if not sets[f.cards].per_seat:
        return 0
    return 1 - owner if f.other else owner


def pool_index(f: Field, sets: dict[str, CardSet], owner: int) -> int:
    """Which pool of its set the unseen slots of a place of `owner` belong to."""
    if sets[f.cards].piles:
        return owner if f.shape == SEATS else 0
    return set_index(f, sets, owner)


def seers(g: State, f: Field, owner: int, i: int) -> int:
    """The mask of seats that know slot `i` of a place (it is not zero)."""
    if f.known:
        companion: Any = getattr(g, f.known)
        mask: int = (companion[owner] if f.shape == SEATS else companion)[i]
        return mask
    if f.seen == EVERYBODY:
        return 255
    return 1 << owner if f.seen == OWNER else 0


def check(g: State, fields: Sequence[Field], sets: dict[str, CardSet], seats: int) -> None:
    """Raise `KernelError` unless ranges, capacities, order and conservation hold.

    Conservation: pool and places of a set hold exactly its cards, and there are as many zero
    slots as cards in the pool.
    """
    if not _sound(g, fields, sets, seats):
        _explain(g, fields, sets, seats)


#: The quick tests of `check`, by what they were written from; the latest ones.
_TESTS: dict[tuple[int, int, int], tuple[Sequence[Field], Any, Callable[[State], bool]]] = {}
_MOST_TESTS: Final = 64


def _sound(g: State, fields: Sequence[Field], sets: dict[str, CardSet], seats: int) -> bool:
    """Whether a state keeps what `check` asks; False as well when it has another shape."""
    key = (id(fields), id(sets), seats)
    found = _TESTS.get(key)
    if found is None:  # what was written is kept together with its sources, so ids stay theirs
        while len(_TESTS) >= _MOST_TESTS:
            del _TESTS[next(iter(_TESTS))]
        found = _TESTS[key] = (fields, sets, _tester(fields, sets, seats))
    try:
        return found[2](g)
    except (TypeError, ValueError, IndexError):
        return False


def _tester(
    fields: Sequence[Field], sets: dict[str, CardSet], seats: int
) -> Callable[[State], bool]:
    """The test of a state, written from the fields once: `_explain` without its reasons.

    Every list gets a name (`hand_1`); one `min` and one `max` serve all fields of a range.
    """
    checked = [f for f in fields if not f.constant]
    names = {f.name: _names(f, seats) for f in fields}
    lines = [f"{', '.join(names[f.name])}{', ' * (f.shape == SEATS)} = g.{f.name}" for f in fields]
    ranges: dict[tuple[int, int], list[str]] = {}
    for f in checked:
        star = "" if f.shape == ONE else "*"
        ranges.setdefault((f.low, f.high), []).extend(star + x for x in names[f.name])
        for x in names[f.name] if f.shape != ONE else ():
            wrong = [f"len({x}) {'!=' if f.fixed else '>'} {f.length(seats)}"]
            wrong += [] if f.ordered else [f"{x} != sorted({x})"]
            lines.append(f"if {' or '.join(wrong)}: return False")
        if f.known:
            for x, known in zip(names[f.name], names[f.known], strict=True):
                lines += _test_known(f, x, known)
    for (low, high), items in ranges.items():
        lines.append(f"x = [{', '.join(items)}]")
        lines.append(f"if x and (min(x) < {low} or max(x) > {high}): return False")
    lines += [f"if g.{f.name} != {seats}: return False" for f in fields if f.apart]
    lines += _test_cards([f for f in checked if f.cards], names, sets)
    scope: dict[str, Any] = {"sets": sets, "cards": {s.name: _cards(s) for s in sets.values()}}
    exec("\n    ".join(["def test(g):", *lines, "return True"]), scope)
    function: Callable[[State], bool] = scope["test"]
    return function


def _names(f: Field, seats: int) -> list[str]:
    return [f"{f.name}_{s}" for s in range(seats)] if f.shape == SEATS else [f"{f.name}_"]


def _cards(s: CardSet) -> Callable[[State], list[int]]:
    """The cards of a set, found once where they never differ."""
    if callable(s.kinds):
        return s.cards
    found = sorted(s.kinds)
    return lambda _g: found


def _test_known(f: Field, x: str, known: str) -> list[str]:
    """The lines that test who knows the cards of a list."""
    lines = [
        f"if len({x}) != len({known}): return False",
        f"if any({known}):",
        f"    pairs = list(zip({x}, {known}))",
        "    for card, mask in pairs:",
        "        if mask and card <= 0: return False",
    ]
    return lines if f.ordered else [*lines, "    if pairs != sorted(pairs): return False"]


def _test_cards(
    fields: Sequence[Field], names: dict[str, list[str]], sets: dict[str, CardSet]
) -> list[str]:
    """The lines that test whether cards appeared or vanished, and pools against zero slots."""
    found: dict[tuple[str, int], list[str]] = {}
    zeros: dict[tuple[str, int], list[str]] = {}
    pools: dict[tuple[str, int], str] = {}
    for f in fields:
        for owner, x in enumerate(names[f.name]):
            items = f"*{x}" if f.shape != ONE else x
            found.setdefault((f.cards, set_index(f, sets, owner)), []).append(items)
            key = (f.cards, pool_index(f, sets, owner))
            if f.pool:
                pools[key] = f"len({x})"
            else:
                zeros.setdefault(key, []).append(items)
    lines = []
    for (name, _), there in found.items():
        card = "first[c]" if sets[name].first else "c"
        lines.append(f"first = sets[{name!r}].first")
        lines.append(f"x = [{card} for c in [{', '.join(there)}] if c > 0]")
        lines.append("x.sort()")
        lines.append(f"if x != cards[{name!r}](g): return False")
    for key, unseen in zeros.items():
        many = pools.get(key, "0")
        lines.append(f"if [{', '.join(unseen)}].count(0) != {many}: return False")
    return lines


def _explain(g: State, fields: Sequence[Field], sets: dict[str, CardSet], seats: int) -> None:
    """Raise what is wrong with a state: the checks of `check` one by one."""
    found: dict[tuple[str, int], list[int]] = {}
    zeros: dict[tuple[str, int], int] = {}
    pools: dict[tuple[str, int], int] = {}
    for f in fields:
        if f.constant:
            continue
        for owner, items in enumerate(lists(g, f)):
            _check_list(f, owner, items, seats)
            if not f.cards:
                continue
            cards = sets[f.cards]
            key = (f.cards, set_index(f, sets, owner))
            found.setdefault(key, []).extend(cards.side(c) for c in items if c > 0)
            key = (f.cards, pool_index(f, sets, owner))
            if f.pool:
                pools[key] = len(items)
            else:
                zeros[key] = zeros.get(key, 0) + items.count(0)
                _check_companions(g, f, owner, items)
    for key, there in found.items():
        if sorted(there) != sets[key[0]].cards(g):
            raise KernelError(f"set {key[0]}.{key[1]}: cards appeared or vanished")
    for key, many in zeros.items():
        if pools.get(key, 0) != many:
            raise KernelError(f"set {key[0]}.{key[1]}: the pool and the zero slots are unequal")


def _check_list(f: Field, owner: int, items: list[int], seats: int) -> None:
    where = f"{f.name}.{owner}" if f.shape == SEATS else f.name
    cap = f.length(seats)
    if len(items) > cap or (f.fixed and len(items) != cap):
        raise KernelError(f"field {where}: {len(items)} entries, capacity {cap}")
    if f.apart and items != [seats]:
        raise KernelError(f"field {where}: {items[0]}, but {seats} play")
    if items and (min(items) < f.low or max(items) > f.high):
        value = min(items) if min(items) < f.low else max(items)
        raise KernelError(f"field {where}: {value} is not in {f.low}..{f.high}")
    if not f.ordered and any(a > b for a, b in pairwise(items)):
        raise KernelError(f"field {where}: an unordered place is not sorted")


def _check_companions(g: State, f: Field, owner: int, items: list[int]) -> None:
    if not f.known:
        return
    companion: Any = getattr(g, f.known)
    known: list[int] = companion[owner] if f.shape == SEATS else companion
    if len(known) != len(items):
        raise KernelError(f"field {f.known}.{owner}: not one mask a slot of {f.name}")
    pairs = list(zip(items, known, strict=True))
    if any(card <= 0 and mask for card, mask in pairs):
        raise KernelError(f"field {f.known}.{owner}: somebody knows an empty or unknown slot")
    if not f.ordered and pairs != sorted(pairs):
        raise KernelError(f"field {f.known}.{owner}: an unordered place is not sorted")


def conceal(g: State, fields: Sequence[Field], sets: dict[str, CardSet], seats: int) -> None:
    """Complete pools and homes: what lies nowhere else lies at home.

    Unseen there, but for the kinds that have a home in the open (an ordered one is filled from
    below with the greatest first).  Of a set with piles only what lies in the open is completed:
    the pools of its piles must be given.
    """
    for s in sets.values():
        for index in range(seats if s.per_seat else 1):
            rest = s.cards(g)
            zero = 0
            home: list[int] | None = None
            bag: list[int] = []
            for f in fields:
                if f.cards != s.name:
                    continue
                for owner, items in enumerate(lists(g, f)):
                    if set_index(f, sets, owner) != index:
                        continue
                    if f.pool and not s.piles:
                        bag = items
                        continue
                    if f.home:
                        home = items
                    zero += items.count(0)
                    for card in items:
                        if card > 0:
                            if s.side(card) not in rest:
                                token = s.domain.by_value[card]
                                raise KernelError(f"set {s.name}.{index}: no card {token} is left")
                            rest.remove(s.side(card))
            rest = _house(g, fields, s, rest)
            if home is not None and len(rest) > zero:
                home[:0] = [0] * (len(rest) - zero)
            bag[:] = rest


def _house(g: State, fields: Sequence[Field], s: CardSet, rest: list[int]) -> list[int]:
    """Bring the kinds that have a home in the open to it; what is left."""
    for f in fields:
        if f.cards != s.name or not f.of_kinds:
            continue
        home = lists(g, f)[0]
        home[:0] = [card for card in reversed(rest) if card in f.of_kinds]
        if not f.ordered:
            home.sort()
        rest = [card for card in rest if card not in f.of_kinds]
    return rest
