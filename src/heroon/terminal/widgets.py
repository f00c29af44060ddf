"""The widgets of the app that Textual does not bring: the board, the bar of keys, form rows."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from typing import ClassVar, Final, NamedTuple

from rich.segment import Segment
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from .palette import style
from .spans import Row

#: Draws the board at a width, with a piece under the cursor or none.
Draw = Callable[[int], list[Row]]

#: A board is never drawn narrower: on a smaller screen its right side is cut off.
_NARROWEST: Final = 24


class Spot(NamedTuple):
    """A piece on the board: where it begins, how wide it is, and its targets."""

    y: int
    x: int
    width: int
    targets: tuple[str, ...]


class LogView(Widget):
    """A view of lines of text, folded once; only what can be seen is drawn."""

    def __init__(self) -> None:
        super().__init__(id="lines")
        self._lines: Sequence[tuple[bool, str]] = ()
        self._folded: tuple[int, list[tuple[bool, str]]] = (-1, [])

    def show(self, lines: Sequence[tuple[bool, str]]) -> None:
        """Show these lines, each with whether it is new."""
        self._lines = lines
        self._folded = (-1, [])
        self.refresh(layout=True)

    def folded(self, width: int) -> list[tuple[bool, str]]:
        """Fold the lines to a width in characters, with a mark before new ones."""
        if self._folded[0] != width:
            rows: list[tuple[bool, str]] = []
            for new, line in self._lines:
                mark = "• " if new and line else "  "
                wrapped = textwrap.wrap(line, max(width - 2, 10), break_on_hyphens=False)
                for i, row in enumerate(wrapped or [""]):
                    rows.append((new, (mark if i == 0 else "  ") + row))
            self._folded = (width, rows)
        return self._folded[1]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the height in rows."""
        return len(self.folded(width))

    def render_line(self, y: int) -> Strip:
        """Return one row as the screen takes it."""
        rows = self.folded(self.size.width)
        new, text = rows[y] if y < len(rows) else (False, "")
        look = self.rich_style + Style(bold=new)
        return Strip([Segment(text, look)]).adjust_cell_length(self.size.width, self.rich_style)


