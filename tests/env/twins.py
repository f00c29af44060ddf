"""Twins: what a seat observes is the same, byte for byte, in worlds that it cannot tell apart.

    python -m tests.env.twins GAME [--pairs N] [--first SEED] [--out FILE]

Games are played in C, by chance or by the policy in turn, each with another setting of the soak.
Of every few positions twins are dealt for each seat, in C: the bytes of both are compared, who is
asked and what the seat may say.  Of some, and of all inside a rule, CPython samples a twin, too,
and makes the same numbers.  A pair counts where what is hidden differs; how many did not is told
beside it.  All settings have a turn, then those have more in which something differed.

Where no field of a game can hold a card that a seat does not know, there are no pairs: a face-down
card of such a game has no face until nature is asked for it.  There it is found so many times that
nothing is hidden.  The report is JSON, written at the end or at the first difference.
"""

from __future__ import annotations

import argparse
import sys
import time
from array import array
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from heroon.env.observe import observe
from heroon.kernel import GameSpec, Rng, Table
from heroon.kernel.fields import EVERYBODY
from heroon.kernel.sample import hidden
from heroon.native import engine
from heroon.native.engine import Engine, Position
from heroon.native.features import Feature, features
from heroon.native.worlds import plan
from heroon.testing.report import hand_in
from heroon.testing.soak import commit
from tests.env.tables import SPECS, Setting, every

#: One position in so many is compared; of these, one in so many in CPython, too.
EVERY: Final = 4
CPYTHON: Final = 8
#: So many twins are dealt in C for each seat.
TWINS: Final = 2
#: So many answers of seats are given in a game at most.
MOST: Final = 150

#: What the report says of a game without secrets.
WHY: Final = "a face-down card has no face until nature is asked for it, and each face is public"


class Differs(AssertionError):
    """The error of two twins that a seat observes as two."""


def seen(position: Position, many: int, seat: int) -> bytes:
    """The bytes that C writes for a seat."""
    out = array("B", [0]) * many
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


@lru_cache
def named(name: str, seats: int) -> tuple[Feature, ...]:
    """The features of a game, found once."""
    return features(SPECS[name], seats)


def hides(spec: GameSpec[Any]) -> bool:
    """Whether a field of the game can hold a card that a seat does not know."""
    return any(f.cards and not f.pool and (f.known or f.seen != EVERYBODY) for f in spec.fields)


def same(names: tuple[Feature, ...], seat: int, mine: bytes, theirs: bytes) -> None:
    """Raise `Differs`, with the features, where the bytes are not equal."""
    if mine != theirs:
        pair = zip(names, mine, theirs, strict=True)
        odd = [f"{f.name} {a} {b}" for f, a, b in pair if a != b]
        raise Differs(f"seat {seat}: {', '.join(odd[:5])}")


def asked(spec: GameSpec[Any], position: Position, seat: int) -> tuple[int, int, list[int]]:
    """Who is asked, under which prompt, and the words that the seat may say."""
    assert position.ask is not None
    seats, prompt, words = position.ask[:3]
    own = [w for w in words if spec.words.said_by[w] in (-1, seat)] if seats >> seat & 1 else []
    return seats, prompt, own


def deal(found: Engine[Any], spec: GameSpec[Any], position: Position, rng: Rng) -> Counter[str]:
    """Compare a position with twins dealt in C, for each seat. Raises `Differs`."""
    met: Counter[str] = Counter()
    names = named(spec.id, position.seats)
    g, _ = found.store(position)
    fields = position.values()
    for seat in range(position.seats):
        dealt = plan(spec, g, seat, position.seats)
        mine = seen(position, len(names), seat)
        if not array("i", dealt)[0]:
            met["nothing is hidden"] += 1
            continue
        for _ in range(TWINS):
            twin, rng.state = position.world(dealt, rng.state)
            same(names, seat, mine, seen(twin, len(names), seat))
            if asked(spec, position, seat) != asked(spec, twin, seat):
                raise Differs(f"seat {seat}: what is asked differs")
            met["pairs" if twin.values() != fields else "alike"] += 1
            met["bytes"] += len(mine)
    return met


def compare(found: Engine[Any], spec: GameSpec[Any], position: Position, rng: Rng) -> Counter[str]:
    """Compare a position with a twin of CPython for each seat; what was met. Raises `Differs`."""
    met: Counter[str] = Counter()
    names = named(spec.id, position.seats)
    table = table_at(found, spec, position)
    for seat in range(position.seats):
        mine = seen(position, len(names), seat)
        if list(mine) != observe(spec, table.g, table.ask, seat):
            raise Differs(f"seat {seat}: C and CPython observe otherwise")
        met["in CPython"] += 1
        if not hidden(spec, table.g, seat, table.seats):
            met["nothing is hidden"] += position.inside
            continue
        twin = table.sample(seat, rng)
        same(names, seat, mine, seen(found.at(twin), len(names), seat))
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
            if not position.inside:
                met += deal(found, spec, position, rng)
            if position.inside or rng.below(CPYTHON) == 0:
                met += compare(found, spec, position, rng)
        weights = position.weights() if found.weighs and seed % 2 else ()
        best = weights.index(max(weights)) if weights and rng.below(8) else rng.below(len(words))
        position.answer(words[best])
    return met


def run(name: str, pairs: int, first: int) -> dict[str, Any]:
    """Compare so many pairs of a game; the report."""
    spec, found = SPECS[name], engine(SPECS[name])
    assert isinstance(found, Engine), found
    begun, met, seed, wrong = time.perf_counter(), Counter[str](), first, ""
    tables = every(name)
    settings = len(tables)
    goal = "pairs" if hides(spec) else "nothing is hidden"
    while met[goal] < pairs and tables and not wrong:
        again: list[Setting] = []
        for one in tables:
            try:
                more = walk(found, one, seed)
            except Differs as bad:
                wrong = f"seed {seed}, {one[1]} seats, {one[2]}: {bad}"
                break
            met += more
            seed += 1
            if more[goal]:
                again.append(one)
            if met[goal] >= pairs:
                break
        if seed == first + settings:  # who had none by chance later on has another turn
            tables = again
    return {
        "game": name,
        "commit": commit(),
        "games": seed - first,
        "settings": min(seed - first, settings),
        "a field can hide a card": hides(spec),
        **({} if hides(spec) else {"so there are no pairs": WHY}),
        "pairs": met["pairs"],
        "pairs inside a rule": met["inside"],
        "observed in CPython, too": met["in CPython"],
        "dealt alike": met["alike"],
        "nothing is hidden": met["nothing is hidden"],
        "bytes compared": met["bytes"],
        "differences": int(bool(wrong)),
        **({"difference": wrong} if wrong else {}),
        "seconds": round(time.perf_counter() - begun, 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(SPECS))
    parser.add_argument("--pairs", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    found = run(given.game, given.pairs, given.first)
    hand_in(found, given.out, indent=2)
    return 1 if found["differences"] else 0


if __name__ == "__main__":
    sys.exit(main())
