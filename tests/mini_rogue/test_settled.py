"""MINI ROGUE: places where the rules and the second model had parted, and what the book says."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.spec import SPEC
from heroon.games.mini_rogue.state import Run
from heroon.kernel import GameSpec, Table, open_position
from tests.mini_rogue.laid import asked, laid, offered, play, told

# -- potions at any moment (p. 14) -----------------------------------------------------------------


def test_one_drinks_when_the_row_that_would_kill_is_known() -> None:
    """MR-43, MR-241: the die lies, and Healing is still of use; before the roll nothing is."""
    table = laid("ROOM 0 1", rooms={"a1": "sewer^"}, hp=[3], potions=[["heal"]])
    assert asked(table) == "throw.1", "no window before the test"
    play(table, "throw.1=2 die.1=6")
    assert (asked(table), offered(table)) == ("suffer", ["pass", "drink:heal"])
    play(table, "drink:heal")
    assert table.g.hp == [6]


def test_no_window_where_the_row_does_not_kill() -> None:
    table = laid("ROOM 0 1", rooms={"a1": "sewer^"}, hp=[4], potions=[["heal"]])
    play(table, "throw.1=2 die.1=6")
    assert asked(table) != "suffer"


@pytest.mark.parametrize("potions", [["holy"], []])
def test_no_window_where_nothing_heals(potions: list[str]) -> None:
    table = laid("ROOM 0 1", rooms={"a1": "sewer^"}, hp=[3], blind=[1], potions=[potions])
    play(table, "throw.1=2 die.1=6")
    assert table.over


def test_a_failed_codex_can_kill_for_want_of_xp() -> None:
    """p. 6, p. 17: 1 XP is lost, or 1 HP."""
    table = laid("ROOM 0 1", rooms={"a1": "codex^"}, hp=[1], potions=[["heal"]])
    play(table, "try throw.1=2 die.1=1 drink:heal")
    assert table.g.hp == [6]


def test_a_question_with_one_answer_is_not_put() -> None:
    """MR-241: windows are the exception; a potion alone makes no question.

    One that opens another option does (see `test_healing_opens_an_option_of_a_story`).
    """
    table = laid("STORY 0", hp=[1], potions=[["percep"]], blind=[1])
    play(table, "tale=message")
    assert offered(table) == ["tale:test"]
    table = laid("MOVE 0", "ENTER", at=[2], rooms={"c1": "camp^"}, hp=[1], potions=[["heal"]])
    assert asked(table) == "room.1", "one way alone"


def test_potions_are_words_of_every_question() -> None:
    """MR-241: of the looks into the Codex, of what is set aside, of an offer."""
    table = laid("SCRY 0 3", rooms={"a1": "camp^"}, hp=[5], potions=[["heal"]])
    assert "drink:heal" in offered(table)
    table = laid(
        "PREPARE 0", "LAY", "SHOW 0", options={"hero_1": "captain"}, spent=[0],
        room=["."] * 9, stock=["?*20"], hp=[5], potions=[["heal"]],
    )  # fmt: skip
    play(table, "patrol room.1=camp room.1=rats room.1=chest drink:heal")
    assert asked(table) == "aside"
    assert table.g.hp == [11]
    play(table, "aside:camp")
    assert offered(table) == ["lay:rats", "lay:chest"]


def test_what_is_not_there_yet_cannot_be_drunk() -> None:
    """p. 14: one discards a potion to make room for the new one."""
    table = laid("REWARD 0", hp=[5], potions=[["fire", "frost"]])
    play(table, "coins die.1=4 choose:first")
    assert offered(table) == ["pass", "drop:fire", "drop:frost"]


def test_what_was_drunk_can_be_chosen_again() -> None:
    """MR-231: of one's choice is what one lacks now."""
    table = laid("POTION 0 6", hp=[5], potions=[["heal"]])
    assert "gain:heal" not in offered(table)
    play(table, "drink:heal")
    assert "gain:heal" in offered(table)


# -- skills and items ------------------------------------------------------------------------------


def test_the_distillation_takes_gold_or_hp_and_never_kills() -> None:
    """MR-210: skills make one lose something; 1 HP goes for what is missing."""
    alchemist = {"hero_1": "alchemist"}
    table = laid("ENTERED 0", options=alchemist, spent=[0], gold=[0], potions=[["fire"]])
    play(table, "distil:fire-heal")
    assert (table.g.hp, table.g.potions) == ([9], [[w.HEAL]])
    table = laid("ENTERED 0", options=alchemist, spent=[0], gold=[0], potions=[["fire"]], hp=[1])
    assert asked(table) != "entered"


def test_an_item_may_be_left_after_the_test() -> None:
    """p. 17: one may take the card."""
    table = laid("ROOM 0 1", rooms={"a1": "codex^"})
    play(table, "try throw.1=5 die.1=1")
    assert offered(table) == ["take", "pass"]
    play(table, "pass")
    assert table.g.items == [[]]


