"""The plan behind an advice: what the best bot would say after the answer that it advises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from heroon.ai import bot_names
from heroon.kernel import Rng, Table
from heroon.play.bots import BEST, choose, seed_for

if TYPE_CHECKING:
    from heroon.play.match import Match

#: So many answers are told.
_MOST: Final = 6


def plan_of(match: Match, seat: int, word: int) -> list[str]:
    """List the answers the best bot would give next, up to chance or another seat's answer.

    It plays on in a world that the seat cannot tell from the real one.
    """
    table: Table[Any] = match.table
    if BEST not in bot_names(table.spec):
        return []
    world = table.sample(seat, Rng(seed_for(match.s.seed, seat, len(table.tokens))))
    out: list[str] = []
    turn = table.spec.turn_of(table.g)
    while len(out) < _MOST:
        world.answer(word, seat)
        ask = world.ask
        if ask is None or ask.seats != 1 << seat or table.spec.turn_of(world.g) != turn:
            return out
        word = choose(BEST, world, seat, match.s.seed)
        out.append(match.sentences(seat).word(word, world.view(seat)))
    return out
