"""The plain line mode: numbered choices and appended text, for people, readers and scripts.

One `Session` is one game at one keyboard.  A person sees the table, what happened since their
last answer as their own seat was told it, a question and numbered choices; they answer with a
number, a token or a command.  Bots play the other seats.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from typing import Final

from heroon.board.face import part_of
from heroon.board.model import Route
from heroon.board.types import Asked
from heroon.kernel import InputError, KernelError, View
from heroon.play import orders
from heroon.play.bots import choose
from heroon.play.game_setting import Setting
from heroon.play.keeper import Keeper, called_for
from heroon.play.laid import asked_of, board_of, model_of
from heroon.play.logged import Noted
from heroon.play.menu import BACK, Entry
from heroon.play.modes import played_with
from heroon.play.rebuilt import legend
from heroon.play.spoken import answer, command, name_of, number_in
from heroon.play.told import Look
from heroon.play.who import named
from heroon.store import LINES

from . import acts
from .changed import Stood, news, stood
from .lines import Left, Lines, unfolded
from .pictures import PictureDrawer, brief_of, picture_of
from .walks import (
    CellWalk,
    at_once_of,
    cells_of,
    named_by,
    pointed_at,
    says_all,
    told,
    walked,
    walks_of,
)

_CURTAIN: Final = 50
#: The exit code of a program that met a bug of ours.
BUG: Final = 70
__all__ = ["BUG", "Quit", "Session", "Setting"]


class Quit(Exception):
    """The person leaves: save and end."""


class Session(Noted):
    """One game at one keyboard."""

    def __init__(self, setting: Setting, lines: Lines, lang: str):
        self.io = lines
        self.drawn: tuple[int, list[str]] = (-1, [])
        #: The table as it was told last, where only what changes is told.
        self.stood: Stood | None = None
        super().__init__(setting, lang)
        self.picture: PictureDrawer = picture_of(self.table.spec.id)
        self.brief = brief_of(self.table.spec.id)
        self.read: tuple[int, frozenset[str]] = (-1, frozenset())
        self.keeper = Keeper(self, LINES)
        self.turned = False
        self.open: dict[int, Entry] = {}
        self.walks: tuple[CellWalk, ...] = ()
        #: The answers that are mostly given together at this question.
        self.once: Route | None = None
        #: Whether several answers were given at once: they are told together.
        self.together = False
        self.inner = False
        self.codes = False
        self.window = (-1, "")
        self.advised = False
        self.ordered_once = False

    def speak(self, lang: str) -> None:
        """Go on in a language."""
        super().speak(lang)
        self.drawn, self.read = (-1, []), (-1, frozenset())

    def tell(self, key: str, /, **args: str | int) -> None:
        """A message on a line of its own."""
        self.io.say(self.t.text(key, **args), 2)

    # -- the game ----------------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end, or until the person leaves; returns the exit code."""
        try:
            return self._run()
        finally:
            self.keeper.close()

    def _run(self) -> int:
        with self.io.calls:
            try:
                self._greet()
                self.keeper.keep()
                while self.table.ask is not None:
                    self._next()
                    if self.io.calls.heard:
                        raise Quit
                self._ended()
            except (Quit, KeyboardInterrupt):
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

    def answer(self, seat: int, said: int | str) -> None:
        """Give an answer; the game is saved when it was a person's."""
        if self.give(seat, said) in self.s.people:
            self.keeper.keep()

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

    # -- showing -----------------------------------------------------------------------------

    def _news(self, seat: int, until: int | None = None) -> None:
        """What this seat was told since it was last here, up to an event."""
        events = self.unread(seat, until)
        sentences = self.sentences(seat)
        tell = sentences.whole_story if self.together else sentences.story_lines
        self.together = False
        for line, _ in tell(events):
            self.io.say(line, 2)
        for line in sentences.totals(events, self.seating.view(seat)):
            self.io.say(line, 2)

    def draw(self, seat: int, again: bool = False) -> None:
        """Draw the table, unless it stands on the screen as it is.

        Of one that stands there since the turn began only what has changed is told.
        """
        view = self.seating.view(seat)
        before, self.stood = self.stood, self._stands(seat, view)
        changed = news(before, self.stood) if self.stood and self.drawn[1] and not again else None
        if changed is not None:
            self.io.draw(["", *changed] if changed else [])
            return
        picture = self.picture(view, self.sentences(seat), lambda: self._asked(seat, view))
        if again or self.drawn != (seat, picture):
            self.io.draw(["", *(picture if again else self._shorter(seat, view, picture))])
        self.drawn = (seat, picture)

    def forget(self) -> None:
        """Draw the table whole the next time, whatever has changed."""
        if self.stood is not None:
            self.drawn = (-1, [])

    def _stands(self, seat: int, view: View) -> Stood | None:
        """The table as it is told later by what has changed; None where a game draws its own."""
        if part_of(self.table.spec.id, "lines") is not None:
            return None
        board = board_of(Look(view, self.sentences(seat)))
        return stood(board, seat, self.table.spec.turn_of(self.table.g), self.t)

    def _asked(self, seat: int, view: View) -> Asked | None:
        """The question over the table: its numbers stand at what they are about."""
        if seat < 0 or not view.words:
            return None
        offer = self.offer(seat, self.ordered(view.words), self.codes)
        return asked_of(Look(view, self.sentences(seat)), offer)

    def _shorter(self, seat: int, view: View, picture: list[str]) -> list[str]:
        """The picture without what cards do whose text this turn has shown already."""
        if self.brief is None:
            return picture
        area, draw = self.brief
        turn = self.table.spec.turn_of(self.table.g)
        known = self.read[1] if self.read[0] == turn else frozenset()
        faces = frozenset(piece.face for piece in view.area(area).pieces)
        self.read = (turn, known | faces)
        return draw(view, self.sentences(seat), known)

    def question(self, seat: int) -> None:
        """Ask, with the numbered choices."""
        self.io.say()
        kind = self.offered(seat)
        if kind:
            names = {name: name_of(name, self.lang) for name in ("agree", "decline")}
            self.tell(f"talk-offer-{kind}", **names)
        self.io.say(self.asked_text(seat), 2)
        view = self.seating.view(seat)
        self._offer(seat, self.ordered(view.words))
        self.walks = walks_of(self, view, seat)
        self._tell_walks()
        self.once = at_once_of(self, view, seat)
        if self.once is not None:
            self.tell("at-once", text=self.foreseen(seat, self.once))

    def _tell_walks(self) -> None:
        """Name the cells to which one may walk, by what that costs."""
        if not self.walks:
            return
        self.tell("walk-hint")
        for line in told(self.walks, self.t):
            self.io.say(line, 4)

    def _offer(self, seat: int, words: Sequence[int], back: bool = False) -> None:
        offer = self.offer(seat, words, self.codes)
        self.open, self.inner = offer.entries, back
        wide = len(str(max(self.open)))
        for choice in offer.choices:
            self._choice(f"{choice.number:>{wide}}", choice.text)
        if back:
            self._choice(f"{BACK:>{wide}}", self.t.text("menu-back"))

    def _choice(self, number: str, text: str) -> None:
        self.io.say(self.t.text("choice", number=number, text=text), len(number) + 4)

    # -- the curtain -------------------------------------------------------------------------

    def hand_over(self, seat: int) -> None:
        """Nobody sees the other's hand: news for who leaves, an empty page, then the other."""
        if self.turned and (seat == self.at or self.seating.partners(self.at, seat)):
            self.at = seat
            return
        if self.turned:
            viewer = self.seating.viewer(self.at)
            if len(self.table.events(viewer)) > self.told[viewer]:
                self._news(self.at)
            self._pause(self.t.text("curtain-close"))
            height = max(_CURTAIN, shutil.get_terminal_size((80, 24)).lines)
            self.io.draw([""] * height)
            self.io.wipe()
        self.at = seat
        self.turned = True
        self._pause(self.t.text("curtain-open", player=self.s.who.noun(seat)))
        self.drawn = (-1, [])

    def reseat(self, seat: int, secret: bool) -> None:
        """Who plays was changed by the person of a seat, whose hand stands on the screen."""
        self.turned, self.drawn = True, (-1, [])
        if secret and seat not in self.s.people:
            self.at = seat
            self.hand_over(self.s.people[0])

    def _pause(self, text: str) -> None:
        """Wait for Enter; who is asked may leave instead."""
        given = command(self.io.ask(text))
        if given and given[0] == "quit":
            raise Quit

    # -- listening ---------------------------------------------------------------------------

    def _said(self, seat: int, line: str) -> bool:
        """Take a line; whether the question is answered or must be asked anew by `_next`."""
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

    def foreseen(self, seat: int, way: Route) -> str:
        """What answers that are given together do, and what they come to."""
        model = model_of(self.table.spec.id)
        look = Look(self.seating.view(seat), self.sentences(seat))
        more = model.foresee(way.words, look) if model and model.foresee else None
        return f"{way.text}. {more.line}" if more is not None and more.line else way.text

    def _walk(self, seat: int, way: Route) -> bool:
        """Give answers one after the other, as far as nothing else is asked on the way."""
        words = way.words
        self.together = way is self.once
        if walked(self, seat, words) < len(words):
            self.tell("order-stopped")
        return True

    def no_such(self, number: int) -> None:
        """Say which numbers there are."""
        choices = _runs(sorted(self.open, key=lambda n: (n == BACK, n)))
        given = {"number": str(number)[:20], "choices": choices}
        self.tell("no-such-number", count=len(self.open), **given)

    def shown(self, typed: str) -> tuple[int, ...]:
        """The words of the choice of that number; none if it is no such number."""
        number = number_in(typed)
        entry = None if number is None else self.open.get(number)
        return entry.words if entry else ()

    def refuse(self, seat: int, bad: InputError) -> None:
        """Say why a token is not taken, with its rule apart."""
        self.io.say(self.refusal(seat, bad), 2)

    # -- leaving -----------------------------------------------------------------------------

    def leave(self) -> None:
        """End the session; the game can be gone on with."""
        raise Quit

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
        """A bug of ours: the game is saved all the same, as it stood before the last answer."""
        text = str(bug) if isinstance(bug, KernelError) else f"{type(bug).__name__}: {bug}"
        try:
            self.tell("bug", text=unfolded(text))
        except Left:
            self.keeper.silently()
            return BUG
        self._left()
        return BUG


def _runs(numbers: list[int]) -> str:
    """Numbers in few words: `1–13, 0`."""
    out: list[list[int]] = []
    for number in numbers:
        if out and out[-1][-1] == number - 1:
            out[-1].append(number)
        else:
            out.append([number])
    return ", ".join(f"{r[0]}–{r[-1]}" if len(r) > 1 else str(r[0]) for r in out)
