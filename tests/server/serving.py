"""A real site for tests: uvicorn on a socket of its own in a thread, a real file of games."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import socket
import threading
from contextlib import ExitStack
from html import unescape
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from heroon.play.ledger import Ledger
from heroon.server.app import site
from heroon.server.hub import Hub
from heroon.server.lock import Lock
from heroon.server.patience import PATIENCE, Server
from heroon.server.serve import bound, configured
from heroon.store import PAGE, Head, Store

_SAY = re.compile(r'data-say="([^"]*)"')
_OPEN = re.compile(r'data-open="([^"]*)"')
#: The browser of these tests; another one has a desk of its own.
VIEWER = "the-browser-of-the-tests"
#: Nobody waits longer for a message, in seconds.
LONG = 60


class _Server(Server):
    """The server of the program; it tells on which loop it runs."""

    loop: asyncio.AbstractEventLoop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start."""
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)


class Site:
    """A site that answers until it is closed."""

    def __init__(
        self,
        path: Path,
        rate: float = 1e6,
        port: int = 0,
        lock: Lock | None = None,
        patience: float = PATIENCE,
    ):
        self.store = Store(path)
        self._sock = bound(port)
        self.port = self._sock.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        app = site(self.store, pace=0.0, lang="en", rate=rate, lock=lock)
        self.app = app
        self.hub: Hub = app.state.hub
        self._server = _Server(configured(app, patience))
        self._thread = threading.Thread(target=self._server.run, args=([self._sock],), daemon=True)

    def __enter__(self) -> Site:
        self._thread.start()
        with self.http() as http:
            answer = http.get("/")  # the socket listens: this waits for the server
            assert answer.status_code in (200, 403)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, bad: BaseException | None, at: TracebackType | None
    ) -> None:
        self._server.should_exit = True
        self._thread.join(LONG)
        assert not self._thread.is_alive()
        self.store.close()

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The loop on which the site does everything."""
        return self._server.loop

    def http(self, lang: str = "en") -> httpx.Client:
        """A browser of this site, without scripts."""
        return httpx.Client(
            base_url=self.url,
            headers={"origin": self.url},
            cookies={"lang": lang, "viewer": VIEWER},
            timeout=LONG,
            verify=False,  # plain http: no certificates to load
        )

    def begin(self, game: str, **form: str) -> str:
        """Begin a table; returns its id."""
        with self.http() as http:
            done = http.post(f"/new/{game}", data={"seed": "test", **form})
        assert done.status_code == 303, done.text
        return str(done.headers["location"]).removeprefix("/t/")

    def page(self, id: str, lang: str = "en") -> Page:
        """A page at a table."""
        return Page(self.port, id, lang)


class Page:
    """A page at a table: its frames and what it sends, without a browser."""

    def __init__(
        self, port: int, id: str, lang: str = "en", origin: str = "", line: str = "", **cookies: str
    ):
        self.frame: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        here = f"127.0.0.1:{port}"
        self._open = ExitStack()
        sent = {
            "lang": lang,
            "viewer": VIEWER,
            **{name.replace("_", "-"): value for name, value in cookies.items()},
        }
        cookie = "; ".join(f"{name}={value}" for name, value in sent.items())
        connecting = connect(
            f"ws://{here}/t/{id}/live" + (f"?line={line}" if line else ""),
            origin=Origin(origin or f"http://{here}"),
            additional_headers={"cookie": cookie},
            proxy=None,
        )
        self.line: ClientConnection = self._open.enter_context(connecting)
        self.until("frame")

    def close(self) -> None:
        """Leave."""
        self._open.close()

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- hearing -----------------------------------------------------------------------------

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.line.recv(timeout=LONG))
        self.heard.append(message)
        if message["t"] == "frame":
            self.frame = message
        return message

    def until(self, kind: str, **given: Any) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            message = self.hear()
            if message["t"] == kind and given.items() <= message.items():
                return message

    def until_phase(self, *phases: str) -> str:
        """Wait for a frame of one of these phases."""
        while self.phase not in phases:
            self.hear()
        return self.phase

    @property
    def html(self) -> str:
        """The frame as it stands."""
        return str(self.frame["html"])

    @property
    def phase(self) -> str:
        """What the screen is for."""
        found = re.search(r'data-phase="([\w-]+)"', self.html)
        assert found
        return found[1]

    @property
    def number(self) -> int:
        """The number of the question."""
        found = re.search(r'data-number="(\d+)"', self.html)
        assert found
        return int(found[1])

    @property
    def words(self) -> list[str]:
        """The answers that the list shows."""
        return [unescape(word) for word in _SAY.findall(self.html)]

    @property
    def groups(self) -> list[str]:
        """The groups that the list shows."""
        return _OPEN.findall(self.html)

    # -- saying ------------------------------------------------------------------------------

    def send(self, **message: Any) -> None:
        """Send a request as it is."""
        self.line.send(json.dumps(message))

    def change(self, do: str, nonce: str = "", number: int | None = None, **given: Any) -> str:
        """Ask for a change; returns its nonce."""
        n = nonce or secrets.token_hex(8)
        self.send(do=do, n=n, a=self.number if number is None else number, **given)
        return n

    def say(self, word: str) -> None:
        """Give an answer, and wait until it is kept and shown."""
        before = self.number
        n = self.change("say", word=word)
        acked = False
        while not acked or self.number == before:
            message = self.hear()
            acked = acked or (message["t"] == "ack" and message["ack"] == n)
            assert message["t"] != "say", message

    def any_word(self, pick: int = 0) -> str:
        """An answer of the list, of a group where there is no other."""
        if not self.words:
            self.send(do="open", key=self.groups[pick % len(self.groups)])
            while not self.words:
                self.hear()
        return self.words[pick % len(self.words)]


class Unheld(Ledger):
    """A ledger that lets others put their table in the place of its own."""

    def hold(self) -> None:
        """Have nothing open."""


def unkept(store: Store, id: str) -> Ledger:
    """The ledger of a table that a test puts on the site: nothing has been done at it so far."""
    if not store.known(id):
        store.create(id, Head("heroz", {}, "a seed", ("person", "novice")), 0.0)
    return Unheld(store, id, PAGE)


__all__ = ["ConnectionClosed", "Page", "Site", "unkept"]
