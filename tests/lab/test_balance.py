"""The balance page: every Boss and variant, and what was played is not played again."""

from __future__ import annotations

import json
from pathlib import Path

from heroon.kernel import game
from heroon.lab import balance

NAME = "hero-realms"
MANY = {"random": 2, "heuristic": 2}
PAGE = Path(__file__).resolve().parents[2] / "docs" / "balance" / "hero-realms.md"


def test_the_page_has_every_boss_variant_and_bot(tmp_path: Path) -> None:
    out = tmp_path / "page.md"
    data = out.with_suffix(".json")
    report = balance.measure(NAME, MANY, 1, data)
    assert len(report["rows"]) == 2 * 4 * 4
    kept = data.read_text(encoding="utf-8")
    assert balance.measure(NAME, MANY, 1, data) == json.loads(kept)
    text = balance.page(report)
    for word in ("grognard", "torgen", "skirmish", "both", "## heuristic", "levels hold"):
        assert word in text


def test_rows_of_other_rules_or_of_fewer_games_are_played_again(tmp_path: Path) -> None:
    data = tmp_path / "page.json"
    whole = balance.measure(NAME, {"random": 1}, 1, data)
    old = json.loads(data.read_text(encoding="utf-8"))
    old["rows"][0]["rules"] = 0
    old["rows"][1]["games"] = 7
    old["rows"][2]["bot"] = "gone"
    data.write_text(json.dumps(old), encoding="utf-8")
    again = balance.measure(NAME, {"random": 1}, 1, data)
    key = ("bot", "boss", "mode", "games", "won", "rules")
    found, wanted = (sorted([row[k] for k in key] for row in r["rows"]) for r in (again, whole))
    assert found == wanted


def test_the_page_is_made_of_its_data_and_has_every_cell_of_the_search() -> None:
    report = json.loads(PAGE.with_suffix(".json").read_text(encoding="utf-8"))
    assert PAGE.read_text(encoding="utf-8") == balance.page(report)
    spec = game(NAME)
    many = {(row["bot"], row["boss"], row["mode"]): row["games"] for row in report["rows"]}
    cells = [(boss, mode) for boss in spec.options[0].values for mode in spec.modes]
    assert len(cells) == 16
    assert all(many["planner", boss, mode] >= 400 for boss, mode in cells)
    assert {row["rules"] for row in report["rows"]} == {spec.rules}