def test_no_preparation_after_a_fall() -> None:
    """MR-211: step 1 alone has it."""
    table = laid(
        "TEST 0 8", "TRAP 0 8", zone=1, rooms={"a1": "sewer^"}, spent=[0],
        options={"hero_1": "captain"},
    )  # fmt: skip
    play(table, "throw.1=2 die.1=6")
    assert (table.g.zone, table.g.spent) == (3, [0])
    assert asked(table) == "room.3"


def test_frost_alone_stops_a_ranged_enemy() -> None:
    """MR-204: Fire and Poison come at their usual step."""
    table = laid("FIGHT 4 1", potions=[["fire", "poison"]])
    play(table, "throw.1=2 die.1=3")
    assert asked(table) == "dice"
    assert table.g.hp == [8]


def test_who_fights_alone_meets_the_first_column() -> None:
    """p. 25, MR-C1: with three at the table, too."""
    assert [laid(f"FIGHT 1 {mask}", seats=3).g.foe_hp for mask in (2, 6, 7)] == [[8], [16], [24]]


# -- together --------------------------------------------------------------------------------------


def test_all_choose_their_way_before_a_blind_one_s_room_is_turned_up() -> None:
    """MR-224, p. 13."""
    table = laid(seats=2, rooms={"a1": "camp^"}, blind=[1, 1])
    play(table, "go:b1")
    assert asked(table) == "way"
    assert table.g.up[1] == 0
    play(table, "go:a2")
    assert asked(table) == "room.1"


def test_the_blind_use_skills_when_their_own_room_is_resolved() -> None:
    """MR-38, MR-81: Room by Room, the leader's first."""
    table = laid(
        seats=2, rooms={"a1": "gaol^"}, blind=[1, 1], spent=[1, 0],
        options={"hero_1": "captain", "hero_2": "ratcatcher"},
    )  # fmt: skip
    play(table, "go:b1 go:a2 room.1=camp room.1=chest")
    assert asked(table) == "choose", "the leader's Room first"
    play(table, "choose:first")
    assert asked(table) == "entered"


def test_those_in_one_room_exchange_before_the_next_room_is_resolved() -> None:
    """p. 24: after the resolution of a card."""
    table = laid(
        "RESOLVE 1", seats=3, at=[1, 1, 3], rooms={"b1": "pyre^", "a2": "casket^"},
        gold=[1, 0, 0], food=[0, 0, 0], gifts=[12, 12, 12],
    )  # fmt: skip
    play(table, "pass die.1=6 die.1=6")
    assert asked(table) == "give"
    play(table, "done")
    assert (asked(table), table.g.gold) == ("throw.1", [1, 0, 1]), "the third one's Treasure"


def test_exchange_on_the_room_where_all_have_landed() -> None:
    """p. 13, p. 24: it counts as resolved, and all stand in it; then rooms are turned up."""
    table = laid("LANDING", seats=2, fell=1, rooms={"a1": "sewer^"}, gold=[1, 0])
    assert asked(table) == "give"
    assert sum(table.g.up) == 1


def test_a_gift_needs_no_consent_and_a_swap_does() -> None:
    """p. 24: one exchanges, or gives."""
    table = laid("GIVE 0", seats=2, gifts=[3, 0], potions=[["fire", "frost"], ["holy"]])
    play(table, "give:fire>1")
    assert table.g.potions == [[w.FROST], [w.FIRE, w.HOLY]]
    play(table, "swap:frost-holy>1")
    assert asked(table) == "accept"


def test_what_is_drunk_meanwhile_cannot_be_swapped() -> None:
    table = laid(
        "GIVE 0", seats=2, gifts=[3, 0], potions=[["frost"], ["holy"]], cursed=[0, 1],
    )  # fmt: skip
    play(table, "swap:frost-holy>1 drink:holy")
    assert asked(table) == "give"
    assert table.g.potions == [[w.FROST], []]


def test_the_full_belt_goes_with_one_of_its_potions() -> None:
    """MR-13: limits hold at the end of the exchange (p. 24)."""
    table = laid(
        "GIVE 0", seats=2, gifts=[3, 0], items=[["belt"], []],
        potions=[["fire", "frost", "poison"], ["heal", "holy"]],
    )  # fmt: skip
    words = [word for word in offered(table) if "belt" in word or "item" in word]
    assert words == ["give-belt:fire>1", "give-belt:frost>1", "give-belt:poison>1"]
    assert SPEC.why(table.g, 0, w.GIVE[w.ITEM][1]) == w.R_FULL
    play(table, "give-belt:frost>1")
    assert table.g.items == [[], [w.BELT]]
    assert table.g.potions == [[w.FIRE, w.POISON], [w.FROST, w.HEAL, w.HOLY]]


