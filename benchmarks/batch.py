"""Batches of games: masked steps with observations, per second, on one core.

    python benchmarks/batch.py [--seconds S] [--out FILE]

Prints JSON.  Only `Batch.step` is timed, not the choice of actions, which are drawn at random.
Budgets: 2 M steps/s for HEROZ and MICRO HERO, 1 M for the others; 4,096 games reach 90 % of 64.
A step is an answer with a choice: nature and forced answers are inside.  The sizes take turns,
and the median of their rounds is told.  Times hold for the machine.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from statistics import median

from heroon.env.batch import Batch
from heroon.kernel import sound_games
from heroon.testing.report import hand_in, load

MANY = (64, 1024, 4096)
#: The steps before time is taken: all games begin at once.
WARM = 250
ROUNDS = 9


class Timed:
    """A batch whose games have spread over all stages of a game, and what its steps took."""

    def __init__(self, name: str, many: int):
        self.batch = Batch(name, many, seed=3)
        self.number = 0
        for _ in range(WARM):
            self.step()

    def step(self) -> float:
        """Answer each game once at random; returns the seconds that the step took."""
        actions = self.batch.draw(self.number)
        self.number += 1
        start = time.perf_counter()
        self.batch.step(actions)
        return time.perf_counter() - start

    def rate(self, seconds: float) -> float:
        """Count the steps a second over so many seconds."""
        spent, steps = 0.0, 0
        while spent < seconds:
            spent += self.step()
            steps += self.batch.many
        return steps / spent


def rates(name: str, seconds: float) -> dict[str, int]:
    """Count the steps a second by the number of games: the medians of rounds by turns."""
    timed = {many: Timed(name, many) for many in MANY}
    rounds = [{many: t.rate(seconds / ROUNDS) for many, t in timed.items()} for _ in range(ROUNDS)]
    return {str(many): round(median(one[many] for one in rounds)) for many in MANY}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    found = {name: rates(name, given.seconds) for name in sound_games()}
    sizes = {name: len(Batch(name, 1).features) for name in found}
    ratios = {name: round(one[str(MANY[-1])] / one[str(MANY[0])], 2) for name, one in found.items()}
    report = {"steps/s": found, "largest to smallest": ratios, "features": sizes, "load": load()}
    hand_in(report, given.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
