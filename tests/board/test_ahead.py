"""Playing on from a position: every way, worlds at random, what was told and asked on the way."""

from __future__ import annotations

from typing import Any

from heroon.board.ahead import Ahead, every_way, tried
from heroon.kernel import GameSpec, Machine, Rng, game
from heroon.kernel.ask import NATURE
from heroon.kernel.copying import values

SPEC: GameSpec[Any] = game("hero-realms")


def opened() -> Ahead[Any]:
    """A fresh game at its first question."""
    return Ahead(SPEC, SPEC.new(SPEC.settings({}), 1))


def after(one: Ahead[Any], words: int) -> Ahead[Any]:
    """The same, so many words later."""
    rng = Rng(3)
    for _ in range(words):
        assert one.ask is not None
        one.choose(rng.choice(one.ask.words))
    return one


def test_what_is_parted_goes_its_own_way_and_remembers() -> None:
    one = after(opened(), 12)
    before, told, passed = values(one.g, SPEC.fields), one.told, one.passed
    other = one.parted()
    assert (values(other.g, SPEC.fields), other.told, other.passed) == (before, told, passed)
    assert told and passed
    after(other, 6)
    assert len(other.told) > len(told)
    assert (values(one.g, SPEC.fields), one.told, one.passed) == (before, told, passed)


def test_a_position_is_left_as_it_was() -> None:
    g = SPEC.new(SPEC.settings({}), 1)
    before = values(g, SPEC.fields)
    after(Ahead(SPEC, g), 5)
    assert values(g, SPEC.fields) == before


def test_only_questions_with_a_choice_are_remembered() -> None:
    one = opened()
    asked = 0
    for _ in range(40):
        assert one.ask is not None
        asked += len(one.choices) > 1
        one.choose(one.ask.words[0])
        assert len(one.passed) == asked
    kinds = set(one.passed)
    assert sum(one.many(kind.prompt, kind.seats) for kind in kinds) == asked
    assert {kind.seats for kind in kinds} == {NATURE, 1}


def test_every_way_is_followed_once_and_no_more_than_wanted() -> None:
    """Three questions with all answers: as many ways as a machine finds one after the other."""

    def done(one: Ahead[Any]) -> bool:
        return len(one.passed) >= start_at + 2

    start = after(opened(), 12)
    start_at = len(start.passed)
    ways = list(every_way(start.parted(), done, lambda one: one.choices, 10_000))
    found = {tuple(values(one.g, SPEC.fields)) for one in ways}
    expected = {tuple(values(g, SPEC.fields)) for g in by_hand(start.g, 2)}
    assert found == expected and len(ways) > 3
    assert len(list(every_way(start.parted(), done, lambda one: one.choices, 3))) == 3


def by_hand(g: Any, choices: int) -> list[Any]:
    """The positions after so many questions with a choice, by a machine that is played anew."""
    machine = Machine(SPEC, SPEC.copy(g))
    machine.begin()
    assert machine.ask is not None
    words = list(dict.fromkeys(machine.ask.words))
    if not choices:
        return [machine.g]
    out = []
    for word in words:
        next_one = Machine(SPEC, SPEC.copy(g))
        next_one.begin()
        next_one.answer(word)
        out += by_hand(next_one.g, choices - (len(words) > 1))
    return out


def test_tries_begin_at_the_same_place() -> None:
    start, rng = after(opened(), 12), Rng(1)
    before = values(start.g, SPEC.fields)

    def answer(one: Ahead[Any]) -> int:
        assert one.ask is not None
        return rng.choice(one.ask.words)

    ends = list(tried(start, lambda one: len(one.passed) > len(start.passed) + 8, answer, 5))
    assert len(ends) == 5
    assert all(one.passed[: len(start.passed)] == start.passed for one in ends)
    assert values(start.g, SPEC.fields) == before
    assert len({tuple(values(one.g, SPEC.fields)) for one in ends}) > 1
