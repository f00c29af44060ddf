"""What a bot says to offers: going back it grants, a draw where it does not expect to win."""

from __future__ import annotations

from typing import Any, Final

from heroon.kernel import Rng, Seat

from .values import values_of

#: Worlds that are played to their end at random before a draw is judged.
_WORLDS: Final = 60
#: What a draw is worth to a seat of two.
_HALF: Final = 0.5


def agrees(seat: Seat[Any], kind: str, rng: Rng) -> bool:
    """Whether a bot at a seat agrees to an offer of that kind (`draw` or `back`).

    It judges by worlds that the seat cannot tell from the real one.
    """
    if kind != "draw":
        return True
    values = values_of(seat.spec)
    worth = 0.0
    for _ in range(_WORLDS):
        world = seat.world(rng)
        world.play(rng)
        worth += values(tuple(world.result))[seat.number]
    return worth < _HALF * _WORLDS
