"""HEROZ: what a sensible player does in the combat: attacks, blocks, cards in a fight."""

from __future__ import annotations

from typing import Final

from heroon.kernel import PASS, STOP

from .cards import GOAL
from .heuristics_fight import fighters, forced, under_aura, under_shield, with_joker
from .heuristics_known import POOR, STORE, has_king, knows, seen, starves
from .heuristics_lines import (
    DRY,
    STOLEN,
    income,
    income_left,
    income_under_aura,
    income_with_joker,
    income_without,
    pairs_left,
)
from .power import active_cells, best_total, value_at
from .state import EMPTY, Duel
from .words import ACE, AURA, BY_SUIT, BY_VALUE, JOKER, JOKER_CARD, SACRIFICE, SUIT, VERB, A, B

#: An attack worth so many points is blocked with whatever is there.
DANGER: Final = 2
#: By so many the own lines that steal must outnumber the enemy's that draw, after an attack; with
#: so many cards in hand it is enough that an attack does not make that worse.
AHEAD: Final = 3
ALL: Final = 36
#: So many Jokers an enemy may hold.
JOKERS: Final = 2
#: From this turn on by one less, and one less each time that so many turns have passed; so often,
#: and then a player must attack in one of so many turns, or games could stand still.  With so many
#: cards in hand it hurries more.
LATE: Final = 350
SOONER: Final = 120
RICH: Final = 20
RICH_LATE: Final = 200
RICH_SOONER: Final = 50
PATIENCE: Final = 5
EVERY: Final = 15
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
#: Above all other blows: the one after which the enemy passes a turn.
STRIKE: Final = 5000
#: What Jokers and auras are worth in hand, before 2.1.
KEPT: Final = 9
#: What a Joker is worth that scores at once, before its value.
PLUNDER: Final = 40
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
    poor: int = POOR,
    store: int = STORE,
    ahead: int = AHEAD,
    keep: int = KEEP,
    late: int = LATE,
    every: int = EVERY,
    sooner: int = SOONER,
) -> list[int]:
    """Weigh attacks: open columns, blows at an enemy that is starved, late in a game any."""
    foe = 1 - seat
    must = overdue(g, late + PATIENCE * sooner, every, sooner)
    rich = len(g.hand[seat]) >= RICH
    begun = min(late, RICH_LATE) if rich else late
    if g.turns >= begun:
        ahead -= 1 + (g.turns - begun) // (RICH_SOONER if rich else sooner)
    able = starves(g, seat, poor, store)
    found: list[int] = []
    for word in words:
        if word == PASS:
            found.append(0)
            continue
        column = A[word]
        if g.field[foe][3 * column] == EMPTY:
            found.append(3 * FIRST + gain(g, seat, column))
        elif must:
            found.append(2 * FIRST + gain(g, seat, column))
        elif able:
            found.append(blow(g, seat, column, ahead, keep, late))
        else:
            found.append(-NEVER)
    return found


def blow(
    g: Duel, seat: int, column: int, ahead: int = AHEAD, keep: int = KEEP, late: int = LATE
) -> int:
    """Weigh an attack in a column that is not open; one that is not sound never.

    It must win the fight, and leave no enemy troop before an empty column.  Where nobody waits
    behind the attackers, no hidden enemy may stand there either, nor could the enemy win the game
    by what its King brings there; late in a game that is risked.  Afterwards the own lines must
    steal more than the enemy's draw, so that it stays without cards; who holds nearly all of their
    own cards must only not steal less than before.  The enemy's deck must outlast its own turn, or
    give out with this fight: then it passes that turn, and the column lies open in the next one of
    the seat.
    """
    foe = 1 - seat
    cells = active_cells(g, seat, column)
    blockers = active_cells(g, foe, column)
    stand = 0
    face = 0
    guards = 0
    for cell in range(3 * column, 3 * column + 3):
        stand += int(g.field[foe][cell] != EMPTY)
        face += g.face[foe][cell]
        guards += int(g.field[seat][cell] != EMPTY and g.face[seat][cell] == 0)
    if face > 0:
        won = forced(g, seat, column, cells, blockers)[0] > 0
        if not won or left_open(g, seat, column, cells, True) > 0:
            return -NEVER
    if guards == 0 and g.turns < late:
        if stand > face or points_of(g, foe) + raided(g, seat, column) >= g.numbers[GOAL]:
            return -NEVER
    if stand == face and len(g.deck[foe]) <= face:
        return FIRST + STRIKE + 30 * promised(g, seat, column)
    draws = pairs_left(g, foe, blockers, BY_SUIT)
    left = len(g.deck[foe]) - 1 - draws
    if left <= 0 or (left < face and guards == 0):
        return -NEVER
    need = ahead
    if len(g.hand[seat]) >= ALL:
        need = min(need, pairs_left(g, seat, 0, BY_VALUE) - pairs_left(g, foe, 0, BY_SUIT))
    if pairs_left(g, seat, cells, BY_VALUE) - draws < need:
        return -NEVER
    lost = income(g, seat) - income_left(g, seat, cells)
    return FIRST + gain(g, seat, column) - keep * lost


