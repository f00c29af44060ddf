"""All five rulebooks: nothing printed is without guide, function and scenario, no way to play."""

from pathlib import Path
from typing import Final

import pytest

from heroon.testing.rulebooks import holes, page

ROOT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = ["heroz", "micro-hero", "hero-realms", "hades-trap", "mini-rogue"]


@pytest.mark.parametrize("name", GAMES)
def test_a_rulebook_has_no_hole(name: str) -> None:
    assert holes(name) == []


def test_the_page_is_up_to_date() -> None:
    written = (ROOT / "docs" / "rulebooks.md").read_text(encoding="utf-8")
    again = f"run: python -m heroon.testing.rulebooks {' '.join(GAMES)} > docs/rulebooks.md"
    assert written == page(GAMES), again


def test_a_hole_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence without a scenario, a value of an option that nobody plays."""
    from heroon.testing import rulebooks
    from heroon.testing.crossref import PrintedRow

    row = PrintedRow(
        "heroz:1/1", "heroz:1", "p. 1", "A rule.", {"en": "One", "fr": "Un"}, ["rules.one"]
    )
    monkeypatch.setattr(rulebooks, "rows", lambda _name: (row,))
    monkeypatch.setattr(rulebooks, "_OPTIONS", rulebooks._SEATS)
    found = holes("heroz")
    assert found[0] == "heroz:1/1: scenario"
    assert "late_joker joins: scenario" in found
