"""HEROZ: formations and power, worked out from the state each time and never stored."""

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
    """Return suit * 16 + value of an active troop as they are now.

    See [heroz:troop] [heroz:active] [heroz:aura].  A Joker has the suit and value that it copied; a
    troop under an aura has the suit of the hero and value 1. A face-down troop or an empty cell
    gives INACTIVE, which matches nothing (HZ-14, HZ-27, HZ-43, HZ-44).
    """
    if g.face[seat][cell] == 0:
        return INACTIVE
    if g.aura[seat][cell] > 0:
        return 16 * (g.aura[seat][cell] - 1) + g.numbers[AURA_VALUE]
    if g.copied[seat][cell] > 0:
        return g.copied[seat][cell]
    return PRINTED[g.field[seat][cell]]


def value_at(g: Duel, seat: int, cell: int) -> int:
    """Return the value that an active troop has now, from 1 to 10 [heroz:troop] (HZ-43)."""
    return look_at(g, seat, cell) % 16


def suit_at(g: Duel, seat: int, cell: int) -> int:
    """Return the suit that an active troop has now, from 0 to 3 [heroz:troop] (HZ-14)."""
    return look_at(g, seat, cell) // 16


# -- formations --------------------------------------------------------------------------------


def run(x: int, y: int, z: int) -> int:
    """Return which of three neighbouring cells are alike: NO_RUN, LOWER_PAIR, UPPER_PAIR or TRIPLE.

    See [heroz:formation] (HZ-26, HZ-29). `x`, `y`, `z` are the suits, or the values, of the three
    cells of a line or column. Every formation includes the middle cell, and a triple replaces the
    two pairs in it.
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
    """Encode a line bonus as one int: seat, line, kind, shared suit or value, and cells (HZ-33)."""
    return seat + 2 * line + 8 * kind + 16 * shared + 256 * members


def code_line(code: int) -> int:
    """Return the line, from 0 to 2, of a coded line bonus."""
    return code // 2 % 4


def code_kind(code: int) -> int:
    """Return the kind of a coded line bonus: BY_SUIT or BY_VALUE."""
    return code // 8 % 2


def code_members(code: int) -> int:
    """Return which of the three cells of its line a coded line bonus uses, as a bit mask."""
    return code // 256


def unpaid(g: Duel, seat: int) -> list[int]:
    """List the codes of the line bonuses that a seat has now and was not paid for in this combat.

    See [heroz:line] [heroz:table-formations] (HZ-26, HZ-32, HZ-33). Example 2 of the rulebook has
    two of them, on two lines [heroz:example-2]; the line of three in example 3 gives no pair
    besides [heroz:example-3].
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
    """Insert an int into an ascending list, unless the list holds it already."""
    i = len(items)
    while i > 0 and items[i - 1] > item:
        i -= 1
    if i == 0 or items[i - 1] != item:
        items.insert(i, item)


def has_complete(g: Duel, seat: int) -> bool:
    """Return whether a seat has Complete: nine troops and a hero in play.

    See [heroz:complete] (HZ-27, HZ-39, HZ-40).  Columns have no gaps, so nine troops are there when
    all three third lines are taken. With the option `complete_lasts`, `g.complete` remembers that
    the hero of a Complete was sacrificed.
    """
    field = g.field[seat]
    if field[2] == EMPTY or field[5] == EMPTY or field[8] == EMPTY:
        return False
    return len(g.hero[seat]) > 0 or g.complete[seat] > 0


# -- power ---------------------------------------------------------------------------------------


def active_cells(g: Duel, seat: int, column: int) -> int:
    """Return the cells of a column that hold an active troop, as a bit mask over nine cells.

    See [heroz:active].
    """
    cells = 0
    for cell in range(3 * column, 3 * column + 3):
        if g.face[seat][cell] > 0:
            cells |= 1 << cell
    return cells


def power_at(g: Duel, seat: int, cell: int, cells: int) -> int:
    """Return the power of one troop by itself: its value, or 0 under a shield.

    See [heroz:troop] [heroz:ace].  A troop that is not in combat (not in `cells`) counts 0 too,
    though it still belongs to formations (HZ-55).
    """
    if (cells >> cell) % 2 == 0 or g.shield[seat][cell] > 0:
        return 0
    return value_at(g, seat, cell)


def formation_totals(found: int, times: int, x: int, y: int, z: int) -> list[int]:
    """List the totals that one column formation can make, without the troop outside it.

    See [heroz:column] [heroz:example-1] (HZ-30).  A triple multiplies each of its three troops: one
    total. A pair multiplies one of its two troops: a total for each choice, so a player can
    multiply the troop that no Ace shields [heroz:example-5]. Without a formation the total is 0.
    """
    if found == TRIPLE:
        return [times * (x + y + z)]
    if found == LOWER_PAIR:
        return [times * x + y, x + times * y]
    if found == UPPER_PAIR:
        return [times * y + z, y + times * z]
    return [0]


def totals(g: Duel, seat: int, column: int, cells: int) -> list[int]:
    """List every power total that a seat may choose in a column, in ascending order.

    See [heroz:2.5] [heroz:example-4] (HZ-28, HZ-30, HZ-38, HZ-67).  `cells` are the troops in
    combat. Added up are each formation on its own, the troops in no formation, the sacrifice, and
    Complete.
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
    """Add Complete to each of the totals: one active troop counts ten times.

    See [heroz:complete] (HZ-38, HZ-40).  Any active troop of the seat may be the one. Its bonus is
    one more total that is added; a troop in no column formation does not count its plain power
    besides, and one outside the combat adds nothing. The totals come back in ascending order.
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
    """Return what a sacrificed hero adds to a seat's power total [heroz:sacrifice] (HZ-67, HZ-68).

    It is added once and never multiplied. It is 0 if the troop it helps is shielded or not in
    combat.
    """
    if g.boosted[seat] == 0:
        return 0
    cell = g.boosted[seat] - 1
    if (cells >> cell) % 2 == 0 or g.shield[seat][cell] > 0:
        return 0
    return g.boost[seat]


def best_total(g: Duel, seat: int, column: int, cells: int) -> int:
    """Return the greatest power total of a seat: the one it takes when it is not asked (HZ-30)."""
    found = totals(g, seat, column, cells)
    return found[len(found) - 1]
