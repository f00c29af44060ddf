"""The bots that answer for seats without a person, one of which also advises people."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from heroon.ai import bot
from heroon.ai.levels import player_of
from heroon.kernel import Seat, Table

#: The bot that plays unless another is asked for, and that gives advice, where the game has it.
BEST: Final = "heuristic"


def seed_for(seed: str, seat: int, tokens: int) -> int:
    """Compute a bot's seed for one question, always the same at the same place of a game."""
    text = f"{seed}\0bot\0{seat}\0{tokens}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def choose(name: str, table: Table[Any], seat: int, seed: str) -> int:
    """Return the word that a bot or level of that name answers at a seat."""
    number = seed_for(seed, seat, len(table.tokens))
    spec, options = table.spec, table.spec.settings(table.options)
    player = player_of(spec, name, options, table.seats)
    return bot(player, spec, number, options, table.seats).choose(Seat(table, seat))
