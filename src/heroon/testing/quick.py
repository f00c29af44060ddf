"""Quick forms of the laws that nearly always hold.

What they read of a game is found out once. Where a quick form says no, the law itself
checks the matter part by part and says what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain
from operator import attrgetter, is_
from typing import Any, Final

from heroon.kernel import LIST, SEATS, GameSpec, State
from heroon.kernel.tokens import NO_ONE

Spec = GameSpec[Any]
#: A function that reads some fields of a state at once.
Reader = Callable[[State], tuple[Any, ...]]


@dataclass(frozen=True)
class KnownGame:
    """The knowledge about a game: readers of its fields, and the words of each seat.

    `lists` are those that a copy must not share, `nested` the fields with a list for each seat.
    """

    spec: Spec
    all: Reader
    lists: Reader
    nested: Reader
    pools: tuple[Reader, Reader]
    sayable: dict[int, list[int]]


#: What is known of the latest games, by identity of the spec, which is kept with it.
_KNOWN: Final[dict[int, KnownGame]] = {}
_MOST: Final = 32


def known(spec: Spec) -> KnownGame:
    """Return what is known about a game, found out once."""
    found = _KNOWN.get(id(spec))
    if found is None:
        while len(_KNOWN) >= _MOST:
            del _KNOWN[next(iter(_KNOWN))]
        found = _KNOWN[id(spec)] = _find_out(spec)
    return found


def _find_out(spec: Spec) -> KnownGame:
    own = [f for f in spec.fields if not f.constant]
    pools = [f for f in spec.fields if f.pool]
    return KnownGame(
        spec,
        _reader([f.name for f in spec.fields]),
        _reader([f.name for f in own if f.shape in (LIST, SEATS)]),
        _reader([f.name for f in own if f.shape == SEATS]),
        (
            _reader([f.name for f in pools if f.shape == LIST]),
            _reader([f.name for f in pools if f.shape == SEATS]),
        ),
        {},
    )


def _reader(names: Sequence[str]) -> Reader:
    """Make the function that reads these fields as a tuple (`attrgetter` does so from two on)."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda g: tuple([getattr(g, name) for name in names])


def is_copy(spec: Spec, g: State, twin: State) -> bool:
    """Return whether the twin has all fields, equal ones, and no list in common."""
    of = known(spec)
    try:
        if of.all(g) != of.all(twin) or any(map(is_, of.lists(g), of.lists(twin))):
            return False
    except AttributeError:
        return False
    one, other = chain.from_iterable(of.nested(g)), chain.from_iterable(of.nested(twin))
    return not any(map(is_, one, other))


def sayable(spec: Spec, seat: int) -> list[int]:
    """List the words of the vocabulary that a seat may ever say."""
    found = known(spec).sayable.get(seat)
    if found is None:
        said_by = spec.words.said_by
        found = [w for w in range(1, len(spec.words.text)) if said_by[w] in (NO_ONE, seat)]
        known(spec).sayable[seat] = found
    return found


def pools(spec: Spec, g: State) -> list[list[int]]:
    """Copy every pool."""
    common, seats = known(spec).pools
    return [items[:] for items in chain(common(g), chain.from_iterable(seats(g)))]
