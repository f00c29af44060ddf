"""MINI ROGUE: what the last single edits of the rules would change, each in the position it needs.

Every test is a sentence of the book or of a ruling in a position where one number, one seat or one
order decides; most were written because an edit of that place went unnoticed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from heroon.games import mini_rogue
from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.cards import ROOM_AT
from heroon.games.mini_rogue.spec import SPEC
from heroon.kernel import GameSpec, Seeded, Table, open_position
from heroon.testing.scenarios import cases
from tests.mini_rogue.easy import EASY
from tests.mini_rogue.laid import asked, laid, offered, play, told

GUARD, CROWS, RATS = 1, 2, 3


def seat_of(table: Table[Any]) -> int:
    """Who is asked."""
    assert table.ask is not None
    return table.ask.seats.bit_length() - 1


def using(line: str) -> GameSpec[Any]:
    """The game with one line of own numbers."""
    return SPEC.using(line + "\n", "own.toml")


# -- the enemy's answer ----------------------------------------------------------------------------


def test_the_dice_of_a_horde_lie_in_order() -> None:
    """No place tells in which order they fell."""
    table = laid("ANSWER 0", foe=CROWS, foe_hp=[3, 3, 3], fighters=1, die=1)
    play(table, "die.1=6 die.1=1")
    assert table.g.swarm == [1, 6]


def test_no_drink_before_a_blow_that_does_nothing() -> None:
    """An effect follows a wound alone: 2 armour stop the Ghost of Floor 2 (deals 2)."""
    table = laid("ANSWER 0", "NEXT 0", zone=3, foe=w.GHOST, foe_hp=[9], fighters=1, die=3,
                 hp=[1], xp=[0], armour=[2], potions=[["heal"]])  # fmt: skip
    assert asked(table) == "throw.3"


def test_the_second_adventurer_is_asked_before_a_deadly_blow() -> None:
    table = laid("ANSWER 1", "NEXT 1", seats=2, foe=GUARD, foe_hp=[8], fighters=3, die=3,
                 hp=[9, 2], potions=[[], ["heal"]])  # fmt: skip
    assert (asked(table), seat_of(table)) == ("brace", 1)


def test_who_drank_something_else_is_asked_again() -> None:
    table = laid("ANSWER 0", "NEXT 0", foe=GUARD, foe_hp=[8], fighters=1, die=3, hp=[2],
                 poisoned=[1], potions=[["heal", "holy"]])  # fmt: skip
    play(table, "drink:holy")
    assert (asked(table), offered(table)) == ("brace", ["pass", "drink:heal"])


def test_an_unstoppable_horde_goes_through_armour_with_a_2() -> None:
    spec = using('monster.crows.1 = { effects = "horde, unstoppable" }')
    table = laid("ANSWER 0", "NEXT 0", foe=CROWS, foe_hp=[3], fighters=1, die=1, armour=[3],
                 spec=spec)  # fmt: skip
    play(table, "die.1=2")
    assert table.g.hp == [9]


def test_the_shield_wall_can_stop_everything() -> None:
    """2 damage, 2 more armour: nothing is left."""
    table = laid("ANSWER 0", "NEXT 0", foe=GUARD, foe_hp=[8], fighters=1, die=3, walled=1)
    assert table.g.hp == [10]


def test_the_dice_of_a_ranged_horde_are_gone_before_ones_own_count() -> None:
    spec = using('monster.crows.1 = { effects = "horde, ranged" }')
    table = laid("ANSWER 0", "DICE 0", foe=CROWS, foe_hp=[3], fighters=1, die=1, dice=[4 * 3],
                 spec=spec)  # fmt: skip
    play(table, "die.1=3")
    assert (asked(table), table.g.swarm) == ("dice", [])


# -- cells -----------------------------------------------------------------------------------------


def test_the_second_adventurer_is_asked_before_a_deadly_row() -> None:
    table = laid("ROOM 0 2", seats=2, rooms={"a1": "sewer^"}, hp=[9, 3], potions=[[], ["heal"]])
    play(table, "throw.1=2 die.1=6")
    assert (asked(table), seat_of(table)) == ("suffer", 1)


@pytest.mark.parametrize(
    ("effect", "word", "hp", "food", "gold"),
    [
        ("hp+1 / food+1 / gold+1", "third", 10, 2, 4),
        ("hp+1 / food+1 / gold+1", "second", 10, 3, 3),
        ("hp+1, food+1 / gold+1", "first", 11, 3, 3),
        ("hp+1, food+1 / gold+1", "second", 10, 2, 4),
        ("hp+1 / food+1, gold+1", "second", 10, 3, 4),
    ],
)
def test_a_choice_gives_what_stands_in_it_alone(
    effect: str, word: str, hp: int, food: int, gold: int
) -> None:
    """Neither the choice behind it, nor the cell behind the table's."""
    spec = using(f'tomb.gaol.1 = {{ effect = "{effect}" }}\ntomb.gaol.2 = {{ effect = "hp+5" }}')
    table = laid(f"EFFECTS 0 {ROOM_AT[w.ROOM.by_token['gaol']]}", spec=spec)
    play(table, f"choose:{word}")
    assert (table.g.hp, table.g.food, table.g.gold) == ([hp], [food], [gold])


