"""Levels with names for people, and the bots that play at them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from heroon.kernel import GameSpec
from heroon.kernel.heuristics import heuristics_of

from .bots import bot_names
from .rollouts import ROLLOUTS

#: From the weakest to the strongest.
LEVELS: Final = ("novice", "apprentice", "expert", "master")
#: In games against each other all levels play one policy.  Of a hundred words the lower ones say
#: so many at random, where the heuristics of the game do not say otherwise (`careless`).  Where
#: they say it of two levels, the third is the policy, and the master tries its words (`rollouts`).
_CARELESS: Final = (15, 6, 2)
#: Who plays at each level on journeys; where words can be tried (`rollouts`) that is the expert.
_JOURNEY: Final = ("random", "heuristic", "planner")


def levels(
    spec: GameSpec[Any], options: Mapping[str, int] | None = None, seats: int = 0
) -> dict[str, str]:
    """Map each level of a game at such a table (see `together`) to its bot, the weakest first."""
    known = bot_names(spec, options, seats)
    if "ismcts" in known and "heuristic" in known:
        shares = heuristics_of(spec).careless or _CARELESS
        names = [*(f"careless:{_written(share)}" for share in shares), "heuristic"]
        if len(names) < len(LEVELS):
            names.append(ROLLOUTS)
        return dict(zip(LEVELS, names, strict=True))
    journey = (*_JOURNEY[:-1], ROLLOUTS if ROLLOUTS in known else _JOURNEY[-1])
    return dict(zip(LEVELS, [name for name in journey if name in known], strict=False))


def _written(share: int | tuple[int, ...]) -> str:
    """Write a share of random words, or one for each team, as bots are named by it."""
    return str(share) if isinstance(share, int) else "/".join(map(str, share))


def player_of(
    spec: GameSpec[Any], wanted: str, options: Mapping[str, int] | None = None, seats: int = 0
) -> str:
    """Return the bot of a level at such a table; any other name stands for itself."""
    return levels(spec, options, seats).get(wanted, wanted)
