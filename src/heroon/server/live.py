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

from heroon.desk.desk import Desk
from heroon.desk.plain import said
from heroon.desk.reader import Reader
from heroon.desk.requests import CHANGES, Request, change_of, read_request
from heroon.desk.viewer import Reply, Viewer
from heroon.kernel import HeroonError, InputError
from heroon.kernel.errors import STALE
from heroon.play.closed import Closed

from .hub import Hub
from .tables import LiveTable, Unkept, word_for_viewer

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
        self._at: tuple[LiveTable, Viewer] | None = None
        #: A browser that keeps no cookie is a viewer of its own for as long as this page is there.
        self._viewer = reader.viewer or word_for_viewer()
        #: There may be another frame; another moment may be the first of the queue.
        self._dirty = asyncio.Event()
        self._moved = asyncio.Event()
        self._rate = rate
        self._tokens = BURST / RATE * rate
        self._since = time.monotonic()
        self._odd = 0
        self._shown = 0

    @property
    def table(self) -> LiveTable:
        """The table that this page shows."""
        assert self._at is not None
        return self._at[0]

    @property
    def viewer(self) -> Viewer:
        """Whoever looks at the page."""
        assert self._at is not None
        return self._at[1]

    def _wake(self) -> None:
        """Take note that the desk of this page shows something else."""
        self._dirty.set()
        self._moved.set()

    async def run(self) -> None:
        """Serve the page until it leaves."""
        try:
            found = await self._open()
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
        if not found:
            await self.socket.close(4404)
            return
        tasks: list[asyncio.Task[None]] = []
        try:
            await self._accept()
            tasks = [asyncio.create_task(self._frames()), asyncio.create_task(self._queue())]
            await self._requests()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            await self._leave()
            for task in tasks:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                    await task

    async def _accept(self) -> None:
        """Take the line of a page, which may have gone while its table was opened."""
        try:
            await self.socket.accept()
        except OSError:
            raise WebSocketDisconnect(1006) from None

    async def _open(self) -> bool:
        """Open the table and sit down at the desk of this viewer; whether there is one.

        Raises `Closed` and `Unkept`.
        """
        reader = self.reader
        table = await self.hub.table(self.id, reader.lang)
        if table is None:
            return False
        desk = await table.desk(self._viewer, reader.lang)
        table.watch(desk, self._wake)  # from here on no other program opens it
        try:
            if self._at is None:
                viewer = await table.read(desk, self._viewed, reader.lang)
            else:
                viewer = self._at[1]
                await table.read(desk, viewer.take, reader.lang)
        except BaseException:
            table.unwatch(self._wake)
            raise
        self._at = table, viewer
        self._wake()
        return True

    def _viewed(self, desk: Desk) -> Viewer:
        """Make the viewer of this page, at a desk."""
        return Viewer(desk, self.reader, self.id, self.hub.pace)

    async def _leave(self) -> None:
        """Leave the table."""
        if self._at is not None:
            table, viewer = self._at
            table.unwatch(self._wake)
            await table.leave(viewer.desk, forget=not self.reader.viewer)

    async def _seen(self, reading: Callable[[Desk], T]) -> T:
        """Find something out at the desk of this page, in its language."""
        return await self.table.read(self.viewer.desk, reading, self.reader.lang)

    async def _send(self, **message: Any) -> None:
        await self.socket.send_json(message)

    # -- frames ------------------------------------------------------------------------------

    async def _frames(self) -> None:
        """Send a frame whenever there is another one; what was missed in between is skipped."""
        while True:
            await self._dirty.wait()
            self._dirty.clear()
            table, viewer = self.table, self.viewer
            if table.closed:
                await self._again()
                continue
            version = viewer.desk.version
            if version == self._shown:
                continue
            self._shown = version  # a request may ask for it anew meanwhile
            try:
                html, live = await self._seen(partial(self._frame, table, viewer))
            except Exception:
                await self._unshown()
                continue
            if viewer.other_sheets:
                await self._send(t="go", to=f"/t/{self.id}")
                continue
            await self._send(t="frame", v=version, html=html, live=live)

    def _frame(self, table: LiveTable, viewer: Viewer, _desk: Desk) -> tuple[str, list[str]]:
        return viewer.frame(table.drawn, table.number)

    async def _queue(self) -> None:
        """Show one moment of the queue after the other, each for its time."""
        head, until = None, 0.0
        while True:
            self._moved.clear()
            table, viewer = self.table, self.viewer
            queue, now = viewer.desk.queue, time.monotonic()
            if not queue or table.closed:
                head = None
                await self._moved.wait()
                continue
            if queue[0] is not head:
                head, until = queue[0], now + viewer.seconds * viewer.desk.stands
            try:
                await asyncio.wait_for(self._moved.wait(), until - now)
            except TimeoutError:
                await table.turn(viewer.desk, partial(_past, head))

    async def _unshown(self) -> None:
        """Say that a frame could not be drawn, by a bug of ours, and go on with the next one.

        Where it was one of the past, the table as it stands is shown.
        """
        log.exception("a frame of table %s failed", self.id)
        if self.viewer.moment >= 0:
            self.viewer.moment, self._shown = -1, 0
            self._dirty.set()
        await self._send(t="say", text=self._told("something went wrong; nothing is lost"))

    async def _again(self) -> None:
        """Open the table again from what is kept, after it was closed."""
        old, before = self.table, self.viewer.desk.version
        old.unwatch(self._wake)
        there, found = "/", False
        try:
            found = await self._open()
        except Closed:
            there = f"/t/{self.id}"
        except (HeroonError, OSError, Unkept):
            pass
        if not found:
            await self._send(t="go", to=there)
            await self.socket.close(4404)
            raise WebSocketDisconnect(4404)
        desk = self.viewer.desk
        desk.version = max(desk.version, before + 1)
        self.table.show(desk)  # to its other pages, too, which may have come before its number rose

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
        """Return whether one more request may come now: a bucket that fills again."""
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
            text = await self._seen(partial(self._refused, self.viewer, bad))
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

    def _refused(self, viewer: Viewer, bad: InputError, _desk: Desk) -> str:
        return viewer.refusal(bad)

    def _told(self, why: str) -> str:
        return said(why, self.reader.lang)

    async def _change(self, request: Request) -> None:
        table, viewer = self.table, self.viewer
        if viewer.only_looks:
            await self._send(t="say", text=viewer.only_looks, ack=request.nonce)
            return
        change, lang = change_of(request), self.reader.lang
        answer = await table.change(viewer.desk, change, request.nonce, request.number, lang)
        # The page waits for the frame of that number, or a later one.
        await self._send(t="ack", ack=request.nonce, v=viewer.desk.version)
        if answer.text:
            await self._send(t="say", text=answer.text)

    async def _read(self, request: Request) -> None:
        viewer = self.viewer
        reply: Reply = await self._seen(lambda _desk: viewer.read(request))
        if reply.shows:
            self._shown = 0
            self.table.show(viewer.desk)
        if reply.message:
            await self._send(**reply.message)


def _past(moment: object, desk: Desk) -> None:
    """Go on from a moment of the queue, unless something else is shown already."""
    if desk.queue and desk.queue[0] is moment:
        desk.go_on()
