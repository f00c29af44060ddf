"""HEROZ, for strangers: how the levels once attacked, and spent cards before the lines pay.

How they blocked and what they spent in a fight has not changed since (`heuristics_combat`).
"""

from __future__ import annotations

from typing import Final

from heroon.kernel import PASS

from .heuristics_combat import FIRST, NEVER, left_open, overdue
from .heuristics_fight import forced
from .heuristics_former_lines import (
    STOLEN,
    income,
    income_left,
    income_under_aura,
    income_with_joker,
    income_without,
)
from .power import active_cells, value_at
from .state import EMPTY, Duel
from .words import ACE, AURA, JOKER, SUIT, VERB, A, B

#: With so many cards in hand, and so many more than the enemy, a player attacks wherever it wins
#: the fight; with fewer it waits for a column that lies open: who attacks gives up three troops.
RICH: Final = 32
MORE: Final = 8
#: From this turn on a player must attack in one of so many turns, or games could stand still; in
#: one turn more each time that so many turns have passed.
LATE: Final = 200
EVERY: Final = 15
SOONER: Final = 10
#: How the own lines count that an attack breaks up.
KEEP: Final = 9
#: How a hidden troop of the column is feared.
FEAR: Final = 4
#: What an item of the hand costs that an attack needs.
ITEM: Final = 5
#: How much it counts in an attack that lines are broken, and that the other deck gives out.
BREAK: Final = 4
OUT: Final = 87
#: How enemy troops are feared that outlive a fight: the column behind it is left open.
EXPOSED: Final = 3
#: What Jokers and auras are worth in hand, before 2.1.
KEPT: Final = 9
#: A hand of so few cards is spent before lines steal it.
FEW: Final = 1


def to_attack(
    g: Duel,
    seat: int,
    words: list[int],
    rich: int = RICH,
    more: int = MORE,
    late: int = LATE,
    every: int = EVERY,
    sooner: int = SOONER,
    keep: int = KEEP,
    fear: int = FEAR,
    item: int = ITEM,
    breaks: int = BREAK,
    out: int = OUT,
    exposed: int = EXPOSED,
) -> list[int]:
    """Weigh attacks: open columns, with a full hand fights that are won, late in a game any."""
    foe = 1 - seat
    must = overdue(g, late, every, sooner)
    hand = len(g.hand[seat])
    full = hand >= rich and hand >= len(g.hand[foe]) + more
    found: list[int] = []
    for word in words:
        if word == PASS:
            found.append(0)
            continue
        column = A[word]
        blockers = active_cells(g, foe, column)
        score = gain(g, seat, column, keep, fear, item, breaks, out, exposed)
        if g.field[foe][3 * column] == EMPTY:
            found.append(3 * FIRST + score)
        elif must:
            found.append(2 * FIRST + score)
        elif full and blockers > 0:
            fight = forced(g, seat, column, active_cells(g, seat, column), blockers)
            found.append(FIRST + score if fight[0] > 0 else -NEVER)
        else:
            found.append(-NEVER)
    return found


def gain(
    g: Duel,
    seat: int,
    column: int,
    keep: int = KEEP,
    fear: int = FEAR,
    item: int = ITEM,
    breaks: int = BREAK,
    out: int = OUT,
    exposed: int = EXPOSED,
) -> int:
    """Weigh an attack in a column: by points if nobody can block, else by the fight's margin.

    An attacker that is stopped by a troop turned up loses little: it goes back under the deck.
    """
    foe = 1 - seat
    cells = active_cells(g, seat, column)
    blockers = active_cells(g, foe, column)
    hidden = 0
    prize = 0
    for cell in range(3 * column, 3 * column + 3):
        if g.face[seat][cell] > 0:
            prize += value_at(g, seat, cell)
        if g.field[foe][cell] != EMPTY and g.face[foe][cell] == 0:
            hidden += 1
    if blockers == 0:
        return 1000 + prize if hidden == 0 else 3 * prize - fear * hidden
    fight = forced(g, seat, column, cells, blockers)
    force = fight[0]
    if force > 0:
        whole = income(g, foe)
        for cell in range(3 * column, 3 * column + 3):
            if g.face[foe][cell] > 0:
                force += breaks * (whole - income_without(g, foe, cell))
        if len(g.deck[foe]) < 3:
            force += out  # the cards of reinforcement cost a turn
    left = left_open(g, seat, column, cells, fight[0] > 0)
    force -= keep * (income(g, seat) - income_left(g, seat, cells))
    return force - item * fight[1] - fear * hidden - exposed * left


def early(g: Duel, seat: int, words: list[int]) -> list[int]:
    """Weigh cards before step 2.1: break lines that steal, make lines with a Joker.

    A hand that is about to be stolen is spent.
    """
    foe = 1 - seat
    mine = income(g, seat)
    theirs = income(g, foe)
    few = len(g.hand[seat]) <= FEW
    found: list[int] = []
    for word in words:
        verb = VERB[word]
        score = 0
        if verb == JOKER.id:
            score = 2 * (income_with_joker(g, seat, A[word], B[word]) - mine - KEPT)
        elif verb == AURA.id and g.face[foe][B[word]] > 0:
            score = 2 * (theirs - income_under_aura(g, foe, B[word], SUIT[A[word]]) - KEPT)
            score += 4 if few else 0
        elif verb == ACE.id and theirs >= STOLEN and few:
            score = 2 if B[word] // 9 == foe else 1
        found.append(score)
    return found
