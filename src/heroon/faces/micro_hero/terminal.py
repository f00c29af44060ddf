"""MICRO HERO in lines of text and in the app: the board in few words, a line for each part.

In the app the names of the lines stand in a column; with room to spare each card has a line of its
own, with what it does and, once played, what triggers it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from heroon.board.model import Look
from heroon.board.types import Board, Card, Clash, Panel, Pile, Row, Seat, Sum, Thing, Value, Zone
from heroon.kernel import View
from heroon.play.menu import places
from heroon.play.rebuilt import MARK, legend
from heroon.terminal.aloud import aloud, sum_of
from heroon.terminal.drawn import draw as drawn
from heroon.terminal.scene import Scene
from heroon.terminal.spans import Row as Drawn
from heroon.texts import Sentences, Texts

from .board import board

#: The names of the lines, for the width of their column.
_LABELS: Final = ("trial", "wounds", "reserve", "posture", "discard", "totals", "hand", "together")

#: What lies before a player, in the order of its lines.
_ORDER: Final = ("hits", "owed", "hand", "content", "stack", "posture", "shield", "deck", "discard")


def picture(view: View, sentences: Sentences) -> list[str]:
    """Write the table as lines of text, without the title."""
    made = board(Look(view, sentences))
    owners = [owner for owner, _ in places(view, "hand.{seat}")]
    first = {owner: owners.index(owner) + 1 for owner in owners}
    return aloud(_Lines(made, sentences.texts, first=first).board(), sentences.texts)


def draw(scene: Scene) -> list[Drawn]:
    """Draw the rows of the app's board."""
    t = scene.t
    made = scene.board or board(Look(scene.view, scene.sentences))
    told = legend(scene.sentences.spec, t) if scene.tall else ""
    return drawn(_Lines(made, t, column=True, tall=scene.tall, legend=told).board(), scene)


