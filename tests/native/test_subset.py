"""Every example of docs/rules-subset.md, in both engines."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from heroon import kernel as k
from heroon.kernel.state import values
from heroon.native import Engine, SubsetError, translate
from tests.native import corners, examples
from tests.native.having import native

ACCEPTED = examples.accepted()
REFUSED = examples.refused()
_CORNERS = examples.examples(corners)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Any:
    path = tmp_path_factory.mktemp("subset") / "rules_examples.py"
    made = examples.module("\n".join(ACCEPTED) + examples.CLOSING, path)
    steps = examples.examples(made)
    spec = examples.game(made)
    yield made, steps, spec, native(spec, debug=True)
    del sys.modules[path.stem]


@pytest.fixture(scope="module", params=[False, True], ids=["fast", "debug"])
def cornered(request: pytest.FixtureRequest) -> Any:
    steps = _CORNERS
    spec = examples.game(corners)
    return corners, steps, spec, native(spec, debug=request.param)


def test_there_are_examples() -> None:
    assert len(ACCEPTED) > 9
    assert len(REFUSED) > 12


def test_both_engines_run_every_example_alike(built: Any) -> None:
    _all_the_same(*built)


def test_both_engines_run_the_corners_alike(cornered: Any) -> None:
    _all_the_same(*cornered)


def _all_the_same(
    made: ModuleType, steps: dict[str, int], spec: k.GameSpec[Any], engine: Engine[Any]
) -> None:
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
    ours = engine.load(spec.copy(g))
    machine = k.Machine(spec, g)
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


@pytest.mark.parametrize("example", REFUSED, ids=lambda e: e.name)
def test_what_lies_outside_is_refused(example: examples.Refused, tmp_path: Path) -> None:
    path = tmp_path / "refused_example.py"
    before = ACCEPTED[0] + "\n"
    made = examples.module(before + example.code + examples.CLOSING, path)
    examples.examples(made)
    with pytest.raises(SubsetError) as error:
        translate(examples.game(made))
    line = before.count("\n") + example.line
    assert str(error.value) == f"refused_example.py:{line}: {example.message}"
    del sys.modules[path.stem]
