"""Every printed sentence has a guide heading, a function and a scenario."""

import re
import tomllib
from pathlib import Path

from heroon.testing.crossref import package, page, rows

ROOT = Path(__file__).resolve().parents[2]


def test_no_printed_sentence_is_without_guide_code_or_scenario() -> None:
    holes = {row.id: row.holes for row in rows("hero-realms") if row.holes}
    assert holes == {}


def test_the_page_is_up_to_date() -> None:
    written = (ROOT / "docs" / "rules" / "hero-realms.md").read_text(encoding="utf-8")
    assert written == page("hero-realms"), "run: python -m heroon.testing.crossref hero-realms"


def test_every_ruling_is_decided_in_code_or_guide() -> None:
    folder = package("hero-realms")
    rulings = tomllib.loads((folder / "rulings.toml").read_text(encoding="utf-8"))["ruling"]
    guide = (folder / "guide" / "en.md").read_text(encoding="utf-8")
    cited = set(re.findall(r"HR-\d+[a-z]?\b", guide))
    assert {r["id"] for r in rulings} <= cited
