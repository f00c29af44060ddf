"""A board as the app draws it: rows of spans with their targets, for any game.

Zones stand one below the other, seats as lines, grids as cells with the widths of their columns,
in frames where there is room.  A thing that may be picked has a sign or a heavier frame, and its
answer's number; what an answer would change stands at its place, old → new.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from heroon.board.layers import badges, where
from heroon.board.types import (
    FRONT,
    Act,
    Asked,
    Board,
    Card,
    Cell,
    Change,
    Clash,
    Die,
    Edge,
    Ending,
    Grid,
    If,
    Link,
    Mark,
    Odds,
    Panel,
    Pile,
    Seat,
    Sum,
    Table,
    Thing,
    Tile,
    Value,
)
from heroon.board.types import Row as Line

from .aloud import between, corner, in_short, sum_of
from .board import Row, Scene, Span, beside, boxed, centred, fit, length, words_of, wrap
from .palette import known

#: From what height of the board on cells of a grid are cards of several rows.
_HIGH: Final = 45
#: From what width of a cell on the long name stands beside the short one.
_NAMED: Final = 24
#: How wide a card of the hand is at least in its frame, and at most.
_CARD: Final = 9
_WIDEST: Final = 18
_BACK: Final = "▒"
#: The mark that stands before a name: who fights.
_FIGHTS: Final = "⚔"
#: What may be picked as well, but not best of all, stands out no more than the rest.
_SIGNS: Final = {"picked": ("»", "«"), "lit": ("›", " "), "open": (" ", " "), "": (" ", " ")}
_KINDS: Final = {"picked": 3, "lit": 2, "open": 0, "": 0}
_ACROSS: Final = {"": " ", "wall": "━", "thread": "┄", "door": "╍"}
_DOWN: Final = {"": " ", "wall": "┃", "thread": "┊", "door": "╏"}
#: What stands in a cell on which nothing lies.
_NOTHING: Final = "·"
_BELOW: Final = {"wall": "▁", "thread": "┄", "door": "╍"}


def draw(board: Board, scene: Scene) -> list[Row]:
    """The rows of a board at the scene's width and height."""
    asked = scene.asked or Asked(lit=scene.lit, open=scene.lit, picked=scene.picked)
    return _Drawer(board, scene, asked).rows()


