"""A finished game that today's rules would play otherwise, shown from what was stored.

No word of such a game is said again.  What was kept is shown: the position at the beginning of each
turn, how it ended, and the course of its counters from one of these positions to the next.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from heroon.kernel import GameSpec, InputError, KernelError, Table
from heroon.store import BOT, END, FROM, OVER, PRACTICE, SAY, TURN, History, LogEntry
from heroon.texts import Sentences

from .brief import Stand, stand_of
from .course import Course, lines_of, numbers_of
from .kept_entries import last, spec_of
from .migrate import moved_table
from .who import Who, split

#: What stands for the entry of the end, in a game that was kept before there was one.
_NOTHING: Final[Mapping[str, Any]] = {}


class Shown(NamedTuple):
    """A finished game as far as it was stored.

    `tables` stand at the beginning of each turn whose position can still be read; `missing` counts
    those that cannot.  `result` and `numbers`, the counters at the end, are empty where they were
    not kept; `answers` counts what people and bots have said.
    """

    spec: GameSpec[Any]
    who: Who
    tables: tuple[Table[Any], ...]
    missing: int
    result: tuple[int, ...]
    reason: str
    numbers: Mapping[str, int]
    answers: int
    practice: bool

    @property
    def turns(self) -> tuple[int, ...]:
        """The numbers of the turns that can be shown."""
        return tuple(self.spec.turn_of(table.g) for table in self.tables)

    def stand(self, at: int) -> Stand:
        """Return what the game's players saw when turn `at` of these began, with no question."""
        found = stand_of(self.tables[at], self.who.people, "", self.who)
        view = replace(found.view, awaited=0, prompt="", words=())
        return replace(found, view=view, asked=-1, practice=self.practice)

    def end(self, outcome: str) -> Stand:
        """Return the last kept position, with the counters, result and reason of the game's end."""
        found = self.stand(len(self.tables) - 1)
        counters = tuple((name, self.numbers.get(name, n)) for name, n in found.view.counters)
        view = replace(found.view, counters=counters, result=self.result, reason=self.reason)
        return replace(found, view=view, outcome=outcome)

    def course(self, counters: Sequence[str]) -> Course | None:
        """Find the course of the named counters, turn by turn, and at the end if that was kept."""
        stops = [numbers_of(table.view(-1)) for table in self.tables]
        turns = self.turns
        if self.numbers:
            stops.append({**stops[-1], **self.numbers})
            turns = (*turns, turns[-1])
        lines = lines_of(stops, counters)
        if not lines or len(stops) < 2:
            return None
        return Course(turns, tuple(range(len(turns))), lines, self.answers)


def ending(shown: Shown, sentences: Sentences) -> str:
    """Tell how the game ended, or that its result was not kept."""
    if not shown.result:
        return sentences.texts.text("shown-no-result")
    return sentences.ending(shown.reason, shown.result, shown.end("").view)


def shown_of(kept: History, where: str) -> Shown | None:
    """Read a finished game from the store; None where none of its positions can be read."""
    try:
        spec = spec_of(kept.head, where)
    except (InputError, KernelError):
        return None
    tables, missing = _tables(kept.entries, spec, where)
    end, over, bot = (last(kept.entries, kind) for kind in (END, OVER, BOT))
    if not tables or over < 0:
        return None
    told = json.loads(kept.entries[end].data) if end > over else _NOTHING
    who = split(kept.entries[bot].data) if bot >= 0 else Who(kept.head.who)
    return Shown(
        spec,
        who if len(who.seats) == len(kept.head.who) else Who(kept.head.who),
        tables,
        missing,
        tuple(told.get("result", ())),
        kept.entries[over].data,
        dict(told.get("numbers", {})),
        sum(entry.kind == SAY for entry in kept.entries),
        any(entry.kind == PRACTICE for entry in kept.entries),
    )


def _tables(
    entries: Sequence[LogEntry], spec: GameSpec[Any], where: str
) -> tuple[tuple[Table[Any], ...], int]:
    """Open a table at the beginning of each turn, and count the turns that cannot be read.

    Where words were taken back beyond the beginning of a turn, that turn began again, and only its
    last beginning counts.
    """
    found: list[tuple[int, Table[Any]]] = []
    missing = 0
    for number, entry in enumerate(entries):
        if entry.kind not in (TURN, FROM):
            continue
        try:
            table = moved_table(entry.data, spec, f"{where}, entry {number}")
            turn = spec.turn_of(table.g)
        except (InputError, KernelError):
            missing += 1
            continue
        while found and found[-1][0] > turn:
            found.pop()
        if not found or found[-1][0] < turn:
            found.append((turn, table))
    return tuple(table for _, table in found), missing
