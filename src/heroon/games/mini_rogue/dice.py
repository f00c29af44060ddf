"""MINI ROGUE: the dice, and how a Character die is read (p. 7, p. 10-12, p. 26)."""

from __future__ import annotations

from itertools import product
from typing import Final

from .cards import BACKSTAB
from .state import MOST_TOTAL, Run
from .words import AGGRESSIVE, DEFENSIVE, THROWS

#: All tickets of one, two and three Character dice, each a throw.
TICKETS: Final = (
    (0,),
    *(
        tuple(THROWS.index(tuple(sorted(faces))) for faces in product(range(1, 7), repeat=many))
        for many in (1, 2, 3)
    ),
)
#: The faces of each throw, and its best one.
FACES: Final = THROWS
BEST: Final = tuple(max(throw) for throw in THROWS)
DUNGEON: Final = (1, 2, 3, 4, 5, 6)
#: The Poison and the Curse die: the symbol on three faces of six (MR-G6).
SYMBOL: Final = (0, 0, 0, 1, 1, 1)
MISS: Final = 1
STAR: Final = 5
#: A die on the table is one int: its total times UNIT, plus these two bits.
FEAT_DONE, IS_CRITICAL, UNIT = 1, 2, 4


def reading(face: int, cursed: int) -> int:
    """Read a Character die: 1 less under the curse symbol; 1 is a miss (p. 12, MR-G7).

    [mini-rogue:curse] (MR-06)
    """
    return max(face - cursed, MISS)


def new_die(face: int, cursed: int, stance: int, before: int) -> int:
    """Return the die on the table after a face is rolled, on top of `before` (p. 10, p. 26).

    A miss cancels all of it.  In the Aggressive stance a 2 is a miss and a 5 is critical; in the
    Defensive stance a miss counts 1 and nothing is critical [mini-rogue:critical]
    [mini-rogue:stances] (MR-G10, MR-238).
    """
    value = reading(face, cursed)
    if stance == DEFENSIVE:
        return UNIT * (before + value)
    if value == MISS or (stance == AGGRESSIVE and value == 2):
        return 0
    critical = value == 6 or (stance == AGGRESSIVE and value == 5)
    return UNIT * min(before + value, MOST_TOTAL) + (IS_CRITICAL if critical else 0)


def total(die: int) -> int:
    """Return the damage that a die on the table counts for [mini-rogue:dice]."""
    return die // UNIT


def is_critical(die: int) -> bool:
    """Return whether a die on the table may be rolled again for a critical hit."""
    return die & IS_CRITICAL > 0


def has_feat(die: int) -> bool:
    """Return whether a die on the table has had its feat."""
    return die & FEAT_DONE > 0


def damage(g: Run) -> int:
    """Sum up the Character dice, and what skills add to them (p. 10 step 6, MR-262).

    [mini-rogue:critical] [mini-rogue:mix]
    """
    found = g.might
    for die in g.dice:
        found += total(die)
    if g.doubled > 0 and len(g.dice) > 0:
        found += (g.numbers[BACKSTAB] - 1) * total(max(g.dice))
    return found
