"""HADES TRAP: what each seat sees: tiles, cells and what lies on them, the boards of the heroes."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from heroon.kernel import Area, Piece, View, number_faces

from .cards import BABIES, EDGES, MARKS, OPEN, PICTURE, PLAIN, RUBBLE, TILE
from .labyrinth import BORDER, DRAWN, MIDDLE, PLACE_TOKENS, READING, XY
from .places import free_points, gripped, hero_of, kind, spirits_left, tokens_leave
from .state import BURNING, FALLEN, FREE, OPTIONS, RUBBLES, STUNNED, Race
from .steps import EXCHANGE, FINISH, LABYRINTH, RUN
from .words import (
    BOSSES,
    CELL,
    COLOUR,
    COMBAT,
    COURAGE,
    DISCORD,
    FORCE,
    FORTUNE,
    HADES,
    HEROES,
    HYDRA,
    MEDALLIONS,
    OBJECTS,
    SIDE,
    SIREN,
    SPIRIT,
    TILES,
)

_AT: Final = CELL.by_value
_GROUND: Final = ("", "portal", "force", "sandals", "joystick", "stairs", "pad", "rubble")
_SIDES: Final = "nesw"
_ORDER: Final = ("first", "second", "third", "fourth")


def _grid(cross: int) -> tuple[str, ...]:
    """List the names of all cells of a labyrinth's grid in reading order; a gap has none."""
    wide = 15 if cross else 9
    named = {XY[cell]: _AT[cell] for cell in READING[cross]}
    return tuple(named.get((x, y), "") for y in range(wide) for x in range(wide))


_GRIDS: Final = (_grid(0), _grid(1))
_PLANS: Final = (
    PLACE_TOKENS[:9],
    tuple(
        {
            (2, 0): "north-2",
            (2, 1): "north-1",
            (0, 2): "west-2",
            (1, 2): "west-1",
            (2, 2): "portal",
            (3, 2): "east-1",
            (4, 2): "east-2",
            (2, 3): "south-1",
            (2, 4): "south-2",
        }.get((x, y), "")
        for y in range(5)
        for x in range(5)
    ),
)


def view(g: Race, seat: int) -> View:
    """Show a seat the table: all of it but what is in amphorae and on face-down tiles.

    [hades-trap:components] [hades-trap:stack] [hades-trap:fortune]
    """
    areas = [_tiles(g), _labyrinth(g), _arrows(g), _sequence(g), _waiting(g), _formed(g), _stock(g)]
    counters = [("left", g.left), ("turns", g.turns), ("wrath", g.wrath)]
    for s in range(g.seats):
        areas += [_bag(g, s, seat), _bar(g, s)]
        counters += [
            (f"points.{s}", free_points(g, s)),
            (f"medallions.{s}", g.medallions[s].bit_count()),
            (f"trophies.{s}", g.trophies[s]),
            (f"ether.{s}", g.ether_left[s]),
            (f"curses.{s}", g.curses[s]),
        ]
    # Fortune is never discarded: when it has been shown, it lies on an action bar.
    spent = [OBJECTS.by_value[amphora] for amphora in g.spent if amphora != FORTUNE]
    shown = [Piece(f"spent.{i}", t) for i, t in zip(number_faces(spent), spent, strict=True)]
    areas.append(Area("spent", "row", -1, tuple(shown), len(shown)))
    return View(seat, tuple(areas), tuple(counters), _marks(g))


def _marks(g: Race) -> tuple[str, ...]:
    """List the marks of a view: options, whose turn it is, and what lies on no cell.

    `burning`: the skeletons that wait burn; `leaving`: the active hero's Hades tokens go if the
    turn ends as things lie [hades-trap:force.alarm] [hades-trap:hades-token]; `charging`: which way
    and from which cell the active hero runs [hades-trap:charge]; `alarms`: the medallions whose
    alarms are still to sound [hades-trap:alarm].
    """
    marks = [f"{o.name}:{o.values[getattr(g, o.name)]}" for o in OPTIONS]
    marks.append(f"active:{g.active}")
    if g.wandering:
        marks.append("wandering")
    if g.burning:
        marks.append("burning")
    if tokens_leave(g, g.active):
        marks.append("leaving")
    if g.alarms:
        marks.append("alarms:" + "+".join(MEDALLIONS.by_value[alarm % 8] for alarm in g.alarms))
    way, _, step = g.agenda[-3:] if g.agenda else (0, 0, 0)
    if step == RUN:
        marks += [f"charging:{SIDE.by_value[way % 4]}", f"charged-from:{CELL.by_value[way // 4]}"]
    return tuple(marks)


