"""All tables of a store: those that are used are live; the lists say where the others stand."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

from heroon.desk.onward import Begun
from heroon.desk.paint import outcome
from heroon.desk.shown import end_of
from heroon.kernel import InputError
from heroon.play.brief import Stand, stand_of
from heroon.play.closed import CARDS, DAMAGED, RULES, Closed
from heroon.play.game_setting import Setting
from heroon.play.history import head_of
from heroon.play.ledger import Ledger, new_id
from heroon.play.logged import LoggedMatch
from heroon.play.opening import opened, told
from heroon.play.taking_up import take_up
from heroon.store import BACK, GONE, PAGE, Kept, Store

from .tables import RESTS, LiveTable, Unkept

log: Final = logging.getLogger("heroon.server")
#: A bot's answer is shown for so many seconds before the next one.
PACE: Final = 0.6
#: Bots think in threads of their own, so that pages and the store never wait for them.
THINKERS: Final = 2
#: So many live tables are kept in memory; the one that was used least lately leaves first.
MOST: Final = 64
#: So many tables of the lists tell where they stand; so many stands are remembered.
LOOKED: Final = 30
STANDS: Final = 200


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
