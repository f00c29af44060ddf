"""Boards as the app draws them: rows of spans with their targets, for any game.

Zones stand one below the other, seats as lines, grids as cells with the widths of their columns,
in frames where there is room.  A thing that may be picked has a sign or a heavier frame, and its
answer's number; what an answer would change stands at its place, old → new.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

from heroon.board.types import (
    FRONT,
    Act,
    Asked,
    Board,
    Card,
    Cell,
    Clash,
    Die,
    Ending,
    Grid,
    Link,
    Odds,
    Panel,
    Pile,
    Seat,
    Sum,
    Table,
    Thing,
    Value,
)
from heroon.board.types import Row as Line

from .aloud import in_short, noted_once
from .chips import BACK, KINDS, SIGNS, apart, index_of, styled, ways_of
from .mazes import Mazes
from .scene import Scene
from .spans import Row, Span, beside, boxed, centred, fit, length, words_of, wrap

#: From what height of the board on cells of a grid are cards of several rows.
_HIGH: Final = 45
#: How wide a card of the hand is at least in its frame, and at most.
_CARD: Final = 9
_WIDEST: Final = 18
#: At least so many characters of a name are left beside what stands on it.
_NAME: Final = 6


def draw(board: Board, scene: Scene) -> list[Row]:
    """Draw the rows of a board at the scene's width and height."""
    asked = scene.asked or Asked(lit=scene.lit, open=scene.lit, picked=scene.picked)
    return _Drawer(board, scene, asked).rows()


