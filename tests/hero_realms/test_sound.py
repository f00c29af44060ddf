"""Positions that play cannot reach are refused, each with what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.hero_realms.spec import SPEC
from heroon.kernel import InputError, open_position

BASE: dict[str, Any] = {
    "agenda": ["HERO_MAIN"],
    "turns": 2,
    "face": "dagger",
    "behaved": [1, 0, 0, 1],
    "unused": [0, 0, 1, 0],
    "health": 50,
    "boss_health": 50,
    "row": ["spark", "taxation", "profit", "influence", "arkus"],
    "backs": [0] * 16,
}


def test_the_base_is_sound() -> None:
    assert open_position(SPEC, BASE, {}, 1, "test").ask is not None


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"zone": ["borg"]}, "lies: one number a card"),
        ({"zone": ["orc-grunt", "borg"], "lies": [0]}, "one number a card"),
        ({"owned": ["spark", "spark"], "played": ["spark", "spark"], "used": [2, 0]}, "sorted"),
        ({"backs": [0] * 15}, "backs: one number a Fire Gem"),
        ({"owned": ["spark"], "champions": ["spark"], "poise": [0]}, "champions alone"),
        ({"owned": ["borg"], "played": ["borg"], "used": [0]}, "items and actions alone"),
        ({"stunned": ["close-ranks"]}, "stunned: champions alone"),
        ({"spent": ["spark"], "owned": ["spark"]}, "starting cards alone"),
        ({"behaved": [1, 1, 0, 1]}, "behaviour cards of the Boss"),
        ({"face": "ruby"}, "face: a behaviour card that has been used"),
        ({"hand": ["spark"]}, "no card spark is left"),
    ],
)
def test_refused(change: dict[str, Any], why: str) -> None:
    with pytest.raises(InputError, match=why):
        open_position(SPEC, BASE | change, {}, 1, "test")
