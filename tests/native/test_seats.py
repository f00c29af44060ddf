"""Seats in C: as many numbers as seats play, and the same games as in CPython for any of them."""

from __future__ import annotations

import pytest

from heroon.kernel import Rng
from heroon.kernel.state import kept, values
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


def test_sampled_worlds_keep_the_seats() -> None:
    engine = native(SPEC)
    from heroon.kernel import Seeded, Table

    table = Table(SPEC, driver=Seeded("worlds"), seats=3)
    plan, position = engine.plan(table, 0), engine.at(table)
    world, _ = position.world(plan, Rng(4).state)
    assert world.seats == 3
    assert world.values() != position.values() or table.g.hand == sorted(table.g.hand)
