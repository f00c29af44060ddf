"""Rogue: one to three go down four zones together, alone, or against an Overlord."""

from __future__ import annotations

from typing import Final

from heroon import kernel as k
from tests.shapes.rogue import fights, rooms, zones
from tests.shapes.rogue.bots import policy
from tests.shapes.rogue.state import (
    FIELDS,
    GUARDS,
    ROOMS,
    Rogue,
    party,
    refuses,
    roles,
    teams,
)
from tests.shapes.rogue.steps import STEPS
from tests.shapes.rogue.view import view
from tests.shapes.rogue.why import why
from tests.shapes.rogue.words import OVERLORD, V

__all__ = ["SPEC", "fights", "rooms"]


def turn_of(g: Rogue) -> int:
    return g.zone


def lost(g: Rogue) -> list[int]:
    """A game too long is lost."""
    return zones.verdict(g, 0)


def given_up(g: Rogue, seat: int) -> list[int]:
    """Whose side gives up has lost."""
    return zones.verdict(g, int(seat >= party(g)))


SPEC: Final = k.GameSpec(
    id="rogue",
    rules=1,
    seats=(1, 2, 3, 4),
    state=Rogue,
    own_fields=FIELDS,
    card_sets=(ROOMS, GUARDS),
    words=V,
    steps=STEPS,
    start=zones.start,
    view=view,
    bound=1000,
    bound_result=lost,
    given_up=given_up,
    why=why,
    options=(k.Option("overlord", OVERLORD, rule="rogue:overlord"),),
    turn_of=turn_of,
    policy=policy,
    teams=teams,
    roles=roles,
    refuses=refuses,
)
