"""The time that a bot seems to take for an answer, which does not tell its hand.

A seat without a card to play is asked all the same and can only decline.  A quick answer would tell
that; so would the first long one.  Hence the time of an answer is fixed before the bot thinks: it
is that of its kind of question at the pace that people have chosen, or, where bots need longer,
that of a full thought, which is measured once in a game of its own.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from heroon.kernel import GameSpec, Rng, Seeded, Table

from .bots import choose
from .match import Match

#: The fastest pace, in seconds: at none at all, the time would tell how long a bot has thought.
INSTANT: Final = 0.01
#: The paces that a player may choose, in seconds from one answer to the next.
PACES: Final = {"instant": INSTANT, "brisk": 0.6, "calm": 1.6}
#: The part of the pace for which an answer to a window is shown, where mostly nothing happens.
WINDOW: Final = 0.4
#: The seconds that people wait for a bot at most.
LONGEST: Final = 2.0
#: The part of the pace for which the only possible answer is shown, which nobody was asked for.
FORCED: Final = 0.5
#: How many times the pace an act without a seat is shown: it is a sentence to read.
BEAT: Final = 1.5
#: The times of answers, in seconds: a thought is rounded up to one of these.
STEPS: Final = (*(INSTANT * 2 ** (n / 2) for n in range(16)), LONGEST)
#: How much longer a full thought may be in this game than in the one where it was measured.
ROOM: Final = 1.3
#: How many answers of a game are played to find the question of a full thought.
_BEFORE: Final = 40


def step_of(seconds: float) -> float:
    """Return the shown time of an answer, in seconds: the next step at or above what it took."""
    return next((step for step in STEPS if step >= seconds), LONGEST)


class Pace:
    """The pace of the bots at one table: `seconds` from one of their answers to the next.

    `full` measures the seconds of a bot's full thought; it is called once, by a thread that may
    wait.
    """

    def __init__(
        self, seconds: float, windows: tuple[str, ...], full: Callable[[], float] = lambda: 0.0
    ):
        self.seconds = seconds
        self._windows = windows
        self._full = full
        self._ready = False
        #: No answer takes fewer seconds than these.
        self._least = 0.0

    @property
    def forced(self) -> float:
        """The seconds for which an answer is shown that needed no question."""
        return self.seconds * FORCED

    @property
    def beat(self) -> float:
        """The seconds for which an act of somebody without a seat is shown."""
        return self.seconds * BEAT

    def ready(self) -> None:
        """Measure the time of a full thought, unless it is known or the pace is zero."""
        if self.seconds and not self._ready:
            self._least = max(self._least, step_of(ROOM * self._full()))
            self._ready = True

    def wait(self, prompt: str, thought: float, hurried: bool = False) -> float:
        """Compute the seconds still to wait after a bot thought `thought` seconds about a question.

        All answers to one kind of question are given after the same time; a thought that is longer
        than any before makes all that follow longer.  A `hurried` answer comes as soon as it can
        without telling how long the bot has thought.
        """
        if not self.seconds:
            return 0.0
        seconds = min(self.seconds, INSTANT) if hurried else self.seconds
        usual = seconds * (WINDOW if prompt in self._windows else 1.0)
        if thought > max(usual, self._least):
            self._least = step_of(thought)
        return max(0.0, max(usual, self._least) - thought)


#: By game, bots, seats and options.
_KNOWN: Final[dict[tuple[object, ...], float]] = {}
_FINDING: Final = threading.Lock()


def full_thought(
    spec: GameSpec[Any],
    bots: tuple[str, ...],
    seats: int,
    options: Mapping[str, str] | None = None,
) -> float:
    """Return the seconds of the longest full thought of these bots in this game.

    It is measured once, in a game of its own with the same options: which bots there are depends
    on them.
    """
    chosen = options or {}
    key = spec.id, bots, seats, tuple(sorted(chosen.items()))
    with _FINDING:
        if key not in _KNOWN:
            thoughts = (_rehearsed(spec, name, seats, chosen) for name in bots)
            _KNOWN[key] = max(thoughts, default=0.0)
        return _KNOWN[key]


def thought_of(match: Match) -> float:
    """Return the seconds of a full thought of the bots of a match."""
    table = match.table
    return full_thought(table.spec, match.s.who.bots, table.seats, table.options)


def _rehearsed(spec: GameSpec[Any], name: str, seats: int, options: Mapping[str, str]) -> float:
    """Measure a bot's seconds at the question with most answers near the beginning of a game."""
    table: Table[Any] = Table(spec, options, Seeded("pace"), seats=seats)
    rng, most, there, asked = Rng(1), 0, table, 0
    for _ in range(_BEFORE):
        if table.ask is None:
            break
        seat = next(s for s in range(table.seats) if table.ask.seats >> s & 1)
        words = table.words(seat)
        if len(words) > most:
            most, there, asked = len(words), table.clone(), seat
        table.answer(words[rng.below(len(words))], seat)
    begun = time.monotonic()
    choose(name, there, asked, "pace")
    return time.monotonic() - begun
