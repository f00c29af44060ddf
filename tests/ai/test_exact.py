"""Exact solutions: the worth that plain enumeration finds, honest bounds, and what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from heroon.ai.exact import HIDDEN, SIDES, Solution, Solver, Unsolvable, solve
from heroon.ai.exact_places import place_of
from heroon.ai.values import duel
from heroon.kernel import GameSpec, KernelError, Rng, Seeded, Table, game, open_position, playout
from heroon.kernel.heuristics import heuristics_of
from tests.native.having import native
from tests.shapes import fight, long_turn, overlord, team, turning
from tests.shapes.maze import spec as maze
from tests.shapes.rogue import spec as rogue

#: Positions that plain enumeration may look at, each as often as play comes to it.
MANY = 3000
#: Words in a row that it says at most.
DEEP = 100


class TooMany(Exception):
    """Plain enumeration would take too long."""


class Plain:
    """The worth of a position by plain recursion over copies of a table: nothing is remembered."""

    def __init__(self, table: Table[Any], seat: int):
        self.seat = seat
        self.teams = table.teams
        self.looked = 0
        self.deepest = len(table.tokens) + DEEP

    def worth(self, table: Table[Any]) -> Fraction:
        """The exact worth of a table to the seat; raises `TooMany`."""
        self.looked += 1
        ask = table.ask
        if self.looked > MANY or len(table.tokens) > self.deepest:
            raise TooMany
        if ask is None:
            if len(set(self.teams)) == 1:
                return Fraction(table.result[self.seat])
            return Fraction(duel(tuple(table.result), self.teams)[self.seat])
        if not ask.seats:
            odds = table.odds()
            return sum((p * self.after(table, w, -1) for w, p in odds.items()), Fraction(0))
        speakers = [s for s in range(table.seats) if table.words(s)]
        found = [self.after(table, w, s) for s in speakers for w in table.words(s)]
        mine = self.teams[speakers[0]] == self.teams[self.seat]
        return max(found) if mine else min(found)

    def after(self, table: Table[Any], word: int, seat: int) -> Fraction:
        """The worth after a word."""
        there = table.clone()
        there.answer(word, seat)
        return self.worth(there)


def bounds(table: Table[Any], seat: int, left: int) -> tuple[Fraction, Fraction]:
    """What a duel is worth by plain recursion over so many words: anything may come after them."""
    ask = table.ask
    if ask is None:
        worth = Fraction(duel(tuple(table.result), table.teams)[seat])
        return worth, worth
    if not left:
        return Fraction(0), Fraction(1)
    speaker = next((s for s in range(table.seats) if table.words(s)), -1)
    found = []
    for word in dict.fromkeys(ask.words):
        there = table.clone()
        there.answer(word, speaker)
        found.append(bounds(there, seat, left - 1))
    if speaker < 0:
        odds = list(table.odds().items())
        kids = dict(zip(dict.fromkeys(ask.words), found, strict=True))
        low = sum((p * kids[word][0] for word, p in odds), Fraction(0))
        return low, sum((p * kids[word][1] for word, p in odds), Fraction(0))
    choose = max if speaker == seat else min
    return choose(low for low, _ in found), choose(high for _, high in found)


def plainly(table: Table[Any], seat: int) -> Fraction | None:
    """The exact worth by plain enumeration; None where that would take too long."""
    try:
        return Plain(table, seat).worth(table)
    except TooMany:
        return None


def late(
    spec: GameSpec[Any], seats: int, seed: int, options: dict[str, str] | None = None
) -> Iterator[Table[Any]]:
    """Positions near the end of a random game, the last one first, with nature at the table."""
    table: Table[Any] = Table(spec, options, Seeded(str(seed)), seats, bounded=True)
    rng = Rng(seed)
    before: list[Table[Any]] = []
    while table.ask is not None:
        before.append(table.clone())
        seat = next(s for s in range(seats) if table.words(s))
        table.answer(rng.choice(table.words(seat)), seat)
    for there in reversed(before[-16:]):
        there.drive(None)
        yield there


def solved(table: Table[Any], most: int = 400, in_c: bool = False) -> Solution | None:
    """The solution of a table, if it has one."""
    try:
        found = solve(table, most, native=in_c)
    except Unsolvable:
        return None
    return found if found.exact else None


#: A game, its seats, and seeds of random games that come near their end to what is small enough.
GAMES: list[tuple[GameSpec[Any], int, tuple[int, ...]]] = [
    *((long_turn.SPEC, 1, (1, 4, 5)), (long_turn.SPEC, 2, (1, 2, 5)), (turning.SPEC, 2, (0, 2))),
    *((team.SPEC, 2, (1, 4)), (overlord.SPEC, 3, (5, 6, 9)), (overlord.SPEC, 1, (0, 1))),
    *((rogue.SPEC, 2, (2, 3)), (fight.SPEC, 2, (11, 15))),
    *((game("micro-hero"), 1, (1, 3, 5)), (game("hero-realms"), 1, (0, 12))),
    *((game("mini-rogue"), 1, (8,)), (game("hades-trap"), 2, (16, 20))),
]


@pytest.mark.parametrize("in_c", [False, True])
@pytest.mark.parametrize(("spec", "seats", "seeds"), GAMES, ids=lambda x: getattr(x, "id", None))
def test_a_solution_is_what_plain_enumeration_finds(
    spec: GameSpec[Any], seats: int, seeds: tuple[int, ...], in_c: bool
) -> None:
    if in_c:
        native(spec)
    options = {"ruled": "auto"} if spec.id == "overlord" and seats == 1 else {}
    compared = 0
    for seed in seeds:
        for table in late(spec, seats, seed, options):
            asked = next(s for s in range(seats) if table.words(s))
            worth = plainly(table, asked)
            if worth is None:
                break
            try:
                found = solve(table, MANY, native=in_c)
            except Unsolvable:
                continue
            assert (found.exact, found.seat, found.low) == (True, asked, worth)
            compared += 1
            for one in found.words if compared % 3 == 0 else ():
                there = table.clone()
                there.answer(one.word, next(s for s in range(seats) if one.word in table.words(s)))
                other = plainly(there, found.seat)
                assert other is None or one.low <= other <= one.high
                assert other is None or one.word not in found.best or other == worth
    assert compared >= len(seeds)


def test_the_end_of_a_duel_is_what_plain_bounds_say() -> None:
    """HEROZ can go on for ever, so that plain enumeration only bounds what a position is worth."""
    spec = game("heroz")
    native(spec)
    met = 0
    for seed in (5, 6, 12):
        for n, table in enumerate(late(spec, 2, seed)):
            found = solved(table, 300, True)
            if found is None or n == 4:
                break
            low, high = bounds(table, found.seat, 4)
            assert low <= found.low <= high
            met += low == high
    assert met > 3


@pytest.mark.parametrize(
    "spec", [long_turn.SPEC, turning.SPEC, game("micro-hero"), game("hero-realms")]
)
def test_c_and_cpython_find_the_same(spec: GameSpec[Any]) -> None:
    native(spec)
    seats = spec.seats[0]
    for seed in range(3):
        for table in list(late(spec, seats, seed))[::3]:
            assert solve(table, 150) == solve(table, 150, native=False)


def test_bounds_hold_before_a_position_is_solved() -> None:
    narrowed = 0
    for seed in range(4):
        for table in list(late(turning.SPEC, 2, seed))[4:10]:
            whole = solved(table, 3000)
            if whole is None:
                continue
            for most in (1, 5, 20, 60, 200):
                part = solve(table, most, native=False)
                assert part.looked <= most
                assert part.low <= whole.low <= part.high
                narrowed += 0 < part.high - part.low < 1
                assert part.exact or not part.best
    assert narrowed


def test_too_large_is_no_answer() -> None:
    table: Table[Any] = Table(game("micro-hero"), seats=1)
    found = solve(table, 50, native=False)
    assert (found.low, found.high, found.looked, found.exact) == (0, 12, 50, False)
    assert found.best == []
    assert found.line == ()


@pytest.mark.parametrize("in_c", [False, True])
def test_who_looks_for_a_near_end_gives_up_without_one(in_c: bool) -> None:
    spec = game("micro-hero")
    native(spec)
    begun: Table[Any] = Table(spec, driver=Seeded("1"), seats=1)
    far = Solver(spec, (0,), 500, near=20).solve(place_of(begun, in_c))
    assert (far.looked, far.exact) == (20, False)
    same = 0
    for table in late(spec, 1, 3):
        found = solved(table, 400, in_c)
        if found is not None and found.looked > 20:
            near = Solver(spec, (0,), 400, near=20).solve(place_of(table, in_c))
            assert near == found or near.looked == 20
            same += near == found
    assert same


def test_each_word_is_solved_on_request() -> None:
    several = 0
    for seed in (1, 4, 5):
        for table in late(long_turn.SPEC, 1, seed):
            found = solved(table, 200)
            if found is None or len(found.words) < 2:
                continue
            every = solve(table, 1000, every=True, native=False)
            assert every.low == found.low
            if all(one.exact for one in every.words):
                several += 1
                assert every.words[0].low == every.low
                assert [w.low for w in every.words] == sorted(w.low for w in every.words)[::-1]
    assert several > 3


def test_the_line_leads_to_the_worth() -> None:
    """Playing the words of the line, and then solving again, keeps what the position is worth."""
    walked = 0
    for seed in range(5):
        for table in late(game("micro-hero"), 1, seed):
            found = solved(table, 300)
            if found is None or not found.line:
                continue
            there = table.clone()
            for seat, word in found.line:
                while there.ask is not None and len(set(there.ask.words)) == 1:
                    there.answer(there.ask.words[0], seat if there.ask.seats else -1)
                there.answer(word, seat)
                walked += 1
            after = solve(there, 3000, native=False)
            assert after.low == found.low
    assert walked


def test_a_choice_in_the_dark_is_refused() -> None:
    table: Table[Any] = Table(game("heroz"), driver=Seeded("1"))
    table.drive(None)
    with pytest.raises(Unsolvable) as refused:
        solve(table)
    assert (refused.value.why, refused.value.seat) == (HIDDEN, 0)


def test_cards_that_can_only_be_one_are_no_secret() -> None:
    """All that the other hand and the pool hold is alike: whoever counts knows it."""
    state = {"life": [3, 5], "gate": 1, "round": 5, "agenda": ["STORM", "ANSWER", "ROUND"]}
    table = open_position(overlord.SPEC, {**state, "hand": ["1!1", "2!1"]}, {}, 2, "here")
    with pytest.raises(Unsolvable) as refused:
        solve(table, native=False)
    assert (refused.value.why, refused.value.seat) == (HIDDEN, 0)
    kinds = replace(overlord.DECK, kinds=(1,) * len(overlord.DECK.cards(table.g)))
    alike = replace(overlord.SPEC, card_sets=(kinds,))
    table = open_position(alike, {**state, "hand": ["1!1", "1!1"]}, {}, 2, "here")
    found = solve(table, native=False)
    assert found.exact
    assert found.low == plainly(table, 0)


def test_more_than_two_sides_are_refused() -> None:
    table: Table[Any] = Table(maze.SPEC, driver=Seeded("1"), seats=3)
    with pytest.raises(Unsolvable) as refused:
        solve(table)
    assert refused.value.why == SIDES


def test_the_root_may_be_the_end() -> None:
    table = next(iter(late(turning.SPEC, 2, 0)))
    while table.ask is not None:
        seat = next((s for s in range(2) if table.words(s)), -1)
        table.answer(table.ask.words[0], seat)
    over = solve(table, native=False)
    assert (over.exact, over.words, over.seat) == (True, (), 0)


def test_the_root_may_be_chance() -> None:
    met = 0
    dice = {"ruled": "auto"}
    for table in (t for seed in (0, 2) for t in list(late(overlord.SPEC, 1, seed, dice))[:2]):
        for word in table.words(0):
            after = table.clone()
            after.answer(word, 0)
            if after.ask is not None and not after.ask.seats and len(set(after.ask.words)) > 1:
                found = solve(after, 500, native=False)
                assert (found.seat, found.words, found.line) == (0, (), ())
                if found.exact:
                    assert found.low == (plainly(after, 0) or found.low)
                    met += 1
    assert met > 3


def test_a_result_beyond_the_goal_is_an_error() -> None:
    """Bounds that do not hold would make every answer wrong."""
    spec = game("micro-hero")
    table = next(t for t in late(spec, 1, 0) if solved(t))
    solver = Solver(spec, (0,), 100)
    solver._low = Fraction(5)
    with pytest.raises(KernelError, match="a result of"):
        solver.solve(place_of(table, False))


def test_looking_leaves_the_table_as_it_is() -> None:
    for table in list(late(rogue.SPEC, 2, 0))[:6]:
        before = rogue.SPEC.digest(table.g), list(table.tokens), table.ask
        solved(table)
        assert (rogue.SPEC.digest(table.g), list(table.tokens), table.ask) == before


@pytest.mark.parametrize("name", ["micro-hero", "hero-realms", "mini-rogue"])
def test_stages_of_a_journey_that_are_done_stay_done(name: str) -> None:
    """The bounds of a journey begin there, so a result below them would make answers wrong."""
    spec = game(name)
    stages = heuristics_of(spec).progress
    assert spec.policy is not None and stages is not None
    for seed in range(6):
        rng = Rng(seed)
        machine = playout(spec, spec.settings({}), 1)
        done = 0
        while machine.ask is not None:
            ask = machine.ask
            sensible = ask.seats and seed % 3
            word = spec.policy(machine.g, ask, rng) if sensible else rng.choice(ask.words)
            machine.answer(word)
            before, done = done, stages(machine.g)[0]
            assert before <= done
        assert done <= machine.g.result[0]


def test_bounds_of_a_journey_begin_with_the_stages_done() -> None:
    state = {"agenda": ["PREPARE"], "turns": 9, "actions": [2, 0], "trial": ["hydra"], "attack": 3}
    state |= {"life": 10, "beaten": ["lion"], "reserve": ["pelt"]}
    found = solve(open_position(game("micro-hero"), state, {}, 1, "here"), 50, native=False)
    assert (found.low, found.high) == (1, 12)
    assert all(one.low >= 1 for one in found.words)
