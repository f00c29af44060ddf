"""Learning from a bot: the network is trained to say what the bot says where the network goes.

In the first round the teacher plays; in those after it the learner plays most games, so that it is
told what to say in the positions that its own words lead to (DAgger: Ross, Gordon and Bagnell,
2011).  All positions are kept and learnt from again.  The teacher `heuristic` is asked in C where
the game has weights; of several words that weigh the same any is right.  The teacher `planner` (or
`search`) looks ahead in worlds that the seat cannot tell from the real one.

The teacher `worths` looks ahead, too, but tells more than a word: by how much each word that
rollouts or the planner would try is worth more than the policy's, in some worlds.  Such figures
are mostly chance, so the network does not learn which word came first in one position.  It learns
to say words that gain as much as possible on the mean over all positions, where chance has a mean
of nothing, and the policy's own words where others gain little.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from heroon.ai import Planner, effort_of
from heroon.ai.bots import policy_of
from heroon.ai.rollouts import Trier
from heroon.env.stable_mixed import Mixed, Shown
from heroon.kernel import Ask, InputError, Rng
from heroon.kernel.errors import UNKNOWN
from heroon.kernel.heuristics import Effort, heuristics_of
from heroon.kernel.sample import deal
from heroon.native import Engine, Position, engine

from .train_net import NEVER, NetPlayer, Offered, offered

#: One game in so many is played by the teacher after the first round.
TEACHERS: Final = 4
#: The positions of a step of gradient descent.
BATCH: Final = 1024
#: Worths are asked in one position of so many, so that few of a game are alike.
ASKED: Final = 3
#: The worlds in which words are weighed, and the words of a position that are kept at most.
WORLDS: Final = 8
TRIED: Final = 24
#: What a word is said to lose that was not weighed, in thousandths of a win.
UNWEIGHED: Final = -100.0
#: How much a word must gain to be said e times as often, in thousandths of a win.
SHARP: Final = 10.0
#: How much the policy's word counts where it is told what words gain: of that there is no doubt.
TRUST: Final = 0.3
#: What the network's numbers are multiplied with before it learns what words gain.
DOUBT: Final = 0.4


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


class ByWorths:
    """A teacher that plays by the policy, and tells what other words are worth beside its own.

    Each word is played on by the policy in the same worlds: the words of rollouts where the game
    has those, all in C, else those of the planner, to its depth.
    """

    def __init__(self, games: Mixed, seed: int):
        self._games = games
        self._spec = games.spec
        self._policy = ByWeights(games)
        self._rng = Rng(seed)
        self._engine = _engine(games)
        own = heuristics_of(games.spec)
        options = [games.spec.settings(dict(table.options)) for table in games.tables]
        self._teams = [games.spec.teams_of(one, games.seats) for one in options]
        self._trier: Trier | None = None
        if own.rollouts is not None:
            effort = replace(own.rollouts.effort, worlds=1, margin=0.0, each=WORLDS)
            self._trier = Trier(games.spec, replace(own.rollouts, effort=effort, close=None))
            return
        usual = effort_of(games.spec)
        effort = Effort(worlds=1, turns=usual.turns, words=usual.words, margin=0.0, each=WORLDS)
        self._planner = Planner(games.spec, effort)

    def __call__(self, number: int) -> list[int]:
        """Return the policy's words; none for a question to several seats."""
        return self._policy(number)

    def gains(self, number: int) -> dict[int, float]:
        """Return what words gain on the policy's own, by word; empty where nothing is weighed."""
        position = self._games.position(number)
        if position.ask is None or position.ask[0] & (position.ask[0] - 1):
            return {}
        if self._trier is None:
            worths = self._planned(position)
        else:
            seat, teams = position.ask[0].bit_length() - 1, self._teams[self._games.kinds[number]]
            worths = self._trier.worths_at(position, seat, teams, self._rng)
        own = [worths[word] for word in self(number) if word in worths]
        if len(worths) < 2 or not own:
            return {}
        return {word: worth - max(own) for word, worth in worths.items()}

    def _planned(self, position: Position) -> dict[int, float]:
        """Try the lines that the planner would try, in a world dealt anew."""
        m = self._engine.machine(position)
        worths: dict[int, float] = {}
        if m.ask is None or m.rule is not None:
            return worths
        ask = Ask(m.ask.seats, m.ask.prompt, list(m.ask.words))
        deal(self._spec, m.g, m.ask.seats.bit_length() - 1, self._games.seats, self._rng)
        for one in self._planner.weigh(m, ask, self._rng):
            # The best line that begins with a word stands for it, and comes first.
            worths.setdefault(one.line[0], one.mean)
        return worths

    def forget(self, number: int) -> None:
        """Do nothing at the end of a game: nothing is remembered."""


