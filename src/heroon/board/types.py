"""The presentation model: what lies on a table, what is asked there, and what would change.

Three layers, each frozen.  A `Board` is what one seat sees, in finished texts of its language: a
function of the view and of nothing else.  An `Asked` is the question over it: which answers there
are, and by which targets they are lit, picked and numbered.  An `If` is what an answer, a pointer
or another player's step would change, by the ids of things.  No type holds a colour, a size in
pixels or the name of a tag; order in the model is the order in which it is read, drawn and walked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

#: How a card lies: seen, turned down but known to its owner, unknown, a place for one, removed.
FaceKind = Literal["up", "down", "back", "empty", "gone"]
#: How the things of a row lie beside each other; in lines of text those of a list below each other.
RowKind = Literal["hand", "row", "fan", "strip", "dice", "list"]
#: The sides of a cell.
Side = Literal["n", "e", "s", "w"]
#: What stands on the side of a cell.
EdgeKind = Literal["wall", "thread", "door"]
#: What a link between things means.
LinkKind = Literal["pair", "path", "hit", "ring"]
#: Whether something is welcome.
Tone = Literal["good", "bad", ""]
#: Where a step of a turn stands.
StepState = Literal["done", "now", "later"]
#: The places of a screen, from the other side of the table to the own hand.
ZoneName = Literal["away", "centre", "home", "hand", "side"]
#: The ground of a cell between two sides that meet.
FRONT: Final = "front"
#: How a thing stands out at a question.
State = Literal["picked", "lit", "open", ""]


@dataclass(frozen=True, slots=True, kw_only=True)
class Thing:
    """Whatever on a board can be looked at.

    `id` is the same from frame to frame.  `label` is one whole phrase for the ear: what lies
    there, never whether it is lit, picked or numbered.  `at` are the targets of answers (the first
    says what the thing is, later ones only make it react); `style` words and the symbol `art` are
    the theme's, and never the only sign of anything.
    """

    id: str
    label: str
    at: tuple[str, ...] = ()
    style: tuple[str, ...] = ()
    art: str = ""

    def inside(self) -> Sequence[Thing]:
        """List the things that belong to this one, in reading order."""
        return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """A mark on a card, a cell or a die: its symbol, what it means, at most four characters."""

    sign: str
    label: str
    short: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Value(Thing):
    """A number or a word with its name; `most` is its bound.

    With `track` it is drawn as cells from 0 to `most`, those of `ticks` rimmed.
    """

    value: int | str
    name: str = ""
    most: int = 0
    ticks: tuple[int, ...] = ()
    track: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(Thing):
    """A card, troop, pawn, token, monster, room, skill or choice.

    `name` is its long name, `index` the shortest one, `text` what is printed on it, `note` what is
    to be known of it now.
    """

    name: str = ""
    index: str = ""
    face: FaceKind = "up"
    text: str = ""
    note: str = ""
    values: tuple[Value, ...] = ()
    marks: tuple[Mark, ...] = ()
    parts: tuple[Thing, ...] = ()

    def inside(self) -> Sequence[Thing]:
        """List the card's values and parts."""
        return (*self.values, *self.parts) if self.parts else self.values


@dataclass(frozen=True, slots=True, kw_only=True)
class Pile(Thing):
    """A pile of `count` cards; those in `cards` are seen and may be leafed, the uppermost last.

    `spread` says that one of them is asked for, `apart` that they lie beside one another, so that
    none is the uppermost.
    """

    name: str = ""
    count: int = 0
    cards: tuple[Card, ...] = ()
    spread: bool = False
    apart: bool = False

    def inside(self) -> Sequence[Thing]:
        """List the cards of the pile that are seen."""
        return self.cards


@dataclass(frozen=True, slots=True, kw_only=True)
class Row(Thing):
    """A row of things side by side."""

    name: str = ""
    items: tuple[Thing, ...] = ()
    kind: RowKind = "row"

    def inside(self) -> Sequence[Thing]:
        """List the things in the row."""
        return self.items


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell(Thing):
    """A place of a grid: column and row from 0, what lies on it from below upwards."""

    x: int
    y: int
    items: tuple[Thing, ...] = ()
    ground: str = ""
    note: str = ""
    marks: tuple[Mark, ...] = ()

    def inside(self) -> Sequence[Thing]:
        """List the things on the cell, from below upwards."""
        return self.items


