"""Games of a zoo in parts, at any number of workers and any place: the counts are the same.

A series of pairs or deals is cut into blocks; each is an order that says all, and what comes of the
blocks is put together in their order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from heroon.kernel import game

from .arena import Arena, Count, Visitor
from .workers import Workers, work

#: The pairs or deals of a block.
BLOCK: Final = 20


class Meeting(NamedTuple):
    """An order to play mirrored pairs of two players, from the first of them on."""

    game: str
    one: Visitor
    other: Visitor
    pairs: int
    seed: int
    first: int = 0


class SoloDeals(NamedTuple):
    """An order to play deals of a journey at a table, from the first of them on."""

    game: str
    player: Visitor
    deals: int
    seed: int
    at: int = 0
    first: int = 0


@lru_cache(maxsize=2)
def arena_of(name: str) -> Arena:
    """Return the arena of a game, made once in a process; raises `InputError` without C."""
    return Arena(game(name))


def met(matches: Sequence[Meeting], workers: Workers) -> Iterator[Count]:
    """Play all matches; yield the counts of each, in their order."""
    parts = [
        one._replace(first=one.first + at, pairs=many)
        for one in matches
        for at, many in blocks(one.pairs)
    ]
    found = work(parts, _meet, workers)
    for one in matches:
        count = Count()
        for _ in blocks(one.pairs):
            count.add(next(found))
        yield count


def played_alone(orders: Sequence[SoloDeals], workers: Workers) -> Iterator[list[bool]]:
    """Play the deals of all orders; yield for each which of them were won."""
    parts = [
        one._replace(first=one.first + at, deals=many)
        for one in orders
        for at, many in blocks(one.deals)
    ]
    found = work(parts, _alone, workers)
    for one in orders:
        yield [won for _ in blocks(one.deals) for won in next(found)]


def blocks(many: int) -> Iterator[tuple[int, int]]:
    """Cut a number of games into blocks: the first of each, and how many they are."""
    return ((at, min(BLOCK, many - at)) for at in range(0, many, BLOCK))


def _meet(part: Meeting) -> Count:
    one, other = part.one, part.other
    return arena_of(part.game).meet(one, other, part.pairs, part.seed, part.first)


def _alone(part: SoloDeals) -> list[bool]:
    rest = part.deals, part.seed, part.at, part.first
    return arena_of(part.game).alone(part.player, *rest)
