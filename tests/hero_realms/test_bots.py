"""The bots: legal answers, nothing hidden read, and each better than the one before."""

from __future__ import annotations

import pytest

from heroon.ai import bot_names
from heroon.games.hero_realms import heuristics
from heroon.games.hero_realms import words as w
from heroon.games.hero_realms.spec import SPEC
from heroon.games.hero_realms.state import Skirmish
from heroon.kernel import Machine, Rng, Seeded, Table, playout
from heroon.lab import simulate


def some_options(rng: Rng) -> dict[str, str]:
    """A value of each option."""
    return {o.name: o.values[rng.below(len(o.values))] for o in SPEC.options}


def play_on(m: Machine[Skirmish], rng: Rng, skill: int) -> set[int]:
    """Play by the policy at `skill` choices in ten, checking it at all; the prompts seen."""
    asked: set[int] = set()
    while m.ask is not None:
        ask = m.ask
        word = rng.choice(ask.words)
        if ask.seats:
            found = heuristics.policy(m.g, ask, rng)
            assert found in ask.words
            if len(ask.words) > 1:
                asked.add(ask.prompt)
            if rng.below(10) < skill:
                word = found
        m.answer(word)
    return asked


def test_the_policy_answers_legally_under_any_options() -> None:
    rng = Rng(5)
    asked: set[int] = set()
    for i in range(150):
        asked |= play_on(playout(SPEC, SPEC.settings(some_options(rng)), 1), rng, 8 if i % 3 else 5)
    # What single cards ask is rare.
    rare = {w.P_VARRICK, w.P_LOOT, w.P_WHERE, w.P_PAY, w.P_GRAK, w.P_LEAN}
    rare |= {w.P_PREPARE, w.P_REINFORCE}
    assert asked >= set(heuristics._CHOICES) - rare


def test_which_bots_there_are() -> None:
    assert bot_names(SPEC) == ["random", "heuristic", "planner", "search"]


def test_the_policy_answers_alike_in_every_world_it_cannot_tell_apart() -> None:
    table: Table[Skirmish] = Table(SPEC, {}, Seeded("worlds"))
    rng = Rng(3)
    while table.ask is not None and len(table.tokens) < 300:
        ask = table.ask
        if ask.seats:
            word = heuristics.policy(table.g, ask, rng)
            world = table.sample(0, rng)
            assert world.ask is not None
            assert heuristics.policy(world.g, world.ask, rng) == word
            table.answer(word, 0)
        else:
            table.answer(rng.choice(ask.words))


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
