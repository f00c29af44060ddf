"""Positions that play cannot reach are refused, each with what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.micro_hero.spec import SPEC
from heroon.kernel import InputError, open_position
from heroon.texts.reasons import reason

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


DAMAGED: list[tuple[dict[str, Any], dict[str, str], int, str]] = [
    ({"attack": 2}, {}, 1, "only rises"),
    ({"life_card": 2}, {}, 1, "Calme et Colère"),
    ({"agenda": ["LIFE_CARD"]}, {}, 1, "Calme et Colère"),
    ({"life_card": 6}, {"anger": "yes"}, 1, "laid aside"),
    ({"guard": [3, 0]}, {}, 1, "Athena"),
    ({"guard": [0, 3]}, {"shield": "yes"}, 1, "second one"),
    ({"owed": [1, 0]}, {}, 1, "deep wounds"),
    ({"owed": [0, 1]}, {"blood": "yes"}, 1, "second one"),
    ({"posture": [1, 0]}, {}, 1, "Omphale"),
    ({"posture": [0, 1]}, {"omphale": "yes"}, 1, "second one"),
    ({"side": [0, 1]}, {}, 1, "second one"),
    ({"tilted": [0, 1]}, {}, 1, "second one"),
    ({"points": [0, 4]}, {}, 1, "second one"),
    ({"hits": [0, 1]}, {}, 1, "second one"),
    ({"actions": [0, 1]}, {}, 1, "second one"),
    ({"actions": [2, 0]}, {}, 1, "between two rounds"),
    ({"agenda": ["PREPARE"], "actions": [3, 0], "hand": [[]]}, {}, 1, "more actions"),
    ({"agenda": ["PREPARE"], "actions": [2, 0]}, {}, 1, "all cards lie in the deck"),
    ({"agenda": ["PREPARE"], "actions": [1, 0], "hand": [[]], "discard": [["wound"]]}, {}, 1,
     "all cards lie in the deck"),
    ({"points": [3, 0]}, {}, 1, "points of defence"),
    ({"hits": [1, 0]}, {}, 1, "still to be taken"),
    ({"agenda": ["PERFECT"], "armed": [1, 0], "tilted": [1, 0]}, {}, 1, "only in Planning"),
    ({"spent": 4}, {}, 1, "after Planning"),
    ({"agenda": ["SETUP"], "trial": []}, {}, 1, "before anything else"),
    ({"agenda": ["DISTAFF 0", "PLAN"]}, {}, 1, "Distaff"),
    ({"agenda": ["LATE_OVERLOAD 0"]}, {"hera": "yes"}, 1, "lightning"),
    ({"ready": 2}, {}, 1, "players of the table"),
    ({"bent": [1, 0], "stack": [["strike"]]}, {}, 1, "only a tilted Surchargée doubles"),
    ({"bent": [1, 0], "armed": [1, 0], "tilted": [1, 0], "stack": [["strike"]]}, {}, 1,
     "doubles one card"),
    ({"tilted": [1, 0], "side": [1, 0]}, {}, 1, "side B"),
    ({"under": [["strike"]]}, {}, 1, "only under Omphale"),
    ({"trial": []}, {}, 1, "a trial is in play"),
    ({"agenda": ["REVEAL"]}, {}, 1, "when none is in play"),
    ({"agenda": ["SHARE", "WOUNDS_FIRST"]}, {}, 1, "only two players"),
    ({"agenda": ["DRAW 1 5"]}, {}, 1, "a seat of the table"),
    ({"agenda": ["DRAW_UNSEEN 0 0"]}, {}, 1, "how many are left"),
    ({"agenda": ["VENGEANCE_CARD"]}, {}, 1, "Hera"),
    ({"agenda": ["LATE_OVERLOAD 0"]}, {}, 1, "Hera"),
    ({"agenda": ["PERFECT"], "spent": 4}, {}, 1, "no more experience"),
    ({"round": 2, "beaten": ["boar"], "reserve": ["tusks"]}, {"level": "heroic"}, 1,
     "as many beaten trials"),
    ({"hera_gone": ["?"], "hera_pile": ["?*5"]}, {"hera": "yes"}, 1, "face up|unequal"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "options", "seats", "why"), DAMAGED)
def test_what_print_implies_is_held_to(
    change: dict[str, Any], options: dict[str, str], seats: int, why: str
) -> None:
    with pytest.raises(InputError, match=why) as bad:
        open_position(SPEC, {**BASE, **change}, options, seats, "test")
    assert "cannot be played" not in str(bad.value)
    french = reason(bad.value.why, "fr")
    assert french != bad.value.why
