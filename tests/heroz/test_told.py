"""What the game's questions and lists say, in both languages."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from typing import Any

import pytest

from heroon.games.heroz.spec import SPEC
from heroon.kernel import Table, open_position
from heroon.play.game_setting import Setting
from heroon.play.spoken import command
from heroon.play.who import Who
from heroon.terminal.acts import act
from heroon.terminal.lines import Lines
from heroon.terminal.session import Session
from heroon.texts import Sentences, Texts, package_of
from heroon.texts.guide import Guide

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


#: A pair of hearts and a Joker that copies the 9; the enemy's 4 under an aura.
FIGHT: dict[str, Any] = {
    "agenda": ["WINDOW 2 0"],
    "column": 1,
    "fighting": [0b111000, 0],
    "hand": [["2S", "AS"], []],
    "auras": [["KS"], []],
    "aura": [[0] * 9, [0, 0, 0, 1, *[0] * 5]],
    "copied": [[0, 0, 0, 0, 0, 16 + 9, 0, 0, 0], [0] * 9],
    "field": [
        [*EMPTY[:3], "4H^", "5H^", "X^", *EMPTY[6:]],
        [*EMPTY[:3], "4C^", *EMPTY[4:]],
    ],
}


def line_mode(lang: str, line: str) -> str:
    """What the line mode answers to a command, on one line."""
    told = io.StringIO()
    lines = Lines(io.StringIO(), told, echo=False)
    given = command(line)
    assert given is not None
    act(Session(Setting(table(FIGHT), "told", Who.of(2, (0,))), lines, lang), 0, *given)
    return re.sub(r"\s+", " ", told.getvalue())


@pytest.mark.parametrize(
    ("lang", "name", "title", "sum_"),
    [
        ("en", "totals", "your column 2: power 36", "same suit: (4♥ + 5♥ + 9♥) × 2: 36"),
        ("fr", "totaux", "votre colonne 2 : Puissance 36", "Enseigne : (4♥ + 5♥ + 9♥) × 2 : 36"),
    ],
)
def test_line_mode_tells_how_totals_come_about(lang: str, name: str, title: str, sum_: str) -> None:
    told = line_mode(lang, name)
    assert title.lower() in told.lower()
    assert sum_ in told
    assert name in line_mode(lang, "help")


@pytest.mark.parametrize(
    ("lang", "joker", "aura"),
    [
        ("en", "= a copy of the 9 of hearts", "= under an aura, value 1 of spades"),
        ("fr", "= copie du 9 de Cœur", "= sous une Aura, Valeur 1 de Pique"),
    ],
)
def test_view_all_says_what_lies_on_a_troop(lang: str, joker: str, aura: str) -> None:
    told = line_mode(lang, "view all")
    assert joker in told
    assert aura in told


@pytest.mark.parametrize(
    ("lang", "note"), [("en", "SEAT is 0 for player 1"), ("fr", "PLACE vaut 0 chez le joueur 1")]
)
def test_the_codes_say_what_the_seat_number_is(lang: str, note: str) -> None:
    assert note in line_mode(lang, "help codes")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_numbers_of_the_owner_are_told(lang: str) -> None:
    changed = {"goal": 7, "aura_value": 4, "king_resource": 2}
    numbers = tuple(replace(n, value=changed.get(n.name, n.value)) for n in SPEC.numbers)
    t = Texts(lang, package_of("heroz"), strict=True, numbers=numbers)
    assert " 7 " in t.sentence("event-won", {"seat": "you", "seat-name": "player-1"})
    assert t.text("page-aura-value") == "4"
    assert t.text("page-aura", suit="S").replace("\u00a0", " ").endswith(" 4")
    guide = Guide(lang, package_of("heroz"), numbers)
    assert " 7 " in guide.by_id["heroz:goal"].body
    assert "30" not in guide.by_id["heroz:goal"].body
    assert " 4" in guide.by_id["heroz:aura"].body
    assert " 2 " in guide.by_id["heroz:king"].body
