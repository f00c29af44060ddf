"""Learning by playing: MaskablePPO of sb3-contrib against the game, or against its bots in C."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from heroon.env.stable import StableBatches
from heroon.env.stable_mixed import Mixed, Shown

from .train_net import NetPlayer

#: The positions of a step of gradient descent of the worth alone.
BATCH: Final = 512


@dataclass(frozen=True)
class Outcomes:
    """What games brought that a player played to their ends: the reward of each, and its table."""

    rewards: npt.NDArray[np.float64]
    kinds: npt.NDArray[np.int64]

    @property
    def mean(self) -> float:
        """The mean reward."""
        return float(self.rewards.mean())

    def told(self) -> dict[str, Any]:
        """Write the mean, its deviation and the number of games as data."""
        spread = float(self.rewards.std(ddof=1) / np.sqrt(len(self.rewards)))
        return {
            "games": len(self.rewards),
            "mean": round(self.mean, 4),
            "deviation_of_mean": round(spread, 4),
            "tables": [
                round(float(self.rewards[self.kinds == kind].mean()), 4)
                for kind in np.unique(self.kinds)
            ],
        }


def play(games: Mixed, player: NetPlayer, each: int, seed: int) -> Outcomes:
    """Play so many whole games in each place of a mix, from a seed, always the best word."""
    games.reset(seed)
    left = np.full(games.many, each)
    rewards: list[float] = []
    kinds: list[int] = []
    while (left > 0).any():
        found = games.step(player.words(games.observations, games.allowed()))
        for i in np.flatnonzero(found.ended & (left > 0)):
            left[i] -= 1
            rewards.append(float(found.rewards[i]))
            kinds.append(int(games.kinds[i]))
    return Outcomes(np.array(rewards), np.array(kinds))


def warm(
    model: Any, games: Mixed, player: NetPlayer, until: float, seed: int, most: int = 1 << 30
) -> float:
    """Train the worth alone, on games that the network plays to their ends; return the last loss.

    It plays and learns for half of the time each, and takes `most` steps of both at most. What
    imitated knows words but no worth, and PPO would unlearn the words before it knows one.
    """
    torch: Any = importlib.import_module("torch")
    shown: list[Shown] = []
    worth: list[npt.NDArray[np.float32]] = []
    back = [0] * games.many  # the first step of the game that is played in each place
    half = time.process_time() + (until - time.process_time()) / 2
    while time.process_time() < half and len(shown) < most:
        shown.append(games.observations)
        worth.append(np.full(games.many, np.nan, np.float32))
        found = games.step(player.words(shown[-1], games.allowed(), greedy=False))
        for i in np.flatnonzero(found.ended):
            for step in range(back[i], len(worth)):
                worth[step][i] = found.rewards[i]
            back[i] = len(worth)
    of = np.concatenate(worth)
    known = np.flatnonzero(~np.isnan(of))
    every = np.concatenate(shown)
    if not len(known):
        return float("nan")
    rng, head = np.random.default_rng(seed), model.policy.value_net
    adam = torch.optim.Adam(head.parameters(), lr=1e-3)
    lost = float("nan")
    for _ in range(most):
        if time.process_time() >= until:
            break
        at = rng.choice(known, BATCH)
        with torch.no_grad():
            low = model.policy.features_extractor(torch.from_numpy(every[at].astype(np.float32)))
        loss = ((head(low).squeeze(1) - torch.from_numpy(of[at])) ** 2).mean()
        adam.zero_grad()
        loss.backward()
        adam.step()
        lost = float(loss.detach())
    return lost


def learn(
    model: Any,
    steps: int,
    until: float,
    tell: Callable[[dict[str, Any]], None],
    every: float = 60.0,
) -> int:
    """Let MaskablePPO learn until a moment or for so many steps; return the steps taken.

    `tell` gets a point of the curve each `every` seconds: steps, games ended since the last point
    and their mean reward.
    """
    callbacks: Any = importlib.import_module("stable_baselines3.common.callbacks")

    class Watch(callbacks.BaseCallback):  # type: ignore[misc]  # known at run time only
        """What notes ends of games, tells points of the curve and stops in time."""

        def __init__(self) -> None:
            super().__init__()
            self.ended: list[float] = []
            self.told = time.process_time()

        def _on_step(self) -> bool:
            for info in self.locals["infos"]:
                if "gained" in info:
                    self.ended.append(info["gained"])
            return time.process_time() < until

        def _on_rollout_end(self) -> None:
            if time.process_time() - self.told < every:
                return
            self.told = time.process_time()
            mean = float(np.mean(self.ended)) if self.ended else None
            point: dict[str, Any] = {"steps": self.num_timesteps, "games": len(self.ended)}
            tell(point | {"mean": None if mean is None else round(mean, 4)})
            self.ended = []

    model.learn(steps, callback=Watch(), reset_num_timesteps=False)
    return int(model.num_timesteps)


def environment(games: Mixed, shaping: dict[str, float]) -> StableBatches:
    """Make the environment that MaskablePPO learns in."""
    return StableBatches(games, shaping)
