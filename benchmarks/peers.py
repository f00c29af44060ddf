"""Decisions and steps a second beside other engines and environments, interleaved in one run.

    python benchmarks/peers.py --setup            makes environments for the others, once
    python benchmarks/peers.py [--rounds R] [--seconds S] [--out docs/peers.md]

Each case runs in a fresh process, round after round, random legal play over whole games; CPU time,
medians.  With `--out` the page is written, and what it is made of beside it to `lab/peers.json`;
without, the latter is printed; with `--again` the page alone is made anew.  The games are never the
same: each pair of rates says what is alike in the work and what is not (`PAIRS`).  Three kinds of
work:

- play: an answer of a player, forced ones too; nothing is observed
- one: a step of one environment: an answer, then what the next player observes and may do
- many: a step of one game in an environment of many
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import random
import statistics
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import _peer_cases as cases

#: What the environments of the others hold: the gym of Catanatron needs an old Gymnasium.
PINS: Final = {
    "peers": (
        "rlcard==1.2.0",
        "open-spiel==2.0.2",
        "catanatron==3.2.1",
        "pettingzoo==1.27.0",
        "pygame==2.6.1",
        "envpool==1.2.5",
        "gymnasium==1.4.0",
    ),
    "peers-catan": ("catanatron==3.2.1", "catanatron-gym==4.0.0"),
}
#: What was to stand here and does not.
MISSING: Final = {
    "PufferLib 3.0.0": "not measured: it has no wheel; its build stopped for want of PyTorch, and "
    "with it would fetch raylib from outside the package index, which could not be reached",
    "PettingZoo hanabi_v5": "not measured: it needs Shimmy, which is not installed",
}
OURS: Final = "ours"


@dataclass(frozen=True)
class Entry:
    """A case: the kind of work, whose environment it runs in, and what makes it."""

    kind: str
    home: str
    make: Callable[[], cases.Case]
    #: What an observation and a choice are made of.
    shown: str = ""


def environment(name: str = "peers") -> Path:
    """Where an environment of the others lies: outside the source tree."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "heroon" / name


def python_of(name: str) -> Path:
    return environment(name) / ("Scripts" if os.name == "nt" else "bin") / "python"


def packages_of(name: str) -> str:
    """Where an environment keeps its packages."""
    found = sorted(environment(name).glob("[Ll]ib*/**/site-packages"))
    return str(found[0]) if found else ""


def set_up() -> None:
    """Make the environments; the system's own index settings are used."""
    for name, pins in PINS.items():
        subprocess.run([sys.executable, "-m", "venv", str(environment(name))], check=True)
        pip = [str(python_of(name)), "-m", "pip", "install", "--quiet", *pins]
        subprocess.run(pip, check=True)


