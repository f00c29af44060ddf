"""MINI ROGUE: orders that spare a pair the exchange after each Room, and each round its stance."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.spec import SPEC
from heroon.games.mini_rogue.standing import HURT, STANDING
from heroon.games.mini_rogue.state import Run
from heroon.kernel import Table
from heroon.texts import Texts, package_of
from tests.mini_rogue.laid import asked, laid

#: Two who stand together in the middle of Zone 1, each with something that can be given.
PAIR: dict[str, Any] = {
    "seats": 2,
    "gifts": [12, 12],
    "hp": [10, 10],
    "potions": [["heal"], []],
    "spent": [1, 1],
}


B1, B2, C2, C3 = (w.CELL.by_token[cell] for cell in ("b1", "b2", "c2", "c3"))
GUARD, RAT_KING = (w.FOE.by_token[foe] for foe in ("guard", "rat-king"))


def due(name: str, table: Table[Run]) -> str:
    """The word that an order gives to the question; empty where it leaves it."""
    assert table.ask is not None
    order = next(one for one in STANDING if one.name == name)
    assert order.blind
    seat = table.ask.seats.bit_length() - 1
    word = order.answer(table.g, seat, table.ask.prompt, table.ask.words)
    return SPEC.words.text[word] if word else ""


@pytest.mark.parametrize(
    ("state", "word"),
    [
        ({}, "done"),
        ({"hp": [10, 5]}, ""),  # the potion would heal
        ({"hp": [5, 10]}, "done"),  # its owner drinks it without a gift
        ({"potions": [["heal"], ["fire", "poison"]], "hp": [10, 5]}, ""),  # by an exchange
        ({"potions": [["heal"], ["fire", "poison"]], "hp": [10, 6]}, "done"),
        ({"potions": [["holy"], ["fire", "poison"]], "poisoned": [0, 1]}, ""),
        ({"potions": [["fire"], ["poison", "heal"]], "hp": [10, 5]}, "done"),  # has one already
        ({"potions": [["holy"], []]}, "done"),
        ({"potions": [["holy"], []], "cursed": [0, 1]}, ""),
        ({"potions": [["percep"], []], "cursed": [0, 1]}, "done"),
        ({"potions": [["percep"], []], "blind": [0, 1]}, ""),
        ({"at": [C3, C3], "food": [2, 2]}, "done"),
        ({"at": [C3, C3], "food": [2, 0]}, ""),  # before the meal, with nothing to eat
        ({"at": [C3, C3], "food": [1, 0]}, "done"),
        ({"at": [C2, C2]}, "done"),
        ({"at": [C2, C2], "zone": 2, "den": ["?*2"], "lair": ["rat-king"]}, ""),
        ({"at": [B2, B2], "zone": 2, "den": ["?*2"], "lair": ["rat-king"]}, "done"),
    ],
)
def test_a_pair_is_asked_for_gifts_only_where_they_count(state: dict[str, Any], word: str) -> None:
    table = laid("GIVE 0", **{**PAIR, "at": [B1, B1], **state})
    assert asked(table) == "give"
    assert due("some-gifts", table) == due("some-gifts-turn", table) == word


@pytest.mark.parametrize(
    ("stance", "hp", "kept", "balanced"),
    [
        ("balanced", 10, "", "stand:balanced"),
        ("aggressive", 10, "stand:aggressive", ""),
        ("defensive", 10, "stand:defensive", ""),
        ("defensive", 2, "", ""),  # the Guard strikes for 2
        ("balanced", 2, "", ""),
    ],
)
def test_a_stance_is_kept_until_a_blow_could_kill(
    stance: str, hp: int, kept: str, balanced: str
) -> None:
    fought: dict[str, Any] = {"foe": GUARD, "foe_hp": [5], "foe_full": 8, "fighters": 1}
    table = laid(
        "STANCE 0",
        options={"stances": "yes"},
        hp=[hp],
        stance=[w.STANCE.by_token[stance]],
        **fought,
    )
    assert asked(table) == "stance"
    assert due("same-stance", table) == due("same-stance-turn", table) == kept
    assert due("balanced", table) == due("balanced-turn", table) == balanced


def test_a_stance_is_asked_for_against_a_guardian() -> None:
    fought: dict[str, Any] = {"foe": RAT_KING, "foe_hp": [5], "foe_full": 12, "fighters": 1}
    table = laid("STANCE 0", options={"stances": "yes"}, **fought)
    assert due("balanced-turn", table) == ""


@pytest.mark.parametrize(
    ("foe", "state", "asks"),
    [
        ("guard", {}, False),  # it strikes for 2, and 3 HP are there
        ("guard", {"poisoned": [1]}, True),  # 1 HP can go at the roll
        ("rats", {}, False),
        ("rats", {"food": [0]}, True),  # Decay costs 1 HP where there is no ration
        ("ghost", {"zone": 3, "xp": [1]}, False),
        ("ghost", {"zone": 3}, True),  # Weakening costs 1 HP where there is no XP
    ],
)
def test_what_a_blow_costs_beside_its_damage_may_kill_too(
    foe: str, state: dict[str, Any], asks: bool
) -> None:
    """p. 6, p. 12-13: whoever lacks what an effect takes loses 1 HP."""
    fought: dict[str, Any] = {"foe": w.FOE.by_token[foe], "foe_hp": [5], "foe_full": 8}
    table = laid("STANCE 0", options={"stances": "yes"}, hp=[3], fighters=1, **fought | state)
    assert asked(table) == "stance"
    assert due("balanced", table) == ("" if asks else "stand:balanced")


@pytest.mark.parametrize(("venom", "word"), [(0, "done"), (1, "")])
def test_dice_are_not_kept_where_the_poison_on_the_enemy_helps_to_fell_it(
    venom: int, word: str
) -> None:
    """p. 14: 6 of a die rolled anew and 4 of the poison fell an enemy of 10 HP."""
    fought: dict[str, Any] = {"foe": GUARD, "foe_hp": [10], "foe_full": 12, "fighters": 1}
    table = laid("DICE 0", dice=[4 * 3], die=3, xp=[5], venom=venom, **fought)
    assert asked(table) == "dice"
    assert due("plain-dice", table) == due("plain-dice-turn", table) == word


def test_only_orders_of_ones_own_mode_and_role_are_listed() -> None:
    def listed(seat: int, **options: str) -> set[str]:
        seats = 2 if options.pop("two", "") or options.get("mode") == "overlord" else 1
        g = SPEC.blank(SPEC.settings(options), seats)
        return {one.name for one in STANDING if one.suits(g, seat)}

    alone = listed(0)
    assert "plain-dice" in alone and not alone & {"some-gifts", "balanced", "no-veil"}
    assert "balanced" in listed(0, stances="yes") and "some-gifts" in listed(0, two="yes")
    lord = listed(1, mode="overlord")
    assert "until-descent-turn" in lord and not lord & listed(0, mode="overlord")


def test_what_is_offered_beside_a_question_holds_for_the_run() -> None:
    for name in ("plain-dice", "some-gifts", "balanced", "same-stance"):
        order = next(one for one in STANDING if one.name == name)
        assert order.offered and not order.turn
        assert not next(one for one in STANDING if one.name == f"{name}-turn").offered


def test_dice_are_not_kept_where_one_may_be_rolled_again_for_nothing() -> None:
    fought: dict[str, Any] = {"foe": GUARD, "foe_hp": [30], "foe_full": 30, "fighters": 1}
    table = laid("DICE 0", dice=[0], die=3, xp=[5], **fought)
    assert asked(table) == "dice" and due("plain-dice", table) == "done"
    table = laid("DICE 0", dice=[0], die=3, xp=[5], free=1, **fought)
    assert due("plain-dice", table) == due("plain-dice-turn", table) == ""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_order_about_gifts_tells_its_limit_for_healing(lang: str) -> None:
    told = Texts(lang, package_of("mini-rogue"), strict=True)
    for name in ("some-gifts", "some-gifts-turn"):
        assert f" {HURT} " in told.text(f"standing-{name}").replace("\u00a0", " ")
