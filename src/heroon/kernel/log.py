"""The log of what steps told, kept by a table beside the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from .tokens import Event

#: An event as it was told: its number, four arguments, who was told, what the others were told.
Told = tuple[int, int, int, int, int, int, int]
#: By viewer (a seat, or -1): how many events were looked at, and what was told of them.
Heard = dict[int, tuple[int, tuple[Event, ...]]]
#: Puts together what a viewer was told of some events.
Teller = Callable[[int, Sequence[Told]], list[Event]]

_new: Final = object.__new__


class Part:
    """Some events in a row, which never change again: copies of a table share them.

    What a viewer was told of them is put together once, when somebody asks.
    """

    __slots__ = ("_heard", "_until", "end", "events", "older")

    def __init__(self, events: tuple[Told, ...], older: Part | None, heard: Heard):
        self.events = events
        self.older = older
        #: The number of events up to the end of this part.
        self.end: int = len(events) + (0 if older is None else older.end)
        self._heard = heard
        self._until: dict[int, int] = {}

    def told(self, viewer: int, tell: Teller) -> tuple[Event, ...]:
        """List what a viewer was told of these events."""
        return _catch_up(self._heard, viewer, self.events, tell)

    def until(self, viewer: int, tell: Teller) -> int:
        """Count what a viewer was told up to the end of this part."""
        uncounted: list[Part] = []
        part: Part | None = self
        while part is not None and viewer not in part._until:
            uncounted.append(part)
            part = part.older
        many = 0 if part is None else part._until[viewer]
        for part in reversed(uncounted):
            many += len(part.told(viewer, tell))
            part._until[viewer] = many
        return many


class Log:
    """The events that steps told, and whether some view gained a face.  Owned by a table.

    `events` are the latest ones, `older` holds the parts before them.
    """

    __slots__ = ("_heard", "events", "news", "older")

    def __init__(self) -> None:
        self.events: list[Told] = []
        self.older: Part | None = None
        self.news = False
        self._heard: Heard = {}

    def __len__(self) -> int:
        return self.before + len(self.events)

    @property
    def before(self) -> int:
        """The number of older events."""
        return 0 if self.older is None else self.older.end

    def copy(self) -> Log:
        """Copy the log; the older events are shared."""
        other = _new(Log)
        other.events, other.older, other.news = self.events.copy(), self.older, False
        other._heard = self._heard.copy()
        return other

    def age(self) -> None:
        """Make all events older ones, which never change again."""
        if self.events:
            self.older = Part(tuple(self.events), self.older, self._heard)
            self.events, self._heard = [], {}

    def since(self, start: int) -> list[Told]:
        """List the events from number `start` on."""
        parts: list[Sequence[Told]] = [self.events]
        at, older = self.before, self.older
        while older is not None and at > start:
            parts.append(older.events)
            at -= len(older.events)
            older = older.older
        return [event for part in reversed(parts) for event in part][start - at :]

    def told(self, viewer: int, tell: Teller, since: int) -> list[Event]:
        """List what a viewer was told, from its own event number `since` on.

        Each event is put together once for each viewer, so the cost is that of what is new.
        """
        older = self.older
        before = 0 if older is None else older.until(viewer, tell)
        parts = [_catch_up(self._heard, viewer, self.events, tell)]
        while older is not None and before > since:
            parts.append(older.told(viewer, tell))
            before -= len(parts[-1])
            older = older.older
        start = since - before if since >= 0 else since
        return [event for part in reversed(parts) for event in part][start:]

    def cut(self, many: int) -> None:
        """Forget all events but the first `many`."""
        while self.older is not None and self.before > many:
            self.events = list(self.older.events)
            self.older = self.older.older
        del self.events[many - self.before :]
        self._heard.clear()


def _catch_up(heard: Heard, viewer: int, events: Sequence[Told], tell: Teller) -> tuple[Event, ...]:
    """List what a viewer was told of events that only grow, and note it with those heard before."""
    seen, told = heard.get(viewer, (0, ()))
    many = len(events)
    if seen < many:
        told += tuple(tell(viewer, events[seen:many]))
        heard[viewer] = many, told
    return told
