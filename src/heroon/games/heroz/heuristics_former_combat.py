"""HEROZ, for strangers: how the levels once attacked, blocked and spent cards in a fight."""

from __future__ import annotations

from typing import Final

from heroon.kernel import PASS, STOP

from .cards import GOAL
from .heuristics_fight import fighters, forced, under_aura, under_shield, with_joker
from .heuristics_former_lines import (
    STOLEN,
    income,
    income_left,
    income_under_aura,
    income_with_joker,
    income_without,
)
from .heuristics_known import knows, seen
from .power import active_cells, best_total, value_at
from .state import EMPTY, Duel
from .words import ACE, AURA, JOKER, SACRIFICE, SUIT, VERB, A, B

#: An attack worth so many points is blocked with whatever is there.
DANGER: Final = 2
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
#: What a sacrifice may be expected to add.
FLIP: Final = 5
#: A value of a hidden troop that is not known.
UNKNOWN_VALUE: Final = 5
#: More than any attack gains; more than that.
FIRST: Final = 20_000
NEVER: Final = 1 << 20


def overdue(g: Duel, late: int = LATE, every: int = EVERY, sooner: int = SOONER) -> bool:
    """Return whether somebody must attack: late in a game, one turn of each seat in so many."""
    if g.turns < late:
        return False
    return g.turns % max(2, every - (g.turns - late) // sooner) < 2


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


def left_open(g: Duel, seat: int, column: int, cells: int, won: bool) -> int:
    """Count the points that enemy troops outliving the fight could score in its column."""
    low = 3 * column
    values: list[int] = []
    for cell in range(low, low + 3):
        if g.field[seat][cell] != EMPTY and g.face[seat][cell] == 0:
            return 0
        if g.face[1 - seat][cell] > 0:
            values.append(value_at(g, 1 - seat, cell))
    damage = best_total(g, seat, column, cells) if won else 0
    values.sort()
    while len(values) > 0 and values[-1] <= damage:
        damage -= values.pop()
    return sum(values)


def to_block(g: Duel, seat: int, words: list[int], enough: int = DANGER) -> list[int]:
    """Weigh which troops to turn up: to win the fight, or the least one, so that nothing scores."""
    foe = 1 - seat
    column = g.column
    stop = [int(word == STOP) for word in words]
    mine = active_cells(g, seat, column)
    theirs = best_total(g, foe, column, g.fighting[foe])
    if mine > 0 and best_total(g, seat, column, mine) >= theirs:
        return stop
    danger = points_of(g, foe)
    prize = 0
    for cell in range(3 * column, 3 * column + 3):
        if (g.fighting[foe] >> cell) % 2 > 0:
            prize += value_at(g, foe, cell)
    cells = mine
    face = list(g.face[seat])
    for word in words:
        if word != STOP and knows(g, seat, seat, A[word]):
            g.face[seat][A[word]] = 1
            cells |= 1 << A[word]
    able = best_total(g, seat, column, cells) > theirs
    g.face[seat][:] = face
    if not able and (mine > 0 or (prize < enough and danger + prize < g.numbers[GOAL])):
        return stop
    sign = 1 if able else -1
    return [-NEVER if word == STOP else sign * strength(g, seat, A[word]) for word in words]


def strength(g: Duel, seat: int, cell: int) -> int:
    """Return the value of an own troop as far as its owner knows it."""
    look = seen(g, seat, cell)
    return look % 16 if look > 0 else UNKNOWN_VALUE


def points_of(g: Duel, seat: int) -> int:
    """Count the points of a seat."""
    return sum(g.scored[seat])


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


def in_fight(g: Duel, seat: int, words: list[int], sure: int = 1) -> list[int]:
    """Weigh cards in a fight that is not won: the one that leaves the best margin.

    With `sure` only where all of them together turn it.
    """
    column = g.column
    foe = 1 - seat
    own_cells = fighters(g, seat)
    foe_cells = fighters(g, foe)
    mine = best_total(g, seat, column, own_cells)
    theirs = best_total(g, foe, column, foe_cells)
    if mine > theirs:
        return [int(word == PASS) for word in words]
    if sure > 0 and own_cells > 0 and foe_cells > 0:
        if forced(g, seat, column, own_cells, foe_cells)[0] <= 0:
            return [int(word == PASS) for word in words]
    found: list[int] = []
    for word in words:
        verb = VERB[word]
        score = 1
        if verb == ACE.id:
            cell = B[word] % 9
            score = -2
            if B[word] // 9 == foe and (g.fighting[foe] >> cell) % 2 > 0 and own_cells > 0:
                score = 2 + 2 * (theirs - under_shield(g, foe, column, foe_cells, cell))
        elif verb == AURA.id:
            cell = B[word]
            score = -2
            if (g.fighting[foe] >> cell) % 2 > 0 and own_cells > 0:
                under = under_aura(g, foe, column, foe_cells, SUIT[A[word]], cell)
                score = 2 + 2 * (theirs - under)
        elif verb == SACRIFICE.id:
            score = 2 * FLIP if theirs > 0 else -2
        elif verb == JOKER.id:
            score = -2
            if A[word] == column:
                more = with_joker(g, seat, own_cells, B[word]) - mine
                if more > 0:
                    score = 2 + 2 * more
        found.append(score)
    return found
