"""HADES TRAP in line mode: what is drawn and when, a walk in a line, turns that end by hand."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import pytest

from heroon.board.model import Look
from heroon.faces.hades_trap.ariadne import routes
from heroon.games.hades_trap import words as w
from heroon.games.hades_trap.spec import SPEC
from heroon.games.hades_trap.state import STUNNED
from heroon.games.hades_trap.view import view
from heroon.kernel import Event, Table
from heroon.play.begin import opened
from heroon.play.match import Match
from heroon.play.who import Who
from heroon.terminal.lines import Lines
from heroon.terminal.session import Session, Setting
from heroon.texts import Sentences, package_of, texts
from tests.hades_trap.laid import laid, stand, turn

CELL, RED, BLUE = w.CELL.by_token, w.COLOUR.by_token["red"], w.COLOUR.by_token["blue"]
#: What the first line of the labyrinth's picture holds.
MAZE = "\nLabyrinth:\n"


def new(seed: str = "golden") -> Table[Any]:
    """A game of two at its first question."""
    return opened(SPEC, {}, seed, 2)


def read(table: Table[Any], *answers: str, lang: str = "en") -> list[str]:
    """What is written after each answer of the first player, the second one being a novice."""
    sink = io.StringIO()
    lines = Lines(io.StringIO(), sink, echo=True)
    who = Who.of(2, (0,), "novice")
    session = Session(Setting(table, "1", who), lines, lang)
    out, given = [], iter(answers)

    def ask(mark: str) -> str:
        out.append(sink.getvalue())
        sink.seek(0)
        sink.truncate()
        return next(given, "quit")

    lines.ask = ask  # type: ignore[method-assign]
    session.run()
    return out


def told(*events: Event, lang: str = "en", seat: int = 0) -> list[str]:
    """Events as sentences."""
    names = {0: "@Ada", 1: "@Bob"}
    sentences = Sentences(texts(lang, package_of(SPEC.id)), SPEC, seat, names)
    return sentences.story(events)


def went(cell: str, seat: int = 0) -> Event:
    """A step."""
    return Event(w.E_WENT, (seat, CELL[cell]))


def crossed(colour: int) -> Event:
    """A thread is crossed."""
    return Event(w.E_CROSSED, (colour,))


# -- a walk in a line ------------------------------------------------------------------------------


def test_a_walk_is_one_line() -> None:
    assert told(went("e4"), went("e3"), went("d3")) == ["You go to d3 by way of e4 and e3."]
    assert told(went("e4"), went("e3"), lang="fr") == ["Vous allez en e3 par e4."]
    assert told(went("e4", 1), went("e3", 1)) == ["Bob goes to e3 by way of e4."]


def test_a_walk_tells_its_threads() -> None:
    events = crossed(RED), went("e4"), crossed(BLUE), went("e3")
    assert told(*events) == [
        "You go to e3 by way of e4, across the red thread and the blue thread."
    ]
    assert told(*events[:2], lang="fr") == ["Vous allez en e4 et traversez le fil rouge."]


def test_a_walk_ends_where_something_else_happens() -> None:
    """Another hero's steps, a thread that a push crosses: none of them is part of the walk."""
    pushed = Event(w.E_PUSHED, (0, 1, CELL["e5"]))
    lines = told(went("e4"), went("e3"), went("a1", 1), crossed(RED), pushed)
    assert len(lines) == 4 and lines[1] == "Bob goes to a1." and "Ariadne" in lines[2]
    assert told(went("e4")) == ["You go to e4."]


# -- the table -------------------------------------------------------------------------------------


def test_the_labyrinth_is_drawn_when_a_turn_begins_and_when_it_changes() -> None:
    """A walk changes no wall; a tile that is turned up does; `view` draws it at any time."""
    first, walked, again, explored = read(new(), "e4", "view", "explore:2")[:4]
    assert MAZE in first
    assert MAZE not in walked and "You go to e4" in walked
    assert "Action points left 5/6" in walked or "left 5/6" in walked
    assert "Medallions:" not in walked
    assert MAZE in again
    assert MAZE in explored


def test_what_is_taken_back_is_drawn_whole() -> None:
    _, walked, undone = read(new(), "e4", "undo")[:3]
    assert MAZE not in walked and MAZE in undone


# -- the end of a turn -----------------------------------------------------------------------------


def spent(table: Table[Any]) -> None:
    """Walk until no point is left."""
    while table.view(0).counter("left") > 0:
        words = table.words(0)
        table.answer(next(word for word in words if w.VERB[word] == w.GO.id), 0)


def test_the_last_point_can_be_taken_back() -> None:
    table = new()
    match = Match(Setting(table, "1", Who.of(2, (0,), "novice")), "en")
    spent(table)
    assert len(table.words(0)) == 1
    assert match.forced(0) is None
    assert match.take_back(0)
    assert table.view(0).counter("left") == 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_last_question_says_that_no_point_is_left(lang: str) -> None:
    table = new()
    match = Match(Setting(table, "1", Who.of(2, (0,), "novice")), lang)
    spent(table)
    alone = {
        "en": "No points left. End your turn?",
        "fr": "Plus aucun point. Finir votre tour\u00a0?",
    }
    assert match.asked_text(0) == alone[lang]
    # What is free, such as an amphora, is another answer: then nothing is said of an end.
    free = {
        "en": "No points left. What is free can still be done.",
        "fr": "Plus aucun point. Ce qui est gratuit reste possible.",
    }
    assert match.t.text("prompt-act", left=0) == match.t.text("ask-act", left=0) == free[lang]


def test_who_has_chosen_nothing_is_not_asked_to_end_the_turn() -> None:
    """A turn in which nothing can be done ends by itself: no gesture for nothing."""
    table = new()
    match = Match(Setting(table, "1", Who.of(2, (0,), "novice")), "en")
    spent(table)
    assert match.forced(0) is None
    for n, token in enumerate(table.tokens):
        if token.seat == 0:
            table.tokens[n] = token._replace(choice=False)
    assert match.forced(0) is not None


def test_what_had_to_be_answered_hides_no_choice_before_it() -> None:
    """After a choice something had to be discarded: the turn still waits for its player's word."""
    table = new()
    match = Match(Setting(table, "1", Who.of(2, (0,), "novice")), "en")
    spent(table)
    table.tokens[-1] = table.tokens[-1]._replace(choice=False)
    assert match.forced(0) is None


def test_a_stunned_hero_goes_to_the_cell_that_is_named() -> None:
    """He lies under another: where he can get up is named like any walk."""
    g = stand(laid(), "e4", "e4")
    g.tile[1] = 0  # beside him: a Stunned hero does not explore
    g.boss_at, g.lies[0], g.left = CELL["b5"], STUNNED, 3
    game = turn(g)
    assert game.ask is not None
    seen = replace(view(g, 0), words=tuple(game.ask.words), prompt="act")
    look = Look(seen, Sentences(texts("en", package_of(SPEC.id)), SPEC, 0, {}))
    found = {route.of: route for route in routes(look)}
    assert {f"cell.{w.CELL.by_value[w.A[word]]}" for word in game.ask.words} == set(found)
    assert found["cell.e5"].short == "1 point, red thread"
