"""What a seat sees of a duel, as a state that the game's own pure functions read.

A troop that is face down is there and shows nothing.  Hands and decks stay empty: power,
formations and damage never look at them.
"""

from __future__ import annotations

from typing import Any, Final

from heroon.games.heroz.spec import SPEC
from heroon.games.heroz.state import BOTH, NO_COLUMN, Duel
from heroon.games.heroz.words import CARDS, CELLS, FIRST_TROOP, SUITS
from heroon.kernel import GameSpec, Piece, View

#: Suits as they are written behind a value.
SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
#: The mark of a table where a troop takes more damage than its value.
ABOVE: Final = "above"


#: The options of a table of which nothing else is known.
_USUAL: Final = SPEC.settings({})


def duel_of(view: View, spec: GameSpec[Any]) -> Duel:
    """Build the duel as far as a view shows it."""
    g: Duel = spec.blank(dict(_USUAL), 2)
    for area in view.areas:
        name, _, seat = area.id.partition(".")
        if name == "field":
            for piece in area.pieces:
                _troop(g, int(seat), piece)
        elif name == "hero":
            g.hero[int(seat)] = [CARDS.by_token[piece.face] for piece in area.pieces]
    counters = dict(view.counters)
    g.turn = counters["turn"]
    g.turns = counters["turns"]
    g.column = counters["column"] - 1 if counters["column"] else NO_COLUMN
    g.destroyed_by = int(ABOVE in view.marks)
    return g


def _troop(g: Duel, seat: int, piece: Piece) -> None:
    """Put a troop into its cell, with what lies on it."""
    cell = CELLS.by_token[piece.at]
    given = dict(mark.partition(":")[::2] for mark in piece.marks)
    seen = bool(piece.face) and "down" not in given
    g.field[seat][cell] = CARDS.by_token[piece.face] if piece.face else FIRST_TROOP
    if seen:
        g.face[seat][cell] = 1
        g.known[seat][cell] = BOTH
    if "as" in given:
        g.copied[seat][cell] = _copied(given["as"])
    if "shield" in given:
        g.shield[seat][cell] = 1
    if "aura" in given:
        g.aura[seat][cell] = SUITS.by_token[given["aura"]] + 1
    if "fighting" in given:
        g.fighting[seat] |= 1 << cell
    if "doomed" in given:
        g.doomed[seat] |= 1 << cell
    if "boost" in given:
        g.boosted[seat] = cell + 1
        g.boost[seat] = int(given["boost"])


def _copied(token: str) -> int:
    """Return what a Joker copies: suit * 16 + value."""
    return 16 * SUITS.by_token[token[-1]] + int(token[:-1])
