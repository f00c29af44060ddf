"""What is said when the page is started where something is in the way."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from tests.cli.running import ROOT, run_with
from tests.cli.test_places import nobody
from tests.server.serving import LONG, Site
from tests.server.test_lock import _MAIN
from tests.store.test_proof import begun

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes, mounts and limits are POSIX")
_ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")
#: Runs what follows where a folder may only be read, for root, too.
_FROZEN = (
    *("unshare", "-m", "sh", "-c"),
    'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"',
)
_FULL = (
    *("unshare", "-m", "sh", "-c"),
    'mount -t tmpfs -o size=64k tmpfs "$0" && cp "$0".sqlite "$0"/games.sqlite'
    ' && { head -c 60k /dev/zero > "$0"/filler; exec "$@"; }',
)


def web(*args: str, before: Sequence[str] = ()) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*before, sys.executable, "-c", _MAIN, "web", "--no-browser", "--lang", "en", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def refused(*args: str) -> str:
    """What is said by a start that comes to nothing."""
    ran = run_with(dict(os.environ), ROOT, "web", "--no-browser", "--lang", "en", *args)
    assert ran.code == 2, ran.err
    assert ran.out == "" and "Traceback" not in ran.err
    return " ".join(ran.err.split())


def frozen(place: Path) -> list[str]:
    """What makes a command run where a folder may only be read."""
    if os.geteuid() != 0:
        place.chmod(0o500)
        return []
    trial = subprocess.run([*_FROZEN, str(place), "true"], capture_output=True, check=False)
    if trial.returncode:
        pytest.skip("no mounts of one's own here")
    return [*_FROZEN, str(place)]


def test_without_a_home_a_file_is_asked_for(tmp_path: Path) -> None:
    ran = nobody(tmp_path, "web", "--no-browser", "--lang", "en")
    assert ran.code == 2 and "Traceback" not in ran.err
    assert "no home folder" in ran.err and "--games FILE" in ran.err


def test_a_port_that_cannot_be_had_is_named_with_a_way_out(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = refused("--port", str(port), "--games", str(tmp_path / "g.sqlite"))
    assert f"at port {port}" in told and "--port 0" in told


@pytest.mark.parametrize("content", [b"not a database at all" * 100, b"SQLite format 3\0" * 99])
def test_a_file_of_something_else_is_named_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letters.sqlite"
    path.write_bytes(content)
    told = refused("--port", "0", "--games", str(path))
    assert str(path) in told and "--games FILE" in told
    assert path.read_bytes() == content


def test_a_damaged_file_is_a_line_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    begun(path, 40).close()
    data = bytearray(path.read_bytes())
    for page in range(1, len(data) // 4096):
        data[page * 4096] ^= 0xFF
    path.write_bytes(data)
    told = refused("--port", "0", "--games", str(path))
    assert "the file is damaged" in told and str(path) in told
    assert path.read_bytes() == bytes(data)


def test_a_folder_that_may_not_be_written_is_named(tmp_path: Path) -> None:
    place = tmp_path / "closed"
    place.mkdir()
    process = web("--port", "0", "--games", str(place / "g.sqlite"), before=frozen(place))
    told = " ".join(process.communicate(timeout=LONG)[1].split())
    assert process.returncode == 2 and "Traceback" not in told
    assert str(place) in told and "--games FILE" in told


def test_what_can_only_be_read_is_not_promised_to_be_kept(tmp_path: Path) -> None:
    place = tmp_path / "closed"
    with Site(place / "games.sqlite") as site:
        id = site.begin("heroz", **{"seat-0": "person", "seat-1": "person"})
    process = web(*("--port", "0", "--games", str(place / "games.sqlite")), before=frozen(place))
    assert process.stdout is not None
    said = process.stdout.readline()
    found = _ADDRESS.search(said)
    assert found and "kept" not in said
    url = found[0].rstrip("/")
    with httpx.Client(base_url=url, headers={"origin": url}, timeout=LONG) as http:
        text = http.get("/", headers={"cookie": "lang=en"}).text
        assert id in text and "Nothing can be kept: the file of games may not be written." in text
        assert http.get(f"/t/{id}").status_code == 200
        answer = http.post("/new/heroz", headers={"cookie": "lang=en"})
        assert answer.status_code == 503
        assert "may not be written" in answer.text and "program’s" not in answer.text
    process.terminate()
    told = process.communicate(timeout=LONG)[1]
    assert "Nothing can be kept" in told and "Traceback" not in told


def test_on_a_full_disk_that_is_said_at_the_start(tmp_path: Path) -> None:
    place = tmp_path / "full"
    place.mkdir()
    begun(tmp_path / "full.sqlite", 1).close()
    trial = [*_FULL, str(place), "true"]
    if not shutil.which("unshare") or subprocess.run(trial, capture_output=True).returncode:
        pytest.skip("no mounts of one's own here")
    process = web(
        *("--port", "0", "--games", str(place / "games.sqlite")), before=[*_FULL, str(place)]
    )
    assert process.stdout is not None
    found = _ADDRESS.search(process.stdout.readline())
    if found:
        url = found[0].rstrip("/")
        with httpx.Client(base_url=url, headers={"origin": url}, timeout=LONG) as http:
            answer = http.post("/new/heroz", headers={"cookie": "lang=en"})
            assert answer.status_code == 507 and "The disk is full." in answer.text
    process.terminate()
    told = process.communicate(timeout=LONG)[1]
    assert "the disk is full" in told and "Traceback" not in told
