"""A process that has read all that the command needs, and forks a child for each run of it.

    python -m tests.cli.warm

A line of JSON is a run: its arguments, environment, folder, and the files that its streams are; a
folder to find modules and games in before all others, and what is executed first.  The answer is
the child's process id, and then its exit code.  The child leaves as an interpreter does, but takes
nothing down: that would copy all that it shares with its parent.
"""

from __future__ import annotations

import atexit
import gc
import io
import json
import os
import sys
import threading
from contextlib import suppress
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from heroon.cli import app, card_files, doctor, lab, look, overview, play, records, web
from heroon.kernel.spec import games
from heroon.server import serve
from heroon.texts import LANGUAGES, Texts, package_of, texts
from heroon.texts.missing import strict

#: Imported so that no child has to.
READ = (app, card_files, doctor, lab, look, overview, play, records, serve, web)


def warm_up() -> None:
    """Read games, what belongs to them, messages, and what a run imports when it needs it.

    Nothing that depends on a run's environment.
    """
    for group in sorted(entry_points().groups):
        if group.startswith("heroon."):
            for point in entry_points(group=group):
                point.load()
    for one in read():
        assert one._bundle.locales
    for name in rehearsed():
        with suppress(ImportError):  # what a module made for itself under a name of its own
            import_module(name)
    gc.collect()
    gc.freeze()


def read() -> list[Texts]:
    """The texts of all games in all languages: each is read once."""
    packages = ("", *map(package_of, games()))
    return [texts(lang, package) for lang in LANGUAGES for package in packages]


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
            app.main(["list", "heroz"])
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
    for one in read():
        one.strict = strict()
    sys.path[:0] = run["path"]
    sys.argv = ["heroon", *run["args"]]
    exec(run["first"], {})


def left() -> int:
    """Run the command; the exit code with which an interpreter leaves after it."""
    try:
        app.main()
        code: Any = 0
    except SystemExit as gone:
        code = gone.code or 0
        if not isinstance(code, int):
            print(code, file=sys.stderr)
            code = 1
    except BaseException as bad:
        sys.excepthook(type(bad), bad, bad.__traceback__)
        code = 1
    for thread in threading.enumerate():
        if thread is not threading.main_thread() and not thread.daemon:
            thread.join()
    atexit._run_exitfuncs()
    try:
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
    except OSError:
        return 120
    return int(code)


def main() -> None:
    warm_up()
    for line in iter(sys.stdin.readline, ""):
        run = json.loads(line)
        pid = os.fork()
        if pid == 0:
            become(run)
            os._exit(left())
        print(pid, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), flush=True)


if __name__ == "__main__":
    main()
