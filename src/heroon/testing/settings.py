"""Settings to test a game under: few enough to play, and every two values meet."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from heroon.kernel import GameSpec, InputError, Rng

#: An option and one of its values.
Value = tuple[str, str]
#: The random settings that are compared for each one that is taken.
_TRIES = 60


def pairwise(spec: GameSpec[Any]) -> list[dict[str, str]]:
    """List settings such that every two values of two options that go together stand in one.

    They are the same each time: one setting after the other is the one, of many random ones,
    that adds most pairs.
    """
    rng = Rng(len(spec.options))
    missing = {
        frozenset({(a.name, x), (b.name, y)})
        for a, b in combinations(spec.options, 2)
        for x in a.values
        for y in b.values
        if _fit(spec, {a.name: x, b.name: y})
    }
    found: list[dict[str, str]] = []
    while missing:
        seed = min(missing, key=sorted)
        tries = [_random(spec, seed, rng) for _ in range(_TRIES)]
        best = max(tries, key=lambda given: len(_pairs(given) & missing))
        missing -= _pairs(best)
        found.append(best)
    return found


def allowing(
    spec: GameSpec[Any], seats: int, options: Mapping[str, str] | None = None
) -> dict[str, str]:
    """Choose options with which so many play: the given ones, else a part, else one more.

    Options of single seats (their name ends in a digit) are left out first.  Raises ValueError
    where no single value more lets so many play.
    """
    given = dict(options or {})
    plain = {name: value for name, value in given.items() if not name[-1].isdigit()}
    more = [plain | {o.name: value} for o in spec.options for value in o.values]
    for tried in (given, plain, *more):
        if _fit(spec, tried) and not spec.refuses(spec.settings(tried), seats):
            return tried
    raise ValueError(f"{spec.id}: no option lets {seats} play")


def _random(spec: GameSpec[Any], seed: frozenset[Value], rng: Rng) -> dict[str, str]:
    """Choose a random setting with these two values; they alone if the rest excludes too much."""
    for _ in range(_TRIES):
        given = {o.name: o.values[rng.below(len(o.values))] for o in spec.options} | dict(seed)
        if _fit(spec, given):
            return given
    return dict(seed)


def _pairs(given: dict[str, str]) -> set[frozenset[Value]]:
    return {frozenset(pair) for pair in combinations(given.items(), 2)}


def _fit(spec: GameSpec[Any], given: dict[str, str]) -> bool:
    try:
        spec.settings(given)
    except InputError:
        return False
    return True
