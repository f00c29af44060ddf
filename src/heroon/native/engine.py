"""The engine of a game: positions in C behind a small interface."""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import log
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from heroon.kernel import LIST, GameSpec, Machine, State, Table
from heroon.kernel.copying import values
from heroon.kernel.fields import ONE, kept

from .build import BuildError, build, digest, load, remember, remembered
from .build import found as found_built
from .origin import sources
from .program import translate
from .source import SubsetError
from .worlds import plan

S = TypeVar("S", bound=State)

#: An ask as a position gives it: seats, prompt, words, and who learns the outcome.
NativeAsk = tuple[int, int, tuple[int, ...], int]


class Position(Protocol):
    """A position of a game in C.  It goes forward only; `clone` first to come back."""

    @property
    def ask(self) -> NativeAsk | None:
        """The question as in `kernel.Ask`: (seats, prompt, words, to); None after the end."""

    @property
    def over(self) -> bool:
        """Whether the game has ended (or failed)."""

    @property
    def inside(self) -> bool:
        """Whether a rule is running, which asks on its way."""

    @property
    def result(self) -> tuple[int, ...]:
        """The result, one int a seat; empty while the game runs."""

    @property
    def reason(self) -> int:
        """The number of the reason why the game ended."""

    @property
    def seats(self) -> int:
        """The number of seats that play."""

    def clone(self) -> Position:
        """Copy the position."""

    def answer(self, word: int, /) -> None:
        """Give a word and run to the next question.

        Raises `ValueError` for one not offered, `KernelError` when the rules fail.
        """

    def settle(self, state: int, /) -> int:
        """Answer for nature until a seat is asked or the game ends; checkpoints are kept.

        `state` is that of a generator, as in `go`; what is returned is its state after that.
        """

    def play(self, seed: int, bound: int, /) -> tuple[int, int, int]:
        """Play on at random, as `Machine.play(Rng(seed), bound=bound)` does, without the GIL.

        Returns the numbers of choices, decisions, tokens; a bound of 0 is that of the spec.
        """

    def go(self, state: int, bound: int, /) -> tuple[int, int, int, int]:
        """Play on as `play` does, from the state of a generator; its new state is returned, too."""

    def go_by(self, state: int, bound: int, every: int, /) -> tuple[int, int, int, int]:
        """Play on as `go` does, but each choice takes the word with the highest weight.

        Nature answers at random. One choice in `every` is random, too (0: none). Raises
        `KernelError` for a game without `weights`.
        """

    def weights(self) -> tuple[int, ...]:
        """Return what each word of the question weighs to the first seat that is asked."""

    def standing(self, seat: int, /) -> int:
        """Return what the position is worth to a seat, from 0 to 1000."""

    def worth(self) -> int:
        """Return how good the position is: the game's `worth_of`, where that returns ints."""

    def line(self, words: tuple[int, ...], state: int, turns: int, most: int, /) -> int:
        """Say words in a row, and play on by the policy, as the planner does (see `ai.planner`).

        It ends after `turns` turns or `most` words, or where the game's chapter ends. Returns the
        state of the generator after that.
        """

    def tries(
        self,
        words: tuple[int, ...],
        state: int,
        turns: int,
        most: int,
        plan: bytes,
        dealt: bool,
        worlds: int,
        seat: int,
        /,
    ) -> tuple[tuple[int | tuple[int, ...], ...], int]:
        """Say each word in so many worlds, play on as `line` does, and return what comes of each.

        Worlds are made as by `world`, but without `dealt` the first one is the position itself.
        After each one the generator is drawn from once: that is the seed of the chance of all its
        words. World by world there is for each word what the position is worth to the seat then,
        or the result of a game that ended; the state of the generator stands behind them.
        """

    def contest(
        self,
        nature: int,
        seats: tuple[int, ...],
        bound: int,
        weighing: int,
        careless: tuple[int, ...] = ...,
        /,
    ) -> tuple[int, int, int]:
        """Play on with one seed for nature and one for each seat, without the GIL.

        The seats of the mask `weighing` play by the policy, but at random as often in a hundred
        choices as `careless` says of each; the other seats always play at random. Where several
        seats are asked, the last one says one of its own words. Returns choices, decisions, tokens.
        """

    def playouts(
        self, many: int, seed: int, bound: int, /
    ) -> tuple[int, int, int, list[tuple[int, ...]], list[int]]:
        """Play on at random in copies of the position, with the seeds `seed`, `seed + 1` and so on.

        Returns choices, decisions and tokens in all, and each game's result and reason; a game
        that met its bound has no result.
        """

    def world(self, plan: bytes, state: int, /) -> tuple[Position, int]:
        """Make a copy, between steps, in which the cards of a plan (see `worlds`) are dealt anew.

        `state` is that of a generator; its state after that stands behind the world.
        """

    def observe(self, seat: int, array: Any, /) -> None:
        """Write what a seat observes into an array: 16 bits for each of `features`.

        Raises `ValueError` for an array of another size.
        """

    def values(self) -> tuple[Any, ...]:
        """Return all fields, equal to `kernel.copying.values` of the same position."""

    def checkpoint(self) -> tuple[Any, ...]:
        """Return the fields as they were before the running rule."""

    def flight(self) -> tuple[int, ...]:
        """Return the words answered in the running rule."""


