"""`heroon simulate --out` and `heroon report`: a page that needs no connection."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from heroon.cli.report import report
from heroon.kernel import GameSpec, game, games
from heroon.lab import simulate
from heroon.lab.parquet import read_games, write_games
from heroon.texts import LANGUAGES, package_of, texts
from tests.cli.running import Ran, heroon
from tests.cli.test_wrong import one_line


def simulated(folder: Path, name: str, out: str, *more: str) -> Ran:
    few = ("--games", "6", "--workers", "1", "--engine", "python", "--bots", "heuristic")
    ran = heroon(folder, "simulate", name, *few, *more, "--out", out)
    assert (ran.code, ran.err) == (0, "")
    return ran


class Reader(HTMLParser):
    """What a page holds: the names of its elements, what they name, its words."""

    def __init__(self, text: str):
        super().__init__()
        self.names: list[str] = []
        self.given: list[tuple[str, str | None]] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        self.given += attrs

    def handle_data(self, data: str) -> None:
        self.words.append(data.strip())


@pytest.mark.parametrize("name", games())
def test_a_report_of_each_game(tmp_path: Path, name: str) -> None:
    bots = ["heuristic", *["random"] * (game(name).seats[0] - 1)]
    write_games(tmp_path / "a", *simulate(name, bots, 6, workers=1, engine="python"))
    for lang in LANGUAGES:
        assert report([str(tmp_path / "a")], str(tmp_path / "r.html"), lang) == 0
        _told(name, lang, tmp_path)


def _told(name: str, lang: str, tmp_path: Path) -> None:
    text = (tmp_path / "r.html").read_text(encoding="utf-8")
    page = Reader(text)
    t = texts(lang, package_of(name))
    titles = ["report-title", "game-title", "report-played", "report-turns", "report-choices"]
    for key in [*titles, "report-ends"]:
        assert t.text(key) in page.words, key
    for reason in read_games(tmp_path / "a").summary.reasons:
        assert t.text(f"finish-{reason}") in page.words
    assert f'<html lang="{lang}">' in text and page.names.count("svg") >= 3


@pytest.mark.slow
def test_several_files_of_several_games_are_one_page(tmp_path: Path) -> None:
    simulated(tmp_path, "heroz", "a.parquet")
    simulated(tmp_path, "heroz", "b.parquet", "--option", "early_window=no")
    simulated(tmp_path, "micro-hero", "c.parquet", "--mode", "heroic")
    ran = heroon(tmp_path, "report", "a.parquet", "b.parquet", "c.parquet", "--out", "r.html")
    assert ran.out == "r.html: 18 games drawn\n"
    page = Reader((tmp_path / "r.html").read_text(encoding="utf-8"))
    assert "2. early_window=no · seat 1" in page.words and "heroic" in page.words
    assert "Level: Heroic" in page.words
    for file in ("a.parquet", "b.parquet", "c.parquet"):
        assert file in page.words


def test_a_report_asks_nobody_for_anything(tmp_path: Path) -> None:
    """No address, no script, nothing outside; a picture says in words what it is."""
    simulated(tmp_path, "heroz", "<script>.parquet")
    heroon(tmp_path, "report", "<script>.parquet", "--out", "r.html")
    text = (tmp_path / "r.html").read_text(encoding="utf-8")
    page = Reader(text)
    assert not re.search(r"https?:|//[a-z]|url\(|@import", text)
    assert not {"script", "link", "img", "iframe", "object", "image", "use"} & set(page.names)
    assert not [k for k, _ in page.given if k in ("src", "href", "xlink:href") or k[:2] == "on"]
    assert "<script>.parquet" in page.words
    told = [value for key, value in page.given if key == "aria-label" and value]
    assert len(told) >= page.names.count("svg") == page.names.count("figure") > 0


def test_what_cannot_be_drawn_is_one_line(tmp_path: Path) -> None:
    simulated(tmp_path, "heroz", "a.parquet")
    good = (tmp_path / "a.parquet").read_bytes()
    assert "files" in one_line(heroon(tmp_path, "report"))
    assert "--out" in one_line(heroon(tmp_path, "report", "a.parquet"))
    for name in ("nowhere.parquet", "."):
        line = one_line(heroon(tmp_path, "report", name, "--out", "r.html"))
        assert "cannot be read" in line
    line = one_line(heroon(tmp_path, "report", "a.parquet", "--out", "nowhere/r.html"))
    assert "cannot be written" in line
    line = one_line(heroon(tmp_path, "report", "a.parquet", "--out", "a.parquet"))
    assert "another name" in line and (tmp_path / "a.parquet").read_bytes() == good
    (tmp_path / "x.parquet").write_text("no games", encoding="utf-8")
    french = heroon(tmp_path, "report", "x.parquet", "--out", "r.html", "--lang", "fr")
    assert "ce n’est pas un fichier de parties" in one_line(french)
    assert not (tmp_path / "r.html").exists()


@pytest.mark.parametrize("name", games())
def test_every_end_has_words_for_a_report(name: str) -> None:
    spec: GameSpec[Any] = game(name)
    for lang in LANGUAGES:
        t = texts(lang, package_of(name))
        ends = [r.name for r in spec.words.reasons if t.has(f"end-{r.name}")]
        assert ends and [end for end in ends if not t.has(f"finish-{end}")] == []
