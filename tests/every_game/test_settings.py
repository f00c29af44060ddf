"""`pairwise` makes settings in which every two values of two options meet that may."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from heroon.kernel import GameSpec, InputError, game, games
from heroon.testing import pairwise


def may_meet(spec: GameSpec[Any], given: dict[str, str]) -> bool:
    try:
        spec.settings(given)
    except InputError:
        return False
    return True


@pytest.mark.parametrize("name", games())
def test_every_two_values_of_two_options_meet(name: str) -> None:
    spec = game(name)
    settings = pairwise(spec)
    for a, b in combinations(spec.options, 2):
        met = {(given.get(a.name), given.get(b.name)) for given in settings}
        wanted = {(x, y) for x in a.values for y in b.values}
        assert {(x, y) for x, y in wanted - met if may_meet(spec, {a.name: x, b.name: y})} == set()