class Tree(Protocol):
    """The tree of a search in C (see `ai.ismcts`)."""

    def grow(self, world: Position, times: int, state: int, /) -> tuple[int, int]:
        """Run `times` iterations in copies of a world, from a generator's state, without the GIL.

        Returns how many were finished, and the generator's state after them. If fewer were
        finished, one more waits for `credit`, since its game met the bound of the spec.
        """

    def grow_worlds(
        self, base: Position, plan: bytes, times: int, each: int, state: int, /
    ) -> tuple[int, int]:
        """Run `times` iterations, `each` in every world that is dealt from a base by a plan.

        What is returned is as in `grow`. The world of a game that waited is gone on with.
        """

    def waiting(self) -> tuple[Any, ...]:
        """Return all fields of the game that waits for `credit`."""

    def credit(self, worth: tuple[float, ...], /) -> None:
        """Tell what the game that waits is worth to each seat, which finishes its iteration."""

    def expect(self, word: int, visits: int, worth: float, /) -> None:
        """Begin a word at the root as if it had been tried `visits` times and were worth so much.

        Raises `ValueError` unless it is once at least, and not more often than it may be offered.
        """

    def visits(self, word: int, /) -> int:
        """Return how often a word was tried at the root; -1 if it never was."""

    def leave(self) -> None:
        """Note that the games of one world are over, and that the next `grow` is of another."""

    def tallies(self) -> tuple[tuple[int, int, float, float, float, float], ...]:
        """Return what came of each word of the root in the worlds left (see `ai.sureness`)."""

    def span(self) -> tuple[float, float]:
        """Return the worths that count as lost and as won."""


class Games(Protocol):
    """Many games in C (see `heroon.env.batch`); `low` and `high` are a range of their numbers."""

    def reset(self, low: int, high: int, seed: int, /) -> None:
        """Begin the games of a range anew; game number i has the generator of `seed + i`."""

    def step(self, low: int, high: int, actions: Any, strict: bool, /) -> None:
        """Say a word in each game of a range; a word that is not offered ends its game.

        With `strict` such a word raises `ValueError` instead, and no word is said in this range.
        """

    def draw(self, low: int, high: int, seed: int, actions: Any, /) -> None:
        """Choose an offered word for each game of a range, at random, and write it to `actions`."""

    def position(self, number: int, /) -> Position:
        """Copy one game as a position."""


#: The reason where an engine could be built and was not.
NOT_BUILT: Final = "not built yet"


@dataclass(frozen=True)
class Unavailable:
    """The answer that there is no engine, with the reason; it counts as False."""

    reason: str

    def __bool__(self) -> bool:
        return False


