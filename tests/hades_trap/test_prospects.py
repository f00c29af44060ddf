"""HADES TRAP: what a hero's place is worth, looked for from there, is what the whole map says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.chart import chart_of
from heroon.games.hades_trap.heuristics import HEURISTICS
from heroon.games.hades_trap.labyrinth import NOWHERE
from heroon.games.hades_trap.outlook import standings
from heroon.games.hades_trap.places import first_place
from heroon.games.hades_trap.prospects import worth_of_place
from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.state import Race
from heroon.games.hades_trap.worth import NONE, holds_of, ways_of, worth_of_cells
from heroon.kernel import Rng
from heroon.native import Engine, Position
from tests.hades_trap.laid import laid
from tests.native.having import native

#: Positions that are looked at, so many of each game at most.
MANY = 10_000
OF_A_GAME = 25
#: Tiles from which a charge or the Stairs lead on.
SWIFT = ("sandals-1", "sandals-2", "stairs-1", "stairs-2")


def worth_at(g: Race, seat: int) -> int:
    """What it is worth to a seat to be where it is, by the worth of all cells: the slow form."""
    ways = ways_of(g)
    cells = worth_of_cells(g, seat, ways, holds_of(g, ways))
    return cells[g.at[seat] - 9 * first_place(g)]


def apart(g: Race, seat: int) -> int:
    """How far the two forms are apart."""
    if g.at[seat] < 0:
        return 0
    return worth_of_place(g, seat, chart_of(g)) - worth_at(g, seat)


def positions(engine: Engine[Race], many: int) -> Iterator[Position]:
    """Positions of games of two to four, all Bosses, both walls and grips, careful and careless."""
    number = 0
    while many > 0:
        seats = 2 + number % 3
        options = {
            "boss": w.BOSSES.tokens[number % 4],
            "walls": w.WALLS.tokens[number // 4 % 2],
            "grip": w.GRIP.tokens[number // 8 % 2],
        }
        position = engine.new(SPEC.settings(options), seats)
        careless = tuple((number * 7 + 31 * seat) % 60 for seat in range(seats))
        for turn in range(OF_A_GAME):
            position.contest(
                100 * number + turn, tuple(range(seats)), 9, (1 << seats) - 1, careless
            )
            if position.over or many == 0:
                break
            many -= 1
            yield position
        number += 1


def test_both_forms_agree_in_ten_thousand_positions_in_c() -> None:
    both = replace(SPEC, policy=replace(HEURISTICS, standing=apart, standings=None))
    found: set[int] = set()
    seen = 0
    for position in positions(native(both), MANY):
        seen += 1
        assert [position.standing(seat) for seat in range(position.seats)] == [0] * position.seats
        found.add(position.seats)
    assert seen == MANY
    assert found == {2, 3, 4}


def test_both_forms_agree_in_cpython() -> None:
    engine = native(SPEC)
    worths: set[int] = set()
    for number, position in enumerate(positions(engine, 600)):
        if number % 12 == 0:
            g = engine.state(position.values(), position.seats)
            assert [apart(g, seat) for seat in range(g.seats)] == [0] * g.seats
            worths |= {worth_at(g, seat) for seat in range(g.seats) if g.at[seat] >= 0}
            found = standings(g)
            assert [position.standing(seat) for seat in range(g.seats)] == found
    assert len(worths - {NONE}) > 30


def test_both_forms_agree_in_labyrinths_laid_at_random() -> None:
    rng = Rng(7)
    for number in range(400):
        g = laid(w.BOSSES.tokens[number % 4])
        place = first_place(g)
        tiles = [tile for tile in g.tile[place : place + 9] if tile > 0]
        rng.shuffle(tiles)
        g.tile[place : place + 9] = [*tiles[:4], NOWHERE, *tiles[4:]]
        for i in range(place, place + 9):
            g.quarters[i] = rng.below(4)
        first = 9 * place
        g.boss_at = first + rng.below(81) if rng.below(3) else NOWHERE
        g.medallions[0] = rng.below(16)
        g.at = [first + rng.below(81) for _ in g.at]
        for _ in range(rng.below(6)):
            g.bones[first + rng.below(81)] = 1 + rng.below(2)
        assert [apart(g, seat) for seat in range(g.seats)] == [0, 0], number


def test_both_forms_agree_on_charges_after_charges() -> None:
    """Of tiles with Sandals and Stairs alone: a charge leads to cells from which others lead on."""
    rng = Rng(11)
    swift = [w.TILES.by_token[name] for name in SWIFT]
    worths: set[int] = set()
    for number in range(300):
        g = laid(w.BOSSES.tokens[number % 4])
        place = first_place(g)
        tiles = [rng.choice(swift) for _ in range(9)]
        tiles[4] = NOWHERE
        g.tile[place : place + 9] = tiles
        for i in range(place, place + 9):
            g.quarters[i] = rng.below(4)
        first = 9 * place
        g.boss_at = NOWHERE
        g.at = [first + rng.below(81) for _ in g.at]
        g.halves = [first + rng.below(81), first + rng.below(81)]
        assert [apart(g, seat) for seat in range(g.seats)] == [0, 0], number
        worths |= {worth_at(g, seat) for seat in range(g.seats)}
    assert len(worths) > 10