def test_a_potion_can_be_drunk_where_there_are_two_choices() -> None:
    spec = using('camp.effect = "xp+1 / food+1"')
    table = laid(f"EFFECTS 0 {ROOM_AT[w.CAMP]}", spec=spec, potions=[["heal"]])
    assert offered(table) == ["choose:first", "choose:second", "drink:heal"]


THREE: Final[dict[str, Any]] = {
    "items": [["belt"]],
    "potions": [["fire", "frost", "poison"]],
    "gold": [9],
}


def test_the_tower_that_takes_the_belts_place_spills_a_potion() -> None:
    """MR-233."""
    table = laid("ROOM 0 1", rooms={"a1": "tower^"}, **THREE)
    play(table, "throw.1=2 die.1=1")
    assert (asked(table), offered(table)) == ("drop", ["drop:fire", "drop:frost", "drop:poison"])


def test_an_item_that_takes_the_belts_place_spills_a_potion() -> None:
    table = laid("ROOM 0 1", rooms={"a1": "codex^"}, **THREE)
    play(table, "try throw.1=6 die.1=1 take")
    assert asked(table) == "drop"


def test_the_hammer_that_takes_the_belts_place_spills_a_potion() -> None:
    table = laid(f"HAMMER 0 {w.SMITH}", rooms={"a1": "smith^"}, **THREE)
    play(table, "hammer")
    assert asked(table) == "drop"


def test_the_second_adventurer_spills() -> None:
    table = laid("SPILL 1", seats=2, potions=[[], ["fire", "frost", "poison"]])
    assert (asked(table), seat_of(table)) == ("drop", 1)


def test_the_reference_cards_take_turns() -> None:
    """Conseil p. 6: the third is the first again; only who drew it fights it."""
    table = laid("REFER 1", "REFER 0", "REFER 1", seats=2, options={"reference": "turns"})
    met = []
    for _ in range(3):
        met.append((table.g.foe, table.g.fighters))
        while table.g.foe:
            assert table.ask is not None
            table.g.foe_hp[:] = [1]
            word = "" if table.ask.seats else asked(table)
            if word.startswith("throw"):
                table.answer(f"{word}=6", -1)
            elif word:
                table.answer(f"{word}=1", -1)
            else:
                table.answer(offered(table)[0], seat_of(table))
            if len(met) == 3:
                break
            if (table.g.foe, table.g.fighters) != met[-1]:
                break
    assert met == [(w.CRIMINAL, 2), (w.GHOST, 1), (w.CRIMINAL, 2)]


def test_a_choice_of_a_class_that_kills_is_not_offered() -> None:
    """MR-210."""
    line = 'story.procession = { class = "warrior", b = "hp-9", a = "xp+1" }'
    tale = w.TALE.by_token["procession"]
    state: dict[str, Any] = {"tales": ["?*3"], "told": ["procession"]}
    for hp, words in (
        (9, ["tale:one", "tale:test"]),
        (10, ["tale:one", "tale:class", "tale:test"]),
    ):
        table = laid(f"TALE 0 {tale}", options={"hero_1": "captain"}, spec=using(line), hp=[hp],
                     **state)  # fmt: skip
        assert offered(table) == words


def test_the_die_of_a_story_does_not_stay() -> None:
    table = laid("TALE 0 1", tales=["?*3"], told=["message"])
    play(table, "tale:test throw.1=6 die.1=5")
    assert table.g.die == 0


# -- the Sleeping Guardian -------------------------------------------------------------------------


def test_any_beaten_guardian_may_wake() -> None:
    table = laid("WAKE 0", den=["?*2"], unused=["?"], beaten=["executioner"])
    play(table, "source=executioner")
    assert (table.g.foe, table.g.beaten) == (w.FOE_OF_GUARDIAN[1], [])


