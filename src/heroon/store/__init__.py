"""Games that outlive the process: an append-only log in SQLite, one history per table."""

from .entries import (
    BACK,
    BOT,
    CHANCE,
    CLOSE,
    END,
    FILE,
    FROM,
    GONE,
    ORDER,
    OVER,
    PRACTICE,
    REWIND,
    SAY,
    SEED,
    TALK,
    TURN,
    UNDO,
    UNDOS,
    History,
    LogEntry,
)
from .heads import Head
from .hold import APP, LINES, PAGE, Elsewhere, Hold, Holder
from .lists import Kept
from .log import Store
from .words import VANISHED, why_unkept

__all__ = [
    "APP",
    "BACK",
    "BOT",
    "CHANCE",
    "CLOSE",
    "END",
    "FILE",
    "FROM",
    "GONE",
    "LINES",
    "ORDER",
    "OVER",
    "PAGE",
    "PRACTICE",
    "REWIND",
    "SAY",
    "SEED",
    "TALK",
    "TURN",
    "UNDO",
    "UNDOS",
    "VANISHED",
    "Elsewhere",
    "Head",
    "History",
    "Hold",
    "Holder",
    "Kept",
    "LogEntry",
    "Store",
    "why_unkept",
]
