"""Every field of reached positions is damaged: what opens can be played on, also in the shapes."""

from __future__ import annotations

from typing import Any

import pytest

from heroon.kernel import GameSpec, InputError, Table, open_position
from heroon.testing.damage import damage_walk
from tests.lengths import length
from tests.shapes import fight, grid, ride, team, windows
from tests.shapes.windows import SPEC as DUEL


@pytest.mark.parametrize(
    "spec", [windows.SPEC, fight.SPEC, grid.SPEC, ride.SPEC, team.SPEC], ids=lambda spec: spec.id
)
def test_the_walk_damages_every_field(spec: GameSpec[Any]) -> None:
    found = damage_walk(spec, length(2, 3), 1)
    fields = {f.name for f in spec.fields if f.name == "agenda" or not (f.companion or f.option)}
    assert fields <= set(found.refused) | set(found.opened)
    assert found.tried == found.refused.total() + found.opened.total()


def test_a_position_from_which_nothing_can_be_played_says_so_without_a_crash() -> None:
    with pytest.raises(InputError, match="nothing comes next"):
        open_position(DUEL, {"agenda": []}, {}, 2, "here")
    table: Table[Any] = open_position(DUEL, {}, {}, 2, "here")
    assert table.ask is not None
