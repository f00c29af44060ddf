"""MINI ROGUE: the exact chances of how a fight of two adventurers together ends.

They attack in turn, and the enemy answers whoever has attacked.  As in a fight of one, no die is
rolled again and nothing is used.  Of three it is not computed: a second is not enough for it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from heroon.games.mini_rogue.foes import first_fighter, full_hp, next_fighter
from heroon.games.mini_rogue.state import Run

from .fights import MOST, SECOND, Ends, Memo, depends_on, ends_of, memo_of, round_of

#: What is left out: positions that come less often than that.
_RARE: Final = 1e-6
#: A fight that is lost less often than that is won for sure.
_SURE: Final = 1e-6
#: The most that is said of a fight which may be lost.
_ALMOST: Final = Fraction(9_999, 10_000)

#: What matters of an adventurer between two rounds: HP, rations, curse, poison.
Mine = tuple[int, int, int, int]
#: What matters of the two, whoever attacks next first.
Pair = tuple[Mine, Mine]
#: By the enemies' HP and whoever attacks next: what the other has, each with how likely it is.
Waiting = dict[tuple[tuple[int, ...], Mine], dict[Mine, float]]

#: The ends computed before, by all that they depend on.
_KNOWN: Final[dict[tuple[object, ...], tuple[Ends, Ends]]] = {}
_KEPT: Final = 500


def shared_fight(g: Run, seat: int, hp: tuple[int, ...], times: int = 1) -> Ends:
    """Compute how a fight of two against these enemies ends, and the HP that a seat has then.

    `g` holds the enemy and who fights it, and is changed; `times` is how many fights there are in a
    row.  An enemy of two phases must be beaten in both of them.
    """
    first = first_fighter(g)
    order = (first, next_fighter(g, first))
    key = (times, hp, order, *(depends_on(g, one) for one in order))
    if key not in _KNOWN:
        if len(_KNOWN) >= _KEPT:
            _KNOWN.clear()
        _KNOWN[key] = _both(g, order, hp, times)
    return _KNOWN[key][order.index(seat)]


def _both(g: Run, order: tuple[int, int], hp: tuple[int, ...], times: int) -> tuple[Ends, Ends]:
    """Compute the ends of one fight after the other, for the first and the second to attack."""
    a, b = (_mine(g, one) for one in order)
    won: dict[Pair, float] = {(a, b): 1.0}
    lost = 0.0
    for _ in range(times):
        won, more = _fought(g, order, hp, won)
        lost += more
    if g.foe in SECOND:
        g.foe = SECOND[g.foe]
        won, more = _fought(g, order, (full_hp(g),), won)
        lost += more
    ends = [_ends(won, lost, i) for i in (0, 1)]
    return ends[0], ends[1]


def _mine(g: Run, seat: int) -> Mine:
    return g.hp[seat], g.food[seat], g.cursed[seat], g.poisoned[seat]


def _fought(
    g: Run, order: tuple[int, int], hp: tuple[int, ...], before: dict[Pair, float]
) -> tuple[dict[Pair, float], float]:
    """Compute how likely each position is in which a fight is won, and how likely it is lost."""
    memos: tuple[Memo, Memo] = (memo_of(g, order[0]), memo_of(g, order[1]))
    won: dict[Pair, float] = {}
    lost = 0.0
    now: Waiting = {}
    for (first, second), p in before.items():
        now.setdefault((hp, first), {})[second] = p
    for i in range(2 * MOST):
        turn = i % 2
        later: Waiting = {}
        for (foes, me), others in now.items():
            ends = round_of(g, order[turn], (foes, *me), memos[turn])
            dies = 1 - sum(ends.values())
            for other, p in others.items():
                if p < _RARE:
                    continue
                lost += p * dies
                for (left, *mine), q in ends.items():
                    after: Mine = (mine[0], mine[1], mine[2], mine[3])
                    if left:
                        there = later.setdefault((left, other), {})
                        there[after] = there.get(after, 0.0) + p * q
                    else:
                        pair = (other, after) if turn else (after, other)
                        won[pair] = won.get(pair, 0.0) + p * q
        now = later
    return won, lost


def _ends(won: dict[Pair, float], lost: float, i: int) -> Ends:
    """Sum up the positions in which a fight is won, with the HP of one of the two."""
    hp: dict[int, float] = {}
    for pair, p in won.items():
        hp[pair[i][0]] = hp.get(pair[i][0], 0.0) + p
    both = sum(hp.values()) + lost
    shares = {n: p / both for n, p in hp.items()} if both else {}
    win = Fraction(sum(shares.values())).limit_denominator(10_000)
    return ends_of(shares, Fraction(1) if lost < _SURE and shares else min(win, _ALMOST))
