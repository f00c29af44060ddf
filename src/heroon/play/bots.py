"""The bots that answer for seats without a person, one of which also advises people."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from math import sqrt
from typing import Any, Final

from heroon.ai import bot
from heroon.ai.levels import player_of
from heroon.ai.rollouts import ROLLOUTS, RolloutBot
from heroon.kernel import GameSpec, Seat, Table
from heroon.kernel.heuristics import Rollouts, heuristics_of

#: The bot that plays unless another is asked for, and that gives advice, where the game has it.
BEST: Final = "heuristic"


#: Without the engine in C a game that is tried takes some eighty times as long.  With a sixteenth
#: of the tries a word that took 16 seconds takes one.  Where words race, half the rounds are left
#: out, since a round of too few worlds would not say what may be chance.
_FEWER: Final = 16
_FEWER_ROUNDS: Final = 2


def seed_for(seed: str, seat: int, tokens: int) -> int:
    """Compute a bot's seed for one question, always the same at the same place of a game."""
    text = f"{seed}\0bot\0{seat}\0{tokens}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def choose(name: str, table: Table[Any], seat: int, seed: str) -> int:
    """Return the word that a bot or level of that name answers at a seat."""
    number = seed_for(seed, seat, len(table.tokens))
    spec, options = table.spec, table.spec.settings(table.options)
    player = player_of(spec, name, options, table.seats)
    if player == ROLLOUTS and not _has_engine(spec):
        return RolloutBot(spec, number, eased(spec)).choose(Seat(table, seat))
    return bot(player, spec, number, options, table.seats).choose(Seat(table, seat))


def eased(spec: GameSpec[Any]) -> Rollouts:
    """Return the settings of rollouts where people would wait too long for all of them.

    Fewer tries say less, so another word than the policy's must be better by a larger margin. Where
    words race, what may be chance tells that by itself.
    """
    how = heuristics_of(spec).rollouts or Rollouts()
    if how.close is not None:
        worlds = max(1, how.effort.worlds // _FEWER_ROUNDS)
        each = max(2, how.effort.each * _FEWER_ROUNDS // _FEWER)
        return replace(how, effort=replace(how.effort, worlds=worlds, each=each))
    each = max(1, how.effort.each // _FEWER)
    margin = how.effort.margin * sqrt(how.effort.each / each)
    return replace(how, effort=replace(how.effort, each=each, margin=margin))


def _has_engine(spec: GameSpec[Any]) -> bool:
    """Return whether a game can be played in C now."""
    from heroon.native import Engine, engine  # late: who tries no words need not wait for it

    return isinstance(engine(spec, make=False), Engine)
