"""The kept games: how they are listed, opened again, and taken away."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heroon.play.game_setting import Setting
    from heroon.play.shelf import OnShelf


def kept_games() -> list[OnShelf]:
    """List the kept games, the latest first: tables of the store, and files of earlier versions."""
    from heroon.play.shelf import on_shelf

    return on_shelf(time.time())


def open_kept(kept: OnShelf) -> Setting:
    """Open a kept game here; a file becomes a table of the store.

    Raises `Closed`, `InputError`, `OSError` and `sqlite3.Error`.
    """
    from heroon.kernel.errors import UNKNOWN, InputError
    from heroon.play.importing import open_file
    from heroon.play.shelf import own_store
    from heroon.play.taking_up import take_up
    from heroon.store import APP

    if kept.path is not None:
        setting = open_file(own_store(), kept.path, APP)
        setting.path = None  # from now on it is a table of the store
        return setting
    found = take_up(own_store(), kept.name, APP)
    if found is None:
        raise InputError(UNKNOWN, "there is no such game any more")
    found.setting.resumed = True
    return found.setting


def remove_kept(kept: OnShelf) -> None:
    """Delete a file; take a table off the lists, where the page can bring it back.

    Raises `Closed` for one that is open elsewhere, `OSError` and `sqlite3.Error`.
    """
    if kept.path is not None:
        kept.path.unlink(missing_ok=True)
        return
    from heroon.play.ledger import Ledger
    from heroon.play.shelf import own_store
    from heroon.store import APP, GONE

    store = own_store()
    ledger = Ledger(store, kept.name, APP)
    ledger.hold()
    try:
        store.flag(kept.name, GONE, time.time())
    finally:
        ledger.release()
