"""MICRO HERO: the `GameSpec`, which gathers all parts of the game.

A game can be saved and gone on with at any moment, not only between two Trials: a table is saved as
its record [micro-hero:saving].
"""

from __future__ import annotations

from typing import Final

from heroon.kernel import GameSpec, all_together

from . import rules_combat, rules_perfecting, rules_planning, rules_round, rules_upkeep
from .cards import NUMBERS
from .heuristics_strangers import HEURISTICS
from .rules_cards import outcome
from .setup import start
from .sound import sound
from .standing import STANDING
from .state import BOX, FIELDS, HERA_SET, OPTIONS, TRIAL_CARDS, Journey
from .steps import STEPS
from .view import view
from .why import why
from .words import V

#: Greatest number of choices in a game that a kit or a simulation plays.
BOUND: Final = 20_000
#: The modules that bind steps and are not used by name here.
CHAPTERS: Final = (rules_planning, rules_perfecting, rules_combat, rules_upkeep, rules_round)


def turns(g: Journey) -> int:
    """Count the turns that have begun."""
    return g.turns


def given_up(g: Journey, _seat: int) -> list[int]:
    """Return the result when a player gives up: the Trials beaten so far count."""
    return outcome(g)


SPEC: Final = GameSpec(
    id="micro-hero",
    rules=1,
    seats=(1, 2),
    state=Journey,
    own_fields=FIELDS,
    card_sets=(BOX, TRIAL_CARDS, HERA_SET),
    words=V,
    steps=STEPS,
    start=start,
    view=view,
    bound=BOUND,
    bound_result=outcome,
    given_up=given_up,
    why=why,
    sound=sound,
    options=OPTIONS,
    modes={
        "normal": {},
        "heroic": {"level": "heroic"},
        "mythic": {"level": "mythic"},
    },
    turn_of=turns,
    policy=HEURISTICS,
    numbers=NUMBERS,
    standing=STANDING,
    teams=all_together,
)
