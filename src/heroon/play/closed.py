"""A kept game that cannot go on: why, and what players are told of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from heroon.texts import Texts
from heroon.texts.reasons import reason

from .shown import Shown
from .what import sentence

#: Why a game cannot be opened: rules or cards are others now; the game is not installed; its
#: history is damaged; it leads elsewhere, though nothing says that something has changed; the game
#: is installed and cannot be played; another program has it open.
RULES: Final = "rules"
CARDS: Final = "cards"
GAME: Final = "game"
DAMAGED: Final = "damaged"
ELSEWHERE: Final = "elsewhere"
FAULTY: Final = "faulty"
OPEN: Final = "open"


class Closed(Exception):
    """A game is kept and cannot go on; `kind` says why, in `values` and in a reason.

    One that is over is `shown` from what was stored, as far as that can be read.
    """

    def __init__(self, kind: str, why: str = "", **values: int | str):
        super().__init__(kind, why)
        self.kind = kind
        self.why = why
        self.values: Mapping[str, int | str] = values
        self.shown: Shown | None = None


def told_closed(bad: Closed, t: Texts) -> str:
    """Why a game cannot go on, and what one can do."""
    why = sentence(reason(bad.why, t.lang)) if bad.why else ""
    return t.text(f"web-closed-{bad.kind}", why=why, **bad.values).replace("  ", " ").strip()


def why_shown(bad: Closed, t: Texts) -> str:
    """Why a game is shown from stored positions, and what of it is missing; empty for others."""
    if bad.shown is None:
        return ""
    told = [t.text("shown-why", kind=bad.kind if bad.kind in (RULES, CARDS) else ELSEWHERE)]
    if bad.shown.missing:
        told.append(t.text("shown-missing", count=bad.shown.missing))
    return " ".join(told)
