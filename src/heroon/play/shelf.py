"""The store that all front ends of a user share, and what is kept in it, without any game.

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
#: So much of a file is read to tell what game it is.
_PEEK: Final = 4096
#: A game at which no person has answered leaves the lists after so long, in seconds.
_DAY: Final = 24 * 60 * 60
#: The stores that are open in this process, by their path.
_open: dict[Path, Store] = {}


def store_path() -> Path:
    """The file of games when nobody says otherwise.  Raises `NoHome`."""
    return folder().parent / GAMES


def own_store() -> Store:
    """The user's store, opened once; raises `OSError`, `sqlite3.Error` and `InputError`."""
    path = store_path()
    if path not in _open:
        _open[path] = Store(path)
    return _open[path]


class OnShelf(NamedTuple):
    """A kept game as a list tells it, without opening it: a table of the store, else a file.

    `wrong` says that it is a row that cannot be read.
    """

    name: str
    game: str
    over: bool
    when: float
    options: dict[str, str]
    path: Path | None = None
    wrong: str = ""


def trouble() -> Exception | None:
    """What stops the store from being read; None where nothing does, or there is none."""
    try:
        if store_path().exists():
            own_store()
    except (sqlite3.Error, OSError, InputError) as bad:
        return bad
    return None


def on_shelf(now: float) -> list[OnShelf]:
    """The kept games, the latest first: the tables of the store, and files that are in none.

    Of a store that cannot be read `trouble` tells.  Files that nobody has touched for a day are
    deleted first, and such tables leave the lists.
    """
    sweep_untouched(now)
    tables, known = _tables(now)
    return sorted([*tables, *_files(known)], key=lambda one: (-one.when, one.name))


def _tables(now: float) -> tuple[list[OnShelf], frozenset[str]]:
    """The tables of the store, and the digests of the files that they are; none without a store."""
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
    """The saved games in the usual folder that no table of the store has been read from."""
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
    """A saved game as its head tells it; None for a file that is none.  Raises `OSError`."""
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
