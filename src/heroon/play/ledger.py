"""The right to write to the history of one table, for whichever front end plays at it.

Only one process at a time plays a game: whoever opens a table holds its lock (`heroon.store.hold`)
until it is closed.  Changes are appended to the history, so the thousandth answer costs what the
tenth did.
"""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from heroon.kernel import InputError, Table
from heroon.store import Elsewhere, Head, Hold, LogEntry, Store

from .logged import Forced, head_of, state_of, was_shared
from .match import Setting
from .opening import DAMAGED, OPEN, Closed, opened
from .who import Who


class Ledger:
    """One table of a store, as far as this process knows it: how long it is, and its nonces.

    `what` says which front end has the table open.
    """

    def __init__(
        self, store: Store, id: str, what: str, length: int = 0, nonces: Iterable[str] = ()
    ):
        self.store = store
        self.id = id
        self.what = what
        self.length = length
        self.nonces = set(nonces)
        self._hold: Hold | None = None

    def keep(self, entries: Sequence[LogEntry], table: Table[Any]) -> None:
        """Append entries to the history, all or none.

        `table` stands where they lead.  Raises `sqlite3.Error` and `OSError`, and keeps nothing
        then.
        """
        state = state_of(table)
        self.length = self.store.append(self.id, entries, time.time(), self.length, state)

    def hold(self) -> None:
        """Lock the table for this process; raises `Closed` where another program has it open.

        Where no file can be written beside the store, the store cannot be written to either, and
        there is no lock.
        """
        if self._hold is not None:
            return
        try:
            self._hold = Hold(self.store.path, self.id, self.what)
        except Elsewhere as bad:
            what, process = bad.holder
            raise Closed(OPEN, what=what, process=str(process)) from None
        except OSError:
            pass

    def release(self) -> None:
        """Release the table's lock, so that other programs may open it."""
        if self._hold is not None:
            self._hold.release()
            self._hold = None

    @property
    def current(self) -> bool:
        """Whether nobody has written to the table since this process last read or wrote it."""
        return self.store.length(self.id) == self.length


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


def new_id() -> str:
    """Make a random id that nobody can guess, and that does not begin like an option."""
    return secrets.token_urlsafe(12).replace("-", "_")


def is_id(name: str) -> bool:
    """Return whether a name may be the id of a table: 6 to 40 letters, digits, `_` or `-`."""
    return re.fullmatch(r"[\w-]{6,40}", name, re.ASCII) is not None


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
