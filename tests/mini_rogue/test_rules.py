"""MINI ROGUE: rules and rulings that no printed example shows."""

from __future__ import annotations

import pytest

from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.spec import SPEC
from heroon.kernel import InputError, Table
from tests.mini_rogue.laid import asked, laid, offered, play, told

# -- set-up and Zones ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "values"),
    [("normal", (10, 3, 5)), ("hard", (9, 2, 5)), ("extreme", (8, 2, 5)), ("roguelike", (8, 2, 2))],
)
def test_difficulty(level: str, values: tuple[int, int, int]) -> None:
    g = Table(SPEC, {"hero_1": "ratcatcher", "difficulty": level}, seats=1).g
    assert (g.hp[0], g.food[0], g.gold[0]) == values


def test_each_character_is_there_once() -> None:
    with pytest.raises(InputError, match="twins"):
        Table(SPEC, {"hero_1": "captain", "hero_2": "captain"}, seats=2)


def test_the_way_leads_right_or_down() -> None:
    table = laid(rooms={"a1": "camp^", "b1": "rats^", "a2": "guard^"})
    assert offered(table) == ["go:b1", "go:a2"]
    assert SPEC.why(table.g, 0, w.GO[4]) == w.R_NO_WAY


def test_the_blind_turn_up_only_what_they_enter() -> None:
    table = laid(rooms={"a1": "camp^"}, blind=[1])
    assert asked(table) == "way"
    play(table, "go:b1")
    assert table.g.up[1] == 0
    assert asked(table) == "room.1"


def test_who_is_cured_of_blindness_sees_at_once() -> None:
    """MR-215."""
    table = laid(rooms={"a1": "camp^"}, blind=[1], potions=[["percep"]])
    play(table, "drink:percep room.1=rats room.1=guard")
    assert table.g.up[:5] == [1, 1, 0, 1, 0]
    assert asked(table) == "way"


def test_hunger_and_the_last_drink() -> None:
    """MR-241."""
    table = laid("MEAL 0", food=[0], hp=[3], potions=[["heal"]])
    assert asked(table) == "hunger"
    play(table, "drink:heal")
    assert table.g.hp == [6]


def test_the_captain_orders_the_rooms() -> None:
    """MR-212: the one laid first is the Entrance."""
    table = laid(
        "PREPARE 0", "LAY", "SHOW 0", options={"hero_1": "captain"}, spent=[0],
        room=["."] * 9, stock=["?*20"],
    )  # fmt: skip
    play(table, "patrol room.1=camp room.1=rats room.1=chest aside:rats lay:chest")
    assert table.g.room[:2] == [w.CHEST, w.CAMP]
    assert table.g.stock[0] == w.RATS
    assert table.g.spent == [1]


# -- rooms -----------------------------------------------------------------------------------------


def test_what_one_lacks_costs_hp() -> None:
    table = laid("TEST 0 7", "TRAP 0 7", rooms={"a1": "ambush^"}, gold=[1])
    play(table, "throw.1=2 die.1=1")
    assert (table.g.gold, table.g.hp) == ([0], [9])


def test_a_tomb_passed_may_be_read_one_up_or_down() -> None:
    table = laid("ROOM 0 1", rooms={"a1": "gaol^"})
    play(table, "throw.1=5 die.1=6")
    assert offered(table) == ["read:5", "read:6"]
    play(table, "read:6")
    assert table.g.xp == [2]


@pytest.mark.parametrize(("met", "gold"), [(0, 4), (1, 6)])
def test_a_treasure_gives_more_after_a_fight(met: int, gold: int) -> None:
    table = laid("ROOM 0 1", rooms={"a1": "casket^"}, met=[met])
    assert table.g.gold == [gold]


def test_an_offering_adds_1_but_to_a_6() -> None:
    for die, hp in (("3", 12), ("6", 11)):
        table = laid("ROOM 0 1", rooms={"a1": "pyre^"}, hp=[10])
        play(table, f"offer die.1={die}")
        assert (table.g.hp, table.g.gold) == ([hp], [2])


