"""HEROZ: the view, which holds what each seat sees."""

from __future__ import annotations

from typing import Final

from heroon.kernel import Area, Piece, View

from .power import active_cells, best_total
from .rules_combat import damage_left, scored_kind
from .rules_resolution import points
from .state import EMPTY, NO_COLUMN, Duel
from .words import CARDS, CELLS, JOKER_CARD, SCORED, SUITS

_TOKENS: Final = {*CARDS.tokens, *SCORED.tokens}


def _ids(token: str, seat: int) -> list[str]:
    """List the piece ids of a seat's cards of one kind; they do not depend on the other seat."""
    numbers = (2 * seat + 1, 2 * seat + 2) if token == CARDS.by_value[JOKER_CARD] else (seat + 1,)
    # A scenario may put together more of them than a deck has.
    more = range(5 + seat, 60, 2)
    return [token if n == 1 else f"{token}#{n}" for n in (*numbers, *more)]


#: Pieces without marks, by seat and face, in their order.
_PIECES: Final = tuple(
    {token: tuple(Piece(id, token) for id in _ids(token, seat)) for token in _TOKENS}
    for seat in (0, 1)
)
_TOKEN: Final = CARDS.by_value
_CELL: Final = CELLS.by_value
#: Backs by seat and cell, without marks.
_BACKS: Final = tuple(
    tuple(Piece(f"field.{seat}/{cell}", "", cell) for cell in CELLS.tokens) for seat in (0, 1)
)


class _Faces:
    """A counter that gives the faces of one seat their ids, in the order they are shown."""

    __slots__ = ("pieces", "shown")

    def __init__(self, seat: int) -> None:
        self.shown: dict[str, int] = {}
        self.pieces = _PIECES[seat]

    def piece(self, token: str) -> Piece:
        n = self.shown.get(token, 0)
        self.shown[token] = n + 1
        return self.pieces[token][n]

    def row(self, cards: list[int]) -> tuple[Piece, ...]:
        shown, pieces, out = self.shown, self.pieces, []
        for card in cards:
            token = _TOKEN[card]
            n = shown.get(token, 0)
            shown[token] = n + 1
            out.append(pieces[token][n])
        return tuple(out)


def view(g: Duel, seat: int) -> View:
    """Build the table as a seat sees it (-1: a spectator) [heroz:memory] (HZ-10).

    A face-down troop is shown to nobody; with the option `memory_aid` its own player sees it.
    """
    areas: list[Area] = []
    counters: list[tuple[str, int]] = []
    for s in (0, 1):
        _areas(g, s, seat, _Faces(s), areas)
        _counters(g, s, counters)
    counters.append(("turn", g.turn))
    counters.append(("turns", g.turns))
    counters.append(("column", 0 if g.column == NO_COLUMN else g.column + 1))
    return View(seat, tuple(areas), tuple(counters), ("above",) if g.destroyed_by else ())


def _areas(g: Duel, s: int, seat: int, faces: _Faces, areas: list[Area]) -> None:
    top = faces.row(g.deck[s][-1:]) if g.up[s] else ()
    hand = faces.row(g.hand[s]) if s == seat else ()
    pile = [scored_kind(g, s, i) for i in range(len(g.points[s]))]
    areas += (
        Area(f"deck.{s}", "stack", s, top, len(g.deck[s])),
        Area(f"hand.{s}", "hand", s, hand, len(g.hand[s])),
        Area(f"discard.{s}", "stack", s, faces.row(g.discard[s]), len(g.discard[s])),
        Area(
            f"points.{s}",
            "row",
            s,
            tuple([faces.piece(SCORED.by_value[kind]) for kind in pile]),
            len(pile),
        ),
        Area(f"hero.{s}", "row", s, faces.row(g.hero[s]), len(g.hero[s])),
        _field(g, s, seat, faces),
        Area(f"aces.{s}", "row", s, faces.row(g.aces[s]), len(g.aces[s])),
        Area(f"auras.{s}", "row", s, faces.row(g.auras[s]), len(g.auras[s])),
    )


def _field(g: Duel, s: int, seat: int, faces: _Faces) -> Area:
    pieces = []
    for cell in range(9):
        card = g.field[s][cell]
        if card == EMPTY:
            continue
        seen = g.face[s][cell] == 1
        aided = not seen and g.memory_aid and s == seat and g.known[s][cell] >> seat & 1
        marks = _marks(g, s, cell)
        if not (seen or aided):
            back = _BACKS[s][cell]
            pieces.append(Piece(back.id, "", back.at, marks) if marks else back)
            continue
        if card == JOKER_CARD:
            copied = g.copied[s][cell]
            marks = (f"as:{copied % 16}{SUITS.by_value[copied // 16]}", *marks)
        if aided:
            marks = ("down", *marks)
        face = faces.piece(_TOKEN[card])
        pieces.append(Piece(face.id, face.face, _CELL[cell], marks))
    return Area(f"field.{s}", "grid", s, tuple(pieces), len(pieces), 3, 3)


def _marks(g: Duel, s: int, cell: int) -> tuple[str, ...]:
    """List the public marks of a troop, whether it lies face up or not."""
    marks: list[str] = []
    if g.shield[s][cell]:
        marks.append("shield")
    if g.aura[s][cell]:
        marks.append(f"aura:{SUITS.by_value[g.aura[s][cell] - 1]}")
    if g.fighting[s] >> cell & 1:
        marks.append("fighting")
    if g.doomed[s] >> cell & 1:
        marks.append("doomed")
    if g.boosted[s] == cell + 1:
        marks.append(f"boost:{g.boost[s]}")
    return tuple(marks)


def _counters(g: Duel, s: int, counters: list[tuple[str, int]]) -> None:
    counters += (
        (f"points.{s}", points(g, s)),
        (f"deck.{s}", len(g.deck[s])),
        (f"hand.{s}", len(g.hand[s])),
        (f"lost.{s}", g.lost[s]),
        (f"skip.{s}", g.skip[s]),
        (f"damage.{s}", _damage(g, s)),
    )
    for column in (0, 1, 2):
        cells = active_cells(g, s, column)
        if column == g.column and g.fighting[s]:
            cells &= g.fighting[s]
        total = best_total(g, s, column, cells) if cells else 0
        counters.append((f"power.{s}.{column + 1}", total))


def _damage(g: Duel, s: int) -> int:
    """Return the damage points that a seat has left to deal at step 2.6, 0 at any other time."""
    mine, theirs = g.power[s], g.power[1 - s]
    return damage_left(g, s) if theirs >= 0 and mine >= theirs else 0
