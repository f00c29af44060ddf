"""The board made from any view, where a game has no board of its own.

The own seat lies below, the others in turn above it, what belongs to nobody between them.  What an
answer points at and no area holds gets a line of its own, so that any answer can be pointed at.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, get_args

from heroon.kernel import Area, Piece, View
from heroon.kernel.words import Vocabulary
from heroon.texts import Texts

from .model import Look
from .short import shortened
from .types import (
    Board,
    Card,
    Cell,
    Die,
    Edge,
    EdgeKind,
    Grid,
    Mark,
    Panel,
    Pile,
    Row,
    RowKind,
    Seat,
    Side,
    Thing,
    Value,
    Zone,
)

_NUMBERED: Final = re.compile(r"(\d+)\.(\d+)")
#: How long a mark may be that stands on a small card.
_SHORT: Final = 4
_SIDES: Final[Mapping[str, Side]] = {side: side for side in get_args(Side)}
_EDGES: Final[Mapping[str, EdgeKind]] = {kind: kind for kind in get_args(EdgeKind)}
#: Where the upper side of a turned tile points, by quarters.
_TURNED: Final = ("↑", "→", "↓", "←")
#: The number of tints that tell pieces of different kinds apart at a glance.
_TINTS: Final = 6


def plain(look: Look, targets: Mapping[str, str] | None = None, title: str = "") -> Board:
    """Make the board of a view; `targets` names the targets of the answers as they are called."""
    return _Maker(look, targets or {}).board(title or look.t.text("game-title"))


# -- what answers point at ------------------------------------------------------------------------


class _Places(NamedTuple):
    """The places and cards of a view that tokens of answers can point at."""

    view: View
    cells: tuple[tuple[str, frozenset[str]], ...]
    faces: dict[str, str]


#: The places of the view that was asked for last.
_last: list[_Places] = []


def targets(word: int, view: View, words: Vocabulary) -> tuple[str, ...]:
    """List the targets that an answer points at, for a game that does not say it.

    A target is a place of a grid that has all places of its kind, a seat, or a card: one in the
    own hand, else one on the own side, else one anywhere.
    """
    places = _places(view)
    out = []
    for of, values in zip(words.verbs[words.verb_of[word]].domains, words.args, strict=False):
        value = values[word]
        token = of.by_value.get(value, "")
        if of.name == "seat":
            out.append(f"seat/{value}")
            continue
        area = next((id for id, cells in places.cells if cells.issuperset(of.tokens)), "")
        if area:
            out.append(f"{area}/{token}")
        elif token in places.faces:
            out.append(places.faces[token])
    return tuple(dict.fromkeys(out))


def _places(view: View) -> _Places:
    if _last and _last[0].view is view:
        return _last[0]
    cells = [
        (area.id, frozenset(cells_of(area)[0]))
        for area in view.areas
        if area.kind in ("grid", "board") and (area.columns or area.cells)
    ]
    faces: dict[str, str] = {}
    seat = view.seat

    def near(area: Area) -> int:
        return 2 * (area.owner != seat) + (area.kind != "hand")

    for area in sorted(view.areas, key=near):
        for piece in area.pieces:
            if piece.face:
                faces.setdefault(piece.face, f"{area.id}/{piece.at or piece.face}")
    found = _Places(view, tuple(cells), faces)
    _last[:] = [found]
    return found


def noun(t: Texts, token: str) -> str:
    """Return the name of a token; the token itself if the game has no name for it."""
    if not t.has_noun(token):
        return token
    return t.noun(token)


class _Maker:
    """The maker of one board."""

    def __init__(self, look: Look, targets: Mapping[str, str]):
        self.look = look
        self.view: View = look.view
        self.t = look.t
        self.targets = targets
        self.used: set[str] = set()
        self.shown: set[str] = set()
        self.own = max(self.view.seat, 0)

    # -- the whole ---------------------------------------------------------------------------

    def board(self, title: str) -> Board:
        view = self.view
        areas: dict[int, list[Thing]] = {}
        hands: list[Thing] = []
        for area in view.areas:
            mine = area.kind == "hand" and area.owner == self.own and view.seat >= 0
            things = hands if mine else areas.setdefault(area.owner, [])
            things.append(self.area(area))
        counters: dict[int, list[Value]] = {}
        for name, number in view.counters:
            value, owner = self.counter(name, number)
            counters.setdefault(owner, []).append(value)
        seats = sorted({*areas, *counters} - {-1})
        around = [s for s in seats if s > self.own] + [s for s in seats if s < self.own]
        away = tuple(self.seat(s, counters, areas) for s in around)
        home = (self.seat(self.own, counters, areas),) if self.own in seats else ()
        centre = self.counted(-1, counters.get(-1, []))
        rest = self.rest()
        zones = [
            Zone(name="away", parts=away),
            Zone(name="centre", parts=(*sorted(areas.get(-1, ()), key=_size), *centre)),
            Zone(name="home", parts=home),
            Zone(name="hand", parts=tuple(hands)),
            Zone(name="side", parts=rest),
        ]
        return Board(title=title, zones=tuple(zone for zone in zones if zone.parts))

    def seat(
        self, seat: int, counters: Mapping[int, list[Value]], areas: Mapping[int, list[Thing]]
    ) -> Seat:
        own = seat == self.view.seat
        name = self.t.text("web-you") if own else self.name(seat)
        view = self.view
        return Seat(
            id=self.id(f"seat.{seat}"),
            label=name,
            at=self.at(f"seat/{seat}"),
            seat=seat,
            name=name,
            own=own,
            turn=bool(view.awaited >> seat & 1),
            won=bool(view.result) and view.result[seat] == max(view.result),
            parts=(*self.counted(seat, counters.get(seat, [])), *areas.get(seat, ())),
        )

    def name(self, seat: int) -> str:
        name = noun(self.t, self.look.sentences.names.get(seat, f"player-{seat + 1}"))
        return name[:1].upper() + name[1:]

    def counted(self, owner: int, values: Sequence[Value]) -> tuple[Thing, ...]:
        if not values:
            return ()
        name = self.id("counters" if owner < 0 else f"counters.{owner}")
        label = ", ".join(value.label for value in values)
        return (Row(id=name, label=label, items=tuple(values), kind="strip"),)

    def rest(self) -> tuple[Thing, ...]:
        """Make a row of the targets that answers point at and that lie nowhere."""
        items = [
            Card(id=self.id(f"target.{target}"), label=called, at=(target,), name=called)
            for target, called in self.targets.items()
            if target not in self.shown
        ]
        if not items:
            return ()
        label = self.t.text("model-also")
        return (Row(id=self.id("targets"), label=label, name=label, items=tuple(items)),)

    # -- names -------------------------------------------------------------------------------

    def id(self, wanted: str) -> str:
        """Return the wanted id, or one like it if another thing has it."""
        name, n = wanted, 1
        while name in self.used:
            n += 1
            name = f"{wanted}~{n}"
        self.used.add(name)
        return name

    def at(self, *targets: str) -> tuple[str, ...]:
        """List those of these targets that the question knows, and the first in any case."""
        kept = tuple(t for i, t in enumerate(targets) if i == 0 or t in self.targets)
        self.shown.update(kept)
        return kept

    def counter(self, name: str, number: int) -> tuple[Value, int]:
        head, *rest = name.split(".")
        owner = int(rest[0]) if rest and rest[0].isdecimal() else -1
        called = self.t.text(f"counter-{head}")
        if len(rest) > 1:
            called = f"{called} {' '.join(rest[1:])}"
        label = self.t.text("counted", label=self.owned(called, owner), number=number)
        return (
            Value(id=self.id(f"counter.{name}"), label=label, name=called, value=number),
            owner,
        )

    def owned(self, label: str, owner: int) -> str:
        if owner < 0 or owner == self.view.seat:
            return label
        name = self.look.sentences.names.get(owner, f"player-{owner + 1}")
        return self.t.text("area-of", area=label, owner=name)

    # -- areas -------------------------------------------------------------------------------

    def area(self, area: Area) -> Thing:
        """Make of an area what it is: a grid, a board, a track, dice, a pile, a row."""
        t = self.t
        name = t.text(f"area-{area.id.partition('.')[0]}")
        label = self.owned(name, area.owner)
        id = self.id(f"area.{area.id}")
        at = self.at(area.id)
        if area.kind == "grid" or (area.kind == "board" and (area.columns or area.cells)):
            return self.grid(area, id, label, name, at)
        if area.kind == "track":
            return self.track(area, id, label, name, at)
        if area.kind == "dice":
            dice = tuple(self.die(area, i, piece) for i, piece in enumerate(area.pieces))
            return Row(id=id, label=label, at=at, name=name, items=dice, kind="dice")
        cards = tuple(self.card(area, i, piece) for i, piece in enumerate(area.pieces))
        if area.kind == "stack" or len(cards) < area.count:
            spread = any(target in self.targets for card in cards for target in card.at)
            told = t.text("labelled", label=label, text=str(area.count))
            return Pile(
                id=id, label=told, at=at, name=name, count=area.count, cards=cards, spread=spread
            )
        kind: RowKind = "hand" if area.kind == "hand" else "row"
        return Row(id=id, label=label, at=at, name=name, items=cards, kind=kind)

    def card(self, area: Area, i: int, piece: Piece, place: str = "", index: str = "") -> Card:
        """Make a card of a piece; `place` says where on a grid it lies, `index` is a short name."""
        t = self.t
        empty = not piece.face and not piece.id
        marks = self.marks(piece)
        name = noun(t, piece.face) if piece.face else "" if empty else t.text("back")
        told = name or t.text("model-none")
        label = ", ".join([told, *(mark.label for mark in marks), *([place] if place else [])])
        down = "down" in piece.marks
        rest = [part for part in (piece.at, piece.face) if part] or [str(i)]
        return Card(
            id=self.id(piece.id or f"{area.id}/{i}"),
            label=label,
            at=self.at(*(f"{area.id}/{part}" for part in rest)),
            style=(*self.mine(area), *((_tint(piece.face),) if index else ())),
            name=name,
            index=index,
            face="empty" if empty else "back" if not piece.face else "down" if down else "up",
            marks=marks,
        )

    def mine(self, area: Area) -> tuple[str, ...]:
        """Return the style of what lies in an area of the seat that looks."""
        return ("own",) if area.owner == self.view.seat and area.owner >= 0 else ()

    def marks(self, piece: Piece) -> tuple[Mark, ...]:
        """List the marks on a piece as the game names them, and how it is turned."""
        t, out = self.t, []
        for mark in piece.marks:
            name, _, value = mark.partition(":")
            key = f"mark-{name}"
            if t.has(key):
                label = t.text(key, value=value)
                few = shortened([label])[label]
                short = next((w for w in (value, label, few) if 0 < len(w) <= _SHORT), "")
                out.append(Mark(sign=key, label=label, short=short))
        if piece.turn % 4:
            quarters = piece.turn % 4
            label = t.text("model-turned", quarters=quarters)
            out.append(Mark(sign="mark-turned", label=label, short=_TURNED[quarters]))
        return tuple(out)

    def die(self, area: Area, i: int, piece: Piece) -> Die:
        t, marks = self.t, self.marks(piece)
        face = noun(t, piece.face) if piece.face else "?"
        label = ", ".join([face, *(mark.label for mark in marks)])
        parts = [part for part in (piece.at, piece.face) if part] or [str(i)]
        return Die(
            id=self.id(piece.id or f"{area.id}/{i}"),
            label=label,
            at=self.at(*(f"{area.id}/{part}" for part in parts)),
            face=face,
            marks=marks,
        )

    def track(self, area: Area, id: str, label: str, name: str, at: tuple[str, ...]) -> Thing:
        """Make a line of places with markers on it."""
        values: list[Thing] = []
        for i, piece in enumerate(area.pieces):
            called = noun(self.t, piece.face) if piece.face else name
            where = int(piece.at) if piece.at.isdecimal() else 0
            values.append(
                Value(
                    id=self.id(piece.id or f"{area.id}/{i}"),
                    label=self.t.text("counted", label=called, number=where),
                    at=self.at(*(f"{area.id}/{part}" for part in (piece.face, piece.at) if part)),
                    value=where,
                    name=called,
                    most=max(area.columns, where),
                    ticks=tuple(int(m[5:]) for m in piece.marks if m.startswith("tick:")),
                    track=True,
                )
            )
        return Panel(id=id, label=label, at=at, name=name, parts=tuple(values))

    # -- grids -------------------------------------------------------------------------------

    def grid(self, area: Area, id: str, label: str, name: str, at: tuple[str, ...]) -> Grid:
        """Make a grid with everything on its cells, walls and threads."""
        columns = max(area.columns, 1)
        names, rows = cells_of(area)
        lying: dict[str, list[tuple[int, Piece]]] = {}
        for i, (piece, cell) in enumerate(zip(area.pieces, lies_on(area), strict=True)):
            lying.setdefault(cell, []).append((i, piece))
        short = shortened(noun(self.t, piece.face) for piece in area.pieces if piece.face)
        cells = []
        for i, cell in enumerate(names):
            x, y = i % columns, i // columns
            items = tuple(
                self.card(area, k, piece, self.place(cell), short.get(noun(self.t, piece.face), ""))
                for k, piece in lying.get(cell, [])
            )
            lies = ", ".join(item.label for item in items) or self.t.text("model-none")
            cells.append(
                Cell(
                    id=self.id(f"cell.{area.id}/{cell}"),
                    label=lies
                    if items
                    else self.t.text("placed", name=lies, place=self.place(cell)),
                    at=self.at(f"{area.id}/{cell}"),
                    x=x,
                    y=y,
                    items=items,
                )
            )
        where = {cell: (i % columns, i // columns) for i, cell in enumerate(names)}
        return Grid(
            id=id,
            label=label,
            at=at,
            name=name,
            columns=columns,
            rows=rows,
            cells=tuple(cells),
            edges=tuple(self.edges(area, where)),
        )

    def place(self, cell: str) -> str:
        """Name a cell as it is said."""
        numbered = _NUMBERED.fullmatch(cell)
        if numbered:
            x, y = int(numbered[1]), int(numbered[2])
            return self.t.text("model-cell", column=x, row=y)
        return cell

    def edges(self, area: Area, where: Mapping[str, tuple[int, int]]) -> Iterable[Edge]:
        """Yield what stands on the sides of cells; `thread:red` is a thread that is called red."""
        called = {token for _, _, kind in area.edges if (token := kind.partition(":")[2])}
        short = _told_apart([noun(self.t, token) for token in called])
        for cell, side, told in area.edges:
            kind, _, token = told.partition(":")
            if cell not in where or side not in _SIDES or kind not in _EDGES:
                continue
            x, y = where[cell]
            name = noun(self.t, token) if token else ""
            what = name or self.t.text(f"model-{kind}")
            yield Edge(
                id=self.id(f"edge.{area.id}/{cell}.{side}"),
                label=self.t.text("model-edge", what=what, place=self.place(cell), side=side),
                style=(token,) if token else (),
                x=x,
                y=y,
                side=_SIDES[side],
                kind=_EDGES[kind],
                name=name,
                index=short[name] if name else "",
            )


def _told_apart(names: Sequence[str]) -> Mapping[str, str]:
    """Map each name to a sign of one letter or so, from the words that not all of them share."""
    words = [set(name.split()) for name in names]
    common = set.intersection(*words) if len(words) > 1 else set()
    own = {name: " ".join(w for w in name.split() if w not in common) or name for name in names}
    short = shortened(own.values(), least=1)
    return {name: short[word] for name, word in own.items()}


def _tint(face: str) -> str:
    """Return the style of a kind of pieces that gives its tint: the same in every position."""
    return f"tint-{zlib.crc32(face.encode()) % _TINTS + 1}"


def _size(thing: Thing) -> int:
    """Return how early a thing in the centre comes: grids first, the largest before the others."""
    return -len(thing.cells) if isinstance(thing, Grid) else 0


def lies_on(area: Area) -> tuple[str, ...]:
    """List the cell of each piece of a grid, however many pieces lie below it."""
    below = {piece.id: piece for piece in area.pieces}
    out = []
    for piece in area.pieces:
        at = piece
        for _ in area.pieces:  # a piece that lies on itself lies nowhere
            if at.on not in below:
                break
            at = below[at.on]
        out.append(at.on or at.at)
    return tuple(out)


def cells_of(area: Area) -> tuple[tuple[str, ...], int]:
    """List the names of a grid's cells in reading order, with the number of rows they fill.

    Where the area names none they are `column.row` from 1, or the places of its pieces.
    """
    columns = max(area.columns, 1)
    if area.cells:
        return area.cells, max(area.rows, -(-len(area.cells) // columns))
    ids = {piece.id for piece in area.pieces}
    places = [p.on or p.at for p in area.pieces if p.on not in ids]
    found = [_NUMBERED.fullmatch(place) for place in places]
    if all(found) and (places or area.rows):
        rows = max([area.rows, *(int(one[2]) for one in found if one)])
        names = tuple(f"{x}.{y}" for y in range(1, rows + 1) for x in range(1, columns + 1))
        return names, rows
    if all(place.isdecimal() for place in places):
        first = 1 if places and "0" not in places and _full(places, area) else 0
        last = max([area.rows * columns - 1 + first, *(int(place) for place in places)])
        rows = -(-(last + 1 - first) // columns)
        return tuple(str(n) for n in range(first, first + rows * columns)), rows
    return tuple(dict.fromkeys(places)), -(-len(set(places)) // columns)


def _full(places: Sequence[str], area: Area) -> bool:
    """Return whether cells count from 1: the last cell of a full grid tells."""
    return max(map(int, places)) == max(area.rows * area.columns, area.count)
