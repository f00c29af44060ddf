"""The walks again under AddressSanitizer and UBSan, in processes of their own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from heroon.kernel import KernelError, sound_games
from heroon.testing.native_soak import sanitized
from tests.lengths import length
from tests.native.having import GAMES, native

ROOT = Path(__file__).resolve().parents[2]
#: Which walks: the smallest game and odd programs, all games and shapes in the long form.
WHAT = length(
    ["heroz", "odd", "batch:heroz"],
    [*sound_games(), "shapes", "odd", *(f"batch:{name}" for name in sound_games())],
)


@pytest.mark.long
@pytest.mark.parametrize("what", WHAT)
def test_walks_under_the_sanitizers(what: str) -> None:
    native(GAMES[0][0])
    try:
        environment = sanitized()
    except KernelError as bad:
        pytest.skip(str(bad))
    done = subprocess.run(
        [sys.executable, "-m", "tests.native.sanitized", what],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.stdout.strip() == "clean", done.stderr[-3000:]
