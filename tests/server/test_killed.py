"""Killed at any moment, the server has lost no answer that it acknowledged."""

from __future__ import annotations

import multiprocessing
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.process import BaseProcess
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from heroon.kernel import Rng
from heroon.server.serve import serve
from heroon.store import Store
from tests.lengths import length
from tests.server.serving import LONG, Page

KILLS = length(2, 8)
_ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")
#: Where it can be, servers are forked from a process that has read what they need.
_FORKED = "forkserver" in multiprocessing.get_all_start_methods()


def at_once(path: Path, tell: Callable[[str], None]) -> None:
    """A server whose bots answer without a pause: what a child process does until it is killed."""
    serve(0, path, "en", tell, browse=False, pace=0.0)


class Served:
    """A server in a process of its own, on a port that it chooses."""

    def __init__(self, path: Path):
        multiprocessing.set_forkserver_preload(["tests.server.test_killed"])
        get = multiprocessing.get_context
        context = get("forkserver") if _FORKED else get("spawn")
        hear, tell = context.Pipe(duplex=False)
        self.process: BaseProcess = context.Process(target=at_once, args=(path, tell.send))
        self.process.start()
        with hear, tell:
            assert hear.poll(LONG)
            found = _ADDRESS.search(hear.recv())
        assert found
        self.port = int(found[1])

    def kill(self) -> None:
        """End it as a power cut would, and wait until it is gone."""
        self.process.kill()
        self.process.join(LONG)
        assert self.process.exitcode == -signal.SIGKILL
        self.process.close()


def kept_nonces(path: Path, id: str) -> list[str]:
    store = Store(path)
    found = [e.nonce for e in store.entries(id) if e.nonce]
    store.close()
    return found


def played(served: Served, id: str, rng: Rng) -> list[str]:
    """Give some answers, then kill; those acknowledged.  Often the last one is on its way."""
    acked: list[str] = []
    more = 1 + rng.below(4)
    with suppress(ConnectionClosed), Page(served.port, id) as page:
        while more and page.until_phase("ask", "over") == "ask":
            page.any_word()
            number = page.number
            nonce = page.change("say", word=page.words[rng.below(len(page.words))])
            if not more - 1 and rng.below(2):
                break
            page.until("ack", ack=nonce)
            acked.append(nonce)
            while page.number == number:
                page.hear()
            more -= 1
        served.kill()
    return acked


@pytest.mark.slow
def test_no_acknowledged_answer_is_lost(tmp_path: Path) -> None:
    """Killed after some acknowledgement, often while the next answer is on its way."""
    path, rng = tmp_path / "games.sqlite", Rng(3)
    served = Served(path)
    here = f"http://127.0.0.1:{served.port}"
    form = {"seat-0": "person", "seat-1": "novice", "seed": "killed"}
    done = httpx.post(f"{here}/new/heroz", data=form, headers={"origin": here})
    id = done.headers["location"].removeprefix("/t/")
    acked: list[str] = []
    for _ in range(KILLS):
        acked += played(served, id, rng)
        kept = kept_nonces(path, id)
        assert [nonce for nonce in acked if nonce not in kept] == []
        assert len(kept) == len(set(kept))
        served = Served(path)
    with Page(served.port, id) as page:
        assert page.until_phase("ask", "over")
        number = page.number
    served.kill()
    assert len(acked) >= KILLS
    assert shown_by_the_command(path, id) >= number


def shown_by_the_command(path: Path, id: str) -> int:
    """The number of the question that `heroon web`, as people start it, shows at a table."""
    line = "from heroon.cli import main; main()"
    args = ["web", "--port", "0", "--no-browser", "--lang", "en", "--games", str(path)]
    process = subprocess.Popen(
        [sys.executable, "-c", line, *args], stdout=subprocess.PIPE, text=True, env=os.environ
    )
    assert process.stdout is not None
    with process.stdout:
        found = _ADDRESS.search(process.stdout.readline())
        assert found
        with Page(int(found[1]), id) as page:
            number = page.number
        process.terminate()
        assert process.wait(10) in (0, -signal.SIGTERM, 143)
    return number
