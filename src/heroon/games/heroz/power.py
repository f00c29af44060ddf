"""HEROZ: formations and power.  Pure functions of the state: nothing here is ever stored."""

from __future__ import annotations

from typing import Final

from .cards import AURA_VALUE, COMPLETE_FACTOR, SUIT_FACTOR, VALUE_FACTOR
from .state import EMPTY, Duel
from .words import BY_SUIT, BY_VALUE, SUIT, VALUE

#: A formation of three cells in a row, as `run` gives it: the first two touch, the last two
#: touch, or all three do.  So a cell belongs to it when one of its bits in `MEMBERS` is set.
NO_RUN: Final = 0
LOWER_PAIR: Final = 1
UPPER_PAIR: Final = 2
TRIPLE: Final = 3
#: By run: the set of its members (bit mask over the three cells of the line or column).
MEMBERS: Final = (0, 3, 6, 7)

#: What an inactive troop or an empty cell shows to formations: no suit, no value.
INACTIVE: Final = 255
NO_FEATURE: Final = 15
#: By card: suit * 16 + value of a troop.
PRINTED: Final = tuple(16 * SUIT[card] + VALUE[card] for card in range(len(VALUE)))


def look_at(g: Duel, seat: int, cell: int) -> int:
    """Enseigne et Valeur d'une troupe active [heroz:troop] [heroz:active] [heroz:aura].

    As they are now, as suit * 16 + value: a Joker has what it copied, a troop under an aura
    the suit of the hero and value 1.  An inactive troop shows nothing (HZ-14, HZ-27, HZ-43,
    HZ-44).
    """
    if g.face[seat][cell] == 0:
        return INACTIVE
    if g.aura[seat][cell] > 0:
        return 16 * (g.aura[seat][cell] - 1) + g.numbers[AURA_VALUE]
    if g.copied[seat][cell] > 0:
        return g.copied[seat][cell]
    return PRINTED[g.field[seat][cell]]


def value_at(g: Duel, seat: int, cell: int) -> int:
    """Valeur d'une troupe active [heroz:troop] (HZ-43): as it is now."""
    return look_at(g, seat, cell) % 16


def suit_at(g: Duel, seat: int, cell: int) -> int:
    """Enseigne d'une troupe active [heroz:troop] (HZ-14): as it is now."""
    return look_at(g, seat, cell) // 16


# -- formations --------------------------------------------------------------------------------


def run(x: int, y: int, z: int) -> int:
    """Formation: cartes identiques et côte-à-côte [heroz:formation] (HZ-26, HZ-29).

    `x`, `y`, `z` are three suits or three values.  Every formation holds the middle one; three
    of a kind stand in the place of two.
    """
    found = NO_RUN
    if y != NO_FEATURE:
        if x == y:
            found += LOWER_PAIR
        if y == z:
            found += UPPER_PAIR
    return found


# A line bonus is known by a code: what HZ-33 says makes it the same one.


def line_code(seat: int, line: int, kind: int, shared: int, members: int) -> int:
    """Identité d'un bonus de Ligne (HZ-33): seat, line, kind, shared suit or value, slots."""
    return seat + 2 * line + 8 * kind + 16 * shared + 256 * members


def code_line(code: int) -> int:
    """The line of a line bonus."""
    return code // 2 % 4


def code_kind(code: int) -> int:
    """The kind of a line bonus, BY_SUIT or BY_VALUE."""
    return code // 8 % 2


def code_members(code: int) -> int:
    """The slots of a line bonus, as a bit mask."""
    return code // 256


