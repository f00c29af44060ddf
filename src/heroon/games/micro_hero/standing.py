"""MICRO HERO: the standing answers that a seat may leave, all about the Posture."""

from __future__ import annotations

from typing import Final

from heroon.kernel import Standing, declining

from . import words as w

_ANY: Final = (w.P_PLAN, w.P_PERFECT, w.P_UPKEEP)
_LATE: Final = (w.P_PERFECT, w.P_UPKEEP)
_ONLY: Final = ("tilt", "ready")

STANDING: Final = (
    Standing("no-posture", declining(w.V, _ANY, "ready", _ONLY)),
    Standing("no-late-posture", declining(w.V, _LATE, "ready", _ONLY)),
    Standing("no-posture-turn", declining(w.V, _ANY, "ready", _ONLY), turn=True),
)
