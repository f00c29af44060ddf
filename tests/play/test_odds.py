"""The odds of a draw: exact where they are known, and told as possible where there may be one."""

from __future__ import annotations

from fractions import Fraction

from heroon import kernel as k
from heroon.play.odds import Chances, chance_lines, chances_of
from heroon.texts import texts
from tests.shapes import windows

PLACE = {
    "hand": [["strike"] * 4, ["parry"] * 3],
    "life": [3, 3],
    "turns": 1,
    "agenda": ["ACT", "TURN 1 0"],
}


def test_a_draw_whose_outcome_stays_hidden_is_told_as_possible() -> None:
    """To pass lets the other one draw, who holds three cards: everybody can count them."""
    table = k.open_position(windows.SPEC, PLACE, {}, 2, "odds")
    found = chances_of(table, 0, k.PASS, k.Rng(1))
    assert found == Chances({}, True)
    assert chance_lines(found, texts("en")) == [
        "A draw may follow at once; its odds depend on what you do not see."
    ]
    (french,) = chance_lines(found, texts("fr"))
    assert french.startswith("Un tirage peut suivre tout de suite\u00a0; ses chances")


def test_where_none_follows_nothing_is_told() -> None:
    table = k.open_position(windows.SPEC, PLACE, {}, 2, "odds")
    strike = table.words(0)[-1]
    found = chances_of(table, 0, strike, k.Rng(1))
    assert found == Chances({}, False)
    assert chance_lines(found, texts("en")) == []


def test_what_must_come_is_told_without_a_number() -> None:
    found = Chances({"@Alice": Fraction(1)}, True)
    (line,) = chance_lines(found, texts("en"))
    assert line.startswith("for sure: ")
    assert not any(sign.isdigit() for sign in line)
