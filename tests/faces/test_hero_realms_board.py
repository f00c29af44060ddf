"""Hero Realms on the presentation model: its laws, what the page draws of it, what it foretells."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest

from heroon.ai import bot
from heroon.board.laws import faults
from heroon.board.model import Look
from heroon.board.types import Answer, Asked, Board, Card, Panel, Row, Sum, Value
from heroon.faces.hero_realms.art import icons, sprite
from heroon.faces.hero_realms.board import board, styles
from heroon.faces.hero_realms.consequence import foresee, play_all
from heroon.faces.hero_realms.theme import THEME, beats
from heroon.faces.hero_realms.what import CREDIT, what
from heroon.games.hero_realms import words as w
from heroon.games.hero_realms.words import BOSSES, CARDS, FACTIONS
from heroon.kernel import GameSpec, Rng, Seat, Seeded, Table, View, game, open_position
from heroon.play.pointing import Pointer
from heroon.play.told import teller_of
from heroon.terminal.aloud import aloud
from heroon.texts import Sentences, Texts, package_of
from heroon.web.board import Drawing
from heroon.web.render import environment
from heroon.web.scene import Scene
from tests.lengths import LANGS, length

NAME = "hero-realms"
SPEC: GameSpec[Any] = game(NAME)
NAMES = {0: "player-1"}
TELLER = teller_of(NAME)
#: Elements of HTML that have no end.
VOID = {"input", "br", "hr", "img", "meta", "link"}
#: The symbols of the page.
SYMBOLS = frozenset(re.findall(r'<symbol id="([\w-]+)"', sprite()))


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


@cache
def texts(lang: str) -> Texts:
    return Texts(lang, package_of(NAME), strict=True)


def look(view: View, lang: str = "en") -> Look:
    return Look(view, Sentences(texts(lang), SPEC, view.seat, NAMES))


def question(view: View, pointer: Pointer | None = None) -> Asked:
    """The question over a board, as the page asks it: what is picked already is the pointer's."""
    at = pointer or Pointer(view.words, lambda word: TELLER.targets(word, view, SPEC.words))
    answers = tuple(
        Answer(
            number=number,
            text=SPEC.words.text[word],
            words=(word,),
            at=at.orders[word],
        )
        for number, word in enumerate(view.words)
    )
    return Asked(
        prompt=view.prompt,
        answers=answers,
        lit=at.lit,
        open=at.open,
        picked=frozenset(at.picked),
    )


def drawn(view: View, lang: str, pointer: Pointer | None = None, scene: Scene | None = None) -> str:
    """The table as the page draws it."""
    asked = question(view, pointer) if view.words else Asked()
    spoken = {word: SPEC.words.text[word] for word in view.words}
    told = beats(scene) if scene is not None else ()
    drawing = Drawing(
        board(look(view, lang)), asked, texts(lang), spoken, THEME.macros, beats=told,
        now=foresee((), look(view, lang)),
    )  # fmt: skip
    html = [drawing.part("zone", zone) for zone in drawing.board.zones]
    return "".join(map(str, html)) + str(drawing.part("menu"))


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
            self.labels.append(given.get("aria-label", "menu"))
            self.targets |= set(given.get("data-at", "").split())
        if "data-vt" in given:
            self.glides.append(given["data-vt"])
        if tag == "use":
            self.uses.add(given["href"].partition("#")[2])


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_a_board_keeps_the_laws(lang: str) -> None:
    """Of the hero and of whoever looks on; each answer lies somewhere, each number at one thing."""
    known = frozenset(styles())
    for number, table in enumerate(positions()):
        if number % length(12, 2) != 0:
            continue
        for seat in (0, -1):
            view = table.view(seat)
            asked = question(view) if seat == 0 and view.words else None
            menus = {a.at for a in asked.answers if a.at} if asked is not None else set()
            found = faults(board(look(view, lang)), asked, known, SYMBOLS)
            # Several things to do with one card stand in a menu beside it.
            if asked is not None and len(menus) < sum(bool(a.at) for a in asked.answers):
                found = [fault for fault in found if "its number stands at" not in fault]
            assert found == [], (view.prompt, found)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_every_answer_can_be_pointed_at_and_every_piece_has_a_name(lang: str) -> None:
    rng = Rng(5)
    prompts: set[str] = set()
    for number, table in enumerate(positions()):
        view = table.view(0)
        if number % length(30, 5) != 2 * (lang == "fr") and view.prompt in prompts:
            continue  # some positions, others in each language, and one of each question
        prompts.add(view.prompt)
        pointer = Pointer(view.words, lambda word: TELLER.targets(word, view, SPEC.words))  # noqa: B023
        for _ in range(3):
            page = Page(drawn(view, lang, pointer))
            assert pointer.lit <= page.targets, (view.prompt, pointer.lit - page.targets)
            assert set(pointer.picked) <= page.targets
            assert len(page.ids) == len(set(page.ids)) and "" not in page.ids
            assert all(label.strip() and "{" not in label for label in page.labels)
            assert page.uses <= SYMBOLS, page.uses - SYMBOLS
            if not pointer.lit:
                break
            may = sorted(pointer.lit)
            pointer.picked.append(may[rng.choice(list(range(len(may))))])
    assert {"behaviour", "main", "absorb", "choose", "discard"} <= prompts, prompts