class Engine(Generic[S]):
    """A game's rules in C.

    `path` is the extension, `seconds` how long translation and build took, `size` the bytes of a
    position.
    """

    def __init__(self, spec: GameSpec[S], path: Path, seconds: float):
        self.spec = spec
        self.path = path
        self.seconds = seconds
        module = load(path)
        self._load: Any = module.load
        self._tree: Any = module.tree
        self._batch: Any = module.batch
        self.size: int = module.SIZE
        #: Whether the game has weights to play by, and says what a position is worth.
        self.weighs: bool = bool(module.WEIGHS)
        self.stands: bool = bool(module.STANDS)
        #: Whether lines are played on in C, and valued there.
        self.plans: bool = bool(module.PLANS)
        self.values: bool = bool(module.VALUES)
        self._write = _writer(spec)
        self._starts: dict[tuple[Any, ...], Position] = {}

    def new(self, options: Mapping[str, int], seats: int) -> Position:
        """Start a new game at its first question."""
        key = (seats, *sorted(options.items()))
        start = self._starts.get(key)
        if start is None:
            start = self._starts[key] = self.load(self.spec.new(options, seats))
        return start.clone()

    def at(self, table: Table[S]) -> Position:
        """Load the position of a table, or of a sampled world of one."""
        return self.load(table.checkpoint, [t.word for t in table.flight])

    def load(self, g: S, flight: Sequence[int] = ()) -> Position:
        """Load the position of a state between steps and the words answered since.

        The words are those in flight inside the step that comes next, as a table gives them.
        Raises `ValueError`, with the field, for what no state of the game can hold, and for a word
        that is not offered.
        """
        position: Position = self._load(values(g, self.spec.fields), g.seats)
        for word in flight:
            position.answer(word)
        return position

    def tree(
        self,
        me: int,
        words: Sequence[int],
        explore: float,
        most: int,
        every: int = 1,
        cut: int = 0,
        teams: Sequence[int] = (),
        span: tuple[float, float, bool] = (0.0, 1.0, False),
    ) -> Tree:
        """Make a search tree for a seat that may say these words now.

        - `most`: how often a word may be offered
        - `explore`: how far confidence bounds reach
        - `every`, `cut`: games are played on by the policy, but one choice in `every` is random (1:
          all, 0: none), for `cut` choices (0: to the end)
        - `teams`: the team of each seat; empty: each seat for itself
        - `span`: what counts as lost and as won, and whether that follows the results that are met

        Raises `ValueError` where the game lacks the hooks for it.
        """
        logs, known = _logs(most), tuple(teams)
        tree: Tree = self._tree(me, tuple(words), explore, logs, every, cut, known, *span)
        return tree

    def batch(
        self,
        start: Position,
        what: tuple[int, int, int, int],
        worth: tuple[bytes, float],
        arrays: tuple[Any, ...],
    ) -> Games:
        """Make many games that begin at a position (see `heroon.env.batch`).

        `what` is the number of games, the mask of the seats that are answered for, how the others
        answer (0: at random, 1: by the policy) and the greatest number of choices (0: that of the
        spec). `worth` has the team of each seat, numbered from 0 up, and what results are divided
        by where all are one team. `arrays` take observations, masks, actors, ends, results,
        reasons, rewards and the observations at ends. Raises `ValueError` for arrays of another
        size.
        """
        games: Games = self._batch(start, *what, *worth, arrays)
        return games

    def plan(self, table: Table[S], seat: int) -> bytes:
        """Find what `Position.world` has to deal anew for a seat at a table between steps."""
        return self.plan_of(table.g, seat)

    def plan_of(self, g: S, seat: int) -> bytes:
        """Find what `Position.world` has to deal anew for a seat, in a state between steps."""
        return plan(self.spec, g, seat, g.seats)

    def store(self, position: Position) -> tuple[S, tuple[int, ...]]:
        """Return the state before the running rule and the words in flight: what `load` takes.

        Between steps there are none.  Raises `KernelError` inside a rule that a playout began.
        """
        return self.state(position.checkpoint(), position.seats), position.flight()

    def state(self, found: Sequence[Any], seats: int) -> S:
        """Make a state with these values, of a game of so many seats."""
        return self._write(found, seats)

    def machine(self, position: Position) -> Machine[S]:
        """Make a machine of CPython at the same question."""
        return self.machine_at(*self.store(position))

    def machine_at(self, g: S, flight: Sequence[int]) -> Machine[S]:
        """Make a machine of CPython that plays on with a state, which belongs to it from now on."""
        machine = Machine(self.spec, g)
        machine.begin()
        for word in flight:
            machine.answer(word)
        return machine


@lru_cache(maxsize=8)
def _logs(most: int) -> bytes:
    """Compute the logarithms of 1 to `most` by CPython, so that both engines choose alike."""
    return array("d", [0.0, *map(log, range(1, most + 1))]).tobytes()


