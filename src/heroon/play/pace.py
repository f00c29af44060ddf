"""How long a bot takes to answer: never less for want of a choice, which would tell its hand.

A seat without a card to play is asked all the same and can only decline.  A quick answer would
say so; so would the first long one.  Hence the time of an answer is known before the bot thinks:
that of its kind of question at the pace that people have chosen, or, where bots need longer, that
of a full thought, which is found once in a game that has nothing to do with this one.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any, Final

from heroon.kernel import GameSpec, Rng, Seeded, Table

from .bots import choose
from .match import Match

#: As fast as can be without telling how long a bot has thought; without any pace it would.
INSTANT: Final = 0.01
#: The paces that a player may choose, in seconds from one answer to the next.
PACES: Final = {"instant": INSTANT, "brisk": 0.6, "calm": 1.6}
#: An answer to a window, where most often nothing happens, is shown for this part of the pace.
WINDOW: Final = 0.4
#: Nobody waits longer for a bot's sake, in seconds.
LONGEST: Final = 2.0
#: An answer that is given for want of another one is shown for this part of the pace.
FORCED: Final = 0.5
#: What somebody does who holds no seat is a sentence to read: it is shown so many times the pace.
BEAT: Final = 1.5
#: Times of answers, in seconds: a thought takes one of these, never what it happens to need.
STEPS: Final = (*(INSTANT * 2 ** (n / 2) for n in range(16)), LONGEST)
#: A full thought may be longer in this game than in the one where it was found: so much longer.
ROOM: Final = 1.3
#: A full thought is found within so many answers from the beginning of a game.
_BEFORE: Final = 40


def step_of(seconds: float) -> float:
    """The time of an answer that needed so many seconds."""
    return next((step for step in STEPS if step >= seconds), LONGEST)


class Pace:
    """The pace of the bots at one table: `seconds` from one of their answers to the next.

    `full` finds how many seconds a full thought of theirs takes; it is asked once, by a thread
    that may wait.
    """

    def __init__(
        self, seconds: float, windows: tuple[str, ...], full: Callable[[], float] = lambda: 0.0
    ):
        self.seconds = seconds
        self._windows = windows
        self._full = full
        self._ready = False
        #: No answer takes less.
        self._least = 0.0

    @property
    def forced(self) -> float:
        """How many seconds an answer is shown that needed no question."""
        return self.seconds * FORCED

    @property
    def beat(self) -> float:
        """How many seconds it is shown what somebody does who holds no seat."""
        return self.seconds * BEAT

    def ready(self) -> None:
        """Find the time of a full thought, unless it is known or nobody waits."""
        if self.seconds and not self._ready:
            self._least = max(self._least, step_of(ROOM * self._full()))
            self._ready = True

    def wait(self, prompt: str, thought: float, hurried: bool = False) -> float:
        """How many seconds to wait after a bot has thought for so many about a question.

        All that is waited for in one place is the same for every answer there; a thought that is
        longer than any before makes all that follow longer.  A `hurried` answer comes as soon as it
        can without telling how long the bot has thought.
        """
        if not self.seconds:
            return 0.0
        seconds = min(self.seconds, INSTANT) if hurried else self.seconds
        usual = seconds * (WINDOW if prompt in self._windows else 1.0)
        if thought > max(usual, self._least):
            self._least = step_of(thought)
        return max(0.0, max(usual, self._least) - thought)


_KNOWN: Final[dict[tuple[str, tuple[str, ...], int], float]] = {}
_FINDING: Final = threading.Lock()


def full_thought(spec: GameSpec[Any], bots: tuple[str, ...], seats: int) -> float:
    """How many seconds a full thought of these bots takes here: found once, in a game apart."""
    key = spec.id, bots, seats
    with _FINDING:
        if key not in _KNOWN:
            _KNOWN[key] = max((_rehearsed(spec, name, seats) for name in bots), default=0.0)
        return _KNOWN[key]


def thought_of(match: Match) -> float:
    """How many seconds a full thought of the bots of a match takes."""
    return full_thought(match.table.spec, match.s.who.bots, match.table.seats)


def _rehearsed(spec: GameSpec[Any], name: str, seats: int) -> float:
    """The seconds of a thought at the question with most answers of a game's beginning."""
    table: Table[Any] = Table(spec, None, Seeded("pace"), seats=seats)
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
