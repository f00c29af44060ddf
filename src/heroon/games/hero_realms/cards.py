"""Hero Realms solo: the numbers of `cards.toml`, and the constants that say where each stands."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from heroon.kernel import first_of, numbers_field, read_numbers

from .words import BOSSES, CARDS

NUMBERS: Final = read_numbers(
    files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"), "cards.toml"
)
NUMBERS_FIELD: Final = numbers_field(NUMBERS)

#: Where the first number of each record stands.
_AT: Final = first_of(NUMBERS)

HEALTH: Final = _AT["health"]
BOSS_HEALTH: Final = _AT["boss_health"]
CLOCK: Final = _AT["clock"]
BOSS_GOLD: Final = _AT["boss_gold"]
BOSS_DRAWS: Final = _AT["boss_draws"]
HAND: Final = _AT["hand"]
FIRST_HAND: Final = _AT["first_hand"]
STARTING_DECK: Final = _AT["starting_deck"]
#: Per Boss, where the numbers of its behaviour cards and of its reinforcements begin.
BEHAVIOUR: Final = tuple(_AT[f"{boss}_behaviour"] for boss in BOSSES.tokens)
REINFORCEMENTS: Final = tuple(_AT[f"{boss}_reinforcements"] for boss in BOSSES.tokens)


def _rows(part: str) -> tuple[int, ...]:
    """List for each card where the row of one of its abilities begins, 0 for none."""
    names = [""] + [CARDS.by_value[c].replace("-", "_") for c in range(1, CARDS.top)]
    return tuple(_AT.get(name + part, 0) if name else 0 for name in names)


#: Per card, where its four numbers begin.
CARD: Final = _rows("")
COPIES: Final = 0
COST: Final = 1
SHIELD: Final = 2
GUARD: Final = 3
#: Per card, where its cost, its shield and its guard stand: rules read them all the time.
COST_OF: Final = tuple(at + COST for at in CARD)
SHIELD_OF: Final = tuple(at + SHIELD for at in CARD)
GUARD_OF: Final = tuple(at + GUARD for at in CARD)

#: Per card, where the row of each ability begins; 0 for a card without.
MAIN: Final = _rows("_main")
SECOND: Final = _rows("_ally")
SACRIFICED: Final = _rows("_sacrifice")
#: Per card, whether it has an ally ability, and one for being sacrificed.
HAS_SECOND: Final = tuple(at > 0 for at in SECOND)
HAS_SACRIFICED: Final = tuple(at > 0 for at in SACRIFICED)
GIVES: Final = 0
"""Gold, combat, health stand at the begin of a row, in the order of `KINDS`."""
IN_GOLD: Final = 0
IN_COMBAT: Final = 1
IN_HEALTH: Final = 2
DRAWS: Final = 3
EFFECT: Final = 4
STRENGTH: Final = 5

# -- further effects ------------------------------------------------------------------------------

PER_CHAMPION: Final = 1
PER_OTHER_CHAMPION: Final = 2
PER_OTHER_GUARD: Final = 3
PER_OTHER_OF_FACTION: Final = 4
HEALS_PER_CHAMPION: Final = 5
DISCARDS: Final = 6
STUNS: Final = 7
MAY_STUN: Final = 8
SCRAPS: Final = 9
SCRAPS_FOR_COMBAT: Final = 10
MAY_CYCLE: Final = 11
CYCLES: Final = 12
PREPARES: Final = 13
TOPDECKS_CHAMPION: Final = 14
MAY_TOPDECK: Final = 15
NEXT_TO_HAND: Final = 16
NEXT_TO_DECK: Final = 17
NEXT_ACTION_TO_DECK: Final = 18
