"""MINI ROGUE: what an Overlord is offered at the edges of each rule; what the Labyrinth takes."""

from __future__ import annotations

from typing import Any, Final

import pytest

from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.overlord import AT_MEAL, beside, can_block, offers
from heroon.games.mini_rogue.rules_fight import end_fight
from heroon.games.mini_rogue.spec import SPEC
from heroon.games.mini_rogue.state import Run
from heroon.kernel import Table
from tests.mini_rogue.laid import asked, laid, offered, play
from tests.mini_rogue.test_against import AUTOMA, LORD, against, offered_to_chance, two

#: Where one can go from each cell, by number (p. 8): right and down, never back.
WAYS: Final = {
    0: {1, 3}, 1: {2, 4}, 2: {5}, 3: {4, 6}, 4: {5, 7}, 5: {8}, 6: {7}, 7: {8},
}  # fmt: skip
CARDS: Final = list(w.REINFORCEMENT.tokens)
ROOMS: Final = ("camp^", "rats^", "crows^", "archer^", "sewer^", "tower^", "cache^", "chest^")


def at(here: int) -> Run:
    """All Rooms turned up, one adventurer on a cell."""
    rooms = dict(zip(w.CELL.tokens[:8], ROOMS, strict=True))
    options = {**LORD, "lord": "architect"}
    hand = [[], ["belt", "merchant", "guard"]]
    given: dict[str, Any] = {"hp": [10, 0], "food": [2, 0], "gold": [3, 0]}
    given |= {"gifts": [0, 0], "spent": [1, 0]}
    table = laid(seats=2, options=options, rooms=rooms, stock=["?*9"], reserve=["?*6"], **given,
                 hand=hand, omen=0)  # fmt: skip
    g = table.g
    g.at = [here, 0]
    return g


@pytest.mark.parametrize("here", WAYS)
def test_a_way_is_closed_where_there_is_another(here: int) -> None:
    g = at(here)
    assert {cell for cell in range(1, 8) if beside(g, 0, cell)} == WAYS[here] - {8}
    only = {cell for cell in range(1, 8) if WAYS[here] == {cell}}
    assert {cell for cell in range(1, 8) if not can_block(g, cell)} == only


def test_nobody_is_hungrier_by_a_famine_after_a_fall() -> None:
    table = against("OMEN 6 0")
    assert asked(table) == "omen-meal"
    for fell in (1, 2):
        table.g.fell = fell
        assert offers(table.g, AT_MEAL, 0) == []


def test_a_famine_at_a_campfire_takes_the_last_ration() -> None:
    table = against("OMEN 1 0", rooms={"a1": "camp^"}, food=[1, 0])
    assert offered(table) == ["pass", "famine:0"]


def test_divination_looks_at_no_room_that_lies_face_up() -> None:
    table = against("OMEN 0 0", rooms={"a1": "camp^", "b1": "rats^"})
    looked = [word for word in offered(table) if word.startswith("divine")]
    assert looked == [f"divine:{cell}" for cell in ("c1", "a2", "b2", "c2", "a3", "b3")]


def test_a_die_of_a_room_gives_no_point() -> None:
    table = laid("REDIE 0", seats=2, options={**LORD, "lord": "prophet"}, omen=1)
    assert play(table, "die.1=1").omen == 1


def test_what_goes_beyond_the_highest_number_of_points_is_told() -> None:
    table = against("GAIN_OMEN", omen=5)
    assert [SPEC.words.events[e.id].name for e in table.events(1)] == ["omen-full"]


def test_what_an_enemy_was_given_is_over_where_all_are_thrown_down() -> None:
    g = play(against("FIGHT 1 1", reserve=[], on_avatar=CARDS[:3], on_rooms=CARDS[3:]), "carnage")
    assert (g.foe, g.tougher, g.carnage) == (1, 3, 1)
    end_fight(g)
    assert (g.foe, g.tougher, g.carnage) == (0, 0, 0)


def muddled(number: int, *hidden: str) -> Table[Run]:
    """The Automa's Labyrinth is due, and so many Rooms lie face down."""
    mine = SPEC.using(f"[power.labyrinth]\nnumber = {number}\n", "own.toml")
    up = [cell for cell in w.CELL.tokens[:8] if cell not in hidden]
    rooms = dict(zip(up, ROOMS, strict=False))
    return laid("MUDDLE", spec=mine, options=AUTOMA, rooms=rooms, stock=["?*12"],
                reserve=["?*6"], due=1 << w.MAZE)  # fmt: skip


@pytest.mark.parametrize(("number", "hidden"), [(2, ("c1", "b2", "a3")), (3, ("c1", "b2"))])
def test_a_labyrinth_of_two_rooms_lets_them_change_places(
    number: int, hidden: tuple[str, ...]
) -> None:
    """The card file's number of Rooms may be two, and no more than two may be left (MR-76)."""
    table = muddled(number, *hidden)
    assert offered_to_chance(table) == list(hidden)
    play(table, f"cell.1={hidden[1]} cell.1={hidden[0]}")
    told = [(SPEC.words.events[e.id].name, e.args) for e in table.events(0)]
    crossed = ("crossed", tuple(w.CELL.by_token[cell] for cell in hidden[:2]))
    assert crossed in told
    assert table.g.due == 0


def test_a_labyrinth_of_three_rooms_names_the_third_too() -> None:
    table = muddled(3, "c1", "b2", "a3")
    play(table, "cell.1=c1 cell.1=b2")
    assert offered_to_chance(table) == ["a3"]


def test_a_labyrinth_with_one_room_does_nothing() -> None:
    assert muddled(3, "c1").g.due == 0


def test_the_other_adventurer_is_asked_alone() -> None:
    """A power at a campfire names those who stand there."""
    table = two("OMEN 1 0", rooms={"a1": "camp^"}, food=[0, 1, 0])
    assert offered(table) == ["pass", "famine:1"]
