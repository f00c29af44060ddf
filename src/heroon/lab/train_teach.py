"""Learning from a bot: the network is trained to say what the bot says where the network goes.

In the first round the teacher plays; in those after it the learner plays most games, so that it is
told what to say in the positions that its own words lead to (DAgger: Ross, Gordon and Bagnell,
2011).  All positions are kept and learnt from again.  The teacher `heuristic` is asked in C where
the game has weights; of several words that weigh the same any is right.  The teacher `planner` (or
`search`) looks ahead in worlds that the seat cannot tell from the real one.
"""

from __future__ import annotations

import importlib
import time
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from heroon.ai import Planner, effort_of
from heroon.ai.bots import policy_of
from heroon.env.stable_mixed import Mixed
from heroon.kernel import Ask, InputError, Rng
from heroon.kernel.errors import REFUSED
from heroon.kernel.heuristics import heuristics_of
from heroon.kernel.sample import deal
from heroon.native import Engine, engine

from .train_net import NEVER, NetPlayer, offered

#: One game in so many is played by the teacher after the first round.
TEACHERS: Final = 4
#: The positions of a step of gradient descent.
BATCH: Final = 1024


class ByWeights:
    """A teacher that says what the policy weighs most, in C."""

    def __init__(self, games: Mixed):
        self._games = games

    def __call__(self, number: int) -> list[int]:
        """List the words with the greatest weight; none for a question to several seats."""
        position = self._games.position(number)
        ask = position.ask
        if ask is None or ask[0] & (ask[0] - 1):
            return []
        weights = position.weights()
        top = max(weights)
        return [word for word, weight in zip(ask[2], weights, strict=True) if weight == top]

    def forget(self, number: int) -> None:
        """Do nothing at the end of a game: nothing is remembered."""


class ByPolicy:
    """A teacher that says what the policy does, in CPython: where a game has no weights."""

    def __init__(self, games: Mixed, seed: int):
        self._games = games
        self._rng = Rng(seed)
        self._engine = _engine(games)

    def __call__(self, number: int) -> list[int]:
        """Return the policy's word alone; none for a question to several seats."""
        m = self._engine.machine(self._games.position(number))
        policy = policy_of(self._games.spec)
        if m.ask is None or policy is None or m.ask.seats & (m.ask.seats - 1):
            return []
        return [policy(m.g, m.ask, self._rng)]

    def forget(self, number: int) -> None:
        """Do nothing at the end of a game: nothing is remembered."""


class ByPlanner:
    """A teacher that plans in worlds dealt anew; it remembers the line begun in each game."""

    def __init__(self, games: Mixed, deep: bool, seed: int):
        self._games = games
        self._spec = games.spec
        self._effort = effort_of(games.spec, deep)
        self._rng = Rng(seed)
        self._engine = _engine(games)
        self._planners: dict[int, Planner] = {}

    def __call__(self, number: int) -> list[int]:
        """Return the planner's word alone; none for a question to several seats."""
        m = self._engine.machine(self._games.position(number))
        if m.ask is None or m.ask.seats & (m.ask.seats - 1):
            return []
        seat = m.ask.seats.bit_length() - 1
        planner = self._planners.setdefault(number, Planner(self._spec, self._effort))
        ask = Ask(m.ask.seats, m.ask.prompt, list(m.ask.words))
        if m.rule is None:
            deal(self._spec, m.g, seat, self._games.seats, self._rng)
        return [planner.word(m, ask, self._rng)]

    def forget(self, number: int) -> None:
        """Drop the line of a game that ended."""
        self._planners.pop(number, None)


#: Any of them.
Teaching = ByWeights | ByPolicy | ByPlanner


def _engine(games: Mixed) -> Engine[Any]:
    found = engine(games.spec)
    assert isinstance(found, Engine)  # else there were no games in C
    return found


def teacher(name: str, games: Mixed, seed: int) -> Teaching:
    """Make a teacher by the name of its bot; raises `InputError` where the game has none."""
    own = heuristics_of(games.spec)
    if name == "heuristic" and own.policy is not None:
        return ByPolicy(games, seed) if own.weights is None else ByWeights(games)
    if name in ("planner", "search") and own.planning is not None:
        return ByPlanner(games, name == "search", seed)
    why = f"{games.spec.id} cannot be taught by it (try heuristic, planner or search)"
    raise InputError(REFUSED, why, name, "teacher")


