"""OpenSpiel games: each installed game as a Python game of OpenSpiel, with its position in C.

    import heroon.env.openspiel, pyspiel

    game = pyspiel.load_game("heroon_micro_hero(seats=2,level=heroic)")

An action is a word of the vocabulary.  Chance is explicit: a node of chance has the outcomes that
the rules ask nature for.  Answers without a choice are given unasked.  Where several seats may
answer, the first of them is asked, and may say `WAIT` (the word 0) to let another one speak first.
A game ends after `bound` choices (0: the bound of its spec) with the result that its spec gives it.

What a seat observes are the features of `heroon.native.features`. Its information state is what it
was told since the beginning, its own answers, and what it observed when it gave them.
This module alone needs OpenSpiel (`pip install open_spiel`).
"""

from __future__ import annotations

import importlib
from array import array
from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

import numpy as np

from heroon.ai.extras import needs
from heroon.ai.values import worth_at
from heroon.kernel import GameSpec, KernelError, Rng, Table, game, sound_games
from heroon.kernel.ask import NATURE
from heroon.native.engine import Engine, Position, Unavailable, engine
from heroon.native.features import Feature, features

from .batch import WAIT, rewards_of
from .told import Answer, Told, ToldPast

with needs("openspiel"):
    pyspiel: Any = importlib.import_module("pyspiel")

#: The parameters of the number of seats and of the bound; the others are the options of the game.
SEATS: Final = "seats"
BOUND: Final = "bound"
#: The greatest result that a game without a goal can have, for OpenSpiel's bounds of utility.
_FAR: Final = float(1 << 31)


def name_of(name: str) -> str:
    """Return the short name of a game at OpenSpiel: `heroon_micro_hero`."""
    return f"heroon_{name.replace('-', '_')}"


#: Where the answers of each game begin that was begun from the set-up.
SET_UP: Final = ToldPast()
#: A game, its number of seats, its bound of choices, its options.
Key = tuple[str, int, int, tuple[tuple[str, str], ...]]


class Rules:
    """What the states of one game share: its spec, options, seats, and its engine in C."""

    def __init__(self, key: Key):
        name, seats, bound, options = self.key = key
        self.spec: GameSpec[Any] = game(name)
        if bound < 0:
            raise ValueError(f"bound is 0 (the game's own) or a number of choices, not {bound}")
        self.bound = bound or self.spec.bound
        self.options = dict(options)
        self.seats = seats
        self.settings = self.spec.settings(self.options)
        self.spec.check_seats(self.settings, seats)
        found = engine(self.spec)
        if isinstance(found, Unavailable):
            raise KernelError(f"a game of OpenSpiel needs the rules in C: {found.reason}")
        self.engine: Engine[Any] = found
        self.features: tuple[Feature, ...] = features(self.spec, seats)
        self.names = [f.name for f in self.features]
        self.teams = self.spec.teams_of(self.settings, seats)
        self.goal = worth_at(self.spec, self.teams).high
        self._told: Told | None = None

    @property
    def words(self) -> tuple[str, ...]:
        """The texts of the vocabulary."""
        return tuple(self.spec.words.text)

    def rewards(self, result: tuple[int, ...]) -> list[float]:
        """Return what a result is worth to each seat, as in a batch."""
        row = np.array([result], np.int32)
        return [float(x) for x in rewards_of(row, self.teams, self.goal)[0]]

    def observe(self, position: Position, seat: int) -> array[int]:
        """Return the numbers that a seat observes."""
        out = array("B", [0]) * len(self.features)
        position.observe(seat, out)
        return out

    def told(self, past: ToldPast, said: list[Answer]) -> Told:
        """Return what was told of a game; the latest game asked about is kept, to go on."""
        told = self._told
        if told is None or told.past is not past or said[: len(told.done)] != told.done:
            told = Told(self.spec, self.options, self.seats, self._look, past)
        self._told = None  # an error leaves nothing half told
        self._told = told.after(said)
        return told

    def _look(self, table: Table[Any], seat: int) -> bytes:
        """Return what a seat observes at a table, as bytes."""
        return self.observe(self.engine.at(table), seat).tobytes()


@lru_cache(maxsize=64)
def rules(key: Key) -> Rules:
    """Return the rules of a game at a table, the same ones for the same key."""
    return Rules(key)


