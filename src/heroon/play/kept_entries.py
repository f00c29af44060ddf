"""What the head and the entries of a kept game say, before anything of it is done again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from heroon.kernel import GameSpec, Table
from heroon.kernel import game as load_game
from heroon.store import BOT, OVER, REWIND, UNDO, Head, LogEntry

from .seating import hiding
from .who import Who


def state_of(table: Table[Any]) -> str:
    """Return the fingerprint of a table: how many tokens it has, and its position's digest."""
    return f"{len(table.tokens)}:{table.spec.digest(table.g)}"


def spec_of(head: Head, where: str) -> GameSpec[Any]:
    """Load the game of a history with its owner's card numbers.

    Raises `InputError` and `KernelError`.
    """
    spec: GameSpec[Any] = load_game(head.game)
    if not head.numbers:
        return spec
    body = "\n".join(head.numbers)
    return spec.using(f"[numbers]\n{body}\n", where)


def was_shared(head: Head, entries: Sequence[LogEntry]) -> bool:
    """Return whether two people or more who hide their hands have ever sat at this screen."""
    later = (Who(tuple(entry.data.split(","))) for entry in entries if entry.kind == BOT)
    sat = (who.people for who in (Who(head.who), *later))
    spec: GameSpec[Any] = load_game(head.game)
    return any(hiding(spec, head.options, people, len(head.who)) for people in sat)


def seed_is_secret(head: Head, entries: Sequence[LogEntry]) -> bool:
    """Return whether a running game's seed would show a hand to somebody at its screen."""
    return was_shared(head, entries) and not is_over(entries)


def last(entries: Sequence[LogEntry], *kinds: str) -> int:
    """Find the number of the last entry of these kinds; -1 where there is none."""
    return max((n for n, entry in enumerate(entries) if entry.kind in kinds), default=-1)


def is_over(entries: Sequence[LogEntry]) -> bool:
    """Return whether a history ends with its game's end, which was not taken back."""
    return last(entries, OVER) > last(entries, UNDO, REWIND)
