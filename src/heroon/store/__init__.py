"""Games that outlive the process: an append-only log in SQLite, one history per table."""

from .log import (
    BOT,
    GONE,
    ORDER,
    OVER,
    PRACTICE,
    REWIND,
    SAY,
    TALK,
    UNDO,
    Entry,
    Head,
    Kept,
    Store,
)

__all__ = [
    "BOT",
    "GONE",
    "ORDER",
    "OVER",
    "PRACTICE",
    "REWIND",
    "SAY",
    "TALK",
    "UNDO",
    "Entry",
    "Head",
    "Kept",
    "Store",
]
