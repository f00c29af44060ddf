"""What the game's questions and lists say, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.heroz.spec import SPEC
from heroon.kernel import Table, open_position
from heroon.texts import Sentences, Texts, package_of

EMPTY = ["."] * 9
#: 14 damage against a 2 on line 1 and a 4 on line 2.
DAMAGE: dict[str, Any] = {
    "agenda": ["DAMAGE"],
    "column": 1,
    "fighting": [0b011000, 0b011000],
    "power": [14, 6],
    "field": [
        [*EMPTY[:3], "4H^", "5H^", *EMPTY[5:]],
        [*EMPTY[:3], "2D^", "4C^", *EMPTY[5:]],
    ],
}


def table(state: dict[str, Any], **options: str) -> Table[Any]:
    return open_position(SPEC, {"turns": 4, **state}, options, 2, "test")


def sentences(lang: str, seat: int) -> Sentences:
    return Sentences(Texts(lang, package_of("heroz"), strict=True), SPEC, seat)


@pytest.mark.parametrize(("lang", "left"), [("en", "{} left"), ("fr", "il en reste {}")])
def test_the_question_says_the_damage_left(lang: str, left: str) -> None:
    t = table(DAMAGE)
    assert left.format(14) in sentences(lang, 0).prompt(t.view(0))
    t.answer("hit:2.2", 0)
    assert left.format(10) in sentences(lang, 0).prompt(t.view(0))
