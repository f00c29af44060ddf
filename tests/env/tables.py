"""The tables that environments are tried at: games, numbers of seats, settings.

Two lists.  Of each game the short one has every number of seats, and each value of what changes
seats, roles or secrets; the long one every setting of the soak (each mode, each value alone, every
two values together) at every number of seats that it allows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from heroon.kernel import GameSpec, sound_games
from heroon.testing.soak import settings
from tests.lengths import length

#: A table: the game, how many seats, the options that are not as usual.
Setting = tuple[str, int, dict[str, str]]

SPECS: Final[dict[str, GameSpec[Any]]] = sound_games()
#: The games of thousands of choices, which OpenSpiel's checks, quadratic in them, do not end.
LONG: Final = ("hades-trap",)
#: By game the options each value of which stands in the short list.
TELLING: Final = {
    "hades-trap": ("boss", "ether"),
    "hero-realms": ("boss", "reinforcements", "powers"),
    "heroz": ("memory_aid", "revealed", "empty_deck"),
    "micro-hero": ("level", "deck_aid"),
    "mini-rogue": ("mode", "lord", "board", "mix"),
}


def every(name: str) -> list[Setting]:
    """Every setting of a game at every number of seats that it allows."""
    spec = SPECS[name]
    return [
        (name, seats, options)
        for options in settings(spec)
        for seats in spec.seats
        if spec.allows(spec.settings(options), seats)
    ]


def few(name: str) -> list[Setting]:
    """Every number of seats, every mode and every value that changes seats or secrets."""
    spec = SPECS[name]
    given: list[dict[str, str]] = [{}, *(dict(mode) for mode in spec.modes.values())]
    for option in spec.options:
        if option.name in TELLING.get(name, ()):
            more = {"mode": "overlord"} if option.name == "lord" else {}
            given += [more | {option.name: value} for value in option.values]
    return list(_few(spec, given))


def _few(spec: GameSpec[Any], given: list[dict[str, str]]) -> Iterator[Setting]:
    """Each setting once, at a number of seats that changes from one to the next; then the rest."""
    met: list[dict[str, int]] = []
    left = set(spec.seats)
    for options in given:
        meant = spec.settings(options)
        if meant in met:
            continue
        fit = [seats for seats in spec.seats if spec.allows(meant, seats)]
        seats = fit[len(met) % len(fit)]
        met.append(meant)
        left.discard(seats)
        yield spec.id, seats, options
    for seats in sorted(left):
        yield next(one for one in every(spec.id) if one[1] == seats)


#: What a test of this run goes through.
TABLES: Final[list[Setting]] = [one for name in SPECS for one in length(few, every)(name)]


def ids(one: object) -> str | None:
    """The name of a parameter of a test: options as `name=value`."""
    if isinstance(one, dict):
        return ",".join(f"{name}={value}" for name, value in one.items()) or "usual"
    return None
