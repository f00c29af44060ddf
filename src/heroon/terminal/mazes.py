"""Grids with walls as the app draws them: cells in few characters, and what stands between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from heroon.board.types import Act, Asked, Board, Card, Cell, Edge, Grid, Thing, Tile

from .aloud import between, corner, in_short
from .chips import BACK, SIGNS, Chips, apart, index_of, marks_of, styled
from .palette import known
from .scene import Scene
from .spans import Row, Span, centred, fit, wrap

_ACROSS: Final = {"": " ", "wall": "━", "thread": "┄", "door": "╍"}
_DOWN: Final = {"": " ", "wall": "┃", "thread": "┊", "door": "╏"}
#: What stands in a cell on which nothing lies.
_NOTHING: Final = "·"
_BELOW: Final = {"wall": "▁", "thread": "┄", "door": "╍"}


class Mazes(Chips):
    """The drawer of the grids of one board that have walls."""

    def __init__(self, board: Board, scene: Scene, asked: Asked):
        super().__init__(board, scene, asked)
        #: By the id of the cell in its middle, where its number stands: each tile.
        self.tiles = dict(_middles(board))

    def walls(self, grid: Grid) -> list[Row]:
        """Draw cells with what stands between them."""
        first = max(map(len, grid.heads), default=0)
        inset = " " * (first + bool(first))
        wide = max(3, min(8, (self.width - len(inset) - 1) // grid.columns - 1))
        at = {(cell.x, cell.y): cell for cell in grid.cells}
        across, down = between(grid.edges)
        if self.low(grid):
            return self.flat(grid, wide) + self.handles(grid, low=True)
        rows: list[Row] = []
        if grid.tops:
            rows.append([Span(inset + "".join(f" {top:^{wide}}" for top in grid.tops), "label")])
        for y in range(grid.rows + 1):
            bars: Row = [Span(f"{inset}{corner(at, 0, y, _post_at(grid, 0, y))}", "frame")]
            for x in range(grid.columns):
                edge = across.get((x, y))
                bars.append(Span(_bar(edge, wide), _inked(edge)))
                bars.append(Span(corner(at, x + 1, y, _post_at(grid, x + 1, y)), "frame"))
            rows.append(bars)
            if y == grid.rows:
                break
            row: Row = [Span(f"{grid.heads[y]:<{first}} ", "label")] if first else []
            for x in range(grid.columns + 1):
                row.append(Span(_post(down.get((x, y))), _inked(down.get((x, y)))))
                if x < grid.columns:
                    row += self.small(at.get((x, y)), wide)
            rows.append(row)
        return rows + self.handles(grid) + self.legend(grid)

    def low(self, grid: Grid) -> bool:
        """Return whether a grid with walls has no room for lines between its rows.

        Where no height is told the board scrolls above the answers: the fewer lines the better.
        """
        return bool(grid.edges) and not self.scene.tall and self.scene.height < 2 * grid.rows + 8

    def legend(self, grid: Grid) -> list[Row]:
        """Explain the short names and marks on the cells, where there is room for it."""
        if not self.scene.tall:
            return []
        told = meant_by(grid)
        spans = [Span(f"{' '.join(signs)} {name}   ", "dim") for name, signs in told.items()]
        return wrap([Span(" ")], spans, self.width)

    def flat(self, grid: Grid, wide: int) -> list[Row]:
        """Draw cells a line a row with what stands between them; what is below fills the cell."""
        first = max(map(len, grid.heads), default=0)
        at = {(cell.x, cell.y): cell for cell in grid.cells}
        across, down = between(grid.edges)
        head: Row = [Span(" " * (first + bool(first)))]
        for x in range(grid.columns):
            top = grid.tops[x] if grid.tops else ""
            head.append(Span(f" {_floored(top, across.get((x, 0)), wide)}", "label"))
        rows = [head]
        for y in range(grid.rows):
            row: Row = [Span(f"{grid.heads[y]:<{first}} ", "label")] if first else []
            for x in range(grid.columns):
                row.append(Span(_post(down.get((x, y))), _inked(down.get((x, y)))))
                (cell,) = self.small(at.get((x, y)), wide)
                floor = _floored(cell.text.strip(), across.get((x, y + 1)), wide)
                row.append(cell._replace(text=floor))
            row.append(Span(_post(down.get((grid.columns, y))), "frame"))
            rows.append(row)
        return rows

    def handles(self, grid: Grid, low: bool = False) -> list[Row]:
        """Draw the handles of a grid below it, in few characters where the grid is low.

        There more lines would push what decides, the own points and the arrows, out of sight.
        """
        called = {tile.id: at for at, tile in _named_middles(grid)} if low else {}
        chips = [
            self.span(a, _handle(a, called), "label") if low else self.chip(a) for a in grid.acts
        ]
        return wrap([], apart(chips), self.width) if chips else []

    def small(self, cell: Cell | None, wide: int) -> Row:
        """Draw a cell of a maze in very few characters."""
        if cell is None:
            return [Span(" " * wide)]
        at = tuple(dict.fromkeys(t for thing in (*reversed(cell.items), cell) for t in thing.at))
        tile = self.tiles.get(cell.id)
        things: tuple[Thing, ...] = (cell, *cell.items, *((tile,) if tile is not None else ()))
        state = next(filter(None, (self.asked.state(thing) for thing in things)), "")
        sign = SIGNS[state][0].strip()
        number = in_short([n for thing in things for n in self.numbers.get(thing.id, ())])
        coming = [f"({index_of(thing)})" for thing in self.come.get(cell.id, ())]
        lying = [
            BACK * 2
            if isinstance(item, Card) and item.face == "back"
            else f"{index_of(item)}{marks_of(item)}"
            for item in cell.items
        ]
        walk = self.scene.walks.get(cell.at[0], "") if cell.at else ""
        names = "/".join([*lying, *coming]) or cell.ground[:wide]
        seen = " ".join(self.seen.get(cell.id, ()))
        # Where there is no room for all, what a walk costs is left out first, and what lies below.
        ways = [(names, walk, seen), (names, seen), (names,), (f"…{lying[-1]}" if lying else "",)]
        told = [" ".join(filter(None, (f"{sign}{number}", *way))) for way in ways]
        text = next((one for one in told if len(one) <= wide), told[-1])
        style = styled(cell.items[-1], "card") if cell.items else "label" if walk else "empty"
        return [Span(centred(text or _NOTHING, wide), style, at)]


def _middles(board: Board) -> Iterator[tuple[str, Tile]]:
    """Yield the tiles of a board, each with the id of the cell in its middle."""
    for grid in board.things():
        if isinstance(grid, Grid) and grid.tiles:
            at = {(cell.x, cell.y): cell.id for cell in grid.cells}
            for tile in grid.tiles:
                half = tile.size // 2
                yield at.get((tile.x + half, tile.y + half), ""), tile


def meant_by(grid: Grid) -> dict[str, dict[str, None]]:
    """Collect the short names and marks on the cells of a grid by what they mean."""
    told: dict[str, dict[str, None]] = {}
    for cell in grid.cells:
        if cell.ground and cell.note:
            told.setdefault(cell.note, {})[cell.ground] = None
        for item in cell.items:
            if isinstance(item, Card) and item.index and item.index != item.name:
                told.setdefault(item.name, {})[item.index] = None
            for mark in item.marks if isinstance(item, Card) else ():
                told.setdefault(mark.label, {})[mark.short] = None
    return told


#: What a handle does, in a character: a quarter turn, a way.
_HANDLES: Final = {"left": "↺", "right": "↻", "n": "↑", "e": "→", "s": "↓", "w": "←"}


def _handle(act: Act, called: Mapping[str, str]) -> str:
    """Write a handle by its sign and the cell in the middle of its tile; else by its name."""
    sign = _HANDLES.get(act.side, "")
    return f"{sign}{called.get(act.of, '')}" if sign else act.name or act.label


def _named_middles(grid: Grid) -> Iterator[tuple[str, Tile]]:
    """Yield the tiles of a grid, each with the name of the cell in its middle."""
    for tile in grid.tiles:
        x, y = tile.x + tile.size // 2, tile.y + tile.size // 2
        if x < len(grid.tops) and y < len(grid.heads):
            yield f"{grid.tops[x]}{grid.heads[y]}", tile


def _post_at(grid: Grid, x: int, y: int) -> str:
    """Return the sign where four cells meet: another one where tiles do."""
    met = any(
        x in (tile.x, tile.x + tile.size) and y in (tile.y, tile.y + tile.size)
        for tile in grid.tiles
    )
    return "+" if met else "·"


def _inked(edge: Edge | None) -> str:
    """Return the style of what stands between two cells: the colour of a thread if it has one."""
    words = edge.style if edge is not None and edge.index else ()
    return next((word for word in words if known(word)), "frame")


def _bar(edge: Edge | None, wide: int) -> str:
    """Draw what stands above a cell: a line, with its sign in the middle."""
    kind, sign = (edge.kind, edge.index[:1]) if edge is not None else ("", "")
    return f"{sign:{_ACROSS[kind]}^{wide}}"


def _floored(text: str, edge: Edge | None, wide: int) -> str:
    """Write what lies on a cell, over what stands below it: a wall, or a thread with its sign."""
    if edge is None:
        return centred(text, wide)
    sign = edge.index[:1]
    room = wide - len(sign)
    lies = "" if text == _NOTHING else fit(text, min(len(text), room))
    return f"{lies:{_BELOW[edge.kind]}^{room}}{sign}"


def _post(edge: Edge | None) -> str:
    """Return what stands left of a cell: its sign, or a line."""
    return (edge.index[:1] or _DOWN[edge.kind]) if edge is not None else " "
