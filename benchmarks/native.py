"""How fast the native core is, beside CPython in the same run: prints JSON.

    python benchmarks/native.py [GAME ...] [--rounds R] [--games N]

Random play in playouts (choices: player asks with two words or more; decisions: all player asks;
tokens: chance too), stepping and clones from Python, conversion, build time, bytes of a position.
Steps are counted twice: with chance answered from Python, and in C (`settled`).
CPU time of one process, medians of the rounds, the two engines taking turns, beside a calibration
loop of plain Python.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from random import Random
from typing import Any

from speed import calibration

from heroon.kernel import GameSpec, Rng, game, playout
from heroon.native import Engine, Position, engine, translate
from heroon.native.build import build

Row = dict[str, float]


def timed(action: Callable[[], Any]) -> tuple[Any, float]:
    """What an action returns, and its CPU seconds."""
    start = time.process_time()
    found = action()
    return found, time.process_time() - start


def rates(counts: tuple[int, int, int], games: int, seconds: float) -> Row:
    """What was played in a second."""
    names = ("choices_per_s", "decisions_per_s", "tokens_per_s", "games_per_s")
    return {n: c / seconds for n, c in zip(names, (*counts, games), strict=True)}


def in_cpython(spec: GameSpec[Any], seats: int, games: int, first: int) -> Row:
    """Whole random games in CPython."""
    options = spec.settings({})

    def play() -> tuple[int, int, int]:
        total = (0, 0, 0)
        for i in range(first, first + games):
            c = playout(spec, options, seats).play(Rng(i))
            total = (total[0] + c.choices, total[1] + c.decisions, total[2] + c.tokens)
        return total

    counts, seconds = timed(play)
    return rates(counts, games, seconds)


def in_c(start: Position, games: int, first: int) -> Row:
    """Whole random games in C."""
    found, seconds = timed(lambda: start.playouts(games, first, 0))
    return rates(found[:3], games, seconds)


def stepping(start: Position, tokens: int, seed: int) -> Row:
    """A loop in Python that reads the ask and answers with a random word, decisions alone."""
    choose = Random(seed).random

    def play() -> int:
        decisions = left = 0
        position = start.clone()
        while left < tokens:
            ask = position.ask
            if ask is None:
                position = start.clone()
                continue
            left += 1
            decisions += ask[0] > 0
            words = ask[2]
            position.answer(words[int(choose() * len(words))])
        return decisions

    decisions, seconds = timed(play)
    return {"step_decisions_per_s": decisions / seconds, "step_tokens_per_s": tokens / seconds}


def settling(start: Position, decisions: int, seed: int) -> Row:
    """The same loop where C answers for nature (`Position.settle`): Python sees decisions alone."""
    choose = Random(seed).random

    def play() -> None:
        position = start.clone()
        chance = position.settle(seed)
        for _ in range(decisions):
            ask = position.ask
            if ask is None:
                position = start.clone()
                chance = position.settle(chance)
                continue
            words = ask[2]
            position.answer(words[int(choose() * len(words))])
            chance = position.settle(chance)

    return {"settled_decisions_per_s": decisions / timed(play)[1]}


def positions(start: Position, seed: int) -> tuple[list[Position], list[Position]]:
    """Positions of random games between steps, and inside one."""
    between: list[Position] = []
    inside: list[Position] = []
    rng = Rng(seed)
    for _ in range(8):
        position = start.clone()
        while position.ask is not None:
            (inside if position.inside else between).append(position.clone())
            position.answer(rng.choice(position.ask[2]))
    return between[:400], inside[:400]


def nanoseconds(action: Callable[[Position], Any], over: list[Position], times: int) -> float:
    """A call, on the average."""

    def run() -> None:
        for _ in range(times):
            for position in over:
                action(position)

    return timed(run)[1] / (times * len(over)) * 1e9


def conversions(native: Engine[Any], between: list[Position]) -> Row:
    """From C to a state of CPython and back."""
    states = [native.store(p)[0] for p in between[:50]]
    return {
        "store_us": nanoseconds(native.store, between[:50], 4) / 1000,
        "load_us": timed(lambda: [native.load(g) for g in states])[1] / len(states) * 1e6,
    }


def building(spec: GameSpec[Any]) -> Row:
    """Seconds to translate and to compile, in an empty cache."""
    before = os.environ.get("XDG_CACHE_HOME")
    with tempfile.TemporaryDirectory() as cache:
        os.environ["XDG_CACHE_HOME"] = cache
        start = os.times()
        code = translate(spec)
        written = os.times()
        build(code, "measured")
        done = os.times()
    if before is None:
        del os.environ["XDG_CACHE_HOME"]
    else:
        os.environ["XDG_CACHE_HOME"] = before
    return {
        "translate_s": written.user - start.user,
        "compile_s": done.children_user - written.children_user,
        "build_wall_s": done.elapsed - start.elapsed,
        "c_bytes": len(code),
    }


def one_round(native: Engine[Any], seats: int, games: int, number: int) -> dict[str, Row]:
    """Both engines once."""
    spec = native.spec
    start = native.new(spec.settings({}), seats)
    slow = in_cpython(spec, seats, games, number * games)
    fast = in_c(start, 50 * games, number * 50 * games)
    between, inside = positions(start, number)
    fast |= stepping(start, 60_000, number)
    fast |= settling(start, 60_000, number)
    fast["clone_between_ns"] = nanoseconds(lambda p: p.clone(), between, 50)
    if inside:  # MICRO HERO asks inside rules with an expansion alone
        fast["clone_inside_ns"] = nanoseconds(lambda p: p.clone(), inside, 50)
    fast |= conversions(native, between)
    ratio = {name: fast[name] / slow[name] for name in slow}
    return {"cpython": slow, "native": fast, "ratio": ratio}


def measure(name: str, seats: int, rounds: int, games: int) -> dict[str, Any]:
    """One game with so many seats."""
    spec = game(name)
    native = engine(spec)
    if not isinstance(native, Engine):
        sys.exit(f"no engine for {name}: {native.reason}")
    rows = [one_round(native, seats, games, i) for i in range(rounds)]
    out: dict[str, Any] = {"game": name, "seats": seats, "position_bytes": native.size}
    for part in rows[0]:
        out[part] = {
            key: round(statistics.median(row[part][key] for row in rows), 2)
            for key in rows[0][part]
            if all(key in row[part] for row in rows)
        }
    return out | {"build": {k: round(v, 3) for k, v in building(spec).items()}}


def main() -> None:
    args = argparse.ArgumentParser(description=__doc__)
    args.add_argument(
        "games_named", nargs="*", metavar="GAME", default=["heroz", "micro-hero", "hero-realms"]
    )
    args.add_argument("--rounds", type=int, default=7)
    args.add_argument("--games", type=int, default=40)
    given = args.parse_args()
    speeds = [calibration()]
    found = []
    for name in given.games_named:
        spec = game(name)
        for seats in filter(lambda n: spec.allows(spec.settings({}), n), spec.seats):
            found.append(measure(name, seats, given.rounds, given.games))
            speeds.append(calibration())
    out = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rounds": given.rounds,
        "calibration_M_per_s": round(statistics.median(speeds), 2),
        "games": found,
    }
    json.dump(out, sys.stdout, indent=2)
    print()


if __name__ == "__main__":
    main()
