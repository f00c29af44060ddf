"""Keeping the game of a session: after each answer, on leaving, where nobody reads any more."""

from __future__ import annotations

import os
import re
import shutil
import sys
import time
from pathlib import Path
from typing import Protocol

from heroon.texts import Texts

from . import paths, saves
from .match import Setting


class Voice(Protocol):
    """Who keeps a game, and how it says what went wrong."""

    s: Setting
    t: Texts

    def tell(self, key: str, /, **args: str | int) -> None:
        """A message for the person."""
        ...


class Keeper:
    """Saves one game, and says so where that goes wrong."""

    def __init__(self, voice: Voice):
        self.voice = voice
        self.s = voice.s
        self.known: dict[Path, str] = {self.s.path: self.s.known} if self.s.path else {}
        self.unsaved = False
        self.kept: tuple[object, ...] | None = None

    def keep(self) -> bool:
        """Save after an answer, where that is wished; a failure is told once."""
        table = self.s.table
        players = (self.s.who, saves.orders_of(table))
        now = (len(table.tokens), table.undos, table.over, *players)
        if not self.s.autosave or now == self.kept:
            return True
        written = self.write(again=True)
        self.kept = now if written else None
        return written

    def write(self, path: Path | None = None, loud: bool = False, again: bool = False) -> bool:
        """Save the game; says so when it cannot be done (`again`: unless that was said last)."""
        tell = self.voice.tell
        target = path or self.s.path
        try:
            if target is None:
                saves.sweep_untouched(time.time())
                target = saves.free_path(self.s.table.spec.id)
            try:
                self._put(target)
            except saves.Taken:
                if path:
                    tell("save-exists", file=str(target))
                    return False
                taken, target = target, self._elsewhere(target)
                if taken in self.known:
                    tell("save-moved", file=str(taken), other=str(target))
        except OSError as bad:
            if not (again and self.unsaved):
                self.failed(str(target or saves.USUAL), bad)
            self.unsaved = True
            return False
        if path is None or self.s.path is None:
            self.s.path = target
            self.unsaved = False
        if loud:
            tell("saved", file=str(target))
        return True

    def _put(self, target: Path) -> None:
        s = self.s
        known = self.known.get(target, "")
        self.known[target] = saves.save(target, s.table, s.seed, s.who, known)

    def _elsewhere(self, target: Path) -> Path:
        """Save under a free name: another program has written to the file."""
        while True:
            other = saves.free_path(self.s.table.spec.id, target)
            try:
                self._put(other)
            except saves.Taken:
                continue
            return other

    def failed(self, name: str, bad: OSError) -> None:
        """Say that the game could not be saved there."""
        self.voice.tell("save-failed", file=name, why=paths.cause(bad, self.voice.t))

    def silently(self) -> bool:
        """Save where nobody reads what is said."""
        try:
            target = self.s.path or saves.free_path(self.s.table.spec.id)
            try:
                self._put(target)
            except saves.Taken:
                self._elsewhere(target)
        except OSError:
            return False
        return True


def called_as() -> str:
    """How this command is called again: what dev.py says, else its own name or place."""
    given = os.environ.get("HEROON_CALLED_AS", "")
    if given:
        return given
    me = Path(sys.argv[0] or "heroon")
    if me.name == "__main__.py":  # python -m heroon
        words = sys.orig_argv[: len(sys.orig_argv) - len(sys.argv) + 1]
        return " ".join(map(quoted, words))
    if me.stem != "heroon" or shutil.which("heroon") in (str(me), str(me.absolute())):
        return "heroon"
    return quoted(str(me.absolute()))


def called_for(command: str) -> str:
    """How one of our commands is called again: of dev.py, `play` stands for itself."""
    program = called_as()
    if os.environ.get("HEROON_CALLED_AS", "") and command != "play":
        program += " run"
    return f"{program} {command}"


def quoted(path: str) -> str:
    """A path as a shell takes it."""
    return path if re.fullmatch(r"[\w./+:@-]+", path) else "'" + path.replace("'", "'\\''") + "'"
