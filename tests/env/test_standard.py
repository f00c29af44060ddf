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
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
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
        one.reset()
        one.batch.reset(many.batch.seed + i)
    ends = 0
    for number in range(60):
        actions = many.batch.draw(number).astype(np.int64)
        shown, rewards, over, cut, infos = many.step(actions)
        for i, one in enumerate(ones):
            own, reward, ended, truncated, _ = one.step(actions[i])
            assert (reward, ended, truncated) == (rewards[i], over[i], cut[i])
            ends += ended or truncated
            last = {part: rows[i] for part, rows in shown.items()}
            if ended or truncated:
                last = infos["final_obs"][i]
                one._goes_on = True  # its batch has begun the next game, too
            assert all(np.array_equal(own[part], last[part]) for part in own)
            assert np.array_equal(one.batch.allowed()[0], shown["action_mask"][i])
    assert ends >= 6, "what comes after an end is compared, too"


@pytest.mark.parametrize("name", SPECS)
def test_ends_are_told_as_gymnasium_tells_them(name: str) -> None:
    """The infos have the form of its own vector environment in the same mode, key by key."""
    many: Any = gymnasium.make_vec(name_of(name), num_envs=3, bound=7)
    mode = many.metadata["autoreset_mode"]
    assert mode is AutoresetMode.SAME_STEP
    theirs = SyncVectorEnv([lambda: HeroonEnv(name, bound=7)] * 3, autoreset_mode=mode)
    kept = []
    for several in (many, theirs):
        several.reset(seed=1)
        while not (infos := several.step(said_in(several))[-1]):
            pass
        kept.append(infos)
    ours, own = kept
    assert ours.keys() == own.keys() and ours["final_info"] == own["final_info"] == {}
    assert [type(one) for one in ours.values()] == [type(one) for one in own.values()]
    for key in ("final_obs", "_final_obs", "_final_info"):
        assert (ours[key].dtype, ours[key].shape) == (own[key].dtype, own[key].shape)
    assert (ours["_final_obs"] == ours["_final_info"]).all() and ours["_final_obs"].any()
    last = [one for one in ours["final_obs"] if one is not None]
    model = next(one for one in own["final_obs"] if one is not None)
    assert len(last) == ours["_final_obs"].sum()
    for one in last:
        assert many.single_observation_space.contains(one) and not one["action_mask"].any()
        assert {k: (v.dtype, v.shape) for k, v in one.items()} == {
            k: (v.dtype, v.shape) for k, v in model.items()
        }
    before = last[0]["observation"].copy()
    actions = said_in(many)
    actions[0] = -1
    infos = many.step(actions)[-1]
    assert infos["_final_obs"].tolist()[0] and infos["final_obs"][0] is not None
    assert all((one is None) == (not ended) for one, ended in zip(*list(infos.values())[:2]))
    assert np.array_equal(last[0]["observation"], before), "what was told is not overwritten"


def said_in(several: Any) -> Any:
    """The first action that each game of a vector environment offers."""
    if isinstance(several, SyncVectorEnv):
        return np.array([mask_of(one) for one in several.envs])
    return several.unwrapped.batch.allowed().argmax(axis=1)


def mask_of(one: Any) -> int:
    """The first action that an environment offers."""
    return int(np.flatnonzero(one.action_masks())[0])


def test_a_step_without_an_episode_is_refused() -> None:
    """It went on in a game that nobody had begun, and after an end in the next one."""
    one = HeroonEnv("heroz", bound=1)
    with pytest.raises(ResetNeeded):
        one.step(np.int64(1))
    one.reset(seed=1)
    assert one.step(np.int64(mask_of(one)))[3]
    with pytest.raises(ResetNeeded, match="call reset"):
        one.step(np.int64(1))
    one.reset()
    one.step(np.int64(mask_of(one)))


def test_no_part_of_a_vector_environment_is_begun_anew() -> None:
    several = HeroonVectorEnv("heroz", 3)
    with pytest.raises(ValueError, match="reset_mask"):
        several.reset(options={"reset_mask": np.array([True, False, False])})


@each_table
def test_every_agent_observes_the_end_of_its_own_game(
    name: str, seats: int, options: Mapping[str, str]
) -> None:
    """They were shown the beginning of the next game."""
    one = env(name, seats=seats, options=options, bound=9)
    one.reset(seed=3)
    while not one.terminations[one.agent_selection] and not one.truncations[one.agent_selection]:
        actor, position = one.agent_selection, one.batch.position(0)
        one.step(mask_of_agent(one))
    begun = {agent: one.batch.observe(0, seat) for seat, agent in enumerate(one.possible_agents)}
    seen = {}
    for agent in one.agent_iter():
        seen[agent] = one.last()[0]["observation"]
        one.step(None)
    assert list(seen) == [actor, *(a for a in one.possible_agents if a != actor)]
    assert all(not np.array_equal(seen[agent], begun[agent]) for agent in seen)
    if position.ask is not None:  # the words of nature and of answers without a choice come after
        assert all(int(seen[a][0]) == seat for seat, a in enumerate(one.possible_agents))
    assert all(np.array_equal(one.observe(agent)["observation"], seen[agent]) for agent in seen)


def mask_of_agent(one: Any) -> int:
    """The last action that the agent who is asked is offered."""
    return int(np.flatnonzero(one.observe(one.agent_selection)["action_mask"])[-1])


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


def test_arguments_that_make_no_sense_are_refused() -> None:
    """Another seat as agent got the rewards of the first one, and nobody was told."""
    for made in (HeroonEnv, HeroonVectorEnv):
        with pytest.raises(TypeError, match="the argument seat names it"):
            made("heroz", seat=0, agents=(1,))
    for drawn in (HeroonEnv, HeroonVectorEnv, env):
        drawn("heroz", render_mode=None)
        with pytest.raises(ValueError, match=r"draw nothing.*'human'"):
            drawn("heroz", render_mode="human")


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
