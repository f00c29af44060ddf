"""HEROZ: how the power of a column comes about, troop by troop, and what a fight would bring.

Formations, values and totals are the game's own (`heroon.games.heroz.power`); what is added here
is which troop brings how much of the greatest total.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from heroon.games.heroz.cards import COMPLETE_FACTOR, SUIT_FACTOR, VALUE_FACTOR
from heroon.games.heroz.power import (
    MEMBERS,
    NO_RUN,
    TRIPLE,
    active_cells,
    best_total,
    formation_totals,
    has_complete,
    look_at,
    power_at,
    run,
    sacrifice_bonus,
    value_at,
)
from heroon.games.heroz.rules_combat import toll
from heroon.games.heroz.state import EMPTY, Duel

#: How much of a total is shared out among so many cells of a column.
THREE: Final = range(3)


class Share(NamedTuple):
    """What a troop brings: its cell, its power alone, its points of the total, what multiplies it.

    `extra` is what a sacrifice adds, which is among the points.
    """

    cell: int
    power: int
    points: int
    times: tuple[int, ...] = ()
    extra: int = 0


class Tie(NamedTuple):
    """A formation: its cells, by suit or by value, and the suit or value that they share."""

    cells: tuple[int, ...]
    by_suit: bool
    shared: int


class Verdict(NamedTuple):
    """What a fight comes to as things lie.

    `totals` and `fallen` (cells that the best split fells) are by seat, `winner` is a seat or -1
    for a tie; `hidden` troops may still block; `free` are the points of an attack that nobody
    blocks.
    """

    totals: tuple[int, int]
    winner: int
    fallen: tuple[tuple[int, ...], tuple[int, ...]]
    hidden: int
    free: int
    blocked: bool


def fighters(g: Duel, seat: int, column: int) -> int:
    """The set (bit mask) of cells that count in a column: those in combat, else the active ones."""
    active = active_cells(g, seat, column)
    if column == g.column and g.fighting[seat]:
        return active & g.fighting[seat]
    return active


def ties(g: Duel, seat: int, cells: Sequence[int]) -> Iterator[Tie]:
    """The formations of three cells in a row."""
    looks = [look_at(g, seat, cell) for cell in cells]
    for by_suit in (True, False):
        seen = [look // 16 if by_suit else look % 16 for look in looks]
        members = MEMBERS[run(*seen)]
        if members:
            tied = tuple(cell for i, cell in enumerate(cells) if members >> i & 1)
            yield Tie(tied, by_suit, seen[1])


def shares(g: Duel, seat: int, column: int) -> list[Share]:
    """What each active troop of a column brings to the greatest total."""
    cells = fighters(g, seat, column)
    low = 3 * column
    powers = [power_at(g, seat, low + i, cells) for i in THREE]
    looks = [look_at(g, seat, low + i) for i in THREE]
    points = [0, 0, 0]
    times: list[list[int]] = [[], [], []]
    members = 0
    for found, factor in (
        (run(*(look // 16 for look in looks)), g.numbers[SUIT_FACTOR]),
        (run(*(look % 16 for look in looks)), g.numbers[VALUE_FACTOR]),
    ):
        members |= MEMBERS[found]
        _formation(found, factor, powers, points, times)
    for i in THREE:
        if not members >> i & 1:
            points[i] += powers[i]
    extra = sacrifice_bonus(g, seat, cells)
    boosted = g.boosted[seat] - 1 - low if extra else -1
    if extra:
        points[boosted] += extra
    if has_complete(g, seat):
        _complete(g.numbers[COMPLETE_FACTOR], members, powers, points, times)
    return [
        Share(low + i, powers[i], points[i], tuple(times[i]), extra if i == boosted else 0)
        for i in THREE
        if g.face[seat][low + i] > 0
    ]


def _formation(
    found: int, factor: int, powers: list[int], points: list[int], times: list[list[int]]
) -> None:
    """Share a formation out: three are multiplied, of two the one that makes the most of it."""
    if found == NO_RUN:
        return
    cells = [i for i in THREE if MEMBERS[found] >> i & 1]
    totals = formation_totals(found, factor, *powers)
    best = cells if found == TRIPLE else [cells[totals.index(max(totals))]]
    for i in cells:
        points[i] += powers[i] * (factor if i in best else 1)
        if i in best:
            times[i].append(factor)


def _complete(
    factor: int, members: int, powers: list[int], points: list[int], times: list[list[int]]
) -> None:
    """Share Complete out: the troop that makes the most of it."""
    gains = [factor * powers[i] - (0 if members >> i & 1 else powers[i]) for i in THREE]
    best = gains.index(max(gains))
    if gains[best] > 0:
        points[best] += gains[best]
        times[best].append(factor)


def total(g: Duel, seat: int, column: int) -> int:
    """The greatest power of a column."""
    cells = fighters(g, seat, column)
    return best_total(g, seat, column, cells) if cells else 0


def fells(g: Duel, seat: int, damage: int, cells: int) -> tuple[int, ...]:
    """The troops of a seat that so much damage fells: the most of them, then the highest."""
    standing = [cell for cell in range(9) if cells >> cell & 1]
    best: tuple[int, ...] = ()
    rank = (0, 0)
    for count in range(1, len(standing) + 1):
        for some in combinations(standing, count):
            need = sum(toll(g, seat, cell) for cell in some)
            if need <= damage and (count, need) > rank:
                best, rank = some, (count, need)
    return best


def verdict(g: Duel, attacker: int, column: int, may_block: bool) -> Verdict:
    """What an attack with a column comes to as things lie: both sides at their greatest total."""
    defender = 1 - attacker
    sets = [fighters(g, seat, column) for seat in (0, 1)]
    totals = (total(g, 0, column), total(g, 1, column))
    blocked = sets[defender] > 0
    fallen: list[tuple[int, ...]] = [(), ()]
    winner = attacker
    if blocked:
        winner = -1 if totals[0] == totals[1] else totals.index(max(totals))
        for seat in (0, 1):
            if winner != seat:
                fallen[seat] = fells(g, seat, totals[1 - seat], sets[seat])
    low = 3 * column
    cells = range(low, low + 3)
    hidden = sum(g.field[defender][c] != EMPTY and not g.face[defender][c] for c in cells)
    free = sum(_worth(g, attacker, c) for c in cells if sets[attacker] >> c & 1)
    both = (fallen[0], fallen[1])
    return Verdict(totals, winner, both, hidden if may_block else 0, free, blocked)


def _worth(g: Duel, seat: int, cell: int) -> int:
    """What an attacker would score: its value once auras are over."""
    aura, g.aura[seat][cell] = g.aura[seat][cell], 0
    worth = value_at(g, seat, cell)
    g.aura[seat][cell] = aura
    return worth
