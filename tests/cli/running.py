"""Runs the real command in a real process."""

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO


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
        "XDG_DATA_HOME": str(home / "data"),
        "PYTHONIOENCODING": "utf-8",
        "COLUMNS": "80",
    }


def until_asked(stream: IO[str]) -> str:
    """What a running command writes up to its next question."""
    seen = ""
    while not seen.endswith("\n> "):
        more = stream.read(1)
        assert more, f"the command ended after: {seen[-400:]}"
        seen += more
    return seen


def heroon(home: Path, *args: str, answers: Sequence[str] = (), lang: str = "") -> Ran:
    """Run `heroon` with these arguments and lines of input."""
    env = environment(home) | ({"LANG": lang} if lang else {})
    done = subprocess.run(
        [sys.executable, "-c", "from heroon.cli import main; main()", *args],
        input="".join(f"{line}\n" for line in answers),
        capture_output=True,
        encoding="utf-8",
        env=env,
        cwd=home,
        timeout=60,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)
