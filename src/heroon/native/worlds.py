"""The plan by which C samples worlds: what is dealt anew is found once for many worlds."""

from __future__ import annotations

from array import array
from typing import Any, Final, TypeVar

from heroon.kernel import GameSpec, State
from heroon.kernel.fields import kept
from heroon.kernel.sample import Hidden, hidden
from heroon.kernel.spec import fits_anywhere

S = TypeVar("S", bound=State)

#: No limit on what a slot can be; no field.
_NONE: Final = -1
_INT: Final = 1 << 32
#: The most cards of one pool that C deals (K_CARDS in search.h).
CARDS = 512


def plan(spec: GameSpec[S], g: S, seat: int, seats: int) -> bytes:
    """Find what `Position.world` deals anew: what `kernel.sample.deal` would for the same seat.

    `fits` is asked once for each slot and kind, so it must look at nothing that is dealt: a limit
    that did so would tell what its seat does not know.  Empty where there are more cards than C
    deals: then CPython samples every world.
    """
    numbers = {f.name: n for n, f in enumerate(kept(spec.fields))}
    found = hidden(spec, g, seat, seats)
    if any(len(unknown.cards) > CARDS for unknown in found):
        return b""
    out = [len(found)]
    for unknown in found:
        out += _of_set(spec, g, unknown, numbers)
    return array("i", out).tobytes()


def _of_set(spec: GameSpec[S], g: S, unknown: Hidden, numbers: dict[str, int]) -> list[int]:
    """List the ints that describe one pool: sizes, cards, limits, slots, places to be sorted."""
    kinds = sorted(set(unknown.cards))
    width = kinds[-1] // 32 + 1
    limits: dict[tuple[int, ...], int] = {}
    slots: list[int] = []
    for f, owner, i in unknown.slots:
        limit = _limit(spec, g, f.name, owner, i, kinds)
        kept = _NONE
        if limit is not None:
            kept = limits.setdefault(_bits(limit, width), len(limits))
        slots += (numbers[f.name], owner, i, kept)
    pool = (numbers[unknown.pool[0].name], unknown.pool[1]) if unknown.pool else (_NONE, 0)
    sizes = (len(unknown.cards), len(unknown.slots), len(limits), width)
    bits = [word for limit in limits for word in limit]
    return [*sizes, *pool, *unknown.cards, *bits, *slots, *_unordered(unknown, numbers)]


def _limit(
    spec: GameSpec[S], g: S, name: str, owner: int, i: int, kinds: list[int]
) -> list[int] | None:
    """List the kinds that a slot can be; None where it can be all of them."""
    if spec.fits is fits_anywhere:
        return None
    fits = spec.fits
    fitting = [c for c in kinds if fits(g, name, owner, i, c)]
    return None if len(fitting) == len(kinds) else fitting


def _bits(kinds: list[int], width: int) -> tuple[int, ...]:
    """Pack a set of kinds into the bits of `width` ints of C."""
    words = [0] * width
    for kind in kinds:
        words[kind // 32] |= 1 << kind % 32
    return tuple(word - _INT if word >= _INT // 2 else word for word in words)


def _unordered(unknown: Hidden, numbers: dict[str, int]) -> list[int]:
    """List how many places must be sorted again, and for each its field, owner and masks."""
    places: dict[tuple[int, int], Any] = {}
    for f, owner, _ in unknown.slots:
        if not f.ordered:
            places[numbers[f.name], owner] = numbers[f.known] if f.known else _NONE
    return [len(places), *(n for at, known in places.items() for n in (*at, known))]
