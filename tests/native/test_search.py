"""Worlds dealt in C and trees grown there: the ones of CPython, draw for draw."""

from __future__ import annotations

import tracemalloc
from array import array
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from heroon.ai.ismcts import Search, _Fast, _Slow, searching_of
from heroon.ai.values import worth_at
from heroon.kernel import GameSpec, KernelError, Rng, Seat, Seeded, Table, game
from heroon.kernel.copying import values
from heroon.kernel.fields import kept
from heroon.kernel.heuristics import Searching, heuristics_of
from heroon.kernel.sample import hidden
from heroon.native import Engine, Unavailable, worlds
from heroon.native import engine as engine_of
from tests.lengths import length
from tests.native import examples, weighing
from tests.native.having import GAMES, MISSING, native
from tests.native.test_engine import odd  # noqa: F401
from tests.shapes import fight, grid, long_turn, ride, team, turning, windows

HEROZ = game("heroz")
EXPLORE = Searching().explore
AT_RANDOM = Searching(every=1)
DUELS: list[tuple[GameSpec[Any], int]] = [
    *((HEROZ, 40), (fight.SPEC, 40)),
    *((grid.SPEC, 40), (windows.SPEC, 20), (long_turn.SPEC, 20)),
    *((ride.SPEC, 20), (team.SPEC, 20), (turning.SPEC, 20)),
]


#: Games whose trees grow large, after so many words: in CPython HEROZ takes most of a minute.
LARGE: list[tuple[GameSpec[Any], int]] = [
    *((long_turn.SPEC, 0), (turning.SPEC, 0), (grid.SPEC, 0)),
    *length([], [(HEROZ, 60)]),
]

#: Games that are played on by weights, and how.
WEIGHED: list[tuple[GameSpec[Any], Searching]] = [
    (replace(shape.SPEC, policy=weighing.HEURISTICS), Searching(every=every, cut=cut))
    for shape in (fight, grid, long_turn, team)
    for every, cut in ((10, 0), (0, 5), (2, 20), (1, 3))
]


def tables(spec: GameSpec[Any], seats: int, seed: int) -> Iterator[Table[Any]]:
    """A random game, before each word."""
    table: Table[Any] = Table(spec, driver=Seeded(str(seed)), seats=seats, bounded=True)
    rng = Rng(seed)
    while (ask := table.ask) is not None:
        yield table
        seat = (ask.seats & -ask.seats).bit_length() - 1
        table.answer(rng.choice(table.words(seat)), seat)


def chosen(spec: GameSpec[Any], seed: int, after: int) -> tuple[Table[Any], int]:
    """A table where some words have been said, at a choice, and whose it is."""
    for n, table in enumerate(tables(spec, 2, seed)):
        ask = table.ask
        if n >= after and ask is not None and len(ask.words) > 1:
            return table, ask.seats.bit_length() - 1
    raise AssertionError("no such position")


@pytest.mark.parametrize("spec,seats", GAMES)
def test_a_world_is_the_one_that_cpython_deals(spec: GameSpec[Any], seats: int) -> None:
    engine = native(spec)
    compared = 0
    for number in range(4):
        for n, table in enumerate(tables(spec, seats, number)):
            if table.rule is not None or n % 5:
                continue
            seat = n // 5 % seats
            rng = Rng(n)
            there = table.sample(seat, rng)
            world, state = engine.at(table).world(engine.plan(table, seat), Rng(n).state)
            assert world.values() == values(there.g, spec.fields)
            assert state == rng.state
            ask = there.ask
            assert ask is not None
            assert world.ask == (ask.seats, ask.prompt, tuple(ask.words), ask.to)
            compared += 1
    assert compared > 5


@pytest.mark.parametrize("spec,many", DUELS)
def test_worlds_of_worlds_are_no_others(spec: GameSpec[Any], many: int) -> None:
    engine = native(spec)
    for n, table in enumerate(tables(spec, 2, 5)):
        if table.rule is not None or n % 3 or n > 3 * many:
            continue
        seat = n % 2
        twin = table.sample(seat, Rng(n + 1000))
        here = engine.at(table).world(engine.plan(table, seat), n)
        there = engine.at(twin).world(engine.plan(twin, seat), n)
        assert here[0].values() == there[0].values()
        assert here[1] == there[1]


def test_what_is_hidden_is_found_for_any_number_of_specs() -> None:
    table: Table[Any] = Table(HEROZ, driver=Seeded("1"))
    first = hidden(HEROZ, table.g, 0, 2)
    assert [(h.of.name, h.which) for h in first] == [("deck", 1)]  # the other hand
    others = [replace(HEROZ, rules=n) for n in range(40)]  # more than are remembered
    assert all(hidden(spec, table.g, 0, 2) == first for spec in others)
    assert hidden(HEROZ, table.g, 0, 2) == first


