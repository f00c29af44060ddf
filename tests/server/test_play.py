"""Whole games over the line, and what holds when messages come twice, late, or at once."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from heroon.store import GONE, OVER, SAY, Store
from tests.server.serving import VIEWER, Page, Site

DUEL = {"seat-0": "person", "seat-1": "novice"}
HOT = {"seat-0": "person", "seat-1": "person"}


def says(store: Store, id: str) -> list[tuple[int, str]]:
    return [(e.seat, e.data) for e in store.entries(id) if e.kind == SAY]


def play_out(page: Page, limit: int = 2_000) -> int:
    """Play to the end with answers in turn; returns how many were given."""
    given = 0
    while page.until_phase("ask", "over", "hand-over", "curtain") != "over":
        assert given < limit
        if page.phase == "ask":
            page.say(page.any_word(given * 7))
            given += 1
        else:
            page.change("leave" if page.phase == "hand-over" else "sit")
            page.until("frame")
    return given


@pytest.mark.parametrize("game", ["heroz", "micro-hero"])
def test_a_whole_game_against_nobody_or_a_bot(site: Site, game: str) -> None:
    id = site.begin(game, **(DUEL if game == "heroz" else {"seat-0": "person"}))
    with site.page(id) as page:
        given = play_out(page)
        assert given > 10
        assert "over-what" in page.html and 'id="ended"' in page.html
        begin = re.search(r'data-moment="(\d+)" aria-label', page.html)
        assert begin is not None
        page.send(do="moment", at=int(begin[1]))
        page.until("frame")
        assert 'data-do="now"' in page.html and 'id="ended"' not in page.html
    entries = site.store.entries(id)
    assert [e.kind for e in entries].count(OVER) == 1
    assert sum(1 for e in entries if e.nonce) == given


def test_two_people_and_their_curtain(site: Site) -> None:
    id = site.begin("heroz", **HOT)
    with site.page(id) as page:
        assert page.phase == "curtain"
        assert page.words == [] and "data-at" not in page.html
        page.change("sit")
        page.until("frame")
        for step in range(90):
            if page.until_phase("ask", "over", "hand-over", "curtain") == "over":
                break
            if page.phase == "ask":
                page.say(page.any_word(7 * step))
            else:
                assert page.phase == "hand-over" or 'data-at="' not in page.html
                page.change("leave" if page.phase == "hand-over" else "sit")
                page.until("frame")


def test_an_open_game_stands_where_it_stood_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with Site(path) as site:
        id = site.begin("heroz", **DUEL)
        with site.page(id) as page:
            for step in range(12):
                page.until_phase("ask")
                page.say(page.any_word(step))
            page.until_phase("ask")
            before, kept = page.words, site.store.entries(id)
    with Site(path) as site, site.page(id) as page:
        page.until_phase("ask")
        assert site.store.entries(id) == kept
        assert page.words == before


def test_an_answer_that_comes_again_is_given_once(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with Site(path) as site:
        id = site.begin("heroz", **DUEL)
        with site.page(id) as page:
            page.until_phase("ask")
            word, number = page.any_word(), page.number
            n = page.change("say", word=word)
            page.until("ack", ack=n)
            for _ in range(3):
                page.change("say", nonce=n, number=number, word=word)
                page.until("ack", ack=n)
            assert [e.nonce for e in site.store.entries(id)].count(n) == 1
    with Site(path) as site, site.page(id) as page:
        page.change("say", nonce=n, number=number, word=word)
        page.until("ack", ack=n)
        assert [e.nonce for e in site.store.entries(id)].count(n) == 1


def test_a_hand_waits_for_its_player_after_a_restart_too(tmp_path: Path) -> None:
    """Who left their seat to a bot may still look on when the server is back."""
    path = tmp_path / "games.sqlite"
    people = {"seat-0": "person", "seat-1": "friend"}
    with Site(path) as site:
        id = site.begin("heroz", **people)
        with site.page(id) as page:
            page.until_phase("curtain")
            page.change("sit")
            page.until_phase("ask")
            leaving = site.hub._live[id].desks[VIEWER].seat
            page.change("seat", who=f"{leaving}=novice")
            page.until_phase("curtain")
    with Site(path) as site, site.page(id) as page:
        page.until_phase("curtain")
        assert "piece" not in page.html
        page.change("sit")
        page.until_phase("ask")


def test_a_late_answer_is_stale_and_changes_nothing(site: Site) -> None:
    id = site.begin("heroz", **DUEL)
    with site.page(id) as page:
        page.until_phase("ask")
        word, number = page.any_word(), page.number
        page.say(word)
        page.until_phase("ask")
        before = site.store.entries(id)
        page.change("say", number=number, word=word)
        assert "another question" in page.until("say")["text"]
        assert site.store.entries(id) == before


def test_of_two_pages_at_once_one_is_taken(site: Site) -> None:
    """Two pages answer the same question at the same instant: one is taken, the other is late."""
    id = site.begin("micro-hero", **{"seat-0": "person"})
    with site.page(id) as one, site.page(id) as two:
        for step in range(20):
            one.until_phase("ask")
            word = one.any_word(step)
            while two.number < one.number or not two.words:
                two.hear()
            number = one.number
            nonces = [page.change("say", number=number, word=word) for page in (one, two)]
            for page, n in zip((one, two), nonces, strict=True):
                while not any(m.get("ack") == n for m in page.heard):
                    page.hear()
            kept = [e.nonce for e in site.store.entries(id)]
            assert sum(n in kept for n in nonces) == 1
            for page in (one, two):
                while page.number == number:
                    page.hear()


@pytest.mark.parametrize("game", ["heroz", "hero-realms"])
def test_of_a_burst_from_two_pages_exactly_one_answer_counts(site: Site, game: str) -> None:
    """Two tabs send three answers each to one question at once, by two threads: one is kept."""
    id = site.begin(game)
    with site.page(id) as one, site.page(id) as two, ThreadPoolExecutor(2) as pool:
        for step in range(8):
            one.until_phase("ask")
            words = [one.any_word(step + n) for n in range(3)]
            while two.number < one.number or two.phase != "ask":
                two.hear()
            number = one.number

            def burst(page: Page, number: int = number, words: list[str] = words) -> list[str]:
                return [page.change("say", number=number, word=word) for word in words]

            nonces = [n for sent in pool.map(burst, (one, two)) for n in sent]
            for page in (one, two):
                while page.number == number:
                    page.hear()
            until_heard(one, two)
            kept = [entry.nonce for entry in site.store.entries(id)]
            assert sum(n in kept for n in nonces) == 1, step


def until_heard(*pages: Page) -> None:
    """Wait until all that pages have sent so far is answered: the line goes in order."""
    for page in pages:
        page.send(do="help")
        page.until("panel")


def test_undo_takes_back_and_says_so(site: Site) -> None:
    id = site.begin("micro-hero", **{"seat-0": "person"})
    with site.page(id) as page:
        done = False
        for step in range(60):
            page.until_phase("ask")
            before = page.words
            page.say(page.any_word(step))
            page.until_phase("ask")
            if 'tool-undo" disabled' not in page.html:
                page.change("undo")
                page.until("ack")
                while page.words != before:
                    page.hear()
                done = True
                break
        assert done
        assert "undo" in [e.kind for e in site.store.entries(id)]


def test_a_game_is_taken_off_the_list_and_played_again(site: Site) -> None:
    id = site.begin("heroz", **DUEL)
    with site.http() as http:
        same = http.post(f"/t/{id}/same").headers["location"].removeprefix("/t/")
        again = http.post(f"/t/{id}/again").headers["location"].removeprefix("/t/")
        heads = [site.store.head(one) for one in (id, same, again)]
        assert all(heads)
        seeds = [head.seed for head in heads if head]
        assert seeds[0] == seeds[1] != seeds[2]
        assert http.post(f"/t/{id}/remove").headers["location"] == f"/?removed={id}#t-{id}"
        assert http.get(f"/t/{id}").status_code == 404
    assert site.store.entries(id)[-1].kind == GONE


def test_moments_show_the_past_and_change_nothing(site: Site) -> None:
    id = site.begin("heroz", **DUEL)
    with site.page(id) as page:
        for step in range(8):
            page.until_phase("ask")
            page.say(page.any_word(step))
        page.until_phase("ask")
        now = page.html
        page.send(do="moment", at=3)
        page.until("frame")
        assert "past-frame" in page.html and not page.words
        page.send(do="now")
        page.until("frame")
        assert page.html == now


def test_the_curtain_falls_before_the_past_too(site: Site) -> None:
    """Who looks back on one page, while the seats change on another, can sit down there."""
    id = site.begin("heroz", **HOT)
    with site.page(id) as one, site.page(id) as other:
        if other.until_phase("ask", "curtain") == "curtain":
            other.change("sit")
        other.until_phase("ask")
        one.send(do="moment", at=2)
        while "past-frame" not in one.html:
            one.hear()
        while other.until_phase("ask", "hand-over", "curtain") != "curtain":
            if other.phase == "ask":
                other.say(other.any_word())
            else:
                other.change("leave")
                other.until("frame")
        one.until_phase("curtain")
        one.change("sit")
        assert one.until_phase("ask") == "ask"
        assert "past-frame" not in one.html


@pytest.mark.parametrize("game", ["heroz", "micro-hero", "hero-realms"])
def test_every_line_of_the_log_can_be_gone_back_to(site: Site, game: str) -> None:
    """The first lines, too: Hero Realms begins without a behaviour card."""
    id = site.begin(game)
    with site.page(id) as page:
        for step in range(3):
            page.until_phase("ask")
            lines = re.findall(r'data-moment="(\d+)"', page.html)
            for at in lines:
                page.send(do="moment", at=int(at))
                page.until("frame")
                assert "past-frame" in page.html
            page.send(do="now")
            page.until("frame")
            page.say(page.any_word(step))
        assert lines


def test_messages_are_json_that_a_page_can_read(site: Site) -> None:
    id = site.begin("heroz", **DUEL)
    with site.page(id) as page:
        page.until_phase("ask")
        for kind in ("hint", "odds", "explain", "orders", "menu", "help", "log", "rules", "why"):
            page.send(do=kind)
            found = page.until("panel")
            assert "panel-title" in found["html"]
        page.send(do="look", word=page.any_word())
        assert page.until("look")["html"]
        assert all(isinstance(json.dumps(m), str) for m in page.heard)
