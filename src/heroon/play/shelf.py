"""The store that all front ends of a user share, and what is kept in it, without any game.

The menu of the app reads it at once: nothing here imports a game, its texts or its bots.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from heroon.store import Store

from .saves import folder

#: The name of the file of games, beside the folder of saved games.
GAMES: Final = "games.sqlite"
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


def put_away() -> None:
    """Close every store that is open here."""
    while _open:
        _open.popitem()[1].close()
