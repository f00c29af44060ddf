"""The right to write to the history of one table, for whichever front end plays at it.

A game lives in exactly one process: whoever takes a table up holds its lock (`heroon.store.hold`)
until it is laid down.  What is kept is appended: the thousandth answer costs what the tenth did.
"""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Any

from heroon.kernel import Table
from heroon.store import Elsewhere, Hold, LogEntry, Store

from .closed import OPEN, Closed
from .kept_entries import state_of


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
        """Append what was done, all or nothing; `table` stands where that leads.

        Raises `sqlite3.Error` and `OSError`; then nothing of it is kept.
        """
        state = state_of(table)
        self.length = self.store.append(self.id, entries, time.time(), self.length, state)

    def hold(self) -> None:
        """Have the table open here alone.  Raises `Closed` where another program has it open.

        Where no file can be written beside the store, nothing can be kept in it, and nobody is
        kept out.
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
        """Let other programs open the table."""
        if self._hold is not None:
            self._hold.release()
            self._hold = None

    @property
    def current(self) -> bool:
        """Whether nobody has written to the table since this process last read or wrote it."""
        return self.store.length(self.id) == self.length


def new_id() -> str:
    """Make a random id that nobody can guess, and that does not begin like an option."""
    return secrets.token_urlsafe(12).replace("-", "_")


def is_id(name: str) -> bool:
    """Return whether a name may be the id of a table: 6 to 40 letters, digits, `_` or `-`."""
    return re.fullmatch(r"[\w-]{6,40}", name, re.ASCII) is not None
