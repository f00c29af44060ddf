"""What an answer would change on the table, at its places: old and new of what is sure."""

from __future__ import annotations

from typing import Final

from heroon.board.layers import differ, where
from heroon.board.model import Look
from heroon.board.types import Board, If, Sum, Value
from heroon.play.preview import what_if
from heroon.web.board import element
from heroon.web.scene import model_of

from .desk import Desk

#: More numbers than these are no consequence to be read at a glance.
_MOST: Final = 12


def changes_at(desk: Desk, word: int, *then: int) -> tuple[list[tuple[str, str, str]], str]:
    """List what an answer changes for sure (element, old text, new text), and a verdict.

    The verdict is that of the fight that lies on the table, where it becomes another one.
    """
    match = desk.match
    model = model_of(match.table.spec.id)
    found = what_if(match, desk.seat, word, *then) if model is not None else None
    if model is None or found is None:
        return [], ""
    verdict = next((change.new for change in found.changes if change.part == "verdict"), "")
    return numbers(model.board(Look(desk.view(), match.sentences(desk.eye))), found), verdict


def foreseen(desk: Desk, words: tuple[int, ...]) -> If:
    """Return what answers come to, where the game's model foresees more than their direct effect.

    Without answers what comes as things lie.
    """
    model = model_of(desk.match.table.spec.id)
    if model is None or model.foresee is None:
        return If()
    found = model.foresee(words, Look(desk.view(), desk.match.sentences(desk.eye)))
    return found if found is not None else If()


def changed(old: Board, new: Board) -> list[tuple[str, str, str]]:
    """List the numbers that differ between two boards: element, old text, new text."""
    return numbers(old, differ(old, new))


def numbers(board: Board, found: If) -> list[tuple[str, str, str]]:
    """List what becomes of the numbers of a board: element, old text, new text."""
    told = where(board)
    out = [
        (element(change.of), change.old, change.new)
        for change in found.changes
        if change.part in ("value", "total") and isinstance(told[change.of][1], Value | Sum)
    ]
    return out if len(out) <= _MOST else []
