"""Sentences as they come out: strict texts, random games, both seats and languages."""

import re
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from heroon.kernel import Domain, Event, GameSpec, Rng, Seeded, Table, View, game, games
from heroon.play.either import both_ways
from heroon.play.menu import MOST, menu
from heroon.terminal.pictures import draw_model, picture_of
from heroon.testing.settings import allowing
from heroon.texts import Guide, MissingText, Sentences, Texts, default_language, package_of
from heroon.texts.core import Value
from heroon.texts.problem import ELISION
from tests.lengths import LANGS, length

NBSP = "\u00a0"
PROPER = {0: "@Alice", 1: "@Bob"}


class Remembering(Texts):
    """Strict texts that form no message twice: the same variables give the same one."""

    def __init__(self, lang: str, package: str):
        super().__init__(lang, package, strict=True)
        self.formed: dict[Any, str] = {}

    def format(self, key: str, args: dict[str, Value]) -> str:
        asked = (key, *args.items())
        if asked not in self.formed:
            self.formed[asked] = super().format(key, args)
        return self.formed[asked]


def walk(
    spec: GameSpec[Any], seed: int, asks: int, options: dict[str, str]
) -> Iterator[Table[Any]]:
    """A random game, stopped at each ask of a seat; as many play as the game allows, by turns."""
    seats = spec.seats[seed % len(spec.seats)]
    options = allowing(spec, seats, options)
    table: Table[Any] = Table(spec, options, Seeded(str(seed)), seats=seats)
    rng = Rng(seed)
    for _ in range(asks):
        if table.ask is None:
            break
        yield table
        seat = table.ask.seats.bit_length() - 1
        words = table.words(seat)
        # Pass less often than chance would have it, so that more comes to happen.
        table.answer(rng.choice([w for w in words if w > 5] or words), seat)
    yield table


def told(spec: GameSpec[Any], t: Texts, table: Table[Any], others: bool = True) -> Iterator[str]:
    """Everything that a person reads at an ask; of who is not asked only with `others`."""
    for seat in range(-1, table.seats):
        if not (others or table.words(seat)):
            continue
        sentences = Sentences(t, spec, seat, PROPER if seat < 0 else {1 - seat: "opponent"})
        if seat < 0:
            yield from draw_model(table.view(seat), sentences)
        view = table.view(seat)
        yield from picture_of(spec.id)(view, sentences)
        if table.words(seat):
            yield sentences.prompt(view)
            for word in view.words:
                yield sentences.word(word, view)
            for entry in menu(view.words, sentences, view):
                yield entry.text
        if table.ask is None:
            yield sentences.ending(table.reason, table.result, view)


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_missing_in_random_games(name: str, lang: str) -> None:
    spec: GameSpec[Any] = game(name)
    t = Remembering(lang, package_of(name))
    lines: set[str] = set()
    stories: set[str] = set()
    for seed in range(length(2, 12)):
        options = {o.name: o.values[seed % len(o.values)] for o in spec.options}
        table = None
        for at, table in enumerate(walk(spec, seed, length(90, 130), options)):
            lines.update(told(spec, t, table, others=table.ask is None or at % length(5, 1) == 0))
        assert table is not None
        for seat in range(-1, table.seats):
            names = PROPER if seat < 0 else {1 - seat: "opponent"}
            stories.update(Sentences(t, spec, seat, names).story(table.events(seat)))
        assert max(map(len, lines)) <= 100, max(lines, key=len)
    for line in lines | stories:
        assert "{" not in line and "'" not in line and "???" not in line, line
        # Pictures are set in columns: only their blanks may be doubled.
        if "  " not in line:
            assert not re.search(r" [,.]|\( | \)", line), line
        if lang == "fr":
            assert not re.search(rf"(?<![{NBSP}])[:;!?]|«(?!{NBSP})|(?<!{NBSP})»", line), line
            assert not ELISION.search(line), line


def values_of(domain: Domain) -> Sequence[int]:
    """Every value of a domain; of thousands of numbers the first hundred, some, and the last."""
    every = domain.values
    return every if len(every) < 200 else [*every[:100], *every[100:-1:499], every[-1]]


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("lang", LANGS)
def test_every_word_and_event_can_be_said(name: str, lang: str) -> None:
    spec: GameSpec[Any] = game(name)
    t = Remembering(lang, package_of(name))
    most = max(spec.seats)
    table: Table[Any] = Table(spec, allowing(spec, most), Seeded("1"), seats=most)
    for seat in range(-1, table.seats):
        sentences = Sentences(t, spec, seat, PROPER)
        view = table.view(seat)
        for word in range(1, len(spec.words.text)):
            assert sentences.word(word, view)
        for info in spec.words.events:
            for values in product(*({d.values[0], d.values[-1]} for _, d in info.args)):
                assert sentences.event(Event(info.id, values))
            first = [d.values[0] for _, d in info.args]
            for i, (_, d) in enumerate(info.args):
                for value in values_of(d) if seat == 0 else ():
                    assert sentences.event(Event(info.id, (*first[:i], value, *first[i + 1 :])))
        for reason in ("resigned", "bound"):
            assert sentences.ending(reason, (1, 0), view)
            assert sentences.ending(reason, (0, 1), view)
        for reason in ("not-offered", "not-asked", "game-over"):
            assert sentences.refusal(reason)


