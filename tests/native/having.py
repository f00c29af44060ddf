"""The games of these tests, and their engines, or a skip where one cannot be built."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.kernel import GameSpec, game
from heroon.native import Engine, engine
from tests.shapes.every import SHAPES

GAMES: list[tuple[GameSpec[Any], int]] = [
    *SHAPES,
    (game("heroz"), 2),
    (game("micro-hero"), 1),
    (game("micro-hero"), 2),
    (game("hero-realms"), 1),
]

#: What a machine may lack, or be kept from: for `dev.py mutants` the compiler compiles nothing.
MISSING = ("no C compiler", "no Python headers", "/bin/false failed")


def native(spec: GameSpec[Any], *, debug: bool = False) -> Engine[Any]:
    """The engine; skips on a machine that cannot build one, fails where it should have."""
    found = engine(spec, debug=debug)
    if isinstance(found, Engine):
        return found
    if not found.reason.startswith(MISSING):
        pytest.fail(found.reason)
    pytest.skip(found.reason)
