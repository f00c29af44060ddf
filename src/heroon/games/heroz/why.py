"""HEROZ: why a word is refused."""
from __future__ import annotations
from .state import Duel
def why(g: Duel, seat: int, word: int) -> int:
    """Stub."""
    return 0
