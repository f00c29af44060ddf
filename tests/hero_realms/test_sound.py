"""Positions that play cannot reach are refused, each with what is wrong."""

from __future__ import annotations

import ast
import inspect
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from heroon.games.hero_realms import sound
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
BOSS = ["BOSS_END", "HERO_TURN"]
IN_GOLD = {"face": "gold", "behaved": [1, 0, 0, 1], "unused": [0, 0, 1, 0]}


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
        ({"stunned": ["borg"]}, "nothing without reinforcements"),
        ({"backs": [*[0] * 15, 1]}, "no Fire Gem is turned over"),
        ({"unhealed": 3}, "nothing but under Rayla's power"),
        ({"boss_combat": 5}, "nothing but in the Boss's turn"),
        ({"boss_gold": 5}, "nothing but in the Boss's turn"),
        ({"drawn": 1}, "nothing but in the Boss's turn"),
        ({"due": 1}, "nothing but in the Boss's turn"),
        ({"zone": ["borg"], "lies": [2]}, "upright or tilted, and no more"),
        ({"zone": ["borg"], "lies": [9]}, "upright or tilted, and no more"),
        ({**IN_GOLD, "forced": 1}, "nobody but under an attack face"),
        ({"blow": 5}, "nothing but while somebody attacks"),
        ({"agenda": BOSS, "gold": 1}, "nothing in the Boss's turn"),
        ({"agenda": BOSS, "credits": [1]}, "nothing in the Boss's turn"),
        ({"agenda": BOSS, "played": ["gold"], "used": [0]}, "nothing in the Boss's turn"),
        ({"played": ["gold"], "used": [1]}, "items and actions are not expended"),
        ({"played": ["gold"], "used": [2]}, "one that the card has"),
        ({"owned": ["borg"], "champions": ["borg"], "poise": [2]}, "one that the card has"),
        ({"agenda": ["CHOOSE_ONE 1", "HERO_MAIN"]}, "a card that leaves a choice"),
        ({"agenda": ["PUT_BOUGHT 20", "HERO_MAIN"]}, "a card of the discard pile"),
        ({"agenda": ["REFILL 0", "HERO_MAIN"]}, "an empty place of the market"),
        ({"agenda": ["REFILL 9", "HERO_MAIN"]}, "an empty place of the market"),
        ({"agenda": ["DISCARD_SOME 9 2", *BOSS], "hand": ["gold"]}, "no more than there are"),
        ({"agenda": ["SHOWN", "SHOWN_GONE", *BOSS]}, "the card that the Boss has drawn"),
        ({"agenda": ["TIE", "HERO_MAIN"]}, "a step of the Boss's turn comes before BOSS_END"),
        ({"agenda": ["SCRAP_SOME 1", *BOSS]}, "do not go on at once"),
        ({"agenda": ["FACE", "HERO_MAIN"], "forced": 1}, "nothing before the main phase"),
        ({"hand": ["?"]}, "hand: every card is known"),
        ({"row": ["spark", "?", "profit", ".", "."]}, "row: every card is known"),
        ({"agenda": ["SETUP"]}, "SETUP alone, before anything is laid out"),
        ({"agenda": ["SETUP", *BOSS]}, "SETUP alone, before anything is laid out"),
        ({"agenda": ["SHOWN_GONE", "SHOWN_GONE", *BOSS], "shown": ["spark"]}, "once at most"),
        ({"agenda": ["BEGIN", "HERO_MAIN"]}, "a step of the Boss's turn comes before BOSS_END"),
        ({"agenda": ["LOSSES", "BEGIN", *BOSS]}, "once each, in their order"),
        ({"agenda": ["BEGIN", "BEGIN", *BOSS]}, "once each, in their order"),
        ({"agenda": ["END_TURN", "HERO_MAIN"]}, "once each, in their order"),
        ({"agenda": ["HERO_MAIN", "HIT_BOSS"], "blow": 5}, "once each, in their order"),
        ({"agenda": ["DRAW_UNSEEN 1", "HERO_MAIN"], "deck": ["gold"]}, "unknown card on the deck"),
        ({"agenda": ["PAY_WITH 1", "HERO_MAIN"]}, "discard effects that suffice"),
        ({"agenda": ["PAY_WITH", "HERO_MAIN"], "credits": [1, 2]}, "discard effects that suffice"),
        ({"agenda": ["PAY_WITH 4", "HERO_MAIN"], "credits": [1, 2]}, "discard effects that suffi"),
        ({"agenda": ["TIE 7", *BOSS]}, "something that the Boss wants"),
        ({"agenda": ["REINFORCED", *BOSS]}, "a stunned champion"),
    ],
)
def test_refused(change: dict[str, Any], why: str) -> None:
    with pytest.raises(InputError, match=why):
        open_position(SPEC, BASE | change, {}, 1, "test")


def sentence(node: ast.expr) -> str:
    """What a function returns, with `{}` for what it fills in."""
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values
        )
    return str(node.value) if isinstance(node, ast.Constant) else ""


def test_every_refusal_has_a_french_sentence() -> None:
    tree = ast.parse(inspect.getsource(sound))
    returned = (n.value for n in ast.walk(tree) if isinstance(n, ast.Return) and n.value)
    said = {sentence(value) for value in returned} - {""}
    path = files("heroon.texts").joinpath("reasons.toml")
    known = {one["en"] for one in tomllib.loads(path.read_text(encoding="utf-8"))["reason"]}
    assert len(said) > 25
    assert said <= known
