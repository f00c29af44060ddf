"""The story of a table: its moments are walked through, and played on from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from heroon.kernel import Rng, Seeded, Table, game
from heroon.play.game_setting import Setting
from heroon.play.logged import LoggedMatch
from heroon.play.walk import PastWalk
from heroon.play.who import Who
from heroon.server.tables import LiveTable
from heroon.store import CHANCE, PRACTICE, SEED, Store
from heroon.testing.settings import allowing
from tests.server.serving import Page, Site, unkept

GAMES = ("heroz", "micro-hero", "hero-realms")
DUEL = {"seat-0": "person", "seat-1": "novice"}
HOT = {"seat-0": "person", "seat-1": "person"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One site for all: a table of its own for each test."""
    with Site(tmp_path_factory.mktemp("story") / "games.sqlite") as one:
        yield one


def played(site: Site, id: str, answers: int) -> None:
    """Give some answers at a table."""
    with site.page(id) as page:
        for step in range(answers):
            if page.until_phase("ask", "over") == "over":
                return
            page.say(page.any_word(step * 3))
        page.until_phase("ask", "over")


def way(page: Page, name: str) -> int:
    """The moment to which a button of the walk leads; -1 for none."""
    found = re.search(rf'id="walk-{name}" data-moment="(-?\d+)"', page.html)
    assert found
    return int(found[1])


def at(page: Page, moment: int) -> str:
    """The frame of a moment."""
    page.send(do="moment", at=moment)
    page.until("frame")
    return page.html


def onward(site: Site, id: str, moment: int) -> tuple[int, str]:
    """Play on from a moment: what the site answers, and the id of the new table."""
    with site.http() as http:
        answer = http.post(f"/t/{id}/onward", data={"moment": str(moment)})
    return answer.status_code, str(answer.headers.get("location", "")).removeprefix("/t/")


