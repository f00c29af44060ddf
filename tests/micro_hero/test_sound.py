"""Positions that play cannot reach are refused, each with the field and what is wrong."""

from __future__ import annotations

import ast
import inspect
from typing import Any

import pytest

from heroon.games.micro_hero import sound
from heroon.games.micro_hero.spec import SPEC
from heroon.kernel import InputError, open_position
from heroon.texts.reasons import reason, templates

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
        ({"reserve": ["strike+"]}, "reserve: .* base level"),
        ({"reserve": ["wound"]}, "reserve: Techniques and blessings"),
        ({"wounds": ["strike"]}, "wounds: wounds of base"),
        (
            {"box": STRANGE, "reserve": ["pelt"], "beaten": ["lion"]},
            "box: only blessings",
        ),
        ({"trial": ["?"]}, "only trials to come are face down"),
        ({"pile": ["lion"]}, "pile: what is to come is face down"),
        ({"kept": ["lion"]}, "kept: no more beaten trials stay in play"),
        ({"beaten": ["lion"]}, "box: the blessing of a beaten trial is not in it"),
        ({"reserve": ["venom"]}, "box: the blessing of a trial in play lies in it"),
        ({"reserve": ["pelt"]}, "box: a blessing stays in it until its trial is beaten"),
        ({"life": 0}, "life: a trial is beaten when it has none"),
        (
            {"discard": [["?"]], "unseen": [["strike"]]},
            "discard.0: only cards of the deck are unseen",
        ),
        ({"bent": [1, 0]}, "bent.0: the doubled card is one of those played"),
        ({"bent": [1, 0], "stack": [["wound"]]}, "bent.0: a wound is never doubled"),
        ({"hand": [["block", "strike"]]}, "hand.0: it is sorted"),
        ({"armed": [1, 0]}, "only a tilted Overloaded waits"),
        ({"armed": [1, 0], "tilted": [1, 0], "side": [1, 0]}, "tilted.0: side B is turned over"),
    ],
)
def test_refused(change: dict[str, Any], why: str) -> None:
    with pytest.raises(InputError, match=why):
        open_position(SPEC, {**BASE, **change}, {}, 1, "test")


def test_under_the_hind_a_hand_has_the_order_drawn() -> None:
    hind = {"trial": ["hind"], "attack": 2, "life": 8, "hand": [["strike", "block", "strike"]]}
    table = open_position(SPEC, {**BASE, **hind}, {}, 1, "test")
    assert table.g.hand == [[1, 2, 1]]


