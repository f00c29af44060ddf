"""Every printed sentence has a guide heading, a function and a scenario."""

from __future__ import annotations

from heroon.testing.crossref import rows


def test_no_printed_sentence_is_without_guide_code_or_scenario() -> None:
    holes = {row.id: row.holes for row in rows("mini-rogue")}
    assert {key: found for key, found in holes.items() if found} == {}


def test_every_rule_has_its_section_in_both_languages() -> None:
    assert [row.id for row in rows("mini-rogue") if len(row.guide) < 2] == []
