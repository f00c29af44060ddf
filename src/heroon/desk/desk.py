"""The desk: one screen at a table, whoever sits at it.

A desk says what is put to which person now, and what may be on the screen: a question, a wait
for somebody else, a curtain between two people, the end.  Like the app of the terminal it stands
on a match; it draws nothing and sends nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import Final, NamedTuple

from heroon.kernel import PASS, Event, InputError, View
from heroon.kernel.errors import REFUSED
from heroon.kernel.words import COMMON
from heroon.play.beats import ActBeat, Since
from heroon.play.logged import LoggedMatch
from heroon.play.pointing import Pointer
from heroon.play.told import Look

#: At the end of a game at a shared screen so many events are its outcome.
LAST: Final = 8


class Phase(StrEnum):
    """What the screen of a desk is for now."""

    ASK = "ask"
    THINK = "think"
    HAND_OVER = "hand-over"
    CURTAIN = "curtain"
    OVER = "over"


class StoryLine(NamedTuple):
    """A line of the log: what happened, whether it is new, how many events were told by then."""

    text: str
    new: bool
    moment: int


def is_common(match: LoggedMatch, word: int) -> bool:
    """Whether an answer is one that every game has (pass, stop)."""
    return match.table.spec.words.verb_of[word] < len(COMMON)


def declining(desk: Desk) -> tuple[str, int]:
    """How whoever is to come to the screen declines unseen: an order for the turn, and a word.

    The order is one that tells nothing of a hand, empty where none speaks to the question; the
    word is 0 where nothing may be declined.
    """
    match = desk.match
    if desk.phase not in (Phase.HAND_OVER, Phase.CURTAIN) or match.table.ask is None:
        return "", 0
    prompt = match.table.spec.words.prompts[match.table.ask.prompt].name
    if prompt not in match.seating.hints.windows:
        return "", 0
    for one in match.standing():
        word = match.says(one, desk.seat) if one.turn and one.blind else 0
        if word:
            return one.name, word
    return "", PASS if PASS in match.table.words(desk.seat) else 0


class Desk:
    """One screen at a table."""

    def __init__(self, match: LoggedMatch):
        self.match = match
        self.phase = Phase.THINK
        #: The seat that is asked, or is to come to the screen; the seat whose view is shown.
        self.seat = -1
        self.eye = match.at
        self.seated = False
        #: Whoever left their seat had shown a hand: the next one shown waits for its player.
        self.veiled = False
        #: So many events are new to whoever is asked.
        self.fresh = 0
        self.pointer = Pointer((), lambda word: ())
        #: The group of answers that is open.
        self.within: tuple[int, ...] = ()
        self.notice = ""
        #: Whether answers that need no question are shown one by one; the one that is due then:
        #: its seat, the word, the message that tells it.
        self.stepwise = False
        self.due: tuple[int, int, str] | None = None
        #: What somebody without a seat has done since the last question, shown one by one, too; the
        #: first one is on the screen.
        self.beats: list[ActBeat] = []
        #: Those that were on the screen before it.
        self.watched: list[ActBeat] = []
        self._since = Since(match.table, self.viewer)
        #: While a frame is drawn: what is seen and was told here, each looked up once.
        self._held: tuple[View, list[Event]] | None = None
        #: What was seen here before answers that may be taken back, by the number of tokens.
        self.before: dict[int, View] = {}
        #: What each viewer had been told when they last answered.
        self._answered = {viewer: len(match.table.events(viewer)) for viewer in match.told}

    # -- the game goes on --------------------------------------------------------------------

    def advance(self) -> None:
        """Go on until somebody here is asked, a bot has to think, or the game is over."""
        match = self.match
        self.seat, self.within, self.due = -1, (), None
        self.pointer = Pointer((), lambda word: ())
        if self._acted():
            return
        while match.table.ask is not None:
            seat = match.person()
            if seat < 0:
                self.phase = Phase.THINK
                return
            forced = match.forced(seat)
            if forced is None:
                self._hand_over(seat)
                return
            if self.stepwise and not is_common(match, forced[0]):
                self.phase, self.due = Phase.THINK, (seat, *forced)
                return
            self._say_forced(seat, *forced)
            if self._acted():
                return
        self.phase = Phase.OVER
        self.eye = -1 if match.seating.curtain else match.at
        self.fresh = 0 if match.seating.curtain else len(match.unread(match.at))

    def _acted(self) -> bool:
        """Whether somebody without a seat has done something that is to be watched first."""
        since, match = self._since, self.match
        self._since = Since(match.table, self.viewer)
        if self.stepwise and not self._unseated and since.viewer == self.viewer:
            self.beats = since.beats(match.teller, match.sentences(self.eye))
        self.watched = []
        if self.beats:
            self.phase, self.fresh = Phase.THINK, 0
        return bool(self.beats)

    def hurry(self) -> None:
        """Nobody wants to watch the beats that are left."""
        if self.beats:
            self.beats = []
            self.advance()

    def reseat(self) -> None:
        """Other people sit here now: go on with them.

        Where the one whose hand was shown has left, the next hand waits for its player.
        """
        match = self.match
        gone = self.eye not in match.s.people
        self.seated = match.seating.curtain and not gone
        self.veiled = gone and not match.seating.partners(self.eye, match.at)
        self.eye = match.at
        for viewer in match.told:
            self._answered.setdefault(viewer, len(match.table.events(viewer)))
        self.advance()

    def go_on(self) -> None:
        """Show the next beat, or give the answer that is due without a question, and go on."""
        if len(self.beats) > 1:
            self.watched.append(self.beats.pop(0))
        elif self.beats:
            self.hurry()
        elif self.due is not None:
            self._say_forced(*self.due)
            self.advance()

    def answer(self, seat: int, said: int | str) -> None:
        """Give an answer of a person: what they are told from now on is its outcome."""
        viewer = self.match.seating.viewer(seat)
        before = len(self.match.table.events(viewer))
        now = len(self.match.table.tokens)
        earliest = self.match.back(seat).first
        kept = {at: view for at, view in self.before.items() if 0 <= earliest <= at < now}
        self.before = kept | {now: self.view()}
        self.match.answer(seat, said)
        self._answered[viewer] = before

    def _say_forced(self, seat: int, word: int, key: str) -> None:
        """Give an answer without a question; a line tells it, unless somebody else sits here."""
        match = self.match
        mine = match.seating.together(seat, match.at)
        text = match.sentence(seat, word) if mine else ""
        if match.say_forced(seat, word, key) and mine:
            match.note(seat, key, text)

    def _hand_over(self, seat: int) -> None:
        """Between two people nobody sees the other's hand: the curtain falls."""
        match = self.match
        together = match.seating.together(seat, match.at)
        if not self.veiled and (not match.seating.curtain or (self.seated and together)):
            self._ask(seat)
            return
        self.seat = seat
        # Who has just answered may look at what came of it, and then hands the screen over.
        stays = self.seated and not self.veiled
        self.phase = Phase.HAND_OVER if stays else Phase.CURTAIN

    def leave(self) -> None:
        """Who sits here hands the screen over: the curtain falls."""
        if self.phase == Phase.HAND_OVER:
            self.phase, self.notice = Phase.CURTAIN, ""

    def decline(self, order: str = "") -> None:
        """Whoever is to come to the screen has nothing to add: pass for them, unseen.

        With an order of the game they pass for as long as it stands.  Raises `InputError`.
        """
        match = self.match
        name, word = declining(self)
        if not word:
            raise InputError(REFUSED, "nobody is asked here now")
        if order:
            if order != name:
                raise InputError(REFUSED, "there is no such order now", order)
            match.order(self.seat, order, True)
        covered = self.phase == Phase.CURTAIN
        self.answer(self.seat, word)
        self.advance()
        if covered and self.phase == Phase.HAND_OVER:
            self.phase = Phase.CURTAIN

    def sit_down(self) -> None:
        """The person of the seat is here now."""
        if self.phase == Phase.CURTAIN:
            self.seated, self.veiled = True, False
            self._ask(self.seat)

    def _ask(self, seat: int) -> None:
        match = self.match
        self.phase, self.seat, self.eye = Phase.ASK, seat, seat
        if match.seating.curtain:
            match.at = seat
        self.fresh = len(match.unread(seat))
        kind = match.offered(seat)
        if kind:
            self.notice = match.t.text(f"app-offer-{kind}")
        self.point()

    def point(self) -> None:
        """Nothing is picked."""
        view = self.view()
        self.pointer = Pointer(view.words, self.match.targets(view))
        self.within = ()

    # -- what is on the screen ---------------------------------------------------------------

    @property
    def covered(self) -> bool:
        """Whether nothing of the table may be shown."""
        return self.phase == Phase.CURTAIN or (self._unseated and self.phase == Phase.THINK)

    @property
    def _unseated(self) -> bool:
        """Whether nobody sits here whose table it is."""
        return self.veiled or (self.match.seating.curtain and not self.seated)

    @contextmanager
    def held(self) -> Iterator[None]:
        """Look up once what is seen and was told here, while nothing changes: for one frame."""
        self._held = None
        self._held = (self.view(), self.told())
        try:
            yield
        finally:
            self._held = None

    def view(self) -> View:
        """What is seen by whoever sits here."""
        if self._held is not None:
            return self._held[0]
        match = self.match
        if self.beats:
            return self.beats[0].view
        if self.eye < 0 or match.table.over or self.phase != Phase.ASK:
            return match.table.view(-1 if self.eye < 0 else match.seating.viewer(self.eye))
        return match.seating.view(self.eye)

    @property
    def viewer(self) -> int:
        """The seat whose news are told here; -1 from outside."""
        return -1 if self.eye < 0 else self.match.seating.viewer(self.eye)

    def told(self) -> list[Event]:
        """What was told here, as far as it is shown yet."""
        if self._held is not None:
            return self._held[1]
        told = self.match.table.events(self.viewer)
        return told[: self.beats[0].events] if self.beats else told

    def outcome(self) -> tuple[list[Event], int]:
        """All that was told here, and how much of it before the last answer of whoever sits here.

        At the end nobody in particular sits at a shared screen: the last turn is told to all.
        """
        told = self.told()
        since = self._answered.get(self.viewer, 0)
        if self.viewer < 0 and self.match.seating.curtain:
            since = max(0, len(told) - LAST)
        return told, since

    def look(self) -> Look:
        """What is seen here, and how it is told."""
        return Look(self.view(), self.match.sentences(self.eye))

    def words(self) -> list[int]:
        """The answers that are listed: those that go with what is picked or opened."""
        return self.match.ordered(self.within or self.pointer.candidates)

    def lines(self, most: int = 0) -> list[StoryLine]:
        """The log of whoever sits here, the newest line last; `most` 0 is all of it."""
        if self.covered:
            return []
        match = self.match
        told = self.told()
        start = max(0, len(told) - max(most, self.fresh)) if most else 0
        at = len(told) - self.fresh
        old = match.lines_at(self.eye, told[start:at], start, True)
        new = match.lines_at(self.eye, told[at:], at, True)
        if self.eye >= 0:
            totals = match.sentences(self.eye).totals(told[at:], self.view())
            new += [(text, len(told)) for text in totals]
        lines = [StoryLine(text, False, moment) for text, moment in old]
        return lines + [StoryLine(text, True, moment) for text, moment in new]
