"""The things of a board in a line, as the app draws them: their names, how they stand out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from heroon.board.layers import badges, where
from heroon.board.types import (
    Act,
    Asked,
    Board,
    Card,
    Change,
    Clash,
    Die,
    If,
    Mark,
    Odds,
    Pile,
    Sum,
    Thing,
    Value,
)

from .aloud import in_short, sum_of
from .palette import known
from .scene import Scene
from .spans import Span

#: From what width of a cell on the long name stands beside the short one.
_NAMED: Final = 24
#: The mark that stands before a name: who fights.
_FIGHTS: Final = "⚔"
#: The ground of what lies face down.
BACK: Final = "▒"
#: What may be picked as well, but not best of all, stands out no more than the rest.
SIGNS: Final = {"picked": ("»", "«"), "lit": ("›", " "), "open": (" ", " "), "": (" ", " ")}
KINDS: Final = {"picked": 3, "lit": 2, "open": 0, "": 0}


class Chips:
    """The drawer of what lies on one board, in few words."""

    def __init__(self, board: Board, scene: Scene, asked: Asked):
        self.board = board
        self.scene = scene
        self.t = scene.t
        self.width = scene.width
        self.tracks = scene.tall
        self.asked = asked
        #: Whether what would become of notes and marks is left out.
        self.brief = False
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
        self.names = {thing.id: index_of(thing) for thing in board.things()}
        held = where(board)
        #: What lies open beside the piles: a card that lies there, too, need not be spread.
        self.open = {
            thing.at[0]
            for holder, thing in held.values()
            if isinstance(thing, Card) and thing.at and not _piled(held, holder)
        }

    # -- states --------------------------------------------------------------------------------

    def signs(self, thing: Thing) -> tuple[str, str]:
        """Return what stands before and behind a thing: its sign, its numbers."""
        before, behind = SIGNS[self.asked.state(thing)]
        numbers = in_short(self.numbers.get(thing.id, ()))
        return before, f" {numbers}{behind}".rstrip(" ") + " " if numbers else behind

    def span(self, thing: Thing, text: str, style: str) -> Span:
        """Draw a thing between its signs, as one span."""
        before, behind = self.signs(thing)
        text = " ".join((text, *self.seen.get(thing.id, ())))
        if thing.id in self.gone:
            text = f"✕{text}"
        return Span(f"{before}{text}{behind}", styled(thing, style), thing.at)

    def became(self, thing: Thing, part: str, text: str) -> str:
        """Write a part of a thing, with what it would become; a note that goes is not told."""
        for change in self.changes.get(thing.id, ()):
            if change.part != part or thing.id in self.gone or (self.brief and part == "note"):
                continue
            if change.new:
                return f"{text}→{change.new}"
            return "" if part == "note" else text
        return text

    # -- things in a line --------------------------------------------------------------------------

    def chip(self, thing: Thing) -> Span:
        """Draw a thing in a line."""
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
        """Write a card in few words: a short or long name, as there is room, and what is on it."""
        if card.face == "empty":
            return card.name or card.label
        text, more = self.words(card, wide)
        return f"{text} {more}" if more else text

    def words(self, card: Card, wide: int = 0) -> tuple[str, str]:
        """Return the short name of a card, and what is on it, in so many characters if possible."""
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
        """Write the marks of a card in full, or the first part of each, or in few characters.

        The first way that there is room for (0: room for all).
        """
        marks = [mark for mark in card.marks if mark.short != _FIGHTS]
        new = self.marks_to_come(card)
        short = ",".join(mark.short or mark.label for mark in marks)
        ways = [", ".join(filter(None, (way, *new))) for way in ways_of(marks)]
        ways.append(" ".join([*([f"[{short}]"] if short else []), *new]))
        return next((way for way in ways if not room or len(way) <= room), ways[-1])

    def marks_to_come(self, card: Card) -> list[str]:
        """List the marks that would lie on a card beside those that lie there already."""
        if self.brief:
            return []
        here = {part for mark in card.marks for part in mark.label.split(", ")}
        changed = [c.new.split(", ") for c in self.changes.get(card.id, ()) if c.part == "marks"]
        told = [", ".join(part for part in parts if part not in here) for parts in changed]
        return [text for text in told if text]

    def value(self, value: Value) -> str:
        """Write a number with its name, its bound, and its track where there is room."""
        number = self.became(value, "value", str(value.value))
        if value.most:
            number = f"{number}/{value.most}"
        if value.track and value.most and isinstance(value.value, int) and self.tracks:
            number = f"{number} {track(value)}"
        return f"{value.name} {number}" if value.name else number

    def pile(self, pile: Pile) -> Span:
        """Draw a pile by its name, how many cards lie there, and the uppermost card."""
        top = pile.cards[-1] if pile.cards and not pile.apart else None
        if pile.apart and pile.count == 1:
            top = next(iter(pile.cards), None)
        text = f"{pile.name or pile.label} {self.became(pile, 'count', str(pile.count))}"
        if top is not None:
            text += f" {index_of(top)}"
        return self.span(pile, text, "dim")

    def sum(self, total: Sum, called: str = "") -> str:
        """Write a sum with its terms."""
        terms = sum_of(total)
        told = self.became(total, "total", total.total)
        if called:
            return f"{called} = {terms}" if len(total.terms) > 1 else called
        name = f"{total.name} " if total.name else ""
        return f"{name}{terms} = {told}" if terms else f"{name}{told}"

    def clash(self, clash: Clash) -> str:
        """Write both totals of a fight, and its verdict."""
        totals = " : ".join(self.became(side, "total", side.total) for side in clash.sides)
        return " ".join(filter(None, (totals, self.became(clash, "verdict", clash.verdict))))

    def odds(self, odds: Odds) -> str:
        """Write the shares of what may come."""
        shares = ", ".join(f"{share.text} {share.n}/{share.of}" for share in odds.shares)
        return f"{odds.name} {shares}" if odds.name else shares


# -- parts ----------------------------------------------------------------------------------------


def _piled(held: Mapping[str, tuple[str, Thing]], holder: str) -> bool:
    """Return whether what holds a thing is a pile; a thing that lies in a zone has no holder."""
    return holder in held and isinstance(held[holder][1], Pile)


def index_of(thing: Thing) -> str:
    """Return the shortest name of a thing."""
    return str(
        getattr(thing, "index", "")
        or getattr(thing, "name", "")
        or getattr(thing, "face", "")
        or thing.label
    )


def marks_of(thing: Thing) -> str:
    """Write the marks of a thing in few characters."""
    return "".join(mark.short for mark in thing.marks) if isinstance(thing, Card) else ""


def ways_of(marks: Sequence[Mark]) -> list[str]:
    """List the ways to call marks, from long to short: in full, by the first part of each."""
    labels = [mark.label for mark in marks]
    return [", ".join(labels), ", ".join(label.partition(",")[0] for label in labels)]


def styled(thing: Thing, usual: str) -> str:
    """Return the style of a thing: the first of its words that the palette knows."""
    card = isinstance(thing, Card) and usual == "card"
    keys = [*(f"{word}-card" for word in thing.style if card), *thing.style]
    return next(filter(known, keys), usual)


def track(value: Value) -> str:
    """Draw a track of cells: filled up to the value, those that matter with an edge."""
    most, at = value.most, int(value.value)
    signs = {(True, False): "▮", (False, False): "▯", (True, True): "◆", (False, True): "◇"}
    return "".join(signs[n <= at, n in value.ticks] for n in range(1, most + 1))


def apart(chips: Sequence[Span]) -> list[Span]:
    """Put a blank between things."""
    return [c if c.text.endswith(" ") else c._replace(text=f"{c.text} ") for c in chips]
