"""Views: what one seat sees, as frozen data that leads back to nothing hidden."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Piece:
    """A card, tile, die or figure as a seat sees it.

    A face has its name, a back has its place.

    - `id`: kind and number when the face is seen (`8D`, `strike#2`), else area and position
      (`field.1/2.3`)
    - `face`: the token of the kind, or empty
    - `at`: the position within a grid
    - `marks`: the public tokens on it
    - `turn`: by how many quarters a tile is turned, clockwise
    - `on`: the cell on which it lies, or the id of the piece on which it does; what lies on the
      same cell comes from below upwards
    """

    id: str
    face: str = ""
    at: str = ""
    marks: tuple[str, ...] = ()
    turn: int = 0
    on: str = ""


@dataclass(frozen=True, slots=True)
class Area:
    """A region of the table.

    - `kind`: row, grid, stack, hand, board, track or dice
    - `owner`: a seat, or -1
    - `count`: how many pieces are there, shown or not; an unordered place that the seat does
      not see has a count and no pieces
    - `columns`, `rows`: the size of a grid or board; `columns` is the last number of a track
    - `cells`: the names of its cells in reading order; where there are none, cells are named
      `column.row` from 1
    - `edges`: what stands on sides of its cells as they lie now: cell, side (`n`, `e`, `s`,
      `w`), kind (`wall`, `thread`, `door`)

    On a track the `at` of a piece is a number, and marks `tick:4` say which numbers matter.
    """

    id: str
    kind: str
    owner: int = -1
    pieces: tuple[Piece, ...] = ()
    count: int = 0
    columns: int = 0
    rows: int = 0
    edges: tuple[tuple[str, str, str], ...] = ()
    cells: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat (or a spectator, seat -1) sees it.

    `awaited` is the mask of the seats whose answer is due (0: nature, or the end), `prompt`
    the key of the question, `words` the answers this seat may give.
    """

    seat: int
    areas: tuple[Area, ...]
    counters: tuple[tuple[str, int], ...] = ()
    marks: tuple[str, ...] = ()
    awaited: int = 0
    prompt: str = ""
    words: tuple[int, ...] = ()
    result: tuple[int, ...] = ()
    reason: str = ""

    def area(self, name: str) -> Area:
        """Return the area with this id; raises `KeyError`."""
        for area in self.areas:
            if area.id == name:
                return area
        raise KeyError(name)

    def counter(self, name: str) -> int:
        """Return the counter of this name; raises `KeyError`."""
        return dict(self.counters)[name]

    def faces(self) -> Counter[str]:
        """Count how often each face is shown; undo must not go back behind a new face.

        The level of a card, a `+` behind its face, is no news: it is turned in the open.
        """
        shown = [p.face for a in self.areas for p in a.pieces if p.face]
        return Counter([face.removesuffix("+") for face in shown])


def number_faces(tokens: list[str]) -> list[str]:
    """Make ids of face tokens in view order: the second and later ones of a kind get a number."""
    seen: dict[str, int] = {}
    out: list[str] = []
    for token in tokens:
        seen[token] = seen.get(token, 0) + 1
        out.append(token if seen[token] == 1 else f"{token}#{seen[token]}")
    return out
