"""HEROZ, for the weights: what a seat knows of the troops on the fields."""

from __future__ import annotations

from typing import Final

from .power import PRINTED, look_at
from .state import EMPTY, Duel


#: An enemy with so few cards in hand is starved, and who holds so many can strike each turn.
POOR: Final = 4
STORE: Final = 10
LONG: Final = 100


def starves(g: Duel, seat: int, poor: int = POOR, store: int = STORE) -> bool:
    """Return whether a seat holds the cards and the other one has hardly any."""
    if g.turns >= LONG:
        return True
    hand = len(g.hand[seat])
    other = len(g.hand[1 - seat])
    return (other <= poor and hand >= store) or hand >= 4 * other + store


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
