"""The log of games: what it has returned from is kept, whole, once, in its order."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import pytest

from heroon.kernel import InputError
from heroon.store import BOT, GONE, OVER, SAY, Head, LogEntry, Store

HEAD = Head("heroz", {"revealed": "under"}, "a seed", ("person", "novice"), ("x = 1",), 3, "abc")


def begun(path: Path) -> Store:
    store = Store(path)
    store.create("one", HEAD, 1.0)
    return store


def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "there" / "games.sqlite"
    store = begun(path)
    entries = [
        LogEntry(SAY, 0, "pass", "n" * 8),
        LogEntry(SAY, 1, "pass"),
        LogEntry(BOT, -1, "expert"),
    ]
    assert store.append("one", entries[:2], 2.0, 0) == 2
    assert store.append("one", entries[2:], 3.0, 2) == 3
    store.close()
    again = Store(path)
    assert again.head("one") == HEAD
    assert again.head("two") is None
    assert again.entries("one") == entries
    assert again.entries("two") == []
    again.close()


def test_lists_tell_what_is_open_over_and_gone(tmp_path: Path) -> None:
    store = begun(tmp_path / "games.sqlite")
    for name in ("two", "three"):
        store.create(name, HEAD, 1.0)
    store.append("two", [LogEntry(SAY, 0, "pass"), LogEntry(OVER, -1, "thirty-points")], 5.0, 0)
    store.append("three", [LogEntry(GONE, -1, "")], 6.0, 0)
    kept = store.kept()
    assert [(k.id, k.answers, k.over, k.changed) for k in kept] == [
        ("two", 1, "thirty-points", 5.0),
        ("one", 0, "", 1.0),
    ]
    store.close()


def test_a_nonce_is_kept_once_and_nothing_in_half(tmp_path: Path) -> None:
    store = begun(tmp_path / "games.sqlite")
    store.append("one", [LogEntry(SAY, 0, "pass", "n" * 8)], 2.0, 0)
    with pytest.raises(sqlite3.IntegrityError):
        store.append("one", [LogEntry(SAY, 1, "a"), LogEntry(SAY, 1, "b", "n" * 8)], 2.0, 1)
    assert len(store.entries("one")) == 1
    assert store.append("one", [LogEntry(SAY, 1, "c")], 2.0, 1) == 2
    store.close()


def test_two_writers_never_share_a_place(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    stores = [begun(path), Store(path)]
    stores[0].append("one", [LogEntry(SAY, 0, "mine")], 2.0, 0)
    with pytest.raises(sqlite3.IntegrityError):
        stores[1].append("one", [LogEntry(SAY, 0, "theirs")], 2.0, 0)
    assert [e.data for e in stores[1].entries("one")] == ["mine"]
    for store in stores:
        store.close()


def test_a_table_that_does_not_exist_gets_no_entries(tmp_path: Path) -> None:
    store = begun(tmp_path / "games.sqlite")
    with pytest.raises(sqlite3.IntegrityError):
        store.append("nobody", [LogEntry(SAY, 0, "pass")], 2.0, 0)
    store.close()


@pytest.mark.parametrize("content", [b"not a database at all" * 100, b"\0" * 4096])
def test_another_file_is_refused_and_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other.sqlite"
    path.write_bytes(content)
    with pytest.raises(InputError):
        Store(path)
    assert path.read_bytes() == content


def test_a_newer_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    begun(path).close()
    db = sqlite3.connect(path)
    db.execute("pragma user_version = 99")
    db.close()
    with pytest.raises(InputError, match="another version"):
        Store(path)


def test_threads_take_turns(tmp_path: Path) -> None:
    store = begun(tmp_path / "games.sqlite")
    for name in map(str, range(4)):
        store.create(name, HEAD, 1.0)

    def write(name: str) -> None:
        for n in range(25):
            store.append(name, [LogEntry(SAY, 0, str(n))], 2.0, n)

    threads = [threading.Thread(target=write, args=(str(n),)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for name in map(str, range(4)):
        assert [e.data for e in store.entries(name)] == [str(n) for n in range(25)]
    store.close()
