"""Connections that say nothing, bots that think for long, forms that break off."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from heroon.kernel import Table
from heroon.play import bots
from heroon.server import hub, tables
from tests.server.serving import LONG, Site
from tests.server.test_lock import _MAIN

DUEL = {"seat-0": "person", "seat-1": "novice"}
HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path / "games.sqlite", patience=0.2) as site:
        yield site


def connected(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=LONG)


def ended(line: socket.socket) -> bool:
    """Wait until the other end has closed a line."""
    try:
        while line.recv(4096):
            pass
    except ConnectionResetError:
        pass
    return True


@pytest.mark.parametrize("sent", [b"", b"G", HALF])
def test_a_request_that_does_not_end_is_not_waited_for(hasty: Site, sent: bytes) -> None:
    with connected(hasty.port) as line:
        line.sendall(sent)
        assert ended(line)


def test_a_second_half_request_on_a_line_neither(hasty: Site) -> None:
    with connected(hasty.port) as line:
        line.sendall(HALF + b"\r\n")
        assert line.recv(15) == b"HTTP/1.1 200 OK"
        line.sendall(HALF)
        assert ended(line)


def test_a_table_that_is_only_looked_at_stays_open(hasty: Site) -> None:
    id = hasty.begin("heroz", **DUEL)
    with hasty.page(id) as page, connected(hasty.port) as line:
        page.until_phase("ask")
        assert ended(line)  # longer than the patience of the site
        page.say(page.any_word())


def test_a_form_that_breaks_off_is_no_bug(hasty: Site, caplog: pytest.LogCaptureFixture) -> None:
    head = (
        b"POST /new/heroz HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\n"
        b"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nseed=x"
    )
    for _ in range(5):
        with connected(hasty.port) as line:
            line.sendall(head)
    with hasty.http() as http:
        while hasty._server.server_state.tasks:  # until nobody works on those forms
            assert http.get("/prefs").status_code in (404, 405)
            if len(hasty._server.server_state.tasks) <= 1:
                break
    assert [one for one in caplog.records if one.exc_info or "Traceback" in one.message] == []
    assert hasty.store.kept() == []


_FEW = 64
_LIMITED = f"""
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, ({_FEW}, {_FEW}))
{_MAIN}
"""


@pytest.mark.long
@pytest.mark.skipif(os.name != "posix", reason="limits of descriptors are POSIX")
def test_many_silent_lines_fill_no_log_and_keep_nobody_out(tmp_path: Path) -> None:
    args = ["web", "--port", "0", "--no-browser", "--games", str(tmp_path / "games.sqlite")]
    log = tmp_path / "log"
    with log.open("wb") as errors, ExitStack() as lines:
        process = subprocess.Popen(
            [sys.executable, "-c", _LIMITED, *args], stdout=subprocess.PIPE, stderr=errors
        )
        assert process.stdout is not None
        with process.stdout:
            found = re.search(rb"127\.0\.0\.1:(\d+)", process.stdout.readline())
            assert found
            port = int(found[1])
            for _ in range(120):
                line = lines.enter_context(connected(port))
                line.sendall(HALF)
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=LONG) as http:
                for _ in range(3):
                    assert http.get("/").status_code == 200
            process.terminate()
            process.wait(LONG)
    assert len(log.read_text().splitlines()) < 20


@pytest.mark.long
def test_pages_do_not_wait_for_bots(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A dozen bots that never come to an end of their thought keep no page from being read."""
    go, thinking, chosen = threading.Event(), threading.Semaphore(0), bots.choose

    def slow(name: str, table: Table[Any], seat: int, seed: str) -> int:
        thinking.release()
        assert go.wait(LONG)
        return chosen(name, table, seat, seed)

    ids = []
    for n in range(12):
        id = site.begin("heroz", **{**DUEL, "seed": f"s{n}"})
        with site.page(id) as page:
            page.until_phase("ask")
        ids.append(id)
    monkeypatch.setattr(tables, "choose", slow)
    with ExitStack() as open_ones:
        pages = [open_ones.enter_context(site.page(id)) for id in ids]
        for page in pages:
            while page.until_phase("ask", "think") == "ask":
                page.say(page.any_word())
        for _ in range(hub.THINKERS):
            assert thinking.acquire(timeout=LONG)
        with site.http() as http:
            assert http.get("/").status_code == 200
            assert http.get(f"/t/{ids[-1]}").status_code == 200
        pages[0].send(do="rules")
        pages[0].until("panel")
        go.set()
        for page in pages:
            page.until_phase("ask", "over")
