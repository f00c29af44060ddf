"""MINI ROGUE: the chance to win from the beginning of a Zone, fitted to played positions.

The planner tries words up to there.  `OUTLOOK` and `WEIGHT` are a logistic regression by Zone on
what the adventurers have (`worth.holdings`), over games that the policy played alone.  The tables
for games against an Overlord are another one, over 42,000 games that the policy played on both
sides: it knows the weakest adventurer, the cards on the Avatar's side and the omen points, too.
All is written in the subset of the rules.
"""

from __future__ import annotations

from math import exp
from typing import Final

from . import words as w
from .hero import party
from .state import Run
from .worth import holdings

#: By Zone: the log odds, in thousandths, of who holds nothing; what holdings weigh, in hundredths.
OUTLOOK: Final = (0, -1925, -4500, -4775, -5530, -5645, -5950, -6380, -6830, -8000, -9975)
WEIGHT: Final = (0, 27, 88, 73, 78, 69, 68, 68, 69, 77, 96)
#: The same against an Overlord; what each card on the Avatar's side and each omen point takes from
#: the log odds, in thousandths.
AGAINST: Final = (0, -1000, -4190, -5210, -6050, -5740, -5870, -5660, -5250, -5860, -6780)
AGAINST_WEIGHT: Final = (0, 27, 99, 93, 99, 84, 82, 81, 76, 86, 108)
AVATAR_CARD: Final = (0, 0, 400, 400, 320, 450, 560, 620, 760, 990, 1340)
OMEN_POINT: Final = (0, 0, 10, 10, 10, 20, 30, 60, 70, 100, 140)
#: A party counts for its mean, less this part in hundredths of what its weakest lacks of that.
LAGGING: Final = 27
#: A won run; the chance to win in so many parts, by log odds in tenths from -6.
SURE: Final = 10000
CHANCE: Final = tuple(round(SURE / (1 + exp(-(n - 60) / 10))) for n in range(121))


def worth_of(g: Run) -> int:
    """Estimate the chance to win, in parts of `SURE`, by what an adventurer has on average."""
    if len(g.result) > 0:
        return SURE if g.result[0] > 0 else 0
    many = party(g)
    sum_ = 0
    least = 0
    for seat in range(many):
        one = holdings(g, seat)
        sum_ += one
        if seat == 0 or one < least:
            least = one
    mean = sum_ // many
    if g.mode == w.OVERLORD:
        mean -= LAGGING * (mean - least) // 100
        odds = AGAINST[g.zone] + AGAINST_WEIGHT[g.zone] * mean // 100
        odds -= AVATAR_CARD[g.zone] * len(g.on_avatar) + OMEN_POINT[g.zone] * g.omen
        return chance_of(odds)
    return chance_of(OUTLOOK[g.zone] + WEIGHT[g.zone] * mean // 100)


def chance_of(odds: int) -> int:
    """Return the chance, in parts of `SURE`, that goes with log odds in thousandths."""
    above = max(min(odds, 5900), -6000) + 6000
    tenth = above // 100
    return CHANCE[tenth] + (CHANCE[tenth + 1] - CHANCE[tenth]) * (above % 100) // 100


def standing(g: Run, seat: int) -> int:
    """Estimate the chance of a seat's side to win, in thousandths: the Overlord wins otherwise."""
    chance = worth_of(g) * 1000 // SURE
    return chance if seat < party(g) else 1000 - chance
