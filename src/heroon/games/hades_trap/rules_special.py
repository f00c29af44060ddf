"""HADES TRAP: the special cells, the objects in amphorae, and their blessings (p. 13-14)."""

from __future__ import annotations

from heroon.kernel import Rule, confirm, tell

from . import words as w
from .cards import JOYSTICK_CELL, PAD_CELL, SANDALS_CELL, STAIRS
from .labyrinth import (
    BESIDE,
    COMES_FROM,
    CROSS_PORTAL,
    GOES_TO,
    NEAR,
    SQUARE_PORTAL,
)
from .places import (
    blessed,
    cells_of,
    distance,
    first_place,
    frozen,
    gripped,
    has_power,
    kind,
    other_stairs,
    taken,
)
from .rules_hits import read_grip, read_grips_anew
from .rules_medallions import form_spirits, take_formed
from .rules_moving import spend
from .state import FALLEN, UPRIGHT, Race
from .steps import STEPS, USED

# -- what may be said -----------------------------------------------------------------------------


def charge_sides(g: Race, seat: int, ways: int) -> int:
    """Return the mask of the sides to which a hero may charge, of those that are open.

    [hades-trap:charge] (HT-Q5, HT-R36)
    """
    return 0 if gripped(g, seat) else ways


def add_sandals_words(g: Race, seat: int, ways: int, words: list[int]) -> None:
    """Add the charges from a Sandals cell, and with Courage the teleports to others.

    [hades-trap:sandals] [hades-trap:courage.blessing] (HT-Q66)
    """
    words += w.CHARGES[charge_sides(g, seat, ways)]
    if blessed(g, seat, w.COURAGE) and not gripped(g, seat):
        for cell in cells_of(g, SANDALS_CELL):
            if not taken(g, cell) and cell != g.at[seat]:
                words.append(w.TELEPORT[cell])


def may_turn(g: Race, seat: int, place: int) -> bool:
    """Return whether a Joystick turns a tile: one's own or one beside it, not across Limbo.

    [hades-trap:joystick] [hades-trap:spirit.frozen] (HT-Q9, HT-Q10)
    """
    here = g.at[seat] // 9
    if place != here and place not in BESIDE[here]:
        return False
    return kind(g, place) > 0 and not frozen(g, place)


def may_turn_far(g: Race, place: int) -> bool:
    """Return whether the blessing of Spirit turns a tile: any revealed one but the Portal tile.

    [hades-trap:spirit.blessing] (HT-R40)
    """
    if place == SQUARE_PORTAL or place == CROSS_PORTAL:
        return False
    return kind(g, place) > 0 and not frozen(g, place)


