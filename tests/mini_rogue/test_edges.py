"""MINI ROGUE: the last value that still counts, and the first that does not."""

from __future__ import annotations

from typing import Any, Final

import pytest

from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.cards import ROOM_AT
from heroon.games.mini_rogue.spec import SPEC
from tests.mini_rogue.laid import asked, laid, offered, play, told

WAY = {"a1": "camp^", "b1": "guard^", "a2": "chest^"}


def way(hero: str, **state: Any) -> list[str]:
    """What an adventurer with a skill is offered on the way, beside the ways."""
    given = {"spent": [0], **state}
    table = laid(options={"hero_1": hero}, rooms=WAY, **given)
    return [word for word in offered(table) if not word.startswith("go:")]


@pytest.mark.parametrize(
    ("food", "hp", "words"), [(4, 20, []), (4, 19, ["hunt"]), (3, 20, ["hunt"])]
)
def test_the_hunt_brings_something(food: int, hp: int, words: list[str]) -> None:
    assert way("ratcatcher", food=[food], hp=[hp]) == words


@pytest.mark.parametrize(("gold", "hp", "many"), [(1, 1, 5), (0, 2, 5), (0, 1, 0)])
def test_the_distillation_does_not_kill(gold: int, hp: int, many: int) -> None:
    """MR-210: 1 HP for the gold that is missing."""
    assert len(way("alchemist", gold=[gold], hp=[hp], potions=[["fire"]])) == many


def test_a_sip_is_offered_where_it_heals() -> None:
    assert way("captain", hp=[19], potions=[["heal"]], items=[["codex"]])[-1] == "drink:heal"
    assert "drink:heal" not in way("captain", hp=[20], potions=[["heal"]], items=[["codex"]])


@pytest.mark.parametrize(("gold", "words"), [(1, ["pass", "offer"]), (0, [])])
def test_an_offering_costs_1_gold(gold: int, words: list[str]) -> None:
    table = laid("SHRINE 0", rooms={"a1": "pyre^"}, gold=[gold])
    assert (offered(table) if words else [asked(table)]) == (words or ["die.1"])


@pytest.mark.parametrize(("gold", "there"), [(3, True), (2, False)])
def test_the_hammer_costs_3_gold(gold: int, there: bool) -> None:
    table = laid(f"HAMMER 0 {w.SMITH}", rooms={"a1": "smith^"}, gold=[gold])
    assert (asked(table) == "hammer") == there


@pytest.mark.parametrize(
    ("zone", "hp", "prompt"), [(1, 2, "throw.1"), (1, 1, "throw.1"), (1, 3, "dice")]
)
def test_a_feat_leaves_an_hp(zone: int, hp: int, prompt: str) -> None:
    """2 HP are paid with 3 left, never with 2; without a price the round goes on."""
    table = laid("DICE 0", "NEXT 0", foe=1, foe_hp=[8], fighters=1, dice=[4 * 3], hp=[hp])
    assert asked(table) == prompt


@pytest.mark.parametrize(("hp", "prompt"), [(2, "brace"), (3, "throw.1")])
def test_the_last_drink_before_a_deadly_blow(hp: int, prompt: str) -> None:
    """The guard deals 2; who has 3 is not asked."""
    table = laid("ANSWER 0", "NEXT 0", foe=1, foe_hp=[8], fighters=1, die=3, hp=[hp],
                 potions=[["heal"]])  # fmt: skip
    assert asked(table) == prompt


@pytest.mark.parametrize(("hp", "prompt"), [(3, "hunger"), (4, "guardian")])
def test_the_last_drink_before_hunger(hp: int, prompt: str) -> None:
    table = laid("MEAL 0", "WARDEN", zone=2, food=[0], hp=[hp], potions=[["heal"]])
    assert asked(table) == prompt


@pytest.mark.parametrize(("xp", "dice"), [(5, 1), (6, 2), (17, 2), (18, 3)])
def test_levels_give_dice(xp: int, dice: int) -> None:
    table = laid("FIGHT 1 1", xp=[xp], zone=8)
    play(table, f"throw.8={'2' * dice} die.8=1")
    assert len(table.g.dice) == dice


