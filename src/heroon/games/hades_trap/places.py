"""HADES TRAP: what stands where, and the questions that many rules ask of it.  Nothing changes."""

from __future__ import annotations

from typing import Final

from .cards import (
    BORDERS,
    MARKS,
    PLAIN,
    POINTS,
    STAIRS,
    TILE,
    WALL,
)
from .labyrinth import (
    BORDER,
    CROSS_PORTAL,
    DRAWN,
    INSIDE,
    LIMBO,
    MIDDLE,
    NEXT,
    NOWHERE,
    SQUARE_PORTAL,
)
from .state import FALLEN, UPRIGHT, Race
from .words import (
    DAPHNE,
    FORTUNE,
    PORTAL_TILE,
    SIREN,
    SPIRIT,
)

#: The value of an option that is switched on (`yes` comes first).
ON_: Final = 0
#: Of the options `grip` and `walls`.
AS_STATE: Final = 1
THROUGH: Final = 1
#: By mask of medallions, how many.
COUNT: Final = tuple(mask.bit_count() for mask in range(64))
#: What the goal asks for (p. 3, p. 7).
TO_WIN: Final = 4
TO_LEAVE: Final = 3
#: The points of a ghost (p. 19).
GHOST_POINTS: Final = 3
#: Points to leave a cell of water (p. 18).
OUT_OF_WATER: Final = 2

# -- tiles ----------------------------------------------------------------------------------------


def first_place(g: Race) -> int:
    """The first place of this labyrinth: the square's, or that of the Siren's cross (p. 18).

    The players pick the Boss [hades-trap:setup.7].
    """
    return 9 if g.boss == SIREN else 0


def portal_cell(g: Race) -> int:
    """The Portal cell: the middle of the Portal tile (p. 7)."""
    return 9 * CROSS_PORTAL + MIDDLE if g.boss == SIREN else 9 * SQUARE_PORTAL + MIDDLE


def kind(g: Race, place: int) -> int:
    """The tile that lies there; 0 while it lies face down.

    The Portal tile's is the fifth place of the square, and the fifth of the cross.
    """
    return PORTAL_TILE if place % 9 == SQUARE_PORTAL else g.tile[place]


