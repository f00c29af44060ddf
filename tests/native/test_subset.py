"""Every example of docs/rules-subset.md, in both engines."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from heroon.native import SubsetError, translate
from tests.native import corners, examples, lists_of_one_length, orders
from tests.native.having import native
from tests.native.same import all_the_same

ACCEPTED = examples.accepted()
REFUSED = examples.refused()
_ODD = (corners, orders, lists_of_one_length)
_CORNERS = {name: step for made in _ODD for name, step in examples.examples(made).items()}


@pytest.fixture(scope="module", params=[(2,), (2, 3)], ids=["two", "two-or-three"])
def built(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    path = tmp_path_factory.mktemp("subset") / "rules_examples.py"
    made = examples.module("\n".join(ACCEPTED) + examples.CLOSING, path)
    steps = examples.examples(made)
    spec = examples.game(made, request.param)
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
    all_the_same(*built)


def test_both_engines_run_the_corners_alike(cornered: Any) -> None:
    all_the_same(*cornered)


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
