"""The balance page: every Boss and variant, and what was played is not played again."""

from __future__ import annotations

import json
from pathlib import Path

from heroon.lab import balance

MANY = {"random": 2, "heuristic": 2}


def test_the_page_has_every_boss_variant_and_bot(tmp_path: Path) -> None:
    out = tmp_path / "page.md"
    data = out.with_suffix(".json")
    report = balance.measure(MANY, 1, data)
    assert len(report["rows"]) == 2 * 4 * 4
    kept = data.read_text(encoding="utf-8")
    assert balance.measure(MANY, 1, data) == json.loads(kept)
    text = balance.page(report)
    for word in ("grognard", "torgen", "skirmish", "both", "## heuristic", "levels hold"):
        assert word in text