def test_of_the_guardians_not_in_use_the_last_wakes() -> None:
    table = laid("WAKE 1", seats=2, den=["?*2"], unused=["?*2"])
    play(table, "source=unused guardian=rat-king")
    assert (table.g.unused, table.g.woken, table.g.fighters) == ([0], [3], 2)


# -- fights ----------------------------------------------------------------------------------------


def test_a_fight_begins_without_what_another_left() -> None:
    """MR-220."""
    table = laid("FIGHT 1 1", venom=1, baited=[1], stance=[2])
    g = table.g
    assert (g.venom, g.baited, g.stance) == (0, [0], [w.BALANCED])


@pytest.mark.parametrize(("fell", "again"), [(0, 3), (1, 2), (2, 1)])
def test_who_fell_does_not_fight_for_the_alarm(fell: int, again: int) -> None:
    table = laid(f"ALARM {GUARD} 3", seats=2, fell=fell, items=[["tower"], []])
    assert (table.g.foe, table.g.fighters) == (GUARD, again)


def test_nobody_is_left_for_the_alarm() -> None:
    table = laid(f"ALARM {GUARD} 1", zone=2, fell=1, at=[1], rooms={"b1": "guard^"},
                 items=[["tower"]])  # fmt: skip
    assert table.g.foe == 0


def test_a_new_round_knows_no_die_of_the_last() -> None:
    table = laid("NEXT 0", foe=GUARD, foe_hp=[8], fighters=1, die=3, curse_shows=1, dice=[12])
    g = table.g
    assert (g.die, g.curse_shows, g.dice) == (0, 0, [])


def test_an_enemy_that_nobody_fights_any_more_gives_nothing() -> None:
    """All were thrown down: it stays behind."""
    table = laid("PRIZE", foe=GUARD, foe_hp=[8], fighters=0)
    assert (table.g.foe, table.g.foe_hp) == (0, [])
    assert "beaten" not in told(table)


def test_hp_are_a_reward_and_no_reward_is_silent() -> None:
    table = laid(
        "PRIZE", foe=GUARD, fighters=1, spec=using('monster.guard.1 = { reward = "hp+2" }')
    )
    assert table.g.hp == [12]
    table = laid("PRIZE", foe=w.REMAINS, zone=10, fighters=1)
    assert "no-effect" not in told(table)


@pytest.mark.parametrize(
    ("stance", "words"),
    [
        (0, ["stand:aggressive", "stand:balanced"]),
        (1, ["stand:aggressive", "stand:balanced", "stand:defensive"]),
        (2, ["stand:balanced", "stand:defensive"]),
    ],
)
def test_a_stance_moves_by_one(stance: int, words: list[str]) -> None:
    table = laid("STANCE 0", options={"stances": "yes"}, foe=GUARD, foe_hp=[8], fighters=1,
                 stance=[stance])  # fmt: skip
    assert offered(table) == words


@pytest.mark.parametrize(("baited", "free"), [(0, 0), (1, 1)])
def test_at_level_3_the_bait_alone_gives_a_feat(baited: int, free: int) -> None:
    table = laid("ROLL 0", foe=GUARD, foe_hp=[8], fighters=1, xp=[18], baited=[baited])
    assert table.g.free == free


def test_what_is_frozen_is_not_frozen_again() -> None:
    """Ranged, by the Flask before the roll."""
    table = laid("CHILL 0", "DICE 0", foe=4, foe_hp=[4], fighters=1, die=3, frozen=1, dice=[12],
                 potions=[["frost"]])  # fmt: skip
    assert asked(table) == "dice"


def test_equal_dice_are_one_and_the_next_is_another() -> None:
    table = laid("DICE 0", foe=GUARD, foe_hp=[8], fighters=1, dice=[12, 12, 16], xp=[1], hp=[2])
    assert offered(table) == ["done", "feat:1-xp", "feat:3-xp"]


def test_the_free_feat_of_the_bait_goes_before_the_cache() -> None:
    table = laid("DICE 0", foe=GUARD, foe_hp=[8], fighters=1, dice=[12, 16], hp=[2], free=1,
                 items=[["cache"]], uses=[2])  # fmt: skip
    play(table, "feat:1-free throw.1=3")
    assert (table.g.free, table.g.uses) == (0, [2])
    play(table, f"{offered(table)[1]} throw.1=3")
    assert table.g.uses == [1]


