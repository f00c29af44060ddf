"""Standard environments: the checkers of Gymnasium and PettingZoo pass for each game."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from heroon.env.gymnasium import HeroonEnv, HeroonVectorEnv
from heroon.env.pettingzoo import env
from heroon.env.registered import name_of
from tests.env.test_batch import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a seat of a game for one has but one value
        check_env(HeroonEnv(name), skip_render_check=True)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather have arrays than dicts with masks
        api_test(env(name), num_cycles=60)
        seed_test(lambda: env(name), num_cycles=10)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("name", ("heroz", "mini-rogue"))
def test_a_vector_environment_equals_its_single_ones(name: str) -> None:
    many = HeroonVectorEnv(name, 3, others="random")
    ones = [HeroonEnv(name, others="random") for _ in range(3)]
    many.reset(seed=7)
    seed = many.batch.seed
    for i, one in enumerate(ones):
        one.batch.reset(seed + i)
    for number in range(80):
        actions = many.batch.draw(number).astype(np.int64)
        shown, rewards, over, cut, infos = many.step(actions)
        for i, one in enumerate(ones):
            own, reward, ended, truncated, _ = one.step(actions[i])
            assert (reward, ended, truncated) == (rewards[i], over[i], cut[i])
            last = infos["final_obs"] if ended or truncated else shown["observation"]
            assert np.array_equal(own["observation"], last[i])
            assert np.array_equal(one.batch.allowed()[0], shown["action_mask"][i])


def test_they_are_made_by_name() -> None:
    made = gymnasium.make(name_of("micro-hero"), seat=0)
    assert name_of("micro-hero") == "heroon/MicroHero-v0"
    shown, _ = made.reset(seed=1)
    again, _ = made.reset(seed=1)
    assert np.array_equal(shown["observation"], again["observation"])
    assert made.observation_space.contains(shown)
    vector = gymnasium.make_vec(name_of("micro-hero"), num_envs=4)
    assert vector.reset(seed=1)[0]["observation"].shape[0] == 4


def test_an_illegal_action_ends_the_episode_and_costs_one() -> None:
    one = HeroonEnv("heroz")
    one.reset(seed=2)
    mask = one.action_masks()
    illegal = int(np.flatnonzero(~mask)[-1])
    _, reward, over, cut, _ = one.step(np.int64(illegal))
    assert (reward, over, cut) == (-1.0, True, False)
