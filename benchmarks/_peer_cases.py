"""The cases of `peers.py`: ours and those of others, each by its name.

A case plays one game (or a batch some steps) and says how many decisions and games that were and
how much CPU time they took.  Where a learner would choose, an offered word is drawn at random: in
the cases without observations that is part of the time, in the others it is not.
"""

from __future__ import annotations

import importlib
import random
import sys
import time
from collections.abc import Callable, Iterator
from itertools import compress
from typing import Any

#: The decisions, games and CPU seconds of one part of a measurement.
Played = tuple[int, int, float]
Case = Callable[[], Played]
#: So many games a batch, and so many where another engine steps them one after the other.
MANY = 1024
FEW = 64
#: So many steps are one part of the measurement of a batch.
STEPS = 20
#: A game is left after so many decisions.
MOST = 5000


def timed(play: Callable[[], tuple[int, int]]) -> Case:
    """A case all of whose time counts."""

    def part() -> Played:
        start = time.process_time()
        decisions, games = play()
        return decisions, games, time.process_time() - start

    return part


class Watch:
    """A sum of CPU seconds, less what reading the clock takes."""

    def __init__(self) -> None:
        self.spent = 0.0
        start = time.process_time()
        for _ in range(1000):
            time.process_time()
        self.own = (time.process_time() - start) / 1000

    def of(self, call: Callable[..., Any], *given: Any) -> Any:
        """What a call returns; its time is added."""
        start = time.process_time()
        found = call(*given)
        self.spent += time.process_time() - start - self.own
        return found


def choose(legal: Any) -> int:
    """An offered action, of a mask or of a list of actions (a tuple)."""
    if isinstance(legal, tuple):
        return int(random.choice(legal))
    if isinstance(legal, list):
        return random.choice(list(compress(range(len(legal)), legal)))
    if isinstance(legal, bytearray):
        return random.choice(list(found_in(legal)))
    return int(random.choice(legal.nonzero()[0]))


def found_in(legal: bytearray) -> Iterator[int]:
    """The indices of the ones among many zeros."""
    at = legal.find(1)
    while at >= 0:
        yield at
        at = legal.find(1, at + 1)


def stepped(begin: Callable[[], Any], step: Callable[[int], Any]) -> Case:
    """A case of one environment: both calls observe and return what may be done, None at an end."""
    watch = Watch()

    def part() -> Played:
        before, decisions = watch.spent, 0
        legal = watch.of(begin)
        while legal is not None and decisions < MOST:
            legal = watch.of(step, choose(legal))
            decisions += 1
        return decisions, 1, watch.spent - before

    return part


def batched(many: int, draw: Callable[[], Any], step: Callable[[Any], int]) -> Case:
    """A case of many environments at once; `step` returns how many games ended."""
    watch = Watch()

    def part() -> Played:
        before, ends = watch.spent, 0
        for _ in range(STEPS):
            ends += watch.of(step, draw())
        return many * STEPS, ends, watch.spent - before

    return part


# -- ours --------------------------------------------------------------------------------------


def ours(name: str, seats: int, how: str) -> Case:
    """A game of ours: in CPython, in C, or in C with every step from Python."""
    from heroon.kernel import Rng, game, playout
    from heroon.native import Engine, engine

    spec = game(name)
    options = spec.settings({})
    seeds = iter(range(1 << 30))
    if how == "cpython":
        return timed(lambda: (playout(spec, options, seats).play(Rng(next(seeds))).decisions, 1))
    native = engine(spec)
    if not isinstance(native, Engine):
        sys.exit(native.reason)
    start = native.new(options, seats)
    if how == "native":
        return timed(lambda: (start.playouts(100, 100 * next(seeds), 0)[1], 100))

    def step() -> tuple[int, int]:
        decisions = 0
        position = start.clone()
        while True:
            ask = position.ask
            if ask is None:
                return decisions, 1
            decisions += ask[0] > 0
            position.answer(random.choice(ask[2]))

    return timed(step)


