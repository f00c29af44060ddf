"""What the site refuses: other hosts, other origins, changes by GET, bad and too many requests."""

from __future__ import annotations

import json
import random
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from heroon.desk.requests import CHANGES, READS, read_request
from heroon.kernel import InputError
from tests.server.serving import Page, Site

DUEL = {"seat-0": "person", "seat-1": "novice"}


def test_only_our_own_pages_change_something(site: Site) -> None:
    before = len(site.store.kept())
    for origin in ("http://evil.example", "null", "", f"http://localhost:{site.port + 1}"):
        with httpx.Client(base_url=site.url, headers={"origin": origin}) as http:
            assert http.post("/new/heroz", data=DUEL).status_code == 403
    with httpx.Client(base_url=site.url) as http:
        assert http.post("/new/heroz", data=DUEL).status_code == 403
    assert len(site.store.kept()) == before


def test_only_our_own_pages_open_a_line(site: Site) -> None:
    id = site.begin("heroz", **DUEL)
    with pytest.raises(InvalidStatus):
        Page(site.port, id, origin="http://evil.example")


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "evil.example:80", "127.0.0.1.evil.example", "[", ""),
        *(
            "evil.example@127.0.0.1",
            "127.0.0.1#evil.example",
            "127.0.0.1/evil",
            "127.0.0.1:80@evil",
        ),
        *("127.0.0.1:", "127.0.0.1:999999", "127.1", "localhost.", "[::1].evil"),
    ],
)
def test_another_host_is_refused(site: Site, host: str) -> None:
    with httpx.Client(base_url=site.url) as http:
        answer = http.get("/", headers={"host": host})
    assert answer.status_code in (400, 403)
    if answer.status_code == 403:
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost:8042", "[::1]:80"])
def test_this_host_is_let_in_by_any_of_its_names(site: Site, host: str) -> None:
    with httpx.Client(base_url=site.url) as http:
        assert http.get("/", headers={"host": host}).status_code == 200


def test_of_two_origins_none_counts(site: Site) -> None:
    """Nor one of another scheme: the site is served without."""
    own, other = ("origin", site.url), ("origin", "http://evil.example")
    secure = ("origin", site.url.replace("http", "https"))
    for headers in ([own, other], [other, own], [own, own], [secure]):
        with httpx.Client(base_url=site.url, headers=headers) as http:
            assert http.post("/new/heroz", data=DUEL).status_code == 403
    assert site.store.kept() == []


@pytest.mark.parametrize("path", ["/", "/new/heroz", "/rules/heroz", "/cards/micro-hero", "/nope"])
def test_every_answer_has_the_headers(site: Site, path: str) -> None:
    with site.http() as http:
        found = http.get(path)
    policy = found.headers["content-security-policy"]
    assert "unsafe" not in policy and "default-src 'none'" in policy
    assert found.headers["x-content-type-options"] == "nosniff"
    assert "server" not in found.headers
    assert " style=" not in found.text and "<script>" not in found.text
    assert "onclick" not in found.text


@pytest.mark.parametrize("path", ["/prefs", "/t/x/remove", "/t/x/again"])
def test_nothing_changes_by_get(site: Site, path: str) -> None:
    id = site.begin("heroz", **DUEL)
    with site.http() as http:
        assert http.get(path.replace("x", id)).status_code in (404, 405)
        assert http.get(f"/t/{id}").status_code == 200


def test_pages_are_not_kept_by_caches_but_static_files_are(site: Site) -> None:
    with site.http() as http:
        home = http.get("/")
        assert home.headers["cache-control"] == "no-store"
        css = home.text.split('rel="stylesheet" href="')[1].split('"')[0]
        assert "immutable" in http.get(css).headers["cache-control"]
        assert http.get("/static/000000000000/app.css").status_code == 404
        assert http.get("/static/000000000000/..%2f..%2fapp.py").status_code == 404


def test_what_people_type_is_escaped(site: Site) -> None:
    with site.http() as http:
        wrong = {**DUEL, "seed": "<script>alert(1)</script>", "seat-0": "novice"}
        text = http.post("/new/heroz", data=wrong).text
        assert "<script>alert" not in text and "&lt;script&gt;" in text
        text = http.get("/rules/heroz", params={"q": '"><img src=x>'}).text
        assert "<img" not in text


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": "7"},
        {"players": "x"},
        {"seat-0": "novice"},
        {"seat-1": "nobody"},
        {"mode": "nope"},
        {"seed": "x" * 65},
        {"seed": "a\x07b"},
        {"option-revealed": "nope"},
    ],
)
def test_a_wrong_form_is_shown_again_with_the_reason(site: Site, wrong: dict[str, str]) -> None:
    with site.http("fr") as http:
        found = http.post("/new/heroz", data={**DUEL, **wrong})
    assert found.status_code == 422
    assert 'role="alert"' in found.text
    assert site.store.kept() == []


def test_a_form_that_is_too_long_is_refused(site: Site) -> None:
    with site.http() as http:
        found = http.post("/new/heroz", data={**DUEL, "seed": "x" * 50_000})
    assert found.status_code in (413, 422)


def test_prefs_never_lead_elsewhere(site: Site) -> None:
    with site.http() as http:
        for there in ("//evil.example", "https://evil.example", "/\\evil.example"):
            done = http.post("/prefs", data={"next": there, "lang": "fr"})
            assert done.headers["location"] == "/"
        done = http.post("/prefs", data={"next": "/rules/heroz", "lang": "xx"})
        assert done.headers["location"] == "/rules/heroz" and "set-cookie" not in done.headers
        cookie = http.post("/prefs", data={"lang": "fr"}).headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=strict" in cookie


