"""Train a policy by gradient, in numpy: one number for each word of the vocabulary.

python examples/training.py
"""

import numpy as np
import numpy.typing as npt

from heroon.env.batch import Batch

GAMES, RATE = 64, 0.05
Numbers = npt.NDArray[np.float64]


def play(theta: Numbers, steps: int, seed: int, learn: bool) -> float:
    """Play HEROZ against random seats for so many steps; return the mean reward, from -1 to 1."""
    batch, rng = Batch("heroz", GAMES, agents=(0,), seed=seed), np.random.default_rng(seed)
    slopes: Numbers = np.zeros((GAMES, batch.words))  # of the log chance of what each game has said
    rewards: list[float] = []
    for _ in range(steps):
        odds = np.where(batch.allowed(), np.exp(theta), 0.0)
        odds /= odds.sum(axis=1, keepdims=True)
        said = (odds.cumsum(axis=1) < rng.random((GAMES, 1))).sum(axis=1)
        slopes -= odds
        slopes[np.arange(GAMES), said] += 1.0
        step = batch.step(said)
        if len(ended := np.flatnonzero(step.ends)):
            won = step.rewards[ended, 0]
            if learn:  # more of what was said in games better than the latest ones
                better = won - np.mean(rewards[-200:] or [0.0])
                theta += RATE * better @ slopes[ended] / len(won)
            slopes[ended] = 0.0
            rewards += won.tolist()
    return float(np.mean(rewards))


theta: Numbers = np.zeros(Batch("heroz", 1).words)
print(f"before: {play(theta, 300, seed=1, learn=False):+.2f}")
play(theta, 1600, seed=2, learn=True)
print(f"after:  {play(theta, 300, seed=3, learn=False):+.2f}")
