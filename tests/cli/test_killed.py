"""A game that is killed at any moment goes on where its last answer was acknowledged."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lengths import length

ROOT = Path(__file__).resolve().parents[2]
#: Files in memory, where there are such: what outlives a process is the same as on a disk.
MEMORY = Path("/dev/shm")
KILLS = length(6, 100)


@pytest.fixture
def quick_path(tmp_path: Path) -> Iterator[Path]:
    """A folder that does not wait for a disk, if there is one."""
    if not os.access(MEMORY, os.W_OK):
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(dir=MEMORY) as place:
        yield Path(place)


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="children are forked")
@pytest.mark.parametrize(("name", "seed"), [("heroz", "1"), ("micro-hero", "2")])
def test_many_kills(name: str, seed: str, quick_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.cli.killing", name, seed, str(KILLS), str(quick_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    kills, said, went_on, left = map(int, done.stdout.split())
    assert kills == KILLS
    assert said > 2 * KILLS, "children got somewhere before they were killed"
    assert went_on > KILLS // 2, "most of them went on with a kept game"
    assert left == 0, "and what a killed child had open was taken up again"
