"""The store that all front ends of a user share, and the list of the games that are kept.

The menu of the app reads it at once: nothing here imports a game, its texts or its bots.
"""

from __future__ import annotations

import re
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from heroon.kernel import InputError
from heroon.store import GONE, Store

from .saves import SUFFIX, fingerprint, folder, sweep_untouched

#: The name of the file of games, beside the folder of saved games.
GAMES: Final = "games.sqlite"
#: What the head of a saved game says, each on a line of its own.
_HEAD: Final = re.compile(r'^(game|reason) = "([^"]*)"', re.MULTILINE)
_OPTION: Final = re.compile(r'^(\w+) = "([^"]*)"', re.MULTILINE)
#: How many characters of a file are read to tell what game it is.
_PEEK: Final = 4096
#: The seconds after which a game that nobody has answered leaves the lists.
_DAY: Final = 24 * 60 * 60
#: The stores that are open in this process, by their path.
_open: dict[Path, Store] = {}


def store_path() -> Path:
    """Return the path of the store when nobody names another one; raises `NoHome`."""
    return folder().parent / GAMES


def own_store() -> Store:
    """Return the user's store, which is opened once in a process.

    Raises `OSError`, `sqlite3.Error` and `InputError`.
    """
    path = store_path()
    if path not in _open:
        _open[path] = Store(path)
    return _open[path]


class OnShelf(NamedTuple):
    """A kept game in a list: a table of the store, or a file (with a `path`).

    `when` is the time of its last change.  `wrong` tells why its row of the store cannot be read,
    if so.
    """

    name: str
    game: str
    over: bool
    when: float
    options: dict[str, str]
    path: Path | None = None
    wrong: str = ""


def trouble() -> Exception | None:
    """Return the error that stops the store from being read; None for none, or for no store."""
    try:
        if store_path().exists():
            own_store()
    except (sqlite3.Error, OSError, InputError) as bad:
        return bad
    return None


def on_shelf(now: float) -> list[OnShelf]:
    """List the kept games, the latest first: tables of the store, and files that are not in it.

    Where the store cannot be read, only files are listed, and `trouble` tells why.  Games that
    nobody has answered for a day are dropped first: their files are deleted, their tables flagged
    as gone.
    """
    sweep_untouched(now)
    tables, known = _tables(now)
    return sorted([*tables, *_files(known)], key=lambda one: (-one.when, one.name))


def _tables(now: float) -> tuple[list[OnShelf], frozenset[str]]:
    """List the tables of the store, and the digests of the files that they were read from."""
    try:
        if not store_path().exists():
            return [], frozenset()
        store = own_store()
        with suppress(sqlite3.Error, OSError):
            for id in store.untouched(now - _DAY):
                store.flag(id, GONE, now)
        found = [
            OnShelf(
                kept.id,
                kept.head.game if kept.head else "",
                bool(kept.over),
                kept.changed,
                dict(kept.head.options) if kept.head else {},
                wrong=kept.wrong,
            )
            for kept in store.kept()
        ]
        return found, store.files()
    except (sqlite3.Error, OSError, InputError):
        return [], frozenset()


def _files(known: frozenset[str]) -> list[OnShelf]:
    """List the saved games in the usual folder whose digest no table of the store has."""
    found = []
    with suppress(OSError):
        for path in folder().glob(f"*{SUFFIX}"):
            with suppress(OSError):
                if known and fingerprint(path) in known:
                    continue
                one = _peeked(path)
                if one is not None:
                    found.append(one)
    return found


def _peeked(path: Path) -> OnShelf | None:
    """Read the head of a saved game; None for a file that is none.  Raises `OSError`."""
    with path.open(encoding="utf-8", errors="replace") as file:
        head = file.read(_PEEK).partition("\n---\n")[0]
    facts = dict(_HEAD.findall(head))
    if "game" not in facts:
        return None
    options = dict(_OPTION.findall(head.partition("\n[options]\n")[2]))
    over = "\nresult = " in head
    return OnShelf(path.name, facts["game"], over, path.stat().st_mtime, options, path)


def put_away() -> None:
    """Close every store that is open here."""
    while _open:
        _open.popitem()[1].close()