def test_the_full_belt_against_another_item() -> None:
    table = laid(
        "GIVE 0", seats=2, gifts=[3, 0], items=[["cache"], ["belt"]], uses=[2, 0],
        potions=[["fire", "frost"], ["frost", "heal", "holy"]],
    )  # fmt: skip
    words = [word for word in offered(table) if "belt" in word]
    assert words == ["swap-belt:heal>1", "swap-belt:holy>1"]
    play(table, "swap-belt:holy>1 yes")
    assert (table.g.items, table.g.uses) == ([[w.BELT], [w.CACHE]], [0, 2])
    assert table.g.potions == [[w.FIRE, w.FROST, w.HOLY], [w.FROST, w.HEAL]]
    event = table.events(0)[-1]
    assert (SPEC.words.events[event.id].name, event.args) == ("gave", (1, w.PHIAL + w.HOLY, 0))


def test_each_rests_at_the_fire_in_turn() -> None:
    """p. 24: the leader resolves first; the other's card turns when their turn comes."""
    table = laid("ROOM 0 3", seats=2, rooms={"a1": "camp^"})
    assert (asked(table), table.g.spent) == ("choose", [0, 1])
    play(table, "choose:first")
    assert table.g.spent == [0, 0]


def test_the_table_s_own_table() -> None:
    """A whole game can be begun with each number of adventurers."""
    for seats in SPEC.seats:
        mode = {"mode": "overlord"} if seats > 3 else {}
        assert Table(SPEC, mode, seats=seats).ask is not None


# -- set-up, and what only cards of one's own bring (MR-252) ---------------------------------------


def test_a_position_can_begin_before_the_set_up() -> None:
    """docs/formats.md: an empty position is the start of a game."""
    assert open_position(SPEC, {}, {}, 1, "mini-rogue").ask is not None


def test_a_guardian_who_was_beaten_leaves_the_next_one_in_its_pile() -> None:
    """p. 13: the Guardian of the Floor left is out of the game, if it is not beaten yet."""
    table = laid(
        "LANDING", fell=1, zone=2, beaten=["rat-king"], den=["?*2"], rooms={"a1": "sewer^"}
    )
    play(table, "guardian=assassin")
    assert (len(table.g.den), table.g.gone) == (1, []), "one of two was turned up in Zone 4"


@pytest.mark.parametrize(("die", "event"), [(1, "miss"), (2, "blocked"), (6, "pierced")])
def test_what_the_dungeon_die_did_is_told(die: int, event: str) -> None:
    """p. 10 step 9."""
    table = laid("FIGHT 1 1", armour=[4])
    play(table, f"throw.1=x die.1={die} done")
    assert event in told(table)


def passive(forbids: str) -> GameSpec[Run]:
    """The game with a Rat Hunter of one's own, whose passive skill forbids something."""
    return SPEC.using(f'character.ratcatcher = {{ holds = "{forbids}" }}\n', "own.toml")


def test_a_passive_skill_applies_while_the_card_lies_face_down() -> None:
    """p. 16, MR-252: an own card that nothing curses, blinds or throws down."""
    table = laid("ROOM 0 1", rooms={"a1": "pyre^"}, gold=[0], spec=passive("no-curse"))
    assert table.g.spent == [1]
    play(table, "die.1=1")
    assert (table.g.cursed, table.g.poisoned) == ([0], [1])
    table = laid("ROOM 0 1", rooms={"a1": "gaol^"}, spec=passive("no-blind"))
    play(table, "throw.1=2 die.1=1")
    assert table.g.blind == [0]
    table = laid("ROOM 0 1", rooms={"a1": "sewer^"}, spec=passive("no-fall"))
    play(table, "throw.1=2 die.1=6")
    assert (table.g.zone, table.g.hp, table.g.fell) == (1, [7], 0)


def test_a_passive_skill_can_forbid_holy_water_and_blessings() -> None:
    """p. 21: the icons that forbid them."""
    table = laid(
        rooms={"a1": "camp^"}, spec=passive("no-holy"), cursed=[1], potions=[["holy"]],
    )  # fmt: skip
    play(table, "room.1=rats room.1=crows")
    assert "drink:holy" not in offered(table)
    table = laid(
        "ROOM 0 1", rooms={"a1": "pyre^"}, gold=[0], spec=passive("no-bless"), cursed=[1],
    )  # fmt: skip
    play(table, "die.1=4")
    assert table.g.cursed == [1]


# -- who resolves first (p. 24, MR-251) ------------------------------------------------------------


def both_ways() -> Table[Run]:
    """Two on a Fire that is resolved, with a Treasure to the right and a Fire below."""
    return laid(seats=2, rooms={"a1": "gaol^", "b1": "camp^", "a2": "chest^"}, gold=[0, 0])


