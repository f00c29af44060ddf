"""Live tables: each is an actor that takes one request after the other and keeps before it tells.

A request that changes a table is applied, kept in the store, then acknowledged and shown; one
whose nonce was kept before is acknowledged and not applied again.  Where keeping fails, the table
in memory is thrown away and opened again from what is kept: nobody sees what could be lost.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from typing import Final, NamedTuple, TypeVar

from heroon.desk.desk import Desk
from heroon.desk.gathering import Gathering
from heroon.desk.onward import Begun
from heroon.desk.paint import Framed, framed, outcome
from heroon.desk.plain import said
from heroon.desk.shown import end_of
from heroon.kernel import InputError
from heroon.kernel.errors import STALE
from heroon.play.aided import copy_for_bot
from heroon.play.bots import choose
from heroon.play.brief import Stand, stand_of
from heroon.play.closed import CARDS, DAMAGED, RULES, Closed
from heroon.play.game_setting import Setting
from heroon.play.history import head_of
from heroon.play.ledger import Ledger, new_id
from heroon.play.logged import LoggedMatch
from heroon.play.opening import opened, told
from heroon.play.pace import INSTANT, Pace, thought_of
from heroon.play.taking_up import take_up
from heroon.store import BACK, GONE, PAGE, Kept, Store, why_unkept

T = TypeVar("T")

log: Final = logging.getLogger("heroon.server")
#: A bot's answer is shown for so many seconds before the next one.
PACE: Final = 0.6
#: So many desks stand at one table; the one that was left first goes first.
DESKS: Final = 32
#: So many frames are remembered for desks that show the same.
FRAMES: Final = 4
#: Bots think in threads of their own, so that pages and the store never wait for them.
THINKERS: Final = 2
#: So many live tables are kept in memory; the one that was used least lately leaves first.
MOST: Final = 64
#: So many tables of the lists tell where they stand; so many stands are remembered.
LOOKED: Final = 30
STANDS: Final = 200
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


class Listed(NamedTuple):
    """A table of the lists; `closed` says why it cannot go on, `sure` whether that is known.

    `stand` is where it stands (None where it was not looked at, or cannot be); `shown` says that
    it is over and shown from what was stored.
    """

    kept: Kept
    closed: Closed | None
    sure: bool = True
    stand: Stand | None = None
    shown: bool = False


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
        self.gathering = Gathering(match)
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
                self.gathering.desks.remove(self.desks.pop(name))
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

    async def leave(self, desk: Desk) -> None:
        """Show a desk that nobody looks at any more nothing step by step."""
        async with self._lock:
            if not any(one is desk for one in self._watchers.values()):
                faces = self._faces()
                desk.left = True
                desk.watch(False)
                self._show_changed(faces)

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


class Hub:
    """All tables of a store; those that are used are live."""

    def __init__(self, store: Store, pace: float = PACE):
        self.store = store
        self.pace = pace
        self.rests = RESTS
        self._live: dict[str, LiveTable] = {}
        self._opening = asyncio.Lock()
        self._thinkers = ThreadPoolExecutor(THINKERS, "bot")
        #: Why tables could not be opened, and whether they are shown, by their id and length.
        self._closed: dict[tuple[str, int], tuple[Closed | None, bool]] = {}
        #: Where tables stand, by their id and length.
        self._stands: dict[tuple[str, int], Stand | None] = {}

    async def begin(self, setting: Setting) -> str:
        """Begin a table; return its id, which nobody can guess.  Raises `Unkept`."""
        id = new_id()
        await self._written(self.store.create, id, head_of(setting), time.time())
        return id

    async def go_on(self, begun: Begun) -> str:
        """Begin a table with a past; return its id.  Raises `Unkept`."""
        id = new_id()
        await self._written(
            self.store.create, id, begun.head, time.time(), begun.entries, begun.state
        )
        return id

    async def _written(self, write: Callable[..., None], *given: object) -> None:
        """Write into the store; raises `Unkept`."""
        try:
            await asyncio.to_thread(write, *given)
        except (sqlite3.Error, OSError) as bad:
            log.error("this cannot be kept: %s", bad)
            raise Unkept(bad) from None

    async def lists(self) -> list[Listed]:
        """List what is kept and not removed, the latest first; what cannot go on says why."""
        return await asyncio.to_thread(self._lists)

    async def removed(self) -> list[Kept]:
        """List what was taken off the lists."""
        return await asyncio.to_thread(self.store.kept, True)

    def _lists(self) -> list[Listed]:
        listed = [self._listed(kept) for kept in self.store.kept()]
        return [
            one._replace(stand=self._stand(one.kept)) if n < LOOKED and one.closed is None else one
            for n, one in enumerate(listed)
        ]

    def _stand(self, kept: Kept) -> Stand | None:
        """Tell where a table stands, replaying its history once; None where that fails."""
        key = (kept.id, kept.length)
        if key not in self._stands:
            while len(self._stands) >= STANDS:
                del self._stands[next(iter(self._stands))]
            self._stands[key] = self._looked(kept.id)
        return self._stands[key]

    def _looked(self, id: str) -> Stand | None:
        try:
            found = self.store.history(id)
            setting = opened(found, f"table {id}").setting if found is not None else None
        except InputError:
            return None
        except Closed as bad:
            return _stand_shown(bad, id)
        if setting is None:
            return None
        try:
            ended = outcome(setting.table, setting.people)
            return stand_of(setting.table, setting.people, ended, setting.who)
        except Exception:  # the game's own view: the lists are there without where it stands
            log.exception("table %s cannot be looked at", id)
            return None

    def _listed(self, kept: Kept) -> Listed:
        """Describe a kept game for the lists; one of other rules is replayed once."""
        found = told(kept)
        if found is None or found.kind not in (RULES, CARDS):
            return Listed(kept, found)
        if (kept.id, kept.length) not in self._closed:
            self._closed[kept.id, kept.length] = self._tried(kept.id)
        closed, shown = self._closed[kept.id, kept.length]
        if shown:
            return Listed(kept, None, shown=True)
        return Listed(kept, closed or found, closed is not None)

    def _tried(self, id: str) -> tuple[Closed | None, bool]:
        """Return why a table cannot be opened (None if it can), and whether it is shown still."""
        try:
            found = self.store.history(id)
            if found is not None:
                opened(found, f"table {id}")
        except InputError as bad:
            return Closed(DAMAGED, bad.why), False
        except Closed as bad:
            shown, bad.shown = bad.shown is not None, None  # its positions are read when it opens
            return bad, shown
        return None, False

    async def table(self, id: str, lang: str) -> LiveTable | None:
        """Open a table by its id and keep it live here; None where there is none.

        Raises `Closed`, also where another program has it open, and `Unkept`.
        """
        async with self._opening:
            found = self._live.get(id)
            if found is not None and not found.closed:
                if await found.still():
                    return found
                found.close()  # another program has played on
            opening = await asyncio.to_thread(self._open, id, lang)
            if opening is None:
                return None
            opening.patience = self.rests
            self._live[id] = opening
            self._evict()
        await opening.start()
        opening.rest()
        return opening

    def _open(self, id: str, lang: str) -> LiveTable | None:
        try:
            found = take_up(self.store, id, PAGE)
        except (sqlite3.Error, OSError) as bad:
            raise Unkept(bad) from None
        if found is None:
            return None
        match = LoggedMatch(found.setting, lang, found.forced)
        for viewer in match.told:  # what was told before is not new
            match.told[viewer] = len(match.table.events(viewer))
        table = LiveTable(id, match, found.ledger, self._thinkers, self.pace)
        # Who left a seat may still be at the screen: the next hand waits for its player.
        table.gathering.veiled = found.veiled and not match.seating.open
        if match.begun_under:
            table.notice = match.t.text(f"web-begun-{match.begun_under}-why")
        return table

    def _evict(self) -> None:
        """Close tables that nobody has looked at for longest."""
        idle = sorted((t for t in self._live.values() if not t.watched), key=lambda t: t.used)
        for table in idle[: max(0, len(self._live) - MOST)]:
            table.close()
            del self._live[table.id]

    async def remove(self, id: str) -> None:
        """Take a table off the lists; its history stays in the file.

        Raises `Unkept`, and `Closed` where another program has it open.
        """
        table = self._live.get(id)
        ledger = table.ledger if table is not None else Ledger(self.store, id, PAGE)
        ledger.hold()

        async def flag() -> None:
            await self._written(self.store.flag, id, GONE, time.time())

        if table is not None:
            await table.remove(flag)
            self._live.pop(id, None)
            return
        try:
            await flag()
        finally:
            ledger.release()

    async def restore(self, id: str) -> None:
        """Put a table back on the lists.  Raises `Unkept`."""
        await self._written(self.store.flag, id, BACK, time.time())

    async def delete(self, id: str) -> None:
        """Delete a removed table for good.  Raises `Unkept`."""
        await self._written(self.store.delete, id)

    def close(self) -> None:
        """Close every table."""
        for table in self._live.values():
            table.close()
        self._live.clear()
        self._thinkers.shutdown(wait=False, cancel_futures=True)


def _stand_shown(bad: Closed, id: str) -> Stand | None:
    """Tell the end of a game shown from what was stored; None where that cannot be told."""
    try:
        return end_of(bad.shown) if bad.shown is not None else None
    except Exception:  # the game's own view
        log.exception("table %s cannot be looked at", id)
        return None
