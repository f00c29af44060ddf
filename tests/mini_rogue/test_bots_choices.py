"""MINI ROGUE: what the policy says where it once went wrong: trade, potions, stances, ways."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.mini_rogue import heuristics, worth
from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.cards import ROOM_AT
from heroon.games.mini_rogue.odds import PACE
from heroon.games.mini_rogue.spec import SPEC
from heroon.games.mini_rogue.state import Run
from heroon.kernel import Rng, Table
from tests.mini_rogue.laid import laid

MERCHANT = w.ROOM.by_token["merchant"]


def said(table: Table[Run]) -> str:
    """What the policy says."""
    assert table.ask is not None
    return SPEC.words.text[heuristics.policy(table.g, table.ask, Rng(0))]


def shop(zone: int = 4, **state: Any) -> Table[Run]:
    """One adventurer at the Merchant."""
    return laid(f"SHOP 0 {MERCHANT}", rooms={"a1": "merchant^"}, zone=zone, **state)


def test_who_has_no_ration_buys_one_before_an_hp() -> None:
    assert said(shop(food=[0], gold=[1], hp=[9])) == "buy:food"


def test_nobody_buys_a_ration_where_no_descent_is_left() -> None:
    assert said(shop(zone=10, food=[0], gold=[1], hp=[20])) == "done"


def test_armour_is_sold_for_a_meal_and_not_for_gold_alone() -> None:
    assert said(shop(food=[4], gold=[4], hp=[20], armour=[2])) == "done"


@pytest.mark.parametrize(("gold", "hp"), [(0, 10), (6, 20)])
def test_a_merchant_is_worth_what_one_buys_there(gold: int, hp: int) -> None:
    hungry = shop(food=[0], gold=[3], hp=[8]).g
    other = shop(food=[4], gold=[gold], hp=[hp]).g
    at = ROOM_AT[MERCHANT]
    assert worth.basket(hungry, 0, at, 3) > 200
    assert worth.basket(other, 0, at, gold) < worth.basket(hungry, 0, at, 3) // 4


def test_a_potion_that_can_be_drunk_makes_room_for_a_new_one() -> None:
    full = laid("WALK", potions=[["heal", "percep"]], hp=[8], zone=4).g
    whole = laid("WALK", potions=[["fire", "poison"]], hp=[20], zone=4).g
    assert worth.of_potion(full, 0, w.FIRE) > worth.of_potion(whole, 0, w.FROST)


def test_paces_are_those_of_the_stances() -> None:
    assert {PACE[w.BALANCED][dice][0][0] for dice in (1, 2, 3)} == {100}
    # One die without a curse: 3.5 in the Defensive stance; 20/6 of a face and 6s again balanced.
    assert PACE[w.DEFENSIVE][1][0][0] > 100
    assert PACE[w.AGGRESSIVE][1][0][0] > PACE[w.AGGRESSIVE][1][0][3]


def stand(**fight: Any) -> str:
    """What the policy says before an attack of the City Guard with stances."""
    here: dict[str, Any] = {"foe": 1, "fighters": 1, "stance": [w.BALANCED], "zone": 1}
    return said(laid("STANCE 0", options={"stances": "yes"}, **{**here, **fight}))


def test_who_is_hit_hard_by_what_armour_stops_stands_back() -> None:
    assert stand(foe_hp=[14], hp=[8], armour=[1]) == "stand:defensive"
