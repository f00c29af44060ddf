"""The functions of a game's heuristics that are translated with its rules (see `Heuristics`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from heroon.kernel import GameSpec
from heroon.kernel.heuristics import heuristics_of
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
    "standings": ([STATE], LIST, "def standings(g: Game) -> list[int]"),
    "chapter": ([STATE], INT, "def chapter(g: Game) -> int"),
    "worth_of": ([STATE], INT, "def worth_of(g: Game) -> int"),
    "turn_of": ([STATE], INT, "def turn_of(g: Game) -> int"),
}


def hooks(spec: GameSpec[Any]) -> dict[str, Callable[..., Any]]:
    """Find the functions of the heuristics that are translated beside the rules, by name.

    What only the planner asks is translated for games that it plays on by weights.  Rollouts end by
    turns alone: there is one chapter for them where the game names none.
    """
    own = heuristics_of(spec)
    said: dict[str, Callable[..., Any] | None] = {
        "weights": own.weights,
        "standing": own.standing,
        "standings": own.standings,
    }
    if own.planning is not None and own.weights is not None:
        beside = {"chapter": own.planning.chapter, "worth_of": own.planning.worth_of}
        said |= {name: f for name, f in beside.items() if _returns_int(f)}
    if "chapter" in said or own.rollouts is not None:
        said["turn_of"] = None if spec.turn_of is no_turns else spec.turn_of
    return {name: function for name, function in said.items() if function is not None}


def one_chapter(spec: GameSpec[Any]) -> bool:
    """Return whether a game that names no chapters is one chapter in C, so that it rolls out."""
    return heuristics_of(spec).rollouts is not None


def _returns_int(function: Callable[..., Any]) -> bool:
    return getattr(function, "__annotations__", {}).get("return") in (int, "int")


def check(name: str, source: Source) -> None:
    """Raise `SubsetError` for a hook whose parameters or result are not those of its name."""
    kinds, returns, form = HOOKS[name]
    given = [INT if p.kind == BOOL else p.kind for p in source.params]
    if given != kinds or source.returns != returns or source.rule:
        raise source.wrong(source.tree, f"the hook {name}", form)
