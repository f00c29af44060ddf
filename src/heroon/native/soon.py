"""The building of engines beside a program that has none: `python -m heroon.native.soon GAME …`.

Somebody who plays from a checkout of others, or with an empty cache, has no engine yet: the command
starts this in a process of its own, which goes on when the game is over.  Both engines say the
same, so nothing but the speed changes when it is there.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from heroon.kernel import GameSpec, InputError, game, games

from .build import BuildError, folder, own_folder, tools
from .engine import Unavailable, engine, file_of, known

#: The seconds after which a process that builds is believed to be dead.
_LONG: Final = 180
#: The seconds after which a failed build is tried again.
_AGAIN: Final = 24 * 3600
#: Why there is no engine yet; `doctor` says it.
BEING_BUILT: Final = "being built now"
NEXT_TIME: Final = "the next game or simulation builds it"


def make(names: Sequence[str]) -> None:
    """Build the engines of these games, one after the other, unless they are there."""
    for name in names:
        try:
            _make_one(game(name))
        except (InputError, BuildError, OSError):  # `doctor` says why
            continue


def why_none(spec: GameSpec[Any]) -> str:
    """Say why a game has no built engine yet, and whether that will change."""
    try:
        tools()
        home = folder()
    except BuildError as bad:
        return str(bad)
    failed = _failed(spec, home)
    if failed:
        return failed
    if _is_young(home / _name(spec, "making"), _LONG):
        return BEING_BUILT
    there = next((at for at in (home, *home.parents) if at.exists()), home)
    return NEXT_TIME if os.access(there, os.W_OK) else f"the cache {home} cannot be written"


def _make_one(spec: GameSpec[Any]) -> None:
    if engine(spec, make=False):
        return
    tools()
    home = own_folder()
    if _failed(spec, home):
        return
    with _alone(home / _name(spec, "making")) as alone:
        if not alone:
            return
        note = home / _name(spec, "failed")
        found = engine(spec)
        if isinstance(found, Unavailable):
            note.write_text(f"{known(spec).key()}\n{found.reason}\n", encoding="utf-8")
        else:
            note.unlink(missing_ok=True)


def _name(spec: GameSpec[Any], what: str) -> str:
    return f"{what}-{file_of(spec.id)}.txt"


def _failed(spec: GameSpec[Any], home: Path) -> str:
    """Return why the same rules could not be built a while ago; '' if they may be tried."""
    note = home / _name(spec, "failed")
    with contextlib.suppress(OSError, UnicodeDecodeError, ValueError):
        key, reason, *_ = note.read_text(encoding="utf-8").splitlines()
        if _is_young(note, _AGAIN) and key == known(spec).key():
            return reason
    return ""


def _is_young(path: Path, most: float) -> bool:
    try:
        return time.time() - path.stat().st_mtime < most
    except OSError:
        return False


@contextlib.contextmanager
def _alone(path: Path) -> Iterator[bool]:
    """Yield whether no other process builds the same game, and keep others off meanwhile."""
    if not _is_young(path, _LONG):
        path.unlink(missing_ok=True)
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        yield False
        return
    try:
        yield True
    finally:
        path.unlink(missing_ok=True)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)
    make(sys.argv[1:] or [*games()])
