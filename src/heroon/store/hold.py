"""The hold: a lock on a file beside the store, so that one process alone has a table open.

The file says who has the table open, so that a second program can tell where to look.  It is
locked by `flock`: the system drops the lock when the process ends, however it ends.  Where there
are no such locks nobody is kept out; then the store alone sees to it that no two programs write
to one history (`Store.append` knows its length).
"""

from __future__ import annotations

import hashlib
import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from .private import FILE, HELD

try:
    import fcntl
except ImportError:  # no such locks on this system
    fcntl = None  # type: ignore[assignment]

#: What opens a table: the page, the app, the line mode.
PAGE: Final = "page"
APP: Final = "app"
LINES: Final = "lines"
#: The ids that may be a part of a file's name as they are.
_PLAIN: Final = re.compile(r"[\w-]{1,64}", re.ASCII)
#: The bytes of a lock file that are read.
_MOST: Final = 100


class Holder(NamedTuple):
    """The program that has a table open: page, app or line mode, and the number of its process."""

    what: str
    process: int


class Elsewhere(Exception):
    """The error that another program has the table open."""

    def __init__(self, holder: Holder):
        super().__init__(f"open in {holder.what}, process {holder.process}")
        self.holder = holder


class Hold:
    """A table that this process has open, until `release` or the end of the process.

    Raises `Elsewhere` where another process, or another holder in this one, has it open, and
    `OSError` where the file cannot be made.
    """

    def __init__(self, store: Path, table: str, what: str):
        if not _PLAIN.fullmatch(table):  # of a file that somebody else has written
            table = hashlib.sha256(table.encode()).hexdigest()
        self.path = store.with_name(f"{store.name}.{table}{HELD}")
        self._file = self._locked()
        text = f"{what} {os.getpid()}\n".encode()
        with suppress(OSError):  # a full disk: it is locked all the same
            os.ftruncate(self._file, 0)
            os.write(self._file, text)

    def _locked(self) -> int:
        """Open and lock the file, again if whoever left the table has just deleted it."""
        while True:
            file = os.open(self.path, os.O_RDWR | os.O_CREAT, FILE)
            try:
                _lock(file)
            except BlockingIOError:
                holder = _read(file)
                os.close(file)
                raise Elsewhere(holder) from None
            with suppress(FileNotFoundError):
                if os.path.samestat(os.stat(self.path), os.fstat(file)):
                    return file
            os.close(file)

    def release(self) -> None:
        """Let others open the table; a second time it does nothing."""
        file, self._file = self._file, -1
        if file >= 0:
            with suppress(OSError):
                self.path.unlink()
            os.close(file)


def _lock(file: int) -> None:
    """Lock a file, where there are such locks; raise `BlockingIOError` where it is locked."""
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise
    except OSError:  # a network share that knows none
        pass


def _read(file: int) -> Holder:
    """Read who has locked a file, as far as the file says so."""
    os.lseek(file, 0, os.SEEK_SET)
    what, _, process = os.read(file, _MOST).decode("ascii", "replace").strip().partition(" ")
    known = what if what in (PAGE, APP, LINES) else ""
    return Holder(known, int(process) if process.isdecimal() else 0)
