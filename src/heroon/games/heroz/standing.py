"""HEROZ: the standing answers that a seat may leave: ways to pass in the windows of phase 2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heroon.kernel import NOTHING, PASS, Standing, passing

from .state import NO_COLUMN, Duel
from .windows import PROMPT


def until_attacked(g: Duel, seat: int, prompt: int, words: Sequence[int]) -> int:
    """Pass for a seat until an attack on it is declared; then give no answer (NOTHING)."""
    if prompt not in PROMPT or PASS not in words:
        return NOTHING
    if g.turn != seat and g.column != NO_COLUMN:
        return NOTHING
    return PASS


STANDING: Final = (
    Standing("pass-empty", passing(PROMPT, PASS, only=True)),
    Standing("pass-turn", passing(PROMPT, PASS, only=False), turn=True, blind=True),
    Standing("pass-until-attacked", until_attacked, blind=True),
)
