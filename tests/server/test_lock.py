"""The lock: other users of the machine reach its loopback, and find the door closed."""

from __future__ import annotations

import os
import re
import select
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from heroon.server.lock import Lock, is_foreign
from tests.server.serving import LONG, Page, Site

_LINE = re.compile(r'data-line="([^"]*)"')


@pytest.fixture
def lock() -> Lock:
    return Lock()


@pytest.fixture
def closed(tmp_path: Path, lock: Lock) -> Iterator[Site]:
    with Site(tmp_path / "games.sqlite", lock=lock) as site:
        yield site


@contextmanager
def entered(site: Site, lock: Lock) -> Iterator[httpx.Client]:
    """A browser that came in by a key."""
    with site.http() as http:
        assert http.get(f"/?key={lock.key()}").status_code == 200
        yield http


def test_without_a_key_a_page_says_where_one_is(closed: Site, lock: Lock) -> None:
    with closed.http() as http:
        for path in ("/", "/new/heroz", "/t/any", "/?key=wrong", "/?key="):
            answer = http.get(path)
            assert answer.status_code == 403
            assert "Open the address that the program has printed" in answer.text
            assert lock.cookie not in answer.headers.get("set-cookie", "")
        assert http.post("/new/heroz", data={"seed": "x"}).status_code == 403
    with pytest.raises(InvalidStatus):
        Page(closed.port, "any")


def test_a_key_opens_once_and_becomes_a_cookie(closed: Site, lock: Lock) -> None:
    key = lock.key()
    with closed.http() as http:
        answer = http.get(f"/?key={key}")
        # A page of ours leads on: from elsewhere a browser would not send such a cookie.
        assert answer.status_code == 200 and 'content="0; url=/"' in answer.text
        said = answer.headers["set-cookie"].lower()
        assert "httponly" in said and "samesite=strict" in said and "max-age" not in said
        assert http.get("/").status_code == 200
        begun = http.post("/new/heroz", data={"seed": "x"})
        assert begun.status_code == 303
        assert 'content="0; url=/"' in http.get(f"/?key={key}").text, "a known browser comes in"
    for cookies in ({}, {lock.cookie: "guess"}):
        with httpx.Client(base_url=closed.url, cookies=cookies) as http:
            assert http.get(f"/?key={key}").status_code == 403


def test_a_line_needs_the_page_that_it_belongs_to(closed: Site, lock: Lock) -> None:
    """A cookie alone, which every port of the host is sent, opens none."""
    with entered(closed, lock) as http:
        id = http.post("/new/heroz", data={"seed": "x"}).headers["location"].removeprefix("/t/")
        found = _LINE.search(http.get(f"/t/{id}").text)
        assert found
    cookie = {lock.cookie: lock.token}
    for line in ("", "guess"):
        with pytest.raises(InvalidStatus):
            Page(closed.port, id, line=line, **cookie)
    with pytest.raises(InvalidStatus):
        Page(closed.port, id, line=found[1])
    for _ in range(2):  # a line that was cut comes back
        with Page(closed.port, id, line=found[1], **cookie) as page:
            assert page.phase


def test_what_was_taken_from_one_start_opens_no_other(tmp_path: Path) -> None:
    first, second = Lock(), Lock()
    stolen = {first.cookie: first.token, second.cookie: first.token}
    line = first.page()
    with Site(tmp_path / "games.sqlite", lock=second) as site:
        with httpx.Client(base_url=site.url, cookies=stolen) as http:
            assert http.get("/").status_code == 403
        with pytest.raises(InvalidStatus):
            Page(site.port, "any", line=line, **stolen)
    assert first.cookie != second.cookie


