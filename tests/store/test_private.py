"""Nobody but the user reads the file of games, whatever the umask and whatever was there before."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from heroon.store import SAY, Head, LogEntry, Store

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes of files are POSIX")
HEAD = Head("heroz", {}, "a seed", ("person", "novice"))
ENDS = ("", "-wal", "-shm")


@contextmanager
def umask(mode: int) -> Iterator[None]:
    before = os.umask(mode)
    try:
        yield
    finally:
        os.umask(before)


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(path: Path) -> list[int]:
    return [mode_of(path.with_name(path.name + end)) for end in ENDS]


@pytest.mark.parametrize("mask", [0o000, 0o022, 0o077, 0o777])
def test_every_file_is_private_under_any_umask(tmp_path: Path, mask: int) -> None:
    path = tmp_path / "new" / "heroon" / "games.sqlite"
    with umask(mask):
        store = Store(path)
        store.create("one", HEAD, 1.0)
        store.append("one", [LogEntry(SAY, 0, "pass")], 2.0, 0)
        assert modes(path) == [0o600] * 3
        store.close()
    assert [mode_of(place) for place in (path.parent, path.parent.parent)] == [0o700] * 2


def test_what_others_could_read_is_mended_at_opening(tmp_path: Path) -> None:
    folder = tmp_path / "heroon"
    path = folder / "games.sqlite"
    first = Store(path)
    first.create("one", HEAD, 1.0)
    key = path.with_name("games.sqlite.key")
    key.write_text("a key of an older version\n")
    (folder / "saves").mkdir()
    for one in (*(path.with_name(path.name + end) for end in ENDS), key):
        one.chmod(0o666)
    folder.chmod(0o755)
    second = Store(path)
    assert modes(path) == [0o600] * 3
    assert mode_of(key) == 0o600 and mode_of(folder) == 0o700
    assert second.private
    second.close()
    first.close()


def test_a_folder_that_holds_other_things_keeps_its_mode(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(0o755)
    (folder / "letter.txt").write_text("not ours")
    Store(folder / "games.sqlite").close()
    assert mode_of(folder) == 0o755
    assert mode_of(folder / "games.sqlite") == 0o600
