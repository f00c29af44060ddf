"""A kept position under later rules: changed fields are written anew, or it is refused."""

from __future__ import annotations

import sys
from dataclasses import replace
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

import pytest

from heroon.kernel import GameSpec, InputError, Seeded, Table, game
from heroon.kernel.positions import read_position, write_position
from heroon.play.migrate import moved


def later(by: int = 1) -> GameSpec[Any]:
    """HEROZ with a later number of rules."""
    spec = game("heroz")
    return replace(spec, rules=spec.rules + by)


def position() -> str:
    """A position of HEROZ after its set-up."""
    return write_position(Table(game("heroz"), {}, Seeded("migrate")))


def test_a_position_whose_fields_are_the_same_is_one_of_todays() -> None:
    spec = later(2)
    table = read_position(moved(position(), spec, "kept"), "kept", spec)
    assert table.spec.digest(table.g) == table.spec.digest(read_position(position()).g)


def test_fields_that_have_changed_are_written_anew_rules_by_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two steps: a field that was called otherwise, and one that counted from another number."""
    was, spec = game("heroz").rules, later(2)

    def called(fields: dict[str, Any]) -> dict[str, Any]:
        return {"turns" if name == "rounds" else name: value for name, value in fields.items()}

    def counted(fields: dict[str, Any]) -> dict[str, Any]:
        return fields | {"turns": fields["turns"] + 3}

    module = ModuleType("heroon.games.heroz.migrate")
    module.__spec__ = ModuleSpec(module.__name__, None)
    vars(module).update({f"migrate_{was}": called, f"migrate_{was + 1}": counted})
    monkeypatch.setitem(sys.modules, module.__name__, module)
    old = position().replace("\nturns = ", "\nrounds = ")
    assert "\nrounds = " in old
    turns = read_position(position()).g.turns
    assert read_position(moved(old, spec, "kept"), "kept", spec).g.turns == turns + 3


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("\nturns = ", "\nrounds = "), "no such field"),
        (('game = "heroz"', 'game = "chess"'), "not a position of this game"),
        (("seats = 2", 'seats = "two"'), "seats and rules must be numbers"),
    ],
)
def test_a_position_that_todays_rules_cannot_play_is_refused(
    change: tuple[str, str], told: str
) -> None:
    old = position()
    assert change[0] in old
    with pytest.raises(InputError, match=told):
        moved(old.replace(*change), later(), "kept")
