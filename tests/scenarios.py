"""What the scenarios of a game must have: they cite every rule, and play every option.

A game's `TestScenarios` is a `ScenarioTests` that says which they are.
"""

from __future__ import annotations

import os
import re
import tomllib
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import pytest

from heroon.kernel import GameSpec
from heroon.kernel.scenario import read_scenario, run_scenario


def toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


#: How a title or a comment says that a card stays where it is.
_UNDRAWN = re.compile(
    r"(nobody|neither)\b[^.;:]*\bdraws|\bno(thing| cards?) (is|are) drawn|\bis not drawn"
    r"|\bdraws (nothing|no )|does not draw|\bno card[.,;]"
)


class Scenarios:
    """The scenarios of a game; `not_shown` are rules that none can show, each with the reason."""

    def __init__(self, package: ModuleType, spec: GameSpec[Any], not_shown: dict[str, str]):
        assert package.__file__ is not None
        self.home = Path(package.__file__).parent
        self.spec = spec
        self.not_shown = not_shown
        self.files = sorted((self.home / "scenarios").glob("*.toml"))

    @staticmethod
    def run(path: Path) -> None:
        run_scenario(read_scenario(path.read_text(encoding="utf-8"), path.name))

    def read_now(self) -> None:
        """Read all heads while tests are collected: a quick test must not have to read them all.

        Of several processes that each collect all tests, only that reads them which needs them.
        """
        if "PYTEST_XDIST_WORKER" not in os.environ:
            assert self.heads

    @cached_property
    def heads(self) -> dict[Path, dict[str, Any]]:
        return {path: toml(path) for path in self.files}

    @cached_property
    def cited(self) -> set[str]:
        return {rule for head in self.heads.values() for rule in head["rules"]}

    @cached_property
    def rules(self) -> set[str]:
        """The rules of the book, of the card data, and those that prompts and refusals name."""
        words = self.spec.words
        printed = {s["rule"] for s in toml(self.home / "rules.toml")["sentence"]}
        data = {number.rule for number in self.spec.numbers}
        spoken = {p.rule for p in words.prompts if p.rule} | {
            r.rule for r in words.reasons if r.rule
        }
        return printed | data | spoken

    @cached_property
    def rulings(self) -> set[str]:
        return {ruling["id"] for ruling in toml(self.home / "rulings.toml")["ruling"]}

    def uncited(self) -> list[str]:
        return sorted((self.rules | self.rulings) - self.cited - set(self.not_shown))

    def unknown(self) -> list[str]:
        return sorted((self.cited | set(self.not_shown)) - self.rules - self.rulings)

    def untold(self) -> list[str]:
        """Scenarios that lack a title, rules, a reason, or anything that they expect."""
        return [path.name for path, head in self.heads.items() if not self._told(path, head)]

    @staticmethod
    def _told(path: Path, head: dict[str, Any]) -> bool:
        lines = path.read_text(encoding="utf-8").splitlines()
        why = any(line.startswith("# ") for line in lines)
        stages = [head, *head.get("more", [])]
        tested = any(stage.get("expect") or stage.get("refuse") for stage in stages)
        return bool(head["title"] and head["rules"] and why and tested)

    def unplayed(self) -> list[tuple[str, str]]:
        """Values of options that no scenario has; the default ones are played everywhere."""
        played = {pair for head in self.heads.values() for pair in head.get("options", {}).items()}
        return [
            (option.name, value)
            for option in self.spec.options
            for value in option.values
            if value != option.domain.by_value[option.default]
            and (option.name, value) not in played
        ]

    def undrawn(self) -> list[str]:
        """Scenarios that claim that nothing is drawn and do not say who is asked next.

        A hidden card that is drawn wrongly is first asked of nature, before any hand changes: only
        the next prompt tells.
        """
        return [
            path.name
            for path, head in self.heads.items()
            if _UNDRAWN.search(" ".join(path.read_text(encoding="utf-8").replace("#", " ").split()))
            and not any(
                "prompt" in stage.get("expect", {}) for stage in [head, *head.get("more", [])]
            )
        ]


class ScenarioTests:
    """The tests of a game's scenarios: each is played, and there are more than `more_than`."""

    ours: ClassVar[Scenarios]
    more_than: ClassVar[int]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Play each scenario in a test of its own."""
        if "path" in metafunc.fixturenames:
            metafunc.parametrize("path", self.ours.files, ids=lambda path: path.stem)

    def test_there_are_scenarios(self) -> None:
        assert len(self.ours.files) > self.more_than

    def test_scenario(self, path: Path) -> None:
        self.ours.run(path)

    def test_scenarios_say_what_they_test(self) -> None:
        assert self.ours.untold() == []

    def test_who_claims_that_nothing_is_drawn_says_who_is_asked_next(self) -> None:
        assert self.ours.undrawn() == []

    def test_every_rule_and_ruling_is_cited(self) -> None:
        assert self.ours.uncited() == []

    def test_only_known_ids_are_cited(self) -> None:
        assert self.ours.unknown() == []

    def test_every_value_of_every_option_is_played(self) -> None:
        assert self.ours.unplayed() == []
