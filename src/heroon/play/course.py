"""The course of a finished game: the counters that everybody saw, turn by turn.

A game names in `hints.toml` (`course`) the counters of its view whose course is worth telling: the
points of each seat, the health of both sides, or pieces on a track.  They are read from the
spectator's view at the beginning of each turn and at the end, so nothing hidden is in them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from heroon.kernel import Table, View


class Curve(NamedTuple):
    """The course of one counter: its name in the view, and a value for each stop of the course."""

    counter: str
    values: tuple[int, ...]

    @property
    def name(self) -> str:
        """The name of the counter, without the seat."""
        return self.counter.partition(".")[0]

    @property
    def owner(self) -> int:
        """The seat whose counter it is; -1 for one of the table."""
        seat = self.counter.partition(".")[2]
        return int(seat) if seat.isdecimal() else -1

    def leap(self) -> tuple[int, int]:
        """Find the greatest change between two stops, up or down, and the stop where it ended."""
        steps = [(b - a, n) for n, (a, b) in enumerate(zip(self.values, self.values[1:]), 1)]
        return max(steps, key=lambda step: abs(step[0]), default=(0, 0))


class Course(NamedTuple):
    """The course of a finished game: a value of each counter at each stop.

    `turns` holds the number of the turn that begins at each stop (the last stop is the end),
    `events` how many events the viewer had been told there, `lines` the counters, `answers` how
    many answers people and bots gave in all.
    """

    turns: tuple[int, ...]
    events: tuple[int, ...]
    lines: tuple[Curve, ...]
    answers: int

    @property
    def top(self) -> int:
        """The greatest value of all lines, at least 1."""
        return max([1, *(value for line in self.lines for value in line.values)])


def numbers_of(view: View) -> dict[str, int]:
    """Collect by name the counters of a view, and the places of pieces on its tracks."""
    found = dict(view.counters)
    for area in view.areas:
        if area.kind == "track":
            found |= {p.id: int(p.at) for p in area.pieces if p.at.isdecimal()}
    return found


def lines_of(stops: Sequence[Mapping[str, int]], counters: Sequence[str]) -> tuple[Curve, ...]:
    """Make the lines of the named counters, from the numbers at each stop."""
    names = [name for name in stops[-1] if name.partition(".")[0] in counters]
    return tuple(Curve(name, tuple(stop.get(name, 0) for stop in stops)) for name in names)


def course_of(table: Table[Any], viewer: int, counters: Sequence[str]) -> Course | None:
    """Play a table's record again to find its course, for a viewer.

    Return None where no counter is named or no turn was played.
    """
    if not counters:
        return None
    spec = table.spec
    then: Table[Any] = Table(spec, table.options, None, seats=table.seats)
    stops: list[tuple[int, int, dict[str, int]]] = []
    begun = spec.turn_of(then.g)
    for token in table.tokens:
        then.repeat(token)
        turn = spec.turn_of(then.g)
        if turn != begun:
            stops.append((turn, len(then.events(viewer)), numbers_of(then.view(-1))))
            begun = turn
    stops.append((begun, len(then.events(viewer)), numbers_of(then.view(-1))))
    lines = lines_of([stop[2] for stop in stops], counters)
    if not lines or len(stops) < 2:
        return None
    answers = sum(token.seat >= 0 for token in table.tokens)
    return Course(tuple(s[0] for s in stops), tuple(s[1] for s in stops), lines, answers)
