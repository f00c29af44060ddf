"""Positions that a solver walks through (see `exact`), in C or in CPython: the same questions."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Sequence
from hashlib import blake2b
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final, Protocol

from heroon.kernel import GameSpec, Machine, Table
from heroon.kernel.copying import values
from heroon.kernel.fields import Field, kept
from heroon.kernel.heuristics import heuristics_of

if TYPE_CHECKING:
    from heroon.native import Engine, Position


class Standpoint(Protocol):
    """A position that a solver walks through, in C or in CPython."""

    @property
    def ask(self) -> tuple[int, int, Sequence[int], int] | None:
        """The question as seats, prompt, words and who learns the outcome; None at the end."""

    @property
    def result(self) -> Sequence[int]:
        """The result, once the game is over."""

    def after(self, word: int) -> Standpoint:
        """Return the position after a word; this one stays as it is."""

    def answer(self, word: int) -> None:
        """Say a word here."""

    def state(self) -> tuple[Any, tuple[int, ...]]:
        """Return the state between steps and the words answered since."""

    def key(self) -> bytes:
        """Return bytes that only equal positions share."""

    def weights(self) -> Sequence[int]:
        """Return what each word weighs to the game's policy; empty where it has none."""


#: By the identity of a table of fields: that table, and what takes the values that may change.
_TAKERS: Final[dict[int, tuple[Sequence[Field], Callable[[tuple[Any, ...]], Any]]]] = {}
_MOST_TAKERS: Final = 32


def _changing(fields: Sequence[Field]) -> Callable[[tuple[Any, ...]], Any]:
    """Return the function that takes those of a state's values that may change in a game."""
    found = _TAKERS.get(id(fields))
    if found is None or found[0] is not fields:
        while len(_TAKERS) >= _MOST_TAKERS:
            del _TAKERS[next(iter(_TAKERS))]
        those = [i for i, f in enumerate(kept(fields)) if not (f.constant or f.option)]
        found = _TAKERS[id(fields)] = (fields, itemgetter(*those))
    return found[1]


def _digest(spec: GameSpec[Any], found: tuple[Any, ...], flight: tuple[int, ...]) -> bytes:
    """Compute 16 bytes that identify a position of a game: its values and the words in flight."""
    written = marshal.dumps((_changing(spec.fields)(found), flight), 2)
    return blake2b(written, digest_size=16).digest()


class _Marked(Machine[Any]):
    """A machine that keeps the state before the rule that is running, and the words since."""

    __slots__ = ("flight", "mark")

    def __init__(self, spec: GameSpec[Any], g: Any):
        super().__init__(spec, g)
        self.keeps = True
        self.mark: Any = None
        self.flight: list[int] = []

    def _check(self) -> None:
        self.mark = self.spec.copy(self.g)
        self.flight = []

    def answer(self, word: int) -> None:
        """Give a word and run to the next question, noting it inside a rule."""
        if self.rule is not None:
            self.flight.append(word)
        super().answer(word)


class _Slow:
    """A position in CPython."""

    __slots__ = ("_machine",)

    def __init__(self, machine: _Marked):
        self._machine = machine

    @property
    def ask(self) -> tuple[int, int, Sequence[int], int] | None:
        ask = self._machine.ask
        return None if ask is None else (ask.seats, ask.prompt, ask.words, ask.to)

    @property
    def result(self) -> Sequence[int]:
        return list(self._machine.g.result)

    def after(self, word: int) -> Standpoint:
        g, flight = self.state()
        found = _at(self._machine.spec, g, flight)
        found.answer(word)
        return found

    def answer(self, word: int) -> None:
        self._machine.answer(word)

    def state(self) -> tuple[Any, tuple[int, ...]]:
        machine = self._machine
        if machine.rule is None:
            return machine.g, ()
        return machine.mark, tuple(machine.flight)

    def key(self) -> bytes:
        g, flight = self.state()
        spec = self._machine.spec
        return _digest(spec, values(g, spec.fields), flight)

    def weights(self) -> Sequence[int]:
        machine = self._machine
        own, ask = heuristics_of(machine.spec).weights, machine.ask
        if own is None or ask is None:
            return ()
        seat = (ask.seats & -ask.seats).bit_length() - 1
        return own(machine.g, seat, ask.prompt, list(ask.words))


def _at(spec: GameSpec[Any], g: Any, flight: Sequence[int]) -> _Slow:
    """Make a position of a state between steps, which is copied, and the words since."""
    machine = _Marked(spec, spec.copy(g))
    machine.begin()
    for word in flight:
        machine.answer(word)
    return _Slow(machine)


class _Fast:
    """A position in C."""

    __slots__ = ("_engine", "_position")

    def __init__(self, engine: Engine[Any], position: Position):
        self._engine = engine
        self._position = position

    @property
    def ask(self) -> tuple[int, int, Sequence[int], int] | None:
        return self._position.ask

    @property
    def result(self) -> Sequence[int]:
        return self._position.result

    def after(self, word: int) -> Standpoint:
        position = self._position.clone()
        position.answer(word)
        return _Fast(self._engine, position)

    def answer(self, word: int) -> None:
        self._position.answer(word)

    def state(self) -> tuple[Any, tuple[int, ...]]:
        return self._engine.store(self._position)

    def key(self) -> bytes:
        position, spec = self._position, self._engine.spec
        if position.inside:
            return _digest(spec, position.checkpoint(), position.flight())
        return _digest(spec, position.values(), ())

    def weights(self) -> Sequence[int]:
        return self._position.weights() if self._engine.weighs else ()


def place_of(table: Table[Any], native: bool = True) -> Standpoint:
    """Return the position of a table; with `native` in C, where the engine was built."""
    found = _engine(table.spec) if native else None
    if found is not None:
        return _Fast(found, found.at(table))
    return _at(table.spec, table.checkpoint, [t.word for t in table.flight])


def place_at(spec: GameSpec[Any], g: Any, native: bool = True) -> Standpoint:
    """Return the position of a state between steps, which is copied; `native` as in `place_of`."""
    found = _engine(spec) if native else None
    return _at(spec, g, ()) if found is None else _Fast(found, found.load(g))


def _engine(spec: GameSpec[Any]) -> Engine[Any] | None:
    """Return the engine of a game, if it was built."""
    from heroon.native import Engine, engine  # late: who solves nothing need not wait for it

    found = engine(spec, make=False)
    return found if isinstance(found, Engine) else None
