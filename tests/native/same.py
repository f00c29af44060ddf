"""Small rules in both engines, compared at every ask."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from heroon import kernel as k
from heroon.kernel.copying import values
from heroon.native import Engine
from tests.native import examples


def all_the_same(
    made: ModuleType, steps: dict[str, int], spec: k.GameSpec[Any], engine: Engine[Any]
) -> None:
    """Run every step from 25 positions, with three ways of answering each."""
    assert len(steps) > 9
    for name, step in steps.items():
        for x in range(5):
            for y in range(5):
                for seed in range(3):
                    _same(made, spec, engine, name, step, x, y, seed)


def _same(
    made: ModuleType,
    spec: k.GameSpec[Any],
    engine: Engine[Any],
    name: str,
    step: int,
    x: int,
    y: int,
    seed: int,
) -> None:
    g = examples.position(spec, made, step, x, y)
    machine = k.Machine(spec, spec.copy(g))
    if name.startswith("fails_"):
        with pytest.raises((k.KernelError, IndexError, ValueError, ZeroDivisionError)) as theirs:
            machine.begin()
        with pytest.raises(k.KernelError) as failed:
            engine.load(g)
        if isinstance(theirs.value, k.KernelError):
            assert str(failed.value).endswith(str(theirs.value))
        return
    ours = engine.load(g)
    machine.begin()
    rng = k.Rng(seed)
    for turn in range(100):
        ask = machine.ask
        where = f"{name}({x}, {y}), seed {seed}, ask {turn}"
        told = ask and (ask.seats, ask.prompt, tuple(ask.words), ask.to)
        assert ours.ask == told, where
        assert ours.values() == values(machine.g, spec.fields), where
        if ask is None:
            return
        word = rng.choice(ask.words)
        machine.answer(word)
        ours.answer(word)
    pytest.fail(f"{name} does not end")
