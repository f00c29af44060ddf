"""The news of a table that stands on the screen already, as line mode tells them.

A table fills a screen.  It is told whole when a turn begins, and a maze also when its walls or
grounds are others than before.  Between these the news say who does what, and here stand the lines
that are new: beside a maze, and of a table without one those of each thing that has changed.
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
    """A table as it was told last: whose it was, in which turn, its mazes, and what lies beside.

    `whole` names the things that are told in all their lines where one of these is new.
    """

    seat: int
    turn: int
    mazes: tuple[object, ...]
    beside: Told
    whole: frozenset[str] = frozenset()


def stood(board: Board, seat: int, turn: int, t: Texts) -> Stood:
    """Keep of a table what later tells what has changed."""
    mazes = [thing for thing in board.things() if _is_maze(thing)]
    whole = {part.id for zone in board.zones for part in zone.parts if _has_rows(part)}
    beside: Told = {}
    for zone in board.zones:
        for part in zone.parts:
            if not _is_maze(part):
                alone = Board(title="", zones=(replace(zone, parts=(part,)),))
                beside[part.id] = _paragraphs(aloud(alone, t))
    return Stood(seat, turn, tuple(map(_walls, mazes)), beside, frozenset(whole))


def news(before: Stood | None, now: Stood) -> list[str] | None:
    """List the lines that have changed; None where the table is to be drawn whole.

    What stands below the first line of a thing is told with that one.
    """
    if before is None or before[:3] != now[:3]:
        return None
    out: list[str] = []
    for id, paragraphs in now.beside.items():
        old = before.beside.get(id, [])
        new = [one for one in paragraphs if one not in old]
        if id in now.whole and old != paragraphs:
            new = paragraphs
        if new and new[0] != paragraphs[0]:
            new.insert(0, paragraphs[0])
        out += [line for paragraph in new for line in paragraph]
    return out


def _is_maze(thing: Thing) -> bool:
    return isinstance(thing, Grid) and bool(thing.edges)


def _has_rows(thing: Thing) -> bool:
    """Return whether single lines of a thing say nothing: those of a grid without walls."""
    return any(isinstance(one, Grid) and not one.edges for one in (thing, *thing.inside()))


def _walls(thing: Thing) -> object:
    """Return the walls and grounds of a maze, to compare."""
    assert isinstance(thing, Grid)
    return thing.edges, tuple((cell.id, cell.ground) for cell in thing.cells)


def _paragraphs(lines: Iterable[str]) -> list[tuple[str, ...]]:
    """Gather lines by paragraph: what was folded stands together."""
    out: list[list[str]] = []
    for line in lines:
        if line.startswith(_LATER) and out:
            out[-1].append(line)
        else:
            out.append([line])
    return [tuple(one) for one in out]
