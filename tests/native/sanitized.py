"""What runs under the sanitizers, in a process of its own: `python -m tests.native.sanitized N`.

N is a game of the walks; the one after the last is the odd rules of `corners` and `orders`.
"""

from __future__ import annotations

import sys

from heroon.native import Engine, engine, walk
from tests.native import corners, examples, orders
from tests.native.same import all_the_same
from tests.native.test_walks import GAMES


def walked(number: int) -> None:
    """Walks of a game, and playouts without the GIL."""
    spec, seats = GAMES[number]
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


if __name__ == "__main__":
    which = int(sys.argv[1])
    walked(which) if which < len(GAMES) else odd_rules()
    print("clean")
