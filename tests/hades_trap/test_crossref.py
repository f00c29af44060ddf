"""Every printed sentence has a guide heading, a function and a scenario."""

import re
import tomllib
from pathlib import Path

from heroon.testing.crossref import package, page, rows

ROOT = Path(__file__).resolve().parents[2]
CITED = re.compile(r"HT-[A-Za-z]*\d*\b")


def test_no_printed_sentence_is_without_guide_code_or_scenario() -> None:
    holes = {row.id: row.holes for row in rows("hades-trap") if row.holes}
    assert holes == {}


def test_the_page_is_up_to_date() -> None:
    written = (ROOT / "docs" / "rules" / "hades-trap.md").read_text(encoding="utf-8")
    assert written == page("hades-trap"), "run: python -m heroon.testing.crossref hades-trap"


def test_every_ruling_is_decided_in_code_or_guide() -> None:
    folder = package("hades-trap")
    rulings = tomllib.loads((folder / "rulings.toml").read_text(encoding="utf-8"))["ruling"]
    places = [*folder.glob("*.py"), *folder.glob("guide/*.md"), *folder.glob("scenarios/*.toml")]
    cited = {id for path in places for id in CITED.findall(path.read_text(encoding="utf-8"))}
    assert {r["id"] for r in rulings} - cited == set()
