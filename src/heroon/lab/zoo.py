"""The zoo: every level of a game against strangers, and against a best response to it.

    python -m heroon.lab.zoo heroz --out docs/lab/heroz-zoo.json [--pairs N] [--slow N] [--seed S]
                                   [--workers W] [--on PLACE]

Strangers are players of one idea each (`heroon.kernel.strangers`), and who says any word.  Levels
and strangers meet in mirrored pairs, all in C; games on whose draw both agreed are drawn, and games
that met the bound of their length are counted as stalled.  For each level a best response is
trained (`response`), on other seeds, and then meets the level like a stranger.  A level that tries
words out plays `--slow` pairs, since its games take seconds, and meets the best response to the
level below it.  With `--keep` a run goes on where it was cut short: rows of the file stay, and one
of fewer pairs than asked for is completed by the others.  Where a game may be drawn by
agreement, a player of random words asks each level for a draw in every round.  Equal code gives
equal figures for any number of workers, here or on Ray.  `--table FILE` prints such a report as
tables in Markdown and plays nothing: how much each level won, which strangers are first beaten by
which level, and how many games were drawn.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import replace
from pathlib import Path
from typing import Final

from heroon.ai.levels import levels
from heroon.kernel import InputError, game
from heroon.kernel.errors import REFUSED
from heroon.testing.soak import commit

from .arena import RANDOM, Arena, Count, Visitor, count_of, meets
from .meetings import Meeting, arena_of, met
from .pleading import plead
from .reporting import Report, Tell, at_least, in_a_line, print_tables, read_report, reported
from .response import Tuning, respond
from .workers import ALONE, Workers, add_options

SEED: Final = 2
PAIRS: Final = 400
#: Pairs of a level that tries words out.
SLOW: Final = 60
#: The stranger that is trained against the level it meets.
BEST: Final = "best response"


def visit(
    name: str,
    pairs: int,
    seed: int,
    tell: Tell,
    training: Tuning | None = None,
    kept: Report | None = None,
    pleas: int = 0,
    workers: Workers = ALONE,
    slow: int = SLOW,
    only: Sequence[str] = (),
) -> Report:
    """Play every level against every stranger; `tell` gets the report after each row.

    With `only` the report is of these levels alone.  Pairs and best responses of the report `kept`
    are not played again; raises `InputError` where it has more pairs in a row than are asked for,
    and for a game in which nobody plays against anybody (see `zoo_alone`).
    Without `training` there are no best responses but those.
    """
    spec = game(name)
    if not meets(spec):
        raise InputError(
            REFUSED, "nobody plays against anybody here: see heroon.lab.zoo_alone", name, "game"
        )
    arena = arena_of(name)
    steps = levels(spec, *_first_table(arena))
    if only:
        steps = {level: bot for level, bot in steps.items() if level in only}
    report: Report = {"game": name, "rules": spec.rules, "commit": commit(), "seed": seed}
    report |= {"levels": steps, "tastes": {n: list(t) for n, t in arena.strangers.tastes.items()}}
    report |= {"training": {}, "best": {}, "rows": []}
    players = {level: arena.player(bot) for level, bot in steps.items()}
    asked = {level: slow if me.rolls else pairs for level, me in players.items()}
    known: dict[tuple[str, str], Report] = {}
    if kept is not None:
        same = _same(kept, report)
        report |= _responses(kept, same)
        known = _known(kept, same, report["best"], asked)
    left = dict(known)

    def told(row: Report) -> None:
        """Add a row and tell the report, with what it keeps of an earlier one for later."""
        left.pop((row["level"], row["stranger"]), None)
        report["rows"].append(row)
        tell(report | {"rows": [*left.values(), *report["rows"]]})

    for level, me in players.items():
        many = asked[level]
        others = {
            stranger: arena.player(stranger) for stranger in (RANDOM, *arena.strangers.tastes)
        }
        for row in _rows(arena, level, me, others, many, seed, known, workers):
            told(row)
        if (level, BEST) not in known:
            _train(arena, me, level, report, training, workers)
        if level in report["best"]:
            others = {BEST: Visitor(tuple(report["best"][level]))}
            for row in _rows(arena, level, me, others, many, seed, known, workers):
                told(row)
    if pleas and spec.drawn is not None:
        report["pleaded"] = [plead(spec, *one, pleas, seed, workers) for one in steps.items()]
        tell(report)
    return report


def _same(kept: Report, report: Report) -> set[str]:
    """List the levels and strangers that are the same bots and tastes in an earlier report.

    Raises `InputError` for the report of another game, of other rules or of another seed.
    """
    for key in ("game", "rules", "seed"):
        if kept.get(key) != report[key]:
            why = f"the report was made with another {key}: {kept.get(key)}"
            raise InputError(REFUSED, why, str(report[key]), "keep")
    return {
        name
        for part in ("levels", "tastes")
        for name, plays in report[part].items()
        if kept[part].get(name) == plays
    }


def _responses(kept: Report, same: Set[str]) -> Report:
    """Pick the best responses of an earlier report that were trained against the same levels."""
    training = {
        level: how
        for level, how in kept["training"].items()
        if {level, how.get("against", level)} <= same
    }
    return {"training": training, "best": {level: kept["best"][level] for level in training}}


def _known(
    kept: Report, same: Set[str], best: Mapping[str, object], asked: Mapping[str, int]
) -> dict[tuple[str, str], Report]:
    """List the rows of an earlier report that stand today, by level and stranger.

    Those of levels that are not asked for are left out.  Raises `InputError` for a row of more
    pairs than are asked for of its level.
    """
    known = {
        (row["level"], row["stranger"]): row
        for row in kept["rows"]
        if row["level"] in same
        if row["stranger"] in same | {RANDOM} or (row["stranger"] == BEST and row["level"] in best)
    }
    for (level, stranger), row in known.items():
        if pairs_in(row) > asked[level]:
            why = f"the report has more pairs than are asked for: {pairs_in(row)}"
            raise InputError(REFUSED, why, str(asked[level]), f"{level} – {stranger}")
    return known


def pairs_in(row: Report) -> int:
    """Count the mirrored pairs of a row."""
    games: int = row["games"]
    return games // 2


def _rows(
    arena: Arena,
    level: str,
    me: Visitor,
    others: Mapping[str, Visitor],
    pairs: int,
    seed: int,
    known: Mapping[tuple[str, str], Report],
    workers: Workers,
) -> Iterator[Report]:
    """Yield the row of a level against each stranger; what is known of it is not played again."""
    had = {name: known.get((level, name)) for name in others}
    first = {name: pairs_in(row) if row else 0 for name, row in had.items()}
    matches = [
        Meeting(arena.spec.id, me, other, pairs - first[name], seed, first[name])
        for name, other in others.items()
        if first[name] < pairs
    ]
    counts = met(matches, workers)
    for name, row in had.items():
        if row is None or first[name] < pairs:
            count = count_of(row) if row else Count()
            count.add(next(counts))
            row = {"level": level, "stranger": name, **count.row()}
        yield row


def _first_table(arena: Arena) -> tuple[dict[str, int], int]:
    """Return the settings and the seats of the first table of a zoo."""
    options, seats = arena.strangers.tables[0]
    return arena.spec.settings(options), seats


def _train(
    arena: Arena,
    me: Visitor,
    level: str,
    report: Report,
    training: Tuning | None,
    workers: Workers,
) -> None:
    """Train the best response to a level, unless the report has it or none is to be trained."""
    if me.rolls and level not in report["best"] and report["best"]:
        below = [one for one in report["levels"] if one in report["best"]][-1]
        report["best"][level] = report["best"][below]
        report["training"][level] = {"against": below}
    if training is not None and level not in report["best"]:
        best = respond(arena, me, training, arena.strangers.own, workers)
        report["best"][level] = list(best.taste)
        report["training"][level] = training.to_dict()


def table(report: Report) -> str:
    """Write the shares of games that each level won, a line for each stranger, in Markdown."""
    steps = list(report["levels"])
    found = {(row["stranger"], row["level"]): row for row in report["rows"]}
    names = list(dict.fromkeys(stranger for stranger, _ in found))
    lines = ["| stranger | " + " | ".join(steps) + " | stalled |", "|---" * (len(steps) + 2) + "|"]
    for name in names:
        rows = [found.get((name, level)) for level in steps]
        cells = [share(row) if row else "–" for row in rows]
        stalled = sum(row["stalled"] for row in rows if row)
        lines.append(f"| {name} | " + " | ".join(cells) + f" | {stalled} |")
    return "\n".join(lines) + "\n"


def drawn(report: Report) -> str:
    """Write how many games of each level were drawn, a line for each stranger with such, in %."""
    steps = list(report["levels"])
    lines = ["| stranger | " + " | ".join(steps) + " |", "|---" * (len(steps) + 1) + "|"]
    for name in dict.fromkeys(row["stranger"] for row in report["rows"]):
        rows = {row["level"]: row for row in report["rows"] if row["stranger"] == name}
        if any(row["draws"] for row in rows.values()):
            cells = [
                f"{100 * rows[level]['draws'] / rows[level]['games']:.1f} %"
                if level in rows
                else "–"
                for level in steps
            ]
            lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def heights(report: Report) -> dict[str, str]:
    """Find the lowest level that won more than it lost against each stranger; "" where none did."""
    found = dict.fromkeys((row["stranger"] for row in report["rows"]), "")
    for level in reversed(report["levels"]):
        for row in report["rows"]:
            if row["level"] == level and row["wins"] > row["losses"]:
                found[row["stranger"]] = level
    found.pop(BEST, None)  # another one for each level
    return found


def falls(report: Report) -> list[tuple[str, str]]:
    """List each level that won no more than it lost against whom a lower level beats, with whom."""
    found, steps = heights(report), list(report["levels"])
    return [
        (row["level"], row["stranger"])
        for row in report["rows"]
        if row["wins"] <= row["losses"] and found.get(row["stranger"])
        if steps.index(row["level"]) > steps.index(found[row["stranger"]])
    ]


def ordered(report: Report) -> str:
    """Write which strangers are first beaten by which level, a line for each, in Markdown."""
    found = heights(report)
    lines = ["| first beaten by | strangers |", "|---|---|"]
    for level in (*report["levels"], ""):
        names = [name for name, lowest in found.items() if lowest == level]
        if names:
            lines.append(f"| {level or 'nobody'} | {', '.join(names)} |")
    return "\n".join(lines) + "\n"


def share(row: Report) -> str:
    """Write the share of games won, in per cent, with its 95 % interval (Wilson)."""
    low, high = (100 * bound for bound in row["interval"])
    return f"{100 * row['wins'] / row['games']:.1f} % ({low:.1f}–{high:.1f})"


@in_a_line
def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, and play or print the table; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m heroon.lab.zoo")
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--pairs", type=at_least(1), default=PAIRS)
    parser.add_argument(
        "--slow", type=at_least(1), default=SLOW, help="pairs of who tries words out"
    )
    parser.add_argument("--seed", type=int, default=SEED)
    add_options(parser, 1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--keep", action="store_true", help="go on with the rows of the file")
    trained, pleas = "0: train none", "games of who asks for draws, each level"
    parser.add_argument("--generations", type=at_least(0), default=Tuning.generations, help=trained)
    parser.add_argument("--pleas", type=at_least(0), default=0, help=pleas)
    parser.add_argument("--table", type=Path, help="print such a file as a table, play nothing")
    given = parser.parse_args(arguments)
    if given.table is not None:
        return print_tables(given.table, table, ordered, drawn)
    kept = None
    if given.keep and given.out is not None and given.out.exists():
        kept = read_report(given.out)
    training = replace(Tuning(), generations=given.generations) if given.generations else None

    def make(workers: Workers, tell: Tell) -> Report:
        """Play the zoo."""
        settings = given.pairs, given.seed, tell, training, kept, given.pleas
        return visit(given.game, *settings, workers, given.slow)

    return reported(given, make)


if __name__ == "__main__":
    sys.exit(main())
