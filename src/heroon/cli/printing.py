"""The printing of the command: lines, complaints, and why something that was given is wrong."""

from __future__ import annotations

import io as streams
import sys
from typing import Final

from heroon.kernel.errors import InputError
from heroon.terminal.lines import Lines as Lines
from heroon.terminal.lines import obeys, unfolded
from heroon.texts.core import Texts, texts
from heroon.texts.harmless import harmless
from heroon.texts.reasons import reason

#: The exit code of a command that was given something wrong.
WRONG: Final = 2
PROGRAM: Final = "heroon"


class CommandError(Exception):
    """The error of something given that is wrong; its text is one line for the person."""


def printer() -> Lines:
    """Make a writer of lines to the output, which reads nothing."""
    return Lines(streams.StringIO(), sys.stdout, echo=False)


def complain(t: Texts, line: str) -> int:
    """Print one line on stderr; return the exit code of a command given something wrong."""
    line = t.text("complaint", program=PROGRAM, text=unfolded(line))
    print(harmless(line), file=sys.stderr)
    return WRONG


def explain(t: Texts, bad: InputError) -> str:
    """Say an error of input in one line: its place, what was written, what is wrong with it."""
    where = bad.where
    for part in ("line", "byte"):
        file, _, at = where.rpartition(f", {part} ")
        if file and at.isdecimal():
            where = t.text(f"place-{part}", file=file, **{part: at})
    kind = bad.kind if bad.token else f"{bad.kind}-bare"
    text = t.text(f"input-{kind}", token=bad.token)
    rule = f" [{bad.rule}]" if bad.rule else ""
    text = t.text("input-why", text=text, why=_why(bad, t.lang) + rule)
    return t.text("labelled", label=where, text=text) if where else text


def _why(bad: InputError, lang: str) -> str:
    """Say why something is refused: by the kernel in a sentence, by a game's rules by their key."""
    if " " in bad.why:
        return reason(bad.why, lang)
    from heroon.texts import package_of, titles

    key, own = f"reason-{bad.why}", bad.rule.partition(":")[0]
    names = sorted(titles(lang), key=lambda name: name != own)
    found = [texts(lang, package_of(name)) for name in names]
    return next((t.text(key).rstrip(".") for t in found if t.has(key)), bad.why)


def at_terminal() -> bool:
    """Return whether input and output are a terminal that can draw a screen."""
    streams = (sys.stdin, sys.stdout)
    return obeys() and all(stream is not None and stream.isatty() for stream in streams)
