"""What the commands of the lab have in common: how numbers are typed, how reports are written and
read, how errors are told.
"""

from __future__ import annotations

import argparse
import functools
import json
import math
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, ParamSpec

from heroon.ai.extras import lacking
from heroon.kernel import HeroonError, InputError
from heroon.kernel.errors import MALFORMED
from heroon.testing.whole import check_writable, write_json

from .workers import Workers, given_workers, joined

Report = dict[str, Any]
#: Is given a report after each row.
Tell = Callable[[Report], None]
Given = ParamSpec("Given")

#: The exit status of a command that was stopped by Ctrl-C.
STOPPED: Final = 130


def in_a_line(command: Callable[Given, int]) -> Callable[Given, int]:
    """Make a command tell an error in one line, and end by Ctrl-C without a word."""

    @functools.wraps(command)
    def told(*args: Given.args, **named: Given.kwargs) -> int:
        try:
            status = command(*args, **named)
            sys.stdout.flush()
            return status
        except KeyboardInterrupt:
            return STOPPED
        except BrokenPipeError:  # whoever reads what is printed has read enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        except HeroonError as bad:
            why = str(bad)
        except ModuleNotFoundError as bad:
            why = lacking(bad)
            if not why:
                raise
        except OSError as bad:
            if bad.filename is None:
                raise
            why = f"{bad.filename}: {bad.strerror}"
        print(" ".join(why.split()), file=sys.stderr)
        return 1

    return told


def at_least(least: int) -> Callable[[str], int]:
    """Make the type of an argument that is an int of at least so much."""

    def count(text: str) -> int:
        if (number := int(text)) < least:
            raise argparse.ArgumentTypeError(f"{number} is less than {least}")
        return number

    return count


def positive(text: str) -> float:
    """Read an argument that is a number above 0."""
    number = float(text)
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError(f"{text} is no number above 0")
    return number


def portion(text: str) -> float:
    """Read an argument that is a number from 0 to 1."""
    number = float(text)
    if not 0 <= number <= 1:
        raise argparse.ArgumentTypeError(f"{text} is no number from 0 to 1")
    return number


def ready(out: Path | None) -> None:
    """Make the folder of a file, and check that the file can be written; raises `OSError`."""
    if out is not None:
        out.parent.mkdir(parents=True, exist_ok=True)
        check_writable(out)


def read_report(path: Path) -> Report:
    """Read a report; raises `InputError` for a file that is none, `OSError`."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise InputError(MALFORMED, "this file is no report of the lab", str(path))
    return found


def print_tables(path: Path, *tables: Callable[[Report], str]) -> int:
    """Print a report as tables; returns the exit status.

    Raises `InputError` for another kind of report, `OSError`.
    """
    report = read_report(path)
    try:
        written = [table(report) for table in tables]
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError):
        raise InputError(MALFORMED, "this is a report of another command", str(path)) from None
    print("\n".join(written), end="")
    return 0


def reported(given: argparse.Namespace, make: Callable[[Workers, Tell], Report]) -> int:
    """Make a report by what was typed, and write or print it; return the exit status.

    `given` has `out`, the file or nothing, and the options of `add_options`.  Each row is told on
    stderr, and the file is written after it.
    """
    out: Path | None = given.out
    workers = given_workers(given)
    ready(out)

    def tell(report: Report) -> None:
        """Write the report so far."""
        if out is not None:
            write_json(out, report)
        print(*report["rows"][-1].values(), file=sys.stderr, flush=True)

    with joined(workers):
        report = make(workers, tell)
    if out is None:
        print(json.dumps(report, indent=1))
    return 0
