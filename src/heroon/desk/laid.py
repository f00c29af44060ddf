"""What the last answer of whoever sits here has put down: a touch there takes it back."""

from __future__ import annotations

from heroon.board.layers import where
from heroon.board.model import Look, Model
from heroon.board.plain import plain
from heroon.board.types import Board, Pile

from .desk import Desk, Phase


def laid(desk: Desk, model: Model, board: Board) -> frozenset[str]:
    """Return the id of the piece that the last answer laid down, if that can be taken back alone.

    It is offered only where taking back leads just before that answer, as the table allows it:
    nothing has become known since, and nobody else has answered.
    """
    if desk.phase != Phase.ASK:
        return frozenset()
    match = desk.match
    at = match.back(desk.seat).at
    before = desk.before.get(at)
    if before is None:
        return frozenset()
    look = Look(before, match.sentences(desk.eye))
    old = where(plain(look) if model.board is plain else model.board(look))
    new = where(board)
    named = set(match.targets(before)(match.table.tokens[at].word))
    moved = [id for id, (holder, _) in new.items() if id in old and old[id][0] != holder]
    meant = [id for id in moved if named.intersection(old[id][1].at)]
    came = [id for id, (holder, _) in new.items() if id not in old and holder in old]
    gone = [id for id, (_, thing) in old.items() if id not in new and named.intersection(thing.at)]
    # What is turned down as it is put there is another thing from now on: its name is not known.
    found = meant or (came if gone and len(came) == 1 else [])
    piles = {id for id, (_, thing) in new.items() if isinstance(thing, Pile)}
    return frozenset(id for id in found[:1] if new[id][0] not in piles)
