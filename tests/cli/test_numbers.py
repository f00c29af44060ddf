"""What is typed at a question: numbers that follow columns, codes, `why NUMBER`, `1.`"""

import io
import pty
import re
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from heroon.board.model import Look
from heroon.kernel import GameSpec, Piece, Seeded, Table, View, game
from heroon.play.laid import board_of
from heroon.play.who import Who
from heroon.terminal.aloud import aloud
from heroon.terminal.board import draw_model
from heroon.terminal.lines import WIDTH, Lines
from heroon.terminal.scene import Scene
from heroon.terminal.session import Session, Setting
from heroon.texts import Guide, Sentences, Texts
from tests.cli.test_play import commands, saved
from tests.cli.test_session import attack_from, session, table_at
from tests.lengths import LANGS

HEROZ = "heroon.games.heroz"


def test_columns_are_chosen_by_their_number(tmp_path: Path) -> None:
    table, seat = attack_from(2)
    _, out = session(table, seat, "1", "3", "2", path=tmp_path / "x.heroon")
    assert "2. Attack with column 2\n0. Do not attack\n" in out
    assert "There is no answer 1: choose among 2, 0." in out
    assert "There is no answer 3" in out
    assert "You attack with column 2." in out
    table, seat = attack_from(2)
    _, out = session(table, seat, "0", path=tmp_path / "y.heroon")
    assert "You do not attack." in out


def test_passing_has_the_number_0(tmp_path: Path) -> None:
    out = commands(tmp_path, "0")
    assert re.search(r"\n\d+\. Place [^\n]*\n *0\. Place no more troops\n> 0\n", out)


@pytest.mark.parametrize("typed", ["1.", "1)"])
def test_a_number_may_have_a_dot(tmp_path: Path, typed: str) -> None:
    assert "You place a troop" in commands(tmp_path, typed)


def test_why_takes_the_number_of_a_choice(tmp_path: Path) -> None:
    assert commands(tmp_path, "why 1", "why 1.", "why 0").count("you may give this answer") == 3
    assert "Rien ne l’interdit" in commands(tmp_path, "pourquoi 1", lang="fr")


def test_codes_are_shown_if_wished(tmp_path: Path) -> None:
    out = commands(tmp_path, "codes on", "codes off", "codes maybe")
    before, on, off = out.split("Place no more troops")[:3]
    assert "(deploy:4D@1)" not in before + off and "(deploy:4D@1)" in on
    assert "Place no more troops (stop)" in out and "Say “codes on”" in out
    assert "(deploy:4D@1)" in commands(tmp_path, "codes oui", lang="fr")


def test_the_codes_are_listed(tmp_path: Path) -> None:
    french = commands(tmp_path, "aide codes", lang="fr")
    for form in ("deploy:CARTE@COLONNE", "attack:COLONNE", "block:COLONNE.LIGNE", "pass"):
        assert f"\n{form}\u00a0: " in french
    assert "\nace:ACE@SEAT/COLUMN.LINE: " in commands(tmp_path, "help codes")


def test_a_window_that_comes_back_tells_how_to_pass(tmp_path: Path) -> None:
    golden = Path(__file__).parent / "goldens" / "heroz.fr.txt"
    text = golden.read_text(encoding="utf-8").replace("\u00a0", " ")
    assert text.count("« passes tour » passe à votre place") == 1


#: What may lie on a troop, and what it may be; the faces have ids of their own.
MARKS = ("down", "shield", "aura:D", "fighting", "doomed", "boost:10")
TROOPS = (("10D", ()), ("X", ("as:10D",)), ("", ()))


@cache
def duel(lang: str) -> tuple[View, Sentences]:
    """A duel at its beginning, and what it is told with."""
    spec: GameSpec[Any] = game("heroz")
    view = Table(spec, {}, Seeded("1"), seats=2).view(0)
    texts = Texts(lang, HEROZ, strict=True)
    return view, Sentences(texts, spec, 0, {0: "player-1", 1: "opponent"})


def laid(marks: tuple[str, ...], lang: str) -> Look:
    """Three troops side by side on line 1, each with these marks."""
    view, sentences = duel(lang)
    pieces = tuple(
        Piece(face or "back", face, f"{column}.1", (*extra, *marks))
        for column, (face, extra) in enumerate(TROOPS, 1)
    )
    areas = tuple(replace(a, pieces=pieces) if a.id == "field.0" else a for a in view.areas)
    return Look(replace(view, areas=areas), sentences)


