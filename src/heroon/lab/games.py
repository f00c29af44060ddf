"""Simulated games, in columns: what a worker sends and a series keeps, some fifty bytes a game."""

from __future__ import annotations

import contextlib
import csv
from array import array
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TextIO, TypeVar

from heroon.kernel import game
from heroon.kernel.heuristics import heuristics_of
from heroon.testing.whole import WholeFile

#: The kinds of the columns in memory, as `array` names them: results may be below 0.
_LONG: Final = "q"
_COUNT: Final = "I"
Entry = TypeVar("Entry", bound=tuple[str, ...] | str)


class Game(NamedTuple):
    """One simulated game: who sat where, the result, how long it was, what ended a journey."""

    number: int
    seats: tuple[str, ...]
    result: tuple[int, ...]
    reason: str
    choices: int
    decisions: int
    tokens: int
    turns: int
    ended_at: str = ""


class PlayedGames(Sequence[Game]):
    """Games of one number of seats, one after the other; each is made when it is asked for.

    Equal to any sequence of the same games.
    """

    def __init__(self, played: Iterable[Game] = ()):
        self.many = 0
        self.numbers, self.results = array(_LONG), array(_LONG)
        self.choices, self.decisions, self.tokens, self.turns = (array(_COUNT) for _ in range(4))
        #: Places in the three lists of what games have in common.
        self._seats, self._reasons, self._ends = (array(_COUNT) for _ in range(3))
        self.seatings: list[tuple[str, ...]] = []
        self.reasons: list[str] = []
        self.ends: list[str] = []
        for one in played:
            self.append(one)

    def append(self, one: Game) -> None:
        """Add a game at the end."""
        self.many = len(one.seats)
        self.numbers.append(one.number)
        self.results.extend(one.result)
        for column, number in zip(self._counts(), one[4:8], strict=True):
            column.append(number)
        self._seats.append(_place(self.seatings, one.seats))
        self._reasons.append(_place(self.reasons, one.reason))
        self._ends.append(_place(self.ends, one.ended_at))

    def extend(self, other: PlayedGames) -> None:
        """Add games at the end."""
        self.many = self.many or other.many
        self.numbers.extend(other.numbers)
        self.results.extend(other.results)
        for mine, theirs in zip(self._counts(), other._counts(), strict=True):
            mine.extend(theirs)
        _join(self._seats, self.seatings, other._seats, other.seatings)
        _join(self._reasons, self.reasons, other._reasons, other.reasons)
        _join(self._ends, self.ends, other._ends, other.ends)

    def _counts(self) -> tuple[array[int], ...]:
        return self.choices, self.decisions, self.tokens, self.turns

    def columns(self) -> dict[str, Iterable[object]]:
        """Return the columns by the names of the members of a game."""
        tables = (
            (self.seatings, self._seats),
            (self.reasons, self._reasons),
            (self.ends, self._ends),
        )
        seats, reasons, ends = (map(list(table).__getitem__, at) for table, at in tables)
        results = zip(*[iter(self.results)] * self.many) if self.many else iter(())
        columns = self.numbers, seats, results, reasons, *self._counts(), ends
        return dict(zip(Game._fields, columns, strict=True))

    def __len__(self) -> int:
        return len(self.numbers)

    def __iter__(self) -> Iterator[Game]:
        return map(Game._make, zip(*self.columns().values(), strict=True))

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            low, high, step = at.indices(len(self))
            if step == 1:
                return self._part(low, max(low, high))
            return PlayedGames(self[i] for i in range(low, high, step))
        i = range(len(self))[at]
        result = tuple(self.results[i * self.many : (i + 1) * self.many])
        choices, decisions, tokens, turns = (column[i] for column in self._counts())
        seats, reason = self.seatings[self._seats[i]], self.reasons[self._reasons[i]]
        counts = choices, decisions, tokens, turns
        return Game(self.numbers[i], seats, result, reason, *counts, self.ends[self._ends[i]])

    def _part(self, low: int, high: int) -> PlayedGames:
        """Copy the games from one place to another."""
        out = PlayedGames()
        out.many = self.many
        out.numbers = self.numbers[low:high]
        out.results = self.results[low * self.many : high * self.many]
        out.choices, out.decisions, out.tokens, out.turns = (c[low:high] for c in self._counts())
        out._seats, out._reasons = self._seats[low:high], self._reasons[low:high]
        out._ends = self._ends[low:high]
        tables = self.seatings, self.reasons, self.ends
        out.seatings, out.reasons, out.ends = ([*table] for table in tables)
        return out

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence):
            return NotImplemented
        return len(self) == len(other) and all(a == b for a, b in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]  # as a list

    def __repr__(self) -> str:
        return f"<{len(self)} games>"


def _place(table: list[Entry], entry: Entry) -> int:
    """Return the place of an entry in a short list, which gets it where it is new."""
    if entry not in table:
        table.append(entry)
    return table.index(entry)


def _join(
    mine: array[int], table: list[Entry], theirs: array[int], entries: Sequence[Entry]
) -> None:
    """Add a column of places in another list."""
    places = [_place(table, entry) for entry in entries]
    same = places == [*range(len(places))]
    mine.extend(theirs if same else array(_COUNT, map(places.__getitem__, theirs)))


class CsvWriter:
    """A file of games as CSV, a line a game, which is written as they come and is there at the end.

    A game without stages lacks the last column, what ended a journey.
    """

    def __init__(self, path: Path, name: str):
        self._path = path
        self._many = len(Game._fields) - (not heuristics_of(game(name)).progress)
        self._whole: WholeFile | None = None
        self._file: TextIO | None = None

    def add(self, played: PlayedGames) -> None:
        """Write games; the first ones begin the file."""
        if self._file is None:
            self._whole = WholeFile(self._path)
            self._file = self._whole.path.open("w", newline="", encoding="utf-8")
            csv.writer(self._file).writerow(Game._fields[: self._many])
        rows = (
            ["/".join(map(str, v)) if isinstance(v, tuple) else v for v in one[: self._many]]
            for one in played
        )
        csv.writer(self._file).writerows(rows)

    def end(self) -> None:
        """End the file, which has its head at least."""
        self.add(PlayedGames())
        if self._file is not None and self._whole is not None:
            self._file.close()
            self._whole.keep()

    def close(self) -> None:
        """Leave the file; one that has not ended is not there."""
        if self._file is not None and self._whole is not None:
            with contextlib.suppress(OSError):  # it is no longer wanted
                self._file.close()
            self._whole.abandon()


def write_csv(path: Path, name: str, played: Iterable[Game]) -> None:
    """Write games to a file as CSV, one line a game."""
    out = CsvWriter(path, name)
    try:
        out.add(PlayedGames(played))
        out.end()
    finally:
        out.close()
