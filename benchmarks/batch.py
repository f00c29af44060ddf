"""Batches of games: masked steps with observations, per second, on one core.

    python benchmarks/batch.py [--seconds S] [--out FILE]

Prints JSON.  Only `Batch.step` is timed, not the choice of actions, which are drawn at random.
Budgets: 2 M steps/s for HEROZ and MICRO HERO, 1 M for the others; 4,096 games reach 90 % of 64.
A step is an answer with a choice: nature and forced answers are inside.  Times hold for the
machine.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from heroon.env.batch import Batch
from heroon.kernel import sound_games
from heroon.testing.report import hand_in, load

MANY = (64, 1024, 4096)


def rate(name: str, many: int, seconds: float) -> float:
    """Count the steps a second of so many games."""
    batch = Batch(name, many, seed=3)
    batch.reset()
    for number in range(20):
        batch.step(batch.draw(number))
    spent, steps, number = 0.0, 0, 20
    while spent < seconds:
        number += 1
        actions = batch.draw(number)
        start = time.perf_counter()
        batch.step(actions)
        spent += time.perf_counter() - start
        steps += many
    return steps / spent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    rates = {
        name: {str(many): round(rate(name, many, given.seconds)) for many in MANY}
        for name in sound_games()
    }
    sizes = {name: len(Batch(name, 1).features) for name in rates}
    hand_in({"steps/s": rates, "features": sizes, "load": load()}, given.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
