"""The page seats people and levels as its form says, and calls people by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.play.installed import quartet
from tests.server.serving import Site

FOUR = {
    "players": "4",
    "seat-0": "person",
    "seat-1": "novice",
    "seat-2": "person",
    "seat-3": "expert",
    "name-2": "<Zo> & Co",
}
SEATS = ("person", "novice", "person:<Zo> & Co", "expert")


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quartet(tmp_path, monkeypatch)


def seats(site: Site, id: str) -> tuple[str, ...]:
    """Who sat where when a table was begun."""
    head = site.store.head(id)
    assert head is not None
    return head.who


def test_the_form_has_a_row_and_a_name_for_each_seat(site: Site) -> None:
    with site.http() as http:
        text = http.get("/new/quartet").text
        assert [f'name="seat-{s}"' in text for s in range(5)] == [True] * 4 + [False]
        assert [f'name="name-{s}"' in text for s in range(4)] == [True] * 4
        assert "Player 4" in text and "Seat 1" not in text and "2-4 players" in http.get("/").text


def test_people_and_levels_sit_where_the_form_says(site: Site) -> None:
    id = site.begin("quartet", **FOUR)
    assert seats(site, id) == SEATS
    with site.http() as http:
        again = http.post(f"/t/{id}/again").headers["location"].removeprefix("/t/")
        assert seats(site, again) == SEATS
        row = re.search(rf'<li id="t-{id}">(.*?)</li>', http.get("/").text, re.DOTALL)
        assert row is not None
        assert "&lt;Zo&gt; &amp; Co and you against 2 computers (novice, expert)" in row[1]
    with site.http("fr") as http:
        told = "&lt;Zo&gt; &amp; Co et vous contre 2 ordinateurs (novice, expert)"
        assert told in http.get("/").text


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"name-0": "zo", "name-2": "Zo"}, "two people of the same name"),
        ({"name-0": "Anna, Bob"}, "a name holds no comma"),
        ({"name-0": "x" * 25}, "a name has at most 24 characters"),
        ({"seat-0": "novice", "seat-2": "novice"}, "a table needs a person"),
    ],
)
def test_what_cannot_be_is_said_and_the_form_stays(
    site: Site, wrong: dict[str, str], why: str
) -> None:
    with site.http() as http:
        answer = http.post("/new/quartet", data={**FOUR, **wrong})
    assert answer.status_code == 422 and why in answer.text.lower()
    assert 'value="expert" selected' in answer.text
    assert f'value="{wrong.get("name-0", "")}"' in answer.text


def test_the_curtain_calls_by_name_and_a_change_leaves_the_others(site: Site) -> None:
    id = site.begin("quartet", **FOUR)
    with site.page(id) as page:
        page.until_phase("curtain")
        assert "This screen waits for player 1." in page.html
        page.change("sit")
        page.until_phase("ask")
        page.send(do="players")
        panel = page.until("panel")["html"]
        assert "&lt;Zo&gt; &amp; Co" in panel and 'data-seat="3=master"' in panel
        before = page.number
        page.change("seat", who="3=master")
        while page.number == before:
            page.hear()
        page.until_phase("ask")
        assert 'id="name-0"' in panel and "Name of player 1" in panel and 'id="name-2"' not in panel
        before = page.number
        page.change("seat", who="0=person:Anna")
        while page.number == before:
            page.hear()
        page.say(page.any_word())
        page.until_phase("hand-over")
        assert "hand the screen to &lt;Zo&gt; &amp; Co" in page.html
        page.change("leave")
        page.until_phase("curtain")
        assert "&lt;Zo&gt; &amp; Co, your turn." in page.html
        page.change("sit")
        page.until_phase("ask")
        assert "Anna lays" in page.html and "Player 2 lays" in page.html
    entries = [entry for entry in site.store.entries(id) if entry.kind == "bot"]
    assert entries[-1].data == "person:Anna,novice,person:<Zo> & Co,master"


def test_two_pages_at_one_table_each_have_their_own_language(site: Site) -> None:
    """Neither an answer nor a look of the one changes what the other reads."""
    id = site.begin("heroz", **{"seat-0": "person", "seat-1": "novice"})
    with site.page(id, "en") as one, site.page(id, "fr") as other:
        pages = {"en": one, "fr": other}
        for step in range(4):
            for lang, page in pages.items():
                page.until_phase("ask")
                assert f'lang="{lang}"' in page.html
                page.send(do="rules")
                told = page.until("panel")["html"]
                assert ("Règles" in told) == (lang == "fr"), told[:200]
            actor = pages[("en", "fr")[step % 2]]
            actor.say(actor.any_word())
            for page in pages.values():
                while page.number < actor.number:
                    page.hear()
            assert 'lang="en"' in one.html and 'lang="fr"' in other.html
        stale = {"en": "meant for another question", "fr": "valait pour une autre question"}
        for lang, page in pages.items():
            page.change("say", word="stop", number=1)
            assert stale[lang] in page.until("say")["text"]
