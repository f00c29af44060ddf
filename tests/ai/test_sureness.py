"""How sure a search is: the same sums in both engines, errors that chance bears out."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any

import pytest

from heroon.ai import Planner, Search
from heroon.ai.sureness import Tally, interval, tried, weighed
from heroon.games.micro_hero import words as w
from heroon.kernel import Ask, Rng, Seat, Seeded, Table, game, playout
from heroon.kernel.heuristics import Effort, Searching
from tests.native.having import native
from tests.shapes import fight, grid

HEROZ = game("heroz")


def tally(*worlds: tuple[int, float]) -> Tally:
    found = Tally()
    for visits, worth in worlds:
        found = found.with_world(visits, worth)
    return found


def test_the_mean_and_error_of_worlds() -> None:
    """Of worlds of equal size the error is that of the mean of their means."""
    means = [0.25, 0.5, 1.0, 0.75, 0.0]
    found = tally(*((4, 4 * mean) for mean in means))
    middle = sum(means) / 5
    spread = sum((x - middle) ** 2 for x in means) / 4
    assert (found.visits, found.worlds) == (20, 5)
    assert found.mean == pytest.approx(middle)
    assert found.error == pytest.approx(sqrt(spread / 5))
    several = [(1, 1.0), (7, 2.0), (3, 3.0), (5, 0.5)]
    found = tally(*several)
    middle = 6.5 / 16
    spread = sum((worth - middle * many) ** 2 for many, worth in several)
    assert found.mean == pytest.approx(middle)
    assert found.error == pytest.approx(sqrt(spread * 4 / 3) / 16)
    assert tally((3, 2.0)).error is None
    assert (Tally().mean, Tally().error) == (0.0, None)


def test_an_interval_is_never_certain() -> None:
    assert interval(tally((4, 4.0)), 0.0, 1.0) == (0.0, 1.0)
    low, high = interval(tally(*[(4, 4.0)] * 5), 0.0, 1.0)
    assert 0.4 < low < 0.8
    assert high == 1.0
    few, many = (tally(*[(4, 4.0), (4, 0.0)] * n) for n in (3, 60))
    wide, narrow = (b - a for a, b in (interval(one, 0.0, 1.0) for one in (few, many)))
    assert wide > 0.5 > 0.25 > narrow > 0.0
    low, high = interval(tally(*[(2, 10.0), (2, 14.0)] * 40), 0.0, 12.0)
    assert low < 6.0 < high
    assert interval(Tally(), 0.0, 0.0) == (0.0, 0.0)


def test_intervals_hold_what_they_promise() -> None:
    """Worlds differ in their chance to win: of 400 intervals nearly all hold the mean chance."""
    rng, held, games = Random(1), 0, 0
    for _ in range(400):
        found = Tally()
        for _ in range(25):
            chance = rng.randrange(100)
            wins = sum(rng.randrange(100) < chance for _ in range(4))
            found = found.with_world(4, float(wins))
        low, high = interval(found, 0.0, 1.0)
        held += low <= 0.495 <= high
        naive = 1.96 * sqrt(found.mean * (1 - found.mean) / found.visits)
        games += abs(found.mean - 0.495) <= naive
    assert 368 <= held <= 392
    assert games < 350  # games of one world are alike: counting each as a trial promises too much


def test_words_are_parted_where_their_intervals_are() -> None:
    good, bad = (weighed(1, tally(*[(4, x)] * 30), 0.0, 1.0) for x in (4.0, 0.0))
    even = weighed(2, tally(*[(4, 4.0), (4, 0.0)] * 30), 0.0, 1.0)
    assert good.parted(bad)
    assert bad.parted(good)
    assert good.parted(even)
    assert not even.parted(even)


def at_choice(spec: Any, seed: int, after: int) -> tuple[Table[Any], int]:
    table: Table[Any] = Table(spec, driver=Seeded(str(seed)))
    rng = Rng(seed)
    while True:
        assert table.ask is not None
        seat = (table.ask.seats & -table.ask.seats).bit_length() - 1
        if len(table.words(seat)) > 2 and len(table.tokens) >= after:
            return table, seat
        table.answer(rng.choice(table.words(seat)), seat)


@pytest.mark.parametrize(("spec", "after"), [(HEROZ, 40), (grid.SPEC, 4), (fight.SPEC, 4)])
def test_both_engines_weigh_alike(spec: Any, after: int) -> None:
    native(spec)
    table, number = at_choice(spec, 3, after)
    seat = Seat(table, number)
    how = Searching(every=1)
    ours, theirs = Search(spec, 60, how), Search(spec, 60, how)
    theirs._native = None
    found = ours.weigh(seat, Rng(1))
    assert found == theirs.weigh(seat, Rng(1))
    assert sum(one.visits for one in found) == 60
    assert found[0].word == ours.word(seat, Rng(1))
    assert all(one.low <= one.mean <= one.high for one in found if one.visits)
    assert {one.word for one in found} <= set(seat.words)


def test_what_nobody_played_is_not_counted() -> None:
    table, number = at_choice(HEROZ, 3, 40)
    seat = Seat(table, number)
    for prior in (0, 50):
        found = Search(HEROZ, 40, Searching(every=1, prior=prior)).weigh(seat, Rng(2))
        assert sum(one.visits for one in found) == 40
        assert sum(one.worlds for one in found) >= 10


def test_a_line_is_compared_in_the_same_worlds() -> None:
    first, other = [10.0, 0.0, 20.0, 6.0], [9.0, -1.0, 19.0, 5.0]
    found = tried([1, 2], other, first)
    assert (found.worlds, found.mean, found.behind, found.unsure) == (4, 8.0, 1.0, 0.0)
    assert found.error is not None
    assert found.error > 4
    early = tried([3], other[:1], first)
    assert (early.worlds, early.error, early.behind, early.unsure) == (1, None, 1.0, None)
    assert tried([4], [], []).worlds == 0


def test_the_planner_says_what_it_found_of_each_line() -> None:
    spec = game("micro-hero")
    world = playout(spec, spec.settings({}), 1)
    rng = Rng(7)
    while world.ask is None or world.ask.prompt != w.P_PLAN:
        assert world.ask is not None
        world.answer(rng.choice(world.ask.words))
    ask = Ask(1, world.ask.prompt, world.ask.words)
    effort = Effort(worlds=3, turns=2, each=2)
    found = Planner(spec, effort).weigh(world, ask, Rng(1))
    assert len(found) > 2
    assert found[0].line[0] == Planner(spec, effort).word(world, ask, Rng(1))
    assert (found[0].behind, found[0].worlds) == (0.0, max(one.worlds for one in found))
    assert [one.worlds for one in found] == sorted((one.worlds for one in found), reverse=True)
    assert len({one.worlds for one in found}) > 1
