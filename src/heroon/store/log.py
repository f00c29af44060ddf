"""The log: every table has a head, written once, and entries, which are only ever appended.

An entry says what was done at the table, by whom; what nature answered follows from the seed and
is not kept.  A table opens again by doing all of it once more.  `append` returns when SQLite has
synchronised the file (`synchronous=FULL`): what it has returned from survives `kill -9` and a
power cut.  An entry may carry the nonce of the message that caused it; no table keeps a nonce
twice, so a message that comes again is known.

Beside its history a table has a proof: how long it is, a chain of hashes over it, and the
fingerprint of the position to which it leads.  A history that is not the one of its proof is not
opened; where rules or cards have changed since, the fingerprint tells whether it still leads to
the same position.
"""

from __future__ import annotations

import errno
import json
import os
import sqlite3
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from heroon.kernel.errors import MALFORMED, InputError

from .private import beside, is_private, prepare
from .proof import COLUMNS, chained, check, check_rows, seal_of
from .words import (
    BUSY,
    DAMAGED,
    FULL,
    HEAD_CHANGED,
    NO_GAMES,
    OTHER_VERSION,
    READ_ONLY,
    UNREAD,
    VANISHED,
    why_unkept,
)

#: Kinds of entries: an answer; so many words taken back; back to so many tokens, in practice;
#: something said out of turn; a standing order; who plays a seat; marked as practice; the end;
#: removed from the lists; put back on them; what nature said, in its own words; the seed that it
#: follows from there on (empty: it says nothing by itself); the position where a turn began; the
#: position from which the game goes on, in the place of all that was done before; the result with
#: the last counters; the digest of a file that holds the game as it stands; so many words were
#: taken back before the history begins; a game ended by a seat's word, as a record tells it.
SAY: Final = "say"
UNDO: Final = "undo"
REWIND: Final = "rewind"
TALK: Final = "talk"
ORDER: Final = "order"
BOT: Final = "bot"
PRACTICE: Final = "practice"
OVER: Final = "over"
GONE: Final = "gone"
BACK: Final = "back"
CHANCE: Final = "chance"
SEED: Final = "seed"
TURN: Final = "turn"
FROM: Final = "from"
END: Final = "end"
FILE: Final = "file"
UNDOS: Final = "undos"
CLOSE: Final = "close"

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

#: A seat that a person plays; behind a colon may stand the person's own name.
PERSON: Final = "person"
#: What an older head said of who sits where; and no table has more seats.
_OLD: Final = {"seats", "people", "bot"}
_SEATS: Final = 16

#: Errors that say nothing against what is in a file.
_NOT_ITS_FAULT: Final = (FULL, READ_ONLY, BUSY)
_DISK: Final = sqlite3.SQLITE_IOERR


class Head(NamedTuple):
    """What a table began with.

    `who` names who sits at each seat: a level or bot, `person`, or `person:` and a name;
    `numbers` are the owner's card numbers that differ from ours, as lines of a card file; `rules`
    and `cards` say which rules and card data it was begun with.
    """

    game: str
    options: Mapping[str, str]
    seed: str
    who: tuple[str, ...]
    numbers: tuple[str, ...] = ()
    rules: int = 0
    cards: str = ""


class Entry(NamedTuple):
    """Something done at a table: `seat` is -1 where nobody in particular did it."""

    kind: str
    seat: int
    data: str
    nonce: str | None = None


class History(NamedTuple):
    """All that is kept of a table; `state` is the fingerprint of where it leads, if known."""

    head: Head
    entries: list[Entry]
    state: str = ""

    @property
    def gone(self) -> bool:
        """Whether the table is removed."""
        kinds = [entry.kind for entry in self.entries if entry.kind in (GONE, BACK)]
        return kinds[-1:] == [GONE]


class Kept(NamedTuple):
    """A table as the lists tell it: when it was begun and last changed, how it ended if it did.

    `wrong` says why it cannot be opened; its head is missing where that cannot be read.
    """

    id: str
    head: Head | None
    made: float
    changed: float
    answers: int
    over: str
    gone: bool = False
    wrong: str = ""
    length: int = 0


