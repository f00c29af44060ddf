"""Node counts: how many different games of so many tokens start at a position.

The counts pin the rules: one word too many or too few anywhere changes them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from heroon.kernel import Table


def perft(table: Table[Any], depth: int) -> int:
    """Count the lines of exactly `depth` tokens (or up to an earlier end), each outcome once."""
    if depth == 0 or table.ask is None:
        return 1
    return sum(perft(child, depth - 1) for child in _children(table))


def _children(table: Table[Any]) -> Iterator[Table[Any]]:
    ask = table.ask
    assert ask is not None
    for word in sorted(set(ask.words)):
        child = table.clone()
        child.answer(word, None if ask.seats else -1)
        yield child