@dataclass(frozen=True, slots=True, kw_only=True)
class Edge(Thing):
    """A thing on a side of a cell; the id is of the printed place, `x`, `y` and `side` now.

    `name` tells it from others of its kind (red thread), and so does the sign `index` drawn on it.
    """

    x: int
    y: int
    side: Side
    kind: EdgeKind
    name: str = ""
    index: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile(Thing):
    """A square of cells that lies on a grid, `size` cells wide, turned by so many quarters.

    Its cells and edges are given as they lie: `turn` is for showing it.
    """

    x: int
    y: int
    size: int
    turn: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Link(Thing):
    """A line between things, by their ids in order: a pair, a path, who hits whom."""

    of: tuple[str, ...]
    kind: LinkKind
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Act(Thing):
    """A handle on a thing, such as turn or give; `of` is its id, `side` where the handle sits."""

    of: str
    name: str = ""
    side: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Grid(Thing):
    """Cells in columns and rows, and what stands between, below and across them.

    - `acts`: the handles on its tiles and on what lies on it
    - `heads`, `tops`: the names of the rows and of the columns
    - `widths`, `heights`: weights of columns and rows (none: all alike); a large one shows like
      a lens what is decided there
    """

    name: str = ""
    columns: int
    rows: int
    cells: tuple[Cell, ...] = ()
    edges: tuple[Edge, ...] = ()
    tiles: tuple[Tile, ...] = ()
    links: tuple[Link, ...] = ()
    acts: tuple[Act, ...] = ()
    heads: tuple[str, ...] = ()
    tops: tuple[str, ...] = ()
    widths: tuple[int, ...] = ()
    heights: tuple[int, ...] = ()

    def inside(self) -> Sequence[Thing]:
        """List the grid's cells, edges, tiles, links and handles."""
        return (*self.cells, *self.edges, *self.tiles, *self.links, *self.acts)


@dataclass(frozen=True, slots=True, kw_only=True)
class Die(Thing):
    """A die: the face it shows, and what that means now."""

    face: str = ""
    note: str = ""
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class Term:
    """A line of a sum: what it is and how much of the total; `of` is the id of a thing beside."""

    text: str
    points: str
    style: str = ""
    of: str = ""


