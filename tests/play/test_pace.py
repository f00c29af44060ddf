"""The time that a bot takes tells nothing of its hand."""

import pytest

from heroon.kernel import game
from heroon.play.pace import INSTANT, LONGEST, PACES, STEPS, WINDOW, Pace, full_thought, step_of

#: What a bot needs: next to nothing for a lone answer, then its first thought, then others.
THOUGHTS = [0.0, 0.001, 0.91, 0.0, 0.4, 0.88, 0.002]


@pytest.mark.parametrize("seconds", PACES.values())
def test_the_first_thought_does_not_show(seconds: float) -> None:
    """Each answer to a kind of question takes as long as any other, from the first one on."""
    pace = Pace(seconds, ("attack",), lambda: 0.9)
    pace.ready()
    for prompt in ("attack", "place"):
        times = {round(thought + pace.wait(prompt, thought), 9) for thought in THOUGHTS}
        assert len(times) == 1, "whoever looks on learns nothing by a clock"


def test_where_bots_are_quick_the_pace_is_the_one_that_was_chosen() -> None:
    pace = Pace(0.6, ("attack",), lambda: 0.004)
    pace.ready()
    assert pace.wait("attack", 0.004) == pytest.approx(0.6 * WINDOW - 0.004)
    assert pace.wait("place", 0.0) == 0.6
    instant = Pace(INSTANT, (), lambda: 0.001)
    instant.ready()
    assert instant.wait("x", 0.001) == pytest.approx(INSTANT - 0.001)


def test_a_thought_that_is_longer_than_all_makes_those_after_it_as_long() -> None:
    pace = Pace(INSTANT, (), lambda: 0.02)
    pace.ready()
    assert pace.wait("x", 0.5) + 0.5 == step_of(0.5)
    assert pace.wait("y", 0.0) == step_of(0.5)


def test_nobody_waits_for_ever_and_tests_not_at_all() -> None:
    assert Pace(0.6, ()).wait("x", 100.0) == 0.0
    slow = Pace(0.6, (), lambda: 100.0)
    slow.ready()
    assert slow.wait("x", 0.0) == LONGEST
    assert Pace(0.0, ()).wait("x", 0.0) == 0.0
    assert list(STEPS) == sorted(STEPS)


def test_without_a_pace_nothing_is_found_beforehand() -> None:
    asked: list[int] = []

    def full() -> float:
        asked.append(1)
        return 0.1

    pace = Pace(0.0, (), full)
    pace.ready()
    assert asked == []
    pace.seconds = 0.6
    pace.ready()
    pace.ready()
    assert asked == [1]


@pytest.mark.parametrize("name", ["heroz", "hero-realms", "micro-hero"])
def test_a_full_thought_is_found_once_in_a_game_apart(name: str) -> None:
    spec = game(name)
    found = full_thought(spec, ("apprentice", "novice"), max(spec.seats))
    assert found > 0.0
    assert full_thought(spec, ("apprentice", "novice"), max(spec.seats)) == found


def test_a_full_thought_is_found_for_a_level_that_plays_only_with_some_options() -> None:
    """The page never went on: the master of MINI ROGUE was rehearsed without its Overlord."""
    assert full_thought(game("mini-rogue"), ("master",), 2, {"mode": "overlord"}) > 0.0
