"""The digest of what the C of a game is made of: its own sources and those of the translator.

To look them up is forty times quicker than to translate the game only to learn which C it is.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import heroon.kernel
from heroon.kernel import GameSpec

from .hooks import hooks

#: The package of our games: rules may read no sources but those of a game, of `heroon.games`
#: itself, of the kernel and of this package.
_GAMES: Final = "heroon.games."
#: Clocks of processes tick so coarsely, in seconds.
_TICK: Final = 0.02


def began() -> float:
    """Return the time at which this process began; where no system tells, that of this call."""
    now = time.time()
    try:
        text = Path("/proc/self/stat").read_text(encoding="ascii", errors="replace")
        ticks = int(text.rpartition(")")[2].split()[19])
        since = time.clock_gettime(time.CLOCK_BOOTTIME) - ticks / os.sysconf("SC_CLK_TCK")
    except (OSError, AttributeError, ValueError, LookupError):
        return now
    return now - max(since, 0.0)


#: A file that was changed later may be another one than this process has imported.
BEGAN: Final = began()


def sources(spec: GameSpec[Any]) -> str:
    """Compute the digest of all that the C of one of our games is made of; '' where it is unknown.

    Nobody knows where a game of others takes its constants from, nor whether this process has
    imported a file before or after a change: then the game is translated, and nothing is noted.
    """
    functions = [*_functions(spec)]
    packages = {".".join(f.__module__.split(".")[:3]) for f in functions}
    if len(packages) != 1 or not (package := packages.pop()).startswith(_GAMES):
        return ""
    files = _files(package, Path(heroon.kernel.__file__).parents[1])
    if not files:
        return ""
    text = "\0".join([sys.version, files, *_parts(spec), *map(_name, functions)])
    return hashlib.sha256(text.encode()).hexdigest()


def _functions(spec: GameSpec[Any]) -> Iterator[Any]:
    """Yield the functions that are translated, or say which ones are."""
    steps = spec.steps
    yield from (spec.start, spec.state, *hooks(spec).values())
    for run, do in zip(steps.run, steps.do, strict=True):
        yield run
        if do.__module__.startswith("heroon.kernel."):  # no answer: a step that asks nobody
            continue
        yield do


def _name(function: Any) -> str:
    code = getattr(function, "__code__", None)
    return f"{function.__module__}.{function.__qualname__}:{code and code.co_firstlineno}"


def _parts(spec: GameSpec[Any]) -> Iterator[str]:
    """Yield what a spec says itself, since `replace` can make another spec of the same sources."""
    yield f"{spec.id} {spec.seats} {spec.bound} {spec.steps.names} {spec.steps.kind}"
    yield f"{spec.words.said_by}"
    for f in spec.fields:
        flags = f"{f.fixed} {f.constant} {f.per_seat}"
        yield f"{f.name} {f.shape} {f.cap} {f.low} {f.high} {f.start} {flags}"


@cache
def _files(package: str, home: Path) -> str:
    """Compute the digest of the files of a game, of what games share, of kernel and translator.

    `home` is the folder of `heroon`.  They are read once: like the modules, which this process has
    imported and keeps.  If one has changed since this process began it is ''.
    """
    paths = [*home.joinpath(*package.split(".")[1:]).rglob("*"), *(home / "games").glob("*.py")]
    for part in ("kernel", "native"):
        paths += (home / part).glob("*")
    found = hashlib.sha256()
    for path in sorted(p for p in paths if p.suffix in (".py", ".toml", ".h")):
        content = path.read_bytes()
        changed = path.stat()
        if max(changed.st_mtime, changed.st_ctime) > BEGAN - _TICK:
            return ""
        found.update(f"{path.relative_to(home)}\0{len(content)}\0".encode() + content)
    return found.hexdigest()
