"""MINI ROGUE: what the policy says for an Overlord and against one; orders of an Overlord."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.mini_rogue import heuristics, outlook, worth
from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.spec import SPEC
from heroon.games.mini_rogue.standing import STANDING
from heroon.games.mini_rogue.state import Run
from heroon.kernel import NOTHING, PASS, Rng, Seeded, Table
from tests.mini_rogue.laid import laid

HAND = ["guard", "camp", "merchant"]
FIGHT: dict[str, Any] = {"foe": 1, "foe_hp": [8], "fighters": 1}


def against(*agenda: str, lord: str = "prophet", **state: Any) -> Table[Run]:
    """One adventurer against an Overlord with five points."""
    given: dict[str, Any] = {
        "stock": ["?*9"],
        "hp": [10, 0],
        "food": [2, 0],
        "gold": [3, 0],
        "spent": [1, 0],
        "reserve": ["?*6"],
        "hand": [[], HAND],
        "omen": 5,
        "rooms": {"a1": "camp^"},
        "zone": 2,
    }
    options = {"mode": "overlord", "lord": lord}
    given.update(state)
    if "camp^" in given["rooms"].values():
        given["hand"] = [[], ["guard", "gaol", "merchant"]]
    return laid(*agenda, seats=2, options=options, **given)


def said(table: Table[Run]) -> str:
    """What the policy says."""
    assert table.ask is not None
    return SPEC.words.text[heuristics.policy(table.g, table.ask, Rng(0))]


def test_a_miss_is_thrown_again_and_a_hard_blow_is_left() -> None:
    assert said(against("OMEN 3 0", "BRACE 0", "BLOW 0", die=1, hp=[3, 0], **FIGHT)) == "fate"
    assert said(against("OMEN 3 0", "BRACE 0", "BLOW 0", die=6, hp=[3, 0], **FIGHT)) == "pass"


def test_the_worst_room_of_the_hand_is_exchanged_for_the_campfire() -> None:
    rooms = {"a1": "gaol^", "b1": "camp!1"}
    table = against("EXCHANGE 1 0", rooms=rooms, hand=[[], ["guard", "sewer", "merchant"]])
    assert said(table) in ("exchange:guard", "exchange:sewer")
    rooms = {"a1": "gaol^", "b1": "sewer!1"}
    table = against("EXCHANGE 1 0", rooms=rooms, hand=[[], ["camp", "pyre", "merchant"]], hp=[5, 0])
    assert said(table) == "keep"


def test_the_last_ration_is_taken_after_the_meal() -> None:
    rich = against("OMEN 6 0", lord="gravedigger", food=[4, 0], zone=9)
    poor = against("OMEN 6 0", lord="gravedigger", food=[1, 0])
    assert (said(poor), said(rich)) == ("famine:0", "pass")


def test_cards_go_to_the_avatar() -> None:
    assert said(against("PLACE", reserve=["?*5"], drawn=["plague"])) == "place:avatar"


def test_nobody_drinks_against_a_blow_that_does_not_matter() -> None:
    fight = {**FIGHT, "die": 3, "stirred": 1, "potions": [["heal"], []]}
    assert said(against("BRACE 0", "BLOW 0", hp=[12, 0], **fight)) == "pass"
    assert said(against("BRACE 0", "BLOW 0", hp=[2, 0], **fight)) == "drink:heal"


def test_who_starves_to_death_drinks_and_who_only_hungers_does_not() -> None:
    potions: list[list[str]] = [["heal"], []]
    assert said(against("MEAL 0", food=[0, 0], hp=[3, 0], potions=potions)) == "drink:heal"
    assert said(against("MEAL 0", food=[0, 0], hp=[14, 0], potions=potions)) == "pass"


def test_a_room_that_the_overlord_alone_has_seen_changes_no_way() -> None:
    kind = [against("WALK", rooms={"a1": "gaol^", "b1": room}) for room in ("?", "crows!1")]
    assert kind[0].ask is not None
    found = []
    for table in kind:
        world = table.g
        found.append(heuristics.weights(world, 0, w.P_WAY, [w.GO[1], w.GO[3]]))
    assert found[0] == found[1]


def test_the_outlook_counts_points_and_the_cards_on_the_avatars_side() -> None:
    plain = outlook.worth_of(against("WALK", zone=9).g)
    assert outlook.worth_of(against("WALK", zone=9, omen=8).g) < plain
    stronger: dict[str, Any] = {"reserve": ["?*5"], "on_avatar": ["plague"]}
    assert outlook.worth_of(against("WALK", zone=9, **stronger).g) < plain
    assert outlook.worth_of(laid("WALK", zone=9).g) != plain


def test_a_party_whose_weakest_lags_behind_stands_worse() -> None:
    g = SPEC.new(SPEC.settings({"mode": "overlord"}), 3)
    g.zone, g.hp[:2], g.xp[:2] = 3, [16, 16], [14, 14]
    found = []
    for gold in (10, 10), (14, 6):
        g.gold[:2] = gold
        found.append((sum(worth.holdings(g, seat) for seat in (0, 1)), outlook.worth_of(g)))
    assert found[0][0] == found[1][0]
    assert found[1][1] < found[0][1]


def test_what_helps_an_adventurer_hurts_the_overlord() -> None:
    weak, strong = (against("WALK", hp=[hp, 0]).g for hp in (2, 10))
    for g in (weak, strong):
        assert outlook.standing(g, 0) + outlook.standing(g, 1) == 1000
    assert outlook.standing(weak, 0) < outlook.standing(strong, 0)
    assert outlook.standing(weak, 1) > outlook.standing(strong, 1)


def test_the_policy_beats_chance_on_both_seats() -> None:
    wins = {"policy": 0, "chance": 0}
    for name in wins:
        for number in range(24):
            rng = Rng(number)
            settings = {"mode": "overlord"}
            table: Table[Run] = Table(SPEC, settings, Seeded(f"{number}"), seats=2)
            while (ask := table.ask) is not None:
                wise = ask.seats == 1 or name == "policy"
                word = heuristics.policy(table.g, ask, rng) if wise else rng.choice(ask.words)
                table.answer(word, ask.seats.bit_length() - 1)
            wins[name] += table.result[1]
    assert wins["policy"] > wins["chance"]


def due(name: str, table: Table[Run]) -> int:
    """The word that an order gives to the question."""
    assert table.ask is not None
    order = next(one for one in STANDING if one.name == name)
    assert order.blind
    return order.answer(table.g, 1, table.ask.prompt, table.ask.words)


@pytest.mark.parametrize(
    ("agenda", "state", "fight", "descent"),
    [
        ("OMEN 4 0", {}, PASS, PASS),
        ("OMEN 3 0", {**FIGHT, "die": 3}, NOTHING, PASS),
        ("OMEN 6 0", {}, NOTHING, NOTHING),
    ],
)
def test_an_overlord_passes_until_something_begins(
    agenda: str, state: dict[str, Any], fight: int, descent: int
) -> None:
    lord = "gravedigger" if agenda == "OMEN 6 0" else "prophet"
    table = against(agenda, lord=lord, **state)
    assert (due("until-fight-turn", table), due("until-descent-turn", table)) == (fight, descent)


def test_no_veil_is_asked_for_where_nothing_else_could_be_used() -> None:
    die = {**FIGHT, "die": 3}
    assert due("no-veil", against("OMEN 3 0", used=1 << w.FATE, **die)) == PASS
    assert due("no-veil", against("OMEN 3 0", **die)) == NOTHING
