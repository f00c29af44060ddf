"""Every printed sentence has a guide heading, a function and a scenario."""

import re
import tomllib
from pathlib import Path

from heroon.testing.crossref import package, page, rows

ROOT = Path(__file__).resolve().parents[2]


def test_no_printed_sentence_is_without_guide_code_or_scenario() -> None:
    holes = {row.id: row.holes for row in rows("heroz") if row.holes}
    assert holes == {}


def test_the_page_is_up_to_date() -> None:
    written = (ROOT / "docs" / "rules" / "heroz.md").read_text(encoding="utf-8")
    assert written == page("heroz"), "run: python -m heroon.testing.crossref heroz"


def test_every_ruling_is_decided_in_code_or_guide() -> None:
    folder = package("heroz")
    rulings = tomllib.loads((folder / "rulings.toml").read_text(encoding="utf-8"))["ruling"]
    guide = (folder / "guide" / "en.md").read_text(encoding="utf-8")
    cited = set(re.findall(r"HZ-\d\d", guide))
    assert {r["id"] for r in rulings} <= cited
