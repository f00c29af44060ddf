"""The page of what a scenario may name, and what an error lists where a name is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from heroon.kernel import game
from heroon.testing.fields import arguments, asked, meanings, page
from tests.cli.running import ROOT, heroon
from tests.cli.test_wrong import one_line

GAMES = ["heroz", "micro-hero", "hero-realms", "hades-trap", "mini-rogue"]
PAGE = ROOT / "docs" / "fields.md"


@pytest.fixture(scope="module")
def made() -> str:
    """The page as the code gives it."""
    return page(GAMES)


def test_the_page_is_the_one_that_the_code_gives(made: str) -> None:
    """To renew it: python -m heroon.testing.fields GAME... > docs/fields.md, in this order."""
    assert made == PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_every_field_and_step_has_a_meaning(name: str, made: str) -> None:
    spec, text = game(name), made.partition(f"\n## {name}\n")[2].partition("\n## ")[0]
    told = meanings(spec)
    for field in spec.own_fields:
        if not (field.option or field.companion):
            assert told.get(field.name), field.name
    for step in spec.steps.names:
        row = next(line for line in text.splitlines() if line.startswith(f"| `{step}` |"))
        assert row.split("|")[-2].strip(), step
    assert set(arguments(spec)) <= set(spec.steps.names)


def test_what_a_step_asks_is_found_in_its_code() -> None:
    spec = game("heroz")
    steps = spec.steps
    assert asked(spec, steps.run[steps.names.index("ATTACKERS")]) == ["`attack`"]
    assert asked(spec, steps.run[steps.names.index("DRAW")]) == ["nature `deck.{}`"]
    assert asked(spec, steps.run[steps.names.index("REST")]) == []


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ('[state]\nagenda = ["ATTACKER"]', "ATTACKERS, "),
        ('[state]\nagenda = ["PLACEMNT 1 0"]', "PLACEMENT, "),
        ("[state]\nhands = []", "hand, "),
        ('[expect]\n"feild.0.1" = "."', "field, "),
        ('[expect]\n"counter.point.0" = 1', "counter.points.0, "),
        ('[expect]\nprompts = "attack"', "prompt, "),
    ],
)
def test_the_name_that_was_meant_is_listed_first(tmp_path: Path, text: str, first: str) -> None:
    path = tmp_path / "s.toml"
    path.write_text(f'game = "heroz"\n{text}\n', encoding="utf-8")
    said = one_line(heroon(tmp_path, "scenario", str(path)))
    assert f"(there are: {first}" in said
