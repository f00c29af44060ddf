"""Sampled worlds: what they all agree on may be told to their seat as certain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from heroon.kernel import Rng, Table

from .bots import seed_for


def worlds_of(table: Table[Any], seat: int, seed: str) -> Iterator[Table[Any]]:
    """Yield worlds that a seat cannot tell from the real one, without end.

    Equal tables give equal worlds, so looking twice tells no more than looking once.
    """
    rng = Rng(seed_for(seed, seat, len(table.tokens)))
    while True:
        yield table.sample(seat, rng)


def say(world: Table[Any], seat: int, *words: int) -> None:
    """Say words one after the other in a sampled world, up to the first that is not offered."""
    for word in words:
        if word not in world.words(seat):
            return
        world.answer(word, seat)
