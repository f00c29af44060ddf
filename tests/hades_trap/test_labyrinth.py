"""HADES TRAP: the geometry, against coordinates worked out another way."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.cards import (
    FORCE_CELL,
    JOYSTICK_CELL,
    NUMBERS,
    PAD_CELL,
    PORTAL,
    RUBBLE,
    SANDALS_CELL,
    STAIRS,
    THREAD,
    WALL,
)
from heroon.games.hades_trap.labyrinth import (
    ARM,
    BESIDE,
    CELL_TOKENS,
    LIMBO,
    NEXT,
    NEXT_PLACE,
    READING,
    RING,
    XY,
)
from heroon.games.hades_trap.places import border, closed, distance, ground, half_on
from heroon.games.hades_trap.rules_special import turn_tile
from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.state import UPRIGHT, Race

STEP = ((0, -1), (1, 0), (0, 1), (-1, 0))
CELL = w.CELL.by_token


def laid(boss: str = "minotaur", seed: int = 0) -> Race:
    """A labyrinth with every tile face up, in an order and turned by a seed."""
    g = SPEC.new(SPEC.settings({"boss": boss}), 2)
    rng = random.Random(seed)
    tiles = list(w.TILES.values)
    rng.shuffle(tiles)
    first = 9 if boss == "siren" else 0
    for place in range(first, first + 9):
        g.quarters[place] = rng.randrange(4) if seed else 0
        if place % 9 != 4:
            g.tile[place] = tiles.pop()
    return g


def test_the_square_goes_round_at_each_edge() -> None:
    for cell in range(81):
        x, y = XY[cell]
        for side, (dx, dy) in enumerate(STEP):
            there = ((x + dx) % 9, (y + dy) % 9)
            assert XY[NEXT[cell][side]] == there
            assert LIMBO[cell][side] == int(not (0 <= x + dx < 9 and 0 <= y + dy < 9))


def test_the_cross_goes_round_in_each_row_and_column() -> None:
    """Off the side of an arm one comes back on the same tile; along it, at the other tip."""
    cross = {XY[cell]: cell for cell in range(81, 162)}
    assert len(cross) == 81
    for (x, y), cell in cross.items():
        for side, (dx, dy) in enumerate(STEP):
            line = [p for p in cross if (p[1] == y if dx else p[0] == x)]
            line.sort(reverse=dx + dy < 0)
            assert XY[NEXT[cell][side]] == line[(line.index((x, y)) + 1) % len(line)]


def test_every_step_leads_back() -> None:
    for cell in range(162):
        for side in range(4):
            assert NEXT[NEXT[cell][side]][(side + 2) % 4] == cell


def test_names_and_reading_order() -> None:
    assert len(set(CELL_TOKENS)) == 162
    assert CELL_TOKENS[READING[0][0]] == "a1" and CELL_TOKENS[READING[0][80]] == "i9"
    assert CELL_TOKENS[9 * 4 + 4] == "e5" and CELL_TOKENS[9 * 13 + 4] == "q8"


def test_around_a_cell_lie_eight_others() -> None:
    for cell in range(81):
        x, y = XY[cell]
        eight = {((x + a) % 9, (y + b) % 9) for a in (-1, 0, 1) for b in (-1, 0, 1)} - {(x, y)}
        assert {XY[other] for other in RING[cell]} == eight


def test_places_of_tiles() -> None:
    assert NEXT_PLACE[0] == (6, 1, 3, 2)
    assert set(BESIDE[4]) == {1, 3, 5, 7} and set(BESIDE[0]) == {1, 3}
    assert [ARM[p] for p in range(9, 18)] == [0, 0, 3, 3, -1, 1, 1, 2, 2]
    assert set(BESIDE[9]) == {10} and set(BESIDE[10]) == {9, 13}


def test_the_printed_counts_over_all_tiles() -> None:
    """One Portal, Lair, Pad; two Sandals, Joysticks, Stairs; ten rubbles; nine of each thread."""
    g = laid()
    what = Counter(ground(g, cell) for cell in range(81))
    special = (PORTAL, FORCE_CELL, SANDALS_CELL, JOYSTICK_CELL, STAIRS, PAD_CELL, RUBBLE)
    assert [what[kind] for kind in special] == [1, 1, 2, 2, 2, 1, 10]
    inner = Counter(
        border(g, cell, side) - THREAD
        for cell in range(81)
        for side in range(4)
        if border(g, cell, side) >= THREAD
    )
    assert inner == {colour: 18 for colour in range(4)}  # each seen from both its cells
    assert sum(half_on(g, cell) >= 0 for cell in range(81)) == 10
    assert sum(n.value for n in NUMBERS if n.name.startswith("amphorae")) == 10


@pytest.mark.parametrize("boss", ["minotaur", "siren"])
def test_every_cell_is_reached(boss: str) -> None:
    for seed in range(200):
        g = laid(boss, seed)
        first = 81 if boss == "siren" else 0
        seen = [first + 40]
        for cell in seen:
            for side in range(4):
                if not closed(g, cell, side) and NEXT[cell][side] not in seen:
                    seen.append(NEXT[cell][side])
        assert len(seen) == 81


def test_every_tile_in_every_turn() -> None:
    """A border goes to the next side with its cell; four turns are none."""
    for seed in range(20):
        g = laid("minotaur", seed)
        for place in range(9):
            before = {
                (XY[cell][0] % 3, XY[cell][1] % 3, side): (border(g, cell, side), ground(g, cell))
                for cell in range(9 * place, 9 * place + 9)
                for side in range(4)
            }
            halves = {cell % 9: half_on(g, cell) for cell in range(9 * place, 9 * place + 9)}
            turn_tile(g, place, 1)
            for cell in range(9 * place, 9 * place + 9):
                x, y = XY[cell][0] % 3, XY[cell][1] % 3
                for side in range(4):
                    old = before[y, 2 - x, (side - 1) % 4]
                    assert (border(g, cell, side), ground(g, cell)) == old
                was = halves[(2 - x) * 3 + y]
                assert half_on(g, cell) == ((was + 1) % 4 if was >= 0 else was)
            for _ in range(3):
                turn_tile(g, place, 1)
            assert {c % 9: half_on(g, c) for c in range(9 * place, 9 * place + 9)} == halves


def test_a_turn_takes_everything_with_it() -> None:
    g = laid()
    corner = 9 * 2
    g.at[0], g.boss_at, g.babies, g.bones[corner + 1] = corner, corner + 2, [corner + 8], 1
    g.ground[corner + 3], g.ghost[1] = 0, corner + 5
    turn_tile(g, 2, 1)
    spots = (g.at[0] % 9, g.boss_at % 9, g.babies[0] % 9, g.ghost[1] % 9)
    assert spots == (2, 8, 6, 7)
    assert g.bones[corner + 5] == 1 and g.ground[corner + 1] == 0
    turn_tile(g, 2, 0)
    assert (g.at[0], g.boss_at, g.bones[corner + 1]) == (corner, corner + 2, 1)


def seen_from(g: Race, a: str, b: str) -> int:
    g.at[0], g.at[1] = CELL[a], CELL[b]
    g.lies[0] = g.lies[1] = UPRIGHT
    return distance(g, 0, 1)


#: Places 1 to 9 hold these tiles, as they are drawn (the Portal tile in the middle).
DRAWN = ("sandals-1", "joystick-1", "stairs-1", "pad", "", "joystick-2", "stairs-2", "lair")
SIGHTS = [
    ("e5", "e4", 1),  # one cell away, a thread does not hide
    ("e5", "f5", 1),
    ("e5", "d5", 1),
    ("e5", "f4", 0),  # not in a line
    ("d4", "e4", 0),  # wall on the Portal tile
    ("e4", "f4", 1),
    ("d5", "f5", 2),
    ("d4", "d6", 0),  # wall between d5 and d6
    ("f4", "f6", 0),  # wall between f4 and f5
    ("e6", "f6", 0),
    ("d6", "e6", 1),
    ("a5", "i5", 0),  # never through Limbo
    ("a1", "b1", 0),  # wall on the first tile
    ("b1", "c1", 1),
    ("b1", "b3", 2),
    ("a2", "c2", 2),
    ("a1", "a9", 0),
    ("i1", "a1", 0),
    ("a2", "a3", 1),
    ("c2", "c3", 0),
]


@pytest.mark.parametrize(("a", "b", "far"), SIGHTS)
def test_lines_of_sight(a: str, b: str, far: int) -> None:
    g = laid()
    names = [*DRAWN[:4], "", *DRAWN[5:], "sandals-2"]
    for place, name in enumerate(names):
        if name:
            g.tile[place] = w.TILES.by_token[name]
    assert seen_from(g, a, b) == far
    assert seen_from(g, b, a) == far


def test_a_boss_hides_what_is_behind_it() -> None:
    g = laid()
    assert seen_from(g, "d5", "f5") == 2
    g.boss_at = CELL["e5"]
    assert seen_from(g, "d5", "f5") == 0


def test_a_tile_face_down_hides() -> None:
    g = laid()
    g.tile[1] = 0
    assert seen_from(g, "e4", "e3") == 0
    assert border(g, CELL["e3"], 2) == WALL