def by_chance(name: str, answers: int, seed: int) -> Table[Any]:
    """A game played by chance for so many answers."""
    spec, rng = game(name), Rng(seed)
    table: Table[Any] = Table(spec, None, Seeded(f"story {seed}"))
    for _ in range(answers):
        if table.ask is None:
            break
        seat = next(s for s in range(table.seats) if table.ask.seats >> s & 1)
        words = table.words(seat)
        table.answer(words[rng.below(len(words))], seat)
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_walk_finds_what_was_seen_and_told(name: str) -> None:
    table = by_chance(name, 60, 3)
    then: Table[Any] = Table(table.spec, table.options, None, seats=table.seats)
    views, told = [then.view(0)], [len(then.events(0))]
    for token in table.tokens:
        then.repeat(token)
        views.append(then.view(0))
        told.append(len(then.events(0)))
    walk = PastWalk(table, 0)
    assert walk.told == told
    for words in (0, len(views) - 1, 5, 6, 4, len(views) // 2, 17, 3):
        seen = walk.view(words)
        assert (seen.areas, seen.counters) == (views[words].areas, views[words].counters)
        assert not seen.words and not seen.prompt
    assert walk.after(told[9]) == told.index(told[9])


def test_a_walk_follows_what_is_taken_back() -> None:
    table = by_chance("micro-hero", 30, 1)
    walk = PastWalk(table, 0)
    table.rewind(12)
    for _ in range(4):
        table.answer(table.words(0)[-1], 0)
    walk.follow()
    assert walk.tokens == table.tokens
    assert walk.told[-1] == len(table.events(0))
    assert walk.view(len(walk.tokens)).areas == table.view(0).areas


@pytest.mark.parametrize("name", GAMES)
def test_one_walks_there_and_back_step_by_step(site: Site, name: str) -> None:
    id = site.begin(name)
    played(site, id, 8)
    with site.page(id) as page:
        at(page, 0)
        frames, moment = {}, 0
        while moment >= 0:
            frames[moment] = at(page, moment)
            assert 'aria-current="true"' in frames[moment]
            assert f'name="moment" value="{moment}"' in frames[moment] or not moment
            moment = way(page, "after")
        steps = [int(n) for n in re.findall(r"moment (\d+) of", " ".join(frames.values()))]
        assert steps == sorted(steps) and len(set(steps)) == len(steps) > 4
        moment = way(page, "before")
        while moment >= 0:
            assert at(page, moment) == frames.get(moment, frames[0])
            moment = way(page, "before")
        page.send(do="now")
        assert "past-frame" not in page.until("frame")["html"]


def test_a_step_says_what_it_changed_at_its_place(site: Site) -> None:
    """Old and new stand where the number stands; the name of the moment tells the counters."""
    id = site.begin("heroz", **DUEL)
    played(site, id, 12)
    with site.page(id) as page:
        moment, marks = 0, 0
        while moment >= 0:
            for element in re.findall(r'<template data-for="([^"]*)">', at(page, moment)):
                marks += 1
                assert f'id="{element}"' in page.html
            moment = way(page, "after")
    assert marks


def test_each_turn_begins_somewhere(site: Site) -> None:
    id = site.begin("hero-realms")
    played(site, id, 14)
    with site.page(id) as page:
        at(page, 0)
        turns = re.findall(r'aria-label="Look at turn (\d+)"', page.html)
        moments, moment = [], 0
        while moment >= 0:
            at(page, moment)
            moments.append(moment)
            moment = way(page, "turn-after")
    assert len(turns) == len(moments) >= 2


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_on_from_a_moment(site: Site, name: str) -> None:
    id = site.begin(name)
    played(site, id, 6)
    first = site.hub._live[id].match.table
    with site.page(id) as page:
        shown = at(page, way(page, "before") if at(page, 99_999) else 0)
        moment = int(re.findall(r'name="moment" value="(\d+)"', shown)[0])
    kept = site.store.entries(id)
    status, other = onward(site, id, moment)
    assert status == 303 and other != id
    assert site.store.entries(id) == kept
    with site.page(other) as page:
        assert page.until_phase("ask", "over") and "practice" in page.html
        match = site.hub._live[other].match
        words = PastWalk(first, 0).after(moment)
        same = [token[:3] for token in first.tokens[:words]]
        assert [token[:3] for token in match.table.tokens[:words]] == same
        if page.phase == "ask":
            page.say(page.any_word())
        tokens = list(match.table.tokens)
    with site.http() as http:
        assert "practice" in http.get("/").text
    # What was played on is kept like any other game, and opens again as it stood.
    site.hub._live.pop(other).close()
    with site.page(other):
        assert site.hub._live[other].match.table.tokens[: len(tokens)] == tokens


def test_what_nature_says_next_is_another_game_s_affair(site: Site) -> None:
    """By the new game nobody learns what the old one still hides from all."""
    id = site.begin("micro-hero")
    played(site, id, 10)
    drawn = set()
    for _ in range(6):
        _, other = onward(site, id, 1)
        entries = site.store.entries(other)
        assert [entry.kind for entry in entries][-2:] == [SEED, PRACTICE]
        seeds = [entry.data for entry in entries if entry.kind == SEED]
        assert seeds[0] == "" and seeds[-1] not in ("", "test")
        with site.page(other) as page:
            page.until_phase("ask")
            page.say(page.any_word())
            drawn.add(tuple(site.hub._live[other].match.table.tokens[-12:]))
    assert len(drawn) > 1


def test_two_at_one_screen_wait_for_the_end(site: Site) -> None:
    id = site.begin("heroz", **HOT)
    with site.page(id) as page:
        if page.until_phase("ask", "curtain") == "curtain":
            page.change("sit")
        page.until_phase("ask")
        shown = at(page, 1)
        assert "/onward" not in shown and "when the game is over" in shown
    status, _ = onward(site, id, 1)
    assert status == 409


def test_a_finished_game_is_played_on_from_its_last_question(site: Site) -> None:
    id = site.begin("micro-hero")
    with site.page(id) as page:
        page.until_phase("ask")
        page.say(page.any_word())
        page.until_phase("ask")
        page.change("resign")
        page.until_phase("over")
        assert 'id="leaf-through"' in page.html
    status, other = onward(site, id, 99_999)
    assert status == 303
    with site.page(other) as page:
        assert page.until_phase("ask") == "ask"


@pytest.mark.parametrize("moment", ["", "x", "-1", "9999999999"])
def test_what_is_no_moment_is_not_played_on_from(site: Site, moment: str) -> None:
    id = site.begin("micro-hero")
    before = len(site.store.kept())
    with site.http() as http:
        assert http.post(f"/t/{id}/onward", data={"moment": moment}).status_code == 404
        assert http.post("/t/none/onward", data={"moment": "1"}).status_code == 404
        assert http.get(f"/t/{id}/onward").status_code in (404, 405)
        assert len(site.store.kept()) == before


def test_a_game_with_a_past_is_kept_whole_or_not_at_all(tmp_path: Path) -> None:
    with Site(tmp_path / "games.sqlite") as site:
        id = site.begin("micro-hero")
        played(site, id, 3)
        _, other = onward(site, id, 5)
        kept = site.store.entries(other)
        assert {entry.kind for entry in kept} >= {SEED, PRACTICE, CHANCE}
    store = Store(tmp_path / "games.sqlite")
    found = store.history(other)
    assert found is not None and list(found.entries) == kept and found.state
    store.close()


def test_a_step_late_in_a_long_game_plays_little_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = by_chance("heroz", 150, 2)
    walk = PastWalk(table, 0)
    end = len(walk.tokens)
    again: list[object] = []
    repeat = Table.repeat

    def counted(then: Table[Any], token: Any) -> None:
        again.append(token)
        repeat(then, token)

    monkeypatch.setattr(Table, "repeat", counted)
    for words in (end - 1, end - 2, end - 1, end):
        walk.view(words)
    assert end > 140 and len(again) == 2


# -- what nobody may know ---------------------------------------------------------------------


def seen(table: Table[Any]) -> tuple[object, ...]:
    """All that seat 0 has of a table."""
    view = table.view(0)
    return view.areas, view.counters, view.marks, view.awaited, view.prompt, table.events(0)


def twins(name: str, seed: int, words: int) -> tuple[Table[Any], Table[Any]]:
    """Two games that seat 0 cannot tell apart, from their first word on."""
    spec, rng = game(name), Rng(seed)
    seats = max(spec.seats)
    one, two = (Table(spec, allowing(spec, seats), None, seats=seats) for _ in range(2))
    asked = one.clone(), two.clone()
    while one.ask is not None and two.ask is not None and len(one.tokens) < words:
        if one.ask.seats != 0 and len(one.tokens) > words // 4:
            asked = one.clone(), two.clone()
        found = next(pairs(one, two, rng), None)
        if found is None:
            break
        one, two = found
    return asked


def pairs(one: Table[Any], two: Table[Any], rng: Rng) -> Iterator[tuple[Table[Any], Table[Any]]]:
    """Both after a word more that looks the same to seat 0: other words, where there are any."""
    assert one.ask is not None and two.ask is not None
    seat = -1 if one.ask.seats == 0 else one.ask.seats.bit_length() - 1
    if two.ask.seats != one.ask.seats:
        return
    said = list(dict.fromkeys(one.ask.words if seat < 0 else one.words(seat)))
    also = list(dict.fromkeys(two.ask.words if seat < 0 else two.words(seat)))
    rng.shuffle(said)
    rng.shuffle(also)
    for word in said[:6]:
        first = one.clone()
        first.answer(word, seat)
        for other in sorted(also, key=lambda w: w == word):
            second = two.clone()
            second.answer(other, seat)
            if seen(first) == seen(second):
                yield first, second


@pytest.mark.parametrize("seed", [1, 2])
def test_moments_tell_a_seat_nothing_that_it_did_not_see(site: Site, seed: int) -> None:
    """Twins of a game are sent the same bytes at every moment."""
    sent = []
    one, two = twins("heroz", seed, 90)
    assert seen(one) == seen(two)
    hidden = [(a, b) for a, b in zip(one.tokens, two.tokens, strict=True) if a[:3] != b[:3]]
    assert len(hidden) > 5, "these twins are one and the same game"
    for table in (one, two):
        setting = Setting(table, "a seed", Who.of(table.seats, (0,), "heuristic"))
        live = LiveTable("twin", LoggedMatch(setting, "en"), unkept(site.store, "twin"))
        live.gathering.go_on()
        site.hub._live["twin"] = live
        with site.page("twin") as page:
            frames, moment = [], 0
            while moment >= 0:
                frames.append(at(page, moment))
                moment = way(page, "after")
        sent.append(frames)
    assert sent[0] == sent[1] and len(sent[0]) > 5
