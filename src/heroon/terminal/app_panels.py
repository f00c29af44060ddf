"""Panels over the table: texts to read, the rules, a list to choose from, the curtain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from heroon.play.told import Explained
from heroon.texts import Guide, Texts
from heroon.texts.guide import Section, plain

from .app_stack import leave
from .lines import unfolded


class Item(NamedTuple):
    """An entry of a list: what choosing it gives, and its text."""

    id: str
    text: str


def options(items: Sequence[Item]) -> list[Option]:
    """Make entries into what Textual's option list takes."""
    return [Option(Text(item.text), id=item.id) for item in items]


class ReadingScreen(ModalScreen[str]):
    """A text to read, closed by Escape; with `items` also something to choose."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", show=False),
        Binding("down", "down", show=False),
        Binding("up", "up", show=False),
    ]

    def __init__(
        self,
        title: str,
        body: RenderableType | None,
        close: str,
        items: Sequence[Item] = (),
        end: bool = False,
    ):
        super().__init__()
        self.heading, self.body, self.close_text, self.items = title, body, close, items
        self.end = end

    def compose(self) -> ComposeResult:
        """Make the heading, the text, the choices, and the line of how to close."""
        with Vertical(classes="panel"):
            yield Static(Text(self.heading), classes="panel-title")
            if self.body is not None:
                short = " short" if self.items else ""
                with VerticalScroll(classes=f"panel-body{short}", can_focus=not self.items):
                    yield Static(self.body)
            if self.items:
                yield OptionList(*options(self.items), classes="panel-list")
            yield Static("", classes="panel-space")
            yield Static(Text(self.close_text), classes="panel-foot")

    def on_mount(self) -> None:
        """Give the keys to the choices, or to the text where there are none."""
        lists = self.query(OptionList)
        (lists.first() if lists else self.query_one(VerticalScroll)).focus()
        if self.end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Close with the entry that was chosen."""
        leave(self, event.option_id or "")

    def action_close(self) -> None:
        """Close without a choice."""
        leave(self, "")

    def action_down(self) -> None:
        """Scroll the text down."""
        self.query_one(VerticalScroll).scroll_down(animate=False)

    def action_up(self) -> None:
        """Scroll the text up."""
        self.query_one(VerticalScroll).scroll_up(animate=False)


def paragraphs(lines: Sequence[str]) -> RenderableType:
    """Lay out lines to read, each as a paragraph; an empty one is a gap."""
    return Group(*(Text(line) for line in lines))


def listed(rows: Sequence[tuple[str, str]], head: Sequence[str]) -> RenderableType:
    """Lay out paragraphs, then rows of two columns."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(ratio=1)
    for key, text in rows:
        grid.add_row(Text(key, style="bold"), Text(text))
    return Group(*(Padding(Text(line), (0, 0, 1, 0)) for line in head), grid)


def explanation(found: Sequence[Explained]) -> RenderableType:
    """Lay out totals with their terms, the points in a column of their own."""
    parts: list[RenderableType] = []
    for one in found:
        grid = Grid.grid(padding=(0, 2), expand=True)
        grid.add_column(ratio=1)
        grid.add_column(justify="right")
        for term in one.terms:
            style = "bold" if term.style else ""
            grid.add_row(Text(term.text, style=style), Text(term.points, style=style))
        parts += [Text(one.title, style="bold"), Padding(grid, (0, 0, 1, 2))]
    return Group(*parts)


class RulesPanel(ModalScreen[str]):
    """The rules of a game: typed words are searched for, the chosen section is read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("down", "list(1)", show=False, priority=True),
        Binding("up", "list(-1)", show=False, priority=True),
        Binding("pagedown", "text(1)", show=False, priority=True),
        Binding("pageup", "text(-1)", show=False, priority=True),
    ]

    def __init__(self, guide: Guide, t: Texts, rule: str = ""):
        super().__init__()
        self.guide, self.t, self.rule = guide, t, rule
        self.found: list[Section] = []

    def compose(self) -> ComposeResult:
        """Make the line to type in, the list of sections found, and the section that is read."""
        with Vertical(classes="panel wide"):
            yield Static(Text(self.guide.title), classes="panel-title")
            yield Input(placeholder=self.t.text("app-rules-search"))
            yield OptionList(classes="panel-list", id="sections")
            with VerticalScroll(classes="panel-body", can_focus=False):
                yield Static("", id="section")
            yield Static(Text(self.t.text("app-rules-foot")), classes="panel-foot")

    def on_mount(self) -> None:
        """Open the rules at the section of a rule."""
        self.query_one(Input).focus()
        self.look("")
        at = [i for i, section in enumerate(self.found) if section.id == self.rule]
        if at:
            self.query_one(OptionList).highlighted = at[0]

    def look(self, query: str) -> None:
        """List the sections that hold the words."""
        self.found = (
            self.guide.find(query)
            if query.strip()
            else [*self.guide.sections, *self.guide.readings]
        )
        lines = [self.t.text("rule-line", id=s.id, title=s.title) for s in self.found]
        sections = self.query_one(OptionList)
        sections.clear_options()
        sections.add_options([Option(Text(line)) for line in lines])
        if self.found:
            sections.highlighted = 0
            self.read(0)
        else:
            self.query_one("#section", Static).update(
                Text(self.t.text("rule-none", query=query[:40]))
            )

    def read(self, at: int) -> None:
        """Show a section."""
        section = self.found[at]
        head = Text(self.t.text("rule-head", id=section.id, title=section.title), style="bold")
        body = [Text(f"\n{unfolded(p)}") for p in section.body.split("\n\n")]
        self.query_one("#section", Static).update(Group(head, *body))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search for the words that are typed now."""
        self.look(event.value)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the section under the cursor."""
        if event.option_index < len(self.found):
            self.read(event.option_index)

    def action_list(self, step: int) -> None:
        """Go to the section before or after."""
        sections = self.query_one(OptionList)
        if step > 0:
            sections.action_cursor_down()
        else:
            sections.action_cursor_up()

    def action_text(self, step: int) -> None:
        """Scroll the section."""
        self.query_one(VerticalScroll).scroll_relative(y=8 * step, animate=False)

    def action_close(self) -> None:
        """Go back to the table."""
        leave(self, "")