def test_one_offensive_potion_a_phase_is_noted() -> None:
    table = laid("PHIAL 0", "DICE 0", foe=GUARD, foe_hp=[8], fighters=1, die=3, dice=[12],
                 potions=[["fire", "frost"]])  # fmt: skip
    play(table, "throw:fire")
    assert (table.g.offended, asked(table)) == (1, "dice")


def test_one_point_more_is_told() -> None:
    table = laid("STRIKE 0", "DICE 0", foe=GUARD, foe_hp=[8], fighters=1, dice=[12], bonus=1)
    assert ("more" in told(table), table.g.foe_hp) == (True, [4])


def test_poison_kills_who_has_as_many_hp() -> None:
    table = laid("STRIKE 0", "NEXT 0", foe=CROWS, foe_hp=[4, 4], fighters=1, venom=1, die=1)
    assert (table.g.foe_hp, table.g.venom) == ([4], 0)


# -- Rooms -----------------------------------------------------------------------------------------


def test_who_passed_for_another_item_has_no_right_to_this_one() -> None:
    table = laid("ROOM 0 1", rooms={"a1": "codex^"}, finders=1)
    play(table, "pass")
    assert asked(table) != "take"


def test_a_toll_is_paid_with_the_last_ration() -> None:
    table = laid("TOLL 1", seats=2, gold=[0, 1], food=[0, 1])
    assert (seat_of(table), offered(table)) == (1, ["pass", "pay:food"])
    play(table, "pay:food")
    assert table.g.food == [0, 0]
    table = laid("TOLL 1", "PARLEY 1 3", seats=2, gold=[0, 1], food=[0, 1])
    play(table, "pay:food")
    assert table.g.fighters == 1


# -- skills ----------------------------------------------------------------------------------------


def test_a_remedy_may_give_hp() -> None:
    table = laid("ENTERED 0", options={"hero_1": "plague-doctor"}, spent=[0], cursed=[1],
                 spec=using("skill.remedy-hp = 2"))  # fmt: skip
    play(table, "remedy:curse")
    assert (table.g.hp, table.g.cursed) == ([12], [0])


def test_the_codex_asks_while_one_room_is_hidden() -> None:
    up = {"a1": "camp^", "b1": "guard^", "c1": "crows^", "a2": "rats^", "b2": "archer^",
          "c2": "sewer^", "a3": "chest^"}  # fmt: skip
    table = laid("SCRY 0 2", rooms=up, hp=[4], potions=[["heal"]])
    assert offered(table) == ["done", "look:b3", "drink:heal"]
    table = laid("SCRY 0 2", rooms={**up, "b3": "casket^"}, hp=[4], potions=[["heal"]])
    assert asked(table) != "look"


def test_the_order_of_one_room_is_no_question() -> None:
    table = laid("ORDER 0 1", room=["."] * 9, stock=["?*19", "camp"], hp=[4], potions=[["heal"]])
    assert asked(table) != "lay"


def test_the_captain_lays_what_was_named_on_top() -> None:
    table = laid("ORDER 0 2", "LAY", "SHOW 0", room=["."] * 9, stock=["?*18", "camp", "rats"])
    play(table, "lay:camp")
    assert (table.g.room[0], table.g.room[1]) == (w.CAMP, w.ROOM.by_token["rats"])


# -- exchange --------------------------------------------------------------------------------------


def test_gifts_go_round_the_table() -> None:
    table = laid("GIVE 1", seats=3, gifts=[1] * 3, food=[0] * 3, gold=[0, 1, 0])
    assert offered(table) == ["done", "give:gold>2", "give:gold>0"]


FULL_BOARD: Final[dict[str, Any]] = {"gifts": [1, 1], "gold": [0, 0], "food": [0, 0]}


def test_a_single_ration_can_be_given_and_what_is_full_takes_nothing() -> None:
    table = laid("GIVE 0", seats=2, **{**FULL_BOARD, "food": [1, 3]})
    assert offered(table) == ["done", "give:food>1"]
    table = laid("GIVE 0", "WALK", seats=2, **{**FULL_BOARD, "food": [1, 0]}, armour=[1, 4],
                 potions=[["fire"], ["frost", "poison"]])  # fmt: skip
    assert offered(table) == ["done", "give:food>1", "swap:fire-frost>1", "swap:fire-poison>1"]


def test_a_belt_with_two_potions_goes_alone() -> None:
    table = laid("GIVE 0", seats=2, **FULL_BOARD, items=[["belt"], []],
                 potions=[["fire", "frost"], ["fire", "frost"]])  # fmt: skip
    assert offered(table) == ["done", "give:item>1"]


