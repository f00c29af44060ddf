"""HEROZ: how the power of a column comes about, troop by troop, and what a fight would bring.

Formations, values and totals are the game's own (`heroon.games.heroz.power`); what is added here
is which troop brings how much of the greatest total.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Final, NamedTuple

from heroon.games.heroz.cards import COMPLETE_FACTOR, SUIT_FACTOR, VALUE_FACTOR
from heroon.games.heroz.power import (
    MEMBERS,
    TRIPLE,
    active_cells,
    best_total,
    formation_totals,
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


class SumPart(NamedTuple):
    """A part of a total: its cells, the points of each, and those that are multiplied by `factor`.

    `kind` is `suit`, `value`, `alone`, `shielded`, `aside` (not in the combat), `boost` (what a
    sacrifice adds) or `complete`.
    """

    kind: str
    cells: tuple[int, ...]
    points: tuple[int, ...]
    times: tuple[int, ...] = ()
    factor: int = 1


class Contribution(NamedTuple):
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
    """Return the mask of a column's cells that count: those in combat, else the active ones."""
    active = active_cells(g, seat, column)
    if column == g.column and g.fighting[seat]:
        return active & g.fighting[seat]
    return active


def ties(g: Duel, seat: int, cells: Sequence[int]) -> Iterator[Tie]:
    """List the formations of three cells in a row."""
    looks = [look_at(g, seat, cell) for cell in cells]
    for by_suit in (True, False):
        seen = [look // 16 if by_suit else look % 16 for look in looks]
        members = MEMBERS[run(*seen)]
        if members:
            tied = tuple(cell for i, cell in enumerate(cells) if members >> i & 1)
            yield Tie(tied, by_suit, seen[1])


def parts(g: Duel, seat: int, column: int, power: int) -> list[SumPart]:
    """List the parts of a column's power; none where its troops cannot come to that power.

    Of two in a formation either is multiplied, as its player chooses.
    """
    low = 3 * column
    cells = fighters(g, seat, column)
    powers = [power_at(g, seat, low + i, cells) for i in THREE]
    looks = [look_at(g, seat, low + i) for i in THREE]
    suits = run(*(look // 16 for look in looks))
    values = run(*(look % 16 for look in looks))
    members = MEMBERS[suits] | MEMBERS[values]
    rest = [_alone(g, seat, low + i, cells) for i in THREE if not members >> i & 1]
    rest = [part for part in rest if g.face[seat][part.cells[0]]]
    extra = sacrifice_bonus(g, seat, cells)
    boosted = g.boosted[seat] - 1
    if extra and low <= boosted < low + 3:
        rest.append(SumPart("boost", (boosted,), (extra,)))
    for complete in (-1, *THREE):
        kept = [part for part in rest if part.kind != "alone" or part.cells != (low + complete,)]
        if complete >= 0:
            factor = g.numbers[COMPLETE_FACTOR]
            if not powers[complete]:
                continue
            cell = (low + complete,)
            kept.append(SumPart("complete", cell, (factor * powers[complete],), cell, factor))
        for suit, value in product(
            _formation("suit", suits, g.numbers[SUIT_FACTOR], low, powers),
            _formation("value", values, g.numbers[VALUE_FACTOR], low, powers),
        ):
            found = [*suit, *value, *kept]
            if sum(sum(part.points) for part in found) == power:
                return found
    return []


def _alone(g: Duel, seat: int, cell: int, cells: int) -> SumPart:
    """Make the part of a troop that is in no formation."""
    shielded = "shielded" if g.shield[seat][cell] else "alone"
    kind = shielded if cells >> cell & 1 else "aside"
    return SumPart(kind, (cell,), (power_at(g, seat, cell, cells),))


def _formation(
    kind: str, found: int, factor: int, low: int, powers: list[int]
) -> Iterator[list[SumPart]]:
    """Make the part of a formation: three are multiplied; of two the first, or the second."""
    members = [i for i in THREE if MEMBERS[found] >> i & 1]
    cells = tuple(low + i for i in members)
    for many in range(len(formation_totals(found, factor, *powers))):
        if not cells:
            yield []
            continue
        times = cells if found == TRIPLE else (cells[many],)
        points = tuple(powers[c - low] * (factor if c in times else 1) for c in cells)
        yield [SumPart(kind, cells, points, times, factor)]


def shares(g: Duel, seat: int, column: int) -> list[Contribution]:
    """List what each active troop of a column brings to the greatest total."""
    cells = fighters(g, seat, column)
    found = parts(g, seat, column, total(g, seat, column))
    out = []
    for cell in range(3 * column, 3 * column + 3):
        if not g.face[seat][cell]:
            continue
        mine = [(part, part.points[part.cells.index(cell)]) for part in found if cell in part.cells]
        times = tuple(part.factor for part, _ in mine if cell in part.times)
        extra = sum(points for part, points in mine if part.kind == "boost")
        points = sum(points for _, points in mine)
        out.append(Contribution(cell, power_at(g, seat, cell, cells), points, times, extra))
    return out


def total(g: Duel, seat: int, column: int) -> int:
    """Compute the greatest power of a column."""
    cells = fighters(g, seat, column)
    return best_total(g, seat, column, cells) if cells else 0


def fells(g: Duel, seat: int, damage: int, cells: int) -> tuple[int, ...]:
    """List the troops of a seat that some damage fells: as many as can be, then the highest."""
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
    """Tell what an attack with a column comes to now, both sides at their greatest total."""
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
    """Return what an attacker would score: its value once auras are over."""
    aura, g.aura[seat][cell] = g.aura[seat][cell], 0
    worth = value_at(g, seat, cell)
    g.aura[seat][cell] = aura
    return worth
