"""Tree searches and short games: iterations and playouts per second, on one core.

    python benchmarks/search.py [GAME ...] [--seconds S] [--out FILE]

Prints JSON.  All is measured at positions of games that the policy plays, one word in ten at
random.

For each game that seats play against each other (MINI ROGUE: an adventurer against the Overlord),
iterations a second: with the settings that its bots have, and with short games of about 20 tokens
behind each new node, by random words and by the policy (one word in ten at random); a game without
a value of positions has the same value for all of them here, since only the time counts.  Whole
searches are timed, with the sampling of worlds, of 2,400 iterations each, by the policy 240.
`playouts` are such short games alone, by random words, without tree and value: no search does more
iterations a second.

For each game for one, playouts a second of about 20 tokens as planners begin them: a copy of a
position, played on in C at random, and by the policy where the game has weights.

Budget: 300,000 iterations a second with short games by random words.  Times hold for the machine.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from heroon.ai.ismcts import Search, searching_of
from heroon.ai.together import together
from heroon.kernel import GameSpec, Rng, Seat, Seeded, Table, game, sound_games
from heroon.kernel.heuristics import Searching, heuristics_of
from heroon.kernel.state import State
from heroon.native import Engine, Position, engine
from heroon.native.playout import Playout

#: The tokens behind a new node in a short game.
TOKENS = 20
ITERATIONS = 2400
BY_POLICY = 240
#: By game: the options with which its seats play against each other.
AGAINST = {"mini-rogue": {"mode": "overlord"}}
POSITIONS = 40


def even(g: State, seat: int) -> int:
    """Say that a position is even: for games without a value of their own."""
    return 500


def tables(
    spec: GameSpec[Any], options: Mapping[str, str], seats: int
) -> list[tuple[Table[Any], int]]:
    """Make tables of games by the policy, one in seven of the choices; return them and who chooses.

    One choice in ten is random, so that games differ.
    """
    found: list[tuple[Table[Any], int]] = []
    policy = heuristics_of(spec)
    for seed in range(100):
        table: Table[Any] = Table(spec, options, Seeded(str(seed)), seats)
        rng, said = Rng(seed), 0
        while (ask := table.ask) is not None and said < 400:
            seat = (ask.seats & -ask.seats).bit_length() - 1
            words = table.words(seat)
            if len(words) > 1:
                said += 1
                if said % 7 == 0:
                    found.append((table.clone(), seat))
                    if len(found) == POSITIONS:
                        return found
            careless = len(words) == 1 or rng.below(10) == 0
            table.answer(rng.choice(words) if careless else policy(table.g, ask, rng), seat)
    return found


def cut_of(start: Position) -> int:
    """Return after how many choices a random game is to be cut, for about TOKENS tokens."""
    choices, _, tokens, _, _ = start.playouts(50, 1, 0)
    return max(1, round(TOKENS * choices / tokens))


def rate(
    spec: GameSpec[Any], found: list[tuple[Table[Any], int]], how: Searching, seconds: float
) -> int:
    """Count the iterations a second of whole searches, at each of the positions once at least."""
    each = ITERATIONS if how.every == 1 else BY_POLICY
    search = Search(spec, each, how)
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for n, (table, seat) in enumerate(found):
            words = search.weigh(Seat(table, seat), Rng(n))
            done += each * (len(words) > 1)
    return round(done / spent)


def playouts(positions: list[Position], cut: int, seconds: float) -> dict[str, float]:
    """Count the random playouts a second, in rows of 100 of a position; tell how long they are."""
    done = tokens = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for position in positions:
            tokens += position.playouts(100, done, cut)[2]
            done += 100
    return {"playouts": round(done / spent), "tokens": round(tokens / done, 1)}


def planned(
    spec: GameSpec[Any], found: list[tuple[Table[Any], int]], cut: int, by: Any, seconds: float
) -> int:
    """Count the playouts a second that begin with a copy, by a policy or (None) at random."""
    native = native_of(spec)
    starts = [Playout(native, native.at(table)) for table, _ in found]
    rng, done = Rng(1), 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for one in starts:
            one.clone().play(rng, by, cut)
        done += len(starts)
    return round(done / spent)


def native_of(spec: GameSpec[Any]) -> Engine[Any]:
    """Return the engine in C of a game."""
    native = engine(spec)
    if not isinstance(native, Engine):
        sys.exit(f"no engine for {spec.id}: {native.reason}")
    return native


def against(name: str, seats: int, seconds: float) -> Callable[[], dict[str, Any]]:
    """Prepare the searches of a game whose seats play against each other; return what measures."""
    spec = game(name)
    options = AGAINST.get(name, {})
    own = heuristics_of(spec)
    if own.standing is None:
        spec = replace(spec, policy=replace(own, standing=even))
    native = native_of(spec)
    cut = cut_of(native.new(spec.settings(options), seats))
    found = tables(spec, options, seats)
    usual = replace(searching_of(spec), cut=searching_of(game(name)).cut)
    ways = {
        "usual": usual,
        "short, random": replace(usual, every=1, cut=cut),
        "short, policy": replace(usual, every=10, cut=cut),
    }

    def measure() -> dict[str, Any]:
        row: dict[str, Any] = {"seats": seats, "cut": cut, "bytes": native.size}
        row |= {way: rate(spec, found, how, seconds) for way, how in ways.items()}
        return row | playouts([native.at(table) for table, _ in found], cut, seconds)

    return measure


def alone(name: str, seconds: float) -> Callable[[], dict[str, Any]]:
    """Prepare the playouts of a game for one; return what measures them."""
    spec = game(name)
    native = native_of(spec)
    cut = cut_of(native.new(spec.settings({}), 1))
    found = tables(spec, {}, 1)
    ways: dict[str, Any] = {"copied, random": None}
    if native.weighs:
        ways["copied, policy"] = spec.policy

    def measure() -> dict[str, Any]:
        row: dict[str, Any] = {"cut": cut, "bytes": native.size}
        row |= {way: planned(spec, found, cut, by, seconds) for way, by in ways.items()}
        return row | playouts([native.at(table) for table, _ in found], cut, seconds)

    return measure


def seats_against(name: str) -> int:
    """Return how few seats play a game against each other; 0 if none ever do."""
    spec = game(name)
    options = spec.settings(AGAINST.get(name, {}))
    for seats in spec.seats:
        if seats > 1 and not spec.refuses(options, seats) and not together(spec, options, seats):
            return seats
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    named = given.games or list(sound_games())
    seats = {name: many for name in named if (many := seats_against(name))}
    duels = {name: against(name, many, given.seconds) for name, many in seats.items()}
    solos = {name: alone(name, given.seconds) for name in named if 1 in game(name).seats}
    print("all is prepared", file=sys.stderr, flush=True)
    rates = {name: measure() for name, measure in duels.items()}
    short = {name: measure() for name, measure in solos.items()}
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else -1.0
    text = json.dumps({"iterations/s": rates, "playouts/s": short, "load": load}, indent=1)
    print(text)
    if given.out:
        given.out.write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
