"""Rollouts: the policy's words tried in sampled worlds, the same in C and in CPython."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from heroon.ai import bot, bot_names, needs_table
from heroon.ai.rollouts import (
    WIN,
    RolloutBot,
    Trier,
    _Worlds,
    by_luck,
    can_try,
    no_better,
    share_of_win,
)
from heroon.ai.values import worth_at
from heroon.kernel import GameSpec, Rng, Seat, Seeded, Table, game
from heroon.kernel.ask import first_seat
from heroon.kernel.heuristics import Effort, Rollouts, heuristics_of
from tests.ai.trying import met
from tests.native import weighing
from tests.native.having import native
from tests.shapes.every import SHAPES

#: Little enough for CPython.
FEW = Rollouts(
    words=3, spread=1 << 20, effort=Effort(worlds=2, turns=1, words=30, margin=0, each=2)
)
#: The same where words race.
RACE = replace(FEW, effort=replace(FEW.effort, each=4), close=0.0)
HADES = game("hades-trap")
HEROZ = game("heroz")
MINI = game("mini-rogue")


def rolling(spec: GameSpec[Any], how: Rollouts = FEW) -> GameSpec[Any]:
    """A shape whose words can be tried: with weights, a value of positions, and rollouts."""
    return replace(spec, policy=replace(weighing.HEURISTICS, rollouts=how))


def asked(spec: GameSpec[Any], seats: int, many: int, seed: int) -> list[tuple[Table[Any], int]]:
    """Tables at choices of games by random words, and who chooses."""
    found: list[tuple[Table[Any], int]] = []
    table: Table[Any] = Table(spec, driver=Seeded(str(seed)), seats=seats)
    rng = Rng(seed)
    while table.ask is not None and len(found) < many:
        seat = first_seat(table.ask.seats)
        words = table.words(seat)
        if len(words) > 1 and rng.below(3) == 0:
            found.append((table.clone(), seat))
        table.answer(rng.choice(words), seat)
    return found


ROLLED = [
    *((rolling(spec), seats, 6) for spec, seats in SHAPES if can_try(rolling(spec), None, seats)),
    *((HADES, seats, 6) for seats in (2, 4)),
    (HEROZ, 2, 12),
    *((MINI, seats, 12) for seats in (1, 3)),
]


@pytest.mark.parametrize("how", [FEW, RACE], ids=["halved", "raced"])
@pytest.mark.parametrize(("spec", "seats", "many"), ROLLED, ids=lambda x: getattr(x, "id", ""))
def test_c_and_cpython_find_the_same(
    spec: GameSpec[Any], seats: int, many: int, how: Rollouts
) -> None:
    native(spec)
    tried = 0
    for table, seat in asked(spec, seats, many, 3):
        found = []
        for fast in (True, False):
            trier, rng = Trier(spec, how), Rng(8)
            assert trier._native is not None
            if not fast:
                trier._native = None
            found.append((trier.weigh(Seat(table, seat), rng), rng.state))
        assert found[0] == found[1]
        tried += len(found[0][0]) > 1
    assert tried or spec not in (HADES, HEROZ, MINI)


class Noting(Trier):
    """Who tries words, and notes what each was worth in each world."""

    worths: tuple[tuple[int, ...], ...] = ()

    def _best(
        self, words: list[int], worlds: _Worlds, rng: Rng
    ) -> tuple[list[int], list[list[int]]]:
        found = super()._best(words, worlds, rng)
        self.worths = tuple(map(tuple, found[1]))
        return found


@pytest.mark.parametrize(
    ("spec", "how"), [(HADES, FEW), (HEROZ, FEW), (HEROZ, RACE)], ids=lambda x: getattr(x, "id", "")
)
def test_nothing_hidden_moves_a_word(spec: GameSpec[Any], how: Rollouts) -> None:
    """Twins: the same word for the same worths, and the same generator after it.

    At a table and at a position in C.
    """
    engine = native(spec)
    trier, compared = Noting(spec, how), 0
    for table, seat in asked(spec, 2, 40, 5):
        at_table, in_c = set(), set()
        for twin in (table, table.sample(seat, Rng(1)), table.sample(seat, Rng(2))):
            rng = Rng(9)
            at_table.add((trier.word(Seat(twin, seat), rng), trier.worths, rng.state))
            if table.rule is None:
                compared += 1
                rng = Rng(9)
                word = trier.word_at(engine.at(twin), seat, (0, 1), rng)
                in_c.add((word, trier.worths, rng.state))
        assert len(at_table) == 1
        assert len(in_c) <= 1
    assert compared > 60


def test_a_margin_keeps_the_word_of_the_policy() -> None:
    sure = replace(FEW, effort=replace(FEW.effort, margin=2001.0))
    weights = heuristics_of(HADES).weights
    assert weights is not None
    for table, seat in asked(HADES, 2, 12, 4):
        if table.rule is None:
            words = table.words(seat)
            assert table.ask is not None
            found = weights(table.g, seat, table.ask.prompt, list(words))
            word = Trier(HADES, sure).word(Seat(table, seat), Rng(1))
            assert found[words.index(word)] == max(found)


class Dealt:
    """Worlds in which each word is worth what a list says, over and over; notes who was tried."""

    def __init__(self, worths: dict[int, list[int]], each: int):
        self._worths = worths
        self._each = each
        self.rounds: list[list[int]] = []

    def round(self, words: list[int], rng: Rng) -> list[int]:
        self.rounds.append(words)
        first = (len(self.rounds) - 1) * self._each
        worlds = range(first, first + self._each)
        return [self._worths[word][n % len(self._worths[word])] for n in worlds for word in words]


def raced(worths: list[list[int]], worlds: int, each: int, close: float) -> tuple[int, Dealt]:
    """Who wins a race of words 10, 11, …, the policy's first, and the worlds they ran in."""
    effort = Effort(worlds=worlds, each=each)
    how = Rollouts(words=len(worths), effort=effort, close=close)
    dealt = Dealt({10 + i: found for i, found in enumerate(worths)}, each)
    words = list(range(10, 10 + len(worths)))
    order, found = Trier(HADES, how)._best(words, dealt, Rng(1))
    assert sorted(order) == list(range(len(worths)))
    tried = [sum(each for some in dealt.rounds if word in some) for word in words]
    assert [len(one) for one in found] == tried
    return words[order[0]], dealt