def add_joystick_words(g: Race, seat: int, words: list[int]) -> None:
    """Add the tiles that a Joystick cell turns, each to both sides [hades-trap:joystick].

    [hades-trap:spirit.blessing]
    """
    if not blessed(g, seat, w.SPIRIT):
        for place in NEAR[g.at[seat] // 9]:
            if may_turn(g, seat, place):
                words += w.TURN[place]
        return
    first = first_place(g)
    for place in range(first, first + 9):
        if may_turn(g, seat, place) or may_turn_far(g, place):
            words += w.TURN[place]


def may_swap(g: Race, seat: int, place: int) -> bool:
    """Return whether the Pad moves a tile, face down or not: not one's own, nor the Portal tile.

    [hades-trap:pad] [hades-trap:spirit.frozen] (HT-Q11)
    """
    if place == g.at[seat] // 9 or place == SQUARE_PORTAL or place == CROSS_PORTAL:
        return False
    return not frozen(g, place)


def swap_pairs(g: Race, seat: int) -> list[int]:
    """List the tiles that the Pad exchanges, as pairs coded 32 * first + second."""
    first = first_place(g)
    places = [p for p in range(first, first + 9) if may_swap(g, seat, p)]
    many = len(places)
    return [32 * places[i] + places[j] for i in range(many) for j in range(i + 1, many)]


def other_heroes(g: Race, seat: int) -> list[int]:
    """List the heroes with whom the Mirror can swap [hades-trap:mirror] (HT-f, HT-Q66)."""
    found: list[int] = []
    for other in range(g.seats):
        if other != seat and g.at[other] >= 0 and g.lies[other] != FALLEN:
            if g.lies[other] == UPRIGHT or not taken(g, g.at[other]):
                found.append(other)
    return found


def in_sight(g: Race, seat: int) -> list[int]:
    """List the upright heroes in the line of sight [hades-trap:sight] [hades-trap:boomerang]."""
    found: list[int] = []
    for other in range(g.seats):
        if other != seat and g.lies[other] == UPRIGHT and g.at[other] >= 0:
            if distance(g, seat, other) > 0:
                found.append(other)
    return found


def add_cell_words(g: Race, seat: int, what: int, ways: int, words: list[int]) -> None:
    """Add the words that activate the cell under a hero, by its kind and its open sides.

    [hades-trap:activate]
    """
    if what == SANDALS_CELL:
        add_sandals_words(g, seat, ways, words)
    elif what == JOYSTICK_CELL:
        add_joystick_words(g, seat, words)
    elif what == PAD_CELL:
        for pair in swap_pairs(g, seat):
            words.append(w.SWAP[pair // 32][pair % 32])
    elif what == STAIRS:
        other = other_stairs(g, g.at[seat])
        if may_climb(g, seat, other):
            words.append(w.CLIMB[other])


def may_climb(g: Race, seat: int, other: int) -> bool:
    """Return whether a hero may go to the other Stairs [hades-trap:stairs] (HT-Q5, HT-Q66)."""
    return other >= 0 and not taken(g, other) and not gripped(g, seat)


def add_object_words(g: Race, seat: int, ways: int, words: list[int]) -> None:
    """Add the uses of a hero's objects, by the open sides of his cell.

    [hades-trap:activate] [hades-trap:amphorae]
    """
    bag = g.bag[seat]
    if w.SANDALS in bag:
        words += w.DASHES[charge_sides(g, seat, ways)]
    if w.JOYSTICK in bag:
        for place in NEAR[g.at[seat] // 9]:
            if may_turn(g, seat, place):
                words += w.TWIST[place]
    if w.PAD in bag:
        for pair in swap_pairs(g, seat):
            words.append(w.TRADE[pair // 32][pair % 32])
    if w.MIRROR in bag:
        for other in other_heroes(g, seat):
            words.append(w.REFLECT[other])
    if w.BOOMERANG in bag:
        for other in in_sight(g, seat):
            words.append(w.HURL[other])


def add_throws(g: Race, seat: int, words: list[int]) -> None:
    """Add the throws of amphorae at heroes in sight, a point for each cell (Force).

    [hades-trap:force.blessing] [hades-trap:blessing] (HT-Q31)  Never Fortune
    [hades-trap:pick-up.limit].
    """
    if not blessed(g, seat, w.FORCE):
        return
    for other in range(g.seats):
        if other != seat and g.lies[other] == UPRIGHT and g.at[other] >= 0:
            far = distance(g, seat, other)
            if 0 < far <= g.left:
                for amphora in g.bag[seat]:
                    word = w.THROW[amphora][other]
                    if amphora != w.FORTUNE and word not in words:
                        words.append(word)


# -- what it does ---------------------------------------------------------------------------------


@STEPS.rule(USED)
def used(g: Race, seat: int, amphora: int) -> Rule[None]:
    """Discard an object that was revealed and used, unless Circe keeps it.

    [hades-trap:activate] [hades-trap:amphorae] [hades-trap:circe] (HT-k, HT-C3)
    """
    if has_power(g, seat, w.CIRCE) and g.lies[seat] == UPRIGHT:
        keeps = yield from confirm(seat, w.P_KEEP)
        if keeps:
            g.ether_left[seat] = 0
            tell(g, w.E_KEPT, seat, amphora)
            return
    spend(g, seat, amphora)


def move_to(g: Race, seat: int, cell: int) -> None:
    """Put a hero on another cell without a walk: no thread, no theft, no Spirit.

    [hades-trap:stairs] [hades-trap:courage.blessing] (HT-Q49)
    """
    g.at[seat] = cell
    tell(g, w.E_TELEPORTED, seat, cell)
    read_grip(g, seat)


def change_places(g: Race, seat: int, other: int) -> None:
    """Let two heroes change places (Mirror) [hades-trap:mirror] (HT-f)."""
    g.at[seat], g.at[other] = g.at[other], g.at[seat]
    tell(g, w.E_REFLECTED, seat, other)
    read_grip(g, seat)
    read_grip(g, other)


def turn_tile(g: Race, place: int, way: int) -> None:
    """Turn a tile by a quarter, to the left (0) or to the right (1), with all that is on it.

    [hades-trap:joystick] (HT-Q8, HT-Q12)
    """
    first = 9 * place
    jars = g.ground[first : first + 9]
    bones = g.bones[first : first + 9]
    for spot in range(9):
        g.ground[first + spot] = jars[COMES_FROM[way][spot]]
        g.bones[first + spot] = bones[COMES_FROM[way][spot]]
    for i in range(len(g.babies)):
        g.babies[i] = turned(g.babies[i], place, way)
    g.babies.sort()
    for seat in range(g.seats):
        g.at[seat] = turned(g.at[seat], place, way)
        g.ghost[seat] = turned(g.ghost[seat], place, way)
    g.boss_at = turned(g.boss_at, place, way)
    g.quarters[place] = (g.quarters[place] + 2 * way - 1) % 4


def turned(cell: int, place: int, way: int) -> int:
    """Return where a cell comes to be when a tile is turned."""
    return 9 * place + GOES_TO[way][cell % 9] if cell // 9 == place else cell


def turn_by_hand(g: Race, seat: int, place: int, way: int) -> None:
    """Turn a tile for a player; halves of Spirit may touch then, and grips are read anew.

    [hades-trap:joystick] [hades-trap:spirit] (HT-Q12)
    """
    turn_tile(g, place, way)
    tell(g, w.E_TURNED, seat, place, way)
    read_grips_anew(g, place, place)
    before = len(g.halves)
    form_spirits(g, place, place)
    take_formed(g, before)


def swap_tiles(g: Race, seat: int, place: int, other: int) -> None:
    """Exchange two tiles as they lie, with all that is on them.

    [hades-trap:pad] [hades-trap:spirit] (HT-Q12)
    """
    g.tile[place], g.tile[other] = g.tile[other], g.tile[place]
    g.quarters[place], g.quarters[other] = g.quarters[other], g.quarters[place]
    a, b = 9 * place, 9 * other
    for spot in range(9):
        g.ground[a + spot], g.ground[b + spot] = g.ground[b + spot], g.ground[a + spot]
        g.bones[a + spot], g.bones[b + spot] = g.bones[b + spot], g.bones[a + spot]
    for i in range(len(g.babies)):
        g.babies[i] = swapped(g.babies[i], place, other)
    g.babies.sort()
    for hero in range(g.seats):
        g.at[hero] = swapped(g.at[hero], place, other)
        g.ghost[hero] = swapped(g.ghost[hero], place, other)
    g.boss_at = swapped(g.boss_at, place, other)
    tell(g, w.E_SWAPPED, seat, place, other)
    read_grips_anew(g, place, other)
    before = len(g.halves)
    form_spirits(g, place, other)
    take_formed(g, before)


def swapped(cell: int, place: int, other: int) -> int:
    """Return where a cell comes to be when two tiles change places."""
    if cell // 9 == place:
        return 9 * other + cell % 9
    return 9 * place + cell % 9 if cell // 9 == other else cell