def _tiles(g: Race) -> Area:
    """Return the plan of the nine tiles, face down those that nobody has turned."""
    cross = int(g.boss == SIREN)
    pieces = []
    for place in range(9 * cross, 9 * cross + 9):
        tile = kind(g, place)
        name = "" if not tile else TILES.by_value.get(tile, "portal-tile")
        at = PLACE_TOKENS[place]
        pieces.append(Piece(name or f"tiles/{at}", name, at, turn=g.quarters[place]))
    wide = 5 if cross else 3
    return Area("tiles", "grid", -1, tuple(pieces), 9, wide, wide, cells=_PLANS[cross])


def _labyrinth(g: Race) -> Area:
    """Return the cells in reading order, each from below upwards [hades-trap:stack]."""
    cross = int(g.boss == SIREN)
    pawns: dict[int, list[Piece]] = {}
    for s in sorted(range(g.seats), key=lambda s: -g.lies[s]):
        if g.at[s] >= 0:
            pawns.setdefault(g.at[s], []).append(_hero(g, s))
        if g.ghost[s] >= 0:
            ghost = Piece(f"ghost.{s}", "ghost", _AT[g.ghost[s]], (f"seat:{s}",))
            pawns.setdefault(g.ghost[s], []).append(ghost)
    drawn = [_drawn(g, place) for place in range(9 * cross, 9 * cross + 9)]
    pieces: list[Piece] = []
    for cell in READING[cross]:
        at = _AT[cell]
        pieces += drawn[cell // 9 - 9 * cross].pieces[cell % 9]
        if g.ground[cell] >= 0:
            pieces.append(Piece(f"amphora.{at}", "amphora", at))
        if g.bones[cell]:
            marks = ("burning",) if g.bones[cell] == BURNING else ()
            pieces.append(Piece(f"skeleton.{at}", "skeleton", at, marks))
        for i in range(g.babies.count(cell)):
            pieces.append(Piece(f"baby.{at}.{i}" if i else f"baby.{at}", "baby", at))
        pieces += pawns.get(cell, ())
        if cell == g.boss_at:
            name = BOSSES.by_value[g.boss]
            pieces.append(Piece(f"boss.{name}", name, at))
    wide = 15 if cross else 9
    edges = tuple(edge for tile in drawn for edge in tile.edges)
    area = tuple(pieces)
    return Area("labyrinth", "grid", -1, area, len(area), wide, wide, edges, _GRIDS[cross])


def _hero(g: Race, s: int) -> Piece:
    name = HEROES.by_value[hero_of(g, s)]
    marks = [f"seat:{s}"]
    if g.lies[s] == STUNNED:
        marks.append("stunned")
    if g.lies[s] == FALLEN:
        marks.append("fallen")
    if gripped(g, s):
        marks.append("gripped")
    return Piece(name, name, _AT[g.at[s]], tuple(marks))


#: What a border is called in the view, by its number.
_BORDER: Final = ("", "wall", *(f"thread:{name}" for name in COLOUR.tokens))


class _Drawn(NamedTuple):
    """What is printed on a tile that lies somewhere: by spot the pieces, then the edges."""

    pieces: tuple[tuple[Piece, ...], ...]
    edges: tuple[tuple[str, str, str], ...]


def _drawn(g: Race, place: int) -> _Drawn:
    """Return what is printed on the tile at a place, or its back where it lies face down."""
    tile = kind(g, place)
    if not tile:
        return _back(place)
    first = TILE[tile]
    formed = tuple(cell % 9 for cell in g.halves if cell // 9 == place)
    return _front(place, g.quarters[place], tuple(g.numbers[first : first + PICTURE]), formed)


@cache
def _back(place: int) -> _Drawn:
    at = _AT[9 * place + MIDDLE]
    back = (Piece(f"labyrinth/{at}", "", at),)
    return _Drawn(tuple(back if spot == MIDDLE else () for spot in range(9)), ())


@lru_cache(maxsize=2048)
def _front(place: int, quarters: int, picture: tuple[int, ...], formed: tuple[int, ...]) -> _Drawn:
    """Return a tile face up, by its picture and turns; `formed` spots bear a medallion."""
    pieces: list[tuple[Piece, ...]] = []
    edges: list[tuple[str, str, str]] = []
    for spot in range(9):
        at, found = _AT[9 * place + spot], list[Piece]()
        what, mark = picture[DRAWN[quarters][spot]], picture[MARKS + DRAWN[quarters][spot]]
        if what not in (PLAIN, RUBBLE):
            found.append(Piece(f"{_GROUND[what]}.{at}", _GROUND[what], at))
        if mark:
            more = ("formed",) if spot in formed else ()
            turned = _SIDES[(mark - 1 + quarters) % 4]
            found.append(Piece(f"spirit.{at}", "half-spirit", at, (turned, *more)))
        pieces.append(tuple(found))
        for side, name in enumerate(_SIDES):
            border = picture[EDGES + BORDER[quarters][spot][side]]
            if border != OPEN:
                edges.append((at, name, _BORDER[border]))
    return _Drawn(tuple(pieces), tuple(edges))


def _arrows(g: Race) -> Area:
    """Return the arrows, by side clockwise from the north."""
    pieces = []
    for side in range(4):
        if g.turns:
            colour = COLOUR.by_value[g.arrow.index(side)]
            pieces.append(Piece(f"arrow.{colour}", colour, str(side + 1)))
    return Area("arrows", "row", -1, tuple(pieces), len(pieces))


def _sequence(g: Race) -> Area:
    """Return the four colours, with their number in the sequence, and the Alarm token last.

    Those that have had their turn in the Labyrinth phase are `resolved`.
    """
    pieces = []
    laid = [token % FREE for token in g.crossed]
    done = _resolved(g)
    for colour, name in COLOUR.by_value.items():
        marks: tuple[str, ...] = ()
        if colour in laid:
            at = laid.index(colour)
            marks = (_ORDER[at], *(("resolved",) if at < done else ()))
        pieces.append(Piece(name, name, "", marks))
    pieces.append(Piece("alarm", "alarm", "", ("laid",) if g.alarms else ()))
    return Area("threads", "row", -1, tuple(pieces), len(pieces))


def _resolved(g: Race) -> int:
    """Count the tokens of the sequence for which the Boss has acted, or acts now."""
    ahead = dict(zip(g.agenda[2::3], g.agenda[1::3], strict=True))
    after = len(g.crossed) if FINISH in ahead else 0
    return ahead.get(EXCHANGE, ahead.get(LABYRINTH, after))


def _waiting(g: Race) -> Area:
    """Return who is not in the labyrinth: heroes before their first turn, Boss, ghosts, babies."""
    pieces = []
    for s in range(g.seats):
        if g.at[s] < 0:
            name = HEROES.by_value[hero_of(g, s)]
            pieces.append(Piece(name, name, "", (f"seat:{s}",)))
    if g.boss_at < 0:
        name = BOSSES.by_value[g.boss]
        pieces.append(Piece(f"boss.{name}", name))
    if g.boss == HADES:
        away = [s for s in range(g.seats) if g.ghost[s] < 0]
        pieces += [Piece(f"ghost.{s}", "ghost", "", (f"seat:{s}",)) for s in away]
    if g.boss == HYDRA:
        left = g.numbers[BABIES] - len(g.babies)
        pieces += [Piece(f"waiting.baby.{i}", "baby") for i in range(left)]
    return Area("waiting", "row", -1, tuple(pieces), len(pieces))


def _formed(g: Race) -> Area:
    """Return the Spirit medallions in the labyrinth, on two cells each [hades-trap:spirit]."""
    pieces = [Piece(f"formed.{i}", "spirit") for i in range(len(g.halves) // 2)]
    return Area("formed", "row", -1, tuple(pieces), len(pieces))


def _stock(g: Race) -> Area:
    """Return the medallions left and the beaten skeletons [hades-trap:setup.medallions]."""
    pieces = []
    for bit, name in ((COURAGE, "courage"), (SPIRIT, "spirit"), (FORCE, "force")):
        held = sum(1 for mask in g.medallions if mask & bit)
        left = spirits_left(g) if bit == SPIRIT else g.seats - held
        pieces += [Piece(f"stock.{name}.{i}", name) for i in range(left)]
    if not any(mask & COMBAT for mask in g.medallions):
        pieces.append(Piece("stock.combat", "combat"))
    if g.seats > 2 and sum(g.fragments) < 2:
        halves = range(2 - sum(g.fragments))
        pieces += [Piece(f"stock.half.{i}", "half-discord") for i in halves]
    beaten = RUBBLES - len(g.box) - sum(1 for bone in g.bones if bone)
    pieces += [Piece(f"stock.skeleton.{i}", "skeleton") for i in range(beaten)]
    return Area("stock", "row", -1, tuple(pieces), len(pieces))


def _bag(g: Race, owner: int, seat: int) -> Area:
    """Return a hero's amphorae: those that the seat knows by name, the others only counted."""
    known = [
        OBJECTS.by_value[amphora]
        for amphora, mask in zip(g.bag[owner], g.watched[owner], strict=True)
        if seat >= 0 and mask >> seat & 1
    ]
    pieces = [Piece(f"bag.{owner}.{i}", t) for i, t in zip(number_faces(known), known, strict=True)]
    return Area(f"bag.{owner}", "hand", owner, tuple(pieces), len(g.bag[owner]))


def _bar(g: Race, owner: int) -> Area:
    """Return the medallions on a hero's action bar, Discord as its halves."""
    mask = g.medallions[owner] & ~DISCORD
    names = [m for i, m in enumerate(MEDALLIONS.tokens) if mask >> i & 1]
    pieces = [Piece(f"bar.{owner}.{name}", name) for name in names]
    pieces += [Piece(f"bar.{owner}.half.{i}", "half-discord") for i in range(g.fragments[owner])]
    return Area(f"bar.{owner}", "row", owner, tuple(pieces), len(pieces))
