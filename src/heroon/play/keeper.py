"""The keeper of a game: after each answer in the store, on leaving in a file as well.

The page uses the same store, and so lists what is kept here.  A file is an export: it is written
where one was asked for, and opening it finds the game in the store again.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Protocol

from heroon.kernel import InputError, Table
from heroon.kernel.errors import REFUSED
from heroon.store import FILE, ORDER, VANISHED, LogEntry, why_unkept
from heroon.texts import Texts
from heroon.texts.reasons import reason

from . import paths, saves, shelf
from .game_setting import Setting
from .taking_up import begin_table

#: Why some games have no file: it would not hold what nature said.
NO_FILE: Final = "a game that goes on from a moment or from a turn cannot be written to a file"
#: What goes wrong with a store or a file.
UNKEPT: Final = (sqlite3.Error, OSError, InputError)


class Voice(Protocol):
    """A front end as a keeper sees it: its game, the entries to be kept, its way to tell things."""

    s: Setting
    t: Texts
    table: Table[Any]
    entries: list[LogEntry]

    def tell(self, key: str, /, **args: str | int) -> None:
        """Show the person the message `key`."""
        ...


class Keeper:
    """The keeper of one game in the store or in a file, which tells where that fails.

    `what` names this front end to other programs that find the game open here.
    """

    def __init__(self, voice: Voice, what: str):
        self.voice = voice
        self.s = voice.s
        self.what = what
        self.known: dict[Path, str] = {self.s.path: self.s.known} if self.s.path else {}
        self.unsaved = False

    def keep(self) -> bool:
        """Keep what was done since the last time; return False where that fails.

        Nothing is kept of a game that is not to be saved.  A failure is told once, not again after
        each answer.  A game is begun in the store by the first answer of a person.
        """
        entries = self.voice.entries
        if not self.s.autosave:
            entries.clear()
            return True
        new = self.s.ledger is None
        answered = (entry.seat in self.s.people and entry.kind != ORDER for entry in entries)
        if new and not any(answered):
            return True
        return self._told(not self.unsaved) if new or entries else True

    def _told(self, loud: bool) -> bool:
        """Keep what was done, and return whether that worked; if `loud`, tell a failure."""
        try:
            self._keep()
        except UNKEPT as bad:
            if loud:
                self.failed(str(self._place()), bad)
            self.unsaved = True
            return False
        self.unsaved = False
        return True

    def _keep(self) -> None:
        """Append what was done to the store; what cannot be kept now is kept the next time.

        Where the store cannot be written to, the file that was asked for holds the game.
        """
        s, entries = self.s, self.voice.entries
        try:
            if s.ledger is None:
                s.ledger = begin_table(shelf.own_store(), s, self.what, entries)
            elif entries:
                s.ledger.keep(entries, s.table)
        except UNKEPT:
            if s.path is None:
                raise
            self._put(s.path)
        else:
            entries.clear()

    def _place(self) -> Path | str:
        try:
            return shelf.store_path()
        except OSError:
            return saves.USUAL

    def write(self, path: Path | None = None, loud: bool = False) -> bool:
        """Keep the game and export it to its file, or copy it to another; tell whatever fails.

        A copy is a game of its own from then on: opened, it begins where it was made.
        """
        if path is not None and path != self.s.path:
            if self.s.autosave:
                self._told(True)
            return self._export(path, loud)
        kept = self._told(True) if self.s.autosave or self.s.path is None else True
        if self.s.path is not None:
            return self._export(self.s.path, loud, own=True) and kept
        if kept and loud:
            self.voice.tell("kept-now", command=self.way_back())
        return kept

    def _export(self, path: Path, loud: bool, own: bool = False) -> bool:
        """Write the game to a file, and tell whether that worked.

        Where another program has written to the game's `own` file, write to a new one beside it.
        """
        tell = self.voice.tell
        try:
            try:
                self._put(path)
            except saves.Taken:
                if not own:
                    tell("save-exists", file=str(path))
                    return False
                other = self._elsewhere(path)
                tell("save-moved", file=str(path), other=str(other))
                path = other
        except UNKEPT as bad:
            self.failed(str(path), bad)
            return False
        if loud:
            tell("saved", file=str(path))
        return True

    def _put(self, target: Path) -> None:
        """Write the game to a file, and note in the store the digest of the game's own file."""
        s = self.s
        known = self.known.get(target, "")
        seed = s.seed if saves.from_seed(s.table, s.seed) else ""
        if not seed and not s.table.over:
            raise InputError(REFUSED, NO_FILE)
        digest = saves.save(target, s.table, seed, s.who, known)
        self.known[target] = digest
        if target == s.path and digest != known and s.ledger is not None:
            self.voice.entries.append(LogEntry(FILE, -1, digest))
            with suppress(
                *UNKEPT
            ):  # the file is whole; its digest is kept in the store the next time
                s.ledger.keep(self.voice.entries, s.table)
                self.voice.entries.clear()

    def _elsewhere(self, target: Path) -> Path:
        """Write the game to a free name beside a file that another program has written to."""
        while True:
            other = saves.free_path(self.s.table.spec.id, target)
            before, self.s.path = self.s.path, other
            try:
                self._put(other)
            except OSError as bad:
                self.s.path = before
                if isinstance(bad, saves.Taken):
                    continue
                raise
            return other

    def failed(self, name: str, bad: Exception) -> None:
        """Tell the person that the game could not be saved in that place, and why."""
        self.voice.tell("save-failed", file=name, why=why_not_kept(bad, self.voice.t))

    def silently(self) -> bool:
        """Keep the game without any message, for nobody reads it; return False where that fails."""
        try:
            if self.s.autosave or self.s.path is None:
                self._keep()
            if self.s.path is not None:
                try:
                    self._put(self.s.path)
                except saves.Taken:
                    self._elsewhere(self.s.path)
        except UNKEPT:
            return False
        return True

    def close(self) -> None:
        """Release the game's table, so that other programs may open it."""
        if self.s.ledger is not None:
            self.s.ledger.release()

    def way_back(self) -> str:
        """Return the command that goes on with the game, by its file or its id in the store."""
        s = self.s
        name = str(s.path) if s.path else s.ledger.id if s.ledger else ""
        return self.voice.t.text(
            "left-command",
            program=called_as(),
            game=s.table.spec.id,
            lang=self.voice.t.lang,
            file=quoted(name),
        )


def why_not_kept(bad: Exception, t: Texts) -> str:
    """Tell why a game could not be kept, in the language of the texts."""
    if isinstance(bad, InputError):
        return reason(bad.why, t.lang)
    if isinstance(bad, OSError) and why_unkept(bad) != VANISHED:
        return paths.cause(bad, t)
    return reason(why_unkept(bad), t.lang)


def called_as() -> str:
    """Return how this program is started again: as dev.py says, else its own name or path."""
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
    """Return how one of our commands is typed on this machine.

    In dev.py `play` stands for itself, and all others follow `run`.
    """
    program = called_as()
    if os.environ.get("HEROON_CALLED_AS", "") and command != "play":
        program += " run"
    return f"{program} {command}"


def quoted(path: str) -> str:
    """Write a path as a shell reads it: in quotes where it needs them."""
    return path if re.fullmatch(r"[\w./+:@-]+", path) else "'" + path.replace("'", "'\\''") + "'"