@pytest.mark.parametrize("lang", LANGS)
def test_no_cell_is_wider_than_its_column(lang: str) -> None:
    """A troop with all that may lie on it is told on one line, and drawn uncut."""
    for chosen in product(*((None, mark) for mark in MARKS)):
        marks = tuple(mark for mark in chosen if mark)
        look = laid(marks, lang)
        told = aloud(board_of(look), look.t)
        assert max(map(len, told)) <= WIDTH
        at = max(i for i, line in enumerate(told) if line.startswith(("line 1", "ligne 1")))
        assert told[at + 1].startswith(" " * 2), told[at : at + 2]
        assert "10♦" in told[at] or "10 " in told[at]
        legend = re.sub(r"\s+", " ", " ".join(told[at + 1 :]))
        for mark, short in (("shield", "0"), ("doomed", "✕"), ("boost:10", "+10")):
            label = look.t.text(f"page-{mark.partition(':')[0]}", boost=10)
            told_in = label in told[at] or f"{short} = {label}" in legend
            assert told_in == (mark in marks), (marks, told)
        rows = draw_model(Scene(look.view, look.sentences, 78))
        line = next(
            "".join(span.text for span in row)
            for row in reversed(rows)
            if row[0].text.startswith(("line 1", "ligne 1"))
        )
        assert len(line) == 78 and "★=10♦" in line
        assert "10♦" in line.replace("★=10♦", "")


def test_what_lies_on_a_troop_is_told_in_words_or_by_signs_with_a_legend() -> None:
    look = laid(("down",), "fr")
    lines = aloud(board_of(look), look.t)
    assert any("10 de Carreau [cachée]" in line for line in lines)
    look = laid(("shield", "aura:C", "fighting"), "en")
    lines = aloud(board_of(look), look.t)
    assert any("10 of diamonds [⚔,0,1♣]" in line for line in lines)
    legend = re.sub(r"\s+", " ", " ".join(lines))
    assert "0 = shield, power 0 · 1♣ = aura of clubs, value 1" in legend
    assert legend.endswith("⚔ = fighting")
    look = laid(("shield", "aura:C", "fighting", "doomed", "boost:10"), "en")
    lines = aloud(board_of(look), look.t)
    assert any("10♦ [⚔,0,1♣,+10,✕]" in line for line in lines)
    assert "10♦ = 10 of diamonds" in " ".join(lines)


def test_rules_hold_whole_words_and_titles_come_first() -> None:
    guide = Guide("fr", HEROZ)
    found = guide.find("as")
    assert found[0].id == "heroz:ace"
    assert len(found) < len(guide.find("a")) + 20
    assert all(re.search(r"\bas\b", f"{s.title} {s.body}", re.IGNORECASE) for s in found)
    assert guide.find("boucl") != []


def test_the_curtain_wipes_a_terminal_and_nothing_else() -> None:
    sink = io.StringIO()
    Lines(io.StringIO(), sink, echo=False).wipe()
    assert sink.getvalue() == ""
    main, side = pty.openpty()
    with open(side, "w", encoding="utf-8") as terminal, open(main, "rb", buffering=0) as screen:
        Lines(io.StringIO(), terminal, echo=False).wipe()
        assert b"\x1b[3J\x1b[H" in screen.read(100)


def test_the_end_tells_the_score_and_points_their_total(tmp_path: Path) -> None:
    golden = Path(__file__).parent / "goldens" / "heroz.fr.txt"
    text = golden.read_text(encoding="utf-8").replace("\u00a0", " ")
    assert re.search(r"Vous gagnez, \d+ à \d+\.\n\Z", text)
    assert re.search(r"rapporte \d+ points\.\nPoints : vous \d+, l’adversaire \d+\.\n", text)
    assert "Adversaire, tour en cours" in text and "chez l’adversaire, colonne" in text
    assert "Cartes marquées" in commands(tmp_path, "voir tout", lang="fr")
    assert saved(tmp_path).exists()


def test_wins_are_counted_in_good_french() -> None:
    t = Texts("fr", strict=True)
    for wins, said in ((0, "0 gagnée,"), (1, "1 gagnée,"), (2, "2 gagnées,")):
        given: dict[str, Any] = {
            "number": 1,
            "bot": "x",
            "wins": wins,
            "share": "",
            "low": "",
            "high": "",
        }
        assert said in t.text("simulate-bot", **given)


def test_two_people_need_no_colour(tmp_path: Path) -> None:
    table, _, _ = table_at("attack:")
    sink = io.StringIO()
    Session(
        Setting(table, "11", Who.of(table.seats, (0, 1)), path=tmp_path / "x.heroon"),
        Lines(io.StringIO("\n"), sink, echo=True),
        "en",
    ).run()
    assert "\x1b" not in sink.getvalue()
