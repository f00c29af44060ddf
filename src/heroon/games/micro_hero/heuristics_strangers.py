"""MICRO HERO: the strangers, who play the deals of the levels.

Each is the policy of the levels with another taste: one thing that it likes too much, or that is
nothing to it.  They look at public facts alone, as the policy does; no level plays by this module.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from heroon.kernel import Ask, Rng
from heroon.kernel.heuristics import Heuristics

from . import heuristics
from .heuristics import decide
from .state import Journey
from .valuing import CAREFUL, Taste

#: By name: who fears no wound; who fears them more than anything; who buys and improves nothing;
#: who wants Blessings alone; who overloads whatever can be; who fills the deck; who never heals.
TASTES: Final[dict[str, Taste]] = {
    "brute": replace(CAREFUL, first_wound=0.0, more_wound=0.0),
    "coward": replace(CAREFUL, first_wound=40.0, more_wound=30.0),
    "miser": replace(CAREFUL, improve=0.0, anticipate=0.0, blessing=0.0, technique=0.0, last=0.0),
    "pilgrim": replace(CAREFUL, blessing=40.0, improve=0.0),
    "burner": replace(CAREFUL, burn=0.0, burn_plus=0.0, thin=0.0),
    "hoarder": replace(CAREFUL, size=18.0, fewest=14.0, technique=30.0),
    "stoic": replace(CAREFUL, heal=99.0),
}


def of_taste(taste: Taste) -> Callable[[Journey, Ask, Rng], int]:
    """Make the policy of a player of some taste."""

    def policy(g: Journey, ask: Ask, _rng: Rng) -> int:
        """Choose what a player of this taste says."""
        return decide(g, ask, taste)

    return policy


#: All that bots, searches and summaries ask of the game, and the strangers.
HEURISTICS: Final[Heuristics[Journey]] = replace(
    heuristics.HEURISTICS, partners={name: of_taste(taste) for name, taste in TASTES.items()}
)
