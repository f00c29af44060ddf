"""Answers that nobody was asked for: whether a line tells them, whether they end a turn."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from heroon.kernel import Event, GameSpec, Table
from heroon.kernel.words import COMMON

#: Why an answer needed no question: nothing else could change anything.  No line tells it.
SPARED: Final = "spared"


def telling(
    spec: GameSpec[Any], word: int, key: str, new: Sequence[Event], echoes: Sequence[str]
) -> bool:
    """Return whether a line must tell of an answer that nobody was asked for, besides the events.

    No line tells of a question that can change nothing, nor that a seat did nothing, be it that
    nothing was left to do or that an order of its own says so.
    """
    if key == SPARED or spec.words.verb_of[word] < len(COMMON):
        return False
    return not new or spec.words.events[new[0].id].name not in echoes


def has_chosen(table: Table[Any], seat: int, closes: Collection[str]) -> bool:
    """Return whether a seat has chosen something since others did or its last turn ended.

    Answers that were the only ones there do not count.
    """
    words = table.spec.words
    for token in reversed(table.tokens):
        if token.seat < 0:
            continue
        closed = words.verbs[words.verb_of[token.word]].name in closes
        if token.seat != seat or closed:
            return False
        if token.choice:
            return True
    return False