GOOD = {"do": "say", "word": "pass", "n": "0" * 12, "a": 3}
BAD = [
    "",
    "{",
    "[]",
    "1",
    "null",
    "{}",
    '{"do": 1}',
    '{"do": "dance"}',
    json.dumps({**GOOD, "n": "short"}),
    json.dumps({**GOOD, "n": 12345678}),
    json.dumps({**GOOD, "a": "3"}),
    json.dumps({**GOOD, "a": True}),
    json.dumps({**GOOD, "word": ["pass"]}),
    json.dumps({**GOOD, "word": "x" * 5_000}),
    "[" * 3_000,
]


@pytest.mark.parametrize("raw", BAD)
def test_a_bad_request_is_refused(raw: str) -> None:
    with pytest.raises(InputError):
        read_request(raw)


def test_a_good_request_is_read() -> None:
    request = read_request(json.dumps(GOOD))
    assert request == ("say", "pass", "0" * 12, 3)
    assert read_request('{"do": "moment", "at": 7}').text == "7"


def test_nonsense_never_changes_or_stops_a_table(site: Site) -> None:
    id = site.begin("heroz", **DUEL)
    rng = random.Random(7)
    verbs = [*CHANGES, *sorted(READS.keys() - {"ping"}), "x"]
    junk = ("", "nope", "!resign", "hand.0/9Z", "é\u202e", "deploy:@", "-1")
    with site.page(id) as page:
        page.until_phase("ask")
        before = site.store.entries(id)
        for n in range(300):
            number = rng.choice((0, page.number, 99))
            given = {"do": rng.choice(verbs), "n": f"{n:08d}", "a": number}
            for key in ("word", "words", "at", "key", "name", "q"):
                given[key] = rng.choice(junk)
            if given["do"] in ("resign", "undo"):
                given["a"] = 99
            page.send(**given)
        page.send(do="ping")
        page.until("pong")
        assert site.store.entries(id) == before
        page.send(do="clear")
        page.until("frame")
        page.say(page.any_word())


def test_the_line_of_a_page_that_sends_nonsense_is_cut(site: Site) -> None:
    from websockets.exceptions import ConnectionClosed

    id = site.begin("heroz", **DUEL)
    with site.page(id) as page, pytest.raises(ConnectionClosed):
        for _ in range(60):
            page.line.send("{")
        while True:
            page.hear()


def test_too_many_requests_wait(tmp_path: Path) -> None:
    with Site(tmp_path / "games.sqlite", rate=20) as site:
        id = site.begin("heroz", **DUEL)
        with site.page(id) as page:
            for _ in range(70):
                page.send(do="ping")
            assert page.until("say")["text"] == "Too many requests at once."


def test_a_long_message_ends_the_line(site: Site) -> None:
    from websockets.exceptions import ConnectionClosed

    id = site.begin("heroz", **DUEL)
    with site.page(id) as page, pytest.raises(ConnectionClosed):
        page.line.send("x" * 100_000)
        while True:
            page.hear()


def test_no_table_no_line(site: Site) -> None:
    with site.http() as http:
        assert http.get("/t/nope").status_code == 404
    with pytest.raises(InvalidStatus):
        site.page("nope")


def test_a_frame_that_fails_does_not_end_the_others(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug in what draws the past leads back to the present, one in the present to the next."""
    from heroon.desk import viewer
    from heroon.server import tables

    def broken(*_: object) -> str:
        raise ZeroDivisionError("the secret card is 8D")

    id = site.begin("heroz", **DUEL)
    with site.page(id) as page:
        page.until_phase("ask")
        now = page.html
        monkeypatch.setattr(viewer, "moment_of", broken)
        page.send(do="moment", at=1)
        assert "Zero" not in page.until("say")["text"]
        page.until("frame")
        assert page.html == now
        with monkeypatch.context() as once:
            once.setattr(tables.LiveTable, "drawn", broken)
            page.send(do="now")
            assert "8D" not in page.until("say")["text"]
        page.send(do="now")
        page.until("frame")
        assert page.html == now
        page.say(page.any_word())


def test_frames_keep_their_numbers_when_they_are_asked_for_anew(site: Site) -> None:
    """One without a number would be older than what the page shows."""
    id = site.begin("heroz", **DUEL)
    with site.page(id) as page:
        page.until_phase("ask")
        page.say(page.any_word())
        page.until_phase("ask")
        for _ in range(60):
            page.send(do="moment", at=1)
            page.send(do="now")
        page.send(do="ping")
        page.until("pong")
        assert min(message["v"] for message in page.heard if message["t"] == "frame") >= 1


def test_errors_say_nothing_inside(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug in our own code is told without a word of it; the table goes on."""
    from heroon.desk import panels

    def broken(*_: object) -> str:
        raise ZeroDivisionError("the secret card is 8D")

    id = site.begin("heroz", **DUEL)
    with site.page(id) as page:
        page.until_phase("ask")
        monkeypatch.setattr(panels, "look", broken)
        page.send(do="look", word=page.any_word())
        told = page.until("say")["text"]
        assert "8D" not in told and "Zero" not in told
        page.say(page.any_word())
