"""MINI ROGUE: the printed examples."""

from __future__ import annotations

import pytest

from heroon.games.mini_rogue.spec import SPEC
from heroon.games.mini_rogue.state import Run
from heroon.kernel import Table
from tests.mini_rogue.laid import asked, laid, offered, play

#: From the City Guard on: the gaol, the Trap met blind, the Criminel with the Bait, the Descent.
REST = """
die.1=2 room.1=guard room.1=sewer
go:b1 throw.1=4 die.1=3 curse.1=blank done throw.1=4 die.1=1 curse.1=blank done
room.1=crows room.1=gaol go:b2 throw.1=5 die.1=1 curse.1=sign
go:c2 room.1=ambush throw.1=3 die.1=4 curse.1=blank
bait throw.1=34 die.1=2 curse.1=blank done throw.1=23 die.1=3 curse.1=blank done
"""
#: Questions that the book does not speak of: nothing is used.
UNUSED = ("entered", "skill", "potion")


def start() -> Table[Run]:
    """The Rat Hunter at normal difficulty; nature is asked at the table."""
    return Table(SPEC, {"hero_1": "ratcatcher"}, seats=1)


def example(offering: bool) -> list[int]:
    """HP, gold, XP and rations after the example of a turn (p. 22-23).

    Her potion is our reading of a lost icon; she uses none.
    """
    table = start()
    play(table, "room.1=pyre pass")
    play(table, "offer" if offering else "pass")
    for token in REST.split():
        while asked(table) in UNUSED and token != "bait":
            table.answer("pass", 0)
        play(table, token)
    while asked(table) in UNUSED:
        table.answer("pass", 0)
    g = table.g
    assert g.zone == 2
    assert (g.blind, g.cursed, g.spent) == ([1], [1], [0])
    return [g.hp[0], g.gold[0], g.xp[0], g.food[0]]


def test_the_example_of_a_turn_as_narrated() -> None:
    """One gold more than printed: the guard's coin is told, but not counted (MR-G11)."""
    assert example(offering=False) == [6, 6, 3, 1]


def test_the_example_of_a_turn_with_an_offering_ends_as_printed() -> None:
    assert example(offering=True) == [6, 5, 3, 1]


@pytest.mark.parametrize(("die", "left"), [(1, 10), (2, 7), (3, 7), (4, 7), (5, 7), (6, 4)])
def test_armour_and_the_six(die: int, left: int) -> None:
    """A Monster that deals 6, 10 HP, 3 armour (p. 10)."""
    table = laid("FIGHT 1 1", zone=8, armour=[3], hp=[10])
    play(table, f"throw.8=x die.8={die} done")
    assert table.g.hp == [left]


def test_the_crows() -> None:
    """Three crows against 1 armour cost 2 HP; then one dies, and two attack (Conseil p. 3)."""
    table = laid("FIGHT 2 1", armour=[1])
    assert table.g.foe_hp == [3, 3, 3]
    play(table, "throw.1=2 die.1=6 done die.1=2 die.1=3 die.1=5")
    assert (table.g.foe_hp, table.g.hp) == ([1, 3, 3], [8])
    play(table, "throw.1=x die.1=1 feat:1-hp throw.1=3")
    assert asked(table) == "die.1"
    assert table.g.foe_hp == [1, 3]
    play(table, "die.1=2 die.1=2")
    assert table.g.hp == [5], "2 for the feat, 2 less 1 for the crows"


def test_critical_hits_add_up() -> None:
    """6, 6, 6 and 3 make 21 with one die (p. 10)."""
    table = laid("FIGHT 10 1", zone=10, hp=[20])
    play(table, "throw.10=6 die.10=1 critical:1 throw.10=6 critical:1 throw.10=6 critical:1")
    play(table, "throw.10=3")
    assert table.g.dice == [21 * 4]
    play(table, "done")
    assert table.g.foe_hp == [30 - (21 - 2)]


def test_a_miss_cancels_all_of_its_die() -> None:
    """6, 6, 6, 6 and a miss make 0 (p. 10)."""
    table = laid("FIGHT 1 1", zone=8, hp=[20])
    play(table, "throw.8=6 die.8=1" + " critical:1 throw.8=6" * 3 + " critical:1 throw.8=x")
    assert table.g.dice == [0]


