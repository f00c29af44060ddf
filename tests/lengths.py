"""How much a test tries: enough in `dev.py test`, much more in `dev.py soak tests`.

A walk or a series shows more the longer it goes on.  What is seen by the first games of it is
tried at every change; the long form, with the same laws and the same seeds and more, is a command
of its own.  Tests marked `long` run only there: whole games by a browser and other dear forms of
what shorter tests show.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, TypeVar

T = TypeVar("T")
ROOT: Final = Path(__file__).resolve().parents[1]
#: Set by `dev.py check` where no path is named: the files of `dear.txt` are left out.
QUICK: Final = "HEROON_QUICK_TESTS"
#: Set by `dev.py soak tests`.
LONG: Final = "HEROON_LONG_TESTS" in os.environ


def length(usual: T, long: T) -> T:
    """Choose how much is tried: `usual`, or `long` in `dev.py soak tests`."""
    return long if LONG else usual


#: The languages in which whole games are told: the one of which more can go wrong, or both.
LANGS: Final = length(("fr",), ("fr", "en"))


def dear_files() -> list[str]:
    """List the test files that take long, as paths from the root of the checkout."""
    lines = (ROOT / "tests" / "dear.txt").read_text(encoding="ascii").splitlines()
    return [line for line in lines if line and not line.startswith("#")]
