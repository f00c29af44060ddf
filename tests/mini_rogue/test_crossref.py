"""Every printed sentence has a guide heading, a function and a scenario."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from heroon.testing.crossref import page, rows

ROOT: Final = Path(__file__).resolve().parents[2]


def test_no_printed_sentence_is_without_guide_code_or_scenario() -> None:
    holes = {row.id: row.holes for row in rows("mini-rogue")}
    assert {key: found for key, found in holes.items() if found} == {}


def test_every_rule_has_its_section_in_both_languages() -> None:
    assert [row.id for row in rows("mini-rogue") if len(row.guide) < 2] == []


def test_the_page_is_up_to_date() -> None:
    written = (ROOT / "docs" / "rules" / "mini-rogue.md").read_text(encoding="utf-8")
    assert written == page("mini-rogue"), "run: python -m heroon.testing.crossref mini-rogue"
