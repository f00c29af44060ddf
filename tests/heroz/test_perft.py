"""Node counts of four positions: one word too many or too few anywhere changes them.

The first figure of each row was counted by hand from the rules; the others pin what plays.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from heroon.kernel import read_position
from heroon.testing.perft import perft

FOLDER = Path(__file__).parent / "perft"
COUNTS = {
    "1-preparation": (10, 60, 216, 621),
    "2-windows": (18, 151, 1077, 5689),
    "3-resolution": (7, 27, 52, 1686),
    "4-damage": (4, 13, 36, 108, 288),
}


@pytest.mark.parametrize("name", COUNTS)
def test_node_counts(name: str) -> None:
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    table = read_position(text, name)
    found = tuple(perft(table, depth) for depth in range(1, len(COUNTS[name]) + 1))
    assert found == COUNTS[name]
