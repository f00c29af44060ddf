"""The time that a bot takes tells nothing of its hand."""

from heroon.play.pace import LONGEST, WINDOW, Pace


def test_an_answer_without_a_choice_takes_as_long_as_one_that_was_thought_about() -> None:
    pace = Pace(0.6, ("attack",))
    assert pace.wait("attack", 0.0) == 0.6 * WINDOW
    assert pace.wait("attack", 1.5) == 0.0
    assert pace.wait("attack", 0.0) == 1.5
    assert pace.wait("place", 0.0) == 0.6


def test_nobody_waits_for_ever_and_tests_not_at_all() -> None:
    assert Pace(0.6, ()).wait("x", 100.0) == 0.0
    slow = Pace(0.6, ())
    slow.wait("x", 100.0)
    assert slow.wait("x", 0.0) == LONGEST
    assert Pace(0.0, ()).wait("x", 0.0) == 0.0
