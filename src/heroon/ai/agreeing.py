"""What a bot says to offers: going back it grants, a draw where it does not expect to win."""

from __future__ import annotations

from typing import Any, Final

from heroon.kernel import Rng, Table
from heroon.kernel.table import NO_ONE

from .values import values_of

#: Worlds that are played to their end at random before a draw is judged.
_WORLDS: Final = 60
#: What a draw is worth to a seat of two.
_HALF: Final = 0.5


def agrees(table: Table[Any], seat: int, kind: str, rng: Rng) -> bool:
    """Whether a bot at a seat agrees to an offer of that kind (`draw` or `back`).

    It judges as a spectator would, by worlds in which every hand is dealt anew: so its answer
    tells nothing of its own.
    """
    if kind != "draw":
        return True
    values = values_of(table.spec)
    worth = 0.0
    for _ in range(_WORLDS):
        world = table.sample(NO_ONE, rng).playout()
        world.play(rng)
        worth += values(tuple(world.result))[seat]
    return worth < _HALF * _WORLDS
