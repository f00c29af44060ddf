"""The check of what needs torch: both learners run, and the .onnx says what the network says.

    python -m pip install -e '.[learn,learned]'
    python -m tests.lab.training [GAME ...]

Each game is learnt for a few rounds and steps, twice with the same seed, which gives the same
weights; then the words of network and file are compared in positions of play.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from heroon.kernel import games
from heroon.lab.train import PolicyTraining, TrainingOrder
from heroon.lab.train_net import weights_of


def learnt(name: str, folder: Path) -> tuple[PolicyTraining, bytes]:
    """A game learnt a little by both learners, and its file."""
    writer: Any = importlib.import_module("heroon.lab.train_onnx")
    order = TrainingOrder(name, folder, rounds=2, steps=2048, games=16, wide=32, seed=5)
    work = PolicyTraining(order)
    work.run()
    work.kept = weights_of(work.model)
    return work, writer.written(work.plan, work.kept, work.about())


def agreement(work: PolicyTraining, data: bytes) -> tuple[int, int]:
    """In how many positions, of how many, the file has the network's word."""
    runtime: Any = importlib.import_module("onnxruntime")
    session = runtime.InferenceSession(data, providers=["CPUExecutionProvider"])
    same = every = 0
    for _ in range(40):
        shown, allowed = work.games.observations, work.games.allowed()
        words = work.player.words(shown, allowed)
        (found,) = session.run(None, {"observation": shown.astype(np.float32)})
        found[~allowed] = -np.inf
        same += int((found.argmax(axis=1) == words).sum())
        every += len(words)
        work.games.step(words)
    return same, every


def main() -> int:
    for name in sys.argv[1:] or games():
        with TemporaryDirectory() as folder:
            work, data = learnt(name, Path(folder))
            _, again = learnt(name, Path(folder))
        assert data == again, f"{name}: other weights by the same seed"
        same, every = agreement(work, data)
        print(f"{name}: {same} of {every} words as the network says, {len(data)} bytes")
        assert same >= 0.98 * every  # weights are kept in 16 bits
    return 0


if __name__ == "__main__":
    sys.exit(main())
