"""The column of tiles drawn as text: how such a picture is read, written and checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from .columns import BadCell, Column, between

#: The width of a cell of a picture in signs, without the border before it.
WIDTH: Final = 5
#: The sides of a cell, for marks: `.(W)`.
SIDES: Final = "NESW"
#: The index of a wall among the edges.
WALL: Final = 1


@dataclass(frozen=True)
class Picture(Column):
    """A tile drawn as text: cells, what lies on the borders between and around them, marks.

        +     +=====+     +
           .  #  P  r  .(E)
        +     +     +  g  +
        ...

    Its numbers: the cells row by row (`cell`, an index in `cells`), the marked side of each
    (`mark`: 0 none, 1 N, 2 E, 3 S, 4 W), the borders left and right of the cells row by row
    (`upright`, an index in `edges`: 0 open, 1 a wall), those above and below them (`level`).

    The edges of `once` stand on one border of each picture; `joined` says that no cell is walled
    off; `counts` holds signs of cells with how often they stand in all pictures of the table, at
    least and at most.
    """

    rows: int = 3
    columns: int = 3
    cells: str = "."
    edges: str = " #"
    marks: bool = False
    once: str = ""
    joined: bool = False
    counts: tuple[tuple[str, int, int], ...] = ()

    @property
    def about(self) -> str:
        """One line that says what is allowed: size, signs of cells and edges, marks, laws."""
        marked = f", marks {SIDES}" if self.marks else ""
        laws = f", each of {self.once} once" if self.once else ""
        laws += ", all cells joined" if self.joined else ""
        laws += "".join(f", in all {sign} {between(low, high)}" for sign, low, high in self.counts)
        size = f"{self.rows} x {self.columns}"
        return f"picture {size}, cells {self.cells}, edges{self.edges}{marked}{laws}"

    def read(self, given: Mapping[str, Any], old: Sequence[int], either: bool) -> list[int]:
        """Read a picture, a list of lines, into its numbers; raises `BadCell`."""
        drawn = given[self.name]
        many = 2 * self.rows + 1
        if not isinstance(drawn, list) or len(drawn) != many:
            raise BadCell(f"{self.name} must be a picture of {many} lines", "")
        cells: list[int] = []
        marked: list[int] = []
        upright: list[int] = []
        level: list[int] = []
        for i, line in enumerate(drawn):
            full = 1 + (WIDTH + 1) * self.columns
            if not isinstance(line, str) or len(line.rstrip()) > full:
                raise BadCell(f"each line of {self.name} has {full} signs", line, i)
            text = line.ljust(full)
            if i % 2 == 0:
                level += self._borders(text, i)
            else:
                self._cells(text, i, cells, marked, upright)
        self._need_laws(upright, level)
        return [*cells, *(marked if self.marks else ()), *upright, *level]

    def check(self, values: Sequence[int]) -> None:
        """Raise `BadCell` for numbers out of range or of a picture that breaks a law."""
        super().check(values)
        many = self.rows * self.columns * (2 if self.marks else 1)
        level = many + self.rows * (self.columns + 1)
        self._need_laws(values[many:level], values[level:])

    def _need_laws(self, upright: Sequence[int], level: Sequence[int]) -> None:
        """Raise `BadCell` where a sign of `once` is not there once, or a cell is walled off."""
        for sign in self.once:
            n = [*upright, *level].count(self.edges.index(sign))
            if n != 1:
                raise BadCell(f"{self.name}: {sign} stands on one edge, not on {n}", sign)
        if self.joined:
            reached = self._reached(upright, level)
            for at in range(self.rows * self.columns):
                if at not in reached:
                    row, column = divmod(at, self.columns)
                    why = f"{self.name}: cell {column + 1} of row {row + 1} is walled off"
                    raise BadCell(why, "", 2 * row + 1)

    def _reached(self, upright: Sequence[int], level: Sequence[int]) -> set[int]:
        """Find the cells, by number, that can be reached from the first one inside the picture."""
        wide, many = self.columns, self.rows * self.columns
        reached, rest = {0}, [0]
        while rest:
            at = rest.pop()
            row, column = divmod(at, wide)
            west = row * (wide + 1) + column
            around = [(at - wide, level[at]), (at + wide, level[at + wide])]
            around += [(at - 1, upright[west])] * (column > 0)
            around += [(at + 1, upright[west + 1])] * (column < wide - 1)
            for other, border in around:
                if 0 <= other < many and border != WALL and other not in reached:
                    reached.add(other)
                    rest.append(other)
        return reached

    def _borders(self, text: str, i: int) -> list[int]:
        """Read a line of borders, `+     +=====+`, into one edge index a cell; raises `BadCell`."""
        out: list[int] = []
        for c in range(self.columns + 1):
            if text[c * (WIDTH + 1)] != "+":
                raise BadCell(f"line {i + 1} of {self.name}: a + belongs at every corner", text, i)
        for c in range(self.columns):
            drawn = text[c * (WIDTH + 1) + 1 : (c + 1) * (WIDTH + 1)]
            out.append(WALL if drawn == "=" * WIDTH else self._edge(drawn.strip() or " ", i))
        return out

    def _edge(self, sign: str, i: int) -> int:
        if len(sign) != 1 or sign not in self.edges:
            known = " ".join(self.edges.strip())
            raise BadCell(
                f"line {i + 1} of {self.name}: an edge is open or one of {known}", sign, i
            )
        return self.edges.index(sign)

    def _cells(
        self, text: str, i: int, cells: list[int], marked: list[int], upright: list[int]
    ) -> None:
        """Read a line of cells and the borders between them into the given lists of numbers."""
        for c in range(self.columns):
            at = c * (WIDTH + 1)
            upright.append(self._edge(text[at], i))
            drawn = text[at + 1 : at + WIDTH + 1].strip()
            sign, mark = drawn[:1], drawn[1:]
            if not sign or sign not in self.cells:
                known = " ".join(self.cells)
                raise BadCell(f"line {i + 1} of {self.name}: a cell is one of {known}", drawn, i)
            cells.append(self.cells.index(sign))
            sides = [f"({side})" for side in SIDES] if self.marks else []
            if mark and mark not in sides:
                known = " ".join(sides) or "none"
                raise BadCell(f"line {i + 1} of {self.name}: a mark is one of {known}", drawn, i)
            marked.append(sides.index(mark) + 1 if mark else 0)
        upright.append(self._edge(text[self.columns * (WIDTH + 1)], i))

    def write(self, values: Sequence[int], either: bool) -> dict[str, Any]:
        """Write the numbers of a picture as its lines of text."""
        rows, columns = self.rows, self.columns
        many = rows * columns
        cells, rest = values[:many], values[many:]
        marked, rest = (rest[:many], rest[many:]) if self.marks else ([0] * many, rest)
        upright, level = rest[: rows * (columns + 1)], rest[rows * (columns + 1) :]
        out: list[str] = []
        for r in range(rows + 1):
            signs = [self.edges[e] for e in level[r * columns : (r + 1) * columns]]
            borders = ["=" * WIDTH if s == self.edges[WALL] else s.center(WIDTH) for s in signs]
            out.append("+" + "".join(f"{border}+" for border in borders))
            if r == rows:
                break
            line = ""
            for c in range(columns):
                mark = marked[r * columns + c]
                drawn = self.cells[cells[r * columns + c]] + (
                    f"({SIDES[mark - 1]})" if mark else ""
                )
                line += self.edges[upright[r * (columns + 1) + c]]
                line += f"  {drawn}".ljust(WIDTH) if not mark else f" {drawn}".ljust(WIDTH)
            out.append(line + self.edges[upright[r * (columns + 1) + columns]])
        return {self.name: out}


def picture(
    name: str,
    rows: int,
    columns: int,
    cells: str,
    edges: str,
    *,
    marks: bool = False,
    once: str = "",
    joined: bool = False,
    counts: Mapping[str, Sequence[int]] | None = None,
    say: str = "",
) -> Picture:
    """Make a column of pictures, with the laws for each picture and for all of a table."""
    many = rows * columns
    slots = [f"cell{i + 1}" for i in range(many)]
    bounds = [(0, len(cells) - 1)] * many
    if marks:
        slots += [f"mark{i + 1}" for i in range(many)]
        bounds += [(0, len(SIDES))] * many
    for kind, count in (("upright", rows * (columns + 1)), ("level", (rows + 1) * columns)):
        slots += [f"{kind}{i + 1}" for i in range(count)]
        bounds += [(0, len(edges) - 1)] * count
    in_all = tuple((sign, low, high) for sign, (low, high) in (counts or {}).items())
    drawn = rows, columns, cells, edges, marks, once, joined, in_all
    return Picture(name, tuple(slots), tuple(bounds), "", (), say, *drawn)
