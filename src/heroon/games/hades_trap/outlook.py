"""HADES TRAP: what a position is worth to a seat, for searches that cut games short.

Each hero has a score, in thousandths of the log odds: how many medallions he has and how far the
next one, or the way out, lies (`worth`); whether it is his turn; what lies on him and in his bag.
The chance of a seat to win is its share of the exponentials of all scores, so the same numbers
serve two, three and four seats.

They come from a conditional logistic regression of the winner on 247,368 turns, in 9,989 games in
C of the policy with itself, with strangers and with careless ones, each game with the same weight.
A fit to three quarters of the games tells the winner in 73 % of the turns of the others at two
seats, 64 % at three, 59 % at four (log loss 0.492, 0.757, 0.978; that of even chances 0.693, 1.099,
1.386).  All is written in the subset of the rules.
"""

from __future__ import annotations

from math import exp
from typing import Final

from . import words as w
from .chart import chart_of
from .places import TO_LEAVE, TO_WIN, counted
from .prospects import worth_of_place
from .state import Race
from .worth import POINT, VICTORY

#: In thousandths of the log odds, by turn (whether it is the hero's): with three medallions, by
#: the points that the way to the Portal takes (see `way_out`).
OUT: Final = (
    (
        532,
        1863,
        1290,
        952,
        336,
        -40,
        -258,
        -521,
        -307,
        -460,
        -636,
        -353,
        -198,
        108,
        -231,
        0,
        0,
        0,
        0,
        0,
    ),
    (
        809,
        3193,
        2361,
        1618,
        487,
        -84,
        -233,
        -562,
        -453,
        -936,
        -844,
        -338,
        -276,
        -222,
        -125,
        -28,
        0,
        0,
        0,
        0,
    ),
)
HELD: Final = (
    ((-1116, -1079, -760, 0, 0), (-1393, -1257, -839, 0, 0)),
    ((210, 177, 157, 40, 77), (-150, -162, -91, -414, 157)),
)
NEAR: Final = (
    (
        (-31, -4, 156, -241, -272, -323, -292, -236, -304, 286, 108, 247, 0),
        (-73, -10, -169, -387, -408, -455, -456, -178, -132, 246, 204, 276, 0),
    ),
    (
        (-465, -470, -437, -399, -441, -419, -389, -141, 44, -3, 666, 1552, 0),
        (-527, -436, -529, -566, -592, -534, -443, -161, 245, 255, 714, 1154, 0),
    ),
    (
        (-975, -800, -760, -572, -454, -359, -254, 171, 342, 417, 989, 1653, 0),
        (-1117, -1122, -914, -818, -716, -614, -337, 251, 669, 463, 1278, 2045, 0),
    ),
    (
        (-726, -518, -379, -374, -213, -43, 39, 116, 58, 379, 605, 389, 783),
        (-846, -581, -460, -419, -189, -22, -68, 117, -31, 349, 442, 441, 1008),
    ),
)
LIES: Final = ((106, 56, -380), (528, 360, -669))
CURSES: Final = ((233, 31, -153, -330), (382, 132, -93, -203))
OBJECT: Final = (0, 1710, 306, 27, 78, -3, 358, 11)
MEDALLION: Final = ((720, 546, 666), (544, 458, 521))
SHOWN: Final = 791
ETHER: Final = 217
FRAGMENT: Final = (-439, -65, 504)
TROPHIES: Final = (-1548, -1396, -1343, -1215, -1070, -823)
#: Scores further than this below the best one count as this far; the odds by tenths of that.
FAR: Final = 7900
ODDS: Final = tuple(round(100_000 * exp(-n / 20)) for n in range(160))


def standing(g: Race, seat: int) -> int:
    """Estimate the chance of a seat to win, in thousandths."""
    found = standings(g)
    return found[seat]


def standings(g: Race) -> list[int]:
    """List by seat the estimates of the chances to win, in thousandths each."""
    chart = chart_of(g)
    scores = [score(g, seat, chart) for seat in range(g.seats)]
    best = max(scores)
    odds = [ODDS[min(best - one, FAR) // 50] for one in scores]
    total = sum(odds)
    return [1000 * one // total for one in odds]


def score(g: Race, seat: int, chart: list[int]) -> int:
    """Weigh what a seat has and where it is, in thousandths of the log odds."""
    turn = int(seat == g.active)
    siren = int(g.boss == w.SIREN)
    many = min(counted(g, seat), TO_WIN)
    cell = 0
    if g.at[seat] >= 0:
        cell = worth_of_place(g, seat, chart)
    if many >= TO_LEAVE and siren == 0:
        total = OUT[turn][way_out(cell)]
    else:
        total = HELD[siren][turn][many] + NEAR[min(many, TO_LEAVE)][turn][nearness(cell)]
    total += LIES[turn][g.lies[seat]] + CURSES[turn][min(g.curses[seat], 3)]
    total += FRAGMENT[g.fragments[seat]]
    if g.ether_left[seat] > 0:
        total += ETHER
    for thing in g.bag[seat]:
        total += OBJECT[thing]
    for kind in range(3):
        if g.medallions[seat] >> kind & 1:
            total += MEDALLION[siren][kind]
    if g.medallions[seat] & w.FORTUNE_SHOWN:
        total += SHOWN
    if not g.medallions[seat] & w.COMBAT:
        total += TROPHIES[min(g.trophies[seat], 5)]
    return total


def way_out(worth: int) -> int:
    """Return the entry of OUT for the worth of a cell: by the points to the Portal."""
    points = 40
    if worth > 0:
        points = max(min((VICTORY - worth) // POINT, 40), 0)
    if points <= 14:
        return points
    return 14 + (points - 14) // 4 if points < 30 else 19


def nearness(worth: int) -> int:
    """Return the entry of NEAR for the worth of a cell: by 150, from -300 on."""
    if worth >= 15_000:
        return 12
    return max(min(worth // 150, 9), -2) + 2
