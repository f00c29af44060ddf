"""The laws of every board and of every question over it; a game's tests ask for the faults."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Final, get_args

from .layers import badges, differ
from .types import (
    Act,
    Answer,
    Asked,
    Board,
    Card,
    Cell,
    Clash,
    Die,
    Edge,
    EdgeKind,
    FaceKind,
    Grid,
    Link,
    LinkKind,
    Odds,
    Row,
    RowKind,
    Side,
    StepState,
    Sum,
    Thing,
    Tile,
    Tone,
    ZoneName,
)

#: The most characters of a mark on a small card, and of what stands at an answer's place.
SHORT: Final = 4
AT_PLACE: Final = 24


def faults(
    board: Board,
    asked: Asked | None = None,
    styles: Collection[str] | None = None,
    art: Collection[str] | None = None,
) -> list[str]:
    """List what is wrong with a board and a question over it; with the known `styles` and `art`.

    Ids are unique, labels are said, kinds and what they name exist, cells lie on their grid; each
    target of an answer is on some thing, each number at one thing; no board differs from itself.
    """
    things = list(board.things())
    out = [*_names(things), *_kinds(board, things), *_places(things)]
    ids = {thing.id for thing in things}
    out += [
        f"{name} is named and lies nowhere" for name in _named(board, things) if name not in ids
    ]
    for thing in things:
        if styles is not None:
            out += [f"{thing.id}: style {w!r} is unknown" for w in thing.style if w not in styles]
        if art is not None and thing.art and thing.art not in art:
            out.append(f"{thing.id}: art {thing.art!r} is unknown")
    if differ(board, board):
        out.append("it differs from itself")
    return out + (list(_asked(board, asked, things)) if asked is not None else [])


def _names(things: Collection[Thing]) -> Iterator[str]:
    for name, many in Counter(thing.id for thing in things).items():
        if many > 1 or not name:
            yield f"{many} things have the id {name!r}"
    for thing in things:
        if not thing.label.strip():
            yield f"{thing.id} has no label"
        marks = thing.marks if isinstance(thing, Card | Cell | Die) else ()
        for mark in marks:
            if len(mark.short) > SHORT or not mark.label:
                yield f"{thing.id}: the mark {mark} is too long, or says nothing"


def _kinds(board: Board, things: Collection[Thing]) -> Iterator[str]:
    """Yield words that are none of their fixed set (kinds, sides, tones), and zones named twice."""
    found: list[tuple[str, str, object]] = [("zone", z.name, ZoneName) for z in board.zones]
    found += [("step", step.state, StepState) for step in board.steps]
    for thing in things:
        match thing:
            case Card():
                found.append((thing.id, thing.face, FaceKind))
            case Row():
                found.append((thing.id, thing.kind, RowKind))
            case Edge():
                found += [(thing.id, thing.side, Side), (thing.id, thing.kind, EdgeKind)]
            case Link():
                found.append((thing.id, thing.kind, LinkKind))
            case Odds():
                found += [(thing.id, share.tone, Tone) for share in thing.shares]
            case _:
                pass
    for name, word, kind in found:
        if word not in get_args(kind):
            yield f"{name}: {word!r} is none of {get_args(kind)}"
    for name, many in Counter(zone.name for zone in board.zones).items():
        if many > 1:
            yield f"there are {many} zones {name!r}"


def _places(things: Collection[Thing]) -> Iterator[str]:
    for grid in things:
        if not isinstance(grid, Grid):
            continue
        parts: tuple[Cell | Edge | Tile, ...] = (*grid.cells, *grid.edges, *grid.tiles)
        for part in parts:
            if not (0 <= part.x < grid.columns and 0 <= part.y < grid.rows):
                yield f"{part.id} lies outside of {grid.id}"
        for place, many in Counter((cell.x, cell.y) for cell in grid.cells).items():
            if many > 1:
                yield f"{grid.id}: {many} cells at {place}"
        for weights, many in ((grid.widths, grid.columns), (grid.heights, grid.rows)):
            if weights and (len(weights) != many or min(weights) < 1):
                yield f"{grid.id}: weights {weights} for {many}"
        if grid.heads and len(grid.heads) != grid.rows:
            yield f"{grid.id}: {len(grid.heads)} heads for {grid.rows} rows"
        if grid.tops and len(grid.tops) != grid.columns:
            yield f"{grid.id}: {len(grid.tops)} names for {grid.columns} columns"


def _named(board: Board, things: Collection[Thing]) -> Iterator[str]:
    """Yield the ids that things name of others."""
    if board.focus:
        yield board.focus
    for thing in things:
        match thing:
            case Link() | Act():
                yield from (thing.of,) if isinstance(thing.of, str) else thing.of
            case Sum():
                yield from (term.of for term in thing.terms if term.of)
            case Clash():
                for side in thing.sides:
                    yield from (term.of for term in side.terms if term.of)
            case _:
                pass


def _asked(board: Board, asked: Asked, things: Collection[Thing]) -> Iterator[str]:
    shown = {target for thing in things for target in thing.at}
    for target in sorted((asked.lit | asked.open | asked.picked) - shown):
        yield f"{target} stands out and is nowhere"
    for answer in asked.answers:
        for target in answer.at:
            if target not in shown:
                yield f"{_told(answer)}: {target} is nowhere"
        if len(answer.short) > AT_PLACE:
            yield f"{_told(answer)}: {answer.short!r} is too long for its place"
    where = Counter(number for numbers in badges(board, asked).values() for number in numbers)
    for answer in asked.answers:
        free = answer.pinned or not answer.at
        if where[answer.number] != 1 and not (free and not where[answer.number]):
            yield f"{_told(answer)}: its number stands at {where[answer.number]} things"


def _told(answer: Answer) -> str:
    return f"answer {answer.number} ({answer.text})"