def test_a_plan_of_another_position_is_refused() -> None:
    engine = native(HEROZ)
    found = [t.clone() for t in tables(HEROZ, 2, 1) if t.rule is None]
    table = next(t for t in found[20:] if len(t.g.pool[0]) != len(t.g.pool[1]))
    plan = engine.plan(table, 0)
    with pytest.raises(KernelError, match=r"another position|index"):
        engine.at(found[0]).world(plan, 1)
    position = engine.at(table)
    for wrong in (b"", plan[: len(plan) // 2], plan[:-4]):
        with pytest.raises(KernelError, match="too short"):
            position.world(wrong, 1)
    numbers = array("i", plan)
    cards, slots = numbers[1], numbers[2]
    limits = numbers[3] * numbers[4]
    at = 7 + cards + limits
    assert slots > 0
    for where, value, why in (
        (6, 1 - numbers[6], "another position"),
        (2, cards + 1, "slots for"),
        (1, 10_000, "slots for"),
        (at, 1000, "no field"),
        (at, 100_000_000, "no field"),
        (at, 0, "cannot be dealt"),
        (at + 1, 2, "cannot be dealt"),
        (at + 2, 99, "index 99"),
        (at + 3, 50, "a limit that is not there"),
    ):
        bad = array("i", plan)
        bad[where] = value
        with pytest.raises(KernelError, match=why):
            position.world(bad.tobytes(), 1)
    for given in ((plan,), ("plan", 1), (plan, 1, 2)):
        with pytest.raises(TypeError):
            position.world(*given)


def test_a_slot_that_nothing_fits_is_an_error() -> None:
    def nothing(g: Any, name: str, owner: int, i: int, card: int) -> bool:
        return name != "field"

    spec = replace(HEROZ, fits=nothing)
    engine = native(HEROZ)
    for table in tables(spec, 2, 3):
        hidden = [
            c > 0 and not k & 1 for c, k in zip(table.g.field[1], table.g.known[1], strict=True)
        ]
        if table.rule is None and any(hidden):
            other: Engine[Any] = Engine(spec, engine.path, 0.0)
            with pytest.raises(KernelError, match="cannot be dealt"):
                other.at(table).world(other.plan(table, 0), 1)
            with pytest.raises(KernelError, match="cannot be dealt"):
                table.sample(0, Rng(1))
            return
    raise AssertionError("nobody hid a troop")


def test_no_world_is_dealt_inside_a_rule_or_at_the_end() -> None:
    engine = native(fight.SPEC)
    met = set()
    for seed in range(20):
        for table in tables(fight.SPEC, 2, seed):
            if table.rule is not None:
                met.add("inside")
                with pytest.raises(KernelError, match="between steps"):
                    engine.at(table).world(b"", 1)
        met.add("end")
        with pytest.raises(KernelError, match="between steps"):
            engine.at(table).world(b"", 1)
    assert met == {"inside", "end"}


def grown_alike(spec: GameSpec[Any], many: int, how: Searching) -> None:
    """Grow trees in both engines at so many choices."""
    engine = native(spec)
    seen = 0
    for seed in range(30):
        for n, table in enumerate(tables(spec, 2, seed)):
            ask = table.ask
            assert ask is not None
            if len(ask.words) < 2 or (n % 7 and table.rule is None):
                continue
            seat = (ask.seats & -ask.seats).bit_length() - 1
            if len(table.words(seat)) < 2:
                continue
            seen += 1
            if seen > many:
                return
            compared(engine, table, seat, seen, how)


@pytest.mark.parametrize("spec,many", DUELS)
def test_a_tree_is_the_one_that_grows_in_cpython(spec: GameSpec[Any], many: int) -> None:
    """The same visits of every word, from the same draws."""
    grown_alike(spec, many, AT_RANDOM)


@pytest.mark.parametrize("spec,how", WEIGHED, ids=lambda x: getattr(x, "id", ""))
def test_a_tree_of_games_by_weights_is_the_same(spec: GameSpec[Any], how: Searching) -> None:
    grown_alike(spec, 16, how)


def compared(
    engine: Engine[Any],
    table: Table[Any],
    seat: int,
    n: int,
    how: Searching = AT_RANDOM,
) -> None:
    """Grow both trees by so many worlds as the number of the position says."""
    words = table.words(seat)
    worth = worth_at(table.spec, table.teams)
    fast = _Fast(engine, Seat(table, seat), words, 400, how, worth)
    slow = _Slow(Seat(table, seat), words, how, worth)
    one, two = Rng(n), Rng(n)
    for tree in (fast, slow):
        tree.expect(words[-1], 3, 1.8)
    for turn in range(1 + n * n % 11):
        times = 1 + (n + turn) % 5
        fast.grow(times, 1 + turn % 3, one)
        slow.grow(times, 1 + turn % 3, two)
        assert one.state == two.state
    assert [fast.visits(w) for w in words] == [slow.visits(w) for w in words]
    assert fast.tallies() == slow.tallies()
    assert fast.span == slow.span


@pytest.mark.parametrize("game_", [spec for spec, _ in DUELS], ids=lambda x: x.id)
def test_a_game_says_how_it_is_searched(game_: GameSpec[Any]) -> None:
    """And what it has no hooks for is left out."""
    how = searching_of(game_)
    if heuristics_of(game_).weights is None:
        assert how.every == 1
    if heuristics_of(game_).standing is None:
        assert how.cut == 0


def test_heuristics_say_how_a_game_is_searched() -> None:
    spec = WEIGHED[0][0]
    assert searching_of(spec) == Searching()
    said = Searching(every=5, cut=30, explore=0.4, world=3, iterations=50, prior=0)
    spec = replace(spec, policy=replace(weighing.HEURISTICS, searching=said))
    assert searching_of(spec) == Searching(3, 0.4, 0, 0.6, 5, 30, 50)
    native(spec)
    table, seat = chosen(spec, 1, 3)
    ours = Search(spec)
    theirs = Search(spec)
    theirs._native = None
    one, two = Rng(1), Rng(1)
    assert ours.word(Seat(table, seat), one) == theirs.word(Seat(table, seat), two)
    assert one.state == two.state


@pytest.mark.slow
@pytest.mark.parametrize("spec,after", LARGE, ids=lambda x: getattr(x, "id", ""))
def test_many_iterations_grow_the_same_tree(spec: GameSpec[Any], after: int) -> None:
    engine = native(spec)
    table, seat = chosen(spec, 2, after)
    words = table.words(seat)
    how = searching_of(spec)
    worth = worth_at(spec, table.teams)
    fast = _Fast(engine, Seat(table, seat), words, 3000, how, worth)
    slow = _Slow(Seat(table, seat), words, how, worth)
    one, two = Rng(1), Rng(1)
    many = length(2, 3)
    for _ in range(many):
        fast.grow(700, 350, one)  # more nodes than a tree has room for at first
        slow.grow(700, 350, two)
    assert one.state == two.state
    assert [fast.visits(w) for w in words] == [slow.visits(w) for w in words]
    assert sum(fast.visits(w) for w in words) == 700 * many


def test_more_cards_than_c_deals_are_dealt_in_cpython(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tree is in C all the same, and the word the same."""
    native(HEROZ)
    table, number = chosen(HEROZ, 2, 60)
    seat = Seat(table, number)
    words = [Search(HEROZ, 40).word(seat, Rng(5))]
    monkeypatch.setattr(worlds, "CARDS", 10)
    assert worlds.plan(HEROZ, table.g, number, 2) == b""
    words.append(Search(HEROZ, 40).word(seat, Rng(5)))
    assert words[0] == words[1]


def test_a_game_that_meets_its_bound_is_worth_what_the_spec_says() -> None:
    spec = replace(grid.SPEC, bound=2)
    found = engine_of(spec)
    if isinstance(found, Unavailable):
        assert found.reason.startswith(MISSING)
        pytest.skip(found.reason)
    table, seat = chosen(spec, 1, 0)
    compared(found, table, seat, 6)
    position = found.at(table)
    tree = found.tree(seat, table.words(seat), EXPLORE, 10)
    with pytest.raises(KernelError, match="no game waits"):
        tree.credit((1.0, 0.0))
    with pytest.raises(KernelError, match="no game waits"):
        tree.waiting()
    played, state = tree.grow(position, 1, 1)
    assert (played, tree.visits(table.words(seat)[0])) in ((0, -1), (0, 0))
    assert len(tree.waiting()) == len(kept(spec.fields))
    with pytest.raises(KernelError, match="a game waits"):
        tree.grow(position, 1, state)
    with pytest.raises(KernelError, match="a game waits"):
        tree.expect(1, 1, 1.0)
    with pytest.raises(TypeError):
        tree.credit((1.0,))
    tree.credit((1.0, 0.0))
    assert sum(tree.visits(w) for w in table.words(seat) if tree.visits(w) > 0) == 1


def test_what_a_tree_refuses() -> None:
    engine = native(HEROZ)
    table, seat = chosen(HEROZ, 1, 0)
    words, position = table.words(seat), engine.at(table)
    for me, given in ((2, words), (-1, words), (0, range(513))):
        with pytest.raises(ValueError, match="no such seat"):
            engine.tree(me, list(given), EXPLORE, 10)
    with pytest.raises(TypeError):
        engine.tree(seat, ["word"], EXPLORE, 10)  # type: ignore[list-item]
    plain, (small, mover) = native(grid.SPEC), chosen(grid.SPEC, 1, 0)
    for every, cut in ((0, 0), (10, 0), (1, 5), (-1, 0), (1, -1)):
        with pytest.raises(ValueError, match="without weights"):
            plain.tree(mover, small.words(mover), EXPLORE, 10, every, cut)
    tree = engine.tree(seat, words, EXPLORE, 3)
    with pytest.raises(TypeError):
        tree.grow(table, 1, 1)  # type: ignore[arg-type]
    plan = engine.plan(table, seat)
    with pytest.raises(TypeError):
        tree.grow_worlds(position, "plan", 1, 1, 1)  # type: ignore[arg-type]
    with pytest.raises(KernelError, match="grown in once at least"):
        tree.grow_worlds(position, plan, 1, 0, 1)
    with pytest.raises(KernelError, match="too short"):
        tree.grow_worlds(position, plan[:4], 1, 1, 1)
    for visits in (0, -1, -100_000_000, 4, 2**31 - 1):
        with pytest.raises(ValueError, match="cannot begin with"):
            tree.expect(words[0], visits, 1.0)
    with pytest.raises(KernelError, match="was offered"):
        tree.grow(position, 100, 1)
    stranger = engine.tree(seat, [words[0] + 100_000], EXPLORE, 3)
    with pytest.raises(KernelError, match="is not offered"):
        stranger.grow(position, 1, 1)


@pytest.mark.parametrize("seats", [0, 1])
def test_an_ask_without_words_breaks_a_tree_off(odd: Any, seats: int) -> None:  # noqa: F811
    made, spec, engine = odd
    position = engine.load(examples.position(spec, made, made.AGAIN, seats, 0))
    with pytest.raises(IndexError):
        engine.tree(0, [1], EXPLORE, 10).grow(position, 5, 1)


def test_worlds_are_dealt_inside_as_they_are_outside() -> None:
    """One call for many worlds: the same visits and the same state as world by world."""
    engine = native(HEROZ)
    table, seat = chosen(HEROZ, 3, 12)
    words, base, plan = table.words(seat), engine.at(table), engine.plan(table, seat)
    one, many = (engine.tree(seat, words, EXPLORE, 100) for _ in range(2))
    state = 77
    for times in (4, 4, 2):
        world, state = base.world(plan, state)
        finished, state = one.grow(world, times, state)
        assert finished == times
        one.leave()
    assert many.grow_worlds(base, plan, 10, 4, 77) == (10, state)
    many.leave()
    assert many.tallies() == one.tallies()
    assert sum(tally[0] for tally in many.tallies()) == 10
    assert base.values() == engine.at(table).values()


def test_trees_give_their_memory_back() -> None:
    engine = native(fight.SPEC)
    table, seat = chosen(fight.SPEC, 1, 0)
    position, words = engine.at(table), table.words(seat)
    tracemalloc.start()
    try:
        for turn in range(60):
            tree = engine.tree(seat, words, EXPLORE, 1000)
            tree.grow(position, 900, turn)
            if turn == 30:
                before = tracemalloc.get_traced_memory()[0]
        assert tracemalloc.get_traced_memory()[0] < before + 20_000
    finally:
        tracemalloc.stop()


def test_a_tree_grows_in_one_thread_at_a_time() -> None:
    engine = native(HEROZ)
    table, seat = chosen(HEROZ, 1, 0)
    position = engine.at(table)
    tree = engine.tree(seat, table.words(seat), EXPLORE, 200_000)
    met: list[RuntimeError] = []
    with ThreadPoolExecutor(1) as pool:
        grown = pool.submit(tree.grow, position, 20_000, 1)
        while not met and not grown.done():
            try:
                tree.visits(1)
            except RuntimeError as busy:
                met.append(busy)
        clone = position.clone()  # the tree has a copy: its world is free meanwhile
        clone.answer(table.words(seat)[0])
        assert grown.result()[0] == 20_000
    assert len(met) == 1
    assert "another thread" in str(met[0])
