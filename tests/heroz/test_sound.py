"""Positions that play cannot reach are refused, with what is wrong; also the docs' examples."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from heroon.games.heroz import sound as module
from heroon.games.heroz.spec import SPEC
from heroon.games.heroz.words import R_POINTS
from heroon.kernel import (
    InputError,
    Rng,
    Seeded,
    Table,
    open_position,
    read_position,
    read_scenario,
    read_scenarios,
    run_scenario,
)
from heroon.testing.damage import damage_walk
from heroon.texts.reasons import templates
from tests.lengths import length

ROOT = Path(__file__).resolve().parents[2]
NONE = ["."] * 9

OWN = ["5S^", *NONE[1:]]
SIX = ["6S^", *NONE[1:]]
DOWN = ["5S", *NONE[1:]]
JOKER = ["X^", *NONE[1:]]
HITS = ["HIT_TROOPS 0", "END_OF_COMBAT"]
#: 5 against 5 at 2.6.
FIGHT: dict[str, Any] = {
    "agenda": ["DAMAGE"],
    "column": 0,
    "fighting": [1, 1],
    "field": [OWN, OWN],
    "power": [5, 5],
}

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"fighting": [1, 0], "field": [["5S^", *NONE[1:]], NONE]}, "without an attacking column"),
    ({"shield": [[1, *[0] * 8], [0] * 9]}, "mark lies on an empty cell"),
    ({"field": [[".", "5S^", *NONE[2:]], NONE]}, "gap"),
    ({"field": [["KS^", *NONE[1:]], NONE]}, "only troops and Jokers stand"),
    ({"field": [["X^", *NONE[1:]], NONE]}, "copies a troop"),
    ({"copied": [[5, *[0] * 8], [0] * 9], "field": [["5S^", *NONE[1:]], NONE]}, "copies a troop"),
    ({"field": [["5S^!0", *NONE[1:]], NONE]}, "known to both"),
    ({"field": [["5S!1", *NONE[1:]], NONE]}, "known to its own player"),
    ({"hand": [["5S!1"], []]}, "a hand is known"),
    ({"hero": [["5S"], []]}, "only a hero"),
    ({"up": [1, 0]}, "must be named"),
    ({"points": [["5S"], []]}, "has its score"),
    ({"points": [["KS"], []], "scored": [[5], []]}, "lie in the points"),
    # marks without what made them
    ({"shield": [[1, *[0] * 8], [0] * 9], "field": [OWN, NONE]}, "a shield is an Ace"),
    ({"aces": [["AS"], []], "field": [OWN, NONE]}, "a shield is an Ace"),
    ({"aces": [["KS"], []], "field": [OWN, NONE]}, "only Aces"),
    ({"auras": [["AS"], []], "field": [NONE, OWN]}, "only heroes lie among the auras"),
    ({"aura": [[0] * 9, [1, *[0] * 8]], "field": [NONE, OWN]}, "an aura is that of a hero"),
    ({"aura": [[0] * 9, [1, *[0] * 8]]}, "mark lies on an empty cell"),
    (
        {"aura": [[0] * 9, [2, *[0] * 8]], "auras": [["KS"], []], "field": [NONE, OWN]},
        "an aura is that of a hero",
    ),
    ({"boosted": [2, 0], "boost": [5, 0], "field": [OWN, NONE]}, "a sacrifice helps a troop"),
    ({"boost": [5, 0]}, "a sacrifice helps a troop"),
    ({"complete": [1, 0]}, "Complete lasts only"),
    # Jokers and points
    ({"field": [JOKER, NONE], "copied": [[15, *[0] * 8], [0] * 9]}, "a Joker has the value"),
    ({"points": [["8D", "9D"], []], "scored": [[1, 1], []]}, "not worth"),
    ({"points": [["X"], []], "scored": [[0], []]}, "scored"),
    (
        {
            "points": [["10S", "10H", "10D", "10C"], []],
            "scored": [[10, 10, 10, 10], []],
        },
        "points that win",
    ),
    ({"result": [1, 0], "reason": R_POINTS}, "points that win"),
    ({"reason": 3}, "points that win"),
    ({"result": [1]}, "won by one side"),
    # the fight
    (
        {"agenda": ["WINDOW 2 0"], "column": 0, "fighting": [1, 0], "field": [DOWN, NONE]},
        "a troop in combat is active",
    ),
    (
        {"agenda": ["WINDOW 2 0"], "column": 1, "fighting": [1, 0], "field": [OWN, NONE]},
        "in the attacking column",
    ),
    ({"agenda": ["WINDOW 2 0"], "column": 0, "field": [OWN, NONE]}, "an attack has an attacker"),
    (
        {
            "agenda": ["WINDOW 2 0"],
            "column": 0,
            "fighting": [1, 0],
            "field": [["5S^", "6S^", *NONE[2:]], NONE],
        },
        "every active troop of an attacking column",
    ),
    (
        {"agenda": ["WINDOW 3 0"], "column": 0, "fighting": [1, 0], "field": [OWN, OWN]},
        "every active troop of an attacked column",
    ),
    (
        {"agenda": ["WINDOW 2 0"], "column": 0, "fighting": [1, 1], "field": [OWN, OWN]},
        "every active troop of an attacked column",
    ),
    (
        {"agenda": ["DAMAGE"], "column": 0, "fighting": [1, 0], "field": [OWN, NONE]},
        "only an attack that is blocked",
    ),
    # moments
    ({"agenda": ["RAID"]}, "needs an attacking column"),
    ({"agenda": ["BLOCKERS"]}, "needs an attacking column"),
    ({"agenda": ["POWER_TOTAL 0"]}, "needs an attacking column"),
    ({"agenda": ["WINDOW 2 0"]}, "needs an attacking column"),
    ({"column": 0, "fighting": [1, 0], "field": [OWN, NONE]}, "before an attack is declared"),
    ({"agenda": ["WINDOW 7 0"]}, "numbers that mean nothing"),
    ({"agenda": ["WINDOW 0 9"]}, "numbers that mean nothing"),
    ({"agenda": ["TURN 5"]}, "numbers that mean nothing"),
    ({"agenda": ["ATTACKERS 1 2"]}, "numbers that mean nothing"),
    ({"agenda": ["DRAW 0 0", "REST"]}, "numbers that mean nothing"),
    ({"agenda": ["PAY 0 777", "WINDOW 1 0"]}, "numbers that mean nothing"),
    ({"agenda": ["SACRIFICE_FLIP 0 0", "WINDOW 2 0"]}, "numbers that mean nothing"),
    ({"agenda": ["DRAW 0 1"]}, "what comes afterwards"),
    ({"agenda": ["TURN 0", "TURN 1"]}, "do not stand on each other"),
    ({"agenda": []}, "the agenda is empty"),
    (
        {"agenda": ["REVEAL", "OPENING_HANDS"], "turns": 0, "hero": [["KS"], []]},
        "before the game has begun",
    ),
    # how many turns have begun
    ({"agenda": ["REVEAL", "OPENING_HANDS"]}, "before the game has begun"),
    ({"turns": 0}, "no turn has begun"),
    ({"agenda": ["PLACEMENT"], "turns": 0}, "no turn has begun"),
    ({"agenda": ["WINDOW 0 0"], "turns": 0}, "no turn has begun"),
    ({"agenda": ["END_OF_TURN"], "turns": 0}, "no turn has begun"),
    ({"agenda": ["TURN 0"], "turns": 0, "field": [DOWN, NONE]}, "before the game has begun"),
    ({"agenda": ["TURN 0"], "turns": 0, "discard": [["5S"], []]}, "before the game has begun"),
    ({"turns": 2, "field": [OWN, NONE]}, "so early a turn"),
    ({"turns": 2, "field": [NONE, OWN]}, "so early a turn"),
    ({"turns": 2, "hero": [[], ["KS"]]}, "so early a turn"),
    ({"turns": 1, "points": [["5S"], []], "scored": [[5], []]}, "so early a turn"),
    ({"agenda": ["TURN 0"], "turns": 2, "skip": [1, 0]}, "so early a turn"),
    ({"turns": 1, "field": [NONE, DOWN]}, "so early a turn"),
    ({"agenda": ["MAIN"], "turns": 2, "field": [DOWN, NONE]}, "so early a turn"),
    ({"agenda": ["ACTIVATION"], "turns": 1, "field": [DOWN, NONE]}, "so early a turn"),
    ({"agenda": ["TURN 0"], "turns": 1, "field": [DOWN, NONE]}, "so early a turn"),
    ({"agenda": ["PLACEMENT"], "no_attack": 1}, "cannot be forbidden"),
    ({"agenda": ["WINDOW 0 0"], "no_attack": 1}, "cannot be forbidden"),
    ({"agenda": ["FORMATIONS"], "no_attack": 1}, "cannot be forbidden"),
    ({"skip": [1, 0]}, "to be passed"),
    ({"paid": [5]}, "such a line bonus"),
    ({"agenda": ["PLACEMENT"], "paid": [771]}, "outside the combat"),
    ({"agenda": ["WINDOW 0 0"], "paid": [771]}, "outside the combat"),
    # sums
    ({"power": [5, -1]}, "a total that it cannot have"),
    ({**FIGHT, "power": [6, 6]}, "a total that it cannot have"),
    ({**FIGHT, "agenda": ["END_OF_COMBAT"], "power": [5, 5], "doomed": [2, 0]}, "destroyed"),
    ({"doomed": [1, 0], "field": [OWN, NONE]}, "destroyed"),
    ({"lost": [1, 0]}, "counted as lost"),
    (
        {**FIGHT, "agenda": HITS, "field": [OWN, SIX], "power": [5, 6]},
        "only who wins",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("state", "why"), WRONG)
def test_what_play_cannot_reach_is_refused(state: dict[str, Any], why: str) -> None:
    with pytest.raises(InputError, match=why):
        open_position(SPEC, {"agenda": ["ATTACKERS"], "turns": 4, **state}, {}, 2, "test")


SOUND: list[dict[str, Any]] = [
    {"agenda": ["TURN 0"], "turns": 0, "hand": [["5S"], []]},
    {"agenda": ["DRAW 1 5", "TURN 0"], "turns": 0, "hand": [["5S"], []]},
    {"turns": 1, "field": [DOWN, NONE]},
    {"turns": 2, "field": [DOWN, DOWN], "discard": [["AS"], ["KS"]]},
    {"turns": 3, "field": [OWN, DOWN]},
    {"result": [0, 1]},
    FIGHT,
    {**FIGHT, "agenda": ["HIT_TROOPS 0", "HIT_TROOPS 1", "END_OF_COMBAT"]},
    {**FIGHT, "agenda": ["END_OF_COMBAT"], "doomed": [1, 1]},
    {"agenda": ["RETREAT"], "column": 0, "fighting": [1, 1], "field": [OWN, OWN], "lost": [2, 2]},
    {"aces": [["AS", "AH"], []], "shield": [[1, *[0] * 8], [0] * 9], "field": [OWN, NONE]},
    {"agenda": ["PAY 0 784", "WINDOW 1 0"], "field": [["5H^", *NONE[1:3], "6H^", *NONE[4:]], NONE]},
    {"paid": [784, 1552, 1808], "agenda": ["WINDOW 1 0"]},
]


@pytest.mark.parametrize("state", SOUND)
def test_what_play_can_reach_is_taken(state: dict[str, Any]) -> None:
    open_position(SPEC, {"agenda": ["ATTACKERS"], "turns": 4, **state}, {}, 2, "test")


@pytest.mark.parametrize("seed", range(16))
def test_every_position_of_a_game_is_sound(seed: int) -> None:
    rng = Rng(seed)
    options = {o.name: o.values[seed >> i & 1] for i, o in enumerate(SPEC.options)}
    table: Table[Any] = Table(SPEC, options, Seeded(f"sound {seed}"))
    while table.ask is not None:
        assert module.sound(table.checkpoint) == ""
        word = rng.choice(table.ask.words)
        if rng.below(3) and SPEC.policy is not None:
            word = SPEC.policy(table.g, table.ask, rng)
        table.answer(word, table.ask.seats.bit_length() - 1)
    assert module.sound(table.g) == ""


def damaged(positions: int, seed: int) -> None:
    """Damage reached positions, a third of the seeds with other options; nothing may go wrong."""
    options = {"receivers": "choose", "complete_lasts": "yes"} if seed % 3 == 1 else {}
    found = damage_walk(SPEC, positions, seed, options)
    assert found.tried > 250 * positions
    assert (found.vague, found.faults) == (Counter(), {})


@pytest.mark.parametrize("seed", length([1], [1, 2]))
def test_damaged_positions_are_refused_with_a_reason_or_can_be_played(seed: int) -> None:
    damaged(1, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(length(2, 3)))
def test_many_damaged_positions(seed: int) -> None:
    damaged(length(2, 4), seed)


def test_every_sentence_has_a_french_one() -> None:
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    said = {
        found.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Return) and node.value is not None
        for found in ast.walk(node.value)
        if isinstance(found, ast.Constant) and isinstance(found.value, str) and found.value
    }
    assert len(said) > 30
    assert said <= templates()


def examples() -> list[str]:
    text = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    return [part.split("```")[0] for part in text.split("```toml\n")[1:]]


def test_the_examples_of_the_formats_page_work() -> None:
    *_, position, scenario, several = examples()
    assert read_position(position).ask is not None
    run_scenario(read_scenario(scenario))
    assert [run_scenario(found).over for found in read_scenarios(several)] == [False, False]