#: By name.
CASES: Final[dict[str, Entry]] = {
    "heroz, C": Entry("play", OURS, lambda: cases.ours("heroz", 2, "native")),
    "heroz, C stepped from Python": Entry("play", OURS, lambda: cases.ours("heroz", 2, "step")),
    "heroz, CPython": Entry("play", OURS, lambda: cases.ours("heroz", 2, "cpython")),
    "micro-hero, C": Entry("play", OURS, lambda: cases.ours("micro-hero", 1, "native")),
    "micro-hero, C stepped from Python": Entry(
        "play", OURS, lambda: cases.ours("micro-hero", 1, "step")
    ),
    "micro-hero, CPython": Entry("play", OURS, lambda: cases.ours("micro-hero", 1, "cpython")),
    "rlcard uno": Entry("play", "peers", lambda: cases.of_rlcard("uno")),
    "rlcard gin-rummy": Entry("play", "peers", lambda: cases.of_rlcard("gin-rummy")),
    "open_spiel gin_rummy": Entry("play", "peers", lambda: cases.of_open_spiel("gin_rummy")),
    "open_spiel hearts": Entry("play", "peers", lambda: cases.of_open_spiel("hearts")),
    "catanatron, four random players": Entry("play", "peers", cases.of_catanatron),
    "heroz, position": Entry(
        "one", OURS, lambda: cases.our_position("heroz", 2), "796 bytes, list of 1348 words"
    ),
    "heroz, position with mask": Entry(
        "one",
        OURS,
        lambda: cases.our_position("heroz", 2, mask=True),
        "796 bytes, mask of 1348",
    ),
    "heroz, PettingZoo": Entry(
        "one", OURS, lambda: cases.our_pettingzoo("heroz"), "796 bytes, mask of 1348"
    ),
    "heroz, Gymnasium": Entry(
        "one", OURS, lambda: cases.our_gymnasium("heroz"), "796 bytes, mask of 1348"
    ),
    "heroz, in OpenSpiel": Entry(
        "one",
        OURS,
        lambda: cases.our_openspiel("heroz", packages_of("peers")),
        "796 float32, mask of 1348",
    ),
    "micro-hero, position": Entry(
        "one", OURS, lambda: cases.our_position("micro-hero", 1), "455 bytes, list of 1356 words"
    ),
    "micro-hero, Gymnasium": Entry(
        "one", OURS, lambda: cases.our_gymnasium("micro-hero"), "455 bytes, mask of 1356"
    ),
    "open_spiel gin_rummy, list": Entry(
        "one",
        "peers",
        lambda: cases.of_open_spiel_observed("gin_rummy", mask=False),
        "644 float32, list of 241 actions",
    ),
    "open_spiel spades, list": Entry(
        "one",
        "peers",
        lambda: cases.of_open_spiel_observed("spades", mask=False),
        "578 float32, list of 66 actions",
    ),
    "open_spiel crazy_eights, list": Entry(
        "one",
        "peers",
        lambda: cases.of_open_spiel_observed("crazy_eights", mask=False),
        "372 float32, list of 58 actions",
    ),
    "open_spiel gin_rummy, mask": Entry(
        "one",
        "peers",
        lambda: cases.of_open_spiel_observed("gin_rummy"),
        "644 float32, mask of 241",
    ),
    "open_spiel spades, mask": Entry(
        "one", "peers", lambda: cases.of_open_spiel_observed("spades"), "578 float32, mask of 66"
    ),
    "open_spiel crazy_eights, mask": Entry(
        "one",
        "peers",
        lambda: cases.of_open_spiel_observed("crazy_eights"),
        "372 float32, mask of 58",
    ),
    "open_spiel python_block_dominoes, mask": Entry(
        "one",
        "peers",
        lambda: cases.of_open_spiel_observed("python_block_dominoes"),
        "29 float32, mask of 154",
    ),
    "open_spiel python_team_dominoes, mask": Entry(
        "one",
        "peers",
        lambda: cases.of_open_spiel_observed("python_team_dominoes"),
        "33 float32, mask of 308",
    ),
    "open_spiel gin_rummy, environment": Entry(
        "one",
        "peers",
        lambda: cases.of_open_spiel_environment("gin_rummy"),
        "2 x 644 floats in lists, list of 241 actions",
    ),
    "open_spiel spades, environment": Entry(
        "one",
        "peers",
        lambda: cases.of_open_spiel_environment("spades"),
        "4 x 578 floats in lists, list of 66 actions",
    ),
    "rlcard uno, observed": Entry(
        "one", "peers", lambda: cases.of_rlcard_observed("uno"), "240 float64, dict of 61 actions"
    ),
    "rlcard gin-rummy, observed": Entry(
        "one",
        "peers",
        lambda: cases.of_rlcard_observed("gin-rummy"),
        "260 float64, dict of 110 actions",
    ),
    "rlcard doudizhu, observed": Entry(
        "one",
        "peers",
        lambda: cases.of_rlcard_observed("doudizhu"),
        "790 float64, dict of 27472 actions",
    ),
    "PettingZoo texas_holdem_v4": Entry(
        "one", "peers", lambda: cases.of_pettingzoo("texas_holdem_v4"), "72 float32, mask of 4"
    ),
    "PettingZoo connect_four_v3": Entry(
        "one", "peers", lambda: cases.of_pettingzoo("connect_four_v3"), "84 int8, mask of 7"
    ),
    "catanatron-v1, Gymnasium": Entry(
        "one", "peers-catan", cases.of_catanatron_gym, "614 float64, list of 290 actions"
    ),
    "heroz, Batch": Entry(
        "many", OURS, lambda: cases.our_batch("heroz"), "796 bytes, mask of 1348 as bits"
    ),
    "heroz, vector": Entry(
        "many", OURS, lambda: cases.our_vector("heroz"), "796 bytes, mask of 1348"
    ),
    "micro-hero, Batch": Entry(
        "many", OURS, lambda: cases.our_batch("micro-hero"), "455 bytes, mask of 1356 as bits"
    ),
    "micro-hero, vector": Entry(
        "many", OURS, lambda: cases.our_vector("micro-hero"), "455 bytes, mask of 1356"
    ),
    "EnvPool ConnectFour-v1": Entry(
        "many", "peers", lambda: cases.of_envpool("ConnectFour-v1"), "2 x 84 bool, mask of 7"
    ),
    "EnvPool Game2048-v1": Entry(
        "many", "peers", lambda: cases.of_envpool("Game2048-v1"), "16 int32, mask of 4"
    ),
    "open_spiel gin_rummy, vector of 64": Entry(
        "many",
        "peers",
        lambda: cases.of_open_spiel_vector("gin_rummy"),
        "644 floats in a list, list of 241 actions",
    ),
}

