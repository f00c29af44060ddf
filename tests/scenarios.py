"""What the scenarios of a game must have: they cite every rule, and play every option.

A game's `TestScenarios` is a `ScenarioTests` that says which they are.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import pytest

from heroon.kernel import GameSpec, Table
from heroon.kernel.scenario import Case, run_scenario, scenario_of
from heroon.testing.scenarios import cases


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

    @cached_property
    def cases(self) -> list[Case]:
        """Read while tests are collected, as each is a test of its own."""
        return cases(self.home)

    @staticmethod
    def run(case: Case) -> Table[Any]:
        return run_scenario(scenario_of(case.head, case.name))

    def case(self, name: str) -> Case:
        """The scenario of that name."""
        return next(case for case in self.cases if case.name == name)

    @property
    def heads(self) -> list[Mapping[str, Any]]:
        return [case.head for case in self.cases]

    @cached_property
    def cited(self) -> set[str]:
        return {rule for head in self.heads for rule in head["rules"]}

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
        return [case.name for case in self.cases if not self._told(case)]

    @staticmethod
    def _told(case: Case) -> bool:
        head = case.head
        why = any(line.startswith("# ") for line in case.text.splitlines())
        stages = [head, *head.get("more", [])]
        tested = any(stage.get("expect") or stage.get("refuse") for stage in stages)
        return bool(head["title"] and head["rules"] and why and tested)

    def unplayed(self) -> list[tuple[str, str]]:
        """Values of options that no scenario has; the default ones are played everywhere."""
        played = {pair for head in self.heads for pair in head.get("options", {}).items()}
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
            case.name
            for case in self.cases
            if _UNDRAWN.search(" ".join(case.text.replace("#", " ").split()))
            and not any(
                "prompt" in stage.get("expect", {})
                for stage in [case.head, *case.head.get("more", [])]
            )
        ]


class ScenarioTests:
    """The tests of a game's scenarios: each is played, and there are more than `more_than`."""

    ours: ClassVar[Scenarios]
    more_than: ClassVar[int]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Play each scenario in a test of its own."""
        if "case" in metafunc.fixturenames:
            metafunc.parametrize("case", self.ours.cases, ids=lambda case: case.name)

    def test_there_are_scenarios(self) -> None:
        assert len(self.ours.cases) > self.more_than

    def test_scenario(self, case: Case) -> None:
        self.ours.run(case)

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
