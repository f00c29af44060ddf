"""What an answer would change on the table, at its places: old and new of what is sure."""

from __future__ import annotations

from typing import Any, Final

from heroon.board.layers import differ, where
from heroon.board.model import Look
from heroon.board.types import Board, Sum, Value
from heroon.kernel import Rng, Table, View
from heroon.play.bots import seed_for
from heroon.web.board import element
from heroon.web.scene import model_of

from .desk import Desk

#: A choice is tried in so many worlds that the seat cannot tell from the real one.
_WORLDS: Final = 4
#: More changes than these are another table, and no consequence to be read at a glance.
_MOST: Final = 12


def changes_at(desk: Desk, word: int) -> list[tuple[str, str, str]]:
    """The elements whose number an answer changes for sure, each with its old and new text.

    Nothing is told where worlds differ, or where a fight that is shown has ended meanwhile.
    """
    match = desk.match
    game = match.table.spec.id
    model = model_of(game)
    view = view_after(desk, word) if model is not None else None
    if model is None or view is None:
        return []
    sentences = match.sentences(desk.eye)
    old = model.board(Look(desk.view(), sentences))
    new = model.board(Look(view, sentences))
    if old.focus and old.focus != new.focus:
        return []
    return changed(old, new)


def changed(old: Board, new: Board) -> list[tuple[str, str, str]]:
    """What becomes of the numbers of a board: the element, old, new."""
    told = where(old)
    out = [
        (element(change.of), change.old, change.new)
        for change in differ(old, new).changes
        if change.part in ("value", "total") and isinstance(told[change.of][1], Value | Sum)
    ]
    return out if len(out) <= _MOST else []


def view_after(desk: Desk, word: int) -> View | None:
    """What is seen after an answer where that is the same in every world; None where it is not."""
    match, seat = desk.match, desk.seat
    table: Table[Any] = match.table
    said = match.seating.meant(seat, word)
    speaker, viewer = match.seating.speaker(seat, said), match.seating.viewer(seat)
    rng = Rng(seed_for(match.s.seed, speaker, len(table.tokens)))
    found: View | None = None
    for _ in range(_WORLDS):
        world = table.sample(speaker, rng)
        world.answer(said, speaker)
        view = world.view(viewer)
        if found is not None and view != found:
            return None
        found = view
    return found
