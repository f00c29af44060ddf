"""Observations in CPython: what a seat knows of a position as numbers, in the order of `features`.

A card that the seat does not know is counted as hidden where it lies; the kinds that all hidden
cards together can be are told once.  So two positions that the seat cannot tell apart have the same
observation.  Each number is a byte (see `features`).  `heroon.native` makes the same ones in C.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from heroon.kernel import SEATS, Ask, Field, GameSpec, State
from heroon.kernel.fields import EVERYBODY, OWNER, pool_index
from heroon.kernel.state import lists
from heroon.native.features import (
    CELLS,
    COUNTS,
    NUMBERS,
    TOP,
    UNIT,
    VEILED,
    WHERE,
    WIDE_TOP,
    FeaturePart,
    laid,
    least_of,
    places_of,
    slots_of,
)


def observe(spec: GameSpec[Any], g: State, ask: Ask | None, seat: int) -> list[int]:
    """List what `seat` observes of a state: one int for each of `features(spec, seats)`.

    `g` is the state as it is now, with the words of a running rule applied; `ask` is what is
    asked, None at the end of a game.
    """
    prompt, mask = (ask.prompt, ask.seats) if ask is not None and ask.seats else (0, 0)
    out = [seat, min(prompt, TOP), *(mask >> s & 1 for s in range(g.seats))]
    for part, owner in laid(spec, g.seats):
        told = _told(spec, g, part, owner, seat)
        out += (byte for x in told for byte in _bytes(x, part))
    return out


def _bytes(number: int, part: FeaturePart) -> tuple[int, ...]:
    """Divide a number among the features that tell it: one, or two of a wide part."""
    most = WIDE_TOP if part.wide else TOP
    high, low = divmod(max(0, min(most, number)), UNIT)
    return (low, high) if part.wide else (low,)


def _told(spec: GameSpec[Any], g: State, part: FeaturePart, owner: int, seat: int) -> Iterator[int]:
    """Yield the numbers of a part for one owner."""
    f = part.field
    if part.kind == WHERE:
        yield from _where(spec, g, part, owner, seat)
        return
    if f is None:
        yield from _unseen(spec, g, part, owner, seat)
        return
    items = lists(g, f)[owner]
    if part.cards is None:
        told = [x - least_of(f) for x in items]
        if part.kind == NUMBERS:
            yield from told
        else:
            yield from (len(told), *told, *[0] * (f.cap - len(told)))
        return
    shown = [0 if hidden else card for card, hidden in _slots(g, f, owner, seat)]
    if part.kind == CELLS:
        yield from (card + 1 for card in shown)
    elif part.kind == VEILED:
        yield shown.count(0)
    elif part.kind == COUNTS:
        yield from (shown.count(card) for card in range(part.many))
    else:
        tops = [card + 1 for card in reversed(shown)][: part.many]
        yield from (*tops, *[0] * (part.many - len(tops)))


def _slots(g: State, f: Field, owner: int, seat: int) -> Iterator[tuple[int, bool]]:
    """Yield each card of a place, and whether the seat does not know it."""
    items = lists(g, f)[owner]
    masks: Any = getattr(g, f.known) if f.known else None
    if masks is not None and f.shape == SEATS:
        masks = masks[owner]
    for i, card in enumerate(items):
        if masks is not None:
            seen = masks[i] >> seat & 1 == 1
        else:
            own = f.seen == OWNER and f.shape == SEATS and owner == seat
            seen = f.seen == EVERYBODY or own
        yield card, card > 0 and not seen


def _where(
    spec: GameSpec[Any], g: State, part: FeaturePart, owner: int, seat: int
) -> Iterator[int]:
    """Yield for each card of a set the number of the place where the seat knows it to lie, or 0."""
    s = part.cards
    assert s is not None
    found = [0] * part.many
    slots = slots_of(s)
    for number, f in enumerate(places_of(spec, s), 1):
        for card, hidden in _slots(g, f, owner, seat):
            if card > 0 and not hidden:
                first = card - 1
                found[first if not found[first] else slots.index(card, first + 1)] = number
    return iter(found)


def _unseen(
    spec: GameSpec[Any], g: State, part: FeaturePart, index: int, seat: int
) -> Iterator[int]:
    """Yield for each kind of a set how many of its cards the seat does not know."""
    assert part.cards is not None
    found = [0] * part.many
    for f in spec.fields:
        if f.cards != part.cards.name:
            continue
        for owner in range(g.seats if f.shape == SEATS else 1):
            if pool_index(f, spec.sets, owner) != index:
                continue
            for card, hidden in _slots(g, f, owner, seat):
                if hidden or f.pool:
                    found[card - 1] += 1
    return iter(found)
