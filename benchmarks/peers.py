"""Decisions a second beside other engines, interleaved in the same run: prints JSON.

    python benchmarks/peers.py --setup            makes an environment for the others, once
    python benchmarks/peers.py [--rounds R] [--seconds S]

Each case runs in a fresh process, round after round, random legal play over whole games; CPU time,
medians.  A decision is one answer of a player, forced ones too; chance is none.  The games are not
the same, and neither is their work: the decisions of a game stand beside the rates.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

#: What the environment of the others holds.
PINS = ("rlcard==1.2.0", "open-spiel==2.0.2", "catanatron==3.2.1")
#: A case plays one game (or several) and says how many decisions and games that were.
Case = Callable[[], tuple[int, int]]


def environment() -> Path:
    """Where the environment of the others lies: outside the source tree."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "heroon" / "peers"


def python_of_peers() -> Path:
    return environment() / ("Scripts" if os.name == "nt" else "bin") / "python"


def set_up() -> None:
    """Make the environment; the system's own index settings are used."""
    subprocess.run([sys.executable, "-m", "venv", str(environment())], check=True)
    pip = [str(python_of_peers()), "-m", "pip", "install", "--quiet", *PINS]
    subprocess.run(pip, check=True)


# -- ours --------------------------------------------------------------------------------------


def ours(name: str, seats: int, how: str) -> Case:
    """A game of ours: in CPython, in C, or in C with every step from Python."""
    from heroon.kernel import Rng, game, playout
    from heroon.native import Engine, engine

    spec = game(name)
    options = spec.settings({})
    seeds = iter(range(1 << 30))
    if how == "cpython":
        return lambda: (playout(spec, options, seats).play(Rng(next(seeds))).decisions, 1)
    native = engine(spec)
    if not isinstance(native, Engine):
        sys.exit(native.reason)
    start = native.new(options, seats)
    if how == "native":
        return lambda: (start.playouts(100, 100 * next(seeds), 0)[1], 100)

    def step() -> tuple[int, int]:
        decisions = 0
        position = start.clone()
        while True:
            ask = position.ask
            if ask is None:
                return decisions, 1
            decisions += ask[0] > 0
            position.answer(random.choice(ask[2]))

    return step


# -- others --------------------------------------------------------------------------------------


def of_rlcard(name: str) -> Case:
    import rlcard  # type: ignore[import-not-found]

    env = rlcard.make(name)

    def play() -> tuple[int, int]:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions, 1

    return play


def of_open_spiel(name: str) -> Case:
    import pyspiel  # type: ignore[import-not-found]

    game = pyspiel.load_game(name)

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():  # in these games all outcomes are alike
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions, 1

    return play


def of_catanatron() -> Case:
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play() -> tuple[int, int]:
        game = Game([RandomPlayer(color) for color in colors])
        game.play()
        return len(game.state.actions), 1

    return play


#: By name: whether it is one of ours, and what makes the case.
CASES: dict[str, tuple[bool, Callable[[], Case]]] = {
    "heroz, C": (True, lambda: ours("heroz", 2, "native")),
    "heroz, C stepped from Python": (True, lambda: ours("heroz", 2, "step")),
    "heroz, CPython": (True, lambda: ours("heroz", 2, "cpython")),
    "micro-hero, C": (True, lambda: ours("micro-hero", 1, "native")),
    "micro-hero, C stepped from Python": (True, lambda: ours("micro-hero", 1, "step")),
    "micro-hero, CPython": (True, lambda: ours("micro-hero", 1, "cpython")),
    "rlcard uno": (False, lambda: of_rlcard("uno")),
    "rlcard gin-rummy": (False, lambda: of_rlcard("gin-rummy")),
    "open_spiel gin_rummy": (False, lambda: of_open_spiel("gin_rummy")),
    "open_spiel hearts": (False, lambda: of_open_spiel("hearts")),
    "catanatron, four random players": (False, of_catanatron),
}


# -- running -------------------------------------------------------------------------------------


def work(name: str, seconds: float) -> None:
    """Run one case in this process and print what it did."""
    random.seed(1)
    play = CASES[name][1]()
    play()
    decisions = games = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        more, played = play()
        decisions += more
        games += played
    spent = time.process_time() - start
    print(json.dumps({"decisions_per_s": decisions / spent, "per_game": decisions / games}))


def run(name: str, seconds: float) -> dict[str, float]:
    """One case in a process of its own."""
    python = sys.executable if CASES[name][0] else str(python_of_peers())
    command = [python, __file__, "--work", name, "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{name}: {done.stderr.strip()[-600:]}")
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def compare(rounds: int, seconds: float) -> dict[str, Any]:
    """All cases, and our rates over theirs."""
    rows: dict[str, list[dict[str, float]]] = {name: [] for name in CASES}
    for _ in range(rounds):
        for name in CASES:
            rows[name].append(run(name, seconds))
    rates = {n: statistics.median(r["decisions_per_s"] for r in rows[n]) for n in CASES}
    ratios = {
        n: {p: round(rates[n] / rates[p], 2) for p in CASES if not CASES[p][0]}
        for n in CASES
        if CASES[n][0]
    }
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rounds": rounds,
        "seconds": seconds,
        "decisions_per_s": {n: round(rate) for n, rate in rates.items()},
        "decisions_per_game": {
            n: round(statistics.median(r["per_game"] for r in rows[n]), 1) for n in CASES
        },
        "ours_over_theirs": ratios,
    }


def main() -> None:
    args = argparse.ArgumentParser(description=__doc__)
    args.add_argument("--setup", action="store_true")
    args.add_argument("--rounds", type=int, default=5)
    args.add_argument("--seconds", type=float, default=1.5)
    args.add_argument("--work", choices=CASES, help=argparse.SUPPRESS)
    given = args.parse_args()
    if given.setup:
        set_up()
    elif given.work:
        work(given.work, given.seconds)
    elif not python_of_peers().exists():
        sys.exit("the others are missing: python benchmarks/peers.py --setup")
    else:
        json.dump(compare(given.rounds, given.seconds), sys.stdout, indent=2)
        print()


if __name__ == "__main__":
    main()
