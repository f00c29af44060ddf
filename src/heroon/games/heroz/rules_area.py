"""HEROZ: the playing area.  Entering, closing up, leaving, and what a hidden cell can be."""

from __future__ import annotations

from heroon.kernel import lose, show

from .state import BOTH, EMPTY, Duel
from .words import JOKER_CARD, LAST_TROOP, LINE


def lowest_free(g: Duel, seat: int, column: int) -> int:
    """Conditions de Placement des Troupes [heroz:area] [heroz:placement] (HZ-06, HZ-86).

    The cell where a troop lands in that column: on the first line that is free, -1 when the
    column is full.  Column 1 faces column 1.
    """
    field = g.field[seat]
    for cell in range(3 * column, 3 * column + 3):
        if field[cell] == EMPTY:
            return cell
    return -1


def turn_up(g: Duel, seat: int, cell: int) -> int:
    """Activer une troupe [heroz:active]: face up, for both to know.  Returns its card."""
    g.face[seat][cell] = 1
    g.known[seat][cell] = BOTH
    show(g)
    return g.field[seat][cell]


def carry(g: Duel, seat: int, start: int, to: int) -> None:
    """A troop goes from one cell to another with all that belongs to it (HZ-23, HZ-78).

    No troop moves while shields and auras lie in the area.
    """
    g.field[seat][to] = g.field[seat][start]
    g.face[seat][to] = g.face[seat][start]
    g.known[seat][to] = g.known[seat][start]
    g.copied[seat][to] = g.copied[seat][start]
    g.fighting[seat] &= ~(1 << to)
    g.fighting[seat] |= ((g.fighting[seat] >> start) % 2) << to


def leave(g: Duel, seat: int, cell: int) -> int:
    """Une troupe quitte son emplacement [heroz:gravity] (HZ-78).

    The troops above it in its column drop at once and keep their face.  Returns its card.
    """
    card = g.field[seat][cell]
    while LINE[cell] < 2 and g.field[seat][cell + 1] != EMPTY:
        carry(g, seat, cell + 1, cell)
        cell += 1
    g.field[seat][cell] = EMPTY
    g.face[seat][cell] = 0
    g.known[seat][cell] = 0
    g.copied[seat][cell] = 0
    g.fighting[seat] &= ~(1 << cell)
    return card


def play_openly(g: Duel, seat: int, card: int) -> None:
    """A card leaves the hand for all to see."""
    lose(g.hand[seat], g.watched[seat], card)
    show(g)


def fits(g: Duel, place: str, owner: int, i: int, card: int) -> bool:
    """What a card that a seat does not know can be: face down in the area lies a troop.

    A Joker comes into play face up, so that both know it wherever it lies in the area.
    """
    if place != "field":
        return True
    if g.copied[owner][i] > 0:
        return card == JOKER_CARD
    return card <= LAST_TROOP
