"""HADES TRAP: the `GameSpec`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from heroon.kernel import GameSpec

from . import (
    rules_bosses,
    rules_hero,
    rules_hits,
    rules_hydra,
    rules_labyrinth,
    rules_medallions,
    rules_moving,
    rules_siren,
    rules_special,
)
from .cards import NUMBERS
from .heuristics_strangers import HEURISTICS
from .setup import start
from .standing import STANDING
from .state import AMPHORA_SET, FIELDS, OPTIONS, TILE_SET, Race
from .steps import STEPS
from .view import view
from .why import why
from .words import V

#: Greatest number of choices in a game that a kit or a simulation plays.
BOUND: Final = 20_000
#: The modules that bind steps and are not used by name here.
CHAPTERS: Final = (
    rules_hero,
    rules_moving,
    rules_special,
    rules_hits,
    rules_medallions,
    rules_labyrinth,
    rules_bosses,
    rules_hydra,
    rules_siren,
)


def turns(g: Race) -> int:
    """Count the turns that have begun."""
    return g.turns


def given_up(g: Race, seat: int) -> list[int]:
    """Return the result when a seat gives up: all the others win."""
    return [int(other != seat) for other in range(g.seats)]


def too_long(g: Race) -> list[int]:
    """Return the result of a game that reaches its bound: nobody wins."""
    return [0] * g.seats


def drawn(g: Race) -> list[int]:
    """Return the result of a draw that all agree on: nobody wins."""
    return [0] * g.seats


def refuses(options: Mapping[str, int], seats: int) -> str:
    """Return "twins" if two seats pick one hero [hades-trap:setup.6] [hades-trap:setup.heroes]."""
    heroes = [options[f"hero_{seat + 1}"] for seat in range(seats)]
    return "twins" if len(set(heroes)) < seats else ""


SPEC: Final = GameSpec(
    id="hades-trap",
    rules=1,
    seats=(2, 3, 4),
    state=Race,
    own_fields=FIELDS,
    card_sets=(AMPHORA_SET, TILE_SET),
    words=V,
    steps=STEPS,
    start=start,
    view=view,
    bound=BOUND,
    bound_result=too_long,
    given_up=given_up,
    why=why,
    options=OPTIONS,
    turn_of=turns,
    refuses=refuses,
    policy=HEURISTICS,
    standing=STANDING,
    numbers=NUMBERS,
    drawn=drawn,
)