def ground(g: Race, cell: int) -> int:
    """What a cell is: plain, rubble, one of the special cells; plain while its tile is unknown."""
    tile = kind(g, cell // 9)
    if tile == 0:
        return PLAIN
    return g.numbers[TILE[tile] + DRAWN[g.quarters[cell // 9]][cell % 9]]


def half_on(g: Race, cell: int) -> int:
    """The side of a cell with half a Spirit medallion, or NOWHERE."""
    tile = kind(g, cell // 9)
    if tile == 0:
        return NOWHERE
    quarters = g.quarters[cell // 9]
    drawn = g.numbers[TILE[tile] + MARKS + DRAWN[quarters][cell % 9]]
    return (drawn - 1 + quarters) % 4 if drawn > 0 else NOWHERE


def border(g: Race, cell: int, side: int) -> int:
    """What the cell's own tile has on that side of it; a wall while the tile is unknown."""
    place = cell // 9
    tile = g.tile[place] if place % 9 != SQUARE_PORTAL else PORTAL_TILE
    if tile == 0:
        return WALL
    return g.numbers[BORDERS[tile] + BORDER[g.quarters[place]][cell % 9][side]]


def closed(g: Race, cell: int, side: int) -> bool:
    """Whether a wall or an unrevealed tile lies between two cells: Obstacle (p. 6) (HT-R92)."""
    place, spot = cell // 9, cell % 9
    tile = g.tile[place] if place % 9 != SQUARE_PORTAL else PORTAL_TILE
    if tile == 0 or g.numbers[BORDERS[tile] + BORDER[g.quarters[place]][spot][side]] == WALL:
        return True
    return not INSIDE[spot][side] and border(g, NEXT[cell][side], (side + 2) % 4) == WALL


def open_sides(g: Race, cell: int) -> int:
    """The mask of the sides of a cell that are not closed, a bit each (p. 6)."""
    place, spot = cell // 9, cell % 9
    tile = kind(g, place)
    if tile == 0:
        return 0
    first = BORDERS[tile]
    drawn = BORDER[g.quarters[place]][spot]
    mask = 0
    for side in range(4):
        if g.numbers[first + drawn[side]] != WALL:
            if INSIDE[spot][side] or border(g, NEXT[cell][side], (side + 2) % 4) != WALL:
                mask |= 1 << side
    return mask


def walled(g: Race, cell: int, side: int) -> bool:
    """Whether a wall, and not an unrevealed tile, lies between two cells (p. 16)."""
    other = NEXT[cell][side]
    return kind(g, other // 9) > 0 and closed(g, cell, side)


def frozen(g: Race, place: int) -> bool:
    """Whether a Spirit medallion lies on a tile: players cannot move it (p. 14)."""
    for cell in g.halves:
        if cell // 9 == place:
            return True
    return False


def side_to(cell: int, other: int) -> int:
    """The side of a cell on which the other one lies; NOWHERE when they do not touch."""
    for side in range(4):
        if NEXT[cell][side] == other:
            return side
    return NOWHERE


def spirits_left(g: Race) -> int:
    """How many Spirit medallions are in stock: one for each player (p. 5)."""
    held = 0
    for seat in range(g.seats):
        if g.medallions[seat] & SPIRIT:
            held += 1
    return g.seats - held - len(g.halves) // 2


# -- heroes ---------------------------------------------------------------------------------------


def hero_of(g: Race, seat: int) -> int:
    """Which hero a seat plays (p. 4)."""
    if seat == 0:
        return g.hero_1
    if seat == 1:
        return g.hero_2
    return g.hero_3 if seat == 2 else g.hero_4


def has_power(g: Race, seat: int, hero: int) -> bool:
    """Whether a seat plays this hero and has the Ether for the power (p. 16)."""
    return g.ether_left[seat] > 0 and hero_of(g, seat) == hero


def can_spend(g: Race, seat: int, hero: int) -> bool:
    """The same for a power used by choice: neither Stunned nor as a ghost (HT-Q67)."""
    return has_power(g, seat, hero) and g.lies[seat] == UPRIGHT


def blessed(g: Race, seat: int, medallion: int) -> bool:
    """Whether a hero has the blessing of a medallion (p. 14)."""
    return g.blessings == ON_ and g.medallions[seat] & medallion > 0


def many(g: Race, seat: int) -> int:
    """How many different medallions a hero has shown."""
    return COUNT[g.medallions[seat]]


def free_points(g: Race, seat: int) -> int:
    """The uncovered slots of the action bar (p. 7, p. 13, p. 15)."""
    return max(g.numbers[POINTS] - many(g, seat) - g.curses[seat], 0)


def tokens_leave(g: Race, seat: int) -> bool:
    """Whether Hades tokens go if this hero's turn ends here: none new, off the Boss's tile (p. 13).

    [hades-trap:hades-token] (HT-Q23)
    """
    away = g.boss_at < 0 or g.at[seat] // 9 != g.boss_at // 9
    return g.curses[seat] > 0 and away and not g.fresh[seat]


def pawn_on(g: Race, cell: int, but: int = NOWHERE) -> int:
    """The hero who stands upright on a cell, or NOWHERE; the hero `but` is overlooked."""
    if cell in g.at:
        for seat in range(g.seats):
            if g.at[seat] == cell and g.lies[seat] == UPRIGHT and seat != but:
                return seat
    return NOWHERE


def taken(g: Race, cell: int, but: int = NOWHERE) -> bool:
    """Whether a pawn stands on a cell, a hero's or the Boss (p. 6): no token [hades-trap:token]."""
    return cell == g.boss_at or pawn_on(g, cell, but) >= 0


def hero_on(g: Race, cell: int) -> bool:
    """Whether a hero is on a cell, upright or Stunned."""
    if cell in g.at:
        for seat in range(g.seats):
            if g.at[seat] == cell and g.lies[seat] != FALLEN:
                return True
    return False


def crossing(g: Race, seat: int) -> bool:
    """Whether it is Daphne's turn of crossing heroes and skeletons (p. 16)."""
    return g.wandering > 0 and seat == g.active and hero_of(g, seat) == DAPHNE


def sharing(g: Race, seat: int) -> bool:
    """Whether Daphne is on the cell of another pawn, where nobody may stay (p. 6, p. 16)."""
    return g.wandering > 0 and taken(g, g.at[seat], seat)


def cost_of_leaving(g: Race, cell: int) -> int:
    """The points of a move from a cell: 2 out of the water around the Siren (p. 18)."""
    if g.boss == SIREN and g.boss_at >= 0 and cell // 9 == CROSS_PORTAL and cell != g.boss_at:
        return OUT_OF_WATER
    return 1


def can_settle(g: Race, me: int, cell: int, left: int) -> bool:
    """Whether a hero among pawns still comes to a free cell with so many points.

    [hades-trap:standing] [hades-trap:daphne] (HT-Q70, HT-j)
    """
    if not taken(g, cell, me):
        return True
    reached = [cell]
    spent = [0]
    i = 0
    while i < len(reached):
        here = reached[i]
        so_far = spent[i] + cost_of_leaving(g, here)
        i += 1
        if so_far <= left:
            for side in range(4):
                other = NEXT[here][side]
                if other not in reached and other != g.boss_at and not closed(g, here, side):
                    if not taken(g, other, me):
                        return True
                    reached.append(other)
                    spent.append(so_far)
    return False


# -- skeletons ------------------------------------------------------------------------------------


def guarded(g: Race, cell: int) -> bool:
    """Whether a skeleton or a baby Hydra is on a cell."""
    return g.bones[cell] > 0 or cell in g.babies


def within_reach(g: Race, cell: int, side: int) -> bool:
    """Whether grip and Attack pass from a cell to its neighbour (p. 9, p. 12) (HT-Q4)."""
    return g.walls == THROUGH or not closed(g, cell, side)


def gripping(g: Race, cell: int) -> bool:
    """Whether a skeleton is on a cell or orthogonally next to it (p. 12)."""
    if guarded(g, cell):
        return True
    for side in range(4):
        beside = NEXT[cell][side]
        if (g.bones[beside] > 0 or beside in g.babies) and within_reach(g, cell, side):
            return True
    return False


def gripped(g: Race, seat: int) -> bool:
    """Whether a hero may not leave the cell: Agrippe (p. 12) (HT-Q47, HT-Q57)."""
    if g.lies[seat] != UPRIGHT or crossing(g, seat):
        return False
    if g.grip == AS_STATE:
        return gripping(g, g.at[seat])
    return g.caught[seat] > 0


# -- sight ----------------------------------------------------------------------------------------


def distance(g: Race, seat: int, other: int) -> int:
    """The cells to another hero in the line of sight, that hero's own included; 0 if unseen.

    Ligne de vue (p. 6): one row or column, no obstacle between, not through Limbo (HT-e).
    """
    for side in range(4):
        cell = g.at[seat]
        far = 0
        while LIMBO[cell][side] == 0 and not closed(g, cell, side):
            cell = NEXT[cell][side]
            far += 1
            if g.at[other] == cell:
                return far
            if cell == g.boss_at:
                break
    return 0


# -- special cells --------------------------------------------------------------------------------


def other_stairs(g: Race, cell: int) -> int:
    """The cell of the other stairs if they are revealed, or NOWHERE (p. 13)."""
    first = 9 * first_place(g)
    for other in range(first, first + 81):
        if other != cell and ground(g, other) == STAIRS:
            return other
    return NOWHERE


def counted(g: Race, seat: int) -> int:
    """How many different medallions a hero has, a hidden Fortune included (p. 15)."""
    return many(g, seat) + int(FORTUNE in g.bag[seat])
