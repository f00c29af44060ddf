"""HEROZ, for the weights: what a seat knows of the troops on the fields."""

from __future__ import annotations

from typing import Final

from .power import PRINTED, look_at
from .state import EMPTY, Duel
from .words import KING, RANK

#: An enemy with so few cards in hand is starved, if the own hand is so full; or one with a quarter
#: of what is in the own hand beyond that.
POOR: Final = 4
STORE: Final = 10
#: From this turn on every enemy is fought as if it were.
LONG: Final = 100


def starves(g: Duel, seat: int, poor: int = POOR, store: int = STORE) -> bool:
    """Return whether a seat has the cards and the enemy hardly any, or the game is long."""
    mine = len(g.hand[seat])
    other = len(g.hand[1 - seat])
    return g.turns >= LONG or (mine >= store and (other <= poor or mine >= 4 * other + store))


def has_king(g: Duel, seat: int) -> bool:
    """Return whether a King leads the troops of a seat."""
    return len(g.hero[seat]) > 0 and RANK[g.hero[seat][0]] == KING


def knows(g: Duel, seat: int, owner: int, cell: int) -> bool:
    """Return whether a seat knows the troop of a cell."""
    return (g.known[owner][cell] >> seat) % 2 == 1


def seen(g: Duel, seat: int, cell: int) -> int:
    """Return suit and value of an own troop as its owner remembers it, as 16 * suit + value.

    0 where there is none, or one that its owner does not know.
    """
    card = g.field[seat][cell]
    if card == EMPTY:
        return 0
    if g.face[seat][cell] > 0:
        return look_at(g, seat, cell)
    return PRINTED[card] if knows(g, seat, seat, cell) else 0
