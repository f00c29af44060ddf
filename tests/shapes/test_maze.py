"""The maze: a board of turning tiles, for two to four."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from heroon import kernel as k
from heroon.native import walk
from heroon.testing import check_game
from heroon.testing.laws import shown
from heroon.texts.whole import game_problems
from tests import lengths
from tests.native.having import native
from tests.shapes.maze import words as w
from tests.shapes.maze.spec import SPEC
from tests.shapes.maze.state import rim
from tests.shapes.maze.tiles import (
    BORDER,
    GATE,
    GROUND,
    LEVER,
    NAMES,
    NEXT,
    OPEN,
    PAD,
    RUBBLE,
    WALL,
)
from tests.shapes.maze.words import CELL

PACKAGE = "tests.shapes.maze"
GAMES = lengths.length(2, 4)
PAIRS = [(seats, length) for seats in SPEC.seats for length in w.LENGTH.tokens]
#: Every tile face up as it is drawn, the gate in the middle.
LAID = ["lever-1", "lever-2", "pad", "hall-1", ".", "hall-2", "stair-1", "stair-2", "den"]


@pytest.mark.parametrize(("seats", "length"), PAIRS)
def test_the_kit(seats: int, length: str) -> None:
    options = {"length": length}
    report = check_game(SPEC, GAMES, seats=seats, options=options, why_every=3, skilled=5)
    assert report.games == GAMES
    assert not report.bounded
    assert report.native == "compared" or report.native.startswith("no ")
    assert report.undone > 0


@pytest.mark.parametrize(("seats", "length"), PAIRS)
def test_c_plays_the_same(seats: int, length: str) -> None:
    report = walk(
        native(SPEC), 10, seats=seats, options=SPEC.settings({"length": length}), skilled=15
    )
    assert report.games == 10


def test_its_texts_are_whole() -> None:
    assert game_problems(SPEC, PACKAGE) == []


# -- the tiles -------------------------------------------------------------------------------------


def test_the_pictures_hold_what_the_game_needs() -> None:
    grounds = [g for tile in GROUND for g in tile[0]]
    assert [grounds.count(what) for what in (RUBBLE, LEVER, PAD, GATE)] == [10, 2, 1, 1]
    assert len(NAMES) == 9


@pytest.mark.parametrize("tile", range(1, 10))
def test_borders_inside_a_tile_are_one_from_both_sides(tile: int) -> None:
    for ways in BORDER[tile]:
        for cell in range(9):
            for side in range(4):
                other = NEXT[cell][side]
                if other < 9 and abs(cell % 3 - other % 3) + abs(cell // 3 - other // 3) == 1:
                    assert ways[cell][side] == ways[other][(side + 2) % 4]


@pytest.mark.parametrize("tile", range(1, 10))
def test_the_middle_of_each_side_is_open(tile: int) -> None:
    for ways in BORDER[tile]:
        assert WALL not in [ways[cell][side] for cell, side in ((1, 0), (5, 1), (7, 2), (3, 3))]


# -- positions -------------------------------------------------------------------------------------


def at(*names: str) -> list[int]:
    return [CELL.by_token[name] for name in names]


def board(seats: int = 2, *, cells: Mapping[str, str] | None = None, **state: Any) -> k.Table[Any]:
    """All tiles face up, heroes on the gate's corners, the first seat to act; nothing else lies."""
    ground = ["."] * 81
    for name, jar in (cells or {}).items():
        ground[CELL.by_token[name]] = jar
    bags = state.pop("bag", [[]] * seats)
    used = sum(map(len, bags)) + sum(cell != "." for cell in ground)
    given = {
        "heap": [],
        "tile": LAID,
        "ground": ground,
        "box": ["?"] * (10 - used),
        "bag": bags,
        "at": (at("d4", "f6", "f4", "d6")),
        "shade": 0,
        "left": 6,
        "turns": 1,
        "agenda": ["ACT", "SHADE", "CLOSE", "TURN 1"],
        **state,
    }
    for name in ("at", "down", "slain"):
        given[name] = given.get(name, [0] * 4)[:seats]
    return k.open_position(SPEC, given, {}, seats, "maze", k.Seeded("3"))


def texts(table: k.Table[Any]) -> list[str]:
    assert table.ask is not None
    return [table.spec.words.text[word] for word in table.ask.words]


def refused(table: k.Table[Any], token: str, seat: int = 0) -> str:
    """The name of the reason against a word."""
    with pytest.raises(k.InputError):
        table.answer(token, seat)
    word = SPEC.words.parse(seat, token)
    return SPEC.words.reasons[SPEC.why(table.g, seat, word)].name


def bones(*names: str) -> list[int]:
    return [int(CELL.by_value[cell] in names) for cell in range(81)]


