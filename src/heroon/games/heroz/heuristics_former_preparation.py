"""HEROZ, for strangers: how the levels once placed troops and used heroes."""

from __future__ import annotations

from typing import Final

from heroon.kernel import PASS, STOP

from .heuristics_former_lines import income, income_without
from .heuristics_known import seen
from .heuristics_preparation import likeness
from .power import PRINTED, active_cells, value_at
from .rules_area import lowest_free
from .rules_preparation import exchange
from .state import Duel
from .words import RANK, SWAP, VERB, A, B

#: How a hero is liked in play, Jack, Queen, King.
LIKED: Final = (1, 3, 4)
#: What two troops of a suit, or of a value, are worth in a column and in a line.
COLUMN_SUIT: Final = 9
COLUMN_VALUE: Final = 11
LINE_SUIT: Final = 16
LINE_VALUE: Final = 3
#: Against a column that is filling up.
LOW: Final = 3
#: For a column that is empty: it faces troops that may attack.
OPEN: Final = 27


def to_place(
    g: Duel,
    seat: int,
    words: list[int],
    column_suit: int = COLUMN_SUIT,
    column_value: int = COLUMN_VALUE,
    line_suit: int = LINE_SUIT,
    line_value: int = LINE_VALUE,
    low: int = LOW,
    empty: int = OPEN,
) -> list[int]:
    """Weigh placements: like beside like in lines, which pay each turn, and in columns."""
    base: list[int] = []  # by column
    beside: list[int] = []  # by column: what lies below, to the left and to the right; 0: nothing
    for column in range(3):
        cell = lowest_free(g, seat, column)
        if cell < 0:
            base.append(0)
            beside += [0, 0, 0]
            continue
        score = 100 - low * (cell % 3)
        if cell % 3 == 0:
            score += empty
            for other in range(cell, cell + 3):
                if g.face[1 - seat][other] > 0:
                    score += value_at(g, 1 - seat, other)
        base.append(score)
        beside.append(seen(g, seat, cell - 1) if cell % 3 > 0 else 0)
        beside.append(seen(g, seat, cell - 3) if column > 0 else 0)
        beside.append(seen(g, seat, cell + 3) if column < 2 else 0)
    found: list[int] = []
    for word in words:
        if word == STOP:
            found.append(0)
            continue
        look = PRINTED[A[word]]
        column = B[word]
        score = base[column]
        score += likeness(look, beside[3 * column], column_suit, column_value)
        score += likeness(look, beside[3 * column + 1], line_suit, line_value)
        score += likeness(look, beside[3 * column + 2], line_suit, line_value)
        found.append(score)
    return found


def to_lead(g: Duel, seat: int, words: list[int]) -> list[int]:
    """Weigh playing a hero: if none is there, or a better one."""
    now = LIKED[RANK[g.hero[seat][0]]] if g.hero[seat] else 0
    return [2 * now if word == PASS else 2 * LIKED[RANK[A[word]]] for word in words]


def to_hide(g: Duel, seat: int, words: list[int]) -> list[int]:
    """Weigh which troop the Queen turns down: the strongest enemy one that faces one of ours."""
    foe = 1 - seat
    whole = income(g, foe)
    found: list[int] = []
    for word in words:
        if word == PASS:
            found.append(1)
        elif A[word] // 9 == seat:
            found.append(0)
        else:
            cell = A[word] % 9
            score = value_at(g, foe, cell) + whole - income_without(g, foe, cell)
            if active_cells(g, seat, cell // 3) > 0:
                score += 5
            found.append(score)
    return found


def to_move(g: Duel, seat: int, words: list[int]) -> list[int]:
    """Weigh swaps by the King: own troops into lines that pay, enemy troops out of them."""
    whole = income(g, seat) - income(g, 1 - seat)
    found: list[int] = []
    for word in words:
        if word == PASS or VERB[word] != SWAP.id:
            found.append(1 if word == PASS else 0)
            continue
        owner = A[word] // 9
        cell = A[word] % 9
        if g.face[owner][cell] == 0 or g.face[owner][B[word]] == 0:
            found.append(0)
            continue
        exchange(g.field[owner], cell, B[word])
        exchange(g.copied[owner], cell, B[word])
        found.append(income(g, seat) - income(g, 1 - seat) - whole)
        exchange(g.field[owner], cell, B[word])
        exchange(g.copied[owner], cell, B[word])
    return found