class BoardView(Widget, can_focus=True):
    """The view of the table: pieces to look at, to click, to go to with the arrow keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("enter,space", "pick", show=False),
    ]

    class Pointed(Message):
        """The message that somebody points at a piece or a place."""

        def __init__(self, targets: tuple[str, ...]):
            super().__init__()
            self.targets = targets

    class Aimed(Message):
        """The message that the mouse or the cursor is over a piece or a place, or over none."""

        def __init__(self, targets: tuple[str, ...]):
            super().__init__()
            self.targets = targets

    def __init__(self) -> None:
        super().__init__(id="board")
        self._over_at: tuple[str, ...] = ()
        self._draw: Draw = lambda width: []
        self._made: tuple[int, list[Row]] = (-1, [])
        self.lit: frozenset[str] = frozenset()
        self.picked: frozenset[str] = frozenset()
        self.ways: frozenset[str] = frozenset()
        self.cursor: tuple[str, ...] = ()

    def show(
        self,
        draw: Draw,
        lit: frozenset[str],
        picked: frozenset[str],
        ways: frozenset[str] = frozenset(),
    ) -> None:
        """Draw another table, or the same one with other pieces lit.

        The cursor goes to what leads along a way as well.
        """
        self._draw, self.lit, self.picked, self.ways = draw, lit, picked, ways
        self._made = (-1, [])
        self.refresh(layout=True)

    def rows(self, width: int) -> list[Row]:
        """Draw the rows at a width in characters, once."""
        if self._made[0] != width:
            self._made = (width, self._draw(max(width, _NARROWEST)))
        return self._made[1]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the height in rows."""
        return len(self.rows(width))

    def render_line(self, y: int) -> Strip:
        """Return one row as the screen takes it."""
        width = self.size.width
        rows = self.rows(width)
        dark = self.app.current_theme.dark
        ground = self.rich_style.background_style
        if y >= len(rows):
            return Strip.blank(width, ground)
        segments = [Segment(s.text, style(s.style, dark, self._over(s.targets))) for s in rows[y]]
        return Strip(segments).adjust_cell_length(width, ground).apply_style(ground)

    def _over(self, targets: tuple[str, ...]) -> str:
        if not targets:
            return ""
        if self.has_focus and targets == self.cursor:
            return "cursor"
        if set(targets) & self.picked:
            return "picked"
        return "lit" if set(targets) & self.lit else ""

    # -- pointing ----------------------------------------------------------------------------

    def spots(self) -> list[Spot]:
        """List the pieces on the board; one of several rows stands where its middle row does."""
        found: dict[tuple[str, ...], list[Spot]] = {}
        for y, row in enumerate(self.rows(self.size.width)):
            x = 0
            for span in row:
                if span.targets:
                    seen = found.setdefault(span.targets, [])
                    if seen and seen[-1].y == y and seen[-1].x + seen[-1].width == x:
                        seen[-1] = seen[-1]._replace(width=seen[-1].width + len(span.text))
                    else:
                        seen.append(Spot(y, x, len(span.text), span.targets))
                x += len(span.text)
        return [spots[len(spots) // 2] for spots in found.values()]

    def _lit_spots(self) -> list[Spot]:
        wanted = self.lit | self.picked | self.ways
        return [spot for spot in self.spots() if set(spot.targets) & wanted]

    def at(self, x: int, y: int) -> tuple[str, ...]:
        """Return the targets at a place of the board."""
        rows = self.rows(self.size.width)
        if not 0 <= y < len(rows):
            return ()
        for span in rows[y]:
            if x < len(span.text):
                return span.targets
            x -= len(span.text)
        return ()

    def on_click(self, event: events.Click) -> None:
        """Point at the piece that is clicked."""
        targets = self.at(event.x, event.y)
        if targets:
            self.cursor = targets
            self.post_message(self.Pointed(targets))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Aim at the piece under the mouse, or at none."""
        self.aim(self.at(event.x, event.y))

    def on_leave(self) -> None:
        """Aim at nothing, since the mouse is elsewhere."""
        self.aim(())

    def aim(self, targets: tuple[str, ...]) -> None:
        """Tell what is aimed at, when that is something else than before."""
        if targets != self._over_at:
            self._over_at = targets
            self.post_message(self.Aimed(targets))

    def on_focus(self) -> None:
        """Put the cursor on the first piece that may be picked."""
        spots = self._lit_spots()
        if spots and all(spot.targets != self.cursor for spot in spots):
            self.cursor = spots[0].targets
        self.refresh()

    def action_go(self, across: int, down: int) -> None:
        """Go to the nearest piece on that side that may be picked."""
        spots = self._lit_spots()
        here = next((s for s in self.spots() if s.targets == self.cursor), None)
        if here is None:
            self.on_focus()
            return
        there = [(_far(here, s, across, down), s) for s in spots if s.targets != self.cursor]
        near = [(far, s) for far, s in there if far is not None]
        if near:
            spot = min(near, key=lambda pair: pair[0])[1]
            self.cursor = spot.targets
            self.aim(spot.targets)
            self.refresh()
            self.scroll_to_region(Region(spot.x, spot.y, spot.width, 1), animate=False)
            if self.parent is not None and isinstance(self.parent, Widget):
                self.parent.scroll_to_region(
                    Region(spot.x, max(spot.y - 1, 0), spot.width, 3), animate=False
                )

    def action_pick(self) -> None:
        """Point at the piece under the cursor."""
        if self.cursor:
            self.post_message(self.Pointed(self.cursor))


def _far(here: Spot, there: Spot, across: int, down: int) -> float | None:
    """Measure how far a piece is on that side; None when it lies elsewhere."""
    x = there.x + there.width / 2 - here.x - here.width / 2
    y = there.y - here.y
    if across:
        return abs(x) + 20 * abs(y) if x * across > 0 and (abs(y) < 2 or abs(x) > 2) else None
    return abs(x) / 2 + 4 * abs(y) if y * down > 0 else None


class Key(NamedTuple):
    """A key of the bar: what is pressed, what it says, the action it runs."""

    key: str
    text: str
    action: str


class KeyBar(Static):
    """The bar of keys of a screen, in one line; each key can be clicked."""

    def __init__(self) -> None:
        super().__init__("", classes="keybar", markup=False)
        self._keys: tuple[Key, ...] = ()

    def show(self, keys: Sequence[Key]) -> None:
        """Show these keys."""
        self._keys = tuple(keys)
        self.refresh_keys()

    def on_resize(self) -> None:
        """Show as many keys as there is room for."""
        self.refresh_keys()

    def refresh_keys(self) -> None:
        """Write the bar anew; the last key stays where there is no room for all."""
        line = Text(no_wrap=True, overflow="ellipsis")
        room = self.size.width or 80
        keys = list(self._keys)
        while len(keys) > 1 and sum(len(k.key) + len(k.text) + 3 for k in keys) > room:
            del keys[-2]
        for key in keys:
            meta = {"@click": key.action}
            line.append(f" {key.key} ", style="bold reverse")
            line.append(f"{key.text} ", style="")
            line.apply_meta(meta, len(line) - len(key.key) - len(key.text) - 3, len(line))
        self.update(line)


class FormRow(Static, can_focus=True):
    """A line of a form: a label and one of several values, changed with the arrow keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,space", "turn(1)", show=False),
    ]

    class Changed(Message):
        """The message that another value is chosen."""

        def __init__(self, row: FormRow):
            super().__init__()
            self.row = row

    def __init__(self, name: str, label: str, values: Sequence[tuple[str, str]], value: str):
        super().__init__("", classes="form-row", markup=False)
        self.key = name
        self.label = label
        self.values = list(values)
        self.value = value

    def on_mount(self) -> None:
        """Write the line."""
        self.write()

    def write(self) -> None:
        """Write label and value."""
        text = dict(self.values).get(self.value, self.value)
        many = len(self.values) > 1
        grid = Grid.grid(expand=True, padding=(0, 2, 0, 0))
        grid.add_column(ratio=5)
        grid.add_column(ratio=4)
        grid.add_row(Text(self.label), Text(f"‹ {text} ›" if many else f"  {text}", style="bold"))
        self.update(grid)

    def action_turn(self, step: int) -> None:
        """Choose the value before or after."""
        names = [name for name, _ in self.values]
        if not names:
            return
        at = names.index(self.value) if self.value in names else 0
        self.value = names[(at + step) % len(names)]
        self.write()
        self.post_message(self.Changed(self))

    def on_click(self) -> None:
        """Choose the next value."""
        self.focus()
        self.action_turn(1)
