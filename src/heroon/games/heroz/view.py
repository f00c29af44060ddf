"""HEROZ: what each seat sees."""
from __future__ import annotations
from heroon.kernel import View
from .state import Duel
def view(g: Duel, seat: int) -> View:
    """Stub."""
    return View(seat, ())
