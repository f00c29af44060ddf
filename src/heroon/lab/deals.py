"""The strength of the levels of a solo game, each of which plays the same deals.

    python -m heroon.lab.deals hero-realms --out docs/lab/hero-realms-levels.json [--share S]

With one seat levels do not meet: game i begins with the same chance for each level, so of any two
it is known which games one won and the other lost.  With `--slow N` the levels that think play only
the first N games, and are compared with the others in those.  The series are those of the first
option of the game (the Boss, the character), in the mode that stands first where there are modes.
Equal seeds and equal code give equal figures for any number of workers.  The file is written after
each series: with the same file and commit a run goes on where it was cut short.  `--table FILE`
prints such a file as a table in Markdown and plays nothing.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from heroon.ai import needs_table
from heroon.ai.levels import LEVELS, levels
from heroon.kernel import InputError, game
from heroon.kernel.errors import UNKNOWN
from heroon.native import engine
from heroon.testing.soak import commit
from heroon.testing.whole import write_json

from .reporting import at_least, in_a_line, positive, print_tables, read_report, ready
from .simulate import simulate
from .stats import wilson
from .workers import Workers, add_options, given_workers, joined

SEED: Final = 1
#: Games of each level in each series.
GAMES: Final = 400


def measure(
    name: str,
    many: int,
    workers: int | Workers,
    tell: Callable[[dict[str, Any]], None],
    some: Sequence[str] = LEVELS,
    kept: dict[str, Any] | None = None,
    slow: int = 0,
) -> dict[str, Any]:
    """Play every level, or some, in every series; `tell` gets the report after each.

    With `slow` the levels that think play so many games. Series that stand whole in an earlier
    report of the same game and commit are kept.  Raises `InputError` for a level of no game.
    """
    spec = game(name)
    for one in some:
        if one not in LEVELS:
            raise InputError(UNKNOWN, "no such level", one, "levels")
    steps = {level: bot for level, bot in levels(spec).items() if level in some}
    rows: list[dict[str, Any]] = []
    pairs: list[dict[str, Any]] = []
    mode = next(iter(spec.modes), "")
    report = {"game": name, "mode": mode, "seed": SEED, "rules": spec.rules}
    report |= {"day": str(date.today()), "commit": commit()}
    report |= {"rows": rows, "pairs": pairs}
    option = spec.options[0]
    games = {level: slow if slow and thinks(bot) else many for level, bot in steps.items()}
    same = kept is not None and all(
        kept.get(key) == report[key] for key in ("game", "mode", "seed", "rules", "commit")
    )
    for value in option.values:
        if kept is not None and same:
            found = [row for row in kept["rows"] if row[option.name] == value]
            both = [pair for pair in kept["pairs"] if pair[option.name] == value]
            if both and [row["games"] for row in found] == list(games.values()):
                rows += found
                pairs += both
                continue
        won: dict[str, list[bool]] = {}
        for level, bot in steps.items():
            options = {**spec.modes.get(mode, {}), option.name: value}
            rest: dict[str, Any] = {"seed": SEED, "options": options, "workers": workers}
            _, played = simulate(name, [bot], games[level], **rest)
            won[level] = [g.result[0] > 0 for g in played]
            row = {option.name: value, "level": level, "bot": bot, "games": games[level]}
            rows.append({**row, "won": sum(won[level])})
            tell(report)
        for low, high in pairwise(steps):
            met = list(zip(won[low], won[high], strict=False))
            alone = [sum(b > a for a, b in met), sum(a > b for a, b in met)]
            pair = {"low": low, "high": high, "games": len(met)}
            pair |= {"high_alone": alone[0], "low_alone": alone[1]}
            pairs.append({option.name: value, **pair})
        tell(report)
    return report


def thinks(bot: str) -> bool:
    """Return whether a bot tries words out, so that its games take long."""
    return bot in ("planner", "search") or needs_table(bot)


def table(report: dict[str, Any]) -> str:
    """Write the figures of a report as two tables in Markdown."""
    kind = next(iter(report["rows"][0]))
    lines = [f"| {kind.capitalize()} | level | bot | games | won |", "|---|---|---|---|---|"]
    for row in report["rows"]:
        cells = (row[kind], row["level"], row["bot"], row["games"], share(row))
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    lines += ["", f"| {kind.capitalize()} | levels | games | the higher alone | the lower alone |"]
    lines.append("|---|---|---|---|---|")
    for pair in report["pairs"]:
        both = f"{pair['high']} – {pair['low']}"
        cells = (pair[kind], both, pair["games"], pair["high_alone"], pair["low_alone"])
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    return "\n".join(lines) + "\n"


def share(row: dict[str, Any]) -> str:
    """Write the share of games won, in per cent, with its 95 % interval (Wilson)."""
    low, high = wilson(row["won"], row["games"])
    return f"{100 * row['won'] / row['games']:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


@in_a_line
def main(arguments: Sequence[str] | None = None) -> int:
    """Read the arguments and play, or print the table of a report; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--out", type=Path)
    parser.add_argument(
        "--slow", type=at_least(0), default=0, help="games of who thinks (0: as the others)"
    )
    parser.add_argument("--share", type=positive, default=1.0, help="a share of each series")
    add_options(parser, 1)
    parser.add_argument("--levels", default=",".join(LEVELS), help="which, with commas")
    parser.add_argument("--table", type=Path, help="print such a file as a table, play nothing")
    given = parser.parse_args(arguments)
    if given.table is not None:
        return print_tables(given.table, table)

    def tell(report: dict[str, Any]) -> None:
        row = report["rows"][-1]
        if given.out is not None:
            write_json(given.out, report)
        print(" ".join(str(value) for value in row.values()), file=sys.stderr, flush=True)

    engine(game(given.game))  # built first: what searches plays in C where it is there
    many, some = max(1, round(GAMES * given.share)), given.levels.split(",")
    kept = None
    if given.out is not None and given.out.exists():
        kept = read_report(given.out)
    workers = given_workers(given)
    ready(given.out)
    with joined(workers):
        report = measure(given.game, many, workers, tell, some, kept, given.slow)
    if given.out is None:
        print(json.dumps(report, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
