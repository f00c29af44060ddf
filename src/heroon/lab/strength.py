"""The strength of the bots: the runs behind docs/strength.md.

    python -m heroon.lab.strength micro-hero --out docs/lab/micro-hero-strength.json

plays them all again; equal seeds and equal code give equal figures for any number of workers.
The file is written after each block of games, so a run that was cut short keeps what it has.
With `--only BOT` one bot plays, with `--where NAME=VALUE` only the series under that option (with
`--where usual` those under none, with `--where players=2` those of two); all other rows are taken
from the file `--keep` names, and each row says which commit it was made with.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from heroon.board.face import part_of
from heroon.kernel import game
from heroon.testing.whole import write_json

from .reporting import in_a_line, positive, print_tables, read_report, ready
from .simulate import simulate
from .tally import SeriesTally, Summary, sum_up
from .workers import Workers, add_options, given_workers, joined

SEED: Final = 1
#: Games between two writes of the file.
BLOCK: Final = 200


class Series(NamedTuple):
    """A set of runs under the same options, with how many games each bot plays."""

    options: dict[str, str]
    seats: int
    games: dict[str, int]


def series_of(game: str) -> tuple[Series, ...]:
    """Return the series of a game, a part of its face; empty where it has none."""
    found: tuple[Series, ...] | None = part_of(game, "strength")
    return found or ()


#: The entries of a summary that do not depend on the machine.
_KEPT: Final = ("bots", "options", "seed", "games", "reasons", "journey")


def measure(
    game: str,
    share: float,
    workers: int | Workers,
    out: Path | None,
    commit: str,
    only: str = "",
    keep: dict[str, Any] | None = None,
    where: str = "",
) -> dict[str, Any]:
    """Play the series of a game, or a share of each, and return all figures.

    With `only` one bot plays, with `where` only under that option: what is not played is taken
    from the report `keep`, where that has it.
    """
    report: dict[str, Any] = {"game": game, "commit": commit, "runs": []}
    for series in series_of(game):
        for bot, games in series.games.items():
            bots = [bot] * series.seats
            if (only and bot != only) or (where and where not in named(series)):
                report["runs"] += _kept(keep, bots, series.options)
                continue
            many = max(1, round(games * share))
            report["runs"].append({})
            for run in blocks(game, bots, many, series.options, workers):
                report["runs"][-1] = run | {"commit": commit}
                if out is not None:
                    write_json(out, report)
                print(_line(run), file=sys.stderr, flush=True)
    if out is not None:
        write_json(out, report)
    return report


def named(series: Series) -> list[str]:
    """List the names by which `--where` means a series: its options, how many play together."""
    names = [f"{name}={value}" for name, value in series.options.items()]
    if series.seats > 1:
        names.append(f"players={series.seats}")
    return names or ["usual"]


def _kept(
    keep: dict[str, Any] | None, bots: list[str], options: dict[str, str]
) -> list[dict[str, Any]]:
    """List the rows of an earlier report for these bots and options, each with its commit."""
    if keep is None:
        return []
    return [
        {**run, "commit": run.get("commit", keep["commit"])}
        for run in keep["runs"]
        if run["bots"] == bots and run["options"] == options
    ]


def blocks(
    game: str, bots: list[str], many: int, options: dict[str, str], workers: int | Workers
) -> Iterator[dict[str, Any]]:
    """Play block after block; yield the figures of all games so far, each time."""
    tally = SeriesTally()
    seconds = 0.0
    while (done := tally.games) < many:
        more = min(BLOCK, many - done)
        block, games = simulate(
            game, bots, more, seed=SEED, options=options, workers=workers, first=done
        )
        tally.count(games, block.mirrored)
        seconds += block.seconds
        summary = Summary(game, options, tuple(bots), SEED, block.mirrored, seconds=seconds)
        sum_up(summary, tally)
        data = summary.to_dict()
        run: dict[str, Any] = {key: data[key] for key in _KEPT if key in data}
        run["ms_per_game"] = round(1000 * seconds / tally.games, 1)
        yield run


def table(report: dict[str, Any]) -> str:
    """Write the figures of a report as a table in Markdown."""
    rows = [
        "| options | seats | bot | runs | Labours beaten, mean | all twelve | ms a run |",
        "|---|---|---|---|---|---|---|",
    ]
    for run in report["runs"]:
        went, many = run["journey"], run["games"]
        low, high = went["mean_interval"]
        where = ", ".join(f"{k} {v}" for k, v in run["options"].items()) or "–"
        least, most = (f"{100 * share:.1f}" for share in went["full_interval"])
        full = f"{100 * went['full'] / many:.1f} % ({least}–{most})"
        mean = f"{went['mean']:.2f} ({max(low, 0):.2f}–{min(high, went['goal']):.2f})"
        cells = (where, len(run["bots"]), run["bots"][0], many, mean, full, run["ms_per_game"])
        rows.append("| " + " | ".join(map(str, cells)) + " |")
    return "\n".join(rows) + "\n"


def _line(run: dict[str, Any]) -> str:
    journey = run.get("journey") or {}
    where = " ".join(f"{k}={v}" for k, v in run["options"].items())
    went = f"{journey.get('full')} of {run['games']}, mean {journey.get('mean')}"
    return f"{','.join(run['bots'])} {where}: {went}"


def _commit() -> str:
    """Return the short name of the git commit that this is run from; "" if git does not know."""
    done = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
    )
    return done.stdout.strip()


@in_a_line
def main(arguments: Sequence[str] | None = None) -> int:
    """Read the arguments, and play or print the table of a report; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="", help="a game whose face names series")
    parser.add_argument("--share", type=positive, default=1.0, help="a share of each series")
    add_options(parser)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--only", default="", help="the one bot that plays")
    parser.add_argument("--where", default="", help="the one option to play under, NAME=VALUE")
    parser.add_argument("--keep", type=Path, help="a report with the rows that are not played")
    parser.add_argument("--table", type=Path, help="print such a file as a table, play nothing")
    given = parser.parse_args(arguments)
    if given.table is not None:
        return print_tables(given.table, table)
    game(given.game)  # raises for one that is not there
    if not series_of(given.game):
        parser.error(f"no series of {given.game}")
    keep = read_report(given.keep) if given.keep else None
    settings = given.out, _commit(), given.only, keep, given.where
    workers = given_workers(given)
    ready(given.out)
    with joined(workers):
        report = measure(given.game, given.share, workers, *settings)
    if given.out is None:
        print(json.dumps(report, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
