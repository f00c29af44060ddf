"""The screen of a game: the table, the question with its choices, the log, what one may ask.

Everything shown comes from the view, the events and the words of the seat that sits here.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rich.table import Table as Grid
from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from heroon.kernel import InputError, Table, View
from heroon.kernel.words import COMMON
from heroon.play import orders, saves
from heroon.play.aided import No, copy_for_bot
from heroon.play.bots import choose
from heroon.play.match import ANOTHER, NEWS, Choice, Offer
from heroon.play.pointing import Pointer
from heroon.play.seat_orders import seat_orders
from heroon.play.spoken import answer as spoken
from heroon.play.spoken import command, name_of, number_in
from heroon.play.told import Look

from .app_match import AppMatch
from .app_panels import (
    Curtain,
    Item,
    LinePanel,
    Panel,
    RulesPanel,
    SearchPanel,
    explanation,
    listed,
    paragraphs,
)
from .board import Scene
from .widgets import BoardView, Key, KeyBar, LogView

if TYPE_CHECKING:
    from .app import HeroonApp

#: So many events of the log stand beside the table; all of them open with a key.
_LOG: Final = 150
#: From this width on the question stands beside the board (as in `app.tcss`).
_WIDE: Final = 120
#: The commands by key, those first that stay where the bar is short of room.
_KEYS: Final = (
    ("u", "undo"),
    ("h", "hint"),
    ("w", "why"),
    ("x", "explain"),
    ("m", "menu"),
    ("r", "rules"),
    ("g", "log"),
    ("o", "odds"),
    ("p", "orders"),
    ("t", "type"),
)
#: A verb of so many words is asked about word by word even where it points at nothing.
_FEW: Final = 12
#: What a finished game and the menu of the table may lead to.
AGAIN: Final = "again"
SAME: Final = "same"
MENU: Final = "menu"
QUIT: Final = "quit"


class GameScreen(Screen[str]):
    """One game in play."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("o", "odds", show=False),
        Binding("x", "explain", show=False),
        Binding("w", "why", show=False),
        Binding("r", "rules", show=False),
        Binding("g", "log", show=False),
        Binding("c", "codes", show=False),
        Binding("p", "orders", show=False),
        Binding("m", "menu", show=False),
        Binding("colon,slash,t", "type", show=False),
        Binding("pageup", "table(-1)", show=False, priority=True),
        Binding("pagedown", "table(1)", show=False, priority=True),
        Binding("f2", "language", show=False),
        Binding("f3", "theme", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("escape", "back", show=False),
        Binding("backspace", "back", show=False),
    ]

    app: HeroonApp

    def __init__(self, match: AppMatch):
        super().__init__()
        self.match = match
        match.say = self.say
        self.seat = -1
        self.eye = match.at
        self.pointer = Pointer((), lambda word: ())
        self.offer = Offer((), {})
        self.within: tuple[int, ...] = ()
        self.typed = ""
        self.codes = False
        self.fresh = 0
        self.seated = False
        self.waiting: int | None = None
        self.covered = False
        self.notice = ""
        self.finals: dict[int, bool] = {}

    # -- what stands on the screen -----------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Title, board, question, choices, log, keys."""
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

    def on_mount(self) -> None:
        """Begin, or go on."""
        if self.match.s.resumed:
            for viewer in self.match.told:
                self.match.told[viewer] = max(0, len(self.match.table.events(viewer)) - 10)
        self.match.keeper.keep()
        self.query_one("#choices").focus()
        self.advance()

    def say(self, text: str) -> None:
        """A message in the line below the choices, until the next answer."""
        self.notice = text
        if self.is_mounted:
            self.write_status()

    @property
    def t(self) -> Any:
        """The texts of the game."""
        return self.match.t

    # -- the game goes on --------------------------------------------------------------------

    def advance(self) -> None:
        """Go on until somebody here is asked, a bot thinks, or the game is over."""
        match = self.match
        self.seat, self.within, self.typed = -1, (), ""
        self.finals.clear()
        while match.table.ask is not None:
            seat = match.person()
            if seat < 0:
                self.think(match.other())
                return
            forced = match.forced(seat)
            if forced is None:
                self.hand_over(seat)
                return
            self.say_forced(seat, *forced)
        self.ended()

    def say_forced(self, seat: int, word: int, key: str) -> None:
        """Give an answer without a question; a line tells it, unless somebody else sits here."""
        match = self.match
        mine = not match.seating.curtain or seat == match.at
        text = match.sentence(seat, word) if mine else ""
        if match.say_forced(seat, word, key) and mine:
            match.note(seat, key, text)

    def think(self, seat: int) -> None:
        """Let a bot answer, beside the screen."""
        self.pointer = Pointer((), lambda word: ())
        self.offer = Offer((), {})
        self.show()
        table = self.match.table
        self._think(copy_for_bot(table), seat, (len(table.tokens), table.undos))

    @work(thread=True, group="bot")
    def _think(self, table: Table[Any], seat: int, at: tuple[int, int]) -> None:
        try:
            word = choose(self.match.s.bot, table, seat, self.match.s.seed)
        except Exception as bug:
            self.app.call_from_thread(self.app.bug, bug)
            return
        self.app.call_from_thread(self._thought, seat, word, at)

    def _thought(self, seat: int, word: int, at: tuple[int, int]) -> None:
        if self.app.pace and len(self.match.table.words(seat)) > 1:
            self.set_timer(self.app.pace, partial(self._bot_says, seat, word, at))
        else:
            self._bot_says(seat, word, at)

    def _bot_says(self, seat: int, word: int, at: tuple[int, int]) -> None:
        table = self.match.table
        if self.is_attached and at == (len(table.tokens), table.undos) and not table.over:
            self.match.answer(seat, word)
            self.advance()

    def hand_over(self, seat: int) -> None:
        """Between two people nobody sees the other's hand: the curtain falls."""
        match = self.match
        if not match.seating.curtain or (self.seated and seat == match.at):
            self.ask(seat)
        elif self.seated:
            self.waiting = seat
            self.show()
        else:
            self.draw_curtain(seat)

    def draw_curtain(self, seat: int) -> None:
        """Cover the table until the next person sits here."""
        self.covered = True
        if self.seated:
            self.notice = ""  # it was for who leaves
        self.show()
        player = f"player-{seat + 1}"
        curtain = Curtain(
            self.t.text("app-curtain", player=player), self.t.text("app-curtain-foot")
        )
        self.app.push_screen(curtain, lambda _: self.sit_down(seat))

    def sit_down(self, seat: int) -> None:
        """The person of a seat is here now."""
        self.covered, self.seated, self.waiting = False, True, None
        self.match.at = seat
        self.ask(seat)

    def ask(self, seat: int) -> None:
        """Put the question to a person."""
        match = self.match
        self.seat = self.eye = seat
        if match.seating.curtain:
            match.at = seat
        self.fresh = len(match.unread(seat))
        view = match.seating.view(seat)
        self.pointer = Pointer(view.words, match.targets(view))
        match.keeper.keep()
        self.show()
        kind = match.offered(seat)
        if kind:
            self.say(self.t.text(f"app-offer-{kind}"))
        self.query_one("#choices").focus()

    def ended(self) -> None:
        """The game is over: how it ended, and what may follow."""
        match = self.match
        match.keeper.keep()
        self.pointer = Pointer((), lambda word: ())
        self.offer = Offer((), {})
        self.eye = -1 if match.seating.curtain else match.at
        self.fresh = 0 if match.seating.curtain else len(match.unread(match.at))
        self.show()
        self.action_menu()

    # -- drawing -----------------------------------------------------------------------------

    def view(self) -> View:
        """What is seen by whoever sits here."""
        if self.eye < 0 or self.match.table.over:
            seat = -1 if self.eye < 0 else self.match.seating.viewer(self.eye)
            return self.match.table.view(seat)
        return self.match.seating.view(self.eye)

    def look(self) -> Look:
        """What is seen here, and how it is told."""
        return Look(self.view(), self.match.sentences(self.eye))

    def scene(self, width: int) -> Scene:
        """The board at a width."""
        # Where the question stands beside the board, the board has the whole height.
        height = self.app.size.height - 3 if self.app.size.width >= _WIDE else 0
        return Scene(
            self.view(),
            self.match.sentences(self.eye),
            width,
            height,
            self.pointer.lit,
            frozenset(self.pointer.picked),
        )

    def show(self) -> None:
        """Write everything anew."""
        board = self.query_one(BoardView)
        draw = self.match.draw
        if self.covered:
            board.show(lambda width: [], frozenset(), frozenset())
        else:
            picked = frozenset(self.pointer.picked)
            board.show(lambda width: draw(self.scene(width)), self.pointer.lit, picked)
        board.can_focus = bool(self.pointer.lit or self.pointer.picked)
        self.write_title()
        self.write_prompt()
        self.write_choices()
        self.write_log()
        self.write_status()
        self.write_keys()

    def write_title(self) -> None:
        """The game, where it stands, whose turn it is."""
        title = Text(no_wrap=True, overflow="ellipsis")
        title.append(f" {self.t.text('game-title')} ", style="bold reverse")
        if not self.covered:
            title.append(f"  {self.match.teller.caption(self.look())}", style="bold")
        lang = Text(f"{self.match.lang.upper()} ", style="")
        grid = Grid.grid(expand=True)
        grid.add_column(ratio=1)
        grid.add_column(justify="right")
        grid.add_row(title, lang)
        self.query_one("#title", Static).update(grid)

    def write_prompt(self) -> None:
        """The question, or who is awaited, or how the game ended."""
        match = self.match
        if self.covered:
            text = ""
        elif match.table.over:
            sentences = match.sentences(self.eye)
            text = sentences.ending(match.table.reason, match.table.result, self.view())
        elif self.waiting is not None:
            text = self.t.text("app-hand-over", player=f"player-{self.waiting + 1}")
        elif self.seat < 0:
            name = match.sentences(self.eye).names[max(match.other(), 0)]
            text = self.t.text("app-thinking", player=name)
        else:
            text = match.asked_text(self.seat)
        line = Text("▶ " if self.seat >= 0 else "", style="bold")
        line.append(text, style="bold")
        self.query_one("#prompt", Static).update(line)

    def write_choices(self) -> None:
        """The numbered choices, those alone that go with what is picked."""
        choices: list[Choice] = []
        if self.seat >= 0:
            words = self.match.ordered(self.within or self.pointer.candidates)
            self.offer = self.match.offer(self.seat, words, self.codes)
            choices = list(self.offer.choices)
        if self.within or self.pointer.picked:
            choices.append(Choice(-1, self.t.text("menu-back"), ()))
        entries = self.query_one("#choices", OptionList)
        entries.clear_options()
        wide = max((len(str(c.number)) for c in choices if c.number >= 0), default=1)
        made = [Option(_numbered(choice, wide), id=str(choice.number)) for choice in choices]
        if self.waiting is not None and not self.covered:
            made.append(Option(Text(self.t.text("app-hand-over-go")), id="go"))
        if self.match.table.over:
            made.append(Option(Text(self.t.text("app-over-what")), id="over"))
        entries.add_options(made)
        if entries.option_count:
            entries.highlighted = 0

    def write_log(self) -> None:
        """What happened, the newest below; what is new since the last answer is marked."""
        lines = [] if self.covered else self.log_lines(_LOG)
        self.query_one(LogView).show(lines)
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def log_lines(self, most: int) -> list[tuple[bool, str]]:
        """The last lines of the log, each with whether it is new."""
        match = self.match
        viewer = -1 if self.eye < 0 else match.seating.viewer(self.eye)
        told = match.table.events(viewer)
        start = max(0, len(told) - max(most, self.fresh))
        at = len(told) - self.fresh
        seat = self.eye
        old = match.lines(seat, told[start:at], start)
        new = match.lines(seat, told[at:], at)
        if seat >= 0:
            new += match.sentences(seat).totals(told[at:], self.view())
        return [(False, line) for line in old] + [(True, line) for line in new]

    def write_status(self) -> None:
        """How far one may go back, or what was just said; what an answer would make final."""
        line = Text(no_wrap=False)
        if self.notice:
            line.append(self.notice)
        elif self.seat >= 0:
            line.append(self.back_text())
            final = self.final_text()
            if final:
                line.append(f"  {final}", style="bold")
        self.query_one("#status", Static).update(line)

    def back_text(self) -> str:
        """What taking back would do, said before it is done."""
        back = self.match.back(self.seat)
        stop = "news" if back.why == NEWS else "another" if back.why == ANOTHER else "start"
        if back.at < 0:
            return str(self.t.text(f"app-back-none-{stop}"))
        return str(self.t.text(f"app-back-{stop}", count=back.choices))

    def final_text(self) -> str:
        """Whether the choice under the cursor can be taken back."""
        choice = self.chosen()
        if choice is None or len(choice.words) != 1:
            return ""
        word = choice.words[0]
        if word not in self.finals:
            self.finals[word] = self.match.final(self.seat, word)
        return str(self.t.text("app-final")) if self.finals[word] else ""

    def write_keys(self) -> None:
        """The keys of this screen."""
        bar = [Key(key, self.t.text(f"app-key-{name}"), f"screen.{name}") for key, name in _KEYS]
        bar.append(Key("?", self.t.text("app-key-help"), "screen.help"))
        self.query_one(KeyBar).show(bar)

    def on_resize(self) -> None:
        """Another size: another board."""
        if self.is_mounted:
            self.query_one(BoardView).show(
                lambda width: [] if self.covered else self.match.draw(self.scene(width)),
                self.pointer.lit,
                frozenset(self.pointer.picked),
            )

    # -- answering ---------------------------------------------------------------------------

    def chosen(self) -> Choice | None:
        """The choice under the cursor."""
        at = self.query_one("#choices", OptionList).highlighted
        if at is None or at >= len(self.offer.choices) or self.seat < 0:
            return None
        return self.offer.choices[at]

    def on_option_list_option_highlighted(self) -> None:
        """Another choice: say whether it is for good."""
        if not self.notice:
            self.write_status()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A choice is made."""
        self.typed = ""
        match event.option_id:
            case "go":
                if self.waiting is not None:
                    self.draw_curtain(self.waiting)
            case "over":
                self.action_menu()
            case "-1":
                self.action_back()
            case _:
                choice = self.chosen()
                if choice is not None:
                    self.take(choice)

    def take(self, choice: Choice) -> None:
        """Open a group, or give an answer."""
        self.notice = ""
        if len(choice.words) == 1:
            self.say_word(choice.words[0])
            return
        self.within = choice.words
        self.show()

    def say_word(self, word: int) -> None:
        """Give an answer and go on."""
        self.notice = ""
        try:
            self.match.answer(self.seat, word)
        except InputError as bad:
            self.say(self.match.refusal(self.seat, bad))
            return
        self.advance()

    def on_key(self, event: events.Key) -> None:
        """A number goes to its choice; Enter then gives it."""
        if event.character and event.character.isdecimal() and self.seat >= 0:
            event.stop()
            self.query_one("#choices").focus()
            for typed in (self.typed + event.character, event.character):
                if self.go_to(int(typed)):
                    self.typed = typed
                    return
            self.typed = ""
            choices = ", ".join(str(c.number) for c in self.offer.choices)
            self.say(self.t.text("no-such-number", number=event.character, choices=choices))

    def go_to(self, number: int) -> bool:
        """Put the cursor on the choice of that number; whether there is one."""
        entry = self.offer.entries.get(number)
        for at, choice in enumerate(self.offer.choices):
            if choice.number == number or (entry and entry.words == choice.words):
                self.notice = ""
                self.query_one("#choices", OptionList).highlighted = at
                return True
        return False

    def on_board_view_pointed(self, event: BoardView.Pointed) -> None:
        """A piece is pointed at: picked, or why it cannot be."""
        if self.waiting is not None or self.seat < 0:
            return
        self.notice, self.within = "", ()
        found = self.pointer.pick(event.targets)
        if found.word:
            self.say_word(found.word)
            return
        if found.refused:
            self.say(self.refused(event.targets))
        self.show()

    def refused(self, targets: tuple[str, ...]) -> str:
        """Why nothing can be done with a piece now: the reason that says most."""
        reasons: list[No] = []
        for target in targets:
            reasons += self.match.refused_at(self.seat, target)
        reasons.sort(key=lambda no: not no.rule)
        if not reasons:
            return str(self.t.text("app-why-nothing"))
        return _told(reasons[0], self.t)

    def action_back(self) -> None:
        """One step back within the question."""
        self.notice, self.typed = "", ""
        if self.within:
            self.within = ()
        elif not self.pointer.clear():
            self.action_menu()
            return
        self.show()

    # -- commands ----------------------------------------------------------------------------

    def action_undo(self) -> None:
        """Take the last answer back."""
        if self.seat < 0:
            return
        said = self.match.take_back(self.seat)
        if not said:
            self.say(self.back_text())
            return
        self.match.notes = []
        self.notice = ""
        self.match.keeper.keep()
        failed = self.notice
        self.advance()
        self.say(failed or self.t.text("undone", answer=said))

    def action_hint(self) -> None:
        """What the program advises, and why; it can be played at once."""
        if self.seat < 0:
            return
        found = self.match.advise(self.seat)
        if not found:
            self.say(self.t.text("hint-none"))
            return
        lines: list[str] = []
        items = []
        for i, advice in enumerate(found):
            lines += [advice.text, advice.reason, ""]
            key = "app-hint-play-all" if len(advice.words) > 1 else "app-hint-play"
            text = self.t.text(key)
            if len(found) > 1:
                player = self.t.noun(self.match.sentences(self.seat).names[advice.seat])
                text = self.t.sentence("by-player", {"player": player, "text": text})
            items.append(Item(str(i), text))
        items.append(Item("", self.t.text("app-close")))
        panel = Panel(
            self.t.text("app-hint-title"), paragraphs(lines), self.t.text("app-choose-foot"), items
        )

        def played(chosen: str | None) -> None:
            if chosen:
                self.play(found[int(chosen)].seat, found[int(chosen)].words)

        self.app.push_screen(panel, played)

    def play(self, seat: int, words: tuple[int, ...]) -> None:
        """Say words one after the other, as far as they are still offered."""
        for word in words:
            if word not in self.match.table.words(seat):
                self.notice = self.t.text("order-stopped")
                break
            self.match.answer(seat, word)
        self.advance()

    def action_odds(self) -> None:
        """The odds of what follows the answers."""
        if self.seat < 0:
            return
        found = self.match.odds(self.seat)
        if not found:
            self.say(self.t.text("odds-none"))
            return
        lines = []
        for sentence, outcomes in found:
            lines += [sentence, *(f"  {line}" for line in outcomes), ""]
        self.read(self.t.text("app-odds-title"), lines)

    def action_explain(self) -> None:
        """How the totals come about, term by term."""
        if self.covered:
            return
        found = self.match.teller.explain(self.look())
        if not found:
            self.say(self.t.text("app-explain-none"))
            return
        title = self.t.text("app-explain-title")
        self.app.push_screen(Panel(title, explanation(found), self.t.text("app-close-foot")))

    def action_why(self) -> None:
        """Why an answer is not possible: every answer of the game can be asked about."""
        if self.seat < 0:
            return
        match, seat = self.match, self.seat
        offered = set(match.seating.words(seat))
        view = match.seating.view(seat)
        seen = self._seen(view)
        targets = match.targets(view)
        verb_of = match.table.spec.words.verb_of
        counts = Counter(verb_of)
        items = []
        for word in match.vocabulary(seat):
            of = set(targets(word))
            # What points at nothing is listed where its verb is no long list of numbers.
            if verb_of[word] < len(COMMON) or word in offered:
                continue
            if not (of <= seen if of else counts[verb_of[word]] <= _FEW):
                continue
            items.append(Item(str(word), match.sentence(seat, word)))

        def read(name: str) -> str:
            no = match.why(seat, int(name))
            return _told(no, self.t) if no else str(self.t.text("why-not"))

        panel = SearchPanel(
            self.t.text("app-why-title"),
            self.t.text("app-why-search"),
            self.t.text("app-search-foot"),
            items,
            read,
        )
        self.app.push_screen(panel)

    def _seen(self, view: View) -> set[str]:
        """The targets of everything on the table that this seat sees or may name."""
        out = {target for targets in self.pointer.targets.values() for target in targets}
        scene = self.scene(80)
        for row in self.match.draw(scene):
            for span in row:
                out.update(span.targets)
        return out

    def action_rules(self) -> None:
        """The rules, at the section of this question."""
        prompt = self.view().prompt
        rule = next((p.rule for p in self.match.table.spec.words.prompts if p.name == prompt), "")
        self.app.push_screen(RulesPanel(self.match.guide, self.t, rule if self.seat >= 0 else ""))

    def action_log(self) -> None:
        """All that happened."""
        if self.covered:
            return
        lines = [line for _, line in self.log_lines(1_000_000)]
        self.read(self.t.text("app-log-title"), lines, end=True)

    def action_codes(self) -> None:
        """Show the code of each answer, or not."""
        self.codes = not self.codes
        self.write_choices()

    def action_table(self, step: int) -> None:
        """Scroll the table, where it is higher than its place."""
        self.query_one("#table", VerticalScroll).scroll_relative(y=6 * step, animate=False)

    def action_type(self) -> None:
        """Type an answer, or several cards in their order."""
        if self.seat < 0:
            return
        panel = LinePanel(
            self.t.text("app-type-title"),
            self.t.text("app-type-hint"),
            self.t.text("app-type-foot"),
        )
        self.app.push_screen(panel, self.typed_line)

    def typed_line(self, line: str | None) -> None:
        """Take a typed line: a number goes to its choice, a code or an order is an answer."""
        if not line or self.seat < 0:
            return
        number = number_in(line)
        if number is not None and self.go_to(number):
            choice = self.chosen()
            if choice is not None:
                self.take(choice)
            return
        given = command(line)
        rest = given[1] if given and given[0] == "play" else line
        if orders.possible(self.match, self.seat) and (given or " " in rest):
            self.typed_order(rest)
            return
        self.notice = ""
        try:
            seat, said = self.match.seating.read(self.seat, spoken(line))
            self.match.answer(seat, said)
        except InputError as bad:
            self.say(self.match.refusal(self.seat, bad))
            return
        self.advance()

    def typed_order(self, line: str) -> None:
        """Show what an order of cards reaches before it is played."""
        try:
            order = orders.read(self.match, self.seat, line)
        except orders.Unclear as bad:
            self.say(self.t.text(bad.key, item=bad.item, name=name_of("play", self.match.lang)))
            return
        found = orders.reach(self.match, order)
        words = order.words[: found.cards]
        lines = []
        if words:
            told = orders.told(self.match, words)
            lines.append(self.t.text("order", list=told, reach=found.text))
        if found.refused:
            lines.append(self.match.refusal(order.seat, found.refused))
        if found.cards < len(order.words):
            lines.append(self.t.text("order-short", count=len(order.words) - found.cards))
        items = [Item("", self.t.text("app-close"))]
        if words:
            items.insert(0, Item("yes", self.t.text("app-hint-play-all")))

        def played(said: str | None) -> None:
            if said:
                self.play(order.seat, words)

        title, foot = self.t.text("app-type-title"), self.t.text("app-choose-foot")
        self.app.push_screen(Panel(title, paragraphs(lines), foot, items), played)

    def action_orders(self) -> None:
        """What this seat tells the table out of turn."""
        if self.seat < 0:
            return
        found = seat_orders(self.match, self.seat)
        if not found:
            self.say(self.t.text("app-orders-none"))
            return
        items = [Item(order.name, order.text) for order in found]
        items.append(Item("", self.t.text("app-close")))

        def given(name: str | None) -> None:
            for order in found:
                if order.name == name:
                    self.notice = ""
                    told = order.give()
                    failed = self.notice
                    self.advance()
                    self.say(failed or told)

        title, foot = self.t.text("app-orders-title"), self.t.text("app-choose-foot")
        self.app.push_screen(Panel(title, None, foot, items), given)

    def action_help(self) -> None:
        """The keys, and how one answers."""
        head = [self.t.text("app-help-answer"), self.t.text("app-help-board")]
        rows = [*_KEYS, ("c", "codes"), ("F2", "language"), ("F3", "theme")]
        told = [(key, self.t.text(f"app-help-{name}")) for key, name in rows]
        title = self.t.text("app-help-title")
        self.app.push_screen(Panel(title, listed(told, head), self.t.text("app-close-foot")))

    def action_language(self) -> None:
        """The other language."""
        self.app.speak("en" if self.match.lang == "fr" else "fr")
        self.match.speak(self.app.lang)
        self.notice = ""
        self.show()

    def action_theme(self) -> None:
        """Light or dark."""
        self.app.next_theme()
        self.show()

    def action_menu(self) -> None:
        """What one may do with this game besides playing on."""
        over = self.match.table.over
        names = ["back"] if not over else ["look"]
        names += [AGAIN, SAME, "copy"] if self.match.s.seed else ["copy"]
        names += [] if over or self.seat < 0 else ["resign"]
        names += ["language", "theme", "help", MENU, QUIT]
        items = [Item(name, self.t.text(f"app-menu-{name}")) for name in names]
        body = None
        title = self.t.text("app-menu-title")
        if over and self.eye >= -1:
            sentences = self.match.sentences(self.eye)
            table = self.match.table
            title = self.t.text("app-over-title")
            body = Text(sentences.ending(table.reason, table.result, self.view()), style="bold")
        panel = Panel(title, body, self.t.text("app-choose-foot"), items)
        self.app.push_screen(panel, self.menu_chosen)

    def menu_chosen(self, name: str | None) -> None:
        """An entry of the menu was chosen."""
        match name:
            case "language":
                self.action_language()
            case "theme":
                self.action_theme()
            case "help":
                self.action_help()
            case "copy":
                self.copy()
            case "resign":
                self.resign()
            case "again" | "same" | "menu" | "quit":
                if self.match.keeper.write():
                    self.dismiss(name)

    def copy(self) -> None:
        """Save the game once more, under a free name, and go on in the first file."""
        try:
            path = saves.free_path(self.match.table.spec.id)
        except OSError as bad:
            self.match.keeper.failed(saves.SUFFIX, bad)
            return
        self.match.keeper.write(path, loud=True)

    def resign(self) -> None:
        """Give up, once it is said twice."""
        items = [Item("", self.t.text("app-no")), Item("yes", self.t.text("app-yes"))]
        panel = Panel(
            self.t.text("app-menu-resign"),
            Text(self.t.text("app-resign-sure")),
            self.t.text("app-choose-foot"),
            items,
        )

        def sure(said: str | None) -> None:
            if said and self.seat >= 0:
                self.match.table.resign(self.seat)
                self.advance()

        self.app.push_screen(panel, sure)

    def read(self, title: str, lines: list[str], end: bool = False) -> None:
        """Open lines to read, at their end if that is wished."""
        foot = self.t.text("app-close-foot")
        self.app.push_screen(Panel(title, paragraphs(lines), foot, end=end))


def _numbered(choice: Choice, wide: int) -> Grid:
    """A choice with its number in a column, so that long ones fold below their own text."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=wide + 1, justify="right")
    grid.add_column(ratio=1)
    number = "←" if choice.number < 0 else f"{choice.number}."
    grid.add_row(Text(number, style="bold"), Text(choice.text))
    return grid


def _told(no: No, t: Any) -> str:
    """An answer that is not possible, why, and by which rule."""
    text = t.text("labelled", label=no.answer, text=no.why)
    return str(t.text("with-rule", text=text, rule=no.rule) if no.rule else text)