class _Lines:
    """The maker of a board of lines from the board of a seat."""

    def __init__(
        self,
        made: Board,
        t: Texts,
        *,
        column: bool = False,
        tall: bool = False,
        legend: str = "",
        first: Mapping[int, int] | None = None,
    ):
        self.made = made
        self.t = t
        self.tall = tall
        self.column = column
        self.legend = legend
        #: By seat the number of its first card in hand: people type numbers to play an order.
        self.first = first or {}
        self.wide = 2 + max(len(t.text(f"picture-{key}")) for key in _LABELS) if column else 0
        self.n = 0

    def board(self) -> Board:
        """Make the board of lines."""
        zone = Zone(name="centre", parts=tuple(self.lines()))
        steps = () if self.column else self.made.steps
        title = "" if self.column else self.made.title
        return Board(title=title, zones=(zone,), steps=steps, ending=self.made.ending)

    def line(self, label: str, items: Sequence[Thing], name: str = "") -> Iterator[Row]:
        """Make a line with its name in front; none where it holds nothing."""
        called = name or (self.t.text(f"picture-{label}") if label else "")
        if not items:
            return
        self.n += 1
        told = f"{called:<{self.wide}}" if self.column else called
        if self.column and len(called) >= self.wide:
            told = f"{called} "
        label = ", ".join(item.label for item in items) or called
        yield Row(id=f"line.{self.n}", label=label, name=told, items=tuple(items))

    def words(self, text: str) -> list[Thing]:
        """Return a text as the things of a line: one, or none for an empty text."""
        self.n += 1
        return [Card(id=f"text.{self.n}", label=text, name=text)] if text else []

    def lines(self) -> Iterator[Thing]:
        """Yield all lines of the table, from the top down."""
        things = {thing.id: thing for zone in self.made.zones for thing in zone.parts}
        stage = things.pop("stage")
        assert isinstance(stage, Panel)
        yield from self.stage(stage)
        outlook = things.pop("outlook", None)
        seats = [thing for thing in things.values() if isinstance(thing, Seat)]
        if isinstance(outlook, Panel):
            yield from self.outlook(outlook, "together" if seats else "totals")
        for thing in things.values():
            if isinstance(thing, Row) and thing.style[:1] == ("choices",):
                yield from self.choices(thing)
            elif isinstance(thing, Panel) and thing.style == ("builder",):
                yield from self.builder(thing)
        for seat in seats:
            yield from self.head(seat)
            yield from self.player({part.id: part for part in seat.parts}, close=not self.tall)
        if not seats:
            yield from self.player(things, close=False)
        yield from self.common(things)
        yield from self.line("", self.words(self.legend))

    # -- what is common ------------------------------------------------------------------------

    def stage(self, stage: Panel) -> Iterator[Thing]:
        """Yield the lines of the Trial: its values, what it does, what else holds."""
        for trial in stage.parts:
            if isinstance(trial, Panel):
                mark = f" {MARK}" if "rebuilt" in trial.style else ""
                name = Card(id=trial.id, label=trial.label, at=trial.at, name=f"{trial.name}{mark}")
                yield from self.line("trial", (name, *trial.parts))
                odd = f" {MARK}" if "rebuilt-ability" in trial.style else ""
                yield from self.line("", self.words(f"{trial.text}{odd}"))
        kept = [part for part in stage.parts if isinstance(part, Card) and "note" in part.style]
        shown: set[str] = set()
        for note in kept:
            label = "life" if "life" in note.style else "kept"
            again = label in shown and self.column
            shown.add(label)
            label = "" if again else label
            yield from self.line(label, self.words(f"{_named(note)}\u00a0: {note.text}"))

    def outlook(self, outlook: Panel, label: str) -> Iterator[Thing]:
        """Yield the lines of what the end of the turn does."""
        items: list[Thing] = []
        for clash in outlook.parts:
            if isinstance(clash, Clash):
                own, need = clash.sides
                told = self.t.text("labelled", label=f"/ {need.total}", text=clash.verdict)
                cost = f", {clash.cost}" if clash.cost and not self.column else ""
                items += [own, *self.words(f"{told}{cost}")]
                if self.tall or not self.column:
                    cost_told = f" · {clash.cost}" if clash.cost and self.tall else ""
                    text = f"{own.total} {told}{cost}{cost_told}"
                    items[-2:] = [Value(id=own.id, label=clash.label, name=own.name, value=text)]
        name = "" if self.column else outlook.name
        if not items:
            yield from self.line(label, self.words(outlook.text), name=name)
        if not self.tall and self.column:
            yield from self.line(label, items)
            return
        for i, item in enumerate(items):
            yield from self.line("" if i else label, (item,), name="" if i else name)

    def choices(self, row: Row) -> Iterator[Thing]:
        """Yield the line of choices that can be touched in the app; lines of text list them."""
        if self.column:
            items = [item for item in row.items if item.style[:1] != ("turn",)]
            yield from self.line("", items, name=row.name)

    def builder(self, panel: Panel) -> Iterator[Thing]:
        """Yield lines of how many of each Technique, but for the last, which follows."""
        for row in panel.parts:
            if isinstance(row, Row) and "left" not in row.style:
                yield from self.choices(row)

    def common(self, things: dict[str, Thing]) -> Iterator[Thing]:
        """Yield the lines of the Reserve, the Wounds and Hera's cards."""
        first = True
        for kind in ("techniques", "blessings"):
            row = things.get(kind)
            if not isinstance(row, Row):
                continue
            cards = [_counted(card) for card in row.items if isinstance(card, Card)]
            odd = f" {MARK}" if "rebuilt" in row.style else ""
            head = self.words(f"{row.name}{odd}\u00a0:" if self.column else "")
            label = "reserve" if first else ""
            first = False
            if self.tall:
                yield from self.line(label, head)
                for card in row.items:
                    if isinstance(card, Card):
                        yield from self.line("", [_counted(card), *self.words(_does(card))])
            elif self.column:
                yield from self.line(label, [*head, *cards])
            else:
                yield from self.line(label, cards, name=f"{row.name}{odd}")
        wounds = things.get("wounds")
        if isinstance(wounds, Row):
            cards = [_counted(card, note="") for card in wounds.items if isinstance(card, Card)]
            told = cards or self.words(self.t.text("picture-no-wound"))
            yield from self.line("wounds", told)
        hera = things.get("hera")
        if isinstance(hera, Panel):
            gone = [part for part in hera.parts if isinstance(part, Card)]
            odd = f" {MARK}" if "rebuilt" in hera.style else ""
            yield from self.line("hera", [*self.words(f"{hera.text}{odd}"), *gone])

    # -- a player ------------------------------------------------------------------------------

    def head(self, seat: Seat) -> Iterator[Thing]:
        """Yield the line of a player's name, with what the player's cards come to."""
        mark = "▶ " if seat.turn and self.column else ""
        name = f"── {mark}{seat.name}" if self.column else seat.name
        sums = [part for part in seat.parts if part.id.startswith("sum.")]
        if self.column:
            yield from self.line("", [*sums, *self.words("──")], name=f"{name} ──")
        else:
            yield from self.line("", sums or self.words("–"), name=name)

    def player(self, parts: dict[str, Thing], *, close: bool) -> Iterator[Thing]:
        """Yield the lines of a player: the hand, the played cards, what lies beside them."""
        piles: list[Thing] = []
        prepared = any(id.startswith("content.") for id in parts)
        for thing in sorted(parts.values(), key=_place):
            kind = thing.id.partition(".")[0]
            if kind in ("hits", "owed") and isinstance(thing, Value):
                yield from self.line("wounds", self.words(str(thing.value)))
            elif kind in ("hand", "content") and isinstance(thing, Row):
                yield from self.hand(thing)
            elif kind == "stack" and isinstance(thing, Row):
                yield from self.stack(thing)
            elif kind == "posture" and isinstance(thing, Card) and not prepared:
                yield from self.posture(thing, close=close)
            elif kind == "shield" and isinstance(thing, Value):
                told = self.t.text("picture-points", points=int(thing.value))
                card = Card(id=thing.id, label=thing.label, at=thing.at, name=told)
                if thing.value or self.column:
                    yield from self.line("shield", (card,))
            elif kind in ("deck", "discard") and isinstance(thing, Pile):
                if kind == "deck" and thing.cards:  # known cards of the deck, the next one first
                    piles.append(replace(thing, cards=()))
                    piles += [_counted(card) for card in reversed(thing.cards)]
                elif close or kind == "deck":
                    piles.append(thing)
                if not close or kind == "discard":
                    yield from self.line("", piles, name=self.blank())
                    piles = []
                if not close and kind == "discard":
                    yield from self.discard(thing)
            elif kind == "under" and isinstance(thing, Row):
                yield from self.line("under", thing.items)

    def blank(self) -> str:
        """Return the name of a line that goes on below another one."""
        return " " if self.column else ""

    def posture(self, card: Card, *, close: bool) -> Iterator[Thing]:
        """Yield the line of how the Posture lies; unless `close`, also of what it does."""
        mark = "".join(f" {m.short}" for m in card.marks)
        head, _, rest = card.text.partition(" · ")
        name = Card(id=card.id, label=card.label, at=card.at, name=f"{head}{mark}")
        more = self.words(f"· {rest}" if self.column else rest) if rest and not close else []
        yield from self.line("posture", [name, *more])

    def hand(self, row: Row) -> Iterator[Thing]:
        """Yield the cards in hand, each with what it gives if it is played next."""
        cards = [card for card in row.items if isinstance(card, Card)]
        label = "hand" if row.kind == "hand" else "deck"
        if self.tall:
            for i, card in enumerate(cards):
                told = " · ".join(filter(None, (_does(card), card.note)))
                shown = _counted(card, note="")
                yield from self.line("" if i else label, [shown, *self.words(told)])
            return
        first = self.first.get(int(row.id.rpartition(".")[2]), 0)
        held = [_counted(card) for card in cards]
        if first and label == "hand":
            held = [replace(c, name=f"{n} {c.name}") for n, c in enumerate(held, first)]
        yield from self.line(label, held)
        if label == "deck":
            yield from self.line("", self.words(row.name.partition(" · ")[2]))

    def stack(self, row: Row) -> Iterator[Thing]:
        """Yield the played cards: how often each triggers in this turn, and what it gives."""
        cards = [c for c in row.items if isinstance(c, Card) and c.face != "empty"]
        shown: list[Thing] = []
        for i, card in enumerate(cards):
            times = next(str(v.value) for v in card.values if "times" in v.style)
            doubled = f" {self.t.text('board-doubled')}" if "doubled" in card.style else ""
            sums = [part for part in card.parts if isinstance(part, Sum)]
            gains = ", ".join(f"{s.total} {self.t.text(f'board-letter-{s.art}')}" for s in sums)
            short = f"= {gains}" if gains else ""
            one = Card(
                id=card.id,
                label=card.label,
                at=card.at,
                style=("played",),
                name=f"{card.name} {times}{doubled}",
                note=short,
            )
            shown.append(one)
            if self.tall:
                why = " · ".join(sum_of(s).replace("+ +", "+ ") for s in sums)
                yield from self.line("" if i else "played", [one, *self.words(why)])
        if not self.tall:
            yield from self.line("played", shown)

    def discard(self, pile: Pile) -> Iterator[Thing]:
        """Yield the line of the discard, its top card first."""
        cards: list[Thing] = []
        for i, card in enumerate(reversed(pile.cards)):
            name = f"[{card.name}]" if i == 0 else card.name
            at = (*pile.at, *card.at) if i == 0 else card.at
            cards.append(Card(id=card.id, label=card.label, at=at, name=name))
        if not cards and self.column:
            cards = [Card(id=pile.id, label=pile.label, at=pile.at, name="–")]
        yield from self.line("discard", cards)


def _place(thing: Thing) -> int:
    """Return the place of a thing's line among the lines of a player."""
    kind = thing.id.partition(".")[0]
    return _ORDER.index(kind) if kind in _ORDER else len(_ORDER)


def _named(card: Card) -> str:
    """Name a card, with the mark of what is rebuilt."""
    odd = any(mark.sign == "rebuilt" for mark in card.marks)
    return f"{card.name} {MARK}" if odd else card.name


def _counted(card: Card, note: str | None = None) -> Card:
    """Shorten a card to its name, with how many of it there are."""
    many = next((m.short.removeprefix("×") for m in card.marks if m.sign == "many"), "")
    name = _named(card)
    return Card(
        id=card.id,
        label=card.label,
        at=card.at,
        style=card.style,
        name=f"{many}×{name}" if many else name,
        note=card.note if note is None else note,
    )


def _does(card: Card) -> str:
    """Tell what is printed on a card."""
    points = [f"{v.value} {v.name}" for v in card.values if v.name]
    return ", ".join(filter(None, (*points, card.text)))