def test_the_alarm_tower_doubles_monsters_until_the_floor_ends() -> None:
    table = laid("FIGHT 1 1", "ALARM 1 1", items=[["tower"]], zone=2, food=[1])
    play(table, "throw.2=6 die.2=1 critical:1 throw.2=2 done")
    assert table.g.foe_hp == [8]
    assert table.g.xp == [1]
    play(table, "throw.2=6 die.2=1 critical:1 throw.2=2 done")
    assert table.g.xp == [2]
    table = laid("DESCEND", items=[["tower"]], zone=2)
    assert table.g.items == [[]]


def test_a_failure_at_the_tower_takes_the_place_of_another_item() -> None:
    table = laid("ROOM 0 1", rooms={"a1": "tower^"}, items=[["codex"]])
    play(table, "throw.1=2 die.1=1")
    assert (table.g.items, table.g.discard) == ([[w.TOWER]], [w.CODEX])
    assert table.g.room[0] == -1


def test_the_sleeping_guardian_on_floor_4_is_one_of_floor_3() -> None:
    table = laid("ROOM 0 1", rooms={"a1": "sleeper^"}, zone=8)
    play(table, "throw.8=2 die.8=6 source=unused guardian=executioner")
    assert table.g.foe_hp == [26]


def test_a_beaten_guardian_can_wake_again() -> None:
    """MR-236."""
    table = laid("ROOM 0 1", rooms={"a1": "sleeper^"}, beaten=["rat-king"], den=["?*2"])
    play(table, "throw.1=2 die.1=5 source=rat-king")
    assert table.g.foe_hp == [4, 4, 4]
    assert table.g.beaten == []


def test_the_belt_brings_holy_water_and_a_third_potion() -> None:
    table = laid("ROOM 0 1", rooms={"a1": "belt^"}, potions=[["fire", "frost"]])
    play(table, "try throw.1=5 die.1=1 take")
    assert table.g.potions == [[w.FIRE, w.FROST, w.HOLY]]


def test_the_codex_costs_xp_when_failed_and_nothing_when_left() -> None:
    table = laid("ROOM 0 1", rooms={"a1": "codex^"}, xp=[2])
    play(table, "try throw.1=2 die.1=1")
    assert table.g.xp == [1]
    table = laid("ROOM 0 1", rooms={"a1": "codex^"}, xp=[2])
    play(table, "pass")
    assert table.g.xp == [2]


def test_the_cache_counts_its_uses_by_a_new_throw() -> None:
    """MR-217."""
    table = laid("ROOM 0 1", rooms={"a1": "cache^"})
    play(table, "try throw.1=5 die.1=1 take die.1=6")
    assert table.g.uses == [3]


def test_trade_then_the_hammer() -> None:
    table = laid("ROOM 0 1", rooms={"a1": "smith^"}, gold=[6], armour=[1])
    assert "buy:armor" in offered(table)
    play(table, "buy:xp")
    assert (table.g.gold, table.g.xp) == ([3], [2])
    play(table, "done hammer")
    assert (table.g.gold, table.g.items) == ([0], [[w.SMITH]])


def test_a_merchant_sells_nothing_that_brings_nothing() -> None:
    """MR-234."""
    table = laid("ROOM 0 1", rooms={"a1": "merchant^"}, gold=[10], food=[4], hp=[20], armour=[4])
    assert "buy:food" not in offered(table)
    assert "buy:hp" not in offered(table)
    assert SPEC.why(table.g, 0, w.BUY[w.WARE_FOOD]) == w.R_FULL


# -- stories, rewards ------------------------------------------------------------------------------


def test_a_story_has_options_for_classes_and_none_that_kills() -> None:
    table = laid("STORY 0", options={"hero_1": "plague-doctor"})
    play(table, "tale=message")
    assert offered(table) == ["tale:one", "tale:class", "tale:test"]
    table = laid("STORY 0", hp=[1])
    play(table, "tale=message")
    assert offered(table) == ["tale:test"]


def test_no_story_is_left() -> None:
    table = laid("STORY 0", tales=[], told=["message", "beggar", "procession", "market"])
    assert "no-tale" in told(table)


def test_rewards_first_coins_or_a_story() -> None:
    table = laid("REWARD 0")
    play(table, "coins die.1=4")
    assert offered(table) == ["choose:first", "choose:second"]
    play(table, "choose:second")
    assert (table.g.gold, table.g.armour) == ([5], [1])


