"""Hero Realms in line mode: turns end by hand, `0` is answered, and prices are what is paid."""

from __future__ import annotations

import io
from typing import Any

import pytest

from heroon.faces.hero_realms.teller import aside
from heroon.games.hero_realms import heuristics
from heroon.games.hero_realms import words as w
from heroon.games.hero_realms.spec import SPEC
from heroon.kernel import Rng, Seeded, Table
from heroon.play.match import Match
from heroon.play.who import Who
from heroon.terminal.lines import Lines
from heroon.terminal.session import Session, Setting
from heroon.texts import Sentences, package_of, texts
from tests.hero_realms.test_review import at

ROW = ["arkus", "domination", "fire-bomb", "rake", "tyrannor"]


def read(table: Table[Any], *answers: str, lang: str = "en") -> str:
    """What a person reads who is asked and answers so."""
    sink = io.StringIO()
    lines = Lines(io.StringIO(), sink, echo=True)
    session = Session(Setting(table, "1", Who.of(table.seats, (0,))), lines, lang)
    session.question(0)
    for line in answers:
        if session._said(0, line) and table.ask is not None and table.ask.seats:
            session.question(0)
    return sink.getvalue()


def beside(word: int, table: Table[Any], lang: str = "en") -> str:
    """What stands beside an answer."""
    return aside(word, table.view(0), Sentences(texts(lang, package_of(SPEC.id)), SPEC, 0))


# -- the whole hand --------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "word"), [("en", "all"), ("fr", "tout")])
def test_one_word_plays_the_hand_as_far_as_nothing_is_asked(lang: str, word: str) -> None:
    """It says before what there will be; what asks stays in the hand."""
    table = at(
        {"hand": ["gold", "gold", "ruby", "dagger", "death-touch"], "row": ROW, "discard": ["gold"]}
    )
    told = read(table, word, lang=lang)
    offered, _, after = told.partition("> ")
    line = next(line for line in offered.splitlines() if line.strip().startswith(word))
    assert "4" in line and "1" in line
    view = table.view(0)
    assert (view.counter("gold"), view.counter("combat")) == (4, 1)
    assert [piece.face for piece in view.area("hand.0").pieces] == ["death-touch"]
    assert word not in (line.strip()[: len(word)] for line in after.splitlines())


def test_the_word_for_all_is_none_where_one_card_is_left() -> None:
    table = at({"hand": ["gold"], "row": ROW})
    assert "all" not in [line.strip()[:3] for line in read(table, "all").splitlines()]
    assert table.view(0).counter("gold") == 0


# -- the end of a turn -----------------------------------------------------------------------------


def test_a_turn_does_not_end_by_itself() -> None:
    table = at({"row": ROW})
    assert list(table.words(0)) == [w.FINISH]
    match = Match(Setting(table, "1", Who.of(table.seats, (0,))), "en")
    assert match.forced(0) is None


def test_it_does_where_the_player_has_ordered_it() -> None:
    table = at({"row": ROW})
    match = Match(Setting(table, "1", Who.of(table.seats, (0,))), "en")
    match.order(0, "finish", True)
    forced = match.forced(0)
    assert forced is not None
    assert forced[0] == w.FINISH


def test_other_questions_with_one_answer_are_not_asked() -> None:
    """The last behaviour card lies face up without a question."""
    table = at({"agenda": ["FACE", "HERO_MAIN"], "behaved": [1, 0, 1, 0], "unused": [0, 0, 0, 1],
                "face": "gold", "row": ROW})  # fmt: skip
    match = Match(Setting(table, "1", Who.of(table.seats, (0,))), "en")
    assert match.forced(0) == (w.BEHAVE[w.DAGGER], "forced")


def test_the_habitual_0_ends_this_turn_and_no_other() -> None:
    table: Table[Any] = Table(SPEC, {}, Seeded("12"))
    while list(table.words(0)) != [w.FINISH]:
        assert table.ask is not None
        table.answer(heuristics.policy(table.g, table.ask, Rng(1)), 0)
    turn = table.g.turns
    read(table, "0", "0")
    assert table.g.turns == turn + 1
    assert [token.word for token in table.tokens].count(w.FINISH) == turn


# -- the number 0 ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_where_no_answer_is_numbered_0_a_line_says_so(lang: str) -> None:
    table = at({"agenda": ["FACE", "HERO_MAIN"], "row": ROW, "face": "gold"})
    told = read(table, "0", lang=lang)
    said = texts(lang, package_of(SPEC.id))
    expected = said.text("no-such-number", number="0", choices="1–2", count=2)
    assert expected in told


def test_in_an_inner_menu_0_goes_back() -> None:
    table = at({"gold": 9, "row": ["spark", "taxation", "profit", "influence", "recruit"]})
    told = read(table, "1", "0")
    said = texts("en", package_of(SPEC.id))
    missing = said.text("no-such-number", number="0", choices="1", count=1)
    assert missing[:20] not in told


# -- what stands beside answers --------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "turn"), [("en", "one turn less"), ("fr", "un tour de moins")])
def test_a_fire_gem_says_that_it_costs_a_turn(lang: str, turn: str) -> None:
    assert turn in beside(w.BUY[w.FIRE_GEM], at({"gold": 5, "row": ROW}), lang)


def test_the_last_fire_gem_says_that_it_loses_the_game() -> None:
    assert "lose" in beside(w.BUY[w.FIRE_GEM], at({"gold": 5, "row": ROW}, clock=1))


def test_a_discard_effect_says_the_credit_that_it_uses() -> None:
    table = at({"credits": [1, 3], "zone": ["street-thug"], "row": ROW, "gold": 1})
    word = next(word for word in table.words(0) if w.VERB[word] == w.BANISH.id)
    assert beside(word, table) == "uses 3 of your credit of 4"
    assert "gold" not in beside(word, table)


def test_several_discards_are_numbered() -> None:
    hand = ["gold", "ruby", "dagger"]
    agenda = ["DISCARD_SOME 2 2", "BOSS_END", "HERO_TURN"]
    told = read(at({"agenda": agenda, "hand": hand, "row": ROW}), "1")
    assert "1 of 2. The Boss makes you discard" in told
    assert "2 of 2. The Boss makes you discard" in told


def test_an_attack_in_parts_says_what_each_part_does() -> None:
    table = at({"combat": 10, "zone": ["rake"]}, attack_parts="chosen")
    table.answer("attack", 0)
    assert beside(w.COMMIT[6], table) == "3 damage"
    assert beside(w.COMMIT[10], table) == "stuns Rake · no damage"