def test_a_card_with_two_uses_offers_them_beside_it() -> None:
    table: Table[Any] = Table(SPEC, {}, Seeded("1"))
    table.g.champions = [CARDS.by_token["cron"], CARDS.by_token["dire-wolf"]]
    table.g.poise = [0, 1]
    table.answer("behaviour:dagger", 0)
    view = table.view(0)
    pointer = Pointer(view.words, lambda word: TELLER.targets(word, view, SPEC.words))
    pointer.pick(("champions.0/cron",))
    html = drawn(view, "en", pointer)
    menu = html[html.index('id="menu"') :]
    assert re.findall('data-say="([^"]+)"', menu) == ["expend:cron", "ally:cron"]


def test_of_two_champions_of_a_name_the_one_that_is_touched_is_meant() -> None:
    table: Table[Any] = Table(SPEC, {}, Seeded("1"))
    table.g.zone, table.g.lies = [CARDS.by_token["orc-grunt"]] * 2, [0, 1]
    table.g.credits = [3]
    table.answer("behaviour:dagger", 0)
    view = table.view(0)
    row = next(t for t in board(look(view)).things() if t.id == "zone")
    assert isinstance(row, Row)
    at = {w.V.text[word]: TELLER.targets(word, view, SPEC.words) for word in view.words}
    for card in row.items:
        lies = "tilted" if "lies-tilted" in card.style else "upright"
        assert set(at[f"banish:orc-grunt.{lies}"]) <= set(card.at)
        other = "upright" if lies == "tilted" else "tilted"
        assert set(at[f"banish:orc-grunt.{other}"]).isdisjoint(card.at)


def test_what_is_not_seen_is_not_drawn() -> None:
    """The same page in every world that the seat cannot tell from this one."""
    for at, table in enumerate(positions()):
        if at % 23 == 0 and table.ask is not None:
            world = table.sample(0, Rng(at))
            assert drawn(table.view(0), "en") == drawn(world.view(0), "en")


def test_pieces_keep_their_names_from_frame_to_frame() -> None:
    """A card glides under one name, and no name is there twice."""
    for at, table in enumerate(positions()):
        if at % 23 == 0:
            page = Page(drawn(table.view(0), "en"))
            assert len(page.glides) == len(set(page.glides))
            hand = {piece.id for piece in table.view(0).area("hand.0").pieces}
            assert hand <= set(page.glides)


@pytest.mark.parametrize("lang", LANGS)
def test_a_behaviour_card_says_what_the_boss_will_do(lang: str) -> None:
    """Each card that may be chosen lies there once, with all that the teller says of it."""
    asked = 0
    for table in walk(3, 150, {"boss": "rayla"}):
        view = table.view(0)
        if view.prompt != "behaviour":
            continue
        asked += 1
        row = next(t for t in board(look(view, lang)).things() if t.id == "choices")
        assert isinstance(row, Row)
        assert len(row.items) == len(view.words)
        said = {card.at[0].partition("/")[2]: card for card in row.items}
        html = drawn(view, lang)
        for word in view.words:
            told = TELLER.aside(word, view, look(view, lang).sentences)
            card = said[SPEC.words.text[word].partition(":")[2]]
            assert isinstance(card, Card)
            assert card.text.lower() == "\n".join(told.split(" · ")).lower()
            assert all(line in html for line in card.text.split("\n"))
    assert asked > 2


