"""A room with a screen that nobody sees, in which Orca reads: Xvfb, the buses, a window manager."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

#: What must be on the machine, and the packages of Debian that bring it.
NEEDED: Final = {
    "Xvfb": "xvfb",
    "dbus-daemon": "dbus",
    "gdbus": "libglib2.0-bin",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "orca": "orca",
    "chromium": "chromium",
}
#: Where the bus of accessibility is started from, by the systems that have it.
LAUNCHERS: Final = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
SCREEN: Final = "1440x900x24"
#: Nobody waits longer for Orca, in seconds.
LONG: Final = 60.0
#: So long nothing more is said before a step counts as over, in seconds.
QUIET: Final = 0.8


def lacking() -> list[str]:
    """List the packages of Debian that this machine lacks."""
    found = [package for name, package in NEEDED.items() if shutil.which(name) is None]
    return found + ([] if any(map(os.path.exists, LAUNCHERS)) else ["at-spi2-core"])


class Room:
    """Orca on a screen of its own, until the room is left."""

    def __init__(self, lang: str):
        self._open = ExitStack()
        self.home = Path(self._open.enter_context(tempfile.TemporaryDirectory(prefix="heard-")))
        self._ear = self.home / "data" / "orca"
        self.env = self._environment(lang)
        self._started: list[subprocess.Popen[str]] = []
        self._group = 0
        self._asked = 0
        self._rest = ""
        self._log: IO[str] | None = None

    def _environment(self, lang: str) -> dict[str, str]:
        folders = {"RUNTIME_DIR": "run", "DATA_HOME": "data", "CONFIG_HOME": "config"}
        folders["CACHE_HOME"] = "cache"
        env = {f"XDG_{name}": str(self.home / folder) for name, folder in folders.items()}
        for folder in folders.values():
            (self.home / folder).mkdir(mode=0o700)
        spoken = {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "LANGUAGE": lang}
        seen = {"ACCESSIBILITY_ENABLED": "1", "GSETTINGS_BACKEND": "memory"}
        return dict(os.environ) | env | spoken | seen | {"HOME": str(self.home)}

    def start(self, *command: str, **more: Any) -> subprocess.Popen[str]:
        """Start a program that ends with the room."""
        log = self._open.enter_context((self.home / f"{Path(command[0]).name}.log").open("w"))
        made = subprocess.Popen(
            command,
            env=self.env,
            stdin=subprocess.DEVNULL,
            stdout=more.pop("stdout", log),
            stderr=log,
            text=True,
            process_group=self._group,
            **more,
        )
        self._group = self._group or made.pid
        self._started.append(made)
        return made

    def __enter__(self) -> Room:
        self._open.callback(self._end)
        try:
            self._screen()
            self._buses()
            self.start("openbox")
            self._alone()
            self._ear.mkdir()
            shutil.copy(Path(__file__).with_name("ear.py"), self._ear / "orca-customizations.py")
            (self._ear / "heard.jsonl").touch()
            self._log = self._open.enter_context((self._ear / "heard.jsonl").open(encoding="utf-8"))
            self.start("orca")
            self.heard()
        except BaseException:
            self._open.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, bad: BaseException | None, at: TracebackType | None
    ) -> None:
        self._open.close()

    def _end(self) -> None:
        """End all that was started, and what that has started."""
        if not self._group:
            return
        for how, patience in ((signal.SIGTERM, 5.0), (signal.SIGKILL, LONG)):
            with suppress(ProcessLookupError):
                os.killpg(self._group, how)
            until = time.monotonic() + patience
            for one in self._started:
                with suppress(subprocess.TimeoutExpired):
                    one.wait(max(0.0, until - time.monotonic()))

    def _screen(self) -> None:
        read, write = os.pipe()
        self.start("Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, pass_fds=(write,))
        os.close(write)
        with os.fdopen(read) as told:
            self.env["DISPLAY"] = f":{told.readline().strip()}"

    def _buses(self) -> None:
        bus = self.start(
            "dbus-daemon", "--session", "--nofork", "--print-address=1", stdout=subprocess.PIPE
        )
        assert bus.stdout is not None
        self.env["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        self.start(next(filter(os.path.exists, LAUNCHERS)), "--launch-immediately")
        self._call("wait", "--timeout", "30", "org.a11y.Bus")
        where = ("--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus")
        put = "org.freedesktop.DBus.Properties.Set"
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            self._call("call", *where, "--method", put, "org.a11y.Status", name, "<true>")

    def _call(self, what: str, *words: str) -> None:
        command = ("gdbus", what, "--session", *words)
        subprocess.run(command, env=self.env, check=True, stdout=subprocess.DEVNULL)

    def _alone(self) -> None:
        """Let Orca find no other Orca of this user: it asks `pgrep`, and does not start beside one.

        Its screen and its buses are its own, so it disturbs none that somebody listens to.
        """
        folder = self.home / "bin"
        folder.mkdir()
        (folder / "pgrep").write_text("#!/bin/sh\nexit 1\n", encoding="ascii")
        (folder / "pgrep").chmod(0o700)
        self.env["PATH"] = os.pathsep.join((str(folder), self.env["PATH"]))

    # -- what is done and heard --------------------------------------------------------------

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        subprocess.run(("xdotool", "key", *keys), env=self.env, check=True)

    def type(self, text: str) -> None:
        """Type a text."""
        subprocess.run(("xdotool", "type", text), env=self.env, check=True)

    def heard(self) -> list[dict[str, Any]]:
        """Wait until nothing more is said; what was said and cut off since the last time."""
        found: list[dict[str, Any]] = []
        until, last = time.monotonic() + LONG, time.monotonic()
        self._ask()
        idle = 0
        while idle < self._asked or time.monotonic() - last < QUIET:
            if time.monotonic() > until:
                raise TimeoutError("Orca says nothing, or does not end")
            for one in self._read():
                if one["kind"] == "idle":
                    idle = one["number"]
                    continue
                found.append(one)
                last = time.monotonic()
            if idle == self._asked and time.monotonic() - last < QUIET:
                self._ask()
            time.sleep(0.05)
        return found

    def _ask(self) -> None:
        self._asked += 1
        (self._ear / "ask").write_text(str(self._asked), encoding="ascii")

    def _read(self) -> list[dict[str, Any]]:
        """What has been written down since the last time."""
        assert self._log is not None
        *lines, self._rest = (self._rest + self._log.read()).split("\n")
        return [json.loads(line) for line in lines]
