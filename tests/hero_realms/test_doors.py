"""What is refused, with the reason: one case for each reason of the vocabulary."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.hero_realms.spec import SPEC
from heroon.kernel import InputError, Table, open_position

ROW = ["spark", "taxation", "profit", "influence", "arkus"]
#: Grognard's behaviour cards, the Dagger face up; the Gold used before.
BASE: dict[str, Any] = {
    "turns": 2,
    "face": "dagger",
    "behaved": [1, 0, 0, 1],
    "unused": [0, 0, 1, 0],
    "health": 50,
    "boss_health": 50,
    "row": ROW,
    "backs": [0] * 16,
}
MAIN: dict[str, Any] = {"agenda": ["HERO_MAIN"]}


def at(state: dict[str, Any], **options: Any) -> Table[Any]:
    return open_position(SPEC, {**BASE, **state}, options, 1, "test")


def main(**state: Any) -> dict[str, Any]:
    return {**MAIN, **state}


POWERS = {"powers": "yes"}
GOLD_FACE = {"face": "gold", "behaved": [1, 0, 0, 0], "unused": [0, 0, 1, 1]}
GUARDED = {"zone": ["orc-grunt"], "lies": [0]}
CASES: list[tuple[dict[str, Any], dict[str, str], str, str]] = [
    (main(), {}, "take:spark", "not-now"),
    ({"agenda": ["FACE"]}, {}, "behaviour:gold", "used"),
    ({"agenda": ["FACE"]}, {}, "behaviour:ruby", "no-such-face"),
    (main(), {}, "play:gold", "not-in-hand"),
    (main(), {}, "expend:arkus", "not-in-play"),
    (main(), {}, "ally:arkus", "not-in-play"),
    (main(), {}, "ally:spark", "not-played"),
    (main(), {}, "sacrifice:fire-gem", "not-played"),
    (main(owned=["borg"], champions=["borg"], poise=[1]), {}, "expend:borg", "expended"),
    (main(owned=["spark"], played=["spark"], used=[0]), {}, "ally:spark", "no-ally"),
    (
        main(owned=["spark", "spark"], played=["spark", "spark"], used=[2, 2]),
        {},
        "ally:spark",
        "ally-used",
    ),
    (main(), {}, "ally:command", "no-ability"),
    (main(), {}, "sacrifice:spark", "no-ability"),
    (
        main(owned=["spark", "spark"], played=["spark", "spark"], used=[0, 0], **GOLD_FACE),
        POWERS,
        "ally:spark",
        "allies-off",
    ),
    (main(gold=9), {}, "buy:borg", "not-in-row"),
    (main(gold=7), {}, "buy:arkus", "too-dear"),
    (main(gold=2), {"buy_gems": "no"}, "buy:fire-gem", "gems-closed"),
    (
        main(gold=2, backs=[0] * 15 + [1]),
        {"reinforcements": "yes"},
        "buy:fire-gem",
        "reversed",
    ),
    (main(), {}, "attack", "no-combat"),
    (main(combat=2, **GUARDED), {}, "attack", "guarded"),
    (main(credits=[3]), {}, "banish:borg.upright", "not-in-zone"),
    (main(credits=[2], **GUARDED), {}, "banish:orc-grunt.upright", "no-credit"),
    (
        {
            "agenda": ["HIT_FORCED"],
            "blow": 5,
            "zone": ["borg", "cult-priest", "myros"],
            "lies": [1, 0, 1],
        },
        {},
        "stun:borg.tilted",
        "too-strong",
    ),
    (
        {"agenda": ["TILT_ONE"], "zone": ["cult-priest", "orc-grunt"], "lies": [0, 0]},
        {"stun_target": "guards"},
        "tilt:cult-priest",
        "guards-first",
    ),
    ({"agenda": ["COMMIT_SOME"], "combat": 9}, {"attack_parts": "chosen"}, "commit:1", "too-weak"),
    ({"agenda": ["MAY_DRAW 1"]}, {}, "draw:5", "not-there"),
    (
        {
            "agenda": ["TIE 0", "BOSS_END", "HERO_TURN"],
            "row": [*ROW[:3], "elven-curse", "orc-grunt"],
        },
        {},
        "take:spark",
        "not-best",
    ),
]


@pytest.mark.parametrize(("state", "options", "token", "why"), CASES)
def test_refused(state: dict[str, Any], options: dict[str, str], token: str, why: str) -> None:
    table = at(state, **options)
    found = table.why(token, 0)
    assert found is not None
    assert found.name == why
    with pytest.raises(InputError):
        table.answer(token, 0)


def test_every_reason_is_named_here() -> None:
    ends = {"none", "won", "dead", "clock"}
    assert {r.name for r in SPEC.words.reasons} == {why for *_, why in CASES} | ends
