"""HEROZ: the playing area: how troops enter, move, close up and leave; what a hidden one can be."""

from __future__ import annotations

from heroon.kernel import lose, show

from .state import BOTH, EMPTY, Duel
from .words import JOKER_CARD, LAST_TROOP, LINE


def lowest_free(g: Duel, seat: int, column: int) -> int:
    """Return the cell on the lowest free line of a column, where a troop lands, or -1 if full.

    See [heroz:area] [heroz:placement] (HZ-06, HZ-86). The columns of both seats are numbered alike:
    column 1 faces column 1.
    """
    field = g.field[seat]
    for cell in range(3 * column, 3 * column + 3):
        if field[cell] == EMPTY:
            return cell
    return -1


def turn_up(g: Duel, seat: int, cell: int) -> int:
    """Turn a troop face up, so that both seats know it, and return its card [heroz:active]."""
    g.face[seat][cell] = 1
    g.known[seat][cell] = BOTH
    show(g)
    return g.field[seat][cell]


def carry(g: Duel, seat: int, start: int, to: int) -> None:
    """Move a troop to another cell, with its face, who knows it and what it copied (HZ-23, HZ-78).

    Shields and auras stay behind: no troop moves while any of them lie in the area.
    """
    g.field[seat][to] = g.field[seat][start]
    g.face[seat][to] = g.face[seat][start]
    g.known[seat][to] = g.known[seat][start]
    g.copied[seat][to] = g.copied[seat][start]
    g.fighting[seat] &= ~(1 << to)
    g.fighting[seat] |= ((g.fighting[seat] >> start) % 2) << to


def leave(g: Duel, seat: int, cell: int) -> int:
    """Take a troop out of its cell, close up the column above it, and return its card.

    See [heroz:gravity] (HZ-78).  The troops above drop one line at once and keep their face.
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
    """Take a card out of a seat's hand, for both to see."""
    lose(g.hand[seat], g.watched[seat], card)
    show(g)


def fits(g: Duel, place: str, owner: int, i: int, card: int) -> bool:
    """Return whether `card` may lie unseen in a place: in the area only troops and Jokers do.

    A Joker comes into play face up, so that both seats know it wherever it lies in the area.
    """
    if place != "field":
        return True
    if g.copied[owner][i] > 0:
        return card == JOKER_CARD
    return card <= LAST_TROOP
