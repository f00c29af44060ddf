"""Hero Realms solo: the `GameSpec`, which gathers all parts of the game."""

from __future__ import annotations

from typing import Final

from heroon.kernel import GameSpec

from . import rules_abilities, rules_attack, rules_boss, rules_boss_actions, rules_hero, rules_wants
from .cards import NUMBERS
from .heuristics_strangers import HEURISTICS
from .setup import start
from .sound import sound
from .standing import STANDING
from .state import FIELDS, HERO_SET, MARKET_SET, OPTIONS, Skirmish
from .steps import STEPS
from .view import view
from .why import why
from .words import V

#: Greatest number of choices in a game that a kit or a simulation plays.
BOUND: Final = 20_000
#: The modules that bind steps and are not used by name here.
CHAPTERS: Final = (
    rules_hero,
    rules_abilities,
    rules_attack,
    rules_boss,
    rules_boss_actions,
    rules_wants,
)


def turns(g: Skirmish) -> int:
    """Count the hero's turns that have begun."""
    return g.turns


def given_up(_g: Skirmish, _seat: int) -> list[int]:
    """Return the result when the hero gives up: a defeat."""
    return [0]


def too_long(_g: Skirmish) -> list[int]:
    """Return the result of a game that was stopped at its bound: a defeat."""
    return [0]


SPEC: Final = GameSpec(
    id="hero-realms",
    rules=2,
    seats=(1,),
    state=Skirmish,
    own_fields=FIELDS,
    card_sets=(MARKET_SET, HERO_SET),
    words=V,
    steps=STEPS,
    start=start,
    view=view,
    bound=BOUND,
    bound_result=too_long,
    given_up=given_up,
    why=why,
    sound=sound,
    options=OPTIONS,
    modes={
        "skirmish": {},
        "reinforcements": {"reinforcements": "yes"},
        "powers": {"powers": "yes"},
        "both": {"reinforcements": "yes", "powers": "yes"},
    },
    turn_of=turns,
    policy=HEURISTICS,
    numbers=NUMBERS,
    standing=STANDING,
)
