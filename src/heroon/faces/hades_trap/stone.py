"""HADES TRAP: the tiles of the labyrinth, and the walls and threads on them.

An edge has the id of its place on the printed tile, and keeps it when the tile turns.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from heroon.board.model import Look
from heroon.board.types import Edge, EdgeKind, Side, Tile
from heroon.games.hades_trap.labyrinth import BORDER, XY
from heroon.games.hades_trap.words import CELL, PLACE
from heroon.kernel import Piece

from .ariadne import SIGNS
from .seen import named

_SIDES: Final[tuple[Side, ...]] = ("n", "e", "s", "w")


def tiles(look: Look, joins: Iterable[str] = ()) -> Iterator[Tile]:
    """Make the nine tiles, face down those that nobody has explored.

    `joins` are the answers by which halves of Spirit meet.  The style of a tile names the tiles
    with which one of them exchanges it.
    """
    pairs: dict[str, list[str]] = {}
    for text in joins:
        verb, _, rest = text.partition(":")
        if verb in ("swap", "trade"):
            one, _, other = rest.partition("+")
            pairs.setdefault(one, []).append(other)
            pairs.setdefault(other, []).append(one)
    frozen = {
        PLACE.by_value[CELL.by_token[p.at] // 9]
        for p in look.view.area("labyrinth").pieces
        if p.face == "half-spirit" and "formed" in p.marks
    }
    for piece in look.view.area("tiles").pieces:
        yield _tile(look, piece, piece.at in frozen, sorted({*pairs.get(piece.at, ())}))


def _tile(look: Look, piece: Piece, frozen: bool, joins: list[str]) -> Tile:
    t, at = look.t, piece.at
    x, y = XY[9 * PLACE.by_token[at]]
    name = t.noun(piece.face) if piece.face else t.text("board-hidden")
    if frozen:
        name = t.text("board-frozen", name=name)
    style = [piece.face.partition("-")[0] if piece.face else "dark"]
    return Tile(
        id=f"tile.{piece.face}" if piece.face else f"tile.{at}",
        label=t.text("board-tile", place=named(at), name=name),
        at=(f"tile/{at}",),
        style=(*style, *(("frozen",) if frozen else ()), *(f"joins-{at}" for at in joins)),
        x=x,
        y=y,
        size=3,
        turn=piece.turn,
    )


def tile_id(look: Look, place: str) -> str:
    """Return the id of the tile that lies at a place."""
    face = next((p.face for p in look.view.area("tiles").pieces if p.at == place), "")
    return f"tile.{face or place}"


def edges(look: Look) -> Iterator[Edge]:
    """Make the walls and threads; one between two cells of a tile stands at both of them."""
    t = look.t
    lying = {p.at: p for p in look.view.area("tiles").pieces}
    labels: dict[tuple[str, str], tuple[str, str]] = {}
    for at, side, told in look.view.area("labyrinth").edges:
        cell, number = CELL.by_token[at], _SIDES.index(side)
        tile = lying[PLACE.by_value[cell // 9]]
        border = BORDER[tile.turn][cell % 9][number]
        kind, _, token = told.partition(":")
        if (told, side) not in labels:
            what = t.text("board-thread", colour=token) if token else t.text("model-wall")
            colour = t.noun(token) if token else ""
            labels[told, side] = t.text("board-edge", what=what, side=side), colour
        label, colour = labels[told, side]
        x, y = XY[cell]
        yield Edge(
            id=f"edge.{tile.face}.{border}.{(number - tile.turn) % 4}",
            label=label,
            style=(token,) if token else (),
            x=x,
            y=y,
            side=_SIDES[number],
            kind=_KINDS[kind],
            name=colour,
            index=SIGNS.get(token, ""),
        )


_KINDS: Final[dict[str, EdgeKind]] = {"wall": "wall", "thread": "thread"}
