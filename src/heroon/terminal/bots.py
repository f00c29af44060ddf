"""Who plays the seats that no person plays."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final

from heroon.kernel import Rng, Seat

#: A bot: one of the words of its seat.
Choose = Callable[[Seat[Any], Rng], int]


def random_choice(seat: Seat[Any], rng: Rng) -> int:
    """Any word, each as likely as the next."""
    return rng.choice(seat.words)


def rng_for(seed: str, seat: int, tokens: int) -> Rng:
    """The generator of a bot for one ask: the same one after the game was saved and resumed."""
    text = f"{seed}\0bot\0{seat}\0{tokens}"
    return Rng(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big"))


#: The bots by name, the first one plays unless another is asked for.
BOTS: Final = ("random",)


def bot_named(name: str) -> tuple[Choose, Choose | None]:
    """The bot of that name, and the one that advises the person, if one can."""
    assert name in BOTS
    return random_choice, None
