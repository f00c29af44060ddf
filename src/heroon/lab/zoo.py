"""The zoo: every level of a game against strangers, and against a best response to it.

    python -m heroon.lab.zoo heroz --out docs/lab/heroz-zoo.json [--pairs N] [--seed S] [--quick]

Strangers are players of one idea each (`heroon.kernel.strangers`), and who says any word.  Levels
and strangers meet in mirrored pairs, all in C; games that met the bound of their length are counted
as stalled.  For each level a best response is trained (`response`), on other seeds, and then meets
the level like a stranger.  With `--keep` a run goes on where it was cut short.  Where a game may be
drawn by agreement, a player of random words asks each level for a draw in every round.  `--table
FILE` prints such a report as a table in Markdown and plays nothing.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from heroon.ai.levels import levels
from heroon.kernel import HeroonError, game
from heroon.testing.soak import commit

from .arena import RANDOM, Arena, Visitor
from .pleading import plead
from .response import Tuning, respond

SEED: Final = 2
PAIRS: Final = 400
#: The stranger that is trained against the level it meets.
BEST: Final = "best response"
Report = dict[str, Any]


def visit(
    name: str,
    pairs: int,
    seed: int,
    tell: Callable[[Report], None],
    training: Tuning | None = None,
    kept: Report | None = None,
    pleas: int = 0,
) -> Report:
    """Play every level against every stranger; `tell` gets the report after each row.

    Rows and best responses of the report `kept` are not played again.  Without `training` there are
    no best responses but those.
    """
    spec = game(name)
    arena = Arena(spec)
    steps = levels(spec, *_first_table(arena))
    report: Report = {"game": name, "rules": spec.rules, "commit": commit(), "seed": seed}
    report |= {"levels": steps, "tastes": {n: list(t) for n, t in arena.strangers.tastes.items()}}
    report |= {"training": {}, "best": {}, "rows": []}
    known: dict[tuple[str, str], Report] = {}
    if kept is not None:
        report |= {key: kept[key] for key in ("training", "best")}
        known = {(row["level"], row["stranger"]): row for row in kept["rows"]}
    for level, bot in steps.items():
        me = arena.player(bot)
        for stranger in (RANDOM, *arena.strangers.tastes, BEST):
            row = known.get((level, stranger))
            if row is None:
                other = _other(arena, me, level, stranger, report, training)
                if other is None:
                    continue
                count = arena.meet(me, other, pairs, seed)
                row = {"level": level, "stranger": stranger, **count.row()}
            report["rows"].append(row)
            tell(report)
    if pleas and spec.drawn is not None:
        report["pleaded"] = [plead(spec, level, bot, pleas, seed) for level, bot in steps.items()]
        tell(report)
    return report


def _first_table(arena: Arena) -> tuple[dict[str, int], int]:
    """Return the settings and the seats of the first table of a zoo."""
    options, seats = arena.strangers.tables[0]
    return arena.spec.settings(options), seats


def _other(
    arena: Arena, me: Visitor, level: str, name: str, report: Report, training: Tuning | None
) -> Visitor | None:
    """Return a stranger; the best response to a level is the kept one, or one trained now."""
    if name != BEST:
        return arena.player(name)
    if level not in report["best"]:
        if training is None:
            return None
        best = respond(arena, me, training, arena.strangers.own)
        report["best"][level] = list(best.taste)
        report["training"][level] = training.to_dict()
    return Visitor(tuple(report["best"][level]))


def table(report: Report) -> str:
    """Write the shares of games that each level won, a line for each stranger, in Markdown."""
    steps = list(report["levels"])
    found = {(row["stranger"], row["level"]): row for row in report["rows"]}
    names = list(dict.fromkeys(stranger for stranger, _ in found))
    lines = ["| stranger | " + " | ".join(steps) + " | stalled |", "|---" * (len(steps) + 2) + "|"]
    for name in names:
        rows = [found.get((name, level)) for level in steps]
        cells = [share(row) if row else "–" for row in rows]
        stalled = sum(row["stalled"] for row in rows if row)
        lines.append(f"| {name} | " + " | ".join(cells) + f" | {stalled} |")
    return "\n".join(lines) + "\n"


def share(row: Report) -> str:
    """Write the share of games won, in per cent, with its 95 % interval (Wilson)."""
    low, high = (100 * bound for bound in row["interval"])
    return f"{100 * row['wins'] / row['games']:.1f} % ({low:.1f}–{high:.1f})"


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, and play or print the table; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m heroon.lab.zoo")
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--keep", action="store_true", help="go on with the rows of the file")
    parser.add_argument("--generations", type=int, default=Tuning.generations, help="0: train none")
    parser.add_argument(
        "--pleas", type=int, default=0, help="games of who asks for draws, each level"
    )
    parser.add_argument("--table", type=Path, help="print such a file as a table, play nothing")
    given = parser.parse_args(arguments)
    if given.table is not None:
        print(table(json.loads(given.table.read_text(encoding="utf-8"))), end="")
        return 0
    kept = None
    if given.keep and given.out is not None and given.out.exists():
        kept = json.loads(given.out.read_text(encoding="utf-8"))
    training = replace(Tuning(), generations=given.generations) if given.generations else None

    def tell(report: Report) -> None:
        row = report["rows"][-1]
        print(*row.values(), file=sys.stderr, flush=True)
        if given.out is not None:
            given.out.parent.mkdir(parents=True, exist_ok=True)
            given.out.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")

    try:
        report = visit(given.game, given.pairs, given.seed, tell, training, kept, given.pleas)
    except HeroonError as bad:
        print(bad, file=sys.stderr)
        return 1
    if given.out is None:
        print(json.dumps(report, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
