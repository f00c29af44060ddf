"""The proof: walks in CPython and in C, compared at every token.

Every second game has random options; where the game has a policy it answers in half of the games,
so that walks get to where random play does not.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from heroon.kernel import Ask, GameSpec, InputError, KernelError, Machine, Rng, State
from heroon.kernel.state import values

from .engine import Engine, NativeAsk, Position

S = TypeVar("S", bound=State)


class Difference(KernelError):
    """The two engines do not agree."""


@dataclass
class Walk:
    """What was compared: games, tokens, positions stored and loaded again (inside rules)."""

    games: int = 0
    tokens: int = 0
    loaded: int = 0
    inside: int = 0


#: A position is stored in one engine and loaded in the other at every so many tokens.
_STRIDE: Final = 11


def walk(
    engine: Engine[S],
    games: int,
    *,
    seats: int = 0,
    options: Mapping[str, int] | None = None,
    seed: int = 0,
    bound: int = 0,
    skilled: int = 4,
) -> Walk:
    """Random games played by both engines at once; raises `Difference` at the first one.

    Without `options` those of every second game are random.  In one game of so many as `skilled`
    says the game's policy answers, if it has one.
    """
    report = Walk()
    spec = engine.spec
    for number in range(seed, seed + games):
        chosen = _options(spec, number) if options is None else dict(options)
        pair = _Pair(engine, chosen, seats or spec.seats[0], number)
        _game(
            pair, spec.policy if number // 2 % skilled == 0 else None, bound or spec.bound, report
        )
        _play(pair, bound)
    report.games = games
    return report


def _options(spec: GameSpec[Any], seed: int) -> dict[str, int]:
    """The default options, or random ones that do not exclude each other."""
    rng = Rng(seed)
    while seed % 2:
        given = {o.name: o.domain.by_value[rng.choice(o.domain.values)] for o in spec.options}
        try:
            return spec.settings(given)
        except InputError:
            continue
    return spec.settings({})


class _Pair:
    """The two engines at one ask, and the way that led there."""

    def __init__(self, engine: Engine[Any], options: Mapping[str, int], seats: int, seed: int):
        self.engine = engine
        self.spec: GameSpec[Any] = engine.spec
        self.machine: Machine[Any] = Machine(self.spec, self.spec.new(options, seats))
        self.machine.begin()
        self.native: Position = engine.new(options, seats)
        self.options, self.seats, self.seed = options, seats, seed
        self.tokens = 0

    def check(self) -> None:
        """Compare ask and fields."""
        theirs, ours = self.machine.ask, self.native.ask
        if _told(theirs) != ours:
            raise Difference(f"{self.at}: CPython asks {_told(theirs)}, C asks {ours}")
        fields = self.spec.fields
        known, found = values(self.machine.g, fields), self.native.values()
        if known != found:
            apart = [
                f"{f.name}: CPython {a}, C {b}"
                for f, a, b in zip(fields, known, found, strict=True)
                if a != b
            ]
            raise Difference(f"{self.at}: {'; '.join(apart)}")

    @property
    def at(self) -> str:
        """Where the walk is."""
        return f"{self.spec.id}, seed {self.seed}, token {self.tokens}"

    def answer(self, word: int) -> None:
        """Give both the same word."""
        self.machine.answer(word)
        self.native.answer(word)
        self.tokens += 1

    def exchange(self) -> bool:
        """Go on in positions that each engine got from the other one; whether inside a rule."""
        inside = self.native.inside
        clone = self.native.clone()
        state, flight = self.engine.store(clone)
        if len(flight) > 0 and not inside:
            raise Difference(f"{self.at}: words in flight between two steps")
        self.machine = self.engine.machine(clone)
        self.native = self.engine.load(state, flight)
        return inside


def _told(ask: Ask | None) -> NativeAsk | None:
    return None if ask is None else (ask.seats, ask.prompt, tuple(ask.words), ask.to)


def _game(pair: _Pair, policy: Any, bound: int, report: Walk) -> None:
    """One game to its end, or to its bound of choices."""
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
    report.tokens += pair.tokens


def _play(pair: _Pair, bound: int) -> None:
    """The same playout in both, with the same counts, result and fields."""
    engine, spec = pair.engine, pair.spec
    machine = Machine(spec, spec.new(pair.options, pair.seats))
    machine.begin()
    native = engine.new(pair.options, pair.seats)
    counts = machine.play(Rng(pair.seed), bound=bound)
    ours = native.play(pair.seed, bound)
    theirs = counts.choices, counts.decisions, counts.tokens
    known, found = values(machine.g, spec.fields), native.values()
    if theirs != ours or known != found or _told(machine.ask) != native.ask:
        raise Difference(f"{spec.id}, seed {pair.seed}: playouts {theirs} and {ours} differ")
