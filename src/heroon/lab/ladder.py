"""How strong the levels of a duel are: each against the one below, in mirrored pairs of games.

    python -m heroon.lab.ladder heroz [--pairs N] [--cheap N] [--seed S] [--workers W] [--out FILE]

Both games of a pair have the same chance, and the bots change seats.  Bots that search play
`--pairs` pairs, others `--cheap`.  Equal code gives equal figures on any machine and for any
number of workers.  The report is JSON; it is written anew after each pair of levels.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from heroon.ai import needs_table
from heroon.ai.levels import levels
from heroon.kernel import HeroonError, game
from heroon.testing.soak import commit

from .simulate import Summary, simulate
from .stats import wilson

SEED: Final = 1


def ladder(
    name: str, pairs: int, cheap: int, seed: int, workers: int, tell: Callable[[Any], None]
) -> dict[str, Any]:
    """Play each level against the one below; `tell` gets the report after each."""
    spec = game(name)
    steps = levels(spec)
    report: dict[str, Any] = {"game": name, "commit": commit(), "seed": seed, "levels": steps}
    rows: list[dict[str, Any]] = []
    report["ladder"] = rows
    for low, high in pairwise(steps):
        bots = [steps[high], steps[low]]
        many = pairs if any(map(needs_table, bots)) else cheap
        start = time.perf_counter()
        summary, _ = simulate(name, bots, 2 * many, seed=seed, workers=workers)
        row = {"level": high, "below": low, "bots": bots, "pairs": many}
        row |= (
            {"rules": spec.rules}
            | _shares(summary)
            | {"seconds": round(time.perf_counter() - start, 1)}
        )
        rows.append(row)
        tell(report)
    return report


def _shares(s: Summary) -> dict[str, Any]:
    """Wins of the higher level, with the 95 % interval of their share; draws count for nobody."""
    low, high = wilson(s.wins[0], s.games)
    return {
        "wins": s.wins[0],
        "losses": s.wins[1],
        "draws": s.draws,
        "share": round(s.wins[0] / s.games, 4),
        "interval": [round(low, 4), round(high, 4)],
        "processor_seconds": round(s.seconds, 1),
        "choices": s.choices,
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m heroon.lab.ladder")
    parser.add_argument("game")
    parser.add_argument("--pairs", type=int, default=400)
    parser.add_argument("--cheap", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args(arguments)

    def tell(report: dict[str, Any]) -> None:
        text = json.dumps(report, indent=2) + "\n"
        if given.out:
            given.out.parent.mkdir(parents=True, exist_ok=True)
            given.out.write_text(text, encoding="utf-8")
        print(report["ladder"][-1], file=sys.stderr, flush=True)

    try:
        report = ladder(given.game, given.pairs, given.cheap, given.seed, given.workers, tell)
    except HeroonError as bad:
        print(bad, file=sys.stderr)
        return 1
    if not given.out:
        print(json.dumps(report, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
