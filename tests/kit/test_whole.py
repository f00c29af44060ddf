"""Files are whole or absent, whatever happens while they are written."""

from __future__ import annotations

import os
import resource
import stat
import subprocess
import sys
from pathlib import Path
from typing import BinaryIO

import pytest

from heroon.testing.whole import WholeFile, check_writable, whole, write_json, write_text

OLD = "what was there"


@pytest.fixture
def out(tmp_path: Path) -> Path:
    path = tmp_path / "out.txt"
    path.write_text(OLD, encoding="utf-8")
    return path


@pytest.mark.parametrize("bad", [OSError("the disk is full"), KeyboardInterrupt(), ValueError()])
def test_what_fails_leaves_what_was_there(out: Path, bad: BaseException) -> None:
    with pytest.raises(type(bad)), whole(out) as beside:
        beside.write_text("half", encoding="utf-8")
        raise bad
    assert out.read_text(encoding="utf-8") == OLD
    assert os.listdir(out.parent) == [out.name]


def test_it_takes_its_place_at_the_end(out: Path) -> None:
    with whole(out) as beside:
        beside.write_text("half", encoding="utf-8")
        assert out.read_text(encoding="utf-8") == OLD and beside.parent == out.parent
    assert out.read_text(encoding="utf-8") == "half"
    assert os.listdir(out.parent) == [out.name]


def test_two_who_write_one_file_do_not_mix(out: Path) -> None:
    one, other = WholeFile(out), WholeFile(out)
    one.path.write_text("one", encoding="utf-8")
    other.path.write_text("the other", encoding="utf-8")
    one.keep()
    other.keep()
    assert out.read_text(encoding="utf-8") == "the other"


#: A process that writes half of a file, says so, and waits.
HALF = (
    "import sys; from pathlib import Path; from heroon.testing.whole import whole\n"
    "with whole(Path(sys.argv[1])) as beside:\n"
    "    beside.write_text('half')\n"
    "    print(beside, flush=True)\n"
    "    sys.stdin.read()\n"
)


def test_what_a_killed_process_left_is_removed_by_the_next(out: Path) -> None:
    """Not by who writes another file, and not while who writes it lives."""
    other = out.with_name("other.txt")
    with subprocess.Popen(
        [sys.executable, "-c", HALF, str(out)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as writer:
        assert writer.stdout is not None
        left = Path(writer.stdout.readline().strip())
        write_text(out, "of another")
        assert left.read_text(encoding="utf-8") == "half"
        writer.kill()
    assert left.exists() and out.read_text(encoding="utf-8") == "of another"
    write_text(other, "")
    assert left.exists(), "it is of another file"
    check_writable(out)
    assert not left.exists() and sorted(os.listdir(out.parent)) == [other.name, out.name]


def test_a_new_file_that_was_taken_for_a_left_one_is_made_again(
    out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody removes it between its making and its lock."""
    import fcntl

    removed: list[str] = []

    def late(file: BinaryIO, how: int) -> None:
        if not removed:
            removed.append(file.name)
            os.unlink(file.name)
        flock(file, how)

    flock = fcntl.flock
    monkeypatch.setattr("heroon.testing.whole.fcntl.flock", late)
    file = WholeFile(out)
    assert file.path.exists() and removed and str(file.path) not in removed
    file.abandon()
    assert os.listdir(out.parent) == [out.name]


def test_a_full_disk_leaves_what_was_there(out: Path) -> None:
    """The system refuses a file beyond some bytes, in a process of its own."""
    program = (
        "import resource, signal, sys; from pathlib import Path\n"
        "from heroon.testing.whole import write_text\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (64, 64))\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "write_text(Path(sys.argv[1]), 'x' * 1000)\n"
    )
    done = subprocess.run([sys.executable, "-c", program, str(out)], capture_output=True, text=True)
    assert done.returncode and "File too large" in done.stderr
    assert out.read_text(encoding="utf-8") == OLD and os.listdir(out.parent) == [out.name]
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[0] != 64


def test_a_link_stays_and_so_do_permissions(out: Path) -> None:
    out.chmod(0o640)
    link = out.with_name("link.txt")
    link.symlink_to(out.name)
    write_json(link, [1])
    assert link.is_symlink() and out.read_text(encoding="utf-8") == "[\n 1\n]\n"
    assert stat.S_IMODE(out.stat().st_mode) == 0o640


def test_a_file_that_cannot_be_begun_leaves_nothing(tmp_path: Path) -> None:
    """A part stayed beside a link that leads to itself."""
    loop = tmp_path / "loop"
    loop.symlink_to("loop")
    with pytest.raises(OSError) as bad:
        write_text(loop, "new")
    assert bad.value.filename == str(loop) and list(tmp_path.iterdir()) == [loop]


def test_a_new_file_has_the_usual_permissions(tmp_path: Path) -> None:
    (tmp_path / "as usual").touch()
    write_text(tmp_path / "new", "")
    modes = {stat.S_IMODE(one.stat().st_mode) for one in tmp_path.iterdir()}
    assert len(modes) == 1


def test_a_pipe_is_written_to_as_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE, text=True)
    write_text(pipe, "told")
    assert reader.communicate()[0] == "told" and stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_device_stays_one(tmp_path: Path) -> None:
    """Through a link, as somebody may have it; nothing is written beside it."""
    link = tmp_path / "nowhere"
    link.symlink_to(os.devnull)
    before = os.stat(os.devnull)
    for path in (link, Path(os.devnull)):
        write_text(path, "told")
        check_writable(path)
    assert os.path.samestat(before, os.stat(os.devnull))
    assert stat.S_ISCHR(os.stat(os.devnull).st_mode) and os.listdir(tmp_path) == ["nowhere"]


def test_a_check_changes_nothing(out: Path) -> None:
    check_writable(out)
    check_writable(out.with_name("new.txt"))
    assert out.read_text(encoding="utf-8") == OLD and os.listdir(out.parent) == [out.name]
    with pytest.raises(IsADirectoryError):
        check_writable(out.parent)
    with pytest.raises(FileNotFoundError):
        check_writable(out.parent / "no folder" / "new.txt")


def test_a_file_that_may_not_be_written_to_is_not_replaced(
    out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is root may write everywhere, so the system's answer is made up."""
    closed: set[Path] = set()
    monkeypatch.setattr(os, "access", lambda path, how: how != os.W_OK or path not in closed)
    closed.add(out.resolve())
    with pytest.raises(PermissionError):
        write_text(out, "new")
    assert out.read_text(encoding="utf-8") == OLD
    closed.clear()
    closed.add(out.resolve().parent)
    before = out.stat().st_ino
    write_text(out, "new")
    assert out.read_text(encoding="utf-8") == "new" and out.stat().st_ino == before