#: Worths of some worlds that go up and down, and others that do with them.
WAVES = [500, 620, 380, 540, 460, 580]


def raised(more: int) -> list[int]:
    """The same worlds, each worth so much more, but for a little to and fro."""
    return [worth + more + (2 if n % 2 else -2) for n, worth in enumerate(WAVES)]


def test_what_is_surely_behind_leaves_the_race() -> None:
    """After the first round; the others share its tries, and no more are spent than all have."""
    word, dealt = raced([WAVES, raised(-90), [640, 380, 620, 360, 640, 440]], 4, 6, 0.0)
    assert [sorted(some) for some in dealt.rounds] == [[10, 11, 12], *[[10, 12]] * 4]
    assert word == 10  # of 72 tries six are left, too few for a round


def test_a_race_ends_when_one_is_left() -> None:
    word, dealt = raced([WAVES, raised(40), raised(-40)], 50, 6, 0.0)
    assert (word, dealt.rounds) == (11, [[10, 11, 12]])


def test_who_cannot_be_better_by_more_than_a_little_leaves_the_race() -> None:
    """The two go on for ever where that little is nothing, and part at once where it is more."""
    like = [WAVES, raised(0)]
    assert len(raced(like, 9, 6, 0.0)[1].rounds) == 9
    assert len(raced(like, 9, 6, 10.0)[1].rounds) == 1


def test_the_word_of_the_policy_stands_against_luck() -> None:
    """Also where it has left the race, since no more than a little can be lost by it."""
    wild = [[500, 700, 300, 500], [300, 500, 704, 504]]
    for close in (0.0, 1000.0):
        assert raced(wild, 2, 4, close)[0] == 10
        assert raced([WAVES, raised(3)], 2, 6, close)[0] == 11


def test_what_is_sure_and_what_may_be_chance() -> None:
    """Two worlds in which the leads were 0 and 2: their mean is 1, and so is its error."""
    best, one = [500, 502], [500, 500]
    assert not no_better(one, best, 1.0)  # two errors reach as far as one above the best
    assert no_better(one, best, 1.5)
    assert by_luck(best, one)
    assert not by_luck([501, 504], one)  # 2.5, with an error of 1.5
    assert not no_better(one[:1], best[1:], 1000.0)
    assert by_luck(best[1:], one[:1])


def test_one_world_says_nothing_of_chance() -> None:
    """With a single world nobody is sure of anything, and the policy's word is said."""
    word, dealt = raced([[0], [1000], [500]], 1, 1, 0.0)
    assert (word, dealt.rounds) == (10, [[10, 11, 12]])


def test_the_bot_by_name() -> None:
    assert "rollouts" in bot_names(HADES)
    assert needs_table("rollouts")
    assert isinstance(bot("rollouts", HADES, 1), RolloutBot)
    assert "rollouts" not in bot_names(game("micro-hero"))


def test_an_end_is_worth_what_it_says_where_all_play_together() -> None:
    """A run that is lost is worth nothing to anybody; one that is won is won by all."""
    for seats in (1, 3):
        worth = worth_at(MINI, (0,) * seats)
        assert share_of_win((0,) * seats, seats - 1, worth) == 0
        assert share_of_win((1,) * seats, 0, worth) == WIN
    worth = worth_at(HADES, (0, 1, 2))
    assert [share_of_win((5, 5, 1), seat, worth) for seat in range(3)] == [500, 500, 0]


def test_rollouts_beat_the_policy() -> None:
    count = met(HADES, "heuristic", 12, 4, 3)
    assert count.games == 8
    assert count.wins > count.losses
