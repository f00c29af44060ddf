"""HEROZ: the policy's words tried out in sampled worlds."""

from __future__ import annotations

from heroon.games.heroz.spec import SPEC
from tests.ai.trying import met


def test_who_tries_words_beats_the_wall_that_the_policy_loses_to() -> None:
    """With half the effort; the policy wins a third of such games."""
    count = met(SPEC, "rampart", 6, 3, 31)
    assert count.wins >= 4 > count.losses
