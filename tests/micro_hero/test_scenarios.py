"""The scenarios of MICRO HERO: each is played; together they cite every rule and ruling."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from heroon.games import micro_hero
from heroon.games.micro_hero.cards import NUMBERS
from heroon.games.micro_hero.spec import SPEC
from heroon.games.micro_hero.words import V
from heroon.kernel.scenario import read_scenario, run_scenario

_HOME = Path(micro_hero.__file__).parent
_FILES = sorted((_HOME / "scenarios").glob("*.toml"))

#: Rules and rulings that no scenario can show, each with the reason.  Keep it short.
NOT_SHOWN: dict[str, str] = {
    "MH-C3": "a saved game is written and read by the tests of the files and of the line",
    "MH-G11": "texts, pictures and the player aid decide nothing",
}


def _toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def _cited() -> dict[str, list[str]]:
    """Each id cited, with the scenarios that cite it."""
    cited: dict[str, list[str]] = {}
    for path in _FILES:
        for rule in _toml(path)["rules"]:
            cited.setdefault(rule, []).append(path.stem)
    return cited


def _rules() -> list[str]:
    """The rules of the book, those of the card data, and those that prompts and refusals name."""
    printed = {s["rule"] for s in _toml(_HOME / "rules.toml")["sentence"]}
    data = {n.rule for n in NUMBERS}
    spoken = {p.rule for p in V.prompts if p.rule} | {r.rule for r in V.reasons if r.rule}
    return sorted(printed | data | spoken)


def _rulings() -> list[str]:
    return sorted(r["id"] for r in _toml(_HOME / "rulings.toml")["ruling"])


def test_there_are_scenarios() -> None:
    assert len(_FILES) > 300


@pytest.mark.parametrize("path", _FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    run_scenario(read_scenario(path.read_text(encoding="utf-8"), path.name))


def test_scenarios_say_what_they_test() -> None:
    for path in _FILES:
        text = path.read_text(encoding="utf-8")
        head = tomllib.loads(text)
        stages = [head, *head.get("more", [])]
        assert head["title"], path.name
        assert head["rules"], path.name
        assert any(line.startswith("# ") for line in text.splitlines()), f"{path.name}: why?"
        assert any(stage.get("expect") or stage.get("refuse") for stage in stages), path.name


def test_every_rule_is_cited() -> None:
    assert [r for r in _rules() if r not in _cited() and r not in NOT_SHOWN] == []


def test_every_ruling_is_cited() -> None:
    assert [r for r in _rulings() if r not in _cited() and r not in NOT_SHOWN] == []


def test_only_known_ids_are_cited() -> None:
    known = {*_rules(), *_rulings()}
    assert not {rule: where for rule, where in _cited().items() if rule not in known}
    assert not set(NOT_SHOWN) - known


def test_both_values_of_every_option_are_played() -> None:
    """Each value that is no default stands in a scenario; the defaults are played everywhere."""
    played = {
        (name, value) for path in _FILES for name, value in _toml(path).get("options", {}).items()
    }
    for option in SPEC.options:
        for value in option.values:
            if value != option.domain.by_value[option.default]:
                assert (option.name, value) in played
