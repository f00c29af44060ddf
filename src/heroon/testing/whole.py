"""Files that are whole or absent: each is written beside its place, and moved there at the end.

What a process that was killed has left there is removed when the same file is written anew: who
writes holds a lock (`flock`), which the system drops when the process ends, however it ends.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import json
import os
import secrets
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

try:
    import fcntl
except ImportError:  # no such locks on this system: what was left stays
    fcntl = None  # type: ignore[assignment]

#: What lies below these folders stands for a device or an open file, and is written to as it is.
_LIVE: Final = ("/dev/", "/proc/")


class WholeFile:
    """A file that is written at `path`, and takes its place when it is kept.

    Until then, what was there before is there still.  A link leads to the file that is replaced.
    A device or a pipe is written to as it is, and so is a file in a folder that takes no new ones.
    Raises `OSError` where nothing can be written.
    """

    def __init__(self, path: Path):
        self._target = Path(os.path.realpath(path))
        self._held: BinaryIO | None = None
        with _named(path):
            self.in_place = _in_place(path, self._target)
            self.path = path if self.in_place else self._begun()

    def _begun(self) -> Path:
        """Begin the file beside its place, locked, and return its path."""
        own = hashlib.sha256(self._target.name.encode()).hexdigest()[:16]
        _remove_left(self._target.parent, f".heroon-{own}-*.part")
        while self._held is None:
            beside = self._target.with_name(f".heroon-{own}-{secrets.token_hex(8)}.part")
            self._held = _locked(beside)
        try:
            with contextlib.suppress(FileNotFoundError):
                beside.chmod(stat.S_IMODE(self._target.stat().st_mode))
        except OSError:  # a link that leads to itself, or rights that cannot be given
            self._held.close()
            beside.unlink()
            raise
        return beside

    def keep(self) -> None:
        """Move the file to its place; raises `OSError`."""
        if self._held is None:
            return
        with self.path.open("rb+") as file:
            os.fsync(file.fileno())  # a crash of the machine leaves no empty file
        os.replace(self.path, self._target)
        self._held.close()

    def abandon(self) -> None:
        """Remove what was not kept."""
        if self._held is not None:
            self.path.unlink(missing_ok=True)
            self._held.close()


def _locked(path: Path) -> BinaryIO | None:
    """Make a file and lock it; None if it was taken for a left one before it was locked."""
    file = path.open("xb")
    if fcntl is None:
        file.close()  # such a system moves no open file
        return file
    with contextlib.suppress(OSError):  # a file system without locks
        fcntl.flock(file, fcntl.LOCK_EX)
    if os.fstat(file.fileno()).st_nlink:
        return file
    file.close()
    return None


def _remove_left(folder: Path, names: str) -> None:
    """Remove the files of these names that nobody writes to any more."""
    if fcntl is None:
        return
    for path in folder.glob(names):
        with contextlib.suppress(OSError), path.open("rb") as file:  # it is written to, or gone
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            path.unlink()


@contextlib.contextmanager
def whole(path: Path) -> Iterator[Path]:
    """Yield the path to write a file at, which is kept if all went well (see `WholeFile`)."""
    file = WholeFile(path)
    try:
        with _named(path):
            yield file.path
            file.keep()
    finally:
        file.abandon()


def write_text(path: Path, text: str) -> None:
    """Write a text to a file, whole; raises `OSError`."""
    with whole(path) as beside:
        beside.write_text(text, encoding="utf-8")


def write_bytes(path: Path, data: bytes) -> None:
    """Write bytes to a file, whole; raises `OSError`."""
    with whole(path) as beside:
        beside.write_bytes(data)


def write_json(path: Path, data: Any, indent: int = 1) -> None:
    """Write data to a file as JSON, whole; what JSON does not know is written as its text."""
    write_text(path, json.dumps(data, indent=indent, default=str) + "\n")


def check_writable(path: Path) -> None:
    """Raise `OSError` unless a file can be written there; what is in it stays."""
    file = WholeFile(path)
    file.abandon()
    if file.in_place:
        with path.open("ab"):
            pass


@contextlib.contextmanager
def _named(path: Path) -> Iterator[None]:
    """Give an `OSError` the name of the file that is wanted."""
    try:
        yield
    except OSError as bad:
        bad.filename = str(path)
        raise


def _in_place(path: Path, target: Path) -> bool:
    """Return whether what a path leads to is written to as it is; raises `PermissionError`."""
    if any(str(one).startswith(_LIVE) for one in (path.absolute(), target)):
        return True
    if not target.exists():
        return False
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    return not target.is_file() or not os.access(target.parent, os.W_OK)
