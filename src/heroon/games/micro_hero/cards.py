"""MICRO HERO: the numbers of `cards.toml`, and the constants that say where each of them stands."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from heroon.kernel import first_of, numbers_field, read_numbers

from .words import CARDS, FIRST_BLESSING, PLUS, WOUND_KINDS

NUMBERS: Final = read_numbers(
    files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"), "cards.toml"
)
NUMBERS_FIELD: Final = numbers_field(NUMBERS)

#: Where the first number of each record stands.
_AT: Final = first_of(NUMBERS)

HAND: Final = _AT["hand"]
TECHNIQUE_COST: Final = _AT["technique_cost"]
BLESSING_COST: Final = _AT["blessing_cost"]
RISE: Final = _AT["rise"]
PREPARATIONS: Final = _AT["preparations"]
GUARD: Final = _AT["guard"]
WOUND_COPIES: Final = _AT["wound_copies"]
TECHNIQUE_COPIES: Final = _AT["technique_copies"]
OVERLOAD_TILTED: Final = _AT["overload_tilted"]
OVERLOAD_UPRIGHT: Final = _AT["overload_upright"]
HERA_CARDS: Final = _AT["hera_cards"]

TRIAL: Final = _AT["lion"]
"""Attack, defence and life of trial t stand at TRIAL + 3 * (t - 1)."""
ABILITY: Final = _AT["lion_ability"]
"""Ability and strength of trial t stand at ABILITY + 2 * (t - 1)."""
MORE: Final = _AT["lion_more"] - 4
"""Two further abilities of trial t, each with its strength, stand at MORE + 4 * t.

A trial without an ability at one place has none at the places after it."""
EFFECT: Final = _AT["pelt_effect"]
"""The effect of blessing b stands at EFFECT + b - FIRST_BLESSING."""
LIFE_BONUS: Final = _AT["cold_attack"]
"""The attack bonuses of Life card c (0-3) stand at LIFE_BONUS + 48 * c, then the defence ones."""
LIFE_ROW: Final = 24

ATTACK: Final = 0
DEFENCE: Final = 1
EXPERIENCE: Final = 2
STRENGTH: Final = 3
"""The strength of a card's effect, in its row behind the three kinds of icons."""


def _row(card: int) -> int:
    base = card - PLUS if card > PLUS else card
    if base in WOUND_KINDS:
        return _AT["wounds"]
    return _AT[CARDS.by_value[base]] + (4 if card > PLUS else 0)


#: Per card, where its row of four numbers begins.
ROW: Final = (0,) + tuple(_row(card) for card in range(1, 2 * PLUS + 1))

# -- abilities of trials --------------------------------------------------------------------------

THICK_HIDE: Final = 1
MANY_HEADS: Final = 2
DRAW_ORDER: Final = 3
CHARGE: Final = 4
FILTH: Final = 5
SWARM: Final = 6
DEFENCE_FIRST: Final = 7
DEVOUR: Final = 8
TRIBUTE: Final = 9
SCATTER: Final = 10
LOCK: Final = 11
THREE_HEADS: Final = 12
FIERCE: Final = 13
TOUGH: Final = 14

# -- effects of blessings -------------------------------------------------------------------------

DRAWS: Final = 1
CLEANSES: Final = 2
FRIGHTENS: Final = 3
LOOKS_BACK: Final = 4
SPURS: Final = 5
PIERCES: Final = 6
ONCE: Final = 7
"""Attack that a card gives once, whatever comes after it; defence and experience follow."""

#: Per card, where the number of its effect stands; 0 for cards without one.
EFFECT_AT: Final = tuple(
    EFFECT + (c - PLUS if c > PLUS else c) - FIRST_BLESSING
    if (c - PLUS if c > PLUS else c) >= FIRST_BLESSING
    else 0
    for c in range(2 * PLUS + 1)
)
#: Per card, where its second effect stands, then how strong it is at the base level and improved;
#: a third one follows.  0 for cards without effects.
MORE_AT: Final = tuple(_AT["pelt_more"] + 6 * (at - EFFECT) if at > 0 else 0 for at in EFFECT_AT)
#: Per card, how far behind a further effect its strength stands.
BEHIND: Final = tuple(2 if c > PLUS else 1 for c in range(2 * PLUS + 1))
