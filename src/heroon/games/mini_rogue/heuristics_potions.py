"""MINI ROGUE: when a sensible adventurer drinks a potion."""

from __future__ import annotations

from typing import Final

from . import words as w
from .cards import HEALING, HUNGER, MAX_HP
from .heuristics_fight import last_phase
from .rules_answer import blow, in_all
from .state import Run
from .worth import ills, of_cell, of_condition, of_hp, potion_worth

#: What Healing must bring beyond its own worth.
DRINK_MARGIN: Final = 105
#: A cell that costs so much kills.
DOOM: Final = 2000


def to_drink(g: Run, seat: int, prompt: int, potion: int) -> int:
    """Weigh drinking a potion now, against keeping it."""
    if potion == w.HOLY:
        return ills(g, seat) - potion_worth(g, potion)
    if potion == w.PERCEPTION:
        return of_condition(g, w.IS_BLIND) - potion_worth(g, potion)
    if dooms(g, seat, prompt):
        return 5000
    if prompt == w.P_FULL:
        return of_hp(g, seat, g.numbers[HEALING]) - potion_worth(g, potion)
    if last_phase(g) and g.hp[seat] + g.numbers[HEALING] <= g.numbers[MAX_HP]:
        return 100
    return of_hp(g, seat, g.numbers[HEALING]) - potion_worth(g, potion) - DRINK_MARGIN


def dooms(g: Run, seat: int, prompt: int) -> bool:
    """Return whether what is about to happen kills an adventurer who does not drink.

    Against an Overlord one is asked where it only hurts, too (MR-43).
    """
    if prompt == w.P_SUFFER:
        return True
    if prompt == w.P_HUNGER:
        return g.hp[seat] <= g.numbers[HUNGER]
    if prompt == w.P_LAST:
        return of_cell(g, seat, g.agenda[-3]) <= -DOOM
    if prompt != w.P_BRACE:
        return False
    return in_all(g, seat, blow(g, seat)) >= g.hp[seat]
