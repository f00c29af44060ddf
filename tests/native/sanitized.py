"""What runs under the sanitizers, in a process of its own: `python -m tests.native.sanitized WHAT`.

WHAT is `shapes`, the id of a game, `odd`: the rules of `corners` and the
like, or `batch:GAME`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from heroon.kernel import GameSpec, Rng, Seeded, Table, game
from heroon.native import Engine, engine, walk
from heroon.native.engine import known
from tests.lengths import length
from tests.native import corners, examples, lists_of_one_length, orders
from tests.native.same import all_the_same
from tests.shapes.every import SHAPES


def walked(games: Sequence[tuple[GameSpec[Any], int]]) -> None:
    """Walks of games, playouts without the GIL, and searches."""
    for spec, seats in games:
        found = engine(spec, debug=True, sanitize=True)
        assert isinstance(found, Engine), found
        walk(found, length(10, 20), seats=seats, skilled=10)
        found.new(spec.settings({}), seats).playouts(50, 1, 0)
        searched(found, seats)


def searched(found: Engine[Any], seats: int) -> None:
    """Worlds and trees at the first choices of a game."""
    table: Table[Any] = Table(found.spec, driver=Seeded("1"), seats=seats)
    rng = Rng(1)
    for _ in range(length(30, 60)):
        ask = table.ask
        if ask is None:
            break
        seat = (ask.seats & -ask.seats).bit_length() - 1
        words = table.words(seat)
        if table.rule is None and len(words) > 1:
            tree = found.tree(seat, words, 0.7, 1000)
            tree.expect(words[0], 2, 1.0)
            base, plan = found.at(table), found.plan(table, seat)
            for _ in range(3):
                world, rng.state = base.world(plan, rng.state)
                _, rng.state = tree.grow(world, 12, rng.state)
        table.answer(rng.choice(words), seat)


def batches(spec: GameSpec[Any]) -> None:
    """Steps of batches of all kinds, over ends, cuts and refused words."""
    from heroon.env.batch import Batch

    found = engine(spec, debug=True, sanitize=True)
    assert isinstance(found, Engine), found
    known(spec).engines[False, False] = found  # what a batch plays by
    for seats in spec.seats[:2]:
        for more in ({"bound": 9}, {"threads": 2, "last_of_all": True}, {"agents": (0,)}):
            batch = Batch(spec, 5, seats=seats, seed=3, **more)
            for number in range(length(60, 400)):
                actions = batch.draw(number)
                actions[number % 5] = actions[number % 5] if number % 7 else -1
                batch.step(actions, strict=False)
                batch.allowed()
                batch.observe(0, seats - 1)
            batch.reset(4)
            batch.close()


def odd_rules() -> None:
    """Every function of the odd rules, whether it fails or not."""
    steps: dict[str, int] = {}
    for made in (corners, orders, lists_of_one_length):
        steps |= examples.examples(made)
    spec = examples.game(corners)
    found = engine(spec, debug=True, sanitize=True)
    assert isinstance(found, Engine), found
    all_the_same(corners, steps, spec, found)


def main(what: str) -> None:
    """Run it; a failure breaks off with its message or the report of a sanitizer."""
    if what == "odd":
        odd_rules()
    elif what.startswith("batch:"):
        batches(game(what.removeprefix("batch:")))
    elif what == "shapes":
        walked(SHAPES)
    else:
        walked([(game(what), seats) for seats in game(what).seats[:2]])
    print("clean")


if __name__ == "__main__":
    main(sys.argv[1])
