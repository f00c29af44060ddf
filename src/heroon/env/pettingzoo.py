"""PettingZoo environments: all seats of a game as agents that speak one after the other (AEC).

    env = heroon.env.pettingzoo.env("heroz")

At the end of a game every agent observes that end, each as far as its seat sees it.  Where several
seats may answer, the first of them is asked; it may say `WAIT` (the word 0) to let
another one speak first.  An action that is not offered ends the game, with a reward of -1 for who
said it.
"""

from __future__ import annotations

from typing import Any, Final

from heroon.ai.extras import needs

with needs("env"):
    from gymnasium import spaces
    from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it has no types

from .batch import CUT, Batch
from .gymnasium import Shown, Single, check_undrawn, observation_space

#: What PettingZoo's environments have from `reset` on.
_BEGUN: Final = ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos")


def env(game: str, **more: Any) -> HeroonAEC:
    """Make the environment of a game; more arguments are those of `Batch`."""
    return HeroonAEC(game, **more)


class HeroonAEC(AECEnv):  # type: ignore[misc]  # it has no types
    """A game as a PettingZoo environment, with an agent for each seat."""

    metadata: dict[str, Any] = {"render_modes": [], "is_parallelizable": False}  # noqa: RUF012  # theirs

    def __init__(self, game: str, *, seed: int = 0, **more: Any):
        super().__init__()
        check_undrawn(more)
        self.batch = Batch(game, 1, seed=seed, last_of_all=True, **more)
        self._one = Single(self.batch)
        self.metadata = {**type(self).metadata, "name": f"{self.batch.spec.id}_v0"}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(self.batch.seats)]
        shown = observation_space(self.batch)
        self._shown = {agent: shown for agent in self.possible_agents}
        self._said = {a: spaces.Discrete(self.batch.words) for a in self.possible_agents}
        self._episode = 0
        self._over = False

    def __getattr__(self, name: str) -> Any:
        if name in _BEGUN:
            raise AttributeError(f"no game has begun, so there is no {name!r}: call reset() first")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def _seat(self, agent: str) -> int:
        """Return the seat of an agent; raises `ValueError` for a name that no agent has."""
        if agent not in self._shown:
            raise ValueError(f"no agent {agent!r} (there are: {', '.join(self.possible_agents)})")
        return self.possible_agents.index(agent)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent observes: features and action mask."""
        self._seat(agent)
        shown: spaces.Space[Any] = self._shown[agent]
        return shown

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of actions: the words of the game's vocabulary."""
        self._seat(agent)
        said: spaces.Space[Any] = self._said[agent]
        return said

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed always begins the same one."""
        self._episode += 1
        self.batch.reset(self.batch.seed + self._episode if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._over = False
        self.agent_selection = self.possible_agents[self.batch.actor()]

    def observe(self, agent: str) -> Shown:
        """Return what an agent observes; the mask of one that is not asked is empty."""
        if agent == self.agent_selection and not self._over:  # as the batch shows it already
            return self._one.shown()
        seat = self._seat(agent)
        # After the end the batch has begun the next game already.
        found = self.batch.last[0, seat].copy() if self._over else self.batch.observe(0, seat)
        return {"observation": found, "action_mask": self._one.nothing()}

    def step(self, action: int | None) -> None:
        """Say a word, or leave the game after its end (with None).

        Raises `RuntimeError` once all agents have left: `reset` begins the next game.
        """
        if not self.agents:
            raise RuntimeError("the game is over and all agents have left: call reset()")
        if self._over:
            self._was_dead_step(action)
            return
        end, rewards = self.batch.say(-1 if action is None else action)
        if rewards is None:  # then nobody is given anything
            self.agent_selection = self.possible_agents[self.batch.actor()]
            return
        self._over = True
        self.rewards = dict(zip(self.agents, map(float, rewards), strict=True))
        self.terminations = dict.fromkeys(self.agents, end != CUT)
        self.truncations = dict.fromkeys(self.agents, end == CUT)
        self._accumulate_rewards()

    def render(self) -> None:
        """Do nothing: the page and the terminal show games."""

    def close(self) -> None:
        """Stop the threads."""
        self.batch.close()
