"""How long the app takes from the command to its menu, at a real terminal: prints JSON.

    python benchmarks/start.py [--rounds N] [--lang LANG]

One round starts `heroon play` at a pseudo-terminal of 80x24 and reads until the last entry of the
menu is written.  The first round (cold files) is told apart; the budget (0.6 s) is for the others.
"""

from __future__ import annotations

import argparse
import json
import os
import pty
import statistics
import sys
import tempfile
import time

from heroon.texts.core import texts

_MAIN = "from heroon.cli import main; main()"


def seconds_to_menu(lang: str, home: str) -> float:
    """One start: from the fork to the last entry of the menu on the screen."""
    entry = texts(lang).text("app-start-quit").encode()
    start = time.perf_counter()
    pid, terminal = pty.fork()
    if pid == 0:
        size = {"TERM": "xterm-256color", "LINES": "24", "COLUMNS": "80"}
        env = {**os.environ, **size, "XDG_DATA_HOME": home}
        args = [sys.executable, "-c", _MAIN, "play", "--lang", lang]
        os.execve(sys.executable, args, env)
    seen = b""
    while entry not in seen:
        seen += os.read(terminal, 65536)
    seconds = time.perf_counter() - start
    os.write(terminal, b"q")
    try:
        while os.read(terminal, 65536):
            pass
    except OSError:
        pass  # the other end is shut: the program is gone
    os.close(terminal)
    os.waitpid(pid, 0)
    return seconds


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--lang", default="en", choices=("fr", "en"))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        first = seconds_to_menu(given.lang, home)
        rounds = sorted(seconds_to_menu(given.lang, home) for _ in range(given.rounds))
    told = {
        "what": "seconds from `heroon play` to the menu",
        "lang": given.lang,
        "rounds": given.rounds,
        "first": round(first, 3),
        "least": round(rounds[0], 3),
        "median": round(statistics.median(rounds), 3),
        "most": round(rounds[-1], 3),
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main()
