"""The environments beside the batch they stand on: steps a second, and what each costs over it.

    python benchmarks/environments.py [--seconds S] [--out FILE]

Prints JSON.  A single environment is measured beside `Batch.step` of one game, the vector
environment beside that of as many games; `overhead` is the share of an environment's time that the
batch does not need (budget: 0.4).  Below 0 the environment is the faster one: a single environment
says its word by `Batch.say`.  Actions are drawn in C,
outside the times, which are of the processor.  OpenSpiel is measured where it is installed, chance
among its steps.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from heroon.env.batch import Batch
from heroon.env.gymnasium import HeroonEnv, HeroonVectorEnv
from heroon.env.pettingzoo import HeroonAEC
from heroon.kernel import sound_games
from heroon.testing.report import hand_in, load

MANY = 1024


def rate(batch: Batch, step: Callable[[Any], Any], seconds: float) -> float:
    """Count the calls a second of something that plays a batch."""
    spent, calls = 0.0, 0
    while spent < seconds:
        actions = batch.draw(calls)
        start = time.thread_time()
        step(actions)
        spent += time.thread_time() - start
        calls += 1
    return calls / spent


def single(name: str) -> tuple[Batch, Callable[[Any], Any]]:
    """An environment of Gymnasium, begun anew at ends."""
    env = HeroonEnv(name)
    env.reset(seed=1)

    def step(actions: Any) -> None:
        _, _, over, cut, _ = env.step(actions[0])
        if over or cut:
            env.reset()

    return env.batch, step


def agents(name: str) -> tuple[Batch, Callable[[Any], Any]]:
    """An environment of PettingZoo, looked at by each agent that is asked."""
    env = HeroonAEC(name)
    env.reset(seed=1)

    def step(actions: Any) -> None:
        env.step(int(actions[0]))
        agent = env.agent_selection
        if env.terminations[agent] or env.truncations[agent]:
            env.reset()
        env.observe(env.agent_selection)

    return env.batch, step


def openspiel(name: str, seconds: float) -> float:
    """Count the steps a second of OpenSpiel's game, with the observation of who is asked."""
    module = importlib.import_module("heroon.env.openspiel")
    of = importlib.import_module("pyspiel").load_game(module.name_of(name))
    rng, state = np.random.default_rng(1), of.new_initial_state()
    spent, steps = 0.0, 0
    while spent < seconds:
        if state.is_terminal():
            state = of.new_initial_state()
        action = int(rng.choice(state.legal_actions()))
        start = time.thread_time()
        state.apply_action(action)
        player = state.current_player()
        if player >= 0:
            state.observation_tensor(player)
            state.legal_actions()
        spent += time.thread_time() - start
        steps += 1
    return steps / spent


def measured(name: str, seconds: float) -> dict[str, Any]:
    """Measure the environments of a game."""
    out: dict[str, Any] = {}
    pairs: list[tuple[str, tuple[Batch, Callable[[Any], Any]], Batch]] = [
        ("gymnasium", single(name), Batch(name, 1, agents=(0,))),
        ("pettingzoo", agents(name), Batch(name, 1)),
    ]
    vector = HeroonVectorEnv(name, MANY)
    vector.reset(seed=1)
    pairs.append(("gymnasium-vector", (vector.batch, vector.step), Batch(name, MANY, agents=(0,))))
    for kind, (batch, step), below in pairs:
        times = batch.many
        low = rate(below, partial(below.step, strict=False), seconds)
        high = rate(batch, step, seconds)
        out[kind] = {
            "steps/s": round(high * times),
            "batch steps/s": round(low * times),
            "overhead": round(1 - high / low, 2),
        }
    if find_spec("pyspiel"):
        out["openspiel"] = {"steps/s": round(openspiel(name, seconds))}
    return out


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    rates = {name: measured(name, given.seconds) for name in sound_games()}
    hand_in({"environments": rates, "load": load()}, given.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
