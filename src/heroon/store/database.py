"""The SQLite file of all games: how it is opened, checked, brought up to date, written to."""

from __future__ import annotations

import errno
import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from heroon.kernel.errors import MALFORMED, InputError

from .private import beside, is_private, prepare
from .proof import COLUMNS, chained, seal_of
from .words import BUSY, DAMAGED, FULL, NO_GAMES, OTHER_VERSION, READ_ONLY, VANISHED, why_unkept

#: The version of the tables below, in SQLite's own field for it; the first one had no proofs.
VERSION: Final = 2
_FIRST: Final = 1
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
#: Files are looked for by their digest; made at each opening, for stores of before have it not.
_FILES: Final = "create index if not exists files on entries (data) where kind = 'file'"
_PROOFS: Final = """
create table proofs (
    table_id text primary key references tables (id),
    length integer not null,
    chain text not null,
    seal text not null,
    state text not null
) without rowid
"""


#: Errors that say nothing against what is in a file.
_NOT_ITS_FAULT: Final = (FULL, READ_ONLY, BUSY)
_DISK: Final = sqlite3.SQLITE_IOERR


class Database:
    """The SQLite file of all games, opened and checked.  Any thread may use it; one at a time does.

    `unkept` says why nothing can be kept in it; it is empty where that can be done.  Raises
    `InputError` for a file that is none of ours or damaged, and leaves it as it is; raises
    `sqlite3.Error` and `OSError` for one that cannot be used.
    """

    def __init__(self, path: Path):
        self._lock = threading.Lock()
        self.path = path
        self.unkept = ""
        self._sealed = True
        try:
            prepare(path)
            readable = os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)
        except OSError:
            if not path.is_file():
                raise
            readable = False
        if not readable:
            self.unkept = READ_ONLY
        try:
            self._begin(readable)
        except sqlite3.OperationalError as bad:
            if self.unkept or why_unkept(bad) != FULL:
                raise
            # There is no room even to read and write: what is there is shown.
            self.unkept = FULL
            self._begin(False)
        self._files = {one: _place(one) for one in beside(path)[:3] if one.exists()}

    def _begin(self, writable: bool) -> None:
        """Connect to the file and open it; close it again if that fails."""
        self._db = _connected(self.path, writable)
        try:
            self._open(str(self.path))
        except BaseException:
            self._db.close()
            raise

    @property
    def private(self) -> bool:
        """Whether nobody but the user can read the file."""
        return is_private(self.path)

    def _open(self, where: str) -> None:
        """Check the file before anything is written, then make it ready to be written into."""
        try:
            found = self._checked()
        except UnicodeDecodeError:  # in what SQLite says of it
            raise InputError(MALFORMED, DAMAGED, where=where) from None
        except sqlite3.DatabaseError as bad:
            if why_unkept(bad) in _NOT_ITS_FAULT or bad.sqlite_errorcode & 0xFF == _DISK:
                raise
            why = DAMAGED if _is_sqlite(self.path) else NO_GAMES
            raise InputError(MALFORMED, why, where=where) from None
        except InputError as bad:
            raise InputError(bad.kind, bad.why, where=where) from None
        if self.unkept:
            self._look_only(found, where)
            return
        self._db.execute("pragma journal_mode = wal")
        self._db.execute("pragma synchronous = full")
        self._db.execute("pragma foreign_keys = on")
        self._db.execute("pragma secure_delete = on")
        try:
            with self._writing():
                # Another process may have been faster.
                found = self._db.execute("pragma user_version").fetchone()[0]
                if found == 0:
                    self._make(_SCHEMA)
                if found < VERSION:
                    self._make(_PROOFS)
                    self._seal()
                self._db.execute(_FILES)
                # Written at each start: whether anything can be kept is known then.
                self._db.execute(f"pragma user_version = {VERSION}")
        except sqlite3.OperationalError as bad:
            if found != VERSION:
                raise
            self.unkept = why_unkept(bad)

    def _checked(self) -> int:
        """Check the file and return its version; raise `InputError` or `sqlite3.DatabaseError`."""
        self._db.execute("pragma busy_timeout = 5000")
        found: int = self._db.execute("pragma user_version").fetchone()[0]
        names = {name for (name,) in self._db.execute("select name from sqlite_master")}
        if self._db.execute("pragma quick_check(1)").fetchone()[0] != "ok":
            raise InputError(MALFORMED, DAMAGED)
        if found not in (0, _FIRST, VERSION):
            raise InputError(MALFORMED, OTHER_VERSION)
        if found == 0 and names:
            raise InputError(MALFORMED, NO_GAMES)
        if found and not {"tables", "entries"} <= names:
            raise InputError(MALFORMED, NO_GAMES)
        looks = ("select id, made, head from tables", f"select table_id, {COLUMNS} from entries")
        proofs = ("select table_id, length, chain, seal, state from proofs",)
        for look in (*looks[: 2 * bool(found)], *proofs[: found == VERSION]):
            self._db.execute(f"{look} limit 0")
        return found

    def _look_only(self, found: int, where: str) -> None:
        """Open a file that cannot be written; one without proofs is not checked."""
        if found == 0:
            why = errno.ENOSPC if self.unkept == FULL else errno.EACCES
            raise OSError(why, os.strerror(why), where)
        self._sealed = found == VERSION
        if not self._sealed:
            self._db.execute("pragma temp_store = memory")
            self._make(_PROOFS.replace("create table", "create temp table"))

    def _make(self, schema: str) -> None:
        """Run the statements of a schema."""
        for statement in schema.split(";"):
            self._db.execute(statement)

    def _seal(self) -> None:
        """Write a proof for each table of a first-version file, of what it holds now."""
        for table, head in self._db.execute("select id, head from tables").fetchall():
            rows, seal = self._rows(table), seal_of(table, head)
            values = (table, len(rows), chained(seal, rows), seal, "")
            self._db.execute("insert into proofs values (?, ?, ?, ?, ?)", values)

    def _rows(self, table: str) -> list[tuple[Any, ...]]:
        """Read the entries of a table, in their order, as rows of `COLUMNS`."""
        return self._db.execute(
            f"select {COLUMNS} from entries where table_id = ? order by seq", (table,)
        ).fetchall()

    def close(self) -> None:
        """Close the file; whatever was appended is in it."""
        with self._lock:
            self._db.close()

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Hold a transaction that takes the right to write at its beginning."""
        self._db.execute("begin immediate")
        try:
            yield
            self._db.execute("commit")
        except BaseException:
            with suppress(sqlite3.Error):  # SQLite may have rolled back by itself
                self._db.execute("rollback")
            raise

    def _present(self) -> None:
        """Raise `OSError` where the file is no longer the one of that name.

        SQLite goes on writing into a file that was deleted; nobody would find that again.
        """
        for one, place in self._files.items():
            if _place(one) != place:
                raise OSError(errno.ESTALE, VANISHED, str(one))


def _connected(path: Path, writable: bool) -> sqlite3.Connection:
    """Connect to a file; to one that cannot be written without trying to write."""
    name = path.absolute().as_uri()
    still = not writable and not path.with_name(path.name + "-wal").exists()
    uri = name + ("" if writable else "?mode=ro" + ("&immutable=1" if still else ""))
    db = sqlite3.connect(uri, uri=True, check_same_thread=False, isolation_level=None)
    # Damaged text is read all the same: its hash is another one.
    db.text_factory = lambda data: data.decode("utf-8", "replace")
    return db


def _is_sqlite(path: Path) -> bool:
    """Return whether a file begins as files of SQLite do."""
    with path.open("rb") as file:
        return file.read(15) == b"SQLite format 3"


def _place(path: Path) -> tuple[int, int]:
    """Return where a file lies on the disk; (0, 0) where there is none of that name."""
    try:
        found = path.stat()
    except OSError:
        return 0, 0
    return found.st_dev, found.st_ino
