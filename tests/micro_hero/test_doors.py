"""What is refused, with the reason: one case for each reason of the vocabulary."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.micro_hero.spec import SPEC
from heroon.kernel import InputError, Table, open_position

HYDRA: dict[str, Any] = {"trial": ["hydra"], "attack": 3, "life": 9, "turns": 1}
TWO: dict[str, Any] = {**HYDRA, "deck": [[], []], "unseen": [[], []]}


def at(state: dict[str, Any], seats: int = 1, **options: Any) -> Table[Any]:
    return open_position(SPEC, {**HYDRA, **state}, options, seats, "test")


def reason(table: Table[Any], token: str, seat: int = 0) -> str:
    found = table.why(token, seat)
    assert found is not None
    with pytest.raises(InputError):
        table.answer(token, seat)
    return found.name


def plan(*hand: str, **more: Any) -> dict[str, Any]:
    return {"agenda": ["PLAN"], "hand": [list(hand)], **more}


def perfect(*stack: str, **more: Any) -> dict[str, Any]:
    return {"agenda": ["PERFECT"], "stack": [list(stack)], **more}


NEXT: dict[str, Any] = {
    **{"agenda": ["PREPARE"], "actions": [2, 0], "life": 10, "beaten": ["lion"]},
    "reserve": ["pelt"],
}
LOCKED = {"trial": ["apples"], "attack": 4, "life": 7}
RICH = ("training",) * 4
CASES: list[tuple[dict[str, Any], dict[str, str], str, str]] = [
    (plan("strike", "block"), {}, "buy:strike", "not-now"),
    (plan("strike", "block"), {}, "play:training", "not-in-hand"),
    (plan("strike", "block"), {}, "ready", "cards-to-play"),
    (plan("strike", "block", tilted=[1, 0]), {}, "tilt", "already-tilted"),
    (plan("strike", "block", **LOCKED), {}, "tilt", "posture-locked"),
    (
        plan("wound", "wound"),
        {"overload_target": "needed"},
        "tilt",
        "no-card-to-use-it-on",
    ),
    (
        plan("strike", "block", trial=["hind"], attack=2, life=8),
        {},
        "play:block",
        "in-order-drawn",
    ),
    (perfect(*RICH), {}, "buy:pelt", "not-in-reserve"),
    (
        perfect("training", "training", "training"),
        {},
        "buy:pelt",
        "not-in-reserve",
    ),
    (perfect("training", "block"), {}, "buy:strike", "not-enough-experience"),
    (perfect(*RICH), {}, "improve", "discard-empty"),
    (perfect(*RICH, discard=[["wound"]]), {}, "improve", "a-wound-has-no-cost"),
    (perfect(*RICH, discard=[["strike+"]]), {}, "improve", "already-improved"),
    (perfect(*RICH, discard=[["strike"]]), {}, "anticipate", "not-improved"),
    (
        {"agenda": ["BUILD_DECK", "PICK_POSTURE", "ROUND"], "turns": 0},
        {},
        "deck:6.2.2",
        "not-enough-techniques",
    ),
    (
        {**NEXT, "agenda": ["LIFE_CARD", "PREPARE"], "life_card": 5},
        {"anger": "yes"},
        "life:cold",
        "same-life-card",
    ),
    (
        {**NEXT, "deck": [["?"]], "unseen": [["strike+"]]},
        {},
        "train:strike",
        "trained-already",
    ),
    (
        {**NEXT, "deck": [["?"]], "unseen": [["strike"]]},
        {},
        "heal:wound",
        "not-in-deck",
    ),
    (
        {**NEXT, "deck": [["?"]], "unseen": [["strike"]]},
        {},
        "guard",
        "no-shield",
    ),
    (
        {
            **NEXT,
            "deck": [["?*2"]],
            "unseen": [["strike", "wound"]],
        },
        {},
        "skip",
        "must-act",
    ),
    (
        {
            **NEXT,
            "deck": [["?*5"]],
            "unseen": [["strike", "strike", "strike", "strike", "strike"]],
        },
        {},
        "gain:strike",
        "none-left-in-reserve",
    ),
]


@pytest.mark.parametrize(("state", "options", "token", "why"), CASES)
def test_refused(state: dict[str, Any], options: dict[str, str], token: str, why: str) -> None:
    assert reason(at(state, 1, **options), token) == why


def test_who_is_ready_is_asked_no_more() -> None:
    stacks = [["training"] * 3, ["training"] * 3]
    table = at({**TWO, "agenda": ["PERFECT"], "stack": stacks}, 2)
    table.answer("ready", 0)
    assert reason(table, "buy:strike") == "not-asked"
    table.answer("buy:strike", 1)


def test_two_preparations_and_no_more() -> None:
    table = at({**TWO, **NEXT, "life": 20, "actions": [1, 2]}, 2)
    table.answer("gain:strike", 0)
    assert reason(table, "gain:strike") == "not-asked"


def test_a_split_that_is_like_another() -> None:
    stacks = [["block"] * 3, ["block", "strike"]]
    table = at({**TWO, "attack": 7, "agenda": ["SHARE"], "stack": stacks}, 2)
    assert reason(table, "split:3") == "same-as-another"
    assert reason(table, "split:9") == "same-as-another"
    table.answer("split:7", 1)


def test_every_reason_is_named_here() -> None:
    named = {why for *_, why in CASES} | {"same-as-another"}
    ends = {"none", "twelve-labours", "no-wound-left"}
    assert {r.name for r in SPEC.words.reasons} == named | ends
