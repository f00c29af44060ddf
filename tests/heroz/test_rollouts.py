"""HEROZ: the policy's words tried out in sampled worlds."""

from __future__ import annotations

from dataclasses import replace

from heroon.ai.rollouts import Trier
from heroon.games.heroz.spec import SPEC
from heroon.kernel.heuristics import heuristics_of
from heroon.lab.arena import Arena, strangers_of
from tests.native.having import native


def test_who_tries_words_beats_the_wall_that_the_policy_loses_to() -> None:
    """In mirrored pairs in C, with half the effort; the policy wins a third of such games."""
    native(SPEC)
    native(strangers_of(SPEC).spec(SPEC))
    arena = Arena(SPEC)
    own = heuristics_of(SPEC).rollouts
    assert own is not None
    arena._trier = Trier(SPEC, replace(own, effort=replace(own.effort, each=6)))
    count = arena.meet(arena.player("rollouts"), arena.player("rampart"), 3, 31)
    assert count.wins >= 4 > count.losses
