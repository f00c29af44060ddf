"""Damage to each field of reached positions: what opens must be playable, the rest explained.

A position from a file is input.  `damage_walk` plays random games, writes the positions that they
reach, changes one entry of one field at a time, and opens the result.  It finds

* a refusal that does not say what is wrong, only that the next step cannot be played;
* a position that is opened and then breaks the game: an error inside a rule or a view, or a
  state that `sound` itself calls wrong a few answers later.

What was opened without harm is counted by field, with an example: somebody who knows the rules
looks at these, since only they can say whether play reaches such a position.
"""

from __future__ import annotations

import contextlib
import signal
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import FrameType
from typing import Any, Final

from heroon.kernel import (
    GameSpec,
    HeroonError,
    InputError,
    Rng,
    Seeded,
    Table,
    open_position,
    write_position,
)

#: How the kernel refuses a position at which the next step fails: `sound` should have said why.
VAGUE: Final = "cannot be played from this position"


#: The seconds of processor time after which a few answers are taken to have no end.
_SECONDS: Final = 5.0


class Endless(Exception):
    """The error of a rule that does not come back."""


@contextlib.contextmanager
def _bounded() -> Iterator[None]:
    """Raise `Endless` where the code inside takes more processor time than a game could."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Endless("it does not end")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, _SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


@dataclass
class Damage:
    """The results of damaged positions: how many, and the faults, each with field and example."""

    tried: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    vague: Counter[str] = field(default_factory=Counter)
    opened: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)
    faults: dict[str, str] = field(default_factory=dict)


def damage_walk(
    spec: GameSpec[Any],
    positions: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    seats: int | None = None,
    answers: int = 25,
) -> Damage:
    """Change every field of reached positions, and play on in those that still open."""
    found = Damage()
    rng = Rng(seed)
    for text in _reached(spec, positions, rng, options or {}, seats):
        whole = tomllib.loads(text)
        state: dict[str, Any] = whole["state"]
        for name, value in state.items():
            for other in _others(spec, name, value, rng):
                if other != value:
                    _try(spec, whole, name, other, found, rng, answers)
    return found


def _reached(
    spec: GameSpec[Any], positions: int, rng: Rng, options: Mapping[str, str], seats: int | None
) -> Iterator[str]:
    """Yield positions between two steps, as text, at random moments of random games."""
    while positions:
        driver = Seeded(f"damage {rng.below(1 << 30)}")
        table: Table[Any] = Table(spec, options, driver=driver, seats=seats or spec.seats[0])
        wait = rng.below(60)
        while positions and table.ask is not None:
            _answer(table, rng)
            wait -= 1
            if wait <= 0 and not table.over and not table.flight:
                wait = 15 + rng.below(80)
                positions -= 1
                yield write_position(table)


def _answer(table: Table[Any], rng: Rng) -> None:
    """Give a random answer."""
    assert table.ask is not None
    seat = (table.ask.seats & -table.ask.seats).bit_length() - 1
    table.answer(rng.choice(table.words(seat)), seat)


def _try(
    spec: GameSpec[Any],
    whole: Mapping[str, Any],
    name: str,
    value: Any,
    found: Damage,
    rng: Rng,
    answers: int,
) -> None:
    """Open a position with one field changed, and play on."""
    found.tried += 1
    state = {**whole["state"], name: value}
    told = f"{name} = {value!r}"
    try:
        driver = Seeded(str(rng.below(1 << 30)))
        with _bounded():
            table = open_position(spec, state, whole["options"], whole["seats"], "damaged", driver)
    except InputError as bad:
        found.refused[name] += 1
        if VAGUE in bad.why:
            found.vague[name] += 1
        return
    except Exception as bad:  # a reader may raise nothing else
        found.faults.setdefault(f"{name}: {type(bad).__name__}: {bad}", told)
        return
    found.opened[name] += 1
    found.examples.setdefault(name, f"{told}  (was {whole['state'][name]!r})")
    try:
        with _bounded():
            _play_on(table, rng, answers)
    except (HeroonError, Endless, AssertionError, ArithmeticError, LookupError, ValueError) as bad:
        found.faults.setdefault(f"{name}: opened, then {type(bad).__name__}: {bad}", told)


def _play_on(table: Table[Any], rng: Rng, answers: int) -> None:
    """Answer at random; raises what the rules raise, `AssertionError` for an unsound state."""
    for _ in range(answers):
        if table.ask is None:
            return
        _answer(table, rng)
        for seat in range(-1, table.seats):
            table.view(seat)
        if not table.flight and table.ask is not None:
            wrong = table.spec.sound(table.g)
            assert not wrong, f"no longer sound: {wrong}"


def _others(spec: GameSpec[Any], name: str, value: Any, rng: Rng) -> Iterator[Any]:
    """Yield other values of a field, some near its own, some anywhere."""
    if name == "flight":
        return
    if name == "agenda":
        yield from _agendas(spec, value, rng)
        return
    f = next(f for f in spec.fields if f.name == name)
    tokens = list(f.domain.by_token) if f.domain else []
    if isinstance(value, list) and value and isinstance(value[0], list):
        for owner, items in enumerate(value):
            for other in _lists(items, tokens, f.low, f.high, rng):
                yield [*value[:owner], other, *value[owner + 1 :]]
        yield value[::-1]
        if value[0] and len(value) > 1:
            at = rng.below(len(value[0]))
            yield [value[0][:at] + value[0][at + 1 :], [*value[1], value[0][at]], *value[2:]]
    elif isinstance(value, list):
        yield from _lists(value, tokens, f.low, f.high, rng)
    else:
        yield from _entries(value, tokens, f.low, f.high, rng)


def _agendas(spec: GameSpec[Any], value: list[str], rng: Rng) -> Iterator[Any]:
    """Yield other agendas: another step on top, other arguments, a step gone or twice, none."""
    top = value[0].split() if value else ["?"]
    for name in spec.steps.names:
        yield [" ".join([name, *top[1:]]), *value[1:]]
        yield [name, *value[1:]]
    for args in ("1", "9", "0 1", "7 0", "0 9", "40 40", str(rng.below(1000))):
        yield [f"{top[0]} {args}", *value[1:]]
    yield [top[0], *value[1:]]
    yield value[1:]
    yield [*value[:1], *value]
    yield []


def _lists(items: list[Any], tokens: list[str], low: int, high: int, rng: Rng) -> Iterator[Any]:
    """Yield the list with an entry changed, gone, twice or exchanged with another."""
    yield []
    if not items:
        for other in _entries("" if tokens else 0, tokens, low, high, rng):
            yield [other]
        return
    for _ in range(2):
        at = rng.below(len(items))
        before, own, after = items[:at], items[at], items[at + 1 :]
        yield before + after
        yield [*before, own, own, *after]
        for other in _entries(own, tokens, low, high, rng):
            yield [*before, other, *after]
    i, j = rng.below(len(items)), rng.below(len(items))
    swapped = list(items)
    swapped[i], swapped[j] = items[j], items[i]
    yield swapped


def _entries(value: Any, tokens: list[str], low: int, high: int, rng: Rng) -> Iterator[Any]:
    """Yield other values of an entry: near ones, the ends of the range, other marks of a card."""
    if isinstance(value, str) and tokens:
        for _ in range(2):
            yield tokens[rng.below(len(tokens))]
        yield "."
        yield "?"
        if value:
            yield value.removesuffix("^") if "^" in value else value.partition("!")[0] + "^"
            for mask in ("!", "!0", "!1", "!01"):
                yield value.partition("!")[0] + mask
        return
    if isinstance(value, int):
        for other in (value - 1, value + 1, low, high, low + rng.below(high - low + 1)):
            if low <= other <= high:
                yield other
