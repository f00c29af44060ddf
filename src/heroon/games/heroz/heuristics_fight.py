"""HEROZ, for the weights: what a fight comes to with the cards that a seat may still spend."""

from __future__ import annotations

from .power import active_cells, best_total, look_at
from .rules_area import lowest_free
from .state import EMPTY, Duel
from .words import FIRST_ACE, FIRST_HERO, JOKER_CARD, LAST_ACE, LAST_HERO, SUIT


def forced(g: Duel, seat: int, column: int, cells: int, blockers: int) -> list[int]:
    """Return the margin of a fight with the best use of Aces and auras in hand, and their number.

    They are spent one after the other where they do most, until the fight is won.  `cells` and
    `blockers` are the masks of the troops that fight on either side.
    """
    foe = 1 - seat
    mine = best_total(g, seat, column, cells)
    theirs = best_total(g, foe, column, blockers)
    if mine > theirs:
        return [mine - theirs, 0]
    shield = list(g.shield[foe])
    aura = list(g.aura[foe])
    aces = 0
    heroes = [0, 0, 0, 0]  # by suit
    for card in g.hand[seat]:
        if FIRST_ACE <= card <= LAST_ACE:
            aces += 1
        elif FIRST_HERO <= card <= LAST_HERO:
            heroes[SUIT[card]] += 1
    used = 0
    while mine <= theirs:
        least = theirs
        item = -1  # a suit of a hero; 4: an Ace
        where = 0
        for cell in range(3 * column, 3 * column + 3):
            if (blockers >> cell) % 2 == 0:
                continue
            if aces > 0:
                total = under_shield(g, foe, column, blockers, cell)
                if total < least:
                    least = total
                    item = 4
                    where = cell
            if g.aura[foe][cell] == 0:
                for suit in range(4):
                    if heroes[suit] > 0:
                        total = under_aura(g, foe, column, blockers, suit, cell)
                        if total < least:
                            least = total
                            item = suit
                            where = cell
        if item < 0:
            break
        used += 1
        theirs = least
        if item == 4:
            aces -= 1
            g.shield[foe][where] = 1
        else:
            heroes[item] -= 1
            g.aura[foe][where] = item + 1
    g.shield[foe][:] = shield
    g.aura[foe][:] = aura
    return [mine - theirs, used]


def fighters(g: Duel, seat: int) -> int:
    """Return the mask of the cells of a seat that fight.

    Attackers are named; of the defender every troop that faces them, face up, blocks.
    """
    return g.fighting[seat] if seat == g.turn else active_cells(g, seat, g.column)


def with_joker(g: Duel, seat: int, cells: int, copied: int) -> int:
    """Count the power in the fight with a Joker on the column that copies a troop.

    An attacker's Joker comes too late to fight, unless by the option, but counts for formations.
    """
    cell = lowest_free(g, seat, g.column)
    like = look_at(g, seat, copied)
    g.field[seat][cell] = JOKER_CARD
    g.face[seat][cell] = 1
    g.copied[seat][cell] = like
    if seat != g.turn or g.late_joker > 0:
        cells |= 1 << cell
    total = best_total(g, seat, g.column, cells)
    g.field[seat][cell] = EMPTY
    g.face[seat][cell] = 0
    g.copied[seat][cell] = 0
    return total


def under_shield(g: Duel, seat: int, column: int, cells: int, cell: int) -> int:
    """Count the power of a column once one of its troops is shielded."""
    kept = g.shield[seat][cell]
    g.shield[seat][cell] = 1
    total = best_total(g, seat, column, cells)
    g.shield[seat][cell] = kept
    return total


def under_aura(g: Duel, seat: int, column: int, cells: int, suit: int, cell: int) -> int:
    """Count the power of a column once a hero of a suit lays an aura on one of its troops."""
    kept = g.aura[seat][cell]
    g.aura[seat][cell] = suit + 1
    total = best_total(g, seat, column, cells)
    g.aura[seat][cell] = kept
    return total
