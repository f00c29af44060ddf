"""What the kit and the kernel answer quickly is what they say when they go one by one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from heroon import kernel as k
from heroon.games.heroz.spec import SPEC as HEROZ
from heroon.games.micro_hero.spec import SPEC as MICRO_HERO
from heroon.kernel import fields, laws
from heroon.kernel.copying import values
from heroon.kernel.fields import kept
from heroon.kernel.state import lists
from heroon.testing.kit_walk import random_choice, say
from heroon.testing.laws import check_copy
from heroon.testing.quick import is_copy
from tests.shapes import fight, grid, long_turn, ride, team, turning, windows
from tests.shapes.every import named

GAMES = [
    *((HEROZ, 2), (MICRO_HERO, 1), (MICRO_HERO, 2)),
    *((s.SPEC, 2) for s in (fight, grid, long_turn, ride, team, turning, windows)),
]
each_game = pytest.mark.parametrize(("spec", "seats"), GAMES, ids=named)


def somewhere(spec: k.GameSpec[Any], seats: int, seed: int) -> k.Table[Any]:
    """A table after some random answers."""
    table: k.Table[Any] = k.Table(spec, driver=k.Seeded(str(seed)), seats=seats)
    choose = random_choice(seed)
    for _ in range(k.Rng(seed).below(80)):
        said = say(table, choose) if table.ask is not None else None
        if said is None:
            break
        table.answer(said[1], said[0])
    return table


def damage(g: Any, f: fields.Field, rng: k.Rng) -> None:
    """One number more, less, or other than it was; sometimes nothing comes of it."""
    number = rng.below(f.high - f.low + 3) + f.low - 1
    if f.shape == fields.ONE:
        setattr(g, f.name, number)
        return
    found = lists(g, f)
    items = found[rng.below(len(found))]
    if rng.below(5) == 0:
        items.reverse()
    elif not items or rng.below(3) == 0:
        items.insert(rng.below(len(items) + 1), number)
    elif rng.below(2):
        del items[rng.below(len(items))]
    else:
        items[rng.below(len(items))] = number


def is_sound(spec: k.GameSpec[Any], g: Any, seats: int) -> bool:
    try:
        laws._explain(g, spec.fields, spec.sets, seats)
    except k.KernelError:
        return False
    return True


@each_game
def test_the_quick_test_of_a_state_sees_what_the_slow_one_sees(
    spec: k.GameSpec[Any], seats: int
) -> None:
    rng, wrong = k.Rng(5), 0
    fields = [f for f in spec.fields if not f.constant and not f.option]
    for seed in range(20):
        table = somewhere(spec, seats, seed)
        assert laws._sound(table.g, spec.fields, spec.sets, seats)
        for n in range(60):
            g = spec.copy(table.g)
            damage(g, fields[n % len(fields)], rng)
            sound = is_sound(spec, g, seats)
            assert laws._sound(g, spec.fields, spec.sets, seats) == sound
            wrong += not sound
    assert wrong > 150


@each_game
def test_a_card_that_turns_into_another_is_missed(spec: k.GameSpec[Any], seats: int) -> None:
    rng, wrong = k.Rng(6), 0
    places = [f for f in spec.fields if f.cards]
    for seed in range(20 if places else 0):
        table = somewhere(spec, seats, seed)
        for f in places * 4:
            g = spec.copy(table.g)
            found = lists(g, f)
            items = found[rng.below(len(found))]
            if items:
                items[rng.below(len(items))] = f.low + rng.below(f.high - f.low + 1)
                items.sort()
                sound = is_sound(spec, g, seats)
                assert laws._sound(g, spec.fields, spec.sets, seats) == sound
                wrong += not sound
    assert wrong > 20 or not places


@each_game
def test_a_list_in_common_is_seen_at_once(spec: k.GameSpec[Any], seats: int) -> None:
    g = somewhere(spec, seats, 1).g
    assert is_copy(spec, g, spec.copy(g))
    assert not is_copy(spec, g, g)
    for f in spec.fields:
        if f.constant or f.shape == fields.ONE:
            continue
        twin = spec.copy(g)
        mine = getattr(g, f.name)
        if f.shape == fields.SEATS:
            getattr(twin, f.name)[seats - 1] = mine[seats - 1]
        else:
            setattr(twin, f.name, mine)
        assert not is_copy(spec, g, twin)
        with pytest.raises(k.KernelError, match="is shared with the copy"):
            check_copy(copied_to(spec, twin), g)


def copied_to(spec: k.GameSpec[Any], twin: Any) -> k.GameSpec[Any]:
    """The same game, whose every copy is this state."""
    other = replace(spec)
    vars(other)["copy"] = lambda _g: twin
    return other


@each_game
def test_fields_are_read_as_they_are(spec: k.GameSpec[Any], seats: int) -> None:
    g = somewhere(spec, seats, 2).g

    def plain(f: fields.Field) -> Any:
        value = getattr(g, f.name)
        if f.shape == fields.SEATS:
            return tuple(map(tuple, value))
        return tuple(value) if f.shape == fields.LIST else value

    assert values(g, spec.fields) == tuple(map(plain, kept(spec.fields)))
    for f in spec.fields:
        if f.shape == fields.SEATS:
            getattr(g, f.name).append([1])  # one seat too many is not lost
            assert values(g, spec.fields) == tuple(map(plain, kept(spec.fields)))
            getattr(g, f.name).pop()