def cells(table: k.Table[Any], name: str, seat: int = 0) -> list[str]:
    """The pieces on a cell, from below upwards."""
    pieces = table.view(seat).area("maze").pieces
    return [piece.face for piece in pieces if piece.at == name]


# -- moving ----------------------------------------------------------------------------------------


def test_leaving_the_rim_comes_in_on_the_other_side() -> None:
    table = board(at=at("b1", "f6", "f4", "d6"))
    table.answer("go:b9", 0)
    assert table.g.at[0] == CELL.by_token["b9"]
    assert table.g.left == 5


def test_a_wall_on_either_side_closes() -> None:
    table = board(at=at("c1", "f6", "f4", "d6"))
    assert refused(table, "go:c9") == "wall"  # the wall is drawn on the tile of c1
    table = board(at=at("c9", "f6", "f4", "d6"))
    assert refused(table, "go:c1") == "wall"
    assert refused(table, "go:e5") == "far"


def test_a_skeleton_holds_who_stands_beside_it_over_an_open_border() -> None:
    table = board(bones=bones("d5"))
    assert refused(table, "go:e4") == "wall"
    assert refused(table, "go:c4") == "held"
    table.answer("slay:d5", 0)
    assert table.g.slain[0] == 1
    table.answer("go:c4", 0)


def test_a_thread_calls_the_shade_at_the_end_of_the_turn() -> None:
    table = board(at=at("d4", "f5", "f4", "d6"))
    table.answer("go:d3", 0)
    table.answer("go:d4", 0)
    assert table.g.crossed == []
    table = board(at=at("e4", "f5", "f4", "d6"))
    table.answer("go:e3", 0)  # red from the gate: to the north
    assert table.g.crossed == [0, 3], "and yellow from the tile north of it: to the west"
    table.answer("done", 0)
    assert table.g.shade == 8, "round the rim, twice"


def test_the_shade_leaps_over_the_gate_and_strikes_a_whole_tile() -> None:
    table = board(
        at=at("a4", "g4", "f4", "d6"),
        down=[0, 0, 0, 0],
        shade=3,
        crossed=[1],
        agenda=["SHADE", "CLOSE", "TURN 1"],
    )
    assert table.g.shade == 5
    assert table.g.down == [0, 1]


# -- tiles -----------------------------------------------------------------------------------------


def test_a_tile_turns_with_all_that_lies_and_stands_on_it() -> None:
    table = board(
        at=at("b2", "c3", "f4", "d6"), cells={"c1": "?"}, bones=bones("a2"), down=[0, 1, 0, 0]
    )
    red = rim(table.g, CELL.by_token["b1"], 0)
    table.answer("turn:1-right", 0)
    assert table.g.at[:2] == at("b2", "a3")
    assert table.g.ground[CELL.by_token["c3"]] == 0
    assert [i for i, bone in enumerate(table.g.bones) if bone] == at("b1")
    assert rim(table.g, CELL.by_token["c2"], 1) == red > OPEN
    assert table.view(0).area("tiles").pieces[0].turn == 1
    for _ in range(3):
        table.answer("turn:1-right", 0)
    assert table.g.at[:2] == at("b2", "c3")
    assert table.g.quarters[0] == 0


def test_a_lever_turns_its_own_tile_or_one_beside_it() -> None:
    table = board(at=at("b2", "f5", "f4", "d6"))
    assert refused(table, "turn:5-left") == "far"
    assert refused(table, "turn:3-left") == "far"
    table.answer("turn:2-left", 0)
    assert refused(board(), "turn:5-left") == "no-lever"


def test_tiles_swap_with_all_that_lies_and_stands_on_them_face_down_too() -> None:
    table = board(
        at=at("h2", "b8", "f4", "d6"),
        cells={"a8": "?"},
        bones=bones("a7"),
        tile=[*LAID[:3], "?", ".", *LAID[5:]],
        shade=6,
    )
    table.answer("swap:4+7", 0)
    assert table.g.at[1] == CELL.by_token["b5"]
    assert table.g.ground[CELL.by_token["a5"]] == 0
    assert table.g.bones[CELL.by_token["a4"]] == 1
    assert (table.g.tile[3], table.g.tile[6], table.g.shade) == (w.TILE.by_token["stair-1"], 0, 3)
    assert refused(table, "swap:5+7") == "fixed"
    assert refused(table, "swap:3+7") == "fixed"


def test_a_tile_is_turned_up_by_chance_and_brings_jars_and_skeletons() -> None:
    table = board(tile=["?"] * 4 + ["."] + ["?"] * 4)
    assert refused(table, "go:c4") == "wall"
    assert refused(table, "explore:1") == "far"
    table.answer("explore:4", 0)
    kind = table.g.tile[3]
    many = GROUND[kind][table.g.quarters[3]].count(RUBBLE)
    assert kind > 0
    assert sum(table.g.bones) == many == 81 - table.g.ground.count(k.EMPTY)
    assert table.undoable == 0


