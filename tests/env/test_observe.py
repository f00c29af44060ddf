"""Observations: the same numbers in C and in CPython, within their ranges, and never a secret."""

from __future__ import annotations

import random
from array import array
from typing import Any

import pytest

from heroon.env.observe import observe
from heroon.kernel import Ask, GameSpec, Rng, Seeded, Table, sound_games
from heroon.kernel.ask import NATURE
from heroon.native import Unavailable, engine
from heroon.native.features import HIDDEN, features, places_of, slots_of

SPECS = sound_games()
#: Each game at each number of seats, and its modes.
TABLES: list[tuple[str, int, dict[str, str]]] = [
    (name, seats, {})
    for name, spec in SPECS.items()
    for seats in spec.seats
    if spec.allows(spec.settings({}), seats)
]
TABLES += [
    ("mini-rogue", 4, {"mode": "overlord"}),
    ("mini-rogue", 2, {"mode": "overlord"}),
    ("mini-rogue", 2, {"mode": "automa"}),
    ("hero-realms", 1, {"powers": "yes"}),
]


def tables(name: str, seats: int, options: dict[str, str], seed: str, most: int) -> Any:
    """A game at random, after every answer of a seat."""
    spec = SPECS[name]
    table: Table[Any] = Table(spec, options, Seeded(seed), seats=seats)
    rng = random.Random(seed)
    for _ in range(most):
        if table.ask is None:
            return
        yield spec, table
        asked = [s for s in range(seats) if table.words(s)]
        seat = rng.choice(asked)
        table.answer(rng.choice(table.words(seat)), seat)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_c_and_cpython_observe_the_same(name: str, seats: int, options: dict[str, str]) -> None:
    found = engine(SPECS[name], debug=True)
    assert not isinstance(found, Unavailable)
    shown = features(SPECS[name], seats)
    assert len({f.name for f in shown}) == len(shown)
    for spec, table in tables(name, seats, options, "same", 40):
        position = found.at(table)
        for seat in range(seats):
            out = array("B", [0]) * len(shown)
            position.observe(seat, out)
            expected = observe(spec, table.g, table.ask, seat)
            assert list(out) == expected
            assert all(0 <= x <= f.high for f, x in zip(shown, expected, strict=True))


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_what_a_seat_cannot_tell_apart_it_observes_alike(
    name: str, seats: int, options: dict[str, str]
) -> None:
    rng, changed = Rng(5), 0
    for spec, table in tables(name, seats, options, "twins", 30):
        for seat in range(seats):
            world = table.sample(seat, rng)
            changed += spec.digest(world.g) != spec.digest(table.g)
            assert observe(spec, world.g, world.ask, seat) == observe(
                spec, table.g, table.ask, seat
            )
    assert changed or name != "heroz", "the worlds differ in what is hidden"


def test_a_hidden_card_is_counted_and_not_named() -> None:
    spec: GameSpec[Any] = SPECS["heroz"]
    table: Table[Any] = Table(spec, {}, Seeded("hand"), seats=2)
    shown = {f.name: i for i, f in enumerate(features(spec, 2))}
    deck = spec.sets["deck"].domain.by_value
    hand = list(zip(table.g.hand[0], table.g.watched[0], strict=True))
    secret = [deck[card] for card, known in hand if not known >> 1 & 1]
    mine, theirs = (observe(spec, table.g, table.ask, seat) for seat in (0, 1))
    places = [f.name for f in places_of(spec, spec.sets["deck"])]
    in_hand = 1 + places.index("hand")
    assert len(secret) >= 5 and all(
        mine[shown[f"where-deck.0.{card}"]] == in_hand for card in secret
    )
    assert mine[shown["hand.0.hidden"]] == 0
    assert theirs[shown["hand.0.hidden"]] == len(secret)
    assert not any(theirs[shown[f"where-deck.0.{card}"]] for card in secret)


def test_it_is_told_where_each_card_lies_that_a_seat_knows() -> None:
    """Every card of a seat in some place or unknown; the second Joker has a number of its own."""
    spec: GameSpec[Any] = SPECS["heroz"]
    s = spec.sets["deck"]
    names = [f.name for f in features(spec, 2)]
    table: Table[Any] = Table(spec, {}, Seeded("where"), seats=2)
    joker = s.domain.by_token["X"]
    g = table.g
    for place in (g.pool[0], g.hand[0]):
        while joker in place:
            place.remove(joker)
    del g.watched[0][len(g.hand[0]) :]
    g.discard[0].append(joker)
    g.points[0].append(joker)
    found = observe(spec, g, table.ask, 1)
    places = [f.name for f in places_of(spec, s)]
    assert found[names.index("where-deck.0.X")] == 1 + places.index("discard")
    assert found[names.index("where-deck.0.X.again")] == 1 + places.index("points")
    native = engine(spec)
    assert not isinstance(native, Unavailable)
    out = array("B", [0]) * len(names)
    native.at(table).observe(1, out)
    assert list(out) == found
    assert sum(name.startswith("where-deck.0.") for name in names) == s.size == len(slots_of(s))
    assert not any(name.startswith("unseen-deck") for name in names)


def test_an_ask_to_nature_asks_nobody() -> None:
    spec: GameSpec[Any] = SPECS["heroz"]
    table: Table[Any] = Table(spec, {}, Seeded("ask"), seats=2)
    ask = Ask(NATURE, 1, [1], 3)
    assert observe(spec, table.g, ask, 0)[:4] == [0, 0, 0, 0]
    assert observe(spec, table.g, None, 1)[:4] == [1, 0, 0, 0]
    assert HIDDEN == 1
