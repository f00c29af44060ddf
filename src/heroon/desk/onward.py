"""Playing on from a moment of the past: a new game for practice, with the same answers until then.

The new game owes nothing to the one it came from.  What nature had answered until then is kept
word by word; from there on it follows a seed of its own, so that nobody learns by the new game
what the old one still hides from all.  Where two people share a screen, and each has a hand of
their own, the new game would show one the hand of the other: there it waits for the end.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from heroon.kernel import InputError, Seeded, Table
from heroon.kernel.errors import REFUSED
from heroon.kernel.positions import write_position
from heroon.play.begin import fresh_seed
from heroon.play.history import head_of, history
from heroon.play.kept_entries import state_of
from heroon.play.match import Match
from heroon.play.walk import PastWalk
from heroon.store import CHANCE, FROM, PRACTICE, SAY, SEED, Head, LogEntry

from .desk import Desk

#: Why a game cannot be played on from a moment.
SECRET: Final = "while the game goes on, playing on from here would show the other player’s hand"


class Begun(NamedTuple):
    """A game that begins with a past: its head, what is kept of it, where that leads."""

    head: Head
    entries: tuple[LogEntry, ...]
    state: str


def may_go_on(match: Match) -> bool:
    """Return whether a game may be played on from a moment of this one."""
    return not match.seed_secret


def onward(desk: Desk, events: int) -> Begun:
    """Begin a game that goes on from where this desk had been told so many events.

    Raises `InputError`.
    """
    match = desk.match
    if not may_go_on(match) or desk.covered:
        raise InputError(REFUSED, SECRET)
    walk = PastWalk(match.table, desk.viewer)
    words = walk.after(events)
    while walk.at(words).ask is None:
        words -= 1
    head = head_of(match.s)
    entries = (*_said(match.table, walk, head.seed, words), LogEntry(PRACTICE, -1, ""))
    table = history(head, entries, "the new game")[0].table
    if [t[:3] for t in table.tokens[:words]] != [t[:3] for t in walk.tokens[:words]]:
        raise RuntimeError("a game that was played on from a moment leads elsewhere")
    return Begun(head, entries, state_of(table))


def _said(table: Table[Any], walk: PastWalk, seed: str, words: int) -> list[LogEntry]:
    """List the first words of a table as log entries, and a new seed for nature after them.

    What nature says before anybody is asked follows from the seed of the deal; a game that went on
    from a position begins with that.
    """
    out, dealt = [LogEntry(SEED, -1, "")], 0
    if table.opened:
        out.insert(0, LogEntry(FROM, -1, write_position(walk.at(0))))
    else:
        deal: Table[Any] = Table(table.spec, table.options, Seeded(seed), seats=table.seats)
        dealt = len(deal.tokens)
    for token in table.tokens[dealt:words]:
        text = table.text_of(token).partition(" ")[2]
        out.append(LogEntry(SAY if token.seat >= 0 else CHANCE, token.seat, text))
    return [*out, LogEntry(SEED, -1, fresh_seed())]
