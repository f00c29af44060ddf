"""HEROZ: whether a position that somebody wrote is one that play can reach.

Rules rely on what play itself keeps true; a position from a file is held to it first.
"""

from __future__ import annotations

from .state import BOTH, EMPTY, NO_COLUMN, Duel
from .words import FIRST_HERO, FIRST_SCORED_JOKER, JOKER_CARD, LAST_HERO, LAST_TROOP, SCORED


def sound(g: Duel) -> str:
    """What is wrong with a position, or nothing."""
    for seat in (0, 1):
        wrong = _area(g, seat) or _piles(g, seat)
        if wrong:
            return wrong
    if g.column == NO_COLUMN and (g.fighting[0] or g.fighting[1]):
        return "troops are in combat without an attacking column"
    return ""


def _area(g: Duel, seat: int) -> str:
    for cell in range(9):
        card, up = g.field[seat][cell], g.face[seat][cell]
        if card == EMPTY:
            if g.fighting[seat] >> cell & 1 or g.copied[seat][cell] or g.shield[seat][cell]:
                return "a mark lies on an empty cell"
            continue
        if cell % 3 and g.field[seat][cell - 1] == EMPTY:
            return "a column has a gap"
        if not (0 < card <= LAST_TROOP or card == JOKER_CARD):
            return "only troops and Jokers stand in the area"
        if (card == JOKER_CARD) != (g.copied[seat][cell] > 0):
            return "a Joker in the area copies a troop, and nothing else does"
        if up and g.known[seat][cell] & BOTH != BOTH:
            return "a troop face up is known to both"
        if not g.known[seat][cell] >> seat & 1:
            return "a troop is known to its own player"
    return ""


def _piles(g: Duel, seat: int) -> str:
    if any(not mask >> seat & 1 for mask in g.watched[seat]):
        return "a hand is known to its own player"
    if any(not FIRST_HERO <= card <= LAST_HERO for card in g.hero[seat]):
        return "only a hero lies in the place of the hero"
    if g.up[seat] > len(g.deck[seat]) or 0 in g.deck[seat][len(g.deck[seat]) - g.up[seat] :]:
        return "the cards face up on a deck must be named"
    if len(g.points[seat]) != len(g.scored[seat]):
        return "each card of the points has its score"
    for card, worth in zip(g.points[seat], g.scored[seat], strict=True):
        named = FIRST_SCORED_JOKER + worth if card == JOKER_CARD else card
        if named not in SCORED.by_value:
            return "only troops and Jokers lie in the points"
    return ""
