"""The import of a saved file into the store, with the position at each turn's beginning.

The store knows a file by its digest: the second time the same file is opened, it is the table that
it became the first time, where that stands by now.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from heroon.kernel import InputError, Seeded, Table
from heroon.kernel.errors import REFUSED
from heroon.kernel.positions import write_position
from heroon.kernel.tokens import ENDS
from heroon.store import CHANCE, CLOSE, FILE, ORDER, PRACTICE, SAY, TURN, UNDOS, LogEntry, Store

from . import begin, saves
from .game_setting import Setting
from .history import ended, head_of, history
from .kept_entries import state_of
from .taking_up import begin_table, take_up

#: Why a file is not put into the store: a fault of ours, which loses nothing.
ELSEWHERE: Final = "its words lead elsewhere: it stays a file"


def open_file(store: Store, path: Path, what: str) -> Setting:
    """Open a saved file as a table of the store, which is exported to that file again.

    Raises `InputError`, `Closed`, `OSError` and `sqlite3.Error`.
    """
    digest = saves.fingerprint(path)
    id = store.with_file(digest) if digest else ""
    found = take_up(store, id, what) if id else None
    if found is not None:
        setting = found.setting
        setting.resumed = True
    else:
        setting = begin.resume(path)
        entries = (*entries_of(setting), LogEntry(FILE, -1, digest))
        setting.ledger = begin_table(store, setting, what, entries)
    setting.path, setting.known = path, digest
    return setting


def entries_of(setting: Setting) -> tuple[LogEntry, ...]:
    """List what was done at a table, as entries for a store; raises `InputError`.

    It does so where they would lead to another position.  Of what was taken back only the number of
    words is known.
    """
    table = setting.table
    entries = [*_said(table, setting.seed)]
    if table.undos:
        entries.append(LogEntry(UNDOS, -1, str(table.undos)))
    if table.practice:
        entries.append(LogEntry(PRACTICE, -1, ""))
    for seat in range(table.seats):
        entries += [LogEntry(ORDER, seat, f"{name}=on") for name in table.standing(seat)]
    if table.over:
        entries += ended(table)
    again = history(head_of(setting), entries, "the new table")[0].table
    if state_of(again) != state_of(table):
        raise InputError(REFUSED, ELSEWHERE)
    return tuple(entries)


def _said(table: Table[Any], seed: str) -> list[LogEntry]:
    """List the words of a table as entries, with the position at the beginning of each turn."""
    spec = table.spec
    driver = Seeded(seed) if seed else None
    then: Table[Any] = Table(spec, table.options, driver, seats=table.seats)
    out: list[LogEntry] = []
    turn: int | None = None
    for token in table.tokens[len(then.tokens) :]:
        if seed and token.seat < 0:
            continue
        text = table.text_of(token).partition(" ")[2]
        kind = CHANCE if token.seat < 0 else CLOSE if token.word in ENDS else SAY
        out.append(LogEntry(kind, token.seat, text))
        then.repeat(token)
        then.drive(driver)
        now = spec.turn_of(then.g)
        if now != turn and not then.over and token.seat >= 0:
            turn = now
            out.append(LogEntry(TURN, -1, write_position(then)))
    return out
