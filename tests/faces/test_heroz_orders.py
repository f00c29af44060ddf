"""HEROZ: an order is asked for only where it matters, and what each choice is worth is said."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from heroon.faces.heroz.retreat import withdraw
from heroon.kernel import NOTHING, Table
from heroon.play.told import teller_of
from tests.faces.test_heroz_board import EMPTY, look, position

TELLER = teller_of("heroz")


def asides(table: Table[Any], lang: str = "en") -> list[str]:
    """What is said behind each answer to seat 0."""
    seen = look(table, 0, lang)
    return [TELLER.aside(word, seen.view, seen.sentences) for word in seen.view.words]


def spared(table: Table[Any]) -> str:
    """The answer that needs no question, as the game spells it; empty where it is asked."""
    assert TELLER.spares is not None
    word = TELLER.spares(table.view(0), table.spec)
    return table.spec.words.text[word] if word != NOTHING else ""


def lines(*field: str, **more: Any) -> Table[Any]:
    """A table whose seat 0 is asked which of its line bonuses comes first."""
    given: dict[str, Any] = {"agenda": ["FORMATIONS"], "turns": 4, "turn": 0, "hand": [[], []]}
    return position(**{**given, "field": [list(field), EMPTY], **more})


def test_each_line_bonus_says_what_it_is_worth_now() -> None:
    # Line 1: two hearts and a triple of sevens on line 2.
    field = ("2H^", "7S^", ".", "9H^", "7D^", ".", "3C^", "7C^", ".")
    table = lines(*field, hand=[[], ["4C", "JS"]], points=[[], []])
    told = dict(zip([table.spec.words.text[w] for w in table.view(0).words], asides(table)))
    assert told == {
        "bonus:1.suit": "2 × ♥: you draw a card",
        "bonus:2.value": "3 × 7: a card of the enemy’s points would go on the enemy’s deck, but "
        "there is none",
    }
    assert "2\u00a0× ♥\u00a0: vous piochez une carte" in asides(table, "fr")


def test_a_bonus_is_resolved_on_the_line_that_pays_it() -> None:
    table = lines("2H^", "7S^", ".", "9H^", "7D^", ".", ".", ".", ".", hand=[[], ["4C"]])
    view, words = table.view(0), table.spec.words
    at = {words.text[word]: TELLER.targets(word, view, words) for word in view.words}
    assert at == {"bonus:1.suit": ("field.0/2.1",), "bonus:2.value": ("field.0/2.2",)}


@pytest.mark.parametrize(
    ("field", "more", "first"),
    [
        # To draw and to steal leave each other alone, and so do two draws.
        (("2H^", "7S^", ".", "9H^", "7D^", "."), {"hand": [[], ["4C"]]}, "bonus:1.suit"),
        (("2H^", "7S^", ".", "9H^", "4S^", "."), {}, "bonus:1.suit"),
        # What is put back on the deck may be drawn, unless the discard is empty.
        (("2H^", "7S^", ".", "9H^", "4S^", ".", "4H^", "2D^", "."), {"discard": [["5C"], []]}, ""),
        (("2H^", "7S^", ".", "9H^", "4S^", ".", "4H^", "2D^", "."), {}, "bonus:1.suit"),
    ],
)
def test_an_order_that_cannot_matter_is_not_asked_for(
    field: tuple[str, ...], more: dict[str, Any], first: str
) -> None:
    table = lines(*field, *["."] * (9 - len(field)), **more)
    assert spared(table) == first


@pytest.mark.parametrize("column", [0, 1, 2])
def test_all_retreat_in_one_gesture_the_best_first(column: int) -> None:
    troops = ["2D^", "9H^", "5S^"]
    field = [*["."] * 3 * column, *troops, *["."] * (6 - 3 * column)]
    given: dict[str, Any] = {"agenda": ["RETREAT"], "turns": 4, "turn": 0, "column": column}
    given |= {"field": [field, EMPTY], "fighting": [0b111 << 3 * column, 0], "deck": [["4C"], []]}
    table = position(**given)
    found = withdraw(look(table, 0))
    assert found is not None
    text, words = found
    assert text == "Retreat: 9♥, 5♠ and 2♦"
    assert withdraw(look(table, 0, "fr"))[0].startswith("Retraite\u00a0: 9♥")  # type: ignore[index]
    for word in words:
        assert table.ask is not None and word in table.ask.words
        table.answer(table.spec.words.text[word], 0)
    assert table.g.fighting[0] == 0 and table.g.field[0] == [-1] * 9
    names = [table.spec.words.text[word] for word in words]
    assert names == [f"under:{column + 1}.2", f"under:{column + 1}.2"]


def test_of_two_jokers_the_lower_one_retreats_and_the_last_needs_no_answer() -> None:
    given: dict[str, Any] = {"agenda": ["RETREAT"], "turns": 4, "turn": 0, "column": 0}
    given |= {"field": [["X^", "9H^", "X^", *EMPTY[3:]], EMPTY], "fighting": [0b111, 0]}
    given |= {"copied": [[25, 0, 25, *[0] * 6], [0] * 9]}
    table = position(**given)
    found = withdraw(look(table, 0))
    assert found is not None and found[0] == "Retreat: ★, ★ and 9♥"
    for word in found[1]:
        table.answer(table.spec.words.text[word], 0)
    assert table.g.fighting[0] == 0 and table.g.field[0] == [-1] * 9
    assert withdraw(look(table, 0)) is None


def test_a_joker_with_one_troop_to_copy_needs_its_place_alone() -> None:
    given: dict[str, Any] = {"agenda": ["WINDOW 0 0"], "turns": 4, "turn": 0}
    field = ["8C^", ".", ".", "10D^", *["."] * 5]
    table = position(**given, hand=[["X"], []], field=[field, EMPTY])
    view, words = table.view(0), table.spec.words
    at = {
        words.text[word]: len(TELLER.targets(word, view, words))
        for word in view.words
        if words.text[word].startswith("joker")
    }
    assert at == {"joker:1=1.1": 2, "joker:2=2.1": 2, "joker:3=1.1": 3, "joker:3=2.1": 3}


def test_what_spares_a_question_is_seen_by_everybody() -> None:
    field = ("2H^", "7S^", ".", "9H^", "7D^", ".")
    found = set()
    for cards in (["4C", "JS"], ["9D", "AS"]):
        table = lines(*field, *["."] * 3, hand=[cards, cards[::-1]])
        outside = replace(table.view(-1), seat=0, prompt="bonus", words=table.view(0).words)
        assert TELLER.openly and TELLER.spares is not None
        found |= {spared(table), table.spec.words.text[TELLER.spares(outside, table.spec)]}
    assert found == {"bonus:1.suit"}, "what a hand holds changes nothing"
