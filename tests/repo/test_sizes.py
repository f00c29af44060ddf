"""Modules stay short enough to be read in one sitting."""

from __future__ import annotations

from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "heroon"
MOST_LINES = 600


def test_no_module_is_longer_than_600_lines() -> None:
    lines = {
        str(path.relative_to(SOURCES)): path.read_text("utf-8").count("\n")
        for path in SOURCES.rglob("*.py")
    }
    assert len(lines) > 300
    assert [name for name in lines if lines[name] > MOST_LINES] == []