def unpaid(g: Duel, seat: int) -> list[int]:
    """Formations sur une même Ligne [heroz:line] [heroz:table-formations] (HZ-26, HZ-32, HZ-33).

    The codes of the line bonuses that a seat has now and was not paid for yet in this combat.
    Example 2 has two of them, on two lines [heroz:example-2]; the line of three in example 3
    has no pair besides [heroz:example-3].
    """
    codes: list[int] = []
    face = g.face[seat]
    for line in range(3):
        if face[3 + line] > 0 and face[line] + face[6 + line] > 0:
            x = look_at(g, seat, line)
            y = look_at(g, seat, 3 + line)
            z = look_at(g, seat, 6 + line)
            suits = run(x // 16, y // 16, z // 16)
            values = run(x % 16, y % 16, z % 16)
            if suits > 0:
                code = line_code(seat, line, BY_SUIT, y // 16, MEMBERS[suits])
                if code not in g.paid:
                    codes.append(code)
            if values > 0:
                code = line_code(seat, line, BY_VALUE, y % 16, MEMBERS[values])
                if code not in g.paid:
                    codes.append(code)
    return codes


def add_once(items: list[int], item: int) -> None:
    """Put an int into an ascending list, unless it is there already."""
    i = len(items)
    while i > 0 and items[i - 1] > item:
        i -= 1
    if i == 0 or items[i - 1] != item:
        items.insert(i, item)


def has_complete(g: Duel, seat: int) -> bool:
    """Complète [heroz:complete] (HZ-27, HZ-39, HZ-40).  Nine troops and a hero in play.

    Columns have no gaps, so the third lines tell.  With `complete_lasts` the state remembers
    that the hero of a Complete was sacrificed.
    """
    field = g.field[seat]
    if field[2] == EMPTY or field[5] == EMPTY or field[8] == EMPTY:
        return False
    return len(g.hero[seat]) > 0 or g.complete[seat] > 0


# -- power ---------------------------------------------------------------------------------------


def active_cells(g: Duel, seat: int, column: int) -> int:
    """The set (bit mask) of cells of a column with an active troop [heroz:active]."""
    cells = 0
    for cell in range(3 * column, 3 * column + 3):
        if g.face[seat][cell] > 0:
            cells |= 1 << cell
    return cells


def power_at(g: Duel, seat: int, cell: int, cells: int) -> int:
    """Puissance de base [heroz:troop] [heroz:ace]: the value, 0 under a shield.

    A troop that is not in combat (not in `cells`) adds nothing but its presence (HZ-55).
    """
    if (cells >> cell) % 2 == 0 or g.shield[seat][cell] > 0:
        return 0
    return value_at(g, seat, cell)


def formation_totals(found: int, times: int, x: int, y: int, z: int) -> list[int]:
    """Puissance d'une formation de Colonne [heroz:column] [heroz:example-1] (HZ-30).

    Three: each is multiplied.  Two: one of them is, so there is a total for either receiver;
    a shield on one sends the multiplier to the other [heroz:example-5].
    """
    if found == TRIPLE:
        return [times * (x + y + z)]
    if found == LOWER_PAIR:
        return [times * x + y, x + times * y]
    if found == UPPER_PAIR:
        return [times * y + z, y + times * z]
    return [0]


def totals(g: Duel, seat: int, column: int, cells: int) -> list[int]:
    """2.5 Calcul de la Puissance [heroz:2.5] [heroz:example-4] (HZ-28, HZ-30, HZ-38, HZ-67).

    Every total that the owner of the troops `cells` of a column may settle on, ascending:
    each formation on its own, then the troops in none, then the sacrifice, all added.
    """
    low = 3 * column
    x = power_at(g, seat, low, cells)
    y = power_at(g, seat, low + 1, cells)
    z = power_at(g, seat, low + 2, cells)
    a = look_at(g, seat, low)
    b = look_at(g, seat, low + 1)
    c = look_at(g, seat, low + 2)
    suits = run(a // 16, b // 16, c // 16)
    values = run(a % 16, b % 16, c % 16)
    members = MEMBERS[suits] | MEMBERS[values]
    rest = sacrifice_bonus(g, seat, cells)
    if members % 2 == 0:
        rest += x
    if members // 2 % 2 == 0:
        rest += y
    if members // 4 == 0:
        rest += z
    by_suits = formation_totals(suits, g.numbers[SUIT_FACTOR], x, y, z)
    by_values = formation_totals(values, g.numbers[VALUE_FACTOR], x, y, z)
    out: list[int] = []
    for by_suit in by_suits:
        for by_value in by_values:
            add_once(out, rest + by_suit + by_value)
    if has_complete(g, seat):
        out = completed(g, seat, cells, column, members, out)
    return out


def completed(
    g: Duel, seat: int, cells: int, column: int, members: int, plain: list[int]
) -> list[int]:
    """Complète: Valeur x10 pour une troupe active [heroz:complete] (HZ-38, HZ-40).

    One more total, added, for any own active troop; a receiver in no formation does not count
    its plain power besides, and one outside the fight adds nothing.
    """
    times = g.numbers[COMPLETE_FACTOR]
    out: list[int] = []
    for cell in range(9):
        if g.face[seat][cell] > 0:
            bonus = times * power_at(g, seat, cell, cells)
            if cell // 3 == column and (members >> (cell % 3)) % 2 == 0:
                bonus -= power_at(g, seat, cell, cells)
            for total in plain:
                add_once(out, total + bonus)
    if len(out) == 0:
        return plain
    return out


def sacrifice_bonus(g: Duel, seat: int, cells: int) -> int:
    """Bonus « Sacrifice du Héros » [heroz:sacrifice] (HZ-67, HZ-68).

    Added once, flat, unless its troop is shielded or not in the fight.
    """
    if g.boosted[seat] == 0:
        return 0
    cell = g.boosted[seat] - 1
    if (cells >> cell) % 2 == 0 or g.shield[seat][cell] > 0:
        return 0
    return g.boost[seat]


def best_total(g: Duel, seat: int, column: int, cells: int) -> int:
    """The greatest of the totals: what a player who is not asked settles on (HZ-30)."""
    found = totals(g, seat, column, cells)
    return found[len(found) - 1]