def our_position(name: str, seats: int, mask: bool = False) -> Case:
    """A game of ours by its position in C, observed into one array; what may be said beside it."""
    from array import array

    from heroon.kernel import Rng, game
    from heroon.native import Engine, engine
    from heroon.native.features import features

    spec = game(name)
    native = engine(spec)
    if not isinstance(native, Engine):
        sys.exit(native.reason)
    start = native.new(spec.settings({}), seats)
    out = array("B", [0]) * len(features(spec, seats))
    rng, position, words = Rng(1), start, len(spec.words.text)

    def look() -> Any:
        rng.state = position.settle(rng.state)
        ask = position.ask
        if ask is None:
            return None
        position.observe(ask[0].bit_length() - 1, out)
        if not mask:
            return ask[2]
        may = bytearray(words)
        for word in ask[2]:
            may[word] = 1
        return may

    def begin() -> Any:
        nonlocal position
        position = start.clone()
        return look()

    def step(action: int) -> Any:
        position.answer(action)
        return look()

    return stepped(begin, step)


def our_gymnasium(name: str) -> Case:
    import gymnasium

    from heroon.env.registered import name_of

    importlib.import_module("heroon.env.gymnasium")  # registers them
    env: Any = gymnasium.make(name_of(name))

    def begin() -> Any:
        return env.reset()[0]["action_mask"]

    def step(action: int) -> Any:
        shown, _, over, cut, _ = env.step(action)
        return None if over or cut else shown["action_mask"]

    return stepped(begin, step)


def our_pettingzoo(name: str) -> Case:
    from heroon.env.pettingzoo import env

    return agents(env(name))


def our_openspiel(name: str, others: str = "") -> Case:
    """Our game in OpenSpiel, which may lie in the environment of the others."""
    sys.path.append(others)
    module = importlib.import_module("heroon.env.openspiel")
    return of_open_spiel_observed(module.name_of(name))


def our_batch(name: str) -> Case:
    from heroon.env.batch import Batch

    batch = Batch(name, MANY, seed=3)
    batch.reset()
    seeds = iter(range(1 << 30))

    def step(actions: Any) -> int:
        return int(batch.step(actions).ends.astype(bool).sum())

    return batched(MANY, lambda: batch.draw(next(seeds)), step)


def our_vector(name: str) -> Case:
    from heroon.env.gymnasium import HeroonVectorEnv

    envs = HeroonVectorEnv(name, MANY)
    envs.reset(seed=1)
    seeds = iter(range(1 << 30))

    def step(actions: Any) -> int:
        _, _, over, cut, _ = envs.step(actions)
        return int((over | cut).sum())

    return batched(MANY, lambda: envs.batch.draw(next(seeds)), step)


# -- others --------------------------------------------------------------------------------------


def of_rlcard(name: str) -> Case:
    import rlcard  # type: ignore[import-not-found]

    env = rlcard.make(name)

    def play() -> tuple[int, int]:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions, 1

    return timed(play)


def of_rlcard_observed(name: str) -> Case:
    import rlcard

    env = rlcard.make(name)

    def begin() -> Any:
        state, _ = env.reset()
        return tuple(state["legal_actions"])

    def step(action: int) -> Any:
        state, _ = env.step(action)
        return None if env.is_over() else tuple(state["legal_actions"])

    return stepped(begin, step)


def of_open_spiel(name: str) -> Case:
    import pyspiel  # type: ignore[import-not-found]

    game = pyspiel.load_game(name)

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():  # in these games all outcomes are alike
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions, 1

    return timed(play)


