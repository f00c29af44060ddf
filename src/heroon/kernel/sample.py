"""Dealing anew what a seat does not know."""

from __future__ import annotations

from typing import Any, TypeVar

from .drivers import Rng
from .errors import KernelError
from .spec import GameSpec
from .state import SEATS, CardSet, Field, State, lists, pool_index, seers

S = TypeVar("S", bound=State)

#: A slot that is dealt anew: its field, its owner, its index.
Slot = tuple[Field, int, int]
#: How often slots with printed limits may get stuck before that is a bug.
_TRIES = 100


def deal(spec: GameSpec[S], g: S, seat: int, seats: int, rng: Rng) -> None:
    """Deal anew, set by set, every card of `g` that `seat` does not know (-1: a spectator)."""
    for s in spec.sets.values():
        for index in range(seats if s.own_pools else 1):
            _deal_set(spec, g, s, index, seat, seats, rng)


def _deal_set(
    spec: GameSpec[S], g: S, s: CardSet, index: int, seat: int, seats: int, rng: Rng
) -> None:
    slots: list[Slot] = []
    bag: list[int] = []
    for f in spec.fields:
        if f.cards != s.name:
            continue
        for owner, items in enumerate(lists(g, f)):
            if pool_index(f, spec.sets, owner) != index:
                continue
            if f.pool:
                bag = items
            else:
                slots += _unknown(g, f, owner, items, seat, seats)
    if not slots:
        return
    # Sorted, so that equal generators deal equal worlds to who cannot tell two tables apart.
    cards = sorted(bag + [_list(g, f, owner)[i] for f, owner, i in slots])
    for _ in range(_TRIES):
        rng.shuffle(cards)
        rest = _assign(spec, g, slots, list(cards))
        if rest is not None:
            bag[:] = sorted(rest)
            _sort(g, slots)
            return
    raise KernelError(f"set {s.name}.{index}: what a seat does not know cannot be dealt")


def _unknown(g: State, f: Field, owner: int, items: list[int], seat: int, seats: int) -> list[Slot]:
    return [
        (f, owner, i)
        for i, card in enumerate(items)
        if card > 0 and not _knows(g, f, owner, i, seat, seats)
    ]


def _knows(g: State, f: Field, owner: int, i: int, seat: int, seats: int) -> bool:
    """Whether a seat knows a card.

    Spectators know what lies face up, and elsewhere what every seat knows: two seats may both
    have peeked at a face-down card that nobody was shown.
    """
    if seat >= 0:
        return seers(g, f, owner, i) >> seat & 1 == 1
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
    """Fill the slots, those with printed limits first; the cards left over, or None if stuck."""
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
    """Bring the unordered places back into order, with the masks that go along."""
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
