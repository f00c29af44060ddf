"""Sampled worlds: the cards that a seat does not know, dealt anew."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeVar

from .drivers import Rng
from .errors import KernelError
from .fields import EVERYBODY, OWNER, SEATS, CardSet, Field, pool_index
from .spec import GameSpec
from .state import State, lists, seers

S = TypeVar("S", bound=State)

#: A slot that is dealt anew: its field, its owner, its index.
Slot = tuple[Field, int, int]
#: The tries to fill slots with printed limits; if all of them get stuck, that is a bug.
_TRIES = 100


class Hidden(NamedTuple):
    """The cards of one pool that a seat does not know: their slots and what these can hold."""

    of: CardSet
    #: Which instance of the set, or which of its piles.
    which: int
    slots: list[Slot]
    #: Sorted, so that equal generators deal equal worlds to who cannot tell two tables apart.
    cards: list[int]
    #: The pool, and whose it is; None where there is none.
    pool: tuple[Field, int] | None


def deal(spec: GameSpec[S], g: S, seat: int, seats: int, rng: Rng) -> None:
    """Deal again at random every card that `seat` does not know (-1: a spectator)."""
    for unknown in hidden(spec, g, seat, seats):
        _deal(spec, g, unknown, rng)


def hidden(spec: GameSpec[S], g: S, seat: int, seats: int) -> list[Hidden]:
    """List what `deal` deals, set by set: the slots a seat does not know, the cards for them."""
    found = []
    for s, index, places, pool in _places(spec, seats):
        slots = [slot for f, owner in places for slot in _unknown(g, f, owner, seat, seats)]
        if slots:
            cards = [_list(g, f, owner)[i] for f, owner, i in slots]
            cards += _list(g, *pool) if pool is not None else []
            found.append(Hidden(s, index, slots, sorted(cards), pool))
    return found


#: A set, the index of one of its pools, the places of that pool's cards, and the pool.
_Places = list[tuple[CardSet, int, list[tuple[Field, int]], "tuple[Field, int] | None"]]
#: The places of the latest games, by identity of the spec and number of seats.
_FOUND: Final[dict[tuple[int, int], tuple[GameSpec[Any], _Places]]] = {}
_MOST: Final = 32


def _places(spec: GameSpec[Any], seats: int) -> _Places:
    """Find where the cards of each pool lie, once for each game and number of seats."""
    key = (id(spec), seats)
    known = _FOUND.get(key)
    if known is None:  # what was found is kept together with its spec, so the id stays its own
        while len(_FOUND) >= _MOST:
            _FOUND.pop(next(iter(_FOUND)), None)
        found = [
            _places_of(spec, s, index, seats)
            for s in spec.sets.values()
            for index in range(seats if s.own_pools else 1)
        ]
        known = _FOUND[key] = (spec, found)
    return known[1]


def _places_of(
    spec: GameSpec[Any], s: CardSet, index: int, seats: int
) -> tuple[CardSet, int, list[tuple[Field, int]], tuple[Field, int] | None]:
    places: list[tuple[Field, int]] = []
    pool: tuple[Field, int] | None = None
    for f in spec.fields:
        for owner in range(seats if f.shape == SEATS else 1):
            if f.cards == s.name and pool_index(f, spec.sets, owner) == index:
                if f.pool:
                    pool = (f, owner)
                else:
                    places.append((f, owner))
    return s, index, places, pool


def _deal(spec: GameSpec[S], g: S, unknown: Hidden, rng: Rng) -> None:
    cards = list(unknown.cards)
    for _ in range(_TRIES):
        rng.shuffle(cards)
        rest = _assign(spec, g, unknown.slots, list(cards))
        if rest is not None:
            bag = _list(g, *unknown.pool) if unknown.pool is not None else []
            bag[:] = sorted(rest)
            _sort(g, unknown.slots)
            return
    name = f"{unknown.of.name}.{unknown.which}"
    raise KernelError(f"set {name}: what a seat does not know cannot be dealt")


def _unknown(g: State, f: Field, owner: int, seat: int, seats: int) -> list[Slot]:
    """List the slots of a place that hold a card which `seat` does not know."""
    if seat < 0:
        return [
            (f, owner, i)
            for i, card in enumerate(lists(g, f)[owner])
            if card > 0 and not _public(g, f, owner, i, seats)
        ]
    items = lists(g, f)[owner]
    if f.known:
        companion: Any = getattr(g, f.known)
        masks: list[int] = companion[owner] if f.shape == SEATS else companion
        return [
            (f, owner, i)
            for i, (card, mask) in enumerate(zip(items, masks, strict=True))
            if card > 0 and not mask >> seat & 1
        ]
    if f.seen == EVERYBODY or (f.seen == OWNER and seat == owner):
        return []
    return [(f, owner, i) for i, card in enumerate(items) if card > 0]


def _public(g: State, f: Field, owner: int, i: int, seats: int) -> bool:
    """Return whether a spectator knows a card.

    They know what lies face up, and elsewhere what every seat knows: two seats may both
    have peeked at a face-down card that nobody was shown.
    """
    if f.face:
        companion: Any = getattr(g, f.face)
        faces: list[int] = companion[owner] if f.shape == SEATS else companion
        return faces[i] > 0
    everyone = (1 << seats) - 1
    return seers(g, f, owner, i) & everyone == everyone


def _list(g: State, f: Field, owner: int) -> list[int]:
    value: Any = getattr(g, f.name)
    items: list[int] = value[owner] if f.shape == SEATS else value
    return items


def _assign(spec: GameSpec[S], g: S, slots: list[Slot], cards: list[int]) -> list[int] | None:
    """Fill the slots, those with printed limits first; return the cards left, None if stuck."""
    free: list[Slot] = []
    for f, owner, i in slots:
        fitting = [c for c in cards if spec.fits(g, f.name, owner, i, c)]
        if len(fitting) == len(cards):
            free.append((f, owner, i))
            continue
        if not fitting:
            return None
        cards.remove(fitting[0])
        _list(g, f, owner)[i] = fitting[0]
    for f, owner, i in free:
        _list(g, f, owner)[i] = cards.pop()
    return cards


def _sort(g: State, slots: list[Slot]) -> None:
    """Sort the unordered places that were dealt to, together with their masks of who knows."""
    done: set[tuple[str, int]] = set()
    for f, owner, _ in slots:
        if f.ordered or (f.name, owner) in done:
            continue
        done.add((f.name, owner))
        items = _list(g, f, owner)
        if not f.known:
            items.sort()
            continue
        companion: Any = getattr(g, f.known)
        known: list[int] = companion[owner] if f.shape == SEATS else companion
        pairs = sorted(zip(items, known, strict=True))
        items[:] = [card for card, _ in pairs]
        known[:] = [mask for _, mask in pairs]