#: Any of them.
Teaching = ByWeights | ByPolicy | ByPlanner | ByWorths


def _engine(games: Mixed) -> Engine[Any]:
    found = engine(games.spec)
    assert isinstance(found, Engine)  # else there were no games in C
    return found


def teacher(name: str, games: Mixed, seed: int) -> Teaching:
    """Make a teacher by the name of its bot; raises `InputError` where the game has none."""
    own = heuristics_of(games.spec)
    there: dict[str, Callable[[], Teaching]] = {}
    if own.policy is not None:
        weighs = own.weights is not None
        there["heuristic"] = lambda: ByWeights(games) if weighs else ByPolicy(games, seed)
    if own.planning is not None:
        there["planner"] = lambda: ByPlanner(games, False, seed)
        there["search"] = lambda: ByPlanner(games, True, seed)
    tries = own.rollouts is not None or own.planning is not None
    if tries and own.weights is not None:
        there["worths"] = lambda: ByWorths(games, seed)
    if name not in there:
        why = f"no such teacher for {games.spec.id} (there are: {', '.join(there)})"
        raise InputError(UNKNOWN, why, name, "teacher")
    return there[name]()


class LessonBatch(NamedTuple):
    """Some lessons: observations, allowed words, best words, and what each word gains.

    `gains` are NaN in positions in which the teacher told words alone.
    """

    shown: npt.NDArray[np.float32]
    allowed: npt.NDArray[np.bool_]
    best: npt.NDArray[np.bool_]
    gains: npt.NDArray[np.float32]


