"""Games by the policy are the same games in both engines, for every Boss and every option."""

from __future__ import annotations

from typing import Final

import pytest

from heroon.ai.weighed import play_by
from heroon.games.hero_realms.spec import SPEC
from heroon.kernel import Machine, Rng
from heroon.kernel.copying import values
from heroon.kernel.heuristics import heuristics_of
from tests.native.having import native

#: Games against each Boss: a quarter under each mode, and under every option in turn.
GAMES: Final = 100


def settings(boss: str, number: int) -> dict[str, str]:
    """The options of a game: a mode, and in three games of four one further option."""
    modes = list(SPEC.modes.values())
    found = {"boss": boss, **modes[number % len(modes)]}
    rest = [o for o in SPEC.options[1:] if o.name not in found]
    if number % 4:
        other = rest[number % len(rest)]
        found[other.name] = other.values[-1]
    return found


@pytest.mark.parametrize("boss", SPEC.options[0].values)
def test_both_engines_play_the_same_games_by_the_policy(boss: str) -> None:
    engine, weights = native(SPEC), heuristics_of(SPEC).weights
    assert weights is not None
    for number in range(GAMES):
        options = SPEC.settings(settings(boss, number))
        position, state = engine.new(options, 1), Rng(number).state
        *counts, state = position.go_by(state, 0, 0)
        machine, rng = Machine(SPEC, SPEC.new(options, 1)), Rng(number)
        machine.begin()
        ours = play_by(machine, weights, rng)
        assert tuple(counts) == (ours.choices, ours.decisions, ours.tokens)
        assert state == rng.state
        assert position.values() == values(machine.g, SPEC.fields)
        assert machine.over and tuple(position.result) == tuple(machine.result)


def test_weights_look_only_the_debug_build_says_so() -> None:
    engine = native(SPEC, debug=True)
    for number in range(12):
        boss = SPEC.options[0].values[number % 4]
        position = engine.new(SPEC.settings(settings(boss, number)), 1)
        position.go_by(Rng(number).state, 0, 3)
        assert position.over
