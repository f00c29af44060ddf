"""The judgement of weights: games on held-out seeds beside the heuristic, in batches in C.

    python -m heroon.lab.train_judge heroz heroz.onnx --games 200 [--over OPTION] [--into FILE]

The file is played as the bot `learned` plays it: the allowed word with the highest number.  Where
seats play against each other, each deal is played from every seat against the policy in C. Where
they do not, both play the same deals alone.  `better` is whether the whole interval of the mean
difference, deal by deal, lies on the side of the learned policy.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from heroon.ai.extras import needs

with needs("learned", __name__):
    import numpy as np
    import numpy.typing as npt

from heroon.ai.learned import Policy, policy_in
from heroon.ai.together import together
from heroon.env.stable_mixed import Mixed, TableOf
from heroon.kernel import GameSpec, game
from heroon.kernel.heuristics import heuristics_of
from heroon.testing.whole import write_json

from .reporting import at_least, in_a_line, read_report
from .stats import mean_interval, wilson
from .train_advice import Advised
from .train_teach import teacher

#: The seed of the held-out games; training and its trials take their chance from other streams.
HELD_OUT: Final = 9001 << 32
#: The bot that is compared with.
OTHER: Final = "heuristic"

#: A function that chooses a word for each game of a mix.
Chooser = Callable[[Mixed], npt.NDArray[Any]]


class Held(NamedTuple):
    """Held-out games: which, how many, under which options, for so many seats, from which seed."""

    spec: GameSpec[Any]
    many: int
    options: dict[str, str]
    seats: int
    seed: int
    advised: bool = False

    def mix(self, agents: tuple[int, ...], others: str = "policy") -> Mixed:
        """Begin the games for who answers at some seats."""
        tables = [TableOf(self.options, agents, others)]
        kind = Advised if self.advised else Mixed
        return kind(self.spec, self.many, tables, seats=self.seats, seed=self.seed)


def judge(
    name: str, file: str, many: int, over: Sequence[str] = (), seats: int = 0, seed: int = HELD_OUT
) -> list[dict[str, Any]]:
    """Play deals on held-out seeds for each value of the first option named; one row for each.

    A last row adds the values up.
    """
    spec: GameSpec[Any] = game(name)
    seats = seats or spec.seats[0]
    read = policy_in(spec, file, seats)
    values = next((o.values for o in spec.options if over and o.name == over[0]), ("",))
    rows: list[dict[str, Any]] = []
    every: list[tuple[float, float]] = []
    for value in values:
        options = {over[0]: value} if value else {}
        alone = together(spec, spec.settings(options), seats)
        play = _alone if alone else _duels
        met = play(Held(spec, many, options, seats, seed, read.advised), by_file(read))
        every += met
        rows.append(_row(spec, options, met, seats, alone))
    if len(values) > 1:
        alone = together(spec, None, seats)
        rows.append(_row(spec, {over[0]: "all"}, every, seats, alone))
    return [{"seed": seed, **row} for row in rows]


def by_file(read: Policy) -> Chooser:
    """Make what says the allowed word to which a network gives the highest number."""

    def choose(games: Mixed) -> npt.NDArray[Any]:
        """Choose for all games at once."""
        found = np.array(read.rows(games.observations))
        found[~games.allowed()] = -np.inf
        best: npt.NDArray[Any] = found.argmax(axis=1)
        return best

    return choose


def by_policy(games: Mixed, seed: int) -> Chooser:
    """Make what says the word of the policy; of several that are equally good, one drawn."""
    asked, rng = teacher(OTHER, games, seed), np.random.default_rng(seed)

    def choose(games: Mixed) -> npt.NDArray[Any]:
        """Choose for all games in turn; a random word where several seats are asked."""
        allowed = games.allowed()
        out = np.zeros(games.many, np.int64)
        for i in range(games.many):
            words = asked(i) or np.flatnonzero(allowed[i]).tolist()
            out[i] = words[int(rng.integers(len(words)))]
        return out

    return choose


def results(games: Mixed, choose: Chooser) -> npt.NDArray[np.float32]:
    """Play until the first game in each place has ended; return its result for who played it."""
    out = np.full(games.many, np.nan, np.float32)
    while np.isnan(out).any():
        found = games.step(choose(games))
        first = found.ended & np.isnan(out)
        out[first] = found.rewards[first]
    return out


def _duels(held: Held, choose: Chooser) -> list[tuple[float, float]]:
    """Play each deal from each seat against the policy; return what both sides won of them."""
    mine, theirs = np.zeros(held.many), np.zeros(held.many)
    for seat in range(held.seats):
        found = results(held.mix((seat,)), choose)
        mine += found > 0
        theirs += found < 0
    return list(zip(mine.tolist(), theirs.tolist(), strict=True))


def _alone(held: Held, choose: Chooser) -> list[tuple[float, float]]:
    """Play the same deals by file and by policy; return both results of each deal."""
    agents = tuple(range(held.seats))
    mine = results(held.mix(agents), choose)
    games = held.mix(agents)
    theirs = results(games, by_policy(games, held.seed))
    goal = _goal(held.spec, held.seats)
    sides = ((side * goal).round(4).tolist() for side in (mine, theirs))
    return list(zip(*sides, strict=True))


def _goal(spec: GameSpec[Any], seats: int) -> int:
    """Return how far a game that is played together can go: by its stages, else 1."""
    progress = heuristics_of(spec).progress
    return progress(spec.blank(spec.settings({}), seats))[1] if progress else 1


def _row(
    spec: GameSpec[Any],
    options: dict[str, str],
    met: list[tuple[float, float]],
    seats: int,
    alone: bool,
) -> dict[str, Any]:
    """Write the figures of a series as data."""
    mine, theirs = (list(side) for side in zip(*met, strict=True))
    row: dict[str, Any] = {"options": options, "against": OTHER, "deals": len(met)}
    row |= _solo(_goal(spec, seats), mine, theirs) if alone else _pairs(seats, mine, theirs)
    ahead, behind = sum(a > b for a, b in met), sum(b > a for a, b in met)
    low, high = wilson(ahead, ahead + behind)
    row |= {"ahead": ahead, "behind": behind, "interval": [round(low, 4), round(high, 4)]}
    differences = [round(1000 * (a - b)) for a, b in met]
    mean, least, most = (round(x / 1000, 4) for x in mean_interval(differences))
    return row | {"difference": [mean, least, most], "better": least > 0}


def _pairs(seats: int, mine: list[float], theirs: list[float]) -> dict[str, Any]:
    games = seats * len(mine)
    low, high = wilson(sum(mine), games)
    return {
        "games": games,
        "won": round(sum(mine)),
        "lost": round(sum(theirs)),
        "share": round(sum(mine) / games, 4),
        "share_interval": [round(low, 4), round(high, 4)],
    }


def _solo(goal: int, mine: list[float], theirs: list[float]) -> dict[str, Any]:
    row: dict[str, Any] = {"games": len(mine), "goal": goal}
    for name, side in (("learned", mine), (OTHER, theirs)):
        won = sum(one >= goal for one in side)
        low, high = wilson(won, len(side))
        row[name] = {
            "won": won,
            "won_interval": [round(low, 4), round(high, 4)],
            "mean": round(sum(side) / len(side), 4),
        }
    return row


def table(rows: list[dict[str, Any]]) -> str:
    """Write rows as a table in Markdown."""
    head = ["table", "games", "learned", OTHER, "deals ahead–behind", "difference", "better"]
    lines = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    for row in rows:
        where = ", ".join(f"{name} {value}" for name, value in row["options"].items()) or "usual"
        mean, low, high = row["difference"]
        won = [_told(row, name) for name in ("learned", OTHER)]
        both = f"{row['ahead']}–{row['behind']}"
        cells = [where, row["games"], *won, both, f"{mean:+.3f} ({low:+.3f} to {high:+.3f})"]
        lines.append("| " + " | ".join(map(str, [*cells, "yes" if row["better"] else "no"])) + " |")
    return "\n".join(lines) + "\n"


def _told(row: dict[str, Any], name: str) -> str:
    """Write what one of the two won, with the interval."""
    if "goal" not in row:
        won = row["won"] if name == "learned" else row["lost"]
        games = row["games"]
        low, high = wilson(won, games)
    else:
        won, games = row[name]["won"], row["games"]
        low, high = row[name]["won_interval"]
    told = f"{100 * won / games:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
    return told if "goal" not in row or row["goal"] < 2 else f"{told}, mean {row[name]['mean']:.2f}"


@in_a_line
def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, play and print; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m heroon.lab.train_judge")
    parser.add_argument("game")
    parser.add_argument("file")
    parser.add_argument(
        "--games", type=at_least(1), default=200, help="games, or pairs, of each table"
    )
    parser.add_argument("--over", action="append", default=[], metavar="OPTION")
    parser.add_argument("--seed", type=int, default=HELD_OUT)
    parser.add_argument("--into", type=Path, help="the report of a training, which gets the rows")
    given = parser.parse_args(arguments)
    report = read_report(given.into) if given.into else {}
    rows = judge(given.game, given.file, given.games, given.over, 0, given.seed)
    if given.into:
        report["judgement"] = rows
        write_json(given.into, report)
    print(table(rows), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
