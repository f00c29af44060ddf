"""The course of a finished game: public numbers, turn by turn."""

from __future__ import annotations

from typing import Any

from heroon.desk.ended import corners
from heroon.kernel import Rng, Seeded, Table, game
from heroon.play.course import Course, Curve, course_of


def played(name: str, seats: int) -> Table[Any]:
    """A game played at random to its end."""
    t: Table[Any] = Table(game(name), {}, Seeded("course"), seats=seats)
    rng = Rng(5)
    while t.ask is not None:
        seat = next(s for s in range(seats) if t.ask.seats >> s & 1)
        words = t.words(seat)
        t.answer(t.spec.words.text[words[rng.below(len(words))]], seat)
    return t


def test_a_duel_is_followed_by_the_points_of_both() -> None:
    t = played("heroz", 2)
    course = course_of(t, 0, ("points",))
    assert course is not None
    assert [line.counter for line in course.lines] == ["points.0", "points.1"]
    assert [line.owner for line in course.lines] == [0, 1]
    final = dict(t.view(-1).counters)
    assert [line.values[-1] for line in course.lines] == [final["points.0"], final["points.1"]]
    assert all(line.values[0] == 0 for line in course.lines)
    assert course.turns[:3] == (1, 2, 3) and course.turns[-1] == t.spec.turn_of(t.g)
    assert course.answers == sum(token.seat >= 0 for token in t.tokens)
    assert list(course.events) == sorted(course.events)
    assert course.events[-1] == len(t.events(0))


def test_a_journey_has_lines_of_the_table() -> None:
    course = course_of(played("hero-realms", 1), 0, ("health", "boss-health"))
    assert course is not None
    assert {line.counter: line.owner for line in course.lines} == {"health": -1, "boss-health": -1}
    assert course.top >= 50


def test_a_game_that_names_nothing_has_no_course() -> None:
    t = played("micro-hero", 1)
    assert course_of(t, 0, ()) is None and course_of(t, 0, ("dragons",)) is None


def test_the_greatest_step_counts_both_ways() -> None:
    assert Curve("points.1", (0, 4, 4, 9, 2)).leap() == (-7, 4)
    assert Curve("health", (5,)).leap() == (0, 0)
    assert Curve("health", (5,)).owner == -1 and Curve("points.1", (5,)).name == "points"


def test_the_graph_goes_up_in_steps() -> None:
    line = Curve("points.0", (0, 0, 30))
    course = Course((1, 2, 2), (3, 6, 9), (line,), 12)
    assert corners(line, course) == "0.0,120.0 150.0,120.0 150.0,120.0 300.0,120.0 300.0,0.0"