@pytest.mark.parametrize(("gold", "sells"), [(10, False), (9, True)])
def test_a_full_purse_sells_nothing(gold: int, sells: bool) -> None:
    table = laid(f"SHOP 0 {w.MERCHANT}", rooms={"a1": "merchant^"}, gold=[gold], armour=[1])
    assert any(word.startswith("sell") for word in offered(table)) == sells


@pytest.mark.parametrize(("gold", "many"), [(4, 0), (5, 6)])
def test_a_potion_costs_5_gold(gold: int, many: int) -> None:
    table = laid(f"SHOP 0 {w.MERCHANT}", rooms={"a1": "merchant^"}, gold=[gold])
    assert sum(word.startswith("brew") for word in offered(table)) == many


CHEAP: Final = SPEC.using(
    "merchant.merchant = { sell-armor = 1, sell-item = 1, sell-potion = 1 }\n", "cheap.toml"
)


def test_a_merchant_may_pay_1_gold() -> None:
    table = laid(f"SHOP 0 {w.MERCHANT}", spec=CHEAP, rooms={"a1": "merchant^"}, gold=[0],
                 armour=[1], items=[["codex"]], potions=[["fire"]])  # fmt: skip
    assert offered(table) == ["done", "sell:armor", "sell:item", "sell:fire"]


@pytest.mark.parametrize(("card", "event"), [("council", "remains"), ("base", "og")])
def test_chance_may_name_either_last_guardian(card: str, event: str) -> None:
    table = laid("WARDEN", zone=10, options={"last_one": "chance"})
    play(table, f"last={card}")
    assert told(table) == [event]


# -- fights ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faces", "left"),
    [("6 1 1", 9), ("5 1 1", 10), ("6 6 1", 8), ("2 2 1", 9), ("6 5 1", 9), ("6 5 5", 8)],
)
def test_a_6_of_a_horde_goes_through_armour(faces: str, left: int) -> None:
    """Crows of Floor 1 deal 1 each; 1 armour stops 1 of the others' sum."""
    table = laid("ANSWER 0", "NEXT 0", foe=2, foe_hp=[3, 3, 3], fighters=1, die=1, armour=[1])
    play(table, " ".join(f"die.1={face}" for face in faces.split()))
    assert table.g.hp == [left]


@pytest.mark.parametrize(
    ("food", "hp", "armour", "prompt"),
    [(0, 3, 0, "brace"), (0, 4, 0, "throw.1"), (1, 3, 0, "throw.1"), (1, 2, 0, "brace"),
     (0, 2, 1, "brace"), (0, 1, 2, "throw.1")],
)  # fmt: skip
def test_what_decay_adds_to_a_deadly_blow(food: int, hp: int, armour: int, prompt: str) -> None:
    """The rats deal 2, and 1 more to who has no ration, if they wound at all."""
    table = laid("ANSWER 0", "NEXT 0", foe=3, foe_hp=[6], fighters=1, die=3, hp=[hp], food=[food],
                 armour=[armour], potions=[["heal"]])  # fmt: skip
    assert asked(table) == prompt


@pytest.mark.parametrize(
    ("food", "hp", "face", "prompt"),
    [(0, 3, 3, "brace"), (0, 4, 3, "skill"), (1, 3, 3, "skill"), (0, 3, 4, "skill")],
)
def test_what_the_dearth_of_the_automa_adds_to_a_deadly_blow(
    food: int, hp: int, face: int, prompt: str
) -> None:
    """MR-241 with MR-48: the guard deals 2, and on a 3 1 more to who has no ration."""
    table = laid("ANSWER 0", "NEXT 0", options={"mode": "automa", "lord": "prophet"}, foe=1,
                 foe_hp=[8], fighters=1, die=face, hp=[hp], food=[food], potions=[["heal"]],
                 extra=[3], on_combat=["dearth"], reserve=["?*5"])  # fmt: skip
    assert asked(table) == prompt


