"""MINI ROGUE: together with what is public of the base game (Conseil p. 6)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.spec import SPEC
from heroon.games.mini_rogue.state import ALL_ROOMS, Run
from heroon.kernel import Table
from tests.mini_rogue.laid import asked, laid, offered, play, told


def mixed(seats: int = 1) -> Table[Run]:
    """A table whose mix is made: of each type the first Rooms are left out."""
    table = Table(SPEC, {"mix": "yes"}, seats=seats)
    while asked(table) == "left-out":
        assert table.ask is not None
        table.answer(table.ask.words[0], -1)
    return table


def test_the_mix_has_twenty_one_rooms_of_the_printed_types() -> None:
    """4 Monsters, 4 Traps, 2 Treasures, 1 Campfire, 3 items, 4 Tombs, 2 Merchants, 1 Shrine."""
    g = mixed().g
    inside = [room for room in range(1, ALL_ROOMS + 1) if room not in g.box]
    found = Counter(w.TYPE[room] for room in inside)
    assert [found[kind] for kind in range(1, 9)] == [4, 4, 2, 1, 3, 2, 1, 4]
    assert len(g.stock) + sum(room >= 0 for room in g.room) == 21
    assert sorted(g.pool + [room for room in g.room if room > 0]) == inside


def test_what_is_left_out_is_told_and_seen() -> None:
    """MR-16: openly."""
    table = mixed()
    assert told(table).count("left-out") == ALL_ROOMS - 21
    box = next(area for area in SPEC.view(table.g, 0).areas if area.id == "box")
    assert len(box.pieces) == ALL_ROOMS - 21


def test_guardians_are_mixed_too() -> None:
    g = mixed().g
    assert (len(g.den), len(g.unused), len(g.guardians)) == (3, 5, 8)


def test_without_the_mix_nothing_of_the_base_game_is_there() -> None:
    g = Table(SPEC, {}, seats=1).g
    assert (len(g.stock) + 8, g.box, len(g.guardians)) == (20, [], 4)


@pytest.mark.parametrize(("last", "foe"), [("king", w.REMAINS), ("og", w.OG)])
def test_the_last_guardian_is_chosen(last: str, foe: int) -> None:
    table = laid("SETUP", "WARDEN", "LEAVE", zone=10, options={"last_one": last}, unused=[],
                 den=["?*4"])  # fmt: skip
    assert table.g.foe == foe


def test_the_last_guardian_by_chance_is_turned_up_in_its_zone() -> None:
    table = laid("WARDEN", "LEAVE", zone=10, options={"last_one": "chance"})
    play(table, "last=base")
    assert (table.g.foe, table.g.foe_hp) == (w.OG, [25])
    assert "og" in told(table)
    table.g.foe_hp = [1]
    table.g.xp = [18]
    play(table, "throw.10=6 die.10=1 done")
    assert (table.g.foe, table.g.foe_hp) == (w.OG_AGAIN, [20])


def test_the_reference_cards_take_turns() -> None:
    table = laid("REFER 0", "REFER 0", options={"reference": "turns"}, xp=[18])
    assert table.g.foe == w.CRIMINAL
    play(table, "throw.1=666 die.1=1 done")
    assert (table.g.foe, table.g.foe_hp) == (w.GHOST, [10])


def test_chance_names_the_reference_card_each_time() -> None:
    table = laid("REFER 0", "REFER 0", options={"reference": "chance"}, xp=[18])
    play(table, "reference.1=base throw.1=666 die.1=1 done reference.1=council")
    assert table.g.foe == w.CRIMINAL


def test_the_ghost_alone() -> None:
    table = Table(SPEC, {"reference": "ghost"}, seats=1)
    assert table.g.shade == 1


#: What the mix has left out.
BOX = (
    *("guard", "crows", "rats", "archer", "tower", "sleeper", "ambush", "sewer", "chest"),
    *(
        "casket",
        "camp",
        "cache",
        "belt",
        "merchant",
        "smith",
        "pyre",
        "gaol",
        "charnel",
        "plague-house",
    ),
)


def base(*agenda: str, room: str, **state: Any) -> Table[Run]:
    """A table of the mix, on one of its Rooms."""
    given: dict[str, Any] = {
        "stock": ["?*13"],
        "box": list(BOX),
        "den": ["?*3"],
        "unused": ["?*5"],
        **state,
    }
    return laid(*agenda, rooms={"a1": f"{room}^"}, options={"mix": "yes"}, **given)


@pytest.mark.parametrize(("zone", "left"), [(1, 9), (3, 8), (5, 7), (8, 6)])
def test_the_hunter_s_ration_costs_the_number_of_the_floor(zone: int, left: int) -> None:
    table = base("ROOM 0 1", room="hunter", zone=zone, gold=[10])
    play(table, "buy:food")
    assert (table.g.gold, table.g.food) == ([left], [3])


def test_the_armoury_gives_free_feats() -> None:
    table = base("ROOM 0 1", room="armory")
    play(table, "try throw.1=5 die.1=1 take die.1=4")
    assert (table.g.items, table.g.uses) == ([[w.ARMOURY]], [2])
    table = base("FIGHT 12 1", room="maze", items=[["armory"]], uses=[1], stock=["?*12"])
    play(table, "throw.1=x die.1=1 feat:1-free throw.1=4")
    assert (table.g.items, table.g.uses, table.g.discard) == ([[]], [0], [w.ARMOURY])


def test_a_beast_of_floor_2_throws_one_down() -> None:
    """p. 13: out of the fight, without its reward, and down to the Zone below."""
    table = base("ROOM 0 1", room="beasts", zone=3)
    play(table, "throw.3=x die.3=2 done")
    assert (table.g.zone, table.g.hp, table.g.xp) == (5, [8], [0])


def test_the_altar_and_the_bonfire_are_those_of_le_conseil() -> None:
    table = base("ROOM 0 1", room="altar", gold=[0])
    play(table, "die.1=4")
    assert table.g.hp == [12]
    table = base("ROOM 0 1", room="bonfire")
    assert offered(table) == ["choose:first", "choose:second", "choose:third"]
