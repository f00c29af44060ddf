"""MINI ROGUE: the `GameSpec`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from heroon.kernel import GameSpec, all_together

from . import (
    rules_answer,
    rules_effects,
    rules_fight,
    rules_rooms,
    rules_skills,
    rules_tests,
    rules_together,
    rules_trade,
    rules_zone,
)
from .cards import NUMBERS
from .hero import result
from .heuristics import policy
from .setup import start
from .standing import STANDING
from .state import FIELDS, GUARDIANS, OPTIONS, ROOMS, TALES, Run
from .steps import STEPS
from .view import view
from .why import why
from .words import V

#: Greatest number of choices in a game that a kit or a simulation plays.
BOUND: Final = 6000
#: The modules that bind steps and are not used by name here.
CHAPTERS: Final = (
    rules_zone,
    rules_skills,
    rules_tests,
    rules_effects,
    rules_rooms,
    rules_trade,
    rules_fight,
    rules_answer,
    rules_together,
)


def turns(g: Run) -> int:
    """Count the Zones that have begun."""
    return g.turns


def given_up(g: Run, _seat: int) -> list[int]:
    """All lose together."""
    return result(g, 0)


def too_long(g: Run) -> list[int]:
    """A game that reaches its bound is lost."""
    return result(g, 0)


def refuses(options: Mapping[str, int], seats: int) -> str:
    """Each character is there once [mini-rogue:setup.character] [mini-rogue:components]."""
    heroes = [options[f"hero_{seat + 1}"] for seat in range(seats)]
    return "twins" if len(set(heroes)) < seats else ""


SPEC: Final = GameSpec(
    id="mini-rogue",
    rules=1,
    seats=(1, 2, 3),
    state=Run,
    own_fields=FIELDS,
    card_sets=(ROOMS, GUARDIANS, TALES),
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
    teams=all_together,
    refuses=refuses,
    policy=policy,
    numbers=NUMBERS,
    standing=STANDING,
)
