"""HADES TRAP: the labyrinth on the board: its cells, the pieces on them, the handles of answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from heroon.board.types import Act, Card, Cell, Grid, Mark
from heroon.games.hades_trap.labyrinth import XY
from heroon.games.hades_trap.words import CELL, PLACE, SIDE
from heroon.kernel import Piece

from .scene import Sight
from .seen import named
from .stone import edges, tile_id, tiles
from .ways import joining

#: The sides in the letters of the model, by number and by name.
SIDES: Final = "nesw"
#: The pieces of a cell that lie on the ground.
SPECIAL: Final = ("portal", "force", "sandals", "joystick", "stairs", "pad")
#: What may lie below a pawn; the own pawn covers it, and stands for it.
BELOW: Final = ("special", "skeleton", "baby", "amphora")


def grid(scene: Sight) -> Grid:
    """Make the grid of the labyrinth with its tiles, edges, pieces and handles."""
    joins = joining(scene.look)
    area = scene.view.area("labyrinth")
    columns = area.columns
    lying: dict[str, list[Piece]] = {}
    for piece in area.pieces:
        if piece.face:
            lying.setdefault(piece.at, []).append(piece)
    dark = {p.at for p in scene.view.area("tiles").pieces if not p.face}
    cells = tuple(_cell(scene, at, lying.get(at, []), dark, columns) for at in area.cells if at)
    first = min(ord(at[0]) for at in area.cells if at)
    return Grid(
        id="labyrinth",
        label=scene.text("area-labyrinth"),
        style=("cross",) if columns > 9 else (),
        name=scene.text("area-labyrinth"),
        columns=columns,
        rows=area.rows,
        cells=cells,
        edges=tuple(edges(scene.look)),
        tiles=tuple(tiles(scene.look, joins)),
        acts=tuple(_acts(scene, joins)),
        heads=tuple(str(y + 1) for y in range(area.rows)),
        tops=tuple(chr(first + x) for x in range(columns)),
    )


def place_of(at: str) -> str:
    """Return the place (a tile's, by token) that a cell belongs to."""
    return PLACE.by_value[CELL.by_token[at] // 9]


def _cell(scene: Sight, at: str, pieces: list[Piece], dark: set[str], columns: int) -> Cell:
    x, y = XY[CELL.by_token[at]]
    place = place_of(at)
    hidden = place in dark
    items = tuple(_piece(scene, piece) for piece in pieces)
    told = ", ".join(item.label for item in items)
    if not told:
        told = scene.text("board-hidden" if hidden else "model-none")
    targets = (f"labyrinth/{at}", *((f"tile/{place}",) if hidden else ()))
    return Cell(
        id=f"cell.{at}",
        label=scene.text("board-cell", cell=at, text=told),
        at=targets,
        style=("dark",) if hidden else _grounds(pieces),
        ground="~" if hidden else "",
        note=scene.text("board-unexplored") if hidden else "",
        x=x,
        y=y,
        items=items,
    )


def _grounds(pieces: list[Piece]) -> tuple[str, ...]:
    """List the special ground of a cell, as style names for the theme."""
    return tuple(f"on-{p.face}" for p in pieces if p.face in SPECIAL)


def _piece(scene: Sight, piece: Piece) -> Card:
    """Make the card of a piece that lies on a cell."""
    marks = marks_of(scene, piece)
    name = scene.name(piece.face)
    token = piece.face
    style = [token]
    if any(mark.startswith("seat:") for mark in piece.marks):
        name, targets, more = _of_seat(scene, piece)
        style += more
    elif piece.id.startswith("boss."):
        style = ["boss", token]
        targets = ("boss",)
    elif token in SPECIAL:
        style = ["special", token]
        targets = (f"special/{piece.at}",)
    elif token == "half-spirit":
        style = ["half", f"half-{piece.marks[0]}"]
        targets = (f"half/{piece.at}",)
    else:
        targets = (f"{token}/{piece.at}",)
    style += [mark.sign.removeprefix("mark-") for mark in marks if mark.sign != "mark-side"]
    index = scene.text(f"board-short-{token}")
    if token == "half-spirit":
        index += scene.look.t.noun(SIDE.by_value[SIDES.index(piece.marks[0])])[0].upper()
    return Card(
        id=piece.id,
        label=", ".join((name, *(mark.label for mark in marks))),
        at=(targets[0], f"labyrinth/{piece.at}", *targets[1:]),
        style=tuple(style),
        art="spirit" if token == "half-spirit" else token,
        name=name,
        index=index,
        marks=tuple(mark for mark in marks if mark.short),
    )


def _of_seat(scene: Sight, piece: Piece) -> tuple[str, tuple[str, ...], list[str]]:
    """Return the name, the targets and the style names of a seat's hero or ghost.

    The viewer's own pawn covers what lies on its cell, so touching the pawn touches that, too.
    """
    seat = int(next(m for m in piece.marks if m.startswith("seat:"))[5:])
    own = seat == scene.view.seat
    style = ["pawn", *(("own",) if own else ())]
    below = tuple(f"{kind}/{piece.at}" for kind in BELOW) if own else ()
    if piece.face == "ghost":
        return scene.whose(scene.name("ghost"), seat), (f"ghost/{seat}", *below), style
    name = scene.text("board-pawn", name=scene.name(piece.face), player=scene.player(seat))
    return name, (f"hero/{seat}", *below), style


#: The marks of pieces, in few characters.
_SHORT: Final = {"stunned": "*", "fallen": "†", "gripped": "#", "burning": "^", "formed": "!"}


def marks_of(scene: Sight, piece: Piece) -> tuple[Mark, ...]:
    """List the marks of a piece, each with its sign and in words."""
    out = []
    for mark in piece.marks:
        if mark in _SHORT:
            label = scene.text(f"mark-{mark}")
            out.append(Mark(sign=f"mark-{mark}", label=label, short=_SHORT[mark]))
        elif mark in SIDES:
            out.append(Mark(sign="mark-side", label=scene.text(f"mark-{mark}")))
    return tuple(out)


def _acts(scene: Sight, joins: frozenset[str]) -> Iterator[Act]:
    """Make the handles of this question: turns of a tile, directions from a cell."""
    verbs = {f"{verb}:" for verb in ("turn", "twist")}
    for rest in sorted({*scene.asked("turn"), *scene.asked("twist")}):
        place, _, way = rest.rpartition("-")
        label = scene.text("board-turn-tile", place=named(place), way=way)
        meet = not joins.isdisjoint({verb + rest for verb in verbs})
        if meet:
            label = ", ".join((label, scene.text("board-joins")))
        yield Act(
            id=f"turn.{place}.{way}",
            label=label,
            at=(f"turn/{place}.{way}",),
            style=(way, *(("joins",) if meet else ())),
            of=tile_id(scene.look, place),
            name=label,
            side=way,
        )
    ways = {*scene.asked("charge"), *scene.asked("dash"), *scene.asked("hatch")}
    pawn = scene.hero(scene.own)
    boss = next((p.id for p in scene.view.area("labyrinth").pieces if p.id[:5] == "boss."), "")
    for name, side in SIDE.by_token.items():
        if name in ways:
            hatches = bool(scene.asked("hatch"))
            told = scene.text("board-way", does="hatch" if hatches else "charge", side=name)
            of = boss if hatches else pawn
            yield Act(
                id=f"way.{name}",
                label=told,
                at=(f"way/{name}",),
                style=(f"side-{SIDES[side]}",),
                of=of,
                name=told,
                side=SIDES[side],
            )
