"""How long a bot takes to answer: never less for want of a choice, which would tell its hand.

A seat without a card to play is asked all the same and can only decline.  A quick answer would
say so; hence an answer takes as long as the slowest one that this question has had so far.
"""

from __future__ import annotations

from typing import Final

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


class Pace:
    """The pace of the bots at one table: `seconds` from one of their answers to the next."""

    def __init__(self, seconds: float, windows: tuple[str, ...]):
        self.seconds = seconds
        self._windows = windows
        self._slowest: dict[str, float] = {}

    @property
    def forced(self) -> float:
        """How many seconds an answer is shown that needed no question."""
        return self.seconds * FORCED

    def wait(self, prompt: str, thought: float) -> float:
        """How many seconds to wait after a bot has thought for so many about a question."""
        slowest = self._slowest[prompt] = max(self._slowest.get(prompt, 0.0), min(thought, LONGEST))
        usual = self.seconds * (WINDOW if prompt in self._windows else 1.0)
        return max(usual, slowest) - min(thought, LONGEST) if self.seconds else 0.0
