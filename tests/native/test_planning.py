"""Lines that the planner plays on in C: the same words as in CPython, from equal generators."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from heroon.ai import Planner, effort_of
from heroon.ai.planner import can_plan
from heroon.kernel import GameSpec, KernelError, Machine, Rng, game, games
from heroon.kernel.heuristics import Effort, heuristics_of
from tests.native import planning, weighing
from tests.native.having import native
from tests.shapes import grid
from tests.shapes.every import SHAPES

#: Games whose lines are played on in C, how many seats, how many choices are compared.
PLANNED: list[tuple[GameSpec[Any], int, int]] = [
    *((replace(spec, policy=planning.HEURISTICS), seats, 25) for spec, seats in SHAPES),
    *(
        (game(name), game(name).seats[0], 12)
        for name in games()
        if can_plan(game(name)) and heuristics_of(game(name)).weights
    ),
]


def planned(
    spec: GameSpec[Any], seats: int, choices: int, seed: int, effort: Effort, fast: bool
) -> tuple[list[int], int]:
    """What the planner says in a game that it plays alone, and its generator after that."""
    planner = Planner(spec, effort)
    assert planner._native is not None
    if not fast:
        planner._native = None
    machine: Machine[Any] = Machine(spec, spec.new(spec.settings({}), seats))
    machine.begin()
    rng = Rng(seed)
    said: list[int] = []
    while (ask := machine.ask) is not None and len(said) < choices:
        if not ask.seats or len(ask.words) == 1:
            machine.answer(rng.choice(ask.words))
            continue
        said.append(planner.word(machine, ask, rng))
        machine.answer(said[-1])
    return said, rng.state


@pytest.mark.parametrize(("spec", "seats", "choices"), PLANNED, ids=lambda x: getattr(x, "id", ""))
def test_the_planner_says_the_same_words(spec: GameSpec[Any], seats: int, choices: int) -> None:
    native(spec)
    own = effort_of(spec)
    few = replace(own, each=min(own.each, 8))  # CPython plays each world here, too
    for seed, effort in enumerate((few, Effort(turns=1, words=7), Effort(turns=0))):
        ours = planned(spec, seats, choices, seed, effort, True)
        assert ours == planned(spec, seats, choices, seed, effort, False)
        assert ours[0]


@pytest.mark.parametrize(("spec", "seats", "choices"), PLANNED, ids=lambda x: getattr(x, "id", ""))
@pytest.mark.parametrize("debug", [False, True])
def test_a_line_is_worth_the_same(
    spec: GameSpec[Any], seats: int, choices: int, debug: bool
) -> None:
    """Also one that is said within a rule's words, and one that is broken off."""
    engine = native(spec, debug=debug)
    planner = Planner(spec, Effort(turns=2, words=40))
    machine: Machine[Any] = Machine(spec, spec.new(spec.settings({}), seats))
    machine.begin()
    rng = Rng(1)
    compared = 0
    for _ in range(3 * choices):
        ask = machine.ask
        if ask is None:
            break
        if machine.rule is None and ask.seats and len(ask.words) > 1:
            for line in ([], [ask.words[-1]], [*ask.words[:3], 10_000], [10_000]):
                compared += 1
                there = engine.load(spec.copy(machine.g))
                state = there.line(tuple(line), Rng(compared).state, 2, 40)
                chance = Rng(compared)
                worth = planner._try(machine.g, line, chance)
                assert state == chance.state
                g = engine.state(there.values(), there.seats)
                assert planner._planning.worth_of(g) == worth
                if engine.values:
                    assert there.worth() == worth
        machine.answer(rng.choice(ask.words))
    assert compared > 3


def test_lines_are_played_on_in_cpython_where_the_game_says_no_more() -> None:
    """Without `chapter`; and what is given wrongly is refused."""
    spec = replace(grid.SPEC, policy=weighing.HEURISTICS)
    engine = native(spec)
    assert not engine.plans
    assert not engine.values
    position = engine.new({}, 2)
    with pytest.raises(KernelError, match="no chapter"):
        position.clone().line((), 1, 2, 3)
    with pytest.raises(KernelError, match="no worth_of"):
        position.worth()
    wrong: list[tuple[Any, ...]] = [((), 1, 2), ([], 1, 2, 3), (("x",), 1, 2, 3), ((), "x", 2, 3)]
    for given in wrong:
        with pytest.raises(TypeError):
            position.line(*given)
    for turns, most in ((-1, 3), (2, -1)):
        with pytest.raises(ValueError, match="so many is a number"):
            position.line((), 1, turns, most)
