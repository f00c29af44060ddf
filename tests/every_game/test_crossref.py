"""Every printed sentence has a guide heading, a function and a scenario.

That every ruling is cited, and can be read where it is, `tests/texts/test_rulings.py` says.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from heroon.kernel import games
from heroon.testing.crossref import page, rows

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", games())
def test_no_printed_sentence_is_without_guide_code_or_scenario(name: str) -> None:
    assert {row.id: row.holes for row in rows(name) if row.holes} == {}


@pytest.mark.parametrize("name", games())
def test_every_rule_has_its_section_in_both_languages(name: str) -> None:
    found = rows(name)
    assert found
    assert [row.id for row in found if len(row.guide) < 2] == []


@pytest.mark.parametrize("name", games())
def test_the_page_is_up_to_date(name: str) -> None:
    written = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    assert written == page(name), f"run: python -m heroon.testing.crossref {name}"
