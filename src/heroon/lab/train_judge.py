"""The judgement of weights: games on held-out seeds, through the bot `learned` and its seat alone.

    python -m heroon.lab.train_judge heroz heroz.onnx --games 200 [--over OPTION] [--into FILE]

Where seats play against each other, mirrored pairs against the heuristic: both games of a pair have
the same chance, and the bots change seats.  Where they do not, both bots play the same deals alone.
`better` is whether the interval of the comparison lies on the side of the learned policy.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from heroon.ai.together import together
from heroon.kernel import GameSpec, game
from heroon.kernel.heuristics import heuristics_of
from heroon.native import engine

from .simulate import Game, simulate
from .stats import mean_interval, wilson

#: The seed of the held-out games; training and its trials take their chance from other streams.
HELD_OUT: Final = 9001
#: The bot that is compared with.
OTHER: Final = "heuristic"


def judge(
    name: str, file: str, many: int, over: Sequence[str] = (), seats: int = 0, seed: int = HELD_OUT
) -> list[dict[str, Any]]:
    """Play games on held-out seeds for each value of the first option named; one row for each.

    A last row adds the values up.
    """
    spec: GameSpec[Any] = game(name)
    engine(spec)  # built first: what goes by weights plays in C
    seats = seats or spec.seats[0]
    values = next((o.values for o in spec.options if over and o.name == over[0]), ("",))
    rows: list[dict[str, Any]] = []
    pairs: list[tuple[float, float]] = []
    for value in values:
        options = {over[0]: value} if value else {}
        alone = together(spec, spec.settings(options), seats)
        met = (_alone if alone else _duels)(spec, file, many, options, seats, seed)
        pairs += met
        rows.append(_row(spec, options, met, alone))
    if len(values) > 1:
        rows.append(_row(spec, {over[0]: "all"}, pairs, together(spec, None, seats)))
    return [{"seed": seed, **row} for row in rows]


def _duels(
    spec: GameSpec[Any], file: str, many: int, options: dict[str, str], seats: int, seed: int
) -> list[tuple[float, float]]:
    """Play mirrored pairs; return for each pair what the learned policy won, and the other."""
    bots = [f"learned:{file}", *[OTHER] * (seats - 1)]
    _, played = simulate(spec.id, bots, many * seats, seed=seed, options=options, workers=1)
    out = []
    for first in range(0, len(played), seats):
        shares = [_won(g, bots[0]) for g in played[first : first + seats]]
        out.append((sum(mine for mine, _ in shares), sum(theirs for _, theirs in shares)))
    return out


def _won(g: Game, bot: str) -> tuple[float, float]:
    """Return what a bot won of a game, 1 or nothing, and what the best of the others did."""
    best = max(g.result)
    winners = [seat for seat, one in enumerate(g.result) if one == best]
    if len(winners) > 1:
        return 0.0, 0.0
    mine = g.seats[winners[0]] == bot
    return float(mine), float(not mine)


def _alone(
    spec: GameSpec[Any], file: str, many: int, options: dict[str, str], seats: int, seed: int
) -> list[tuple[float, float]]:
    """Play the same deals with either bot; return the results of each deal."""
    found = []
    for bot in (f"learned:{file}", OTHER):
        bots = [bot] * seats
        _, played = simulate(spec.id, bots, many, seed=seed, options=options, workers=1)
        found.append([float(g.result[0]) for g in played])
    return list(zip(*found, strict=True))


def _row(
    spec: GameSpec[Any], options: dict[str, str], met: list[tuple[float, float]], alone: bool
) -> dict[str, Any]:
    """Write the figures of a series as data."""
    mine, theirs = (list(side) for side in zip(*met, strict=True))
    row: dict[str, Any] = {"options": options, "against": OTHER, "pairs": len(met)}
    row |= _solo(spec, mine, theirs) if alone else _pairs(mine, theirs)
    ahead, behind = sum(a > b for a, b in met), sum(b > a for a, b in met)
    low, high = wilson(ahead, ahead + behind)
    row |= {"ahead": ahead, "behind": behind, "interval": [round(low, 4), round(high, 4)]}
    differences = [round(1000 * (a - b)) for a, b in met]
    mean, least, most = (round(x / 1000, 4) for x in mean_interval(differences))
    return row | {"difference": [mean, least, most], "better": least > 0}


def _pairs(mine: list[float], theirs: list[float]) -> dict[str, Any]:
    games = 2 * len(mine)
    low, high = wilson(sum(mine), games)
    return {
        "games": games,
        "won": round(sum(mine)),
        "lost": round(sum(theirs)),
        "share": round(sum(mine) / games, 4),
        "share_interval": [round(low, 4), round(high, 4)],
    }


def _solo(spec: GameSpec[Any], mine: list[float], theirs: list[float]) -> dict[str, Any]:
    progress = heuristics_of(spec).progress
    goal = progress(spec.blank(spec.settings({}), spec.seats[0]))[1] if progress else 1
    row: dict[str, Any] = {"games": len(mine), "goal": goal}
    for name, side in (("learned", mine), (OTHER, theirs)):
        won = sum(one >= goal for one in side)
        low, high = wilson(won, len(side))
        row[name] = {
            "won": won,
            "won_interval": [round(low, 4), round(high, 4)],
            "mean": round(sum(side) / len(side), 4),
        }
    return row


def table(rows: list[dict[str, Any]]) -> str:
    """Write rows as a table in Markdown."""
    head = ["table", "games", "learned", OTHER, "pairs ahead–behind", "difference", "better"]
    lines = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    for row in rows:
        where = ", ".join(f"{name} {value}" for name, value in row["options"].items()) or "usual"
        mean, low, high = row["difference"]
        won = [_told(row, name) for name in ("learned", OTHER)]
        both = f"{row['ahead']}–{row['behind']}"
        cells = [where, row["games"], *won, both, f"{mean:+.3f} ({low:+.3f} to {high:+.3f})"]
        lines.append("| " + " | ".join(map(str, [*cells, "yes" if row["better"] else "no"])) + " |")
    return "\n".join(lines) + "\n"


def _told(row: dict[str, Any], name: str) -> str:
    """Write what one of the two won, with the interval."""
    if "goal" not in row:
        won = row["won"] if name == "learned" else row["lost"]
        games = row["games"]
        low, high = wilson(won, games)
    else:
        won, games = row[name]["won"], row["games"]
        low, high = row[name]["won_interval"]
    told = f"{100 * won / games:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
    return told if "goal" not in row or row["goal"] < 2 else f"{told}, mean {row[name]['mean']:.2f}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, play and print; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m heroon.lab.train_judge")
    parser.add_argument("game")
    parser.add_argument("file")
    parser.add_argument("--games", type=int, default=200, help="games, or pairs, of each table")
    parser.add_argument("--over", action="append", default=[], metavar="OPTION")
    parser.add_argument("--seed", type=int, default=HELD_OUT)
    parser.add_argument("--into", type=Path, help="the report of a training, which gets the rows")
    given = parser.parse_args(arguments)
    rows = judge(given.game, given.file, given.games, given.over, 0, given.seed)
    if given.into:
        report = json.loads(given.into.read_text(encoding="utf-8"))
        report["judgement"] = rows
        given.into.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    print(table(rows), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
