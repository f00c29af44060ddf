"""The building of engines in C beside a game, where none is built yet."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Final

#: Processes that were started; none is waited for.
_STARTED: Final[list[subprocess.Popen[bytes]]] = []


def build_beside(*games: str) -> None:
    """Start a process that builds the engines of these games, or of all, where they are missing.

    Where all are built, the process only looks and ends after half a second. It runs at the
    lowest priority, and nothing waits for it. `HEROON_BUILD=no` starts none.
    """
    if os.environ.get("HEROON_BUILD", "") == "no" or not sys.executable:
        return
    try:
        _STARTED.append(
            subprocess.Popen(
                [sys.executable, "-m", "heroon.native.soon", *games],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        )
    except OSError:  # no process to be had: the game is played all the same
        return
