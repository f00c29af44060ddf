"""Saved games: the full record with its secret seed, and who was playing."""

from __future__ import annotations

import hashlib
import os
import re
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from heroon.kernel import InputError, Seeded, Table
from heroon.kernel.errors import MALFORMED, REFUSED
from heroon.kernel.files import read_record, write_record

#: The first line of a saved game: a comment for the record, the players for us.
_PLAYERS: Final = re.compile(r"# heroon play: seat=(\S+) bot=(\S+)")
#: The last line: a comment with the digest of all before it, so that no damage goes unseen.
_SUM: Final = "# whole: "
SUFFIX: Final = ".heroon"


class Saved(NamedTuple):
    """A saved game, opened: the table at the very same ask, its seed, who played."""

    table: Table[Any]
    seed: str
    seat: str
    bot: str


def folder() -> Path:
    """Where saved games lie when nobody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME", "")
    root = Path(home) if home and Path(home).is_absolute() else Path.home() / ".local" / "share"
    return root / "heroon" / "saves"


def free_path(game: str) -> Path:
    """A file for a new game that takes the place of no other one."""
    place = folder()
    path = place / f"{game}{SUFFIX}"
    number = 2
    while path.exists():
        path = place / f"{game}-{number}{SUFFIX}"
        number += 1
    return path


def save(path: Path, table: Table[Any], seed: str, seat: str, bot: str) -> None:
    """Write a game so that the file always holds the old game or the new one, whole."""
    text = f"# heroon play: seat={seat} bot={bot}\n{write_record(table, seed)}"
    text += f"{_SUM}{_digest(text)}\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _sync_folder(path: Path) -> None:
    """Make the new name durable, where folders can be opened."""
    if os.name == "posix":
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _from_seed(table: Table[Any], seed: str) -> bool:
    """Whether nature's answers are those that the seed gives."""
    again: Table[Any] = Table(table.spec, table.options, Seeded(seed), seats=table.seats)
    for token in table.tokens:
        if token.seat >= 0:
            again.repeat(token)
            again.drive(again.driver)
    mine, its = ([(t.seat, t.prompt, t.word) for t in one.tokens] for one in (table, again))
    return mine == its


def load(path: Path) -> Saved:
    """Read a saved game; raises `InputError` with place and reason, and `OSError`."""
    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as bad:
        raise InputError(MALFORMED, "not UTF-8 text", where=f"{path}, byte {bad.start}") from None
    body, mark, digest = text.rpartition(_SUM)
    if _PLAYERS.match(text) and not mark:
        raise InputError(MALFORMED, "the file is cut short", where=str(path))
    if mark and digest.strip() != _digest(body):
        raise InputError(MALFORMED, "the file was changed after it was saved", where=str(path))
    try:
        table, seed = read_record(text, str(path), replay_only=False)
    except InputError as bad:
        raise InputError(bad.kind, bad.why, bad.token, bad.where or str(path), bad.rule) from None
    if seed and not _from_seed(table, seed):
        raise InputError(REFUSED, "its cards are not those of its seed", where=str(path))
    if not seed and not table.over:
        raise InputError(REFUSED, "a record without a seed cannot be played on", where=str(path))
    players = _PLAYERS.match(text)
    return Saved(table, seed, players[1] if players else "", players[2] if players else "")
