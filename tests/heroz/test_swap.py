"""The King's swap may be named from either troop, in every way to answer; it is one answer."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.faces.heroz.teller import targets
from heroon.games.heroz.spec import SPEC
from heroon.kernel import Table, View, open_position
from heroon.play.aided import AidedMatch
from heroon.play.either import both_ways, meant, other_way
from heroon.play.game_setting import Setting
from heroon.play.menu import menu
from heroon.play.pointing import Pointer
from heroon.play.preview import preview
from heroon.play.seating import Seating
from heroon.play.who import Who
from heroon.texts import Sentences, Texts, package_of

#: A full area of nine troops: 36 swaps, and no troop can move.
FULL = [f"{value}{suit}^" for suit in "SHD" for value in (2, 6, 9)]
WORDS = SPEC.words


def table(own: list[str] = FULL) -> Table[Any]:
    state = {"agenda": ["HERO_POWER 0"], "turns": 4, "hero": [["KC"], []]}
    return open_position(SPEC, {**state, "field": [own, ["."] * 9]}, {}, 2, "test")


def word(text: str) -> int:
    return WORDS.parse(0, text)


def asked(t: Table[Any]) -> View:
    return t.view(0)


def test_a_swap_is_one_word() -> None:
    offered = [WORDS.text[w] for w in table().words(0)]
    assert len([text for text in offered if text.startswith("swap")]) == 36
    assert "swap:0/1.1+3.1" in offered
    assert "swap:0/3.1+1.1" not in offered


def test_the_refusal_of_the_other_order_says_how_to_name_it() -> None:
    t = table()
    reason = t.why("swap:0/3.1+1.1", 0)
    assert reason is not None
    assert reason.name == "other-way-round"
    same = t.why("swap:0/3.1+3.1", 0)
    assert same is not None
    assert same.name == "changes-nothing"


@pytest.mark.parametrize("said", ["swap:0/3.1+1.1", "swap:0/1.1+3.1", "SWAP:0/3.1+1.1"])
def test_typed_from_either_end_it_is_done(said: str) -> None:
    t = table()
    seat, token = Seating(t, (0,), package_of("heroz")).read(0, said)
    was = list(t.g.field[0])
    t.answer(token, seat)
    assert (t.g.field[0][0], t.g.field[0][6]) == (was[6], was[0])


def test_chosen_from_the_other_end_it_is_the_same_answer_everywhere() -> None:
    t = table()
    match = AidedMatch(Setting(t, "swap", Who.of(t.seats, (0,))), "en")
    one, other = word("swap:0/1.1+3.1"), word("swap:0/3.1+1.1")
    assert match.why(0, other) is None
    assert match.final(0, other) == match.final(0, one)
    assert preview(match, 0, other) == preview(match, 0, one)
    match.give(0, other)
    assert WORDS.text[t.tokens[-1].word] == "swap:0/1.1+3.1"


def test_what_is_no_swap_has_no_other_order() -> None:
    for text in ("move:0/1.1>3", "pass", "hit:1.1", "joker:1=2.1"):
        assert other_way(WORDS, word(text)) == 0
    assert meant(WORDS, word("move:0/1.1>3"), []) == word("move:0/1.1>3")
    assert both_ways(WORDS, [word("swap:1/1.1+2.3")]) == [
        word("swap:1/1.1+2.3"),
        word("swap:1/2.3+1.1"),
    ]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_list_offers_every_partner_from_either_end(lang: str) -> None:
    t = table()
    view, sentences = asked(t), Sentences(Texts(lang, package_of("heroz"), strict=True), SPEC, 0)
    words = [w for w in view.words if WORDS.text[w].startswith("swap")]
    groups = menu(words, sentences, view)
    assert len(groups) == 9
    for group in groups:
        assert len(group.words) == 8
        cell = WORDS.text[group.words[0]].partition("/")[2].partition("+")[0]
        entries = menu(group.words, sentences, view)
        assert len({entry.text for entry in entries}) == 8
        for entry in entries:
            (one,) = entry.words
            assert WORDS.text[one].startswith(f"swap:0/{cell}+")
            assert meant(WORDS, one, view.words) in view.words


def test_every_troop_is_lit_as_the_first_of_a_swap() -> None:
    view = asked(table())
    pointer = Pointer(view.words, lambda w: targets(w, view, WORDS))
    assert len({t for t in pointer.lit if t.startswith("field.0/")}) == 9


@pytest.mark.parametrize("cells", [("3.3", "1.2"), ("1.2", "3.3")])
def test_pointing_from_either_end_gives_the_same_answer(cells: tuple[str, str]) -> None:
    view = asked(table())
    pointer = Pointer(view.words, lambda w: targets(w, view, WORDS))
    assert pointer.pick([f"field.0/{cells[0]}"]).word == 0
    assert WORDS.text[pointer.pick([f"field.0/{cells[1]}"]).word] == "swap:0/1.2+3.3"
