"""Levels with names for people, and the bots that play at them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from heroon.kernel import GameSpec

from .bots import bot_names

#: From the weakest to the strongest.
LEVELS: Final = ("novice", "apprentice", "expert", "master")
#: Who plays at each level: in duels, where all play one policy and the lower ones say some words
#: at random, and on journeys.
_DUEL: Final = ("careless:15", "careless:6", "careless:2", "heuristic")
_JOURNEY: Final = ("random", "heuristic", "planner")


def levels(
    spec: GameSpec[Any], options: Mapping[str, int] | None = None, seats: int = 0
) -> dict[str, str]:
    """The bot of each level of a game at such a table (see `together`), the weakest first."""
    known = bot_names(spec, options, seats)
    if "ismcts" in known and "heuristic" in known:
        return dict(zip(LEVELS, _DUEL, strict=True))
    return dict(zip(LEVELS, [name for name in _JOURNEY if name in known], strict=False))


def player_of(
    spec: GameSpec[Any], wanted: str, options: Mapping[str, int] | None = None, seats: int = 0
) -> str:
    """The bot that a level means at such a table; any other name stands for itself."""
    return levels(spec, options, seats).get(wanted, wanted)
