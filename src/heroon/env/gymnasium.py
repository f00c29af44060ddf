"""Gymnasium environments: one seat learns, the others are played by the program.

    import heroon.env.gymnasium

    env = gymnasium.make("heroon/Heroz-v0", others="policy")
    envs = gymnasium.make_vec("heroon/Heroz-v0", num_envs=1024)

An observation is a dict: `observation`, a number for each feature (`Batch.features`), and
`action_mask`, whether each word of the vocabulary may be said.  An action is a word.  One that is
not offered ends the episode with a reward of -1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from heroon.ai.extras import needs

with needs("env"):
    import gymnasium
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv

from .batch import CUT, GOES_ON, Batch
from .registered import register

#: The observation of an environment: numbers of features, and masks.
Shown = dict[str, npt.NDArray[Any]]
#: The greatest seed that an environment chooses by itself.
_SEEDS: Final = 1 << 62


def observation_space(batch: Batch) -> Any:
    """Make the space of what one seat observes: features and action mask."""
    low = np.zeros(len(batch.features), np.uint8)
    high = np.array([f.high for f in batch.features], np.uint8)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.uint8),
            "action_mask": spaces.MultiBinary(batch.words),
        }
    )


class Single:
    """What is shown of a batch of one game, in arrays of its own."""

    def __init__(self, batch: Batch):
        self._observation = batch.observations[0]
        self._batch = batch
        self._last = batch.last[0]
        self._words = batch.words

    def shown(self) -> Shown:
        """Return what the seat that is asked observes."""
        return {"observation": self._observation.copy(), "action_mask": self.mask()}

    def last(self) -> Shown:
        """Return what was observed at the end of the game that has just ended."""
        return {"observation": self._last.copy(), "action_mask": self.nothing()}

    def mask(self) -> npt.NDArray[np.int8]:
        """Return whether each word may be said."""
        out = np.empty(self._words, np.int8)
        self._batch.spread(out)
        return out

    def nothing(self) -> npt.NDArray[np.int8]:
        """Return the mask of a seat that is not asked."""
        return np.zeros(self._words, np.int8)


def _settled(seat: int, options: Mapping[str, str] | None, more: dict[str, Any]) -> dict[str, Any]:
    """Put the arguments of a batch together; raises `TypeError` for those that make no sense."""
    check_undrawn(more)
    if "agents" in more:
        raise TypeError("agents: one seat learns here, and the argument seat names it")
    return {"agents": (seat,), "options": options, **more}


def check_undrawn(more: dict[str, Any]) -> None:
    """Take `render_mode` out of arguments; raises `ValueError` for one that is not None."""
    mode = more.pop("render_mode", None)
    if mode is not None:
        raise ValueError(
            f"these environments draw nothing, the page and the terminal show games: {mode!r}"
        )


class HeroonEnv(gymnasium.Env[Shown, np.int64]):
    """A game as a Gymnasium environment, in which one seat learns.

    `others` answer at random or by the game's policy (see `Batch`); `bound` cuts an episode after
    so many choices, which truncates it.  A step before `reset` or after an end raises Gymnasium's
    `ResetNeeded`.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        options: Mapping[str, str] | None = None,
        **more: Any,
    ):
        self.batch = Batch(game, 1, **_settled(seat, options, more))
        self.seat = seat
        self._one = Single(self.batch)
        self._goes_on = False
        self.observation_space: spaces.Space[Shown] = observation_space(self.batch)
        self.action_space = spaces.Discrete(self.batch.words)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Shown, dict[str, Any]]:
        """Begin an episode; the same seed always begins the same one."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(_SEEDS)))
        self._goes_on = True
        return self._one.shown(), {}

    def step(self, action: np.int64) -> tuple[Shown, float, bool, bool, dict[str, Any]]:
        """Say a word; after an end the observation is the last one of its episode."""
        if not self._goes_on:
            raise ResetNeeded("no episode has begun, or it has ended: call reset()")
        end, rewards = self.batch.say(action)  # type: ignore[arg-type]  # an int of NumPy is one
        if rewards is None:
            return self._one.shown(), 0.0, False, False, {}
        self._goes_on = False
        return self._one.last(), float(rewards[self.seat]), end != CUT, end == CUT, {}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return whether each word may be said now, as MaskablePPO of sb3-contrib asks."""
        return self._one.mask().view(np.bool_)


class HeroonVectorEnv(VectorEnv[Shown, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games at once, for one seat; a game that ends begins anew in the same step.

    That is Gymnasium's mode `SAME_STEP`, and the infos of ends have its form: `final_obs` holds the
    last observation of each game that ended, None for the others, and `_final_obs` says which
    ended; `final_info` is empty, since these games have no infos.  Observations are the arrays of
    the batch, the same at each step: whoever needs the old ones copies them.  Those of ends are
    copies.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as Gymnasium has it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seat: int = 0,
        options: Mapping[str, str] | None = None,
        **more: Any,
    ):
        self.batch = Batch(game, num_envs, **_settled(seat, options, more))
        self.num_envs = num_envs
        self.seat = seat
        self.single_observation_space = observation_space(self.batch)
        self.single_action_space = spaces.Discrete(self.batch.words)
        self.observation_space = gymnasium.vector.utils.batch_space(
            self.single_observation_space, num_envs
        )
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Shown, dict[str, Any]]:
        """Begin all episodes; the same seed always begins the same ones.

        One seed is for all games: raises `TypeError` for a list of seeds.  Raises `ValueError` for
        the option `reset_mask`, since games that end begin anew by themselves.
        """
        if options and "reset_mask" in options:
            raise ValueError("reset_mask: all games begin anew, and one that ends does by itself")
        if seed is not None and not isinstance(seed, int):
            raise TypeError(f"one int is the seed of all games, not a {type(seed).__name__}")
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(_SEEDS)))
        return self._shown(), {}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Shown, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Say a word in each game."""
        found = self.batch.step(actions, strict=False)
        ended = found.ends != GOES_ON
        cut = found.ends == CUT
        infos = self._ends(ended) if ended.any() else {}
        return self._shown(), found.rewards[:, self.seat].copy(), ended & ~cut, cut, infos

    def _ends(self, ended: npt.NDArray[np.bool_]) -> dict[str, Any]:
        """Tell of games that ended as Gymnasium's own vector environments do."""
        rows = np.flatnonzero(ended)
        last, nothing = self.batch.last[rows], np.zeros(self.batch.words, np.int8)
        found = np.full(self.num_envs, None, object)
        for row, observation in zip(rows.tolist(), last, strict=True):
            found[row] = {"observation": observation, "action_mask": nothing}
        infos = {"final_obs": found, "_final_obs": ended}
        return {**infos, "final_info": {}, "_final_info": ended.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the threads."""
        self.batch.close()

    def _shown(self) -> Shown:
        mask = self.batch.allowed().view(np.int8)
        return {"observation": self.batch.observations, "action_mask": mask}


register()
