"""HADES TRAP: what tiles show as they lie, made once of the card numbers, own ones too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from heroon.games.hades_trap.cards import BORDERS, MARKS, NUMBERS, OPEN, TILE, WALL
from heroon.games.hades_trap.labyrinth import BORDER, DRAWN
from heroon.games.hades_trap.pictures import FACES, GROUNDS, MASKS, Made
from heroon.games.hades_trap.places import border, face, ground, half_on
from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.state import Race
from heroon.kernel import GameSpec
from heroon.native import walk
from tests.hades_trap.laid import laid
from tests.native.having import native


def opened() -> GameSpec[Race]:
    """The game with card numbers of its owner: no tile has a wall."""
    numbers = list(NUMBERS)
    for first in BORDERS[1:]:
        for i in range(first, first + 24):
            if numbers[i].value == WALL:
                numbers[i] = replace(numbers[i], value=OPEN)
    return replace(SPEC, numbers=tuple(numbers))


def turned() -> Iterator[Race]:
    """A labyrinth with its tiles turned in each way."""
    for quarters in range(4):
        g = laid()
        for place in range(9):
            g.quarters[place] = quarters
        yield g


def tile_at(g: Race, place: int) -> int:
    return 9 if place == 4 else g.tile[place]


def test_a_cell_shows_what_the_card_numbers_say() -> None:
    for g in turned():
        for cell in range(81):
            place, spot = divmod(cell, 9)
            tile, quarters = tile_at(g, place), g.quarters[place]
            drawn = DRAWN[quarters][spot]
            half = g.numbers[TILE[tile] + MARKS + drawn]
            assert ground(g, cell) == g.numbers[TILE[tile] + drawn]
            assert half_on(g, cell) == ((half - 1 + quarters) % 4 if half else -1)
            for side in range(4):
                what = g.numbers[BORDERS[tile] + BORDER[quarters][spot][side]]
                assert border(g, cell, side) == what
                assert face(g, cell) >> side & 1 == int(what != WALL)


def test_a_tile_that_is_face_down_has_walls_and_no_ground() -> None:
    g = laid()
    g.tile[0] = 0
    for cell in range(9):
        assert [border(g, cell, side) for side in range(4)] == [WALL] * 4
        assert (face(g, cell) & 15, ground(g, cell), half_on(g, cell)) == (0, 0, -1)


def test_masks_of_a_tile_are_its_cells() -> None:
    g = laid()
    faces, masks = FACES[g.numbers], MASKS[g.numbers]
    for block in range(40):
        for spot in range(9):
            cell, bit = faces[9 * block + spot], 9 * (spot // 3) + spot % 3
            of_cell = [masks[12 * block + i] >> bit & 1 for i in range(12)]
            grounds = [int(cell >> 4 & 7 == what) for what in range(8)]
            assert of_cell == [cell >> side & 1 for side in range(GROUNDS)] + grounds


def test_a_list_is_made_once_for_each_content() -> None:
    asked: list[list[int]] = []

    def make(numbers: list[int]) -> list[int]:
        asked.append(numbers)
        return [2 * n for n in numbers]

    made = Made(make)
    first = [1, 2]
    assert made[first] == [2, 4]
    assert made[first] == made[[1, 2]] == [2, 4]
    assert len(asked) == 1
    assert made[[3]] == [6]
    assert made[first] == [2, 4]
    assert len(asked) == 3


@pytest.mark.parametrize("seed", range(2))
def test_both_engines_play_alike_with_numbers_of_ones_own_in_turn_with_ours(seed: int) -> None:
    ours, own = native(SPEC), native(opened())
    for round_ in range(2):
        for engine in (ours, own):
            report = walk(engine, 2, seed=100 * seed + 10 * round_, bound=60)
            assert report.games == 2
    walls = sum(int(g.numbers[BORDERS[9] + i] == WALL) for g in [laid()] for i in range(24))
    assert walls > 0