def test_a_third_potion_needs_room() -> None:
    table = laid("REWARD 0", potions=[["fire", "frost"]])
    play(table, "coins die.1=4 choose:first drop:fire")
    assert table.g.potions == [[w.FROST, w.HEAL]]


# -- fights ----------------------------------------------------------------------------------------


def test_a_ranged_enemy_answers_right_after_the_roll() -> None:
    table = laid("FIGHT 4 1", hp=[10], potions=[["frost"]])
    play(table, "throw.1=4 die.1=3")
    assert offered(table) == ["pass", "throw:frost"]
    play(table, "pass")
    assert table.g.hp == [8]
    assert asked(table) == "dice"


def test_dodge_takes_the_highest_die() -> None:
    table = laid("FIGHT 9 1", zone=3, xp=[6], hp=[20])
    play(table, "throw.3=34 die.3=5 done")
    assert table.g.foe_hp == [18 - 3]


def test_unstoppable_goes_through_armour() -> None:
    table = laid("FIGHT 9 1", armour=[4], hp=[20])
    play(table, "throw.1=2 die.1=2 done")
    assert table.g.hp == [18]


def test_a_savage_5() -> None:
    table = laid("FIGHT 6 1", hp=[20])
    play(table, "throw.1=2 die.1=5 done")
    assert table.g.hp == [15]


def test_decay_takes_a_ration_or_hp() -> None:
    table = laid("FIGHT 3 1", hp=[20], food=[1])
    play(table, "throw.1=x die.1=2 done throw.1=x die.1=2 done")
    assert (table.g.food, table.g.hp) == ([0], [20 - 2 - 2 - 1])


def test_no_effect_without_hp_lost() -> None:
    table = laid("FIGHT 3 1", hp=[20], food=[1], armour=[4])
    play(table, "throw.1=x die.1=2 done")
    assert table.g.food == [1]


def test_no_potion_touches_a_protected_enemy() -> None:
    table = laid("FIGHT 7 1", hp=[20], potions=[["fire", "frost"]])
    play(table, "throw.1=x die.1=1 done")
    assert asked(table) == "throw.1"


def test_poison_works_each_phase_and_ends_with_the_horde_s_first() -> None:
    table = laid("FIGHT 8 1", hp=[20], potions=[["poison"]])
    play(table, "throw.1=2 die.1=1 done throw:poison")
    assert table.g.foe_hp == [2, 4], "4 by poison, its excess lost; 2 go to the next"
    assert table.g.venom == 0


def test_frost_on_a_horde_saves_one_die() -> None:
    table = laid("FIGHT 2 1", hp=[20], zone=8, potions=[["frost"]])
    play(table, "throw.8=x die.8=1 done throw:frost die.8=2 die.8=2")
    assert table.g.hp == [14]


def test_one_offensive_potion_a_phase() -> None:
    table = laid("FIGHT 1 1", zone=8, potions=[["fire", "poison"]])
    play(table, "throw.8=x die.8=1 done throw:fire")
    assert asked(table) == "throw.8"


def test_the_last_drink_before_a_deadly_blow() -> None:
    table = laid("FIGHT 1 1", hp=[2], potions=[["heal"]])
    play(table, "throw.1=x die.1=2")
    assert asked(table) == "brace"
    play(table, "drink:heal")
    assert table.g.hp == [6]
    lost = laid("FIGHT 1 1", hp=[2], potions=[["heal"]])
    play(lost, "throw.1=x die.1=2 pass")
    assert (lost.result, lost.reason) == ([0], "dead")


def test_the_bait_gives_a_die_for_the_fight_and_a_feat_at_level_3() -> None:
    table = laid("FIGHT 1 1", spent=[0], food=[1])
    play(table, "bait")
    assert (table.g.food, table.g.spent) == ([0], [1])
    play(table, "throw.1=22 die.1=1 done throw.1=22")
    table = laid("FIGHT 1 1", spent=[0], xp=[18])
    play(table, "bait throw.1=222 die.1=1")
    assert "feat:1-free" in offered(table)