def test_the_dearth_of_the_automa_among_the_dice_of_a_horde() -> None:
    """Three crows deal 1 each; one of them shows the 3."""
    table = laid("ANSWER 0", "NEXT 0", options={"mode": "automa", "lord": "prophet"}, foe=2,
                 foe_hp=[3, 3, 3], fighters=1, die=1, hp=[4], food=[0], potions=[["heal"]],
                 extra=[3], on_combat=["dearth"], reserve=["?*5"])  # fmt: skip
    play(table, "die.1=2 die.1=3 die.1=2")
    assert (asked(table), offered(table)) == ("brace", ["pass", "drink:heal"])
    play(table, "pass")
    assert table.g.hp == [0]


@pytest.mark.parametrize(
    ("xp", "hp", "prompt"), [(0, 2, "brace"), (1, 2, "throw.3"), (0, 3, "throw.3")]
)
def test_what_weakening_adds_to_a_deadly_blow(xp: int, hp: int, prompt: str) -> None:
    """The Ghost of Floor 2 deals 2, 1 armour stops 1; 1 HP more for want of an XP."""
    table = laid("ANSWER 0", "NEXT 0", zone=3, foe=w.GHOST, foe_hp=[9], fighters=1, die=3, hp=[hp],
                 xp=[xp], armour=[1], potions=[["heal"]])  # fmt: skip
    assert asked(table) == prompt


@pytest.mark.parametrize(
    ("hero", "hp", "potion", "words"),
    [
        ("captain", 1, "heal", ["tale:test", "drink:heal"]),  # 1 HP is what tearing it costs
        ("captain", 2, "heal", ["tale:one", "tale:test", "drink:heal"]),
        ("captain", 1, "holy", ["tale:test"]),
        ("plague-doctor", 1, "heal", ["tale:class", "tale:test", "drink:heal"]),
    ],
)
def test_healing_opens_an_option_of_a_story(
    hero: str, hp: int, potion: str, words: list[str]
) -> None:
    """p. 14 and Conseil p. 12: it can be drunk before the option is chosen (MR-210, MR-241)."""
    table = laid("TALE 0 1", options={"hero_1": hero}, hp=[hp], potions=[[potion]],
                 tales=["?*3"], told=["message"])  # fmt: skip
    assert offered(table) == words


def test_what_a_healed_adventurer_may_then_choose_in_a_story() -> None:
    table = laid("TALE 0 1", options={"hero_1": "captain"}, hp=[1], potions=[["heal"]],
                 tales=["?*3"], told=["message"])  # fmt: skip
    play(table, "drink:heal")
    assert offered(table) == ["tale:one", "tale:test"]


def doomed(failure: str, **state: Any) -> list[str]:
    """What is offered where a Trap of an owner's own failed, with Healing in hand."""
    spec = SPEC.using(f'trap.ambush.1-2 = {{ failure = "{failure}" }}\n', "doomed.toml")
    room = w.ROOM.by_token["ambush"]
    given: dict[str, Any] = {"potions": [["heal"]]} | state
    return offered(laid(f"TRAP 0 {room}", rooms={"a1": "ambush^"}, spec=spec, die=1, **given))


@pytest.mark.parametrize(
    ("failure", "hp", "words"),
    [
        ("hp-2 / hp-3", 2, ["choose:first", "drink:heal"]),  # else both would kill
        ("hp-2 / hp-3", 3, ["choose:first", "drink:heal"]),
        ("hp-2 / hp-3", 4, ["choose:first", "choose:second", "drink:heal"]),
        ("hp-1 / hp-3, xp+5", 2, ["choose:first", "drink:heal"]),
        ("item-", 1, ["pass", "drink:heal"]),  # 1 HP for the item that is lacking (p. 6)
        ("hp+1, hp-2", 1, ["pass", "drink:heal"]),
    ],
)
def test_healing_comes_before_a_row_that_kills_or_shuts_a_choice_out(
    failure: str, hp: int, words: list[str]
) -> None:
    """p. 14 (MR-210, MR-241)."""
    assert doomed(failure, hp=[hp]) == words


