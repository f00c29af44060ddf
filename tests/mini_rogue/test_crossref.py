"""Every printed sentence that is built has a guide heading, a function and a scenario."""

from __future__ import annotations

from typing import Final

from heroon.testing.crossref import rows
from tests.mini_rogue.test_scenarios import LATER

#: What is not built yet, and rules that no single function carries out.
WITHOUT: Final = {
    *(f"mini-rogue:{rule}" for rule in LATER.split()),
    "mini-rogue:modes",
    "mini-rogue:city.cathedral",
}


def test_no_printed_sentence_is_without_guide_code_or_scenario() -> None:
    holes = {row.id: row.holes for row in rows("mini-rogue") if row.rule not in WITHOUT}
    assert {key: found for key, found in holes.items() if found} == {}


def test_every_rule_has_its_section_in_both_languages() -> None:
    assert [row.id for row in rows("mini-rogue") if len(row.guide) < 2] == []
