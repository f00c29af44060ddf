"""What lies on a table may be looked at everywhere: its text, and open piles card by card."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest

from heroon.kernel import Rng, Seeded, Table, game
from heroon.play import looking
from heroon.play.game_setting import Setting
from heroon.play.match import Match
from heroon.play.who import Who
from heroon.terminal.lines import Lines
from heroon.terminal.session import Session
from tests.terminal.driving import LARGE, SMALL, Driver, drive

GAMES = ("heroz", "micro-hero", "hero-realms")
#: No id, no markup, no Python stands in what a player reads.
_ODD = re.compile(r"\b(?:heroz|micro-hero|hero-realms):|[<>{}_\[\]]|None")


def played(name: str, tokens: int, seed: str = "17") -> Table[Any]:
    """A game played by chance so far that seat 0 is asked."""
    table: Table[Any] = Table(game(name), driver=Seeded(seed))
    rng = Rng(5)
    while (ask := table.ask) is not None:
        seat = (ask.seats & -ask.seats).bit_length() - 1
        if len(table.tokens) >= tokens and seat == 0 and len(table.words(0)) > 1:
            break
        table.answer(rng.choice(table.words(seat)), seat)
    return table


def setting(table: Table[Any]) -> Setting:
    return Setting(table, "17", Who.of(table.seats, (0,)))


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", GAMES)
def test_every_thing_on_a_table_is_told_in_sentences(name: str, lang: str) -> None:
    for tokens in (0, 60, 120):
        match = Match(setting(played(name, tokens)), lang)
        sentences = match.sentences(0)
        view = match.seating.view(0)
        found = looking.things(view, looking.telling(match.teller, sentences))
        assert len(found) >= 8
        for thing in found:
            assert thing.name[0] == thing.name[0].upper()
            told = looking.lines(thing, match.guide, match.teller, sentences)
            for line in (looking.title(thing), *told):
                assert line.strip() and not _ODD.search(line), line
            if thing.piled >= 0:
                assert len([line for line in told if re.match(r"\d+\s?: ", line)]) == len(
                    thing.pile
                )


def pile_of(table: Table[Any]) -> list[str]:
    """The faces of the own discard pile, the uppermost first."""
    area = table.view(0).area("discard.0")
    return [piece.face for piece in reversed(area.pieces)]


def test_a_discard_pile_is_leafed_through_from_the_top() -> None:
    table = played("heroz", 260)
    faces = pile_of(table)
    assert len(set(faces)) >= 3
    match = Match(setting(table), "en")
    names = [match.t.noun(face) for face in faces]
    wanted = [f"{i}: {name[:1].upper()}{name[1:]}" for i, name in enumerate(names, 1)]

    sink = io.StringIO()
    Session(setting(table), Lines(io.StringIO("look discard\nquit\n"), sink, echo=True), "en").run()
    told = [line.strip() for line in sink.getvalue().splitlines()]
    places = [told.index(next(t for t in told if t.startswith(one))) for one in wanted]
    assert places == sorted(places)

    shown: list[str] = []

    async def play(d: Driver) -> None:
        await d.press("i", *"discard")
        shown.append(d.screen())

    drive(play, setting(table), "en", LARGE)
    assert all(one in shown[0] for one in wanted[:3])


def test_nothing_is_looked_at_behind_a_curtain_and_nothing_strange_is_found() -> None:
    table = played("heroz", 60)
    sink = io.StringIO()
    Session(
        setting(table), Lines(io.StringIO("look zzz\nlook\nquit\n"), sink, echo=True), "fr"
    ).run()
    assert "Rien de tel sur la table\u00a0: zzz" in sink.getvalue()

    shown: list[str] = []

    async def play(d: Driver) -> None:
        await d.press("i")
        shown.append(d.screen())

    drive(play, Setting(table, "17", Who.of(table.seats, (0, 1))), "en", SMALL)
    assert "On the table" not in shown[0]
