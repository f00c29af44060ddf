"""Levels with names for people, and the bots that play at them."""

from __future__ import annotations

from typing import Any, Final

from heroon.kernel import GameSpec

from .bots import bot_names

#: From the weakest to the strongest.
LEVELS: Final = ("novice", "apprentice", "expert", "master")
#: Who plays at each level: in duels, and on journeys.
_DUEL: Final = ("random", "heuristic", "ismcts:60", "ismcts:600")
_JOURNEY: Final = ("random", "heuristic", "planner")


def levels(spec: GameSpec[Any]) -> dict[str, str]:
    """The bot of each level that a game has, the weakest first."""
    known = bot_names(spec)
    line = _DUEL if "ismcts" in known else _JOURNEY
    found = [name for name in line if name.partition(":")[0] in known]
    return dict(zip(LEVELS, found, strict=False))


def player_of(spec: GameSpec[Any], wanted: str) -> str:
    """The bot that a level means; any other name stands for itself."""
    return levels(spec).get(wanted, wanted)
