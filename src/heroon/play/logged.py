"""A match that notes each change as an entry of a log, and how such a log makes the match again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from heroon.kernel import GameSpec, InputError, Seeded, Table, View
from heroon.kernel import game as load_game
from heroon.kernel.errors import MALFORMED
from heroon.kernel.positions import read_position, write_position
from heroon.kernel.tokens import ENDS, Token
from heroon.store import (
    BOT,
    END,
    FROM,
    ORDER,
    OVER,
    PRACTICE,
    REWIND,
    SAY,
    TALK,
    TURN,
    UNDO,
    Head,
    LogEntry,
)
from heroon.texts import package_of

from .aided import AidedMatch
from .course import numbers_of
from .match import SPARED, Match, Setting, telling
from .saves import own_numbers
from .seating import Seating, hiding
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


class Noted(Match):
    """A match that notes each change as an entry in `entries`, for whoever keeps the game."""

    def __init__(self, setting: Setting, lang: str):
        self.entries: list[LogEntry] = []
        super().__init__(setting, lang)
        self._turn: int | None = None

    def put(self, seat: int, said: int | str) -> None:
        """Say something to the table for a seat, and note it."""
        super().put(seat, said)
        text = said if isinstance(said, str) else self.text(said)
        self.entries.append(LogEntry(TALK if text.startswith("!") else SAY, seat, text))
        if self.table.over:
            self.entries += ended(self.table)
        self._note_turn()

    def _note_turn(self) -> None:
        """Note the position where another turn has begun.

        A later version of Heroon can go on from it, where its rules play the record otherwise.
        """
        turn = self.table.spec.turn_of(self.table.g)
        if turn != self._turn and not self.table.over:
            self._turn = turn
            self.entries.append(LogEntry(TURN, -1, write_position(self.table)))

    def undo_to(self, tokens: int) -> None:
        """Undo the words after the first `tokens` ones, and note how many were undone."""
        before = self.table.undos
        super().undo_to(tokens)
        self.entries.append(LogEntry(UNDO, -1, str(self.table.undos - before)))
        self._note_turn()

    def rewind(self, tokens: int) -> None:
        """Go back in a practice game to the first `tokens` words, and note it."""
        super().rewind(tokens)
        self.entries.append(LogEntry(REWIND, -1, str(tokens)))
        self._note_turn()

    def practise(self) -> None:
        """Mark the game as practice, and note it."""
        super().practise()
        self.entries.append(LogEntry(PRACTICE, -1, ""))

    def say_forced(self, seat: int, word: int, key: str) -> bool:
        """Give the only answer that there is, and note that nobody was asked."""
        self.entries.append(LogEntry(AUTO, seat, key))
        return super().say_forced(seat, word, key)

    def sit(self, who: Who) -> None:
        """Let others play from now on, and note who plays which seat."""
        self.entries.append(LogEntry(BOT, -1, who.text))
        super().sit(who)

    def order_seat(self, seat: int, name: str, wanted: bool) -> None:
        """Leave or withdraw a standing order of a seat, and note it."""
        super().order_seat(seat, name, wanted)
        self.entries.append(LogEntry(ORDER, seat, f"{name}={'on' if wanted else 'off'}"))


class LoggedMatch(Noted, AidedMatch):
    """A noted match whose log tells which answers were given without a question.

    `shared` says whether two people who hide their hands have sat at this screen before.
    """

    def __init__(
        self, setting: Setting, lang: str, forced: Sequence[Forced] = (), shared: bool = False
    ):
        self.forced_ones = list(forced)
        super().__init__(setting, lang)
        self.shared = self.shared or shared
        #: What has changed since the game was begun: `rules`, `cards`; empty for nothing.
        self.begun_under = setting.begun_under
        self.automatic = {one.at for one in forced if one.key in (DECLINED, SPARED)}

    def say_forced(self, seat: int, word: int, key: str) -> bool:
        """Give the only answer that there is, and remember what its seat saw and was told."""
        before = len(self.table.tokens), seat, word, key, self.seating.view(seat)
        told = super().say_forced(seat, word, key)
        events = len(self.table.events(self.seating.viewer(seat)))
        self.forced_ones.append(Forced(*before, events, told))
        return told

    def speak(self, lang: str) -> None:
        """Go on in another language, and tell the answers without a question in it."""
        super().speak(lang)
        self.retell()

    def _reseat(self, before: tuple[int, ...], people: tuple[int, ...]) -> None:
        """Let other people play on, without the notes told to those who sat here."""
        self.forced_ones = []
        super()._reseat(before, people)

    def retell(self) -> None:
        """Write the notes of answers without a question anew, as far as they still stand."""
        at = len(self.table.tokens)
        self.forced_ones = [one for one in self.forced_ones if one.at < at]
        self.notes = []
        for one in self.forced_ones:
            if one.told and not self.seating.curtain:
                answer = self.sentences(one.seat).word(one.word, one.view)
                self.notes.append((one.events, self.t.text(one.key, answer=answer)))


def ended(table: Table[Any]) -> tuple[LogEntry, LogEntry]:
    """Make the two entries of a game's end: the reason; the result and last counters as JSON."""
    numbers = numbers_of(table.view(-1))
    told = {"result": list(table.result), "numbers": numbers}
    return LogEntry(OVER, -1, table.reason), LogEntry(END, -1, json.dumps(told))


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


def reopened(head: Head, entries: Sequence[LogEntry], where: str) -> Setting:
    """Play a history again, and return its table's setting; raises `InputError` with the place."""
    return history(head, entries, where)[0]


def was_shared(head: Head, entries: Sequence[LogEntry]) -> bool:
    """Return whether two people or more who hide their hands have ever sat at this screen."""
    later = (Who(tuple(entry.data.split(","))) for entry in entries if entry.kind == BOT)
    sat = (who.people for who in (Who(head.who), *later))
    spec: GameSpec[Any] = load_game(head.game)
    return any(hiding(spec, head.options, people, len(head.who)) for people in sat)


def seed_is_secret(head: Head, entries: Sequence[LogEntry]) -> bool:
    """Return whether a running game's seed would show a hand to somebody at its screen."""
    return was_shared(head, entries) and not is_over(entries)


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
        driver = (
            Seeded(head.seed) if head.seed else None
        )  # without a seed the history holds nature's words
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


def last(entries: Sequence[LogEntry], *kinds: str) -> int:
    """Find the number of the last entry of these kinds; -1 where there is none."""
    return max((n for n, entry in enumerate(entries) if entry.kind in kinds), default=-1)


def is_over(entries: Sequence[LogEntry]) -> bool:
    """Return whether a history ends with its game's end, which was not taken back."""
    return last(entries, OVER) > last(entries, UNDO, REWIND)


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
