"""Killed at any moment, the server has lost no answer that it acknowledged."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from heroon.kernel import Rng
from heroon.store import Store
from tests.server.serving import Page

KILLS = 6
_ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")


def served(path: Path) -> tuple[subprocess.Popen[str], int]:
    """`heroon web` as people start it, once it has said where it is."""
    line = "from heroon.cli import main; main()"
    args = ["web", "--port", "0", "--no-browser", "--lang", "en", "--games", str(path)]
    process = subprocess.Popen(
        [sys.executable, "-c", line, *args], stdout=subprocess.PIPE, text=True, env=os.environ
    )
    assert process.stdout is not None
    found = _ADDRESS.search(process.stdout.readline())
    assert found
    return process, int(found[1])


def kept_nonces(path: Path, id: str) -> list[str]:
    store = Store(path)
    found = [e.nonce for e in store.entries(id) if e.nonce]
    store.close()
    return found


@pytest.mark.slow
def test_no_acknowledged_answer_is_lost(tmp_path: Path) -> None:
    """Killed after some acknowledgement, often while the next answer is on its way."""
    path, rng = tmp_path / "games.sqlite", Rng(3)
    process, port = served(path)
    here = f"http://127.0.0.1:{port}"
    form = {"seat-0": "person", "seat-1": "novice", "seed": "killed"}
    done = httpx.post(f"{here}/new/heroz", data=form, headers={"origin": here})
    id = done.headers["location"].removeprefix("/t/")
    acked: list[str] = []
    for _ in range(KILLS):
        more = 1 + rng.below(4)
        try:
            with Page(port, id) as page:
                while more and page.until_phase("ask", "over") == "ask":
                    page.any_word()
                    number = page.number
                    n = page.change("say", word=page.words[rng.below(len(page.words))])
                    if not more - 1 and rng.below(2):
                        break  # this one is on its way
                    page.until("ack", ack=n)
                    acked.append(n)
                    while page.number == number:
                        page.hear()
                    more -= 1
                os.kill(process.pid, signal.SIGKILL)
        except ConnectionClosed:
            pass
        process.wait()
        kept = kept_nonces(path, id)
        assert [n for n in acked if n not in kept] == []
        assert len(kept) == len(set(kept))
        process.stdout.close()  # type: ignore[union-attr]  # it was asked for
        process, port = served(path)
    with Page(port, id) as page:
        assert page.until_phase("ask", "over")
    process.terminate()
    assert process.wait(10) in (0, -signal.SIGTERM, 143)
    process.stdout.close()  # type: ignore[union-attr]
    assert len(acked) >= KILLS
