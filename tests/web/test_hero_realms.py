"""The market: it points at every answer, tells nothing it may not, is well made."""

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest

from heroon.ai import bot
from heroon.faces.hero_realms.art import icons, sprite
from heroon.faces.hero_realms.theme import EFFECTS, THEME, recap
from heroon.games.hero_realms.words import BOSSES, CARDS, FACTIONS
from heroon.kernel import GameSpec, Rng, Seat, Seeded, Table, View, game
from heroon.play.pointing import Pointer
from heroon.play.told import teller_of
from heroon.texts import Sentences, Texts, package_of
from heroon.web.scene import Scene
from tests.lengths import LANGS, length

NAME = "hero-realms"
SPEC: GameSpec[Any] = game(NAME)
NAMES = {0: "player-1"}
#: Elements of HTML that have no end.
VOID = {"input", "br", "hr", "img", "meta", "link"}


def walk(seed: int, asks: int, options: dict[str, str]) -> Iterator[Table[Any]]:
    """Positions of a game that is played by the game's own policy, now and then at random."""
    table: Table[Any] = Table(SPEC, options, Seeded(str(seed)))
    rng, player = Rng(seed), bot("heuristic", SPEC, seed)
    for number in range(asks):
        yield table
        if table.ask is None:
            return
        words = table.words(0)
        by_chance = number % 5 == seed % 5
        table.answer(rng.choice(words) if by_chance else player.choose(Seat(table, 0)), 0)


def positions() -> Iterator[Table[Any]]:
    for seed in range(8):
        options = {o.name: o.values[seed % len(o.values)] for o in SPEC.options}
        yield from walk(seed, 120, options)


def draw(scene: Scene) -> str:
    assert THEME.draw is not None
    return str(THEME.draw(scene))


@cache
def texts(lang: str) -> Texts:
    return Texts(lang, package_of(NAME), strict=True)


def drawn(view: View, lang: str, pointer: Pointer | None = None) -> str:
    sentences = Sentences(texts(lang), SPEC, view.seat, NAMES)
    if pointer is None:
        return draw(Scene(view, sentences))
    picked = frozenset(pointer.picked)
    return draw(Scene(view, sentences, pointer.lit, pointer.open, picked))


