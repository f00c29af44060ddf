"""Boards in lines of text: what lies on a table, read aloud zone by zone.

Every thing is told by its name; a shorter one stands only where a cell of a grid is too narrow for
it, and then in the legend.  What is picked bears a `*`, an answer its number: `<3>`; what may be
picked and has no number, a `+`.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from heroon.board.layers import badges
from heroon.board.types import (
    FRONT,
    Act,
    Asked,
    Board,
    Card,
    Cell,
    Clash,
    Die,
    Edge,
    Ending,
    Grid,
    If,
    Mark,
    Odds,
    Panel,
    Pile,
    Row,
    Seat,
    Sum,
    Table,
    Term,
    Thing,
    Value,
)
from heroon.texts import Texts

from .lines import WIDTH

_SIGNS: Final = {"picked": "*", "lit": "+", "open": "+", "": ""}
_INSET: Final = "  "
#: Between the cells of a row.
_GAP: Final = " "
#: Between two numbers that meet; no line breaks there.
_AGAINST: Final = "\u00a0:\u00a0"
#: A cell of a grid with walls is never narrower.
_NARROWEST: Final = 3


def noted_once(items: Sequence[Thing]) -> list[Thing]:
    """Leave a note that several cards in a row have, and nothing else, to the last of them."""
    notes = [
        item.note
        if isinstance(item, Card) and not (item.text or item.values or item.marks or item.parts)
        else ""
        for item in items
    ]
    return [
        replace(item, note="") if isinstance(item, Card) and note and note == after else item
        for item, note, after in zip(items, notes, [*notes, ""][1:], strict=True)
    ]


def aloud(
    board: Board, t: Texts, asked: Asked | None = None, width: int = WIDTH, title: bool = True
) -> list[str]:
    """Write the lines of a board, with the question's signs and numbers where there is one."""
    reader = _Reader(board, t, asked, width)
    lines = reader.fold(board.title) if title and board.title else []
    if board.steps:
        lines += reader.fold(
            " › ".join(f"[{s.name}]" if s.state == "now" else s.name for s in board.steps)
        )
    for zone in board.zones:
        for thing in zone.parts:
            lines += reader.lines(thing)
    lines += reader.legend()
    if board.ending is not None:
        lines += reader.ending(board.ending)
    return lines


def consequence(found: If, t: Texts, names: dict[str, str], width: int = WIDTH) -> list[str]:
    """Write what would change, a line each; `names` are the names of the things by id."""
    lines = [found.line] if found.line else []
    for change in found.changes:
        what = names.get(change.of, change.of)
        lines.append(t.text("app-change", what=what, old=change.old or "–", new=change.new or "–"))
    lines += [f"+ {thing.label}" for _, thing in found.come]
    lines += [f"− {names.get(name, name)}" for name in found.gone]
    return [line for text in lines for line in textwrap.wrap(text, width, subsequent_indent="    ")]


