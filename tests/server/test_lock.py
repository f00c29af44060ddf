"""The lock: other users of the machine reach its loopback, and find the door closed."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from heroon.server.lock import COOKIE, Lock, kept_token
from tests.server.serving import Page, Site


@pytest.fixture
def lock() -> Lock:
    return Lock("the token of this file")


@pytest.fixture
def closed(tmp_path: Path, lock: Lock) -> Iterator[Site]:
    with Site(tmp_path / "games.sqlite", lock=lock) as site:
        yield site


def test_without_a_key_a_page_says_where_one_is(closed: Site) -> None:
    with closed.http() as http:
        for path in ("/", "/new/heroz", "/t/any", "/?key=wrong", "/?key="):
            answer = http.get(path)
            assert answer.status_code == 403
            assert "Open the address that the program has printed" in answer.text
            assert COOKIE not in answer.headers.get("set-cookie", "")
        assert http.post("/new/heroz", data={"seed": "x"}).status_code == 403
    with pytest.raises(InvalidStatus):
        Page(closed.port, "any")


def test_a_key_opens_once_and_becomes_a_cookie(closed: Site, lock: Lock) -> None:
    key = lock.key()
    with closed.http() as http:
        answer = http.get(f"/?key={key}")
        assert (answer.status_code, answer.headers["location"]) == (303, "/")
        said = answer.headers["set-cookie"].lower()
        assert "httponly" in said and "samesite=strict" in said
        assert http.get("/").status_code == 200
        begun = http.post("/new/heroz", data={"seed": "x"})
        assert begun.status_code == 303
        assert http.get(f"/?key={key}").headers["location"] == "/", "a known browser comes in"
    for cookies in ({}, {COOKIE: "guess"}):
        with httpx.Client(base_url=closed.url, cookies=cookies) as http:
            assert http.get(f"/?key={key}").status_code == 403


def test_the_cookie_is_kept_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "games.sqlite"
    token = kept_token(path)
    where = path.with_name("games.sqlite.key")
    assert stat.S_IMODE(where.stat().st_mode) == 0o600
    assert kept_token(path) == token and len(token) > 20
    where.write_text("")
    assert kept_token(path) not in ("", token)
