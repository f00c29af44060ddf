"""The hooks of a game's heuristics that are translated with its rules (see `heroon.ai.insight`)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final

from heroon.kernel import GameSpec
from heroon.kernel.spec import no_turns

from .source import BOOL, INT, LIST, STATE, Source

#: By name: the kinds of the parameters, the kind of the result, how the function begins.
HOOKS: Final = {
    "weights": (
        [STATE, INT, INT, LIST],
        LIST,
        "def weights(g: Game, seat: int, prompt: int, words: list[int]) -> list[int]",
    ),
    "standing": ([STATE, INT], INT, "def standing(g: Game, seat: int) -> int"),
    "chapter": ([STATE], INT, "def chapter(g: Game) -> int"),
    "worth_of": ([STATE], INT, "def worth_of(g: Game) -> int"),
    "turn_of": ([STATE], INT, "def turn_of(g: Game) -> int"),
}
#: Those that are translated beside `weights` alone, and where they say that they return an int.
_BESIDE: Final = ("chapter", "worth_of")


def hook(spec: GameSpec[Any], name: str) -> Callable[..., Any] | None:
    """The hook of that name in the module of a game's policy; None where it has none."""
    if spec.policy is None:
        return None
    found = getattr(sys.modules[spec.policy.__module__], name, None)
    return found if callable(found) else None


def hooks(spec: GameSpec[Any]) -> dict[str, Callable[..., Any]]:
    """The functions that are translated beside the rules, by name.

    What only the planner asks is translated for games that it plays on by weights.
    """
    found = {name: function for name in HOOKS if (function := hook(spec, name)) is not None}
    found.pop("turn_of", None)  # the spec says it
    for name in _BESIDE:
        if name in found and ("weights" not in found or not _returns_int(found[name])):
            del found[name]
    if "chapter" in found and spec.turn_of is not no_turns:
        found["turn_of"] = spec.turn_of
    return found


def _returns_int(function: Callable[..., Any]) -> bool:
    return getattr(function, "__annotations__", {}).get("return") in (int, "int")


def check(name: str, source: Source) -> None:
    """Raise `SubsetError` for a hook that begins otherwise than hooks of its name do."""
    kinds, returns, form = HOOKS[name]
    given = [INT if p.kind == BOOL else p.kind for p in source.params]
    if given != kinds or source.returns != returns or source.rule:
        raise source.wrong(source.tree, f"the hook {name}", form)
