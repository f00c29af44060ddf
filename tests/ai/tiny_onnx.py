"""An .onnx file written by hand: one product of matrices, in the few fields of the format it needs.

onnx is not among what developers install, and weights that lie in the repository would grow old
with each change of rules.  The numbers of the fields are those of onnx.proto.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from heroon.ai.learned import ADVICE, about
from heroon.kernel import game
from heroon.native.features import features

FLOAT = 1
#: Of the format, and of its operators.
VERSION, OPSET = 8, 17


def _number(value: int) -> bytes:
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])


def _int(at: int, value: int) -> bytes:
    return _number(at << 3) + _number(value)


def _part(at: int, data: bytes | str) -> bytes:
    raw = data.encode() if isinstance(data, str) else data
    return _number(at << 3 | 2) + _number(len(raw)) + raw


def _value(name: str, wide: int) -> bytes:
    """A ValueInfoProto: floats (many, wide)."""
    shape = _part(1, _part(2, "many")) + _part(1, _int(1, wide))
    return _part(1, name) + _part(2, _part(1, _int(1, FLOAT) + _part(2, shape)))


def product(rows: int, columns: int, seed: int, meta: Mapping[str, str]) -> bytes:
    """A network that multiplies an observation by a matrix drawn from a seed."""
    matrix = np.random.default_rng(seed).normal(size=(rows, columns)).astype("<f4")
    held = _int(1, rows) + _int(1, columns) + _int(2, FLOAT) + _part(8, "by")
    held += _part(9, matrix.tobytes())
    node = _part(1, "observation") + _part(1, "by") + _part(2, "words") + _part(4, "MatMul")
    graph = _part(1, node) + _part(2, "tiny") + _part(5, held)
    graph += _part(11, _value("observation", rows)) + _part(12, _value("words", columns))
    model = _int(1, VERSION) + _part(7, graph) + _part(8, _part(1, "") + _int(2, OPSET))
    for name, text in meta.items():
        model += _part(14, _part(1, name) + _part(2, text))
    return model


def tiny(name: str, seed: int = 1, changed: Mapping[str, str] | None = None) -> bytes:
    """Such a network for a game, with its own metadata, in which something may be changed."""
    spec = game(name)
    seats = spec.seats[0]
    meta = about(spec, seats, {}, seed=str(seed)) | dict(changed or {})
    rows = len(features(spec, seats)) + (ADVICE in meta)
    return product(rows, len(spec.words.text), seed, meta)
