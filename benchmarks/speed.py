"""How fast a game runs in CPython: prints JSON.

    python benchmarks/speed.py [GAME] [--games N] [--rounds R] [--over OPTION]

Random play in playouts (choices: player asks with two words or more; decisions: all player asks;
tokens: chance too), clones, views, sampled worlds; CPU time of one process, median of the rounds,
beside a calibration loop of plain Python run between the rounds.  `--over` plays each value of an
option with each number of seats as well.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from heroon.kernel import GameSpec, Rng, Seeded, Table, game, playout


def calibration() -> float:
    """Million iterations a second of a loop of list reads, additions and calls."""
    items = list(range(64))

    def add(a: int, b: int) -> int:
        return a + b

    start = time.process_time()
    total = 0
    for _ in range(20_000):
        for item in items:
            total = add(total, item)
    return 20_000 * 64 / (time.process_time() - start) / 1e6


def playouts(
    spec: GameSpec[Any], games: int, first: int, seats: int, **given: str
) -> dict[str, float]:
    """Choices, decisions and tokens a second over whole random games."""
    options = spec.settings(given)
    choices = decisions = tokens = 0
    start = time.process_time()
    for i in range(first, first + games):
        counts = playout(spec, options, seats).play(Rng(i))
        choices += counts.choices
        decisions += counts.decisions
        tokens += counts.tokens
    seconds = time.process_time() - start
    return {
        "choices_per_s": choices / seconds,
        "decisions_per_s": decisions / seconds,
        "tokens_per_s": tokens / seconds,
        "games_per_s": games / seconds,
        "choices_per_game": choices / games,
        "tokens_per_game": tokens / games,
    }


def positions(spec: GameSpec[Any], seed: int) -> tuple[list[Table[Any]], list[Table[Any]]]:
    """Tables of a random game between steps, and inside one, with their pasts cut short."""
    rng = Rng(seed)
    table: Table[Any] = Table(spec)
    between: list[Table[Any]] = []
    inside: list[Table[Any]] = []
    while table.ask is not None and len(table.tokens) < 400:
        if len(table.tokens) > 60:
            (inside if table.rule is not None else between).append(table.clone())
        table.answer(rng.choice(table.ask.words), None if table.ask.seats else -1)
    return between, inside


def each(action: Callable[[Table[Any]], object], tables: list[Table[Any]]) -> float:
    """Microseconds a call over the tables."""
    if not tables:
        return 0.0
    start = time.process_time()
    for _ in range(5):
        for table in tables:
            action(table)
    return (time.process_time() - start) / (5 * len(tables)) * 1e6


def sampler(rng: Rng) -> Callable[[Table[Any]], object]:
    """Samples worlds with one generator."""
    return lambda table: table.sample(0, rng)


def settings(spec: GameSpec[Any], over: str, games: int, rounds: int) -> list[dict[str, Any]]:
    """Choices a second with each value of an option and each number of seats, medians."""
    out = []
    for value in next((o.values for o in spec.options if o.name == over), ()):
        for seats in spec.seats:
            speeds, loops = [], []
            for i in range(rounds):
                loops.append(calibration())
                given = {over: value}
                speeds.append(playouts(spec, games, i * games, seats, **given)["choices_per_s"])
            loop, speed = statistics.median(loops), statistics.median(speeds)
            row = {over: value, "seats": seats, "choices_per_s": round(speed, 2)}
            out.append(row | {"calibration_M_per_s": round(loop, 2)})
    return out


def main() -> None:
    args = argparse.ArgumentParser(description=__doc__)
    args.add_argument("game", nargs="?", default="heroz")
    args.add_argument("--games", type=int, default=60)
    args.add_argument("--rounds", type=int, default=7)
    args.add_argument("--over", default="", metavar="OPTION")
    given = args.parse_args()
    spec = game(given.game)
    rows: list[dict[str, float]] = []
    between, inside = positions(spec, 1)
    for i in range(given.rounds):
        row = {"calibration_M_per_s": calibration()}
        row |= playouts(spec, given.games, i * given.games, spec.seats[0])
        row["clone_between_us"] = each(lambda t: t.clone(), between)
        row["clone_inside_us"] = each(lambda t: t.clone(), inside)
        row["playout_copy_us"] = each(lambda t: t.playout(), between)
        row["view_us"] = each(lambda t: t.view(0), between)
        row["sample_us"] = each(sampler(Rng(i)), between)
        rows.append(row)
    medians = {key: statistics.median(row[key] for row in rows) for key in rows[0]}
    table = Table(spec, driver=Seeded("size"))
    out = {
        "game": spec.id,
        "engine": "CPython",
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rounds": given.rounds,
        "games_per_round": given.games,
        "vocabulary": len(spec.words.text),
        "seats": table.seats,
        "median": {k: round(v, 2) for k, v in medians.items()},
        "min": {k: round(min(r[k] for r in rows), 2) for k in rows[0]},
        "max": {k: round(max(r[k] for r in rows), 2) for k in rows[0]},
    }
    if given.over:
        out["over"] = settings(spec, given.over, given.games, given.rounds)
    json.dump(out, sys.stdout, indent=2)
    print()


if __name__ == "__main__":
    main()
