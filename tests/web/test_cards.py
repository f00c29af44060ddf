"""The page of all cards: every number is there, told in words, with where it comes from."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any

import pytest

from heroon.desk.reader import Reader
from heroon.kernel import GameSpec, game, games
from heroon.play.told import teller_of
from heroon.play.what import all_records
from heroon.server.pages import SOURCES, cards
from heroon.texts import LANGUAGES, package_of, texts

#: What no cell may hold: markup, a Python object, a name of the data, a message's variable.
_ODD = re.compile(r"[<>{}_]|\b0x|\bbuilt-in|\bdict\b|\bNone\b|\([^()]*\b[a-z]+:[a-z0-9.]+\)")
_EVERY = [(name, lang) for name in games() for lang in LANGUAGES]


class Cells(HTMLParser):
    """The texts of a page: rows of tables cell by cell, and what stands elsewhere."""

    def __init__(self, html: str):
        super().__init__()
        self.rows: list[list[str]] = []
        self.names: list[str] = []
        self.texts: list[str] = []
        self._open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        if tag == "tr":
            self.rows.append([])
        if tag in ("th", "td"):
            self.rows[-1].append("")
        if tag == "h3":
            self.names.append("")
        self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if {"td", "th"} & set(self._open):
            self.rows[-1][-1] += data
        elif "h3" in self._open:
            self.names[-1] += data
        if "main" in self._open:
            self.texts.append(data)


@pytest.mark.parametrize(("name", "lang"), _EVERY)
def test_every_number_is_told_once(name: str, lang: str) -> None:
    spec: GameSpec[Any] = game(name)
    t = texts(lang, package_of(name))
    shelves = teller_of(name).shelves
    assert shelves is not None
    facts = [f for shelf in shelves(spec, t) for thing in shelf.things for f in thing.facts]
    told = [of for fact in facts for of in fact.names]
    assert sorted(told) == sorted(n.name for n in spec.numbers)
    by_name = {n.name: n for n in spec.numbers}
    for fact in facts:
        assert {by_name[of].source for of in fact.names} == {fact.source}
        number = re.fullmatch(r"\+?(\d+)", fact.value)
        if number:  # else the value is told in words
            assert {by_name[of].value for of in fact.names} == {int(number[1])}


@pytest.mark.parametrize(("name", "lang"), _EVERY)
def test_the_cells_are_words_and_numbers(name: str, lang: str) -> None:
    found = Cells(cards(Reader(lang, "auto", "/"), name))
    t = texts(lang, package_of(name))
    sources = {t.text(f"source-{source}") for source in SOURCES}
    # A long value stands in a row of its own below its label.
    below = [*found.rows[1:], [""]]
    pairs = zip(found.rows, below, strict=True)
    rows = [
        row if len(row) == 3 else [row[0], next_[0], row[1]] for row, next_ in pairs if len(row) > 1
    ]
    shelves = teller_of(name).shelves
    assert shelves is not None
    facts = [f for shelf in shelves(game(name), t) for g in shelf.things for f in g.facts]
    assert [(row[0], row[1]) for row in rows] == [(fact.label, fact.value) for fact in facts]
    assert {row[2] for row in rows} <= sources
    words = {t.noun("gold")} if name == "hero-realms" else set()
    ids = {n.of for n in game(name).numbers} - words - {"hand", "command"}
    for text in [cell for row in found.rows for cell in row] + found.names:
        assert text.strip(), text
        assert not _ODD.search(text), text
    for name_ in found.names:
        assert name_[0].isupper() or not name_[0].isalpha(), name_
        assert name_.strip() not in ids, name_
    assert not any(_ODD.search(text) for text in found.texts), [
        text for text in found.texts if _ODD.search(text)
    ]


@pytest.mark.parametrize("name", games())
def test_the_languages_tell_the_same_numbers(name: str) -> None:
    shelves = teller_of(name).shelves
    assert shelves is not None
    told = [
        [
            [(f.names, f.source) for thing in shelf.things for f in thing.facts]
            for shelf in shelves(game(name), texts(lang, package_of(name)))
        ]
        for lang in LANGUAGES
    ]
    assert told[0] == told[1]


def test_a_game_that_tells_nothing_has_its_numbers_under_their_names() -> None:
    spec = game("heroz")
    (shelf,) = all_records(spec, texts("en"))
    assert [thing.name for thing in shelf.things][:2] == ["Goal", "Opening hand"]
    assert sum(len(thing.facts) for thing in shelf.things) == len(spec.numbers)
