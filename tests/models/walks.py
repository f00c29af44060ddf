"""Second models: what walks of every game beside its model share.

A walk plays one game on both sides and counts what it reaches; `main` makes many, reports them, and
goes on behind the last seed of an earlier report.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from heroon.testing.soak import commit


class Difference(AssertionError):
    """The two have parted."""


class Count(Protocol):
    """Counts of what walks of a game have come to."""

    count: Counter[str]

    def missing(self) -> list[str]:
        """List what no walk has reached."""


Reached = TypeVar("Reached", bound=Count)


class Walks(Generic[Reached]):
    """Many walks of one game.

    `walk(seed, reached=…)` makes one, and tells how many choices it had.
    """

    def __init__(self, game: str, walk: Callable[..., int], reached: Callable[[], Reached]) -> None:
        self.game = game
        self.walk = walk
        self.reached = reached

    def run(self, choices: int, seed: int, seconds: float, reached: Reached) -> dict[str, Any]:
        """Walk until there were so many choices, or so many seconds have gone; the run's report."""
        start, many, games, at = time.perf_counter(), 0, 0, commit()
        while many < choices and time.perf_counter() - start < seconds:
            many += self.walk(seed + games, reached=reached)
            games += 1
        gone = time.perf_counter() - start
        return {
            "seeds": [seed, seed + games - 1],
            "games": games,
            "choices": many,
            "seconds": round(gone, 1),
            "choices_per_second": round(many / gone),
            "commit": at,
        }

    def main(self, arguments: Sequence[str] | None = None) -> int:
        """Walk, write the report, and tell what no walk has reached; 1 after a difference."""
        given = self._given(arguments)
        report: dict[str, Any] = {"game": self.game, "differences": 0, "runs": [], "reached": {}}
        if given.out and given.out.exists():
            report = json.loads(given.out.read_text(encoding="utf-8"))
        runs = report["runs"]
        reached = self.reached()
        seed = runs[-1]["seeds"][1] + 1 if runs else given.seed
        left = given.choices - sum(run["choices"] for run in runs)
        if left <= 0:
            print(f"{given.out} tells of {given.choices} choices already")
            return 0
        try:
            runs.append(self.run(left, seed, 60 * given.minutes, reached))
        except Difference as difference:
            print(difference, file=sys.stderr)
            return 1
        reached.count += Counter(report["reached"])
        report["choices"] = sum(run["choices"] for run in runs)
        report["never_reached"] = reached.missing()
        report["reached"] = dict(sorted(reached.count.items()))
        if given.out:
            given.out.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
        print(json.dumps({**runs[-1], "never_reached": report["never_reached"]}))
        return 0

    def _given(self, arguments: Sequence[str] | None) -> argparse.Namespace:
        """Read the command line."""
        module = f"tests.models.walk_{self.game.replace('-', '_')}"
        parser = argparse.ArgumentParser(prog=f"python -m {module}")
        parser.add_argument("--choices", type=int, default=10_000)
        parser.add_argument("--seed", type=int, default=0)
        parser.add_argument("--minutes", type=float, default=1e6)
        parser.add_argument("--out", type=Path)
        return parser.parse_args(arguments)
