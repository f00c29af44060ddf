"""A line of the story beside a table, as a frame shows it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class LogLine:
    """A line of the log, whether it is new, and the moment after which it stands."""

    text: str
    new: bool
    moment: int