class _Drawer(Mazes):
    """The drawer of one board."""

    def rows(self) -> list[Row]:
        rows: list[Row] = []
        if self.board.steps:
            rows += self.steps()
        for thing in self.in_order():
            rows += self.block(thing)
            if self.cramped and isinstance(thing, Grid):
                rows += self.strips()
        if self.board.ending is not None:
            rows += self.ending(self.board.ending)
        return rows + self.missing(rows)

    def in_order(self) -> list[Thing]:
        """List what lies there from above down; in a low window a maze first, others' seats last.

        What decides a walk is the maze, the own points, and what the Boss would do.
        """
        zones = list(self.board.zones)
        if self.cramped:
            zones.sort(key=lambda zone: zone.name == "away")
        things = [thing for zone in zones for thing in zone.parts]
        return [t for t in things if not self.cramped or not self.is_strip(t)]

    def is_strip(self, thing: Thing) -> bool:
        """Return whether a thing is a row of small things beside a maze."""
        return isinstance(thing, Line) and thing.kind == "strip"

    def strips(self) -> list[Row]:
        """Draw the rows of small things beside a low maze, on as few lines as they need."""
        spans: list[Span] = []
        self.brief = True
        for zone in self.board.zones:
            for line in zone.parts:
                if isinstance(line, Line) and self.is_strip(line):
                    spans += [self.span(line, line.name, "label"), *map(self.chip, _bare(line))]
                    spans.append(Span("  "))
        self.brief = False
        return wrap([], apart(spans[:-1]), self.width) if spans else []

    @cached_property
    def cramped(self) -> bool:
        """Whether a maze fills a low window."""
        return any(isinstance(thing, Grid) and self.low(thing) for thing in self.board.things())

    def steps(self) -> list[Row]:
        styles = {"done": "dim", "now": "title", "later": "label"}
        spans = [
            Span(f"[{s.name}] " if s.state == "now" else f" {s.name}  ", styles[s.state])
            for s in self.board.steps
        ]
        return wrap([], spans, self.width)

    def missing(self, rows: Sequence[Row]) -> list[Row]:
        """Draw what may be picked and was drawn nowhere, so that no answer is out of reach."""
        shown = {target for row in rows for span in row for target in span.targets}
        wanted = self.asked.lit | self.asked.open | self.asked.picked
        lost = [
            thing
            for thing in self.board.things()
            if wanted.intersection(thing.at) and shown.isdisjoint(thing.at)
        ]
        return wrap([], [self.chip(thing) for thing in lost], self.width) if lost else []

    # -- things in lines of their own --------------------------------------------------------------

    def block(self, thing: Thing, inset: int = 0) -> list[Row]:
        """Draw a thing on lines of its own."""
        match thing:
            case Seat():
                return self.seat(thing)
            case Grid():
                return self.walls(thing) + self.links(thing) if thing.edges else self.grid(thing)
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
        """Draw a player: the name, what fits behind it, then lines of their own."""
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
        fans: list[Line] = []
        self.tracks = self.room_for_tracks(head, seat.parts)
        for part in seat.parts:
            if isinstance(part, Line) and part.kind == "strip":
                spans += [self.chip(item) for item in part.items]
            elif isinstance(part, Line) and part.kind == "fan":
                fan = self.fan(part)
                if not fans and length([head, *spans, *fan]) <= self.width:
                    spans += fan
                elif fan:
                    fans.append(part)
            elif isinstance(part, Line | Grid | Panel | Table | Clash) or self.spread(part):
                below += self.block(part, 2)
            else:
                spans.append(self.chip(part))
        return wrap([head], spans, self.width) + self.fans(fans) + below

    def fan(self, line: Line) -> Row:
        """Draw what a player has of a kind behind its name, with what would come."""
        chips = [self.chip(item) for item in line.items]
        chips += [self.ghost(thing) for thing in self.come.get(line.id, ())]
        return [Span(f"  {line.name} ", "label"), *chips] if chips else []

    def fans(self, lines: Sequence[Line]) -> list[Row]:
        """Draw what a player has of some kinds: on one line, or on one each."""
        row = [Span(" "), *apart([span for line in lines for span in self.fan(line)])]
        if len(lines) > 1 and length(row) <= self.width:
            return [row]
        return [row for line in lines for row in self.block(line, 2)]

    def room_for_tracks(self, head: Span, parts: tuple[Thing, ...]) -> bool:
        """Return whether what a player has fits on one line with its tracks."""
        self.tracks = self.scene.tall
        short = (Value, Card, Die, Act, Pile)
        chips = [self.chip(part) for part in parts if isinstance(part, short)]
        return self.tracks and length([head, *chips]) <= self.width

    def spread(self, thing: Thing) -> bool:
        """Return whether the cards of a pile lie beside each other, as one of them is asked for."""
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
        """Draw things side by side behind their name; a hand in frames where there is room."""
        ghosts = [self.ghost(thing) for thing in self.come.get(line.id, ())]
        if not line.items and not ghosts and not self.asked.state(line):
            return []
        label = self.span(line, line.name, "label") if line.name else Span("")
        if not line.name:
            label = Span(" " * inset)
        if line.kind == "list" and self.scene.tall and line.items:
            return self.listed(line, label)
        if line.kind == "hand" and self.scene.tall and line.items:
            blocks = [self.framed(item, self.card_width(line)) for item in line.items]
            return beside(
                label._replace(text=fit(label.text, max(len(label.text), 8))), blocks, self.width
            )
        grids = [item for item in line.items if isinstance(item, Grid | Panel | Seat | Table)]
        items = [item for item in line.items if item not in grids]
        items = noted_once(items) if line.kind == "strip" else items
        # What cards of a hand would do in another phase is no news of an answer.
        self.brief = line.kind == "hand"
        chips = [self.chip(item) for item in items]
        if line.kind == "hand" and length([label, *chips]) > self.width:
            # What cards do is left out before a second line is begun.
            bare = [replace(i, note="") if isinstance(i, Card) else i for i in items]
            chips = [self.chip(item) for item in bare]
        self.brief = False
        head = [Span(" " * inset), label] if line.name else [label]
        rows = wrap(head, apart(chips + ghosts), self.width)
        for item in grids:
            rows += self.block(item, inset)
        return rows

    def listed(self, line: Line, label: Span) -> list[Row]:
        """Draw cards below each other behind their name, each with what it does."""
        rows: list[Row] = []
        under = Span(" " * len(label.text))
        for item in line.items:
            row = [under if rows else label, self.chip(item)]
            text = words_of(item.text, "dim") if isinstance(item, Card) and item.text else []
            if length(row) > self.width // 2:  # what it does stands below a long name
                rows += wrap(row[:1], row[1:], self.width)
                row = [under._replace(text=under.text + "   ")]
            rows += wrap([*row, Span(" ")], text, self.width) if text or len(row) > 1 else []
        return rows

    def card_width(self, line: Line) -> int:
        wide = max((len(self.face(item)) for item in line.items), default=0) + 4
        return min(max(wide, _CARD), _WIDEST)

    def face(self, thing: Thing) -> str:
        return index_of(thing)

    def framed(self, thing: Thing, wide: int) -> list[Row]:
        """Draw a thing in a frame, with its number in it."""
        style = styled(thing, "card")
        inner: list[Row] = [[Span(centred(self.face(thing), wide - 2), style)]]
        kind = 3 if thing.id in self.gone else KINDS[self.asked.state(thing)]
        return self.numbered(boxed(inner, wide, kind, thing.at), thing)

    def numbered(self, rows: list[Row], *things: Thing) -> list[Row]:
        """Put the numbers of what is in a frame on its upper edge."""
        numbers = in_short([n for thing in things for n in self.numbers.get(thing.id, ())])
        top = rows[0][0]
        if numbers and len(numbers) + 2 < len(top.text):
            rows[0] = [top._replace(text=top.text[0] + numbers + top.text[1 + len(numbers) :])]
        return rows

    def ghost(self, thing: Thing) -> Span:
        """Draw what would come to a place."""
        return Span(f" ({index_of(thing)}) ", "dim")

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
        """Draw a grid: a row of cells a line, or frames where there is room."""
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
        """Tell what a fight that is decided now costs, and how its sums come about."""
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
        """Tell the links between things, below the grid."""
        told = [link for link in grid.links if link.text]
        if not told or not self.scene.tall:
            return []
        spans = [Span(f"{self.linked(link)}   ", "dim", link.at) for link in told]
        return wrap([], spans, self.width)

    def linked(self, link: Link) -> str:
        return f"{'–'.join(self.names.get(name, name) for name in link.of)} {link.text}"

    def cell(self, cell: Cell | None, wide: int, boxes: bool, high: bool) -> list[Row]:
        """Draw a cell in one row between its signs, or a frame around what lies on it."""
        if cell is None:
            return [[Span(" " * wide)]]
        things: tuple[Thing, ...] = (cell, *cell.items)
        at = tuple(dict.fromkeys(t for thing in (*cell.items, cell) for t in thing.at))
        state = next(filter(None, (self.asked.state(thing) for thing in things)), "")
        if not boxes:
            before, behind = SIGNS[state]
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
            fill = Span((BACK if back else " ") * (wide - 2), inner[-1].style if cell.items else "")
            rows = [[fill], inner, [fill]]
        kind = KINDS[state] or int(not cell.items)
        if any(thing.id in self.gone for thing in cell.items):
            kind = 3
        return self.numbered(boxed(rows, wide, kind, at), *things)

    def inner(self, cell: Cell, wide: int) -> Row:
        """Draw what lies on a cell, exactly so many characters wide."""
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
            spans.append(Span(f"{index_of(item)} ", styled(item, "card"), item.at))
        spans += coming
        return _fitted(_first_cut(spans, wide), wide)

    def bears(self, cell: Cell, number: int) -> bool:
        return number in self.numbers.get(cell.id, ())

    def lying(self, card: Card, wide: int) -> Row:
        """Draw a card in a cell: its short name, then what is on it."""
        gone = "✕" if card.id in self.gone else ""
        if card.face in ("back", "down"):
            text = f"{gone}{self.turned(card, wide - 2 - len(gone))}"
            return [Span(f"{f' {text} ' if text else '':{BACK}^{wide}}", "back", card.at)]
        name, rest = self.words(card, wide)
        if len(f" {gone}{name}  {rest}") > wide:  # a note goes before it is cut
            name, rest = self.words(replace(card, note=""), wide)
        row: Row = [Span(f" {gone}{name}", styled(card, "card"), card.at)]
        style = "note" if any(card.marks) else "dim-card"
        row.append(Span(fit(f"  {rest}" if rest else "", wide - length(row)), style, card.at))
        return _fitted(row, wide)

    def turned(self, card: Card, wide: int) -> str:
        """Write a card that is face down, in so many characters at most: its name, its marks."""
        known = card.index if card.face == "down" else ""
        notes = ways_of(card.marks)
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
        """Draw what lies between two sides: two powers, or the fight with its verdict."""
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
                texts.append(index_of(item))
        at = tuple(dict.fromkeys(targets))
        told = " : ".join(texts)
        ways = (f"{cell.label}  {told}  {more}".rstrip(), f"{told} {more}".rstrip())
        told = f" {next((way for way in ways if len(way) <= wide - 2), told)} "
        return [Span(fit(f"{told:─^{wide}}", wide), style, at)]


# -- parts ----------------------------------------------------------------------------------------


def _bare(line: Line) -> list[Thing]:
    """List the things of a line, without what their short names or their absence say already."""
    out: list[Thing] = []
    for item in line.items:
        if isinstance(item, Card):
            long_ones = tuple(mark for mark in item.marks if not mark.short)
            item = replace(item, note="", marks=long_ones)
        out.append(item)
    return out


def _shares(width: int, grid: Grid) -> list[int]:
    """Return the width of each column in characters, by the weights of the grid."""
    weights = grid.widths if len(grid.widths) == grid.columns else (1,) * grid.columns
    whole = sum(weights)
    return [max(3, width * weight // whole) for weight in weights]


def _inset(inset: int) -> Row:
    return [Span(" " * inset)] if inset else []


def _first_cut(row: Row, width: int) -> Row:
    """Shorten the first of several pieces, a long name, so that the pieces on it are seen."""
    left = width - length(row[1:]) - 1
    if length(row) <= width or len(row) < 2 or left < _NAME:
        return row
    return [row[0]._replace(text=f"{fit(row[0].text.rstrip(), left)} "), *row[1:]]


def _fitted(row: Row, width: int) -> Row:
    """Fill or cut spans to a width in characters."""
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
