"""The features: what a seat can observe of a position, as named numbers with ranges.

The features come from the table of fields alone, in its order, and from what the seat knows: a
card that it does not know is counted as hidden, and the kinds that hidden cards can be are told
once for all of them (`unseen`).  Of a large set in which each kind is there once or twice it is
told where each card lies (`where`).  `heroon.env.observe` reads them in CPython, `observing` in C.

Each number is a byte.  One that may be negative is told as what it is above its least value; one
that may need more than a byte is told by two features that add up: `turns` and `turns.x256`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from heroon.kernel import SEATS, Field, GameSpec
from heroon.kernel.fields import BASE_FIELDS, EVERYBODY, LIST, ONE, CardSet

#: The greatest number of a feature, which is a byte.
TOP: Final = (1 << 8) - 1
#: The greatest number of two features; what is beyond it is told as this one.
WIDE_TOP: Final = (1 << 16) - 1
#: What the second of two features counts.
UNIT: Final = TOP + 1
#: How a place spells a cell: nothing, a card not known; a known card is its value plus 1.
NOTHING_THERE: Final = 0
HIDDEN: Final = 1
#: The most cards of an ordered place that is told card by card.
SHORT: Final = 16
#: The number of top cards that are told of a longer one; its cards are counted, too.
TOPS: Final = 3
#: The greatest kind of such a set: it has seven bits.
BYTE: Final = (1 << 7) - 1
#: The most cards of one kind in a set of which it is told where each card lies.
ALIKE: Final = 2

# The kinds of a part.
NUMBERS: Final = "numbers"  # an int, or the ints of a fixed list
ROW: Final = "row"  # the length of a list, then its ints, then zeros
UNSEEN: Final = "unseen"  # how many cards of each kind the seat does not know, wherever they lie
CELLS: Final = "cells"  # what lies in each cell
COUNTS: Final = "counts"  # how many cards are hidden, then how many of each kind are known
WHERE: Final = "where"  # the place where each card of a set lies, 0 while the seat does not know
VEILED: Final = "veiled"  # how many cards are hidden; where the others lie is told elsewhere
UPPER: Final = "upper"  # the cards of a place from the top, one by one


@dataclass(frozen=True)
class FeaturePart:
    """A run of features of one field; with `owned` each seat has its own.

    `many` is how many numbers one owner has; in a part with one for each seat in play it is 1.
    With `wide` each has two features.  Parts of the kinds `unseen` and `where` have no field: they
    are of a set of cards.
    """

    kind: str
    field: Field | None
    cards: CardSet | None
    owned: bool
    many: int
    wide: bool = False

    @property
    def each(self) -> int:
        """The number of features of one number."""
        return 2 if self.wide else 1

    def size(self, seats: int) -> int:
        """Count the features of one owner at a table of so many seats."""
        per_seat = self.field is not None and self.field.per_seat
        return self.many * self.each * (seats if per_seat else 1)

    @property
    def name(self) -> str:
        """The name of the part's field, or its kind and the name of its set of cards."""
        if self.field is not None:
            return self.field.name
        assert self.cards is not None
        return f"{self.kind}-{self.cards.name}"


@dataclass(frozen=True)
class Feature:
    """One number of an observation, from 0 to `high`: its name (`hand.0.8D`) and what it tells.

    That is `least` + `unit` times the number.  Of a value with two features `least` and `unit` 1
    are those of the first, and `NAME.x256` adds 256 times its number.
    """

    name: str
    high: int
    least: int = 0
    unit: int = 1


def parts(spec: GameSpec[Any]) -> tuple[FeaturePart, ...]:
    """List the parts of an observation behind its head, in order.

    Left out are constants, the agenda, the result, and which other seats know a card.
    """
    masks = {f.known for f in spec.fields if f.known}
    base = {f.name for f in BASE_FIELDS}
    out = []
    for s in spec.card_sets:
        found = [f for f in spec.fields if f.cards == s.name]
        if is_placed(spec, s):
            out.append(FeaturePart(WHERE, None, s, s.per_seat, len(slots_of(s))))
        elif any(f.pool or f.known or f.seen != EVERYBODY for f in found):
            out.append(FeaturePart(UNSEEN, None, s, s.own_pools, s.domain.top - 1))
    for f in spec.fields:
        if not (f.constant or f.pool or f.name in masks or f.name in base):
            out += _parts_of(spec, f)
    return tuple(out)


