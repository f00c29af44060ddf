"""The page on how hard a game's opponents are, like docs/balance/hero-realms.md, and its data.

    python -m heroon.lab.balance GAME --out PAGE [--share S] [--workers W] [--on PLACE]

plays every one in every mode with every bot and writes the page; what is compared is a part of the
game's face (`Balance`).  The data goes beside the page as JSON, after each series, so a run that
was cut short keeps what it has: with the same file it goes on where it stopped.  Rows of other
rules, other bots or other numbers of games are played again.
Equal seeds and equal code give equal figures for any number of workers.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from heroon.board.face import part_of
from heroon.kernel import game
from heroon.native import engine
from heroon.testing.soak import commit
from heroon.testing.whole import write_json, write_text

from .reporting import in_a_line, positive, read_report, ready
from .simulate import simulate
from .stats import wilson
from .workers import Workers, add_options, given_workers, joined

SEED: Final = 1


class Balance(NamedTuple):
    """The description of a game's page: what is played and what is told, in English.

    Compared are the values of an `option`, from the easiest to the hardest, called `named` at the
    head of their column.  `games` says how many each bot plays in a cell; `head` opens the page and
    may name `{seed}`, `{commits}` and `{planner}` (the fewest that the search has played);
    `lost` are reasons of ends that are counted and what that column is called; `order` says what
    is expected of the order, `why` what there is to say where it does not hold.
    """

    option: str
    named: str
    games: Mapping[str, int]
    head: str
    lost: tuple[str, tuple[str, ...]]
    order: str
    why: str


def balance_of(game: str) -> Balance | None:
    """Return what the page of a game plays and tells, a part of its face; None if it has none."""
    found: Balance | None = part_of(game, "balance")
    return found


def _whole(game: str) -> Balance:
    """Return what the page of a game plays and tells; the game must have one."""
    found = balance_of(game)
    assert found is not None
    return found


def measure(
    name: str, many: Mapping[str, int], workers: int | Workers, data: Path
) -> dict[str, Any]:
    """Play the series that the data lacks, `many` games by bot; return the report.

    The data is written after each series.
    """
    report: dict[str, Any] = {"game": name, "seed": SEED, "rows": []}
    if data.exists():
        report |= read_report(data)
    spec, of = game(name), _whole(name)
    rules = spec.rules
    values = next(option.values for option in spec.options if option.name == of.option)
    report["rows"] = [
        row
        for row in report["rows"]
        if (row.get("rules"), row["games"]) == (rules, many.get(row["bot"]))
    ]
    known = {(row["bot"], row[of.option], row["mode"]) for row in report["rows"]}
    for bot, games in many.items():
        for mode, options in spec.modes.items():
            for value in values:
                if (bot, value, mode) not in known:
                    given = {**options, of.option: value}
                    row = _row(name, bot, mode, given, games, workers)
                    row = {"bot": bot, of.option: value} | row
                    report["rows"].append(row)
                    write_json(data, report)
                    print(row, file=sys.stderr, flush=True)
    return report


def _row(
    name: str, bot: str, mode: str, options: dict[str, str], many: int, workers: int | Workers
) -> dict[str, Any]:
    """Play one series and return its figures."""
    summary, _ = simulate(name, [bot], many, seed=SEED, options=options, workers=workers)
    low, high = wilson(summary.wins[0], many)
    return {
        "mode": mode,
        "rules": game(name).rules,
        "games": many,
        "won": summary.wins[0],
        "interval": [round(low, 4), round(high, 4)],
        "reasons": dict(sorted(summary.reasons.items())),
        "turns": summary.turns_p,
        "day": str(date.today()),
        "commit": commit(),
    }


def page(report: dict[str, Any]) -> str:
    """Write the report as a page in Markdown."""
    rows, of = report["rows"], _whole(report["game"])
    made = dict.fromkeys((row["commit"], row["day"], row["rules"]) for row in rows)
    commits = "; ".join(f"`{c[:10]}`, {day}, rules {rules}" for c, day, rules in made)
    planner = max([row["games"] for row in rows if row["bot"] == "planner"], default=0)
    parts = [of.head.format(seed=report["seed"], commits=commits, planner=planner)]
    for bot in dict.fromkeys(row["bot"] for row in rows):
        parts.append(_table(bot, [row for row in rows if row["bot"] == bot], of))
    parts.append(_order(rows, of))
    return "\n".join(parts).rstrip("\n") + "\n"


def _table(bot: str, rows: list[dict[str, Any]], of: Balance) -> str:
    """Write a table of one bot: what is compared goes down, the modes go across."""
    modes = list(dict.fromkeys(row["mode"] for row in rows))
    values = list(dict.fromkeys(row[of.option] for row in rows))
    at = {(row[of.option], row["mode"]): row for row in rows}
    lost, reasons = of.lost
    lines = [
        f"## {bot} ({_games(rows)} games each)\n",
        f"| {of.named} | {' | '.join(modes)} | turns (median) | {lost}, {modes[0]} |",
        "|---" * (len(modes) + 3) + "|",
    ]
    for value in values:
        cells = [_share(at[value, mode]) if (value, mode) in at else "–" for mode in modes]
        first = at[value, modes[0]]
        ends = " / ".join(str(first["reasons"].get(reason, 0)) for reason in reasons)
        lines.append(f"| {value} | {' | '.join(cells)} | {first['turns']['p50']} | {ends} |")
    return "\n".join(lines) + "\n"


def _games(rows: list[dict[str, Any]]) -> str:
    """Write how many games the cells have: one number, or from the fewest to the most."""
    many = [row["games"] for row in rows]
    return f"{min(many)}" if len(set(many)) == 1 else f"{min(many)} to {max(many)}"


def _share(row: dict[str, Any]) -> str:
    low, high = (100 * share for share in row["interval"])
    return f"{100 * row['won'] / row['games']:.1f} ({low:.1f}–{high:.1f})"


def _order(rows: list[dict[str, Any]], of: Balance) -> str:
    """Write whether each level is harder than the one before, for each bot and mode."""
    lines = [
        "## Does the order of the levels hold?\n",
        f"{of.order} `<` parted intervals in that order, `~` intervals that overlap, `>` the other "
        "way round.\n",
        "| bot | variant | order |",
        "|---|---|---|",
    ]
    for bot, mode in dict.fromkeys((row["bot"], row["mode"]) for row in rows):
        series = [row for row in rows if (row["bot"], row["mode"]) == (bot, mode)]
        order = series[0][of.option]
        for easier, harder in pairwise(series):
            order += f" {_sign(easier, harder)} {harder[of.option]}"
        lines.append(f"| {bot} | {mode} | {order} |")
    cells = {(bot, row[of.option], row["mode"]) for bot in of.games for row in rows}
    more = _OPEN if len(cells) > len(rows) else ""
    return "\n".join([*lines, "", of.why + more]) + "\n"


_OPEN: Final = " What a table lacks has not been played by that bot yet: the same command plays it."


def _sign(easier: dict[str, Any], harder: dict[str, Any]) -> str:
    """Compare two levels: `<` if the second is surely harder, `>` if easier, `~` if unclear."""
    if harder["interval"][1] < easier["interval"][0]:
        return "<"
    return ">" if harder["interval"][0] > easier["interval"][1] else "~"


@in_a_line
def main(arguments: Sequence[str] | None = None) -> int:
    """Read the arguments, play what is missing, and write the page; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="a game whose face names what is compared")
    parser.add_argument("--out", type=Path, required=True, help="the page; its data lies beside it")
    parser.add_argument("--share", type=positive, default=1.0, help="a share of each series")
    add_options(parser)
    given = parser.parse_args(arguments)
    of = balance_of(given.game)
    if of is None:
        parser.error(f"nothing is compared in {given.game}")
    engine(game(given.game))  # built first: what searches plays in C where it is there
    many = {bot: max(1, round(games * given.share)) for bot, games in of.games.items()}
    workers = given_workers(given)
    ready(given.out)
    with joined(workers):
        report = measure(given.game, many, workers, given.out.with_suffix(".json"))
    write_text(given.out, page(report))
    return 0


if __name__ == "__main__":
    sys.exit(main())
