"""Positions that play cannot reach are refused, with what is wrong; also the docs' examples."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from heroon.games.heroz import sound as module
from heroon.games.heroz.spec import SPEC
from heroon.kernel import InputError, open_position, read_position, read_scenario, run_scenario
from heroon.texts.reasons import templates

ROOT = Path(__file__).resolve().parents[2]
NONE = ["."] * 9

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
]


@pytest.mark.parametrize(("state", "why"), WRONG)
def test_what_play_cannot_reach_is_refused(state: dict[str, Any], why: str) -> None:
    with pytest.raises(InputError, match=why):
        open_position(SPEC, {"agenda": ["ATTACKERS"], **state}, {}, 2, "test")


def test_a_step_with_arguments_that_mean_nothing_is_refused() -> None:
    with pytest.raises(InputError, match="cannot be played from"):
        open_position(SPEC, {"agenda": ["WINDOW 9 9"]}, {}, 2, "test")


def test_every_sentence_has_a_french_one() -> None:
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    said = {
        node.value.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Constant)
    }
    assert {str(s) for s in said if s} <= templates()


def examples() -> list[str]:
    text = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    return [part.split("```")[0] for part in text.split("```toml\n")[1:]]


def test_the_examples_of_the_formats_page_work() -> None:
    _record, position, scenario = examples()
    assert read_position(position).ask is not None
    run_scenario(read_scenario(scenario))
