"""The reasons why a game or its file cannot be read or kept, which every front end translates."""

from __future__ import annotations

import errno
import sqlite3
from typing import Final

#: Of one game.
UNREAD: Final = "its row in the file of games cannot be read"
HOLE: Final = "a part of its history is missing"
CHANGED: Final = "its history is not the one that was kept"
HEAD_CHANGED: Final = "what it began with (seed, options, players) is not what was kept"
#: Of the whole file.
NO_GAMES: Final = "not a file of games"
OTHER_VERSION: Final = "games of another version of Heroon"
DAMAGED: Final = "the file is damaged; nothing in it was changed"
#: Why nothing is kept.
FULL: Final = "the disk is full"
READ_ONLY: Final = "the file of games may not be written"
BUSY: Final = "another program is writing into the file of games"
VANISHED: Final = "the file of games was deleted or moved: stop the program and start it again"
FAILED: Final = "the file of games cannot be written"

_BY_CODE: Final = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: READ_ONLY,
    sqlite3.SQLITE_IOERR: FAILED,
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
#: The file that processes share grows, and there is no room (SQLITE_IOERR_SHMSIZE).
_NO_ROOM: Final = 4874
_BY_ERRNO: Final = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EROFS: READ_ONLY,
    errno.EACCES: READ_ONLY,
    errno.EPERM: READ_ONLY,
    errno.ESTALE: VANISHED,
}


def why_unkept(bad: BaseException) -> str:
    """Say why something could not be kept, for an error of SQLite or of the system."""
    if isinstance(bad, sqlite3.Error):
        code: int = getattr(bad, "sqlite_errorcode", 0)
        return FULL if code == _NO_ROOM else _BY_CODE.get(code & 0xFF, FAILED)
    if isinstance(bad, OSError):
        return _BY_ERRNO.get(bad.errno or 0, FAILED)
    return FAILED