class SearchPanel(ModalScreen[str]):
    """A long list narrowed by typing; `read` tells more of the entry under the cursor."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", show=False),
        Binding("down", "list(1)", show=False, priority=True),
        Binding("up", "list(-1)", show=False, priority=True),
    ]

    def __init__(
        self,
        title: str,
        hint: str,
        foot: str,
        items: Sequence[Item],
        read: Callable[[str], str],
        most: int = 200,
    ):
        super().__init__()
        self.heading, self.hint, self.foot = title, hint, foot
        self.items, self.read_text, self.most = list(items), read, most
        self.plain = [(plain(item.text), item) for item in self.items]
        self.found: list[Item] = []

    def compose(self) -> ComposeResult:
        """Make the line to type in, the list of what is found, and what is told of an entry."""
        with Vertical(classes="panel wide"):
            yield Static(Text(self.heading), classes="panel-title")
            yield Input(placeholder=self.hint)
            yield OptionList(classes="panel-list", id="found")
            with VerticalScroll(classes="panel-body", can_focus=False):
                yield Static("", id="told")
            yield Static(Text(self.foot), classes="panel-foot")

    def on_mount(self) -> None:
        """List everything to begin with."""
        self.query_one(Input).focus()
        self.look("")

    def look(self, query: str) -> None:
        """List the entries that hold every word typed."""
        wanted = plain(query).split()
        self.found = [item for text, item in self.plain if all(w in text for w in wanted)]
        self.found = self.found[: self.most]
        entries = self.query_one(OptionList)
        entries.clear_options()
        entries.add_options([Option(Text(item.text)) for item in self.found])
        if self.found:
            entries.highlighted = 0
        self.tell(0)

    def tell(self, at: int) -> None:
        """Tell more of an entry."""
        text = self.read_text(self.found[at].id) if at < len(self.found) else ""
        self.query_one("#told", Static).update(Text(text))

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search for the words that are typed now."""
        self.look(event.value)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell more of the entry under the cursor."""
        self.tell(event.option_index)

    def action_list(self, step: int) -> None:
        """Go to the entry before or after."""
        entries = self.query_one(OptionList)
        if step > 0:
            entries.action_cursor_down()
        else:
            entries.action_cursor_up()

    def action_close(self) -> None:
        """Go back to the table."""
        leave(self, "")


class LinePanel(ModalScreen[str]):
    """A line to type in: a number, a code, several cards in their order."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, title: str, hint: str, foot: str):
        super().__init__()
        self.heading, self.hint, self.foot = title, hint, foot

    def compose(self) -> ComposeResult:
        """Make the text of what may be typed, and the line."""
        with Vertical(classes="panel"):
            yield Static(Text(self.heading), classes="panel-title")
            yield Input(placeholder=self.hint)
            yield Static("", classes="panel-space")
            yield Static(Text(self.foot), classes="panel-foot")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Close with the line that was typed."""
        leave(self, event.value.strip())

    def action_close(self) -> None:
        """Close without a line."""
        leave(self, "")


class Curtain(Screen[None]):
    """An empty screen between two people: it shows a name and nothing of the game."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "open", show=False)]

    def __init__(self, text: str, button: str):
        super().__init__()
        self.text, self.button = text, button

    def compose(self) -> ComposeResult:
        """Make the text that says who is to sit down, and how to go on."""
        with Vertical(id="curtain"):
            yield Static(Text(self.text), id="curtain-text")
            yield Static(Text(self.button), id="curtain-foot")

    def on_click(self) -> None:
        """Open the curtain at a click, too."""
        self.action_open()

    def action_open(self) -> None:
        """Open the curtain: the next person sits here."""
        leave(self, None)
