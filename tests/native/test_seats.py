"""Seats in C: as many numbers as seats play, and the same games as in CPython for any of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from heroon.ai.ismcts import Search, _Fast, _Slow
from heroon.ai.values import worth_at
from heroon.kernel import GameSpec, Rng, Seat, Seeded, Table
from heroon.kernel.ask import first_seat
from heroon.kernel.copying import values
from heroon.kernel.fields import kept
from heroon.kernel.heuristics import Searching
from heroon.native import compare, walk
from tests.native.having import native
from tests.shapes.overlord import SPEC

TABLES = [(2, "seat"), (3, "seat"), (4, "seat"), (1, "auto"), (3, "auto")]


@pytest.mark.parametrize("debug", [False, True])
def test_every_number_of_seats_plays_alike_in_both(debug: bool) -> None:
    engine = native(SPEC, debug=debug)
    options = [SPEC.settings({"ruled": ruled}) for ruled in ("seat", "auto")]
    report = compare(engine, options=options, seeds=range(12))
    assert report.games == 12 * 6  # what the game refuses is left out
    for seats, _ in TABLES:
        assert walk(engine, 8, seats=seats).games == 8


@pytest.mark.parametrize(("seats", "ruled"), TABLES)
def test_states_come_back_with_their_seats(seats: int, ruled: str) -> None:
    engine = native(SPEC)
    options = SPEC.settings({"ruled": ruled})
    position = engine.new(options, seats)
    position.play(3, 4)
    g = engine.state(position.values(), position.seats)
    assert (position.seats, g.seats, len(g.life)) == (seats, seats, seats)
    assert values(g, SPEC.fields) == position.values()
    assert engine.load(g).seats == seats


def test_one_number_too_few_is_no_position() -> None:
    engine = native(SPEC)
    g = SPEC.new(SPEC.settings({}), 3)
    at = [f.name for f in kept(SPEC.fields)].index("life")
    found = list(values(g, SPEC.fields))
    for life in ((5, 5), (5, 5, 5, 5)):
        found[at] = life
        with pytest.raises(ValueError, match=f"field life: {len(life)} entries, capacity 3"):
            engine._load(tuple(found), 3)


def choices(spec: GameSpec[Any], seats: int, ruled: str, seed: int) -> Iterator[Table[Any]]:
    """A random game, before each choice."""
    table: Table[Any] = Table(spec, {"ruled": ruled}, Seeded(str(seed)), seats, bounded=True)
    rng = Rng(seed)
    while (ask := table.ask) is not None:
        if len(ask.words) > 1:
            yield table
        seat = first_seat(ask.seats)
        table.answer(rng.choice(table.words(seat)), seat)


@pytest.mark.parametrize(("seats", "ruled"), TABLES)
def test_sampled_worlds_keep_the_seats(seats: int, ruled: str) -> None:
    engine = native(SPEC)
    for n, table in enumerate(choices(SPEC, seats, ruled, 1)):
        plan, position = engine.plan(table, 0), engine.at(table)
        world, state = position.world(plan, Rng(n).state)
        rng = Rng(n)
        assert world.values() == values(table.sample(0, rng).g, SPEC.fields)
        assert (world.seats, state) == (seats, rng.state)


#: How games are searched: at random, by weights, cut short.
WAYS = [Searching(every=1), Searching(every=10), Searching(every=3, cut=4)]


@pytest.mark.parametrize(("seats", "ruled"), TABLES)
def test_trees_of_teams_are_the_same_in_both(seats: int, ruled: str) -> None:
    engine = native(SPEC)
    for n, table in enumerate(choices(SPEC, seats, ruled, 2)):
        seat = first_seat(table.ask.seats) if table.ask is not None else 0
        words, how = table.words(seat), WAYS[n % 3]
        if len(words) < 2:
            continue
        worth = worth_at(SPEC, table.teams)
        if worth.grows:
            worth = worth._replace(low=0.0, high=0.0)
        fast = _Fast(engine, Seat(table, seat), words, 200, how, worth)
        slow = _Slow(Seat(table, seat), words, how, worth)
        one, two = Rng(n), Rng(n)
        for _ in range(12):
            fast.grow(5, 5, one)
            slow.grow(5, 5, two)
        assert one.state == two.state
        assert [fast.visits(w) for w in words] == [slow.visits(w) for w in words]


@pytest.mark.parametrize(("seats", "ruled"), TABLES)
def test_a_search_says_the_same_words_in_both(seats: int, ruled: str) -> None:
    native(SPEC)
    for n, table in enumerate(choices(SPEC, seats, ruled, 3)):
        seat = first_seat(table.ask.seats) if table.ask is not None else 0
        ours, theirs = (Search(SPEC, 60, Searching(every=5)) for _ in range(2))
        theirs._native = None
        one, two = Rng(n), Rng(n)
        words = [s.word(Seat(table, seat), r) for s, r in ((ours, one), (theirs, two))]
        assert words[0] == words[1]
        assert one.state == two.state


def test_a_tree_takes_the_teams_that_it_is_given() -> None:
    engine = native(SPEC)
    with pytest.raises(TypeError):
        engine._tree(0, (1, 2), 0.7, b"", 1, 0, [0, 1], 0.0, 1.0, False)
    with pytest.raises(TypeError):
        engine.tree(0, (1, 2), 0.7, 9, teams=("a",))  # type: ignore[arg-type]