class Lessons:
    """The positions that were met, with the words allowed and the best ones, as bits.

    With `gains` there is room for what words gain, too.
    """

    def __init__(self, features: int, words: int, most: int, gains: bool = False):
        bits = (words + 7) // 8
        self._words = words
        self.shown = np.zeros((most, features), np.uint16)
        self._allowed = np.zeros((most, bits), np.uint8)
        self._best = np.zeros((most, bits), np.uint8)
        self._tried = np.zeros((most, TRIED if gains else 0), np.int16)
        self._gains = np.full(self._tried.shape, np.nan, np.float32)
        self.met = 0

    @property
    def many(self) -> int:
        """How many positions are kept."""
        return min(self.met, len(self.shown))

    def add(
        self,
        shown: Shown,
        allowed: npt.NDArray[np.bool_],
        best: npt.NDArray[np.bool_],
        gains: Sequence[Mapping[int, float]] = (),
    ) -> None:
        """Keep positions; when all places are taken the oldest are lost."""
        at = (self.met + np.arange(len(shown))) % len(self.shown)
        self.shown[at] = shown
        self._allowed[at] = np.packbits(allowed, axis=1)
        self._best[at] = np.packbits(best, axis=1)
        self._gains[at] = np.nan
        for row, one in zip(at, gains, strict=False):
            kept = sorted(one.items(), key=lambda pair: -pair[1])[:TRIED]
            for i, (word, gain) in enumerate(kept):
                self._tried[row, i], self._gains[row, i] = word, gain
        self.met += len(shown)

    def latest(self, many: int) -> npt.NDArray[np.int64]:
        """Return where the positions lie that were added last, so many of them."""
        return (self.met - 1 - np.arange(min(many, self.many))) % len(self.shown)

    def take(self, at: npt.NDArray[np.int64]) -> LessonBatch:
        """Return some positions and what was told of them."""
        allowed, best = (
            np.unpackbits(bits[at], axis=1, count=self._words).view(np.bool_)
            for bits in (self._allowed, self._best)
        )
        gains = np.full(best.shape, np.nan, np.float32)
        row, place = np.nonzero(~np.isnan(self._gains[at]))
        gains[np.unique(row)] = UNWEIGHED
        gains[row, self._tried[at][row, place]] = self._gains[at][row, place]
        return LessonBatch(self.shown[at].astype(np.float32), allowed, best, gains)


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
    where the teacher has nothing to say a word is drawn.  Of one that tells worths only one
    position in `ASKED` is kept.
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
            greedy = isinstance(ask, ByWorths)
            said = np.where(follows, said, player.words(shown, allowed, greedy))
        if done % every == 0:
            gains: list[dict[int, float]] = []
            if isinstance(ask, ByWorths):
                told &= rng.integers(ASKED, size=games.many) == 0
                gains = [ask.gains(i) for i in np.flatnonzero(told).tolist()]
            into.add(shown[told], allowed[told], best[told], gains)
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

    def doubt(self) -> None:
        """Make the network less sure of all words: what it never says it cannot learn to say."""
        with self._torch.no_grad():
            for one in self._policy.action_net.parameters():
                one.mul_(DOUBT)

    def learn(self, lessons: Lessons, steps: int, until: float = float("inf")) -> dict[str, float]:
        """Take steps of gradient descent; return the mean loss, and the share of right words."""
        torch = self._torch
        lost, right, done = 0.0, 0.0, 0
        for _ in range(steps):
            if time.process_time() > until:
                break
            taken = lessons.take(self._rng.integers(lessons.many, size=BATCH))
            words, found, _ = self._offered(taken)
            good = torch.from_numpy(taken.best).gather(1, words) & (found > NEVER / 2)
            loss = self._loss(words, found, good, torch.from_numpy(taken.gains))
            self._adam.zero_grad()
            loss.backward()
            self._adam.step()
            lost += float(loss.detach())
            right += float(good.gather(1, found.argmax(1, keepdim=True)).float().mean())
            done += 1
        many = max(done, 1)
        return {"steps": done, "loss": round(lost / many, 4), "right": round(right / many, 4)}

    def gained(self, lessons: Lessons, many: int) -> float:
        """Compute what the network's words gain on the policy's in the positions added last.

        It is a mean in thousandths of a win, NaN where nothing is told, and only fair before the
        network has learnt from these positions.
        """
        taken = lessons.take(lessons.latest(many))
        with self._torch.no_grad():
            words, found, _ = self._offered(taken)
        best = words.gather(1, found.argmax(1, keepdim=True)).numpy()
        gains = np.take_along_axis(taken.gains, best, axis=1)
        return float(np.nanmean(gains)) if not np.isnan(gains).all() else float("nan")

    def _offered(self, taken: LessonBatch) -> Offered:
        """Compute the network's numbers for the allowed words of some lessons."""
        return offered(self._policy, self._torch.from_numpy(taken.shown), taken.allowed)

    def _loss(self, words: Any, found: Any, good: Any, gains: Any) -> Any:
        """Compute the mean loss: of the chance of the best words, or of what is gained, if told.

        The latter is least where a word is said the more often the more it gains (`SHARP`), and
        the policy's own more often than that (`TRUST`).
        """
        torch = self._torch
        chances = torch.log_softmax(found, 1)
        loss = -torch.logsumexp(chances.masked_fill(~good, NEVER), 1)
        gain = gains.gather(1, words)
        told = ~torch.isnan(gain).any(1)
        if told.any():
            rows = chances[told]
            gap = rows - gain[told] / SHARP
            loss[told] = TRUST * loss[told] + (rows.exp() * gap).masked_fill(
                found[told] < NEVER / 2, 0.0
            ).sum(1)
        return loss.mean()
