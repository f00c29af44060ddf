"""The course of a game in the app: whose answer it is, the curtain, bots, answers, taking back."""

from __future__ import annotations

from functools import partial
from time import monotonic
from typing import Any, Final

from textual import events, work
from textual.timer import Timer
from textual.widgets import OptionList

from heroon.board.model import Route
from heroon.kernel import InputError, Table
from heroon.play.aided import copy_for_bot
from heroon.play.beats import Since
from heroon.play.bots import choose
from heroon.play.forced import SPARED
from heroon.play.menu import Choice, NumberedChoices
from heroon.play.pace import Pace, thought_of
from heroon.play.pointing import Pointer
from heroon.play.who import named

from .app_help import HelpScreen
from .app_panels import Curtain
from .app_stack import stale
from .app_table import ONCE, ORDER
from .walks import walked, walks_of
from .widgets import BoardView

#: Digits within so many seconds are one number.
AT_ONCE: Final = 1.0


class FlowScreen(HelpScreen):
    """A table at which a game goes on."""

    def on_mount(self) -> None:
        """Begin the game, or go on with it."""
        full = partial(thought_of, self.match)
        self.pace = Pace(self.app.pace, self.match.seating.hints.windows, full)
        if self.match.s.resumed:
            for viewer in self.match.told:
                self.match.told[viewer] = max(0, len(self.match.table.events(viewer)) - 10)
        self.match.keeper.keep()
        self.query_one("#choices").focus()
        self._since = Since(self.match.table, self.viewer)
        self._next: Timer | None = None
        self.advance()

    @property
    def viewer(self) -> int:
        """The seat whose news are told here; -1 from outside."""
        return -1 if self.eye < 0 else self.match.seating.viewer(self.eye)

    @property
    def asks(self) -> bool:
        """Whether somebody here is asked: for an answer, or to give the screen away."""
        return self.seat >= 0 or self.waiting is not None

    def action_menu(self) -> None:
        """Open the menu of what may follow, at the end or before it; `GameScreen` does that."""
        raise NotImplementedError

    def advance(self) -> None:
        """Go on until somebody here is asked, a bot thinks, or the game is over."""
        match = self.match
        self.seat, self.within, self.typed, self.walks = -1, (), "", ()
        self.finals.clear()
        self.said_rule = ""
        if self.acted():
            return
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
            if self.acted():
                return
        self.ended()

    def acted(self) -> bool:
        """Show what somebody without a seat has done; return whether there is anything to watch."""
        since, match = self._since, self.match
        self._since = Since(match.table, self.viewer)
        nobody = self.covered or (match.seating.curtain and not self.seated)
        if self.pace.seconds and not nobody and since.viewer == self.viewer:
            self.beats = since.beats(match.teller, match.sentences(self.eye))
        if self.beats:
            self.fresh = 0
            self.pointer = Pointer((), lambda word: ())
            self.offer = NumberedChoices((), {})
            self.app.stands()
            self.watch_beat()
        return bool(self.beats)

    def watch_beat(self) -> None:
        """Show a beat for as long as the pace says."""
        self.show()
        self._next = self.set_timer(self.pace.beat, self.next_beat)

    def next_beat(self) -> None:
        """Show the next beat; after the last one go on."""
        if len(self.beats) > 1:
            del self.beats[0]
            self.watch_beat()
        else:
            self.hurry()

    def hurry(self) -> None:
        """Go on to the next question, without the beats that are left."""
        if self._next is not None:
            self._next.stop()
        self.beats = []
        self.advance()

    def say_forced(self, seat: int, word: int, key: str) -> None:
        """Give an answer without a question; a line tells it, unless somebody else sits here."""
        match = self.match
        mine = match.seating.together(seat, match.at) and key != SPARED
        if mine:  # the line stands before what follows of the answer
            match.note(seat, key, match.sentence(seat, word))
        if not match.say_forced(seat, word, key) and mine:
            match.notes.pop()

    def think(self, seat: int) -> None:
        """Let a bot think in a thread, on a copy of the table, and answer."""
        self.pointer = Pointer((), lambda word: ())
        self.offer = NumberedChoices((), {})
        self.show()
        table = self.match.table
        self._think(copy_for_bot(table), seat, (len(table.tokens), table.undos))

    @work(thread=True, group="bot")
    def _think(self, table: Table[Any], seat: int, at: tuple[int, int]) -> None:
        prompt = table.view(seat).prompt
        try:
            self.pace.ready()
            begun = monotonic()
            word = choose(self.match.s.who.seats[seat], table, seat, self.match.s.seed)
        except Exception as bug:
            self.app.call_from_thread(self.app.bug, bug)
            return
        wait = self.pace.wait(prompt, monotonic() - begun)
        self.app.call_from_thread(self._thought, seat, word, at, wait)

    def _thought(self, seat: int, word: int, at: tuple[int, int], wait: float) -> None:
        if wait > 0:
            self.set_timer(wait, partial(self._bot_says, seat, word, at))
        else:
            self._bot_says(seat, word, at)

    def _bot_says(self, seat: int, word: int, at: tuple[int, int]) -> None:
        table = self.match.table
        if self.is_attached and at == (len(table.tokens), table.undos) and not table.over:
            self.match.answer(seat, word)
            self.advance()

    def hand_over(self, seat: int) -> None:
        """Give the screen to another person; where hands are secret the curtain falls first."""
        match = self.match
        together = match.seating.together(seat, match.at)
        if not match.seating.curtain or (self.seated and together):
            self.ask(seat)
        elif self.seated:
            self.waiting = seat
            self.app.stands()
            self.show()
        else:
            self.draw_curtain(seat)

    def draw_curtain(self, seat: int) -> None:
        """Cover the table until the next person sits here."""
        if self.covered:
            return
        self.covered = True
        if self.seated:
            self.notice = ""  # it was for who leaves
        self.show()
        player = named(self.match.s.who, seat)
        curtain = Curtain(self.t.text("app-curtain", **player), self.t.text("app-curtain-foot"))
        self.app.push_screen(curtain, lambda _: self.sit_down(seat))  # over whatever is open
        self.app.stands()

    def sit_down(self, seat: int) -> None:
        """Let the person of a seat sit here from now on."""
        self.covered, self.seated, self.waiting = False, True, None
        self.match.at = self.eye = seat
        self.advance()

    def reseat(self, secret: bool) -> None:
        """Go on after a change of who plays.

        Where hands are secret, and whoever sits here holds no seat any more, the curtain falls.
        """
        match = self.match
        self.seated, self.notice = True, ""
        if self.seat in match.s.people:
            match.at = self.seat
            self.advance()
        elif secret:
            self.seat = -1
            self.draw_curtain(match.s.people[0])
        else:
            self.eye = match.at = match.s.people[0]
            self.advance()

    def ask(self, seat: int) -> None:
        """Put the question to a person."""
        match = self.match
        self.app.stands()
        self.seat = self.eye = seat
        if match.seating.curtain:
            match.at = seat
        self.fresh = len(match.unread(seat))
        view = match.seating.view(seat)
        self.pointer = Pointer(view.words, match.targets(view))
        self.walks = walks_of(match, view, seat)
        match.keeper.keep()
        self.say_first(seat)
        self.show()
        self.query_one("#choices").focus()

    def say_first(self, seat: int) -> None:
        """Say what a person should know before they answer: an offer, or that nothing changes."""
        kind = self.match.offered(seat)
        if kind:
            self.say(self.t.text(f"app-offer-{kind}"))
        still = "" if self.notice else self.match.new_standstill(seat)
        if still:
            self.say(self.t.text("standstill-app", told=still))

    def ended(self) -> None:
        """Show how the game ended, and what may follow."""
        match = self.match
        match.keeper.keep()
        self.pointer = Pointer((), lambda word: ())
        self.offer = NumberedChoices((), {})
        self.eye = -1 if match.seating.curtain else match.at
        self.fresh = 0 if match.seating.curtain else len(match.unread(match.at))
        self.show()
        self.action_menu()

    # -- answering ---------------------------------------------------------------------------

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say whether the choice under the cursor is for good, and show what it would change.

        The cursor that a new question begins with points at nothing yet.
        """
        if not self.notice:
            self.write_status()
        if event.option_index == self.unasked:
            self.unasked = None
        else:
            self.unasked = None
            self.aim_at(*self.under_cursor())

    def under_cursor(self) -> tuple[int, ...]:
        """Return the answer of the choice under the cursor; nothing for a group or none."""
        here = self.query_one("#choices", OptionList).highlighted_option
        if self.once is not None and here is not None and here.id == ONCE:
            return self.once.words
        choice = self.chosen()
        return choice.words if choice is not None and len(choice.words) == 1 else ()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Show what the choice under the mouse would change."""
        at = event.style.meta.get("option")
        if at is None or self.seat < 0 or not 0 <= at < len(self.offer.choices):
            return
        words = self.offer.choices[at].words
        self.aim_at(*(words if len(words) == 1 else ()))

    def on_board_view_aimed(self, event: BoardView.Aimed) -> None:
        """Show what picking the piece under the mouse or the cursor would change."""
        walk = self.walk_at(event.targets)
        word = self.pointer.aimed(event.targets)
        if walk is not None:  # what it comes to counts for more than what was said before
            self.notice = ""
        self.aim_at(*(walk.route.words if walk is not None else (word,) if word else ()))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the choice that was selected."""
        if stale(event):  # it was meant for the question before
            return
        self.typed = ""
        match event.option_id:
            case "go":
                if self.waiting is not None:
                    self.draw_curtain(self.waiting)
            case "over":
                self.action_menu()
            case "-1":
                self.action_back()
            case id if id == ONCE:
                if self.once is not None:
                    self.walk(self.once)
            case str(id) if id.startswith(ORDER):
                self.leave_order(id.removeprefix(ORDER))
            case _:
                choice = self.chosen()
                if choice is not None:
                    self.take(choice)

    def leave_order(self, name: str) -> None:
        """Leave an order for the turn; it answers this question and those after it."""
        self.notice = ""
        self.match.order(self.seat, name, True)
        self.match.keep()
        self.advance()

    def take(self, choice: Choice) -> None:
        """Open a group, or give an answer."""
        self.notice = ""
        if len(choice.words) == 1:
            self.say_word(choice.words[0])
            return
        self.within = choice.words
        self.app.stands()
        self.show()

    def say_word(self, word: int) -> None:
        """Give an answer and go on."""
        self.notice = ""
        try:
            self.match.answer(self.seat, word)
        except InputError as bad:
            self.said_rule = bad.rule
            self.say(self.match.refusal(self.seat, bad))
            return
        self.advance()

    def on_key(self, event: events.Key) -> None:
        """Put the cursor on the choice whose number is typed; Enter then takes it."""
        if event.character and event.character.isdecimal() and self.seat >= 0:
            event.stop()
            self.query_one("#choices").focus()
            longer = self.typed + event.character
            # 0 right after 1 was meant as 10, which may be no number here; later it is 0.
            at_once = bool(self.typed) and event.time - self.typed_at < AT_ONCE
            meant = (longer,) if at_once and event.character == "0" else (longer, event.character)
            self.typed_at = event.time
            for typed in meant:
                if self.go_to(int(typed)):
                    self.typed = typed
                    return
            self.typed = ""
            # Enter after a number that is none must not give what the cursor stood on before.
            self.query_one("#choices", OptionList).highlighted = self.unasked = None
            numbers = [str(c.number) for c in self.offer.choices if c.number >= 0]
            numbers += [str(self.all_of)] if self.all_of else []
            numbers += [str(number) for number in self.orders().values()]
            given = {"number": longer, "choices": ", ".join(numbers)}
            self.say(self.t.text("no-such-number", count=len(numbers), **given), passing=True)

    def go_to(self, number: int) -> bool:
        """Put the cursor on the choice of a number; return whether there is one."""
        entry = self.offer.entries.get(number)
        places = [
            choice.number == number or (entry is not None and entry.words == choice.words)
            for choice in self.offer.choices
        ]
        places += [number == self.all_of] if self.all_of else []
        places += [order == number for order in self.orders().values()]
        if True not in places:
            return False
        self.notice = ""
        self.unasked = None
        self.query_one("#choices", OptionList).highlighted = places.index(True)
        self.aim_at(*self.under_cursor())
        return True

    def on_board_view_pointed(self, event: BoardView.Pointed) -> None:
        """Pick the piece that is pointed at, or say why it cannot be picked."""
        if self.waiting is not None or self.seat < 0:
            return
        walk = self.walk_at(event.targets)
        if walk is not None:
            self.walk(walk.route)
            return
        self.notice, self.within = "", ()
        found = self.pointer.pick(event.targets)
        if found.word:
            self.say_word(found.word)
            return
        if found.refused:
            does = self.about(event.targets)
            self.say("  ".join(filter(None, (does, self.refused(event.targets)))), passing=True)
        self.show()

    def action_back(self) -> None:
        """Go one step back within the question."""
        self.notice, self.typed = "", ""
        if self.within:
            self.within = ()
        elif not self.pointer.clear():
            self.action_menu()
            return
        self.show()

    def action_undo(self) -> None:
        """Take the last answer back."""
        if self.seat < 0:
            return
        said = self.match.take_back(self.seat)
        if not said:
            self.say(self.back_text(), passing=True)
            return
        self.match.notes = []
        self.notice = ""
        self.match.keeper.keep()
        failed = self.notice
        self.advance()
        if failed:
            self.say(failed)
        else:
            told = (self.t.text("undone", answer=said), self.back_text() if self.seat >= 0 else "")
            self.say("  ".join(filter(None, told)), passing=True)

    def play(self, seat: int, words: tuple[int, ...]) -> None:
        """Say words one after the other, as far as they are still offered."""
        for word in words:
            if word not in self.match.table.words(seat):
                self.notice = self.t.text("order-stopped")
                break
            self.match.answer(seat, word)
        self.advance()

    def walk(self, way: Route) -> None:
        """Give answers one after the other, as far as nothing else is asked on the way."""
        words = way.words
        stopped = walked(self.match, self.seat, words) < len(words)
        self.notice = self.t.text("order-stopped") if stopped else ""
        self.advance()
