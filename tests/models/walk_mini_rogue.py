"""MINI ROGUE: many walks of the game beside the second model, and what they have reached.

    python -m tests.models.walk_mini_rogue [--choices N] [--seed S] [--minutes M] [--out FILE]

The first difference ends it, told with the answers that led there.  With a file that holds the
report of earlier walks it goes on behind their last seed, until there are N choices in all.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from heroon.testing.soak import commit
from tests.models.mini_rogue_walk import Difference, Reached, walk


def walks(choices: int, seed: int, seconds: float, reached: Reached) -> dict[str, Any]:
    """Walk until there were so many choices, or so many seconds have gone; the run's report."""
    start, many, games, at = time.perf_counter(), 0, 0, commit()
    while many < choices and time.perf_counter() - start < seconds:
        many += walk(seed + games, reached=reached)
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


def main(arguments: Sequence[str] | None = None) -> int:
    """Walk, and tell what no walk has reached."""
    parser = argparse.ArgumentParser(prog="python -m tests.models.walk_mini_rogue")
    parser.add_argument("--choices", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args(arguments)
    report: dict[str, Any] = {"game": "mini-rogue", "differences": 0, "runs": [], "reached": {}}
    if given.out and given.out.exists():
        report = json.loads(given.out.read_text(encoding="utf-8"))
    runs = report["runs"]
    reached = Reached()
    seed = runs[-1]["seeds"][1] + 1 if runs else given.seed
    left = given.choices - sum(run["choices"] for run in runs)
    try:
        runs.append(walks(left, seed, 60 * given.minutes, reached))
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


if __name__ == "__main__":
    sys.exit(main())
