"""Mirrored pairs in C of who tries words against another player."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from heroon.ai.rollouts import Trier
from heroon.kernel import GameSpec
from heroon.kernel.heuristics import heuristics_of
from heroon.lab.arena import Arena, Count, strangers_of
from tests.native.having import native


def met(spec: GameSpec[Any], other: str, each: int, pairs: int, seed: int) -> Count:
    """How the master fares with only so many worlds in each round, against a player by name."""
    native(spec)
    native(strangers_of(spec).spec(spec))
    arena = Arena(spec)
    own = heuristics_of(spec).rollouts
    assert own is not None
    arena._trier = Trier(spec, replace(own, effort=replace(own.effort, each=each)))
    return arena.meet(arena.player("rollouts"), arena.player(other), pairs, seed)
