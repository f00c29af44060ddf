"""The check of what needs torch: both learners run, and the .onnx says what the network says.

    python -m pip install -e '.[learn,learned]'
    python -m tests.lab.training [GAME ...]

Each game is learnt for a few rounds and steps, twice with the same seed, which gives the same
weights; then the words of network and file are compared in positions of play.  Where a planner can
tell what words gain, that is learnt from as well, with advice.  Before that a small population of
the first game is trained at one worker, at two, and on Ray where it is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from heroon.kernel import game, games
from heroon.kernel.heuristics import heuristics_of
from heroon.lab.train import PolicyTraining, TrainingOrder, train
from heroon.lab.train_net import weights_of
from heroon.lab.workers import Workers


def learnt(name: str, folder: Path, teacher: str) -> tuple[PolicyTraining, bytes]:
    """A game learnt a little by both learners, and its file."""
    writer: Any = importlib.import_module("heroon.lab.train_onnx")
    less = {"rounds": 2, "steps": 2048, "games": 16, "wide": 32, "teacher": teacher}
    less |= {"advice": teacher == "worths"}
    order = TrainingOrder(name, folder, seed=5, **less)  # type: ignore[arg-type]
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


def population(name: str, folder: Path, workers: Workers) -> dict[str, Any]:
    """A population of three, trained at so many workers: its report, without its times."""
    less = {"learner": "imitate", "rounds": 1, "games": 16, "wide": 16}
    order = TrainingOrder(name, folder, population=3, **less)  # type: ignore[arg-type]
    report = train(order, workers)
    for point in report["curve"]:
        del point["seconds"]
    weights = (folder / f"{name}.onnx").read_bytes()
    return {**report, "weights": hashlib.sha256(weights).hexdigest()}


def same_anywhere(name: str, places: list[Workers]) -> None:
    """A population is the same at every place, and its best member is the one that is written."""
    found = []
    for where in places:
        with TemporaryDirectory() as folder:
            found.append(population(name, Path(folder), where))
    assert all(one == found[0] for one in found), f"{name}: another population elsewhere"
    members = found[0]["population"]
    best = max(members, key=lambda one: one["best_tried"])
    assert found[0]["settings"]["seed"] == best["seed"] and len(members) == 3
    print(f"{name}: a population of 3 is the same at {len(places)} places: {members}")


def main() -> int:
    places = [Workers(1), Workers(2)]
    if importlib.util.find_spec("ray") is not None:
        places.append(Workers(2, "ray"))
    same_anywhere([*sys.argv[1:], *games()][0], places)
    for name in sys.argv[1:] or games():
        for teacher in teachers(name):
            with TemporaryDirectory() as folder:
                work, data = learnt(name, Path(folder), teacher)
                _, again = learnt(name, Path(folder), teacher)
            assert data == again, f"{name}: other weights by the same seed"
            same, every = agreement(work, data)
            print(f"{name}, {teacher}: {same} of {every} words as the network says", len(data))
            assert same >= 0.98 * every  # weights are kept in 16 bits
    return 0


def teachers(name: str) -> list[str]:
    """The teachers of a game that are tried here."""
    own = heuristics_of(game(name))
    return ["heuristic", *["worths"] * (own.planning is not None and own.weights is not None)]


if __name__ == "__main__":
    sys.exit(main())
