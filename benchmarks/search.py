"""Tree searches: iterations per second, on one core.

    python benchmarks/search.py [GAME ...] [--seconds S] [--out FILE]

Prints JSON.  For each game that seats play against each other: with the settings that its bots
have, and with short games of about 20 tokens behind each new node, by random words and by the
policy (one word in ten at random); a game without a value of positions has the same value for all
of them here, since only the time counts.  Whole searches are timed, with the sampling of worlds, of
2,400 iterations each, at positions of games that the policy plays.  Budget: 300,000 iterations a
second for HEROZ with short games by random words.  Times hold for the machine.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from heroon.ai.ismcts import Search, can_search, searching_of
from heroon.kernel import GameSpec, Rng, Seat, Seeded, Table, game, sound_games
from heroon.kernel.heuristics import Searching, heuristics_of
from heroon.kernel.state import State
from heroon.native import Engine, engine

#: The tokens behind a new node in a short game.
TOKENS = 20
ITERATIONS = 2400
POSITIONS = 40


def even(g: State, seat: int) -> int:
    """Say that a position is even: for games without a value of their own."""
    return 500


def tables(spec: GameSpec[Any], seats: int) -> list[tuple[Table[Any], int]]:
    """Make tables of games by the policy, one in seven of the choices; return them and who chooses.

    One choice in ten is random, so that games differ.
    """
    found: list[tuple[Table[Any], int]] = []
    for seed in range(100):
        table: Table[Any] = Table(spec, driver=Seeded(str(seed)), seats=seats)
        rng, said = Rng(seed), 0
        while table.ask is not None and said < 400:
            seat = (table.ask.seats & -table.ask.seats).bit_length() - 1
            words = table.words(seat)
            if len(words) > 1:
                said += 1
                if said % 7 == 0:
                    found.append((table.clone(), seat))
                    if len(found) == POSITIONS:
                        return found
            careless = len(words) == 1 or rng.below(10) == 0
            word = rng.choice(words) if careless else spec.policy(table.g, table.ask, rng)
            table.answer(word, seat)
    return found


def tokens_a_choice(native: Engine[Any], seats: int) -> float:
    """How many tokens random play has for each choice."""
    start = native.new(native.spec.settings({}), seats)
    choices, _, tokens, _, _ = start.playouts(50, 1, 0)
    return tokens / choices


def rate(
    spec: GameSpec[Any], found: list[tuple[Table[Any], int]], how: Searching, seconds: float
) -> int:
    """Count the iterations a second of whole searches."""
    search = Search(spec, ITERATIONS, how)
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for n, (table, seat) in enumerate(found):
            words = search.weigh(Seat(table, seat), Rng(n))
            done += ITERATIONS * (len(words) > 1)
    return round(done / spent)


def measure(name: str, seconds: float) -> dict[str, Any]:
    """Measure one game."""
    spec = game(name)
    seats = next(n for n in spec.seats if can_search(spec, None, n))
    own = heuristics_of(spec)
    if own.standing is None:
        spec = replace(spec, policy=replace(own, standing=even))
    native = engine(spec)
    if not isinstance(native, Engine):
        sys.exit(f"no engine for {name}: {native.reason}")
    ratio = tokens_a_choice(native, seats)
    cut = max(1, round(TOKENS / ratio))
    found = tables(spec, seats)
    usual = replace(searching_of(spec), cut=searching_of(game(name)).cut)
    ways = {
        "usual": usual,
        "short, random": replace(usual, every=1, cut=cut),
        "short, policy": replace(usual, every=10, cut=cut),
    }
    row: dict[str, Any] = {"seats": seats, "cut": cut, "bytes": native.size}
    return row | {way: rate(spec, found, how, seconds) for way, how in ways.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    named = given.games or [
        name
        for name in sound_games()
        if any(can_search(game(name), None, n) for n in game(name).seats)
    ]
    rates = {name: measure(name, given.seconds) for name in named}
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else -1.0
    text = json.dumps({"iterations/s": rates, "load": load}, indent=1)
    print(text)
    if given.out:
        given.out.write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
