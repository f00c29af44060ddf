"""Serving the local site: a free port of loopback, the store in the user's folder, the browser."""

from __future__ import annotations

import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette

from heroon.kernel import games
from heroon.play import saves
from heroon.store import Store
from heroon.texts import LANGUAGES, package_of, texts
from heroon.web.render import static_files

from .app import site
from .lock import FIELD, Lock, kept_token
from .requests import LONGEST
from .tables import PACE

#: The port that is tried first, so that the address stays the same from day to day.
PORT: Final = 8042
HOST: Final = "127.0.0.1"


def store_path() -> Path:
    """The file of games when nobody says otherwise: beside the saved games."""
    return saves.folder().parent / "games.sqlite"


def bound(port: int) -> socket.socket:
    """A socket at this port of loopback, or at any free one when port 0 is asked for.

    The usual port may be taken, by another Heroon for example: then any free one does.
    """
    # With its protocol named, asyncio sends small messages at once (no 40 ms of Nagle).
    sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((HOST, port))
        sock.listen(128)  # who comes before the server is ready waits, and is not refused
    except OSError:
        sock.close()
        if port != PORT:
            raise
        return bound(0)
    return sock


def configured(app: Starlette) -> uvicorn.Config:
    """How the site is served: quietly, with short messages, and without waiting for long."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        date_header=False,
        ws="websockets-sansio",
        ws_max_size=2 * LONGEST,
        timeout_graceful_shutdown=2,
    )


def serve(
    port: int,
    path: Path,
    lang: str,
    tell: Callable[[str], None],
    browse: bool = True,
    pace: float = PACE,
    locked: bool = False,
) -> None:
    """Serve until Ctrl-C; `tell` gets the address once it answers.

    With `locked` other users of this machine are kept out: the address holds a key.
    """
    store = Store(path)
    sock = bound(port)
    address = f"http://{HOST}:{sock.getsockname()[1]}/"
    lock = Lock(kept_token(path)) if locked else None
    if lock is not None:
        address = f"{address}?{FIELD}={lock.key()}"
    server = uvicorn.Server(configured(site(store, pace, lang, lock=lock)))

    def opened() -> None:
        tell(address)
        threading.Thread(target=warm, daemon=True).start()
        if browse:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        _run(server, sock, opened)
    finally:
        store.close()


def warm() -> None:
    """Read what the first page of a table would wait for: messages in both languages, pictures."""
    for name in games():
        for lang in LANGUAGES:
            texts(lang, package_of(name)).text("game-title")
            texts(lang, package_of(name)).text("web-who", people=1, others=1, level="", team="no")
    static_files()


def _run(server: uvicorn.Server, sock: socket.socket, opened: Callable[[], None]) -> None:
    startup = server.startup

    async def started(sockets: list[socket.socket] | None = None) -> None:
        await startup(sockets)
        opened()

    server.startup = started  # type: ignore[method-assign]  # the one moment at which it listens
    server.run(sockets=[sock])
