"""A hint: the best order of the own hand, and what it is sure to reach."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from heroon.kernel import Rng, Seat

from .insight import hook


@dataclass(frozen=True)
class Advice:
    """Words to say in a row, and what they lead to for certain.

    `totals` is attack, defence and experience after these words, `trial` the attack and the
    defence that they are measured against.  The words stop after one that brings a card or asks
    something else: what comes then is news.
    """

    words: tuple[int, ...]
    totals: tuple[int, int, int]
    trial: tuple[int, int]


def advise(seat: Seat[Any]) -> Advice | None:
    """The best order of the own hand now; None where the seat has no hand to order.

    It reads a sampled world alone, and nothing that the seat cannot know changes it.
    """
    best, reached = hook(seat.spec, "best_line"), hook(seat.spec, "reached")
    words = seat.words
    if best is None or reached is None or not words:
        return None
    g = seat.world(Rng(0)).g
    line = best(g, seat.number, seat.prompt, words)
    if not line:
        return None
    said, totals, trial = reached(g, seat.number, line)
    return Advice(tuple(said), totals, trial)