def of_open_spiel_observed(name: str, mask: bool = True) -> Case:
    """A game by OpenSpiel's states, observed into one array; what may be done as mask or list."""
    import pyspiel

    if name.startswith("python_"):
        importlib.import_module("open_spiel.python.games")  # registers those written in Python
    game = pyspiel.load_game(name)
    observation: Any = importlib.import_module("open_spiel.python.observation")
    writer = observation.make_observation(game)
    state: Any = None

    def nature() -> int:
        outcomes = state.chance_outcomes()
        if outcomes[0][1] == outcomes[-1][1]:
            return int(random.choice(outcomes)[0])
        return int(random.choices(outcomes, [p for _, p in outcomes])[0][0])

    def look() -> Any:
        while state.is_chance_node():
            state.apply_action(nature())
        if state.is_terminal():
            return None
        writer.set_from(state, state.current_player())
        return state.legal_actions_mask() if mask else tuple(state.legal_actions())

    def begin() -> Any:
        nonlocal state
        state = game.new_initial_state()
        return look()

    def step(action: int) -> Any:
        state.apply_action(action)
        return look()

    return stepped(begin, step)


def of_open_spiel_environment(name: str) -> Case:
    """A game by OpenSpiel's environment, which answers for chance and tells all seats."""
    rl: Any = importlib.import_module("open_spiel.python.rl_environment")
    env = rl.Environment(name)

    def look(time_step: Any) -> Any:
        if time_step.last():
            return None
        shown = time_step.observations
        return tuple(shown["legal_actions"][shown["current_player"]])

    return stepped(lambda: look(env.reset()), lambda action: look(env.step([action])))


def of_open_spiel_vector(name: str) -> Case:
    """Several environments of OpenSpiel, which its vector environment steps in Python."""
    import numpy as np

    rl: Any = importlib.import_module("open_spiel.python.rl_environment")
    vector: Any = importlib.import_module("open_spiel.python.vector_env")
    agent: Any = importlib.import_module("open_spiel.python.rl_agent")
    envs = vector.SyncVectorEnv([rl.Environment(name) for _ in range(FEW)])
    times = envs.reset()
    none = np.zeros(0)

    def draw() -> Any:
        legal = [t.observations["legal_actions"][t.observations["current_player"]] for t in times]
        return [agent.StepOutput(action=random.choice(words), probs=none) for words in legal]

    def step(actions: Any) -> int:
        nonlocal times
        times, _, done, _ = envs.step(actions, reset_if_done=True)
        return sum(done)

    return batched(FEW, draw, step)


def agents(env: Any) -> Case:
    """An environment of PettingZoo, whose agents speak one after the other."""

    def look() -> Any:
        shown, _, over, cut, _ = env.last()
        return None if over or cut else shown["action_mask"]

    def begin() -> Any:
        env.reset()
        return look()

    def step(action: int) -> Any:
        env.step(action)
        return look()

    return stepped(begin, step)


def of_pettingzoo(name: str) -> Case:
    module: Any = importlib.import_module(f"pettingzoo.classic.{name}")
    return agents(module.env())


def of_envpool(name: str) -> Case:
    """Many games of EnvPool at once, in one thread of its own."""
    import envpool  # type: ignore[import-not-found]
    import numpy as np

    envs = envpool.make(name, env_type="gymnasium", num_envs=MANY, num_threads=1)
    rng = np.random.default_rng(1)
    mask: Any = None

    def show(shown: Any, infos: Any) -> None:
        nonlocal mask
        mask = shown["action_mask"] if isinstance(shown, dict) else infos["legal_action_mask"]

    def draw() -> Any:
        return (mask * rng.random(mask.shape)).argmax(1).astype(np.int32)

    def step(actions: Any) -> int:
        shown, _, over, cut, infos = envs.step(actions)
        show(shown, infos)
        return int((over | cut).sum())

    show(*envs.reset())
    return batched(MANY, draw, step)


def of_catanatron() -> Case:
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play() -> tuple[int, int]:
        game = Game([RandomPlayer(color) for color in colors])
        game.play()
        return len(game.state.actions), 1

    return timed(play)


def of_catanatron_gym() -> Case:
    import catanatron_gym  # type: ignore[import-not-found]  # noqa: F401  # registers it
    import gymnasium

    env = gymnasium.make("catanatron-v1").unwrapped

    def begin() -> Any:
        return tuple(env.reset()[1]["valid_actions"])

    def step(action: int) -> Any:
        _, _, over, cut, info = env.step(action)
        return None if over or cut else tuple(info["valid_actions"])

    return stepped(begin, step)