def raided(g: Duel, seat: int, column: int) -> int:
    """Count the points that an enemy with a King could score at most in a column left empty.

    The King brings the best of its other troops, and Jokers copy it, if it has cards.
    """
    foe = 1 - seat
    if not has_king(g, foe):
        return 0
    best = 0
    for cell in range(9):
        if cell // 3 != column and g.face[foe][cell] > 0:
            best = max(best, value_at(g, foe, cell))
    return best * (1 + min(JOKERS, len(g.hand[foe])))


def promised(g: Duel, seat: int, column: int) -> int:
    """Count the points that a seat could score next in a column that it attacks now.

    Hidden troops wait there, the King may bring one more, and Jokers copy the best of them.
    """
    best = 0
    room = 3
    loot = 0
    for cell in range(3 * column, 3 * column + 3):
        if g.field[seat][cell] != EMPTY and g.face[seat][cell] == 0:
            best = max(best, strength(g, seat, cell))
            loot += strength(g, seat, cell)
            room -= 1
    if has_king(g, seat) and room > 0:
        brought = 0
        for cell in range(9):
            if cell // 3 != column and g.face[seat][cell] > 0:
                brought = max(brought, value_at(g, seat, cell))
        best = max(best, brought)
        loot += brought
        room -= 1
    return loot + best * min(room, g.hand[seat].count(JOKER_CARD))


def to_hit(g: Duel, seat: int, words: list[int]) -> list[int]:
    """Weigh which enemy troops to destroy: the best, and of a starved enemy not too many.

    A deck that gives out in its owner's own turn, and not in this fight, costs that turn nothing.
    """
    foe = 1 - seat
    dead = 0
    fighting = 0
    for cell in range(9):
        dead += (g.doomed[foe] >> cell) % 2
        fighting += (g.fighting[foe] >> cell) % 2
    enough = False
    if seat == g.turn and len(g.deck[foe]) > fighting and starves(g, seat):
        enough = dead >= len(g.deck[foe]) - 1 - pairs_left(g, foe, g.doomed[foe], BY_SUIT)
    stop = NEVER if enough else -1
    return [stop if word == STOP else value_at(g, foe, A[word]) for word in words]


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
    """Weigh cards before step 2.1: break lines that steal, make lines with a Joker, or score by it.

    A hand that is about to be stolen is spent.  While the deck is nearly empty nothing goes to the
    discard, since whoever turns it over passes a turn.
    """
    foe = 1 - seat
    mine = income(g, seat)
    theirs = income(g, foe)
    few = len(g.hand[seat]) <= FEW
    dry = len(g.deck[seat]) <= DRY  # a card in the discard costs a turn
    found: list[int] = []
    for word in words:
        verb = VERB[word]
        score = int(word == PASS)
        if verb == JOKER.id:
            score = 2 * (income_with_joker(g, seat, A[word], B[word]) - mine - KEPT)
            if g.turn == seat and g.field[foe][3 * A[word]] == EMPTY:
                score = PLUNDER + value_at(g, seat, B[word])
            elif starves(g, seat):
                score = -1  # kept for a column that opens
        elif verb == AURA.id and g.face[foe][B[word]] > 0:
            score = 2 * (theirs - income_under_aura(g, foe, B[word], SUIT[A[word]]) - KEPT)
            score += 4 if few else 0
            score -= NEVER if dry else 0
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
