"""What a network reads of an observation: seats turned to its own, numbers scaled, kinds looked up.

A flat observation has ints of two sorts.  Numbers (how many cards, points) are scaled by the mean
and deviation of a sample.  Kinds (which card lies in a cell, which prompt asks) are indices into a
table, a row for each value.  Numbers that never changed in the sample, and such options, are left
out.  Seats are told by their numbers; the plan turns them, so that a seat always finds its own
things first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from heroon.env.stable_mixed import Shown
from heroon.kernel import GameSpec
from heroon.native.features import CELLS, HEAD, NUMBERS, ROW, UPPER, WHERE, features, laid

#: A number with at most so many values is looked up like a kind, too.
FEW: Final = 256
#: A list of more ints than this is read as numbers alone.
SHORT: Final = 32
#: Scaled numbers are cut here.
FAR: Final = 5.0


@dataclass(frozen=True)
class Reading:
    """The order in which a network reads features (see above); all arrays are of NumPy.

    `turns` (seats, features): where each feature is found for a seat; `numbers` with `mean` and
    `scale`; `kinds` with how many values `size`, and the first row `first`.
    """

    turns: npt.NDArray[np.int64]
    numbers: npt.NDArray[np.int64]
    mean: npt.NDArray[np.float32]
    scale: npt.NDArray[np.float32]
    kinds: npt.NDArray[np.int64]
    size: npt.NDArray[np.float32]
    first: npt.NDArray[np.int64]

    @property
    def rows(self) -> int:
        """The rows of the table of kinds."""
        return int(self.size.sum())


def turned(spec: GameSpec[Any], seats: int) -> npt.NDArray[np.int64]:
    """Say where each feature is found so that a seat comes first: (seats, features)."""
    blocks: list[list[list[int]]] = [[[HEAD + seat] for seat in range(seats)]]
    at, most = HEAD + seats, spec.seats[-1]
    own: dict[str, list[list[int]]] = {}
    for part, owner in laid(spec, seats):
        per_seat = part.field is not None and part.field.per_seat
        size, each = part.size(seats), part.each
        span = list(range(at, at + size))
        at += size
        if per_seat or (part.kind == NUMBERS and not part.owned and size == most * each > each):
            # A list as long as the largest table: an int for each seat, in all likelihood.
            blocks.append([span[i * each : (i + 1) * each] for i in range(seats)])
        elif part.owned:
            own.setdefault(part.name, [[] for _ in range(seats)])[owner] += span
    blocks += own.values()
    out = np.tile(np.arange(at), (seats, 1))
    for block in blocks:
        for me in range(seats):
            for seat, places in enumerate(block):
                out[me, places] = block[(seat + me) % seats]
    return out


def turn(sample: Shown, turns: npt.NDArray[np.int64]) -> Shown:
    """Turn observations so that the seat that observes comes first."""
    return np.take_along_axis(sample, turns[sample[:, 0]], axis=1)


def reading(spec: GameSpec[Any], seats: int, sample: Shown) -> Reading:
    """Plan how observations are read, from a sample of them."""
    turns = turned(spec, seats)
    seen = turn(sample, turns).astype(np.float64)
    varies = seen.std(axis=0) > 0
    options = {option.name for option in spec.options}
    named = features(spec, seats)
    kind_of = _kinds(spec, seats)
    numbers, kinds = [], []
    for i, f in enumerate(named):
        values = f.high + 1
        if not varies[i] and f.name in options:
            continue
        is_kind = kind_of[i] in (CELLS, UPPER, WHERE)
        if not is_kind and varies[i]:
            numbers.append(i)
        if is_kind or (kind_of[i] == NUMBERS and 2 < values <= FEW):
            kinds.append(i)
    size = np.array([named[i].high + 1 for i in kinds], np.float32)
    first = (np.cumsum(size) - size).astype(np.int64)
    mean, deviation = seen.mean(axis=0)[numbers], seen.std(axis=0)[numbers]
    scale = 1.0 / np.where(deviation > 0, np.maximum(deviation, 0.1), 1.0)
    return Reading(
        turns,
        np.array(numbers, np.int64),
        mean.astype(np.float32),
        scale.astype(np.float32),
        np.array(kinds, np.int64),
        size,
        first,
    )


def _kinds(spec: GameSpec[Any], seats: int) -> list[str]:
    """List for each feature the kind of its part; a short row counts as numbers, no wide one."""
    out = [ROW, NUMBERS, *[ROW] * seats]
    for part, _ in laid(spec, seats):
        kind = NUMBERS if part.kind == ROW and part.many <= SHORT else part.kind
        out += [ROW if kind == NUMBERS and part.wide else kind] * part.size(seats)
    return out
