"""Walks: answers that are given one after the other by naming the cell to which they lead.

A game's model says which there are (`Model.routes`).  Here each has the name of its cell as it
stands at the rim of the grid (`c5`); the cells of a tile to which one leads all name it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from heroon.board.model import Look, Route
from heroon.board.types import Board, Cell, Grid, Tile
from heroon.kernel import View
from heroon.play.laid import board_of, model_of
from heroon.texts import Texts

if TYPE_CHECKING:
    from heroon.play.match import Match


class CellWalk(NamedTuple):
    """A walk to a cell: the cell's name and targets, and what its answers are.

    `tile` says that it leads to the tile on which the cell lies, `here` that the cell is the goal
    itself, or the middle of that tile.
    """

    name: str
    at: tuple[str, ...]
    route: Route
    here: bool
    tile: bool

    @property
    def sign(self) -> str:
        """What stands on the cell; nothing on the other cells of a tile."""
        return f"{self.route.sign}{self.signs}" if self.here else ""

    @property
    def signs(self) -> str:
        """What happens to who stays there, in few characters: `!` for a blow."""
        return ("!" if self.route.danger else "") + "".join(m.short for m in self.route.marks)


def walks_of(match: Match, view: View, seat: int) -> tuple[CellWalk, ...]:
    """List the walks that a seat may name at its question."""
    model = model_of(match.table.spec.id)
    if model is None or model.routes is None or seat < 0 or not view.words:
        return ()
    look = Look(view, match.sentences(seat))
    routes = {route.of: route for route in model.routes(look)}
    return tuple(_walks(board_of(look), routes)) if routes else ()


def _walks(board: Board, routes: dict[str, Route]) -> Iterator[CellWalk]:
    for grid in board.things():
        if isinstance(grid, Grid):
            for cell in grid.cells:
                found = _route(grid, cell, routes)
                if found is not None:
                    yield CellWalk(name_of(grid, cell), cell.at, *found)


def _route(grid: Grid, cell: Cell, routes: dict[str, Route]) -> tuple[Route, bool, bool] | None:
    """Find the walk to a cell, or to the tile on which the cell lies.

    Returns with it whether the cell is the tile's middle, and whether it leads to a tile.
    """
    if cell.id in routes:
        return routes[cell.id], True, False
    for tile in grid.tiles:
        if tile.id in routes and _lies_on(cell, tile):
            middle = cell.x - tile.x == cell.y - tile.y == tile.size // 2
            return routes[tile.id], middle, True
    return None


def name_of(grid: Grid, cell: Cell) -> str:
    """Name a cell by what stands at the rim of its grid; empty where nothing does."""
    if cell.x >= len(grid.tops) or cell.y >= len(grid.heads):
        return ""
    return f"{grid.tops[cell.x]}{grid.heads[cell.y]}"


def cells_of(look: Look) -> frozenset[str]:
    """Return the names of all cells of a table."""
    grids = [thing for thing in board_of(look).things() if isinstance(thing, Grid)]
    return frozenset(name_of(grid, cell) for grid in grids for cell in grid.cells) - {""}


def at_once_of(match: Match, view: View, seat: int) -> Route | None:
    """Return the answers that are mostly given together, as a way that leads to no cell."""
    model = model_of(match.table.spec.id)
    if model is None or model.at_once is None or seat < 0 or not view.words:
        return None
    found = model.at_once(Look(view, match.sentences(seat)))
    return None if found is None else Route(of="", words=found[1], text=found[0])


def says_all(line: str) -> bool:
    """Return whether a typed line gives the answers that are mostly given together."""
    return line.strip().lower() in ("all", "tout")


def named_by(walks: Sequence[CellWalk], line: str) -> CellWalk | None:
    """Find the walk that a typed line names; None where it names none."""
    typed = line.strip().lower()
    return next((walk for walk in walks if walk.name and walk.name.lower() == typed), None)


def pointed_at(match: Match, view: View, seat: int, line: str) -> CellWalk | None:
    """Find the one answer about the tile whose cell a typed line names, as a walk of no cells.

    Such an answer is no walk, for it can be given where one stands; None where there are several.
    """
    look = Look(view, match.sentences(seat))
    name = line.strip().lower()
    for grid in [thing for thing in board_of(look).things() if isinstance(thing, Grid)]:
        for cell in grid.cells:
            if name_of(grid, cell) == name:
                at = {t for tile in grid.tiles if _lies_on(cell, tile) for t in tile.at}
                targets, words = match.teller.targets, match.table.spec.words
                found = [w for w in view.words if at & {*targets(w, view, words)}]
                if len(found) == 1:
                    text = look.sentences.word(found[0], view)
                    route = Route(of=cell.id, words=(found[0],), text=text)
                    return CellWalk(name, cell.at, route, here=True, tile=True)
    return None


def _lies_on(cell: Cell, tile: Tile) -> bool:
    return 0 <= cell.x - tile.x < tile.size and 0 <= cell.y - tile.y < tile.size


def told(walks: Sequence[CellWalk], t: Texts) -> list[str]:
    """Write lines that name the cells by what it costs to walk there, then those of tiles.

    The last lines say what the signs behind a cell mean.
    """
    near = sorted(walks, key=lambda one: (len(one.route.words), one.route.short, one.name))
    costs: dict[str, list[str]] = {}
    for walk in near:
        if walk.here and not walk.tile:
            costs.setdefault(walk.route.short, []).append(f"{walk.name}{walk.signs}")
    lines = [t.text("labelled", label=cost, text=", ".join(names)) for cost, names in costs.items()]
    for walk in near:
        if walk.here and walk.tile:
            text = ", ".join((walk.route.text, walk.route.short))
            lines.append(t.text("labelled", label=walk.name, text=text))
    known = {mark.short: mark.label for walk in near for mark in walk.route.marks}
    if any(walk.route.danger for walk in near):
        known["!"] = t.text("walk-danger")
    legend = " · ".join(f"{short} = {label}" for short, label in known.items())
    return [*lines, *([legend] if legend else [])]


def walked(match: Match, seat: int, words: Sequence[int]) -> int:
    """Say answers one after the other while the same question offers them; count those said."""
    prompt = match.seating.view(seat).prompt
    for count, word in enumerate(words):
        if match.seating.view(seat).prompt != prompt or word not in match.seating.words(seat):
            return count
        match.answer(seat, word)
    return len(words)