def test_a_full_belt_goes_with_any_of_its_potions() -> None:
    table = laid("GIVE 0", seats=2, **FULL_BOARD, items=[["belt"], []],
                 potions=[["fire", "frost", "poison"], ["frost", "poison"]])  # fmt: skip
    play(table, "give-belt:fire>1")
    assert table.g.potions == [[2, 3], [1, 2, 3]]


def test_a_swap_is_put_again_after_a_drink() -> None:
    table = laid("GIVE 0", seats=2, **FULL_BOARD, potions=[["fire"], ["frost", "heal"]])
    play(table, "swap:fire-frost>1 drink:heal")
    assert (asked(table), offered(table)) == ("accept", ["yes", "no"])


# -- the Merchant ----------------------------------------------------------------------------------


def test_a_potion_may_cost_1_gold() -> None:
    table = laid(f"SHOP 0 {w.MERCHANT}", rooms={"a1": "merchant^"}, gold=[1],
                 spec=using("merchant.merchant = { potion = 1 }"))  # fmt: skip
    assert "brew:fire" in offered(table)


def test_what_a_merchant_pays_nothing_for_is_not_taken() -> None:
    line = "merchant.merchant = { sell-armor = 0, sell-item = 0, sell-potion = 0 }"
    table = laid(f"SHOP 0 {w.MERCHANT}", spec=using(line), rooms={"a1": "merchant^"}, armour=[1],
                 items=[["codex"]], potions=[["fire"]])  # fmt: skip
    assert not any(word.startswith("sell") for word in offered(table))


def test_full_armour_and_full_xp_are_not_for_sale() -> None:
    """MR-234; with HP to win, XP beyond the highest give HP."""
    table = laid(f"SHOP 0 {w.SMITH}", rooms={"a1": "smith^"}, gold=[9], armour=[4], xp=[23],
                 hp=[20])  # fmt: skip
    assert offered(table) == ["done", "sell:armor"]


# -- Zones -----------------------------------------------------------------------------------------


def test_each_zone_is_a_turn_more_and_prepared_once() -> None:
    table = laid("ZONE", zone=2, options={"hero_1": "captain"}, spent=[0], room=["."] * 9,
                 stock=["?*20"], hp=[4], potions=[["heal"]])  # fmt: skip
    assert (asked(table), table.g.turns) == ("prepare", 2)
    play(table, "pass")
    assert asked(table) != "prepare"


def test_every_one_turns_up_the_rooms_beside() -> None:
    table = laid(seats=2, at=[1, 3], rooms={"b1": "camp^", "a2": "rats^"})
    play(table, "room.1=guard room.1=crows room.1=archer")
    assert [table.g.up[cell] for cell in (2, 4, 6)] == [1, 1, 1]


def test_the_last_guardian_of_the_pile_waits() -> None:
    table = laid("WARDEN", zone=7, den=["?"], unused=["?"], gone=["?*2"])
    assert asked(table) == "guardian"
    table = laid("WARDEN", zone=7, den=[], unused=["?"], gone=["?*3"])
    assert asked(table) != "guardian"


def test_one_may_ask_to_be_first_in_each_step() -> None:
    table = laid(seats=2, urged=2, leader=0, rooms={"a1": "camp^", "b1": "guard^", "a2": "rats^"})
    play(table, "go:b1")
    assert "resolve-first" in offered(table)


def test_a_room_in_which_two_stand_is_resolved_once() -> None:
    table = laid("RESOLVE 1", seats=2, leader=1, rooms={"a1": "chest^"}, gold=[0, 0])
    play(table, "throw.1=2 die.1=1 throw.1=2 die.1=1")
    assert table.g.gold == [1, 1]
    assert not asked(table).startswith("throw")


def test_only_who_stands_in_a_room_exchanges_after_it() -> None:
    table = laid("RESOLVE 1", seats=3, at=[1, 1, 3], rooms={"b1": "chest^", "a2": "casket^"},
                 gifts=[5] * 3, blind=[1] * 3)  # fmt: skip
    given = 0
    play(table, "throw.1=2 die.1=1 throw.1=2 die.1=1")
    for _ in range(9):
        if asked(table) == "give":
            given += 1
            play(table, "done")
        elif asked(table).startswith("throw"):
            play(table, "throw.1=2 die.1=1")
        else:
            break
    assert given == 2