class Lessons:
    """The positions that were met, with the words allowed and the best ones, as bits."""

    def __init__(self, features: int, words: int, most: int):
        bits = (words + 7) // 8
        self._words = words
        self.shown = np.zeros((most, features), np.int16)
        self._allowed = np.zeros((most, bits), np.uint8)
        self._best = np.zeros((most, bits), np.uint8)
        self.met = 0

    @property
    def many(self) -> int:
        """How many positions are kept."""
        return min(self.met, len(self.shown))

    def add(
        self,
        shown: npt.NDArray[np.int16],
        allowed: npt.NDArray[np.bool_],
        best: npt.NDArray[np.bool_],
    ) -> None:
        """Keep positions; when all places are taken the oldest are lost."""
        at = (self.met + np.arange(len(shown))) % len(self.shown)
        self.shown[at] = shown
        self._allowed[at] = np.packbits(allowed, axis=1)
        self._best[at] = np.packbits(best, axis=1)
        self.met += len(shown)

    def take(self, at: npt.NDArray[np.int64]) -> tuple[npt.NDArray[Any], ...]:
        """Return observations, allowed words and best words of some positions."""
        allowed, best = (
            np.unpackbits(bits[at], axis=1, count=self._words).view(np.bool_)
            for bits in (self._allowed, self._best)
        )
        return self.shown[at].astype(np.float32), allowed, best


def gather(
    games: Mixed,
    ask: Teaching,
    player: NetPlayer | None,
    steps: int,
    into: Lessons,
    seed: int,
    until: float = float("inf"),
    every: int = 1,
) -> int:
    """Play on and keep what the teacher says in each `every`th step; return the steps played.

    Without a player the teacher plays all games, else one in `TEACHERS`, and the player the rest;
    where the teacher has nothing to say a word is drawn.
    """
    rng = np.random.default_rng(seed)
    follows = np.arange(games.many) % TEACHERS == 0 if player else np.ones(games.many, np.bool_)
    for done in range(steps):
        if time.process_time() > until:
            return done
        shown, allowed = games.observations, games.allowed()
        best = np.zeros_like(allowed)
        for i in range(games.many):
            best[i, ask(i)] = True
        best &= allowed
        told = best.any(axis=1)
        said: npt.NDArray[Any] = np.where(best, rng.random(best.shape, np.float32), -1).argmax(1)
        drawn = np.where(allowed, rng.random(best.shape, np.float32), -1).argmax(axis=1)
        said = np.where(told, said, drawn)
        if player is not None:
            said = np.where(follows, said, player.words(shown, allowed, greedy=False))
        if done % every == 0:
            into.add(shown[told], allowed[told], best[told])
        ended = games.step(said).ended
        for over in np.flatnonzero(ended).tolist():
            ask.forget(over)
    return steps


class Imitator:
    """What trains the network of a model on lessons."""

    def __init__(self, model: Any, rate: float, seed: int):
        self._torch: Any = importlib.import_module("torch")
        self._policy = model.policy
        self._rng = np.random.default_rng(seed)
        taught = [
            *self._policy.features_extractor.parameters(),
            *self._policy.action_net.parameters(),
        ]
        self._adam = self._torch.optim.Adam(taught, lr=rate, fused=True)

    def rate(self, rate: float) -> None:
        """Set the rate of learning."""
        for group in self._adam.param_groups:
            group["lr"] = rate

    def learn(self, lessons: Lessons, steps: int, until: float = float("inf")) -> dict[str, float]:
        """Take steps of gradient descent; return the mean loss, and the share of right words."""
        torch = self._torch
        lost, right, done = 0.0, 0.0, 0
        for _ in range(steps):
            if time.process_time() > until:
                break
            at = self._rng.integers(lessons.many, size=BATCH)
            shown, allowed, best = lessons.take(at)
            low = self._policy.features_extractor(torch.from_numpy(shown))
            words, found = offered(self._policy.action_net, low, allowed)
            good = torch.from_numpy(best).gather(1, words) & (found > NEVER / 2)
            every = torch.logsumexp(found, 1)
            loss = (every - torch.logsumexp(found.masked_fill(~good, NEVER), 1)).mean()
            self._adam.zero_grad()
            loss.backward()
            self._adam.step()
            lost += float(loss.detach())
            right += float(good.gather(1, found.argmax(1, keepdim=True)).float().mean())
            done += 1
        many = max(done, 1)
        return {"steps": done, "loss": round(lost / many, 4), "right": round(right / many, 4)}
