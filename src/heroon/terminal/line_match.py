"""The match as line mode shows it: the table in lines, the question, the curtain."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from typing import Final

from heroon.board.face import part_of
from heroon.board.model import Route
from heroon.board.types import Asked
from heroon.kernel import InputError, View
from heroon.play.game_setting import Setting
from heroon.play.keeper import Keeper
from heroon.play.laid import asked_of, board_of, model_of
from heroon.play.logged import Noted
from heroon.play.menu import BACK, Entry
from heroon.play.spoken import command, name_of, number_in
from heroon.play.told import Look
from heroon.store import LINES

from .changed import Stood, news, stood
from .lines import Lines
from .pictures import PictureDrawer, brief_of, picture_of
from .walks import CellWalk, at_once_of, told, walks_of

#: At least so many empty lines hide the table from the next person.
_CURTAIN: Final = 50


class Quit(Exception):
    """The wish of a person to leave: save and end."""


class LineMatch(Noted):
    """One game at one keyboard, in lines: what the commands of line mode work on."""

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
        """Write a message on a line of its own."""
        self.io.say(self.t.text(key, **args), 2)

    def answer(self, seat: int, said: int | str) -> None:
        """Give an answer, and save the game when it was a person's."""
        if self.give(seat, said) in self.s.people:
            self.keeper.keep()

    # -- showing -----------------------------------------------------------------------------

    def _news(self, seat: int, until: int | None = None) -> None:
        """Tell a seat what happened since it was last here, up to an event."""
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
        """Keep of the table what later tells what has changed.

        None where a game draws its own table: that one is drawn whole.
        """
        if part_of(self.table.spec.id, "lines") is not None:
            return None
        board = board_of(Look(view, self.sentences(seat)))
        return stood(board, seat, self.table.spec.turn_of(self.table.g), self.t)

    def _asked(self, seat: int, view: View) -> Asked | None:
        """Make the question over the table, whose numbers stand at what they are about."""
        if seat < 0 or not view.words:
            return None
        offer = self.offer(seat, self.ordered(view.words), self.codes)
        return asked_of(Look(view, self.sentences(seat)), offer)

    def _shorter(self, seat: int, view: View, picture: list[str]) -> list[str]:
        """Draw the table without texts of cards that this turn has shown already."""
        if self.brief is None:
            return picture
        area, draw = self.brief
        turn = self.table.spec.turn_of(self.table.g)
        known = self.read[1] if self.read[0] == turn else frozenset()
        faces = frozenset(piece.face for piece in view.area(area).pieces)
        self.read = (turn, known | faces)
        return draw(view, self.sentences(seat), known)

    def question(self, seat: int) -> None:
        """Ask the question, with the numbered choices."""
        self.io.say()
        kind = self.offered(seat)
        if kind:
            names = {name: name_of(name, self.lang) for name in ("agree", "decline")}
            self.tell(f"talk-offer-{kind}", **names)
        self._tell_standstill(seat)
        self.io.say(self.asked_text(seat), 2)
        view = self.seating.view(seat)
        self._offer(seat, self.ordered(view.words))
        self.walks = walks_of(self, view, seat)
        self._tell_walks()
        self.once = at_once_of(self, view, seat)
        if self.once is not None:
            self.tell("at-once", text=self.foreseen(seat, self.once))

    def _tell_standstill(self, seat: int) -> None:
        """Say that the game stands still, and how to offer a draw."""
        told = self.new_standstill(seat)
        if told:
            self.tell("standstill-lines", told=told, name=name_of("draw", self.lang))

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
        """Give the screen to the other person: news for who leaves, then an empty page."""
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
        """Go on after a person has changed who plays, with their hand on the screen."""
        self.turned, self.drawn = True, (-1, [])
        if secret and seat not in self.s.people:
            self.at = seat
            self.hand_over(self.s.people[0])

    def _pause(self, text: str) -> None:
        """Wait for Enter; the person may leave instead."""
        given = command(self.io.ask(text))
        if given and given[0] == "quit":
            raise Quit

    def foreseen(self, seat: int, way: Route) -> str:
        """Tell what answers that are given together do, and what they come to."""
        model = model_of(self.table.spec.id)
        look = Look(self.seating.view(seat), self.sentences(seat))
        more = model.foresee(way.words, look) if model and model.foresee else None
        return f"{way.text}. {more.line}" if more is not None and more.line else way.text

    def no_such(self, number: int) -> None:
        """Say which numbers there are."""
        choices = _runs(sorted(self.open, key=lambda n: (n == BACK, n)))
        given = {"number": str(number)[:20], "choices": choices}
        self.tell("no-such-number", count=len(self.open), **given)

    def shown(self, typed: str) -> tuple[int, ...]:
        """Return the words of the choice of a number; none if there is no such number."""
        number = number_in(typed)
        entry = None if number is None else self.open.get(number)
        return entry.words if entry else ()

    def refuse(self, seat: int, bad: InputError) -> None:
        """Say why an answer is not taken, with the id of its rule."""
        self.io.say(self.refusal(seat, bad), 2)

    def leave(self) -> None:
        """End the session; the game can be gone on with."""
        raise Quit


def _runs(numbers: list[int]) -> str:
    """Write numbers in few characters: `1–13, 0`."""
    out: list[list[int]] = []
    for number in numbers:
        if out and out[-1][-1] == number - 1:
            out[-1].append(number)
        else:
            out.append([number])
    return ", ".join(f"{r[0]}–{r[-1]}" if len(r) > 1 else str(r[0]) for r in out)
