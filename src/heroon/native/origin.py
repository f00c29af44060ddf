"""The digest of what the C of a game is made of: its own sources and those of the translator.

To look them up is forty times quicker than to translate the game only to learn which C it is.
"""

from __future__ import annotations

import hashlib
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


def sources(spec: GameSpec[Any]) -> str:
    """Compute the digest of all that the C of one of our games is made of; '' for others' games.

    Nobody knows where a game of others takes its constants from: it is translated each time.
    """
    functions = [*_functions(spec)]
    packages = {".".join(f.__module__.split(".")[:3]) for f in functions}
    if len(packages) != 1 or not (package := packages.pop()).startswith(_GAMES):
        return ""
    files = _files(package, Path(heroon.kernel.__file__).parents[1])
    text = "\0".join([files, *_parts(spec), *map(_name, functions)])
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
    imported and keeps.
    """
    paths = [*home.joinpath(*package.split(".")[1:]).rglob("*"), *(home / "games").glob("*.py")]
    for part in ("kernel", "native"):
        paths += (home / part).glob("*")
    found = hashlib.sha256()
    for path in sorted(p for p in paths if p.suffix in (".py", ".toml", ".h")):
        content = path.read_bytes()
        found.update(f"{path.relative_to(home)}\0{len(content)}\0".encode() + content)
    return found.hexdigest()
