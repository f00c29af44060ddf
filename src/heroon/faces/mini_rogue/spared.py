"""MINI ROGUE: questions none of whose other answers could help: they are answered unasked."""

from __future__ import annotations

from typing import Any

from heroon.games.mini_rogue import words as w
from heroon.games.mini_rogue.foes import horde
from heroon.games.mini_rogue.state import Run
from heroon.kernel import NOTHING, PASS, GameSpec, View
from heroon.kernel.words import DONE

from .odds import left_after
from .seen import run_of, seats_of


def spared(view: View, spec: GameSpec[Any]) -> int:
    """The one sensible word of a question where no other could help; NOTHING: it is asked."""
    if view.prompt == "take":
        alone = seats_of(view) == 1 and not view.area(f"items.{view.seat}").pieces
        return w.TAKE if alone else NOTHING
    if view.prompt not in ("dice", "potion", "frost") or not view.area("foes").pieces:
        return NOTHING
    g = run_of(view, spec)
    if view.prompt != "frost" and not left_after(g):
        return DONE if view.prompt == "dice" else PASS
    useful = [word for word in view.words if not _idle(g, word)]
    return NOTHING if useful else PASS


def _idle(g: Run, word: int) -> bool:
    """Whether an answer does nothing here that could not be done later as well.

    Frost has nothing to stop where the Dungeon die is a miss already; what cures can be drunk at
    the next question.
    """
    if word == PASS or w.VERB[word] == w.DRINK.id:
        return True
    return word == w.THROW_POTION[w.FROST] and g.die == 1 and not horde(g)
