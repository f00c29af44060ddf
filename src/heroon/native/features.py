"""The features: what a seat can observe of a position, as named numbers with ranges.

The features come from the table of fields alone, in its order, and from what the seat knows: a
card that it does not know is counted as hidden, and the kinds that hidden cards can be are told
once for all of them (`unseen`).  `heroon.env.observe` reads them in CPython, `observing` in C.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from heroon.kernel import SEATS, Field, GameSpec
from heroon.kernel.fields import BASE_FIELDS, EVERYBODY, ONE, CardSet

#: A feature has 16 bits; a greater or smaller number is told as the greatest or smallest one.
TOP: Final = (1 << 15) - 1
#: How a place spells a cell: nothing, a card not known; a known card is its value plus 1.
NOTHING_THERE: Final = 0
HIDDEN: Final = 1
#: The most cards of an ordered place that is told card by card.
SHORT: Final = 16
#: The number of top cards that are told of a longer one; its cards are counted, too.
TOPS: Final = 3

# The kinds of a part.
NUMBERS: Final = "numbers"  # an int, or the ints of a fixed list
ROW: Final = "row"  # the length of a list, then its ints, then zeros
UNSEEN: Final = "unseen"  # how many cards of each kind the seat does not know, wherever they lie
CELLS: Final = "cells"  # what lies in each cell
COUNTS: Final = "counts"  # how many cards are hidden, then how many of each kind are known
UPPER: Final = "upper"  # the cards of a place from the top, one by one


@dataclass(frozen=True)
class FeaturePart:
    """A run of features of one field; with `owned` each seat has its own.

    `size` is its length for one owner (for one int a seat in play: for each of them).  A part of
    the kind `unseen` has no field: it is of a set of cards.
    """

    kind: str
    field: Field | None
    cards: CardSet | None
    owned: bool
    size: int

    @property
    def name(self) -> str:
        """The name of the part's field, or `unseen-` and the name of its set of cards."""
        if self.field is not None:
            return self.field.name
        assert self.cards is not None
        return f"unseen-{self.cards.name}"


@dataclass(frozen=True)
class Feature:
    """One number of an observation: its name (`hand.0.8D`) and its range."""

    name: str
    low: int
    high: int


def parts(spec: GameSpec[Any]) -> tuple[FeaturePart, ...]:
    """List the parts of an observation behind its head, in order.

    Left out are constants, the agenda, the result, and which other seats know a card.
    """
    masks = {f.known for f in spec.fields if f.known}
    base = {f.name for f in BASE_FIELDS}
    out = [
        FeaturePart(UNSEEN, None, s, s.own_pools, s.domain.top - 1)
        for s in spec.card_sets
        if any(
            f.cards == s.name and (f.pool or f.known or f.seen != EVERYBODY) for f in spec.fields
        )
    ]
    for f in spec.fields:
        if not (f.constant or f.pool or f.name in masks or f.name in base):
            out += _parts_of(f, spec.sets)
    return tuple(out)


def _parts_of(f: Field, sets: dict[str, CardSet]) -> Iterator[FeaturePart]:
    owned = f.shape == SEATS
    if not f.cards:
        fixed = f.shape == ONE or f.fixed
        yield FeaturePart(NUMBERS if fixed else ROW, f, None, owned, f.cap if fixed else f.cap + 1)
        return
    s = sets[f.cards]
    if f.fixed:
        yield FeaturePart(CELLS, f, s, owned, f.cap)
        return
    if not f.ordered or f.cap > SHORT:
        yield FeaturePart(COUNTS, f, s, owned, s.domain.top)
    if f.ordered:
        yield FeaturePart(UPPER, f, s, owned, f.cap if f.cap <= SHORT else TOPS)


#: What stands first, before who is asked: whose observation it is, and the number of the prompt.
HEAD: Final = 2


def _head(spec: GameSpec[Any], seats: int) -> tuple[Feature, ...]:
    asked = (Feature(f"asked.{seat}", 0, 1) for seat in range(seats))
    prompt = Feature("prompt", 0, len(spec.words.prompts) - 1)
    return (Feature("seat", 0, seats - 1), prompt, *asked)


def features(spec: GameSpec[Any], seats: int) -> tuple[Feature, ...]:
    """List every feature of an observation at a table of so many seats, in order."""
    out = list(_head(spec, seats))
    for part, owner in laid(spec, seats):
        out += _features(part, owner if part.owned else -1, seats)
    return tuple(out)


def laid(spec: GameSpec[Any], seats: int) -> Iterator[tuple[FeaturePart, int]]:
    """Yield each part with its owner (0 where there is one for all) in the order of the features.

    What belongs to one owner of a field stands together.
    """
    for _, found in groupby(parts(spec), lambda part: part.name):
        together = list(found)
        for owner in range(seats if together[0].owned else 1):
            for part in together:
                yield part, owner


def _features(part: FeaturePart, owner: int, seats: int) -> Iterator[Feature]:
    name = part.name if owner < 0 else f"{part.name}.{owner}"
    f, s = part.field, part.cards
    if f is None or part.kind == COUNTS:
        assert s is not None
        most = min(s.size, TOP)
        if part.kind == COUNTS:
            yield Feature(f"{name}.hidden", 0, most)
        for card in range(1, s.domain.top):
            yield Feature(f"{name}.{s.domain.by_value.get(card, card)}", 0, most)
        return
    size = f.length(seats) if f.per_seat else part.size
    if s is not None:
        for i in range(size):
            at = f"{name}.top{i}" if part.kind == UPPER else f"{name}.{i}"
            yield Feature(at, NOTHING_THERE, s.domain.top)
        return
    low, high = max(f.low, -TOP), min(f.high, TOP)
    if part.kind == ROW:
        yield Feature(f"{name}.many", 0, f.cap)
        low, high, size = min(low, 0), max(high, 0), size - 1
    for i in range(size):
        yield Feature(name if f.shape == ONE else f"{name}.{i}", low, high)
