"""File names as people type them: whatever is wrong with a name is raised as an `OSError`."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Final

from heroon.kernel import InputError
from heroon.kernel.errors import MALFORMED
from heroon.texts import Texts

#: The most bytes of a file: ours are shorter, and an endless one is read no further.
LONGEST: Final = 1_000_000


class NoHome(OSError, RuntimeError):
    """The error that whoever runs this has no home folder, and named no other place."""

    def __init__(self) -> None:
        super().__init__(errno.ENOENT, "no home folder")


def home() -> Path:
    """Return the home folder of whoever runs this; raises `NoHome`."""
    try:
        return Path.home()
    except RuntimeError:
        raise NoHome from None


def expand(name: str) -> Path:
    """Make an absolute path of a typed name; raises `OSError` where it names no file."""
    try:
        if not name:
            raise OSError(errno.EINVAL, "empty")
        path = Path(name).expanduser().absolute()
        # A name that is too long, or holds a character that no name has, is found here.
        path.exists()
    except (RuntimeError, ValueError) as bad:
        raise OSError(errno.EINVAL, str(bad)) from None
    return path


def read(path: Path) -> bytes:
    """Read a whole file as bytes; raises `OSError`, and `InputError` for one that is too long."""
    try:
        with path.open("rb") as file:
            data = file.read(LONGEST + 1)
    except ValueError as bad:
        raise OSError(errno.EINVAL, str(bad)) from None
    if len(data) > LONGEST:
        raise InputError(MALFORMED, "the file is too long", where=str(path))
    return data


def cause(bad: OSError, t: Texts) -> str:
    """Tell why a file cannot be used, in the reader's language."""
    if isinstance(bad, NoHome):
        return t.text("os-no-home")
    key = f"os-{errno.errorcode.get(bad.errno or 0, 'unknown')}"
    return t.text(key) if t.has(key) else bad.strerror or str(bad)