def _writer(spec: GameSpec[S]) -> Callable[[Sequence[Any], int], S]:
    """Write and return the function that makes a state of values (see `copier`)."""
    lines = ["def write(found, seats):", "    g = new(kind)", "    g.log = None"]
    fields = kept(spec.fields)
    names = [f"v{i}" for i in range(len(fields))]
    lines += [f"    ({', '.join(names)},) = found", "    g.seats = seats"]
    for f, name in zip(fields, names, strict=True):
        one = name if f.shape == ONE else f"[*{name}]"
        lines.append(
            f"    g.{f.name} = {one if f.shape in (ONE, LIST) else f'[[*x] for x in {name}]'}"
        )
    lines.append("    return g")
    scope: dict[str, Any] = {"new": object.__new__, "kind": spec.state}
    exec("\n".join(lines), scope)
    function: Callable[[Sequence[Any], int], S] = scope["write"]
    return function


class KnownEngine(Generic[S]):
    """The knowledge about one game: its C, and its engines by kind of build."""

    def __init__(self, spec: GameSpec[S]):
        self.spec = spec
        self.engines: dict[tuple[bool, bool], Engine[S] | Unavailable] = {}
        self.translate_seconds = 0.0
        self._code = ""
        self._key = ""
        self._wrong: Exception | None = None

    def key(self) -> str:
        """Return the digest of the C last translated from these sources; '' if not known."""
        if not self._key:
            self._key = remembered(sources(self.spec))
        if not self._key:
            self.code()
            self.remember()
        return self._key

    def remember(self) -> None:
        """Note the digest of the C that these sources are translated to."""
        of = sources(self.spec)
        if of:
            remember(of, self._key)

    def code(self) -> str:
        """Translate the rules to C, once; raises what `translate` raises."""
        if not self._code and self._wrong is None:
            start = time.perf_counter()
            try:
                self._code = translate(self.spec)
                self._key = digest(self._code)
            except Exception as bad:
                self._wrong = bad
            self.translate_seconds = time.perf_counter() - start
        if self._wrong is not None:
            raise self._wrong
        return self._code


#: The games that were asked for last.  A spec cannot be hashed (it holds dicts), so it is found by
#: its identity, which is its own for as long as it is kept here.
_KNOWN: Final[dict[int, KnownEngine[Any]]] = {}
_MOST: Final = 32


def known(spec: GameSpec[S]) -> KnownEngine[S]:
    """Return what is known about the engine of a game, kept for the latest games."""
    found = _KNOWN.pop(id(spec), None) or KnownEngine(spec)
    while len(_KNOWN) >= _MOST:
        del _KNOWN[next(iter(_KNOWN))]
    _KNOWN[id(spec)] = found
    return found


def engine(
    spec: GameSpec[S], *, make: bool = True, debug: bool = False, sanitize: bool = False
) -> Engine[S] | Unavailable:
    """Return the engine of a game; `Unavailable`, with the reason, where it cannot be had.

    Building takes seconds, once for each content; without `make` only one that was built is used.
    With `debug` it checks ranges and capacities after each answer; `sanitize` adds the sanitizers
    of the compiler, whose library must be loaded before Python.  Rules outside the subset are a
    reason, too: `translate` raises it.
    """
    game = known(spec)
    found = game.engines.get((debug, sanitize))
    if found is None:
        found = _engine(game, make, debug, sanitize)
        if found or make:
            game.engines[debug, sanitize] = found
    return found


def _engine(
    game: KnownEngine[S], make: bool, debug: bool, sanitize: bool
) -> Engine[S] | Unavailable:
    start = time.perf_counter()
    spec = game.spec
    try:
        path = _path(game, make, debug, sanitize)
        try:
            return Engine(spec, path, time.perf_counter() - start)
        except BuildError:  # a file of the cache was spoilt: once more
            path.unlink()
            path = _path(game, make, debug, sanitize)
            return Engine(spec, path, time.perf_counter() - start)
    except (BuildError, SubsetError, OSError) as bad:
        return Unavailable(str(bad))
    except Exception as bug:  # of ours: the game is played in CPython all the same
        return Unavailable(f"{spec.id} cannot be translated: {bug!r}")


def _path(game: KnownEngine[Any], make: bool, debug: bool, sanitize: bool) -> Path:
    """Find the extension of a game; with `make` it is built unless it is there."""
    there = found_built(game.key(), debug=debug, sanitize=sanitize)
    if there is not None:
        return there
    if not make:
        raise BuildError(NOT_BUILT)
    path = build(game.code(), file_of(game.spec.id), debug=debug, sanitize=sanitize)
    game.remember()
    return path


def file_of(name: str) -> str:
    """Turn a name into one that a file may have."""
    return "".join(c if c.isalnum() else "_" for c in name)
