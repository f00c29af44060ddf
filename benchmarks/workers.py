"""How much sooner two workers are done than one, here and on Ray: prints JSON.

    python benchmarks/workers.py [--game GAME] [--rounds N] [--games N] [--fast N]
                                 [--places here,ray]

Each round plays the same games with one worker and then with two, at every place, in CPython
(`--games`) and in C (`--fast`), one run right after the other, so that both meet the same machine.
The budget, 1.8 times as fast, holds on two quiet cores: `load` tells how many processes ran beside
before the first and after the last run, and should be near 0 before the first.  Ray's cluster is
there before the clock starts, with its workers warm; `begun` tells how long that takes.  What the
caller of two workers computes itself is `caller_us`, for each game; it hardly depends on what runs
beside.  That the games are equal is checked after every run.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
from collections.abc import Sequence
from typing import NamedTuple

from heroon.kernel import game
from heroon.lab import PlayedGames, simulate
from heroon.lab.workers import HERE, Workers, check_place, joined
from heroon.native import engine as engine_of

BUDGET = 1.8
MANY = (1, 2)


class Measured(NamedTuple):
    """The seconds that games take at a place, those before that, the caller's own, and the games.

    The caller's own are of its processor, in microseconds a game.
    """

    took: float
    begun: float
    own: float
    played: PlayedGames


def seconds(name: str, engine: str, games: int, where: Workers) -> Measured:
    """Play so many games at a place."""
    begun = time.perf_counter()
    bots = ["heuristic", *["random"] * (game(name).seats[0] - 1)]
    with joined(where):
        # Warm: every worker has loaded the game.
        simulate(name, bots, 4000 if engine == "native" else 80, workers=where, engine=engine)
        start, own = time.perf_counter(), time.process_time()
        played = simulate(name, bots, games, seed=1, workers=where, engine=engine)[1]
        end, own = time.perf_counter(), time.process_time() - own
    return Measured(end - start, start - begun, 1e6 * own / games, played)


def pair(name: str, engine: str, games: int, place: str) -> dict[str, float]:
    """One run with one worker and one with two; raises where the games are not the same."""
    one = seconds(name, engine, games, Workers(1, place))
    two = seconds(name, engine, games, Workers(2, place))
    if one.played != two.played:
        raise SystemExit(f"{place}, {engine}: the games are not the same")
    times = {"one": one.took, "two": two.took, "times": one.took / two.took}
    return {**times, "begun": two.begun, "caller_us": two.own}


def rows(given: argparse.Namespace, places: Sequence[str]) -> list[dict[str, object]]:
    """All rounds, and for each engine and place the median of its pairs."""
    engines = {"python": given.games, "native": given.fast}
    found: dict[tuple[str, str], list[dict[str, float]]] = {}
    for _ in range(given.rounds):
        for engine, games in engines.items():
            for place in places if games else ():
                done = pair(given.game, engine, games, place)
                found.setdefault((engine, place), []).append(done)
                print(f"{engine}, {place}: {done}", file=sys.stderr, flush=True)
    return [
        {
            "engine": engine,
            "on": place,
            "games": engines[engine],
            **{k: round(statistics.median(p[k] for p in pairs), 3) for k in pairs[0]},
            "least": round(min(p["times"] for p in pairs), 3),
            "most": round(max(p["times"] for p in pairs), 3),
        }
        for (engine, place), pairs in found.items()
    ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="heroz")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=4000, help="in CPython; 0: none")
    parser.add_argument("--fast", type=int, default=400_000, help="in C; 0: none")
    parser.add_argument("--places", default=f"{HERE},ray")
    given = parser.parse_args()
    places = given.places.split(",")
    for place in places:
        check_place(place)
    if given.fast:
        engine_of(game(given.game))  # built before the clock starts
    before = os.getloadavg()[0]
    told = {
        "what": "how many times as fast two workers are as one",
        "game": given.game,
        "cores": os.cpu_count(),
        "rounds": given.rounds,
        "budget": BUDGET,
        "rows": rows(given, places),
        "load": [round(before, 2), round(os.getloadavg()[0], 2)],
    }
    print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main()
