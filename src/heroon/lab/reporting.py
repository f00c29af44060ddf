"""What the commands of the lab have in common: a report that is written anew after each row."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from heroon.kernel import HeroonError
from heroon.testing.whole import write_json

from .workers import Workers, given_workers, joined

Report = dict[str, Any]
#: Is given a report after each row.
Tell = Callable[[Report], None]


@contextlib.contextmanager
def at_work(parser: argparse.ArgumentParser, given: argparse.Namespace) -> Iterator[Workers]:
    """Stay with the workers that were typed; an error is one line, and ends the program."""
    try:
        workers = given_workers(given)
        with joined(workers):
            yield workers
    except HeroonError as bad:
        parser.exit(1, f"{bad}\n")


def reported(given: argparse.Namespace, make: Callable[[Workers, Tell], Report]) -> int:
    """Make a report by what was typed, and write or print it; return the exit status.

    `given` has `out`, the file or nothing, and the options of `add_options`.  Each row is told on
    stderr, and the file is written after it.
    """
    out: Path | None = given.out

    def tell(report: Report) -> None:
        """Write the report so far."""
        print(*report["rows"][-1].values(), file=sys.stderr, flush=True)
        if out is not None:
            out.parent.mkdir(parents=True, exist_ok=True)
            write_json(out, report)

    try:
        workers = given_workers(given)
        with joined(workers):
            report = make(workers, tell)
    except HeroonError as bad:
        print(bad, file=sys.stderr)
        return 1
    if out is None:
        print(json.dumps(report, indent=1))
    return 0
