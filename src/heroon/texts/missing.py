"""The meaning of a missing text: an error in tests, its key for players."""

from __future__ import annotations

import os
import tomllib
from importlib.resources.abc import Traversable
from typing import Any, Final

from heroon.kernel.errors import HeroonError
from heroon.kernel.installed import what_failed

#: The environment variable that is set (to anything) in tests, where a missing text is an error.
STRICT: Final = "HEROON_STRICT_TEXTS"

#: What reading a file of a game raises when the file is malformed, or cannot be read.
MALFORMED: Final = (HeroonError, OSError, ValueError, LookupError, TypeError, AttributeError)


class MissingText(HeroonError):
    """The error of a key, a variable, a noun or a number that is missing: in tests alone."""


class Unreadable(HeroonError):
    """The error of a game's file that is malformed or cannot be opened: its name, and why."""


def toml_of(path: Traversable, name: str) -> dict[str, Any]:
    """Read a file in TOML; raises `Unreadable` with its name."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as bad:
        raise Unreadable(f"{name}: {what_failed(bad)}") from bad


def why_unread(bad: BaseException) -> str:
    """Say why the texts of a game cannot be read, with the file where that is known."""
    return str(bad) if isinstance(bad, Unreadable) else what_failed(bad)


def strict() -> bool:
    """Return whether a missing text is an error here: in tests."""
    return STRICT in os.environ
