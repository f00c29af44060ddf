"""Positions that play cannot reach are refused, each with what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.micro_hero.spec import SPEC
from heroon.kernel import InputError, open_position

BASE: dict[str, Any] = {
    "agenda": ["PLAN"],
    "trial": ["hydra"],
    "attack": 3,
    "life": 9,
    "turns": 1,
    "hand": [["strike", "block"]],
}


#: A Strike among the blessings of the box.
STRANGE = [
    *("strike", "venom", "swiftness", "tusks", "flood", "rattles", "might", "chariot", "girdle"),
    *("herd", "apple", "leash"),
]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"reserve": ["strike+"]}, "base level"),
        ({"reserve": ["wound"]}, "Techniques and blessings"),
        ({"wounds": ["strike"]}, "pile of wounds"),
        (
            {"box": STRANGE, "reserve": ["pelt"], "beaten": ["lion"]},
            "only blessings lie in the box",
        ),
        ({"trial": ["?"]}, "only trials to come are face down"),
        ({"pile": ["lion"]}, "trials and vengeance to come are face down"),
        ({"kept": ["lion"]}, "no more beaten trials stay in play"),
        ({"beaten": ["lion"]}, "blessing of a beaten trial is not in the box"),
        ({"reserve": ["venom"]}, "blessing of a trial in play lies in the box"),
        ({"reserve": ["pelt"]}, "in the box until its trial is beaten"),
        ({"life": 0}, "a trial in play has Life"),
        ({"discard": [["?"]], "unseen": [["strike"]]}, "only cards of the deck are unseen"),
        ({"bent": [1, 0]}, "one of those played"),
        ({"bent": [1, 0], "stack": [["wound"]]}, "a wound is never doubled"),
        ({"hand": [["block", "strike"]]}, "a hand is sorted"),
        ({"armed": [1, 0]}, "only a tilted Surchargée waits"),
        ({"armed": [1, 0], "tilted": [1, 0], "side": [1, 0]}, "only a tilted Surchargée waits"),
    ],
)
def test_refused(change: dict[str, Any], why: str) -> None:
    with pytest.raises(InputError, match=why):
        open_position(SPEC, {**BASE, **change}, {}, 1, "test")


def test_under_the_hind_a_hand_has_the_order_drawn() -> None:
    hind = {"trial": ["hind"], "attack": 2, "life": 8, "hand": [["strike", "block", "strike"]]}
    table = open_position(SPEC, {**BASE, **hind}, {}, 1, "test")
    assert table.g.hand == [[1, 2, 1]]
