"""The report of which engine plays a game here, and why, for `heroon doctor`."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from heroon.kernel import GameSpec

from .build import TOOK, BuildError, compiler, folder
from .engine import NOT_BUILT, Engine, engine, known


@dataclass(frozen=True)
class EngineReport:
    """The engine of a game on this machine.

    `engine` is "native" or "python", `why` the reason in words. `compiler` and `cache` are a
    command and a folder, or why there is none. The rest is about a built extension: its file, when
    it was built, with what and how long that took, the bytes of a position; `translate_seconds` is
    what the translation took just now.
    """

    game: str
    engine: str
    why: str
    compiler: str
    cache: str
    path: Path | None = None
    built: datetime | None = None
    took: str = ""
    position_bytes: int = 0
    translate_seconds: float = 0.0

    @property
    def cached(self) -> bool:
        """Whether an extension lies in the cache."""
        return self.path is not None


def report(spec: GameSpec[Any], *, make: bool = False) -> EngineReport:
    """Report which engine a game has here, and why; with `make` it is built if it can be."""
    found = engine(spec, make=make)
    with_what, where = _compiler(), _cache()
    took = known(spec).translate_seconds
    if not isinstance(found, Engine):
        from .soon import why_none  # late: it is a program, too

        why = why_none(spec) if found.reason == NOT_BUILT else found.reason
        return EngineReport(spec.id, "python", why, with_what, where, translate_seconds=took)
    return EngineReport(
        spec.id,
        "native",
        "built from the rules as they are now",
        with_what,
        where,
        found.path,
        datetime.fromtimestamp(found.path.stat().st_mtime, UTC),
        _took(found.path),
        found.size,
        took,
    )


def _compiler() -> str:
    try:
        return shlex.join(compiler())
    except BuildError as bad:
        return str(bad)


def _cache() -> str:
    try:
        return str(folder())
    except BuildError as bad:
        return str(bad)


def _took(path: Path) -> str:
    try:
        return path.with_name(TOOK).read_text(encoding="utf-8").strip()
    except OSError:
        return ""
