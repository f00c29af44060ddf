"""The strength of the levels of a game for several, in mirrored pairs of games.

Each level plays the one below; strangers are met in the zoo (`heroon.lab.zoo`).

    python -m heroon.lab.ladder heroz [--pairs N] [--cheap N] [--seed S] [--workers W] [--on PLACE]
                                    [--out FILE]

Both games of a pair have the same chance, and the bots change seats.  Bots that search play
`--pairs` pairs, others `--cheap`.  Equal code gives equal figures on any machine and for any number
of workers.  The report is JSON; it is written anew after each series.

With more seats a level plays alone against as many of the level below as there are other seats; a
"pair" is then as many games as there are seats, so that each bot sits once in each, and there are
fewer of them: about as many games.  With `--over OPTION` the pairs are shared out among the values
of that option, and `each` tells the wins and the games of each value.  `--table FILE` prints such a
report as a table in Markdown and plays nothing.
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
from heroon.kernel import GameSpec, InputError, game
from heroon.kernel.errors import REFUSED, UNKNOWN
from heroon.native import engine
from heroon.testing.soak import commit
from heroon.testing.whole import write_json

from .reporting import at_least, in_a_line, print_tables, ready
from .simulate import simulate
from .stats import wilson
from .tally import SeriesTally, Summary, sum_up
from .workers import Workers, add_options, given_workers, joined

SEED: Final = 1


def ladder(
    name: str,
    pairs: int,
    cheap: int,
    seed: int,
    workers: int | Workers,
    tell: Callable[[Any, Any], None],
    over: str = "",
) -> dict[str, Any]:
    """Play each level against the one below; `tell` gets the report after each.

    Raises `InputError` for a game in which nobody plays against anybody (see `deals`).
    """
    spec = game(name)
    if all(len(set(spec.teams_of(spec.settings({}), seats))) == 1 for seats in spec.seats):
        raise InputError(
            REFUSED, "nobody plays against anybody here: see heroon.lab.deals", name, "game"
        )
    steps = levels(spec)
    report: dict[str, Any] = {"game": name, "commit": commit(), "seed": seed, "levels": steps}
    rungs: list[dict[str, Any]] = []
    report |= {"ladder": rungs}
    for seats in spec.seats:
        for low, high in pairwise(steps):
            bots = [steps[high]] + [steps[low]] * (seats - 1)
            many = pairs if any(map(needs_table, bots)) else cheap
            many = many * 2 // seats
            row = _series(spec, bots, many, seed, workers, over)
            rungs.append({"level": high, "below": low, "seats": seats} | row)
            tell(report, rungs[-1])
    return report


def _series(
    spec: GameSpec[Any], bots: list[str], pairs: int, seed: int, workers: int | Workers, over: str
) -> dict[str, Any]:
    """Play the pairs of one series, shared out among the values of an option; return figures."""
    start = time.perf_counter()
    values = _values(spec, over)
    many = max(1, pairs // len(values))
    summary = Summary(spec.id, {}, tuple(bots), seed, mirrored=True)
    tally = SeriesTally()
    each: dict[str, list[int]] = {}
    for i, value in enumerate(values):
        games, options = len(bots) * many, {over: value} if value else {}
        part, found = simulate(
            spec.id, bots, games, seed=seed, workers=workers, options=options, first=i * games
        )
        summary.seconds += part.seconds
        each[value] = [part.wins[0], games]
        tally.count(found, part.mirrored)
    sum_up(summary, tally)
    row: dict[str, Any] = {"bots": bots, "pairs": many * len(values), "rules": spec.rules}
    row |= _shares(summary)
    if over:
        row["each"] = each
    return row | {"seconds": round(time.perf_counter() - start, 1)}


def _values(spec: GameSpec[Any], over: str) -> tuple[str, ...]:
    """List the values of an option; one empty value where none is named."""
    if not over:
        return ("",)
    for option in spec.options:
        if option.name == over:
            return option.values
    there = ", ".join(option.name for option in spec.options)
    raise InputError(UNKNOWN, f"no such option (there are: {there})", over, "over")


def _shares(s: Summary) -> dict[str, Any]:
    """Collect the wins of the first bot, with the 95 % interval of their share.

    `losses` are wins of any other seat, `unended` games that met the bound of choices.
    """
    low, high = wilson(s.wins[0], s.games)
    return {
        "wins": s.wins[0],
        "losses": sum(s.wins[1:]),
        "draws": s.draws,
        "unended": s.reasons.get("bound", 0),
        "share": round(s.wins[0] / s.games, 4),
        "interval": [round(low, 4), round(high, 4)],
        "processor_seconds": round(s.seconds, 1),
        "choices": s.choices,
    }


def table(report: dict[str, Any]) -> str:
    """Write the figures of a report as a table in Markdown.

    There is a line for each rung, with a column for each value the pairs were shared out among.
    """
    rows, steps = report["ladder"], report["levels"]
    values = list(rows[0].get("each", ()))
    head = ["seats", "level", "against", "games", "share of games won", "unended", *values]
    lines = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    for row in rows:
        seats, games = len(row["bots"]), row["wins"] + row["losses"] + row["draws"]
        other = f"{row['below']} ({row['bots'][1]})"
        if seats > 2:
            other = f"{seats - 1} × {other}"
        cells = [seats, f"{row['level']} ({steps[row['level']]})", other, games]
        cells += [_percent(row["wins"], games), row["unended"]]
        cells += [_percent(*row["each"][value]) for value in values]
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    return "\n".join(lines) + "\n"


def _percent(wins: int, games: int) -> str:
    """Write a share in per cent with its 95 % interval (Wilson)."""
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


@in_a_line
def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, and play or print tables; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m heroon.lab.ladder")
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--pairs", type=at_least(1), default=400)
    parser.add_argument("--cheap", type=at_least(1), default=1000)
    parser.add_argument("--seed", type=int, default=SEED)
    add_options(parser, 1)
    parser.add_argument("--over", default="", help="an option whose values share the pairs")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--table", type=Path, help="print such a file as tables, play nothing")
    given = parser.parse_args(arguments)
    if given.table is not None:
        return print_tables(given.table, table)

    def tell(report: dict[str, Any], row: dict[str, Any]) -> None:
        if given.out:
            write_json(given.out, report, indent=2)
        print(row, file=sys.stderr, flush=True)

    engine(game(given.game))  # built first: what goes by weights plays in C where it is there
    workers = given_workers(given)
    ready(given.out)
    settings = given.pairs, given.cheap, given.seed, workers
    with joined(workers):
        report = ladder(given.game, *settings, tell, given.over)
    if not given.out:
        print(json.dumps(report, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
