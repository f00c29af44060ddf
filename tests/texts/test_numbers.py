"""The numbers of the cards in sentences, guides and rulings: the owner's where they are changed."""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heroon.kernel import Event, GameSpec, Number, Seeded, Table, game, games, use_numbers
from heroon.play.game_setting import Setting
from heroon.play.match import Match
from heroon.play.who import Who
from heroon.texts import LANGUAGES, Guide, MissingText, Texts, package_of
from heroon.texts.core import numbered_messages
from heroon.texts.numbers import Filler, own_numbers

NUMBERS = (
    Number("goal", 30, 1, 99, "printed", "x:goal"),
    Number("rise", 1, 0, 9, "printed", "x:rise"),
    Number("lion.1", 4, 0, 9, "rebuilt", "x:lion", "lion", True),
    Number("lion.2", 7, 0, 9, "rebuilt", "x:lion", "lion", True),
)


def filler(changed: Mapping[str, int], lang: str = "fr") -> Filler:
    """Fills in, with some of these numbers changed."""
    given = [replace(n, value=changed.get(n.name, n.value)) for n in NUMBERS]
    return Filler(lang, given, NUMBERS, lambda key, strength: f"<{key} {strength}>")


@pytest.mark.parametrize(
    ("text", "changed", "told"),
    [
        ("Plus de {number.goal} points.", {}, "Plus de 30 points."),
        ("Plus de {number.goal} points.", {"goal": 40}, "Plus de 40 points."),
        ("{21*number.goal+number.lion.2-1}", {}, "636"),
        ("{number.rise} {number.rise|point|points}", {}, "1 point"),
        ("{number.rise} {number.rise|point|points}", {"rise": 2}, "2 points"),
        ("{number.rise} {number.rise|point|points}", {"rise": 0}, "0 point"),
        ("Vie 4 {rebuilt.lion|(reconstitué)}.", {}, "Vie 4 (reconstitué)."),
        ("Vie 4 {rebuilt.lion|(reconstitué)}.", {"lion.1": 5}, "Vie 4."),
        ("Vie 4 {rebuilt.goal|(reconstitué)}.", {}, "Vie 4."),
        ("{kept.lion|Attaque 4|Attaque {number.lion.1}}.", {}, "Attaque 4."),
        ("{kept.lion|Attaque 4|Attaque {number.lion.1}}.", {"lion.1": 5}, "Attaque 5."),
        ("{kept.lion,goal|oui|non}", {"goal": 5}, "non"),
        ("{list.lion}", {"lion.2": 9}, "4, 9"),
        ("Capacité : {say.ability.lion.1,lion.2}", {}, "Capacité : <ability-4 7>"),
    ],
)
def test_numbers_are_filled_in(text: str, changed: dict[str, int], told: str) -> None:
    assert filler(changed)(text) == told


def test_english_has_another_singular() -> None:
    assert filler({"rise": 0}, "en")("{number.rise} {number.rise|point|points}") == "0 points"


@pytest.mark.parametrize(
    "text", ["{number.gaol}", "{goal}", "{kept.gaol|a|b}", "{list.x}", "{number.goal", "a } {"]
)
def test_a_number_that_is_not_there_is_an_error(text: str) -> None:
    with pytest.raises(MissingText):
        filler({})(text)


# -- the games ---------------------------------------------------------------------------------


def changed(spec: GameSpec[Any], record: str = "") -> tuple[Number, ...]:
    """The numbers of a game, those of a record (or all) one more or, at the end, one less."""
    return tuple(
        replace(n, value=n.value + 1 if n.value < n.high else n.value - 1)
        if record in ("", n.of or n.name) and n.low < n.high
        else n
        for n in spec.numbers
    )


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guide_can_be_told_with_any_numbers(name: str, lang: str) -> None:
    spec: GameSpec[Any] = game(name)
    own = changed(spec)
    ends = [tuple(replace(n, value=v) for n, v in pairs) for pairs in (lows(spec), highs(spec))]
    for numbers in (None, own, *ends):
        guide = Guide(lang, package_of(name), numbers)
        for section in (*guide.sections, *guide.readings):
            text = section.title + section.body
            assert "{" not in text and "}" not in text and "|" not in text, text
            assert "  " not in text and " ." not in text and "()" not in text, text


def lows(spec: GameSpec[Any]) -> Iterator[tuple[Number, int]]:
    return ((n, n.low) for n in spec.numbers)


def highs(spec: GameSpec[Any]) -> Iterator[tuple[Number, int]]:
    return ((n, n.high) for n in spec.numbers)


#: Records that the guide does not quote: the printed icons of Techniques, and how many wounds.
UNQUOTED = {
    "heroz": set[str](),
    "micro-hero": {"strike", "block", "training", "wounds", "wound_copies"},
}


