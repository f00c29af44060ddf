"""What line mode tells of a maze that stands on the screen already: only what has changed.

A labyrinth fills a screen.  It is drawn whole when a turn begins and when its walls or grounds are
others than before; between these, the news say who goes where, and here stand the lines beside the
maze that are new.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, NamedTuple

from heroon.board.types import Board, Grid, Thing
from heroon.texts import Texts

from .aloud import aloud

#: What a paragraph's later lines begin with, at least.
_LATER: Final = "    "


#: The paragraphs of a thing in lines of text, by its id.
Told = dict[str, list[tuple[str, ...]]]


class Stood(NamedTuple):
    """A table as it was told last: whose it was, in which turn, its mazes, and what lies beside."""

    seat: int
    turn: int
    mazes: tuple[object, ...]
    beside: Told


def stood(board: Board, seat: int, turn: int, t: Texts) -> Stood | None:
    """What a table is told by later; None for one without a maze, which is drawn each time."""
    mazes = [thing for thing in board.things() if _is_maze(thing)]
    if not mazes:
        return None
    beside: Told = {}
    for zone in board.zones:
        for part in zone.parts:
            if not _is_maze(part):
                alone = Board(title="", zones=(replace(zone, parts=(part,)),))
                beside[part.id] = _paragraphs(aloud(alone, t))
    return Stood(seat, turn, tuple(map(_walls, mazes)), beside)


def news(before: Stood | None, now: Stood) -> list[str] | None:
    """The lines that have changed beside a maze; None where the table is to be drawn whole.

    What stands below the first line of a thing is told with that one.
    """
    if before is None or before[:3] != now[:3]:
        return None
    out: list[str] = []
    for id, paragraphs in now.beside.items():
        old = before.beside.get(id, [])
        new = [one for one in paragraphs if one not in old]
        if new and new[0] != paragraphs[0]:
            new.insert(0, paragraphs[0])
        out += [line for paragraph in new for line in paragraph]
    return out


def _is_maze(thing: Thing) -> bool:
    return isinstance(thing, Grid) and bool(thing.edges)


def _walls(thing: Thing) -> object:
    """The walls and grounds of a maze."""
    assert isinstance(thing, Grid)
    return thing.edges, tuple((cell.id, cell.ground) for cell in thing.cells)


def _paragraphs(lines: Iterable[str]) -> list[tuple[str, ...]]:
    """Lines by paragraph: what is folded stands together."""
    out: list[list[str]] = []
    for line in lines:
        if line.startswith(_LATER) and out:
            out[-1].append(line)
        else:
            out.append([line])
    return [tuple(one) for one in out]
