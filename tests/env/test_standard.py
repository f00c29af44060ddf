"""Standard environments: the checkers of Gymnasium and PettingZoo pass at every table.

PettingZoo's `max_cycles_test` is for environments whose agents act at once (`parallel_env`), which
no game here is; that a bound cuts an episode for every agent is shown beside it.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from heroon.env.gymnasium import HeroonEnv, HeroonVectorEnv
from heroon.env.pettingzoo import env
from heroon.env.registered import name_of
from tests.env.tables import SPECS, TABLES, every, few, ids
from tests.lengths import length

each_table = pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=ids)


@each_table
def test_gymnasium(name: str, seats: int, options: Mapping[str, str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a seat of a game for one has but one value
        for seat in length((seats - 1,), tuple(range(seats))):
            one = HeroonEnv(name, seat=seat, seats=seats, options=options)
            check_env(one, skip_render_check=True)


@each_table
def test_pettingzoo(
    name: str, seats: int, options: Mapping[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather have arrays than dicts with masks
        api_test(env(name, seats=seats, options=options), num_cycles=length(30, 200))
        seed_test(lambda: env(name, seats=seats, options=options), num_cycles=length(4, 20))
    assert "Passed" in capsys.readouterr().out


@each_table
def test_a_bound_cuts_an_episode_for_every_agent(
    name: str, seats: int, options: Mapping[str, str]
) -> None:
    one = env(name, seats=seats, options=options, bound=4)
    one.reset(seed=1)
    said, ended = 0, False
    for agent in one.agent_iter():
        shown, reward, over, cut, _ = one.last()
        if over or cut:
            assert all(
                over != cut
                for over, cut in zip(
                    one.terminations.values(), one.truncations.values(), strict=True
                )
            )
            assert not shown["action_mask"].any() and (over or not reward)
            assert cut or name == "mini-rogue", "which alone may be lost before the bound"
            ended = over
            one.step(None)
            continue
        assert agent == one.agent_selection
        one.step(int(np.flatnonzero(shown["action_mask"])[-1]))
        said += 1
    assert (said == 4 or (ended and said < 4)) and not one.agents


@each_table
def test_a_vector_environment_equals_its_single_ones(
    name: str, seats: int, options: Mapping[str, str]
) -> None:
    seat, bound = seats - 1, 25
    made: dict[str, Any] = {"seat": seat, "seats": seats, "options": options, "bound": bound}
    many = HeroonVectorEnv(name, 3, **made)
    ones = [HeroonEnv(name, **made) for _ in range(3)]
    begun, _ = many.reset(seed=7)
    assert many.observation_space.contains(begun)
    for i, one in enumerate(ones):
        one.batch.reset(many.batch.seed + i)
    ends = 0
    for number in range(60):
        actions = many.batch.draw(number).astype(np.int64)
        shown, rewards, over, cut, infos = many.step(actions)
        for i, one in enumerate(ones):
            own, reward, ended, truncated, _ = one.step(actions[i])
            assert (reward, ended, truncated) == (rewards[i], over[i], cut[i])
            ends += ended or truncated
            last = infos["final_obs"] if ended or truncated else shown["observation"]
            assert np.array_equal(own["observation"], last[i])
            assert np.array_equal(one.batch.allowed()[0], shown["action_mask"][i])
    assert ends >= 6, "what comes after an end is compared, too"


def test_seeds_that_a_vector_environment_cannot_follow_are_refused() -> None:
    """They were ignored: the games began by chance, and nobody was told."""
    several = HeroonVectorEnv("heroz", 3)
    for seed in ([1, 2, 3], np.int64(5), 1.5):
        with pytest.raises(TypeError, match="one int is the seed of all games"):
            several.reset(seed=seed)  # type: ignore[arg-type]
    first = several.reset(seed=5)[0]["observation"].copy()
    assert (several.reset(seed=5)[0]["observation"] == first).all()
    assert (several.reset(seed=6)[0]["observation"] != first).any()


@pytest.mark.parametrize("name", SPECS)
def test_they_are_made_by_name(name: str) -> None:
    made = gymnasium.make(name_of(name), seat=0)
    shown, _ = made.reset(seed=1)
    again, _ = made.reset(seed=1)
    assert np.array_equal(shown["observation"], again["observation"])
    assert made.observation_space.contains(shown)
    vector = gymnasium.make_vec(name_of(name), num_envs=4)
    assert vector.reset(seed=1)[0]["observation"].shape[0] == 4


def test_a_name_says_its_game() -> None:
    assert name_of("micro-hero") == "heroon/MicroHero-v0"


@pytest.mark.parametrize("name", SPECS)
def test_an_illegal_action_ends_the_episode_and_costs_one(name: str) -> None:
    one = HeroonEnv(name)
    one.reset(seed=2)
    illegal = int(np.flatnonzero(~one.action_masks())[-1])
    shown, reward, over, cut, _ = one.step(np.int64(illegal))
    assert (reward, over, cut) == (-1.0, True, False)
    assert not shown["action_mask"].any()
    agents = env(name)
    agents.reset(seed=2)
    speaker = agents.agent_selection
    agents.step(illegal)
    assert agents.rewards[speaker] == -1.0 and all(agents.terminations.values())


def test_agents_before_a_game_and_after_it_say_what_to_do() -> None:
    agents = env("heroz")
    for early in (agents.last, lambda: agents.step(0), lambda: list(agents.agent_iter())):
        with pytest.raises(AttributeError, match="call reset\\(\\) first"):
            early()
    with pytest.raises(AttributeError, match="call reset"):
        agents.observe("player_0")
    agents.reset(seed=1)
    for ask in (agents.observe, agents.action_space, agents.observation_space):
        with pytest.raises(ValueError, match=r"no agent 'x' .there are: player_0, player_1"):
            ask("x")
    agents.step(-1)
    for _ in agents.agent_iter():
        agents.step(None)
    with pytest.raises(RuntimeError, match="call reset"):
        agents.step(None)


def test_the_short_list_has_every_seats_and_every_mode() -> None:
    for name, spec in SPECS.items():
        short = few(name)
        assert {seats for _, seats, _ in short} == set(spec.seats)
        meant = [spec.settings(options) for _, _, options in short]
        assert all(spec.settings(mode) in meant for mode in spec.modes.values())
        assert len(short) <= len(every(name))
        assert all(spec.allows(spec.settings(options), seats) for _, seats, options in short)
