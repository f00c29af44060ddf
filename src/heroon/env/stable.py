"""A vector environment of stable-baselines3 over batches, with masks, as MaskablePPO takes it.

    from heroon.env.stable import StableBatches
    from heroon.env.stable_mixed import Mixed, TableOf

    games = Mixed("heroz", 128, [TableOf(agents=(0,)), TableOf(agents=(1,))], seed=1)
    model = MaskablePPO("MlpPolicy", StableBatches(games))

An observation is the flat one, an action a word.  With one seat that learns at each table a reward
is that of its game, at its end.  This module needs stable-baselines3 (the extra `learn`).
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from heroon.ai.extras import needs

from .stable_mixed import Mixed, Shown

with needs("learn"):
    _vec_env: Any = importlib.import_module("stable_baselines3.common.vec_env")

#: What MaskablePPO asks for masks.
MASKS: Final = "action_masks"


class StableBatches(_vec_env.VecEnv):  # type: ignore[misc]  # known at run time only
    """Games of a mix of tables as one vector environment.

    `shaping` names features with weights: what their weighted sum grows by in a step is added to
    the reward of that step, and taken back at the end, so that the best play stays the best.
    """

    def __init__(self, games: Mixed, shaping: Mapping[str, float] | None = None):
        self.games = games
        if any(len(table.agents) > 1 for table in games.tables) and len(set(_teams(games))) > 1:
            raise ValueError("of seats against each other only one a table can learn")
        high = np.array([f.high for f in games.features])
        kind = np.min_scalar_type(high.max())
        for name in shaping or {}:
            if all(feature.name != name for feature in games.features):
                raise ValueError(f"no feature is called {name!r}")
        self._shaped = [
            (at, by * feature.unit)  # what needs more than a byte has a second feature
            for name, by in (shaping or {}).items()
            for at, feature in enumerate(games.features)
            if feature.name in (name, f"{name}.x{feature.unit}")
        ]
        self._worth = np.zeros(games.many, np.float32)
        self._said: npt.NDArray[Any] = np.zeros(games.many, np.int64)
        self._begun = False
        space = spaces.Box(np.zeros_like(high, kind), high.astype(kind), dtype=kind.type)
        super().__init__(games.many, space, spaces.Discrete(games.words))

    def reset(self) -> Shown:
        """Begin all games; with the seed last set, if one was."""
        seed = self._seeds[0]
        if seed is not None:
            self.games.reset(seed)
        self._reset_seeds()
        shown = self.games.observations
        self._worth = self._worths(shown)
        return shown

    def step_async(self, actions: npt.NDArray[Any]) -> None:
        """Take the words to be said."""
        self._said = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        """Say the words; a game that ends begins anew, and its info tells how it ended."""
        found = self.games.step(self._said)
        shown = self.games.observations
        rewards = found.rewards.copy()
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        ended = np.flatnonzero(found.ended)
        if self._shaped:
            worth = self._worths(shown)
            rewards += np.where(found.ended, 0.0, worth).astype(np.float32) - self._worth
            self._worth = worth
        if len(ended):
            last = self.games.last
            for i in ended:
                infos[i] = {
                    "terminal_observation": last[i],
                    "TimeLimit.truncated": bool(found.cut[i]),
                    "gained": float(found.rewards[i]),
                    "table": int(self.games.kinds[i]),
                }
        return shown, rewards, found.ended, infos

    def _worths(self, shown: Shown) -> npt.NDArray[np.float32]:
        out = np.zeros(len(shown), np.float32)
        for at, by in self._shaped:
            out += by * shown[:, at]
        return out

    def close(self) -> None:
        """Stop the threads of all batches."""
        for batch in self.games.batches:
            batch.close()

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """List an attribute for each game: the same for all of them."""
        if attr_name == "render_mode":
            return [None] * len(self._chosen(indices))
        return [getattr(self, attr_name) for _ in self._chosen(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Set an attribute for all games."""
        setattr(self, attr_name, value)

    def env_method(
        self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any
    ) -> Sequence[Any]:
        """Call a method; of masks there is a row for each game."""
        found: Sequence[Any] = getattr(self, method_name)(*method_args, **method_kwargs)
        return [found[i] for i in self._chosen(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Say that no game is wrapped."""
        return [False for _ in self._chosen(indices)]

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return whether each word may be said now in each game."""
        return self.games.allowed()

    def _chosen(self, indices: Any) -> Sequence[int]:
        if indices is None:
            return range(self.num_envs)
        return [indices] if isinstance(indices, int) else list(indices)


def _teams(games: Mixed) -> tuple[int, ...]:
    return games.batches[0].teams
