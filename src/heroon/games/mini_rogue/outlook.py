"""MINI ROGUE: the chance to win from the beginning of a Zone, fitted to played positions.

The planner tries words up to there.  `OUTLOOK` and `WEIGHT` are a logistic regression by Zone on
what the adventurers have (`worth.holdings`), over games that the policy played alone.  All is
written in the subset of the rules.
"""

from __future__ import annotations

from math import exp
from typing import Final

from .hero import party
from .state import Run
from .worth import holdings

#: By Zone: the log odds, in thousandths, of who holds nothing; what holdings weigh, in hundredths.
OUTLOOK: Final = (0, -1925, -4500, -4775, -5530, -5645, -5950, -6380, -6830, -8000, -9975)
WEIGHT: Final = (0, 27, 88, 73, 78, 69, 68, 68, 69, 77, 96)
#: A won run; the chance to win in so many parts, by log odds in tenths from -6.
SURE: Final = 10000
CHANCE: Final = tuple(round(SURE / (1 + exp(-(n - 60) / 10))) for n in range(121))


def worth_of(g: Run) -> int:
    """Estimate the chance to win, in parts of `SURE`, by what an adventurer has on average."""
    if len(g.result) > 0:
        return SURE if g.result[0] > 0 else 0
    found = 0
    many = party(g)
    for seat in range(many):
        found += holdings(g, seat)
    odds = OUTLOOK[g.zone] + WEIGHT[g.zone] * (found // many) // 100
    odds = max(min(odds, 5900), -6000) + 6000
    tenth = odds // 100
    return CHANCE[tenth] + (CHANCE[tenth + 1] - CHANCE[tenth]) * (odds % 100) // 100


def standing(g: Run, seat: int) -> int:
    """Estimate the chance of a seat's side to win, in thousandths: the Overlord wins otherwise.

    The fit is of games without an Overlord, so it tells which of two positions is better, not how
    often an Overlord wins.
    """
    chance = worth_of(g) * 1000 // SURE
    return chance if seat < party(g) else 1000 - chance