class Store:
    """One SQLite file.  Any thread may use it; one at a time does.

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
        """Check before anything is written, then make the file ready to be written into."""
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
        """The version of the file; raises `InputError` and `sqlite3.DatabaseError`."""
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
        """Open what cannot be written; without proofs nothing is checked."""
        if found == 0:
            raise OSError(errno.EACCES, os.strerror(errno.EACCES), where)
        self._sealed = found == VERSION
        if not self._sealed:
            self._db.execute("pragma temp_store = memory")
            self._make(_PROOFS.replace("create table", "create temp table"))

    def _make(self, schema: str) -> None:
        for statement in schema.split(";"):
            self._db.execute(statement)

    def _seal(self) -> None:
        """Prove what tables of the first version hold, as it stands now."""
        for table, head in self._db.execute("select id, head from tables").fetchall():
            rows, seal = self._rows(table), seal_of(table, head)
            values = (table, len(rows), chained(seal, rows), seal, "")
            self._db.execute("insert into proofs values (?, ?, ?, ?, ?)", values)

    def close(self) -> None:
        """Close the file; whatever was appended is in it."""
        with self._lock:
            self._db.close()

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """A transaction that takes the right to write at its beginning."""
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

    def create(
        self, table: str, head: Head, now: float, entries: Sequence[Entry] = (), state: str = ""
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
        entries: Sequence[Entry],
        now: float,
        since: int,
        state: str | None = None,
    ) -> int:
        """Append to a table's history, all or nothing; returns its new length.

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
        """Remove a table from the lists, or put it back: whatever is wrong with its history.

        Raises `sqlite3.Error` and `OSError`; a table that is none is passed over.
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
        """Whether there is a table of that id, removed or not."""
        with self._lock:
            found = self._db.execute("select 1 from tables where id = ?", (table,)).fetchone()
        return found is not None

    def untouched(self, before: float) -> list[str]:
        """The tables begun before a moment at which no person has ever answered anything."""
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
        """The id of the table, not removed, that a file of this digest holds; empty for none."""
        find = "select table_id from entries where kind = 'file' and data = ? order by made desc"
        with self._lock:
            rows = self._db.execute(find, (digest,)).fetchall()
        return next((str(id) for (id,) in rows if not self.is_gone(id)), "")

    def files(self) -> frozenset[str]:
        """The digests of all files that tables here have been read from or written to."""
        with self._lock:
            rows = self._db.execute("select data from entries where kind = 'file'").fetchall()
        return frozenset(str(data) for (data,) in rows)

    def played(self, game: str) -> int:
        """How many tables of a game are kept, removed ones too."""
        with self._lock:
            rows = self._db.execute("select head from tables").fetchall()
        found = 0
        for (head,) in rows:
            with suppress(InputError):
                found += head_in(head).game == game
        return found

    def length(self, table: str) -> int:
        """How many entries a table has by its proof; -1 where there is none of that id."""
        find = "select length from proofs where table_id = ?"
        with self._lock:
            found = self._db.execute(find, (table,)).fetchone()
        return int(found[0]) if found is not None else -1

    def is_gone(self, table: str) -> bool:
        """Whether a table is removed from the lists."""
        last = (
            "select kind from entries where table_id = ? and kind in ('gone', 'back')"
            " order by seq desc limit 1"
        )
        with self._lock:
            found = self._db.execute(last, (table,)).fetchone()
        return found is not None and bool(found[0] == GONE)

    def delete(self, table: str) -> None:
        """Delete a table for good: its bytes are overwritten, in the log of SQLite, too."""
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
        """The head of a table; None where there is none of that id.  Raises `InputError`."""
        with self._lock:
            row = self._db.execute("select head from tables where id = ?", (table,)).fetchone()
        return head_in(row[0]) if row else None

    def entries(self, table: str) -> list[Entry]:
        """The history of a table, from its beginning, as it stands in the file."""
        with self._lock:
            rows = self._rows(table)
        return [Entry(*row[1:5]) for row in rows]

    def history(self, table: str) -> History | None:
        """All of a table, checked by its proof; None where there is none of that id.

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
        return History(begun, [Entry(*row[1:5]) for row in rows], proof[3] if proof else "")

    def _rows(self, table: str) -> list[tuple[Any, ...]]:
        return self._db.execute(
            f"select {COLUMNS} from entries where table_id = ? order by seq", (table,)
        ).fetchall()

    def kept(self, gone: bool = False) -> list[Kept]:
        """The tables that are not removed (or those that are), the latest first.

        One that cannot be read is told like the others, with what is wrong with it.
        """
        with self._lock:
            rows = self._db.execute(
                "select t.id, t.head, t.made,"
                " coalesce(max(case when e.kind not in ('gone', 'back') then e.made end), t.made),"
                " sum(e.kind = 'say'), max(case e.kind when 'over' then e.data end),"
                " max(case e.kind when 'gone' then e.seq end),"
                " max(case e.kind when 'back' then e.seq end),"
                " count(e.seq), max(e.seq), p.length, p.seal"
                " from tables t left join entries e on e.table_id = t.id"
                " left join proofs p on p.table_id = t.id group by t.id"
            ).fetchall()
        found = [one for one in map(self._kept, rows) if one.gone == gone]
        return sorted(found, key=lambda kept: (-kept.changed, kept.id))

    def _kept(self, row: Sequence[Any]) -> Kept:
        """A row of the lists; whatever is wrong with it is said of it."""
        id, text, made, changed, answers, over, gone, back, count, last, length, seal = row
        head, wrong = None, ""
        try:
            head = head_in(text)
        except InputError as bad:
            wrong = bad.why
        if not wrong and self._sealed:
            wrong = HEAD_CHANGED if seal != seal_of(id, text) else ""
            wrong = wrong or check_rows(range(count), length)
        if not wrong and last is not None and last != count - 1:
            wrong = check_rows([last], None)
        removed = isinstance(gone, int) and (not isinstance(back, int) or back < gone)
        return Kept(
            str(id),
            head,
            _time(made),
            _time(changed),
            answers if isinstance(answers, int) else 0,
            str(over or ""),
            removed,
            wrong,
            count,
        )


