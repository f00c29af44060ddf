"""MINI ROGUE: the last value that still counts, and the first that does not."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.mini_rogue import words as w
from tests.mini_rogue.laid import asked, laid, offered, play

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
