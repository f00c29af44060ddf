"""The results of a run of the kit: counts if all went well, else an error that can be replayed."""

from __future__ import annotations

import json
import os
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from heroon.kernel import KernelError

from .whole import write_text

#: The short-step law: no step may ever hold more words than this in flight …
MOST_IN_FLIGHT: Final = 16
#: … and 99 asks of 100 no more than this.
USUAL_IN_FLIGHT: Final = 8


class KitError(KernelError):
    """The error of a broken law; its text names game, seed and token and holds the record."""


@dataclass
class Report:
    """The counts of what the kit walked through: equal reports mean equal games.

    `decisions` counts the asks to seats, `choices` those with two words or more, `checked` the
    asks (nature's too) at which every law was checked.  `native_tokens` counts those after which
    the engine in C was compared, `native` says so or why it was not.  `in_flight` is a histogram
    over all asks, `bounded` how many games met the bound, `processor` the seconds of processor
    time.  `digest` fingerprints every token and final position.  `laws` counts how often the dear
    laws were checked that are not checked at every ask; it is told of depth "stretches" alone.
    """

    game: str
    seats: int
    options: dict[str, str]
    depth: str
    seed: int
    games: int = 0
    tokens: int = 0
    decisions: int = 0
    choices: int = 0
    checked: int = 0
    sampled: int = 0
    followed: int = 0
    undone: int = 0
    native: str = ""
    native_tokens: int = 0
    bounded: int = 0
    seconds: float = 0.0
    processor: float = 0.0
    digest: str = ""
    lengths: list[int] = field(default_factory=list)
    results: Counter[str] = field(default_factory=Counter)
    in_flight: Counter[int] = field(default_factory=Counter)
    laws: Counter[str] = field(default_factory=Counter)

    @property
    def max_in_flight(self) -> int:
        """The most words in flight at any ask."""
        return max(self.in_flight, default=0)

    @property
    def p99_in_flight(self) -> int:
        """The least number of words in flight that 99 of 100 questions do not exceed."""
        left = self.in_flight.total() * 99 / 100
        for words, asks in sorted(self.in_flight.items()):
            left -= asks
            if left <= 0:
                return words
        return self.max_in_flight

    @property
    def ms_per_ask(self) -> float:
        """The cost of a checked question, all told, in milliseconds of processor time."""
        return 1000 * self.processor / max(self.checked, 1)

    def as_dict(self) -> dict[str, Any]:
        """Return all of it as plain data, for JSON."""
        out = asdict(self)
        del out["laws"]
        if self.depth == "stretches":
            out["laws"] = dict(sorted(self.laws.items()))
        out["results"] = dict(sorted(self.results.items()))
        out["in_flight"] = {str(n): self.in_flight[n] for n in sorted(self.in_flight)}
        out["p99_in_flight"] = self.p99_in_flight
        out["max_in_flight"] = self.max_in_flight
        out["ms_per_ask"] = round(self.ms_per_ask, 3)
        return out


def hand_in(found: dict[str, Any], out: Path | None, indent: int = 1) -> None:
    """Print a report as JSON, and write it to a file where one is named."""
    text = json.dumps(found, indent=indent) + "\n"
    print(text, end="")
    if out:
        write_text(out, text)


def load() -> float:
    """Return how many processes the machine runs at once, over the last minute; -1 if unknown."""
    return round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else -1.0