class _Drawer:
    """Draws one board."""

    def __init__(self, board: Board, scene: Scene, asked: Asked):
        self.board = board
        self.scene = scene
        self.t = scene.t
        self.width = scene.width
        self.tracks = scene.tall
        self.asked = asked
        self.numbers = badges(board, asked) if asked.answers else {}
        shown = asked.shown or If()
        self.changes: dict[str, list[Change]] = {}
        for change in shown.changes:
            self.changes.setdefault(change.of, []).append(change)
        self.come: dict[str, list[Thing]] = {}
        for holder, thing in shown.come:
            self.come.setdefault(holder, []).append(thing)
        self.seen: dict[str, list[str]] = {}
        for name, mark in shown.marks:
            self.seen.setdefault(name, []).append(mark.short)
        self.gone = {*shown.gone, *(old for old, _ in shown.moved)}
        self.names = {thing.id: _index(thing) for thing in board.things()}
        #: By the id of the cell in its middle, where its number stands: each tile.
        self.tiles = dict(_middles(board))
        held = where(board)
        #: What lies open beside the piles: a card that lies there, too, need not be spread.
        self.open = {
            thing.at[0]
            for holder, thing in held.values()
            if isinstance(thing, Card) and thing.at and not isinstance(held[holder][1], Pile)
        }

    def rows(self) -> list[Row]:
        rows: list[Row] = []
        if self.board.steps:
            rows += self.steps()
        for zone in self.board.zones:
            for thing in zone.parts:
                rows += self.block(thing)
        if self.board.ending is not None:
            rows += self.ending(self.board.ending)
        return rows + self.missing(rows)

    def steps(self) -> list[Row]:
        styles = {"done": "dim", "now": "title", "later": "label"}
        spans = [
            Span(f"[{s.name}] " if s.state == "now" else f" {s.name}  ", styles[s.state])
            for s in self.board.steps
        ]
        return wrap([], spans, self.width)

    def missing(self, rows: Sequence[Row]) -> list[Row]:
        """What may be picked and was drawn nowhere: no answer is out of reach."""
        shown = {target for row in rows for span in row for target in span.targets}
        wanted = self.asked.lit | self.asked.open | self.asked.picked
        lost = [
            thing
            for thing in self.board.things()
            if wanted.intersection(thing.at) and shown.isdisjoint(thing.at)
        ]
        return wrap([], [self.chip(thing) for thing in lost], self.width) if lost else []

    # -- states --------------------------------------------------------------------------------

    def signs(self, thing: Thing) -> tuple[str, str]:
        """What stands before and behind a thing: its sign, its numbers."""
        before, behind = _SIGNS[self.asked.state(thing)]
        numbers = in_short(self.numbers.get(thing.id, ()))
        return before, f" {numbers}{behind}".rstrip(" ") + " " if numbers else behind

    def span(self, thing: Thing, text: str, style: str) -> Span:
        """A thing between its signs."""
        before, behind = self.signs(thing)
        text = " ".join((text, *self.seen.get(thing.id, ())))
        if thing.id in self.gone:
            text = f"✕{text}"
        return Span(f"{before}{text}{behind}", _styled(thing, style), thing.at)

    def became(self, thing: Thing, part: str, text: str) -> str:
        """A part of a thing, with what it would become."""
        for change in self.changes.get(thing.id, ()):
            if change.part == part and change.new and thing.id not in self.gone:
                return f"{text}→{change.new}"
        return text

    # -- things in a line --------------------------------------------------------------------------

    def chip(self, thing: Thing) -> Span:
        """A thing in a line."""
        match thing:
            case Card():
                text = self.card(thing)
                style = (
                    "back" if thing.face == "back" else "empty" if thing.face == "empty" else "card"
                )
                return self.span(thing, text, style)
            case Value():
                return self.span(thing, self.value(thing), "gold" if thing.track else "value")
            case Die():
                note = f" {self.became(thing, 'note', thing.note)}" if thing.note else ""
                marks = "".join(f" {mark.short or mark.label}" for mark in thing.marks)
                return self.span(
                    thing, f"[{self.became(thing, 'face', thing.face)}]{note}{marks}", "card"
                )
            case Pile():
                return self.pile(thing)
            case Act():
                return self.span(thing, f"({thing.name or thing.label})", "label")
            case Clash():
                return self.span(thing, self.clash(thing), "attack")
            case Sum():
                return self.span(thing, self.sum(thing), "value")
            case Odds():
                return self.span(thing, self.odds(thing), "dim")
            case _:
                return self.span(thing, getattr(thing, "name", "") or thing.label, "label")

    def card(self, card: Card, wide: int = 0) -> str:
        """A card in few words: its short name, what is on it; its long one where there is room."""
        if card.face == "empty":
            return card.name or card.label
        text, more = self.words(card, wide)
        return f"{text} {more}" if more else text

    def words(self, card: Card, wide: int = 0) -> tuple[str, str]:
        """The short name of a card, and what is on it, in so many characters where that goes."""
        name = card.index or card.name or card.label
        fights = [mark.short for mark in card.marks if mark.short == _FIGHTS]
        text = " ".join([*fights, name])
        if card.face == "back":
            text = self.t.text("back") if not card.index else text
        values = ", ".join(self.value(value) for value in card.values)
        note = self.became(card, "note", card.note)
        room = wide - len(text) - 3 if wide else 0
        more = self.marked(card, room - len(f"{values} {note}".strip()) if wide else 0)
        more = ", ".join(filter(None, (more, values)))
        fits = len(text) + len(card.name) + 4 <= wide
        if not more and (fits or wide >= _NAMED) and card.index and card.index != card.name:
            more = card.name
        return text, " ".join(filter(None, (more, note)))

    def marked(self, card: Card, room: int) -> str:
        """The marks of a card: in full, what comes first of each, or in few characters.

        The first that there is room for (0: for all).
        """
        marks = [mark for mark in card.marks if mark.short != _FIGHTS]
        new = [c.new for c in self.changes.get(card.id, ()) if c.part == "marks"]
        short = ",".join(mark.short or mark.label for mark in marks)
        ways = [", ".join(filter(None, (way, *new))) for way in _ways(marks)]
        ways.append(" ".join([*([f"[{short}]"] if short else []), *new]))
        return next((way for way in ways if not room or len(way) <= room), ways[-1])

    def value(self, value: Value) -> str:
        number = self.became(value, "value", str(value.value))
        if value.most:
            number = f"{number}/{value.most}"
        if value.track and value.most and isinstance(value.value, int) and self.tracks:
            number = f"{number} {_track(value)}"
        return f"{value.name} {number}" if value.name else number

    def pile(self, pile: Pile) -> Span:
        top = pile.cards[-1] if pile.cards else None
        text = f"{pile.name or pile.label} {self.became(pile, 'count', str(pile.count))}"
        if top is not None:
            text += f" {_index(top)}"
        return self.span(pile, text, "dim")

    def sum(self, total: Sum, called: str = "") -> str:
        terms = sum_of(total)
        told = self.became(total, "total", total.total)
        if called:
            return f"{called} = {terms}" if len(total.terms) > 1 else called
        name = f"{total.name} " if total.name else ""
        return f"{name}{terms} = {told}" if terms else f"{name}{told}"

    def clash(self, clash: Clash) -> str:
        totals = " : ".join(self.became(side, "total", side.total) for side in clash.sides)
        return " ".join(filter(None, (totals, self.became(clash, "verdict", clash.verdict))))

    def odds(self, odds: Odds) -> str:
        shares = ", ".join(f"{share.text} {share.n}/{share.of}" for share in odds.shares)
        return f"{odds.name} {shares}" if odds.name else shares

    # -- things in lines of their own --------------------------------------------------------------

    def block(self, thing: Thing, inset: int = 0) -> list[Row]:
        """A thing on lines of its own."""
        match thing:
            case Seat():
                return self.seat(thing)
            case Grid():
                return self.walls(thing) if thing.edges else self.grid(thing)
            case Line():
                return self.line(thing, inset)
            case Panel():
                return self.panel(thing, inset)
            case Table():
                return self.table(thing)
            case Pile():
                return self.piled(thing, inset)
            case Clash():
                rows = wrap(_inset(inset), [self.chip(thing)], self.width)
                for side in thing.sides:
                    rows += wrap(_inset(inset), words_of(self.sum(side), "dim"), self.width)
                return rows + (
                    wrap(_inset(inset), words_of(thing.cost, "dim"), self.width)
                    if thing.cost
                    else []
                )
            case Card() if thing.text or thing.parts:
                rows = wrap(_inset(inset), [self.chip(thing)], self.width)
                if thing.text and self.scene.tall:
                    rows += wrap(_inset(inset + 2), words_of(thing.text, "dim"), self.width)
                for part in thing.parts:
                    rows += self.block(part, inset + 2)
                return rows
            case _:
                return wrap(_inset(inset), [self.chip(thing)], self.width)

    def seat(self, seat: Seat) -> list[Row]:
        """A player: the name, what fits behind it, then lines of their own."""
        # The sign says whose turn it is: the words would only take room.
        role = seat.role.removeprefix(self.t.text("model-turn")) if seat.turn else seat.role
        name = ("▶ " if seat.turn else "  ") + ", ".join(
            filter(None, (seat.name or seat.label, role.removeprefix(", ")))
        )
        name += " ★" if seat.won else ""
        before, behind = self.signs(seat)
        head = Span(
            f"{name}{behind}" if behind.strip() else f"{name} ",
            "own" if seat.own else "other",
            seat.at,
        )
        if before.strip():
            head = head._replace(text=before + head.text[1:])
        spans: list[Span] = []
        below: list[Row] = []
        self.tracks = self.room_for_tracks(head, seat.parts)
        for part in seat.parts:
            if isinstance(part, Line) and part.kind == "strip":
                spans += [self.chip(item) for item in part.items]
            elif isinstance(part, Line) and part.kind == "fan" and not part.items:
                continue
            elif isinstance(part, Line) and part.kind == "fan" and not below:
                fan = [Span(f"  {part.name} ", "label"), *map(self.chip, part.items)]
                if length([head, *spans, *fan]) <= self.width:
                    spans += fan
                else:
                    below += self.block(part, 2)
            elif isinstance(part, Line | Grid | Panel | Table | Clash) or self.spread(part):
                below += self.block(part, 2)
            else:
                spans.append(self.chip(part))
        return wrap([head], spans, self.width) + below

    def room_for_tracks(self, head: Span, parts: tuple[Thing, ...]) -> bool:
        """Whether what a player has fits on one line with its tracks."""
        self.tracks = self.scene.tall
        short = (Value, Card, Die, Act, Pile)
        chips = [self.chip(part) for part in parts if isinstance(part, short)]
        return self.tracks and length([head, *chips]) <= self.width

    def spread(self, thing: Thing) -> bool:
        """Whether the cards of a pile lie beside each other: one of them is asked for."""
        if not isinstance(thing, Pile):
            return False
        asked = [card for card in thing.cards if self.asked.state(card)]
        return thing.spread or not {card.at[0] for card in asked} <= self.open

    def piled(self, pile: Pile, inset: int) -> list[Row]:
        if not self.spread(pile):
            return wrap(_inset(inset), [self.pile(pile)], self.width)
        label = self.span(pile, f"{pile.name or pile.label} ", "label")
        return wrap([*_inset(inset), label], [self.chip(card) for card in pile.cards], self.width)

    def line(self, line: Line, inset: int) -> list[Row]:
        """Things side by side behind their name; a hand in frames where there is room."""
        ghosts = [self.ghost(thing) for thing in self.come.get(line.id, ())]
        if not line.items and not ghosts and not self.asked.state(line):
            return []
        label = self.span(line, line.name, "label") if line.name else Span("")
        if not line.name:
            label = Span(" " * inset)
        if line.kind == "hand" and self.scene.tall and line.items:
            blocks = [self.framed(item, self.card_width(line)) for item in line.items]
            return beside(
                label._replace(text=fit(label.text, max(len(label.text), 8))), blocks, self.width
            )
        grids = [item for item in line.items if isinstance(item, Grid | Panel | Seat | Table)]
        items = [item for item in line.items if item not in grids]
        chips = [self.chip(item) for item in items]
        if line.kind == "hand" and length([label, *chips]) > self.width:
            # What cards do is left out before a second line is begun.
            bare = [replace(i, note="") if isinstance(i, Card) else i for i in items]
            chips = [self.chip(item) for item in bare]
        head = [Span(" " * inset), label] if line.name else [label]
        rows = wrap(head, _apart(chips + ghosts), self.width)
        for item in grids:
            rows += self.block(item, inset)
        return rows

    def card_width(self, line: Line) -> int:
        wide = max((len(self.face(item)) for item in line.items), default=0) + 4
        return min(max(wide, _CARD), _WIDEST)

    def face(self, thing: Thing) -> str:
        return _index(thing)

    def framed(self, thing: Thing, wide: int) -> list[Row]:
        """A thing in a frame, with its number in it."""
        style = _styled(thing, "card")
        inner: list[Row] = [[Span(centred(self.face(thing), wide - 2), style)]]
        kind = 3 if thing.id in self.gone else _KINDS[self.asked.state(thing)]
        return self.numbered(boxed(inner, wide, kind, thing.at), thing)

    def numbered(self, rows: list[Row], *things: Thing) -> list[Row]:
        """A frame with the numbers of what is in it on its upper edge."""
        numbers = in_short([n for thing in things for n in self.numbers.get(thing.id, ())])
        top = rows[0][0]
        if numbers and len(numbers) + 2 < len(top.text):
            rows[0] = [top._replace(text=top.text[0] + numbers + top.text[1 + len(numbers) :])]
        return rows

    def ghost(self, thing: Thing) -> Span:
        """What would come to a place."""
        return Span(f" ({_index(thing)}) ", "dim")

    def panel(self, panel: Panel, inset: int) -> list[Row]:
        head = self.span(panel, f"{panel.name or panel.label} ", "label")
        short = all(isinstance(part, Value | Card | Die | Act | Sum | Odds) for part in panel.parts)
        # Where there is little room, what is told of the whole can be looked up.
        text = panel.text if self.scene.tall or not panel.parts else ""
        rows = wrap([*_inset(inset), head], words_of(text, "dim") if text else [], self.width)
        if panel.parts and short:
            chips = [self.chip(part) for part in panel.parts]
            if text:
                return rows + wrap(_inset(inset + 2), chips, self.width)
            return wrap([*_inset(inset), head], chips, self.width)
        for part in panel.parts:
            rows += self.block(part, inset + 2)
        return rows

    def table(self, table: Table) -> list[Row]:
        columns = max(map(len, table.rows), default=0)
        widths = [
            max(len(row[i]) for row in (*table.rows, table.heads) if i < len(row))
            for i in range(columns)
        ]
        rows: list[Row] = [[Span(table.name or table.label, "label")]]
        for row in table.rows:
            cells = "  ".join(f"{text:<{wide}}" for text, wide in zip(row, widths, strict=False))
            rows.append([Span(fit(f"  {cells}", min(self.width, len(cells) + 2)))])
        return rows

    def ending(self, ending: Ending) -> list[Row]:
        rows = wrap([], words_of(ending.title, "title"), self.width)
        rows += wrap([], words_of(ending.why), self.width) if ending.why else []
        return rows + wrap([], [self.chip(value) for value in ending.numbers], self.width)

    # -- grids -----------------------------------------------------------------------------------

    def grid(self, grid: Grid) -> list[Row]:
        """A grid: a row of cells a line, or frames where there is room."""
        first = max((len(head) for head in grid.heads), default=0)
        first += 1 if first else 0
        widths = _shares(self.width - first - grid.columns + 1, grid)
        at = {(cell.x, cell.y): cell for cell in grid.cells}
        boxes = self.scene.tall and min(widths) >= _CARD
        high = boxes and self.scene.height >= _HIGH
        rows: list[Row] = []
        for y in range(grid.rows):
            cells = [at.get((x, y)) for x in range(grid.columns)]
            between = any(cell is not None and cell.ground == FRONT for cell in cells)
            blocks = [
                self.cell(cell, wide, boxes and not between, high)
                for cell, wide in zip(cells, widths, strict=True)
            ]
            tall = max(map(len, blocks))
            head = grid.heads[y] if y < len(grid.heads) else ""
            for i in range(tall):
                row: Row = [Span(fit(head if i == tall // 2 else "", first), "label")]
                for block, wide in zip(blocks, widths, strict=True):
                    row += block[i] if i < len(block) else [Span(" " * wide)]
                    row.append(Span(" "))
                rows.append(row[:-1])
        return rows + self.fight(grid) + self.links(grid)

    def fight(self, grid: Grid) -> list[Row]:
        """What a fight between the sides that is decided now costs, and how its sums come about."""
        rows: list[Row] = []
        clashes = [
            (cell, item)
            for cell in grid.cells
            for item in cell.items
            if self.board.focus in (cell.id, item.id) and isinstance(item, Clash)
        ]
        for cell, clash in clashes:
            cost = self.became(clash, "cost", clash.cost)
            told = self.t.text("labelled", label=cell.label, text=cost)
            rows += wrap([], words_of(told, "attack"), self.width) if cost else []
            for side in clash.sides if self.scene.tall else ():
                rows += wrap([], words_of(self.sum(side, side.label), "dim"), self.width)
        return rows

    def links(self, grid: Grid) -> list[Row]:
        """Lines between things, told below."""
        told = [link for link in grid.links if link.text]
        if not told or not self.scene.tall:
            return []
        spans = [Span(f"{self.linked(link)}   ", "dim", link.at) for link in told]
        return wrap([], spans, self.width)

    def linked(self, link: Link) -> str:
        return f"{'–'.join(self.names.get(name, name) for name in link.of)} {link.text}"

    def cell(self, cell: Cell | None, wide: int, boxes: bool, high: bool) -> list[Row]:
        """A cell in one row between its signs, or a frame around what lies on it."""
        if cell is None:
            return [[Span(" " * wide)]]
        things: tuple[Thing, ...] = (cell, *cell.items)
        at = tuple(dict.fromkeys(t for thing in (*cell.items, cell) for t in thing.at))
        state = next(filter(None, (self.asked.state(thing) for thing in things)), "")
        if not boxes:
            before, behind = _SIGNS[state]
            numbers = in_short([n for thing in things for n in self.numbers.get(thing.id, ())])
            behind = f"{numbers}{behind}" if numbers else behind
            inner = self.inner(cell, wide - len(before) - len(behind))
            style = inner[0].style
            spans = [span._replace(targets=span.targets or at) for span in inner]
            return [[Span(before, style, at), *spans, Span(behind, style, at)]]
        inner = self.inner(cell, wide - 2)
        rows = [inner]
        if high:
            back = bool(cell.items) and inner[0].style == "back"
            fill = Span(
                (_BACK if back else " ") * (wide - 2), inner[-1].style if cell.items else ""
            )
            rows = [[fill], inner, [fill]]
        kind = _KINDS[state] or int(not cell.items)
        if any(thing.id in self.gone for thing in cell.items):
            kind = 3
        return self.numbered(boxed(rows, wide, kind, at), *things)

    def inner(self, cell: Cell, wide: int) -> Row:
        """What lies on a cell, exactly so wide."""
        coming = [self.ghost(thing) for thing in self.come.get(cell.id, ())]
        if not cell.items and not coming:
            short = next(
                (a.short for a in self.asked.answers if a.short and self.bears(cell, a.number)), ""
            )
            text = short or self.became(cell, "note", cell.note) or cell.ground or "·"
            return [Span(centred(text, wide), "empty")]
        if cell.ground == FRONT:
            return self.front(cell, wide)
        top = cell.items[-1] if cell.items else None
        if len(cell.items) == 1 and isinstance(top, Card):
            return self.lying(top, wide)
        spans: Row = []
        for item in cell.items:
            spans.append(Span(f"{_index(item)} ", _styled(item, "card"), item.at))
        spans += coming
        return _fitted(spans, wide)

    def bears(self, cell: Cell, number: int) -> bool:
        return number in self.numbers.get(cell.id, ())

    def lying(self, card: Card, wide: int) -> Row:
        """A card in a cell: its short name, then what is on it."""
        gone = "✕" if card.id in self.gone else ""
        if card.face in ("back", "down"):
            text = f"{gone}{self.turned(card, wide - 2 - len(gone))}"
            return [Span(f"{f' {text} ' if text else '':{_BACK}^{wide}}", "back", card.at)]
        name, rest = self.words(card, wide)
        row: Row = [Span(f" {gone}{name}", _styled(card, "card"), card.at)]
        style = "note" if any(card.marks) else "dim-card"
        row.append(Span(fit(f"  {rest}", wide - length(row)), style, card.at))
        return _fitted(row, wide)

    def turned(self, card: Card, wide: int) -> str:
        """A card that is face down, in at most so many characters: its name, what is on it."""
        known = card.index if card.face == "down" else ""
        notes = _ways(card.marks)
        short = ",".join(mark.short for mark in card.marks if mark.short)
        ways = [" · ".join(filter(None, (known or self.t.text("back"), way))) for way in notes]
        # The ground says already that it is face down.
        ways += [known or way for way in notes] if not (known and short) else []
        ways += [f"{known} [{short}]".strip()] if short else []
        new = [c.new for c in self.changes.get(card.id, ()) if c.part == "marks" and c.new]
        if new:
            # What would lie on it then, marks of before among it.
            ways = [f"→ {', '.join(new)}", f"→ {new[0].partition(',')[0]}"]
        return next((way for way in (*ways, known) if len(way) <= wide), "")

    def front(self, cell: Cell, wide: int) -> Row:
        """What lies between two sides: two powers, or the fight with its verdict."""
        texts = []
        more = ""
        targets: list[str] = list(cell.at)
        style = "dim"
        for item in cell.items:
            targets += item.at
            if isinstance(item, Clash):
                style = "attack"
                texts.append(" : ".join(self.became(s, "total", s.total) for s in item.sides))
                more = self.became(item, "verdict", item.verdict)
            elif isinstance(item, Value):
                style = "value" if str(item.value) != "0" or style == "value" else style
                texts.append(self.became(item, "value", str(item.value)))
            else:
                texts.append(_index(item))
        at = tuple(dict.fromkeys(targets))
        told = " : ".join(texts)
        ways = (f"{cell.label}  {told}  {more}".rstrip(), f"{told} {more}".rstrip())
        told = f" {next((way for way in ways if len(way) <= wide - 2), told)} "
        return [Span(fit(f"{told:─^{wide}}", wide), style, at)]

    def walls(self, grid: Grid) -> list[Row]:
        """Cells with what stands between them."""
        first = max(map(len, grid.heads), default=0)
        inset = " " * (first + bool(first))
        wide = max(3, min(8, (self.width - len(inset) - 1) // grid.columns - 1))
        at = {(cell.x, cell.y): cell for cell in grid.cells}
        across, down = between(grid.edges)
        # Where no height is told the board scrolls above the answers: the fewer lines the better.
        low = not self.scene.tall and self.scene.height < 2 * grid.rows + 8
        if low:
            return self.flat(grid, wide) + self.handles(grid) + self.links(grid)
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
        return rows + self.handles(grid) + self.links(grid) + self.legend(grid)

    def legend(self, grid: Grid) -> list[Row]:
        """What the short names and marks on the cells mean, where there is room to say it."""
        if not self.scene.tall:
            return []
        told: dict[str, dict[str, None]] = {}
        for cell in grid.cells:
            if cell.ground and cell.note:
                told.setdefault(cell.note, {})[cell.ground] = None
            for item in cell.items:
                if isinstance(item, Card) and item.index and item.index != item.name:
                    told.setdefault(item.name, {})[item.index] = None
                for mark in item.marks if isinstance(item, Card) else ():
                    told.setdefault(mark.label, {})[mark.short] = None
        spans = [Span(f"{' '.join(signs)} {name}   ", "dim") for name, signs in told.items()]
        return wrap([Span(" ")], spans, self.width)

    def flat(self, grid: Grid, wide: int) -> list[Row]:
        """Cells with what stands between them, a line a row: what is below fills the cell."""
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

    def handles(self, grid: Grid) -> list[Row]:
        """The handles of a grid, below it."""
        return wrap([], _apart([self.chip(act) for act in grid.acts]), self.width)

    def small(self, cell: Cell | None, wide: int) -> Row:
        """A cell of a maze in very few characters."""
        if cell is None:
            return [Span(" " * wide)]
        at = tuple(dict.fromkeys(t for thing in (*reversed(cell.items), cell) for t in thing.at))
        tile = self.tiles.get(cell.id)
        things: tuple[Thing, ...] = (cell, *cell.items, *((tile,) if tile is not None else ()))
        state = next(filter(None, (self.asked.state(thing) for thing in things)), "")
        sign = _SIGNS[state][0].strip()
        number = in_short([n for thing in things for n in self.numbers.get(thing.id, ())])
        coming = [f"({_index(thing)})" for thing in self.come.get(cell.id, ())]
        lying = [
            _BACK * 2
            if isinstance(item, Card) and item.face == "back"
            else f"{_index(item)}{_marks(item)}"
            for item in cell.items
        ]
        walk = self.scene.walks.get(cell.at[0], "") if cell.at else ""
        names = "/".join([*lying, *coming]) or cell.ground[:wide]
        seen = " ".join(self.seen.get(cell.id, ()))
        # Where there is no room for all, what a walk costs is left out first, and what lies below.
        ways = [(names, walk, seen), (names, seen), (names,), (f"…{lying[-1]}" if lying else "",)]
        told = [" ".join(filter(None, (f"{sign}{number}", *way))) for way in ways]
        text = next((one for one in told if len(one) <= wide), told[-1])
        style = _styled(cell.items[-1], "card") if cell.items else "label" if walk else "empty"
        return [Span(centred(text or _NOTHING, wide), style, at)]


# -- parts ----------------------------------------------------------------------------------------


def _middles(board: Board) -> Iterator[tuple[str, Tile]]:
    """The tiles of a board, each with the id of the cell in its middle."""
    for grid in board.things():
        if isinstance(grid, Grid) and grid.tiles:
            at = {(cell.x, cell.y): cell.id for cell in grid.cells}
            for tile in grid.tiles:
                half = tile.size // 2
                yield at.get((tile.x + half, tile.y + half), ""), tile


def _post_at(grid: Grid, x: int, y: int) -> str:
    """What stands where four cells meet: another sign where tiles do."""
    met = any(
        x in (tile.x, tile.x + tile.size) and y in (tile.y, tile.y + tile.size)
        for tile in grid.tiles
    )
    return "+" if met else "·"


def _inked(edge: Edge | None) -> str:
    """The style of what stands between two cells: the colour of a thread, where it has one."""
    words = edge.style if edge is not None and edge.index else ()
    return next((word for word in words if known(word)), "frame")


def _bar(edge: Edge | None, wide: int) -> str:
    """What stands above a cell: a line, with its sign in the middle."""
    kind, sign = (edge.kind, edge.index[:1]) if edge is not None else ("", "")
    return f"{sign:{_ACROSS[kind]}^{wide}}"


def _floored(text: str, edge: Edge | None, wide: int) -> str:
    """What lies on a cell, on what stands below it: a wall, or a thread with its sign."""
    if edge is None:
        return centred(text, wide)
    sign = edge.index[:1]
    room = wide - len(sign)
    lies = "" if text == _NOTHING else fit(text, min(len(text), room))
    return f"{lies:{_BELOW[edge.kind]}^{room}}{sign}"


def _post(edge: Edge | None) -> str:
    """What stands left of a cell: its sign, or a line."""
    return (edge.index[:1] or _DOWN[edge.kind]) if edge is not None else " "


def _index(thing: Thing) -> str:
    """The shortest name of a thing."""
    return str(
        getattr(thing, "index", "")
        or getattr(thing, "name", "")
        or getattr(thing, "face", "")
        or thing.label
    )


def _marks(thing: Thing) -> str:
    """The marks of a thing in few characters."""
    return "".join(mark.short for mark in thing.marks) if isinstance(thing, Card) else ""


def _ways(marks: Sequence[Mark]) -> list[str]:
    """What marks are called: in full, and what comes first of each."""
    labels = [mark.label for mark in marks]
    return [", ".join(labels), ", ".join(label.partition(",")[0] for label in labels)]


def _styled(thing: Thing, usual: str) -> str:
    """The style of a thing: the first of its words that the palette knows, as a card's first."""
    card = isinstance(thing, Card) and usual == "card"
    keys = [*(f"{word}-card" for word in thing.style if card), *thing.style]
    return next(filter(known, keys), usual)


def _track(value: Value) -> str:
    """A track of cells: filled up to the value, those that matter with an edge."""
    most, at = value.most, int(value.value)
    signs = {(True, False): "▮", (False, False): "▯", (True, True): "◆", (False, True): "◇"}
    return "".join(signs[n <= at, n in value.ticks] for n in range(1, most + 1))


def _shares(width: int, grid: Grid) -> list[int]:
    """How wide each column is: by the weights of the grid."""
    weights = grid.widths if len(grid.widths) == grid.columns else (1,) * grid.columns
    whole = sum(weights)
    return [max(3, width * weight // whole) for weight in weights]


def _inset(inset: int) -> Row:
    return [Span(" " * inset)] if inset else []


def _apart(chips: Sequence[Span]) -> list[Span]:
    """Things that stand apart by a blank."""
    return [c if c.text.endswith(" ") else c._replace(text=f"{c.text} ") for c in chips]


def _fitted(row: Row, width: int) -> Row:
    """Spans filled up or cut to a width."""
    out: Row = []
    left = width
    for span in row:
        if left <= 0:
            break
        text = span.text if len(span.text) <= left else fit(span.text, left)
        out.append(span._replace(text=text))
        left -= len(text)
    if left > 0:
        out.append(Span(" " * left, out[-1].style if out else ""))
    return out