@pytest.mark.parametrize(
    ("lang", "seat", "said"),
    [
        ("en", 0, "You win together with player 3."),
        ("en", 1, "You lose: player 1 and player 3 win together."),
        ("en", -1, "Player 1 and player 3 win together."),
        ("fr", 2, "Vous gagnez avec le joueur 1."),
        ("fr", 3, "Vous perdez : le joueur 1 et le joueur 3 gagnent ensemble."),
        ("fr", -1, "Le joueur 1 et le joueur 3 gagnent ensemble."),
    ],
)
def test_a_team_that_wins_is_named_whole(lang: str, seat: int, said: str) -> None:
    sentences = Sentences(Texts(lang, package_of("heroz"), strict=True), game("heroz"), seat)
    view = View(seat, ())
    told = sentences.ending("bound-of-a-plugin", (1, 0, 1, 0), view)
    assert told.replace(NBSP, " ") == said
    resigned = sentences.ending("resigned", (1, 0, 1, 0), view)
    assert resigned != told and ("abandon" in resigned or "resign" in resigned)


@pytest.mark.parametrize("name", games())
def test_a_menu_holds_each_word_once_and_fits_a_screen(name: str) -> None:
    spec: GameSpec[Any] = game(name)
    t = Remembering("en", package_of(name))
    longest = 0
    for seed in range(8):
        for table in walk(spec, seed, 200, {}):
            if table.ask is None:
                continue
            view = table.view(table.ask.seats.bit_length() - 1)
            sentences = Sentences(t, spec, view.seat, {1 - view.seat: "opponent"})
            entries = menu(view.words, sentences, view)
            assert sorted(w for e in entries for w in e.words) == sorted(view.words)
            longest = max(longest, len(entries))
            for entry in entries:
                if len(entry.words) > 1:
                    inner = menu(entry.words, sentences, view)
                    assert len(inner) > 1
                    found = {w for e in inner for w in e.words}
                    either = set(both_ways(spec.words, entry.words))
                    assert found in (set(entry.words), either)
    assert longest <= MOST + 2


# -- Texts -------------------------------------------------------------------------------------


def test_a_missing_key_is_an_error_in_tests_and_shown_in_production() -> None:
    with pytest.raises(MissingText, match="no-such-key"):
        Texts("en", strict=True).text("no-such-key")
    for lang in ("en", "fr"):
        assert Texts(lang, strict=False).text("no-such-key") == "no-such-key"


def test_a_missing_variable_or_noun_is_an_error_in_tests() -> None:
    with pytest.raises(MissingText, match="choice"):
        Texts("en", strict=True).text("choice", number="1")
    with pytest.raises(MissingText, match="dragon"):
        Texts("en", strict=True).noun("dragon")
    assert Texts("en", strict=False).noun("dragon") == "dragon"


def test_french_names_decline() -> None:
    t = Texts("fr", "heroon.games.heroz", strict=True)
    assert t.noun("AS", "de") == "de l’As de Pique"
    assert t.noun("QH", "a") == "à la Dame de Cœur"
    assert t.noun("@Alice", "de") == "d’Alice"
    assert t.noun("@Bob", "de") == "de Bob"
    assert t.noun("@Bob", "a") == "à Bob"
    assert Texts("en", strict=True).noun("@Bob", "the") == "Bob"


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_CA.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LC_ALL": "fr"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "", "LC_MESSAGES": "fr_BE"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], lang: str) -> None:
    assert default_language(environment) == lang


# -- the guide ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_the_guide_is_found_by_id_ruling_and_word(lang: str) -> None:
    guide = Guide(lang, "heroon.games.heroz")
    assert [s.id for s in guide.find("heroz:2.3")] == ["heroz:2.3"]
    assert [s.id for s in guide.find("2.3")] == ["heroz:2.3"]
    assert [s.id for s in guide.find("hz-51")] == ["HZ-51"]
    assert "heroz:2.3" in guide.citing("HZ-51")
    assert guide.find("HZ-5") == []
    assert len(guide.find("joker")) >= 1
    assert guide.find("xyzzy") == guide.find(" ") == []


def test_searches_forgive_accents() -> None:
    guide = Guide("fr", "heroon.games.heroz")
    assert guide.find("defausse") == guide.find("Défausse") != []
    assert guide.find("l'aire de jeu") == guide.find("L’aire de jeu") != []


def test_guides_have_the_same_sections() -> None:
    fr, en = (Guide(lang, "heroon.games.heroz") for lang in ("fr", "en"))
    assert [s.id for s in fr.sections] == [s.id for s in en.sections]


def test_a_game_without_texts_shows_keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bare_game").mkdir()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delenv("HEROON_STRICT_TEXTS")
    t = Texts("fr", "bare_game")
    assert (t.text("game-title"), t.text("event-played")) == ("bare_game", "event-played")
    assert Guide("fr", "bare_game").sections == Guide("fr", "bare_game").readings == ()
    with pytest.raises(MissingText):
        Texts("fr", "bare_game", strict=True).text("game-title")


def test_a_missing_text_is_an_error_in_every_test_and_in_what_tests_start() -> None:
    assert Texts("fr").strict
