"""The past of a table, step by step: what this seat saw and was told then, no more.

Where nothing in a moment is hidden from whoever sits here, it can be taken away as a scenario.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import Any, Final, NamedTuple

from heroon.board.layers import differ
from heroon.board.model import Look as Seen
from heroon.kernel import Table, View
from heroon.play.course import numbers_of
from heroon.play.moment import scenario_of, withheld
from heroon.play.told import Look
from heroon.play.walk import PastWalk
from heroon.web.lines import LogLine
from heroon.web.past import Past, PastStep, Turn
from heroon.web.scene import Scene, model_of
from heroon.web.screen import Screen

from .desk import Desk
from .ifs import numbers
from .onward import may_go_on
from .paint import common_of, drawing_of, rebuilt_of

#: So many changed counters are told beside the name of a moment.
_CHANGES: Final = 4
#: So many lines of the story are told before and after the one that is shown.
_NEAR: Final = 80


class _Stop(NamedTuple):
    """A place to stop at: how many words had been said, and its lines, by their numbers.

    `moment` counts the events that were told by then.
    """

    words: int
    turn: int
    moment: int
    first: int
    last: int


class Story:
    """The story of a table as one seat is told it: its lines, and the stops between them."""

    def __init__(self, desk: Desk):
        self.walk = PastWalk(desk.match.table, desk.viewer)
        self.lines: list[LogLine] = []
        self.stops: list[_Stop] = []
        self._told: tuple[object, ...] = ()

    def read(self, desk: Desk) -> None:
        """Take in what was said at the table since, in the language that is spoken now."""
        match = desk.match
        if self.walk.table is not match.table or self.walk.viewer != desk.viewer:
            self.walk = PastWalk(match.table, desk.viewer)
            self._told = ()
        self.walk.follow()
        told = (len(self.walk.tokens), match.table.undos, match.lang, desk.eye, desk.phase)
        if told != self._told:
            self._told = told
            self.lines = [LogLine(line.text, False, line.moment) for line in desk.lines()]
            self.stops = self._found()

    def _found(self) -> list[_Stop]:
        """List one stop for each position that lines lead to."""
        stops: list[_Stop] = []
        for number, line in enumerate(self.lines):
            if not line.text:
                continue
            words = self.walk.after(line.moment)
            first = number
            if stops and stops[-1].words == words:
                first = stops.pop().first
            stops.append(_Stop(words, self.walk.turns[words], line.moment, first, number))
        return stops or [_Stop(0, self.walk.turns[0], 0, 0, -1)]

    def stop_at(self, events: int) -> int:
        """Return the number of the stop at which the viewer had been told so many events."""
        words = self.walk.after(events)
        return max(0, bisect_right(self.stops, words, key=lambda stop: stop.words) - 1)

    def line_at(self, at: int, events: int) -> int:
        """Return the number of the line that names a stop: the last one told by so many events."""
        stop = self.stops[at]
        lines = range(stop.last, stop.first, -1)
        told = (n for n in lines if self.lines[n].text and self.lines[n].moment <= events)
        return next(told, stop.last)

    def turns(self, at: int) -> list[Turn]:
        """List the stops turn by turn, with the one that is shown."""
        found: list[Turn] = []
        for number, stop in enumerate(self.stops):
            if not number or self._begins(number):
                found.append(Turn(stop.turn, ()))
            last = found[-1]
            shown = len(last.moments) if number == at else last.shown
            found[-1] = Turn(stop.turn, (*last.moments, stop.moment), shown)
        return found

    def turn_beside(self, at: int, by: int) -> int:
        """Return the stop where the next turn, this one or the one before begins; -1 for none."""
        begins = [n for n, stop in enumerate(self.stops) if n == 0 or self._begins(n)]
        if by > 0:
            place = bisect_right(begins, at)
            return begins[place] if place < len(begins) else -1
        place = bisect_left(begins, at) - 1
        return begins[place] if place >= 0 else -1

    def _begins(self, number: int) -> bool:
        return self.stops[number].turn != self.stops[number - 1].turn


def scenario_then(desk: Desk, events: int = -1) -> str:
    """Write the table as a scenario, now or at a moment of the log; raises `InputError`."""
    match = desk.match
    at = -1
    if events >= 0:
        walk = PastWalk(match.table, desk.viewer)
        at = walk.answers(walk.after(events))
    return scenario_of(match.table, match.s.people, match.t, at)


def may_keep(desk: Desk, then: Table[Any] | None = None) -> bool:
    """Return whether whoever sits here may keep a moment, or the present, as a scenario."""
    table = desk.match.table
    then = table if then is None else then
    return table.over or not any(withheld(then, seat) for seat in desk.match.s.people)


def moment_of(
    desk: Desk, table: str, number: int, events: int, story: Story, usual: bool = False
) -> Screen:
    """Build the screen with the table of a past moment, and nothing to answer.

    In the `usual` way it is drawn as that of a game without a look of its own.
    """
    story.read(desk)
    match, at = desk.match, story.stop_at(events)
    stop = story.stops[at]
    view, before = story.walk.view(stop.words), _view_before(story, at)
    look = Look(view, match.sentences(desk.eye))
    told = match.table.events(desk.viewer)[: stop.moment]
    since = story.stops[at - 1].moment if at else stop.moment
    rebuilt = rebuilt_of(match.table.spec)
    scene = Scene(view, look.sentences, rebuilt=rebuilt, told=told, since=since, past=True)
    past = Past(
        moment=stop.moment,
        step=_step(story, at, events, _changes(desk, before, view)),
        marks=() if usual else _marks(desk, before, view),
        turns=tuple(story.turns(at)),
        goes_on=may_go_on(match),
        keeps=may_keep(desk, story.walk.at(story.walk.settled(stop.words))),
    )
    return Screen(
        **common_of(desk, table, number),
        prompt=match.t.text("web-turn", turn=stop.turn),
        caption=match.teller.caption(look),
        seed="" if match.seed_secret else match.s.seed,
        scene=scene,
        drawing=drawing_of(desk, look, scene, past=True, usual=usual),
        log=tuple(story.lines[past.step.start : past.step.line + _NEAR]),
        past=past,
    )


def _view_before(story: Story, at: int) -> View | None:
    return story.walk.view(story.stops[at - 1].words) if at else None


def _changes(desk: Desk, before: View | None, view: View) -> list[str]:
    """List the counters that changed at a moment, each told with its old and new number."""
    if before is None:
        return []
    match = desk.match
    followed = match.seating.hints.course
    old, new = (
        {
            name: n
            for name, n in (numbers_of(one).items() if followed else one.counters)
            if not followed or name.partition(".")[0] in followed
        }
        for one in (before, view)
    )
    return match.changes(desk.viewer, old, [new])


def _step(story: Story, at: int, events: int, changes: list[str]) -> PastStep:
    """Describe where in the story a moment stands, and what led to it."""
    stops = story.stops
    stop, line = stops[at], story.line_at(at, events)

    def moment(number: int) -> int:
        return stops[number].moment if 0 <= number < len(stops) else -1

    return PastStep(
        number=at + 1,
        of=len(stops),
        turn=stop.turn,
        text=story.lines[line].text if line >= 0 else "",
        line=line,
        start=max(0, line - _NEAR),
        lines=range(stop.first, stop.last + 1),
        changes=tuple(changes[:_CHANGES]),
        first=moment(0) if at else -1,
        before=moment(at - 1),
        after=moment(at + 1),
        last=moment(len(stops) - 1) if at + 1 < len(stops) else -1,
        turn_before=moment(story.turn_beside(at, -1)),
        turn_after=moment(story.turn_beside(at, 1)),
    )


def _marks(desk: Desk, before: View | None, view: View) -> tuple[tuple[str, str, str], ...]:
    """List what became of the numbers on the table: element, old text, new text."""
    model = model_of(desk.match.table.spec.id)
    if model is None or before is None:
        return ()
    sentences = desk.match.sentences(desk.eye)
    old, new = (model.board(Seen(one, sentences)) for one in (before, view))
    return tuple(numbers(old, differ(old, new)))
