"""A moment of the past as it is shown: where it stands in the story, and what led to it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class PastStep:
    """A moment among those that one may walk to: the `number`th of `of`.

    `text` is the line of the story that names it, `line` that line's number, `lines` those of all
    that happened since the moment before; `start` is the first line that is shown; `changes` tells
    counters, old and new.  The other moments are told by the events of their viewer, -1 where
    there is none.
    """

    number: int
    of: int
    turn: int
    text: str
    line: int
    lines: range
    start: int
    changes: tuple[str, ...]
    first: int
    before: int
    after: int
    last: int
    turn_before: int
    turn_after: int


@dataclass(frozen=True)
class Turn:
    """A turn on the line of moments: its number, its moments, which of them is shown (-1: none)."""

    number: int
    moments: tuple[int, ...]
    shown: int = -1


@dataclass(frozen=True)
class Past:
    """All that a frame of the past shows beside the table.

    `moment` counts the events that whoever looks had been told by then;
    `marks` are the elements whose number the step changed, each with old and new; `goes_on` says
    whether a game may be played on from here, `keeps` whether it may be kept as a scenario.
    """

    moment: int
    step: PastStep
    marks: tuple[tuple[str, str, str], ...]
    turns: tuple[Turn, ...]
    goes_on: bool
    keeps: bool
