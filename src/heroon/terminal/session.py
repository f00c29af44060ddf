"""The plain line mode: numbered choices and appended text, for people, readers and scripts.

One `Session` is one game at one keyboard.  A person sees the table, what happened since their
last answer as their own seat was told it, a question and numbered choices; they answer with a
number, a token or a command.  Bots play the other seats.
"""

from __future__ import annotations

from typing import Final

from heroon.board.model import Route
from heroon.kernel import InputError, KernelError
from heroon.play import orders
from heroon.play.bots import choose
from heroon.play.game_setting import Setting
from heroon.play.keeper import called_for
from heroon.play.menu import BACK
from heroon.play.modes import played_with
from heroon.play.rebuilt import legend
from heroon.play.spoken import answer, command, name_of, number_in
from heroon.play.told import Look
from heroon.play.who import named

from . import acts
from .line_match import LineMatch, Quit
from .lines import Left, unfolded
from .walks import cells_of, named_by, pointed_at, says_all, walked

#: The exit code of a program that met a bug of ours.
BUG: Final = 70
__all__ = ["BUG", "Quit", "Session", "Setting"]


class Session(LineMatch):
    """One game at one keyboard."""

    # -- the game ----------------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end, or until the person leaves; return the exit code."""
        try:
            return self._run()
        finally:
            self.keeper.close()

    def _run(self) -> int:
        with self.io.calls:
            try:
                return self._played()
            except KeyboardInterrupt:  # a session meets one at most, wherever it falls
                return self._left()

    def _played(self) -> int:
        try:
            self._greet()
            self.keeper.keep()
            while self.table.ask is not None:
                self._next()
                if self.io.calls.heard:
                    raise Quit
            self._ended()
        except Quit:
            return self._left()
        except Left as left:
            code = self._left()
            if left.bad:
                raise
            return code
        except Exception as bug:
            return self._bug(bug)
        return 0

    def _greet(self) -> None:
        self.io.say(self.t.text("greet", title=self.t.text("game-title")))
        told = played_with(self.table.spec, self.table.options, self.t)
        if told:
            self.tell("played-with", list=", ".join(told))
        rebuilt = legend(self.table.spec, self.t)
        if rebuilt:
            self.io.say(rebuilt, 2)
        count = len(self.s.people)
        if self.seating.open:
            self.tell("greet-team", count=count, all="no" if self.s.who.others else "yes")
        elif self.seating.curtain:
            self.tell("greet-both", count=count)
        elif self.table.seats > 1:
            self.tell("greet-one", number=self.at + 1, seat=self.at, **named(self.s.who, self.at))
        self.tell("greet-help", help=name_of("help", self.lang), quit=name_of("quit", self.lang))
        if self.s.resumed:
            self.tell("resumed")
            if self.s.begun_under:
                self.tell(f"web-begun-{self.s.begun_under}-why")
            for viewer in self.told:
                self.told[viewer] = max(0, len(self.table.events(viewer)) - acts.LOG // 3)

    def _next(self) -> None:
        seat = self.person()
        if seat >= 0:
            self._person(seat)
        else:
            seat = self.other()
            self.answer(seat, choose(self.s.who.seats[seat], self.table, seat, self.s.seed))

    def _person(self, seat: int) -> None:
        forced = self.forced(seat)
        if forced is not None:
            self._forced(seat, *forced)
            return
        if self.seating.curtain:
            self.hand_over(seat)
        self._news(seat)
        self.draw(seat)
        self.question(seat)
        self._advise(seat)
        self.keeper.keep()
        while not self._said(seat, self.io.ask(self.t.text("mark"))):
            pass

    def _advise(self, seat: int) -> None:
        """Say once what is quicker: a whole order of cards, a pass for a while.

        The second when the same window comes back within a turn.
        """
        if not self.ordered_once and orders.possible(self, seat):
            self.ordered_once = True
            self.tell("order-hint", name=name_of("play", self.lang))
        here = (self.table.spec.turn_of(self.table.g), self.seating.view(seat).prompt)
        if here == self.window and not self.advised and here[1] in self.seating.hints.windows:
            self.advised = True
            self.tell("passes-hint", name=name_of("passes", self.lang))
        self.window = here

    def _forced(self, seat: int, word: int, key: str) -> None:
        """Give the only answer there is; the event that repeats it is line enough.

        While somebody else sits at the screen nothing is shown: what this seat was told waits
        for its own curtain.
        """
        if not self.seating.together(seat, self.at):
            self.say_forced(seat, word, key)
            return
        sentence = self.sentence(seat, word)
        before = len(self.table.events(self.seating.viewer(seat)))
        if self.say_forced(seat, word, key):
            self._news(seat, before)
            self.tell(key, answer=sentence)

    # -- listening ---------------------------------------------------------------------------

    def _said(self, seat: int, line: str) -> bool:
        """Take a line that was typed; return whether the question is done with."""
        if not line:
            self.tell("say-something", help=name_of("help", self.lang))
            return False
        given = command(line)
        if given and acts.known(self, given[0]):
            return acts.act(self, seat, *given)
        number = number_in(line)
        if number is not None:
            return self._number(seat, number)
        if self.once is not None and says_all(line):
            return self._walk(seat, self.once)
        walk = named_by(self.walks, line)
        if walk is not None:
            return self._walk(seat, walk.route)
        if self.walks and line.lower() in self._cells(seat):
            walk = pointed_at(self, self.seating.view(seat), seat, line)
            if walk is not None:
                return self._walk(seat, walk.route)
            self.tell("walk-none", cell=line.lower())
            return False
        try:
            self.answer(*self.seating.read(seat, answer(line)))
        except InputError as bad:
            self.refuse(seat, bad)
            return False
        return True

    def _number(self, seat: int, number: int) -> bool:
        entry = self.open.get(number)
        if entry is None and number == BACK and self.inner:
            self.question(seat)
            return False
        if entry is None:
            self.no_such(number)
            return False
        if len(entry.words) == 1:
            self.answer(seat, entry.words[0])
            return True
        self.io.say()
        # A text with a colon of its own gets no second one.
        told = entry.text if ":" in entry.text else self.t.text("heading", label=entry.text)
        self.io.say(told)
        self._offer(seat, entry.words, back=True)
        return False

    def _cells(self, seat: int) -> frozenset[str]:
        return cells_of(Look(self.seating.view(seat), self.sentences(seat)))

    def _walk(self, seat: int, way: Route) -> bool:
        """Give answers one after the other, as far as nothing else is asked on the way."""
        words = way.words
        self.together = way is self.once
        if walked(self, seat, words) < len(words):
            self.tell("order-stopped")
        return True

    # -- leaving -----------------------------------------------------------------------------

    def _left(self) -> int:
        """Save and say how to come back; the reader of our output may be gone, too."""
        self.io.calls.leaving = True
        if self.table.over:
            return 0 if not self.s.autosave or self.keeper.silently() else 1
        try:
            self.io.say()
            written = self.keeper.write()
            if written:
                self.tell("left")
                self.io.draw([f"  {self.keeper.way_back()}"])
        except Left:
            written = self.keeper.silently()
        return 0 if written else 1

    def _ended(self) -> None:
        self._news(self.at)
        seat = -1 if self.seating.curtain else self.at
        if not self.s.resumed or self.drawn[1]:
            self.forget()
            self.draw(seat)
        self.io.say()
        sentences = self.sentences(seat)
        view = self.seating.view(seat)
        if self.s.autosave:
            self._kept()
        self.io.say(sentences.ending(self.table.reason, self.table.result, view), 2)

    def _kept(self) -> None:
        """Keep the finished game, and say where its record is."""
        if self.keeper.write() and self.s.path:
            self.tell("record-kept", file=str(self.s.path))
        elif self.s.ledger is not None:
            story = f"{called_for('replay')} {self.s.ledger.id}"
            self.tell("game-kept", command=story)

    def _bug(self, bug: Exception) -> int:
        """Save the game as it stood before a bug of ours, and say so."""
        text = str(bug) if isinstance(bug, KernelError) else f"{type(bug).__name__}: {bug}"
        try:
            self.tell("bug", text=unfolded(text))
        except Left:
            self.keeper.silently()
            return BUG
        self._left()
        return BUG
