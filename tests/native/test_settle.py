"""Chance answered in C, between the answers that Python gives."""

from __future__ import annotations

import pytest

from heroon.kernel import Machine, Rng
from heroon.kernel.copying import values
from tests.native.having import GAMES, native
from tests.shapes.every import named


@pytest.mark.parametrize(("spec", "seats"), GAMES, ids=named)
def test_it_is_what_a_generator_says(spec, seats) -> None:  # type: ignore[no-untyped-def]
    engine = native(spec)
    for seed in range(6):
        options = spec.settings({})
        ours = engine.new(options, seats)
        theirs: Machine = Machine(spec, spec.new(options, seats))  # type: ignore[type-arg]
        theirs.begin()
        chance, choice = Rng(seed), Rng(100 + seed)
        for _ in range(120):
            state = ours.settle(chance.state)
            while theirs.ask is not None and theirs.ask.seats == 0:
                words = theirs.ask.words
                theirs.answer(chance.choice(words) if len(words) > 1 else words[0])
            assert state == chance.state
            if theirs.ask is None:
                break
            assert ours.ask is not None
            assert list(ours.ask[2]) == list(theirs.ask.words)
            word = choice.choice(theirs.ask.words)
            ours.answer(word)
            theirs.answer(word)
        assert ours.over == theirs.over
        if not ours.inside:
            assert ours.values() == values(theirs.g, spec.fields)
        # the words that C said in a running rule are known: the position can be stored
        ours.flight()
        engine.store(ours)


def test_a_game_that_is_over_stays_so() -> None:
    spec, seats = GAMES[-1]
    position = native(spec).new(spec.settings({}), seats)
    position.play(1, 0)
    assert position.settle(7) == 7
    with pytest.raises(TypeError):
        position.settle("x")  # type: ignore[arg-type]
