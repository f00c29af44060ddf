"""MINI ROGUE: what the policy says where it once went wrong: trade, potions, stances, ways."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.ai.planner import PlannerBot
from heroon.games.mini_rogue import heuristics, outlook, worth
from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.cards import ROOM_AT
from heroon.games.mini_rogue.odds import PACE
from heroon.games.mini_rogue.spec import SPEC
from heroon.games.mini_rogue.state import Run
from heroon.kernel import Rng, Seat, Seeded, Table
from heroon.kernel.heuristics import Effort
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


def test_the_outlook_is_certain_at_the_end_alone_and_better_with_more() -> None:
    table = laid("WALK", zone=6, hp=[10])
    some = outlook.worth_of(table.g)
    assert 0 < some < outlook.SURE
    table.g.hp[0] = 14
    assert outlook.worth_of(table.g) > some
    table.g.poisoned[0] = 1
    table.g.hp[0] = 10
    assert outlook.worth_of(table.g) < some
    table.g.result = [0]
    assert outlook.worth_of(table.g) == 0
    table.g.result = [1]
    assert outlook.worth_of(table.g) == outlook.SURE


def test_the_planner_is_shown_what_the_policy_would_say_first() -> None:
    table = laid(f"SHOP 0 {MERCHANT}", rooms={"a1": "merchant^"}, zone=4, gold=[9], hp=[8])
    assert table.ask is not None
    assert len(table.ask.words) > 5
    found = heuristics.lines(table.g, table.ask)
    assert len(found) == 5
    assert found[0] == [heuristics.policy(table.g, table.ask, Rng(0))]
    fight: dict[str, Any] = {"foe": 1, "foe_hp": [2], "fighters": 1, "dice": [0], "xp": [1]}
    dice = laid("DICE 0", die=6, **fight)
    assert dice.ask is not None
    assert len(heuristics.lines(dice.g, dice.ask)) == 1


def test_a_planner_plays_a_run_to_its_end() -> None:
    table: Table[Run] = Table(SPEC, {}, Seeded("planned"), seats=1)
    bot, rng = PlannerBot(SPEC, 1, Effort(worlds=1, turns=0, words=500)), Rng(1)
    while (ask := table.ask) is not None:
        word = bot.choose(Seat(table, 0)) if ask.seats else rng.choice(ask.words)
        table.answer(word, 0 if ask.seats else -1)
    assert table.g.zone > 2
