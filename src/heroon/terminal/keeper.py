"""Keeping the game of a session: after each answer, on leaving, where nobody reads any more."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from . import paths, saves
from .lines import Left

if TYPE_CHECKING:
    from .session import Session


class Keeper:
    """Saves one session's game, and says so where that goes wrong."""

    def __init__(self, session: Session):
        self.session = session
        self.s = session.s
        self.known: dict[Path, str] = {self.s.path: self.s.known} if self.s.path else {}
        self.unsaved = False
        self.kept: tuple[int, int, bool] | None = None

    def keep(self) -> bool:
        """Save after an answer, where that is wished; a failure is told once."""
        table = self.s.table
        now = (len(table.tokens), table.undos, table.over)
        if not self.s.autosave or now == self.kept:
            return True
        written = self.write(again=True)
        self.kept = now if written else None
        return written

    def write(self, path: Path | None = None, loud: bool = False, again: bool = False) -> bool:
        """Save the game; says so when it cannot be done (`again`: unless that was said last)."""
        tell = self.session.tell
        target = path or self.s.path
        try:
            target = target or saves.free_path(self.s.table.spec.id)
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
                self.failed(str(target or saves.SUFFIX), bad)
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
        self.known[target] = saves.save(target, s.table, s.seed, s.seat, s.bot, known)

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
        self.session.tell("save-failed", file=name, why=paths.cause(bad, self.session.t))

    def leave(self) -> int:
        """Save and say how to come back; the reader of our output may be gone, too."""
        session = self.session
        session.io.calls.leaving = True
        if self.s.table.over:
            return 0 if not self.s.autosave or self.silently() else 1
        try:
            session.io.say()
            written = self.write()
            if written:
                session.tell("left")
                given = {"program": called_as(), "game": self.s.table.spec.id}
                given |= {"lang": session.lang, "file": _quoted(str(self.s.path))}
                session.io.draw([f"  {session.t.text('left-command', **given)}"])
        except Left:
            written = self.silently()
        return 0 if written else 1

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
    if me.stem != "heroon" or shutil.which("heroon") in (str(me), str(me.absolute())):
        return "heroon"
    return _quoted(str(me.absolute()))


def _quoted(path: str) -> str:
    return path if re.fullmatch(r"[\w./+:@-]+", path) else "'" + path.replace("'", "'\\''") + "'"
