"""HEROZ: what a beginner knows.  A word is scored from the view of the seat that may say it.

Nothing but the view is read, so nothing hidden can be: neither hands nor face-down troops.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from heroon.kernel import Piece, View

from .rules_resolution import GOAL
from .words import (
    ACE,
    ATTACK,
    AURA,
    BLOCK,
    BONUS,
    CARDS,
    CELLS,
    COLUMN,
    DEPLOY,
    FIRST_SCORED_JOKER,
    HERO,
    HIDE,
    HIT,
    JOKER,
    POWER,
    RANK,
    RECOVER,
    SACRIFICE,
    SCORE,
    SLAY,
    SUIT,
    SUITS,
    UNSCORE,
    VALUE,
    VERB,
    A,
    B,
)

#: A word with a negative score is worse than to pass, to stop or to be done.
NEVER: Final = -1


def score(view: View, word: int) -> int:
    """How good a word looks to the seat of the view; to pass or to stop is 0."""
    judge = _JUDGES.get(VERB[word])
    return judge(_Table(view), A[word], B[word]) if judge else 0


class _Table:
    """The shown troops of a view by seat and cell, and its counters."""

    def __init__(self, view: View):
        self.me = view.seat
        self.enemy = 1 - view.seat
        self.counters = dict(view.counters)
        self.column = self.counters["column"] - 1
        self.field = [
            {CELLS.by_token[p.at]: p for p in view.area(f"field.{s}").pieces} for s in (0, 1)
        ]
        self.heroes = [view.area(f"hero.{s}").pieces for s in (0, 1)]

    def power(self, seat: int, column: int) -> int:
        return self.counters[f"power.{seat}.{column + 1}"]

    def value(self, seat: int, cell: int) -> int:
        return _shown(self.field[seat].get(cell))[1]

    def fights(self, seat: int, cell: int) -> bool:
        piece = self.field[seat].get(cell)
        return piece is not None and "fighting" in piece.marks

    def lead(self) -> int:
        """Own power less the enemy's in the attacked column; 0 without an attack."""
        if self.column < 0:
            return 0
        return self.power(self.me, self.column) - self.power(self.enemy, self.column)

    def attackers(self, seat: int, column: int) -> int:
        """The values of the active troops of a column, added."""
        return sum(self.value(seat, cell) for cell in range(3 * column, 3 * column + 3))


def _shown(piece: Piece | None) -> tuple[int, int]:
    """Suit and value of a troop as the table shows it, (-1, 0) for a back or an empty cell."""
    if piece is None or not piece.face or "down" in piece.marks:
        return -1, 0
    card = CARDS.by_token[piece.face]
    suit, value = SUIT[card], VALUE[card]
    for mark in piece.marks:
        if mark.startswith("as:"):
            suit, value = SUITS.by_token[mark[-1]], int(mark[3:-1])
    for mark in piece.marks:
        if mark.startswith("aura:"):
            suit, value = SUITS.by_token[mark[-1]], 1
    return suit, value


def _deploy(t: _Table, card: int, column: int) -> int:
    """Into play with every troop, best on top of its like."""
    cells = [cell for cell in range(3 * column, 3 * column + 3) if cell in t.field[t.me]]
    suit, value = _shown(t.field[t.me][cells[-1]]) if cells else (-1, 0)
    return 10 + 5 * (suit == SUIT[card]) + 20 * (value == VALUE[card]) - 2 * len(cells)


def _hero(t: _Table, card: int, _b: int) -> int:
    mine = t.heroes[t.me]
    return 1 + RANK[card] if not mine else RANK[card] - RANK[CARDS.by_token[mine[0].face]]


def _hide(t: _Table, spot: int, _b: int) -> int:
    """The Queen takes the troop that blocks best."""
    return t.value(t.enemy, spot % 9) if spot // 9 == t.enemy else NEVER


def _attack(t: _Table, column: int, _b: int) -> int:
    """An open column scores, a weaker one loses troops; backs may be turned up."""
    backs = sum(1 for cell, p in t.field[t.enemy].items() if COLUMN[cell] == column and not p.face)
    theirs = t.power(t.enemy, column)
    if not theirs:
        return max(1, 3 * t.attackers(t.me, column) - 6 * backs)
    return t.power(t.me, column) - theirs - 6 * backs


def _block(t: _Table, _cell: int, _b: int) -> int:
    """Better a lost troop than points, when the attack could bring many."""
    danger = t.attackers(t.enemy, t.column)
    points = t.counters[f"points.{t.enemy}"]
    return 1 if danger >= 8 or points + danger >= GOAL else NEVER


def _hurt(t: _Table, seat: int, cell: int) -> int:
    """An Ace or an aura on an enemy in combat, when the combat is not won yet."""
    if seat != t.enemy or not t.fights(seat, cell) or t.lead() > 0:
        return NEVER
    if not any("fighting" in p.marks for p in t.field[t.me].values()):
        return NEVER
    return t.value(seat, cell)


def _joker(t: _Table, column: int, copied: int) -> int:
    """A Joker joins the combat that is not won."""
    return t.value(t.me, copied) if column == t.column and t.lead() <= 0 else NEVER


def _sacrifice(t: _Table, _cell: int, _b: int) -> int:
    return 1 if t.lead() <= 0 and t.power(t.enemy, t.column) else NEVER


def _worth(card: int) -> int:
    if card > FIRST_SCORED_JOKER:
        return card - FIRST_SCORED_JOKER
    return VALUE[card] or 6


_JUDGES: Final[dict[int, Callable[[_Table, int, int], int]]] = {
    DEPLOY.id: _deploy,
    HERO.id: _hero,
    HIDE.id: _hide,
    ATTACK.id: _attack,
    BLOCK.id: _block,
    ACE.id: lambda t, _card, spot: _hurt(t, spot // 9, spot % 9),
    AURA.id: lambda t, _card, cell: _hurt(t, t.enemy, cell),
    JOKER.id: _joker,
    SACRIFICE.id: _sacrifice,
    BONUS.id: lambda _t, _line, kind: 1 + kind,
    RECOVER.id: lambda _t, card, _b: _worth(card),
    UNSCORE.id: lambda _t, card, _b: _worth(card),
    POWER.id: lambda _t, total, _b: 1 + total,
    HIT.id: lambda t, cell, _b: 1 + t.value(t.enemy, cell),
    SCORE.id: lambda t, cell, _b: 10 + t.value(t.me, cell),
    SLAY.id: lambda _t, _cell, _b: 1,
}
