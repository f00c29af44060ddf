"""How strong the levels of a duel are, in mirrored pairs of games.

Each level plays the one below, and each plays every sparring partner that the game has.

    python -m heroon.lab.ladder heroz [--pairs N] [--cheap N] [--seed S] [--workers W] [--out FILE]

Both games of a pair have the same chance, and the bots change seats.  Bots that search, and
partners, play `--pairs` pairs, others `--cheap`.  Equal code gives equal figures on any machine
and for any number of workers.  The report is JSON; it is written anew after each series.
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
from heroon.ai.bots import partners
from heroon.ai.levels import levels
from heroon.kernel import GameSpec, HeroonError, game
from heroon.testing.soak import commit

from .simulate import Summary, simulate
from .stats import wilson

SEED: Final = 1


def ladder(
    name: str, pairs: int, cheap: int, seed: int, workers: int, tell: Callable[[Any, Any], None]
) -> dict[str, Any]:
    """Play each level against the one below and the partners; `tell` gets the report after each."""
    spec = game(name)
    steps = levels(spec)
    report: dict[str, Any] = {"game": name, "commit": commit(), "seed": seed, "levels": steps}
    rungs: list[dict[str, Any]] = []
    spars: list[dict[str, Any]] = []
    report |= {"ladder": rungs, "partners": spars}
    for low, high in pairwise(steps):
        bots = [steps[high], steps[low]]
        many = pairs if any(map(needs_table, bots)) else cheap
        rungs.append({"level": high, "below": low} | _series(spec, bots, many, seed, workers))
        tell(report, rungs[-1])
    for level, name in steps.items():
        for partner in partners(spec):
            row = _series(spec, [name, partner], pairs, seed, workers)
            spars.append({"level": level, "partner": partner} | row)
            tell(report, spars[-1])
    return report


def _series(
    spec: GameSpec[Any], bots: list[str], pairs: int, seed: int, workers: int
) -> dict[str, Any]:
    """What came of so many pairs."""
    start = time.perf_counter()
    summary, _ = simulate(spec.id, bots, 2 * pairs, seed=seed, workers=workers)
    row: dict[str, Any] = {"bots": bots, "pairs": pairs, "rules": spec.rules} | _shares(summary)
    return row | {"seconds": round(time.perf_counter() - start, 1)}


def _shares(s: Summary) -> dict[str, Any]:
    """Wins of the level, with the 95 % interval of their share; draws count for nobody.

    `unended` are games that met the bound of choices.
    """
    low, high = wilson(s.wins[0], s.games)
    return {
        "wins": s.wins[0],
        "losses": s.wins[1],
        "draws": s.draws,
        "unended": s.reasons.get("bound", 0),
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

    def tell(report: dict[str, Any], row: dict[str, Any]) -> None:
        text = json.dumps(report, indent=2) + "\n"
        if given.out:
            given.out.parent.mkdir(parents=True, exist_ok=True)
            given.out.write_text(text, encoding="utf-8")
        print(row, file=sys.stderr, flush=True)

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
