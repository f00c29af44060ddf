"""Train a policy by its gradient, in numpy: one number for each word of the vocabulary.

python examples/training.py
"""

import numpy as np

from heroon.env.batch import Batch

GAMES, RATE, SPANS, STEPS = 64, 0.05, 6, 150


def train() -> None:
    """Play HEROZ from seat 0 against random play; print how rewards, from -1 to 1, grow."""
    batch = Batch("heroz", GAMES, agents=(0,), others="random", seed=1)
    rng, usual = np.random.default_rng(1), 0.0
    theta = np.zeros(batch.words)
    slopes = np.zeros((GAMES, batch.words))  # of the log chance of all that each game has said
    for span in range(SPANS):
        rewards: list[float] = []
        for _ in range(STEPS):
            odds = np.where(batch.allowed(), np.exp(theta), 0.0)
            odds /= odds.sum(axis=1, keepdims=True)
            said = (odds.cumsum(axis=1) < rng.random((GAMES, 1))).sum(axis=1)
            slopes -= odds
            slopes[np.arange(GAMES), said] += 1.0
            step = batch.step(said)
            ended = np.flatnonzero(step.ends)
            if len(ended):  # say more of what was said in games better than usual
                won = step.rewards[ended, 0]
                theta += RATE * (won - usual) @ slopes[ended] / len(won)
                usual += 0.05 * (won.mean() - usual)
                slopes[ended] = 0.0
                rewards += won.tolist()
        print(f"steps {span * STEPS:4} on: {len(rewards):3} games, mean {np.mean(rewards):+.2f}")


train()