@dataclass(frozen=True, slots=True)
class Explained:
    """A total, told term by term."""

    title: str
    terms: tuple[Term, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sum(Thing):
    """A total and how it comes about."""

    name: str = ""
    terms: tuple[Term, ...] = ()
    total: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Clash(Thing):
    """Two sums that meet, who wins as things lie, and what it costs."""

    sides: tuple[Sum, ...] = ()
    verdict: str = ""
    cost: str = ""

    def inside(self) -> Sequence[Thing]:
        """List the two sums."""
        return self.sides


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """A chance: `n` of `of`."""

    text: str
    n: int
    of: int
    tone: Tone = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Odds(Thing):
    """Chances: shares of one whole, or each for itself (`apart`)."""

    name: str = ""
    shares: tuple[Share, ...] = ()
    apart: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Table(Thing):
    """Lines in columns: what a die does by its face, what a floor holds."""

    name: str = ""
    heads: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat(Thing):
    """A player (-1: a foe that nobody plays) and what belongs to them."""

    seat: int
    name: str = ""
    role: str = ""
    own: bool = False
    turn: bool = False
    won: bool = False
    parts: tuple[Thing, ...] = ()

    def inside(self) -> Sequence[Thing]:
        """List the things that belong to the player."""
        return self.parts


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel(Thing):
    """Things under a heading, or a text: medals, an exchange, a legend."""

    name: str = ""
    parts: tuple[Thing, ...] = ()
    text: str = ""

    def inside(self) -> Sequence[Thing]:
        """List the things in the panel."""
        return self.parts


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """A part of a turn or a floor as it is shown: a phase, a zone."""

    name: str
    state: StepState = "later"


@dataclass(frozen=True, slots=True, kw_only=True)
class Zone:
    """Things that lie together on a screen."""

    name: ZoneName
    parts: tuple[Thing, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """The end of a game: who has won and why, its numbers, its course as numbers for each seat."""

    title: str
    why: str = ""
    numbers: tuple[Value, ...] = ()
    course: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A table as one seat sees it; `focus` is the id of what decides now."""

    title: str
    zones: tuple[Zone, ...] = ()
    steps: tuple[Step, ...] = ()
    focus: str = ""
    ending: Ending | None = None

    def things(self) -> Iterator[Thing]:
        """Yield every thing in reading order, what belongs to a thing behind it."""
        found: list[Thing] = []
        for zone in self.zones:
            _gather(zone.parts, found)
        return iter(found)

    def held(self) -> Iterator[tuple[str, Thing]]:
        """Yield every thing in reading order with the id of its holder (`zone.NAME` for a zone)."""
        for zone in self.zones:
            yield from held(f"zone.{zone.name}", zone.parts)


def _gather(things: Sequence[Thing], found: list[Thing]) -> None:
    for thing in things:
        found.append(thing)
        parts = thing.inside()
        if parts:
            _gather(parts, found)


def held(holder: str, things: Sequence[Thing]) -> Iterator[tuple[str, Thing]]:
    """Yield every thing and what lies in it, in reading order, with the id of what holds it."""
    for thing in things:
        yield holder, thing
        parts = thing.inside()
        if parts:
            yield from held(thing.id, parts)


# -- the question, and what would change ----------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """A change of a part (a field) of a thing: its text before and after."""

    of: str
    part: str
    old: str
    new: str


@dataclass(frozen=True, slots=True, kw_only=True)
class If:
    """The changes that an answer, a pointer or a step of somebody else would make.

    `come` are new things, each with the id of what will hold it, `gone` the ids of those that
    leave, `moved` old and new id of those that lie elsewhere (which are among `come` in their new
    place), `marks` what is seen at a thing; `final` says that it cannot be taken back.
    """

    line: str = ""
    changes: tuple[Change, ...] = ()
    come: tuple[tuple[str, Thing], ...] = ()
    gone: tuple[str, ...] = ()
    moved: tuple[tuple[str, str], ...] = ()
    marks: tuple[tuple[str, Mark], ...] = ()
    links: tuple[Link, ...] = ()
    odds: tuple[Odds, ...] = ()
    final: bool = False

    def __bool__(self) -> bool:
        """Return whether anything changes."""
        return bool(
            self.changes
            or self.come
            or self.gone
            or self.moved
            or self.marks
            or self.links
            or self.odds
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """An answer, or a group of answers (several `words`), and where it is given.

    - `number`: what is typed
    - `at`: its targets
    - `short`: at most 24 characters that stand at the place
    - `gain`: its line in the index
    - `seat`: whose answer it is, where several are asked
    - `pinned`: whether it always stands at the same place (done, pass, end of turn)
    - `badge`: the id of the thing that bears its number, where `badges` would choose another
      one
    """

    number: int
    text: str
    words: tuple[int, ...]
    at: tuple[str, ...] = ()
    short: str = ""
    gain: str = ""
    seat: int = -1
    final: bool = False
    pinned: bool = False
    badge: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A question: its answers, and the targets that are lit, open (may be picked) and picked."""

    prompt: str = ""
    answers: tuple[Answer, ...] = ()
    lit: frozenset[str] = frozenset()
    open: frozenset[str] = frozenset()
    picked: frozenset[str] = frozenset()
    shown: If | None = None

    def state(self, thing: Thing) -> State:
        """Return how a thing stands out: "picked", "lit", "open" (may be picked) or ""."""
        at = thing.at
        if not at:
            return ""
        if self.picked and not self.picked.isdisjoint(at):
            return "picked"
        if self.lit and not self.lit.isdisjoint(at):
            return "lit"
        if self.open and not self.open.isdisjoint(at):
            return "open"
        return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """A number of the card data: what it says, its value, where it comes from."""

    label: str
    value: str
    source: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """The description of a thing: text, numbers, what can be done with it now, or why not.

    `can` are answers; `cannot` are triples: the answer, why it is not possible, its rule.
    """

    of: str
    title: str
    text: tuple[str, ...] = ()
    facts: tuple[Fact, ...] = ()
    sums: tuple[Sum, ...] = ()
    can: tuple[Answer, ...] = ()
    cannot: tuple[tuple[str, str, str], ...] = ()
    rule: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Beat:
    """One step of what somebody else does, with the ids of the things it happens at."""

    line: str
    of: tuple[str, ...] = ()
    what: If = If()
