"""Menus: grouped answers have sentences of their own, and no two lines read alike."""

import io
from collections.abc import Iterator
from typing import Any

import pytest

from heroon.desk.desk import Desk, Phase
from heroon.desk.paint import buttons_of
from heroon.games.heroz.spec import SPEC as HEROZ
from heroon.games.heroz.steps import HERO_POWER
from heroon.games.heroz.words import CARDS, CELLS
from heroon.kernel import GameSpec, Seeded, Table, game, games
from heroon.play.game_setting import Setting
from heroon.play.logged import LoggedMatch
from heroon.play.match import Match
from heroon.play.who import Who
from heroon.terminal.lines import Lines
from heroon.terminal.session import Session
from heroon.testing.settings import allowing
from heroon.texts import LANGUAGES, Sentences, package_of, texts
from heroon.texts.sentences import first_number
from tests.heroz.positions import at, duel, troop
from tests.terminal.driving import Driver, drive

QUEEN = {
    "fr": [
        "Retourner face cachée une troupe de votre colonne {}",
        "Retourner face cachée une troupe de la colonne {} adverse",
    ],
    "en": [
        "Turn a troop in your column {} face down",
        "Turn a troop in the enemy’s column {} face down",
    ],
}


def eighteen() -> Setting:
    """Both areas are full of active troops, and a Queen may act."""
    g = duel()
    for seat, suits in ((0, "SH"), (1, "DC")):
        faces = [f"{value}{suit}" for suit in suits for value in (2, 3, 4, 5, 6)]
        for cell, face in zip(CELLS.tokens, faces, strict=False):
            troop(g, seat, cell, face)
    g.hero[0] = [CARDS.by_token["QS"]]
    return Setting(at(g, HERO_POWER, 0), "a seed", Who.of(2, (0,)))


def expected(lang: str) -> list[str]:
    return [line.format(column) for line in QUEEN[lang] for column in (1, 2, 3)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_queen_among_eighteen_troops_asks_by_columns(lang: str) -> None:
    match = Match(eighteen(), lang)
    assert match.table.ask is not None
    offer = match.offer(0, match.ordered(match.seating.view(0).words))
    many = {"fr": " (3 réponses)…", "en": " (3 answers)…"}[lang]
    assert [c.text for c in offer.choices[:6]] == [line + many for line in expected(lang)]
    assert len(offer.choices) == 7


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_front_end_says_the_columns(lang: str) -> None:
    out = io.StringIO()
    session = Session(eighteen(), Lines(io.StringIO(), out, echo=False), lang)
    session.question(0)
    in_lines = " ".join(out.getvalue().split())

    desk = Desk(LoggedMatch(eighteen(), lang))
    desk.advance()
    assert desk.phase == Phase.ASK
    offer = desk.match.offer(desk.seat, desk.words())
    on_page = " ".join(" ".join(button.text.split()) for button in buttons_of(desk, offer))

    in_app: list[str] = []

    async def look(driver: Driver) -> None:
        in_app.extend(driver.choices)

    drive(look, eighteen(), lang)
    for told in (in_lines, on_page, " ".join(" ".join(in_app).split())):
        for line in expected(lang):
            assert line in told, (line, told)
        assert "part-" not in told.lower()


# -- by construction -----------------------------------------------------------------------------


def headings(spec: GameSpec[Any], sentences: Sentences, depth: int) -> Iterator[list[str]]:
    """For each verb the headings of its groups: by first argument, or by first number."""
    words = spec.words
    view = Table(spec, allowing(spec, max(spec.seats)), Seeded("1"), seats=max(spec.seats)).view(
        sentences.seat
    )
    for verb in words.verbs:
        if verb.by_seat or not verb.domains:
            continue
        groups: dict[str, list[int]] = {}
        for word in range(1, len(words.text)):
            if words.verb_of[word] == verb.id:
                column = str(words.args[0][word])
                key = first_number(words.text[word]) if depth < 0 else column
                groups.setdefault(key, []).append(word)
        large = [group for group in groups.values() if len(group) > 1]
        yield [sentences.group(group, depth, view) for group in large]


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("depth", [1, -1])
def test_groups_of_answers_read_otherwise(name: str, lang: str, depth: int) -> None:
    spec: GameSpec[Any] = game(name)
    sentences = Sentences(texts(lang, package_of(name)), spec, 0, {1: "opponent"})
    for told in headings(spec, sentences, depth):
        assert len(set(told)) == len(told), told


def test_without_its_sentence_a_group_shows_no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    t = texts("fr", package_of("heroz"))
    monkeypatch.setattr(t, "strict", False)
    monkeypatch.setattr(t, "_keys", t._keys - {"part-hide", "word-hide"})
    match = Match(eighteen(), "fr")
    match.t = t
    view, sentences = match.seating.view(0), match.sentences(0)
    told = sentences.group(view.words[:3], -1, view)
    assert told.replace("\u00a0", " ") == "Réponse « hide:… »"
    word = HEROZ.words.parse(0, "hide:0/1.1", "")
    assert sentences.word(word, view).replace("\u00a0", " ") == "Réponse « hide:0/1.1 »"
