"""The log: every table has a head, written once, and entries, which are only ever appended.

An entry says what was done at the table, and by whom.  What nature answered follows from the seed,
but for games that were played on from a moment of another one (`entries.CHANCE`).  A table opens
again by doing all of it once more.  `append` returns when SQLite has synchronised the file
(`synchronous=FULL`): what it has returned from survives `kill -9` and a power cut.  An entry may
carry the nonce of the message that caused it; no table keeps a nonce twice, so a message that
comes again is known.

Beside its history a table has a proof: how long it is, a chain of hashes over it, and the
fingerprint of the position to which it leads.  A history that is not the one of its proof is not
opened; where rules or cards have changed since, the fingerprint tells whether it still leads to
the same position.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import suppress

from heroon.kernel.errors import MALFORMED, InputError

from .database import Database
from .entries import GONE, History, LogEntry
from .heads import PERSON, Head, head_in
from .lists import KEPT, Kept, kept_in
from .proof import chained, check, check_rows, seal_of
from .words import HEAD_CHANGED


class Store(Database):
    """The histories of all tables in one SQLite file, and the lists of them."""

    def create(
        self, table: str, head: Head, now: float, entries: Sequence[LogEntry] = (), state: str = ""
    ) -> None:
        """Begin a table, with what was done at it before and the fingerprint of where that led."""
        now = float(now)
        data = json.dumps(head._asdict(), ensure_ascii=False)
        seal = seal_of(table, data)
        rows = [(table, seq, *entry, now) for seq, entry in enumerate(entries)]
        proof = (table, len(rows), chained(seal, (row[1:] for row in rows)), seal, state)
        with self._lock:
            self._present()
            with self._writing():
                self._db.execute("insert into tables values (?, ?, ?)", (table, now, data))
                self._db.executemany("insert into entries values (?, ?, ?, ?, ?, ?, ?)", rows)
                self._db.execute("insert into proofs values (?, ?, ?, ?, ?)", proof)
            self._present()

    def append(
        self,
        table: str,
        entries: Sequence[LogEntry],
        now: float,
        since: int,
        state: str | None = None,
    ) -> int:
        """Append to a table's history, all or nothing; return its new length in entries.

        `since` is the length that the writer knows; raises `sqlite3.IntegrityError` when another
        process has appended to it, or has kept one of these nonces.  `state` is the fingerprint
        of the position after it (None: the position is what it was).  Raises `OSError` where the
        file is gone: then nothing is kept.
        """
        now = float(now)
        rows = [(table, since + i, *entry, now) for i, entry in enumerate(entries)]
        with self._lock:
            self._present()
            with self._writing():
                found = self._db.execute(
                    "select length, chain, state from proofs where table_id = ?", (table,)
                ).fetchone()
                if found is None or found[0] != since:
                    raise sqlite3.IntegrityError("another program has written to this table")
                self._db.executemany("insert into entries values (?, ?, ?, ?, ?, ?, ?)", rows)
                chain = chained(found[1], (row[1:] for row in rows))
                proof = (since + len(rows), chain, found[2] if state is None else state, table)
                self._db.execute(
                    "update proofs set length = ?, chain = ?, state = ? where table_id = ?", proof
                )
            self._present()
        return since + len(entries)

    def flag(self, table: str, kind: str, now: float) -> None:
        """Take a table off the lists, or put it back, even one whose history is damaged.

        Does nothing where there is no such table; raises `sqlite3.Error` and `OSError`.
        """
        with self._lock:
            self._present()
            with self._writing():
                find = "select id from tables where id = ?"
                if self._db.execute(find, (table,)).fetchone() is None:
                    return
                last = "select max(seq) from entries where table_id = ?"
                seq = self._db.execute(last, (table,)).fetchone()[0]
                seq = 0 if seq is None else seq + 1 if isinstance(seq, int) else 1 << 40
                row = (seq, kind, -1, "", None, float(now))
                put = "insert into entries values (?, ?, ?, ?, ?, ?, ?)"
                self._db.execute(put, (table, *row))
                proof = "select length, chain from proofs where table_id = ?"
                found = self._db.execute(proof, (table,)).fetchone()
                # Of a history that is not the one of its proof the proof stays as it is.
                if found is not None and found[0] == seq:
                    self._db.execute(
                        "update proofs set length = ?, chain = ? where table_id = ?",
                        (seq + 1, chained(found[1], [row]), table),
                    )
            self._present()

    def known(self, table: str) -> bool:
        """Return whether there is a table of that id, removed or not."""
        with self._lock:
            found = self._db.execute("select 1 from tables where id = ?", (table,)).fetchone()
        return found is not None

    def untouched(self, before: float) -> list[str]:
        """List the tables begun before a moment at which no person has ever answered anything."""
        rows = (
            "select id, head from tables t where made < ? and not exists"
            " (select 1 from entries e where e.table_id = t.id and e.kind in ('gone', 'over'))"
        )
        touched = "select seat from entries where table_id = ? and kind in ('say', 'talk', 'undo')"
        found = []
        with self._lock:
            for id, text in self._db.execute(rows, (before,)).fetchall():
                with suppress(InputError):
                    who = head_in(text).who
                    seats = {seat for (seat,) in self._db.execute(touched, (id,))}
                    people = {n for n, one in enumerate(who) if one.partition(":")[0] == PERSON}
                    if not seats & (people | {-1}):
                        found.append(str(id))
        return found

    def with_file(self, digest: str) -> str:
        """Find the table, not removed, that a file of this digest holds; empty for none."""
        find = "select table_id from entries where kind = 'file' and data = ? order by made desc"
        with self._lock:
            rows = self._db.execute(find, (digest,)).fetchall()
        return next((str(id) for (id,) in rows if not self.is_gone(id)), "")

    def files(self) -> frozenset[str]:
        """Return the digests of all files that tables here have been read from or written to."""
        with self._lock:
            rows = self._db.execute("select data from entries where kind = 'file'").fetchall()
        return frozenset(str(data) for (data,) in rows)

    def played(self, game: str) -> int:
        """Count the tables of a game that are kept, removed ones too."""
        with self._lock:
            rows = self._db.execute("select head from tables").fetchall()
        found = 0
        for (head,) in rows:
            with suppress(InputError):
                found += head_in(head).game == game
        return found

    def length(self, table: str) -> int:
        """Count the entries of a table by its proof; -1 where there is none of that id."""
        find = "select length from proofs where table_id = ?"
        with self._lock:
            found = self._db.execute(find, (table,)).fetchone()
        return int(found[0]) if found is not None else -1

    def is_gone(self, table: str) -> bool:
        """Return whether a table is removed from the lists."""
        last = (
            "select kind from entries where table_id = ? and kind in ('gone', 'back')"
            " order by seq desc limit 1"
        )
        with self._lock:
            found = self._db.execute(last, (table,)).fetchone()
        return found is not None and bool(found[0] == GONE)

    def delete(self, table: str) -> None:
        """Delete a table for good, and overwrite its bytes, in SQLite's own log, too."""
        with self._lock:
            self._present()
            with self._writing():
                for where in ("entries where table_id", "proofs where table_id", "tables where id"):
                    self._db.execute(f"delete from {where} = ?", (table,))
            # Pages that once held a row may hold a copy of it; another process may be in the way.
            with suppress(sqlite3.OperationalError):
                self._db.execute("vacuum")
            with suppress(sqlite3.OperationalError):
                self._db.execute("pragma wal_checkpoint(truncate)").fetchall()

    def head(self, table: str) -> Head | None:
        """Read the head of a table; None where there is none of that id.  Raises `InputError`."""
        with self._lock:
            row = self._db.execute("select head from tables where id = ?", (table,)).fetchone()
        return head_in(row[0]) if row else None

    def entries(self, table: str) -> list[LogEntry]:
        """Read the history of a table, from its beginning, as it stands in the file."""
        with self._lock:
            rows = self._rows(table)
        return [LogEntry(*row[1:5]) for row in rows]

    def history(self, table: str) -> History | None:
        """Read a table and check it by its proof; None where there is none of that id.

        Raises `InputError` where it is not what was kept, with the reason.
        """
        with self._lock:
            head = self._db.execute("select head from tables where id = ?", (table,)).fetchone()
            rows = self._rows(table)
            proof = self._db.execute(
                "select length, chain, seal, state from proofs where table_id = ?", (table,)
            ).fetchone()
        if head is None:
            return None
        begun = head_in(head[0])
        if self._sealed:
            if proof is None:
                raise InputError(MALFORMED, HEAD_CHANGED)
            check(table, head[0], rows, proof[:3])
        wrong = check_rows([row[0] for row in rows], None)
        if wrong:
            raise InputError(MALFORMED, wrong)
        return History(begun, [LogEntry(*row[1:5]) for row in rows], proof[3] if proof else "")

    def kept(self, gone: bool = False) -> list[Kept]:
        """List the tables that are not removed (or those that are), the latest first.

        One that cannot be read is listed like the others, with what is wrong with it.
        """
        with self._lock:
            rows = self._db.execute(KEPT).fetchall()
        found = [one for one in (kept_in(row, self._sealed) for row in rows) if one.gone == gone]
        return sorted(found, key=lambda kept: (-kept.changed, kept.id))
