"""HEROZ: the `GameSpec`, which gathers all parts of the game."""

from __future__ import annotations

from typing import Final

from heroon.kernel import GameSpec

from . import rules_combat, rules_preparation, windows
from .cards import NUMBERS
from .heuristics import HEURISTICS
from .rules_area import fits
from .rules_resolution import points
from .setup import start
from .sound import sound
from .standing import STANDING
from .state import DECK_OF_54, FIELDS, OPTIONS, Duel
from .steps import STEPS
from .view import view
from .why import why
from .words import V

#: Greatest number of choices in a game that a kit or a simulation plays.
BOUND: Final = 5000
#: The modules that bind steps and are not used by name here.
CHAPTERS: Final = (rules_preparation, windows, rules_combat)


def by_points(g: Duel) -> list[int]:
    """Return the result of a game that was stopped at its bound: more points win, a tie draws."""
    return [int(points(g, 0) > points(g, 1)), int(points(g, 1) > points(g, 0))]


def turns(g: Duel) -> int:
    """Count the turns that have begun."""
    return g.turns


def given_up(_g: Duel, seat: int) -> list[int]:
    """Return the result when a seat resigns: the other one wins [heroz:goal] (HZ-85)."""
    return [seat, 1 - seat]


def agreed(_g: Duel) -> list[int]:
    """Return the result when both seats agree on a draw: nobody wins."""
    return [0, 0]


SPEC: Final = GameSpec(
    id="heroz",
    rules=2,
    seats=(2,),
    state=Duel,
    own_fields=FIELDS,
    card_sets=(DECK_OF_54,),
    words=V,
    steps=STEPS,
    start=start,
    view=view,
    bound=BOUND,
    bound_result=by_points,
    given_up=given_up,
    why=why,
    fits=fits,
    sound=sound,
    options=OPTIONS,
    modes={"duel": {}},
    turn_of=turns,
    policy=HEURISTICS,
    numbers=NUMBERS,
    drawn=agreed,
    standing=STANDING,
)
