"""HEROZ, for strangers: how the levels once weighed what lines pay."""

from __future__ import annotations

from typing import Final

from .power import look_at
from .rules_area import lowest_free
from .state import EMPTY, Duel
from .words import JOKER_CARD

#: What lines pay in a combat: a stolen card, a drawn one, what three troops bring.
STOLEN: Final = 12
DRAWN: Final = 8
THREE: Final = 6
#: What a line pays by how many of its two pairs are alike in suit, in value.
PAYS_SUIT: Final = (0, DRAWN, THREE)
PAYS_VALUE: Final = (0, STOLEN, THREE)


def income(g: Duel, seat: int) -> int:
    """Weigh what the lines of a seat pay in each combat, as they lie."""
    total = 0
    face = g.face[seat]
    for line in range(3):
        if face[3 + line] > 0 and face[line] + face[6 + line] > 0:
            x = look_at(g, seat, line)
            y = look_at(g, seat, 3 + line)
            z = look_at(g, seat, 6 + line)
            suits = int(x // 16 == y // 16) + int(y // 16 == z // 16)
            values = int(x % 16 == y % 16) + int(y % 16 == z % 16)
            total += PAYS_SUIT[suits] + PAYS_VALUE[values]
    return total


def income_without(g: Duel, seat: int, cell: int) -> int:
    """Weigh what the lines of a seat pay once one of its troops is turned down."""
    kept = g.face[seat][cell]
    g.face[seat][cell] = 0
    total = income(g, seat)
    g.face[seat][cell] = kept
    return total


def income_left(g: Duel, seat: int, cells: int) -> int:
    """Weigh what the lines of a seat pay once the troops of some cells (a mask) are gone."""
    face = list(g.face[seat])
    for cell in range(9):
        if (cells >> cell) % 2 > 0:
            g.face[seat][cell] = 0
    total = income(g, seat)
    g.face[seat][:] = face
    return total


def income_under_aura(g: Duel, seat: int, cell: int, suit: int) -> int:
    """Weigh what the lines of a seat pay once a hero of a suit lays an aura on a troop."""
    kept = g.aura[seat][cell]
    g.aura[seat][cell] = suit + 1
    total = income(g, seat)
    g.aura[seat][cell] = kept
    return total


def income_with_joker(g: Duel, seat: int, column: int, copied: int) -> int:
    """Weigh what the lines of a seat pay with a Joker on a column that copies a troop."""
    cell = lowest_free(g, seat, column)
    like = look_at(g, seat, copied)
    g.field[seat][cell] = JOKER_CARD
    g.face[seat][cell] = 1
    g.copied[seat][cell] = like
    total = income(g, seat)
    g.field[seat][cell] = EMPTY
    g.face[seat][cell] = 0
    g.copied[seat][cell] = 0
    return total
