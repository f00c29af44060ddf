"""Checkers that need more than the development environment: those of SB3 and of OpenSpiel.

    python -m pip install stable-baselines3 sb3-contrib open_spiel
    python -m tests.env.checkers [--bound N] [--out FILE]

At every table of the tests: `check_env` of stable-baselines3, and `random_sim_test` of OpenSpiel
with kept states, over whole games but for HADES TRAP, whose games are cut after N choices.  And
MaskablePPO of sb3-contrib learns a little in each game, by `action_masks`.  Prints JSON: versions,
and how many tables passed; an error stops it.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import warnings
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from heroon.env.gymnasium import HeroonEnv
from heroon.testing.report import hand_in
from heroon.testing.soak import commit
from tests.env.tables import LONG, SPECS, TABLES

PACKAGES = ("gymnasium", "stable-baselines3", "sb3-contrib", "torch", "open-spiel")


def learners() -> int:
    """How many tables the checker of stable-baselines3 passed."""
    check: Any = importlib.import_module("stable_baselines3.common.env_checker").check_env
    for name, seats, options in TABLES:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            check(HeroonEnv(name, seat=seats - 1, seats=seats, options=options), warn=True)
    return len(TABLES)


def masked(name: str) -> int:
    """Learn a little with masks, then play on: how many actions were offered ones."""
    learner: Any = importlib.import_module("sb3_contrib").MaskablePPO
    env = HeroonEnv(name, bound=200)
    made = {"n_steps": 64, "batch_size": 32, "n_epochs": 1, "seed": 1, "device": "cpu"}
    model = learner("MultiInputPolicy", env, **made)
    model.learn(128)
    shown, _ = env.reset(seed=1)
    for _ in range(50):
        mask = env.action_masks()
        action, _ = model.predict(shown, action_masks=mask)
        assert mask[action], f"{name}: {action} is not offered"
        shown, _, over, cut, _ = env.step(np.int64(action))
        if over or cut:
            shown, _ = env.reset()
    return 50


def openspiel(bound: int) -> int:
    """How many tables passed OpenSpiel's random test, games of `LONG` cut after `bound` choices."""
    module: Any = importlib.import_module("heroon.env.openspiel")
    pyspiel: Any = importlib.import_module("pyspiel")
    for name, seats, options in TABLES:
        given = {"seats": seats, "bound": bound if name in LONG else 0, **options}
        pyspiel.random_sim_test(pyspiel.load_game(module.name_of(name), given), 2, True, False)
    return len(TABLES)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bound", type=int, default=100)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    found = {
        "commit": commit(),
        "versions": {package: version(package) for package in PACKAGES},
        "tables": len(TABLES),
        "stable-baselines3 check_env": learners(),
        "MaskablePPO, offered actions": {name: masked(name) for name in SPECS},
        "openspiel random_sim_test": openspiel(given.bound),
        "openspiel whole games": [name for name in SPECS if name not in LONG],
        "openspiel bound of the others": given.bound,
    }
    hand_in(found, given.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
