"""Tokens, the lines of a table's record, and events, what a seat is told."""

from __future__ import annotations

from typing import Final, NamedTuple

#: The seat of nature's tokens, and of spectators' views.
NO_ONE: Final = -1
#: Words that end a game out of turn, handled by the table alone: a seat gives up, the last one
#: agrees to a draw, a game longer than its bound is claimed to be over.
RESIGN: Final = -1
DRAWN: Final = -2
CLAIMED: Final = -3
RESIGN_TEXT: Final = "!resign"
ENDS: Final = {RESIGN: RESIGN_TEXT, DRAWN: "!draw", CLAIMED: "!claim"}


class Token(NamedTuple):
    """A word of the record: who said it (-1: nature), at which prompt or stream.

    `news`: something became known by it, so undo stops there; `choice`: there was another
    answer.
    """

    seat: int
    prompt: int
    word: int
    news: bool
    choice: bool


class Event(NamedTuple):
    """An event as one seat sees it: its number and its arguments."""

    id: int
    args: tuple[int, ...]
