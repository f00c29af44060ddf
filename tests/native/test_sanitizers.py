"""The walks again under AddressSanitizer and UBSan, in a process of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from heroon.native.build import BuildError, compiler
from tests.native.having import native
from tests.native.test_walks import GAMES

ROOT = Path(__file__).resolve().parents[2]
CODE = """
import sys
from heroon.native import engine, walk
from tests.native.test_walks import GAMES
spec, seats = GAMES[int(sys.argv[1])]
found = engine(spec, debug=True, sanitize=True)
assert found, found.reason
walk(found, 20, seats=seats, skilled=10)
start = found.new(spec.settings({}), seats)
start.playouts(50, 1, 0)
print("clean")
"""


def library() -> str:
    """The sanitizer's library, which must be loaded first; skips without one."""
    try:
        command = compiler()
    except BuildError as bad:
        pytest.skip(str(bad))
    if not sys.platform.startswith("linux"):
        pytest.skip("preloading a sanitizer is done on Linux alone")
    asked = [*command, "-print-file-name=libasan.so"]
    found = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    if not Path(found).is_absolute():
        pytest.skip("the compiler has no AddressSanitizer")
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    "number", range(len(GAMES)), ids=lambda i: f"{GAMES[i][0].id}-{GAMES[i][1]}"
)
def test_walks_under_the_sanitizers(number: int) -> None:
    native(GAMES[number][0])
    environment = os.environ | {
        "LD_PRELOAD": library(),
        "ASAN_OPTIONS": "detect_leaks=0:halt_on_error=1",
        "UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1",
    }
    done = subprocess.run(
        [sys.executable, "-c", CODE, str(number)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.stdout.strip() == "clean", done.stderr[-3000:]
