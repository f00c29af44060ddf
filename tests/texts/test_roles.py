"""What the check of texts says of roles, and of `{other}` at tables of more than two."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from heroon.kernel import game
from heroon.texts.check import needed, other_problems, roles
from heroon.texts.sentences import hints
from tests.shapes.overlord import SPEC

HEROZ = game("heroz")


def test_every_role_needs_a_name() -> None:
    assert roles(SPEC) == {"hero", "overlord"}
    assert {"role-hero", "role-overlord"} <= set(needed(SPEC))
    assert not [key for key in needed(HEROZ) if key.startswith("role-")]


@pytest.mark.parametrize(("seats", "wrong"), [((2,), 0), ((2, 3), 2)])
def test_the_other_seat_is_one_of_two(seats: tuple[int, ...], wrong: int) -> None:
    said: Any = SimpleNamespace(seats=seats)
    found = other_problems(said, hints("heroon.games.heroz"))
    assert len(found) == wrong
    assert all("{other} is the other one of two seats" in line.why for line in found)
    assert other_problems(replace(HEROZ), hints("heroon.games.heroz")) == []
