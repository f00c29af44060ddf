"""The long comparison of both engines: walks in CPython and in C, compared at every token.

    python -m heroon.testing.native_soak [--games N] [--careful N] [--also MODULE ...] [--out FILE]

Every installed game, with each number of seats, and every `SPEC` of the modules given is walked
`--games` times as it is played, and `--careful` times in the build that checks itself, under
the sanitizers of the compiler.  The report is JSON, written after each series with the commit that
it was walked at; called again with the same file, it walks what the file lacks.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from heroon.kernel import GameSpec, KernelError, game, games
from heroon.native import Unavailable, engine, walk
from heroon.native.build import BuildError, compiler

from .soak import WORKERS, command, commit
from .whole import write_json

#: The games that one process walks.
_BLOCK: Final = 5000


def spec_of(name: str) -> GameSpec[Any]:
    """Load an installed game by id, or the `SPEC` of a module."""
    if name in games():
        return game(name)
    spec: GameSpec[Any] = importlib.import_module(name).SPEC
    return spec


def seats_of(spec: GameSpec[Any]) -> list[int]:
    """List the numbers of seats that can play with the usual options."""
    return [seats for seats in spec.seats if spec.allows(spec.settings({}), seats)]


def work(name: str, seats: int, first: int, many: int, careful: bool) -> dict[str, Any]:
    """Walk so many games, as one process; raises `KernelError` at the first difference."""
    spec = spec_of(name)
    found = engine(spec, debug=careful, sanitize=careful)
    if isinstance(found, Unavailable):
        raise KernelError(f"{spec.id}: no engine: {found.reason}")
    done = walk(found, many, seats=seats, seed=first, skilled=20)
    return {"games": done.games, "tokens": done.tokens, "inside": done.inside}


def sanitized() -> dict[str, str]:
    """Return the environment in which a process can load a build with the sanitizers.

    Their library must be loaded before Python.  Raises `KernelError`, with the reason, where that
    cannot be had.
    """
    if not sys.platform.startswith("linux"):
        raise KernelError("a sanitizer is loaded before Python on Linux alone")
    try:
        asked = [*compiler(), "-print-file-name=libasan.so"]
    except BuildError as bad:
        raise KernelError(str(bad)) from None
    found = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    if not Path(found).is_absolute():
        raise KernelError("the compiler has no AddressSanitizer")
    return os.environ | {
        "LD_PRELOAD": found,
        "ASAN_OPTIONS": "detect_leaks=0:halt_on_error=1",
        "UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1",
    }


def _block(name: str, seats: int, first: int, many: int, careful: bool) -> dict[str, Any]:
    order = json.dumps([name, seats, first, many, careful])
    done = subprocess.run(
        [sys.executable, "-m", __spec__.name, "--order", order],
        env=sanitized() if careful else None,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        raise KernelError(f"{name}, {seats} seats, seeds from {first}: the error stands above")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def soak(names: Sequence[str], many: int, careful: int, out: Path | None = None) -> dict[str, Any]:
    """Walk all games in two processes; return the report.  Raises `HeroonError` at a difference.

    With `out` the report is written there after each series, and series that it holds already
    are not walked.
    """
    report: dict[str, Any] = {"differences": 0, "walks": []}
    if out is not None and out.exists():
        report = json.loads(out.read_text(encoding="utf-8"))
    known = {(row["game"], row["seats"], row["careful"]): row["games"] for row in report["walks"]}
    with ThreadPoolExecutor(WORKERS) as pool:
        for name in names:
            for seats in seats_of(spec_of(name)):
                for games, checked in ((many, False), (careful, True)):
                    if known.get((spec_of(name).id, seats, checked), 0) >= games:
                        continue
                    report["walks"].append(_walks(pool, name, seats, games, checked))
                    if out is not None:
                        out.parent.mkdir(parents=True, exist_ok=True)
                        write_json(out, report, indent=2)
    return report


def _walks(
    pool: ThreadPoolExecutor, name: str, seats: int, many: int, careful: bool
) -> dict[str, Any]:
    """Walk one game in one build, in parts, and put the results together."""
    start = time.perf_counter()
    jobs = [
        pool.submit(_block, name, seats, first, min(_BLOCK, many - first), careful)
        for first in range(0, many, _BLOCK)
    ]
    found = [job.result() for job in jobs]
    row = {"game": spec_of(name).id, "seats": seats, "careful": careful}
    row |= {key: sum(one[key] for one in found) for key in ("games", "tokens", "inside")}
    row |= {"seconds": round(time.perf_counter() - start, 1), "commit": commit()}
    print(row, file=sys.stderr, flush=True)
    return row


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and run the soak; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m heroon.testing.native_soak")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--careful", type=int, default=2000)
    parser.add_argument("--also", nargs="*", default=[])
    return command(
        parser,
        arguments,
        lambda _, order: work(*order),
        lambda given: soak([*games(), *given.also], given.games, given.careful, given.out),
    )


if __name__ == "__main__":
    sys.exit(main())
