"""Levels with names for people, and the bots that play at them."""

from __future__ import annotations

from typing import Any, Final

from heroon.kernel import GameSpec

from .bots import bot_names

#: From the weakest to the strongest.
LEVELS: Final = ("novice", "apprentice", "expert", "master")
#: Who plays at each level: in duels, where all play one policy and the lower ones say some words
#: at random, and on journeys.
_DUEL: Final = ("careless:15", "careless:6", "careless:2", "heuristic")
_JOURNEY: Final = ("random", "heuristic", "planner")


def levels(spec: GameSpec[Any]) -> dict[str, str]:
    """The bot of each level that a game has, the weakest first."""
    known = bot_names(spec)
    if "ismcts" in known and "heuristic" in known:
        return dict(zip(LEVELS, _DUEL, strict=True))
    return dict(zip(LEVELS, [name for name in _JOURNEY if name in known], strict=False))


def player_of(spec: GameSpec[Any], wanted: str) -> str:
    """The bot that a level means; any other name stands for itself."""
    return levels(spec).get(wanted, wanted)