def test_at_the_entrance_each_is_asked_once_for_a_skill() -> None:
    table = laid("RESOLVE 0", seats=2, rooms={"a1": "camp^"}, spent=[0, 0],
                 options={"hero_2": "alchemist"}, potions=[["fire"], ["frost"]])  # fmt: skip
    seats = []
    while asked(table) == "entered":
        seats.append(seat_of(table))
        play(table, "pass")
    assert sorted(seats) == [0, 1]


def test_nobody_eats_before_a_fall() -> None:
    table = laid("MEAL 0", "WARDEN", zone=2, fell=1, food=[2])
    assert (table.g.food, table.g.hp) == ([2], [10])


def test_alone_nobody_takes_the_lead() -> None:
    table = laid("DESCEND", zone=1, room=["."] * 9, stock=["?*20"])
    assert "leader" not in told(table)


@pytest.mark.parametrize(("zone", "words"), [(9, 0), (8, 1)])
def test_who_is_known_at_the_last_exit_is_news(zone: int, words: int) -> None:
    """In Zone 10 all see who waits; elsewhere the Captain may still take back what was chosen."""
    table = laid(f"CHOICE 0 {ROOM_AT[w.CAMP]}", "DESCEND", zone=zone, spent=[0], stock=["?*20"],
                 options={"hero_1": "captain"}, room=["."] * 9)  # fmt: skip
    play(table, "choose:first")
    assert (asked(table), table.undoable) == ("prepare", words)


def test_a_fall_is_a_turn_and_the_room_is_not_turned_up_twice() -> None:
    table = laid("LANDING", zone=1, at=[4], fell=1, rooms={"b2": "sewer^"})
    assert table.g.turns == 2
    assert told(table).count("room") == 0
    assert table.g.up[0] == 1


@pytest.mark.parametrize(("den", "gone"), [(1, 1), (0, 0)])
def test_a_fall_costs_the_guardian_that_is_there(den: int, gone: int) -> None:
    rest = ["?*2"] if den else ["?*3"]
    table = laid("LANDING", zone=1, at=[4], fell=1, rooms={"b2": "sewer^"},
                 den=["?"] * den, beaten=[], unused=[*rest, "?"])  # fmt: skip
    assert len(table.g.gone) == gone


# -- the beginning ---------------------------------------------------------------------------------


def test_a_character_may_begin_with_xp_and_with_any_potion() -> None:
    table: Table[Any] = Table(EASY, {}, Seeded("xp"), seats=1)
    assert table.g.xp[0] >= 5
    spec = using('character.ratcatcher = { potion = "fire" }')
    table = Table(spec, {}, Seeded("potion"), seats=1)
    assert w.FIRE in table.g.potions[0]


@pytest.mark.parametrize(
    ("difficulty", "hp", "food"), [("normal", 3, 1), ("hard", 2, 0), ("extreme", 1, 0)]
)
def test_the_difficulty_takes_the_last_ration(difficulty: str, hp: int, food: int) -> None:
    spec = using("character.captain = { hp = 3, food = 1 }")
    options = {"hero_1": "captain", "difficulty": difficulty}
    g = Table(spec, options, None, seats=1).g
    assert (g.hp, g.food) == ([hp], [food])


def test_what_is_known_of_the_rooms_grows_shorter_with_them() -> None:
    table: Table[Any] = Table(SPEC, {"mix": "yes"}, None, seats=1)
    assert table.ask is not None
    assert asked(table) == "left-out"
    table.answer(table.ask.words[0], -1)
    assert len(table.g.stock) == len(table.g.stock_known)


def test_the_die_of_a_trap_is_taken_up() -> None:
    table = laid(f"TRAP 0 {w.ROOM.by_token['sewer']}", rooms={"a1": "sewer^"}, die=1, passed=1)
    assert (table.g.die, table.g.xp) == (0, [1])


def test_a_draft_takes_any_of_the_rooms_not_in_use() -> None:
    """MR-268: as many tickets as Rooms, and only the known one has a name."""
    table = laid("DRAFT 1", rooms={"b1": "camp^"}, stock=["?*11", "guard"])
    assert table.ask is not None
    assert sorted(table.ask.words) == [0] * 11 + [1]


def test_the_jackdaw_costs_the_last_ration() -> None:
    assert mini_rogue.__file__ is not None
    found = cases(Path(mini_rogue.__file__).parent)
    given = next(case.head for case in found if case.name == "jackdaw-fed")
    state = {**given["state"], "food": [1]}
    table = open_position(SPEC, state, given["options"], 1, "mini-rogue")
    assert offered(table) == ["feed", "pass"]