# -- heroes ----------------------------------------------------------------------------------------


def test_a_push_moves_one_cell_on_over_a_thread() -> None:
    table = board(at=at("e5", "e4", "f4", "d6"))
    table.answer("push:1", 0)
    assert table.g.at[1] == CELL.by_token["e3"]
    assert table.g.crossed == [0, 3]
    assert table.g.down == [0, 0]


def test_who_cannot_be_pushed_on_is_stunned_unless_a_shield_stops_it() -> None:
    table = board(3, at=at("d4", "d5", "d6", "a1"), bag=[[], ["shield"], []])
    table.answer("push:1", 0)
    assert shown(table.ask) == (2, w.P_SHIELD)
    table.answer("no", 1)
    assert table.g.down == [0, 1, 0]
    assert cells(table, "d5") == ["hero-2"]


def test_twins_with_and_without_a_shield_are_asked_alike() -> None:
    twins = []
    for jar in ("shield", "crown"):
        table = board(3, at=at("d4", "d5", "d6", "a1"), bag=[[], [jar], []])
        table.answer("push:1", 0)
        twins.append(table)
    assert [texts(table) for table in twins] == [["yes", "no"], ["no"]]
    assert shown(twins[0].ask) == shown(twins[1].ask)
    for seat in (0, 2, -1):
        assert repr(twins[0].view(seat)) == repr(twins[1].view(seat))
    bare = board(3, at=at("d4", "d5", "d6", "a1"))
    bare.answer("push:1", 0)
    assert bare.g.down[1] == 1, "everybody sees the bag is empty: no question"


def test_a_pile_on_a_cell_has_its_order() -> None:
    table = board(
        at=at("a2", "a2", "f4", "d6"),
        down=[1, 0, 0, 0],
        cells={"a2": "?"},
        bones=bones("a2"),
    )
    assert cells(table, "a2") == ["jar", "skeleton", "hero-1", "hero-2"]
    assert refused(table, "stand") == "taken"
    assert refused(table, "slay:a2") == "down"


def test_who_comes_onto_a_stunned_hero_robs_a_jar() -> None:
    table = board(
        3,
        at=at("d4", "d5", "a1", "d6"),
        down=[0, 1, 0, 0],
        bag=[["mirror"], ["crown", "shield!12"], []],
    )
    assert "go:d5" in texts(table)
    table.answer("go:d5", 0)
    assert [len(bag) for bag in table.g.bag] == [2, 1, 0]
    assert all(not mask >> 2 & 1 for mask in table.g.watched[1]), "seat 2 saw one go, not which"
    stolen = next(iter(set(table.g.bag[0]) - {w.MIRROR}))
    seen = [piece.face for piece in table.view(1).area("bag.0").pieces]
    assert seen == [w.JAR.by_value[stolen]]
    assert table.view(2).area("bag.0").pieces == ()


def test_a_charge_stuns_who_stands_in_the_way_and_slays() -> None:
    table = board(at=at("d5", "c5", "f4", "d6"), bag=[["sandals"], []], bones=bones("b5"))
    table.answer("charge:west", 0)
    table.answer("on", 0)
    assert (table.g.down[1], table.g.at[0]) == (1, CELL.by_token["c5"])
    table.answer("on", 0)
    assert (table.g.slain[0], table.g.at[0]) == (1, CELL.by_token["b5"])
    table.answer("stop", 0)
    assert table.g.spent == [w.SANDALS]


def test_a_shield_stops_a_charge() -> None:
    table = board(at=at("d5", "c5", "f4", "d6"), bag=[["sandals"], ["shield"]])
    table.answer("charge:west", 0)
    table.answer("on", 0)
    table.answer("yes", 1)
    assert (table.g.down[1], table.g.at[0]) == (0, CELL.by_token["d5"])
    assert "done" in texts(table)


def test_a_mirror_changes_places() -> None:
    table = board(at=at("d5", "a1", "f4", "d6"), bag=[["mirror"], []])
    table.answer("reflect:1", 0)
    assert table.g.at[:2] == at("a1", "d5")


def test_three_points_on_the_gate_win() -> None:
    table = board(at=at("e5", "a1", "f4", "d6"), bag=[["crown"], []], slain=[2, 1, 0, 0])
    table.answer("done", 0)
    assert (table.result, table.reason) == ([3, 1], "gate")


def test_all_leave_a_game_that_one_gives_up() -> None:
    assert SPEC.given_up(board(4).g, 2) == [1, 1, 0, 1]
