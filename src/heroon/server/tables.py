"""Live tables: each is an actor that takes one request after the other and keeps before it tells.

A request that changes a table is applied, kept in the store, then acknowledged and shown; one
whose nonce was kept before is acknowledged and not applied again.  Where keeping fails, the table
in memory is thrown away and opened again from what is kept: nobody sees what could be lost.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from functools import partial
from typing import Final, NamedTuple, TypeVar

from heroon.desk.desk import Desk
from heroon.desk.gathering import Gathering
from heroon.desk.paint import Framed, framed
from heroon.desk.plain import said
from heroon.kernel import InputError
from heroon.kernel.errors import STALE
from heroon.play.aided import copy_for_bot
from heroon.play.bots import choose
from heroon.play.ledger import Ledger
from heroon.play.logged import LoggedMatch
from heroon.play.pace import INSTANT, Pace, thought_of
from heroon.store import why_unkept

T = TypeVar("T")

log: Final = logging.getLogger("heroon.server")
#: So many desks stand at one table; the one that was left first goes first.
DESKS: Final = 32
#: So many frames are remembered for desks that show the same.
FRAMES: Final = 4
#: A table at which nobody looks is open for other programs after so many seconds: whoever loads
#: its page anew has it still.
RESTS: Final = 2.0
#: What a request does to a desk; it returns a text for whoever asked, or nothing.
Change = Callable[[Desk], str]
Watcher = Callable[[], None]


class ChangeOutcome(NamedTuple):
    """What came of a change: whether it is kept, and a text for whoever asked."""

    kept: bool
    text: str = ""


class Unkept(Exception):
    """The change could not be kept, and has not happened; `why` is a reason for people."""

    def __init__(self, bad: BaseException):
        super().__init__(str(bad))
        self.why = why_unkept(bad)


def word_for_viewer() -> str:
    """Make a random word by which a browser finds its desk again."""
    return secrets.token_urlsafe(16)


class LiveTable:
    """A table that somebody looks at, and the desks from which they do."""

    def __init__(
        self,
        id: str,
        match: LoggedMatch,
        ledger: Ledger,
        thinkers: Executor | None = None,
        pace: float = 0.0,
    ):
        self.id = id
        self.ledger = ledger
        self._thinkers = thinkers
        self.gathering: Gathering[Desk] = Gathering(match)
        #: By viewer, their desk.
        self.desks: dict[str, Desk] = {}
        #: Told to whoever comes to a desk for the first time.
        self.notice = ""
        full = partial(thought_of, match)
        # A bot answers as soon as can be without telling how long it has thought: each desk shows
        # its answers at a pace of its own.
        self.pace = Pace(min(pace, INSTANT), match.seating.hints.windows, full)
        self.closed = False
        #: The frames that were drawn last, by what they show.
        self._drawn: dict[tuple[object, ...], Framed] = {}
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._watchers: dict[Watcher, Desk] = {}
        self._thinker: asyncio.Task[None] | None = None
        #: Other programs wait so long for a table that nobody looks at, in seconds.
        self.patience = RESTS
        self._resting: asyncio.TimerHandle | None = None
        #: So many look at this moment whether the table is open here.
        self._asked = 0

    @property
    def number(self) -> int:
        """The number of the question: that of what is kept, so the same one after a restart."""
        return self.ledger.length + 1

    @property
    def match(self) -> LoggedMatch:
        """The match at this table."""
        return self.gathering.match

    async def desk(self, viewer: str, lang: str = "") -> Desk:
        """Return the desk of a viewer, with what was picked there and who sat there before."""
        async with self._lock:
            self._speak(lang)
            return self.sit(viewer)

    def sit(self, viewer: str) -> Desk:
        """Return the desk of a viewer; call it while nobody else is at work at the table."""
        if viewer not in self.desks:
            looked_at = set(map(id, self._watchers.values()))
            left = [name for name, desk in self.desks.items() if id(desk) not in looked_at]
            for name in left[: max(0, len(self.desks) + 1 - DESKS)]:
                self._take_away(self.desks[name])
            desk = self.desks[viewer] = Desk(self.match, self.gathering)
            desk.settle(True)
            desk.notice = desk.notice or self.notice
        return self.desks[viewer]

    # -- who looks on ------------------------------------------------------------------------

    def watch(self, desk: Desk, watcher: Watcher) -> None:
        """Call this whenever there is another frame to show of a desk."""
        self._watchers[watcher] = desk

    def unwatch(self, watcher: Watcher) -> None:
        """Call it no more."""
        self._watchers.pop(watcher, None)
        self.rest()

    async def leave(self, desk: Desk, forget: bool = False) -> None:
        """Show a desk that nobody looks at any more nothing step by step, or take it away."""
        async with self._lock:
            if any(one is desk for one in self._watchers.values()):
                return
            faces = self._faces()
            desk.left = True
            desk.watch(False)
            if forget:
                self._take_away(desk)
            self._show_changed(faces)

    def _take_away(self, desk: Desk) -> None:
        """Take a desk away: who comes back sits down anew."""
        self.desks = {name: one for name, one in self.desks.items() if one is not desk}
        self.gathering.desks = [one for one in self.gathering.desks if one is not desk]

    def rest(self) -> None:
        """Let other programs open the table soon, unless somebody looks on or a bot thinks."""
        if self._resting is None and not self.busy:
            self._resting = asyncio.get_running_loop().call_later(self.patience, self._rests)

    async def still(self) -> bool:
        """Return whether the table stands as it is kept, and open it here.  Raises `Closed`."""
        self._asked += 1
        try:
            current = await asyncio.to_thread(self._holds)
        finally:
            self._asked -= 1
        self.used = time.monotonic()
        self.rest()
        return current

    def _holds(self) -> bool:
        self.ledger.hold()
        return self.ledger.current

    def _rests(self) -> None:
        self._resting = None
        if not self.busy:
            self.ledger.release()

    @property
    def busy(self) -> bool:
        """Whether the table is in use here."""
        thinks = self._thinker is not None
        return self.watched or thinks or self._lock.locked() or self._asked > 0

    @property
    def watched(self) -> bool:
        """Whether anybody looks on."""
        return bool(self._watchers)

    def show(self, desk: Desk | None = None) -> None:
        """Tell watchers that there is another frame of a desk, or of all."""
        for one in (desk,) if desk is not None else tuple(self.gathering.desks):
            one.version += 1
        for watcher, at in list(self._watchers.items()):
            if desk is None or at is desk:
                watcher()

    def _faces(self) -> dict[Desk, tuple[object, ...]]:
        """Note what every desk shows."""
        return {desk: desk.face for desk in self.gathering.desks}

    def _show_changed(self, before: dict[Desk, tuple[object, ...]], by: Desk | None = None) -> None:
        """Tell watchers of the desks that show something else than before, and of one by which."""
        for desk in self.gathering.desks:
            if desk is by or before.get(desk) != desk.face:
                self.show(desk)

    # -- changes -----------------------------------------------------------------------------

    async def start(self) -> None:
        """Go on with whatever needs no person."""
        async with self._lock:
            self.gathering.go_on()
            await self._keep(None)
            self._think()

    async def change(
        self, desk: Desk, change: Change, nonce: str, number: int, lang: str = ""
    ) -> ChangeOutcome:
        """Apply a change of a desk once, for the question of that number, and keep it.

        What is said of it is said in the language of whoever asked for it.  Raises `InputError`
        where it is refused, and `Unkept` where it cannot be kept; then nothing has changed.
        """
        async with self._lock:
            if nonce in self.ledger.nonces:
                return ChangeOutcome(True)
            if number != self.number or self.closed:
                raise InputError(STALE, "that was meant for another question")
            self._speak(lang)
            faces = self._faces()
            try:
                text = change(desk)
            except Exception:
                if self.match.entries:  # half of it was done: what is kept goes before
                    self.close()
                raise
            everywhere = bool(self.match.entries)
            await self._keep(nonce)
            if everywhere:
                self.show()
            else:
                self._show_changed(faces, desk)
            self._think()
            return ChangeOutcome(True, text)

    async def glance(self, viewer: str, reading: Callable[[Desk], T], lang: str) -> T:
        """Find something out at the desk of a viewer; one without a word has it for this alone.

        Nobody is taken for somebody else because both keep no cookie.
        """
        desk = await self.desk(viewer or word_for_viewer(), lang)
        try:
            return await self.read(desk, reading, lang)
        finally:
            if not viewer:
                await self.leave(desk, forget=True)

    async def turn(self, desk: Desk, turning: Callable[[Desk], None]) -> None:
        """Turn something on the screen of a desk that is no change of the table."""
        async with self._lock:
            turning(desk)
            self.show(desk)

    async def read(self, desk: Desk, reading: Callable[[Desk], T], lang: str = "") -> T:
        """Find something out at a desk that changes nothing but its screen.

        It is told in the language of whoever looks: others at the table have their own.
        """
        async with self._lock:
            self._speak(lang)
            return await asyncio.to_thread(reading, desk)

    def drawn(self, desk: Desk) -> Framed:
        """Draw the frame of a desk in the present language, once for all desks that show the same.

        Call it while `read` or `change` holds the table.
        """
        now = (self.number, self.match.lang, desk.face)
        if now not in self._drawn:
            while len(self._drawn) >= FRAMES:
                del self._drawn[next(iter(self._drawn))]
            self._drawn[now] = framed(desk, self.id, self.number)
        return self._drawn[now]

    def _speak(self, lang: str) -> None:
        """Go on in the language of whoever looks or asks now."""
        if lang and lang != self.match.lang:
            self.match.speak(lang)

    async def _keep(self, nonce: str | None) -> None:
        """Keep what was done; on failure the table is closed and opens anew from the store."""
        entries, self.match.entries = self.match.entries, []
        self.used = time.monotonic()
        if nonce:
            self.ledger.nonces.add(nonce)
        if not entries:
            return
        if nonce:
            entries[0] = entries[0]._replace(nonce=nonce)
        try:
            await asyncio.to_thread(self.ledger.keep, entries, self.match.table)
        except (sqlite3.Error, OSError) as bad:
            log.error("table %s cannot be kept: %s", self.id, bad)
            self.close()
            raise Unkept(bad) from None

    async def remove(self, flag: Callable[[], Awaitable[None]]) -> None:
        """Keep that the table is removed, then close it: whoever looks on finds it gone."""
        async with self._lock:
            await flag()
            self.close()

    def close(self) -> None:
        """Close the table here; whoever looks on opens it again."""
        self.closed = True
        self.ledger.release()
        if self._thinker is not None:
            self._thinker.cancel()
        for watcher in list(self._watchers):
            watcher()

    # -- bots --------------------------------------------------------------------------------

    def _think(self) -> None:
        """Let a bot answer, where one is awaited."""
        if self.gathering.waits and not self.closed and self._thinker is None:
            self._thinker = asyncio.create_task(self._answers())

    async def _answers(self) -> None:
        """Give the answers of bots, until somebody else is awaited."""
        try:
            while self.gathering.waits and not self.closed:
                await self._one_answer()
        except Unkept:
            pass
        except Exception:
            log.exception("a bot failed at table %s", self.id)
            for desk in self.gathering.desks:
                desk.hurry()
                desk.notice = said("something went wrong; nothing is lost", desk.lang or "en")
            self.show()
        finally:
            self._thinker = None
            self.rest()

    async def _one_answer(self) -> None:
        """Let the bot that is awaited answer, after a time that tells nothing of its thought."""
        match = self.match
        table, seat, number = match.table, match.other(), self.number
        prompt = table.view(seat).prompt
        copy, bot = copy_for_bot(table), match.s.who.seats[seat]

        def thinking() -> tuple[int, float]:
            self.pace.ready()
            begun = time.monotonic()
            return choose(bot, copy, seat, match.s.seed), time.monotonic() - begun

        loop = asyncio.get_running_loop()
        word, thought = await loop.run_in_executor(self._thinkers, thinking)
        if self.watched:
            await asyncio.sleep(self.pace.wait(prompt, thought))

        def answer() -> None:
            match.answer(seat, word)
            self.gathering.go_on()

        await self._done(number, answer)

    async def _done(self, number: int, step: Callable[[], None]) -> None:
        """Do a step of the program's own, unless the question has become another one."""
        async with self._lock:
            if number != self.number or self.closed:
                return
            step()
            await self._keep(None)
            self.show()
