"""MINI ROGUE: exact odds of the dice, as tables (p. 7, p. 9-12).

`ROUNDS[dice][cursed][armour][hp]` is the mean number of attacks, in hundredths, that a hero needs
for an enemy with so many HP.  There critical hits are rolled again below 18, but not where the die
alone kills already.  `PACE` says how many attacks in another stance do as much as a hundred
balanced ones.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from .dice import is_critical, new_die, total
from .words import BALANCED, STANCE

#: So many HP an enemy has at most in the tables, and so much armour.
MOST_HP: Final = 60
MOST_ARMOUR: Final = 3
#: A die that has this much is not rolled again.
ENOUGH: Final = 18


@cache
def _one(symbol: int, stop: int, stance: int) -> tuple[tuple[int, float], ...]:
    """Return the odds of one die's damage, as pairs of damage and chance.

    `symbol` is 1 under the curse; a critical hit is rolled again while the die counts less than
    `stop`.
    """
    found: dict[int, float] = {}
    waiting = [(0, 1.0)]
    while waiting:
        so_far, chance = waiting.pop()
        for face in range(1, 7):
            die = new_die(face, symbol, stance, so_far)
            if is_critical(die) and total(die) < stop:
                waiting.append((total(die), chance / 6))
            else:
                found[total(die)] = found.get(total(die), 0.0) + chance / 6
    return tuple(sorted(found.items()))


@cache
def _pool(dice: int, symbol: int, stop: int, stance: int) -> tuple[tuple[int, float], ...]:
    """Return the odds of the damage of some dice together, as pairs of damage and chance."""
    found = {0: 1.0}
    for _ in range(dice):
        more: dict[int, float] = {}
        for so_far, chance in found.items():
            for n, p in _one(symbol, stop, stance):
                more[so_far + n] = more.get(so_far + n, 0.0) + chance * p
        found = more
    return tuple(sorted(found.items()))


@cache
def _hits(
    dice: int, cursed: int, armour: int, stop: int, stance: int = BALANCED
) -> tuple[tuple[int, float], ...]:
    """Return the odds of an attack's damage beyond armour, as pairs of damage and chance."""
    signs = ((0, 0.5), (1, 0.5)) if cursed else ((0, 1.0),)
    found: dict[int, float] = {}
    for symbol, share in signs:
        for dealt, chance in _pool(dice, symbol, stop, stance):
            n = max(dealt - armour, 0)
            found[n] = found.get(n, 0.0) + share * chance
    return tuple(sorted(found.items()))


def _rounds(dice: int, cursed: int, armour: int) -> tuple[int, ...]:
    """List by HP of the enemy the mean number of attacks it takes, in hundredths."""
    found = [0.0]
    for hp in range(1, MOST_HP + 1):
        hits = _hits(dice, cursed, armour, min(hp + armour, ENOUGH))
        later = sum(p * found[hp - n] for n, p in hits if 0 < n < hp)
        nothing = sum(p for n, p in hits if n == 0)
        found.append((1 + later) / (1 - nothing))
    return tuple(round(100 * n) for n in found)


ROUNDS: Final = tuple(
    tuple(
        tuple(_rounds(max(dice, 1), cursed, armour) for armour in range(MOST_ARMOUR + 1))
        for cursed in (0, 1)
    )
    for dice in range(4)
)


def _pace(stance: int, dice: int, cursed: int, armour: int) -> int:
    """Return how many attacks in a stance do on average what a hundred balanced ones do."""
    means = []
    for one in (BALANCED, stance):
        hits = _hits(max(dice, 1), cursed, armour, ENOUGH, one)
        means.append(sum(n * p for n, p in hits))
    return round(100 * means[0] / means[1])


#: `PACE[stance][dice][cursed][armour]`.
PACE: Final = tuple(
    tuple(
        tuple(
            tuple(_pace(stance, dice, cursed, armour) for armour in range(MOST_ARMOUR + 1))
            for cursed in (0, 1)
        )
        for dice in range(4)
    )
    for stance in STANCE.values
)


def _passes(dice: int, cursed: int) -> int:
    """Return the chance to pass a test, in hundredths (p. 9, p. 12)."""
    free = 1 - (4 / 6) ** dice
    return round(100 * ((free + 1 - (5 / 6) ** dice) / 2 if cursed else free))


#: `PASSES[dice][cursed]`.
PASSES: Final = tuple((_passes(max(dice, 1), 0), _passes(max(dice, 1), 1)) for dice in range(4))


def _sixes(dice: int, cursed: int) -> int:
    """Return the chance, in hundredths, of a test that needs a 6 after the curse (MR-59)."""
    found = 1 - (5 / 6) ** dice
    return round(100 * (found / 2 if cursed else found))


#: `SIXES[dice][cursed]`.
SIXES: Final = tuple((_sixes(max(dice, 1), 0), _sixes(max(dice, 1), 1)) for dice in range(4))