class Page(HTMLParser):
    """What is on a page: ids, pieces with their names and targets; every element is closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.labels: list[str] = []
        self.targets: set[str] = set()
        self.glides: list[str] = []
        self.uses: set[str] = set()
        self.feed(html)
        self.close()
        assert not self.open, self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self._look(tag, {name: value or "" for name, value in attrs})

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._look(tag, {name: value or "" for name, value in attrs})

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open.pop() == tag, tag

    def _look(self, tag: str, given: dict[str, str]) -> None:
        assert "style" not in given and not any(name.startswith("on") for name in given)
        if "id" in given:
            self.ids.append(given["id"])
        if tag == "button":
            self.labels.append(given["aria-label"])
            self.targets |= set(given["data-at"].split())
        if "data-vt" in given:
            self.glides.append(given["data-vt"])
        if tag == "use":
            self.uses.add(given["href"].partition("#")[2])


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_every_answer_can_be_pointed_at_and_every_piece_has_a_name(lang: str) -> None:
    teller = teller_of(NAME)
    symbols = set(re.findall(r'<symbol id="([\w-]+)"', sprite()))
    rng = Rng(5)
    prompts: set[str] = set()
    for number, table in enumerate(positions()):
        view = table.view(0)
        if number % length(30, 5) != 2 * (lang == "fr") and view.prompt in prompts:
            continue  # some positions, others in each language, and one of each question
        prompts.add(view.prompt)
        pointer = Pointer(view.words, lambda w: teller.targets(w, view, SPEC.words))  # noqa: B023
        for _ in range(3):
            page = Page(drawn(view, lang, pointer))
            assert pointer.lit <= page.targets, (view.prompt, pointer.lit - page.targets)
            assert set(pointer.picked) <= page.targets
            assert len(page.ids) == len(set(page.ids)) and "" not in page.ids
            assert all(label.strip() and "{" not in label for label in page.labels)
            assert page.uses <= symbols, page.uses - symbols
            if not pointer.lit:
                break
            may = sorted(pointer.lit)
            pointer.picked.append(may[rng.choice(list(range(len(may))))])
    assert {"behaviour", "main", "absorb", "choose", "discard"} <= prompts, prompts


def test_what_is_not_seen_is_not_drawn() -> None:
    """The same page in every world that the seat cannot tell from this one."""
    for at, table in enumerate(positions()):
        if at % 11 == 0 and table.ask is not None:
            world = table.sample(0, Rng(at))
            assert drawn(table.view(0), "en") == drawn(world.view(0), "en")


def test_pieces_keep_their_names_from_frame_to_frame() -> None:
    """A card glides under one name, and no name is there twice."""
    for at, table in enumerate(positions()):
        if at % 13 == 0:
            page = Page(drawn(table.view(0), "en"))
            assert len(page.glides) == len(set(page.glides))
            hand = {piece.id for piece in table.view(0).area("hand.0").pieces}
            assert hand <= set(page.glides)


@pytest.mark.parametrize("lang", LANGS)
def test_a_behaviour_card_says_what_the_boss_will_do(lang: str) -> None:
    """Each card that may be chosen is drawn once, with all that the teller says of it."""
    asked = 0
    for table in walk(3, 150, {"boss": "rayla"}):
        view = table.view(0)
        if view.prompt != "behaviour":
            continue
        asked += 1
        html = drawn(view, lang)
        assert html.count("hr-path hr-path-") == len(view.words)
        sentences = Sentences(texts(lang), SPEC, 0, NAMES)
        for word in view.words:
            told = teller_of(NAME).aside(word, view, sentences)
            assert told[1:] in html, told
    assert asked > 2


def test_the_last_turn_of_the_boss_is_told_as_the_log_tells_it() -> None:
    told = 0
    for table in walk(4, 150, {"boss": "grognard"}):
        view = table.view(0)
        if view.prompt != "behaviour":
            continue
        events = table.events(0)
        names = [SPEC.words.events[e.id].name for e in events]
        scene = Scene(view, Sentences(texts("en"), SPEC, 0, NAMES), told=events)
        last = recap(scene)
        assert (last is None) == ("boss-turn" not in names)
        if last is None:
            continue
        told += 1
        begun = len(names) - 1 - names[::-1].index("boss-turn")
        part = list(zip(names, events, strict=True))[begun:]
        assert last.attack == str(next(e.args[0] for n, e in part if n == "boss-attacks"))
        lost = sum(e.args[0] for n, e in part if n == "wounded")
        assert (f"you lost {lost} health" if lost else "no health lost") in last.told
        bought = [n for n, _ in part if n in ("boss-bought", "acquired", "dropped")]
        assert len([x for x in last.takes if x.how in ("buy", "take", "drop")]) >= len(bought)
        assert last.told in draw(scene)
    assert told > 3


def test_a_table_can_be_looked_at_by_anybody_and_after_its_end() -> None:
    last = None
    for table in walk(2, 2000, {"boss": "torgen"}):
        last = table
    assert last is not None and last.ask is None
    for seat in (0, -1):
        assert Page(drawn(last.view(seat), "fr")).ids


def test_the_sprite_is_well_formed_and_its_icons_are_used_and_credited() -> None:
    root = ElementTree.fromstring(sprite())
    ids = [symbol.attrib["id"] for symbol in root]
    assert len(ids) == len(set(ids))
    assert sprite() == sprite.__wrapped__()
    assert all(icon["author"] and icon["icon"] for icon in icons().values())
    needed = {*CARDS.tokens, *(f"boss-{b}" for b in BOSSES.tokens)}
    needed |= {f"medal-{f}" for f in FACTIONS.tokens}
    needed |= {per for _, per in EFFECTS.values() if per and per != "faction"}
    assert needed <= set(ids), needed - set(ids)