def test_the_last_turn_of_the_boss_is_told_as_the_log_tells_it() -> None:
    told = 0
    for table in walk(4, 150, {"boss": "grognard"}):
        view = table.view(0)
        if view.prompt != "behaviour":
            continue
        events = table.events(0)
        names = [SPEC.words.events[e.id].name for e in events]
        scene = Scene(view, look(view).sentences, told=events, since=len(events))
        last = [beat.line for beat in beats(scene) if beat.of[0] == "faces"]
        assert (last == []) == ("boss-turn" not in names)
        if not last:
            continue
        told += 1
        begun = len(names) - 1 - names[::-1].index("boss-turn")
        part = list(zip(names, events, strict=True))[begun:]
        attack = next(e.args[0] for n, e in part if n == "boss-attacks")
        assert f"attack {attack} ·" in last[0]
        lost = sum(e.args[0] for n, e in part if n == "wounded")
        assert (f"you lost {lost} health" if lost else "no health lost") in last[0]
        bought = [n for n, _ in part if n in ("boss-bought", "acquired", "dropped")]
        verbs = re.findall(r"(?:takes|throws out|buys) ", last[0])
        assert len(verbs) >= len(bought)
        assert last[0].replace("'", "’") in drawn(view, "en", scene=scene).replace("&#39;", "’")
    assert told > 3


def test_a_table_can_be_looked_at_by_anybody_and_after_its_end() -> None:
    last = None
    for table in walk(2, 2000, {"boss": "torgen"}):
        last = table
    assert last is not None and last.ask is None
    for seat in (0, -1):
        assert Page(drawn(last.view(seat), "fr")).ids
        assert aloud(board(look(last.view(seat), "fr")), texts("fr"))


def test_the_sprite_is_well_formed_and_its_icons_are_used_and_credited() -> None:
    root = ElementTree.fromstring(sprite())
    ids = [symbol.attrib["id"] for symbol in root]
    assert len(ids) == len(set(ids))
    assert sprite() == sprite.__wrapped__()
    assert all(icon["author"] and icon["icon"] for icon in icons().values())
    needed = {*CARDS.tokens, *(f"boss-{b}" for b in BOSSES.tokens)}
    needed |= {f"{of}-{f}" for of in ("medal", "sign") for f in FACTIONS.tokens if f != "none"}
    assert needed <= set(ids), needed - set(ids)


def test_the_words_of_a_card_bear_their_numbers_on_shapes() -> None:
    """Each number that is gained, on the shape of what it counts; no other number."""
    template = environment().get_template(THEME.macros)
    drawing = Drawing(Board(title=""), Asked(), texts("fr"), {}, THEME.macros)
    line = "Activer\u00a0: +3 attaque ou +4 vie, piocher 1 carte"
    html = str(template.module.said(drawing, line))  # type: ignore[attr-defined]
    assert re.findall(r"hr-is-(\w+)", html) == ["combat", "health"]
    assert re.findall(r"<b>(\+\d)</b>", html) == ["+3", "+4"]
    assert '<b class="hr-use">' in html


# -- what comes of it ------------------------------------------------------------------------------


def numbers(made: Board) -> dict[str, str]:
    """The numbers of the hero, as the board tells them."""
    return {t.id: str(t.value) for t in made.things() if isinstance(t, Value)}


@pytest.mark.slow
def test_all_that_asks_nothing_is_played_at_once() -> None:
    """Each word is offered when its turn comes, and turns up nothing; what is told comes true."""
    many = 0
    for table in positions():
        found = play_all(look(table.view(0)))
        if found is None:
            continue
        many += 1
        told = foresee(found[1], look(table.view(0)))
        real = table.clone()
        for word in found[1]:
            assert word in real.words(0)
            before = len(real.tokens)
            real.answer(word, 0)
            assert len(real.tokens) == before + 1, "nature was asked for nothing"
            assert real.view(0).prompt == "main"
        assert told is not None
        gold, combat = real.view(0).counter("gold"), real.view(0).counter("combat")
        assert told.line.startswith(f"You then have {gold} gold and {combat} combat")
        # What is left in the hand asks something, or draws.
        assert play_all(look(real.view(0))) is None
    assert many > 50


@pytest.mark.slow
def test_champions_are_played_before_the_cards_that_count_them() -> None:
    """By the order of the hand four hands of 248 gave two points of combat less."""
    mixed = 0
    for table in positions():
        found = play_all(look(table.view(0)))
        plays = [word for word in found[1] if w.VERB[word] == w.PLAY.id] if found else []
        ranks = [not w.IS_CHAMPION[w.A[word]] for word in plays]
        assert ranks == sorted(ranks)
        mixed += 0 < sum(ranks) < len(ranks)
    assert mixed > 10


