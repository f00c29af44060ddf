"""HEROZ: what a sensible player does in the preparation: troops, heroes and their powers."""

from __future__ import annotations

from typing import Final

from heroon.kernel import PASS, STOP

from .heuristics_known import POOR, STORE, has_king, knows, seen, starves
from .heuristics_lines import income, income_without
from .power import PRINTED, active_cells, value_at
from .rules_area import lowest_free
from .rules_preparation import exchange
from .state import EMPTY, Duel
from .words import JOKER_CARD, RANK, SWAP, VALUE, VERB, A, B

#: How a hero is liked in play, Jack, Queen, King.
LIKED: Final = (1, 3, 4)
#: What two troops of a suit, or of a value, are worth in a column and in a line.
COLUMN_SUIT: Final = 9
COLUMN_VALUE: Final = 11
LINE_SUIT: Final = 16
LINE_VALUE: Final = 3
#: What two of a value in a line are worth against a starved enemy: they keep it so.
STARVING: Final = 24
#: Against a column that is filling up.
LOW: Final = 3
#: For a column that is empty: it faces troops that may attack.
OPEN: Final = 27
#: What stays empty; how values count for a seat that strikes; what a point is worth to a King, and
#: a column that he opens.
SHUT: Final = -1000
HIGH: Final = 3
PRIZE: Final = 5
OPENED: Final = 50


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
    poor: int = POOR,
    store: int = STORE,
) -> list[int]:
    """Weigh placements: like beside like in lines, which pay each turn, and in columns.

    Against a starved enemy lines that steal, high values, and two in an empty column at first.
    """
    hammer = starves(g, seat, poor, store)
    values = STARVING if hammer else line_value
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
        if hammer and cell % 3 == 2 and active_cells(g, seat, column) == 0:
            score = SHUT  # so that troops wait there when it attacks
        if hammer and kept_free(g, seat, column):
            score = SHUT
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
        score = base[column] + (HIGH * VALUE[A[word]] if hammer else 0)
        score += likeness(look, beside[3 * column], column_suit, column_value)
        score += likeness(look, beside[3 * column + 1], line_suit, values)
        score += likeness(look, beside[3 * column + 2], line_suit, values)
        found.append(score)
    return found


def likeness(look: int, other: int, suits: int, values: int) -> int:
    """Weigh that two troops lie side by side: alike in suit, alike in value.

    Each troop is 16 * suit + value; 0 for none.
    """
    if other == 0:
        return 0
    return (suits if look // 16 == other // 16 else 0) + (values if look % 16 == other % 16 else 0)


def to_lead(g: Duel, seat: int, words: list[int]) -> list[int]:
    """Weigh playing a hero: if none is there, or a better one."""
    now = LIKED[RANK[g.hero[seat][0]]] if g.hero[seat] else 0
    return [2 * now + 1 if word == PASS else 2 * LIKED[RANK[A[word]]] for word in words]


def to_look(g: Duel, seat: int, words: list[int]) -> list[int]:
    """Weigh which troop the Jack looks at: an enemy one that is not known yet."""
    found: list[int] = []
    for word in words:
        if word == PASS:
            found.append(1)
        elif A[word] // 9 != seat and not knows(g, seat, 1 - seat, A[word] % 9):
            found.append(2)
        else:
            found.append(0)
    return found


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
    whole = income(g, seat) - income(g, 1 - seat) + PRIZE * prizes(g, seat)
    found: list[int] = []
    for word in words:
        if word == PASS:
            found.append(1)
            continue
        owner = A[word] // 9
        cell = A[word] % 9
        if VERB[word] != SWAP.id:
            found.append(opened(g, seat, owner, cell, B[word]))
            continue
        if g.face[owner][cell] == 0 or g.face[owner][B[word]] == 0:
            found.append(0)
            continue
        exchange(g.field[owner], cell, B[word])
        exchange(g.copied[owner], cell, B[word])
        found.append(income(g, seat) - income(g, 1 - seat) + PRIZE * prizes(g, seat) - whole)
        exchange(g.field[owner], cell, B[word])
        exchange(g.copied[owner], cell, B[word])
    return found


def opened(g: Duel, seat: int, owner: int, cell: int, column: int) -> int:
    """Weigh a move by the King: an own troop to where no enemy stands, or the last enemy away."""
    foe = 1 - seat
    start = cell // 3
    if g.turn != seat:
        return 0
    if owner == seat:
        scores = g.field[foe][3 * column] == EMPTY and g.field[foe][3 * start] != EMPTY
        return OPENED + value_at(g, seat, cell) if scores and g.face[seat][cell] > 0 else 0
    if g.field[foe][3 * start + 1] != EMPTY or g.field[foe][3 * column] == EMPTY:
        return 0
    prize = standing_values(g, seat, start)
    return OPENED + prize if prize > 0 else 0


def prizes(g: Duel, seat: int) -> int:
    """Count the points that a seat can score in its turn where no enemy stands, in one column."""
    best = 0
    if g.turn == seat:
        for column in range(3):
            if g.field[1 - seat][3 * column] == EMPTY:
                best = max(best, standing_values(g, seat, column))
    return best


def standing_values(g: Duel, seat: int, column: int) -> int:
    """Sum up the values of the active troops of a column."""
    total = 0
    for cell in range(3 * column, 3 * column + 3):
        if g.face[seat][cell] > 0:
            total += value_at(g, seat, cell)
    return total


def kept_free(g: Duel, seat: int, column: int) -> bool:
    """Return whether a column is left to the King and to Jokers: no enemy stands against it."""
    if g.field[1 - seat][3 * column] != EMPTY:
        return False
    room = 3
    for cell in range(3 * column, 3 * column + 3):
        room -= int(g.field[seat][cell] != EMPTY)
    return room <= g.hand[seat].count(JOKER_CARD) + int(has_king(g, seat))