class Node:
    """A position at a question with a choice, or at an end: what a state of OpenSpiel holds.

    `said` are all answers since its `past`, as seat (-1: nature) and word. A deep copy copies the
    position in C; what is kept (pickled) is its checkpoint and the words since.
    """

    def __init__(self, of: Rules):
        self.of = of
        self.position = of.engine.new(of.settings, of.seats)
        self.past = SET_UP
        self.said: list[Answer] = []
        self.waited = 0
        self.choices = 0
        self.result: tuple[int, ...] = ()
        self.settle()

    def __deepcopy__(self, _memo: dict[int, Any]) -> Node:
        other: Node = object.__new__(Node)
        other.of, other.position = self.of, self.position.clone()
        other.past, other.said, other.waited = self.past, self.said.copy(), self.waited
        other.choices, other.result = self.choices, self.result
        other.player, other.words = self.player, self.words
        return other

    def sampled(self, seat: int, rng: Rng) -> Node:
        """Sample a node that a seat cannot tell from this one, of what the seat knows alone.

        Who is asked there is asked here; of another seat the words may be others, and be one.
        """
        if not 0 <= seat < self.of.seats:
            raise ValueError(f"no player {seat}: they are 0 to {self.of.seats - 1}")
        table, past = self.of.told(self.past, self.said).world(seat, rng)
        other = self.__deepcopy__({})
        other.position, other.past, other.said = self.of.engine.at(table), past, []
        ask = other.position.ask
        if self.player is not None and ask is not None:
            other.player, other.words = other._asked(ask)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        kept = (tuple(self.position.checkpoint()), self.position.flight())
        past = None if self.past is SET_UP else self.past
        now = (self.said, self.waited, self.choices, self.result, self.player, self.words, past)
        return again, (self.of.key, *kept, now)

    def settle(self) -> None:
        """Answer what leaves no choice, and find who is asked: `player` and `words`.

        `player` is a seat, -1 for nature, None at an end.
        """
        while True:
            ask = self.position.ask
            self.player: int | None = None
            self.words: list[int] = []
            if ask is None:
                self.result = self.position.result
                return
            self.player, self.words = self._asked(ask)
            if len(self.words) > 1:
                if self.player >= 0 and self.choices >= self.of.bound:
                    self._cut()
                return
            self._give(self.player, self.words[0])

    def _asked(self, ask: tuple[int, int, tuple[int, ...], int]) -> tuple[int, list[int]]:
        """Return the seat that is asked first, of those that have not waited, and its words."""
        seats, words = ask[0], ask[2]
        if seats == NATURE:
            return -1, sorted(set(words))
        said_by = self.of.spec.words.said_by
        asked = [s for s in range(self.of.seats) if seats >> s & 1]
        own = {s: [w for w in words if len(asked) == 1 or said_by[w] in (-1, s)] for s in asked}
        left = [s for s in asked if own[s] and not self.waited >> s & 1]
        return left[0], sorted(own[left[0]] + [WAIT] * (len(left) > 1))

    def say(self, word: int) -> None:
        """Say a word for who is asked, and go on to the next choice.

        Raises `ValueError` for a word that is not legal, and changes nothing then.
        """
        if self.player is None or word not in self.words:
            raise ValueError(f"{self._asking()}: the action {word} is not legal")
        self.choices += self.player >= 0
        if word == WAIT and self.player >= 0:
            self.waited |= 1 << self.player
            self.said.append((self.player, WAIT))
        else:
            self._give(self.player, word)
        self.settle()

    def _give(self, seat: int, word: int) -> None:
        if seat >= 0:
            self.waited = 0
        self.said.append((seat, word))
        self.position.answer(word)

    def _cut(self) -> None:
        """End the game at its bound."""
        state = self.of.engine.machine(self.position).g
        self.result = tuple(self.of.spec.bound_result(state))
        self.player, self.words = None, []

    def odds(self) -> list[tuple[int, float]]:
        """List the outcomes of nature with their probabilities."""
        ask = self.position.ask
        if ask is None or self.player != -1:
            raise ValueError(f"{self._asking()}: this is no node of chance")
        many = len(ask[2])
        return [(word, n / many) for word, n in sorted(Counter(ask[2]).items())]

    def _asking(self) -> str:
        """Say who is asked, for errors."""
        if self.player is None:
            return "the game has ended"
        return "chance is asked" if self.player < 0 else f"player {self.player} is asked"

    def text(self, seat: int, word: int) -> str:
        """Return a word as text; of nature (-1) the number of the outcome."""
        if seat < 0:
            return f"={word}"
        if not 0 <= word < len(self.of.spec.words.text):
            raise ValueError(f"no action {word}: they are 0 to {len(self.of.spec.words.text) - 1}")
        return "wait" if word == WAIT else self.of.spec.words.text[word]

    def told(self, seat: int) -> str:
        """Return what a seat was told and what it said, line by line."""
        return self.of.told(self.past, self.said).text(seat)


def again(
    key: Key,
    found: tuple[Any, ...],
    flight: tuple[int, ...],
    now: tuple[Any, ...],
) -> Node:
    """Make a node of what was kept of one."""
    node: Node = object.__new__(Node)
    node.of = of = rules(key)
    node.position = of.engine.load(of.engine.state(found, of.seats), flight)
    said, node.waited, node.choices, node.result, node.player, words, past = now
    node.past = past or SET_UP
    node.said, node.words = list(said), list(words)
    return node


