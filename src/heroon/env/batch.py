"""Many games in one C object: they are answered together, and observed without a copy.

    batch = Batch("heroz", many=1024, seed=1)
    step = batch.reset()
    while learning:
        step = batch.step(choose(step.observations, step.masks))

Nature answers inside, an answer without a choice is given unasked, and a game that ends begins
anew.  The arrays of a step are the same at each step: whoever needs the old ones copies them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from itertools import pairwise
from operator import index
from os import getpid
from threading import Lock
from typing import Any, Final, NamedTuple

from heroon.ai.extras import needs

with needs("env"):
    import numpy as np
    import numpy.typing as npt

from heroon.ai.values import worth_at
from heroon.kernel import NOTHING, GameSpec, KernelError, game
from heroon.native import Unavailable, engine
from heroon.native.engine import Position
from heroon.native.features import Feature, features

#: The action of a seat that lets another one of those that are asked speak first.
WAIT: Final = NOTHING

#: What `ends` holds: the game goes on; it was finished; it had its greatest number of choices; an
#: action was not offered, and ended it.
GOES_ON: Final = 0
FINISHED: Final = 1
CUT: Final = 2
REFUSED: Final = 3

#: How seats that are no agents answer: at random, or by the game's rule of thumb.
OTHERS: Final = ("random", "policy")

#: The most games of a batch, and the greatest bound of choices.
_MOST: Final = 1 << 24
_FAR: Final = (1 << 31) - 1
#: The actions that C reads as they are; others are converted.
_SAID: Final = (np.dtype(np.int64), np.dtype(np.int32))
_SHARED: Final = "another thread plays this batch: it needs one of its own"


class BatchStep(NamedTuple):
    """The state of each game after a step.

    `observations` (many, features) of uint8 and `masks` (many, bytes) of uint8 are for the seat in
    `actors`; bit `w % 8` of byte `w // 8` says whether it may say the word `w`.  `ends` says which
    games ended in this step; `rewards` (many, seats) are those of their ends, else 0.
    """

    observations: npt.NDArray[np.uint8]
    masks: npt.NDArray[np.uint8]
    actors: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float32]
    ends: npt.NDArray[np.uint8]


class Batch:
    """Many games with the same options and seats, played in C.

    `agents` are the seats that the caller answers for, all by default; the others answer at
    random or by the policy, as `others` says. The i-th game takes its chance from `seed + i`,
    so results do not depend on the number of threads.

    In a forked process a batch goes on where its parent's stood, each for itself.
    The games begin at once; `reset` begins them anew. A game is cut at `bound` choices (0: the
    bound of its spec). With `last_of_all` each seat observes the end of a game, not only the one
    that was asked last. A game that ends before an agent is asked is not told: another begins.
    Raises `KernelError` where the rules cannot be had in C, `InputError` for options or seats that
    the game refuses, and `ValueError` for what else cannot be, such as a bound within which no
    agent is asked in a thousand games.
    """

    def __init__(
        self,
        name: str | GameSpec[Any],
        many: int = 64,
        *,
        options: Mapping[str, str] | None = None,
        seats: int = 0,
        agents: Sequence[int] | None = None,
        others: str = "random",
        seed: int = 0,
        bound: int = 0,
        threads: int = 1,
        last_of_all: bool = False,
    ):
        if not isinstance(name, str | GameSpec):
            raise TypeError(f"the game of a batch is its id or its spec, not {name!r}")
        self.spec = game(name) if isinstance(name, str) else name
        self.seats = _whole("seats", seats) or self.spec.seats[0]
        self.many = _whole("many", many)
        self.seed = _whole("seed", seed)
        threads, bound = _whole("threads", threads), _whole("bound", bound)
        settings = self.spec.settings(options or {})
        self.spec.check_seats(settings, self.seats)
        found = engine(self.spec)
        if isinstance(found, Unavailable):
            raise KernelError(f"a batch needs the rules in C: {found.reason}")
        self.agents = self._agents(range(self.seats) if agents is None else agents)
        self._check(others, threads, bound)
        self.words = len(self.spec.words.text)
        self.features: tuple[Feature, ...] = features(self.spec, self.seats)
        self.teams = self.spec.teams_of(settings, self.seats)
        self._last_of_all = last_of_all
        self._array(len(self.features))
        mask = sum(1 << seat for seat in self.agents)
        names = sorted(set(self.teams))
        self._batch: Any = found.batch(
            found.new(settings, self.seats),
            (self.many, mask, OTHERS.index(others), bound),
            (bytes(map(names.index, self.teams)), divisor(worth_at(self.spec, self.teams).high)),
            (*self._arrays, self._rewards, self._last),
        )
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._process = getpid()
        self._ranges = _ranges(self.many, threads)
        self._closed = False
        self._alone = Lock()
        self.reset()

    def _agents(self, agents: Sequence[int]) -> tuple[int, ...]:
        """List the agents as ints; raises `ValueError` for what is no seat, or named twice."""
        try:
            found = tuple(map(index, agents))
        except TypeError:
            found = ()
        if not found or not set(found) <= set(range(self.seats)):
            raise ValueError(f"agents are some of the seats 0 to {self.seats - 1}: {agents!r}")
        if len(set(found)) < len(found):
            raise ValueError(f"agents name each seat once: {found}")
        return found

    def _check(self, others: str, threads: int, bound: int) -> None:
        if self.many < 1 or threads < 1:
            raise ValueError("a batch has one game and one thread at least")
        if self.many > _MOST:
            raise ValueError(f"a batch has {_MOST} games at most, not {self.many}")
        if others not in OTHERS:
            raise ValueError(f"others answer one of: {', '.join(OTHERS)}; not {others!r}")
        if not 0 <= bound <= _FAR:
            raise ValueError(f"a game has 0 (its own bound) to {_FAR} choices: {bound}")

    def _array(self, many: int) -> None:
        n, seats = self.many, self.seats
        self._observations = np.zeros((n, many), np.uint8)
        self._masks = np.zeros((n, (self.words + 63) // 64 * 8), np.uint8)
        self._actors = np.zeros(n, np.int8)
        self._ends = np.zeros(n, np.uint8)
        self._results = np.zeros((n, seats), np.int32)
        self._reasons = np.zeros(n, np.int32)
        self._last = np.zeros((n, seats, many) if self._last_of_all else (n, many), np.uint8)
        self._rewards = np.zeros((n, seats), np.float32)
        # Of one game they are read and written one by one, which is dear in an array.
        self._action = np.zeros(1, np.int64)
        action: Any = self._action
        ends: Any = self._ends
        actors: Any = self._actors
        self._word, self._end = memoryview(action), memoryview(ends)
        self._actor = memoryview(actors)
        # C reads the masks: whoever writes into them is told so.
        self._shown_masks = self._masks.view()
        self._shown_masks.flags.writeable = False
        self._told = BatchStep(
            self._observations, self._shown_masks, self._actors, self._rewards, self._ends
        )

    @property
    def _arrays(self) -> tuple[npt.NDArray[Any], ...]:
        first = (self._observations, self._masks, self._actors)
        return (*first, self._ends, self._results, self._reasons)

    @property
    def observations(self) -> npt.NDArray[np.uint8]:
        """The observations of the seats that are asked: (many, features)."""
        return self._observations

    @property
    def masks(self) -> npt.NDArray[np.uint8]:
        """The masks of the seats that are asked, as bits: (many, bytes), only to be read."""
        return self._shown_masks

    @property
    def actors(self) -> npt.NDArray[np.int8]:
        """The seat that is asked in each game."""
        return self._actors

    def position(self, number: int) -> Position:
        """Copy one game, at its question."""
        if self._alone.locked():
            raise RuntimeError(_SHARED)
        found: Position = self._batch.position(number)
        return found

    def observe(self, number: int, seat: int) -> npt.NDArray[np.uint8]:
        """Return what any seat observes in one game, in an array of its own: (features,)."""
        out = np.zeros(len(self.features), np.uint8)
        self.position(number).observe(seat, out)
        return out

    @property
    def last(self) -> npt.NDArray[np.uint8]:
        """The last observations of the games that ended in this step, by the seat asked last.

        (many, features); those of every seat, (many, seats, features), with `last_of_all`.
        """
        return self._last

    @property
    def results(self) -> npt.NDArray[np.int32]:
        """The results of the games that ended in this step, else 0: (many, seats)."""
        return self._results

    @property
    def reasons(self) -> npt.NDArray[np.int32]:
        """The numbers of the reasons of the ends; of a refused action the seat that said it."""
        return self._reasons

    def reset(self, seed: int | None = None) -> BatchStep:
        """Begin all games anew, with the seed of the batch or another one."""
        self.seed = self.seed if seed is None else _whole("seed", seed)
        self._each(lambda low, high: self._batch.reset(low, high, self.seed))
        return self._told

    def step(self, actions: npt.ArrayLike, *, strict: bool = True) -> BatchStep:
        """Say a word in each game and return what comes; raises `ValueError` for a refused one.

        After that error no word was said in any game. Without `strict` a refused word ends its game
        instead, with a reward of -1 for the seat that said it.
        """
        said = np.asarray(actions)
        if said.shape != (self.many,) or said.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.many} ints, one a game: {said.dtype}{said.shape}")
        if said.dtype not in _SAID or not said.flags.c_contiguous:
            said = self._words(said, strict)
        self._each(
            lambda low, high: self._batch.step(low, high, said),
            (lambda: self._batch.check(said)) if strict else None,
        )
        return self._told

    def _words(self, said: npt.NDArray[Any], strict: bool) -> npt.NDArray[np.int64]:
        """Convert actions to what C reads; raises `ValueError`, if strict, for what is no word."""
        beyond = said >= self.words
        if strict and beyond.any():
            at = int(beyond.argmax())
            raise ValueError(f"game {at}: the word {said[at]} is not offered")
        return said.astype(np.int64)  # beyond 63 bits below nought, and so no word either

    def say(self, action: int) -> tuple[int, npt.NDArray[np.float32] | None]:
        """Say a word in the only game of a batch, as `step` does without `strict`, at less cost.

        Returns how the game ended (see `ends`), and its rewards (seats,) if it did. Raises
        `ValueError` for a batch of several games.
        """
        if self.many != 1:
            raise ValueError(f"one word is said in one game, not in {self.many}")
        word = index(action)
        self._word[0] = word if 0 <= word < self.words else self.words
        self._take()
        try:
            self._batch.step(0, 1, self._action)
        finally:
            self._alone.release()
        end: int = self._end[0]
        return end, None if end == GOES_ON else self._rewards[0]

    def actor(self) -> int:
        """Return the seat that is asked in the first game."""
        seat: int = self._actor[0]
        return seat

    def draw(self, seed: int) -> npt.NDArray[np.int32]:
        """Choose an offered word for each game at random: (many,)."""
        out = np.empty(self.many, np.int32)
        self._each(lambda low, high: self._batch.draw(low, high, seed, out))
        return out

    def allowed(self) -> npt.NDArray[np.bool_]:
        """Return the masks with a bool for each word: (many, words)."""
        out = np.empty((self.many, self.words), np.bool_)
        self.spread(out)
        return out

    def spread(self, out: npt.NDArray[Any]) -> None:
        """Write into an array of bytes, (many, words), whether each word may be said."""
        if self._alone.locked():  # a look, no lock: environments of one game ask at each step
            raise RuntimeError(_SHARED)
        self._batch.allowed(0, self.many, out)  # nobody begins to play during the call

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a batch cannot be pickled or copied: make it where it is played")

    def close(self) -> None:
        """Stop the threads."""
        self._closed = True
        if self._pool is not None and self._process == getpid():
            self._pool.shutdown()

    def _take(self) -> None:
        """Keep other threads off until `_alone` is released; raises `RuntimeError` if one is on."""
        if not self._alone.acquire(blocking=False):
            raise RuntimeError(_SHARED)

    def _each(
        self, part: Callable[[int, int], object], check: Callable[[], object] | None = None
    ) -> None:
        """Call a function on the games of each thread, after a check that may raise.

        Raises `RuntimeError` if one still runs.
        """
        self._take()
        try:
            if check is not None:
                check()
            if self._pool is None:
                part(0, self.many)
                return
            if self._closed:
                raise RuntimeError("this batch is closed: its threads have stopped")
            if self._process != getpid():  # a fork has none of its parent's threads
                self._pool, self._process = ThreadPoolExecutor(len(self._ranges)), getpid()
            going = [self._pool.submit(part, *one) for one in self._ranges]
            wait(going)
            for done in going:
                done.result()
        finally:
            self._alone.release()


def rewards_of(
    results: npt.NDArray[np.int32], teams: Sequence[int], goal: float
) -> npt.NDArray[np.float32]:
    """Convert results (games, seats) to rewards (games, seats).

    Where teams play against each other the reward is 1 for a team that wins alone, -1 for one
    that loses, and in between where several share the win. Where all play together it is the
    result, divided by the goal if the game has one.
    """
    if len(set(teams)) == 1:
        return (results / divisor(goal)).astype(np.float32)
    names = sorted(set(teams))
    most = np.stack(
        [results[:, [s for s, t in enumerate(teams) if t == name]].max(axis=1) for name in names], 1
    )
    best = most == most.max(axis=1, keepdims=True)
    shares = best / best.sum(axis=1, keepdims=True)
    of_seats: npt.NDArray[np.float32] = (2.0 * shares - 1.0).astype(np.float32)[
        :, [names.index(team) for team in teams]
    ]
    return of_seats


def divisor(goal: float) -> float:
    """Return what results are divided by where all play together: the goal, or 1 without one."""
    return goal if np.isfinite(goal) and goal > 0 else 1.0


def _whole(name: str, value: int) -> int:
    """Return an argument as an int; raises `TypeError` with its name for anything else."""
    try:
        return index(value)
    except TypeError:
        kind = type(value).__name__
        raise TypeError(f"{name} is an int, not a {kind}: {value!r}") from None


def _ranges(many: int, threads: int) -> list[tuple[int, int]]:
    """Divide the games into one range for each thread."""
    edges = [many * i // threads for i in range(threads + 1)]
    return [(low, high) for low, high in pairwise(edges) if low < high]