class _Reader:
    """The reader of the things of one board."""

    def __init__(self, board: Board, t: Texts, asked: Asked | None, width: int):
        self.board = board
        self.t = t
        self.width = width
        self.asked = asked
        self.numbers = badges(board, asked) if asked is not None else {}
        self.names = {thing.id: _name(thing) for thing in board.things()}
        self.holder = {thing.id: holder for holder, thing in board.held()}
        self.used: dict[str, str] = {}

    # -- words -------------------------------------------------------------------------------

    def fold(self, text: str, inset: str = "") -> list[str]:
        return textwrap.wrap(
            text,
            self.width,
            initial_indent=inset,
            subsequent_indent=f"{inset}    ",
            break_on_hyphens=False,
        )

    def signed(self, thing: Thing, text: str) -> str:
        """Mark a text as picked or to be picked, and with the numbers of its answers."""
        if self.asked is None:
            return text
        sign = _SIGNS[self.asked.state(thing)]
        numbers = in_short(self.numbers.get(thing.id, ()))
        if not numbers:
            return f"{sign}{text}"
        return f"{'*' if sign == '*' else ''}{text} <{numbers}>"

    def listed(self, texts: Sequence[str]) -> str:
        """Join names by commas, or by semicolons where one of them holds a comma itself."""
        apart = "\u00a0; " if self.t.lang == "fr" else "; "
        return (apart if any(", " in text for text in texts) else ", ").join(texts)

    def parted(self, texts: Sequence[str]) -> str:
        """Join texts that say different things by semicolons."""
        apart = "\u00a0; " if self.t.lang == "fr" else "; "
        return apart.join(filter(None, texts))

    def labelled(self, thing: Thing, label: str, text: str) -> str:
        return self.t.text("labelled", label=self.signed(thing, label), text=text)

    # -- one thing in one phrase ---------------------------------------------------------------

    def told(self, thing: Thing) -> str:
        """Tell a thing in one phrase."""
        return self.signed(thing, self.phrase(thing))

    def phrase(self, thing: Thing) -> str:
        match thing:
            case Card():
                return self.card(thing)
            case Value():
                return self.value(thing)
            case Die():
                parts = [thing.face, thing.note, *(mark.label for mark in thing.marks)]
                return ", ".join(filter(None, parts))
            case Sum():
                return self.sum(thing)
            case Clash():
                return thing.label
            case Odds():
                shares = [f"{s.text} {s.n}/{s.of}" for s in thing.shares]
                return self.named(thing.name, self.listed(shares))
            case Act():
                return thing.name or thing.label
            case Pile():
                return f"{thing.name or thing.label} {self.pile(thing)}"
            case Row():
                return self.named(thing.name, self.row(thing))
            case _:
                return thing.label

    def row(self, row: Row) -> str:
        """Tell the things of a row; in a strip a note that several in a row have is told once."""
        texts: list[str] = []
        goes_on = False
        items = noted_once(row.items) if row.kind == "strip" else row.items
        for item, whole in zip(items, row.items, strict=True):
            texts += [f"{texts.pop()}, {self.told(item)}" if goes_on else self.told(item)]
            goes_on = item is not whole
        return self.listed(texts)

    def named(self, name: str, text: str) -> str:
        return self.t.text("labelled", label=name, text=text) if name else text

    def card(self, card: Card) -> str:
        """Tell a card by its long name, with what is on it."""
        if card.face == "empty":
            return card.name or card.label
        parts = [card.name or card.label, *(mark.label for mark in card.marks)]
        parts += [self.value(value) for value in card.values]
        parts += [self.told(part) for part in card.parts]
        text = ", ".join(filter(None, parts))
        more = self.parted([card.note, card.text])
        return self.t.text("placed", name=text, place=more) if more else text

    def value(self, value: Value) -> str:
        number = f"{value.value}/{value.most}" if value.most else str(value.value)
        return f"{value.name} {number}" if value.name else number

    def sum(self, total: Sum) -> str:
        terms = sum_of(total)
        told = f"{terms} = {total.total}" if terms else total.total
        return self.named(total.name, told)

    def pile(self, pile: Pile) -> str:
        count = str(pile.count)
        if not pile.cards:
            return count
        if not (pile.spread or pile.apart) and len(pile.cards) > 1:
            return self.t.text("placed", name=count, place=self.told(pile.cards[-1]))
        names = self.listed([self.told(card) for card in pile.cards])
        return (
            names
            if len(pile.cards) == pile.count and not pile.apart
            else self.t.text("placed", name=count, place=names)
        )

    # -- lines ---------------------------------------------------------------------------------

    def lines(self, thing: Thing, inset: str = "") -> list[str]:
        """Tell a thing with all that belongs to it, in lines."""
        match thing:
            case Seat():
                return self.seat(thing, inset)
            case Grid():
                return self.grid(thing, inset)
            case Panel():
                head = thing.name or thing.label
                if not thing.parts:
                    return self.fold(self.labelled(thing, head, thing.text), inset)
                lines = self.fold(self.t.text("heading", label=self.signed(thing, head)), inset)
                lines += self.fold(thing.text, inset + _INSET) if thing.text else []
                for part in thing.parts:
                    lines += self.lines(part, inset + _INSET)
                return lines
            case Table():
                return self.table(thing, inset)
            case Clash():
                return self.clash(thing, inset)
            case Row() if thing.kind == "list" and thing.items:
                lines = self.fold(
                    self.t.text("heading", label=self.signed(thing, thing.name)), inset
                )
                for item in thing.items:
                    lines += self.lines(item, inset + _INSET)
                return lines
            case Row():
                told = self.row(thing)
                if not thing.name:
                    return self.fold(told, inset)
                none = self.t.text("model-none")
                return self.fold(self.labelled(thing, thing.name, told or none), inset)
            case Pile():
                name = thing.name or thing.label
                return self.fold(self.labelled(thing, name, self.pile(thing)), inset)
            case _:
                return self.fold(self.told(thing), inset)

    def seat(self, seat: Seat, inset: str) -> list[str]:
        name = ", ".join(filter(None, (seat.name or seat.label, seat.role)))
        if seat.turn and not seat.role:
            name = self.t.text("placed", name=name, place=self.t.text("model-turn"))
        short: list[str] = []
        below: list[str] = []
        for part in seat.parts:
            if isinstance(part, Value | Card | Act) or (isinstance(part, Pile) and not part.spread):
                short.append(self.told(part))
            elif isinstance(part, Row) and part.kind == "strip":
                short += [self.told(item) for item in part.items]
            else:
                below += self.lines(part, inset + _INSET)
        head = self.t.text("heading", label=self.signed(seat, name))
        return self.fold(" ".join(filter(None, (head, self.listed(short)))), inset) + below

    def clash(self, clash: Clash, inset: str) -> list[str]:
        """Tell who wins as things lie; where it is decided now, how the sums come about."""
        lines = self.fold(self.told(clash), inset)
        if self.board.focus not in (clash.id, self.holder.get(clash.id)):
            return lines
        for side in clash.sides:
            if len(side.terms) > 1:
                lines += self.fold(f"{side.label} = {sum_of(side)}", inset + _INSET)
        return lines

    def table(self, table: Table, inset: str) -> list[str]:
        lines = self.fold(self.t.text("heading", label=table.name or table.label), inset)
        for row in table.rows:
            lines += self.fold(" · ".join(filter(None, row)), inset + _INSET)
        return lines

    def ending(self, ending: Ending) -> list[str]:
        lines = self.fold(ending.title) + (self.fold(ending.why) if ending.why else [])
        numbers = self.listed([self.value(value) for value in ending.numbers])
        return lines + (self.fold(numbers) if numbers else [])

    # -- grids -----------------------------------------------------------------------------------

    def grid(self, grid: Grid, inset: str) -> list[str]:
        """Draw a grid as a table, with its walls if it has some; what is too long is told below."""
        lines = (
            self.fold(self.t.text("heading", label=self.signed(grid, grid.name)), inset)
            if grid.name
            else []
        )
        below: list[Thing] = []
        if grid.edges:
            lines += self.walls(grid, below)
        else:
            lines += self.cells(grid, below)
        for thing in below:
            lines += self.lines(thing, inset + _INSET)
        for link in grid.links:
            ends = self.listed([self.names.get(name, name) for name in link.of])
            lines += self.fold(self.named(link.label, ends), inset + _INSET)
        acts = self.listed([self.told(act) for act in grid.acts])
        lines += self.fold(acts, inset + _INSET) if acts else []
        for tile in grid.tiles:
            if tile.at and self.asked is not None and self.asked.state(tile):
                lines += self.fold(self.signed(tile, tile.label), inset + _INSET)
        return lines

    def cells(self, grid: Grid, below: list[Thing]) -> list[str]:
        """Write the rows of a grid, each cell in its column."""
        heads = grid.heads or ("",) * grid.rows
        first = max(map(len, heads), default=0)
        first += 1 if first else 0
        # A lens would leave the other columns too little for names: here all are alike.
        wide = max(1, (self.width - first - len(_GAP) * (grid.columns - 1)) // grid.columns)
        widths = [wide] * grid.columns
        at = {(cell.x, cell.y): cell for cell in grid.cells}
        lines = []
        # Marks are told alike in all cells: in words, or in few characters.
        level = int(any(not self.fits(cell, wide) for cell in grid.cells))
        for y in range(grid.rows):
            row = [self.cell(at.get((x, y)), widths[x], below, level) for x in range(grid.columns)]
            for i in range(max(map(len, row))):
                head = heads[y] if i == 0 and y < len(heads) else ""
                texts = [cell[i] if i < len(cell) else "" for cell in row]
                told = _GAP.join(f"{text:<{w}}" for text, w in zip(texts, widths, strict=True))
                lines.append(f"{head:<{first}}{told}".rstrip())
        return lines

    def fits(self, cell: Cell, width: int) -> bool:
        """Return whether all that lies in a cell can be told in words."""
        return cell.ground == FRONT or len(self.in_words(cell, 0, {})) <= width

    def in_words(self, cell: Cell, level: int, used: dict[str, str]) -> str:
        """Tell what lies in a cell; add the short names that are needed to `used`."""
        names = [self.in_cell(item, level, used) for item in cell.items]
        marks = _shorts(cell.marks, level, used)
        text = ", ".join(filter(None, [*names, *marks, cell.note if cell.items else ""]))
        return self.signed(cell, text or cell.note or cell.ground or "–")

    def cell(self, cell: Cell | None, width: int, below: list[Thing], least: int) -> list[str]:
        """Tell what lies in a cell, in lines that fit: by name, or where that is too long by index.

        Nothing is told at a lower level than `least`.
        """
        if cell is None:
            return [""]
        long_ones = [item for item in cell.items if not isinstance(item, Card | Value | Die | Act)]
        below += [item for item in long_ones if not isinstance(item, Clash)]
        below += [item for item in long_ones if isinstance(item, Clash)]
        below += [item for item in cell.items if isinstance(item, Card) and item.parts]
        if cell.ground == FRONT:
            told = self.t.text("placed", name=cell.label, place=self.front(cell))
            for thing in (cell, *(item for item in cell.items if isinstance(item, Clash))):
                told = self.signed(thing, told)
            return textwrap.wrap(told, width, break_on_hyphens=False) or [""]
        for level in range(least, 3):
            used: dict[str, str] = {}
            told = self.in_words(cell, level, used)
            if len(told) <= width or level == 2:
                self.used |= used
                break
        return textwrap.wrap(told, width, break_on_hyphens=False) or [""]

    def front(self, cell: Cell) -> str:
        """Tell what lies between two sides: two powers, or the fight."""
        return _AGAINST.join(
            _totals(item) if isinstance(item, Clash) else self.signed(item, _number(item))
            for item in cell.items
        )

    def in_cell(self, item: Thing, level: int, used: dict[str, str]) -> str:
        """Tell a thing on a cell, with its marks in brackets.

        At level 0 by its long name, at 1 with marks in few characters, at 2 by its short name;
        what is told so is `used`.
        """
        match item:
            case Card():
                name = item.name or item.label
                if level > 1 and item.index and item.index != name:
                    used[item.index] = name
                    name = item.index
                marks = ",".join(_shorts(item.marks, level, used))
                return self.signed(item, f"{name} [{marks}]" if marks else name)
            case Clash():
                return self.signed(item, item.verdict)
            case Value():
                text = str(item.value) if level or not item.name else self.value(item)
                return self.signed(item, text)
            case Die() | Act():
                return self.told(item)
            case _:
                return ""

    def legend(self) -> list[str]:
        """Explain the short names and marks that stand on the table."""
        if not self.used:
            return []
        pairs = [f"{short} = {label}" for short, label in sorted(self.used.items())]
        return self.fold(" · ".join(pairs))

    def walls(self, grid: Grid, below: list[Thing]) -> list[str]:
        """Draw cells with the walls between them; what lies on the cells is told below."""
        first = max(map(len, grid.heads), default=0)
        room = self.width - first - bool(first)
        wide = max(_NARROWEST, min(7, (room - 1) // grid.columns - 1))
        at = {(cell.x, cell.y): cell for cell in grid.cells}
        across, down = between(grid.edges)
        signs = self.threads(grid.edges)
        inset = " " * (first + bool(first))
        lines = [inset + "".join(f" {top:^{wide}}" for top in grid.tops)] if grid.tops else []
        for y in range(grid.rows + 1):
            line = f"{inset}{corner(at, 0, y)}"
            for x in range(grid.columns):
                edge = across.get((x, y))
                line += f"{signs.get(_kind(edge), ''):{_ACROSS[_line(edge)]}^{wide}}"
                line += corner(at, x + 1, y)
            lines.append(line)
            if y == grid.rows:
                break
            line = f"{grid.heads[y]:<{first}} " if first else ""
            for x in range(grid.columns + 1):
                edge = down.get((x, y))
                line += signs.get(_kind(edge)) or _DOWN[_line(edge)]
                if x < grid.columns:
                    line += f"{self.short_cell(at.get((x, y)), wide, below):^{wide}}"
            lines.append(line.rstrip())
        return [line.rstrip() for line in lines]

    def threads(self, edges: Iterable[Edge]) -> dict[tuple[str, str], str]:
        """Give each kind of threads a letter, where no two would have the same."""
        names = dict.fromkeys(_kind(edge) for edge in edges if edge.name)
        letters = {kind: kind[1][0].upper() for kind in names}
        if len(set(letters.values())) < len(letters):
            return {}
        self.used |= {letters[kind]: kind[1] for kind in names}
        return letters

    def short_cell(self, cell: Cell | None, wide: int, below: list[Thing]) -> str:
        """Tell what lies on a cell in very few characters; its full name goes below."""
        if cell is None:
            return ""
        if cell.ground and cell.note:
            self.used[cell.ground] = cell.note
        if not cell.items:
            return self.signed(cell, cell.ground[: wide - 2])[:wide]
        below.append(cell)
        text = self.signed(cell, "/".join((_index(item))[:wide] for item in cell.items))
        if len(text) > wide and len(cell.items) > 1:  # what lies above
            text = self.signed(cell, f"…{_index(cell.items[-1])[: wide - 1]}")
        return text if len(text) <= wide else text[: wide - 1] + "…"


def in_short(numbers: Sequence[int]) -> str:
    """Write numbers in few characters: `3`, `3-5`, `3,7`."""
    if len(numbers) > 1 and list(numbers) == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}-{numbers[-1]}"
    return ",".join(map(str, numbers[:3])) + ("…" if len(numbers) > 3 else "")


def _shorts(marks: Iterable[Mark], level: int, used: dict[str, str]) -> list[str]:
    """Write marks by what they mean, or in few characters that the legend then explains."""
    if not level:
        return [mark.label for mark in marks]
    used |= {mark.short: mark.label for mark in marks if mark.short}
    return [mark.short or mark.label for mark in marks]


_ACROSS: Final = {"": " ", "wall": "-", "thread": ".", "door": "="}
_DOWN: Final = {"": " ", "wall": "|", "thread": ":", "door": "H"}


def between(
    edges: Iterable[Edge],
) -> tuple[dict[tuple[int, int], Edge], dict[tuple[int, int], Edge]]:
    """Map the edges of a grid: those above cells, and those left of cells, by place.

    A place one beyond the last cell is the border.  Where two tiles meet, each has a border of its
    own: a wall is what counts of the two.
    """
    across: dict[tuple[int, int], Edge] = {}
    down: dict[tuple[int, int], Edge] = {}
    for edge in edges:
        if edge.side in ("n", "s"):
            held, place = across, (edge.x, edge.y + (edge.side == "s"))
        else:
            held, place = down, (edge.x + (edge.side == "e"), edge.y)
        if place not in held or edge.kind == "wall":
            held[place] = edge
    return across, down


def corner(at: Mapping[tuple[int, int], Cell], x: int, y: int, sign: str = "+") -> str:
    """Return the sign where cells meet; a blank where none does."""
    near = ((x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y))
    return sign if any(place in at for place in near) else " " * len(sign)


def _line(edge: Edge | None) -> str:
    return edge.kind if edge is not None else ""


def _kind(edge: Edge | None) -> tuple[str, str]:
    """Return what tells an edge from others of its kind: its style and its sign."""
    return (edge.kind, edge.name) if edge is not None else ("", "")


def _totals(clash: Clash) -> str:
    """Write both totals; one that is no number is told in words beside them."""
    return _AGAINST.join(s.total if s.total.isdecimal() else "–" for s in clash.sides)


def _number(thing: Thing) -> str:
    return str(thing.value) if isinstance(thing, Value) else _name(thing)


def _index(thing: Thing) -> str:
    if isinstance(thing, Card):
        return thing.index or thing.name or thing.label
    return _name(thing)


def _name(thing: Thing) -> str:
    return getattr(thing, "name", "") or getattr(thing, "face", "") or thing.label


def sum_of(total: Sum) -> str:
    """Write the terms of a sum with plus signs, and with minus signs below zero."""
    told = "".join(
        f" − {_term(term)[1:]}" if term.points.startswith("−") else f" + {_term(term)}"
        for term in total.terms
    )
    return told[3:] if not told.startswith(" − ") else told[1:]


def _term(term: Term) -> str:
    """Write the points of a term and where they come from, as they are added up aloud."""
    if not term.points or not term.text:
        return term.points or term.text
    return f"{term.points} ({term.text})"