_CARDS: Final = ("gin_rummy", "spades", "crazy_eights")
#: What is alike in the work of a pair, and what is not, by the two names; games never are.
PAIRS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "heroz, C stepped from Python": (
        ("open_spiel gin_rummy", "rules compiled, each answer from Python; there chance is, too"),
        ("open_spiel hearts", "rules compiled, each answer from Python; there chance is, too"),
    ),
    "heroz, CPython": (
        ("rlcard uno", "rules in Python; there each answer is observed"),
        ("rlcard gin-rummy", "rules in Python; there each answer is observed"),
        ("catanatron, four random players", "rules in Python, whole games of its own players"),
    ),
    "micro-hero, CPython": (
        ("rlcard uno", "rules in Python; there each answer is observed"),
        ("rlcard gin-rummy", "rules in Python; there each answer is observed"),
        ("catanatron, four random players", "rules in Python, whole games of its own players"),
    ),
    "heroz, position": tuple(
        (
            f"open_spiel {name}, list",
            "state compiled; one array for who is asked, a list of actions",
        )
        for name in _CARDS
    ),
    "micro-hero, position": tuple(
        (f"open_spiel {name}, list", "the same; in ours one seat plays alone") for name in _CARDS
    ),
    "heroz, position with mask": tuple(
        (f"open_spiel {name}, mask", "state compiled; one array for who is asked, a new mask")
        for name in _CARDS
    ),
    "heroz, PettingZoo": (
        ("PettingZoo texas_holdem_v4", "the same API; its games last three steps, so begin often"),
        ("PettingZoo connect_four_v3", "the same API; a small board without chance"),
        *(
            (
                f"open_spiel {name}, environment",
                "an environment for all seats; it tells all of them",
            )
            for name in ("gin_rummy", "spades")
        ),
        *(
            (f"rlcard {name}, observed", "an environment for all seats; legal actions as a dict")
            for name in ("uno", "gin-rummy", "doudizhu")
        ),
    ),
    "heroz, Gymnasium": (
        ("catanatron-v1, Gymnasium", "the same API; one seat learns, the other plays at random"),
    ),
    "micro-hero, Gymnasium": (
        ("catanatron-v1, Gymnasium", "the same API; in ours there is no other seat"),
    ),
    "heroz, in OpenSpiel": tuple(
        (f"open_spiel {name}, mask", "the same API, a game registered from Python; ours goes to C")
        for name in ("python_block_dominoes", "python_team_dominoes")
    ),
    "heroz, vector": (
        ("EnvPool ConnectFour-v1", "1,024 games at once on one thread; it tells both seats"),
        ("EnvPool Game2048-v1", "1,024 games at once on one thread; a game for one"),
        ("open_spiel gin_rummy, vector of 64", "its own vector environment, stepped in Python"),
    ),
    "micro-hero, vector": (
        ("EnvPool ConnectFour-v1", "1,024 games at once on one thread; it tells both seats"),
        ("EnvPool Game2048-v1", "1,024 games at once on one thread; games for one"),
        ("open_spiel gin_rummy, vector of 64", "its own vector environment, stepped in Python"),
    ),
}
#: Pairs whose work differs in kind, for who must choose between the two; and how it differs.
UNLIKE: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "heroz, PettingZoo": tuple(
        (f"open_spiel {name}, mask", "an environment of PettingZoo beside a bare state in C++")
        for name in _CARDS
    ),
    "heroz, in OpenSpiel": tuple(
        (f"open_spiel {name}, mask", "a game registered from Python beside one in C++")
        for name in _CARDS
    ),
}
#: The game of ours in which the decisions of a step are counted, by the case.
DECISIONS: Final = {
    "heroz, PettingZoo": "heroz, C",
    "heroz, Gymnasium": "heroz, C",
    "heroz, in OpenSpiel": "heroz, C",
    "heroz, vector": "heroz, C",
    "heroz, Batch": "heroz, C",
    "micro-hero, Gymnasium": "micro-hero, C",
    "micro-hero, vector": "micro-hero, C",
    "micro-hero, Batch": "micro-hero, C",
}


