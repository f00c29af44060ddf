"""A match whose every change is an entry for the log; a history done again gives the same match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from heroon.kernel import GameSpec, InputError, Seeded, Table
from heroon.kernel import game as load_game
from heroon.kernel.errors import MALFORMED
from heroon.play.aided import AidedMatch
from heroon.play.match import Setting
from heroon.play.saves import own_numbers
from heroon.store import ORDER, OVER, PRACTICE, REWIND, SAY, TALK, UNDO, Entry, Head


class LoggedMatch(AidedMatch):
    """A match that notes what is done at its table in `entries`, for whoever keeps it."""

    def __init__(self, setting: Setting, lang: str):
        self.entries: list[Entry] = []
        super().__init__(setting, lang)

    def put(self, seat: int, said: int | str) -> None:
        """Say something to the table, and note it."""
        super().put(seat, said)
        text = said if isinstance(said, str) else self.text(said)
        self.entries.append(Entry(TALK if text.startswith("!") else SAY, seat, text))
        if self.table.over:
            self.entries.append(Entry(OVER, -1, self.table.reason))

    def undo_to(self, tokens: int) -> None:
        """Take words back, and note how many."""
        before = self.table.undos
        super().undo_to(tokens)
        self.entries.append(Entry(UNDO, -1, str(self.table.undos - before)))

    def rewind(self, tokens: int) -> None:
        """Go back in practice, and note how far."""
        super().rewind(tokens)
        self.entries.append(Entry(REWIND, -1, str(tokens)))

    def practise(self) -> None:
        """Mark the game as practice, and note it."""
        super().practise()
        self.entries.append(Entry(PRACTICE, -1, ""))

    def order_seat(self, seat: int, name: str, wanted: bool) -> None:
        """Leave an order of a seat, and note it."""
        super().order_seat(seat, name, wanted)
        self.entries.append(Entry(ORDER, seat, f"{name}={'on' if wanted else 'off'}"))


def head_of(setting: Setting) -> Head:
    """What is kept of a table when it is begun."""
    table = setting.table
    spec = table.spec
    return Head(
        spec.id,
        dict(table.options),
        table.seats,
        setting.seed,
        setting.people,
        setting.bot,
        tuple(own_numbers(spec)),
        spec.rules,
        spec.cards_hash,
    )


def reopened(head: Head, entries: Sequence[Entry], where: str) -> Setting:
    """The table of a history, where it stood; raises `InputError` with the place in the history."""
    spec: GameSpec[Any] = load_game(head.game)
    if head.numbers:
        body = "\n".join(head.numbers)
        spec = spec.using(f"[numbers]\n{body}\n", where)
    table: Table[Any] = Table(spec, head.options, Seeded(head.seed), seats=head.seats)
    setting = Setting(table, head.seed, head.people, bot=head.bot)
    for number, entry in enumerate(entries):
        try:
            redo(setting, entry)
        except InputError as bad:
            at = f"{where}, entry {number}"
            raise InputError(bad.kind, bad.why, entry.data, at, bad.rule) from None
    return setting


def redo(setting: Setting, entry: Entry) -> None:
    """Do once more what an entry says; raises `InputError`."""
    table = setting.table
    match entry.kind:
        case "say" | "talk":
            table.answer(entry.data, entry.seat)
        case "undo":
            for _ in range(int(entry.data)):
                table.undo()
        case "rewind":
            table.rewind(int(entry.data))
        case "practice":
            table.practice = True
        case "order":
            name, _, state = entry.data.rpartition("=")
            table.order(entry.seat, name, state == "on")
        case "bot":
            setting.bot = entry.data
        case "over" | "gone":
            pass
        case _:
            raise InputError(MALFORMED, "no such kind of entry", entry.kind)
