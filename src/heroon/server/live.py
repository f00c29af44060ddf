"""The line between a page and its table: frames one way, requests the other."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

from starlette.websockets import WebSocket, WebSocketDisconnect

from heroon.desk import panels
from heroon.desk.desk import Desk
from heroon.desk.moments import Story, moment_of
from heroon.desk.plain import said
from heroon.desk.reader import Reader
from heroon.desk.requests import CHANGES, Request, change_of, open_group, read_request, step_back
from heroon.kernel import HeroonError, InputError
from heroon.kernel.errors import REFUSED, STALE
from heroon.play.closed import Closed
from heroon.play.pace import INSTANT, PACES
from heroon.texts import texts
from heroon.texts.guide import sentence_and_rule
from heroon.web.screen import frame

from .tables import Hub, LiveTable, Unkept

T = TypeVar("T")

log: Final = logging.getLogger("heroon.server")
#: So many requests at once, and so many a second, from one page.
BURST: Final = 60
RATE: Final = 20
#: A page that was told of a bug, or sent nonsense, so often is disconnected.
PATIENCE: Final = 20


class Live:
    """One page at one table."""

    def __init__(self, socket: WebSocket, hub: Hub, id: str, reader: Reader, rate: float = RATE):
        self.socket = socket
        self.hub = hub
        self.id = id
        self.reader = reader
        self.table: LiveTable | None = None
        self._dirty = asyncio.Event()
        self._rate = rate
        self._tokens = BURST / RATE * rate
        self._since = time.monotonic()
        self._odd = 0
        self._shown = 0
        self._moment = -1
        #: Whether the page wants nothing shown step by step.
        self._still = False
        self._story: Story | None = None
        #: Whether the table was drawn as that of any game, and whether that has just changed.
        self._usual: bool | None = None
        self._other_sheets = False
        #: So many events were read out, and the question that was.
        self._heard = 0
        self._prompt = ""

    async def run(self) -> None:
        """Serve the page until it leaves."""
        try:
            self.table = await self._opened()
        except Unkept as bad:
            await self.socket.accept()
            await self._send(t="say", text=said(bad.why, self.reader.lang))
            await self.socket.close(1013)
            return
        except Closed:  # it was open in another Heroon: its page says why it is not in this one
            await self.socket.accept()
            await self._send(t="go", to=f"/t/{self.id}")
            await self.socket.close(4404)
            return
        if self.table is None:
            await self.socket.close(4404)
            return
        self.table.watch(self._dirty.set)  # from here on no other program opens it
        self._dirty.set()
        sender: asyncio.Task[None] | None = None
        try:
            await self.socket.accept()
            sender = asyncio.create_task(self._frames())
            await self._requests()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            if self.table is not None:
                self.table.unwatch(self._dirty.set)
            if sender is not None:
                sender.cancel()
                with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                    await sender

    async def _opened(self) -> LiveTable | None:
        """The table, in the language and at the pace of this page.  Raises `Unkept`."""
        table = await self.hub.table(self.id, self.reader.lang)
        if table is not None and (self.reader.pace or self._still):
            self._paced(table)
        return table

    def _paced(self, table: LiveTable) -> None:
        """Show what others do at the pace of this page."""
        seconds = PACES.get(self.reader.pace, self.hub.pace)
        table.set_pace(min(seconds, INSTANT) if self._still else seconds)

    async def _seen(self, table: LiveTable, reading: Callable[[Desk], T]) -> T:
        """What is found out at the desk of a table, in the language of this page."""
        return await table.read(reading, self.reader.lang)

    async def _send(self, **message: Any) -> None:
        await self.socket.send_json(message)

    # -- frames ------------------------------------------------------------------------------

    async def _frames(self) -> None:
        """Send a frame whenever there is another one; what was missed in between is skipped."""
        while True:
            await self._dirty.wait()
            self._dirty.clear()
            table = self.table
            assert table is not None
            if table.closed:
                await self._again()
                continue
            if table.version == self._shown:
                continue
            version = self._shown = table.version  # a request may ask for it anew meanwhile
            try:
                html, live = await self._seen(table, partial(self._frame, table))
            except Exception:
                await self._unshown()
                continue
            if self._other_sheets:
                await self._send(t="go", to=f"/t/{self.id}")
                continue
            await self._send(t="frame", v=version, html=html, live=live)

    async def _unshown(self) -> None:
        """A frame could not be drawn, by a bug of ours: the page goes on with the next one.

        Where it was one of the past, the table as it stands is shown.
        """
        log.exception("a frame of table %s failed", self.id)
        if self._moment >= 0:
            self._moment, self._shown = -1, 0
            self._dirty.set()
        await self._send(t="say", text=self._told("something went wrong; nothing is lost"))

    async def _again(self) -> None:
        """The table was closed: open it from what is kept."""
        old = self.table
        assert old is not None
        old.unwatch(self._dirty.set)
        there = "/"
        try:
            self.table = await self._opened()
        except Closed:
            there = f"/t/{self.id}"
            self.table = None
        except (HeroonError, OSError, Unkept):
            self.table = None
        if self.table is None:
            await self._send(t="go", to=there)
            await self.socket.close(4404)
            raise WebSocketDisconnect(4404)
        self.table.version = max(self.table.version, old.version + 1)
        self.table.watch(self._dirty.set)
        self.table.show()  # to others, too, who may have opened it before its number rose

    def _frame(self, table: LiveTable, desk: Desk) -> tuple[str, list[str]]:
        """The frame, and what a screen reader says of it."""
        if desk.covered:  # whoever sits down there comes to the present
            self._moment, self._story = -1, None
        if self._moment >= 0:
            return self._past(table, desk)
        drawn = table.drawn(desk)
        screen = drawn.screen
        self._other_sheets = self._usual is not None and drawn.usual != self._usual
        self._usual = drawn.usual
        said = [line.text for line in screen.log if line.new and line.moment > self._heard]
        self._heard = max((line.moment for line in screen.log), default=0)
        said = [text for text in said if text][-12:]
        if screen.notice:
            said.append(screen.notice)
        if screen.prompt != self._prompt:
            said.append(screen.prompt)
        self._prompt = screen.prompt
        return str(drawn.html), said

    def _past(self, table: LiveTable, desk: Desk) -> tuple[str, list[str]]:
        """The frame of a moment, and its name."""
        self._story = self._story or Story(desk)
        usual = bool(self._usual)
        screen = moment_of(desk, table.id, table.number, self._moment, self._story, usual)
        assert screen.past is not None
        return str(frame(screen)), [screen.prompt, screen.past.step.text]

    # -- requests ----------------------------------------------------------------------------

    async def _requests(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self._allowed():
                await self._send(t="say", text=self._told("too many requests at once"))
                await asyncio.sleep(1 / self._rate)
                continue
            raw = message.get("text")
            try:
                request = read_request(raw if raw is not None else b"")
            except InputError as bad:
                self._odd += 1
                if self._odd > PATIENCE:
                    await self.socket.close(1008)
                    return
                await self._send(t="say", text=self._told(bad.why))
                continue
            await self._answer(request)

    def _allowed(self) -> bool:
        """A bucket of requests that fills again."""
        now = time.monotonic()
        self._tokens = min(
            BURST / RATE * self._rate, self._tokens + (now - self._since) * self._rate
        )
        self._since = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    async def _answer(self, request: Request) -> None:
        """Do what is asked for; whatever goes wrong is said without saying what is inside."""
        try:
            if request.do in CHANGES:
                await self._change(request)
            else:
                await self._read(request)
        except InputError as bad:
            table = self.table
            assert table is not None
            text = await self._seen(table, partial(self._refusal, table, bad))
            await self._send(t="say", text=text, ack=request.nonce or None)
            if bad.kind == STALE:
                self._shown = 0
                self._dirty.set()
        except Unkept as bad:
            text = f"{self._told('this could not be kept: say it again')} {self._told(bad.why)}"
            await self._send(t="say", text=text, ack=request.nonce or None)
        except (WebSocketDisconnect, RuntimeError):
            raise
        except Exception:
            self._odd += 1
            log.exception("a request failed at table %s", self.id)
            text = self._told("something went wrong; nothing is lost")
            await self._send(t="say", text=text, ack=request.nonce or None)

    def _told(self, why: str) -> str:
        return said(why, self.reader.lang)

    def _refusal(self, table: LiveTable, bad: InputError, desk: Desk) -> str:
        """A refusal for whoever sits there now."""
        if bad.kind == REFUSED and desk.seat >= 0 and not desk.covered:
            reasons = table.match.table.spec.words.reasons
            if any(bad.why == info.name for info in reasons):
                return sentence_and_rule(table.match.refusal(desk.seat, bad))[0]
        return said(bad.why, self.reader.lang)

    async def _change(self, request: Request) -> None:
        table = self.table
        assert table is not None
        if self._moment >= 0:
            text = texts(self.reader.lang).text("web-moment-only")
            await self._send(t="say", text=text, ack=request.nonce)
            return
        answer = await table.change(
            change_of(request), request.nonce, request.number, self.reader.lang
        )
        # The page waits for the frame of that number, or a later one.
        await self._send(t="ack", ack=request.nonce, v=table.version)
        if answer.text:
            await self._send(t="say", text=answer.text)

    async def _read(self, request: Request) -> None:
        table = self.table
        assert table is not None
        do, text = request.do, request.text
        if do == "look":
            html = ""
            with contextlib.suppress(InputError):  # the question was answered meanwhile
                html = await self._seen(table, lambda desk: panels.look(desk, text))
            await self._send(t="look", word=text, html=html)
        elif do == "why" and text:
            told = await self._seen(table, lambda desk: panels.why(desk, text))
            await self._send(t="say", text=told)
        elif do == "glance":
            html = ""
            with contextlib.suppress(InputError):  # there is nothing to look at
                html = await self._seen(table, lambda desk: panels.glance(desk, text))
            await self._send(t="glance", at=text, html=html)
        elif do in ("what", "rule"):
            shown = panels.what if do == "what" else panels.rule
            html = await self._seen(table, lambda desk: shown(desk, text, table.id, self.reader))
            await self._send(t="panel", html=html)
        elif do == "find":
            html = await self._seen(table, lambda desk: panels.found(desk, text))
            await self._send(t="found", html=html)
        elif do == "hurry":
            table.hurry()
        elif do == "still":
            self._still = text == "yes"
            self._paced(table)
        elif do == "ping":
            await self._send(t="pong")
        elif do == "open":
            await table.turn(lambda desk: open_group(desk, text))
        elif do == "clear":
            await table.turn(step_back)
        elif do in ("moment", "now"):
            self._moment = int(text) if do == "moment" and text.isdecimal() else -1
            self._shown = 0
            self._dirty.set()
        elif do == "resign-sure":
            await self._send(
                t="panel",
                html=await self._seen(table, lambda d: panels.sure(d, table.id, self.reader)),
            )
        else:
            html = await self._seen(
                table, lambda desk: panels.panel(desk, do, table.id, self.reader)
            )
            await self._send(t="panel", html=html)
