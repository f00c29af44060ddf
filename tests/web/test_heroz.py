"""HEROZ in the browser: every answer can be pointed at, nothing unseen is drawn, all is named."""

from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest

from heroon.board.model import Look
from heroon.board.types import Answer, Asked
from heroon.faces.heroz import art
from heroon.faces.heroz.board import MODEL
from heroon.faces.heroz.teller import TELLER
from heroon.faces.heroz.theme import THEME
from heroon.kernel import GameSpec, Rng, Seeded, Table, game, open_position
from heroon.play.pointing import Pointer
from heroon.texts import Sentences, Texts, package_of
from heroon.web.board import Drawing
from heroon.web.render import static_files
from heroon.web.scene import Scene
from tests.lengths import LANGS, length

NAMES = {0: "player-1", 1: "opponent"}
VOID = {"input", "br", "use", "path"}


class Looker(HTMLParser):
    """Collects what a page holds, and sees that what opens closes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.stack: list[str] = []
        self.ids: list[str] = []
        self.targets: set[str] = set()
        self.unnamed: list[str] = []
        self.feed(html)
        self.close()
        assert not self.stack, self.stack

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.stack.append(tag)
        self._see(tag, {name: value or "" for name, value in attrs})

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._see(tag, {name: value or "" for name, value in attrs})

    def handle_endtag(self, tag: str) -> None:
        assert self.stack.pop() == tag

    def _see(self, tag: str, given: dict[str, str]) -> None:
        assert "style" not in given and not any(name.startswith("on") for name in given)
        if "id" in given:
            self.ids.append(given["id"])
        if tag == "button":
            self.targets |= set(given["data-at"].split())
            if not given["aria-label"].strip():
                self.unnamed.append(given["id"])


def positions() -> Iterator[Table[Any]]:
    spec: GameSpec[Any] = game("heroz")
    for seed in range(4):
        options = {o.name: o.values[seed % len(o.values)] for o in spec.options}
        table: Table[Any] = Table(spec, options, Seeded(str(seed)), seats=2)
        rng = Rng(seed)
        for _ in range(90):
            if table.ask is None:
                break
            yield table
            seat = table.ask.seats.bit_length() - 1
            words = table.words(seat)
            table.answer(rng.choice([w for w in words if w > 5] or words), seat)


@cache
def told_in(lang: str) -> Texts:
    return Texts(lang, package_of("heroz"), strict=True)


def html_of(scene: Scene, asked: Asked | None = None) -> str:
    """The zones of a table as a page shows them."""
    board = MODEL.board(Look(scene.view, scene.sentences))
    beats = THEME.beats(scene) if THEME.beats is not None else ()
    words = scene.sentences.spec.words.text
    spoken = {w: words[w] for a in (asked.answers if asked else ()) for w in a.words}
    drawing = Drawing(board, asked or Asked(), scene.t, spoken, THEME.macros, beats=beats)
    return "".join(str(drawing(thing)) for zone in board.zones for thing in zone.parts)


def question(pointer: Pointer, scene: Scene) -> Asked:
    """What is asked, as far as it is picked."""
    answers = tuple(
        Answer(number=n, text=str(w), words=(w,), at=pointer.orders[w])
        for n, w in enumerate(pointer.candidates)
    )
    picked = frozenset(pointer.picked)
    return Asked(answers=answers, lit=pointer.lit, open=pointer.open, picked=picked)


def asked(table: Table[Any]) -> int:
    assert table.ask is not None
    return table.ask.seats.bit_length() - 1


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_every_answer_can_be_pointed_at(lang: str) -> None:
    rng = Rng(7)
    for number, table in enumerate(positions()):
        if number % length(12, 2) != (lang == "fr"):
            continue  # others in each language
        seat = asked(table)
        view, words = table.view(seat), table.spec.words
        pointer = Pointer(view.words, lambda w: TELLER.targets(w, view, words))  # noqa: B023
        for _ in range(3):
            every = frozenset(x for w in pointer.candidates for x in pointer.targets[w])
            scene = Scene(view, Sentences(told_in(lang), table.spec, seat, NAMES))
            page = Looker(html_of(scene, question(pointer, scene)))
            assert every <= page.targets, every - page.targets
            assert len(page.ids) == len(set(page.ids))
            assert not page.unnamed
            if not pointer.open:
                break
            may = sorted(pointer.open)
            pointer.picked.append(may[rng.choice(list(range(len(may))))])


def test_what_is_not_seen_is_not_drawn() -> None:
    """The page of a seat is the same in every world that the seat cannot tell from this one."""
    for at, table in enumerate(positions()):
        if at % 9:
            continue
        for seat in (0, 1):
            sentences = Sentences(told_in("en"), table.spec, seat, NAMES)
            world = table.sample(seat, Rng(at))
            one, other = Scene(table.view(seat), sentences), Scene(world.view(seat), sentences)
            assert html_of(one) == html_of(other)


def test_a_spectator_sees_a_table_without_a_hand() -> None:
    for at, table in enumerate(positions()):
        if at % 30 == 0:
            html = html_of(Scene(table.view(-1), Sentences(told_in("fr"), table.spec, -1, NAMES)))
            assert Looker(html).ids and "row-hand" not in html


def test_every_face_and_mark_has_its_picture() -> None:
    root = ElementTree.fromstring(static_files()["heroz/art.svg"])
    ids = [symbol.attrib["id"] for symbol in root]
    assert len(ids) == len(set(ids))
    faces = {f"{rank}{suit}" for suit in "SHDC" for rank in (*range(2, 11), *"JQKA")} | {"X"}
    marks = {f"mark-{name}" for name in (*art.MARKS, "shield", "boost")}
    assert faces | marks | {f"sign-{suit}" for suit in "SHDC"} == set(ids)
    assert art.sprite() == art.sprite.__wrapped__()


def test_what_a_jack_saw_stands_where_it_lies_until_the_next_answer() -> None:
    empty = ["."] * 9
    table: Table[Any] = open_position(
        game("heroz"),
        {
            "turns": 4,
            "agenda": ["HERO_POWER 0 0"],
            "hero": [["JC"], []],
            "hand": [["AC"], []],
            "field": [["9H!0", *empty[1:]], ["5D!1", *empty[1:]]],
        },
        {},
        2,
        "peek",
    )
    since = len(table.events(0))
    table.answer("peek:1/1.1", 0)
    sentences = Sentences(Texts("en", package_of("heroz"), strict=True), table.spec, 0, NAMES)
    assert THEME.beats is not None
    for told, seat in (("5♦", 0), ("", 1)):
        seen = Scene(table.view(seat), sentences, told=table.events(seat), since=since)
        assert "".join(beat.line for beat in THEME.beats(seen)) == told, seat
    mine = Scene(table.view(0), sentences, told=table.events(0), since=since)
    assert [beat.of[0] for beat in THEME.beats(mine)] == ["cell.1.1.1"]
    later = mine._replace(since=len(table.events(0)))
    assert not THEME.beats(later)


def test_a_joker_lights_the_troops_that_it_may_copy_once_its_column_is_picked() -> None:
    empty = ["."] * 9
    field = ["9H^", "5D^", *empty[2:]]
    state: dict[str, Any] = {"turns": 4, "agenda": ["WINDOW 0 0"], "hand": [["X"], []]}
    table: Table[Any] = open_position(
        game("heroz"), {**state, "field": [field, empty]}, {}, 2, "joker"
    )
    view, words = table.view(0), table.spec.words
    sentences = Sentences(Texts("en", package_of("heroz"), strict=True), table.spec, 0, NAMES)
    pointer = Pointer(
        [w for w in view.words if words.text[w].startswith("joker")],
        lambda word: TELLER.targets(word, view, words),
    )
    for target in ("hand.0/X", "column.0/1"):
        assert not pointer.pick([target]).word
    scene = Scene(view, sentences, lit=pointer.lit, open=pointer.open)
    board = MODEL.board(Look(view, sentences))
    asked_now = question(pointer, scene)
    spoken = {word: words.text[word] for a in asked_now.answers for word in a.words}
    drawing = Drawing(board, asked_now, scene.t, spoken, THEME.macros)
    states = {thing.at[0]: drawing.state(thing) for thing in board.things() if thing.at}
    assert states["field.0/1.1"] == states["field.0/1.2"] == "lit"
