"""HADES TRAP: the standing answers that a seat may leave, all about Zeus's shield (HT-Q42)."""

from __future__ import annotations

from typing import Final

from heroon.kernel import NO, Standing, passing

from .words import P_SHIELD

STANDING: Final = (
    Standing("no-shield-empty", passing((P_SHIELD,), NO, only=True)),
    Standing("no-shield-turn", passing((P_SHIELD,), NO, only=False), turn=True, blind=True),
)
