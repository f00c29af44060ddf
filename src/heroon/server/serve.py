"""Serving the local site: a free port of loopback, the store in the user's folder, the browser."""

from __future__ import annotations

import errno
import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol

import uvicorn
from starlette.applications import Starlette

from heroon.desk.requests import LONGEST
from heroon.play import saves
from heroon.store import Store
from heroon.texts import LANGUAGES, package_of, texts, titles
from heroon.web.render import static_files

from .app import site
from .hub import PACE
from .lock import FIELD, Lock
from .patience import AT_ONCE, BACKLOG, PATIENCE, Patient, Server, most_connections

#: The port that is tried first, so that the address stays the same from day to day.
PORT: Final = 8042
HOST: Final = "127.0.0.1"
#: The file beside the games that leads the browser to a locked page ends so.
LEAD: Final = ".open.html"


class Note(Protocol):
    """Tells a person something that they must know."""

    def __call__(self, key: str, /, **values: int | str) -> None:
        """Tell the message of that key."""
        ...


def unsaid(_key: str, /, **_values: int | str) -> None:
    """Tell nobody."""


def store_path() -> Path:
    """Return the file of games when nobody says otherwise: beside the saved games."""
    return saves.folder().parent / "games.sqlite"


class NoPort(OSError):
    """A port that cannot be listened at."""

    def __init__(self, bad: OSError, port: int):
        super().__init__(bad.errno, bad.strerror)
        self.port = port


class NotPrivate(OSError):
    """A file that others may read, and that cannot be changed."""


def bound(port: int) -> socket.socket:
    """Bind a socket to this port of loopback, or to any free one when port 0 is asked for.

    The usual port may be taken, by another Heroon for example: then any free one does.  Raises
    `NoPort`.
    """
    # With its protocol named, asyncio sends small messages at once (no 40 ms of Nagle).
    sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((HOST, port))
        sock.listen(BACKLOG)  # who comes before the server is ready waits, and is not refused
    except OSError as bad:
        sock.close()
        if port != PORT:
            raise NoPort(bad, port) from None
        return bound(0)
    return sock


def configured(app: Starlette, patience: float = PATIENCE) -> uvicorn.Config:
    """Configure the server: quiet, with short messages, and not waiting for long."""
    limits = {"patience": patience, "most": most_connections()}
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        date_header=False,
        http=type("Patient", (Patient,), limits),
        backlog=AT_ONCE,
        ws="websockets-sansio",
        ws_max_size=2 * LONGEST,
        ws_per_message_deflate=False,  # nothing leaves the machine: it would only take time
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
    note: Note = unsaid,
) -> None:
    """Serve until Ctrl-C; `tell` gets the address once it answers.

    `note` is told before what a person must know: the key of a message and its values.  With
    `locked` other users of this machine are kept out: the address holds a key.  Raises `OSError`
    (`NoPort`, `NotPrivate`), `sqlite3.Error` and `InputError`.
    """
    store = Store(path)
    lock = Lock() if locked else None
    try:
        if locked and not store.private:
            raise NotPrivate(errno.EACCES, os.strerror(errno.EACCES), str(path))
        with suppress(OSError):  # where versions before this one kept a cookie
            path.with_name(f"{path.name}.key").unlink(missing_ok=True)
        sock = bound(port)
        here = sock.getsockname()[1]
        address = opened = f"http://{HOST}:{here}/"
        if lock is not None:
            address = f"{opened}?{FIELD}={lock.key()}"

        def began() -> None:
            if store.unkept:
                note("web-not-kept", why=store.unkept)
            if here != port and port == PORT:
                note("web-port-taken", port=port, usual=f"http://{HOST}:{port}/")
            tell(address)
            threading.Thread(target=warm, daemon=True).start()
            if browse:
                show(address, lock, path)

        Server(configured(site(store, pace, lang, lock=lock)), began).run(sockets=[sock])
    finally:
        if lock is not None:
            lock.forget()
        store.close()


def show(address: str, lock: Lock | None, path: Path) -> None:
    """Open the browser; an address with a key never stands among its arguments."""
    if lock is not None:
        try:
            address = lock.lead(path.with_name(path.name + LEAD), address).absolute().as_uri()
        except OSError:
            return  # the address stands in the terminal
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def warm() -> None:
    """Read what the first page of a table would wait for: messages in both languages, pictures."""
    with suppress(OSError):  # without descriptors for it, a page reads them when it can
        for lang in LANGUAGES:
            for name in titles(lang):
                t = texts(lang, package_of(name))
                t.text("web-who", people=1, others=1, level="", team="no")
        static_files()