def test_a_feat_rolls_the_whole_die() -> None:
    """A miss and a critical hit; the hit becomes a miss; a feat on a miss brings 3 (p. 11)."""
    table = laid("FIGHT 1 1", xp=[7])
    play(table, "throw.1=x6 die.1=1 critical:2 throw.1=x")
    assert table.g.dice == [0, 0]
    play(table, "feat:1-xp throw.1=3")
    assert table.g.xp == [6]
    assert "feat:2-xp" not in offered(table), "no second feat for that die"
    play(table, "done")
    assert table.g.foe_hp == [5]


def test_a_cursed_roll() -> None:
    """The symbol takes 1 off each die: a 6 is no critical hit, a 2 is a miss (p. 12)."""
    table = laid("FIGHT 1 1", cursed=[1], xp=[18])
    play(table, "throw.1=256 die.1=1 curse.1=sign")
    assert table.g.dice == [0, 4 * 4, 5 * 4]
    assert not [word for word in offered(table) if word.startswith("critical")]


def test_a_cursed_test() -> None:
    """A star less 1 is no star (p. 12); a 6 is still one."""
    for throw, passed in (("5", 0), ("6", 1)):
        table = laid("TEST 0", cursed=[1])
        play(table, f"throw.1={throw} die.1=1 curse.1=sign")
        assert table.g.passed == passed


def test_one_star_is_enough() -> None:
    """At level 2 (p. 9)."""
    table = laid("TEST 0", xp=[6])
    play(table, "throw.1=25 die.1=1")
    assert table.g.passed == 1


@pytest.mark.parametrize(("zone", "hp"), [(1, 8), (3, 11), (5, 14), (8, 17)])
def test_the_printed_table(zone: int, hp: int) -> None:
    """HP for one, for two, for three: the sum (Conseil p. 4)."""
    assert laid("FIGHT 1 1", zone=zone).g.foe_hp == [hp]
    assert laid("FIGHT 1 3", zone=zone, seats=2).g.foe_hp == [2 * hp]
    assert laid("FIGHT 1 7", zone=zone, seats=3).g.foe_hp == [3 * hp]
    assert laid("FIGHT 1 1", zone=zone, seats=3).g.foe_hp == [hp]


def test_potions_ignore_armour() -> None:
    """No damage by dice: the armour does not touch that of the potion (Conseil p. 4)."""
    table = laid("FIGHT 1 1", zone=8, potions=[["fire"]])
    play(table, "throw.8=x die.8=1 done throw:fire")
    assert table.g.foe_hp == [10]


def test_rats_at_the_highest_xp_give_hp() -> None:
    """3 XP become 3 HP on Floor 4 (p. 15)."""
    table = laid("FIGHT 3 1", zone=8, xp=[23], hp=[10])
    play(table, "throw.8=666 die.8=1 done")
    assert (table.g.xp, table.g.hp) == ([23], [13])


def test_a_fall_from_zone_2_lands_in_zone_4() -> None:
    """Nobody eats, skills stay spent, the Guardian of the Floor is out of the game (p. 13)."""
    table = laid(
        "TEST 0 8", "TRAP 0 8", zone=2, rooms={"a1": "sewer^"}, food=[2], hp=[9], spent=[1],
        lair=["rat-king"], den=["?*2"],
    )  # fmt: skip
    play(table, "throw.2=2 die.2=6")
    g = table.g
    assert (g.zone, g.food, g.hp, g.spent) == (4, [2], [6], [1])
    assert g.gone == [3]
    assert g.room[0] == 8
    assert asked(table) == "guardian", "Zone 4 shows the icon"
    play(table, "guardian=assassin")
    assert asked(table) == "room.4", "the Entrance is resolved: the Rooms beside it are turned up"


def test_on_the_last_floor_only_the_damage_of_a_fall() -> None:
    table = laid("TEST 0 8", "TRAP 0 8", zone=9, rooms={"a1": "sewer^"}, hp=[9])
    play(table, "throw.9=2 die.9=6")
    assert (table.g.zone, table.g.hp) == (9, [6])
