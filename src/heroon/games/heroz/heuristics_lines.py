"""HEROZ, for the weights: what the lines of a seat pay in each combat, and would pay otherwise."""

from __future__ import annotations

from typing import Final

from .power import NO_FEATURE, look_at
from .rules_area import lowest_free
from .state import EMPTY, Duel
from .words import BY_SUIT, JOKER_CARD

#: What lines pay in a combat: a stolen card, a drawn one, what three troops bring.
STOLEN: Final = 12
DRAWN: Final = 8
THREE: Final = 6
#: A deck of so few cards is better left alone: who turns the discard over passes a turn.
DRY: Final = 3
#: Of a hand of so many cards one is hardly missed, and what the theft of it is worth then.
FULL: Final = 25
MISSED: Final = 4


def income(g: Duel, seat: int) -> int:
    """Weigh what the lines of a seat pay in each combat, as they lie."""
    total = 0
    drawn = DRAWN if len(g.deck[seat]) > DRY else 0
    stolen = STOLEN if len(g.hand[1 - seat]) < FULL else MISSED
    face = g.face[seat]
    for line in range(3):
        if face[3 + line] > 0 and face[line] + face[6 + line] > 0:
            x = look_at(g, seat, line)
            y = look_at(g, seat, 3 + line)
            z = look_at(g, seat, 6 + line)
            suits = int(x // 16 == y // 16) + int(y // 16 == z // 16)
            values = int(x % 16 == y % 16) + int(y % 16 == z % 16)
            total += drawn if suits == 1 else THREE if suits == 2 else 0
            total += stolen if values == 1 else THREE if values == 2 else 0
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


def pairs_left(g: Duel, seat: int, cells: int, by: int) -> int:
    """Count the lines of a seat with two alike once the troops of some cells (a mask) are gone.

    By suit such a line draws a card, by value it steals one.
    """
    count = 0
    for line in range(3):
        x = trait(g, seat, line, cells, by)
        y = trait(g, seat, 3 + line, cells, by)
        z = trait(g, seat, 6 + line, cells, by)
        if y != NO_FEATURE and int(x == y) + int(y == z) == 1:
            count += 1
    return count


def trait(g: Duel, seat: int, cell: int, gone: int, by: int) -> int:
    """Return the suit or the value of an active troop, NO_FEATURE where there is none."""
    if (gone >> cell) % 2 > 0:
        return NO_FEATURE
    look = look_at(g, seat, cell)
    return look // 16 if by == BY_SUIT else look % 16
