"""MICRO HERO in lines of text: narrow, complete, and nothing that is not in use."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from heroon.faces.micro_hero.terminal import picture as draw
from heroon.kernel import GameSpec, Rng, Seeded, Table, game
from heroon.terminal.lines import WIDTH
from heroon.texts import Sentences, Texts
from tests.cli.test_orders import FIVE, at
from tests.lengths import LANGS

SPEC: GameSpec[Any] = game("micro-hero")
PACKAGE = "heroon.games.micro_hero"


@cache
def strict(lang: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(lang, PACKAGE, strict=True)


def picture(table: Table[Any], lang: str = "en", seat: int = 0) -> str:
    """What a seat sees, or from outside (-1)."""
    names = {0: "player-1", 1: "player-2"} if seat < 0 else {1 - seat: "opponent"}
    return "\n".join(draw(table.view(seat), Sentences(strict(lang), table.spec, seat, names)))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seed", range(4))
def test_no_line_is_too_long(lang: str, seed: int) -> None:
    rng = Rng(seed)
    options = {o.name: o.values[rng.below(len(o.values))] for o in SPEC.options}
    seats = 1 + seed % 2
    table: Table[Any] = Table(SPEC, options, Seeded(str(seed)), seats=seats)
    for _ in range(150):
        if table.ask is None:
            break
        for seat in range(-1, seats):
            assert all(len(line) <= WIDTH for line in picture(table, lang, seat).splitlines())
        asked = table.ask.seats.bit_length() - 1
        table.answer(rng.choice(table.words(asked)), asked)


def test_what_is_not_in_use_has_no_line() -> None:
    shown = picture(at(hand=[["strike", "strike"]], deck=[FIVE]))
    for label in (
        "Shield",
        "Hera",
        "Omphale",
        "In play",
        "Anger",
        "Blessings",
        "Discard",
        "Played",
    ):
        assert label not in shown
    assert "\nHand: 1 Strike (+2 attack), 2 Strike (+2 attack)\n" in shown


def test_the_discard_has_its_top_card_marked() -> None:
    cards = ["strike", "block", "block", "wound", "strike+"]
    shown = picture(at(hand=[["strike"]], discard=[cards], deck=[FIVE]))
    assert "\nDiscard: [Strike+], Serious wound, Block, Block, Strike\n" in shown
    french = picture(at(hand=[["strike"]], discard=[["block"]], deck=[FIVE]), "fr")
    assert "\nDéfausse\u00a0: [Blocage]\n" in french


def test_played_cards_tell_how_often_they_will_have_triggered() -> None:
    """With the card in hand: once more each, the overloaded one twice more."""
    state: dict[str, Any] = {
        "stack": [["strike", "block", "strike"]],
        "bent": [2, 0],
        "tilted": [1, 0],
    }
    shown = picture(at(hand=[["block"]], deck=[FIVE], **state))
    told = " ".join(shown.split())
    doubled = strict("en").text("board-doubled")
    assert f"Played: Strike ×4 (= 4 A), Block ×6 {doubled} (= 6 D), Strike ×2 (= 2 A)" in told
    assert "Attack 6 / 6: Life −1" in told
    assert "Defence 7 / 4: blocked" in told
    assert "Overloaded, tilted ◦; end of turn: upright, turned to Rain of Cards" in told


def test_between_rounds_only_what_is_prepared_is_shown() -> None:
    cards = ["strike", "block", "block"]
    state: dict[str, Any] = {"life": 10, "beaten": ["lion"], "reserve": ["pelt"]}
    table = at(agenda=["PREPARE"], actions=[2, 0], deck=[["?*3"]], unseen=[cards], **state)
    shown = picture(table)
    assert shown.startswith("Preparation for round 2 of 12\n")
    assert "\n2 actions of preparation left\n" in shown
    assert "\nDeck: Strike, 2×Block\n" in shown
    assert "Posture" not in shown and "Totals" not in shown


def test_what_is_known_of_a_deck_is_told_the_next_card_first() -> None:
    cards = ["strike", "block", "training"]
    options = {"deck_aid": "yes"}
    shown = picture(at(hand=[["strike"]], deck=[cards], options=options))
    assert "\nDeck 3, Training, Block, Strike\n" in shown


def test_a_waiting_posture_says_so() -> None:
    state: dict[str, Any] = {"tilted": [1, 0], "armed": [1, 0]}
    shown = picture(at(hand=[["block"]], deck=[FIVE], **state))
    assert "Overloaded, tilted: the next Technique or Blessing counts twice" in shown
    assert "1 Block (+2 defence)" in shown


def test_expansions_show_what_they_use() -> None:
    options = {"hera": "yes", "anger": "yes", "blood": "yes", "omphale": "yes", "level": "mythic"}
    table: Table[Any] = Table(SPEC, options, Seeded("1"))
    rng = Rng(1)
    while table.ask is not None and table.g.turns < 2:
        table.answer(rng.choice(table.words(0)), 0)
    table.g.guard[0] = 3
    table.g.kept.append(table.g.trial[0] % 12 + 1)
    shown = picture(table)
    for label in ("Shield", "Hera", "In play", "Anger"):
        assert f"\n{label}: " in shown
    assert "3 points of defence" in shown and ("Distaff" in shown or "Club" in shown)
    assert "uperficial wound" in shown


def test_wounds_that_are_due_are_told() -> None:
    state: dict[str, Any] = {"agenda": ["PERFECT"], "deck": [FIVE], "owed": [1, 0]}
    state["stack"] = [["training"] * 3]
    shown = picture(at(**state, options={"blood": "yes", "hera": "yes"}))
    assert "\nWounds: 1 to take in Upkeep\n" in shown


def test_own_numbers_show() -> None:
    spec = SPEC.using("[numbers]\nhydra_ability = [9, 2]\nblessing_cost = 11\n", "x")
    table: Table[Any] = Table(spec, {}, Seeded("1"))
    assert "Anticipate costs 2 more" in picture(table)