def is_placed(spec: GameSpec[Any], s: CardSet) -> bool:
    """Return whether it is told where each card of a set lies: few alike, no sides, one owner."""
    if callable(s.kinds) or s.first or s.piles or not SHORT < s.domain.top <= BYTE:
        return False
    found = [f for f in spec.fields if f.cards == s.name]
    own = all(f.shape == (SEATS if s.per_seat else LIST) and not f.other for f in found)
    own = own and all(f.fixed or f.low >= 0 for f in found)
    return own and max(Counter(s.kinds).values()) <= ALIKE


def places_of(spec: GameSpec[Any], s: CardSet) -> list[Field]:
    """List the places of a set whose cards are all told where they lie, by their numbers from 1."""
    return [f for f in spec.fields if f.cards == s.name and not f.pool]


def slots_of(s: CardSet) -> list[int]:
    """List the kind of each slot of a `where`: each kind once, then those that are there twice."""
    assert not callable(s.kinds)
    many = Counter(s.kinds)
    return [*range(1, s.domain.top), *(kind for kind in sorted(many) if many[kind] == ALIKE)]


def _parts_of(spec: GameSpec[Any], f: Field) -> Iterator[FeaturePart]:
    owned = f.shape == SEATS
    if not f.cards:
        fixed = f.shape == ONE or f.fixed
        wide = f.high - least_of(f) > TOP or (f.cap > TOP and not fixed)
        many = 1 if f.per_seat else f.cap if fixed else f.cap + 1
        yield FeaturePart(NUMBERS if fixed else ROW, f, None, owned, many, wide)
        return
    s = spec.sets[f.cards]
    wide = s.domain.top > TOP
    if f.fixed:
        yield FeaturePart(CELLS, f, s, owned, f.cap, wide)
        return
    if not f.ordered or f.cap > SHORT:
        if is_placed(spec, s):
            yield FeaturePart(VEILED, f, s, owned, 1)
        else:
            yield FeaturePart(COUNTS, f, s, owned, s.domain.top)
    if f.ordered:
        yield FeaturePart(UPPER, f, s, owned, f.cap if f.cap <= SHORT else TOPS, wide)


def least_of(f: Field) -> int:
    """Return the value of a field that is told as 0: 0, or its least value below it."""
    return min(f.low, 0)


#: What stands first, before who is asked: whose observation it is, and the number of the prompt.
HEAD: Final = 2


def _head(spec: GameSpec[Any], seats: int) -> tuple[Feature, ...]:
    asked = (Feature(f"asked.{seat}", 1) for seat in range(seats))
    prompt = Feature("prompt", min(len(spec.words.prompts) - 1, TOP))
    return (Feature("seat", seats - 1), prompt, *asked)


def features(spec: GameSpec[Any], seats: int) -> tuple[Feature, ...]:
    """List every feature of an observation at a table of so many seats, in order."""
    out = list(_head(spec, seats))
    for part, owner in laid(spec, seats):
        out += _features(spec, part, owner if part.owned else -1, seats)
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


def _features(spec: GameSpec[Any], part: FeaturePart, owner: int, seats: int) -> Iterator[Feature]:
    name = part.name if owner < 0 else f"{part.name}.{owner}"
    f, s = part.field, part.cards
    if part.kind == WHERE:
        assert s is not None
        for slot, kind in enumerate(slots_of(s)):
            again = "" if slot < s.domain.top - 1 else ".again"
            card = s.domain.by_value.get(kind, kind)
            yield Feature(f"{name}.{card}{again}", len(places_of(spec, s)))
        return
    if f is None or part.kind in (COUNTS, VEILED):
        assert s is not None
        most = min(s.size, TOP)
        if part.kind != UNSEEN:
            yield Feature(f"{name}.hidden", most)
        if part.kind == VEILED:
            return
        for card in range(1, s.domain.top):
            yield Feature(f"{name}.{s.domain.by_value.get(card, card)}", most)
        return
    many = f.length(seats) if f.per_seat else part.many
    if s is not None:
        for i in range(many):
            at = f"{name}.top{i}" if part.kind == UPPER else f"{name}.{i}"
            yield from _told(at, s.domain.top, part)
        return
    if part.kind == ROW:
        yield from _told(f"{name}.many", f.cap, part)
        many -= 1
    least = least_of(f)
    for i in range(many):
        yield from _told(name if f.shape == ONE else f"{name}.{i}", f.high - least, part, least)


def _told(name: str, high: int, part: FeaturePart, least: int = 0) -> Iterator[Feature]:
    """Yield the feature of a number, or the two of a wide one."""
    yield Feature(name, min(high, TOP), least)
    if part.wide:
        yield Feature(f"{name}.x{UNIT}", min(high, WIDE_TOP) // UNIT, 0, UNIT)
