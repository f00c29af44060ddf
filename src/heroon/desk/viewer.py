"""Somebody who looks at a table from a desk: their language, light and pace, what they unfold.

A viewer turns requests that change nothing into messages, and the desk into frames.  Who carries
them to a page (a server, or a page's own program) is no matter here.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from heroon.kernel import InputError
from heroon.kernel.errors import REFUSED
from heroon.play.pace import INSTANT, PACES
from heroon.texts import texts
from heroon.texts.guide import sentence_and_rule
from heroon.web.screen import frame

from . import panels
from .desk import Desk
from .moments import Story, moment_of
from .paint import Framed
from .plain import said
from .reader import Reader
from .requests import Request, open_group, step_back

#: So many lines of news are read out with one frame.
READ_OUT = 12
#: Draws a desk as it stands now; frames of desks that show the same may be shared.
Draw = Callable[[Desk], Framed]


class Reply(NamedTuple):
    """What comes of a request: a message for the page (none if empty), whether a new frame."""

    message: dict[str, Any]
    shows: bool = False


class Viewer:
    """One page at one table."""

    def __init__(self, desk: Desk, reader: Reader, table: str, seconds: float):
        self.desk = desk
        self.reader = reader
        self.table = table
        #: The pace of the site, in seconds from one answer of a bot to the next.
        self._usual_seconds = seconds
        #: Whether the page wants nothing shown step by step.
        self.still = False
        #: The moment of the past that is shown; -1 for the present.
        self.moment = -1
        self._story: Story | None = None
        #: Whether the table was drawn as that of any game, and whether that has just changed.
        self._usual: bool | None = None
        self.other_sheets = False
        #: To which seat so many events were read out.
        self._heard = (-1, 0)
        #: What was read out last of a game that stands still.
        self._standstill = ""
        self.take(desk)

    def take(self, desk: Desk) -> None:
        """Go on at a desk, in the language and at the pace of this viewer."""
        self.desk, desk.left = desk, False
        desk.lang = self.reader.lang
        desk.watch(self.seconds > INSTANT)

    @property
    def seconds(self) -> float:
        """How many seconds an answer of a bot is shown to this viewer."""
        seconds = PACES.get(self.reader.pace, self._usual_seconds)
        return min(seconds, INSTANT) if self.still else seconds

    # -- frames ------------------------------------------------------------------------------

    def frame(self, draw: Draw, number: int) -> tuple[str, list[str]]:
        """Draw what is on the screen; return it with what a screen reader says of it."""
        desk = self.desk
        if desk.covered:  # whoever sits down there comes to the present
            self.moment, self._story = -1, None
        if self.moment >= 0:
            return self._past(number)
        drawn = draw(desk)
        screen = drawn.screen
        self.other_sheets = self._usual is not None and drawn.usual != self._usual
        self._usual = drawn.usual
        seat, many = self._heard
        on = many if seat == desk.viewer else 0  # else what is new for whoever sits there now
        news = [line.text for line in screen.log if (line.moment > on if on else line.new)]
        self._heard = (desk.viewer, max((line.moment for line in screen.log), default=0))
        news = [text for text in news if text][-READ_OUT:]
        if screen.notice:
            news.append(screen.notice)
        if screen.standstill and screen.standstill != self._standstill:
            self._standstill = screen.standstill
            news.append(screen.standstill)
        return str(drawn.html), news

    def _past(self, number: int) -> tuple[str, list[str]]:
        """Draw the frame of a past moment, and name the moment."""
        desk = self.desk
        self._story = self._story or Story(desk)
        usual = bool(self._usual)
        screen = moment_of(desk, self.table, number, self.moment, self._story, usual)
        assert screen.past is not None
        return str(frame(screen)), [screen.prompt, screen.past.step.text]

    # -- requests that change nothing at the table -------------------------------------------

    def read(self, request: Request) -> Reply:
        """Do what a request asks for that changes nothing; raises `InputError` where it cannot."""
        do, text = request.do, request.text
        if do in ("open", "clear", "hurry", "still", "moment", "now"):
            self._turn(do, text)
            return Reply({}, True)
        if do == "ping":
            return Reply({"t": "pong"})
        if do == "why" and text:
            return Reply({"t": "say", "text": panels.why(self.desk, text)})
        if do == "look":
            return Reply({"t": "look", "word": text, "html": self._brief(panels.look, text)})
        if do == "glance":
            return Reply({"t": "glance", "at": text, "html": self._brief(panels.glance, text)})
        if do == "find":
            return Reply({"t": "found", "html": panels.found(self.desk, text)})
        return Reply({"t": "panel", "html": self._panel(do, text)})

    def _turn(self, do: str, text: str) -> None:
        """Show something else of what is seen here."""
        if do == "open":
            open_group(self.desk, text)
        elif do == "clear":
            step_back(self.desk)
        elif do == "hurry":
            self.desk.hurry()
        elif do == "still":
            self.still = text == "yes"
            self.desk.watch(self.seconds > INSTANT)
        else:
            self.moment = int(text) if do == "moment" and text.isdecimal() else -1

    def _brief(self, tell: Callable[[Desk, str], str], text: str) -> str:
        """Tell briefly of an answer or a thing; nothing where the question is another one now."""
        with suppress(InputError):
            return tell(self.desk, text)
        return ""

    def _panel(self, do: str, text: str) -> str:
        """Render a panel."""
        desk, table, reader = self.desk, self.table, self.reader
        if do == "what":
            return panels.what(desk, text, table, reader)
        if do == "rule":
            return panels.rule(desk, text, table, reader)
        if do == "resign-sure":
            return panels.sure(desk, table, reader)
        return panels.panel(desk, do, table, reader)

    # -- what is said ------------------------------------------------------------------------

    def told(self, why: str) -> str:
        """Tell a reason of the program as a sentence in the language of this viewer."""
        return said(why, self.reader.lang)

    @property
    def only_looks(self) -> str:
        """Why nothing can be answered while the past is shown; empty at the present."""
        return texts(self.reader.lang).text("web-moment-only") if self.moment >= 0 else ""

    def refusal(self, bad: InputError) -> str:
        """Tell a refusal to whoever sits here now."""
        desk = self.desk
        if bad.kind == REFUSED and desk.seat >= 0 and not desk.covered:
            reasons = desk.match.table.spec.words.reasons
            if any(bad.why == info.name for info in reasons):
                return sentence_and_rule(desk.match.refusal(desk.seat, bad))[0]
        return self.told(bad.why)
