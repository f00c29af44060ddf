"""The log: every table has a head, written once, and entries, which are only ever appended.

An entry says what was done at the table, by whom; what nature answered follows from the seed and
is not kept.  A table opens again by doing all of it once more.  `append` returns when SQLite has
synchronised the file (`synchronous=FULL`): what it has returned from survives `kill -9` and a
power cut.  An entry may carry the nonce of the message that caused it; no table keeps a nonce
twice, so a message that comes again is known.
"""

from __future__ import annotations

import json
import sqlite3
import threading
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from heroon.kernel.errors import MALFORMED, InputError

#: Kinds of entries: an answer; so many words taken back; back to so many tokens, in practice;
#: something said out of turn; a standing order; who plays a seat; marked as practice; the end;
#: removed from the lists.
SAY: Final = "say"
UNDO: Final = "undo"
REWIND: Final = "rewind"
TALK: Final = "talk"
ORDER: Final = "order"
BOT: Final = "bot"
PRACTICE: Final = "practice"
OVER: Final = "over"
GONE: Final = "gone"

#: The version of the tables below, in SQLite's own field for it.
VERSION: Final = 1
_SCHEMA: Final = """
create table tables (
    id text primary key,
    made real not null,
    head text not null
) without rowid;
create table entries (
    table_id text not null references tables (id),
    seq integer not null,
    kind text not null,
    seat integer not null,
    data text not null,
    nonce text,
    made real not null,
    primary key (table_id, seq)
) without rowid;
create unique index nonces on entries (table_id, nonce) where nonce is not null;
"""


class Head(NamedTuple):
    """What a table began with.

    `people` are the seats at the keyboard, `bot` names who plays the others; `numbers` are the
    owner's card numbers that differ from ours, as lines of a card file; `rules` and `cards` say
    which rules and card data it was begun with.
    """

    game: str
    options: Mapping[str, str]
    seats: int
    seed: str
    people: tuple[int, ...]
    bot: str
    numbers: tuple[str, ...] = ()
    rules: int = 0
    cards: str = ""


class Entry(NamedTuple):
    """Something done at a table: `seat` is -1 where nobody in particular did it."""

    kind: str
    seat: int
    data: str
    nonce: str | None = None


class Kept(NamedTuple):
    """A table as the lists tell it: when it was begun and last changed, how it ended if it did."""

    id: str
    head: Head
    made: float
    changed: float
    answers: int
    over: str


class Store:
    """One SQLite file.  Any thread may use it; one at a time does.

    Raises `InputError` for a file that is none of ours, `sqlite3.Error` and `OSError` for one
    that cannot be used.
    """

    def __init__(self, path: Path | str):
        self._lock = threading.Lock()
        if isinstance(path, Path):
            path.parent.mkdir(parents=True, exist_ok=True)
        self._db = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        try:
            self._open(str(path))
        except BaseException:
            self._db.close()
            raise

    def _open(self, where: str) -> None:
        try:
            self._db.execute("pragma journal_mode = wal")
            self._db.execute("pragma synchronous = full")
            self._db.execute("pragma foreign_keys = on")
            self._db.execute("pragma busy_timeout = 5000")
            found = self._db.execute("pragma user_version").fetchone()[0]
            if found == 0:
                with self._writing():
                    # Another process may have been faster.
                    found = self._db.execute("pragma user_version").fetchone()[0]
                    if found == 0:
                        for statement in _SCHEMA.split(";"):
                            self._db.execute(statement)
                        self._db.execute(f"pragma user_version = {VERSION}")
                        found = VERSION
        except sqlite3.DatabaseError as bad:
            if isinstance(bad, sqlite3.OperationalError):
                raise
            raise InputError(MALFORMED, "not a file of games", where=where) from None
        if found != VERSION:
            raise InputError(MALFORMED, "games of another version of Heroon", where=where)

    def close(self) -> None:
        """Close the file; whatever was appended is in it."""
        with self._lock:
            self._db.close()

    def _writing(self) -> _Transaction:
        return _Transaction(self._db)

    def create(self, table: str, head: Head, now: float) -> None:
        """Begin a table."""
        data = json.dumps(head._asdict(), ensure_ascii=False)
        with self._lock, self._writing():
            self._db.execute("insert into tables values (?, ?, ?)", (table, now, data))

    def append(self, table: str, entries: Sequence[Entry], now: float, since: int) -> int:
        """Append to a table's history, all or nothing; returns its new length.

        `since` is the length that the writer knows; raises `sqlite3.IntegrityError` when another
        process has appended to it, or has kept one of these nonces.
        """
        rows = [(table, since + i, *entry, now) for i, entry in enumerate(entries)]
        with self._lock, self._writing():
            self._db.executemany("insert into entries values (?, ?, ?, ?, ?, ?, ?)", rows)
        return since + len(entries)

    def head(self, table: str) -> Head | None:
        """The head of a table; None where there is none of that id."""
        with self._lock:
            row = self._db.execute("select head from tables where id = ?", (table,)).fetchone()
        return _head(row[0]) if row else None

    def entries(self, table: str) -> list[Entry]:
        """The history of a table, from its beginning."""
        with self._lock:
            rows = self._db.execute(
                "select kind, seat, data, nonce from entries where table_id = ? order by seq",
                (table,),
            ).fetchall()
        return [Entry(*row) for row in rows]

    def kept(self) -> list[Kept]:
        """The tables that are not removed, the latest first."""
        with self._lock:
            rows = self._db.execute(
                "select t.id, t.head, t.made, coalesce(max(e.made), t.made),"
                " sum(e.kind = 'say'), max(case e.kind when 'over' then e.data end),"
                " sum(e.kind = 'gone')"
                " from tables t left join entries e on e.table_id = t.id group by t.id"
            ).fetchall()
        found = [
            Kept(id, _head(head), made, changed, answers or 0, over or "")
            for id, head, made, changed, answers, over, gone in rows
            if not gone
        ]
        return sorted(found, key=lambda kept: (-kept.changed, kept.id))


class _Transaction:
    """A transaction that takes the right to write at its beginning."""

    def __init__(self, db: sqlite3.Connection):
        self._db = db

    def __enter__(self) -> None:
        self._db.execute("begin immediate")

    def __exit__(self, kind: object, bad: object, at: object) -> None:
        self._db.execute("commit" if kind is None else "rollback")


def _head(text: str) -> Head:
    found: dict[str, Any] = json.loads(text)
    pairs: Iterable[tuple[str, Any]] = (
        (name, tuple(value) if isinstance(value, list) else value) for name, value in found.items()
    )
    return Head(**dict(pairs))
