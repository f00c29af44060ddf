"""Files that only their owner can read: 0600 in a folder 0700, whatever the umask says.

Seeds stand in the file of games in clear, and with them every hidden card.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import Final

FILE: Final = 0o600
FOLDER: Final = 0o700
#: What SQLite writes beside a file, and what Heroon does.
BESIDE: Final = ("", "-wal", "-shm", "-journal", ".key", ".open.html")

#: The file of a table that is open is named after the store and the table, and ends so.
HELD: Final = ".open"


def beside(path: Path) -> list[Path]:
    """List the file and all files that may belong to it."""
    return [path.with_name(path.name + end) for end in BESIDE]


def prepare(path: Path) -> None:
    """Make a file and its folder where they are missing; mend what others could read.

    A folder is mended where it is ours: made here, or holding nothing but what we write.  Raises
    `OSError`, with the name of what cannot be made.
    """
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    made = folders(path.parent)
    if not path.exists():
        os.close(new_file(path))
    if made or _ours(path):
        mend(path.parent, FOLDER)
    for one in beside(path):
        mend(one, FILE)


def folders(place: Path) -> bool:
    """Make a folder and those above it; return whether any was missing."""
    missing = [one for one in (place, *place.parents) if not one.exists()]
    for one in reversed(missing):
        one.mkdir(exist_ok=True)
        os.chmod(one, FOLDER)
    return bool(missing)


def new_file(path: Path) -> int:
    """Make an empty file, open it for writing; raises `FileExistsError` if there is one."""
    made = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, FILE)
    os.chmod(path, FILE)
    return made


def mend(path: Path, mode: int) -> bool:
    """Take from other users all rights on a file; return whether they have none now."""
    try:
        now = stat.S_IMODE(path.stat().st_mode)
        if now & 0o077:
            os.chmod(path, mode)
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return os.name != "posix" or not stat.S_IMODE(path.stat().st_mode) & 0o077


def is_private(path: Path) -> bool:
    """Return whether nobody else may read a file of ours, after its rights were mended."""
    return all(mend(one, FILE) for one in beside(path))


def is_held(path: Path, name: str) -> bool:
    """Return whether the name is that of a lock file for a table of this store."""
    return name.startswith(f"{path.name}.") and name.endswith(HELD)


def _ours(path: Path) -> bool:
    """Return whether a file's folder is the user's own and holds nothing but what Heroon writes."""
    place = path.parent
    names = {one.name for one in beside(path)} | {"saves"}
    try:
        own = os.name != "posix" or place.stat().st_uid == os.geteuid()
        found = (one.name for one in place.iterdir())
        return own and all(one in names or is_held(path, one) for one in found)
    except OSError:
        return False
