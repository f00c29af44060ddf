"""What was measured is found: every file of docs/lab is named on a page."""

from __future__ import annotations

from tests.cli.running import ROOT

LAB = ROOT / "docs" / "lab"


def test_every_file_that_was_measured_is_named_on_a_page() -> None:
    """Eleven of them were named nowhere."""
    pages = [*(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "site").rglob("*.md")]
    told = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    assert [one.name for one in LAB.iterdir() if f"lab/{one.name}" not in told] == []
