"""Whatever lies on a table can be looked at: what it is, what can be done with it or why not."""

from __future__ import annotations

import html
import re
from typing import Any

import pytest

from heroon.desk import looked
from heroon.desk.desk import Desk, Phase
from heroon.desk.paint import screen_of
from heroon.desk.requests import refusal_at
from heroon.kernel import Rng, game
from heroon.play.game_setting import Setting
from heroon.play.logged import LoggedMatch
from heroon.play.who import Who
from heroon.web.screen import frame
from tests.lengths import LANGS
from tests.server.leaks import position

GAMES = ("heroz", "micro-hero", "hero-realms")
_AT = re.compile(r'data-at="([^"]*)"')
#: No code of a rule or ruling, no id, no markup, no Python stands in what a player reads.
_ODD = re.compile(r"\b(?:heroz|micro-hero|hero-realms):|\b(?:HZ|MH|HR)-\w|[<>{}_\[\]]|None")


def desks(name: str, lang: str, games: int = 4) -> list[Desk]:
    """Desks at questions of games played by chance."""
    out = []
    for seed in range(games):
        table = position(game(name), 700 + seed, Rng(seed))
        desk = Desk(
            LoggedMatch(Setting(table, "a seed", Who.of(table.seats, (0,), "heuristic")), lang)
        )
        desk.advance()
        out.append(desk)
    return [desk for desk in out if not desk.covered]


def pieces(desk: Desk) -> list[str]:
    """The targets of every piece that is drawn."""
    drawn = str(frame(screen_of(desk, "t", 1)))
    return sorted({html.unescape(at) for at in _AT.findall(drawn)})


def every_text(given: dict[str, Any]) -> list[str]:
    """All that a panel says."""
    thing = given["thing"]
    out = [given["title"], thing.kind, thing.note, given["no"], given["rule_title"]]
    out += [*given["text"], *(said for _, said in given["answers"])]
    out += [text for f in given["facts"] for text in (f.part, f.label, f.value)]
    out += [text for card in given["cards"] for text in (card.name, *card.text)]
    return [text for text in out if text]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", GAMES)
def test_every_piece_says_what_it_is(name: str, lang: str) -> None:
    seen = 0
    for desk in desks(name, lang):
        for at in pieces(desk):
            if at.startswith("act/") or " act/" in at:
                continue  # what is done with the piece that is picked: it says so itself
            given = looked.what(desk, at)
            assert given["title"], at
            told = given["text"] or given["cards"] or given["facts"] or given["thing"].piled >= 0
            assert told, at
            assert not [t for t in every_text(given) if _ODD.search(t)], at
            if desk.phase == Phase.ASK:
                assert given["answers"] or given["many"] or given["moves"] or given["no"], at
            seen += 1
    assert seen > 20


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", GAMES)
def test_a_reason_speaks_of_the_thing_itself(name: str, lang: str) -> None:
    """Nothing is said of what others would do to it, and “not now” is not said of an action."""
    for desk in desks(name, lang):
        if desk.phase != Phase.ASK:
            continue
        match = desk.match
        targets, idle = match.targets(desk.view()), match.t.text("what-idle")
        generic = match.t.text("reason-not-now")
        for at in pieces(desk):
            for target in at.split()[:1]:
                no = looked.why_not_at(desk, target)
                assert generic not in no
                if no == idle:
                    continue
                own = (w for w in match.vocabulary(desk.seat) if targets(w)[:1] == (target,))
                reasons = {found.why for w in own if (found := match.why(desk.seat, w))}
                assert any(no.endswith(why) for why in reasons), no


def test_an_answer_can_be_looked_at() -> None:
    (desk, *_) = [d for d in desks("hero-realms", "en", 6) if d.phase == Phase.ASK]
    for word in desk.match.seating.words(desk.seat):
        if desk.match.targets(desk.view())(word):
            given = looked.what(desk, "=" + desk.match.text(word))
            assert given["title"]
            assert given["answers"] or given["many"]


@pytest.mark.parametrize("lang", LANGS)
def test_a_discard_pile_is_told_in_its_order(lang: str) -> None:
    found = 0
    for desk in desks("heroz", lang, 12):
        for seat in (0, 1):
            area = desk.view().area(f"discard.{seat}")
            given = looked.what(desk, f"discard.{seat}")
            faces = [piece.face for piece in area.pieces]
            assert list(given["thing"].pile) == faces[::-1]
            assert [card.place for card in given["cards"]] == list(range(1, len(faces) + 1))
            names = [desk.match.t.noun(face).casefold() for face in faces[::-1]]
            assert [card.name.casefold() for card in given["cards"]] == names
            assert all(card.face and card.text for card in given["cards"])
            found += len(faces) > 2
            deck = looked.what(desk, f"deck.{seat}")
            shown = [piece.face for piece in desk.view().area(f"deck.{seat}").pieces]
            assert list(deck["thing"].pile) == shown[::-1]
            assert deck["thing"].piled == desk.view().area(f"deck.{seat}").count
    assert found > 2


@pytest.mark.parametrize("at", ["hand.1", "hand.1/8D", "field.1/9.9", "nothing/at.all", "", "="])
def test_what_is_not_seen_cannot_be_looked_at(at: str) -> None:
    (desk, *_) = [d for d in desks("heroz", "en", 6) if d.phase == Phase.ASK]
    try:
        given = looked.what(desk, at)
    except Exception as bad:
        assert type(bad).__name__ == "InputError"
    else:
        assert given["cards"] == ()
        assert given["face"] == ""


def test_a_refused_pick_names_no_rule() -> None:
    for name in GAMES:
        for desk in desks(name, "en", 3):
            if desk.phase == Phase.ASK:
                for at in pieces(desk):
                    assert not _ODD.search(refusal_at(desk, at.split())), at


@pytest.mark.parametrize("name", GAMES)
def test_french_labels_have_the_space_before_high_punctuation(name: str) -> None:
    """Also where only a screen reader says them."""
    seen = 0
    for desk in desks(name, "fr", 3):
        drawn = str(frame(screen_of(desk, "t", 1)))
        for label in re.findall(r'(?:aria-label|title)="([^"]*)"', drawn):
            text = html.unescape(label)
            assert not re.search(r"(?<!\u00a0)[:;!?](?!\d)", text), text
            seen += 1
    assert seen > 20
