"""Runs the real command in a real process."""

import atexit
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import IO, Any

from heroon.store import Store

ROOT = Path(__file__).resolve().parents[2]
COMMAND = "from heroon.cli import main; main()"
#: No run takes longer, in seconds.
LONG = 60


@dataclass
class Ran:
    """What a run of the command came to."""

    code: int
    out: str
    err: str


def environment(home: Path) -> dict[str, str]:
    """A clean environment: English, strict texts, a data folder of its own."""
    env = {
        k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG", "XDG_", "HEROON_"))
    }
    return env | {
        "HEROON_STRICT_TEXTS": "1",
        "HEROON_BUILD": "no",
        "XDG_DATA_HOME": str(home / "data"),
        "PYTHONIOENCODING": "utf-8",
        "COLUMNS": "80",
    }


def tables_of(home: Path) -> list[str]:
    """The ids of the games that are kept in a home, in the order in which they were begun."""
    store = Store(home / "data" / "heroon" / "games.sqlite")
    found = [one.id for one in sorted(store.kept(), key=lambda one: one.made)]
    store.close()
    return found


def table_of(home: Path) -> str:
    """The id of the only game that is kept in a home."""
    (only,) = tables_of(home)
    return only


def until_asked(stream: IO[str]) -> str:
    """What a running command writes up to its next question."""
    seen = ""
    while not seen.endswith("\n> "):
        more = stream.read(1)
        assert more, f"the command ended after: {seen[-400:]}"
        seen += more
    return seen


def heroon(home: Path, *args: str, answers: Sequence[str] = (), lang: str = "") -> Ran:
    """Run `heroon` with these arguments and lines of input.

    In a process of its own; where that can be, one forked from a process that has read all that
    the command imports, which takes most of the time of a short run.
    """
    env = environment(home) | ({"LANG": lang} if lang else {})
    given = "".join(f"{line}\n" for line in answers)
    return run_with(env, home, *args, given=given)


def run_with(
    env: dict[str, str], home: Path, *args: str, given: str = "", path: str = "", first: str = ""
) -> Ran:
    """Run `heroon` with exactly this environment.

    Games and modules are found in the folder `path` before all others; `first` is executed before.
    """
    if hasattr(os, "fork"):
        what = {"args": args, "env": env, "cwd": str(home), "first": first}
        return _warm().run(given, what | {"path": [path] if path else []})
    if path:
        env = env | {"PYTHONPATH": os.pathsep.join((path, str(ROOT)))}
    done = subprocess.run(
        [sys.executable, "-c", f"{first}\n{COMMAND}", *args],
        input=given,
        capture_output=True,
        encoding="utf-8",
        env=env,
        cwd=home,
        timeout=LONG,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


class _Warm:
    """The process of `tests.cli.warm`; it ends with this one, which holds its input open."""

    def __init__(self, env: dict[str, str]):
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.cli.warm"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            cwd=ROOT,
            env=env,
        )
        atexit.register(self._end)

    def _end(self) -> None:
        self._process.communicate()

    def run(self, given: str, what: dict[str, Any]) -> Ran:
        with tempfile.TemporaryDirectory() as place:
            names = ("stdin", "stdout", "stderr")
            streams = {name: str(Path(place) / name) for name in names}
            for at in streams.values():
                Path(at).write_text(given if at.endswith("stdin") else "", encoding="utf-8")
            code = self._code({**what, **streams})
            out, err = (Path(streams[name]).read_text(encoding="utf-8") for name in names[1:])
        return Ran(code, out, err)

    def _code(self, run: dict[str, Any]) -> int:
        """The exit code of a run; one that takes too long is ended."""
        given, told = self._process.stdin, self._process.stdout
        assert given is not None
        assert told is not None
        given.write(json.dumps(run) + "\n")
        given.flush()
        pid = int(told.readline())
        timer = threading.Timer(LONG, os.kill, (pid, signal.SIGKILL))
        timer.start()
        try:
            return int(told.readline())
        finally:
            timer.cancel()
            timer.join()


@cache
def _warm() -> _Warm:
    """One for each process of tests, with an environment like that of every run."""
    return _Warm(environment(Path(tempfile.gettempdir())))
