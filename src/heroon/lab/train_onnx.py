"""The writer of a trained network as an .onnx file: from flat observations to a number a word.

The graph holds all that a player needs: seats are turned, numbers scaled and kinds looked up inside
of it (see `train_plan`).  Weights are kept in 16 bits.  Masks are applied outside.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from heroon.ai.learned import ADVICE

from .train_net import SURPLUS
from .train_plan import FAR, Reading

#: The versions of the operators and of the format: old enough for any onnxruntime of today.
OPSET: Final = 17
FORMAT: Final = 8


class _Graph:
    """The nodes and constants of a graph while it is written."""

    def __init__(self, onnx: Any):
        self._onnx = onnx
        self.nodes: list[Any] = []
        self.constants: list[Any] = []

    def hold(self, name: str, values: npt.NDArray[Any]) -> str:
        """Add a constant."""
        self.constants.append(
            self._onnx.numpy_helper.from_array(np.asarray(values, order="C"), name)
        )
        return name

    def weights(self, name: str, values: npt.NDArray[Any]) -> str:
        """Add weights, in 16 bits."""
        held = self.hold(f"{name}_16", values.astype(np.float16))
        return self.do("Cast", held, out=name, to=self._onnx.TensorProto.FLOAT)

    def do(self, kind: str, *given: str, out: str, **how: Any) -> str:
        """Add a node."""
        self.nodes.append(self._onnx.helper.make_node(kind, list(given), [out], **how))
        return out


def written(
    plan: Reading, weights: Mapping[str, npt.NDArray[np.float32]], about: Mapping[str, str]
) -> bytes:
    """Write a network as the bytes of an .onnx file, with what it is about as metadata."""
    onnx: Any = importlib.import_module("onnx")
    helper, kind = onnx.helper, onnx.TensorProto
    g = _Graph(onnx)
    _reading(g, plan, kind)
    low = g.do("MatMul", "scaled", g.weights("within", weights["within"]), out="low0")
    low = g.do("Add", low, g.weights("within_bias", weights["within_bias"]), out="low1")
    if len(plan.kinds):
        rows = g.do("Gather", g.weights("rows", weights["rows"]), "at", out="found", axis=0)
        summed = g.do("ReduceSum", rows, g.hold("one", np.array([1])), out="kinds_sum", keepdims=0)
        low = g.do("Add", low, summed, out="low2")
    low = g.do("Relu", low, out="low3")
    low = g.do("MatMul", low, g.weights("onward", weights["onward"]), out="on0")
    low = g.do("Add", low, g.weights("onward_bias", weights["onward_bias"]), out="on1")
    low = g.do("Relu", low, out="on2")
    low = g.do("MatMul", low, g.weights("says", weights["says"]), out="say0")
    wide, words = plan.turns.shape[1], len(weights["says_bias"])
    advised = ADVICE in about
    says_bias = g.weights("says_bias", weights["says_bias"])
    low = g.do("Add", low, says_bias, out="say1" if advised else "words")
    if advised:
        _favouring(g, low, wide, words, kind)
    graph = helper.make_graph(
        g.nodes,
        "heroon",
        [helper.make_tensor_value_info("observation", kind.FLOAT, ["many", wide + advised])],
        [helper.make_tensor_value_info("words", kind.FLOAT, ["many", words])],
        g.constants,
    )
    opset = [helper.make_opsetid("", OPSET)]
    model = helper.make_model(graph, producer_name="heroon", ir_version=FORMAT, opset_imports=opset)
    helper.set_model_props(model, dict(sorted(about.items())))
    onnx.checker.check_model(model)
    found: bytes = model.SerializeToString(deterministic=True)
    return found


def read(data: bytes) -> tuple[Reading, dict[str, npt.NDArray[np.float32]]]:
    """Read how observations are read, and the weights, out of a file that `written` made."""
    onnx: Any = importlib.import_module("onnx")
    held = {
        one.name: onnx.numpy_helper.to_array(one)
        for one in onnx.load_from_string(data).graph.initializer
    }
    none = np.zeros(0)
    plan = Reading(
        held["turns"],
        held["numbers"],
        held["mean"],
        held["scale"],
        held.get("kinds", none.astype(np.int64)),
        held["top"] + 1 if "top" in held else none.astype(np.float32),
        held.get("first", none.astype(np.int64)),
    )
    end = "_16"
    names = [name for name in held if name.endswith(end)]
    return plan, {name.removesuffix(end): held[name].astype(np.float32) for name in names}


def _favouring(g: _Graph, low: str, wide: int, words: int, kind: Any) -> None:
    """Write that the number of the word behind an observation gets `SURPLUS` more."""
    g.do("Gather", "observation", g.hold("behind", np.array(wide)), out="advice", axis=1)
    g.do("Cast", "advice", out="advised_word", to=kind.INT64)
    many = g.hold("vocabulary", np.array(words))
    more = g.hold("surplus", np.array([0.0, SURPLUS], np.float32))
    g.do(
        "Add", low, g.do("OneHot", "advised_word", many, more, out="surpluses", axis=1), out="words"
    )


def _reading(g: _Graph, plan: Reading, kind: Any) -> None:
    """Write how an observation becomes `scaled` numbers and rows `at` of the table."""
    g.do("Gather", "observation", g.hold("head", np.array(0)), out="seat", axis=1)
    g.do("Cast", "seat", out="me", to=kind.INT64)
    g.do("Gather", g.hold("turns", plan.turns), "me", out="places", axis=0)
    g.do("GatherElements", "observation", "places", out="seen", axis=1)
    g.do("Gather", "seen", g.hold("numbers", plan.numbers), out="numbers_seen", axis=1)
    g.do("Sub", "numbers_seen", g.hold("mean", plan.mean), out="centred")
    g.do("Mul", "centred", g.hold("scale", plan.scale), out="stretched")
    bounds = [
        g.hold(name, np.array(by, np.float32)) for name, by in (("least", -FAR), ("most", FAR))
    ]
    g.do("Clip", "stretched", *bounds, out="scaled")
    if len(plan.kinds):
        g.do("Gather", "seen", g.hold("kinds", plan.kinds), out="kinds_seen", axis=1)
        g.do("Min", "kinds_seen", g.hold("top", plan.size - 1), out="within_size")
        g.do("Cast", "within_size", out="whole", to=kind.INT64)
        g.do("Add", "whole", g.hold("first", plan.first), out="at")