def test_one_resolves_before_the_leader_if_both_agree() -> None:
    table = both_ways()
    assert "resolve-first" not in offered(table), "the leader is first"
    play(table, "go:b1")
    assert "resolve-first" in offered(table)
    play(table, "resolve-first yes")
    assert "resolve-first" not in offered(table), "once a Room"
    assert SPEC.why(table.g, 1, w.URGE) == w.R_FIRST
    play(table, "go:a2 throw.1=2 die.1=1")
    assert (asked(table), table.g.gold) == ("choose", [0, 1]), "the Treasure first, then the Fire"
    play(table, "choose:first")
    assert table.g.ahead == 0


def test_without_agreement_the_leader_is_first() -> None:
    table = both_ways()
    play(table, "go:b1 resolve-first no go:a2")
    assert (asked(table), table.g.gold) == ("choose", [0, 0])


def test_all_others_have_to_agree() -> None:
    table = laid(seats=3, rooms={"a1": "gaol^", "b1": "camp^", "a2": "guard^"}, leader=1)
    play(table, "go:b1 resolve-first yes")
    assert asked(table) == "agree"
    play(table, "no")
    assert (asked(table), table.g.ahead) == ("way", 0)


def test_who_agrees_and_has_moved_sees_nothing_by_drinking() -> None:
    """MR-215: a Room entered is not resolved yet; who has still to move sees at once."""
    table = laid(
        seats=3, rooms={"a1": "gaol^"}, blind=[1, 1, 1], leader=0,
        potions=[["percep"], [], ["percep"]],
    )  # fmt: skip
    play(table, "go:b1 resolve-first drink:percep")
    assert (asked(table), sum(table.g.up)) == ("agree", 1)
    play(table, "yes drink:percep room.1=rats room.1=camp")
    assert asked(table) == "agree"


# -- effects that no card of the box combines ------------------------------------------------------


def own(lines: str) -> GameSpec[Run]:
    """The game with cards of one's own."""
    return SPEC.using(lines + "\n", "own.toml")


def at_the_fire(effect: str, **state: Any) -> Table[Run]:
    spec = own(f'camp = {{ effect = "{effect}" }}')
    return laid("ROOM 0 1", rooms={"a1": "camp^"}, spec=spec, **state)


@pytest.mark.parametrize(
    ("effect", "left"),
    [
        ("hp-3 / gold-F / xp+1", ["choose:third"]),
        ("armor-1, hp-1 / food+1", ["choose:second"]),
        ("hp+1, hp-2 / food+1", ["choose:second"]),
        ("hp+2, hp-2 / food+1", ["choose:first", "choose:second"]),
        ("xp-1 / food-F / xp+1", ["choose:third"]),
    ],
)
def test_no_choice_that_kills_is_offered(effect: str, left: list[str]) -> None:
    """MR-210: from left to right, with 1 HP for each piece that is missing."""
    table = at_the_fire(effect, hp=[1], gold=[0], food=[0])
    assert offered(table) == left


def test_where_all_choices_kill_one_happens() -> None:
    table = at_the_fire("hp-3 / gold-2", hp=[1], gold=[0])
    assert offered(table) == ["choose:first"]
    play(table, "choose:first")
    assert table.result == [0]


def test_a_ranged_enemy_who_throws_one_down_ends_that_one_s_attack() -> None:
    """Conseil p. 3, p. 13: the fight is over for who has fallen, without a roll more."""
    spec = own('monster.archer = { 1 = { effects = "ranged, fall" } }')
    table = laid("FIGHT 4 1", rooms={"a1": "camp^"}, spec=spec, xp=[6], potions=[["fire"]])
    play(table, "throw.1=66 die.1=3")
    assert (table.g.zone, table.g.foe, table.g.xp) == (3, 0, [6])


def test_an_enemy_regains_hp_up_to_what_it_had() -> None:
    """p. 13: only if HP were lost."""
    spec = own('monster.guard = { 1 = { effects = "regen 3" } }')
    table = laid("FIGHT 1 1", spec=spec)
    play(table, "throw.1=2 die.1=2 done")
    assert table.g.foe_hp == [8]
    play(table, "throw.1=4 die.1=1 done")
    assert table.g.foe_hp == [4]
    play(table, "throw.1=x die.1=2 done")
    assert table.g.foe_hp == [7]


def test_the_second_phase_of_the_avatar_has_as_many_hp_as_the_first() -> None:
    """Conseil p. 9: printed, so no measuring moves one without the other."""
    numbers = {n.name: n.value for n in SPEC.numbers}
    for column in ("hp.1", "hp.2"):
        assert numbers[f"avatar.1.{column}"] == numbers[f"avatar.2.{column}"]