class HeroonState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A position of a game; OpenSpiel copies and keeps it through `node`."""

    def __init__(self, of: Any, node: Node):
        super().__init__(of)
        self.node = node

    def current_player(self) -> Any:
        """Return the seat that is asked, or OpenSpiel's number for chance or the end."""
        player = self.node.player
        if player is None:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if player < 0 else player

    def _legal_actions(self, _player: int) -> list[int]:
        return self.node.words

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the outcomes of chance with their probabilities."""
        return self.node.odds()

    def _apply_action(self, action: int) -> None:
        self.node.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.node.text(player, action)

    def is_terminal(self) -> bool:
        """Return whether the game has ended."""
        return self.node.player is None

    def returns(self) -> list[float]:
        """Return what the end is worth to each seat; noughts before it."""
        of = self.node.of
        return of.rewards(self.node.result) if self.node.player is None else [0.0] * of.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HeroonState:
        """Sample a state that a player cannot tell from this one; `sampler` gives 0 to 1.

        The information state of the player is the same there, and holds for another player, of what
        lies before, what both were told.  The history begins anew.
        """
        node = self.node.sampled(player, Rng(int(sampler() * (1 << 53))))
        return HeroonState(self.get_game(), node)

    def __str__(self) -> str:
        return " ".join(self.node.text(seat, word) for seat, word in self.node.said)


class HeroonObserver:
    """What a seat observes, for OpenSpiel: `tensor`, `dict`, and as text."""

    def __init__(self, of: Rules, recall: bool):
        self.recall = recall
        self.tensor = np.zeros(len(of.features), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: HeroonState, player: int) -> None:
        """Write what a seat observes into `tensor`."""
        node = state.node
        self.tensor[:] = node.of.observe(node.position, player)

    def string_from(self, state: HeroonState, player: int) -> str:
        """Return what a seat observes, or its whole information state, as text."""
        node = state.node
        seen = zip(node.of.names, node.of.observe(node.position, player), strict=True)
        now = " ".join([f"{name}={x}" for name, x in seen if x])
        return f"{node.told(player)}\n{now}" if self.recall else now


def _type(spec: GameSpec[Any], teams: tuple[int, ...] | None = None) -> Any:
    """Make OpenSpiel's description of a game; that of a table where its teams are known."""
    kinds = pyspiel.GameType
    utility = kinds.Utility.GENERAL_SUM
    if teams is not None and len(set(teams)) == 1 and len(teams) > 1:
        utility = kinds.Utility.IDENTICAL
    elif teams is not None and len(teams) == len(set(teams)) == 2:
        utility = kinds.Utility.ZERO_SUM
    return kinds(
        short_name=name_of(spec.id),
        long_name=f"Heroon: {spec.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(spec.seats),
        min_num_players=min(spec.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            SEATS: spec.seats[0],
            BOUND: 0,
            **{o.name: o.domain.by_value[o.default] for o in spec.options},
        },
    )


def _info(of: Rules) -> Any:
    together = len(set(of.teams)) == 1
    far = _FAR / of.goal if np.isfinite(of.goal) and of.goal > 0 else _FAR
    zero = not together and len(of.teams) == len(set(of.teams)) == 2
    return pyspiel.GameInfo(
        num_distinct_actions=len(of.words),
        max_chance_outcomes=max(stream.outcomes.top for stream in of.spec.words.streams),
        num_players=of.seats,
        min_utility=-far if together else -1.0,
        max_utility=far if together else 1.0,
        **({"utility_sum": 0.0} if zero else {}),
        max_game_length=of.bound,
    )


class HeroonGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game of OpenSpiel: one of ours with a number of seats and options."""

    #: The id of the game: each has a class of its own.  (OpenSpiel keeps what it is given until
    #: after Python's end, when a function could not be freed any more.)
    name = ""

    def __init__(self, given: Mapping[str, Any]):
        spec = game(self.name)
        options = tuple((o.name, str(given[o.name])) for o in spec.options)
        self.rules = rules((self.name, int(given[SEATS]), int(given[BOUND]), options))
        super().__init__(_type(spec, self.rules.teams), _info(self.rules), dict(given))

    def new_initial_state(self) -> HeroonState:
        """Begin a game."""
        return HeroonState(self, Node(self.rules))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HeroonObserver:
        """Make an observer: of the moment, or with all that a seat was told (perfect recall).

        Raises `ValueError` for parameters, since there are none.
        """
        if params:
            raise ValueError(f"an observer takes no parameters: {params}")
        return HeroonObserver(self.rules, bool(iig_obs_type and iig_obs_type.perfect_recall))

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound of the nodes of chance in one game."""
        return self.rules.bound * 16


def register() -> None:
    """Register each installed game with OpenSpiel."""
    for name, spec in sound_games().items():
        pyspiel.register_game(_type(spec), type(name_of(name), (HeroonGame,), {"name": name}))


register()
