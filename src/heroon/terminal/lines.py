"""Lines in, lines out: the only way in which the plain mode speaks and listens."""

from __future__ import annotations

import textwrap
from typing import Final, TextIO

WIDTH: Final = 80


class Left(Exception):
    """The person is gone: the input has ended, or nobody reads the output any more."""


class Lines:
    """Text appended to a stream, answers read line by line.

    With `echo` what was read is written too, so that the output of a script reads like a
    session.
    """

    def __init__(self, source: TextIO, sink: TextIO, echo: bool):
        self._source = source
        self._sink = sink
        self._echo = echo

    def say(self, text: str = "", indent: int = 0) -> None:
        """One paragraph, folded at word ends; an indent holds for its later lines alone."""
        lines = textwrap.wrap(
            text,
            WIDTH,
            subsequent_indent=" " * indent,
            break_long_words=False,
            break_on_hyphens=False,
        )
        self.draw(lines or [""])

    def draw(self, lines: list[str]) -> None:
        """Lines as they are."""
        try:
            self._sink.write("".join(f"{line.rstrip()}\n" for line in lines))
            self._sink.flush()
        except (BrokenPipeError, ValueError):
            raise Left from None

    def ask(self, mark: str) -> str:
        """The next line; raises `Left` at the end of the input."""
        try:
            self._sink.write(f"{mark} ")
            self._sink.flush()
        except (BrokenPipeError, ValueError):
            raise Left from None
        line = self._source.readline()
        if self._echo or not line:
            self.draw([line.strip()])
        if not line:
            raise Left
        return line.strip()
