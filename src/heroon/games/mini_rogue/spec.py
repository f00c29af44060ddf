"""MINI ROGUE: the `GameSpec`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from heroon.kernel import GameSpec

from . import (
    rules_answer,
    rules_automa,
    rules_company,
    rules_effects,
    rules_fight,
    rules_overlord,
    rules_rooms,
    rules_skills,
    rules_tests,
    rules_together,
    rules_trade,
    rules_zone,
)
from .cards import NUMBERS
from .hero import party, result
from .heuristics_strangers import HEURISTICS
from .setup import start
from .standing import STANDING
from .state import (
    FIELDS,
    GUARDIANS,
    MOST_HEROES,
    OPTIONS,
    REINFORCEMENTS,
    ROOMS,
    TALES,
    Run,
)
from .steps import STEPS
from .view import view
from .why import why
from .words import OVERLORD, V

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
    rules_overlord,
    rules_automa,
    rules_company,
)


def turns(g: Run) -> int:
    """Count the Zones that have begun."""
    return g.turns


def given_up(g: Run, seat: int) -> list[int]:
    """Return the result when a seat gives up: its side loses."""
    return result(g, int(seat >= party(g)))


def too_long(g: Run) -> list[int]:
    """Return the result of a game that reaches its bound: the adventurers lose."""
    return result(g, 0)


def refuses(options: Mapping[str, int], seats: int) -> str:
    """Return the reason to refuse options, or "" (MR-40).

    There are one to three adventurers, each character once, and a seat for an Overlord.
    [mini-rogue:setup.character] [mini-rogue:components] [mini-rogue:modes]
    """
    adventurers = seats - int(options["mode"] == OVERLORD)
    if not 1 <= adventurers <= MOST_HEROES:
        return "no-adventurer" if adventurers < 1 else "too-many"
    heroes = [options[f"hero_{seat + 1}"] for seat in range(adventurers)]
    return "twins" if len(set(heroes)) < adventurers else ""


def teams(options: Mapping[str, int], seats: int) -> tuple[int, ...]:
    """List the team of each seat: the adventurers 0, an Overlord 1 [mini-rogue:overlord]."""
    return tuple(int(role == "overlord") for role in roles(options, seats))


def roles(options: Mapping[str, int], seats: int) -> tuple[str, ...]:
    """List the role of each seat, "" where all are adventurers."""
    if options["mode"] == OVERLORD:
        return (*("adventurer",) * (seats - 1), "overlord")
    return ("",) * seats


SPEC: Final = GameSpec(
    id="mini-rogue",
    rules=1,
    seats=(1, 2, 3, 4),
    state=Run,
    own_fields=FIELDS,
    card_sets=(ROOMS, GUARDIANS, TALES, REINFORCEMENTS),
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
    teams=teams,
    roles=roles,
    refuses=refuses,
    policy=HEURISTICS,
    numbers=NUMBERS,
    standing=STANDING,
)
