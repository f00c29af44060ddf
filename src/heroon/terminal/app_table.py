"""The table on the screen: board, question, choices, log, how far one may go back, the keys.

Everything shown comes from the view, the events and the words of the seat that sits here.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from heroon.board.model import Route
from heroon.board.types import Asked, If
from heroon.kernel import PASS, View
from heroon.play.beats import ActBeat
from heroon.play.laid import asked_of, model_of
from heroon.play.menu import Choice, NumberedChoices
from heroon.play.modes import played_with
from heroon.play.pointing import Pointer
from heroon.play.preview import what_if
from heroon.play.told import Look

from .app_base import BaseApp
from .app_match import AppMatch
from .scene import Scene
from .walks import CellWalk, at_once_of
from .widgets import BoardView, Key, KeyBar, LogView

#: So many events of the log stand beside the table; all of them open with a key.
_LOG: Final = 150
#: From this width on the question stands beside the board (as in `app.tcss`).
_WIDE: Final = 120
#: What the list of answers has beside its text at a small width: two edges, a bar.
_EDGES: Final = 3
#: The id of an entry that leaves an order begins so.
ORDER: Final = "order:"
#: The id of the entry that gives answers which are mostly given together.
ONCE: Final = "once"
#: The commands by key, those first that stay where the bar is short of room.
KEYS: Final = (
    ("u", "undo"),
    ("h", "hint"),
    ("w", "why"),
    ("i", "inspect"),
    ("x", "explain"),
    ("m", "menu"),
    ("r", "rules"),
    ("g", "log"),
    ("o", "odds"),
    ("p", "orders"),
    ("t", "type"),
)


class TableScreen(Screen[str]):
    """The parts that stand on the screen of a game."""

    app: BaseApp

    def __init__(self, match: AppMatch):
        super().__init__()
        self.match = match
        match.say = self.say
        self.seat = -1
        self.eye = match.at
        self.pointer = Pointer((), lambda word: ())
        self.offer = NumberedChoices((), {})
        self.within: tuple[int, ...] = ()
        self.typed, self.typed_at = "", 0.0
        self.codes = False
        self.fresh = 0
        self.seated = False
        self.waiting: int | None = None
        self.covered = False
        self.notice = ""
        self.passing = False
        #: The rule of what was refused last at this question.
        self.said_rule = ""
        self.finals: dict[int, bool] = {}
        self.ifs: dict[tuple[int, ...], If | None] = {}
        self.aim: tuple[int, ...] = ()
        self.walks: tuple[CellWalk, ...] = ()
        self.once: Route | None = None
        self.unasked: int | None = None
        #: What somebody without a seat has done since the last question; the first one is shown.
        self.beats: list[ActBeat] = []

    def compose(self) -> ComposeResult:
        """Make the title, the board, the question, the choices, the log and the bar of keys."""
        yield Static("", id="title")
        with Horizontal(id="main"):
            with VerticalScroll(id="table", can_focus=False):
                yield BoardView()
            with Vertical(id="side"):
                yield Static("", id="prompt")
                with Horizontal(id="lower"):
                    yield OptionList(id="choices")
                    with VerticalScroll(id="log", can_focus=False):
                        yield LogView()
        yield Static("", id="status")
        yield KeyBar()

    def say(self, text: str, passing: bool = False) -> None:
        """Show a message in the line below the choices, until the next answer.

        One that is said in `passing` goes with the next key or click.
        """
        self.notice, self.passing = text, passing
        if self.is_mounted:
            self.write_status()

    def heard(self) -> None:
        """Remove what was said in passing, since a key or a click comes."""
        if self.passing and self.notice:
            self.say("")

    @property
    def t(self) -> Any:
        """The texts of the game."""
        return self.match.t

    def view(self) -> View:
        """Return what is seen by whoever sits here."""
        if self.beats:
            return self.beats[0].view
        if self.eye < 0 or self.match.table.over:
            seat = -1 if self.eye < 0 else self.match.seating.viewer(self.eye)
            return self.match.table.view(seat)
        return self.match.seating.view(self.eye)

    def look(self) -> Look:
        """Return what is seen here, with the sentences that tell it."""
        return Look(self.view(), self.match.sentences(self.eye))

    def scene(self, width: int) -> Scene:
        """Make the scene of the board at a width in characters."""
        # Where the question stands beside the board, the board has the whole height.
        height = self.app.size.height - 3 if self.app.size.width >= _WIDE else 0
        return Scene(
            self.view(),
            self.match.sentences(self.eye),
            width,
            height,
            self.lit,
            frozenset(self.pointer.picked),
            self.asked(),
            walks={} if self.pointer.picked else {w.at[0]: w.sign for w in self.walks if w.at},
        )

    @property
    def lit(self) -> frozenset[str]:
        """The targets that stand out: of what may be picked, or of what acts."""
        return frozenset(self.beats[0].at) if self.beats else self.pointer.lit

    def asked(self) -> Asked | None:
        """Make the question over the board, with its choices; None where nobody is asked."""
        if self.seat < 0:
            return None
        at = self.pointer
        shown = self.consequence(*self.aim) if self.aim else None
        return asked_of(self.look(), self.offer, at.lit, at.open, at.picked, shown=shown)

    def consequence(self, *words: int) -> If | None:
        """Find what answers would change on the board, and what they come to."""
        if words not in self.ifs:
            self.ifs[words] = self._consequence(words)
        return self.ifs[words]

    def _consequence(self, words: tuple[int, ...]) -> If | None:
        """Find what follows at once, and what the game's model foresees beyond that.

        Only a board that is drawn from its model alone shows what changes; on others a line tells
        what several answers come to.
        """
        if not self.match.modelled and len(words) < 2:
            return None
        found = what_if(self.match, self.seat, *words) if self.match.modelled else None
        model = model_of(self.match.table.spec.id)
        more = model.foresee(words, self.look()) if model and model.foresee else None
        if more is None:
            return found
        marks = more.marks if self.match.modelled else ()
        return replace(found or If(), line=more.line, marks=marks)

    def aim_at(self, *words: int) -> None:
        """Show on the board what answers would change; without answers nothing."""
        if words != self.aim and self.seat >= 0 and not self.covered:
            self.aim = words
            self.write_board()
            if not self.notice:
                self.write_status()

    def walk_at(self, targets: tuple[str, ...]) -> CellWalk | None:
        """Find the walk to what is pointed at, unless picking that may mean another answer."""
        if self.pointer.picked or self.within:
            return None
        walk = next((w for w in self.walks if set(w.at) & set(targets)), None)
        if walk is None:
            return None
        here = {word for word, of in self.pointer.targets.items() if of & set(targets)}
        return walk if here <= {walk.route.words[0]} else None

    def show(self) -> None:
        """Write everything anew."""
        self.aim = ()
        self.ifs.clear()
        self.write_choices()
        self.write_board()
        self.write_title()
        self.write_prompt()
        self.write_log()
        self.write_status()
        self.write_keys()

    def write_board(self) -> None:
        """Draw the table anew, at whatever width it has then."""
        board = self.query_one(BoardView)
        draw = self.match.draw
        if self.covered:
            board.show(lambda width: [], frozenset(), frozenset())
        else:
            picked = frozenset(self.pointer.picked)
            ways = frozenset(w.at[0] for w in self.walks if w.at) if not picked else frozenset()
            board.show(lambda width: draw(self.scene(width)), self.lit, picked, ways)
        board.can_focus = bool(self.pointer.lit or self.pointer.picked or self.walks)

    def write_title(self) -> None:
        """Write the game's name, where the game stands, and whose turn it is."""
        title = Text(no_wrap=True, overflow="ellipsis")
        title.append(f" {self.t.text('game-title')} ", style="bold reverse")
        if not self.covered:
            title.append(f"  {self.match.teller.caption(self.look())}", style="bold")
            told = played_with(self.match.table.spec, self.match.table.options, self.t)
            title.append("".join(f" · {one}" for one in told), style="dim")
        lang = Text(f"{self.match.lang.upper()} ", style="")
        grid = Grid.grid(expand=True)
        grid.add_column(ratio=1)
        grid.add_column(justify="right")
        grid.add_row(title, lang)
        self.query_one("#title", Static).update(grid)

    def write_prompt(self) -> None:
        """Write the question, or who is awaited, or how the game ended."""
        match = self.match
        if self.covered:
            text = ""
        elif self.beats:
            text = "  ".join((self.beats[0].line, *self.beats[0].counts))
        elif match.table.over:
            sentences = match.sentences(self.eye)
            text = sentences.ending(match.table.reason, match.table.result, self.view())
        elif self.waiting is not None:
            text = self.t.text("app-hand-over", player=self.match.s.who.noun(self.waiting))
        elif self.seat < 0:
            name = match.sentences(self.eye).names[max(match.other(), 0)]
            text = self.t.text("app-thinking", player=name)
        else:
            text = match.asked_text(self.seat)
        line = Text("▶ " if self.seat >= 0 else "", style="bold")
        line.append(text, style="bold")
        self.query_one("#prompt", Static).update(line)

    def write_choices(self) -> None:
        """List the numbered choices; where something is picked, only those that go with it."""
        choices: list[Choice] = []
        self.once = None
        if self.seat >= 0:
            self.offer = self.offered()
            choices = list(self.offer.choices)
            if not self.within and not self.pointer.picked:
                self.once = at_once_of(self.match, self.view(), self.seat)
        if self.within or self.pointer.picked:
            choices.append(Choice(-1, self.t.text("menu-back"), ()))
        entries = self.query_one("#choices", OptionList)
        entries.clear_options()
        wide = max((len(str(c.number)) for c in choices if c.number >= 0), default=1)
        made = [Option(_numbered(choice, wide), id=str(choice.number)) for choice in choices]
        if self.once is not None:
            made.append(Option(_numbered(Choice(self.all_of, self.once.text, ()), wide), id=ONCE))
        for name, number in self.orders().items():
            text = self.match.order_text(name)
            made.append(Option(_numbered(Choice(number, text, ()), wide), id=f"{ORDER}{name}"))
        if self.waiting is not None and not self.covered:
            made.append(Option(Text(self.t.text("app-hand-over-go")), id="go"))
        if self.match.table.over and not self.beats:
            made.append(Option(Text(self.t.text("app-over-what")), id="over"))
        entries.add_options(made)
        if entries.option_count:
            self.unasked = self.begins_at()
            entries.highlighted = self.unasked
        self.call_after_refresh(self.give_room)

    def give_room(self) -> None:
        """Give the answers the place of the log where that brings most hidden lines into sight."""
        lower, entries = self.query_one("#lower"), self.query_one("#choices", OptionList)
        beside, alone = (
            self.lines_of(entries, lower.size.width * part // 5 - _EDGES) for part in (3, 5)
        )
        narrow, room = self.app.size.width < _WIDE, lower.size.height
        gains = beside > room and 2 * max(0, alone - room) <= beside - room
        lower.set_class(narrow and gains, "-crowded")

    def lines_of(self, entries: OptionList, width: int) -> int:
        """Count the lines that entries take at a width in characters."""
        console = self.app.console
        options = console.options.update_width(max(1, width))
        made = [one.prompt for one in entries.options if isinstance(one.prompt, Grid | Text)]
        return sum(len(console.render_lines(one, options)) for one in made)

    @property
    def all_of(self) -> int:
        """The number of the entry that gives several answers together; 0 where there is none."""
        return max(self.offer.entries, default=0) + 1 if self.once is not None else 0

    def orders(self) -> dict[str, int]:
        """Return the orders that may be left here for this turn, each with its number."""
        if self.seat < 0 or self.within or self.pointer.picked:
            return {}
        found = [
            one.name
            for one in self.match.switches(self.seat)
            if not self.match.ordered_by(self.seat, one.name)
        ]
        first = max(self.offer.entries, default=0) + 1 + (self.once is not None)
        return {name: number for number, name in enumerate(found, first)}

    def offered(self) -> NumberedChoices:
        """Number the answers that go with what is picked."""
        match = self.match
        words = match.ordered(self.within or self.pointer.candidates)
        whole = not self.within and not self.pointer.picked
        if not whole or self.app.size.width >= _WIDE:
            return match.offer(self.seat, words, self.codes)
        if match.seating.view(self.seat).prompt in match.seating.hints.windows:
            return match.offer_window(self.seat, words, self.codes)
        model = model_of(match.table.spec.id)
        if model is not None and model.routes is not None:
            steps = frozenset(w.route.words[0] for w in self.walks if len(w.route.words) == 1)
            return match.offer_beside(self.seat, words, self.codes, steps)
        return match.offer(self.seat, words, self.codes)

    def begins_at(self) -> int | None:
        """Return the place of the choice that has the cursor unasked; None for none.

        It is the first one; at a question that one mostly passes, the one that passes: a key too
        many is to spend nothing.  What cannot be taken back never has the cursor unasked.
        """
        choices = self.offer.choices if self.seat >= 0 else ()
        at = next((n for n, one in enumerate(choices) if self.passes(one)), 0)
        words = choices[at].words if choices else ()
        return None if len(words) == 1 and self.is_final(words[0]) else at

    def passes(self, choice: Choice) -> bool:
        """Return whether a choice is the plain way on from a question that one mostly passes."""
        if choice.number != 0 or len(choice.words) != 1 or self.within or self.pointer.picked:
            return False
        windows = self.match.seating.hints.windows
        return choice.words[0] == PASS or self.view().prompt in windows

    def write_log(self) -> None:
        """Write what happened, the newest below; what is new since the last answer is marked."""
        lines = [] if self.covered else self.log_lines(_LOG)
        self.query_one(LogView).show(lines)
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def log_lines(self, most: int) -> list[tuple[bool, str]]:
        """Return the last lines of the log, each with whether it is new."""
        match = self.match
        viewer = -1 if self.eye < 0 else match.seating.viewer(self.eye)
        told = match.table.events(viewer)
        told = told[: self.beats[0].events] if self.beats else told
        start = max(0, len(told) - max(most, self.fresh))
        at = len(told) - self.fresh
        seat = self.eye
        old = match.lines(seat, told[start:at], start)
        new = match.lines(seat, told[at:], at)
        if seat >= 0:
            new += match.sentences(seat).totals(told[at:], self.view())
        return [(False, line) for line in old] + [(True, line) for line in new]

    def write_status(self) -> None:
        """Write how far one may go back, or what was just said, or what an answer makes final."""
        line = Text(no_wrap=False)
        if self.notice:
            line.append(self.notice)
        elif self.seat >= 0:
            line.append(self.foreseen() or self.about_choice() or self.back_text())
            final = self.final_text()
            if final:
                line.append(f"  {final}", style="bold")
        self.query_one("#status", Static).update(line)
        # A longer line leaves the list less room.
        entries = self.query_one("#choices", OptionList)
        self.call_after_refresh(entries.scroll_to_highlight)

    def foreseen(self) -> str:
        """Tell what a walk that is pointed at is, and what comes of it as far as that is known."""
        shown = self.consequence(*self.aim) if self.aim else None
        walk = next((w.route for w in self.walks if w.route.words == self.aim), None)
        told = [f"{walk.text} ({walk.short})."] if walk is not None else []
        return " ".join([*told, *([shown.line] if shown is not None and shown.line else [])])

    def about(self, targets: tuple[str, ...]) -> str:
        """Tell what a piece does, at a table that is too small to have it written there."""
        tell = self.match.teller.about
        if tell is None or self.scene(self.query_one(BoardView).size.width).tall:
            return ""
        view, sentences = self.view(), self.match.sentences(self.seat)
        return next(filter(None, (tell(target, view, sentences) for target in targets)), "")

    def about_choice(self) -> str:
        """Tell what the card of the choice under the cursor does."""
        choice = self.chosen()
        if choice is None or len(choice.words) != 1:
            return ""
        return self.about(tuple(self.match.targets(self.view())(choice.words[0])))

    def back_text(self) -> str:
        """Tell what taking back would do, before it is done."""
        back = self.match.back(self.seat)
        if back.at < 0:
            return str(self.t.text(f"app-back-none-{back.why}"))
        return str(self.t.text(f"app-back-{back.why}", count=back.choices))

    def final_text(self) -> str:
        """Tell whether the choice under the cursor can be taken back."""
        choice = self.chosen()
        if choice is None or len(choice.words) != 1:
            return ""
        return str(self.t.text("app-final")) if self.is_final(choice.words[0]) else ""

    def is_final(self, word: int) -> bool:
        """Return whether an answer cannot be taken back once it is given."""
        if word not in self.finals:
            self.finals[word] = self.match.final(self.seat, word)
        return self.finals[word]

    def chosen(self) -> Choice | None:
        """Return the choice under the cursor; None where there is none."""
        at = self.query_one("#choices", OptionList).highlighted
        if at is None or at >= len(self.offer.choices) or self.seat < 0:
            return None
        return self.offer.choices[at]

    def write_keys(self) -> None:
        """Write the keys of this screen."""
        bar = [Key(key, self.t.text(f"app-key-{name}"), f"screen.{name}") for key, name in KEYS]
        bar.append(Key("?", self.t.text("app-key-help"), "screen.help"))
        self.query_one(KeyBar).show(bar)

    def on_screen_resume(self) -> None:
        """Write the log anew once a panel is closed: below it the log could not scroll."""
        self.call_after_refresh(self.query_one("#log", VerticalScroll).scroll_end, animate=False)

    def on_resize(self) -> None:
        """Draw the board anew at another size."""
        if self.is_mounted:
            self.write_board()
            self.call_after_refresh(self.give_room)


def _numbered(choice: Choice, wide: int) -> Grid:
    """Lay out a choice with its number in a column, so that long ones fold below their text."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=wide + 1, justify="right")
    grid.add_column(ratio=1)
    number = "←" if choice.number < 0 else f"{choice.number}."
    grid.add_row(Text(number, style="bold"), Text(choice.text))
    return grid
