"""Games in which an observation ends with a word of advice: what the policy would say.

A network that is advised begins as the policy, and learns where to say something else.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from heroon.env.stable_mixed import Mixed, MixedStep, Shown
from heroon.native.features import Feature


class Advised(Mixed):
    """Games of a mix; each observation has the policy's word of that position behind it.

    Of several words that weigh the same it is the first of the question; the policy must have
    weights.
    """

    def __init__(self, *given: Any, **named: Any):
        super().__init__(*given, **named)
        self.features = (*self.features, Feature("advice", self.words - 1))
        self._advice: npt.NDArray[np.uint16] | None = None

    @property
    def observations(self) -> Shown:
        """What the seats that are asked observe, and the policy's words: (many, features)."""
        if self._advice is None:
            found = [self._word(number) for number in range(self.many)]
            self._advice = np.array(found, np.uint16)[:, None]
        return np.concatenate([super().observations, self._advice], axis=1)

    @property
    def last(self) -> Shown:
        """What was observed last in the games that ended; nothing is asked any more."""
        return np.concatenate([super().last, np.zeros((self.many, 1), np.uint16)], axis=1)

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self._advice = None
        super().reset(seed)

    def step(self, words: npt.ArrayLike) -> MixedStep:
        """Say a word in each game."""
        self._advice = None
        return super().step(words)

    def _word(self, number: int) -> int:
        """Return the word of the greatest weight in one game."""
        position = self.position(number)
        ask = position.ask
        assert ask is not None  # a game that ended has begun anew
        weights = position.weights()
        return ask[2][weights.index(max(weights))]
