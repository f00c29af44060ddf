"""Line mode tells a table whole when a turn begins, and after that only what has changed."""

from __future__ import annotations

import io
from itertools import takewhile
from typing import Any

import pytest

from heroon.kernel import Seeded, Table, game
from heroon.play.bots import choose
from heroon.play.game_setting import Setting
from heroon.play.who import Who
from heroon.terminal.changed import Stood, news
from heroon.terminal.lines import Lines
from heroon.terminal.session import Session
from tests.lengths import LANGS

#: The first line of a board that is told whole, and one of the grid.
WHOLE = {"fr": ("[Placer]", "Puissance Colonne 1"), "en": ("[Place]", "power  Column 1")}


def told(*answers: str, lang: str) -> list[str]:
    """What each answer of one person brings, up to the next prompt."""
    table: Table[Any] = Table(game("heroz"), {}, Seeded("ligne-25"), seats=2)
    sink = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in answers))
    setting = Setting(table, "ligne-25", Who.of(2, (0,), "random"))
    Session(setting, Lines(source, sink, echo=False), lang).run()
    return sink.getvalue().split("> ")


@pytest.mark.parametrize("lang", LANGS)
def test_a_table_without_a_maze_is_told_whole_once_a_turn(lang: str) -> None:
    first, placed, *_ = told("1", lang=lang)
    steps, grid = WHOLE[lang]
    assert steps in first and grid in first
    assert steps not in placed and grid in placed  # a troop lies there now: all its rows
    opponent = "Adversaire\u00a0: Points" if lang == "fr" else "Opponent: Points"
    assert opponent in first and opponent not in placed


def test_a_grid_is_told_again_only_when_it_has_changed_or_a_turn_begins() -> None:
    """Forty answers: the windows of a combat follow one another, and nothing moves."""
    answers = told(*["1", *["0"] * 40], lang="fr")
    grids = [grid_of(one) for one in answers]
    turns = [one.count("\nTour ") for one in answers]
    last, quiet = "", 0
    for grid, turn in zip(grids, turns, strict=True):
        assert turn or not grid or grid != last
        quiet += not grid
        last = grid or last
    assert quiet >= 10


def grid_of(told: str) -> str:
    """The rows of the last grid that is told there; empty where none is."""
    _, found, rest = told.rpartition("Les champs\u00a0:\n")
    rows = rest.split("\n") if found else []
    return "\n".join(takewhile(lambda row: row.startswith(("ligne", "Puissance", "  ")), rows))


@pytest.mark.parametrize("command", ["voir", "annuler"])
def test_the_whole_table_comes_when_it_is_asked_for_and_after_taking_back(command: str) -> None:
    answers = told("1", command, lang="fr")
    steps, grid = WHOLE["fr"]
    assert steps not in answers[1]
    assert steps in answers[2] and grid in answers[2]


def test_a_heading_has_one_colon() -> None:
    table: Table[Any] = Table(game("heroz"), {}, Seeded("ligne-24"), seats=2)
    words = table.spec.words
    while sum(words.text[word].startswith("aura:") for word in table.words(0)) <= 18:
        assert table.ask is not None
        seat = next(one for one in range(2) if table.ask.seats >> one & 1)
        table.answer(choose("heuristic", table, seat, "ligne-24"), seat)
    sink = io.StringIO()
    setting = Setting(table, "ligne-24", Who.of(2, (0,), "random"))
    lines = io.StringIO("1\n0\n2\n1\n")
    Session(setting, Lines(lines, sink, echo=False), "fr").run()
    heads = [told.split("\n")[1] for told in sink.getvalue().split("> ")[1:]]
    assert any(head.endswith("\u00a0: Aura") for head in heads)
    assert all(head.count("\u00a0:") < 2 for head in heads)


def test_a_row_that_comes_to_read_like_another_is_told() -> None:
    """One's first line was full of hidden troops like the enemy's, and was told as no change."""
    rows: list[tuple[str, ...]] = [
        ("Fields:",),
        ("line 1  hidden  hidden",),
        ("line 1  hidden  –",),
    ]
    before = Stood(0, 2, (), {"fields": rows}, frozenset({"fields"}))
    after = before._replace(beside={"fields": [*rows[:2], rows[1]]})
    assert news(before, after) == [line for row in after.beside["fields"] for line in row]
    assert news(after, after) == []
