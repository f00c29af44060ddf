"""What each seat sees of the maze: the tiles, the cells with what lies on them, the bags."""

from __future__ import annotations

from typing import Final

from heroon.kernel import Area, Piece, View, number_faces
from tests.shapes.maze.state import CENTRE, Maze, ground, kind
from tests.shapes.maze.tiles import BORDER, GATE, LEVER, NAMES, OPEN, PAD, READING, WALL
from tests.shapes.maze.words import CELL, COLOUR, JAR, PLACE

_AT: Final = CELL.by_value
_GROUND: Final = {
    what: tuple(Piece(f"{name}.{at}", name, at) for at in CELL.tokens)
    for what, name in ((LEVER, "lever"), (PAD, "pad"), (GATE, "gate"))
}
_DARK: Final = tuple(Piece(f"maze/{at}", "", at) for at in CELL.tokens)
_JAR: Final = tuple(Piece(f"jar.{at}", "jar", at) for at in CELL.tokens)
_BONES: Final = tuple(Piece(f"skeleton.{at}", "skeleton", at) for at in CELL.tokens)
_SHADE: Final = tuple(Piece("shade", "shade", at) for at in CELL.tokens)
_CELLS: Final = tuple(_AT[cell] for cell in READING)


#: What a border is called in the view, by its number.
_THREAD: Final = {OPEN + 1 + i: f"thread:{name}" for i, name in enumerate(COLOUR.tokens)}


def _edges(place: int, tile: int, quarters: int) -> tuple[tuple[str, str, str], ...]:
    """The walls and threads of a tile as it lies in a place."""
    borders = enumerate(BORDER[tile][quarters])
    return tuple(
        (_AT[9 * place + cell], "nesw"[side], "wall" if border == WALL else _THREAD[border])
        for cell, sides in borders
        for side, border in enumerate(sides)
        if border != OPEN
    )


#: By place, tile (none for one face down) and quarter turns.
_EDGES: Final = tuple(
    (((),) * 4, *(tuple(_edges(p, tile, q) for q in range(4)) for tile in range(1, 10)))
    for p in range(9)
)
_ORDER: Final = ("first", "second", "third", "fourth")


def view(g: Maze, seat: int) -> View:
    areas = [_tiles(g), _maze(g)]
    counters = [("left", g.left), ("turns", g.turns)]
    for s in range(g.seats):
        areas.append(_bag(g, s, seat))
        counters.append((f"slain.{s}", g.slain[s]))
    spent = [JAR.by_value[jar] for jar in g.spent]
    shown = tuple([Piece(f"spent.{i}", t) for i, t in zip(number_faces(spent), spent, strict=True)])
    areas.append(_threads(g))
    areas.append(Area("spent", "row", -1, shown, len(shown)))
    return View(seat, tuple(areas), tuple(counters))


def _tiles(g: Maze) -> Area:
    """The plan: nine tiles as they are turned, face down those that nobody has seen."""
    pieces = []
    for place, at in enumerate(PLACE.tokens):
        tile = kind(g, place)
        name = NAMES[tile - 1] if tile else ""
        pieces.append(Piece(name or f"tiles/{at}", name, at, turn=g.quarters[place]))
    return Area("tiles", "grid", -1, tuple(pieces), 9, 3, 3, cells=PLACE.tokens)


def _maze(g: Maze) -> Area:
    """The cells in reading order, each from below upwards: ground, jar, skeleton, heroes, shade."""
    heroes: dict[int, list[Piece]] = {}
    for s in sorted(range(g.seats), key=lambda s: -g.down[s]):
        marks = ("stunned",) if g.down[s] else ()
        piece = Piece(f"hero-{s + 1}", f"hero-{s + 1}", _AT[g.at[s]], marks)
        heroes.setdefault(g.at[s], []).append(piece)
    pieces: list[Piece] = []
    for cell in READING:
        if cell % 9 == CENTRE and kind(g, cell // 9) == 0:
            pieces.append(_DARK[cell])
        what = ground(g, cell)
        if what in _GROUND:
            pieces.append(_GROUND[what][cell])
        if g.ground[cell] >= 0:
            pieces.append(_JAR[cell])
        if g.bones[cell]:
            pieces.append(_BONES[cell])
        if cell in heroes:
            pieces += heroes[cell]
        if cell == 9 * g.shade + CENTRE:
            pieces.append(_SHADE[cell])
    edges: list[tuple[str, str, str]] = []
    for place in range(9):
        edges += _EDGES[place][kind(g, place)][g.quarters[place]]
    return Area("maze", "grid", -1, tuple(pieces), len(pieces), 9, 9, tuple(edges), _CELLS)


def _threads(g: Maze) -> Area:
    """The four colours, those that were crossed this turn with their number."""
    pieces = []
    for colour, name in enumerate(COLOUR.tokens):
        marks = (_ORDER[g.crossed.index(colour)],) if colour in g.crossed else ()
        pieces.append(Piece(name, name, "", marks))
    return Area("threads", "row", -1, tuple(pieces), 4)


def _bag(g: Maze, owner: int, seat: int) -> Area:
    """A bag: the jars that the seat knows by name, the rest by number."""
    known = [
        JAR.by_value[jar]
        for jar, mask in zip(g.bag[owner], g.watched[owner], strict=True)
        if seat >= 0 and mask >> seat & 1
    ]
    pieces = tuple(
        [Piece(f"bag.{owner}.{i}", t) for i, t in zip(number_faces(known), known, strict=True)]
    )
    return Area(f"bag.{owner}", "hand", owner, pieces, len(g.bag[owner]))
