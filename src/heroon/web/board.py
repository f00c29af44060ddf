"""Draws the presentation model: one macro a type, those of a game's theme before the common ones.

A macro gets this drawing and the thing, never the view.  What a thing is stands in the board, what
may be done with it in the question: both come together here, as classes and attributes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any, Final

from markupsafe import Markup, escape

from heroon.board.layers import badges
from heroon.board.model import Route
from heroon.board.types import (
    Act,
    Answer,
    Asked,
    Beat,
    Board,
    Card,
    Cell,
    Clash,
    Edge,
    Grid,
    If,
    Link,
    Mark,
    Seat,
    Term,
    Thing,
    Value,
    Zone,
    ZoneName,
    held,
)
from heroon.texts import Texts

from .render import environment

#: The macros of all games; those of a theme stand in a template of its own.
COMMON: Final = "board.html"
#: So many pieces of a cell are drawn; of more the uppermost, with the number of the others.
STACK: Final = 4
#: A grid of so many cells is a map: its cells are square, its pieces bear short names.
MAP: Final = 25
#: So many answers stand beside a piece; more of them in the list.
LINES: Final = 6
#: What is drawn where there is nothing to draw.
NOTHING: Final = Markup("")
#: The dots of a die by its face.
PIPS: Final = frozenset("123456")
_LETTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")


@lru_cache(maxsize=512)
def _track(value: int, most: int, ticks: tuple[int, ...]) -> Markup:
    """Number the cells of a track; the result is kept, for it is the same in every frame."""
    cells = []
    for at in range(1, most + 1):
        style = ("on" if at <= value else "") + (" tick" if at in ticks else "")
        cells.append(f'<i class="{style}">{f"<small>{at}</small>" if at in ticks else ""}</i>')
    return Markup("".join(cells))


@cache
def macros(theme: str) -> Mapping[str, Any]:
    """Collect the macros of a theme and, where it has none of a name, those of all games."""
    env = environment()
    found = {name: m for name, m in vars(env.get_template(COMMON).module).items() if callable(m)}
    if theme:
        own = vars(env.get_template(theme).module)
        found |= {name: macro for name, macro in own.items() if callable(macro)}
    return found


class Drawing:
    """A board with what is asked over it, while it is drawn.

    `numbers` are the numbers of answers that a thing bears, `shorts` what comes of the one that it
    would give, `looks` that answer as the page sends it, by the ids of things; `laid` the ids of
    what the last answer has put down and a touch takes back.  A `bare` one has no macros of its
    game; `menu` are the answers left where all that they need is picked, and as they are sent;
    `routes` by id the answers that one touch gives one after the other, and as they are sent;
    `now` what the game foresees as things lie; `free` the ids of things of a row whose order may be
    changed.
    """

    def __init__(
        self,
        board: Board,
        asked: Asked,
        t: Texts,
        spoken: Mapping[int, str],
        theme: str = "",
        past: bool = False,
        beats: Iterable[Beat] = (),
        laid: frozenset[str] = frozenset(),
        routes: Mapping[str, tuple[Route, str]] | None = None,
        now: If | None = None,
        free: frozenset[str] = frozenset(),
    ):
        self.board = board
        self.asked = asked
        self.t = t
        self.past = past
        self.bare = not theme
        self.laid = laid
        self.free = free
        self.pips = PIPS
        self.macros = macros(theme)
        self.beats = {beat.of[0]: beat for beat in beats}
        self.numbers: dict[str, int] = {}
        self.shorts: dict[str, str] = {}
        self.looks: dict[str, str] = {}
        self.terms: dict[str, Term] = {}
        self.edges: dict[str, list[Edge]] = {}
        self.routes = dict(routes or {})
        self.now = now or If()
        self.noted: dict[str, list[Mark]] = {}
        for name, mark in self.now.marks:
            self.noted.setdefault(name, []).append(mark)
        self._aim(spoken)
        self._index()
        #: By name of a common macro the ids of the things for which it draws anything.
        self._few: dict[str, Collection[str]] = {
            name: found
            for name, found in (
                ("number", self.numbers),
                ("beat", self.beats),
                ("term", self.terms),
                ("handle", laid),
            )
            if self.macros.get(name) is macros("")[name]
        }
        self.menu = self._menu(spoken)
        self.menu_of = self._picked() if self.menu else ""

    def _aim(self, spoken: Mapping[int, str]) -> None:
        """Return where one touch more gives an answer: its number, outcome and preview."""
        near = [answer for answer in self.asked.answers if self._near(answer)]
        aimed = Asked(answers=tuple(near), picked=self.asked.picked)
        by_number = {answer.number: answer for answer in near}
        for name, numbers in badges(self.board, aimed).items():
            answer = by_number[numbers[0]]
            if len(numbers) > 1 or len(answer.words) > 1:
                continue
            self.numbers[name] = answer.number
            self.shorts[name] = answer.short
            self.looks[name] = spoken[answer.words[0]]
        self._alike()

    def _alike(self) -> None:
        """Let equal pieces show the same answer: the number stands on the first one alone."""
        looked = {t.at: self.looks[t.id] for t in self.board.things() if t.id in self.looks}
        for thing in self.board.things():
            if thing.at and thing.at in looked:
                self.looks.setdefault(thing.id, looked[thing.at])

    def _near(self, answer: Answer) -> bool:
        """Return whether one target of an answer is left to pick."""
        return len(set(answer.at) - self.asked.picked) == 1 and self.asked.picked <= set(answer.at)

    def _menu(self, spoken: Mapping[int, str]) -> list[tuple[Answer, str]]:
        """List the answers without another pick that the pieces alone do not tell apart."""
        picked = self.asked.picked
        found = [a for a in self.asked.answers if picked and a.at and set(a.at) <= picked]
        return [(a, spoken[a.words[0]]) for a in found] if len(found) <= LINES else []

    def _picked(self) -> str:
        """Return the id of the picked element: of the first thing whose own target it is."""
        for thing in self.board.things():
            if self.state(thing) == "picked":
                return element(thing.id)
        return ""

    def _index(self) -> None:
        """Index terms by what they stand beside and edges by their cell, once for a drawing."""
        for holder, thing in self.board.held():
            if isinstance(thing, Clash) and holder == self.board.focus:
                self.terms |= {t.of: t for side in thing.sides for t in side.terms if t.of}
            elif isinstance(thing, Grid) and thing.edges:
                at = {(cell.x, cell.y): cell.id for cell in thing.cells}
                for edge in thing.edges:
                    self.edges.setdefault(at.get((edge.x, edge.y), ""), []).append(edge)

    # -- what macros ask ---------------------------------------------------------------------

    def __call__(self, thing: Thing) -> Markup:
        """Draw a thing by the macro of its type."""
        drawn: Markup = self.macros[type(thing).__name__.lower()](self, thing)
        return drawn

    def part(self, name: str, *given: Any) -> Markup:
        """Draw a part of a thing by the macro of that name.

        What nobody has anything to draw for is not asked: most things have no number.
        """
        few = self._few.get(name)
        if few is not None and given[0].id not in few:
            return NOTHING
        drawn: Markup = self.macros[name](self, *given)
        return drawn

    def zones(self, name: ZoneName) -> list[Zone]:
        """List the zones of a name."""
        return [zone for zone in self.board.zones if zone.name == name]

    def facts(self) -> str:
        """List what the frame is styled by, as classes.

        A style sheet could find it out with `:has()`, but each one costs every later frame more
        than to say it here once.
        """
        hand = (thing for zone in self.zones("hand") for _, thing in held("", zone.parts))
        seats = sum(isinstance(thing, Seat) for thing in self.board.things())
        clashes = {word for t in self.board.things() if isinstance(t, Clash) for word in t.style}
        found = [
            "bare" if self.bare else "",
            "handed" if any(isinstance(thing, Card) for thing in hand) else "",
            f"seats-{seats}",
            *(f"clash-{_plain(word)}" for word in sorted(clashes)),
        ]
        return " ".join(filter(None, found))

    def within(self, thing: Thing) -> bool:
        """Say whether a thing, or something in it, may be picked or is."""
        return any(self.state(part) in ("lit", "picked") for _, part in held("", [thing]))

    def holds(self, cell: Cell, grid: Grid) -> str:
        """List what lies on a cell and may be done there, as classes: ` has-pawn is-way`."""
        found = [f"has-{_plain(word)}" for item in cell.items for word in item.style]
        lit = [item for item in cell.items if self.state(item) == "lit"]
        found += [f"has-lit-{_plain(word)}" for item in lit for word in item.style]
        ground = self.ground(cell)
        found += ["is-way"] if ground in ("lit", "route") else []
        found += ["is-end"] if ground == "open" else []
        found += ["has-note"] if cell.id in self.noted else []
        found += ["has-handle"] if self.acts_on(cell, grid) else []
        return "".join(f" {word}" for word in dict.fromkeys(found))

    def acts_on(self, cell: Cell, grid: Grid) -> list[Act]:
        """List the acts of a grid that are offered now and belong to something on a cell."""
        if not cell.items:
            return []
        here = {item.id for item in cell.items}
        return [act for act in grid.acts if act.of in here and self.offers(act)]

    def offers(self, act: Act) -> bool:
        """Say whether an act is offered now: it stands back until what it needs is picked."""
        state = self.state(act)
        return state == "lit" or bool(state and self.asked.picked)

    def ground(self, cell: Cell) -> str:
        """Say how the ground of a cell is drawn: `lit`, `route`, `open`, `picked` or nothing."""
        state = self.state(cell)
        if cell.id in self.routes and state in ("", "open"):
            return "route"
        return state

    def handled(self, grid: Grid) -> bool:
        """Say whether an act of a grid is offered now."""
        return any(self.offers(act) for act in grid.acts)

    def state(self, thing: Thing) -> str:
        """Return how a thing stands out: `picked`, `lit`, `open`, `near` or nothing.

        What only reacts, because something that it belongs to is lit or open, is near.
        """
        state = self.asked.state(thing)
        asked = self.asked
        whole = {"picked": asked.picked, "lit": asked.lit, "open": asked.open}
        if not state or thing.at[0] in whole[state]:
            return state
        # What is asked for next may lie where something was picked: a troop of that column.
        return "lit" if state == "picked" and thing.at[0] in asked.lit else "near"

    def classes(self, thing: Thing, *more: str) -> str:
        """List the classes of a thing: its type, the words of its style, its state."""
        name = type(thing).__name__.lower()
        out = [f"bd-{name}", *(f"is-{_plain(word)}" for word in thing.style), *more]
        term = self.terms.get(thing.id)
        if term is not None and term.style:
            out.append(f"is-{term.style}")
        if self.board.focus == thing.id:
            out.append("is-focus")
        return " ".join(out)

    def attrs(self, thing: Thing, *more: str, glides: bool = False, part: str = "") -> Markup:
        """Write the attributes of the element of a thing or of a part: a button with targets."""
        state = self.state(thing)
        classes = self.classes(thing, *more)
        route = self.routes.get(thing.id)
        if route is not None and state == "open":
            state = ""  # where something else may end, the walk goes at one touch
        if route is not None:
            more = (*more, *(("danger",) if route[0].danger else ()))
            more = (*more, *(("route",) if not state else ()))
            classes = self.classes(thing, *more)
        parts = [f'id="{element(thing.id)}{part}"']
        if not thing.at:
            parts.append(f'class="{classes}"')
            return Markup(" ".join(parts))
        parts.append(f'class="piece {classes}{" " + state if state else ""}"')
        parts.append(f'type="button" data-at="{escape(" ".join(thing.at))}"')
        if glides:
            parts.append(f'data-vt="{escape(thing.id)}"')
        if route is not None and not state:
            parts.append(f'data-line="{escape(route[1])}" data-look="{escape(route[1])}"')
            parts.append(f'data-path="{escape(" ".join(route[0].path))}"')
        elif thing.id in self.looks and not self.past:
            parts.append(f'data-look="{escape(self.looks[thing.id])}"')
        if self.past:
            parts.append("disabled")
        elif state not in ("picked", "lit") and route is None and thing.id not in self.free:
            parts.append('tabindex="-1"')
        if thing.id in self.free:
            parts.append(f'data-free="{escape(thing.id)}"')
        parts.append(f'aria-label="{escape(self.said(thing, state))}"')
        return Markup(" ".join(parts))

    def said(self, thing: Thing, state: str) -> str:
        """Say what lies there, its state, its number and what comes of it, for a screen reader.

        Of a cell also what stands on its sides.
        """
        out = [thing.label]
        if isinstance(thing, Cell):
            out += [edge.label for edge in self.sides(thing)]
        if state in ("lit", "picked"):
            out.append(self.t.text(f"web-{state}"))
        if thing.id in self.numbers:
            out.append(self.t.text("web-number", number=str(self.numbers[thing.id])))
            out += [self.shorts[thing.id]] if self.shorts[thing.id] else []
        elif thing.id in self.routes:
            route = self.routes[thing.id][0]
            out += [route.text, route.short]
        if thing.id in self.free:
            out.append(self.t.text("web-free"))
        if thing.id in self.routes and self.routes[thing.id][0].danger:
            out.append(self.t.text("web-danger"))
        more = dict.fromkeys(part for part in out[1:] if not thing.label.endswith(part))
        return ", ".join((thing.label, *more))

    def track(self, value: Value) -> Markup:
        """List the cells of a track: those up to its value are on, its ticks are numbered."""
        return _track(int(value.value), value.most, value.ticks)

    def element(self, thing: Thing) -> str:
        """Return the id of a thing's element."""
        return element(thing.id)

    def tag(self, thing: Thing) -> str:
        """Return the tag of a thing's element: a button, or a box."""
        return "button" if thing.at else "div"

    def ground_classes(self, cell: Cell, seen: list[Thing], under: list[Thing]) -> str:
        """List the classes of a cell: what it is, where, how it is asked for, its pile."""
        deep = len(seen) + bool(under)
        found = [
            self.classes(cell),
            self.at(cell),
            "" if cell.items else "bd-bare",
            "bd-asked" if self.ground(cell) in ("lit", "open") else "",
            "bd-laid" if any(item.id in self.laid for item in cell.items) else "",
            f"bd-lie-{deep}" if len(seen) > 1 else "",
        ]
        return " ".join(filter(None, found))

    def at(self, cell: Cell) -> str:
        """List the classes of a cell's place, and of what stands on its sides."""
        return f"bd-x{cell.x} bd-y{cell.y}"

    def sides(self, cell: Cell) -> list[Edge]:
        """List what stands on the sides of a cell."""
        return self.edges.get(cell.id, [])

    def piled(self, cell: Cell) -> tuple[list[Thing], list[Thing]]:
        """List what of a cell is drawn, from below, and what lies out of sight below it.

        What may be picked is always drawn.
        """
        items = list(cell.items)
        if not self.bare or len(items) <= STACK:
            return items, []
        first = sorted(items, key=lambda i: (bool(self.asked.state(i)), items.index(i)))
        kept = {item.id for item in first[1 - STACK :]}
        kept |= {item.id for item in items if self.asked.state(item)}
        return [i for i in items if i.id in kept], [i for i in items if i.id not in kept]

    def split(self, zone: Zone) -> tuple[list[Thing], list[Thing]]:
        """Split a zone into its largest grid and the other things, those to be picked first."""
        grids = [part for part in zone.parts if isinstance(part, Grid)]
        if not self.bare or zone.name != "centre" or not grids:
            return [], list(zone.parts)
        most = max(grids, key=lambda grid: len(grid.cells))
        rest = [part for part in zone.parts if part is not most]
        return [most], sorted(rest, key=lambda part: not self.within(part))

    def shape(self, grid: Grid) -> str:
        """List the classes of a grid: its width, what it is, which column or row is enlarged."""
        out = [f"bd-cols-{grid.columns}", f"bd-rows-{grid.rows}"]
        if self.bare:
            out.append("bd-map" if grid.edges or len(grid.cells) >= MAP else "bd-field")
        for name, weights in (("x", grid.widths), ("y", grid.heights)):
            if weights and len(set(weights)) > 1:
                out.append(f"bd-lens-{name}{weights.index(max(weights))}")
        return " ".join(out)

    def span(self, grid: Grid, link: Link) -> str:
        """List the classes of a link's place: it stretches over the cells that it ties."""
        cells = [c for c in grid.cells if any(item.id in link.of for item in (c, *c.items))]
        if not cells:
            return "bd-nowhere"
        x, y = min(c.x for c in cells), min(c.y for c in cells)
        wide, high = max(c.x for c in cells) - x + 1, max(c.y for c in cells) - y + 1
        way = "bd-across" if wide > high else "bd-down"
        return f"bd-x{x} bd-y{y} bd-w{wide} bd-h{high} {way}"

    def strokes(self, grid: Grid, link: Link) -> list[tuple[float, float, float, float]]:
        """List a link's straight lines from middle to middle, x and y of both ends in cells.

        The way from one thing to the next is the shorter one, also beyond the edge of the grid:
        then it is two lines, each half outside.
        """
        at = {thing.id: c for c in grid.cells for thing in (c, *c.items)}
        found = [at[name] for name in link.of if name in at]
        out = []
        for a, b in pairwise(found):
            x, y = a.x + 0.5, a.y + 0.5
            across, down = _short(b.x - a.x, grid.columns), _short(b.y - a.y, grid.rows)
            out.append((x, y, x + across, y + down))
            if (across, down) != (b.x - a.x, b.y - a.y):
                out.append((b.x + 0.5 - across, b.y + 0.5 - down, b.x + 0.5, b.y + 0.5))
        return out

    def top(self, pile: Any) -> Card | None:
        """Return the uppermost card of a pile that is seen."""
        return pile.cards[-1] if pile.cards else None


def _short(way: int, size: int) -> int:
    """Return a distance in cells, round the edge where that is shorter."""
    return way if 2 * abs(way) <= size else way - size if way > 0 else way + size


def element(id: str) -> str:
    """Return the id of a thing's element, which no other element of the page has."""
    return "bd-" + _plain(id)


def _plain(text: str) -> str:
    return "".join(c if c in _LETTERS else f"_{ord(c)}" for c in text)
