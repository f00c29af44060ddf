"""What runs under the sanitizers, in a process of its own: `python -m tests.native.sanitized WHAT`.

WHAT is `shapes`, the id of a game, or `odd`: the rules of `corners` and `orders`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from heroon.kernel import GameSpec
from heroon.native import Engine, engine, walk
from tests.native import corners, examples, orders
from tests.native.having import GAMES
from tests.native.same import all_the_same
from tests.shapes.every import SHAPES


def walked(games: Sequence[tuple[GameSpec[Any], int]]) -> None:
    """Walks of games, and playouts without the GIL."""
    for spec, seats in games:
        found = engine(spec, debug=True, sanitize=True)
        assert isinstance(found, Engine), found
        walk(found, 20, seats=seats, skilled=10)
        found.new(spec.settings({}), seats).playouts(50, 1, 0)


def odd_rules() -> None:
    """Every function of the odd rules, whether it fails or not."""
    steps = examples.examples(corners) | examples.examples(orders)
    spec = examples.game(corners)
    found = engine(spec, debug=True, sanitize=True)
    assert isinstance(found, Engine), found
    all_the_same(corners, steps, spec, found)


def main(what: str) -> None:
    """Run it; a failure breaks off with its message or the report of a sanitizer."""
    if what == "odd":
        odd_rules()
    elif what == "shapes":
        walked(SHAPES)
    else:
        walked([(spec, seats) for spec, seats in GAMES if spec.id == what])
    print("clean")


if __name__ == "__main__":
    main(sys.argv[1])