def test_what_a_row_gives_counts_no_higher_than_the_board() -> None:
    """p. 6: 20 HP are the most, so the 5 of the row are lost before it takes 20."""
    assert doomed("hp+5, hp-20", hp=[19]) == ["pass", "drink:heal"]


THROWN: Final = SPEC.using(
    'monster.archer.1 = { hp = [4, 7], effects = "ranged, fall" }\n', "thrown.toml"
)


def test_who_is_thrown_down_by_a_ranged_enemy_does_not_strike() -> None:
    """MR-252: out of the fight before dice, potions and the strike."""
    table = laid("FIGHT 4 3", seats=2, spec=THROWN, potions=[["fire"], []])
    play(table, "throw.1=4 die.1=3")
    assert (table.g.fighters, table.g.foe_hp, asked(table)) == (2, [7], "throw.1")
    assert "hit" not in told(table)
    assert table.g.potions == [[w.FIRE], []]


# -- where one answer is left, there is nothing to drink before it ---------------------------------

FULL: Final[dict[str, Any]] = {"hp": [4], "items": [["belt"]]}


def test_the_only_potion_that_is_lacked_is_gained() -> None:
    table = laid("POTION 0 3", potions=[["fire", "frost", "heal"]], **FULL)
    assert offered(table) == ["gain:poison"]
    table = laid("POTION 0 3", potions=[["fire", "heal"]], **FULL)
    assert offered(table) == ["gain:frost", "gain:poison", "drink:heal"]


def test_the_only_choice_that_does_not_kill_is_taken() -> None:
    spec = SPEC.using('camp.effect = "hp-9 / xp+1"\n', "camp.toml")
    table = laid(f"CHOICE 0 {ROOM_AT[w.CAMP]}", spec=spec, hp=[4], potions=[["percep"]], blind=[1])
    assert offered(table) == ["choose:second"]


def test_the_only_option_of_a_story_is_taken() -> None:
    table = laid("TALE 0 1", hp=[1], potions=[["percep"]], blind=[1], tales=["?*3"],
                 told=["message"])  # fmt: skip
    assert offered(table) == ["tale:test"]


# -- what is over ---------------------------------------------------------------------------------

#: What a fight has, and no moment outside of one.
OF_A_FIGHT: Final = (
    *("foe", "fighters", "venom", "frozen", "bonus", "might", "doubled", "offended", "walled"),
    *("free", "die", "curse_shows"),
)


def test_a_fight_that_ends_leaves_nothing() -> None:
    given: dict[str, Any] = dict.fromkeys(OF_A_FIGHT[2:-2], 1)
    table = laid("PRIZE", foe=1, fighters=1, baited=[1], stance=[3 - 1], **given)
    g = table.g
    assert {name: getattr(g, name) for name in OF_A_FIGHT} == dict.fromkeys(OF_A_FIGHT, 0)
    assert (g.foe_hp, g.baited, g.stance, g.dice, g.swarm) == ([], [0], [w.BALANCED], [], [])


def test_a_round_begins_anew() -> None:
    given: dict[str, Any] = dict.fromkeys(("frozen", "bonus", "might", "doubled", "offended",
                                           "walled", "free"), 1)  # fmt: skip
    table = laid("ROUND 0", foe=1, foe_hp=[8], fighters=1, venom=1, baited=[1], **given)
    g = table.g
    assert {name: getattr(g, name) for name in given} == dict.fromkeys(given, 0)
    assert (g.venom, g.baited) == (1, [1])


@pytest.mark.parametrize(
    ("foe", "die", "armour", "pierced"), [(1, 6, 1, 1), (1, 3, 1, 0), (1, 6, 0, 0)]
)
def test_only_a_6_through_armour_pierces(foe: int, die: int, armour: int, pierced: int) -> None:
    table = laid("ANSWER 0", foe=foe, foe_hp=[8], fighters=1, die=die, armour=[armour])
    assert told(table).count("pierced") == pierced