def _connected(path: Path, writable: bool) -> sqlite3.Connection:
    """A connection; to a file that cannot be written one that does not try to."""
    name = path.absolute().as_uri()
    still = not writable and not path.with_name(path.name + "-wal").exists()
    uri = name + ("" if writable else "?mode=ro" + ("&immutable=1" if still else ""))
    db = sqlite3.connect(uri, uri=True, check_same_thread=False, isolation_level=None)
    # Damaged text is read all the same: its hash is another one.
    db.text_factory = lambda data: data.decode("utf-8", "replace")
    return db


def _is_sqlite(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(15) == b"SQLite format 3"


def _place(path: Path) -> tuple[int, int]:
    """Where a file lies on the disk; (0, 0) where there is none of that name."""
    try:
        found = path.stat()
    except OSError:
        return 0, 0
    return found.st_dev, found.st_ino


def _time(value: object) -> float:
    """A time that no calendar refuses."""
    good = isinstance(value, (int, float)) and 0 <= value < 4e9
    return float(value) if good else 0.0  # type: ignore[arg-type]  # `good` says what it is


def head_in(text: object) -> Head:
    """The head in a row; raises `InputError` for anything else."""
    try:
        found: Any = json.loads(text)  # type: ignore[arg-type]  # what is no text is refused
    except (ValueError, TypeError, RecursionError):
        raise InputError(MALFORMED, UNREAD) from None
    if isinstance(found, dict) and found.keys() >= _OLD and "who" not in found:
        found = _renewed(found)
    if not isinstance(found, dict) or not found.keys() <= set(Head._fields):
        raise InputError(MALFORMED, UNREAD)
    values: Any = {k: tuple(v) if isinstance(v, list) else v for k, v in found.items()}
    try:
        head = Head(**values)
    except TypeError:
        raise InputError(MALFORMED, UNREAD) from None
    if not _sound(head):
        raise InputError(MALFORMED, UNREAD)
    return head


def _renewed(found: dict[str, Any]) -> dict[str, Any]:
    """The head of an older program, which said the seats of people, and one bot or one a seat."""
    rest = {key: value for key, value in found.items() if key not in _OLD}
    seats, people, bot = (found[key] for key in ("seats", "people", "bot"))
    sound = type(seats) is int and 0 < seats <= _SEATS and isinstance(people, list)
    if not sound or not isinstance(bot, str) or not all(type(seat) is int for seat in people):
        raise InputError(MALFORMED, UNREAD)
    if not people or not set(people) <= set(range(seats)):
        raise InputError(MALFORMED, UNREAD)
    names = bot.split(",")
    bots = (names[seat] if seat < len(names) else names[0] for seat in range(seats))
    return {**rest, "who": [PERSON if seat in people else one for seat, one in enumerate(bots)]}


def _sound(head: Any) -> bool:
    """Whether a head holds what a head holds."""
    texts = (head.game, head.seed, head.cards)
    if not isinstance(head.options, dict) or not isinstance(head.who, tuple):
        return False
    return (
        all(isinstance(one, str) for one in (*texts, *head.options.values()))
        and isinstance(head.numbers, tuple)
        and all(isinstance(one, str) for one in head.numbers)
        and type(head.rules) is int
        and len(head.who) <= _SEATS
        and all(isinstance(one, str) for one in head.who)
        and any(one.partition(":")[0] == PERSON for one in head.who)
    )
