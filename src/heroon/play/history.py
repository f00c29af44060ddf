"""A kept game done again from its history, and what is kept of a game when it begins and ends."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from heroon.kernel import InputError, Seeded, Table, View
from heroon.kernel.errors import MALFORMED
from heroon.kernel.positions import read_position
from heroon.kernel.tokens import ENDS, Token
from heroon.store import BOT, END, FROM, OVER, PRACTICE, REWIND, SAY, UNDO, Head, LogEntry
from heroon.texts import package_of

from .course import numbers_of
from .forced import telling
from .game_setting import Setting
from .kept_entries import last, spec_of
from .saves import own_numbers
from .seating import Seating
from .who import Who, split

#: The kind of entry before an answer that nobody was asked for, by an order or as the only one.
AUTO: Final = "auto"
#: The message of an answer by an order.
DECLINED: Final = "declined"


class Forced(NamedTuple):
    """An answer that was given without asking anybody.

    It is the token number `at` of the record; `view` is what its seat saw then, `events` how many
    events the viewer had been told by its end; `told` says whether a note tells it.
    """

    at: int
    seat: int
    word: int
    key: str
    view: View
    events: int
    told: bool


def head_of(setting: Setting) -> Head:
    """Make the head of a table's history: the game, options, seed, seats, numbers, rules."""
    table = setting.table
    spec = table.spec
    return Head(
        spec.id,
        dict(table.options),
        setting.seed,
        setting.who.seats,
        tuple(own_numbers(spec)),
        spec.rules,
        spec.cards_hash,
    )


def ended(table: Table[Any]) -> tuple[LogEntry, LogEntry]:
    """Make the two entries of a game's end: the reason; the result and last counters as JSON."""
    numbers = numbers_of(table.view(-1))
    told = {"result": list(table.result), "numbers": numbers}
    return LogEntry(OVER, -1, table.reason), LogEntry(END, -1, json.dumps(told))


def reopened(head: Head, entries: Sequence[LogEntry], where: str) -> Setting:
    """Play a history again, and return its table's setting; raises `InputError` with the place."""
    return history(head, entries, where)[0]


def history(
    head: Head, entries: Sequence[LogEntry], where: str
) -> tuple[Setting, tuple[Forced, ...]]:
    """Play a history again: return its table's setting, and the answers that nobody was asked for.

    A history that goes on from a position begins with it: of what was done before, only who sits
    where and whether it is practice still counts.  Raises `InputError` with the place in the
    history.
    """
    spec = spec_of(head, where)
    start = last(entries, FROM)
    if start < 0:
        # Without a seed the history holds nature's words.
        driver = Seeded(head.seed) if head.seed else None
        table: Table[Any] = Table(spec, head.options, driver, seats=len(head.who))
    else:
        table = read_position(entries[start].data, f"{where}, entry {start}", spec)
    setting = Setting(table, head.seed, Who(head.who))
    forced: list[Forced] = []
    key = ""
    for number, entry in enumerate(entries):
        if number < start and entry.kind not in (BOT, PRACTICE):
            continue
        try:
            if key and entry.kind == SAY:
                forced.append(redo_forced(setting, entry, key))
            else:
                redo(setting, entry)
        except InputError as bad:
            at = f"{where}, entry {number}"
            raise InputError(bad.kind, bad.why, entry.data, at, bad.rule) from None
        key = entry.data if entry.kind == AUTO else ""
        if entry.kind == UNDO or entry.kind == REWIND:
            forced = [one for one in forced if one.at < len(table.tokens)]
    return setting, tuple(forced)


def redo_forced(setting: Setting, entry: LogEntry, key: str) -> Forced:
    """Give an answer again that nobody was asked for; raises `InputError`."""
    table = setting.table
    seating = Seating(table, setting.people, package_of(table.spec.id))
    viewer = seating.viewer(entry.seat)
    at, view, before = len(table.tokens), seating.view(entry.seat), len(table.events(viewer))
    redo(setting, entry)
    told, word = table.events(viewer), table.tokens[at].word
    tells = telling(table.spec, word, key, told[before:], seating.hints.echoes)
    return Forced(at, entry.seat, word, key, view, len(told), tells)


def reseated(setting: Setting, text: str) -> None:
    """Let the players of a text sit at a table from now on; raises `InputError`.

    In old logs a single name is the one of every bot.
    """
    table, now = setting.table, setting.who
    who = split(text)
    if len(who.seats) == 1 and not who.people:
        who = Who.of(table.seats, now.people, text)
    if len(who.seats) != table.seats or not who.people:
        raise InputError(MALFORMED, "these are not the seats of this table", text[:80])
    for left in set(now.people) - set(who.people):
        for order in table.standing(left):
            table.order(left, order, False)
    setting.who = who


def redo(setting: Setting, entry: LogEntry) -> None:
    """Do again at a table what an entry of its history says; raises `InputError`."""
    table = setting.table
    match entry.kind:
        case "say" | "talk":
            table.answer(entry.data, entry.seat)
        case "close":
            word = next(word for word, text in ENDS.items() if text == entry.data)
            table.repeat(Token(entry.seat, 0, word, True, True))
        case "undo":
            for _ in range(int(entry.data)):
                table.undo()
        case "chance":
            table.answer(entry.data, -1)
        case "seed":
            table.drive(Seeded(entry.data) if entry.data else None)
        case "rewind":
            table.rewind(int(entry.data))
        case "practice":
            table.practice = True
        case "order":
            name, _, state = entry.data.rpartition("=")
            table.order(entry.seat, name, state == "on")
        case "bot":
            reseated(setting, entry.data)
        case "undos":
            table.undos = int(entry.data)
        case "over" | "end" | "gone" | "back" | "auto" | "turn" | "from" | "file":
            pass
        case _:
            raise InputError(MALFORMED, "no such kind of entry", entry.kind)
