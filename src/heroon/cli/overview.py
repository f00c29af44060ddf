"""The list of games, and what it says of our own ones, kept so that they need not be loaded.

To load five games with their rules and texts only to say their names takes five times longer than
all else.  What is said of our games follows from our files alone: it is kept in the cache under a
digest of those, and said anew whenever one has changed.  A game of others is always loaded, since
nobody knows what it reads.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import heroon
from heroon.kernel.installed import twice
from heroon.kernel.spec import GROUP, game, games
from heroon.texts.core import texts
from heroon.texts.installed import complaint, why_not
from heroon.texts.missing import strict
from heroon.texts.sentences import package_of

from .printing import printer

#: The packages of which the list of games is made, and what a file of them is called.
_PARTS: Final = ("cli", "games", "kernel", "play", "texts")
_SOURCES: Final = (".py", ".toml", ".ftl")
_OURS: Final = "heroon.games."


class Known(NamedTuple):
    """What the list says of a game that can be played: a paragraph and the lines below it."""

    title: str
    about: str
    below: tuple[str, ...]


def list_all(lang: str) -> None:
    """List the installed games: id, title, what it is about, seats, modes.

    A game that cannot be played is one line that says why.
    """
    io = printer()
    known = overview(lang)
    for one in known.values():
        io.say(one.about, 4)
        io.draw([f"    {line}" for line in one.below])
    for name in sorted({*games(), *twice(GROUP)} - known.keys()):
        io.say(complaint(name, lang), 4)
    io.say()
    io.say(texts(lang).text("list-more"))


def overview(lang: str) -> dict[str, Known]:
    """Map the ids of the games that can be played to what the list says of each."""
    key = _key()
    kept = _kept(lang, key) if key else {}
    found = {name: kept.get(name) or _looked_at(name, lang) for name in games()}
    sound = {name: one for name, one in found.items() if one is not None}
    ours = {name: one for name, one in sound.items() if games()[name].module.startswith(_OURS)}
    # Nothing is kept that may have changed while it was read.
    if key and ours != kept and _key() == key:
        _keep(lang, key, ours)
    return sound


def _looked_at(name: str, lang: str) -> Known | None:
    """Load a game, and say what the list says of it; None where it cannot be played."""
    from heroon.play.who import counted  # late: what most lists do without

    if why_not(name, lang):
        return None
    t, spec = texts(lang, package_of(name)), game(name)
    title = t.text("game-title")
    given = {"game": name, "title": title, "about": t.text("game-about")}
    below = [counted(spec.seats, t)]
    if len(spec.modes) > 1:
        below.append(t.text("list-modes", list=", ".join(spec.modes)))
    return Known(title, t.text("list-line", **given), tuple(below))


# -- what is kept ------------------------------------------------------------------------------


def _key() -> str:
    """Compute the digest of what our part of the list is made of; '' where files have no place."""
    found = hashlib.sha256(f"{sys.version} {strict()}".encode())
    try:
        for path in _sources(Path(heroon.__file__).parent):
            with open(path, "rb") as file:
                content = file.read()
            found.update(f"{path} {len(content)}\0".encode() + content)
    except OSError:
        return ""
    return found.hexdigest()


def _sources(home: Path) -> Iterator[str]:
    for part in _PARTS:
        for folder, folders, names in os.walk(home / part):
            folders.sort()
            yield from (os.path.join(folder, n) for n in sorted(names) if n.endswith(_SOURCES))


def _place(lang: str) -> Path:
    """Return the path of the file in which the list is kept; raises `RuntimeError` without a home.

    It lies in the folder that holds the folder of built engines.
    """
    home = os.environ.get("XDG_CACHE_HOME", "")
    folder = Path(home) if os.path.isabs(home) else Path.home() / ".cache"
    return folder / "heroon" / f"list-{lang}.json"


def _kept(lang: str, key: str) -> dict[str, Known]:
    """Read what was kept under this digest; empty where there is nothing of ours."""
    with contextlib.suppress(OSError, RuntimeError, ValueError, LookupError, TypeError):
        path = _place(lang)
        _check_own(path.parent, path)
        with open(path, encoding="utf-8") as file:
            found = json.load(file)
        if found["key"] == key:
            return {
                name: Known(title, about, tuple(below))
                for name, (title, about, below) in found["games"].items()
            }
    return {}


def _keep(lang: str, key: str, known: dict[str, Known]) -> None:
    """Write what is known of our games into the cache, if there can be one."""
    with contextlib.suppress(OSError, RuntimeError):
        path = _place(lang)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        _check_own(path.parent)
        with tempfile.NamedTemporaryFile(
            "w", dir=path.parent, prefix="list-", delete=False, encoding="utf-8"
        ) as file:
            json.dump({"key": key, "games": known}, file)
        os.replace(file.name, path)


def _check_own(*paths: Path) -> None:
    """Raise `PermissionError` unless these paths are ours, and only we may write there."""
    if not hasattr(os, "geteuid"):
        return
    for path in paths:
        found = path.stat()
        if found.st_uid != os.geteuid() or found.st_mode & 0o022:
            raise PermissionError(str(path))
