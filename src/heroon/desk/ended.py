"""The end of a game on the page: its course as a small graph and as a table, and its numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from heroon.play.course import Course, Curve, course_of
from heroon.texts import Texts

from .desk import Desk, Phase

#: The graph, in units of its own.
WIDE: Final = 300
HIGH: Final = 120


class Stroke(NamedTuple):
    """A line of the graph: what it tells, the corners of its steps, its value at the end."""

    name: str
    corners: str
    last: int


class CourseTurn(NamedTuple):
    """A turn of the course: its number, the value of each line, the moment that it leads to."""

    turn: int
    values: tuple[int, ...]
    moment: int


class Figure(NamedTuple):
    """A number of the game and what it counts."""

    value: str
    name: str


class EndFigures(NamedTuple):
    """What the end of a game tells: lines, turns, the greatest value, figures."""

    strokes: tuple[Stroke, ...]
    stops: tuple[CourseTurn, ...]
    top: int
    figures: tuple[Figure, ...]


def ended_of(desk: Desk) -> EndFigures | None:
    """Return what the end of a game tells; None before it, or if no numbers are followed."""
    if desk.phase != Phase.OVER:
        return None
    match = desk.match
    course = course_of(match.table, desk.viewer, match.seating.hints.course)
    if course is None:
        return None
    return told_course(course, match.t, lambda line: name_of(desk, line, course))


def told_course(course: Course, t: Texts, name: Callable[[Curve], str]) -> EndFigures:
    """Lay out a course as a graph, a table and figures; `name` says what each line is called."""
    last = len(course.turns) - 1
    stops = [
        CourseTurn(turn, tuple(line.values[n] for line in course.lines), course.events[n])
        for n, turn in enumerate(course.turns)
        if n < last
    ]
    strokes = [Stroke(name(line), corners(line, course), line.values[-1]) for line in course.lines]
    return EndFigures(tuple(strokes), tuple(stops), course.top, figures(course, t, name))


def name_of(desk: Desk, line: Curve, course: Course) -> str:
    """Name a line of the graph by its player or by what it counts."""
    t = desk.match.t
    alone = desk.match.table.seats == len(course.lines) == 1
    if line.owner < 0 or (alone and t.has(f"counter-{line.name}")):
        return t.text(f"counter-{line.name}")
    if line.owner == desk.eye and not desk.match.seating.shared(desk.eye):
        return t.text("web-you")
    name = t.noun(desk.match.sentences(desk.eye).names[line.owner])
    return name[:1].upper() + name[1:]


def corners(line: Curve, course: Course) -> str:
    """List the corners of a line of steps, as an SVG polyline has them."""
    many = max(1, len(line.values) - 1)
    out: list[str] = []
    for n, value in enumerate(line.values):
        x, y = n * WIDE / many, HIGH - value * HIGH / course.top
        if n:
            out.append(f"{x:.1f},{out[-1].partition(',')[2]}")
        out.append(f"{x:.1f},{y:.1f}")
    return " ".join(out)


def figures(course: Course, t: Texts, name: Callable[[Curve], str]) -> tuple[Figure, ...]:
    """List turns, answers, and for each line its greatest step and when it came."""
    found = [
        Figure(str(course.turns[-1]), t.text("ended-turns", count=course.turns[-1])),
        Figure(str(course.answers), t.text("ended-answers", count=course.answers)),
    ]
    for line in course.lines:
        step, stop = line.leap()
        if step:
            turn = course.turns[stop - 1]
            value = f"{step:+d}".replace("-", "\N{MINUS SIGN}")
            found.append(Figure(value, t.text("ended-leap", name=name(line), turn=turn)))
    return tuple(found)
