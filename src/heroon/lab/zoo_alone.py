"""The zoo of a game for one player: strangers play the same deals as the levels.

    python -m heroon.lab.zoo_alone hero-realms --out docs/lab/hero-realms-zoo.json [--deals N]
                                               [--workers W] [--on PLACE]

Game i begins with the same chance for everybody, so of a stranger and the policy (the level
apprentice) it is known which deals one won and the other lost.  The rows of the level that searches
are those of the reports of `deals` and `strength`, whose deals these are.  Where the strangers of a
game are tastes (`heroon.kernel.strangers`) they play in C, and one more is tuned by the
cross-entropy method on other deals.  `--table FILE` prints such a report as a table in Markdown.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from heroon.ai.bots import partners
from heroon.ai.levels import levels
from heroon.kernel import GameSpec, InputError, game
from heroon.kernel.errors import REFUSED
from heroon.testing.soak import commit

from .arena import Arena, Visitor, meets
from .meetings import SoloDeals, arena_of, played_alone
from .reporting import Report, Tell, at_least, in_a_line, print_tables, reported
from .response import Scores, Tuning, tuned
from .simulate import simulate
from .stats import wilson
from .workers import ALONE, Workers, add_options

SEED: Final = 1
DEALS: Final = 400
#: The stranger that is tuned.
TUNED: Final = "tuned"
#: Plays deals of a value of the first option, by the name of who plays; tells which were won.
Play = Callable[[str, str], list[bool]]


def visit(
    name: str,
    deals: int,
    values: Sequence[str],
    tell: Tell,
    training: Tuning,
    workers: Workers = ALONE,
) -> Report:
    """Play the policy and every stranger on the same deals; `tell` gets the report after each.

    Raises `InputError` for a game in which levels play against strangers (see `zoo`), and for what
    is no value of its first option.
    """
    spec = game(name)
    if meets(spec):
        raise InputError(
            REFUSED, "levels play against strangers here: see heroon.lab.zoo", name, "game"
        )
    for value in values:
        spec.settings({spec.options[0].name: value})  # raises for one that it does not have
    report: Report = {"game": name, "rules": spec.rules, "commit": commit(), "seed": SEED}
    report |= {"option": spec.options[0].name, "levels": levels(spec), "rows": []}
    try:
        arena: Arena | None = arena_of(name)
    except InputError:
        arena = None
    best: Visitor | None = None
    if arena is not None:
        scores = _scores(arena, training, workers)
        best = tuned(arena, scores, training, arena.strangers.own)
        report |= {"training": training.to_dict(), "tuned": list(best.taste)}
        report["tastes"] = {n: list(t) for n, t in arena.strangers.tastes.items()}
    play = _player(spec, deals, arena, best, workers)
    for value in values or spec.options[0].values:
        policy = play("heuristic", value)
        for who in ("heuristic", *partners(spec), *([TUNED] if best else [])):
            won = policy if who == "heuristic" else play(who, value)
            both = list(zip(won, policy, strict=True))
            row = {"value": value, "stranger": who, "games": deals, "won": sum(won)}
            row["alone"] = sum(a and not b for a, b in both)
            row["policy_alone"] = sum(b and not a for a, b in both)
            report["rows"].append(row)
            tell(report)
    return report


def _scores(arena: Arena, training: Tuning, workers: Workers) -> Scores:
    """Make the score of tastes: the share of deals won at all tables together."""
    tables = range(len(arena.tables))

    def scores(players: Sequence[Visitor], seed: int) -> list[float]:
        """Play the deals of a generation at every table."""
        orders = [
            SoloDeals(arena.spec.id, one, training.pairs, seed, at)
            for one in players
            for at in tables
        ]
        won = played_alone(orders, workers)
        many = training.pairs * len(tables)
        return [sum(sum(next(won)) for _ in tables) / (many * len(tables)) for _ in players]

    return scores


def _player(
    spec: GameSpec[Any], deals: int, arena: Arena | None, best: Visitor | None, workers: Workers
) -> Play:
    """Make the function that plays deals: in C where the strangers are tastes."""
    option = spec.options[0]

    def play(who: str, value: str) -> list[bool]:
        """Play the deals of a value."""
        if arena is not None:
            player = best if who == TUNED and best is not None else arena.player(who)
            at = list(option.values).index(value)
            return next(played_alone([SoloDeals(spec.id, player, deals, SEED, at)], workers))
        options = {option.name: value}
        summary, played = simulate(
            spec.id, [who], deals, seed=SEED, options=options, workers=workers
        )
        goal = summary.journey.goal if summary.journey is not None else 1
        return [one.result[0] >= goal for one in played]

    return play


def table(report: Report) -> str:
    """Write how many deals each stranger won, beside the policy, as a table in Markdown."""
    head = [report["option"], "player", "deals", "won", "alone", "the policy alone"]
    lines = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    for row in report["rows"]:
        name = "apprentice (heuristic)" if row["stranger"] == "heuristic" else row["stranger"]
        cells = [row["value"], name, row["games"], share(row), row["alone"], row["policy_alone"]]
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    return "\n".join(lines) + "\n"


def share(row: Report) -> str:
    """Write the share of deals won, in per cent, with its 95 % interval (Wilson)."""
    low, high = wilson(row["won"], row["games"])
    return f"{100 * row['won'] / row['games']:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


@in_a_line
def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, and play or print the table; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m heroon.lab.zoo_alone")
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--deals", type=at_least(1), default=DEALS)
    parser.add_argument("--values", default="", help="values of the first option, with commas")
    add_options(parser, 1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--table", type=Path, help="print such a file as a table, play nothing")
    given = parser.parse_args(arguments)
    if given.table is not None:
        return print_tables(given.table, table)

    values = [value for value in given.values.split(",") if value]

    def make(workers: Workers, tell: Tell) -> Report:
        """Play the zoo."""
        return visit(given.game, given.deals, values, tell, Tuning(pairs=100), workers)

    return reported(given, make)


if __name__ == "__main__":
    sys.exit(main())