# -- running -------------------------------------------------------------------------------------


def work(name: str, seconds: float) -> None:
    """Run one case in this process and print what it did."""
    random.seed(1)
    play = CASES[name].make()
    play()
    decisions = games = 0
    spent = 0.0
    while spent < seconds:
        more, played, took = play()
        decisions, games, spent = decisions + more, games + played, spent + took
    print(json.dumps({"per_s": decisions / spent, "per_game": decisions / max(games, 1)}))


#: A case that takes longer hangs; in seconds.
PATIENCE = 40
#: So many times a case may fail: some libraries of others crash or hang now and then.
TRIES = 3


def run(name: str, seconds: float) -> dict[str, float]:
    """One case in a process of its own; one that crashes or hangs is told and tried again."""
    home = CASES[name].home
    python = sys.executable if home == OURS else str(python_of(home))
    command = [python, "-W", "ignore", __file__, "--work", name, "--seconds", str(seconds)]
    for _ in range(TRIES):
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            print(f"{name}: hangs", file=sys.stderr, flush=True)
            continue
        if not done.returncode:
            found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
            return found
        print(f"{name}: {done.stderr.strip()[-600:]}", file=sys.stderr, flush=True)
    sys.exit(f"{name}: failed {TRIES} times")


def load() -> float:
    """How many processes the machine runs at once, over the last minute; -1 if unknown."""
    return round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else -1.0


def processor() -> str:
    """The name of the processor, where it can be read, and how many cores there are."""
    name = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    for line in info.read_text("utf-8").splitlines() if info.exists() else ():
        if line.startswith("model name"):
            name = line.partition(":")[2].strip()
            break
    return f"{name}, {os.cpu_count()} cores"


def compare(rounds: int, seconds: float) -> dict[str, Any]:
    """All cases, and our rates over theirs where the work is alike."""
    begun = load()
    rows: dict[str, list[dict[str, float]]] = {name: [] for name in CASES}
    for _ in range(rounds):
        for name in CASES:
            rows[name].append(run(name, seconds))
    rates = {n: statistics.median(r["per_s"] for r in rows[n]) for n in CASES}
    games = {n: statistics.median(r["per_game"] for r in rows[n]) for n in CASES}
    more = {n: games[of] / games[n] for n, of in DECISIONS.items()}
    return {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "machine": f"{platform.system()} {platform.machine()}, {processor()}",
        "python": platform.python_version(),
        "versions": {p: version(p) for p in ("numpy", "gymnasium", "pettingzoo")},
        "peers": {name: list(pins) for name, pins in PINS.items()},
        "missing": MISSING,
        "rounds": rounds,
        "seconds": seconds,
        "load": [begun, load()],
        "per_s": {n: round(rate) for n, rate in rates.items()},
        "per_game": {n: round(many, 1) for n, many in games.items()},
        "spread": {
            n: round(max(r["per_s"] for r in rows[n]) / min(r["per_s"] for r in rows[n]), 2)
            for n in CASES
        },
        "decisions_per_step": {n: round(many, 2) for n, many in more.items()},
        "ours_over_theirs": _over(rates, PAIRS),
        "unlike": _over(rates, UNLIKE),
    }


def _over(
    rates: dict[str, float], pairs: dict[str, tuple[tuple[str, str], ...]]
) -> dict[str, dict[str, float]]:
    """Our rates over theirs."""
    return {n: {p: round(rates[n] / rates[p], 3) for p, _ in of} for n, of in pairs.items()}


# -- the page --------------------------------------------------------------------------------------

HEAD: Final = """# Beside other engines and environments

Made by `python benchmarks/peers.py --out docs/peers.md`; data: [lab/peers.json](lab/peers.json).

The games are never the same, so a ratio compares ways to run games, not games.  A rate is the
median of the rounds, in CPU time of one process (threads of a library count), each case in a fresh
process, the cases taking turns.  Play is random among what is legal.  Where a learner would choose,
the draw of an action is left out of the time; in "play" it is part of it on both sides.

A **decision** is one answer of a player, forced ones too.  Our environments answer what leaves no
choice themselves, and `Gymnasium` and `vector` also play the other seat at random: so one **step**
of theirs holds several decisions of the game.  Each ratio is of steps; beside it stands the same
ratio if the decisions inside ours are counted.
"""
KINDS: Final = {
    "play": ("Random legal play, nothing observed", "decisions/s", "decisions a game"),
    "one": ("One environment: step, observation, what may be done", "steps/s", "steps a game"),
    "many": ("Many games at once: steps of all of them", "steps/s", "steps a game"),
}


