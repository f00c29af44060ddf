"""Games that outlive the process: an append-only log in SQLite, one history per table."""

from .log import (
    BACK,
    BOT,
    CHANCE,
    GONE,
    ORDER,
    OVER,
    PRACTICE,
    REWIND,
    SAY,
    SEED,
    TALK,
    UNDO,
    Entry,
    Head,
    History,
    Kept,
    Store,
)
from .words import why_unkept

__all__ = [
    "BACK",
    "BOT",
    "CHANCE",
    "GONE",
    "ORDER",
    "OVER",
    "PRACTICE",
    "REWIND",
    "SAY",
    "SEED",
    "TALK",
    "UNDO",
    "Entry",
    "Head",
    "History",
    "Kept",
    "Store",
    "why_unkept",
]
