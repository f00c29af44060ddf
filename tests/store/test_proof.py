"""What was not kept is noticed: holes, cut tails, changed words and seeds, damaged files."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from heroon.kernel import InputError, Rng
from heroon.store import BACK, GONE, SAY, Head, LogEntry, Store, database, why_unkept
from heroon.store.words import FULL, VANISHED

HEAD = Head("heroz", {"revealed": "under"}, "the seed", ("person", "novice"))


def begun(path: Path, tables: int = 3) -> Store:
    store = Store(path)
    for table in range(tables):
        store.create(f"t{table}", HEAD, 1.0 + table)
        store.append(
            f"t{table}", [LogEntry(SAY, 0, f"word-{n}") for n in range(6)], 9.0, 0, "state"
        )
    return store


def changed(path: Path, *statements: str) -> None:
    """Change a file behind the back of whoever has it open."""
    db = sqlite3.connect(path)
    for statement in statements:
        db.execute(statement)
    db.commit()
    db.close()


DAMAGES = {
    "hole": "delete from entries where table_id = 't1' and seq = 2",
    "tail": "delete from entries where table_id = 't1' and seq > 2",
    "all": "delete from entries where table_id = 't1'",
    "word": "update entries set data = 'other' where table_id = 't1' and seq = 4",
    "kind": "update entries set kind = 'undo' where table_id = 't1' and seq = 4",
    "seat": "update entries set seat = 5 where table_id = 't1' and seq = 4",
    "blob": "update entries set data = x'ff00fe' where table_id = 't1' and seq = 4",
    "swap": "update entries set seq = case seq when 1 then 1000 else seq end where table_id = 't1'",
    "seed": """update tables set head = replace(head, 'the seed', 'my seed') where id = 't1'""",
    "proof": "delete from proofs where table_id = 't1'",
    "head": "update tables set head = '{' where id = 't1'",
    "list": "update tables set head = '[]' where id = 't1'",
    "key": """update tables set head = replace(head, '{', '{"more": 1, ') where id = 't1'""",
    "people": "update tables set head = replace(head, 'person', 'novice') where id = 't1'",
    "null": "update tables set head = 5 where id = 't1'",
    "utf8": "update tables set head = cast(x'ff7b' as text) where id = 't1'",
}


@pytest.mark.parametrize("name", DAMAGES)
def test_one_damaged_table_is_told_and_the_others_open(tmp_path: Path, name: str) -> None:
    path = tmp_path / "games.sqlite"
    begun(path).close()
    changed(path, DAMAGES[name])
    store = Store(path)
    with pytest.raises(InputError):
        store.history("t1")
    kept = {one.id: one for one in store.kept()}
    assert set(kept) == {"t0", "t1", "t2"}
    assert [kept[id].wrong for id in ("t0", "t2")] == ["", ""]
    if name not in ("word", "kind", "seat", "blob"):
        assert kept["t1"].wrong
    for id in ("t0", "t2"):
        history = store.history(id)
        assert history is not None and len(history.entries) == 6 and history.state == "state"
        assert store.append(id, [LogEntry(SAY, 1, "on")], 10.0, 6) == 7
    store.close()


def test_times_that_are_none_do_not_stop_the_list(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    begun(path).close()
    changed(path, "update tables set made = 'soon' where id = 't0'")
    changed(path, "update entries set made = 1e300 where table_id = 't1'")
    store = Store(path)
    assert len(store.kept()) == 3
    store.close()


def first_version(path: Path) -> None:
    """Make a file what it was before there were proofs."""
    changed(path, "drop table proofs", "pragma user_version = 1")


def test_a_file_of_the_first_version_opens_and_is_proved_from_then_on(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    begun(path).close()
    first_version(path)
    store = Store(path)
    history = store.history("t1")
    assert history is not None and history.head == HEAD and history.state == ""
    assert store.append("t1", [LogEntry(SAY, 1, "on")], 10.0, 6, "later") == 7
    store.close()
    changed(path, "delete from entries where table_id = 't1' and seq = 6")
    again = Store(path)
    with pytest.raises(InputError, match="missing"):
        again.history("t1")
    again.close()


def test_a_hole_in_a_file_of_the_first_version_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    begun(path).close()
    changed(path, DAMAGES["hole"])
    first_version(path)
    store = Store(path)
    with pytest.raises(InputError, match="missing"):
        store.history("t1")
    assert [one.id for one in store.kept() if one.wrong] == ["t1"]
    store.close()


def test_a_database_of_something_else_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite"
    changed(path, "create table letters (text)", "insert into letters values ('dear')")
    before = path.read_bytes()
    with pytest.raises(InputError, match="not a file of games"):
        Store(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("seed", range(60))
def test_flipped_bytes_are_told_and_nothing_is_destroyed(tmp_path: Path, seed: int) -> None:
    """A file with flipped bytes opens, or is refused with a reason and stays as it is."""
    path, rng = tmp_path / "games.sqlite", Rng(seed)
    begun(path, 30).close()
    data = bytearray(path.read_bytes())
    for _ in range(40):
        data[rng.below(len(data))] ^= 1 << rng.below(8)
    path.write_bytes(data)
    try:
        store = Store(path)
    except InputError:
        assert path.read_bytes() == bytes(data)
        return
    for kept in store.kept():
        try:
            store.history(kept.id)
        except InputError:
            continue
    store.close()


def test_every_answer_is_on_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    """With less than FULL (2) a power cut would take the last answers."""
    store = begun(tmp_path / "games.sqlite")
    assert store._db.execute("pragma synchronous").fetchone() == (2,)
    assert store._db.execute("pragma journal_mode").fetchone() == ("wal",)
    store.close()


def bytes_of(path: Path) -> bytes:
    return b"".join(one.read_bytes() for one in path.parent.iterdir())


def test_what_is_deleted_for_good_is_nowhere_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    store = begun(path, 40)
    secret = HEAD._replace(seed="SECRET-SEED")
    store.create("doomed", secret, 1.0)
    for n in range(120):
        store.append("doomed", [LogEntry(SAY, 0, f"SECRET-WORD-{n}")], 2.0, n, f"SECRET-STATE-{n}")
    assert b"SECRET-SEED" in bytes_of(path) and b"SECRET-WORD-7" in bytes_of(path)
    store.delete("doomed")
    assert b"SECRET" not in bytes_of(path)
    assert store.history("doomed") is None
    assert len(store.kept()) == 40 and store.history("t7") is not None
    store.close()
    assert b"SECRET" not in bytes_of(path)


def test_while_another_program_reads_it_is_gone_when_the_file_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    store = begun(path, 40)
    store.create("doomed", HEAD._replace(seed="SECRET-SEED"), 1.0)
    for n in range(120):
        store.append("doomed", [LogEntry(SAY, 0, f"SECRET-WORD-{n}")], 2.0, n)
    store._db.execute("pragma busy_timeout = 1")
    reader = sqlite3.connect(path, isolation_level=None)
    reader.execute("begin")
    assert reader.execute("select count(*) from tables").fetchone() == (41,)
    store.delete("doomed")
    assert len(store.kept()) == 40
    reader.close()
    store.close()
    assert b"SECRET" not in bytes_of(path)


def test_removing_is_taken_back(tmp_path: Path) -> None:
    store = begun(tmp_path / "games.sqlite")
    store.append("t1", [LogEntry(GONE, -1, "")], 10.0, 6)
    assert [one.id for one in store.kept(gone=True)] == ["t1"]
    history = store.history("t1")
    assert history is not None and history.gone and history.state == "state"
    store.append("t1", [LogEntry(BACK, -1, "")], 11.0, 7)
    assert store.kept(gone=True) == [] and len(store.kept()) == 3
    history = store.history("t1")
    assert history is not None and not history.gone
    store.close()


@pytest.mark.parametrize("end", ["", "-wal"])
@pytest.mark.parametrize("how", [Path.unlink, lambda path: path.rename(f"{path}.moved")])
def test_nothing_is_kept_in_a_file_that_is_gone(
    tmp_path: Path, end: str, how: Callable[[Path], object]
) -> None:
    path = tmp_path / "games.sqlite"
    store = begun(path)
    how(path.with_name(path.name + end))
    with pytest.raises(OSError) as told:
        store.append("t1", [LogEntry(SAY, 0, "lost")], 10.0, 6)
    assert why_unkept(told.value) == VANISHED
    with pytest.raises(OSError):
        store.create("new", HEAD, 10.0)
    store.close()


def test_nor_in_one_that_another_has_taken_the_name_of(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    store = begun(path)
    begun(tmp_path / "other.sqlite").close()
    os.replace(tmp_path / "other.sqlite", path)
    with pytest.raises(OSError):
        store.append("t1", [LogEntry(SAY, 0, "lost")], 10.0, 6)
    store.close()


def test_a_full_disk_is_told_as_such_and_nothing_is_half_done(tmp_path: Path) -> None:
    store = begun(tmp_path / "games.sqlite")
    pages = store._db.execute("pragma page_count").fetchone()[0]
    store._db.execute(f"pragma max_page_count = {pages}")
    with pytest.raises(sqlite3.Error) as told:
        store.create("new", HEAD._replace(seed="x" * 20_000), 10.0)
    assert why_unkept(told.value) == FULL
    assert store.head("new") is None
    store._db.execute("pragma max_page_count = 100000")
    store.create("new", HEAD, 10.0)
    store.close()


def test_a_full_disk_without_a_file_of_games_is_told_as_such(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was told as a file that one may not write."""
    connected = database._connected

    def without_room(path: Path, writable: bool) -> sqlite3.Connection:
        found = connected(path, writable)
        found.execute("pragma max_page_count = 1")
        return found

    monkeypatch.setattr(database, "_connected", without_room)
    with pytest.raises(OSError) as told:
        Store(tmp_path / "games.sqlite")
    assert why_unkept(told.value) == FULL
