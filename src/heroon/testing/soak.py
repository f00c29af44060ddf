"""Soak: the full kit over all modes and options of an installed game, in two processes.

    python -m heroon.testing.soak GAME [--games N] [--seed S] [--depth D] [--out FILE]

The settings played are the default, every mode, each other value of each option by itself, and
settings in which every two values of two options meet.  In games for one seat, where random play
does not come far, the game's policy plays two games in ten.
The two processes hash strings by different seeds, and both play the first games of the default
setting: their digests must be equal.  The report is JSON.

Depth "stretches" is for games of thousands of choices: the cheap laws at every ask, all others in
stretches of asks (see `stretches`).  With `--keep` each process notes its finished settings in a
file, and a soak of the same commit that was broken off goes on behind them.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from heroon.kernel import GameSpec, HeroonError, InputError, game

from .kit import DEPTHS, check_game
from .settings import pairwise
from .whole import write_text

#: Games that both processes play.
SHARED: Final = 2
WORKERS: Final = 2
GAMES: Final = 200


def settings(spec: GameSpec[Any]) -> list[dict[str, str]]:
    """List the default, every mode, each other value alone, and every two values together."""
    found: list[dict[str, str]] = [{}, *(dict(mode) for mode in spec.modes.values())]
    for option in spec.options:
        default = option.domain.by_value[option.default]
        found += [{option.name: token} for token in option.values if token != default]
    found += pairwise(spec)
    out: list[dict[str, str]] = []
    met: list[dict[str, int]] = []
    for given in found:
        try:
            meant = spec.settings(given)
        except InputError:  # this value needs another one beside it
            continue
        if meant not in met:
            met.append(meant)
            out.append(given)
    return out


def jobs(spec: GameSpec[Any], games: int, seed: int) -> list[dict[str, Any]]:
    """List what is to be played: `games` in all, spread over settings and numbers of seats."""
    pairs = [
        (seats, given)
        for given in settings(spec)
        for seats in spec.seats
        if spec.allows(spec.settings(given), seats)
    ]
    found, first = [], seed
    for i, (seats, given) in enumerate(pairs):
        many = games // len(pairs) + (i < games % len(pairs))
        if many:
            found.append({"seats": seats, "options": given, "games": many, "seed": first})
            first += many
    return found


def work(
    spec: GameSpec[Any],
    todo: Sequence[dict[str, Any]],
    seed: int,
    depth: str = "full",
    keep: str = "",
) -> dict[str, Any]:
    """Play the jobs of one process, after the games that both processes play."""
    shared = check_game(spec, SHARED, seed=seed)
    at = [commit(), depth]
    done = {json.dumps(job): report for when, job, report in _kept(keep) if when == at}
    reports = []
    for job in todo:
        report = done.get(json.dumps(job))
        if report is None:
            report = check_game(
                spec,
                job["games"],
                depth,
                options=job["options"],
                seed=job["seed"],
                seats=job["seats"],
                skilled=2 if 1 in spec.seats else 0,
            ).as_dict()
            if keep:
                with open(keep, "a", encoding="utf-8") as file:  # one line, written at once
                    file.write(json.dumps([at, job, report]) + "\n")
        reports.append(report)
    return {"shared": shared.digest, "reports": reports}


def _kept(keep: str) -> list[Any]:
    """Read what earlier soaks have noted: commit and depth, job and report."""
    if not keep or not Path(keep).exists():
        return []
    return [json.loads(line) for line in Path(keep).read_text(encoding="utf-8").splitlines()]


def soak(name: str, games: int, seed: int, depth: str = "full", keep: str = "") -> dict[str, Any]:
    """Run the whole soak; return the report.  Raises `HeroonError` when a law is broken."""
    spec = game(name)
    start = time.perf_counter()
    todo = jobs(spec, games, seed)
    running = []
    for n in range(WORKERS):
        own = {"todo": todo[n::WORKERS], "depth": depth, "keep": keep}
        order = json.dumps({"game": name, "seed": seed, **own})
        # The worker hashes strings by a seed of its own.
        env = {**os.environ, "PYTHONHASHSEED": str(n + 1)}
        running.append(
            subprocess.Popen(
                [sys.executable, "-m", "heroon.testing.soak", name, "--order", order],
                env=env,
                stdout=subprocess.PIPE,
                text=True,
            )
        )
    answers = [process.communicate()[0] for process in running]
    if any(process.returncode for process in running):
        raise HeroonError(f"{name}: a process of the soak failed; its error stands above")
    done = [json.loads(answer) for answer in answers]
    if len({part["shared"] for part in done}) != 1:
        raise HeroonError(f"{name}: the same seeds give other games in another process")
    reports = sorted((r for part in done for r in part["reports"]), key=lambda r: int(r["seed"]))
    total = hashlib.sha256("".join(r["digest"] for r in reports).encode())
    told: dict[str, Any] = {}
    if depth != "full":
        told = {"depth": depth, "checked": _sums(reports), "processor": _processor(reports)}
    return {
        "game": name,
        "rules": spec.rules,
        "commit": commit(),
        "seeds": [seed, seed + games - 1],
        "games": sum(r["games"] for r in reports),
        "tokens": sum(r["tokens"] for r in reports),
        "choices": sum(r["choices"] for r in reports),
        "decisions": sum(r["decisions"] for r in reports),
        "p99_in_flight": max((r["p99_in_flight"] for r in reports), default=0),
        "max_in_flight": max((r["max_in_flight"] for r in reports), default=0),
        "digest": total.hexdigest()[:16],
        "seconds": round(time.perf_counter() - start, 1),
        **told,
        "settings": [{k: v for k, v in r.items() if k != "lengths"} for r in reports],
    }


def _sums(reports: Sequence[dict[str, Any]]) -> dict[str, int]:
    """Sum up how often each costly law was checked, in all settings together."""
    found: Counter[str] = Counter()
    for report in reports:
        found["asks with all laws"] += report["checked"]
        found["sampled worlds"] += report["sampled"]
        found["worlds followed"] += report["followed"]
        found["words taken back"] += report["undone"]
        found["game in C"] += report["native_tokens"]
        found.update(report["laws"])
    return dict(sorted(found.items()))


def _processor(reports: Sequence[dict[str, Any]]) -> float:
    """Sum up the seconds of processor time of all settings."""
    return round(sum(float(report["processor"]) for report in reports), 1)


def commit() -> str:
    """Return the commit of the checkout this runs from; "" if git knows none."""
    try:
        found = subprocess.run(
            ["git", "rev-parse", "HEAD"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return found.stdout.strip()


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and run the soak; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m heroon.testing.soak")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--depth", choices=DEPTHS, default="full")
    parser.add_argument("--keep", default="", metavar="FILE")
    return command(
        parser,
        arguments,
        lambda given, order: work(
            game(given.game),
            order["todo"],
            order["seed"],
            order.get("depth", "full"),
            order.get("keep", ""),
        ),
        lambda given: soak(given.game, given.games, given.seed, given.depth, given.keep),
    )


def command(
    parser: argparse.ArgumentParser,
    arguments: Sequence[str] | None,
    part: Callable[[argparse.Namespace, Any], dict[str, Any]],
    whole: Callable[[argparse.Namespace], dict[str, Any]],
) -> int:
    """Run the command line of a soak, with `--out` and `--order`; return the exit status.

    `whole` starts processes with the option `--order`; such a process prints `part` of its
    order. Without an order the report of `whole` is written or printed.
    """
    parser.add_argument("--out", type=Path)
    parser.add_argument("--order", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    try:
        if given.order:
            print(json.dumps(part(given, json.loads(given.order))))
            return 0
        report = whole(given)
    except HeroonError as bad:
        print(bad, file=sys.stderr)
        return 1
    text = json.dumps(report, indent=2) + "\n"
    if given.out:
        given.out.parent.mkdir(parents=True, exist_ok=True)
        write_text(given.out, text)
    else:
        print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
