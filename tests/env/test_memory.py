"""The memory that batches ask for ahead: the lines of a position that a step needs, and few others.

The C of a game is built so that each read and each write is noted, and steps are looked at.
"""

from __future__ import annotations

import ctypes
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from heroon.env.batch import Batch
from heroon.kernel import game, sound_games
from heroon.native.build import COMMON, tools
from heroon.native.engine import Engine, known
from heroon.native.program import translate
from tests.native.having import native

RECORDED = Path(__file__).with_name("recorded")
LINE = 64
MANY = 64
#: The steps before it is looked: all games begin at once.
WARM = 100
STEPS = 50


class Lines(NamedTuple):
    """The lines of a position in a step, on the mean: touched, not asked for, asked for in vain."""

    touched: float
    missed: float
    idle: float


def recorded(name: str, at: Path) -> Path:
    """Build the C of a game that notes its reads and writes; skips where no compiler can."""
    spec = game(name)
    native(spec)  # or skip: no compiler
    source, made = at / "rules.c", at / "rules.so"
    parts = [(RECORDED / "before.h").read_text(), translate(spec)]
    source.write_text("\n".join([*parts, (RECORDED / "after.h").read_text()]))
    flags = [*(flag for flag in COMMON if flag != "-shared"), "-O0"]
    for command in (
        [*tools(), *flags, "-fsanitize=thread", "-c", str(source), "-o", str(at / "rules.o")],
        [*tools(), *flags, "-c", str(RECORDED / "recorder.c"), "-o", str(at / "recorder.o")],
        [*tools(), "-shared", str(at / "rules.o"), str(at / "recorder.o"), "-o", str(made)],
    ):
        done = subprocess.run(command, capture_output=True, text=True)
        if "-fsanitize=thread" in done.stderr:
            pytest.skip(f"this compiler notes no reads: {done.stderr.splitlines()[0]}")
        assert done.returncode == 0, done.stderr
    return made


def lines(name: str, at: Path, monkeypatch: pytest.MonkeyPatch) -> Lines:
    """Count the lines of a position that steps touch, and those that a batch asks for."""
    path = recorded(name, at)
    spec = game(name)
    engine: Engine[Any] = Engine(spec, path, 0.0)
    monkeypatch.setitem(known(spec).engines, (False, False), engine)
    batch = Batch(spec, MANY, seed=3)
    c = ctypes.PyDLL(str(path))
    c.recorded_games.restype = c.recorded_stride.restype = ctypes.c_size_t
    of = ctypes.py_object(batch._batch)
    games, each = c.recorded_games(of), c.recorded_stride() // LINE
    asked = np.zeros(each, np.bool_)
    number = 0
    while (start := c.recorded_asked(of, number)) >= 0:
        asked[start // LINE] = True
        number += 1
    for step in range(WARM):
        batch.step(batch.draw(step))
    seen = np.zeros((STEPS, MANY, each), np.bool_)
    for step in range(STEPS):
        into = seen[step].ctypes.data_as(ctypes.c_void_p)
        words = batch.draw(WARM + step)
        c.recorder_watch(ctypes.c_void_p(games), MANY * each * LINE, into)
        batch.step(words)
        c.recorder_watch(None, 0, None)
    counts = [found.sum(axis=2).mean() for found in (seen, seen & ~asked, asked & ~seen)]
    return Lines(*map(float, counts))


@pytest.mark.parametrize("name", sound_games())
def test_a_batch_asks_for_what_a_step_needs(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = lines(name, tmp_path, monkeypatch)
    assert found.missed <= found.touched / 20, "a step waits for lines that it did not ask for"
    assert found.idle <= found.touched * 3 / 8, "a step asks for lines that it does not need"
