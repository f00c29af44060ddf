"""A process that has read all that the command needs, and forks a child for each run of it.

    python -m tests.cli.warm

A line of JSON is a run: its arguments, environment, folder, and the files that its streams are.
The answer is the child's process id, and then its exit code.  The child leaves as the command
does: through the end of the interpreter.
"""

from __future__ import annotations

import gc
import io
import json
import os
import sys
from contextlib import suppress
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from heroon.cli import app, doctor, lab, look, play, records, web
from heroon.kernel.spec import games
from heroon.texts import LANGUAGES, package_of, texts

#: Imported so that no child has to.
READ = (app, doctor, lab, look, play, records, web)


def warm_up() -> None:
    """Read games, what belongs to them, messages, and what a run imports when it needs it.

    Nothing that depends on a run's environment.
    """
    for group in sorted(entry_points().groups):
        if group.startswith("heroon."):
            for point in entry_points(group=group):
                point.load()
    for lang in LANGUAGES:
        for package in ("", *map(package_of, games())):
            assert texts(lang, package)._bundle.locales
    for name in rehearsed():
        with suppress(ImportError):  # what a module made for itself under a name of its own
            import_module(name)
    gc.collect()
    gc.freeze()


def rehearsed() -> list[str]:
    """The modules that a run has imported: the parser of arguments, all in all.

    The run is one of a child, so that nothing of it stays here.
    """
    read, write = os.pipe()
    pid = os.fork()
    if pid == 0:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for number in range(3):
            os.dup2(nowhere, number)
        try:
            app.main(["list"])
        finally:
            os.write(write, "\n".join(sys.modules).encode())
            os._exit(0)
    os.close(write)
    with os.fdopen(read) as told:
        names = told.read().split("\n")
    os.waitpid(pid, 0)
    return [name for name in names if name not in sys.modules]


def become(run: dict[str, Any]) -> None:
    """Take on the streams, folder and environment of a run."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        flags = os.O_RDONLY if number == 0 else os.O_WRONLY
        os.dup2(os.open(run[name], flags), number)
    sys.stdin = io.TextIOWrapper(os.fdopen(0, "rb", closefd=False), encoding="utf-8")
    sys.stdout = io.TextIOWrapper(os.fdopen(1, "wb", closefd=False), encoding="utf-8")
    sys.stderr = io.TextIOWrapper(
        os.fdopen(2, "wb", closefd=False), "utf-8", "backslashreplace", line_buffering=True
    )
    os.chdir(run["cwd"])
    os.environ.clear()
    os.environ.update(run["env"])
    sys.argv = ["heroon", *run["args"]]


def main() -> None:
    warm_up()
    for line in iter(sys.stdin.readline, ""):
        run = json.loads(line)
        pid = os.fork()
        if pid == 0:
            become(run)
            app.main()
        print(pid, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), flush=True)


if __name__ == "__main__":
    main()
