"""MINI ROGUE: the standing answers of a seat: nothing to give in this Zone, or at all."""

from __future__ import annotations

from typing import Final

from heroon.kernel import DONE, Standing, passing

from .words import P_GIVE

STANDING: Final = (
    Standing("no-gifts-turn", passing((P_GIVE,), DONE, only=False), turn=True),
    Standing("no-gifts", passing((P_GIVE,), DONE, only=False)),
)