@pytest.mark.parametrize("name", UNQUOTED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_follows_every_number_of_the_owner(name: str, lang: str) -> None:
    spec: GameSpec[Any] = game(name)
    usual = Guide(lang, package_of(name)).sections
    records = list(dict.fromkeys(n.of or n.name for n in spec.numbers))
    same = {r for r in records if Guide(lang, package_of(name), changed(spec, r)).sections == usual}
    assert same == UNQUOTED[name]


def test_what_the_owner_has_put_in_is_not_called_rebuilt() -> None:
    spec: GameSpec[Any] = game("micro-hero")
    text = "[numbers]\nlion = [5, 7, 6]\n"
    guide = Guide("fr", package_of("micro-hero"), use_numbers(spec.numbers, text, "own.toml"))
    assert guide.by_id["trial.lion"].body.startswith("Attaque 5, Défense 7, Vie 6. Capacité")
    assert "reconstituées" in guide.by_id["trial.boar"].body


def test_a_table_tells_its_own_numbers() -> None:
    spec: GameSpec[Any] = game("heroz").using("[numbers]\ngoal = 12\naura_value = 4\n", "own.toml")
    table: Table[Any] = Table(spec, {}, Seeded("1"))
    match = Match(Setting(table, "1", Who.of(table.seats, (0,))), "fr")
    assert "Avec 12 points ou plus" in match.guide.by_id["points"].body
    assert "4 suffisent" in match.guide.by_id["hz-44"].body
    match.speak("en")
    assert "With 12 points or more" in match.guide.by_id["points"].body


# -- messages ----------------------------------------------------------------------------------


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game's package with texts and numbers."""
    folder = tmp_path / "numbered_game" / "texts"
    folder.mkdir(parents=True)
    (folder / "fr.ftl").write_text(
        "won = Vous atteignez { $number-goal } points !\n"
        "line = { $name } : { won }\n"
        "lion = { $number-lion-2 ->\n    [one] une Vie\n   *[other] { $number-lion-2 } Vies\n}\n"
        "plain = Bonjour\n",
        encoding="utf-8",
    )
    (folder.parent / "cards.toml").write_text(
        "[numbers]\n"
        'goal = { value = 30, low = 1, high = 99, from = "printed", rule = "x:goal" }\n'
        'lion = { value = [4, 1], low = 0, high = 9, from = "rebuilt", rule = "x:lion" }\n',
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    own_numbers.cache_clear()
    yield "numbered_game"
    sys.modules.pop("numbered_game", None)
    own_numbers.cache_clear()


def test_messages_know_the_numbers_without_being_given_them(package: str) -> None:
    t = Texts("fr", package)
    assert t.text("won") == "Vous atteignez 30 points !"
    assert t.text("line", name="Bob") == "Bob : Vous atteignez 30 points !"
    assert t.text("lion") == "une Vie"
    assert t.text("plain") == "Bonjour"


def test_messages_tell_the_numbers_of_the_table(package: str) -> None:
    own = use_numbers(own_numbers(package), "[numbers]\ngoal = 12\nlion = [4, 3]\n", "own.toml")
    t = Texts("fr", package, numbers=own)
    assert t.text("line", name="Bob") == "Bob : Vous atteignez 12 points !"
    assert t.text("lion") == "3 Vies"


def test_a_message_that_includes_a_number_mentions_it() -> None:
    source = "a = { b } et { c }\nb = { $number-goal }\nc = { $x }\nd = { a }\n"
    named = {"a": ("number-goal",), "b": ("number-goal",), "d": ("number-goal",)}
    assert numbered_messages(source) == named
    assert numbered_messages("a = { $x }\n") == {}


@pytest.mark.parametrize(
    ("lang", "won", "mark"),
    [
        ("fr", "Vous atteignez 12 Points de Victoire !", "Aura de Pique, Valeur 4"),
        ("en", "You reach 12 victory points!", "aura of spades, value 4"),
    ],
)
def test_heroz_tells_the_goal_and_the_aura_of_the_table(lang: str, won: str, mark: str) -> None:
    spec: GameSpec[Any] = game("heroz").using("[numbers]\ngoal = 12\naura_value = 4\n", "own.toml")
    match = Match(Setting(Table(spec, {}, Seeded("1")), "1", Who.of(2, (0,))), lang)
    event = next(e.id for e in spec.words.events if e.name == "won")
    assert match.sentences(0).event(Event(event, (0,))).replace("\u00a0", " ") == won
    assert match.t.text("page-aura", suit="S").replace("\u00a0", " ") == mark
    assert match.t.text("page-aura-value") == "4"
