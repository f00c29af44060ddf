"""Answers about a board by ids and targets: where things are, what differs, which number where.

Nothing here knows a game: everything is computed from the model alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .types import (
    Answer,
    Asked,
    Board,
    Card,
    Cell,
    Change,
    Clash,
    Die,
    Edge,
    Fact,
    Grid,
    If,
    Mark,
    Panel,
    Pile,
    Seat,
    Sheet,
    Sum,
    Table,
    Term,
    Thing,
    Tile,
    Value,
)

#: The parts of each type that are told when they change; what is inside of it tells for itself.
PARTS: Final[dict[type[Thing], tuple[str, ...]]] = {
    Value: ("value", "most"),
    Card: ("face", "name", "text", "note", "marks"),
    Pile: ("count",),
    Cell: ("ground", "note", "marks"),
    Edge: ("kind",),
    Tile: ("turn",),
    Die: ("face", "note", "marks"),
    Sum: ("terms", "total"),
    Clash: ("verdict", "cost"),
    Table: ("rows",),
    Seat: ("role", "turn", "won"),
    Panel: ("text",),
}


def where(board: Board) -> dict[str, tuple[str, Thing]]:
    """Map each id to the id of what holds the thing, and the thing."""
    return {thing.id: (holder, thing) for holder, thing in board.held()}


# -- what differs ---------------------------------------------------------------------------------


def differ(old: Board, new: Board) -> If:
    """Find what changes from one board to another, by the ids of things.

    A thing that comes or goes takes what belongs to it along. One that lies elsewhere is
    `moved`, and among those that `come`. Where a tile turns, only the turn is told, not the
    changes of its edges and cells.
    """
    if old == new:
        return If()
    was, now = where(old), where(new)
    turned = _turned(was, now)
    changes: list[Change] = []
    come: list[tuple[str, Thing]] = []
    moved: list[tuple[str, str]] = []
    for name, (holder, thing) in now.items():
        before = was.get(name)
        if before is None:
            if holder in was or holder not in now:
                come.append((holder, thing))
            continue
        if before[0] != holder:
            moved.append((name, name))
            come.append((holder, thing))
        if name not in turned and before[1] is not thing:
            changes += _changes(before[1], thing)
    gone = tuple(
        name
        for name, (holder, _) in was.items()
        if name not in now and (holder in now or holder not in was)
    )
    return If(changes=tuple(changes), come=tuple(come), gone=gone, moved=tuple(moved))


def _changes(old: Thing, new: Thing) -> Iterable[Change]:
    if type(old) is not type(new):
        return
    for part in PARTS.get(type(new), ()):
        before, after = getattr(old, part), getattr(new, part)
        if before != after and not _another(old, new):
            yield Change(of=new.id, part=part, old=told(before), new=told(after))


def _another(old: Thing, new: Thing) -> bool:
    """Return whether a value has another name now: it counts something else, and did not change."""
    return isinstance(old, Value) and isinstance(new, Value) and old.name != new.name


def _turned(was: dict[str, tuple[str, Thing]], now: dict[str, tuple[str, Thing]]) -> set[str]:
    """List the edges and cells of tiles that have turned, which need no change of their own."""
    out: set[str] = set()
    for name, (holder, tile) in now.items():
        before = was.get(name, ("", tile))[1]
        if not isinstance(tile, Tile) or not isinstance(before, Tile):
            continue
        if (before.turn, before.x, before.y) == (tile.turn, tile.x, tile.y):
            continue
        grid = now[holder][1]
        if isinstance(grid, Grid):
            parts: tuple[Cell | Edge, ...] = (*grid.cells, *grid.edges)
            out |= {part.id for part in parts if _on(tile, part)}
    return out


def _on(tile: Tile, part: Cell | Edge) -> bool:
    return tile.x <= part.x < tile.x + tile.size and tile.y <= part.y < tile.y + tile.size


def told(value: object) -> str:
    """Write a field of a thing as text: the names of its marks, the terms of its sum."""
    if isinstance(value, tuple):
        return ", ".join(told(one) for one in value)
    if isinstance(value, Mark):
        return value.label
    if isinstance(value, Term):
        return f"{value.text} {value.points}".strip()
    return "" if value is False else "1" if value is True else str(value)


# -- numbers --------------------------------------------------------------------------------------


def badges(board: Board, asked: Asked) -> dict[str, tuple[int, ...]]:
    """Map ids to the numbers that stand there; each number at one thing or, pinned, at none.

    A number belongs to the first target of its answer that is not picked. It stands at an empty
    cell that has it as first target, else at a thing that has it as first target, else at the
    first thing that has it at all; where there is none, the next target is tried.
    """
    at: dict[str, tuple[int, str]] = {}
    known: set[str] = set()
    for thing in board.things():
        known.add(thing.id)
        empty = isinstance(thing, Cell) and not thing.items
        for place, target in enumerate(thing.at):
            rank = 2 if place else int(not empty)
            if target not in at or rank < at[target][0]:
                at[target] = (rank, thing.id)
    out: dict[str, list[int]] = {}
    for answer in asked.answers:
        name = answer.badge if answer.badge in known else _bearer(answer, asked, at)
        if name:
            out.setdefault(name, []).append(answer.number)
    return {name: tuple(numbers) for name, numbers in out.items()}


def _bearer(answer: Answer, asked: Asked, at: dict[str, tuple[int, str]]) -> str:
    """Find the id of the thing that bears an answer's number; "" if no thing has its targets."""
    open_ones = [target for target in answer.at if target not in asked.picked]
    for target in (*open_ones, *reversed(answer.at)):
        if target in at:
            return at[target][1]
    return ""


# -- what a thing is ------------------------------------------------------------------------------


def sheet(
    board: Board,
    asked: Asked,
    of: str,
    *,
    text: tuple[str, ...] = (),
    facts: tuple[Fact, ...] = (),
    cannot: tuple[tuple[str, str, str], ...] = (),
    rule: str = "",
) -> Sheet | None:
    """Describe the thing of an id, with the answers it takes part in; None if there is no such id.

    The game and the table give texts, facts, and why something is not possible.
    """
    thing = next((thing for thing in board.things() if thing.id == of), None)
    if thing is None:
        return None
    targets = set(thing.at)
    can = tuple(answer for answer in asked.answers if targets.intersection(answer.at))
    own = [part for part in (thing, *thing.inside()) if isinstance(part, Sum)]
    printed = (thing.text,) if isinstance(thing, Card) and thing.text and not text else ()
    numbers = () if facts or not isinstance(thing, Card) else tuple(map(_fact, thing.values))
    return Sheet(
        of=of,
        title=getattr(thing, "name", "") or thing.label,
        text=(*printed, *text),
        facts=(*numbers, *facts),
        sums=tuple(own),
        can=can,
        cannot=cannot,
        rule=rule,
    )


def _fact(value: Value) -> Fact:
    return Fact(label=value.name or value.label, value=str(value.value))
