"""The comparison of the two engines: games walked in CPython and in C, compared at every token.

Every second game has random options; where the game has a policy it answers in half of the games,
so that walks get to where random play does not.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from heroon.kernel import Ask, GameSpec, InputError, KernelError, Machine, Rng, State
from heroon.kernel.copying import values
from heroon.kernel.fields import kept
from heroon.kernel.heuristics import heuristics_of
from heroon.kernel.machine import Policy

from .engine import Engine, NativeAsk, Position

S = TypeVar("S", bound=State)


#: A position to begin from: a state between steps, and the words answered since.
Start = tuple[S, Sequence[int]]


class Difference(KernelError):
    """The error that says where the two engines do not agree."""


@dataclass
class Compared:
    """The numbers of games, tokens, and positions stored and loaded again (those inside rules)."""

    games: int = 0
    tokens: int = 0
    loaded: int = 0
    inside: int = 0


#: The tokens between two positions that are stored in one engine and loaded in the other.
_STRIDE: Final = 23
#: The tokens between two comparisons of the bots' weights.
_WEIGHED: Final = 3
#: One random game in this many is played out as well (`compare` plays out all of its games).
_PLAYED_OUT: Final = 3


def walk(
    engine: Engine[S],
    games: int,
    *,
    seats: int = 0,
    options: Mapping[str, int] | None = None,
    seed: int = 0,
    bound: int = 0,
    skilled: int = 4,
) -> Compared:
    """Play random games in both engines at once; raises `Difference` at the first one.

    Without `options` those of every second game are random.  The game's policy, if it has one,
    answers in two neighbouring games of every 2 * `skilled`.  One game in three is played out, too.
    """
    report = Compared()
    spec = engine.spec
    for number in range(seed, seed + games):
        many = seats or spec.seats[0]
        chosen = _options(spec, number, many) if options is None else dict(options)
        policy = spec.policy if number // 2 % skilled == 0 else None
        _one(engine, chosen, many, number, bound, policy, report)
        if number % _PLAYED_OUT == 0:
            _play(engine, chosen, many, number, bound)
    return report


def compare(
    engine: Engine[S],
    *,
    options: Sequence[Mapping[str, int]] = (),
    seats: Sequence[int] = (),
    seeds: Iterable[int] = range(1),
    starts: Sequence[Start[S]] = (),
    bound: int = 0,
    policy: Policy[S] | None = None,
) -> Compared:
    """Play a game with each choice of options, seats and seed; raises `Difference`.

    Compared at every token are the ask, its words, who learns the outcome, and every field; at the
    end result and reason; then a playout of the same game. Left out, `options` are the default ones
    and `seats` all numbers of the game that may play with them. `starts` are positions to begin
    from instead of new games, perhaps inside a step: a state between steps, and the words answered
    since.
    """
    report = Compared()
    spec = engine.spec
    chosen = [dict(given) for given in options] or [spec.settings({})]
    for seed in seeds:
        for start in starts:
            pair = _Pair.at_start(engine, start, seed)
            _game(pair, policy, bound or spec.bound, report)
            report.games += 1
        if not starts:
            for given in chosen:
                for many in [n for n in seats or spec.seats if spec.allows(given, n)]:
                    _one(engine, given, many, seed, bound, policy, report)
                    _play(engine, given, many, seed, bound)
    return report


def difference(engine: Engine[S], **given: Any) -> Difference | None:
    """Return the first difference that `compare` finds, None if there is none."""
    try:
        compare(engine, **given)
    except Difference as found:
        return found
    return None


def _one(
    engine: Engine[Any],
    options: Mapping[str, int],
    seats: int,
    seed: int,
    bound: int,
    policy: Policy[Any] | None,
    report: Compared,
) -> None:
    """Play one game in both engines and add what was compared to the report."""
    pair = _Pair.new(engine, options, seats, seed)
    _game(pair, policy, bound or engine.spec.bound, report)
    report.games += 1


def _options(spec: GameSpec[Any], seed: int, seats: int) -> dict[str, int]:
    """Choose the default options, or random ones that do not exclude each other, for `seats`."""
    rng = Rng(seed)
    usual = spec.settings({})
    while seed % 2 or not spec.allows(usual, seats):
        given = {o.name: o.domain.by_value[rng.choice(o.domain.values)] for o in spec.options}
        try:
            chosen = spec.settings(given)
        except InputError:
            continue
        if spec.allows(chosen, seats):
            return chosen
    return usual


class _Pair:
    """The two engines at one question, and the way that led there."""

    def __init__(
        self, engine: Engine[Any], machine: Machine[Any], native: Position, where: str, seed: int
    ):
        self.engine = engine
        self.spec: GameSpec[Any] = engine.spec
        self.machine = machine
        self.native = native
        self.where = where
        self.seed = seed
        self.tokens = 0

    @classmethod
    def new(cls, engine: Engine[Any], options: Mapping[str, int], seats: int, seed: int) -> _Pair:
        """Start a new game in both engines, each at its first question."""
        machine: Machine[Any] = Machine(engine.spec, engine.spec.new(options, seats))
        machine.begin()
        usual = engine.spec.settings({})
        odd = ", ".join(f"{k}={v}" for k, v in options.items() if usual.get(k) != v)
        where = f"{engine.spec.id}, {seats} seats, {odd + ', ' if odd else ''}seed {seed}"
        return cls(engine, machine, engine.new(options, seats), where, seed)

    @classmethod
    def at_start(cls, engine: Engine[Any], start: Start[Any], seed: int) -> _Pair:
        """Put both engines at a position, perhaps inside a step."""
        state, flight = start
        native = engine.load(state, flight)
        machine = engine.machine_at(engine.spec.copy(state), flight)
        return cls(engine, machine, native, f"{engine.spec.id}, from a position, seed {seed}", seed)

    def check(self) -> None:
        """Compare question and fields, and now and then what the bots of the game weigh."""
        theirs, ours = self.machine.ask, self.native.ask
        if _told(theirs) != ours:
            raise Difference(f"{self.at}: CPython asks {_told(theirs)}, C asks {ours}")
        fields = self.spec.fields
        known, found = values(self.machine.g, fields), self.native.values()
        if known != found:
            apart = [
                f"{f.name}: CPython {a}, C {b}"
                for f, a, b in zip(kept(fields), known, found, strict=True)
                if a != b
            ]
            raise Difference(f"{self.at}: {'; '.join(apart)}")
        if (self.tokens + self.seed) % _WEIGHED == 0:
            self._check_hooks()

    def _check_hooks(self) -> None:
        """Compare the weights of the words and what the position is worth to each seat."""
        own = heuristics_of(self.spec)
        weights, standing = own.weights, own.standing
        ask, g = self.machine.ask, self.machine.g
        if weights is not None and ask is not None and ask.seats:
            seat, words = (ask.seats & -ask.seats).bit_length() - 1, list(ask.words)
            theirs, ours = tuple(weights(g, seat, ask.prompt, words)), self.native.weights()
            if theirs != ours:
                raise Difference(f"{self.at}: CPython weighs {theirs}, C {ours}")
        for seat in range(self.native.seats if standing is not None else 0):
            assert standing is not None
            worth, found = standing(g, seat), self.native.standing(seat)
            if worth != found:
                raise Difference(f"{self.at}: seat {seat} stands at {worth}, in C at {found}")

    @property
    def at(self) -> str:
        """The place where the walk is, for the message of a difference."""
        return f"{self.where}, token {self.tokens}"

    def answer(self, word: int) -> None:
        """Give both engines the same word; where the rules fail, they must fail in both."""
        theirs: Exception | None = None
        ours: Exception | None = None
        try:
            self.machine.answer(word)
        except Exception as bad:
            theirs = bad
        try:
            self.native.answer(word)
        except Exception as bad:
            ours = bad
        self.tokens += 1
        if theirs is ours:  # neither failed
            return
        if (theirs is None) != (ours is None):
            raise Difference(f"{self.at}: after word {word} CPython {_did(theirs)}, C {_did(ours)}")
        if theirs is not None:
            raise theirs

    def check_end(self) -> None:
        """Compare result and reason of a game that is over."""
        g = self.machine.g
        theirs, ours = (tuple(g.result), g.reason), (self.native.result, self.native.reason)
        if theirs != ours or not self.native.over:
            raise Difference(f"{self.at}: CPython ends with {theirs}, C with {ours}")

    def exchange(self) -> bool:
        """Go on in positions got from the other engine; return whether inside a rule."""
        inside = self.native.inside
        clone = self.native.clone()
        state, flight = self.engine.store(clone)
        if len(flight) > 0 and not inside:
            raise Difference(f"{self.at}: words in flight between two steps")
        self.native = self.engine.load(state, flight)
        self.machine = self.engine.machine_at(state, flight)
        return inside


def _did(bad: Exception | None) -> str:
    return "goes on" if bad is None else f"fails: {bad}"


def _told(ask: Ask | None) -> NativeAsk | None:
    return None if ask is None else (ask.seats, ask.prompt, tuple(ask.words), ask.to)


def _game(pair: _Pair, policy: Policy[Any] | None, bound: int, report: Compared) -> None:
    """Play one game to its end, or to its bound of choices, and compare at each token."""
    rng = Rng(pair.seed)
    choices = 0
    pair.check()
    while pair.machine.ask is not None and choices <= bound:
        ask = pair.machine.ask
        choices += len(ask.words) > 1
        if policy is not None and ask.seats and rng.below(8):
            pair.answer(policy(pair.machine.g, ask, rng))
        else:
            pair.answer(rng.choice(ask.words))
        pair.check()
        if not pair.native.over and (pair.tokens + pair.seed) % _STRIDE == 0:
            report.inside += pair.exchange()
            report.loaded += 1
            pair.check()
    if pair.machine.ask is None:
        pair.check_end()
    report.tokens += pair.tokens


def _play(
    engine: Engine[Any], options: Mapping[str, int], seats: int, seed: int, bound: int
) -> None:
    """Run the same playout in both engines and compare counts, result and fields."""
    spec = engine.spec
    machine: Machine[Any] = Machine(spec, spec.new(options, seats))
    machine.begin()
    native = engine.new(options, seats)
    counts = machine.play(Rng(seed), bound=bound)
    ours = native.play(seed, bound)
    theirs = counts.choices, counts.decisions, counts.tokens
    known, found = values(machine.g, spec.fields), native.values()
    if theirs != ours or known != found or _told(machine.ask) != native.ask:
        raise Difference(f"{spec.id}, seed {seed}: playouts {theirs} and {ours} differ")