def page(found: dict[str, Any]) -> str:
    """The page made of the data."""
    return "\n".join([HEAD, *_machine(found), *_rates(found), *_ratios(found)]) + "\n"


def _machine(found: dict[str, Any]) -> list[str]:
    own = ", ".join(f"{name} {number}" for name, number in found["versions"].items())
    theirs = ", ".join(
        dict.fromkeys(pin.replace("==", " ") for p in found["peers"].values() for pin in p)
    )
    first, last = found["load"]
    return [
        f"{found['date']}; {found['machine']}; Python {found['python']}; load {first} at the start "
        f"and {last} at the end; rounds: {found['rounds']} of {found['seconds']} s each.",
        f"Ours with {own}. Theirs: {theirs}.",
        "",
        *(f"{name}: {why}." for name, why in found["missing"].items()),
        "",
    ]


def _rates(found: dict[str, Any]) -> list[str]:
    out = []
    for kind, (title, unit, length) in KINDS.items():
        out += [f"## {title}", "", f"| case | {unit} | {length} | observed, offered |"]
        out.append("|---|---|---|---|")
        out += [
            f"| {name} | {found['per_s'][name]:,} | {found['per_game'][name]:,} | {one.shown} |"
            for name, one in CASES.items()
            if one.kind == kind
        ]
        out.append("")
    return out


def _ratios(found: dict[str, Any]) -> list[str]:
    out = ["## Ours over theirs, where the work is alike", ""]
    below = [
        f"{name} over {other}: {ratio}"
        for name, others in found["ours_over_theirs"].items()
        for other, ratio in others.items()
        if ratio < 1
    ]
    said = f"**Below 1, where ours is the slower one:** {'; '.join(below)}." if below else ""
    out += [said or "None of these ratios is below 1.", ""]
    out += _table(found, found["ours_over_theirs"], PAIRS, "alike; and not")
    out += ["", "## Ours over theirs, where the work differs in kind", ""]
    out += ["For who must choose between the two; a ratio below 1 is in bold.", ""]
    return out + _table(found, found["unlike"], UNLIKE, "the difference")


def _table(
    found: dict[str, Any],
    ratios: dict[str, dict[str, float]],
    of: dict[str, tuple[tuple[str, str], ...]],
    title: str,
) -> list[str]:
    out = [f"| ours | theirs | ratio | of decisions | {title} |", "|---|---|---|---|---|"]
    for name, pairs in of.items():
        for other, told in pairs:
            ratio = ratios[name][other]
            more = found["decisions_per_step"].get(name)
            decisions = f"{ratio * more:.2f}" if more else "the same"
            shown = f"{ratio:.2f}" if ratio >= 1 else f"**{ratio}**"
            out.append(f"| {name} | {other} | {shown} | {decisions} | {told} |")
    return out


def main() -> None:
    args = argparse.ArgumentParser(description=__doc__)
    args.add_argument("--setup", action="store_true")
    args.add_argument("--rounds", type=int, default=3)
    args.add_argument("--seconds", type=float, default=0.8)
    args.add_argument(
        "--out", type=Path, help="the page; its data goes to lab/peers.json beside it"
    )
    args.add_argument("--again", action="store_true", help="make the page of the data kept there")
    args.add_argument("--work", choices=CASES, help=argparse.SUPPRESS)
    given = args.parse_args()
    if given.setup:
        set_up()
        return
    if given.work:
        work(given.work, given.seconds)
        return
    data = given.out.parent / "lab" / "peers.json" if given.out else None
    if given.again and data:
        given.out.write_text(page(json.loads(data.read_text("utf-8"))), encoding="utf-8")
        return
    if not all(python_of(name).exists() for name in PINS):
        sys.exit("the others are missing: python benchmarks/peers.py --setup")
    found = compare(given.rounds, given.seconds)
    text = json.dumps(found, indent=2) + "\n"
    if not data:
        print(text, end="")
        return
    data.write_text(text, encoding="utf-8")
    given.out.write_text(page(found), encoding="utf-8")


if __name__ == "__main__":
    main()
