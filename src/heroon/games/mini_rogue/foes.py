"""MINI ROGUE: the enemy that is fought: its numbers, keywords and HP (p. 18, Conseil p. 3-4)."""

from __future__ import annotations

from heroon.kernel import tell

from . import words as w
from .cards import (
    CARD_ARMOUR,
    CARD_AT,
    CARD_DAMAGE,
    CARD_HP,
    CARD_HP_TWO,
    FOE_ARMOUR,
    FOE_AT,
    FOE_DAMAGE,
    FOE_EFFECTS,
    FOE_HP,
    FOE_HP_TWO,
    FOE_ROW,
    HORDE,
)
from .hero import floor, party, turn
from .state import Run


def row_at(g: Run, foe: int) -> int:
    """Return the index of an enemy's row of numbers for the Floor (p. 18) [mini-rogue:enemy].

    On Floor 4 a Guardian counts as one of Floor 3 (Conseil p. 5) [mini-rogue:sleeping-guardian].
    """
    if w.FOE_TYPE[foe] == w.IS_LAST:
        return FOE_AT[foe]
    stage = floor(g)
    if w.FOE_TYPE[foe] == w.IS_GUARDIAN:
        stage = min(stage, 3)
    return FOE_AT[foe] + (stage - 1) * FOE_ROW


def keyword(g: Run, code: int) -> bool:
    """Return whether the enemy has a keyword or an effect (Conseil p. 3)."""
    at = row_at(g, g.foe) + FOE_EFFECTS
    for i in range(3):
        if g.numbers[at + 2 * i] == code:
            return True
    return False


def keyword_at(g: Run, i: int) -> int:
    """Return the code of the enemy's i-th keyword or effect, from left to right; 0 for none."""
    return g.numbers[row_at(g, g.foe) + FOE_EFFECTS + 2 * i]


def amount_at(g: Run, i: int) -> int:
    """Return the number beside the enemy's i-th keyword or effect."""
    return g.numbers[row_at(g, g.foe) + FOE_EFFECTS + 2 * i + 1]


def horde(g: Run) -> bool:
    """Return whether the enemy is a Horde of three (Conseil p. 3) [mini-rogue:horde]."""
    return keyword(g, HORDE)


def damage_of(g: Run) -> int:
    """Return the damage of one attack of the enemy."""
    return g.numbers[row_at(g, g.foe) + FOE_DAMAGE] + strips(g, CARD_DAMAGE)


def armour_of(g: Run) -> int:
    """Return the enemy's armour (Conseil p. 4) [mini-rogue:enemy-armour]."""
    return g.numbers[row_at(g, g.foe) + FOE_ARMOUR] + strips(g, CARD_ARMOUR)


def strips(g: Run, what: int) -> int:
    """Sum up what Reinforcement cards add to the Avatar while it is fought (Conseil p. 9).

    [mini-rogue:reinforcement.avatar]
    """
    found = 0
    if g.foe >= w.AVATAR:
        for card in g.on_avatar:
            found += g.numbers[CARD_AT[card] + what]
    return found


def fighting(g: Run) -> int:
    """Count the adventurers in the fight."""
    many = 0
    for seat in range(party(g)):
        many += g.fighters >> seat & 1
    return many


def full_hp(g: Run) -> int:
    """Return the HP with which the enemy starts, by how many fight it (p. 25, Conseil p. 4).

    [mini-rogue:enemy.hp] [mini-rogue:coop.fight] [mini-rogue:three] (MR-C1, MR-228)
    """
    at = row_at(g, g.foe)
    many = fighting(g)
    one = g.numbers[at + FOE_HP] + strips(g, CARD_HP)
    if many == 1:
        return one
    two = g.numbers[at + FOE_HP_TWO] + strips(g, CARD_HP_TWO)
    return two if many == 2 else one + two


def regain(g: Run, n: int) -> None:
    """Give the current enemy HP back, up to those with which it started (p. 13) (MR-74).

    That number stays the same when somebody has been thrown down since (MR-252).
    [mini-rogue:regeneration]
    """
    if len(g.foe_hp) > 0:
        before = g.foe_hp[0]
        full = g.foe_full if g.foe_full > 0 else full_hp(g)
        g.foe_hp[0] = max(before, min(before + n, full + g.tougher))
        tell(g, w.E_REGAINED, g.foe, g.foe_hp[0] - before)


def harden_foe(g: Run, n: int) -> None:
    """Give the current enemy n more HP for each adventurer in the fight (MR-60)."""
    more = n * fighting(g)
    g.foe_hp[0] += more
    g.tougher += more


def first_fighter(g: Run) -> int:
    """Return the seat that attacks first: the leader, else the next clockwise (p. 25)."""
    i = 0
    while g.fighters >> turn(g, i) & 1 == 0:
        i += 1
    return turn(g, i)


def next_fighter(g: Run, seat: int) -> int:
    """Return the seat that attacks after another one."""
    other = (seat + 1) % party(g)
    while g.fighters >> other & 1 == 0:
        other = (other + 1) % party(g)
    return other


def freeze(g: Run) -> None:
    """Keep the enemy from acting in this phase (p. 14) [mini-rogue:potion.frost] (MR-223)."""
    g.frozen = 1
    tell(g, w.E_FROZEN, g.foe)
