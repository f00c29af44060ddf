"""HADES TRAP: questions that many rules ask of a position, which none of them changes."""

from __future__ import annotations

from typing import Final

from .cards import (
    POINTS,
    STAIRS,
    TILE,
)
from .labyrinth import (
    BEYOND,
    CROSS_PORTAL,
    DRAWN,
    EAST,
    INNER,
    INSIDE,
    LIMBO,
    MIDDLE,
    NEXT,
    NORTH,
    NOWHERE,
    OUT_AT,
    PLACE_OF,
    SIDES_TO,
    SOUTH,
    SPOT_OF,
    SQUARE_PORTAL,
    WEST,
    XY,
)
from .pictures import (
    CELL_FROM,
    FACES,
    OTHERS,
    THREE_BITS,
    TILE_CELLS,
    TO_BORDERS,
    TO_GROUND,
    TO_HALF_ON,
    TURN_CELLS,
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
#: The mask of all four sides.
ALL_SIDES: Final = 15
#: See `sides_beside`.
BY_HEROES: Final = 4
#: The points of a ghost (p. 19).
GHOST_POINTS: Final = 3
#: Points to leave a cell of water (p. 18).
OUT_OF_WATER: Final = 2

# -- tiles ----------------------------------------------------------------------------------------


def first_place(g: Race) -> int:
    """Return the first place of this labyrinth: 0, or 9 for the Siren's cross (p. 18).

    The players pick the Boss [hades-trap:setup.7].
    """
    return 9 if g.boss == SIREN else 0


def portal_cell(g: Race) -> int:
    """Return the Portal cell: the middle of the Portal tile (p. 7)."""
    return 9 * CROSS_PORTAL + MIDDLE if g.boss == SIREN else 9 * SQUARE_PORTAL + MIDDLE


def kind(g: Race, place: int) -> int:
    """Return the tile that lies at a place, 0 while it lies face down.

    The fifth place of the square, and that of the cross, always has the Portal tile.
    """
    return PORTAL_TILE if place == SQUARE_PORTAL or place == CROSS_PORTAL else g.tile[place]


def face(g: Race, cell: int) -> int:
    """Return what a cell shows as its tile lies, as the bits that `pictures` tells of."""
    place = PLACE_OF[cell]
    tile = g.tile[place] & OTHERS[place]
    at = TILE_CELLS * tile + TURN_CELLS * g.quarters[place] + CELL_FROM[cell]
    return FACES[g.numbers][at]


def ground(g: Race, cell: int) -> int:
    """Return what a cell is: plain, rubble, a special cell; plain while its tile is face down."""
    return ground_of(face(g, cell))


def ground_of(shown: int) -> int:
    """Return the ground of a cell that shows this; see `face`."""
    return shown >> TO_GROUND & THREE_BITS


def cells_of(g: Race, what: int) -> list[int]:
    """List the cells of a ground in this labyrinth, whose tiles lie face up."""
    first = first_place(g)
    found: list[int] = []
    for place in range(first, first + 9):
        tile = kind(g, place)
        if tile > 0:
            drawn = DRAWN[g.quarters[place]]
            for spot in range(9):
                if g.numbers[TILE[tile] + drawn[spot]] == what:
                    found.append(9 * place + spot)
    return found


def half_on(g: Race, cell: int) -> int:
    """Return the side of a cell that shows half a Spirit medallion, or NOWHERE."""
    return (face(g, cell) >> TO_HALF_ON & THREE_BITS) - 1


def border(g: Race, cell: int, side: int) -> int:
    """Return what a cell's own tile has on a side of it: OPEN, WALL or a thread; WALL face down."""
    return face(g, cell) >> (TO_BORDERS + 3 * side) & THREE_BITS


def closed(g: Race, cell: int, side: int) -> bool:
    """Return whether a wall or a face-down tile closes a side: Obstacle (p. 6) (HT-R92)."""
    if face(g, cell) >> side & 1 == 0:
        return True
    if INSIDE[SPOT_OF[cell]][side]:
        return False
    return face(g, NEXT[cell][side]) >> (side + 2) % 4 & 1 == 0


def open_sides(g: Race, cell: int) -> int:
    """Return the mask of the sides of a cell that are not closed, a bit each (p. 6)."""
    return open_of(g, cell, face(g, cell))


def open_of(g: Race, cell: int, shown: int) -> int:
    """Return the mask of the sides that are not closed of a cell that shows this; see `face`."""
    spot = SPOT_OF[cell]
    one, other = OUT_AT[spot][0], OUT_AT[spot][1]
    beyond = (face(g, BEYOND[cell][0]) >> (one ^ 2) & 1) << one
    beyond |= (face(g, BEYOND[cell][1]) >> (other ^ 2) & 1) << other
    return shown & ALL_SIDES & (INNER[spot] | beyond)


def walled(g: Race, cell: int, side: int) -> bool:
    """Return whether a wall, and not a face-down tile, closes a side of a cell (p. 16)."""
    other = NEXT[cell][side]
    return kind(g, other // 9) > 0 and closed(g, cell, side)


def frozen(g: Race, place: int) -> bool:
    """Return whether a Spirit medallion lies on a tile, which players cannot move then (p. 14)."""
    for cell in g.halves:
        if cell // 9 == place:
            return True
    return False


def side_to(cell: int, other: int) -> int:
    """Return the side of a cell on which another one lies, or NOWHERE if they do not touch."""
    for side in range(4):
        if NEXT[cell][side] == other:
            return side
    return NOWHERE


def spirits_left(g: Race) -> int:
    """Count the Spirit medallions left in stock; a game has one for each player (p. 5)."""
    held = 0
    for seat in range(g.seats):
        if g.medallions[seat] & SPIRIT:
            held += 1
    return g.seats - held - len(g.halves) // 2


# -- heroes ---------------------------------------------------------------------------------------


def hero_of(g: Race, seat: int) -> int:
    """Return the hero whom a seat plays (p. 4)."""
    if seat == 0:
        return g.hero_1
    if seat == 1:
        return g.hero_2
    return g.hero_3 if seat == 2 else g.hero_4


def has_power(g: Race, seat: int, hero: int) -> bool:
    """Return whether a seat plays this hero and has the Ether for the power (p. 16)."""
    return g.ether_left[seat] > 0 and hero_of(g, seat) == hero


def can_spend(g: Race, seat: int, hero: int) -> bool:
    """Return whether a seat may use this hero's power by choice: only upright (HT-Q67)."""
    return has_power(g, seat, hero) and g.lies[seat] == UPRIGHT


def blessed(g: Race, seat: int, medallion: int) -> bool:
    """Return whether a hero has the blessing of a medallion (p. 14)."""
    return g.blessings == ON_ and g.medallions[seat] & medallion > 0


def many(g: Race, seat: int) -> int:
    """Count the different medallions on a hero's action bar."""
    return COUNT[g.medallions[seat]]


def free_points(g: Race, seat: int) -> int:
    """Count the uncovered slots of a hero's action bar (p. 7, p. 13, p. 15)."""
    return max(g.numbers[POINTS] - many(g, seat) - g.curses[seat], 0)


def tokens_leave(g: Race, seat: int) -> bool:
    """Return whether Hades tokens go if this hero's turn ends here (p. 13).

    None of them may be new, and the hero must be off the Boss's tile.  [hades-trap:hades-token]
    (HT-Q23)
    """
    away = g.boss_at < 0 or g.at[seat] // 9 != g.boss_at // 9
    return g.curses[seat] > 0 and away and not g.fresh[seat]


def pawn_on(g: Race, cell: int, but: int = NOWHERE) -> int:
    """Return the hero who stands upright on a cell, or NOWHERE; the hero `but` is overlooked."""
    if cell in g.at:
        for seat in range(g.seats):
            if g.at[seat] == cell and g.lies[seat] == UPRIGHT and seat != but:
                return seat
    return NOWHERE


def taken(g: Race, cell: int, but: int = NOWHERE) -> bool:
    """Return whether a pawn, a hero's or the Boss, stands on a cell (p. 6) [hades-trap:token].

    The hero `but` is overlooked.  Tokens do not take a cell.
    """
    return cell == g.boss_at or pawn_on(g, cell, but) >= 0


def hero_on(g: Race, cell: int) -> bool:
    """Return whether a hero is on a cell, upright or Stunned."""
    if cell in g.at:
        for seat in range(g.seats):
            if g.at[seat] == cell and g.lies[seat] != FALLEN:
                return True
    return False


def crossing(g: Race, seat: int) -> bool:
    """Return whether a seat is Daphne in her turn of crossing heroes and skeletons (p. 16)."""
    return g.wandering > 0 and seat == g.active and hero_of(g, seat) == DAPHNE


def sharing(g: Race, seat: int) -> bool:
    """Return whether Daphne is on the cell of another pawn, where nobody may stay (p. 6, p. 16)."""
    return g.wandering > 0 and taken(g, g.at[seat], seat)


def sides_beside(g: Race, cell: int) -> int:
    """Return the sides of a cell on which a pawn stands right there, a bit each.

    From BY_HEROES on there is a bit for each side on which a hero is, however he is.
    """
    mask = SIDES_TO[cell][g.boss_at] if g.boss_at >= 0 else 0
    for seat in range(g.seats):
        if g.at[seat] >= 0:
            sides = SIDES_TO[cell][g.at[seat]]
            mask |= sides << BY_HEROES
            if g.lies[seat] == UPRIGHT:
                mask |= sides
    return mask


def cost_of_leaving(g: Race, cell: int) -> int:
    """Return the points of a move from a cell: 2 in the Siren's water, else 1 (p. 18)."""
    if g.boss == SIREN and g.boss_at >= 0 and cell // 9 == CROSS_PORTAL and cell != g.boss_at:
        return OUT_OF_WATER
    return 1


def can_settle(g: Race, me: int, cell: int, left: int) -> bool:
    """Return whether a hero on a cell stands free there, or comes to a free one with `left` points.

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
    """Return whether a skeleton or a baby Hydra is on a cell."""
    return g.bones[cell] > 0 or cell in g.babies


def within_reach(g: Race, cell: int, side: int) -> bool:
    """Return whether grip and Attack pass a side of a cell (p. 9, p. 12) (HT-Q4)."""
    return g.walls == THROUGH or not closed(g, cell, side)


def sides_guarded(g: Race, cell: int) -> int:
    """Return the mask of the sides of a cell on which a skeleton or baby Hydra is right there."""
    mask = 0
    for side in range(4):
        mask |= int(g.bones[NEXT[cell][side]] > 0) << side
    for baby in g.babies:
        mask |= SIDES_TO[cell][baby]
    return mask


def gripping(g: Race, cell: int) -> bool:
    """Return whether a skeleton or baby Hydra grips on a cell: there or beside it (p. 12)."""
    if guarded(g, cell):
        return True
    sides = sides_guarded(g, cell)
    if sides == 0 or g.walls == THROUGH:
        return sides > 0
    return sides & open_sides(g, cell) > 0


def gripped(g: Race, seat: int) -> bool:
    """Return whether a hero is gripped and may not leave his cell (p. 12) (HT-Q47, HT-Q57)."""
    if g.lies[seat] != UPRIGHT or crossing(g, seat):
        return False
    if g.grip == AS_STATE:
        return gripping(g, g.at[seat])
    return g.caught[seat] > 0


# -- sight ----------------------------------------------------------------------------------------


def distance(g: Race, seat: int, other: int) -> int:
    """Count the cells to another hero in the line of sight, that hero's own included; 0 if unseen.

    It goes along one row or column (p. 6), with no obstacle between, and not through Limbo (HT-e).
    """
    cell, there = g.at[seat], g.at[other]
    side = side_towards(cell, there)
    if side < 0:
        return 0
    far = 0
    while LIMBO[cell][side] == 0 and not closed(g, cell, side):
        cell = NEXT[cell][side]
        far += 1
        if cell == there:
            return far
        if cell == g.boss_at:
            return 0
    return 0


def side_towards(cell: int, there: int) -> int:
    """Return the side of a cell on which another one of its row or column lies, or NOWHERE."""
    right, down = XY[there][0] - XY[cell][0], XY[there][1] - XY[cell][1]
    if right == 0 and down != 0:
        return SOUTH if down > 0 else NORTH
    if down == 0 and right != 0:
        return EAST if right > 0 else WEST
    return NOWHERE


# -- special cells --------------------------------------------------------------------------------


def other_stairs(g: Race, cell: int) -> int:
    """Return the cell of the other Stairs if they are revealed, or NOWHERE (p. 13)."""
    for other in cells_of(g, STAIRS):
        if other != cell:
            return other
    return NOWHERE


def counted(g: Race, seat: int) -> int:
    """Count the different medallions of a hero, a hidden Fortune included (p. 15)."""
    return many(g, seat) + int(FORTUNE in g.bag[seat])