#: Before the second round.
NEXT: dict[str, Any] = {
    **{"agenda": ["PREPARE"], "actions": [2, 0], "life": 10, "hand": [[]]},
    **{"beaten": ["lion"], "reserve": ["pelt"]},
}
DAMAGED: list[tuple[dict[str, Any], dict[str, str], int, str]] = [
    ({"attack": 2}, {}, 1, "only rises"),
    ({"life_card": 2}, {}, 1, "Calm and Anger"),
    ({"agenda": ["LIFE_CARD", "PREPARE"]}, {}, 1, "agenda: .* Calm and Anger"),
    ({"life_card": 6}, {"anger": "yes"}, 1, "laid aside"),
    ({"guard": [3, 0]}, {}, 1, "Athena"),
    ({"guard": [0, 3]}, {"shield": "yes"}, 1, "second one"),
    ({"owed": [1, 0]}, {}, 1, "deep wounds"),
    ({"owed": [0, 1]}, {"blood": "yes", "hera": "yes"}, 1, "second one"),
    ({"posture": [1, 0]}, {}, 1, "Omphale"),
    ({"posture": [0, 1]}, {"omphale": "yes"}, 1, "second one"),
    ({"side": [0, 1]}, {}, 1, "second one"),
    ({"tilted": [0, 1]}, {}, 1, "second one"),
    ({"points": [0, 4]}, {}, 1, "second one"),
    ({"hits": [0, 1]}, {}, 1, "second one"),
    ({"actions": [0, 1]}, {}, 1, "second one"),
    ({"actions": [2, 0]}, {}, 1, "between two rounds"),
    ({**NEXT, "actions": [3, 0]}, {}, 1, "actions: no more than the rules give"),
    ({**NEXT, "hand": [["strike"]]}, {}, 1, "all cards lie in the deck"),
    ({**NEXT, "discard": [["wound"]]}, {}, 1, "all cards lie in the deck"),
    ({"points": [3, 0]}, {}, 1, "points: laid out only"),
    ({"hits": [1, 0]}, {}, 1, "still to be taken"),
    ({"agenda": ["PERFECT"], "armed": [1, 0], "tilted": [1, 0]}, {}, 1, "armed: an Overloaded"),
    ({"spent": 4}, {}, 1, "after Planning"),
    ({"agenda": ["SETUP"], "trial": []}, {}, 1, "turns, kept, beaten: none while"),
    ({"agenda": ["DISTAFF 0", "PLAN"]}, {}, 1, "DISTAFF needs Omphale"),
    ({"agenda": ["LATE_OVERLOAD 0", "PERFECT"]}, {"hera": "yes"}, 1, "a tilted Overloaded"),
    ({"ready": 2}, {}, 1, "players of the table"),
    ({"bent": [1, 0], "stack": [["strike"]]}, {}, 1, "only a tilted Overloaded doubles"),
    ({"bent": [1, 0], "armed": [1, 0], "tilted": [1, 0], "stack": [["strike"]]}, {}, 1,
     "doubles one card"),
    ({"tilted": [1, 0], "side": [1, 0]}, {}, 1, "side B"),
    ({"under": [["strike"]]}, {}, 1, "only under Omphale"),
    ({"trial": []}, {}, 1, "trial: one is in play"),
    ({**NEXT, "agenda": ["REVEAL", "PREPARE"]}, {}, 1, "trial: none is in play"),
    ({"agenda": ["WOUNDS_FIRST", "RISES"]}, {}, 1, "there is one player"),
    ({"agenda": ["DRAW 1 5"]}, {}, 1, "DRAW is for a player of the table"),
    ({"agenda": ["DRAW_UNSEEN 0 0"]}, {}, 1, "the numbers behind DRAW_UNSEEN mean nothing"),
    ({"agenda": ["VENGEANCE_CARD", "PERFECT"]}, {}, 1, "Hera"),
    ({"agenda": ["LATE_OVERLOAD 0", "PERFECT"]}, {}, 1, "Hera"),
    ({"agenda": ["PERFECT"], "spent": 4}, {}, 1, "spent: no more than was made"),
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


ANGER = {"anger": "yes"}
BLOOD = {"blood": "yes"}
HERA = {"hera": "yes"}
ALL = {"blood": "yes", "hera": "yes", "shield": "yes"}
OMPHALE = {"omphale": "yes"}
HER: dict[str, Any] = {"posture": [1, 0]}
#: Before the first turn.
SETTING: dict[str, Any] = {
    "agenda": ["BUILD_DECK", "PICK_POSTURE", "ROUND"],
    "turns": 0,
    "hand": [[]],
}
LIFE = ["LIFE_CARD", "BUILD_DECK", "PICK_POSTURE", "ROUND"]
UPKEEP = ["LAST_MOMENT 1", "POSTURE_END 0", "TURN_END"]
UPKEEP_OF_TWO = ["LAST_MOMENT 1", "POSTURE_END 0", "POSTURE_END 1", "TURN_END"]
SPENDER: dict[str, Any] = {"agenda": ["PERFECT"], "hand": [[]], "stack": [["training"] * 3]}
UNREACHED: list[tuple[dict[str, Any], dict[str, str], int, str]] = [
    # what follows what [micro-hero:turn] [micro-hero:setup] [micro-hero:end.4]
    ({"agenda": ["LIFE_CARD"]}, ANGER, 1, "LIFE_CARD is followed by other steps"),
    ({"agenda": ["DRAW 0 5"]}, {}, 1, "DRAW is followed by other steps"),
    ({"agenda": ["DRAW 0 5", "PREPARE"]}, {}, 1, "DRAW is not followed by PREPARE"),
    ({"agenda": ["PLAN", "PERFECT"]}, {}, 1, "PLAN is not followed by PERFECT"),
    ({"agenda": ["LAST_MOMENT", "POSTURE_END 0", "TURN_END"]}, {}, 1, "LAST_MOMENT is not"),
    ({"agenda": ["LAST_MOMENT 1"]}, {}, 1, "LAST_MOMENT is followed by other steps"),
    ({"agenda": ["BUILD_DECK 0", "PICK_POSTURE", "ROUND"]}, {}, 2, "not followed by PICK_POSTURE"),
    ({"agenda": ["POSTURE_END 0", "TURN_END"]}, {}, 2, "POSTURE_END is not followed by TURN_END"),
    ({"agenda": ["TIDY 0", "TIDY 1", "TIDY 0", *UPKEEP_OF_TWO]}, {}, 2, "TIDY comes once"),
    ({"agenda": ["TIDY 0", "LAST_MOMENT 0", "UPKEEP"]}, {}, 1, "TIDY is not followed"),
    ({"agenda": ["PLAN 1"]}, {}, 1, "the numbers behind PLAN"),
    ({"agenda": ["DRAW 0 9", "PLAN"]}, {}, 1, "the numbers behind DRAW"),
    ({"agenda": ["TIDY 0 1", *UPKEEP]}, {}, 1, "the numbers behind TIDY"),
    ({"agenda": ["LAST_MOMENT 0 2"]}, {}, 1, "the numbers behind LAST_MOMENT"),
    ({"agenda": ["LAST_MOMENT 0 1"], "side": [1, 0]}, {}, 1, "the numbers behind LAST_MOMENT"),
    ({"agenda": ["CLEANSE_ONE 0 1", "PLAN"]}, {}, 1, "the numbers behind CLEANSE_ONE"),
    ({"agenda": ["DRAW_UNSEEN 0 1", "PLAN"], "deck": [["strike"]]}, {}, 1, "an unseen card on top"),
    ({"agenda": ["SPIN_ONE 0", "TURN_END"], **HER}, OMPHALE, 1, "SPIN_ONE needs Omphale"),
    ({"agenda": ["PICK_POSTURE 1", "ROUND"]}, {}, 2, "only with Omphale"),
    ({"agenda": ["CROSS_OFF 0", "PERFECT"], "hera_gone": ["bolt"]}, HERA, 1, "a cross"),
    ({"agenda": ["LIGHTNING 0", "PERFECT"], "hera_gone": ["cross"]}, HERA, 1, "lightning strikes"),
    ({"agenda": []}, {}, 1, "it is empty, and the game goes on"),
    ({"agenda": [], "result": [0]}, {}, 1, "reason: the twelfth"),
    ({"agenda": [], "result": [3], "reason": 21}, {}, 1, "result: for each player"),
    ({"reason": 22}, {}, 1, "reason: the agenda says"),
    # rounds and trials [micro-hero:end.3]
    ({"round": 2}, {}, 1, "round: one more than trials are beaten"),
    ({**NEXT, "round": 2}, {}, 1, "round: one more than trials are beaten"),
    ({"turns": 0}, {}, 1, "turns: none has begun, and one goes on"),
    ({**NEXT, "agenda": ["TURN"], "turns": 0, "round": 2, "actions": [0, 0]}, {}, 1,
     "turns: none has begun, and trials are beaten"),
    ({"agenda": ["ROUND_WON"]}, {}, 1, "life: a trial is beaten when it has none"),
    ({"life": 10}, {}, 1, "life: that of a trial only falls"),
    ({**NEXT, "attack": 4}, {}, 1, "attack: a trial begins with what is printed"),
    ({**NEXT, "life": 9}, {}, 1, "life: a trial begins with what is printed"),
    ({**NEXT, "deck": [["strike"]]}, {}, 1, "deck: between two rounds"),
    ({**NEXT, "owed": [1, 0]}, ALL, 1, "owed: nothing between two rounds"),
    ({**NEXT, "hera_gone": ["bolt"]}, HERA, 1, "hera_gone: nothing before the first turn"),
    ({**SETTING, "turns": 1}, {}, 1, "turns, kept, beaten: none while"),
    ({**SETTING, "side": [1, 0]}, {}, 1, "side, tilted: a round begins"),
    ({**SETTING, "deck": [["?"]], "unseen": [["strike"]]}, {}, 1, "deck.0: it is still to be made"),
    ({**NEXT, "agenda": ["LIFE_CARD", "PREPARE"], "actions": [1, 0], "life_card": 5}, ANGER, 1,
     "actions: none is used before"),
    # expansions [micro-hero:anger] [micro-hero:shield.prepare] [micro-hero:hera.pile]
    ({}, ANGER, 1, "life_card: each trial has one"),
    ({**NEXT, "agenda": ["LIFE_CARD", "PREPARE"]}, ANGER, 1, "the last one is laid aside"),
    ({**NEXT, "agenda": ["LIFE_CARD", "PREPARE"], "life_card": 2}, ANGER, 1, "last one is laid"),
    ({**SETTING, "agenda": LIFE, "life_card": 5}, ANGER, 1, "the last one is laid aside"),
    ({**NEXT, "guard": [5, 0]}, {"shield": "yes"}, 1, "guard.0: before a round"),
    ({"hera_gone": [*["bolt"] * 2, *["cross"] * 2, *["blank"] * 2]}, HERA, 1, "hera_pile: it is"),
    ({"owed": [1, 0]}, ALL, 1, "owed: from Hera's cross to Upkeep"),
    ({"agenda": ["UPKEEP"], "owed": [2, 0]}, ALL, 1, "owed: Hera's cross takes off one card"),
    ({"posture": [0, 0]}, OMPHALE, 1, "posture: alone Omphale"),
    ({**HER, "tilted": [1, 0], "under": [["strike"] * 3]}, OMPHALE, 1, "under.0: the Distaff"),
    ({**HER, "under": [["strike"]]}, OMPHALE, 1, "under.0: the Distaff"),
    # phases [micro-hero:turn] [micro-hero:3] [micro-hero:5] [micro-hero:6]
    ({"ready": 1, "hand": [["block"]]}, {}, 1, "ready: who is done with Planning"),
    ({"agenda": ["SHARE"], "ready": 1}, {}, 1, "ready: only players of the table"),
    ({"agenda": ["TURN"], "stack": [["strike"]]}, {}, 1, "stack.0: cards lie there"),
    ({"agenda": UPKEEP, "stack": [["strike"]]}, {}, 1, "stack.0: cards lie there"),
    ({"agenda": ["TURN"], "tilted": [1, 0]}, {}, 1, "tilted.0: the end of a turn"),
    ({"agenda": ["POSTURE_END 1", "TURN_END"], "tilted": [1, 0]}, {}, 2, "tilted.0: the end"),
    ({**SPENDER, "spent": 5}, {}, 1, "spent: what cards cost in all"),
    ({"agenda": ["DEFEND"], "stack": [["block"]]}, {}, 1, "points: all the defence"),
    ({"agenda": ["SUFFER 0", "RISES"], "hits": [2, 0]}, {}, 1, "hits.0: no more wounds"),
    ({"agenda": ["SUFFER 0", "RISES"], "hits": [4, 0]}, BLOOD, 1, "hits.0: no more wounds"),
    ({"agenda": ["SUFFER 0", "RISES"], "hits": [1, 0], "guard": [1, 0]}, {"shield": "yes"}, 1,
     "hits.0: no more wounds"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "options", "seats", "why"), UNREACHED)
def test_what_play_does_not_reach(
    change: dict[str, Any], options: dict[str, str], seats: int, why: str
) -> None:
    state = {**BASE, "hand": [[]] * seats, **change}
    state["life"] = change.get("life", 9 * seats)
    with pytest.raises(InputError, match=why) as bad:
        open_position(SPEC, state, options, seats, "test")
    assert reason(bad.value.why, "fr") != bad.value.why


#: Each of them is on the agenda at some moment of some game.
REACHED: list[tuple[list[str], dict[str, Any], dict[str, str], int]] = [
    (["REVEAL", "BUILD_DECK", "PICK_POSTURE", "ROUND"], {"turns": 0, "trial": [], "life": 0}, {},
     1),
    (["BUILD_DECK 0", "BUILD_DECK 1", "PICK_POSTURE", "ROUND"], {"turns": 0}, {}, 2),
    (["DRAW 0 5", "DRAW 1 5", "PLAN"], {}, {}, 2),
    (["DRAW_UNSEEN 1 1", "PERFECT"], {"deck": [[], ["?"]], "unseen": [[], ["strike"]]}, {}, 2),
    (["DRAW 0 1", "LIGHTNING 1", "PERFECT"], {}, HERA, 2),
    (["CROSS_OFF 1", "CROSS_OFF 0", "PERFECT"], {"hera_gone": ["cross"]}, HERA, 2),
    (["LIGHTNING 1", "PERFECT"], {"hera_gone": ["bolt"]}, HERA, 2),
    (["SUFFER 1", "SUFFER 0", "RISES"], {"hits": [1, 1]}, {}, 2),
    (["TIDY 1", "LAST_MOMENT 1", "POSTURE_END 0", "POSTURE_END 1", "TURN_END"], {}, {}, 2),
    (["LAST_MOMENT 1 1", "POSTURE_END 0", "TURN_END"], {}, {}, 1),
    (["NEXT_ROUND"], {**NEXT, "actions": [0, 0]}, {}, 1),
    (["TURN"], {"turns": 0}, {}, 1),
]  # fmt: skip


@pytest.mark.parametrize(("agenda", "change", "options", "seats"), REACHED)
def test_what_play_reaches_is_taken(
    agenda: list[str], change: dict[str, Any], options: dict[str, str], seats: int
) -> None:
    state = {**BASE, "hand": [[]] * seats, "life": 9 * seats, **change, "agenda": agenda}
    open_position(SPEC, state, options, seats, "test")


def sentence(node: ast.AST) -> str:
    """What a function returns, with `{}` for what it fills in."""
    if isinstance(node, ast.JoinedStr):
        parts = node.values
        return "".join(str(p.value) if isinstance(p, ast.Constant) else "{}" for p in parts)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def test_every_refusal_names_its_field_and_has_a_french_sentence() -> None:
    returned = [
        n.value for n in ast.walk(ast.parse(inspect.getsource(sound))) if isinstance(n, ast.Return)
    ]
    said = {sentence(m) for value in returned if value for m in ast.walk(value)}
    said = {one for one in said if ": " in one[1:] and not one.endswith((": ", " "))}
    assert len(said) > 70
    fields = {f.name for f in SPEC.fields} | {"{}"}
    for one in said:
        places = one.partition(": ")[0].split(", ")
        assert {place.partition(".")[0] for place in places} <= fields, one
    assert {one for one in said if not one.endswith("behind ")} - templates() == set()
