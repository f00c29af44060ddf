"""The desk: one screen at a table, whoever sits at it.

A desk says what is put to which person now, and what may be on the screen: a question, a wait
for somebody else, a curtain between two people, the end.  It draws nothing and sends nothing.

Several desks may stand at one table, each with its own language, picks, curtain and pace.  What
happens between two questions is a queue of each desk: the table has gone on already while a desk
still shows what led there.
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
from heroon.play.pace import BEAT, FORCED, WINDOW
from heroon.play.pointing import Pointer
from heroon.play.told import Look
from heroon.texts import Texts, texts

from .gathering import Gathering

#: At the end of a game at a shared screen so many events are its outcome.
LAST: Final = 8
#: A desk that lags behind the table by more moments than these shows the present.
LONGEST_QUEUE: Final = 60


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


class Pause(NamedTuple):
    """A moment at which a bot thinks, or an answer that needs no question is about to be given.

    `view` and `events` are what was seen and how many events had been told by then; `seat` is that
    of the bot, -1 for an answer without a question; it is shown for `part` of a desk's pace.
    """

    view: View
    events: int
    seat: int
    part: float


#: What identifies the question that a desk puts: answers given, those taken back, the seat, an
#: offer to it, whether the game is over.
Mark = tuple[int, int, int, str, bool]


class Picked(NamedTuple):
    """What was picked and opened at a question that was put to a seat."""

    seat: int
    pointer: Pointer
    within: tuple[int, ...]


def is_common(match: LoggedMatch, word: int) -> bool:
    """Return whether an answer is one that every game has (pass, stop)."""
    return match.table.spec.words.verb_of[word] < len(COMMON)


def declining(desk: Desk) -> tuple[str, int]:
    """Return how whoever is to come to the screen declines unseen: an order's name, and a word.

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

    def __init__(
        self, match: LoggedMatch, gathering: Gathering[Desk] | None = None, lang: str = ""
    ):
        self.match = match
        self.gathering: Gathering[Desk] = gathering or Gathering(match)
        self.gathering.desks.append(self)
        #: The language of whoever looks; empty for that of the match.
        self.lang = lang
        #: Counts the frames of this desk.
        self.version = 1
        self.phase = Phase.THINK
        #: The seat that is asked, or is to come to the screen; the seat whose view is shown.
        self.seat = -1
        self.eye = match.at
        #: The seat of whoever was here last.
        self.at = match.at
        self.seated = False
        #: Nobody looks at this desk now.
        self.left = False
        #: Whoever left their seat had shown a hand: the next one shown waits for its player.
        self.veiled = self.gathering.veiled
        self.pointer = Pointer((), lambda word: ())
        #: The group of answers that is open.
        self.within: tuple[int, ...] = ()
        self.notice = ""
        #: Whether what happens between two questions is shown step by step.
        self.stepwise = False
        #: Nobody wants to watch what happens before the next question.
        self.hurried = False
        #: What is still to be shown before the present; the first one is on the screen.
        self.queue: list[ActBeat | Pause] = []
        #: The acts that were on the screen just before it.
        self.watched: list[ActBeat] = []
        #: By viewer, how many events were told here when they were last asked.
        self.told_here = dict(match.told)
        self._news = 0
        self._since: Since | None = None
        self._mark: Mark | None = None
        #: While a frame is drawn: what is seen and was told here, each looked up once.
        self._held: tuple[View, list[Event]] | None = None
        #: What was seen here before answers that may be taken back, by the number of tokens.
        self.before: dict[int, View] = {}

    @property
    def t(self) -> Texts:
        """The texts of the game in the language of whoever looks."""
        match = self.match
        if not self.lang or self.lang == match.lang:
            return match.t
        return texts(self.lang, match.package, match.table.spec.numbers)

    # -- the game goes on --------------------------------------------------------------------

    def answer(self, seat: int, said: int | str) -> None:
        """Give an answer of a person."""
        self.gathering.answer(seat, said)

    def advance(self) -> None:
        """Go on until somebody is asked, a bot has to think, or the game is over."""
        self.gathering.go_on(self)

    def remember(self, seat: int) -> None:
        """Keep what is seen here before an answer of a seat, while it may be taken back."""
        if self.eye != seat or self.queue:
            return
        now = len(self.match.table.tokens)
        earliest = self.match.back(seat).first
        kept = {at: view for at, view in self.before.items() if 0 <= earliest <= at < now}
        self.before = kept | {now: self.view()}

    def watch(self, stepwise: bool) -> None:
        """Show what happens between two questions step by step, or not."""
        if stepwise != self.stepwise:
            self.stepwise, self.hurried = stepwise, False
            self._since = self._begin_watching()
        if not stepwise:
            self.hurry()

    @property
    def _watches(self) -> bool:
        """Whether somebody here is shown what happens between two questions."""
        return self.stepwise and not self.hurried and not self._unseated

    def _begin_watching(self) -> Since | None:
        """Note the table as it stands, to be compared with what comes of it; None for nobody."""
        return Since(self.match.table, self.viewer) if self._watches else None

    def follow(self) -> None:
        """Append to the queue what somebody without a seat has done since the last answer."""
        since = self._since
        self._since = now = self._begin_watching()
        if since is not None and now is not None and since.viewer == now.viewer:
            sentences = self.match.seating.sentences(self.eye, self.t)
            self.queue += since.beats(self.match.teller, sentences)

    def foresee(self, seat: int, word: int) -> None:
        """Append to the queue the moment before an answer is given that needs no question."""
        match = self.match
        mine = match.seating.together(seat, self.at)
        if self._watches and mine and not is_common(match, word):
            self.queue.append(self._pause(-1, FORCED))

    def _pause(self, seat: int, part: float) -> Pause:
        """Note what is seen here now as a moment of the queue, shown for a part of the pace."""
        match = self.match
        view = match.table.view(-1 if self.eye < 0 else match.seating.viewer(self.eye))
        return Pause(view, self._events, seat, part)

    def settle(self, acting: bool) -> None:
        """Find what is put to whoever sits here, now that the table has gone on.

        Where the same is put to them as before, and they did nothing, all they picked stays picked.
        """
        match = self.match
        asked = match.table.ask is not None
        kind, seat = (match.offered(self.at), match.person(self.at)) if asked else ("", -1)
        mark = len(match.table.tokens), match.table.undos, seat, kind, match.table.over
        if mark == self._mark and not acting:
            return
        picked = Picked(self.seat, self.pointer, self.within)
        if not acting:
            self.notice = ""
        if self._watches and self.gathering.waits and mark != self._mark:
            self._await(match.other())
        self._mark = mark
        if len(self.queue) > LONGEST_QUEUE:
            self.queue = []
        self._show(seat)
        if not acting:
            self._keep(picked)

    def _keep(self, old: Picked) -> None:
        """Keep what was picked where others have answered beside the same question."""
        new = self.pointer
        if self.phase == Phase.ASK and self.seat == old.seat and new.targets == old.pointer.targets:
            self.pointer, self.within = old.pointer, old.within

    def _await(self, seat: int) -> None:
        """Append to the queue the moment at which the bot of a seat begins to think."""
        prompt = self.match.table.view(seat).prompt
        window = prompt in self.match.seating.hints.windows
        self.queue.append(self._pause(seat, WINDOW if window else 1.0))

    def _show(self, seat: int) -> None:
        """Show the head of the queue, or the present in which a seat is asked (-1: none here)."""
        match, over = self.match, self.match.table.over
        if not self.queue and (over or seat >= 0):
            self.hurried = False
        if not self.queue and not over and seat >= 0:
            self._hand_over(seat)
            return
        self.phase, self.seat = Phase.THINK, -1
        self.pointer, self.within = Pointer((), lambda word: ()), ()
        if over and not self.queue:
            self.phase = Phase.OVER
            self.eye = -1 if match.seating.curtain else self.at
            self._news = 0 if match.seating.curtain else self._unread(self.at)

    def go_on(self) -> None:
        """Show the next moment of the queue; after the last one the present."""
        if not self.queue:
            return
        head = self.queue.pop(0)
        goes_on = self.queue and isinstance(self.queue[0], ActBeat)
        if goes_on and isinstance(head, ActBeat):
            self.watched.append(head)
        else:
            self.watched = []
        self._present()

    def hurry(self) -> None:
        """Show the present at once, and all that comes before the next question."""
        self.hurried = self.gathering.waits
        if self.queue:
            self.queue, self.watched = [], []
            self._present()

    def _present(self) -> None:
        match = self.match
        self._show(match.person(self.at) if match.table.ask is not None else -1)

    def reseat(self, acting: bool) -> None:
        """Take in that other people sit at the table now, as somebody at a desk has asked for.

        Where the one whose hand was shown has left, the next hand waits for its player.
        """
        match = self.match
        gone = self.eye not in match.s.people
        self.seated = match.seating.curtain and not gone and (acting or self.seated)
        self.veiled = gone and not match.seating.partners(self.eye, match.at)
        if gone or acting:
            self.eye = self.at = match.at
        self.queue, self.watched, self._since, self._mark = [], [], None, None

    def _hand_over(self, seat: int) -> None:
        """Ask a seat, or let the curtain fall before its hand where somebody else sits here."""
        match = self.match
        together = match.seating.together(seat, self.at)
        if not self.veiled and (not match.seating.curtain or (self.seated and together)):
            self._ask(seat)
            return
        self.seat = seat
        # Who has just answered may look at what came of it, and then hands the screen over.
        stays = self.seated and not self.veiled
        self.phase = Phase.HAND_OVER if stays else Phase.CURTAIN
        self.pointer, self.within = Pointer((), lambda word: ()), ()

    def leave(self) -> None:
        """Let the curtain fall: whoever sits here hands the screen over."""
        if self.phase == Phase.HAND_OVER:
            self.phase, self.notice = Phase.CURTAIN, ""

    def decline(self, order: str = "") -> None:
        """Pass for whoever is to come to the screen, without showing anything to them.

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
        """Lift the curtain: the person of the asked seat is here now."""
        if self.phase == Phase.CURTAIN:
            self.seated, self.veiled, self.gathering.veiled = True, False, False
            self._ask(self.seat)

    def _ask(self, seat: int) -> None:
        """Put the question to a seat, with what is new to it."""
        match = self.match
        self.phase, self.seat, self.eye = Phase.ASK, seat, seat
        if match.seating.curtain:
            match.at = self.at = seat
        self._news = self._unread(seat)
        kind = match.offered(seat)
        if kind:
            self.notice = self.t.text(f"web-offer-{kind}")
        self.point()
        if self._since is None or self._since.viewer != self.viewer:
            self._since = self._begin_watching()

    def _unread(self, seat: int) -> int:
        """Count the events told to a seat since it was last asked here; they count as told."""
        viewer = self.match.seating.viewer(seat)
        many = len(self.match.table.events(viewer))
        before = min(self.told_here.get(viewer, self.match.told.get(viewer, 0)), many)
        self.told_here[viewer] = many
        self.match.told[viewer] = many
        return many - before

    def point(self) -> None:
        """Forget what was picked at this question."""
        view = self.view()
        self.pointer = Pointer(view.words, self.match.targets(view))
        self.within = ()

    # -- what is on the screen ---------------------------------------------------------------

    @property
    def beats(self) -> list[ActBeat]:
        """The acts to be watched now, up to the next moment of another kind."""
        found: list[ActBeat] = []
        for one in self.queue:
            if not isinstance(one, ActBeat):
                break
            found.append(one)
        return found

    @property
    def due(self) -> bool:
        """Whether an answer that needs no question is shown just before it is given."""
        head = self.queue[0] if self.queue else None
        return isinstance(head, Pause) and head.seat < 0

    @property
    def stands(self) -> float:
        """How long the head of the queue is shown, as a part of the pace; 0 without a queue."""
        if not self.queue:
            return 0.0
        head = self.queue[0]
        return head.part if isinstance(head, Pause) else BEAT

    @property
    def thinker(self) -> int:
        """The seat of the bot that thinks, as far as it is shown here; -1 for none."""
        if self.queue:
            head = self.queue[0]
            return head.seat if isinstance(head, Pause) else -1
        return self.match.other()

    @property
    def fresh(self) -> int:
        """How many of the events told here are new to whoever looks."""
        if not self.queue:
            return self._news
        head = self.queue[0]
        if isinstance(head, ActBeat):
            return 0
        return max(0, head.events - self.told_here.get(self.viewer, head.events))

    @property
    def face(self) -> tuple[object, ...]:
        """All that a frame of this desk depends on, besides what is kept and the language."""
        head = self.queue[0] if self.queue else None
        shown = (head.events, len(self.queue), len(self.watched)) if head is not None else ()
        picked = tuple(self.pointer.picked)
        known = (self.seated, self.veiled, self.fresh, self.elsewhere, tuple(self.before))
        return (self.phase, self.seat, self.eye, self.notice, self.within, picked, shown, known)

    @property
    def elsewhere(self) -> bool:
        """Whether the person awaited here answers at a desk of their own."""
        waits = self.phase in (Phase.HAND_OVER, Phase.CURTAIN)
        return waits and any(
            one.phase == Phase.ASK and one.seat == self.seat and not one.left
            for one in self.gathering.desks
        )

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
        """Return what is seen by whoever sits here."""
        if self._held is not None:
            return self._held[0]
        if self.queue:
            return self.queue[0].view
        match = self.match
        if self.eye < 0 or match.table.over or self.phase != Phase.ASK:
            return match.table.view(-1 if self.eye < 0 else match.seating.viewer(self.eye))
        return match.seating.view(self.eye)

    @property
    def viewer(self) -> int:
        """The seat whose news are told here; -1 from outside."""
        return -1 if self.eye < 0 else self.match.seating.viewer(self.eye)

    @property
    def _events(self) -> int:
        """How many events were told here so far."""
        return len(self.match.table.events(self.viewer))

    def told(self) -> list[Event]:
        """List the events told to whoever sits here, as far as they are shown yet."""
        if self._held is not None:
            return self._held[1]
        told = self.match.table.events(self.viewer)
        return told[: self.queue[0].events] if self.queue else told

    def outcome(self) -> tuple[list[Event], int]:
        """List all events told here, and count those before the last answer given here.

        At the end nobody in particular sits at a shared screen: the last turn is told to all.
        """
        told = self.told()
        since = self.gathering.answered.get(self.viewer, 0)
        if self.viewer < 0 and self.match.seating.curtain:
            since = max(0, len(told) - LAST)
        return told, since

    def look(self) -> Look:
        """Return what is seen here, with the sentences that tell of it."""
        return Look(self.view(), self.match.sentences(self.eye))

    def words(self) -> list[int]:
        """List the answers that go with what is picked or opened."""
        return self.match.ordered(self.within or self.pointer.candidates)

    def lines(self, most: int = 0) -> list[StoryLine]:
        """List the lines of the log of whoever sits here, the newest last; `most` 0 for all."""
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
