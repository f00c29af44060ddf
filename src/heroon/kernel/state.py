"""State: the plain data of a game, described by one table of fields.

A game's state is one class; its annotated members hold ints, lists of ints, or one list of ints a
seat.  `FIELDS` says what each holds (see `fields`); copy, digest, text, conservation, sampling and
the native layout all come from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from .errors import KernelError
from .fields import EVERYBODY, LIST, ONE, OWNER, SEATS, CardSet, Field, set_index
from .log import Log


class StateType(type):
    """The metaclass of states: what is annotated in a class of states becomes a slot of it.

    The module of a state begins with `from __future__ import annotations`, as all of ours do.
    """

    def __new__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> StateType:
        """Make a class with a slot for each annotation, unless it names its slots itself."""
        space.setdefault("__slots__", tuple(space.get("__annotations__", ())))
        return super().__new__(cls, name, bases, space)


class State(metaclass=StateType):
    """The base of every game's state: the agenda, the result, the seats, and the log of a table.

    `seats` is how many play; no rule changes it.  `log` is no part of the position: only a table
    that keeps events hangs one here.
    """

    agenda: list[int]
    result: list[int]
    reason: int
    seats: int
    log: Log | None


S = TypeVar("S", bound=State)


def fresh(kind: type[S], fields: Sequence[Field], seats: int, options: dict[str, int]) -> S:
    """Make a state before set-up: start values, options in their fields, no cards anywhere."""
    g = kind.__new__(kind)
    g.log = None
    for f in fields:
        setattr(g, f.name, options[f.name] if f.option else empty(f, seats))
    g.seats = seats
    return g


def empty(f: Field, seats: int) -> Any:
    """Return the start value of a field: an int, a list, or a list for each seat."""
    if f.shape == ONE:
        return f.start
    if f.shape == LIST:
        return [f.start] * f.length(seats) if f.fixed else []
    return [[f.start] * f.cap if f.fixed else [] for _ in range(seats)]


def lists(g: State, f: Field) -> list[list[int]]:
    """List the lists of a field: one for each seat, or the only one; an int counts as a list."""
    value: Any = getattr(g, f.name)
    if f.shape == ONE:
        return [[value]]
    return [value] if f.shape == LIST else list(value)


def seers(g: State, f: Field, owner: int, i: int) -> int:
    """Return the mask of seats that know the card in slot `i` of a place (not an unknown slot)."""
    if f.known:
        companion: Any = getattr(g, f.known)
        mask: int = (companion[owner] if f.shape == SEATS else companion)[i]
        return mask
    if f.seen == EVERYBODY:
        return 255
    return 1 << owner if f.seen == OWNER else 0


def conceal(g: State, fields: Sequence[Field], sets: dict[str, CardSet], seats: int) -> None:
    """Put every card that lies nowhere else into its home or pool.

    Cards lie unseen there, but for the kinds that have a home in the open (an ordered one is filled
    from below with the greatest first).  Of a set with piles only what lies in the open is
    completed: the pools of its piles must be given.
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
    """Put the kinds that have a home in the open into it; return the cards left over."""
    for f in fields:
        if f.cards != s.name or not f.of_kinds:
            continue
        home = lists(g, f)[0]
        home[:0] = [card for card in reversed(rest) if card in f.of_kinds]
        if not f.ordered:
            home.sort()
        rest = [card for card in rest if card not in f.of_kinds]
    return rest
