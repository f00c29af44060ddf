"""Tables of the store that are open here: a new one begun, a kept one taken up."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from heroon.kernel import InputError
from heroon.store import Head, LogEntry, Store

from .closed import DAMAGED, Closed
from .game_setting import Setting
from .history import Forced, head_of
from .kept_entries import state_of, was_shared
from .ledger import Ledger, new_id
from .opening import opened
from .who import Who


class TakenUp(NamedTuple):
    """A table that is open here: its setting, the answers that nobody was asked for, its ledger.

    `veiled` says whether somebody who sat there when the game was begun does not sit there any
    more. That person may still be at the screen.
    """

    setting: Setting
    forced: tuple[Forced, ...]
    ledger: Ledger
    veiled: bool


def begin_table(store: Store, setting: Setting, what: str, done: Sequence[LogEntry] = ()) -> Ledger:
    """Create a table in the store and lock it, with all that was done at it before.

    Its id cannot be guessed.  Raises `sqlite3.Error` and `OSError`.
    """
    ledger = Ledger(store, new_id(), what, len(done))
    state = state_of(setting.table) if done else ""
    store.create(ledger.id, head_of(setting), time.time(), done, state)
    ledger.hold()
    return ledger


def take_up(store: Store, id: str, what: str) -> TakenUp | None:
    """Open a table of the store where it stands; None for one that is unknown or removed.

    Raises `Closed` where it cannot go on or is open elsewhere, `sqlite3.Error` and `OSError` where
    it cannot be read, or where what it goes on from cannot be kept.
    """
    if not store.known(id):
        return None
    ledger = Ledger(store, id, what)
    ledger.hold()
    try:
        found = _read(ledger)
    except BaseException:
        ledger.release()
        raise
    if found is None:
        ledger.release()
    return found


def _read(ledger: Ledger) -> TakenUp | None:
    """Read a locked table's history and play it; None for one that is removed."""
    store, id = ledger.store, ledger.id
    try:
        found = store.history(id)
    except InputError as bad:
        raise Closed(DAMAGED, bad.why) from None
    if found is None or found.gone:
        return None
    setting, forced, other, more = opened(found, f"table {id}")
    ledger.length = len(found.entries)
    if more:
        ledger.keep(more, setting.table)
    ledger.nonces.update(entry.nonce for entry in found.entries if entry.nonce)
    setting.ledger, setting.begun_under = ledger, other
    setting.autosave = True
    setting.shared = was_shared(found.head, [*found.entries, *more])
    return TakenUp(setting, forced, ledger, _left(found.head, setting))


def _left(head: Head, setting: Setting) -> bool:
    """Return whether somebody sat at the table when it was begun, and does not sit there now."""
    return not set(Who(head.who).people) <= set(setting.people)
