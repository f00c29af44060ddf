"""A quick check leaves out the files of `dear.txt`, unless a path is named."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from dev_commands import exists
from tests.lengths import QUICK, ROOT, dear_files

#: A file that takes long, and has few tests.
DEAR = "tests/browser/test_home.py"


def collected(*more: str, quick: bool) -> str:
    env = {name: value for name, value in os.environ.items() if name != QUICK}
    command = (sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider")
    ran = subprocess.run(
        [*command, *more],
        cwd=ROOT,
        env=env | ({QUICK: "1"} if quick else {}),
        capture_output=True,
        text=True,
    )
    return ran.stdout


def test_the_files_that_take_long_are_there_and_named_once() -> None:
    files = dear_files()
    assert DEAR in files
    assert files == sorted(set(files))
    assert [name for name in files if not (ROOT / name).is_file()] == []


def test_a_quick_check_leaves_them_out() -> None:
    assert "deselected" in collected(DEAR, quick=True)
    assert "::" not in collected(DEAR, quick=True)
    assert f"{DEAR}::" in collected(DEAR, quick=False)


@pytest.mark.parametrize("named", ["tests", "tests/repo", f"{DEAR}::test_x", "dev.py"])
def test_a_path_that_is_named_makes_it_no_quick_check(named: str) -> None:
    assert exists(named)


@pytest.mark.parametrize("other", ["-x", "-k", "lock", "not slow"])
def test_other_arguments_leave_it_one(other: str) -> None:
    assert not exists(other)