def test_the_shield_wall_stops_even_a_6() -> None:
    table = laid("FIGHT 1 1", spent=[0], options={"hero_1": "captain"}, zone=5)
    play(table, "wall throw.5=2 die.5=6 done")
    assert table.g.hp == [7]


def test_stances() -> None:
    """MR-G10, MR-238."""
    table = laid("FIGHT 1 1", options={"stances": "yes"}, xp=[18], zone=8)
    assert offered(table) == ["stand:aggressive", "stand:balanced", "stand:defensive"]
    play(table, "stand:aggressive throw.8=235 die.8=1")
    assert table.g.dice == [0, 3 * 4, 5 * 4 + 2]
    play(table, "done stand:balanced throw.8=xxx die.8=1 done stand:defensive throw.8=xx6 die.8=2")
    assert table.g.dice == [4, 4, 24], "a miss counts 1, and the 6 is not critical"
    play(table, "done")
    assert table.g.foe_hp == [17 - 6 - 6]
    assert table.g.hp == [10 - 6 + 1]


def test_the_remains_are_two_fights_and_then_all_is_won() -> None:
    table = laid("LEAVE", zone=10, hp=[20], xp=[18])
    assert table.g.foe == w.REMAINS
    table.g.foe_hp = [1]
    play(table, "throw.10=666 die.10=1 done")
    assert (table.g.foe, table.g.foe_hp) == (w.REMAINS_AGAIN, [30])
    table.g.foe_hp = [1]
    play(table, "throw.10=666 die.10=1 done")
    assert (table.result, table.reason) == ([1], "won")


# -- together --------------------------------------------------------------------------------------


def test_the_leader_attacks_first_and_each_bears_the_answer() -> None:
    table = laid("FIGHT 1 3", seats=2, leader=1, xp=[0, 0])
    assert table.g.foe_hp == [16]
    play(table, "throw.1=4 die.1=2 done")
    assert table.g.hp == [10, 8]
    play(table, "throw.1=4 die.1=2 done")
    assert table.g.hp == [8, 8]
    assert table.g.foe_hp == [8]
    play(table, "throw.1=6 die.1=1 critical:1 throw.1=2 done")
    assert table.g.xp == [1, 1]
    assert table.g.gold == [4, 4]


def test_one_death_loses_for_all() -> None:
    table = laid("FIGHT 1 2", seats=2, hp=[10, 1])
    play(table, "throw.1=x die.1=2 done" if asked(table) == "dice" else "throw.1=x die.1=2")
    assert table.result == [0, 0]


def test_both_fall_and_the_other_ends_the_own_card_first() -> None:
    table = laid(
        "RESOLVE", seats=2, zone=1, at=[1, 3], leader=0,
        rooms={"b1": "sewer^", "a2": "casket^"},
    )  # fmt: skip
    play(table, "throw.1=2 die.1=5")
    assert table.g.fell == 1
    assert table.g.gold == [3, 4]
    play(table, "throw.1=2 die.1=5")
    assert (table.g.zone, table.g.at) == (3, [0, 0])
    assert table.g.room[0] == w.SEWER


def test_gifts_and_swaps() -> None:
    table = laid(
        "GIVE 0", seats=2, gifts=[2, 0], items=[["codex"], ["cache"]], uses=[0, 2],
        potions=[["fire"], []],
    )  # fmt: skip
    assert "give:fire>1" in offered(table)
    assert "give:item>1" not in offered(table)
    play(table, "give:gold>1 swap:item-item>1")
    assert asked(table) == "accept"
    play(table, "yes")
    assert table.g.items == [[w.CACHE], [w.CODEX]]
    assert table.g.uses == [2, 0]
    assert table.g.gold == [2, 4]
    assert asked(table) != "give", "twelve gifts, here two, and it ends"


def test_the_leadership_passes_in_the_descent() -> None:
    table = laid("DESCEND", seats=3, leader=2)
    assert table.g.leader == 0


def test_one_item_for_two() -> None:
    """MR-226: all roll, then the leader may take it first."""
    table = laid("ROOM 0 3", seats=2, leader=1, rooms={"a1": "codex^"})
    play(table, "try throw.1=5 die.1=1 try throw.1=5 die.1=1")
    assert asked(table) == "take"
    play(table, "take")
    assert table.g.items == [[], [w.CODEX]]
