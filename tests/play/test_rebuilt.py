"""Numbers that nobody has printed are marked on every screen; the owner's are not."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from heroon.board.model import Look
from heroon.board.types import Asked, Card
from heroon.faces.micro_hero import wording
from heroon.faces.micro_hero.board import board
from heroon.faces.micro_hero.terminal import picture
from heroon.faces.micro_hero.theme import THEME
from heroon.kernel import Event, GameSpec, Table, game, games, open_position
from heroon.play.game_setting import Setting
from heroon.play.match import Match
from heroon.play.rebuilt import MARK, legend
from heroon.play.who import Who
from heroon.texts import Sentences, Texts, package_of
from heroon.web.board import Drawing
from tests.cli.running import heroon

SPEC: GameSpec[Any] = game("micro-hero")
NAMES = {0: "player-1", 1: "player-2"}
FIGHT: dict[str, Any] = {"trial": ["hydra"], "attack": 3, "life": 9, "turns": 1}
PLAN: dict[str, Any] = {**FIGHT, "agenda": ["PLAN"], "hand": [["strike", "block"]]}


@cache
def texts(lang: str, name: str = "micro-hero") -> Texts:
    return Texts(lang, package_of(name), strict=True)


def owners(*lines: str) -> GameSpec[Any]:
    return SPEC.using("[numbers]\n" + "\n".join(lines) + "\n", "mine.toml")


def at(state: dict[str, Any], spec: GameSpec[Any] = SPEC, **options: str) -> Table[Any]:
    return open_position(spec, state, options, 1, "test")


def lines(table: Table[Any], lang: str = "fr") -> list[str]:
    return picture(table.view(0), Sentences(texts(lang), table.spec, 0, NAMES))


def line(table: Table[Any], label: str) -> str:
    """A line of the table with those that go on from it."""
    shown = "\n".join(lines(table))
    found = re.search(rf"^{label}\s[^\n]*(?:\n [^\n]*)*", shown, re.MULTILINE)
    assert found is not None
    return found[0]


def trial(table: Table[Any]) -> list[str]:
    """The line of the Trial, and the one below it that says what it does."""
    shown = lines(table)
    first = next(i for i, text in enumerate(shown) if text.startswith("Épreuve"))
    return shown[first : first + 2]


def html(table: Table[Any]) -> str:
    view, own = table.view(0), Sentences(texts("fr"), table.spec, 0, NAMES)
    made = board(Look(view, own))
    d = Drawing(made, Asked(), texts("fr"), {}, THEME.macros)
    return "".join(str(d.part("zone", zone)) for zone in made.zones)


def test_line_mode_marks_trial_reserve_and_posture() -> None:
    table = at({**PLAN, "round": 2, "trial": ["lion"], "attack": 4, "life": 7}
               | {"beaten": ["birds"], "reserve": ["strike", "rattles"]})  # fmt: skip
    values, ability = trial(table)
    assert MARK in values
    assert ability.endswith(MARK)
    assert line(table, "Techniques").count(MARK) == 1
    assert line(table, "Bénédictions").count(MARK) == 1
    assert MARK in line(table, "Posture")
    assert MARK not in line(table, "Main")


def test_the_hydras_printed_ability_bears_no_mark() -> None:
    values, ability = trial(at(PLAN))
    assert MARK in values
    assert MARK not in ability


@pytest.mark.parametrize(
    ("posture", "side", "tilted", "marked"),
    [
        (0, 0, 0, True),
        (0, 0, 1, True),
        (0, 1, 0, False),
        (1, 0, 0, True),
        (1, 0, 1, True),
        (1, 1, 0, True),
    ],
)
def test_postures_are_marked_where_they_are_rebuilt(
    posture: int, side: int, tilted: int, marked: bool
) -> None:
    state = {**PLAN, "posture": [posture, 0], "side": [side, 0], "tilted": [tilted, 0]}
    table = at(state, omphale="yes" if posture else "no")
    assert wording.posture_rebuilt(table.view(0), SPEC, 0) is marked
    made = board(Look(table.view(0), Sentences(texts("fr"), SPEC, 0, NAMES)))
    card = next(one for one in made.things() if one.id == "posture.0")
    assert isinstance(card, Card)
    assert ([mark.sign for mark in card.marks] == ["rebuilt"]) is marked
    assert ("valeur reconstituée" in card.label) is marked


def test_hera_and_the_life_cards_are_marked() -> None:
    table = at({**PLAN, "life_card": 1}, hera="yes", anger="yes")
    assert line(table, "Héra").endswith(MARK)
    assert MARK in line(table, "Carte Vie")
    mark = '<span class="mh-odd" aria-hidden="true">'
    assert re.search(rf"<h3[^>]*>[^<]*{mark}", html(table))


def test_the_owners_numbers_are_not_marked() -> None:
    spec = owners("hydra = [2, 2, 3]", "overload_upright = 1", "technique_copies = [6, 5, 5]",
                  "hera_cards = [3, 2, 1]")  # fmt: skip
    table = at({**PLAN, "attack": 2, "life": 3}, spec, hera="yes")
    for label in ("Épreuve", "Posture", "Héra", "Techniques"):
        assert MARK not in line(table, label)
    assert "mh-odd" not in html(table)
    assert legend(spec, texts("fr"))


def test_the_guide_quotes_the_owners_numbers() -> None:
    """In the sentence itself where it is told with numbers, else in a note in front of it."""
    spec = owners("hydra = [2, 2, 3]", "girdle = [0, 0, 3, 0, 0, 0, 5, 0]",
                  "strike = [2, 0, 0, 0, 3, 0, 0, 0]")  # fmt: skip
    match = Match(Setting(at({**PLAN, "attack": 2, "life": 3}, spec), "x", Who.of(1, (0,))), "fr")
    body = match.guide.find("trial.hydra")[0].body.replace("\u00a0", " ")
    assert body.startswith("Attaque 2,")
    assert "Défense 2, Vie 3." in body
    assert "reconstitu" not in body.partition("Capacité")[0]
    ours = Match(Setting(at(PLAN), "x", Who.of(1, (0,))), "fr").guide
    assert match.guide.find("trial.lion")[0] == ours.find("trial.lion")[0]
    girdle = match.guide.find("blessing.girdle")[0].body
    assert "Expérience 3." in girdle and "Expérience 5." in girdle
    told, _, rest = match.guide.find("level")[0].body.partition("\n\n")
    assert 'technique.strike.base = "attack+2"' in told
    assert rest == ours.find("level")[0].body


def test_line_mode_explains_the_mark_at_the_start(tmp_path: Path) -> None:
    told = heroon(tmp_path, "play", "micro-hero", "--lang", "fr", answers=["quitter"]).out
    head = told.replace("\u00a0", " ").partition("?")[0]
    assert f"{MARK} : valeur reconstituée" in head


@pytest.mark.parametrize("name", list(games()))
def test_a_game_without_rebuilt_numbers_needs_no_legend(name: str) -> None:
    spec: GameSpec[Any] = game(name)
    for lang in ("fr", "en"):
        told = legend(spec, texts(lang, name))
        assert bool(told) is any(n.source == "rebuilt" for n in spec.numbers)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_story_marks_what_it_quotes(lang: str) -> None:
    words = SPEC.words
    event = next(i for i, info in enumerate(words.events) if info.name == "trial")
    args = words.events[event].args
    lion = next(v for n, d in args for v, token in d.by_value.items() if token == "lion")
    told = Event(event, tuple(lion if n == "trial" else 4 for n, _ in args))
    box = Sentences(texts(lang), SPEC, 0, NAMES).event(told)
    first, *rest = [n.value for n in SPEC.numbers if n.of == "lion"]
    own = owners(f"lion = {[first + 1, *rest]}")
    assert box.endswith(f". {MARK}")
    assert MARK not in Sentences(texts(lang), own, 0, NAMES).event(told)
