"""HEROZ: the retreat in one gesture: the best troop first, which is drawn again first."""

from __future__ import annotations

from heroon.board.model import Look
from heroon.games.heroz.power import value_at
from heroon.games.heroz.state import EMPTY, Duel
from heroon.games.heroz.words import CARDS, JOKER_CARD, UNDER

from .seen import SIGNS, duel_of


def withdraw(look: Look) -> tuple[str, tuple[int, ...]] | None:
    """List the answers of a quick retreat and tell them, Jokers and high cards first; else None.

    The last ones go without a question: a single troop, or Jokers alone.
    """
    view = look.view
    if view.prompt != "retreat" or not view.words:
        return None
    g = duel_of(view, look.sentences.spec)
    own, low = view.seat, 3 * g.column
    cells = [cell for cell in range(low, low + 3) if g.field[own][cell] != EMPTY]
    troops = [cell for cell in cells if g.fighting[own] >> cell & 1]
    order = sorted(troops, key=lambda cell: _rank(g, own, cell), reverse=True)
    names = look.sentences.listed([_name(look, g, own, cell) for cell in order])
    text = look.t.text("board-withdraw", names=names)
    return text, tuple(_words(g, own, order, cells))


def _rank(g: Duel, seat: int, cell: int) -> tuple[bool, int, int]:
    return g.field[seat][cell] == JOKER_CARD, value_at(g, seat, cell), -cell


def _words(g: Duel, seat: int, order: list[int], cells: list[int]) -> list[int]:
    """List the answers that remove what stands above a troop, and of Jokers the lowest."""
    low, words, left = cells[0] - cells[0] % 3, [], list(order)
    standing = list(cells)
    for cell in order:
        if len({g.field[seat][c] if g.field[seat][c] == JOKER_CARD else -c for c in left}) < 2:
            break
        if g.field[seat][cell] == JOKER_CARD:
            cell = min(c for c in left if g.field[seat][c] == JOKER_CARD)
        words.append(UNDER[low + standing.index(cell)])
        left.remove(cell)
        standing.remove(cell)
    return words


def _name(look: Look, g: Duel, seat: int, cell: int) -> str:
    token = CARDS.by_value[g.field[seat][cell]]
    return "★" if token == "X" else f"{token[:-1]}{SIGNS[token[-1]]}"
