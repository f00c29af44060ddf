"""The writer of what a face tells of the computer's strength, from the reports of this package.

    python -m heroon.lab.measured docs/lab

writes `measured.toml` beside the face of every game that a report is about.  Nothing is played:
the rows are those of the reports of `ladder`, `deals` and `strength`.  Alone the lowest level plays
at random, which measures nothing: only what the levels above it won is told.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from heroon.ai.levels import LEVELS, levels
from heroon.board.face import face_of
from heroon.kernel import GameSpec, InputError, game, games
from heroon.kernel.errors import MALFORMED
from heroon.testing.whole import write_text

from .reporting import in_a_line, read_report

#: The entries of a row of deals that are no options of the game.
_FIGURES: Final = frozenset({"level", "bot", "games", "won"})
HEAD: Final = (
    "# How often the computer won, from docs/lab/{names} (docs/strength.md); a test compares.\n"
    "# Written by `python -m heroon.lab.measured docs/lab`: not to be edited by hand.\n"
)
Row = dict[str, Any]


def rows_of(report: Row) -> list[Row]:
    """List the rows of a report that a face tells; none for a report of something else."""
    spec: GameSpec[Any] = game(report["game"])
    if "ladder" in report:
        return [*_ladder(report)]
    if "pairs" in report and "rows" in report:
        return [*_deals(report, spec)]
    return [*_strength(report, spec)] if "runs" in report else []


def _ladder(report: Row) -> Iterator[Row]:
    for step in report["ladder"]:
        yield {
            "of": "opponent",
            "value": step["level"],
            "seats": step.get("seats", 2),
            "level": step["level"],
            "won": step["wins"],
            "games": sum(step[name] for name in ("wins", "losses", "draws")),
            "against": step["below"],
        }


def _deals(report: Row, spec: GameSpec[Any]) -> Iterator[Row]:
    for row in report["rows"]:
        option = next(name for name in row if name not in _FIGURES)
        if row["level"] != LEVELS[0]:
            at = {"of": option, "value": row[option], "seats": spec.seats[0]}
            yield {**at, **{name: row[name] for name in ("level", "won", "games")}}


def _strength(report: Row, spec: GameSpec[Any]) -> Iterator[Row]:
    named = {bot: level for level, bot in levels(spec).items() if level != LEVELS[0]}
    for run in report["runs"]:
        level, options = named.get(run["bots"][0], ""), run["options"]
        modes = [name for name, mode in spec.modes.items() if dict(mode) == options]
        at = [("mode", modes[0])] if modes else list(options.items())
        if level and len(at) == 1:
            of, value = at[0]
            seats, won = len(run["bots"]), run["journey"]["full"]
            base = {"of": of, "value": value, "seats": seats, "level": level}
            yield {**base, "won": won, "games": run["games"]}


def written(folder: Path) -> dict[str, str]:
    """Write the text of `measured.toml` for each game that a report in a folder is about."""
    found: dict[str, list[Row]] = {}
    names: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*.json")):
        report = read_report(path)
        name = str(report.get("game", ""))
        rows = rows_of(report) if name in games() else []
        if rows:
            found.setdefault(name, []).extend(rows)
            names.setdefault(name, []).append(path.name)
    return {name: _text(rows, names[name]) for name, rows in found.items()}


def _text(rows: list[Row], names: list[str]) -> str:
    blocks = [
        "\n[[measured]]\n" + "".join(f"{name} = {json.dumps(row[name])}\n" for name in row)
        for row in rows
    ]
    return HEAD.format(names=", ".join(names)) + "".join(blocks)


@in_a_line
def main(arguments: Sequence[str] | None = None) -> int:
    """Write `measured.toml` of all games that the reports are about; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args(arguments).folder
    found = written(folder)
    if not found:
        raise InputError(MALFORMED, "no report of the lab lies in this folder", str(folder))
    for name, text in found.items():
        face = face_of(name)
        if face is not None and face.package:
            path = Path(str(files(face.package))) / "measured.toml"
            write_text(path, text)
            print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
