"""The question whether all seats of a table play together, as bots and searches ask it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from heroon.kernel import GameSpec


def together(spec: GameSpec[Any], options: Mapping[str, int] | None = None, seats: int = 0) -> bool:
    """Return whether all seats of such a table play together against the game.

    Options left out are the default ones; seats left out are as many as may play with them.
    """
    chosen = spec.settings({}) if options is None else options
    seats = seats or max(n for n in spec.seats if spec.allows(chosen, n))
    return len(set(spec.teams_of(chosen, seats))) == 1
