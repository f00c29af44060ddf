"""The settings that the app remembers for a person: the language, light or dark.

They are a small file beside the folder of saved games.  A damaged one is ignored and left as it is,
since somebody may have written it by hand; nothing here is worth an error.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from heroon.kernel import InputError
from heroon.kernel.toml import read_toml

from .paths import read
from .saves import folder

NAME: Final = "settings.toml"
#: The values that each setting may have.
_VALUES: Final = {"lang": ("fr", "en"), "theme": ("dark", "light")}


class Settings(NamedTuple):
    """The remembered settings, each empty where nothing is remembered."""

    lang: str = ""
    theme: str = ""


def path() -> Path:
    """Return the path of the settings file; raises `NoHome`."""
    return folder().parent / NAME


def load() -> Settings:
    """Read the settings; empty where the file is missing or damaged."""
    found = _read() or {}
    return Settings(**{name: str(found[name]) for name in _VALUES if _fits(name, found)})


def remember(**chosen: str) -> bool:
    """Write these settings to the file beside the others; return whether that was done.

    A file that holds anything else than known settings is not written over.
    """
    found = _read()
    if found is None or not all(_fits(name, found) for name in found):
        return False
    wanted = {**found, **chosen}
    if wanted == found:
        return True
    try:
        _write("".join(f'{name} = "{wanted[name]}"\n' for name in _VALUES if name in wanted))
    except OSError:
        return False
    return True


def _fits(name: str, found: dict[str, object]) -> bool:
    return name in _VALUES and found.get(name) in _VALUES[name]


def _read() -> dict[str, object] | None:
    """Read all that the file says; None where it cannot be read."""
    try:
        return read_toml(read(path()).decode("utf-8"), str(path()))
    except FileNotFoundError:
        return {}
    except (OSError, InputError, ValueError):
        return None


def _write(text: str) -> None:
    """Write the file so that it always holds the old settings or the new ones, whole."""
    target = path()
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=".heroon-settings-")
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, target)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