def test_the_credit_for_discards_says_what_it_is_for() -> None:
    explained = 0
    for table in positions():
        seen = look(table.view(0), "fr")
        told = what(CREDIT, seen.view, seen.sentences)
        credit = {t.id: t for t in board(seen).things()}.get("count.discards")
        assert (told is not None) is (credit is not None)
        if told is not None and credit is not None:
            assert credit.at == (CREDIT,) and "paquet de sacrifice" in told.text[0]
            explained += 1
    assert explained


def test_nothing_is_played_at_once_in_another_question_or_by_a_spectator() -> None:
    for table in walk(3, 60, {}):
        view = table.view(0)
        if view.prompt != "main":
            assert play_all(look(view)) is None
        assert play_all(look(table.view(-1))) is None


@pytest.mark.slow
def test_what_an_attack_takes_is_marked_where_it_is_taken() -> None:
    """At the Boss the damage, at each champion that surely falls its shield; as it then comes."""
    hits = 0
    for table in positions():
        view = table.view(0)
        if w.ATTACK not in view.words:
            continue
        found = foresee((), look(view))
        assert found is not None
        marks = {name: int(mark.short[1:]) for name, mark in found.marks}
        real = table.clone()
        real.answer(w.ATTACK, 0)
        if real.ask is not None and real.view(0).prompt not in ("main",):
            continue  # the hero chooses whom it stuns
        boss = f"boss.{view.area('boss').pieces[0].id.partition('.')[2]}"
        lost = view.counter("boss-health") - max(real.g.boss_health, 0)
        assert min(marks.pop(boss, 0), view.counter("boss-health")) == lost
        assert len(marks) == len(view.area("zone").pieces) - len(real.view(0).area("zone").pieces)
        hits += lost > 0
    assert hits > 5


@pytest.mark.parametrize("lang", LANGS)
def test_the_end_of_a_turn_says_what_the_boss_then_does(lang: str) -> None:
    seen = 0
    for table in walk(5, 80, {"boss": "borg"}):
        view = table.view(0)
        if view.prompt != "main":
            continue
        found = foresee((w.FINISH,), look(view, lang))
        panel = next(t for t in board(look(view, lang)).things() if t.id == "next")
        assert found is not None and isinstance(panel, Panel)
        assert panel.text[1:] in found.line
        seen += 1
    assert seen > 20


def test_the_attack_adds_up_where_nobody_has_to_choose() -> None:
    seen = 0
    for table in positions():
        for thing in board(look(table.view(0))).things():
            if isinstance(thing, Sum):
                points = [int(term.points.replace("−", "-")) for term in thing.terms]
                assert max(sum(points), 0) == int(thing.total) or int(thing.total) == 0
                seen += 1
    assert seen > 20


def test_credits_are_told_one_by_one() -> None:
    """A credit covers one card: 3 and 1 are no 4."""
    table: Table[Any] = Table(SPEC, {}, Seeded("1"))
    table.answer("behaviour:dagger", 0)
    table.g.credits = [3, 1]
    assert numbers(board(look(table.view(0))))["count.discards"] == "3 + 1"
    view = replace(table.view(0), marks=("next:hand", "next:action"))
    told = " ".join(aloud(board(look(view)), texts("en")))
    assert "The next card acquired goes to your hand." in told
    assert "The next action acquired goes on your deck." in told


@pytest.mark.parametrize(
    ("used", "told"),
    [
        (["darian"], {"combat": "+3 combat", "health": "+4 health"}),
        (["tithe-priest"], {"gold": "+1 gold", "health": "+1 health"}),
        # Two that give the same gold and another combat: nobody sees which of them asks.
        (["street-thug", "cult-priest"], {"gold": "+1 gold", "combat": ""}),
    ],
)
def test_a_choice_of_effects_says_how_much_each_gives(
    used: list[str], told: dict[str, str]
) -> None:
    owned = sorted(used, key=CARDS.by_token.__getitem__)
    choice = f"CHOOSE_ONE {CARDS.by_token[used[0]]}"
    state: dict[str, Any] = {
        **{"turns": 1, "face": "gold", "behaved": [1, 0, 0, 0], "unused": [0, 0, 1, 1]},
        **{"health": 50, "boss_health": 50, "backs": [0] * 16, "agenda": [choice]},
        **{"champions": used, "poise": [1] * len(used), "owned": owned},
    }
    table = open_position(SPEC, state, {}, 1, "choice")
    view = table.view(0)
    texts = {SPEC.words.text[word].partition(":")[2]: word for word in view.words}
    sentences = look(view, "en").sentences
    assert {kind: TELLER.aside(word, view, sentences) for kind, word in texts.items()} == told
