"""Several desks at one table: each has its own seat, picks, pace and language."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from heroon.desk.desk import Desk, Phase
from heroon.desk.gathering import Gathering
from heroon.desk.paint import framed
from heroon.desk.reader import Reader
from heroon.desk.requests import change_of, read_request
from heroon.desk.viewer import Viewer
from heroon.kernel import Seeded, Table, game, games
from heroon.play.bots import choose
from heroon.play.game_setting import Setting
from heroon.play.logged import LoggedMatch
from heroon.play.who import Who
from tests.server.serving import VIEWER, Page, Site

#: A moment that nobody hurries stands for longer than any test runs, in seconds.
FOR_EVER = 10_000.0
HOT = {"seat-0": "person", "seat-1": "person"}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path / "games.sqlite") as one:
        yield one


def another(site: Site, id: str, lang: str = "en", **cookies: str) -> Page:
    """A page of another browser at the same table."""
    return Page(site.port, id, lang, viewer="another-browser-of-tests", **cookies)


# -- seats -----------------------------------------------------------------------------------------


def test_a_hand_that_is_shown_in_one_browser_stays_hidden_in_the_other(site: Site) -> None:
    id = site.begin("heroz", **HOT)
    with site.page(id) as one, another(site, id) as other:
        one.change("sit")
        assert one.until_phase("ask") == "ask"
        assert 'data-at="hand' in one.html
        other.send(do="ping")
        other.until("pong")
        assert other.phase == "curtain"
        assert not any('data-at="hand' in m["html"] for m in other.heard if m["t"] == "frame")


def test_two_browsers_are_two_seats_without_a_curtain_in_between(site: Site) -> None:
    """Each sits down once; whoever is not asked looks on from their own seat."""
    id = site.begin("heroz", **HOT)
    with site.page(id) as one, another(site, id) as other:
        one.change("sit")
        one.until_phase("ask")
        sat: set[str] = {"one"}
        turns, pages = 0, {"one": one, "other": other}
        for step in range(60):
            for page in pages.values():
                page.send(do="ping")
                page.until("pong")
            asked = [name for name, page in pages.items() if page.phase == "ask"]
            if not asked:  # the other one comes to their own browser
                assert "other" not in sat, "nobody sits down twice"
                assert other.phase == "curtain"
                other.change("sit")
                other.until_phase("ask")
                sat.add("other")
                continue
            (name,) = asked
            turns += name == "other"
            away = pages["other" if name == "one" else "one"]
            if away.phase == "hand-over":
                assert "data-say" not in away.html
                told = "hand the screen" in away.html, "a screen of their own" in away.html
                assert told == (False, True)
            pages[name].say(pages[name].any_word(step * 5))
        assert turns > 3


def test_a_browser_is_given_a_word_by_which_it_finds_its_desk_again(site: Site) -> None:
    id = site.begin("heroz", **HOT)
    for sent in ("", "short", "with,odd/signs+in=it", "x" * 65):
        with httpx.Client(base_url=site.url, cookies={"viewer": sent}, trust_env=False) as http:
            found = http.get(f"/t/{id}").headers["set-cookie"]
        assert re.match(r"viewer=[0-9a-zA-Z_-]{22}; HttpOnly; .*SameSite=strict", found)
    with site.http() as http:
        assert "set-cookie" not in http.get(f"/t/{id}").headers


def test_browsers_that_keep_no_cookie_are_not_taken_for_one(site: Site) -> None:
    """Each page of theirs is a viewer of its own, and its desk goes with it."""
    id = site.begin("heroz", **HOT)
    with Page(site.port, id, viewer="") as one, Page(site.port, id, viewer="") as other:
        one.change("sit")
        one.until_phase("ask")
        other.send(do="ping")
        other.until("pong")
        assert other.phase == "curtain"
        assert not any('data-at="hand' in m["html"] for m in other.heard if m["t"] == "frame")
    with httpx.Client(base_url=site.url, trust_env=False) as http:
        for _ in range(3):
            http.cookies.clear()
            assert http.get(f"/t/{id}").status_code == 200
    with site.page(id) as page:
        page.until_phase("curtain")
        assert list(site.hub._live[id].desks) == [VIEWER]


# -- picks -----------------------------------------------------------------------------------------


def test_what_is_picked_in_one_browser_is_not_picked_in_the_other(site: Site) -> None:
    id = site.begin("micro-hero")
    with site.page(id) as one, another(site, id) as other:
        one.until_phase("ask")
        other.until_phase("ask")
        before, frames = other.html, len(other.heard)
        at = next(part.split('"')[0] for part in one.html.split('data-at="')[1:])
        one.change("pick", at=at)
        one.until("ack")
        one.until("frame")
        other.send(do="ping")
        other.until("pong")
        assert [m["t"] for m in other.heard[frames:]] == ["pong"]
        assert other.html == before


def desks(name: str, who: tuple[str, ...], *langs: str, seed: str = "desks") -> list[Desk]:
    """So many desks at one table, one for each language."""
    table: Table[Any] = Table(game(name), None, Seeded(seed), seats=len(who))
    match = LoggedMatch(Setting(table, seed, Who(who)), "en")
    gathering: Gathering[Desk] = Gathering(match)
    found = [Desk(match, gathering, lang) for lang in langs]
    gathering.go_on()
    return found


def test_an_answer_of_somebody_else_beside_my_question_leaves_my_picks() -> None:
    """Nothing is asked anew where the same is asked with the same answers."""
    one, other = desks("hero-realms", ("person",), "en", "en")
    targets = [t for t in one.pointer.targets.values() if t]
    one.pointer.pick(sorted(targets[0]))
    picked = list(one.pointer.picked)
    assert picked
    other.advance()  # something was done there that changes no question
    assert one.pointer.picked == picked
    word = next(iter(other.pointer.targets))
    other.answer(other.seat, word)
    other.advance()
    assert one.pointer.picked == [] and one.pointer.targets == other.pointer.targets


# -- pace ------------------------------------------------------------------------------------------


def test_each_browser_watches_a_boss_at_its_own_pace(site: Site) -> None:
    site.hub.pace = FOR_EVER
    id = site.begin("hero-realms")
    with site.page(id, "en") as slow, another(site, id, pace="instant") as fast:
        slow.say(slow.any_word())
        slow.change("say", word="finish")
        slow.until("ack")
        assert slow.until_phase("think") == "think"
        number = slow.number
        while fast.number < number:
            fast.hear()
        assert fast.until_phase("ask") == "ask"
        assert 'id="beat"' not in fast.html
        word = fast.any_word()
        fast.say(word)  # plays on while the other one still watches
        slow.send(do="ping")
        slow.until("pong")
        assert slow.phase == "think"
        slow.send(do="hurry")
        assert slow.until_phase("ask") == "ask"
        assert slow.number == fast.number


def test_the_acts_of_a_boss_are_told_to_each_desk_in_its_language() -> None:
    one, other = desks("hero-realms", ("person",), "en", "fr")
    for desk in (one, other):
        desk.watch(True)
    while not one.beats:
        one.answer(0, next(iter(one.pointer.targets)))
        one.advance()
        one.hurry() if not one.beats else None
        other.hurry() if not one.beats else None
    assert len(one.beats) == len(other.beats)
    assert all(a.line != b.line for a, b in zip(one.beats, other.beats, strict=True))
    one.hurry()
    assert one.phase == Phase.ASK and other.phase == Phase.THINK, "the other one still watches"


def test_a_bot_that_answers_often_is_watched_answer_by_answer() -> None:
    """The table goes on at once; what a desk shows lags behind by as much as it likes."""
    (desk,) = desks("heroz", ("person", "novice"), "en")
    desk.watch(True)
    match, shown = desk.match, 0
    for _ in range(40):
        if match.table.ask is None:
            break
        if desk.gathering.waits:
            seat = match.other()
            match.answer(seat, choose("novice", match.table, seat, "desks"))
            desk.gathering.go_on()
            continue
        told = 0
        while desk.queue:
            assert desk.phase == Phase.THINK and "data-say" not in str(framed(desk, "t", 1).html)
            assert desk.queue[0].events >= told
            told = desk.queue[0].events
            assert len(desk.told()) == told
            shown += 1
            desk.go_on()
        desk.answer(desk.seat, desk.words()[0])
        desk.advance()
    assert shown > 5


# -- without a server ------------------------------------------------------------------------------


def test_the_desk_imports_no_server() -> None:
    """What serves a page over a line, or no line at all, is not its business."""
    code = (
        "import sys, pkgutil, importlib, heroon.desk\n"
        "for one in pkgutil.iter_modules(heroon.desk.__path__):\n"
        "    importlib.import_module('heroon.desk.' + one.name)\n"
        "print([m for m in sys.modules if m.partition('.')[0] in "
        "('starlette', 'uvicorn', 'websockets', 'asyncio') or m.startswith('heroon.server')])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]", done.stdout


@pytest.mark.parametrize("name", list(games()))
def test_a_game_is_played_at_a_desk_without_a_server(name: str) -> None:
    """Requests, frames and panels, as a page without a server would have them."""
    spec = game(name)
    seats = min(spec.seats)
    who = ("person", *["random"] * (seats - 1))
    (desk,) = desks(name, who, "en", seed="alone")
    viewer = Viewer(desk, Reader("en", "auto", "/"), "t", 0.0)
    frames = 0
    for step in range(40):
        number = step + 1
        html, _ = viewer.frame(lambda desk: framed(desk, "t", 1), number)
        frames += 1
        if desk.phase == Phase.OVER:
            break
        if desk.gathering.waits:
            seat = desk.match.other()
            desk.match.answer(seat, choose("random", desk.match.table, seat, "alone"))
            desk.gathering.go_on()
            continue
        assert 'data-phase="ask"' in html
        word = desk.match.text(desk.words()[step % len(desk.words())])
        if seats > 1 and desk.match.seating.shared(desk.seat):
            word = f"{desk.seat + 1} {word}"
        asked = f'{{"do": "say", "word": "{word}", "n": "nonce{step:05}", "a": {number}}}'
        change_of(read_request(asked))(desk)
        for do in ("log", "menu", "help"):
            request = read_request(f'{{"do": "{do}"}}')
            reply = viewer.read(request)
            assert reply.message["t"] == "panel" and reply.message["html"]
    assert frames > 5


@pytest.mark.parametrize(("seed", "reason"), [("a", "won"), ("f", "dead")])
def test_one_level_up_is_offered_to_who_has_won(seed: str, reason: str) -> None:
    (desk,) = desks("hero-realms", ("person",), "en", seed=seed)
    match = desk.match
    while not match.table.over:
        seat = match.person()
        forced = match.forced(seat)
        match.answer(seat, forced[0] if forced else choose("heuristic", match.table, seat, "s"))
    desk.gathering.go_on()
    assert (desk.match.table.reason, desk.phase) == (reason, Phase.OVER)
    html, _ = Viewer(desk, Reader("en", "auto", "/"), "t", 0.0).frame(
        lambda desk: framed(desk, "t", 1), 1
    )
    assert ("over-up" in html) is (reason == "won")


@pytest.mark.parametrize(("game", "offered"), [("heroz", True), ("hero-realms", False)])
def test_the_menu_offers_a_draw_where_a_game_can_end_so(game: str, offered: bool) -> None:
    who = ("person", "novice")[: 1 + offered]
    (desk,) = desks(game, who, "en")
    while desk.gathering.waits:
        seat = desk.match.other()
        desk.match.answer(seat, choose("random", desk.match.table, seat, "alone"))
        desk.gathering.go_on()
    reply = Viewer(desk, Reader("en", "auto", "/"), "t", 0.0).read(read_request('{"do": "menu"}'))
    assert ("Offer a draw" in reply.message["html"]) is offered


def test_an_offered_draw_is_answered_beside_the_question() -> None:
    """Nobody needs a key for it, which a telephone has not; whoever agrees ends the game."""
    (desk,) = desks("heroz", ("person", "person"), "en")
    viewer = Viewer(desk, Reader("en", "auto", "/"), "t", 0.0)

    def html() -> str:
        return viewer.frame(lambda desk: framed(desk, "t", 1), 1)[0]

    desk.sit_down()
    first = desk.seat
    assert "data-order=" not in html()
    change_of(read_request('{"do": "order", "name": "draw", "n": "nonce00000", "a": 1}'))(desk)
    assert 'data-order="agree-draw"' not in html()
    match = desk.match
    while match.person(desk.at) == first:
        match.answer(first, match.seating.words(first)[0])
    desk.gathering.go_on()
    for _ in range(3):
        if desk.phase != Phase.ASK:
            {Phase.HAND_OVER: desk.leave, Phase.CURTAIN: desk.sit_down}[desk.phase]()
    shown = html()
    assert "A draw is offered to you." in shown and 'data-order="decline"' in shown
    change_of(read_request('{"do": "order", "name": "agree-draw", "n": "nonce00001", "a": 2}'))(
        desk
    )
    assert match.table.over and match.table.reason == "agreed"
