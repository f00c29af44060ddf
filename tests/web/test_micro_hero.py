"""The puppet theatre: it points at every answer, tells nothing it may not, is well made."""

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest

from heroon.ai import bot
from heroon.board.model import Look
from heroon.board.types import Asked, Beat
from heroon.faces.micro_hero.art import icons, sprite
from heroon.faces.micro_hero.board import board
from heroon.faces.micro_hero.theme import THEME
from heroon.kernel import GameSpec, Rng, Seat, Seeded, Table, View, game
from heroon.play.pointing import Pointer
from heroon.play.told import teller_of
from heroon.texts import Sentences, Texts, package_of
from heroon.web.board import Drawing
from tests.lengths import LANGS, length

NAME = "micro-hero"
SPEC: GameSpec[Any] = game(NAME)
NAMES = {0: "player-1", 1: "player-2"}
#: Elements of HTML that have no end.
VOID = {"input", "br", "hr", "img", "meta", "link"}


def walk(seed: int, asks: int, options: dict[str, str]) -> Iterator[Table[Any]]:
    """Positions of a game that is played at random, or by the game's own heuristic."""
    table: Table[Any] = Table(SPEC, options, Seeded(str(seed)), seats=1 + seed % 2)
    rng = Rng(seed)
    for _ in range(asks):
        if table.ask is None:
            yield table
            return
        yield table
        seat = table.ask.seats.bit_length() - 1
        words = table.words(seat)
        if seed % 3:
            word = bot("heuristic", SPEC, len(table.tokens)).choose(Seat(table, seat))
        else:
            word = rng.choice([w for w in words if w > 5] or words)
        table.answer(word, seat)


def positions() -> Iterator[Table[Any]]:
    for seed in range(6):
        options = {o.name: o.values[seed % len(o.values)] for o in SPEC.options}
        yield from walk(seed, 110, options)


@cache
def texts(lang: str) -> Texts:
    return Texts(lang, package_of(NAME), strict=True)


def drawn(
    view: View,
    lang: str,
    seat: int,
    lit: frozenset[str] = frozenset(),
    beats: tuple[Beat, ...] = (),
) -> str:
    """The table with its zones, as the frame holds them."""
    made = board(Look(view, Sentences(texts(lang), SPEC, seat, NAMES)))
    d = Drawing(made, Asked(lit=lit), texts(lang), {}, THEME.macros, beats=beats)
    return "".join(str(d.part("zone", zone)) for zone in made.zones)


class Page(HTMLParser):
    """What is on a page: ids, pieces with their names and targets; every element is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.labels: list[str] = []
        self.targets: set[str] = set()
        self.uses: set[str] = set()
        self.inside = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self._look(tag, dict(attrs))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._look(tag, dict(attrs))

    def _look(self, tag: str, given: dict[str, str | None]) -> None:
        assert "style" not in given and not any(name.startswith("on") for name in given)
        if "id" in given:
            self.ids.append(given["id"] or "")
        if "piece" in (given.get("class") or "").split():
            self.labels.append(given.get("aria-label") or "")
            self.inside = not self.labels[-1]
            self.targets |= set((given.get("data-at") or "").split())
        if tag == "use":
            self.uses.add((given["href"] or "").partition("#")[2])

    def handle_data(self, data: str) -> None:
        if self.inside:  # The name of a piece is its label, or else the text that it begins with.
            self.labels[-1], self.inside = data, False

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open.pop() == tag, tag


def read(html: str) -> Page:
    page = Page()
    page.feed(html)
    page.close()
    assert page.open == []
    return page


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_every_answer_can_be_pointed_at_and_every_piece_has_a_name(lang: str) -> None:
    teller = teller_of(NAME)
    symbols = set(re.findall(r'<symbol id="([\w-]+)"', sprite()))
    prompts: set[str] = set()
    for number, table in enumerate(positions()):
        if number % length(9, 3) != (lang == "fr"):
            continue  # some positions, others in each language
        seat = table.ask.seats.bit_length() - 1 if table.ask is not None else 0
        view = table.view(seat)
        prompts.add(view.prompt)
        pointer = Pointer(view.words, lambda w: teller.targets(w, view, SPEC.words))  # noqa: B023
        lit = frozenset(t for of in pointer.targets.values() for t in of)
        page = read(drawn(view, lang, seat, lit=lit))
        assert lit <= page.targets, (view.prompt, lit - page.targets)
        assert len(page.ids) == len(set(page.ids)) and "" not in page.ids
        assert all(label.strip() and "{" not in label for label in page.labels)
        assert page.uses <= symbols, page.uses - symbols
    assert {"plan", "perfect", "prepare"} <= prompts


@pytest.mark.long
def test_what_is_not_seen_is_not_drawn() -> None:
    """The same page in every world that the seat cannot tell from this one."""
    for at, table in enumerate(positions()):
        if at % 7 or table.ask is None:
            continue
        for seat in range(-1, table.seats):
            world = table.sample(max(seat, 0), Rng(at))
            views = [one.view(seat) for one in (table, world)]
            assert drawn(views[0], "en", seat) == drawn(views[1], "en", seat)


def test_a_team_at_one_screen_sees_both_hands() -> None:
    table = next(t for t in walk(1, 60, {}) if t.view(-1).counter("turns"))
    html = drawn(table.view(-1), "en", -1)
    page = read(html)
    for seat in (0, 1):
        for piece in table.view(-1).area(f"hand.{seat}").pieces:
            assert f"hand.{seat}/{piece.face}" in page.targets
    assert "Player 1" in html and "Player 2" in html


def test_rebuilt_cards_have_a_mark_a_legend_and_words() -> None:
    table = next(walk(0, 1, {}))
    html = drawn(table.view(0), "fr", 0)
    assert '<span class="mh-odd" aria-hidden="true">◦</span>' in html
    labels = read(html).labels
    assert any("valeur reconstituée" in label for label in labels)
    assert re.search(r'class="mh-legend"[^>]*>◦\u00a0: valeur reconstituée', html)


def test_the_sprite_is_well_formed_and_its_icons_are_credited() -> None:
    root = ElementTree.fromstring(sprite())
    ids = [symbol.attrib["id"] for symbol in root]
    assert len(ids) == len(set(ids))
    assert sprite() == sprite()
    assert all(icon["author"] and icon["icon"] for icon in icons().values())


def test_every_icon_is_used() -> None:
    used = sprite()
    assert [name for name, icon in icons().items() if icon["path"] not in used] == []
