"""The bots: legal answers, nothing hidden read, and each better than the one before."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace

import pytest

from heroon.ai import PlannerBot, bot_names
from heroon.ai.exact import solve
from heroon.ai.planner import effort_of
from heroon.games.hero_realms import heuristics
from heroon.games.hero_realms import words as w
from heroon.games.hero_realms.spec import SPEC
from heroon.games.hero_realms.state import Skirmish
from heroon.kernel import Machine, Rng, Seat, Seeded, Table, playout
from heroon.kernel.scenario import Case, run_scenario, scenario_of
from heroon.lab import simulate
from tests.hero_realms.test_review import at
from tests.hero_realms.test_scenarios import OURS


def some_options(rng: Rng) -> dict[str, str]:
    """A value of each option."""
    return {o.name: o.values[rng.below(len(o.values))] for o in SPEC.options}


def play_on(m: Machine[Skirmish], rng: Rng, skill: int) -> None:
    """Play by the policy at `skill` choices in ten, checking it at all."""
    while m.ask is not None:
        ask = m.ask
        word = rng.choice(ask.words)
        if ask.seats:
            found = heuristics.policy(m.g, ask, rng)
            assert found in ask.words
            if rng.below(10) < skill:
                word = found
        m.answer(word)


def test_the_policy_answers_legally_under_any_options() -> None:
    rng = Rng(5)
    for i in range(60):
        play_on(playout(SPEC, SPEC.settings(some_options(rng)), 1), rng, 8 if i % 3 else 5)


def moments(case: Case) -> Iterator[Table[Skirmish]]:
    """The positions of a scenario: its first one, and that after each line of its script."""
    scenario = scenario_of(case.head, case.name)
    lines = [line for stage in scenario.stages for line in stage.get("script", [])]
    for many in range(len(lines) + 1):
        yield run_scenario(replace(scenario, stages=({"script": lines[:many]},)))


@pytest.mark.long
def test_the_policy_answers_every_question_that_the_scenarios_ask() -> None:
    """Each prompt comes in some scenario with a choice, so none is left to chance."""
    asked: set[int] = set()
    for case in OURS.cases:
        for table in moments(case):
            ask = table.ask
            if ask is not None and ask.seats and len(ask.words) > 1:
                assert heuristics.policy(table.g, ask, Rng(1)) in ask.words
                asked.add(ask.prompt)
    assert asked == {p.id for p in w.V.prompts[1:]}


def values(g: Skirmish) -> list[object]:
    """All fields, in a copy."""
    return [deepcopy(getattr(g, field.name)) for field in SPEC.fields]


def test_weights_leave_the_position_alone_and_one_word_stands_first() -> None:
    rng = Rng(8)
    for _ in range(12):
        m = playout(SPEC, SPEC.settings(some_options(rng)), 1)
        while m.ask is not None:
            ask = m.ask
            if ask.seats and len(ask.words) > 1:
                before = values(m.g)
                found = heuristics.weights(m.g, 0, ask.prompt, list(ask.words))
                assert found.count(max(found)) == 1 and len(found) == len(ask.words)
                best = ask.words[found.index(max(found))]
                assert values(m.g) == before and heuristics.policy(m.g, ask, Rng(0)) == best
            m.answer(rng.choice(ask.words))


def test_which_bots_there_are() -> None:
    assert bot_names(SPEC) == ["random", "heuristic", "planner", "search", "learned"]


@pytest.mark.parametrize("boss", SPEC.options[0].values)
def test_heuristic_beats_random(boss: str) -> None:
    wins = [
        simulate("hero-realms", [bot], 40, seed=2, options={"boss": boss}, workers=1)[0].wins[0]
        for bot in ("random", "heuristic")
    ]
    assert wins[0] == 0 < wins[1]


def test_a_planner_plays_a_game_to_its_end() -> None:
    summary, _ = simulate("hero-realms", ["planner"], 2, seed=1, workers=1)
    assert summary.games == 2
    assert "bound" not in summary.reasons


def test_the_planner_takes_the_only_win() -> None:
    """A Fire Gem brings what is missing to a last blow; one point of health is left."""
    state = {"health": 1, "boss_health": 5, "combat": 5, "played": ["fire-gem"]}
    table = at({**state, "backs": [0] * 15})
    found = solve(table, 1000, every=True)
    assert [SPEC.words.text[word] for word in found.best] == ["sacrifice:fire-gem"]
    player = PlannerBot(SPEC, 1, effort_of(SPEC))
    table.drive(Seeded("any"))
    while table.ask is not None:
        table.answer(player.choose(Seat(table, 0)), 0)
    assert table.result == [1]
