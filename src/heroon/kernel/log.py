"""The log of what steps told, kept by a table beside the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

#: An event as it was told: its number, four arguments, who was told, what the others were told.
Told = tuple[int, int, int, int, int, int, int]
#: Older events, in parts, the last part first: copies share them.
Older = tuple[tuple[Told, ...], Any]


class Log:
    """The events that steps told, and whether some view gained a face.  Owned by a table.

    `events` are the latest ones; `before` counts the `older` ones, which never change.
    """

    __slots__ = ("before", "events", "news", "older")

    def __init__(self) -> None:
        self.events: list[Told] = []
        self.older: Older | None = None
        self.before = 0
        self.news = False

    def __len__(self) -> int:
        return self.before + len(self.events)

    def age(self) -> None:
        """Make all events older ones, which never change again."""
        if self.events:
            self.older = (tuple(self.events), self.older)
            self.before += len(self.events)
            self.events = []

    def since(self, start: int) -> list[Told]:
        """List the events from number `start` on."""
        parts: list[Sequence[Told]] = [self.events]
        at, older = self.before, self.older
        while older is not None and at > start:
            part, older = older
            at -= len(part)
            parts.append(part)
        return [event for part in reversed(parts) for event in part][start - at :]

    def cut(self, many: int) -> None:
        """Forget all events but the first `many`."""
        while self.older is not None and self.before > many:
            part, self.older = self.older
            self.before -= len(part)
            self.events = list(part)
        del self.events[many - self.before :]