NOBODY = 65534
_THIEF = """
import encodings.idna, http.client, os, sys
os.setuid(int(sys.argv[3]))
line = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]), timeout=60)
line.request("GET", "/", headers={"cookie": sys.argv[2]})
print(line.getresponse().status)
"""


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="only Linux says whose a line is")
@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="to be another user takes root")
def test_a_stolen_cookie_is_worthless_to_another_user(closed: Site, lock: Lock) -> None:
    for user, status in ((NOBODY, "403"), (os.geteuid(), "200")):
        given = [str(closed.port), f"{lock.cookie}={lock.token}", str(user)]
        done = subprocess.run(
            [sys.executable, "-c", _THIEF, *given], capture_output=True, text=True, timeout=LONG
        )
        assert done.stdout.strip() == status, done.stderr


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="only Linux says whose a line is")
@pytest.mark.parametrize("family", [socket.AF_INET, socket.AF_INET6])
def test_whose_a_line_is(family: socket.AddressFamily) -> None:
    """One's own is let in, by either family; one that is closed is nobody's."""
    where = "127.0.0.1" if family == socket.AF_INET else "::ffff:127.0.0.1"
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        with socket.socket(family, socket.SOCK_STREAM) as client:
            try:
                client.connect((where, port))
            except OSError:
                pytest.skip("no IPv6 here")
            end, here = server.accept()
            assert not is_foreign(here, ("127.0.0.1", port))
        with end:
            while end.recv(1):
                pass
            assert is_foreign(here, ("127.0.0.1", port))
    assert not is_foreign(here, ("127.0.0.1", 1)), "what is not listed is not known"


# -- as people start it -----------------------------------------------------------------------

_BROWSER = """#!/bin/sh
ls -l "{place}/games.sqlite.open.html" > "{place}/mode" 2>&1
cat "{place}/games.sqlite.open.html" > "{place}/lead"
printf '%s\\n' "$@" > "{place}/args"
"""
_MAIN = "from heroon.cli import main; main()"


class Started:
    """`heroon web` in a process of its own, with a browser that notes what it was given."""

    def __init__(self, place: Path, *args: str, port: str = "0"):
        browser = place / "browser"
        browser.write_text(_BROWSER.format(place=place))
        browser.chmod(0o700)
        os.mkfifo(place / "args")
        self.heard = os.open(place / "args", os.O_RDWR | os.O_NONBLOCK)
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-c", _MAIN, "web", "--lang", "en"),
                *("--port", port, "--games", str(place / "games.sqlite"), *args),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "BROWSER": f"{browser} %s"},
        )

    def __enter__(self) -> Started:
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/(?:\?key=(\S+))?", self.said)
        assert found, self.said
        self.address, self.port, self.key = found[0], int(found[1]), found[2]
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.told = self.process.communicate(timeout=LONG)[1]
        os.close(self.heard)

    def opened(self) -> str:
        """The arguments of the browser, when it has been opened."""
        ready, _, _ = select.select([self.heard], [], [], LONG)
        assert ready, "no browser was opened"
        return os.read(self.heard, 4096).decode().strip()


@pytest.mark.skipif(os.name != "posix", reason="a shell stands for the browser")
def test_the_key_stands_nowhere_among_the_arguments(tmp_path: Path) -> None:
    lead = tmp_path / "games.sqlite.open.html"
    with Started(tmp_path, "--lock", "--browser") as site:
        args = site.opened()
        assert site.key and site.key not in args
        assert args == lead.as_uri()
        assert site.key in (tmp_path / "lead").read_text()
        assert (tmp_path / "mode").read_text().startswith("-rw-------")
        assert lead.exists()
        with httpx.Client(base_url=f"http://127.0.0.1:{site.port}", timeout=LONG) as http:
            assert http.get("/").status_code == 403
            assert http.get(f"/?key={site.key}").status_code == 200
            assert http.get("/").status_code == 200
        assert not lead.exists(), "a key that is spent leads nowhere"
        modes = [stat.S_IMODE(one.stat().st_mode) for one in tmp_path.glob("games.sqlite*")]
        assert modes == [0o600] * len(modes) and len(modes) >= 3


def test_the_page_without_a_lock_is_opened_as_it_is(tmp_path: Path) -> None:
    with Started(tmp_path, "--browser") as site:
        assert site.opened() == site.address


def test_it_is_said_loudly_that_the_usual_port_is_taken(tmp_path: Path) -> None:
    from heroon.server.serve import PORT

    with socket.socket() as squatter:
        try:
            squatter.bind(("127.0.0.1", PORT))
        except OSError:
            pytest.skip("the usual port is in use here")
        squatter.listen()
        with Started(tmp_path, "--no-browser", port=str(PORT)) as site:
            assert site.port != PORT
    assert "ATTENTION" in site.told and f"http://127.0.0.1:{PORT}/ is NOT this page" in site.told
