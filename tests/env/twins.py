"""Twins: what a seat observes is the same, byte for byte, in worlds that it cannot tell apart.

    python -m tests.env.twins GAME [--pairs N] [--first SEED] [--out FILE]

Games are played in C, by chance or by the policy in turn, each with another setting of the soak.
Of every few positions a twin is sampled for each seat: bytes of both are compared, in C and
in CPython, and what the seat may say. A pair counts where what is hidden differs; how many did not
differ is told beside it.  All settings have a turn, then those have more in which something
differed.  The report is JSON, written at the end or at the first difference.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from array import array
from collections import Counter
from pathlib import Path
from typing import Any, Final

from heroon.env.observe import observe
from heroon.kernel import GameSpec, Rng, Table
from heroon.native import engine
from heroon.native.engine import Engine, Position
from heroon.native.features import features
from heroon.testing.soak import commit
from tests.env.tables import SPECS, Setting, every

#: One position in so many is compared.
EVERY: Final = 7
#: So many answers of seats are given in a game at most.
MOST: Final = 150


class Differs(AssertionError):
    """The error of two twins that a seat observes as two."""


def seen(position: Position, many: int, seat: int) -> bytes:
    """The bytes that C writes for a seat."""
    out = array("h", [0]) * many
    position.observe(seat, out)
    return out.tobytes()


def table_at(found: Engine[Any], spec: GameSpec[Any], position: Position) -> Table[Any]:
    """The table of CPython at a position in C: twins inside a rule are sampled there."""
    g, flight = found.store(position)
    table = Table.at(spec, g, seats=position.seats)
    for word in flight:
        who = [seat for seat in range(table.seats) if word in table.words(seat)]
        table.answer(word, who[0] if who else None)
    return table


def compare(found: Engine[Any], spec: GameSpec[Any], position: Position, rng: Rng) -> Counter[str]:
    """Compare a position with a twin for each seat; what was met. Raises `Differs`."""
    met: Counter[str] = Counter()
    names = features(spec, position.seats)
    table = table_at(found, spec, position)
    for seat in range(position.seats):
        mine = seen(position, len(names), seat)
        twin = table.sample(seat, rng)
        theirs = seen(found.at(twin), len(names), seat)
        if mine != theirs:
            pair = zip(names, array("h", mine), array("h", theirs), strict=True)
            odd = [f"{f.name} {a} {b}" for f, a, b in pair if a != b]
            raise Differs(f"seat {seat}: {', '.join(odd[:5])}")
        if list(array("h", mine)) != observe(spec, table.g, table.ask, seat):
            raise Differs(f"seat {seat}: C and CPython observe otherwise")
        if twin.words(seat) != table.words(seat):
            raise Differs(f"seat {seat}: the words differ")
        met["pairs" if spec.digest(twin.g) != spec.digest(table.g) else "alike"] += 1
        met["bytes"] += len(mine)
        met["inside"] += position.inside
    return met


def walk(found: Engine[Any], one: Setting, seed: int, most: int = MOST) -> Counter[str]:
    """Play a game and compare some of its positions."""
    name, seats, options = one
    spec, rng, met = SPECS[name], Rng(seed), Counter[str]()
    position = found.new(spec.settings(options), seats)
    for _ in range(most):
        rng.state = position.settle(rng.state)
        if position.ask is None:
            break
        words = position.ask[2]
        if rng.below(EVERY) == 0:
            met += compare(found, spec, position, rng)
        weights = position.weights() if found.weighs and seed % 2 else ()
        best = weights.index(max(weights)) if weights and rng.below(8) else rng.below(len(words))
        position.answer(words[best])
    return met


def run(name: str, pairs: int, first: int) -> dict[str, Any]:
    """Compare so many pairs of a game; the report."""
    found = engine(SPECS[name])
    assert isinstance(found, Engine), found
    begun, met, seed, wrong = time.perf_counter(), Counter[str](), first, ""
    tables = every(name)
    settings = len(tables)
    while met["pairs"] < pairs and tables and not wrong:
        again: list[Setting] = []
        for one in tables:
            try:
                more = walk(found, one, seed)
            except Differs as bad:
                wrong = f"seed {seed}, {one[1]} seats, {one[2]}: {bad}"
                break
            met += more
            seed += 1
            if more["pairs"]:
                again.append(one)
            if met["pairs"] >= pairs:
                break
        tables = again
    return {
        "game": name,
        "commit": commit(),
        "games": seed - first,
        "settings": min(seed - first, settings),
        "pairs": met["pairs"],
        "inside a rule": met["inside"],
        "nothing hidden differed": met["alike"],
        "bytes compared": met["bytes"],
        "differences": int(bool(wrong)),
        **({"difference": wrong} if wrong else {}),
        "seconds": round(time.perf_counter() - begun, 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(SPECS))
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    found = run(given.game, given.pairs, given.first)
    text = json.dumps(found, indent=2)
    print(text)
    if given.out:
        given.out.write_text(text + "\n", encoding="utf-8")
    return 1 if found["differences"] else 0


if __name__ == "__main__":
    sys.exit(main())
