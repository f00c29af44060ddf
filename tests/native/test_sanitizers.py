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
NAMES = [*(f"{spec.id}-{seats}" for spec, seats in GAMES), "odd rules"]


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
@pytest.mark.parametrize("number", range(len(NAMES)), ids=NAMES)
def test_walks_under_the_sanitizers(number: int) -> None:
    native(GAMES[0][0])
    environment = os.environ | {
        "LD_PRELOAD": library(),
        "ASAN_OPTIONS": "detect_leaks=0:halt_on_error=1",
        "UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1",
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.native.sanitized", str(number)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.stdout.strip() == "clean", done.stderr[-3000:]
