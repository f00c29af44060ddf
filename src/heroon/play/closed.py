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
    """The error that a kept game cannot go on; `kind`, `values` and the reason `why` tell it.

    A game that is over is `shown` from what was stored, as far as that can be read.
    """

    def __init__(self, kind: str, why: str = "", **values: int | str):
        super().__init__(kind, why)
        self.kind = kind
        self.why = why
        self.values: Mapping[str, int | str] = values
        self.shown: Shown | None = None


def told_closed(bad: Closed, t: Texts) -> str:
    """Tell why a game cannot go on, and what a player can do."""
    why = sentence(reason(bad.why, t.lang)) if bad.why else ""
    return t.text(f"web-closed-{bad.kind}", why=why, **bad.values).replace("  ", " ").strip()


def why_shown(bad: Closed, t: Texts) -> str:
    """Tell why a game is shown from kept positions, and how many are missing; else empty."""
    if bad.shown is None:
        return ""
    told = [t.text("shown-why", kind=bad.kind if bad.kind in (RULES, CARDS) else ELSEWHERE)]
    if bad.shown.missing:
        told.append(t.text("shown-missing", count=bad.shown.missing))
    return " ".join(told)
